import { expect, test } from "vitest";
import { ahead, isArrow } from "./ahead";

const at = (id: string, x: number, y: number): { id: string; x: number; y: number } => ({ id, x, y });
const middle = at("middle", 100, 100);
const around = [middle, at("east", 180, 110), at("far east", 160, 190), at("north", 100, 20), at("beside", 104, 160)];
const from = (key: string): string | undefined => ahead(key, middle, around, 2)?.id;

test("an arrow leads to the nearest thing ahead, rather straight on than aside", () => {
  expect(["ArrowRight", "ArrowUp", "ArrowDown"].map(from)).toEqual(["east", "north", "beside"]);
});

test("it leads nowhere where nothing is ahead, and other keys lead nowhere", () => {
  expect([from("ArrowLeft"), from("Tab")]).toEqual([undefined, undefined]);
  expect(["ArrowLeft", "Tab"].map(isArrow)).toEqual([true, false]);
});
