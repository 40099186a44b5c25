import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { load } from "@/testing/still";
import { texts } from "@/text/text.svelte";
import CardPicks from "./CardPicks.svelte";

beforeAll(() => texts.use("en"));

async function picks(hand: string[]): Promise<{ tap: (place: number) => Promise<void>; shown: () => string[] }> {
  const { facts } = await load("battle-cards-3");
  const user = userEvent.setup();
  render(CardPicks, { facts, hand, play: null, discard: null });
  const cards = screen.getAllByRole("button");
  return {
    tap: (place) => user.click(cards[place]!),
    shown: () => cards.map((card) => card.querySelector(".tag")?.textContent ?? ""),
  };
}

test("the first tap plays, the second discards, a tap on a picked one puts it down", async () => {
  const { tap, shown } = await picks(["410", "320", "301"]);
  await tap(1);
  await tap(0);
  const [discard, play] = shown();
  expect([play, discard].every(Boolean) && play !== discard).toBe(true);
  await tap(1);
  expect(shown()).toEqual([discard, "", ""]);
});

test("with two left, tapping one to play and the other to discard means just that", async () => {
  const { tap, shown } = await picks(["500", "320"]);
  await tap(0);
  const meant = shown();
  expect(meant.every(Boolean)).toBe(true);
  await tap(1);
  expect(shown()).toEqual(meant);
  await tap(0);
  expect(shown()).toEqual(["", ""]);
});
