// What another program (segno) draws for the same texts, and a third one (ZXing) reads.
import { createHash } from "node:crypto";
import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { qrCode } from "./qr";
import QrCode from "./QrCode.svelte";

const FOURTEEN = [
  "#######..#.#..#######",
  "#.....#..#..#.#.....#",
  "#.###.#.#...#.#.###.#",
  "#.###.#.###...#.###.#",
  "#.###.#.###.#.#.###.#",
  "#.....#.#.#.#.#.....#",
  "#######.#.#.#.#######",
  "........#####........",
  "#.#####..##.#.#####..",
  "...##..###.....##.#.#",
  "...##.#..#####...###.",
  "###.##.#.#####...###.",
  "..#...###.#.#.##.....",
  "........###....##.#.#",
  "#######....###...###.",
  "#.....#.#..###...##.#",
  "#.###.#.###.#.##...##",
  "#.###.#.##.....##.#..",
  "#.###.#.##.###...##..",
  "#.....#....###...##..",
  "#######.##..#.##...#.",
];
const rows = (text: string): string[] => qrCode(text).map((row) => row.map((is) => (is ? "#" : ".")).join(""));

describe("a QR code", () => {
  it("is drawn module by module as others draw it", () => {
    expect(rows("a".repeat(14))).toEqual(FOURTEEN);
  });

  it.each([
    ["a".repeat(122), 45, "e2c80e80b235a56b"],
    ["a".repeat(251), 61, "9f58c10a41f5a4bf"],
    ["a".repeat(624), 93, "b900d1a6b923d6c1"],
    ["Żółć ".repeat(20), 53, "c5782479f14bf3ec"],
  ])("grows with its text: %s", (text, size, sum) => {
    const drawn = rows(text);
    expect(drawn).toHaveLength(size);
    const digits = drawn.join("\n").replaceAll("#", "1").replaceAll(".", "0");
    expect(createHash("sha256").update(digits).digest("hex").slice(0, 16)).toBe(sum);
  });

  it("refuses what no camera could read", () => {
    expect(() => qrCode("a".repeat(700))).toThrow(RangeError);
  });

  it("has a name for those who do not see it", () => {
    render(QrCode, { text: "otpauth://totp/Kemet:Ann", label: "QR code of the key" });
    expect(screen.getByRole("img", { name: "QR code of the key" })).toBeTruthy();
  });
});
