import { beforeEach, expect, test, vi } from "vitest";
import { load } from "@/testing/still";
import type { GameEvent } from "@/server/messages";
import { motionsOf, type Motion } from "./motions";
import { Moving } from "./moving.svelte";

const { facts } = await load("turn-5");
const { facts: sethFacts } = await load("seth/turn-6");
const happened = (...events: [string, Record<string, unknown>][]): GameEvent[] =>
  events.map(([kind, fields], at) => ({ version: at + 1, kind, fields, takes_back: 0, says: [] }) as GameEvent);
const step = (from: string, to: string, more = {}): [string, Record<string, unknown>] => [
  "step",
  { seat: 1, from, to, units: 3, creature: null, ...more },
];
/** What moves, in words. */
const words = (motions: Motion[]): string[] =>
  motions.map((each) =>
    each.kind === "walk"
      ? [each.from, ...each.legs.map((leg) => `${leg.jump ? "~" : ""}${leg.to}`)].join("-")
      : each.kind === "token"
        ? `${each.laid.token} ${each.laid.action} on ${each.laid.space}`
        : each.kind === "tile"
          ? `tile ${each.tile}`
          : `glow ${each.space}`,
  );

test("a token flies first, then the troop walks its whole way; a teleport is told once", () => {
  const events = happened(
    ["token", { seat: 1, token: "regular", action: "move1" }],
    ["teleport", { seat: 1, from: "A1", to: "TW2", units: 3, with_creature: 0, price: 2 }],
    step("A1", "TW2"),
    step("TW2", "FA"),
  );
  const motions = motionsOf(events, facts, 0);
  expect(words(motions)).toEqual(["regular move on move1", "A1-~TW2-FA"]);
  expect(motions[1]!.delay).toBeGreaterThan(0);
  const fast = motionsOf(events, facts, 0, 2);
  expect(fast[1]!.delay).toBeCloseTo(motions[1]!.delay / 2);
});

test("what the viewer did needs no flight, but their troop walks", () => {
  const events = happened(
    ["token", { seat: 1, token: "regular", action: "recruit" }],
    ["placed", { seat: 1, space: "A1" }],
    ["bought", { seat: 1, tile: "charge", price: 1 }],
    step("A1", "FA"),
  );
  expect(words(motionsOf(events, facts, 1))).toEqual(["A1-FA"]);
  expect(words(motionsOf(events, facts, null))).toEqual([
    "regular recruit on recruit",
    "glow A1",
    "tile charge",
    "A1-FA",
  ]);
});

test("a troop that leaves units behind goes on as another walk, unseen until then", () => {
  const motions = motionsOf(happened(step("A1", "FA"), step("FA", "OAB", { units: 2 })), facts, 0);
  expect(words(motions)).toEqual(["A1-FA", "FA-OAB"]);
  expect(motions.map((each) => each.kind === "walk" && each.follows)).toEqual([false, true]);
});

test("much at once runs faster and leaves out the oldest", () => {
  const tokens = Array.from({ length: 20 }, (): [string, Record<string, unknown>] => [
    "token",
    { seat: 1, token: "regular", action: "pray1" },
  ]);
  const motions = motionsOf(happened(...tokens, step("A1", "FA")), facts, 0);
  expect(motions.length).toBeGreaterThan(3);
  expect(motions.length).toBeLessThan(12);
  expect(words(motions).at(-1)).toBe("A1-FA");
  expect(Math.max(...motions.map((each) => each.delay))).toBeLessThan(1500);
});

test("with Seth: his tokens, those of the members' colours, the gold tip, mixed troops", () => {
  const events = happened(
    ["seth_token", { seth_token: "violet", seth_space: "invoke1", victim: null, owner_of_token: null }],
    ["seth_token", { seth_token: "colour", seth_space: "corruptTroop", victim: 2, owner_of_token: 2 }],
    ["token", { seat: 0, token: "gold", action: "raise" }],
    ["common_token", { seat: 2, common: "grey", common_action: "move1" }],
  );
  const motions = motionsOf(events, sethFacts, 1);
  expect(words(motions)).toEqual([
    "violet invoke on invoke1",
    "colour corrupt_troop on corruptTroop",
    "gold raise on gold",
    "grey move on move1",
  ]);
  expect(motions.map((each) => (each.kind === "token" ? each.laid.owner : null))).toEqual([null, 2, null, null]);
});

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("one batch follows the other, and everything comes to rest", () => {
  const moving = new Moving(facts, () => 0);
  moving.take([], 0);
  moving.take(happened(step("A1", "FA")), 1);
  const [first] = moving.walks;
  moving.take([...happened(step("A1", "FA")), { ...happened(step("FA", "OAB"))[0]!, version: 2 }], 2);
  expect(moving.walks).toHaveLength(2);
  expect(moving.walks[1]!.delay).toBeGreaterThanOrEqual(first!.time - 20);
  vi.advanceTimersByTime(2000);
  expect(moving.walks).toEqual([]);
  moving.show(happened(step("A1", "FA")), 0);
  expect(moving.walks).toEqual([]);
});

test("who takes something back stops what moves", () => {
  const moving = new Moving(facts, () => 0);
  moving.take([], 0);
  moving.take(happened(step("A1", "FA")), 1);
  moving.take([], 0);
  expect(moving.walks).toEqual([]);
});
