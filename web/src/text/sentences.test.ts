import { beforeAll, expect, test } from "vitest";
import type { Fixture } from "@/gallery/fixtureTable";
import { effects, lines, phrase, sentence, space, troop, type Asked, type Telling } from "./sentences";
import { texts } from "./text.svelte";
import type { Choice, GameEvent } from "@/server/messages";

const fixtures = import.meta.glob<Fixture>("../fixtures/*-[2-5]*.json", { eager: true, import: "default" });
const games = Object.entries(fixtures).filter(([, each]) => each.state);
const names = ["Ana", "Inês", "Chloé", "Marek", "Khaba"];
const telling = (facts?: Fixture["facts"]): Telling => ({ name: (seat) => names[seat] ?? "?", facts });
const event = (kind: string, fields: GameEvent["fields"], version = 1): GameEvent => ({
  version,
  kind,
  fields,
  takes_back: 0,
  says: [],
});

beforeAll(() => texts.use("en"));

test("an event is told in a sentence", () => {
  const told = sentence(event("step", { seat: 3, from: "A1", to: "FA", units: 2, creature: "phoenix" }), telling());
  expect(told).toBe("Marek moves 2 units with Phoenix from District A1 to Gate of A.");
  expect(sentence(event("bought", { seat: 0, tile: "charge", price: 0 }), telling())).toBe("Ana buys Charge!, free.");
  expect(sentence(event("from_an_expansion", { seat: 0 }), telling())).toBe("from_an_expansion: who Ana.");
});

test("what belongs together is told together", () => {
  const placed = [1, 2, 3].map((version) => event("placed", { seat: 0, space: "A1" }, version));
  expect(lines([...placed, event("turn_end", { seat: 0 }, 4)], telling()).map((line) => line.text)).toEqual([
    "Ana adds 3 units in District A1.",
  ]);
  const drawn = [
    event("drawn", { seat: 0 }, 1),
    event("drawn", { seat: 1 }, 2),
    event("drew", { seat: 0, card: "veto" }, 3),
  ];
  expect(lines(drawn, telling()).map((line) => line.text)).toEqual(["Inês draws a divine card.", "Ana drew Veto."]);
  const jump = [
    event("teleport", { seat: 0, from: "A1", to: "TW2", units: 3, with_creature: 0, price: 2 }, 1),
    event("step", { seat: 0, from: "A1", to: "TW2", units: 3, creature: null }, 2),
  ];
  expect(lines(jump, telling())).toHaveLength(1);
});

test("a line is told once as long as names stay the same", () => {
  const events = [event("turn", { seat: 0, round: 1 })];
  const [first] = lines(events, { ...telling(), key: "a" });
  expect(lines(events, { ...telling(), key: "a" })[0]).toBe(first);
  expect(lines(events, { name: () => "Zoé", key: "b" })[0]?.text).toContain("Zoé");
});

test("a troop in words", () => {
  expect(troop(3, "phoenix", 1)).toBe("3 units with Phoenix, 1 of them a priest");
  expect(troop(2, null, 2)).toBe("2 priests");
});

test("spaces are called by the god of their city", () => {
  const facts = games[0]![1].facts;
  const owned: Telling = { name: () => "", facts, cityOf: (city) => (city === "A" ? "Sobek" : null) };
  expect([space("FA", owned), space("A2", owned), space("FB", owned)]).toEqual([
    "Gate of Sobek",
    "District A2 of Sobek",
    "Gate of B",
  ]);
});

test.each(games)("%s: every choice and event has words of its own", (_, { state, facts }) => {
  const seat = state.view.viewer ?? 0;
  const asked: Asked = { ...telling(facts), view: state.view, seat, question: state.prompt?.question ?? "", facts };
  for (const choice of state.prompt?.choices ?? []) {
    const said = phrase(choice, asked);
    expect(said).not.toMatch(/choice-|undefined|\{|NaN/i);
    expect(said).not.toBe(choice.text);
  }
  for (const line of lines(state.events, telling(facts))) expect(line.text).not.toMatch(/event-|undefined|\{|NaN/i);
});

test("what a choice does at once", () => {
  const choice = { prayer: -2, points: 1 } as Choice;
  expect(effects(choice).map((each) => `${each.icon} ${each.amount}`)).toEqual(["prayer −2", "victory +1"]);
  expect(effects({ prayer: null, points: 0 })).toEqual([]);
});
