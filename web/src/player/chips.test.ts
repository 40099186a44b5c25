import { expect, test } from "vitest";
import { detailIn } from "./chips";

const row = { width: 236, height: 18, letters: 1 };
const named = (count: number): string[] => Array<string>(count).fill("Divine Strength");

test("the fewer tiles, the more each tells", () => {
  const detail = (tiles: number, others = 0): string => detailIn(row, named(tiles), others, 18, "words");
  expect([1, 2, 5, 6, 11, 12].map((tiles) => detail(tiles))).toEqual([
    "words",
    "faces",
    "faces",
    "levels",
    "levels",
    "schools",
  ]);
  expect(detail(5, 2), "creatures and objects take room too").toBe("levels");
});

test("more rows and smaller letters have room for more, and nobody tells more than is wanted", () => {
  const tall = { ...row, height: 47 };
  expect(detailIn(tall, named(10), 0, 22, "words")).toBe("faces");
  expect(detailIn(tall, named(2), 0, 22, "words")).toBe("words");
  expect(detailIn(tall, named(2), 0, 22, "faces")).toBe("faces");
  expect(detailIn({ ...tall, letters: 1.25 }, named(10), 0, 22, "words")).toBe("levels");
});
