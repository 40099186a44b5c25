import { expect, test } from "vitest";
import baseBoards from "../../art/board/layout.json";
import sethBoards from "../../art/board/layout-seth.json";
import { choicesBySpace, layoutFor, layoutOf, mapOf, neighbour, readingOrder, spacesOf, type Layout } from "./layout";
import type { Fixture } from "@/gallery/fixtureTable";
import type { Choice } from "@/server/messages";

const fixtures = import.meta.glob<Fixture>("../fixtures/*-[2-5]*.json", { eager: true, import: "default" });
const games = Object.entries(fixtures).filter(([, each]) => each.state);
const first = (name: string): Fixture => games.find(([path]) => path.includes(name))![1];
const choice = (kind: string, fields: Choice["fields"]): Choice => ({
  code: 1,
  kind,
  fields,
  text: kind,
  says: { key: "choice-other", values: { choice: kind } },
  prayer: 0,
  points: 0,
  idle: false,
});

test.each(games)("%s: every space has its place on both maps", (_, { state, facts }) => {
  expect(mapOf(facts, state.view.players)).not.toBeNull();
  for (const tall of [false, true]) {
    const layout = layoutOf(facts, state.view.players, tall);
    expect(new Set(readingOrder(layout))).toEqual(new Set(Object.keys(facts.spaces)));
  }
});

const layouts = { ...baseBoards, ...sethBoards } as unknown as Record<string, Layout>;
test.each(Object.entries(layouts))(
  "map %s: cities stand whole on it, with their towers",
  (_, { width, height, spaces }) => {
    const TOWERS = 12;
    const cities = Object.entries(spaces).filter(([id]) => id.startsWith("city-"));
    expect(cities.length).toBeGreaterThan(1);
    for (const [id, place] of cities) {
      const { centre, radius } = place as unknown as { centre: [number, number]; radius: number };
      const [x, y] = centre;
      expect(Math.min(x, width - x), id).toBeGreaterThanOrEqual(radius + TOWERS);
      expect(Math.min(y, height - y), id).toBeGreaterThanOrEqual(radius * Math.sin(Math.PI / 3) + TOWERS);
    }
  },
);

test("every board of the game has a drawing of its own, a board of a pack only if its spaces are the same", () => {
  const { facts } = first("after-battle-4");
  expect(mapOf(facts, 4)).toBe("4");
  expect(mapOf({ ...facts, board: "my-oasis" }, 4)).toBe("4");
  expect(mapOf({ board: "4p-temple", spaces: {} }, 4)).toBe("4-temple");
  expect(mapOf({ ...facts, board: "4p-temple" }, 4)).toBeNull();
  const more = { ...facts.spaces, OASIS: facts.spaces["TW2"]! };
  expect(mapOf({ ...facts, spaces: more }, 4)).toBeNull();
});

test("arrows lead along real links, in their direction", () => {
  const { facts } = first("move-2");
  const layout = layoutFor("2", false);
  const up = neighbour(facts, layout, "FA", "ArrowUp");
  expect(up).not.toBeNull();
  expect(facts.spaces["FA"]?.land).toContain(up);
  expect(layout.spaces[up!]!.anchor[1]).toBeLessThan(layout.spaces["FA"]!.anchor[1]);
  // Whichever space one stands on, some arrow leads away.
  for (const id of Object.keys(facts.spaces)) {
    const ways = (["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const).map((way) =>
      neighbour(facts, layout, id, way),
    );
    expect(ways.some(Boolean)).toBe(true);
  }
});

test("choices are made on the space they name; a city on its districts", () => {
  const { facts } = first("move-2");
  expect(spacesOf(choice("step", { space: "FA" }), facts)).toEqual(["FA"]);
  expect(spacesOf(choice("city", { city: "B" }), facts)).toEqual(["B1", "B2", "B3"]);
  expect(spacesOf(choice("creature", { creature: "scarab", space: "reserve" }), facts)).toEqual([]);
});

test("targets of a card glow only while the card is picked up", () => {
  const { facts } = first("move-2");
  const choices = [
    choice("token", { action_space: "move1" }),
    choice("card", { card: "raining_fire", space: "RW" }),
    choice("sendback", { space: "FA" }),
  ];
  expect([...choicesBySpace(choices, facts, null).keys()]).toEqual(["FA"]);
  expect([...choicesBySpace(choices, facts, "raining_fire").keys()]).toEqual(["RW"]);
  const moving = [choice("step", { space: "TW2" }), ...choices];
  expect([...choicesBySpace(moving, facts, null).keys()]).toEqual(["TW2"]);
});
