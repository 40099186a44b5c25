import { describe, expect, test } from "vitest";
import { load } from "@/testing/still";
import { geometryOf, heightFor, roadsOf } from "./drawing";
import type { Facts } from "@/server/messages";

const sides = ["A", "B"];
const layouts = sides.flatMap((one) =>
  sides.flatMap((two) =>
    sides.flatMap((three) => sides.map((four) => [`1${one}`, `2${two}`, `3${three}`, `4${four}`])),
  ),
);

async function printed(): Promise<Facts> {
  return (await load("priest-4")).facts;
}

describe("the drawing of the path", () => {
  test("no two stops touch and all lie on the paper, whatever faces are up", async () => {
    const facts = await printed();
    const heights = [heightFor({ width: 0, height: 0 }), heightFor({ width: 1000, height: 2000 })];
    for (const [faces, whole] of layouts.flatMap((each) => heights.map((one) => [each, one] as const))) {
      const { stops, width, height } = geometryOf(facts, faces, whole);
      for (const [place, one] of stops.entries()) {
        expect(
          one.x > 30 && one.x < width - 40 && one.y > 34 && one.y < height - 34,
          `${one.id} of ${faces.join()}`,
        ).toBe(true);
        for (const two of stops.slice(place + 1))
          expect(Math.hypot(one.x - two.x, one.y - two.y), `${one.id} and ${two.id}`).toBeGreaterThan(70);
      }
    }
  });

  test("every trip the server knows has roads", async () => {
    for (const name of ["priest-4", "turn-3-taseti", "battle-cards-3", "dawn-4"]) {
      const { state, facts } = await load(name);
      const path = state.view.path;
      if (!path) throw new Error(name);
      const drawing = geometryOf(facts, path.faces);
      expect(drawing.stops.map((stop) => stop.id).sort()).toEqual(Object.keys(path.stops).sort());
      const trips = [
        ...Object.keys(path.entrances).map((to) => ["reserve", to]),
        ...Object.entries(path.stops).flatMap(([from, stop]) => Object.keys(stop.leads_to).map((to) => [from, to])),
      ];
      for (const [from = "", to = ""] of trips)
        if (from !== to) expect(roadsOf(drawing, from, to).size, `${from} to ${to}`).toBeGreaterThan(0);
    }
  });

  test("symbols on shared roads are drawn once and say what the view says", async () => {
    const facts = await printed();
    const { symbols } = geometryOf(facts, ["1A", "2B", "3A", "4A"]);
    expect(symbols.filter((each) => each.text === "movement 1")).toHaveLength(1);
    expect(symbols.find((each) => each.temporary === "strength")?.text).toBe("token strength");
  });
});
