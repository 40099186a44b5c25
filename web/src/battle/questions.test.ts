import { expect, test } from "vitest";
import { answersHere } from "./questions";
import type { QuestionSlug } from "@/server/messages";
import { load, question } from "@/testing/still";

const asked = (name: string): ReturnType<typeof question> => question(name as QuestionSlug, []);

test("cards and the troop's fate are decided in the weighing, ways on the map", () => {
  expect(["battle-cards", "loser", "fighter"].map((name) => answersHere(asked(name), null))).toEqual([
    true,
    true,
    true,
  ]);
  expect(["retreat-space", "escape", "turn"].map((name) => answersHere(asked(name), null))).toEqual([
    false,
    false,
    false,
  ]);
});

test("a viewer who is asked nothing needs no map", () => {
  expect(answersHere(null, null)).toBe(true);
});

test("units lost are shared out in the weighing, anything else on the table", async () => {
  const { view } = (await load("seth/losses")).state;
  expect(view.about?.cause).toBe("battle");
  expect(answersHere(asked("share"), view)).toBe(true);
  expect(answersHere(asked("share"), { ...view, about: { ...view.about!, cause: "ceremony" } })).toBe(false);
  expect(answersHere(asked("share"), { ...view, about: null })).toBe(false);
});
