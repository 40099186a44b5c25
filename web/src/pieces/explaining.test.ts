import { beforeEach, expect, test } from "vitest";
import "@/testing/still";
import { explain, explaining } from "@/pieces/explaining.svelte";

let node: HTMLButtonElement;
beforeEach(() => {
  node = document.createElement("button");
  explaining.clear();
  const told = explain(node, { id: "tile-charge", title: "Charge!" });
  return () => told.destroy();
});

function pointer(name: string, pointerType: string): void {
  const event = new PointerEvent(name);
  Object.defineProperty(event, "pointerType", { value: pointerType });
  node.dispatchEvent(event);
}

test("a finger is told when its tap is done, so that nothing comes up under it before", () => {
  pointer("pointerenter", "touch");
  pointer("pointerleave", "touch");
  node.dispatchEvent(new FocusEvent("focusin"));
  expect(explaining.now).toBeNull();
  node.click();
  expect(explaining.now?.title).toBe("Charge!");
});

test("a mouse is told at once, the keyboard too, also after a finger that went on to scroll", () => {
  pointer("pointerenter", "mouse");
  expect(explaining.now?.title).toBe("Charge!");
  explaining.clear();
  pointer("pointerenter", "touch");
  pointer("pointercancel", "touch");
  node.dispatchEvent(new FocusEvent("focusin"));
  expect(explaining.now?.title).toBe("Charge!");
});
