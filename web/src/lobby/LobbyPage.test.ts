// The pages around the table, against a server of our own making.
import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import over from "@/fixtures/over-4.json";
import told from "@/fixtures/lobby/story-4.json";
import { DOWN, fake, Refusal } from "@/server/api.fake";
import { mine } from "@/page/mine.svelte";
import { route } from "@/page/route.svelte";
import { sha256 } from "@/story/story";
import { t, texts } from "@/text/text.svelte";
import AccountPage from "@/page/AccountPage.svelte";
import JoinPage from "./JoinPage.svelte";
import LobbyPage from "./LobbyPage.svelte";
import NewTablePage from "./NewTablePage.svelte";
import ReplayPage from "@/replay/ReplayPage.svelte";
import StoryPage from "@/story/StoryPage.svelte";
import type { NewTable, TableInfo } from "@/server/messages";
import "@/testing/unsized";

vi.mock("./LobbyMap.svelte", () => ({ default: () => undefined }));

const seat = (number: number, kind: "human" | "open" | "bot", name: string, god: string) => ({
  seat: number,
  kind,
  name,
  god,
  bot: kind === "bot" ? "easy" : null,
  connected: true,
  away: false,
  resigned: false,
  host: number === 0,
});
const open = {
  id: "t1",
  name: "Evening",
  status: "open",
  public: true,
  created: 1,
  players: 3,
  victory_points: 8,
  beginner: false,
  modules: ["dawn"],
  house_rules: { vetoOnVeto: "no" },
  clock: { kind: "days", days: 2 },
  seed_hash: "ab".repeat(32),
  seed_given: false,
  seed: null,
  seats: [seat(0, "human", "Chloé", "anubis"), seat(1, "open", "", "horus"), seat(2, "open", "", "sobek")],
  day: 0,
  round: 0,
  waiting: [],
  points: [],
  winner: null,
  rematch: null,
  rules: 1,
  content: "x",
  spectators: 0,
};
const running = {
  ...open,
  status: "running",
  day: 2,
  round: 3,
  waiting: [0, 1],
  seats: open.seats.map((each) => ({ ...each, kind: "human", name: each.name || "Ana" })),
};
const seated = { table: { ...running, id: "new" }, seat: 0, secret: "s3cret" };

