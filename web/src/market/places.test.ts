import { describe, expect, test } from "vitest";
import { ALLIANCE, choiceAt, marketOf, pressedAt, priceOf, type Place } from "./places";
import { load, question } from "@/testing/still";
import type { Choice, Facts, View } from "@/server/messages";

const placesOf = (facts: Facts, view: View): Place[] => marketOf(facts, view).levels.flatMap((row) => row.cells.flat());

describe("the places", () => {
  test("four for each colour and level, owned copies first", async () => {
    const { facts, state } = await load("turn-5");
    const market = marketOf(facts, state.view);
    expect(market.colours).toEqual(["white", "red", "blue"]);
    expect(market.levels.map((row) => row.level)).toEqual([4, 3, 2, 1]);
    for (const row of market.levels) for (const cell of row.cells) expect(cell).toHaveLength(4);
    const owned = placesOf(facts, state.view).filter((place) => place.owner !== null);
    expect(owned).toHaveLength(state.view.seats.reduce((sum, seat) => sum + seat.tiles.length, 0));
    expect(marketOf(facts, null)).toEqual({ colours: [], levels: [] });
  });

  test("what the alliance bought is nobody's own", async () => {
    const { facts, state } = await load("seth/turn-6");
    state.view.seth!.alliance_tiles = ["osiris"];
    const osiris = placesOf(facts, state.view).filter((place) => place.tile.id === "osiris");
    expect(osiris.map(({ owner, next, sealed }) => [owner, next, sealed])).toEqual([[ALLIANCE, false, false]]);
  });

  test("a sealed tile is sealed for its owner alone", async () => {
    const { facts, state } = await load("turn-5");
    const [one, two] = state.view.seats;
    one!.tiles = two!.tiles = ["defense"];
    one!.sealed = ["defense"];
    const defense = placesOf(facts, state.view).filter((place) => place.tile.id === "defense" && place.owner !== null);
    expect(defense.map(({ owner, sealed }) => [owner, sealed])).toEqual([
      [0, true],
      [1, false],
    ]);
  });
});

describe("a click", () => {
  const tile = { id: "defense" } as Place["tile"];
  const free: Place = { tile, copy: 0, owner: null, next: true, sealed: false };
  const held: Place = { ...free, owner: 2, next: false };
  const { choices } = question("buy", [
    [720, "buy", { tile: "defense" }],
    [9, "seal", { tile: "defense", seat: 2 }],
  ]);
  const codes = (...found: (Choice | undefined)[]): (number | undefined)[] => found.map((choice) => choice?.code);

  test("buys the next copy; another one is the same tile, but it is not lit", () => {
    const other = { ...free, copy: 1, next: false };
    expect(codes(choiceAt(choices, free), choiceAt(choices, other))).toEqual([720, undefined]);
    expect(codes(pressedAt(choices, free), pressedAt(choices, other))).toEqual([720, 720]);
  });

  test("on somebody's tile seals it, on another's nothing happens", () => {
    expect(codes(choiceAt(choices, held), pressedAt(choices, { ...held, owner: 1 }))).toEqual([9, undefined]);
  });

  test("only a purchase has a price", () => {
    const [buy, seal] = choices;
    expect([{ ...buy!, prayer: -3 }, { ...buy!, prayer: null }, seal, undefined].map(priceOf)).toEqual([
      3,
      null,
      null,
      null,
    ]);
  });
});
