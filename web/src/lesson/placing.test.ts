import { describe, expect, it } from "vitest";
import { joined, overlap, placed, within, type Box } from "./placing";

const PAGE: Box = { left: 0, top: 0, width: 1366, height: 768 };
const PHONE: Box = { left: 0, top: 0, width: 390, height: 844 };
const SIZE = { width: 340, height: 160 };

describe("where an explanation stands", () => {
  it("is never over what it speaks of, and inside the page", () => {
    for (let left = 0; left < 1300; left += 130)
      for (let top = 0; top < 700; top += 70) {
        const spoken = { left, top, width: 60, height: 60 };
        const box = placed(SIZE, PAGE, [spoken], []);
        expect(overlap(box, spoken)).toBe(0);
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width).toBeLessThanOrEqual(PAGE.width);
        expect(box.top + box.height).toBeLessThanOrEqual(PAGE.height);
      }
  });
  it("leaves several things free at once, on a phone as well", () => {
    const spoken = [
      { left: 10, top: 700, width: 70, height: 100 },
      { left: 300, top: 700, width: 70, height: 100 },
      { left: 10, top: 800, width: 370, height: 40 },
    ];
    const box = placed(SIZE, PHONE, spoken, []);
    expect(spoken.every((each) => overlap(box, each) === 0)).toBe(true);
  });
  it("prefers a place where nobody decides", () => {
    const ask = { left: 1010, top: 620, width: 348, height: 140 };
    expect(overlap(placed(SIZE, PAGE, [], [ask]), ask)).toBe(0);
  });
});

it("a thing is in sight when hardly anything of it lies outside", () => {
  const map = { left: 0, top: 100, width: 390, height: 480 };
  expect(within({ left: 10, top: 120, width: 50, height: 50 }, map)).toBe(true);
  expect(within({ left: -30, top: 120, width: 50, height: 50 }, map)).toBe(false);
  expect(within({ left: 10, top: 600, width: 50, height: 50 }, map)).toBe(false);
});

it("things that overlap have one light around them, others their own", () => {
  const [one, two, far] = [
    { left: 100, top: 100, width: 40, height: 60 },
    { left: 120, top: 140, width: 60, height: 40 },
    { left: 400, top: 100, width: 10, height: 10 },
  ];
  expect(joined([one, far, two])).toEqual([far, { left: 100, top: 100, width: 80, height: 80 }]);
});
