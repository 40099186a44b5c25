import { describe, expect, it } from "vitest";
import { changed, type Change } from "./changes";
import type { Prompt, View } from "./messages";

const view = {
  day: 1,
  winner: null,
  spaces: { A: { controller: 0 }, B: { controller: null } },
  seats: [
    { seat: 0, prayer: 5 },
    { seat: 1, prayer: 7 },
  ],
} as unknown as View;
const prompt = { id: "p", question: "turn", choices: [], routes: [], deadline: null } as Prompt;
const change = (parts: object): Change =>
  ({
    type: "change",
    version: 3,
    mark: "m",
    can_undo: false,
    events: [],
    clocks: null,
    view: {},
    ...parts,
  }) as unknown as Change;

describe("a change", () => {
  it("replaces what it names and leaves the rest as it was", () => {
    const next = changed(
      view,
      prompt,
      change({ view: { day: 2, spaces: { B: { controller: 1 } }, seats: { 1: { seat: 1, prayer: 6 } } } }),
    );
    expect(next.view).toEqual({
      day: 2,
      winner: null,
      spaces: { A: { controller: 0 }, B: { controller: 1 } },
      seats: [
        { seat: 0, prayer: 5 },
        { seat: 1, prayer: 6 },
      ],
    });
    expect(next.view.spaces["A"]).toBe(view.spaces["A"]);
    expect(next.version).toBe(3);
  });

  it("keeps the prompt unless it names another, or none", () => {
    expect(changed(view, prompt, change({})).prompt).toBe(prompt);
    expect(changed(view, prompt, change({ prompt: null })).prompt).toBeNull();
  });

  it("may set a part to null", () => {
    expect(changed({ ...view, winner: 1 } as View, null, change({ view: { winner: null } })).view.winner).toBeNull();
  });

  it("makes no sense without a state before it", () => {
    expect(() => changed(null, null, change({}))).toThrow();
  });
});
