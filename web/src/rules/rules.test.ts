import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { load } from "@/testing/still";
import { LANGUAGES, texts } from "@/text/text.svelte";
import { CHAPTERS, entryOf, plain, WORDS } from "./chapters";
import Rules from "./Rules.svelte";
import { rulesTexts } from "./text";

vi.setConfig({ testTimeout: 30_000 });
beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await texts.use("en");
  await rulesTexts();
});

test.each(LANGUAGES)("$name has every chapter and word", async ({ id }) => {
  await texts.use(id);
  for (const each of [
    ...CHAPTERS.map((chapter) => `chapter-${chapter.id}`),
    ...WORDS.map((word) => `word-${word.id}`),
  ]) {
    expect(texts.has(each), each).toBe(true);
    expect(texts.explain(each).length, each).toBeGreaterThan(15);
  }
  await texts.use("en");
});

test("every rule of the base game and of Ta-Seti has a place that explains it", () => {
  const known = new Set(CHAPTERS.flatMap((chapter) => chapter.rules));
  const apart = new Set(["B-EX", "B-RB", "B-INV", "B-CLAR", "T-EX", "T-X", "T-CLAR", "T-INV", "T-RB", "T-GEN"]);
  for (const book of ["base", "taseti"]) {
    const text = readFileSync(`../docs/rules/${book}.md`, "utf8");
    const families = new Set([...text.matchAll(/\*\*((?:B|T\d?)-[A-Z]+)-[A-Z0-9]+\*\*/g)].map((found) => found[1]!));
    expect([...families].filter((family) => !known.has(family) && !apart.has(family))).toEqual([]);
  }
  expect(entryOf("B-TELE-02", null)).toBe("chapter-move");
});

test("a rule opens what it is printed on; everything printed has a picture and a text", async () => {
  const { facts } = await load("turn-3-taseti");
  const tile = Object.values(facts.tiles)[0]!;
  expect(entryOf(tile.rule, facts)).toBe(`tiles-${tile.id}`);
  const { container } = render(Rules, { facts, at: tile.rule });
  expect(container.querySelector(".goal")?.getAttribute("data-entry")).toBe(`tiles-${tile.id}`);
  const entries = [...container.querySelectorAll("article")];
  const printed = [facts.tiles, facts.cards, facts.battle_cards, facts.creatures, facts.path_tokens];
  const count = printed.reduce((sum, kind) => sum + Object.keys(kind).length, 0);
  expect(entries.length).toBe(count + CHAPTERS.length + WORDS.length);
  for (const entry of entries) expect(entry.querySelector("p"), entry.textContent).toBeTruthy();
});

test("search finds words without their accents", async () => {
  expect(plain("Świątynia Łodzi")).toBe("swiatynia lodzi");
  const { facts } = await load("turn-5");
  render(Rules, { facts, at: "" });
  const user = userEvent.setup();
  await user.type(screen.getByRole("searchbox"), "walls");
  const found = screen.getAllByRole("article");
  expect(found.length).toBeGreaterThan(1);
  for (const each of found) expect(plain(each.textContent)).toContain("walls");
  await user.clear(screen.getByRole("searchbox"));
  await user.type(screen.getByRole("searchbox"), "zzz");
  expect(within(screen.getByRole("search")).getByText("Nothing found.")).toBeTruthy();
});
