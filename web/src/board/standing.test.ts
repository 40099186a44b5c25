import { beforeAll, expect, test } from "vitest";
import { render } from "@testing-library/svelte";
import Board from "./Board.svelte";
import { companyOf, mirrored } from "./company";
import { apart, boxOf, placed } from "./placed";
import { standingOn } from "./standing";
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

test("captured figures are pinned on the stone of their holder", () => {
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

const gods = (seat: number) => godOfSeat(seat, true);

test("men stand in ranks; only the leader of each line shows his weapon, and a captive wears his first mask", () => {
  const [troop] = standingOn(here({ units: { "0": 5 }, captured: { "4": 1 } }), "RW");
  const { men, plates } = companyOf(troop!, { godOf: gods });
  expect(men.map((man) => man.figure)).toEqual([
    "sol-seth",
    "man-seth",
    "sol-seth",
    "man-seth",
    `sol-${gods(4)}-captive`,
  ]);
  expect(plates.map((plate) => plate.text)).toEqual(["5"]);
});

test("a garrison shows three men, and its number says how many they are", () => {
  const [troop] = standingOn(here({ units: { "0": 5 } }), "RW");
  const { men, plates } = companyOf(troop!, { godOf: gods, garrison: true });
  expect([men.length, plates[0]?.text]).toEqual([3, "5"]);
});

test.each([false, true])(
  "files of several owners stand beside each other, none before another (narrow: %s)",
  (narrow) => {
    const units = { "1": 4, "2": 1, "3": 2, "4": 3, "5": 1 };
    for (const owners of [2, 3, 4, 5]) {
      const some = Object.fromEntries(Object.entries(units).slice(0, owners));
      const [troop] = standingOn(here({ units: some }), "RW");
      const { men, plates, left, right } = companyOf(troop!, { godOf: gods, narrow });
      const parts = plates.filter((plate) => plate.god);
      expect(parts.map((plate) => [plate.god, plate.text])).toEqual(
        Object.entries(some).map(([seat, count]) => [gods(Number(seat)), String(count)]),
      );
      for (const [at, plate] of parts.entries()) if (at) expect(plate.x - parts[at - 1]!.x).toBeGreaterThanOrEqual(20);
      expect(new Set(men.map((man) => man.x)).size).toBe(men.length);
      expect(right - left).toBeLessThanOrEqual(150);
    }
  },
);

test("two sides of a battle look at each other", () => {
  const [troop] = standingOn(here({ units: { "0": 2 }, creatures: { "0": "cobra" } }), "RW");
  const one = companyOf(troop!, { godOf: gods, clash: true });
  const other = mirrored(one);
  expect(one.beast![0]).toBeLessThan(Math.min(...one.men.map((man) => man.x)));
  expect(other.beast![0]).toBeGreaterThan(Math.max(...other.men.map((man) => man.x)));
  expect([other.left, other.right]).toEqual([-one.right, -one.left]);
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

test("the map tells owners apart by shape and number, and underlines one's own part", async () => {
  const { facts, state } = await load("seth/turn-6");
  const { view } = state;
  const mixed = Object.entries(view.spaces).find(([, space]) => Object.keys(space.units).length > 1)!;
  const { container } = render(Board, { view, facts, godOf: (seat: number) => godOfSeat(seat, true) });
  expect(container.querySelector(".troop.mixed")).not.toBeNull();
  const parts = [...container.querySelectorAll(".plates [data-god]")].map((part) => [
    part.getAttribute("data-god"),
    part.nextElementSibling?.textContent,
  ]);
  for (const [seat, units] of Object.entries(mixed[1].units))
    if (Number(seat)) expect(parts).toContainEqual([godOfSeat(Number(seat), true), String(units)]);
  const figures = [...container.querySelectorAll(".troop.mixed use")].map((figure) => figure.getAttribute("href"));
  for (const seat of Object.keys(mixed[1].units))
    if (Number(seat)) expect(figures).toContain(`#sol-${godOfSeat(Number(seat), true)}`);
  const own = container.querySelectorAll(".plates .own.under");
  expect(own.length > 0).toBe(view.viewer !== null && Boolean(mixed[1].units[view.viewer]));
});

test.each([false, true])("mixed troops of neighbours give way to each other (tall: %s)", async (tall) => {
  const { state, facts } = await load("seth/turn-6");
  const spaces = structuredClone(state.view.spaces);
  for (const space of ["ODE", "TE2", "RE", "TE3"])
    Object.assign(spaces[space]!, { units: { "1": 1, "2": 1, "3": 1 }, creatures: { "2": "phoenix" } });
  const layout = layoutOf(facts, 6, tall);
  const there = Object.keys(spaces).flatMap((space) =>
    placed({ spaces, seth: {} }, layout, space, { godOf: gods, tall }),
  );
  const settled = new Map(apart(there, layout).map((troop) => [troop.space, troop]));
  for (const [one, other] of [
    ["ODE", "TE2"],
    ["RE", "TE3"],
  ] as const) {
    const [a, b] = [boxOf(settled.get(one)!), boxOf(settled.get(other)!)];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    expect(across <= 1 || down <= 1, `${one} ${other}: ${across} ${down}`).toBe(true);
  }
  for (const before of there) {
    const now = settled.get(before.space)!;
    expect(boxOf(now).right).toBeLessThanOrEqual(layout.width);
    if (layout.spaces[before.space]!.city) expect([now.x, now.y]).toEqual([before.x, before.y]);
  }
});
