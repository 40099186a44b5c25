import { expect, test } from "vitest";
import { behind, formation } from "./ground";
import type { Facts, View } from "@/server/messages";

const space = (kind: string, income = 0, obelisk = false): object => ({ kind, income, obelisk });
const FACTS = {
  spaces: {
    DT: space("temple", 5, true),
    SH: space("temple", 4),
    SA: space("sanctuary"),
    OB: space("desert", 0, true),
    OPEN: space("desert"),
    A1: space("district"),
  },
} as unknown as Facts;
const VIEW = { spaces: { A1: { pyramid: { colour: "red", level: 3 } } } } as unknown as View;
const painted = (id: string): string[] => behind(FACTS, VIEW, id).map((each) => each.id);

test("what is fought for stands behind the battle", () => {
  expect(painted("DT")).toEqual(["pl-temple-5"]);
  expect(painted("SH")).toEqual(["pl-temple-3"]);
  expect(painted("SA")).toEqual(["pl-sanctuary"]);
  expect(painted("OB")).toEqual(["pl-obelisk", "pl-obelisk"]);
  expect(painted("A1")).toEqual(["pyr-red-3"]);
  expect(painted("OPEN")).toEqual([]);
});

test("a buildings' foot is before the horizon, whatever its size", () => {
  const feet = ["DT", "SA", "OB"].flatMap((id) =>
    behind(FACTS, VIEW, id).map((each) => Math.round(each.y + 26.5 * each.scale)),
  );
  expect(new Set(feet.map((foot) => Math.abs(foot - 424) <= 2))).toEqual(new Set([true]));
});

test("an army stands in one line, then in two and three; the leader is nearest to the foe", () => {
  const lines = (units: number): number => new Set(formation(units).men.map((man) => man.y)).size;
  expect([1, 4, 5, 8, 9, 14].map(lines)).toEqual([1, 1, 2, 2, 3, 3]);
  for (const units of [1, 4, 5, 9]) {
    const { men, left, width } = formation(units);
    expect(men).toHaveLength(units);
    expect(men.find((man) => man.place === 0)?.x).toBe(Math.max(...men.map((man) => man.x)));
    expect(men.every((man) => man.x > left && man.x < left + width)).toBe(true);
  }
});

test("who stands nearer is painted later", () => {
  const heights = formation(7).men.map((man) => man.y);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
});
