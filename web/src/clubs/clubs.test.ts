// The list of clubs and the page of one, for strangers, members and who keeps it.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fake, Refusal } from "@/server/api.fake";
import { texts } from "@/text/text.svelte";
import ClubPage from "./ClubPage.svelte";
import ClubsPage from "./ClubsPage.svelte";

beforeEach(async () => {
  localStorage.clear();
  await texts.use("en");
});
afterEach(() => cleanup());

/** A busy machine may take its time. */
const PATIENT = { timeout: 10_000 };
const THOTH = { id: "abc", name: "Friends of Thoth", about: "Evenings", entry: "open", founded: 0, members: 2 };
const PAGE = { club: THOTH, me: "stranger", people: [], askers: [], tables: [] };
const INSIDE = {
  ...PAGE,
  people: [
    { name: "Ann", role: "founder", muted: false, since: 0 },
    { name: "Bob", role: "member", muted: false, since: 0 },
  ],
};
const OCTOBER = Date.UTC(2026, 9) / 1000;
const LEAGUE = {
  begins: OCTOBER,
  ends: Date.UTC(2027, 0) / 1000,
  earlier: true,
  lines: [{ name: "Ann", points: 2, games: 1, won: 1 }],
};
const TALK = { lines: [{ number: 1, at: 0, name: "Bob", text: "Hello", mine: false }] };

describe("clubs", () => {
  it("are listed, mine first, and founded by the account logged in", async () => {
    const { asked } = fake({
      "GET /api/session": { name: "Ann" },
      "GET /api/clubs": {
        clubs: [THOTH],
        mine: [{ ...THOTH, id: "def", name: "Night owls", invited: true }],
        next: null,
      },
      "POST /api/clubs": new Refusal(409, "not-possible", "this name is taken"),
    });
    render(ClubsPage);
    expect((await screen.findByText("Friends of Thoth")).getAttribute("href")).toBe("/clubs/abc");
    expect(screen.getByText(/invites you/)).toBeTruthy();
    await fireEvent.input(await screen.findByLabelText("Name of the club"), { target: { value: "Night owls" } });
    await fireEvent.click(screen.getByText("Found it"));
    expect(await screen.findByText(/the name is taken/)).toBeTruthy();
    expect(asked.at(-1)?.body).toEqual({ name: "Night owls", about: "", entry: "open" });
  });

  it("show a stranger a way in and nothing else", async () => {
    fake({
      "GET /api/session": { name: "Cleo" },
      "GET /api/clubs/abc": PAGE,
      "PUT /api/clubs/abc/me": { ...INSIDE, me: "member" },
      "GET /api/clubs/abc/talk": TALK,
      "GET /api/clubs/abc/league": LEAGUE,
    });
    render(ClubPage, { club: "abc" });
    await fireEvent.click(await screen.findByRole("button", { name: "Join" }, PATIENT));
    expect(await screen.findByText("Hello", { exact: false }, PATIENT)).toBeTruthy();
    expect(screen.getByText("Leave the club")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Expel ?: Bob$/ })).toBeNull();
  });

  it("let who keeps them mute and expel those below, and show the league", async () => {
    const { asked } = fake({
      "GET /api/session": { name: "Ann" },
      "GET /api/clubs/abc": { ...INSIDE, me: "founder" },
      "GET /api/clubs/abc/talk": TALK,
      "GET /api/clubs/abc/league": LEAGUE,
      "PUT /api/clubs/abc/muted": { ...INSIDE, me: "founder" },
    });
    render(ClubPage, { club: "abc" });
    await screen.findByText("Leave the club", {}, PATIENT);
    await fireEvent.click(screen.getByRole("button", { name: /^Mute ?: Bob$/ }));
    await vi.waitFor(() => expect(asked.some((each) => each.path.endsWith("/muted"))).toBe(true));
    expect(asked.find((each) => each.path.endsWith("/muted"))?.body).toEqual({ name: "Bob", muted: true });
    expect(screen.queryByRole("button", { name: /^Expel ?: Ann$/ })).toBeNull();
    expect(await screen.findByRole("rowheader", { name: "Ann" }, PATIENT)).toBeTruthy();
  });

  it("keep the league of every season", async () => {
    const { asked } = fake({
      "GET /api/session": { name: "Bob" },
      "GET /api/clubs/abc": { ...INSIDE, me: "member" },
      "GET /api/clubs/abc/talk": TALK,
      "GET /api/clubs/abc/league": LEAGUE,
      [`GET /api/clubs/abc/league?before=${OCTOBER}`]: {
        begins: Date.UTC(2026, 6) / 1000,
        ends: OCTOBER,
        earlier: false,
        lines: [],
      },
    });
    render(ClubPage, { club: "abc" });
    expect(await screen.findByText(/October . December 2026/, {}, PATIENT)).toBeTruthy();
    expect(screen.queryByText("Next season")).toBeNull();
    await fireEvent.click(screen.getByText("Previous season"));
    expect(await screen.findByText(/July . September 2026/, {}, PATIENT)).toBeTruthy();
    expect(screen.getByText("No game of the club from this quarter has ended.")).toBeTruthy();
    expect(screen.queryByText("Previous season")).toBeNull();
    await fireEvent.click(screen.getByText("Next season"));
    expect(await screen.findByText(/October . December 2026/, {}, PATIENT)).toBeTruthy();
    expect(asked.filter((each) => each.path.includes("/league")).length).toBe(3);
  });

  it("that are closed are missing", async () => {
    fake({ "GET /api/clubs/abc": new Refusal(404, "unknown", "there is no such club") });
    render(ClubPage, { club: "abc" });
    expect(await screen.findByText(/There is no such club/)).toBeTruthy();
  });
});
