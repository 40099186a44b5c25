import { beforeAll, describe, expect, test } from "vitest";
import { storyOf, type BattleStory, type SideStory } from "./battle";
import { isFighterNamed, ownersOf, possibleCards, strengthBetween } from "./side";
import { load } from "@/testing/still";
import { texts } from "@/text/text.svelte";

beforeAll(() => texts.use("en"));

async function story(name: string): Promise<BattleStory> {
  const { state, facts } = await load(name);
  return storyOf(state.view, state.events, facts, null) as BattleStory;
}

describe("the fighter", () => {
  test("of several members one is named; until then nobody is", async () => {
    const mixed = await story("seth/battle-mixed-6");
    expect(isFighterNamed(mixed, "defender", "battle-cards")).toBe(true);
    expect(isFighterNamed(mixed, "defender", "fighter")).toBe(false);
    expect(isFighterNamed({ ...mixed, revealed: true }, "defender", "share")).toBe(true); // losses are shared after it
  });

  test("Seth fights himself, and so does everybody in a game without him", async () => {
    const mixed = await story("seth/battle-mixed-6");
    expect(mixed.attacker.seat).toBe(0);
    expect(isFighterNamed(mixed, "attacker", "battle-cards")).toBe(false);
    expect(isFighterNamed(await story("battle-cards-3"), "defender", "battle-cards")).toBe(false);
  });
});

describe("figures", () => {
  test("an owner loses units to the enemy and to their own card; nothing is struck before that is shown", async () => {
    const one: SideStory = { ...(await story("after-battle-4")).attacker, units: 4, lost: 1, ownLost: 2 };
    expect(ownersOf(one, false)).toEqual([{ seat: one.seat, units: 4, lost: 0 }]);
    expect(ownersOf(one, true)).toEqual([{ seat: one.seat, units: 4, lost: 3 }]);
  });

  test("units of one owner are all there, also when only those left are told of", async () => {
    const seth: SideStory = { ...(await story("seth/battle-mixed-6")).attacker, units: 6, troop: { 0: 4 }, lost: 2 };
    expect(ownersOf(seth, false)).toEqual([{ seat: 0, units: 6, lost: 0 }]);
    expect(ownersOf(seth, true)).toEqual([{ seat: 0, units: 6, lost: 2 }]);
  });

  test("of several owners those are struck that are no longer there", async () => {
    const mixed: SideStory = {
      ...(await story("seth/battle-mixed-6")).defender,
      troop: { 1: 3, 2: 1 },
      left: { 1: 2 },
    };
    expect(ownersOf(mixed, true)).toEqual([
      { seat: 1, units: 3, lost: 1 },
      { seat: 2, units: 1, lost: 1 },
    ]);
    expect(ownersOf(mixed, false).map(({ lost }) => lost)).toEqual([0, 0]);
  });
});

test("a hidden card adds something between the least and the most that is possible", async () => {
  const { state, facts } = await load("battle-cards-3");
  const me = state.view.seats[state.view.viewer!]!;
  expect(possibleCards(me, true)).toBe(me.battle_hand);
  expect(possibleCards(me, false)).toBe(me.battle_cards_possible);
  expect(possibleCards(undefined, true)).toEqual([]);
  expect([["500", "303"], ["500"], []].map((cards) => strengthBetween(facts, cards))).toEqual(["3–5", "5", "?"]);
});
