// Divine cards for battles that a seat holds, and what those cost that are meant.
import type { Facts, SeatView } from "@/server/messages";

/** Those in the hand that are played in battles, with their number. */
export const battleDivine = (facts: Facts, mine: SeatView | undefined): [string, number][] =>
  Object.entries(mine?.hand ?? {}).filter(([id]) => facts.cards[id]?.symbol === "battle");

/** The price that the server tells, which tiles may have lowered; else the printed one. */
export const priceOf = (facts: Facts, mine: SeatView | undefined, id: string): number =>
  mine?.hand_prices?.[id] ?? facts.cards[id]?.cost ?? 0;

export const costOf = (facts: Facts, mine: SeatView | undefined, ids: string[]): number =>
  ids.reduce((sum, id) => sum + priceOf(facts, mine, id), 0);

/** Whether there is prayer for one more. */
export const fits = (facts: Facts, mine: SeatView | undefined, meant: string[], id: string): boolean =>
  costOf(facts, mine, [...meant, id]) <= (mine?.prayer ?? 0);
