// Leaderboards, the list of people, and the course of a rating.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fake } from "@/server/api.fake";
import { texts } from "@/text/text.svelte";
import PeoplePage from "./PeoplePage.svelte";
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

describe("the course of a rating", () => {
  it("is a line, and said in words", () => {
    const history = [1200, 1300, 1250].map((value, at) => ({ at, value }));
    render(RatingCurve, { rating: { kind: "two", value: 1250, games: 3, provisional: true, history }, name: "Two" });
    expect(screen.getByRole("img").getAttribute("aria-label")).toContain("highest 1300");
    expect(screen.getByText("provisional")).toBeTruthy();
  });
});
