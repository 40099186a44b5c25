import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BoardWindow } from "./window.svelte";

const frame = document.createElement("div");
const glows = document.createElement("b");
const quiet = document.createElement("i");
frame.append(glows, quiet);
frame.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);

let pane: BoardWindow;
let detach: () => void;
beforeEach(() => {
  document.body.append(frame);
  pane = new BoardWindow();
  detach = pane.attach(frame, (target) => target === glows);
});
afterEach(() => detach());

/** A finger comes down and goes up. */
function tap(on: Element, at: number, x = 100, y = 100): void {
  for (const kind of ["pointerdown", "pointerup"]) {
    const event = new Event(kind, { bubbles: true });
    const told = { pointerId: 1, pointerType: "touch", clientX: x, clientY: y, timeStamp: at };
    for (const [name, value] of Object.entries(told)) Object.defineProperty(event, name, { value });
    on.dispatchEvent(event);
  }
  flushSync();
}

describe("two quick taps", () => {
  it("zoom where nothing can be chosen, and back", () => {
    tap(quiet, 0);
    tap(quiet, 200);
    expect(pane.zoomed).toBe(true);
    tap(quiet, 1000);
    tap(quiet, 1200);
    expect(pane.zoomed).toBe(false);
  });
  it("on a space that glows choose and do it; nor does a third tap zoom when it glows no more", () => {
    tap(glows, 0);
    tap(glows, 150);
    tap(quiet, 300);
    expect(pane.zoomed).toBe(false);
  });
  it("on two different places, or slowly one after the other, are two taps", () => {
    tap(quiet, 0, 50, 50);
    tap(quiet, 200, 300, 300);
    tap(quiet, 900, 300, 300);
    expect(pane.zoomed).toBe(false);
  });
});
