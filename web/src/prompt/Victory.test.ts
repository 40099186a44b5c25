import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { still } from "@/testing/still";
import { texts } from "@/text/text.svelte";
import type { View } from "@/server/messages";
import Part from "@/testing/Part.svelte";
import Victory from "./Victory.svelte";

vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => texts.use("en"));

test.each([
  [true, "You have won!"],
  [false, / wins$/],
])("the end speaks to the viewer (won: %s)", async (won, headline) => {
  const { live, facts } = await still("over-4");
  const view = live.view as View;
  const me = view.viewer ?? 0;
  live.view = { ...view, viewer: me, winner: won ? me : (me + 1) % 4 };
  let closed = false;
  render(Part, { part: Victory, table: live, facts, onclose: () => (closed = true) });
  expect(screen.getByRole("heading", { name: headline })).toBe(document.activeElement);
  expect(document.querySelector(".why")?.textContent).toMatch(/\w/);
  expect(document.querySelector(".why")?.textContent).not.toMatch(/\bYou\b/); // "You has the most points"
  expect(screen.getAllByRole("listitem")).toHaveLength(view.players);
  expect(screen.getByRole("button", { name: "Rematch" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Replay" }).getAttribute("href")).toContain("/replay");
  await userEvent.click(screen.getByRole("button", { name: "See the board" }));
  expect(closed).toBe(true);
});

test("the winner's soldiers and creatures stand before the sun, the beaten go home", async () => {
  const { live, facts } = await still("over-4");
  const view = live.view as View;
  const winner = view.winner as number;
  const seats = view.seats.map((seat) => (seat.seat === winner ? { ...seat, tiles: ["phoenix", "charge"] } : seat));
  live.view = { ...view, seats };
  render(Part, { part: Victory, table: live, facts, onclose: () => undefined });
  const drawn = [...document.querySelectorAll("svg.sun use")].map((use) => use.getAttribute("href") ?? "");
  expect(drawn.filter((id) => id.startsWith("#sol-"))).toHaveLength(5);
  expect(new Set(drawn.filter((id) => id.startsWith("#man-"))).size).toBe(view.players - 1);
  expect(drawn.filter((id) => id.startsWith("#cr-"))).toEqual(["#cr-phoenix"]);
});

test.each([
  ["seth/over-seth", 0, "You have won!", /rules the land/, /Seth has \d+ battle points/],
  ["seth/over-seth", 1, "Seth wins", /A good war/, /Seth has \d+ battle points/],
  ["seth/over-alliance", 0, "The Alliance wins", /A good war/, /has held the Great Ceremony/],
  ["seth/over-alliance", 2, "You have won!", /Together you have driven Seth/, /has held the Great Ceremony/],
])("with Seth a side wins, and why (%s, seat %i)", async (moment, me, headline, words, why) => {
  const { live, facts } = await still(moment);
  live.view = { ...(live.view as View), viewer: me };
  render(Part, { part: Victory, table: live, facts, onclose: () => undefined });
  expect(screen.getByRole("heading", { name: headline })).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});
