import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { mine } from "@/page/mine.svelte";
import { nameOf } from "@/player/names";
import type { View } from "@/server/messages";
import { still } from "@/testing/still";
import { texts } from "@/text/text.svelte";
import PlayerPanel from "@/player/PlayerPanel.svelte";
import Part from "@/testing/Part.svelte";
import LastWord from "./LastWord.svelte";
import Log from "./Log.svelte";
import TopBar from "./TopBar.svelte";

vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => texts.use("en"));

test("who is not connected, or played for by a bot, is called so in words", async () => {
  const { live, facts } = await still("turn-5");
  const other = live.view!.seats.find((seat) => seat.seat !== live.seat)!.seat;
  const set = (changes: object): void => {
    const seats = live.info!.seats.map((seat) => (seat.seat === other ? { ...seat, ...changes } : seat));
    live.info = { ...live.info!, seats };
  };
  set({ connected: false });
  const { unmount } = render(Part, { part: PlayerPanel, table: live, facts, seat: other });
  expect(screen.getByText("not connected")).toBeTruthy();
  unmount();
  set({ connected: false, away: true });
  render(Part, { part: PlayerPanel, table: live, facts, seat: other });
  expect(screen.getByText("away")).toBeTruthy();
});

test("match point is announced, and who would win at the end of the Day or when their turn comes", async () => {
  const { live, facts } = await still("turn-5");
  const said = (total: number, winning: View["winning"] = null): string => {
    const [first, ...others] = live.view!.seats;
    live.view = { ...live.view!, winning, seats: [{ ...first!, points: { ...first!.points, total } }, ...others] };
    const { unmount } = render(Part, { part: TopBar, table: live, facts, onpanel: vi.fn() });
    const text = screen.getByRole("status").textContent;
    unmount();
    return text;
  };
  const { target } = live.view!;
  const name = nameOf(live, 0);
  expect(said(target - 2)).toBe("");
  expect(said(target - 1)).toBe(`Match point: ${name}`);
  expect(said(target, { seats: [0], when: "end-of-day" })).toBe(`${name} would win at the end of this Day`);
  expect(said(target, { seats: [0], when: "turn" })).toBe(`Victory when the turn comes: ${name}`);
});

test("a move that was taken back is seen in the log", async () => {
  const { live, facts } = await still("turn-5");
  const { unmount } = render(Part, { part: Log, table: live, facts });
  expect(screen.queryByText("The last move was taken back.")).toBeNull();
  unmount();
  live.takenBack = true;
  render(Part, { part: Log, table: live, facts });
  expect(screen.getByText("The last move was taken back.")).toBeTruthy();
});

test("the last line of the chat stands beside the board and opens the chat", async () => {
  const { live, facts } = await still("turn-5");
  live.chat = [{ seat: 1, name: "Marek", text: "hello there", time: 1 }];
  const onopen = vi.fn();
  render(Part, { part: LastWord, table: live, facts, onopen });
  await userEvent.setup().click(screen.getByRole("button", { name: /Marek hello there/ }));
  expect(onopen).toHaveBeenCalled();
});

test("letters grow as wished, and stay so", () => {
  mine.size = "larger";
  expect(document.documentElement.dataset["size"]).toBe("larger");
  expect(localStorage.getItem("kemet.size")).toBe('"larger"');
  mine.size = "normal";
});
