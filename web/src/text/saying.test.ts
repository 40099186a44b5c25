import { beforeAll, expect, test } from "vitest";
import type { Saying } from "@/server/messages";
import type { Fixture } from "@/gallery/fixtureTable";
import { fill } from "./saying";
import type { Telling } from "./things";
import { LANGUAGES, texts } from "./text.svelte";

const fixtures = import.meta.glob<Fixture>("../fixtures/**/*.json", { eager: true, import: "default" });
const games = Object.entries(fixtures).filter(([, each]) => each.state);
const telling: Telling = { name: (seat) => ["Ana", "Marek"][seat] ?? "?" };
const say = (key: string, values: Saying["values"]): string => fill({ key, values }, telling);

beforeAll(() => texts.use("en"));

test("every kind of value is said", () => {
  const units = (count: number): Saying => ({ key: "count-units", values: { count } });
  const attack = {
    space: { space: "FA" },
    who: { and: [{ seat: 0 }, { seat: 1 }] },
    troop: { and: [units(1), units(3)] },
  };
  expect(say("choice-step-attack", attack)).toBe("attack Ana and Marek (1 unit and 3 units) at Gate of A");
  expect(say("choice-use", { token: { name: "token-mask" }, text: { text: "token-mask" } })).toBe("use Mask");
  expect(say("choice-buy", { tile: { name: "tile-my_own" }, text: { text: "tile-my_own" } })).toBe("buy my_own");
  expect(say("choice-remove", { card: { battle: "410" } })).toContain("(4/1/0)");
  expect(say("event-trip", { who: { seat: 0 }, from_stop: { stop: "1A1" }, stop: { stop: "TS" } })).toContain("1A1");
  expect(say("choice-other", { choice: { plus: ["a", { comma: ["b", 3] }] } })).toBe("a + b, 3");
});

test.each(LANGUAGES)("every choice and event of the fixtures is said in $name", async ({ id }) => {
  await texts.use(id);
  for (const [, { state }] of games) {
    const sayings = [
      ...(state.prompt?.choices ?? []).map((each) => each.says),
      ...state.events.flatMap((each) => each.says),
    ];
    for (const each of sayings) expect(fill(each, telling)).not.toMatch(/choice-|event-|undefined|[{}]|NaN|_/);
  }
  await texts.use("en");
});
