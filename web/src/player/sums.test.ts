import { expect, test } from "vitest";
import type { TileFacts } from "@/server/messages";
import { namesThatFit, rowsFor, sumsOf } from "./sums";

const tile = (id: string, modifiers: Record<string, number>): TileFacts => ({ id, modifiers }) as unknown as TileFacts;

test("tiles add up to what one asks about an opponent", () => {
  const sums = sumsOf([
    tile("charge", { strength_attacking: 1 }),
    tile("blades", { strength: 1 }),
    tile("initiative", { initiative: 2 }),
    tile("crusade", { prayer_per_kill: 2 }),
  ]);
  expect(sums.map(({ key, face }) => [key, face.figure])).toEqual([
    ["attack", "+2"],
    ["defence", "+1"],
    ["initiative", "−2"],
  ]);
  expect(sums[0]!.tiles).toEqual(["charge", "blades"]);
});

test("strength that counts on both sides is one sum", () => {
  expect(sumsOf([tile("blades", { strength: 1 })]).map((sum) => sum.key)).toEqual(["strength"]);
  expect(sumsOf([])).toEqual([]);
});

test("what does not fit is counted, and the count has its room", () => {
  const names = Array<string>(15).fill("Divine Strength");
  expect(rowsFor(names, 236)).toBe(8);
  expect(namesThatFit(names, 236, 8)).toHaveLength(15);
  const shown = namesThatFit(names, 236, 2).length;
  expect(shown).toBeGreaterThan(1);
  expect(shown).toBeLessThan(4);
  expect(namesThatFit(names, 236, 2, 1.4).length).toBeLessThanOrEqual(shown);
  expect(namesThatFit(["Priest"], 236, 1)).toEqual([0]);
  const mixed = ["Slaves", "Recruiting Scribe of Amon", "Priest", "Legion"];
  expect(namesThatFit(mixed, 236, 1), "a long name lets shorter ones pass").toEqual([0, 2, 3]);
  expect(rowsFor([], 236)).toBe(0);
});
