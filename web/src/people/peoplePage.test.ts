// Leaderboards, the list of people, and the course of a rating.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fake } from "@/server/api.fake";
import { texts } from "@/text/text.svelte";
import PeoplePage from "./PeoplePage.svelte";
import ProfilePage from "./ProfilePage.svelte";
import RatingCurve from "./RatingCurve.svelte";

beforeEach(async () => {
  localStorage.clear();
  await texts.use("en");
});
afterEach(() => cleanup());

const leader = (name: string, provisional = false) => ({ name, value: 1500, provisional });

describe("the page of people", () => {
  it("shows the leaders of each kind of table, page by page, and marks provisional ratings", async () => {
    fake({
      "GET /api/leaders/two": ({ path }: { path: string }) =>
        path.includes("before")
          ? { people: [leader("Bob", true)], next: null }
          : { people: [leader("Ann")], next: "1.2" },
      "GET /api/leaders/seth": { people: [], next: null },
      "GET /api/people": { people: [], next: null },
    });
    render(PeoplePage);
    expect((await screen.findByText("Ann")).getAttribute("href")).toBe("/people/Ann");
    expect(screen.queryByText("provisional")).toBeNull();
    await fireEvent.click(screen.getByText("Show more"));
    expect(await screen.findByText("Bob")).toBeTruthy();
    expect(screen.getByText("Ann")).toBeTruthy();
    expect(screen.getByText("provisional")).toBeTruthy();
    await fireEvent.click(screen.getByLabelText("As Seth"));
    expect(await screen.findByText(/Nobody with a rating/)).toBeTruthy();
  });

  it("finds people by how their name begins", async () => {
    const { asked } = fake({
      "GET /api/leaders/two": { people: [], next: null },
      "GET /api/people": ({ path }: { path: string }) => ({
        people: path.includes("search=cl")
          ? [{ name: "Cleo", since: 0, ratings: [{ kind: "many", value: 1234, provisional: false }] }]
          : [],
        next: null,
      }),
    });
    render(PeoplePage);
    await fireEvent.input(await screen.findByLabelText("A name begins with"), { target: { value: "cl" } });
    expect(await screen.findByText("Cleo")).toBeTruthy();
    await vi.waitFor(() => expect(asked.at(-1)!.path).toBe("/api/people?search=cl"));
    expect(screen.getByText(/1234/)).toBeTruthy();
  });
});

describe("the page of somebody", () => {
  const none = { by_players: [], by_module: [], by_god: [], tiles: [], opponents: [], history: [], ratings: [] };
  const cleo = { name: "Cleo", since: 0, open: true, games: 0, won: 0, ...none };
  const session = (name: string | null) => ({ name, second_factor: false, host: false });
  const friends = (...names: string[]) => ({ following: names.map((name) => ({ name, tables: [] })) });

  it("lets players follow them, and no more", async () => {
    const { asked } = fake({
      "GET /api/people/Cleo": cleo,
      "GET /api/session": session("Ann"),
      "GET /api/friends": friends(),
      "PUT /api/friends": friends("Cleo"),
      "DELETE /api/friends": friends(),
    });
    render(ProfilePage, { name: "Cleo" });
    await fireEvent.click(await screen.findByText("Follow"));
    await fireEvent.click(await screen.findByText("Unfollow"));
    expect(await screen.findByText("Follow")).toBeTruthy();
    expect(asked.filter((each) => each.path === "/api/friends").map((each) => each.method)).toEqual([
      "GET",
      "PUT",
      "DELETE",
    ]);
    expect(asked.at(-1)?.body).toEqual({ name: "Cleo" });
  });

  it.each([null, "Cleo"])("asks guests and herself nothing of the kind", async (name) => {
    const { asked } = fake({ "GET /api/people/Cleo": cleo, "GET /api/session": session(name) });
    render(ProfilePage, { name: "Cleo" });
    await vi.waitFor(() => expect(asked.some((each) => each.path === "/api/session")).toBe(true));
    expect(await screen.findByText(/Finished games: 0/)).toBeTruthy();
    expect(screen.queryByText("Follow")).toBeNull();
    expect(asked.some((each) => each.path === "/api/friends")).toBe(false);
  });
});

describe("the course of a rating", () => {
  it("is a line, and said in words", () => {
    const history = [1200, 1300, 1250].map((value, at) => ({ at, value }));
    render(RatingCurve, { rating: { kind: "two", value: 1250, games: 3, provisional: true, history }, name: "Two" });
    expect(screen.getByRole("img").getAttribute("aria-label")).toContain("highest 1300");
    expect(screen.getByText("provisional")).toBeTruthy();
  });
});
