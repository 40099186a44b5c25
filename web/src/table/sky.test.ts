import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moodOf, passed, Sky } from "./sky.svelte";
import type { GameEvent, View } from "@/server/messages";

const event = (version: number, kind: string, fields: Record<string, string> = {}): GameEvent =>
  ({ version, kind, fields }) as unknown as GameEvent;
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("the phase makes the sky", () => {
  expect(["day", "night", "end-of-day", "eclipse", "over"].map((phase) => moodOf({ phase } as View))).toEqual([
    "day",
    "night",
    "night",
    "eclipse",
    "day",
  ]);
});

test("a Night that asks nobody is seen all the same, then dawn, then day", () => {
  const sky = new Sky(() => ({ phase: "day" }) as View);
  sky.take([], 1);
  sky.take([event(2, "night"), event(3, "day")], 3);
  expect(sky.mood).toBe("night");
  vi.advanceTimersByTime(2500);
  expect(sky.mood).toBe("dawn");
  vi.advanceTimersByTime(1500);
  expect(sky.mood).toBe("day");
});

test("what was told before the page opened is not shown again", () => {
  const sky = new Sky(() => ({ phase: "day" }) as View);
  sky.take([event(2, "night")], 3);
  expect(sky.mood).toBe("day");
});

test("only the eclipse of the Day's track darkens it", () => {
  expect(passed([event(1, "step_of_day", { step_kind: "seth" })])).toBeNull();
  expect(passed([event(1, "step_of_day", { step_kind: "eclipse" })])).toBe("eclipse");
});
