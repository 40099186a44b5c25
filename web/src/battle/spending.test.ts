import { expect, test } from "vitest";
import { battleDivine, costOf, fits, priceOf } from "./spending";
import { load } from "@/testing/still";
import type { Facts, SeatView } from "@/server/messages";

async function hand(): Promise<{ facts: Facts; mine: SeatView; dear: string; other: string }> {
  const { state, facts } = await load("battle-cards-3");
  const mine = state.view.seats[state.view.viewer!]!;
  const dear = Object.values(facts.cards).find((card) => card.symbol === "battle" && card.cost > 0)!.id;
  const other = Object.values(facts.cards).find((card) => card.symbol !== "battle")!.id;
  delete mine.hand_prices;
  mine.hand = { [dear]: 2, [other]: 1 };
  return { facts, mine, dear, other };
}

test("only cards for battles count, with their number; an onlooker has none", async () => {
  const { facts, mine, dear } = await hand();
  expect(battleDivine(facts, mine)).toEqual([[dear, 2]]);
  expect(battleDivine(facts, undefined)).toEqual([]);
});

test("the price told stands above the printed one", async () => {
  const { facts, mine, dear } = await hand();
  expect(priceOf(facts, mine, dear)).toBe(facts.cards[dear]!.cost);
  mine.hand_prices = { [dear]: 0 };
  expect(priceOf(facts, mine, dear)).toBe(0);
});

test("there must be prayer for all that are meant and one more", async () => {
  const { facts, mine, dear } = await hand();
  const { cost } = facts.cards[dear]!;
  mine.prayer = 2 * cost;
  expect(costOf(facts, mine, [dear, dear])).toBe(2 * cost);
  expect([[], [dear], [dear, dear]].map((meant) => fits(facts, mine, meant, dear))).toEqual([true, true, false]);
});
