// Friends: follow, block, see who is online; invitations by name.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fake, Refusal } from "@/server/api.fake";
import { texts } from "@/text/text.svelte";
import FriendsPage from "./FriendsPage.svelte";
import Invitations from "./Invitations.svelte";
import InviteByName from "./InviteByName.svelte";

beforeEach(async () => {
  localStorage.clear();
  await texts.use("en");
});
afterEach(() => cleanup());

const NONE = { following: [], followers: [], blocked: [], online_to: "friends", invites_from: "everybody" };
const BOB = { name: "Bob", friend: true, online: true, tables: [] as unknown[] };

describe("the page of friends", () => {
  it("shows who is online and where one may watch", async () => {
    const table = { table: "abc", name: "Evening", names: ["Bob"], status: "running" };
    fake({ "GET /api/friends": { ...NONE, following: [{ ...BOB, tables: [table] }] } });
    render(FriendsPage);
    expect(await screen.findByText("online · friend")).toBeTruthy();
    expect(screen.getByText("Watch: Evening").getAttribute("href")).toBe("/t/abc");
  });

  it("follows somebody by name, and says when there is nobody of that name", async () => {
    const { asked, answers } = fake({
      "GET /api/friends": NONE,
      "PUT /api/friends": new Refusal(404, "unknown", "there is nobody of this name"),
    });
    render(FriendsPage);
    await fireEvent.input(await screen.findByLabelText("Name of a player"), { target: { value: " Bob " } });
    await fireEvent.click(screen.getByText("Follow"));
    expect(await screen.findByText("There is no account with this name.")).toBeTruthy();
    answers["PUT /api/friends"] = { ...NONE, following: [BOB] };
    await fireEvent.click(screen.getByText("Follow"));
    expect((await screen.findByText("Bob")).getAttribute("href")).toBe("/people/Bob");
    expect(asked.at(-1)?.body).toEqual({ name: "Bob" });
    expect(screen.queryByText("There is no account with this name.")).toBeNull();
  });

  it("blocks and keeps what others may do", async () => {
    const { asked } = fake({
      "GET /api/friends": { ...NONE, followers: ["Eve"] },
      "PUT /api/blocked": { ...NONE, blocked: ["Eve"] },
      "PUT /api/friends/settings": { ...NONE, online_to: "nobody" },
    });
    render(FriendsPage);
    await fireEvent.click(await screen.findByLabelText(/^Block Eve/));
    expect(await screen.findByLabelText("Unblock Eve")).toBeTruthy();
    await fireEvent.change(screen.getByLabelText(/^Who sees that I am online/), { target: { value: "nobody" } });
    expect(asked.at(-1)?.body).toEqual({ online_to: "nobody", invites_from: "everybody" });
  });

  it("asks a guest to log in", async () => {
    fake({ "GET /api/friends": new Refusal(401, "unauthorised", "log in first") });
    render(FriendsPage);
    expect(await screen.findByText(/Log in to follow people/)).toBeTruthy();
  });
});

describe("invitations", () => {
  const invitation = { by: "Ann", at: 1, table: { id: "abc", name: "Evening" } };

  it("are shown to the person invited, until they decline", async () => {
    fake({
      "GET /api/session": { name: "Bob" },
      "GET /api/invitations": { invitations: [invitation], clubs: [] },
      "DELETE /api/invitations/abc": { invitations: [], clubs: [] },
    });
    render(Invitations);
    expect(await screen.findByText("Ann invites you")).toBeTruthy();
    await fireEvent.click(screen.getByText("Decline"));
    await vi.waitFor(() => expect(screen.queryByText("Ann invites you")).toBeNull());
  });

  it("of clubs stand beside those to tables", async () => {
    const { asked, answers } = fake({
      "GET /api/session": { name: "Bob" },
      "GET /api/invitations": { invitations: [], clubs: [{ id: "owls", name: "Night owls" }] },
      "DELETE /api/clubs/owls/me": { done: true },
    });
    render(Invitations);
    expect(await screen.findByText("The club Night owls invites you")).toBeTruthy();
    expect(screen.getByText("See the club").getAttribute("href")).toBe("/clubs/owls");
    answers["GET /api/invitations"] = { invitations: [], clubs: [] };
    await fireEvent.click(screen.getByText("Decline"));
    await vi.waitFor(() => expect(screen.queryByText(/Night owls/)).toBeNull());
    expect(asked.some((each) => each.method === "DELETE" && each.path === "/api/clubs/owls/me")).toBe(true);
  });

  it("are not asked for by guests", async () => {
    const { asked } = fake({});
    render(Invitations);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await new Promise((wait) => setTimeout(wait, 50));
    expect(asked.map((each) => each.path)).toEqual(["/api/session"]);
  });

  it("go out by name, and a refusal is said", async () => {
    const { answers } = fake({
      "GET /api/session": { name: "Ann" },
      "GET /api/friends": { ...NONE, following: [BOB] },
      "GET /api/tables/abc/invitations": { names: [] },
      "POST /api/tables/abc/invitations": { names: ["Bob"] },
    });
    render(InviteByName, { table: "abc" });
    const field = await screen.findByLabelText("Invite a player by name");
    await fireEvent.input(field, { target: { value: "Bob" } });
    await fireEvent.click(screen.getByText("Invite"));
    expect(await screen.findByText("Invited: Bob")).toBeTruthy();
    answers["POST /api/tables/abc/invitations"] = new Refusal(409, "not-possible", "no");
    await fireEvent.input(field, { target: { value: "Eve" } });
    await fireEvent.click(screen.getByText("Invite"));
    expect(await screen.findByText(/takes no invitation from you/)).toBeTruthy();
  });
});
