// The pages of tournaments.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fake } from "@/server/api.fake";
import type { Contest } from "@/server/messages";
import { texts } from "@/text/text.svelte";
import ContestPage from "./ContestPage.svelte";
import ContestsPage from "./ContestsPage.svelte";
import { contestAsked, firstContest, startOf } from "./newContest";

beforeEach(async () => {
  localStorage.clear();
  await texts.use("en");
});
afterEach(() => cleanup());

const contest = (more: Partial<Contest> = {}): Contest => ({
  id: "cup",
  name: "Nile Cup",
  founder: "Ann",
  created: 0,
  status: "open",
  form: "swiss",
  players: 2,
  rounds: 3,
  group: 4,
  places: 2,
  taken: 1,
  clock: { kind: "days", days: 2 },
  fill: null,
  rated: false,
  starts_at: null,
  patience: 10,
  round_hours: 24,
  victory_points: 8,
  beginner: false,
  modules: [],
  house_rules: {},
  round: 0,
  all_rounds: 3,
  round_ends: null,
  entrants: [{ number: 1, name: "Ann", has_left: false }],
  played: [],
  standings: [],
  mine: null,
  leads: false,
  ...more,
});
const show = (): void => void render(ContestPage, { contest: "cup" });

describe("a tournament that is open", () => {
  it("lets somebody with an account sign up, and asks before they leave", async () => {
    const { asked } = fake({
      "GET /api/session": { name: "Bob" },
      "GET /api/contests/cup": contest(),
      "POST /api/contests/cup/enter": contest({
        mine: 2,
        taken: 2,
        entrants: [
          { number: 1, name: "Ann", has_left: false },
          { number: 2, name: "Bob", has_left: false },
        ],
      }),
      "POST /api/contests/cup/leave": contest(),
    });
    show();
    await fireEvent.click(await screen.findByText("Sign up"));
    expect(await screen.findByText("You are signed up.")).toBeTruthy();
    await fireEvent.click(screen.getByText("Leave"));
    expect(asked.some((each) => each.path.endsWith("/leave"))).toBe(false);
    expect(screen.getByText("Give up your place?")).toBeTruthy();
    await fireEvent.click(screen.getByText("Leave"));
    expect(await screen.findByText("Sign up")).toBeTruthy();
  });

  it("tells guests to log in, and others that it is full", async () => {
    const { answers } = fake({ "GET /api/contests/cup": contest({ taken: 2 }) });
    show();
    expect(await screen.findByText(/for players with an account/)).toBeTruthy();
    cleanup();
    answers["GET /api/session"] = { name: "Cleo" };
    show();
    expect(await screen.findByText("All places are taken.")).toBeTruthy();
    expect(screen.queryByText("Start now")).toBeNull();
  });
});

describe("a tournament that runs", () => {
  it("leads to one's own table and to those of others, and shows who stands where", async () => {
    const row = { points: 12, opposition: 0, victory_points: 8, games: 1, won: 1 };
    fake({
      "GET /api/session": { name: "Ann" },
      "GET /api/contests/cup": contest({
        status: "running",
        round: 2,
        round_ends: 1,
        mine: 1,
        leads: true,
        entrants: [
          { number: 1, name: "Ann", has_left: false },
          { number: 2, name: null, has_left: true },
          { number: 3, name: "Cleo", has_left: false },
        ],
        standings: [
          [
            { entrant: 1, place: 1, ...row },
            { entrant: 2, place: 2, ...row, points: 7.5 },
          ],
        ],
        played: [
          { number: 1, games: [game({ table: null, seats: [3], status: "over", scores: [12] })] },
          { number: 2, games: [game({ table: "mine", seats: [1, 0] }), game({ table: "other", seats: [2, 3] })] },
        ],
      }),
    });
    show();
    const tables = await screen.findAllByRole("link", { name: /Your table/ });
    expect(tables.map((link) => link.getAttribute("href"))).toEqual(["/t/mine", "/t/mine"]);
    expect(screen.getByRole("link", { name: /Watch/ }).getAttribute("href")).toBe("/t/other");
    expect(screen.getByText("Sits this round out and gets 12 points.")).toBeTruthy();
    expect(screen.getByText("7.5")).toBeTruthy();
    expect(screen.getByText("left")).toBeTruthy();
    expect(screen.getAllByText("Former player").length).toBeGreaterThan(0);
  });
});

const game = (more: Partial<Contest["played"][number]["games"][number]>) => ({
  table: null,
  seats: [],
  status: "running" as const,
  day: 1,
  points: [],
  winner: null,
  gone: [],
  scores: [],
  ...more,
});

describe("the list of tournaments", () => {
  it("begins with one's own", async () => {
    const page = { contests: [], mine: [contest({ status: "running", round: 2 })], next: null };
    fake({ "GET /api/contests": { ...page, mine: [] } });
    render(ContestsPage);
    expect(await screen.findByText("Nobody has announced a tournament. You can be the first.")).toBeTruthy();
    expect(screen.queryByText("Your tournaments")).toBeNull();
    cleanup();
    fake({ "GET /api/contests": page });
    render(ContestsPage);
    expect(await screen.findByText("Your tournaments")).toBeTruthy();
    expect(screen.getByText("Nile Cup").getAttribute("href")).toBe("/tournaments/cup");
    expect(screen.getByText("Round 2")).toBeTruthy();
  });
});

describe("a tournament that does not exist yet", () => {
  it("is asked for as it was chosen", () => {
    const draft = { ...firstContest(), name: " Cup ", fill: "easy", rated: true };
    expect(contestAsked(draft, null)).toMatchObject({ name: "Cup", fill: "easy", rated: false, rounds: 3 });
    expect(contestAsked({ ...draft, form: "groups", meetings: 2 }, null).rounds).toBe(2);
    const slow = contestAsked({ ...draft, fill: "", table: { ...draft.table, clock: "days", days: 5 } }, null);
    expect(slow).toMatchObject({ patience: 2880, round_hours: 720, clock: { kind: "days", days: 5 } });
    expect(slow).not.toHaveProperty("fill");
  });

  it("starts by hand, or at a time", () => {
    vi.useFakeTimers({ now: 0 });
    expect(startOf(firstContest())).toBeNull();
    expect(startOf({ ...firstContest(), byHand: false, startsAt: "2030-01-01T12:00" })).toBeGreaterThan(1_893_000_000);
    expect(startOf({ ...firstContest(), byHand: false })).toBeNull();
    vi.useRealTimers();
  });
});
