import { beforeAll, expect, test } from "vitest";
import type { GameEvent, Saying } from "@/server/messages";
import { lines } from "./story";
import { texts } from "./text.svelte";
import type { Telling } from "./things";

const telling: Telling = { name: (seat) => ["Ana", "Inês"][seat] ?? "?" };
const recruiting = { name: "origin-recruiting" };
const night = { name: "origin-night" };
const units = (count: number): Saying => ({ key: "count-units", values: { count } });
const placed = (count: number): Saying => ({
  key: "event-placed",
  values: { who: { seat: 0 }, units: units(count), space: { space: "A1" }, origin: recruiting },
});
const drawn = (seat: number): Saying => ({ key: "event-drawn", values: { who: { seat }, origin: night } });
const event = (version: number, kind: string, seat: number, takes_back: number, ...says: Saying[]): GameEvent => ({
  version,
  kind,
  fields: { seat, ...(kind === "placed" ? { space: "A1" } : {}) },
  takes_back,
  says,
});

beforeAll(() => texts.use("en"));

test("what an event takes back is written again, as one line", () => {
  const events = [event(1, "placed", 0, 0, placed(1)), event(2, "placed", 0, 1, placed(2)), event(3, "turn_end", 0, 0)];
  expect(lines(events, telling)).toEqual([
    { version: 2, kind: "placed", seat: 0, spaces: ["A1"], text: "Ana adds 2 units to District A1 (Recruit)." },
  ]);
});

test("a line that is only repeated keeps its own moment", () => {
  const drew: Saying = { key: "event-drew", values: { who: { seat: 0 }, card: { name: "card-veto" }, origin: night } };
  const events = [event(1, "drawn", 1, 0, drawn(1)), event(2, "drew", 0, 1, drawn(1), drew)];
  expect(lines(events, telling).map((line) => [line.version, line.seat, line.text])).toEqual([
    [1, 1, "Inês draws a divine card (Night)."],
    [2, 0, "Ana draws Veto (Night)."],
  ]);
});

test("what only Seth does is his line, though it names no seat", () => {
  const says: Saying[] = [{ key: "event-step_of_day-alliance", values: {} }];
  const told = (kind: string, fields: GameEvent["fields"]): GameEvent => ({
    version: 1,
    kind,
    fields,
    takes_back: 0,
    says,
  });
  const events = [
    told("seth_token", { seth_token: "violet", seth_space: "invoke1", victim: null, owner_of_token: null }),
    told("step_of_day", { step: 0, step_kind: "seth", actions: 2 }),
    told("step_of_day", { step: 1, step_kind: "alliance", actions: 0 }),
  ];
  expect(lines(events, telling).map((line) => line.seat)).toEqual([0, 0, null]);
});

test("a line is told once as long as names stay the same", () => {
  const events = [event(1, "drawn", 0, 0, drawn(0))];
  const [first] = lines(events, { ...telling, key: "a" });
  expect(lines(events, { ...telling, key: "a" })[0]).toBe(first);
  expect(lines(events, { name: () => "Zoé", key: "b" })[0]?.text).toContain("Zoé");
});
