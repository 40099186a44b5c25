import { beforeAll, expect, test } from "vitest";
import { ALLIANCE, type Place } from "./places";
import { aboutPlace, labelOf, placeInWords } from "./words";
import { question, still } from "@/testing/still";
import { t, texts } from "@/text/text.svelte";

beforeAll(() => texts.use("en"));

test("a place says whose it is, whether it is sealed, and what can be done", async () => {
  const { live, facts } = await still("turn-5");
  const me = live.view!.viewer!;
  const tile = facts.tiles["defense"]!;
  const place: Place = { tile, copy: 0, owner: null, next: true, sealed: false };
  const [buy, seal] = question("buy", [
    [1, "buy", { tile: tile.id }],
    [2, "seal", { tile: tile.id, seat: 2 }],
  ]).choices;
  const said = (change: Partial<Place>, choice = undefined as typeof buy): string =>
    placeInWords(live, { ...place, ...change }, choice);
  expect(said({})).toBe("");
  expect(said({}, { ...buy!, prayer: -2 })).toBe(t("market-can-for", { price: 2 }));
  expect(said({}, { ...buy!, prayer: null })).toBe(t("market-can"));
  expect(said({ owner: me })).toBe(t("market-yours"));
  expect(said({ owner: ALLIANCE })).toBe(t("market-alliance"));
  expect(said({ owner: (me + 1) % 5, sealed: true }, seal)).toMatch(/^owned by .+ · .+ · .+/i);
  expect(labelOf(live, place, undefined)).toMatch(/^Defense!, .*level/);
  expect(aboutPlace(live, facts, place, buy).choice).toBe(buy);
  expect(aboutPlace(live, facts, place, undefined)).not.toHaveProperty("choice");
});
