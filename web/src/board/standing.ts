// Who stands on a space, as troops: in the base game each seat is a troop of its own; with Seth the members on a space
// are one troop together, and what they took from each other's side stands among them.
import type { View } from "@/server/messages";

export interface Stone {
  seat: number;
  units: number;
  /** Figures among them that began on the other side, by their first owner. */
  captured: number[];
}
export interface Standing {
  side: "seth" | "alliance" | null;
  stones: Stone[];
  units: number;
  creature: string | null;
  /** Whose creature it is. */
  controller: number;
  priests: number;
}

const SETH = 0;

/** Troops on a space, in the order of seats; with Seth the alliance first, Seth at its right. */
export function standingOn(view: Pick<View, "spaces"> & { seth?: unknown }, space: string): Standing[] {
  const here = view.spaces[space];
  if (!here) return [];
  const seats = [...new Set([...Object.keys(here.units), ...Object.keys(here.creatures)])]
    .map(Number)
    .sort((a, b) => a - b);
  if (!view.seth) return seats.map((seat) => troopOf(here, null, [seat]));
  const members = seats.filter((seat) => seat !== SETH);
  return [
    ...(members.length ? [troopOf(here, "alliance", members)] : []),
    ...(seats.includes(SETH) ? [troopOf(here, "seth", [SETH])] : []),
  ];
}

function troopOf(here: View["spaces"][string], side: Standing["side"], seats: number[]): Standing {
  const owners = seats.filter((seat) => here.units[seat]);
  const keeper = seats.find((seat) => here.creatures[seat]);
  const stones = (owners.length ? owners : seats.slice(0, 1)).map((seat) => ({
    seat,
    units: here.units[seat] ?? 0,
    captured: side ? capturedBy(here, seat) : [],
  }));
  return {
    side,
    stones,
    units: stones.reduce((sum, each) => sum + each.units, 0),
    creature: keeper === undefined ? null : (here.creatures[keeper] ?? null),
    controller: keeper ?? stones[0]?.seat ?? SETH,
    priests: seats.reduce((sum, seat) => sum + (here.priests?.[seat] ?? 0), 0),
  };
}

/** Seth's captives by first owner (S-TILE-UNITS-CORRUPTION); a member's are figures that left Seth. */
function capturedBy(here: View["spaces"][string], seat: number): number[] {
  if (seat !== SETH) return Array.from({ length: here.violet?.[seat] ?? 0 }, () => SETH);
  return Object.entries(here.captured ?? {}).flatMap(([owner, count]) =>
    Array.from({ length: count }, () => Number(owner)),
  );
}
