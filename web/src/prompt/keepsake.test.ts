import { expect, test } from "vitest";
import { drawn, resolved, type Keepsake } from "./keepsake";

const style = { getPropertyValue: (name: string) => ({ "--horus": "#e9a11c", "--deep": "var(--horus)" })[name] ?? "" };

test("the pigments of the page are written into the picture", () => {
  expect(resolved('fill="var(--horus)" stroke="var(--deep)" color="var(--none, #123)"', style)).toBe(
    'fill="#e9a11c" stroke="#e9a11c" color="#123"',
  );
});

test("the picture stands on its own, and names are text", () => {
  document.body.innerHTML =
    '<svg><symbol id="sol-horus"><use href="#man"/></symbol>' +
    '<symbol id="man"><path d="M0 0" fill="var(--horus)"/></symbol></svg>';
  const keepsake: Keepsake = {
    title: "Ana & <b>Marek</b>",
    lines: ["8 points on Day 6"],
    ranking: [{ name: "Ana", points: "8", colour: "var(--horus)" }],
    figure: "sol-horus",
  };
  const svg = drawn(keepsake, style);
  expect(new DOMParser().parseFromString(svg, "image/svg+xml").querySelector("parsererror")).toBeNull();
  expect(svg).toContain("Ana &amp; &lt;b&gt;Marek");
  expect(svg).toContain('id="man"');
  expect(svg).not.toContain("var(");
});
