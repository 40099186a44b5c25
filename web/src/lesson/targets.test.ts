import { describe, expect, it } from "vitest";
import type { Prompt } from "@/server/messages";
import { isAsked, placesOf, startsWith, tabOf } from "./targets";

const prompt = (choices: [number, string, Record<string, string>][], routes: [string, number[]][] = []): Prompt =>
  ({
    choices: choices.map(([code, kind, fields]) => ({ code, kind, fields })),
    routes: routes.map(([space, codes]) => ({ space, choices: codes })),
  }) as unknown as Prompt;

describe("where an awaited choice is made", () => {
  it("is the space of the action board, the tile, the card, the button", () => {
    expect(placesOf(prompt([[1, "token", { action_space: "pray1" }]]), [1])).toEqual(["action pray1"]);
    expect(placesOf(prompt([[1, "buy", { tile: "charge" }]]), [1])).toEqual(["tile charge"]);
    expect(placesOf(prompt([[1, "card", { card: "prayer" }]]), [1])).toEqual(["card prayer"]);
    expect(placesOf(prompt([[1, "end", {}]]), [1])).toEqual(["choice end"]);
    expect(placesOf(prompt([[1, "later", {}]]), [1])).toEqual(["choice later"]);
    expect(placesOf(prompt([[1, "fighter", { seat: "1" }]]), [1])).toEqual(["fighter 1"]);
  });
  it("is the end of a ready-made way that does several of them", () => {
    const asked = prompt(
      [[1, "group", {}]],
      [
        ["FA", [1, 2]],
        ["TW2", [1, 5]],
      ],
    );
    expect(placesOf(asked, [1, 2, 3])).toEqual(["space FA"]);
  });
});

it("what a lesson waits for may be done at once, but nothing else and nothing more", () => {
  expect(startsWith([1, 2, 3], [1, 2])).toBe(true);
  expect(startsWith([1, 2], [1, 2, 3])).toBe(false);
  expect(startsWith([1, 2], [2])).toBe(false);
  expect(startsWith([1], [])).toBe(false);
});

it("a phone turns to the tab of what is spoken of", () => {
  expect(["space FA", "tile charge", "card prayer", "goal"].map((name) => tabOf(name))).toEqual([
    "map",
    "powers",
    "hand",
    null,
  ]);
});

it("on a phone Seth's board and his tokens have a tab of their own", () => {
  expect(["tray", "action sethMove1", "space FA"].map((name) => tabOf(name, true))).toEqual([
    "actions",
    "actions",
    "map",
  ]);
});

it("what is pressed in the question is told from what is looked at elsewhere", () => {
  expect(["actions", "action pray1", "tile charge", "choice end"].every(isAsked)).toBe(true);
  expect(["map", "space FA", "goal", "points", "market"].some(isAsked)).toBe(false);
});
