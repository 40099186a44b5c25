import { beforeAll, expect, test } from "vitest";
import { aboutLine, lineOf } from "./lines";
import { load } from "@/testing/still";
import { texts } from "@/text/text.svelte";
import type { SumLine } from "@/server/messages";

beforeAll(() => texts.use("en"));

test("every line explains itself, with the rule it stands on", async () => {
  const { facts } = await load("seth/battle-mixed-6");
  const of = (source: string): ReturnType<typeof aboutLine> =>
    aboutLine(facts, lineOf(facts, { source, stat: "strength", amount: 1, so_far: 1, owner: null } as SumLine));
  const [tile] = Object.keys(facts.tiles);
  expect(of(`tile-${tile}`).name).toBe(texts.say(`tile-${tile}`));
  expect(of("battle-500").rule).toBe(facts.battle_cards["500"]?.rule);
  expect(of("units-1")).toMatchObject({ name: "1 unit", rule: "B-BATTLE-15" });
  expect(of("power-strength_of_horus").rule).toBe("S-TEMPLE-13");
  const [creature] = Object.keys(facts.seth?.creature_cards ?? {});
  expect(of(`creature_card-${creature}`).rule).toBe("S-CORRUPT-CREATURE-06");
});
