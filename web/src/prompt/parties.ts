// A mixed group: every group that the server calls legal, picked figure by figure in any order.
import type { Party, QuestionSlug } from "@/server/messages";

export const unitsOf = (party: Party | null, seat: number): number => party?.units[seat] ?? 0;

/** Everybody with a unit that could go, in the order of seats. */
export const ownersIn = (parties: Party[]): number[] =>
  [...new Set(parties.flatMap((party) => Object.keys(party.units).map(Number)))].sort((one, other) => one - other);

export const mostOf = (parties: Party[], seat: number): number =>
  Math.max(0, ...parties.map((party) => unitsOf(party, seat)));

export const creaturesIn = (parties: Party[]): string[] => [
  ...new Set(parties.map((party) => party.creature).filter((creature): creature is string => creature !== null)),
];

/** What is wished for, and the part just touched, which counts most. */
interface Wish {
  units: Record<number, number>;
  creature: string | null;
  touched: number | "creature";
}

const FAR = 100;

/** The legal group nearest to a wish; the first of equals, which is the larger one. */
function nearest(parties: Party[], wish: Wish): Party | null {
  const owners = ownersIn(parties);
  const away = (party: Party): number =>
    owners.reduce(
      (sum, seat) => sum + Math.abs(unitsOf(party, seat) - (wish.units[seat] ?? 0)) * (wish.touched === seat ? FAR : 1),
      (party.creature === wish.creature ? 0 : 1) * (wish.touched === "creature" ? FAR : 0.5),
    );
  return parties.toSorted((one, other) => away(one) - away(other))[0] ?? null;
}

export const withUnits = (parties: Party[], now: Party | null, seat: number, count: number): Party | null =>
  nearest(parties, { units: { ...now?.units, [seat]: count }, creature: now?.creature ?? null, touched: seat });

export const withCreature = (parties: Party[], now: Party | null, creature: string | null): Party | null =>
  nearest(parties, { units: { ...now?.units }, creature, touched: "creature" });

/** Whether the group is put together of these owners now. */
export const GATHERING: ReadonlySet<QuestionSlug> = new Set(["group-of-owner", "creature-with-the-group"]);

/** A ready-made way belongs to one group: that whose answers it begins with. */
export const isWayOf = (way: number[], party: Party): boolean =>
  party.choices.every((code, place) => way[place] === code);
