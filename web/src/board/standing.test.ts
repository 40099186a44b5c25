import { beforeAll, expect, test } from "vitest";
import { render } from "@testing-library/svelte";
import Board from "./Board.svelte";
import { apart, placed } from "./placed";
import { rowsOf, standingOn } from "./standing";
import { godOfSeat } from "@/pieces/gods";
import { load, sethNames } from "@/testing/still";
import { layoutOf, readingOrder } from "./layout";
import { texts } from "@/text/text.svelte";
import type { SpaceView } from "@/server/messages";
import "@/testing/unsized";

const here = (more: Partial<SpaceView>): { spaces: Record<string, SpaceView>; seth: object } => ({
  spaces: { RW: { controller: null, units: {}, creatures: {}, ...more } },
  seth: {},
});

beforeAll(() => texts.use("en"));

test("members on a space are one troop, Seth stands beside it", () => {
  const [alliance, seth] = standingOn(here({ units: { "0": 4, "3": 2, "1": 1 }, creatures: { "3": "phoenix" } }), "RW");
  expect(alliance).toMatchObject({ side: "alliance", units: 3, creature: "phoenix", controller: 3 });
  expect(alliance?.stones.map((stone) => [stone.seat, stone.units])).toEqual([
    [1, 1],
    [3, 2],
  ]);
  expect(seth).toMatchObject({ side: "seth", units: 4, creature: null });
});

test("Osiris goes with units of somebody else than his buyer", () => {
  const [troop] = standingOn(here({ units: { "4": 2 }, creatures: { "2": "osiris" } }), "RW");
  expect(troop?.stones).toEqual([{ seat: 4, units: 2, captured: [] }]);
  expect(troop).toMatchObject({ creature: "osiris", controller: 2 });
});

test("captured figures are pinned on the stone of whoever holds them", () => {
  const units = { "0": 3, "2": 2 };
  const [alliance, seth] = standingOn(here({ units, captured: { "4": 1, "5": 1 }, violet: { "2": 1 } }), "RW");
  expect(alliance?.stones[0]?.captured).toEqual([0]);
  expect(seth?.stones[0]?.captured).toEqual([4, 5]);
});

test("without Seth everybody is a troop of their own", () => {
  const { spaces } = here({ units: { "0": 2, "1": 3 } });
  expect(standingOn({ spaces }, "RW").map((troop) => [troop.side, troop.units])).toEqual([
    [null, 2],
    [null, 3],
  ]);
});

test("stones lie in rows of two or three, three of them on a narrow space two and one", () => {
  expect([1, 2, 3, 4, 5].map((stones) => rowsOf(stones, false))).toEqual([[1], [2], [3], [2, 2], [3, 2]]);
  expect(rowsOf(3, true)).toEqual([2, 1]);
});

test.each(sethNames)("%s: every space has its place on both maps, every temple its site", async (name) => {
  const { facts, state } = await load(name);
  for (const tall of [false, true]) {
    const layout = layoutOf(facts, state.view.players, tall);
    expect(new Set(readingOrder(layout))).toEqual(new Set(Object.keys(facts.spaces)));
    expect(facts.seth!.sites.filter((site) => !layout.spaces[site]?.sacred)).toEqual([]);
    expect(layout.violet).toBeDefined();
  }
});

test("the map tells owners apart by shape and number, and underlines one's own stone", async () => {
  const { facts, state } = await load("seth/turn-6");
  const { view } = state;
  const mixed = Object.entries(view.spaces).find(([, space]) => Object.keys(space.units).length > 1)!;
  const { container } = render(Board, { view, facts, godOf: (seat: number) => godOfSeat(seat, true) });
  const tray = container.querySelector(".troop.mixed")!;
  const stones = [...tray.querySelectorAll("[data-god]")];
  expect(stones.map((stone) => stone.getAttribute("data-god"))).toEqual(
    Object.keys(mixed[1].units).map((seat) => godOfSeat(Number(seat), true)),
  );
  expect(stones.map((stone) => stone.querySelector("text")?.textContent)).toEqual(
    Object.values(mixed[1].units).map(String),
  );
  const shapes = stones.map((stone) => stone.querySelector("path")?.getAttribute("d"));
  expect(new Set(shapes).size).toBe(shapes.length);
  const own = tray.querySelectorAll('path[stroke="var(--gold)"]');
  expect(own).toHaveLength(view.viewer !== null && mixed[1].units[view.viewer] ? 1 : 0);
});

test.each([false, true])("trays of neighbours give way to each other (tall: %s)", async (tall) => {
  const { state, facts } = await load("seth/turn-6");
  const spaces = structuredClone(state.view.spaces);
  for (const space of ["ODE", "TE2", "RE", "TE3"])
    Object.assign(spaces[space]!, { units: { "1": 1, "2": 1, "3": 1 }, creatures: { "2": "phoenix" } });
  const layout = layoutOf(facts, 6, tall);
  const there = Object.keys(spaces).flatMap((space) => placed({ spaces, seth: {} }, layout, space, tall));
  const settled = new Map(apart(there, layout).map((troop) => [troop.space, troop]));
  for (const [one, other] of [
    ["ODE", "TE2"],
    ["RE", "TE3"],
  ] as const) {
    const [a, b] = [settled.get(one)!, settled.get(other)!];
    expect(Math.abs(a.x - b.x) >= a.half + b.half || Math.abs(a.y - b.y) >= 40 * layout.pieceScale).toBe(true);
  }
  for (const before of there) {
    const now = settled.get(before.space)!;
    expect(now.x + now.half).toBeLessThanOrEqual(layout.width);
    if (layout.spaces[before.space]!.city) expect([now.x, now.y]).toEqual([before.x, before.y]);
  }
});