beforeAll(() => texts.use("en"));
beforeEach(() => {
  localStorage.clear();
  mine.seats.forEach(({ table }) => mine.forget(table));
  mine.name = "Ana";
  history.replaceState(null, "", "/#all");
  route.path = "/";
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// axe asks for a canvas that jsdom does not have.
HTMLCanvasElement.prototype.getContext = () => null;
window.scrollTo = () => undefined;
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

async function clean(container: Element): Promise<void> {
  const found = await axe.run(container, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(found.violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
}

describe("the lobby", () => {
  it("starts a game against bots with one click", async () => {
    const { asked } = fake({ "POST /api/tables": seated });
    render(LobbyPage);
    await userEvent.click(screen.getByRole("button", { name: "Play against bots now" }));
    await waitFor(() => expect(location.pathname).toBe("/t/new"));
    const request = asked.find((each) => each.method === "POST" && each.path === "/api/tables");
    expect(request?.body).toMatchObject({
      players: 3,
      seats: [
        { kind: "you", name: "Ana", god: "horus" },
        { kind: "bot", bot: "medium" },
        { kind: "bot", bot: "medium" },
      ],
    });
    expect(mine.secretOf("new")).toBe("s3cret");
  });

  it("opens a table for friends with one click and shows the way to the link", async () => {
    const { asked } = fake({ "POST /api/tables": { ...seated, table: { ...open, id: "new" } } });
    render(LobbyPage);
    await userEvent.click(screen.getByRole("button", { name: "Invite friends by link" }));
    await waitFor(() => expect(location.pathname).toBe("/t/new/join"));
    expect(asked.find((each) => each.path === "/api/tables" && each.method === "POST")?.body).toMatchObject({
      seats: [{ kind: "you" }, { kind: "open" }, { kind: "open" }],
    });
  });

  it("puts the game where it is my turn first and says that it is unofficial", async () => {
    fake({
      "POST /api/mine": {
        games: [
          { table: { ...running, id: "a", name: "Other", created: 9 }, seat: 1, asked: false, deadline: null },
          { table: { ...running, id: "b", name: "Mine now" }, seat: 1, asked: true, deadline: null },
        ],
      },
      "GET /api/tables": { tables: [open], next: null },
    });
    const { container } = render(LobbyPage);
    const games = await screen.findByRole("region", { name: "My games" });
    await waitFor(() => expect(within(games).getAllByRole("listitem")).toHaveLength(2));
    expect(within(games).getAllByRole("listitem")[0]?.textContent).toContain("Mine now");
    expect(within(games).getByText(/your turn/)).toBeTruthy();
    expect(
      within(screen.getByRole("region", { name: "Open tables" }))
        .getByRole("link", { name: /Join/ })
        .getAttribute("href"),
    ).toBe("/t/t1/join");
    expect(screen.getAllByText(/unofficial/i).length).toBeGreaterThan(0);
    await clean(container);
  });

  it("tells when the server is away and tries again", async () => {
    const server = fake({ "GET /api/tables": DOWN });
    render(LobbyPage);
    expect((await screen.findByText(/does not answer/)).closest("[role=alert]")).toBeTruthy();
    server.answers["GET /api/tables"] = { tables: [open], next: null };
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Evening")).toBeTruthy();
  });

  it("begins a first game against Seth, with as many allies as one likes", async () => {
    const { asked } = fake({ "POST /api/tables": seated });
    const { container } = render(LobbyPage);
    await userEvent.selectOptions(await screen.findByLabelText("Your allies"), "2");
    await clean(container);
    await userEvent.click(screen.getByRole("button", { name: "You and 2 allies against Seth" }));
    const made = (): NewTable | undefined =>
      asked.find((each) => each.method === "POST" && each.path === "/api/tables")?.body as NewTable | undefined;
    await waitFor(() => expect(made()).toBeTruthy());
    const body = made()!;
    expect([body.seth, body.players, body.seats.map((seat) => seat.kind)]).toEqual([
      true,
      4,
      ["bot", "you", "bot", "bot"],
    ]);
  });

  it("changes its language at once", async () => {
    fake({});
    render(LobbyPage);
    await userEvent.selectOptions(screen.getByLabelText("Language"), "pl");
    expect(await screen.findByRole("button", { name: "Zagraj z botami" })).toBeTruthy();
    await texts.use("en");
  });
});

describe("a new table", () => {
  it("asks for everything that was chosen", async () => {
    const { asked } = fake({ "POST /api/tables": seated });
    const { container } = render(NewTablePage);
    await screen.findByText("Creatures");
    const pick = (group: string, value: string) =>
      userEvent.click(within(screen.getByRole("radiogroup", { name: group })).getByLabelText(value));
    await pick("Players", "4");
    await pick("Target", "10");
    await pick("Dawn", "on");
    await pick("Clock", "live");
    await userEvent.clear(screen.getByLabelText("Minutes for each player"));
    await userEvent.type(screen.getByLabelText("Minutes for each player"), "45");
    await pick("Randomness", "seed given");
    await userEvent.type(screen.getByLabelText("Seed"), "nile 7");
    await pick("Who can find it", "listed");
    await pick("Pace of bots", "slow");
    await userEvent.selectOptions(screen.getByLabelText("Who takes seat 2"), "open");
    await userEvent.selectOptions(screen.getByLabelText("Strength of the bot in seat 3"), "hard");
    await userEvent.selectOptions(screen.getByLabelText("God of seat 1"), "wadjet");
    await userEvent.type(screen.getByLabelText("Name of the table"), "Sunday");
    await userEvent.type(screen.getByLabelText("Search house rules"), "veto on a veto");
    await userEvent.click(screen.getByLabelText(/It cannot/));
    await clean(container);
    await userEvent.click(screen.getByRole("button", { name: "Open the table" }));
    await waitFor(() => expect(asked.some((each) => each.method === "POST")).toBe(true));
    expect(asked.find((each) => each.method === "POST")?.body).toEqual({
      players: 4,
      victory_points: 10,
      beginner: false,
      modules: ["dawn"],
      house_rules: { vetoOnVeto: "no" },
      public: true,
      clock: { kind: "live", minutes: 45, increment: 20 },
      bot_pace: 2,
      name: "Sunday",
      seed: "nile 7",
      seats: [
        { kind: "you", god: "wadjet", name: "Ana" },
        { kind: "open", god: "bastet" },
        { kind: "bot", bot: "hard", god: "sobek" },
        { kind: "bot", bot: "medium", god: "anubis" },
      ],
    });
  });

  it("shows the server's reason and loses nothing", async () => {
    fake({ "POST /api/tables": new Refusal(400, "malformed", "dayLimit must be 'off' or a number of Days") });
    render(NewTablePage);
    await userEvent.type(screen.getByLabelText("Name of the table"), "Kept");
    await userEvent.click(screen.getByRole("button", { name: "Start the game" }));
    expect((await screen.findByText(/dayLimit must be/)).closest("[role=alert]")).toBeTruthy();
    expect((screen.getByLabelText("Name of the table") as HTMLInputElement).value).toBe("Kept");
  });

  it("says what is wrong before it asks", async () => {
    const { asked } = fake({});
    render(NewTablePage);
    await userEvent.click(within(screen.getByRole("radiogroup", { name: "Randomness" })).getByLabelText("seed given"));
    await userEvent.click(screen.getByRole("button", { name: "Start the game" }));
    expect(screen.getByText("Write a seed, or let the server draw one.")).toBeTruthy();
    expect(asked.some((each) => each.method === "POST")).toBe(false);
  });
});

describe("joining", () => {
  it("shows what is agreed and takes the chosen seat", async () => {
    const { asked } = fake({
      "GET /api/tables/t1": open,
      "POST /api/tables/t1/join": { table: { ...running }, seat: 2, secret: "mine" },
    });
    const { container } = render(JoinPage, { table: "t1" });
    expect(await screen.findByText("2 days for every answer")).toBeTruthy();
    expect(screen.getByText("Veto on a Veto")).toBeTruthy();
    await waitFor(() => expect(screen.getByText("It cannot.")).toBeTruthy());
    await userEvent.click(screen.getByLabelText("Seat 3"));
    await userEvent.click(screen.getByLabelText("Wadjet"));
    expect(screen.queryByLabelText("Anubis")).toBeNull();
    await clean(container);
    await userEvent.click(screen.getByRole("button", { name: "Sit down" }));
    await waitFor(() => expect(mine.secretOf("t1")).toBe("mine"));
    expect(asked.find((each) => each.path.endsWith("/join"))?.body).toEqual({ name: "Ana", god: "wadjet", seat: 2 });
  });

  it("tells why a seat cannot be taken and keeps the name", async () => {
    fake({
      "GET /api/tables/t1": open,
      "POST /api/tables/t1/join": new Refusal(409, "not-possible", "somebody was faster"),
    });
    render(JoinPage, { table: "t1" });
    await userEvent.click(await screen.findByRole("button", { name: "Sit down" }));
    expect(await screen.findByText(/somebody was faster/)).toBeTruthy();
    expect((screen.getByLabelText("Your name") as HTMLInputElement).value).toBe("Ana");
  });

  it("gives the host the link and the start", async () => {
    mine.keep({ table: { id: "t1" }, seat: 0, secret: "host" });
    const server = fake({ "GET /api/tables/t1": open, "POST /api/tables/t1/start": running });
    render(JoinPage, { table: "t1" });
    expect(((await screen.findByLabelText("Link to this table")) as HTMLInputElement).value).toBe(
      `${location.origin}/t/t1`,
    );
    await screen.findByRole("option", { name: "hard" });
    await userEvent.selectOptions(screen.getByLabelText(/Open seats go to bots/), "hard");
    server.answers["GET /api/tables/t1"] = running;
    await userEvent.click(screen.getByRole("button", { name: "Start now" }));
    await waitFor(() => expect(location.pathname).toBe("/t/t1"));
    expect(server.asked.find((each) => each.path.endsWith("/start"))).toMatchObject({
      body: { fill: "hard" },
      headers: { Authorization: "Bearer host" },
    });
  });

  it("lets the host, and nobody else, send somebody away", async () => {
    const full = { ...open, seats: [open.seats[0], seat(1, "human", "Bob", "horus"), seat(2, "bot", "", "sobek")] };
    mine.keep({ table: { id: "t1" }, seat: 0, secret: "host" });
    const server = fake({ "GET /api/tables/t1": full, "POST /api/tables/t1/remove": open });
    const page = render(JoinPage, { table: "t1" });
    const button = await screen.findByRole("button", { name: "Remove Bob" });
    expect(screen.getAllByRole("button", { name: /^Remove/ })).toHaveLength(1);
    server.answers["GET /api/tables/t1"] = open;
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByText("Bob")).toBeNull());
    expect(server.asked.find((each) => each.path.endsWith("/remove"))).toMatchObject({
      body: { seat: 1 },
      headers: { Authorization: "Bearer host" },
    });
    page.unmount();

    mine.keep({ table: { id: "t1" }, seat: 1, secret: "bob" });
    fake({ "GET /api/tables/t1": full });
    render(JoinPage, { table: "t1" });
    await screen.findByText("Waiting for the last seats.");
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  });
});

describe("the end", () => {
  const table = told.table as unknown as TableInfo;
  const answers = {
    [`GET /api/tables/${table.id}`]: table,
    [`GET /api/tables/${table.id}/story`]: told.story,
    [`GET /api/tables/${table.id}/facts`]: over.facts,
    [`GET /api/tables/${table.id}/moments`]: { moments: told.moments, version: told.moments.length },
    [`GET /api/tables/${table.id}/moments/${told.moments.length}`]: told.last,
  };

  it("says who won and why, and checks the dice", async () => {
    expect(await sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    fake(answers);
    const { container } = render(StoryPage, { table: table.id });
    expect(await screen.findByRole("heading", { level: 1, name: "Horus takes the Two Lands" })).toBeTruthy();
    expect(screen.getByText(/reached the target of 8 points/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Check it" }));
    expect(await screen.findByText("They match: the shuffling is the one that was promised.")).toBeTruthy();
    expect(screen.getAllByRole("link", { name: /^show/ })[0]?.getAttribute("href")).toMatch(/replay\/\d+\?as=all$/);
    await clean(container);
  });

  it("says so when the seed does not fit", async () => {
    fake({ ...answers, [`GET /api/tables/${table.id}`]: { ...table, seed: "forged" } });
    render(StoryPage, { table: table.id });
    await userEvent.click(await screen.findByRole("button", { name: "Check it" }));
    expect(await screen.findByText(/They differ/)).toBeTruthy();
  });

  it("is seen again step by step, by keyboard too, and every moment has an address", async () => {
    const first = told.moment.events[0]!.version;
    const at = (version: number, from: number) => ({
      ...told.moment,
      version,
      events: told.moment.events.slice(0, 1).map((event) => ({ ...event, version: from })),
    });
    const versions: Record<string, unknown> = {};
    for (const each of told.moments)
      versions[`GET /api/tables/${table.id}/moments/${each.version}`] = at(each.version, each.version);
    fake({ ...answers, ...versions });
    history.replaceState(null, "", `/t/${table.id}/replay/${first}?as=all`);
    render(ReplayPage, { table: table.id, version: String(first) });
    const slider = (await screen.findByRole("slider", { name: "Time line of the game" })) as HTMLInputElement;
    await waitFor(() => expect(location.pathname).toBe(`/t/${table.id}/replay/${first}`));
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(location.pathname).toBe(`/t/${table.id}/replay/${first + 1}`));
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await waitFor(() => expect(location.pathname).toMatch(new RegExp(`/replay/${first - 1}$`)));
    await userEvent.click(screen.getByRole("button", { name: /To the next battle/ }));
    const battle = told.moments.find((moment) => moment.kind === "battle" && moment.version > first)!.version;
    await waitFor(() => expect(location.href).toContain(`/replay/${battle}?as=all`));
    expect(slider.getAttribute("aria-valuetext")).toContain("Day");
    expect(screen.getByLabelText("Seen by")).toBeTruthy();
    // The whole table is there: everybody's panel, the market, and what lies before each player.
    expect(screen.getAllByRole("article")).toHaveLength(told.moment.view.seats.length);
    await userEvent.click(screen.getByRole("tab", { name: "Powers" }));
    expect(screen.getByRole("region", { name: "Power tiles" })).toBeTruthy();
    await userEvent.click(screen.getByRole("tab", { name: "Hands" }));
    expect(screen.getAllByRole("group", { name: /^Action board/ })).toHaveLength(told.moment.view.seats.length);
  });
});

describe("the account", () => {
  it("registers, claims the seats of this browser, and can be deleted", async () => {
    mine.keep({ table: { id: "t1" }, seat: 0, secret: "one" });
    const server = fake({
      "POST /api/account": { name: "Ana" },
      "POST /api/account/seats": { done: true },
      "DELETE /api/account": { done: true },
    });
    const { container } = render(AccountPage);
    await userEvent.type(screen.getByLabelText("Password"), "short");
    await userEvent.click(screen.getByRole("button", { name: "Register" }));
    expect(screen.getByText("The password needs at least 8 characters.")).toBeTruthy();
    await userEvent.type(screen.getByLabelText("Password"), " no more");
    await clean(container);
    server.answers["GET /api/session"] = { name: "Ana" };
    await userEvent.click(screen.getByRole("button", { name: "Register" }));
    const add = await screen.findByRole("button", { name: "Add the seat of this browser to the account" });
    expect(server.asked.some((each) => each.path === "/api/account/seats")).toBe(false); // not before one says so
    await userEvent.click(add);
    expect(await screen.findByText(/1 seat of this browser now belongs/)).toBeTruthy();
    expect(server.asked.find((each) => each.path === "/api/account/seats")?.body).toEqual({
      table: "t1",
      secret: "one",
    });
    const deletion = screen.getByText("Delete the account").closest("details") as HTMLElement;
    await userEvent.click(within(deletion).getByText("Delete the account"));
    await userEvent.type(within(deletion).getByLabelText("Your password"), "short no more");
    await userEvent.click(within(deletion).getByRole("button", { name: "Delete for good" }));
    expect(await screen.findByText(t("account-removed"))).toBeTruthy();
    expect(server.asked.find((each) => each.method === "DELETE")?.body).toEqual({ password: "short no more" });
  });

  it("leaves none of its seats in the browser when one logs out", async () => {
    mine.keep({ table: { id: "t1" }, seat: 0, secret: "one" });
    mine.keep({ table: { id: "guests" }, seat: 1, secret: "two" });
    const server = fake({
      "GET /api/session": { name: "Ana" },
      "POST /api/mine": { games: [{ table: { id: "t1" }, seat: 0, asked: false, deadline: null }], next: null },
      "DELETE /api/session": { done: true },
    });
    render(AccountPage);
    await userEvent.click(await screen.findByRole("button", { name: t("account-logout") }));
    expect(await screen.findByText(t("account-left"))).toBeTruthy();
    expect(mine.secretOf("t1")).toBe(null);
    expect(mine.secretOf("guests")).toBe("two"); // it is not the account's
    expect(server.asked.find((each) => each.path === "/api/mine")?.body).toEqual({ seats: [] });
  });

  it("asks for the code of the app when there is a second factor, and lists where one is logged in", async () => {
    const server = fake({ "POST /api/session": new Refusal(401, "code-needed", "the code too") });
    const { container } = render(AccountPage);
    await userEvent.clear(screen.getByLabelText("Account name"));
    await userEvent.type(screen.getByLabelText("Account name"), "Ana");
    await userEvent.type(screen.getByLabelText("Password"), "short no more");
    await userEvent.click(screen.getByRole("button", { name: "Log in" }));
    await userEvent.type(await screen.findByLabelText("Code from your app"), "123456");
    server.answers["POST /api/session"] = { name: "Ana", second_factor: true };
    server.answers["GET /api/session"] = { name: "Ana", second_factor: true };
    const other = { id: "b", device: "Safari, iPhone", opened: 1, seen: 2, here: false };
    server.answers["GET /api/sessions"] = { sessions: [{ ...other, id: "a", here: true }, other] };
    server.answers["DELETE /api/sessions/b"] = { done: true };
    await userEvent.click(screen.getByRole("button", { name: "Log in" }));
    await userEvent.click(await screen.findByText("Where you are logged in"));
    await userEvent.click(await screen.findByRole("button", { name: "End" }));
    expect(server.asked.filter((each) => each.path === "/api/session" && each.method === "POST").at(-1)?.body).toEqual({
      name: "Ana",
      password: "short no more",
      code: "123456",
    });
    expect(screen.queryByRole("button", { name: "End" })).toBeNull();
    await clean(container);
  });

  it("keeps what was typed when the server refuses", async () => {
    fake({ "POST /api/session": new Refusal(401, "unauthorised", "name or password is wrong") });
    render(AccountPage);
    await userEvent.type(screen.getByLabelText("Password"), "not this one");
    await userEvent.click(screen.getByRole("button", { name: "Log in" }));
    expect(await screen.findByText(/name or password is wrong/)).toBeTruthy();
    expect((screen.getByLabelText("Password") as HTMLInputElement).value).toBe("not this one");
  });
});
