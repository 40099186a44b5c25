import { expect, it } from "vitest";
import { scrolls } from "./scrolls";

/** A row of this inner width in a window of 300 pixels. */
function row(inner: number): HTMLElement {
  const node = document.createElement("div");
  Object.defineProperty(node, "clientWidth", { value: 300 });
  Object.defineProperty(node, "scrollWidth", { value: inner });
  return node;
}

it("a row that goes on says at which edge", () => {
  const node = row(500);
  const { destroy } = scrolls(node);
  expect([...node.classList]).toEqual(["more-after"]);
  node.scrollLeft = 80;
  node.dispatchEvent(new Event("scroll"));
  expect([...node.classList].sort()).toEqual(["more-after", "more-before"]);
  node.scrollLeft = 200;
  node.dispatchEvent(new Event("scroll"));
  expect([...node.classList]).toEqual(["more-before"]);
  destroy();
});

it("a row that fits says nothing", () => {
  const node = row(300);
  scrolls(node);
  expect([...node.classList]).toEqual([]);
});
