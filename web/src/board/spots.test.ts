import { expect, test } from "vitest";
import type { Mark } from "@/table/play.svelte";
import type { Point } from "./layout";
import { freeSpot, placeMarks, type Box } from "./spots";

test("the first place with enough room is taken, else the one furthest from every number", () => {
  expect(freeSpot([[0, 0], [50, 0]], [], 20)).toEqual([0, 0]); // prettier-ignore
  expect(freeSpot([[0, 0], [50, 0], [90, 0]], [[5, 0]], 20)).toEqual([50, 0]); // prettier-ignore
  expect(freeSpot([[0, 0], [8, 0]], [[3, 0]], 20)).toEqual([8, 0]); // prettier-ignore
});

const price = (kind: Mark["kind"]): Mark => ({ kind, text: "", price: "−1" });
const ROOM = { width: 400, height: 400 };

test("a price stands beside its disc where it covers no number", () => {
  const number: Box = [105, 90, 130, 110];
  const [spot] = placeMarks([{ space: "FA", mark: price("fight"), spots: [[100, 60]] }], [], [], 1, ROOM).values();
  expect(spot).toEqual({ x: 100, y: 60, side: "right" });
  const [moved] = placeMarks(
    [{ space: "FA", mark: price("fight"), spots: [[80, 100]] }],
    [number],
    [],
    1,
    ROOM,
  ).values();
  expect(moved!.side).not.toBe("right");
});

test("two signs do not lie over each other, and none leaves the map", () => {
  const wanted = ["FA", "FB"].map((space) => ({
    space,
    mark: price("teleport"),
    spots: [
      [2, 100],
      [2, 140],
    ] as [Point, Point],
  }));
  const found = placeMarks(wanted, [], [], 1, ROOM);
  expect(found.get("FA")!.y).not.toBe(found.get("FB")!.y);
  expect(found.get("FA")!.x).toBeGreaterThan(30);
});
