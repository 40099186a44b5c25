import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const symbols = (file: string): string[] =>
  [...readFileSync(`art/icons/${file}`, "utf8").matchAll(/<symbol id="i-([a-z0-9-]+)" viewBox="0 0 (\d+)/g)]
    .filter((found) => found[2] === "24")
    .map((found) => found[1]!);

test("each line icon has one row, and one meaning, in docs/look.md", () => {
  const look = readFileSync("../docs/look.md", "utf8");
  const rows = [...look.matchAll(/^\| `([a-z-]+)` \| ([^|]+) \| [^|]+ \|$/gm)].map((found) => [found[1]!, found[2]!]);
  expect(rows.map(([icon]) => icon).toSorted()).toEqual(symbols("sprite.svg").toSorted());
  const meanings = rows.map(([, meaning]) => meaning);
  expect(new Set(meanings).size).toBe(meanings.length);
});

const sources = import.meta.glob<string>(["../**/*.svelte"], { query: "?raw", import: "default", eager: true });

test("every icon that a part names is drawn", () => {
  const drawn = new Set(
    ["sprite.svg", "sprite-seth.svg"].flatMap((file) =>
      [...readFileSync(`art/icons/${file}`, "utf8").matchAll(/<symbol id="i-([a-z0-9-]+)"/g)].map((found) => found[1]!),
    ),
  );
  for (const [path, source] of Object.entries(sources))
    for (const [, name] of source.matchAll(/<Icon\s+name="([a-z0-9-]+)"/g))
      expect(drawn.has(name!), `${name} in ${path}`).toBe(true);
});
