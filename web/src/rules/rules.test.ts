import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { load } from "@/testing/still";
import { plain } from "@/text/plain";
import { LANGUAGES, texts } from "@/text/text.svelte";
import { apart, CHAPTERS, entryOf, SETH_CHAPTERS, WORDS } from "./chapters";
import { partsOf, search } from "./entries";
import Rules from "./Rules.svelte";
import { gistTexts, rulesTexts } from "./text";
import Told from "./Told.svelte";

vi.setConfig({ testTimeout: 30_000 });
beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await texts.use("en");
  await rulesTexts();
});

test.each(LANGUAGES)("$name has every chapter and word", async ({ id }) => {
  await texts.use(id);
  for (const each of [
    ...[...CHAPTERS, ...SETH_CHAPTERS].map((chapter) => `chapter-${chapter.id}`),
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

test("every rule of Seth has a place that explains it", async () => {
  const { facts } = await load("seth/turn-6");
  const known = new Set(SETH_CHAPTERS.flatMap((chapter) => chapter.rules));
  const examples = new Set(["S-EX", "S-INV"]);
  const text = readFileSync("../docs/rules/seth.md", "utf8");
  const rules = [...text.matchAll(/^\| (S-[A-Z]+(?:-[A-Z0-9]+)*) \|/gm)].map((found) => found[1]!);
  expect(rules.length).toBeGreaterThan(300);
  const families = new Set(rules.map((rule) => rule.split("-").slice(0, 2).join("-")));
  expect([...families].filter((family) => !known.has(family) && !examples.has(family))).toEqual([]);
  expect(entryOf("S-TEMPLE-12", facts)).toBe("chapter-seth-temples");
  expect(entryOf("S-POWER-ISIS", facts)).toBe("power_tokens-veil_of_isis");
  expect(entryOf("S-CARD-CREATURE-ELEPHANT", facts)).toBe("creature_cards-elephant");
});

test("the id of a rule stands apart from its sentence", () => {
  expect(apart("It is not adjacent. (B-MOVE-17)")).toEqual({ sentence: "It is not adjacent.", rule: "B-MOVE-17" });
  expect(apart("Too expensive (S-ACT-BUY-HELD).")).toEqual({ sentence: "Too expensive.", rule: "S-ACT-BUY-HELD" });
  expect(apart("Wait (a bit).")).toEqual({ sentence: "Wait (a bit).", rule: "" });
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
  expect(entries.length).toBe(count + CHAPTERS.length + SETH_CHAPTERS.length + WORDS.length);
  for (const entry of entries) expect(entry.querySelector("p"), entry.textContent).toBeTruthy();
});

test("with Seth: his spaces, creature cards, power and prayer tokens, with pictures that are drawn", async () => {
  const { facts } = await load("seth/turn-6");
  const drawn = readFileSync("art/icons/sprite.svg", "utf8") + readFileSync("art/icons/sprite-seth.svg", "utf8");
  const parts = partsOf(facts);
  const { spaces, creature_cards, power_tokens, prayer_tokens } = facts.seth!;
  const of = (id: string): number => parts.find((part) => part.id === id)?.entries.length ?? 0;
  expect(of("seth-spaces")).toBe(spaces.length);
  expect(of("creature-cards")).toBe(Object.keys(creature_cards).length);
  expect(of("powers")).toBe(Object.keys({ ...power_tokens, ...prayer_tokens }).length);
  expect(of("divine-seth") + of("divine-alliance")).toBe(Object.keys(facts.cards).length);
  for (const { entries } of parts)
    for (const entry of entries) {
      expect(drawn.includes(`id="i-${entry.face.icon}"`), `${entry.id}: ${entry.face.icon}`).toBe(true);
      expect(entry.paragraphs.length, entry.id).toBeGreaterThan(0);
    }
});

test("the id of a rule is found by the search", async () => {
  const { facts } = await load("turn-5");
  const found = search(partsOf(facts), "b-tele-02", facts).flatMap((part) => part.entries);
  expect(found.map((entry) => entry.id)).toEqual(["chapter-move"]);
});

test("search finds words without their accents", async () => {
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

test("a refusal says its rule in one line, in the language of the moment", async () => {
  await texts.use("de");
  await gistTexts();
  render(Told, { text: "Das Feld ist belegt (B-DAY-03)." });
  const told = "Ein Marker je Aktionsfeld und Tag.";
  expect(screen.getByText(told).textContent).toBe(told);
  expect(screen.getByRole("button", { name: /B-DAY-03/ }).title).toBe(told);
  await texts.use("en");
});

test("the rules, opened at one rule, say it in one line first", async () => {
  await gistTexts();
  render(Rules, { facts: null, at: "B-DAY-03" });
  const entry = document.querySelector<HTMLElement>('[data-entry="chapter-day"]')!;
  expect(within(entry).getByText(/One token per action space and Day/).textContent).toContain("B-DAY-03");
});
