import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { still } from "@/testing/still";
import Part from "@/testing/Part.svelte";
import { texts } from "@/text/text.svelte";
import type { GameEvent } from "@/server/messages";
import { laidToday } from "./laid";
import PlayerPanel from "./PlayerPanel.svelte";
import SeatActions from "./SeatActions.svelte";

beforeAll(() => texts.use("en"));

const day = (...events: [string, Record<string, unknown>][]): GameEvent[] =>
  events.map(([kind, fields], at) => ({ version: at + 1, kind, fields, takes_back: 0, says: [] }) as GameEvent);

test("tokens of today with their rounds; those of yesterday are gone", async () => {
  const { facts } = await still("turn-5");
  const events = day(
    ["token", { seat: 1, token: "regular", action: "pray1" }],
    ["day", { day: 2 }],
    ["turn", { seat: 1, round: 1 }],
    ["token", { seat: 1, token: "regular", action: "move1" }],
    ["turn", { seat: 2, round: 1 }],
    ["turn", { seat: 1, round: 2 }],
    ["token", { seat: 1, token: "gold", action: "raise" }],
  );
  const laid = laidToday(events, facts);
  expect(laid.map((each) => [each.token, each.space, each.action, each.when, each.isNow])).toEqual([
    ["regular", "move1", "move", 1, false],
    ["gold", "gold", "raise", 2, true],
  ]);
  expect(laidToday(events, facts, 5)).toHaveLength(1);
});

test("an opponent's board tells what lies there and when", async () => {
  const { live, facts } = await still("turn-5");
  live.view!.seats[1]!.placed = ["recruit"];
  live.events = day(
    ["day", { day: 4 }],
    ["turn", { seat: 1, round: 3 }],
    ["token", { seat: 1, token: "silver", action: "recruit" }],
  );
  render(Part, { part: SeatActions, table: live, facts, seat: 1 });
  const board = screen.getByRole("group", { name: "Action board of Marek" });
  expect(within(board).getByRole("button", { name: /^Recruit.*, used today, round 3/ })).toBeTruthy();
  expect(within(screen.getByRole("list")).getByRole("button").textContent).toMatch(/Recruit.*round 3.*Silver token/);
});

test("Seth's board and its steps", async () => {
  const { live, facts } = await still("seth/turn-6");
  render(Part, { part: SeatActions, table: live, facts, seat: 0 });
  const lines = within(screen.getByRole("list")).getAllByRole("button");
  expect(lines.map((each) => each.textContent)).toContainEqual(expect.stringMatching(/step 8/));
});

test("a panel opens it by its tokens, or by Enter", async () => {
  const { live, facts } = await still("turn-5");
  render(Part, { part: PlayerPanel, table: live, facts, seat: 1, opens: true });
  const button = screen.getByRole("button", { name: /Open the action board/ });
  await userEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  screen.getByRole("article").focus();
  await userEvent.keyboard("{Enter}");
  expect(button.getAttribute("aria-expanded")).toBe("false");
});
