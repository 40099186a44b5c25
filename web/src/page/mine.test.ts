import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mine, stored } from "./mine.svelte";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it("keeps seats, newest first, one per table", () => {
  mine.keep({ table: { id: "a" }, seat: 1, secret: "one" });
  mine.keep({ table: { id: "b" }, seat: 0, secret: "two" });
  mine.keep({ table: { id: "a" }, seat: 1, secret: "three" });
  expect(mine.seats.map((seat) => seat.table)).toEqual(["a", "b"]);
  expect(mine.secretOf("a")).toBe("three");
  expect(mine.seatOf("b")).toBe(0);
  mine.forget("a");
  expect(mine.secretOf("a")).toBeNull();
});

it("keeps nothing for somebody who only looks on", () => {
  const before = mine.seats.length;
  mine.keep({ table: { id: "c" }, seat: null, secret: null });
  expect(mine.seats).toHaveLength(before);
});

it("bears nonsense in the browser's storage", () => {
  localStorage.setItem("kemet.name", "{not json");
  expect(stored("kemet.name", "fallback", (value): value is string => typeof value === "string")).toBe("fallback");
});

it("paints the theme that was chosen", () => {
  mine.theme = "night";
  expect(document.documentElement.dataset["theme"]).toBe("night");
  mine.theme = "day";
  expect(mine.night).toBe(false);
});

it("moves at the speed that was chosen, and not at all where the system wants it so", () => {
  mine.motion = "fast";
  expect([document.documentElement.dataset["motion"], mine.tempo]).toEqual(["fast", 2]);
  expect(localStorage.getItem("kemet.motion")).toBe('"fast"');
  vi.stubGlobal("matchMedia", (wanted: string) => ({ matches: wanted.includes("reduced-motion") }));
  expect(mine.tempo).toBe(0);
  vi.unstubAllGlobals();
  mine.motion = "none";
  expect(mine.tempo).toBe(0);
  mine.motion = "normal";
  expect(mine.tempo).toBe(1);
});
