import { expect, test } from "vitest";
import { covers } from "./covers";

test("what it covers is out of reach until it goes; what was so before stays so", () => {
  document.body.innerHTML = `<main></main><aside></aside><section><h1 tabindex="-1"></h1></section>`;
  const [table, shut, stage] = [...document.body.children] as [HTMLElement, HTMLElement, HTMLElement];
  shut.inert = true;
  const { destroy } = covers(stage);
  expect([table.inert, shut.inert, Boolean(stage.inert)]).toEqual([true, true, false]);
  expect(document.activeElement).toBe(stage.querySelector("h1"));
  destroy();
  expect([table.inert, shut.inert]).toEqual([false, true]);
});
