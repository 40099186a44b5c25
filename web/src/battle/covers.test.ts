import { expect, test } from "vitest";
import { covers } from "./covers";

test("what it covers is out of reach until it goes; what was so before stays so; it is still read aloud", () => {
  document.body.innerHTML =
    '<main></main><aside></aside><p class="aloud"></p><section><h1 tabindex="-1"></h1></section>';
  const found = (what: string): HTMLElement => document.querySelector<HTMLElement>(what)!;
  const [table, shut, aloud, stage] = [found("main"), found("aside"), found(".aloud"), found("section")];
  shut.inert = true;
  const { destroy } = covers(stage);
  expect([table, shut, aloud, stage].map((each) => Boolean(each.inert))).toEqual([true, true, false, false]);
  expect(document.activeElement).toBe(stage.querySelector("h1"));
  destroy();
  expect([table.inert, shut.inert]).toEqual([false, true]);
});
