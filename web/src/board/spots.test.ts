import { expect, test } from "vitest";
import { freeSpot } from "./spots";

test("the first place with enough room is taken, else the one furthest from every number", () => {
  expect(freeSpot([[0, 0], [50, 0]], [], 20)).toEqual([0, 0]); // prettier-ignore
  expect(freeSpot([[0, 0], [50, 0], [90, 0]], [[5, 0]], 20)).toEqual([50, 0]); // prettier-ignore
  expect(freeSpot([[0, 0], [8, 0]], [[3, 0]], 20)).toEqual([8, 0]); // prettier-ignore
});
