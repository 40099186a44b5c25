// The import law: text, pieces and server are the ground that everything stands on, and know nothing of the table.
import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["./{text,pieces,server}/**/*.{ts,svelte}", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const ABOVE = /\b(?:from|import)\s*\(?\s*"(?:@|\.\.)\/(?:table|prompt|player)\//;

test("text, pieces and server import nothing from table, prompt and player", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(20);
  const broken = Object.entries(sources).flatMap(([file, source]) =>
    source
      .split("\n")
      .filter((line) => ABOVE.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(broken).toEqual([]);
});

test("the law sees every way to import", () => {
  for (const line of [
    'import { a } from "@/table/a";',
    '} from "../prompt/b";',
    'const c = await import("@/player/c");',
    'import "../table/d.css";',
  ])
    expect(line).toMatch(ABOVE);
  expect('import { a } from "@/text/table";').not.toMatch(ABOVE);
});
