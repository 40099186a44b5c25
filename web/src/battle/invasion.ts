// Two battles that are prepared at once (Furious invasion): which they are, and the answer put together for both.
import type { BattleView, Choice, QuestionSlug, View } from "@/server/messages";

/** Moments at which both battles lie open before everybody, nothing revealed yet. */
const PREPARING = new Set<QuestionSlug>(["invasion-cards", "first-battle"]);

/** Both battles, the one of the troop moved first in front; null at any other moment. */
export function bothPrepared(view: View | null): [BattleView, BattleView] | null {
  if (!view?.battle || !view.other_battle || !PREPARING.has(view.asked)) return null;
  const [one, other] = [view.battle, view.other_battle];
  return (one.number ?? 0) <= (other.number ?? 0) ? [one, other] : [other, one];
}

/** The cards picked: for a fighter in both battles the second one is played too, for others it is thrown away. */
export interface Pair {
  first: string | null;
  second: string | null;
}

/** Whether this seat fights in both: one card goes to each. */
export const fightsBoth = (plays: Choice[]): boolean => plays.some((choice) => "second" in choice.fields);

export function chosenPair(plays: Choice[], { first, second }: Pair): Choice | undefined {
  return plays.find(
    ({ fields }) => fields["play"] === first && (fields["second"] ?? fields["discard"]) === second && second !== null,
  );
}
