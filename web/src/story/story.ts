// The story of a finished game read off its figures: who led when, which battles turned it, and why it ended.
import { t } from "@/text/text.svelte";
import type { Analysis, BattleTold, PointsNow, Story, View } from "@/server/messages";
import type { God } from "@/pieces/gods";

export const totalOf = (points: Record<string, number> | undefined): number =>
  points?.["total"] ?? Object.values(points ?? {}).reduce((sum, each) => sum + each, 0);

/** The total of a seat just before and at the end of the turn of a moment. */
function around(story: Story, version: number, seat: number): [number, number] {
  const after = story.points.findIndex((row) => row.version >= version);
  const at = after < 0 ? story.points.length - 1 : after;
  return [totalOf(story.points[at - 1]?.points[seat]), totalOf(story.points[at]?.points[seat])];
}

export interface Judged {
  battle: BattleTold;
  gained: number;
  weight: number;
}

/**
 * How much a battle moved: points of the winner's turn, points the loser lost, units lost, and lateness as the last
 * word.
 */
export function judged(story: Story, battle: BattleTold): Judged {
  const winner = battle.winner;
  const loser = winner === battle.attacker.seat ? battle.defender.seat : battle.attacker.seat;
  if (battle.called_off || winner === null) return { battle, gained: 0, weight: -1 };
  const [before, after] = around(story, battle.version, winner);
  const [loserBefore, loserAfter] = around(story, battle.version, loser);
  const units = (battle.attacker.lost ?? 0) + (battle.defender.lost ?? 0);
  const last = story.points.at(-1)?.version ?? 1;
  return {
    battle,
    gained: after - before,
    weight: 2 * (after - before) + (loserBefore - loserAfter) + units / 4 + battle.version / last,
  };
}

/** The battles that decided most, in the order in which they were fought. */
export function decisive(story: Story, most = 3): Judged[] {
  const all = story.battles.map((battle) => judged(story, battle)).filter((each) => each.weight >= 0);
  const best = [...all].sort((a, b) => b.weight - a.weight).slice(0, most);
  return all.filter((each) => best.includes(each));
}

/** The battle that decided most. */
export const decider = (story: Story): BattleTold | null => decisive(story, 1)[0]?.battle ?? null;

/** The chance to win the game that its winner had before and after a battle, as far as the analysis has come. */
export function swing({ course }: Pick<Analysis, "course">, battle: BattleTold): [number, number] | null {
  if (battle.winner === null) return null;
  const before = course.findLast((row) => row.version < battle.version)?.chances[battle.winner];
  const after = course.find((row) => row.version >= battle.version)?.chances[battle.winner];
  return before === undefined || after === undefined ? null : [before, after];
}

/** The last row of every day, after the start. */
export function byDay(rows: PointsNow[]): PointsNow[] {
  const days = new Map<number, PointsNow>();
  for (const row of rows) days.set(row.day, row);
  return [...days.values()];
}

const REASONS: Record<string, string> = {
  target: "reason-target",
  "day-limit": "reason-day-limit",
  "in-the-day": "reason-in-the-day",
  "last-day": "reason-last-day",
};

const SETH_REASONS: Record<string, string> = {
  "combat-points": "reason-combat-points",
  "no-units": "reason-no-units",
  objectives: "reason-objectives",
  district: "reason-district",
  "day-limit": "reason-progress",
};

/** Why the game ended as it did, in the sentences of the rules. */
export function reasons(view: View, name: (seat: number) => string): string[] {
  const winner = view.seats.find((seat) => seat.seat === view.winner);
  if (!winner) return [];
  if (view.seth) {
    const target = winner.seat === 0 ? view.target : view.seth.alliance_target;
    return [t(SETH_REASONS[view.end_reason] ?? "end-cut-off", { target })];
  }
  const who = name(winner.seat);
  const level = view.seats.filter((seat) => seat !== winner && seat.points.total === winner.points.total);
  const others = (seats: typeof level): string => seats.map((seat) => name(seat.seat)).join(", ");
  const said = [t(REASONS[view.end_reason] ?? "end-cut-off", { who, target: view.target })];
  if (level.length && view.end_reason === "in-the-day") return [...said, t("reason-level", { others: others(level) })];
  const fewer = level.filter((seat) => (seat.points["battle"] ?? 0) < (winner.points["battle"] ?? 0));
  const same = level.filter((seat) => (seat.points["battle"] ?? 0) === (winner.points["battle"] ?? 0));
  if (fewer.length) said.push(t("reason-battle", { who, others: others(fewer) }));
  if (same.length) said.push(t("reason-order", { who, others: others(same) }));
  return said;
}

/** The dashes of each seat's line in a chart: nobody has to tell colours apart. */
export const DASH: Record<God, string> = {
  horus: "",
  anubis: "11 5",
  bastet: "0.1 6",
  wadjet: "13 5 0.1 5",
  sobek: "5 5",
  seth: "20 4",
};

/** SHA-256 of a text, as hex digits. */
export async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
