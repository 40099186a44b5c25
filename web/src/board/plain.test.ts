import { expect, test } from "vitest";
import { plainArt, plainLayout } from "./plain";
import type { Fixture } from "@/gallery/fixtureTable";

const fixtures = import.meta.glob<Fixture>("../fixtures/{,seth/}*.json", { eager: true, import: "default" });
const games = Object.entries(fixtures).filter(([, each]) => each.facts?.spaces);
/** One table of each board is enough. */
const boards = [...new Map(games.map(([, each]) => [each.facts.board, each.facts]))];

test.each(boards)("%s: a plain map has every space once, inside its frame", (_, facts) => {
  for (const tall of [false, true]) {
    const layout = plainLayout(facts, tall);
    expect(Object.keys(layout.spaces).sort()).toEqual(Object.keys(facts.spaces).sort());
    for (const { anchor, troop } of Object.values(layout.spaces))
      for (const [x, y] of [anchor, troop]) {
        expect(x > 0 && x < layout.width).toBe(true);
        expect(y > 0 && y < layout.height).toBe(true);
      }
  }
});

test.each(boards)("%s: districts of a city lie around its middle, each in its own third", (_, facts) => {
  const layout = plainLayout(facts, false);
  for (const [city, { centre, radius }] of Object.entries(layout.cities)) {
    const places = Object.values(layout.spaces).filter((place) => place.city === city);
    const turns = places.map(({ anchor }) => Math.atan2(anchor[1] - centre[1], anchor[0] - centre[0]));
    expect(new Set(turns.map((turn) => Math.round((turn * 180) / Math.PI / 60))).size).toBe(3);
    for (const { anchor } of places)
      expect(Math.hypot(anchor[0] - centre[0], anchor[1] - centre[1])).toBeCloseTo(radius / 2);
  }
});

test.each(boards)("%s: what is drawn can be clicked, glows and has its ways", (_, facts) => {
  const layout = plainLayout(facts, false);
  const art = plainArt(facts, layout);
  const buttons = [...art.querySelectorAll<SVGElement>('.space[role="button"]')].map((each) => each.dataset["space"]!);
  expect(buttons.sort()).toEqual(Object.keys(facts.spaces).sort());
  for (const mark of ["glow", "glow2", "hatch"]) expect(art.querySelectorAll(`.${mark}`)).toHaveLength(buttons.length);
  const place = (id: string): string => facts.spaces[id]!.city || id;
  const roads = Object.values(facts.spaces).flatMap((space) =>
    space.land
      .filter((next) => place(next) !== place(space.id))
      .map((next) => [place(space.id), place(next)].sort().join()),
  );
  expect(art.querySelectorAll(".causeway")).toHaveLength(new Set(roads).size);
  expect(art.querySelectorAll(".portal-link")).toHaveLength(facts.seth?.portal.length ?? 0);
  expect(art.querySelector("[style]")).toBeNull(); // the content policy forbids inline styles
});
