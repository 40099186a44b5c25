import { describe, expect, test } from "vitest";
import { arithmeticIn } from "@/testing/arithmetic";

const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts", "!../testing/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("the browser adds nothing up", () => {
  test.each(Object.keys(sources))("%s", (path) => {
    expect(arithmeticIn(sources[path] ?? "", path.endsWith(".svelte"))).toEqual([]);
  });

  test("there is something to look at", () => {
    expect(Object.keys(sources)).toContain("./lines.ts");
    expect(Object.keys(sources)).toContain("./Weighing.svelte");
  });
});

test.each([
  "const total = side.strength + card.strength;",
  "let strength = 0; strength += 2;",
  "const lost = enemy.damage - side.protection;",
  'const lost = enemy["damage"] - 1;',
  "const all = lines.reduce((sum, line) => sum + line.value, 0);",
  "const all = Math.max(0, enemy.damage - side.protection);",
  "function f(card: Card, stat: Stat): number { return -card.strength * 2; }",
  "side.total.strength++;",
])("arithmetic is found: %s", (source) => {
  expect(arithmeticIn(source, false)).toHaveLength(1);
});

test("it is found in the markup too", () => {
  expect(arithmeticIn("<b>{side.strength + 1}</b>", true)).toEqual(["side.strength + 1"]);
  expect(arithmeticIn("{#each { length: card.damage * 2 }, place}{place}{/each}", true)).toHaveLength(1);
});

test.each([
  "const tie = attacker.strength === defender.strength;",
  "const most = Math.max(story.attacker.added.length, story.defender.added.length);",
  "const text = `${card.strength} + ${card.damage}`;",
  "const wide = place * 120;",
])("what is no arithmetic on figures is left alone: %s", (source) => {
  expect(arithmeticIn(source, false)).toEqual([]);
});
