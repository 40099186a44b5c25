import { describe, expect, test, vi } from "vitest";
import { eyesAsked, keyOf } from "./looking";
import type { Replay } from "./replay.svelte";

describe("whose eyes", () => {
  test("a game that is over shows everything, or what the address asks for", () => {
    const over = { over: true, moment: false };
    expect(["", "?as=all", "?as=2", "?as=9", "?as=x"].map((search) => eyesAsked(search, over))).toEqual([
      "all",
      "all",
      "2",
      "",
      "",
    ]);
  });

  test("a link to a moment without eyes keeps one's own; a running game always does", () => {
    expect(eyesAsked("", { over: true, moment: true })).toBe("");
    expect(eyesAsked("?as=all", { over: false, moment: false })).toBe("");
  });
});

describe("keys", () => {
  const replay = { last: 90, go: vi.fn(), step: vi.fn(), turn: vi.fn(), battle: vi.fn(), toggle: vi.fn() };
  function press(key: string, over: KeyboardEventInit = {}, at: HTMLElement = document.createElement("div")): boolean {
    let found: (() => unknown) | null = null;
    at.addEventListener("keydown", (event) => (found = keyOf(replay as unknown as Replay, event)), { once: true });
    at.dispatchEvent(new KeyboardEvent("keydown", { key, ...over }));
    (found as (() => unknown) | null)?.();
    return found !== null;
  }

  test("arrows step, with Shift by turns; Home and End go to the ends, b to battles, the space bar plays", () => {
    press("ArrowRight");
    press("ArrowLeft", { shiftKey: true });
    press("End");
    press("B", { shiftKey: true });
    press(" ");
    expect(replay.step).toHaveBeenCalledExactlyOnceWith(1);
    expect(replay.turn).toHaveBeenCalledExactlyOnceWith(-1);
    expect(replay.go).toHaveBeenCalledExactlyOnceWith(90);
    expect(replay.battle).toHaveBeenCalledExactlyOnceWith(-1);
    expect(replay.toggle).toHaveBeenCalledOnce();
  });

  test("other keys, keys of the browser and of what has the focus are left alone", () => {
    const button = document.createElement("button");
    expect([
      press("x"),
      press("ArrowRight", { ctrlKey: true }),
      press("Home", {}, document.createElement("input")),
      press(" ", {}, button),
      press("ArrowRight", {}, button),
    ]).toEqual([false, false, false, false, true]);
  });
});
