import { beforeAll, expect, test } from "vitest";
import type { Fixture } from "@/gallery/fixtureTable";
import { texts } from "./text.svelte";
import { decimal, effects, space, troop, type Telling } from "./things";

const fixtures = import.meta.glob<Fixture>("../fixtures/turn-5.json", { eager: true, import: "default" });

beforeAll(() => texts.use("en"));

test("a troop in words", () => {
  expect(troop(3, "phoenix", 1)).toBe("3 units and Phoenix, 1 of them a priest");
  expect(troop(2, null, 2)).toBe("2 priests");
});

test("spaces are called by the god of their city", () => {
  const facts = Object.values(fixtures)[0]!.facts;
  const owned: Telling = { name: () => "", facts, cityOf: (city) => (city === "A" ? "Sobek" : null) };
  expect([space("FA", owned), space("A2", owned), space("FB", owned)]).toEqual([
    "Gate of Sobek",
    "District A2 of Sobek",
    "Gate of B",
  ]);
});

test("French elides before a god whose name begins with a vowel", async () => {
  const facts = Object.values(fixtures)[0]!.facts;
  const gate = (god: string): string => space("FA", { name: () => "", facts, cityOf: () => god });
  await texts.use("fr");
  expect(["Anubis", "Horus", "Ouadjet", "Sobek"].map(gate)).toEqual([
    "Porte d’Anubis",
    "Porte d’Horus",
    "Porte d’Ouadjet",
    "Porte de Sobek",
  ]);
  await texts.use("en");
});

test("what a choice does at once", () => {
  const done = effects({ prayer: -2, points: 1 });
  expect(done.map((each) => `${each.icon} ${each.amount}`)).toEqual(["prayer −2", "victory +1"]);
  expect(effects({ prayer: null, points: 0 })).toEqual([]);
});

test("figures have the comma or point of the language", async () => {
  expect(decimal(1.44)).toBe("1.4");
  await texts.use("pl");
  expect(decimal(2)).toBe("2,0");
  await texts.use("en");
});
