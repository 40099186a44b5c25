import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import Part from "@/testing/Part.svelte";
import { question, still, StillTable } from "@/testing/still";
import { Play } from "@/table/play.svelte";
import { explaining } from "@/pieces/explaining.svelte";
import { spaceText, tableText } from "@/table/asText";
import { t, texts } from "@/text/text.svelte";
import AlliancePanel from "./AlliancePanel.svelte";
import DayTrack from "./DayTrack.svelte";
import Market from "@/market/Market.svelte";
import SethBoard from "./SethBoard.svelte";
import SethPanel from "./SethPanel.svelte";
import { membersOf, stateOf } from "./members";
import type { Facts } from "@/server/messages";

beforeAll(() => texts.use("en"));
afterEach(cleanup);

const show = (part: unknown, table: StillTable, facts: Facts): HTMLElement =>
  render(Part, { part: part as never, table, facts }).container;

describe("the alliance", () => {
  test("stands in one frame: eyes for its points, a panel for each member in the order of seats", async () => {
    const { live, facts } = await still("seth/turn-6");
    live.view!.seth!.alliance_points = 4;
    const frame = show(AlliancePanel, live, facts);
    expect(frame.querySelectorAll(".eyes i")).toHaveLength(6);
    expect(frame.querySelectorAll(".eyes .on")).toHaveLength(4);
    const names = screen.getAllByRole("article").map((panel) => panel.querySelector(".name")?.textContent);
    expect(names).toEqual(["You", "Inês", "Chloé", "Khaba", "Tomé"]);
    expect(names).toHaveLength(membersOf(live.view!).length);
  });

  test("says what each member does, in a word and a sign", async () => {
    const { live } = await still("seth/turn-6");
    const view = { ...live.view!, active: 2, waiting: [2, 3], battle: null };
    const seth = { ...view.seth!, acted: [1], later: [4] };
    const states = membersOf(view).map((seat) => stateOf({ ...view, seth }, seat));
    expect(states).toEqual(["acted", "acting", "asked", "later", "free"]);
    const asking = { ...view, seth: { ...seth, later: [] }, asked: "who-acts-next" as const, waiting: [2, 3, 4, 5] };
    expect(membersOf(asking).map((seat) => stateOf(asking, seat))).toEqual(["acted", ...Array(4).fill("asked")]);
    const his = { ...view, active: 0, waiting: [0], seth: { ...seth, step: 0 } };
    expect(membersOf(his).map((seat) => stateOf(his, seat))).toEqual(Array(5).fill("free"));
    const over = { ...view, seth, phase: "over" as const };
    expect(membersOf(over).map((seat) => stateOf(over, seat))).toEqual(Array(5).fill("free"));
  });

  test("a member's tiles stand there by name, and what they add up to", async () => {
    const { live, facts } = await still("seth/turn-6");
    const held = ["blades_of_neith", "carnage", "priest"].filter((id) => id in facts.tiles);
    live.view = { ...live.view!, seats: live.view!.seats.map((seat) => ({ ...seat, tiles: held })) };
    const frame = show(AlliancePanel, live, facts);
    const shown = [...frame.querySelectorAll("[data-panel='2'] .names li")].map((each) => each.textContent!.trim());
    expect(shown.toSorted()).toEqual(held.map((id) => t(`tile-${id}`)).toSorted());
    const sums = [...frame.querySelectorAll("[data-panel='2'] .sums i")].map((each) => each.getAttribute("aria-label"));
    expect(sums).toContain("Strength in every battle: +1");
  });

  test("shows both objectives: open with the price of now, or done", async () => {
    const { live, facts } = await still("seth/turn-6");
    Object.assign(live.view!.seth!, { ceremony_cost: 30, temple_objective: true, ceremony_objective: false });
    show(AlliancePanel, live, facts);
    expect(screen.getByRole("img", { name: "Objective fulfilled: a sacred temple of level 3" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "Objective open: the Great Ceremony, 30 prayer now" })).toBeTruthy();
  });
});

describe("the day track", () => {
  test("has a step for each turn, says where the day stands, and hollows what is past", async () => {
    const { live } = await still("seth/turn-6");
    const seth = { ...live.view!.seth!, step: 4 };
    const { container } = render(DayTrack, { seth });
    expect(screen.getByRole("img", { name: "eclipse, step 5 of 10" })).toBeTruthy();
    expect(container.querySelectorAll("g")).toHaveLength(seth.track.length);
    expect(container.querySelectorAll("g.past")).toHaveLength(4);
    expect(container.querySelectorAll("g.eclipse")).toHaveLength(1);
  });
});

describe("Seth's board", () => {
  const COLOURS = question("turn-of-seth", [
    [1, "violet", { action_space: "invoke1" }],
    [2, "colour", { action_space: "invoke1", seat: 1 }],
    [3, "colour", { action_space: "corruptTroop", seat: 1 }],
    [4, "colour", { action_space: "corruptTroop", seat: 2 }],
    [5, "colour", { action_space: "destroyTwo", seat: 2 }],
  ]);
  async function atBoard(): Promise<{ live: StillTable; board: HTMLElement }> {
    const { live, facts } = await still("seth/turn-of-seth-6");
    live.prompt = COLOURS;
    live.view!.seth!.board = {};
    return { live, board: show(SethBoard, live, facts) };
  }
  const space = (name: RegExp): HTMLElement => screen.getByRole("button", { name });

  test("has all fifteen places, and a violet token is laid first", async () => {
    const { live, board } = await atBoard();
    expect(board.querySelectorAll(".space")).toHaveLength(15);
    await userEvent.click(space(/^Invocation, left/));
    expect(live.chosen).toEqual([[1]]);
  });

  test("a member's token is taken from the tray, then laid", async () => {
    const { live } = await atBoard();
    await userEvent.click(screen.getByRole("button", { name: "token of Marek" }));
    await userEvent.click(space(/^Invocation, left/));
    expect(live.chosen).toEqual([[2]]);
  });

  test("a yellow space that two colours could hit asks which; the only one is laid at once", async () => {
    const { live } = await atBoard();
    await userEvent.click(space(/^Corrupt a troop/));
    expect(live.chosen).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "token of Inês" }));
    await userEvent.click(space(/^Destroy two units/));
    expect(live.chosen).toEqual([[4], [5]]);
  });

  test("members read it: whose token lies where, nothing to press", async () => {
    const { live, facts } = await still("seth/turn-6");
    live.view!.seth!.board = { corruptTroop: 2, invasion: "violet" };
    show(SethPanel, live, facts);
    expect(screen.getByRole("button", { name: "Corrupt a troop, used today: token of Inês" })).toBeTruthy();
    await userEvent.click(space(/^Furious invasion/));
    expect(live.chosen).toEqual([]);
  });

  test("a space explains itself with its rule and says what nobody has checked", async () => {
    await atBoard();
    await userEvent.hover(space(/^Invocation, left/));
    expect(explaining.now?.rule).toBe("S-ACT-INVOKE");
    expect(texts.has(explaining.now?.unchecked ?? "")).toBe(true);
  });
});

test("captured units are counted in Seth's panel by first owner", async () => {
  const { live, facts } = await still("seth/turn-6");
  for (const here of Object.values(live.view!.spaces)) delete here.captured;
  const spaces = Object.values(live.view!.spaces);
  spaces[0]!.captured = { "2": 1 };
  spaces[1]!.captured = { "2": 1, "4": 1 };
  show(SethPanel, live, facts);
  expect(screen.getByRole("img", { name: "Captured units: Inês 2 and Khaba 1" })).toBeTruthy();
});

test("the market has a violet school; what the alliance bought is everybody's", async () => {
  const { live, facts } = await still("seth/turn-6");
  live.view!.seth!.alliance_tiles = ["osiris"];
  show(Market, live, facts);
  const osiris = screen.getAllByRole("button", { name: /^Osiris/ });
  expect(osiris).toHaveLength(1);
  expect(osiris[0]!.getAttribute("aria-label")).toContain("owned by the alliance");
  const vulture = screen.getByRole("button", { name: /^Vulture/ });
  expect(vulture.getAttribute("aria-label")).toContain("purple, level 2");
});

test("the table in words: both sides' scores, owners of a mixed troop, portals and sacred temples", async () => {
  const { live, facts } = await still("seth/turn-6");
  const view = live.view!;
  Object.assign(view.spaces["RW"]!, { units: { "1": 2, "3": 1 }, creatures: { "3": "phoenix" } });
  view.seth!.temples = { RE: { level: 3, income: 2, power: "veil_of_isis" } };
  const play = new Play(live, facts);
  expect(spaceText(play, "RW")).toContain("alliance troop, 3 units: You 2, Chloé 1, Phoenix");
  expect(spaceText(play, "RW")).toContain("Portal: closed to the alliance");
  expect(spaceText(play, "RE")).toContain("sacred temple of level 3. 2 prayer at the end of the Day. Veil of Isis");
  const told = tableText(play);
  expect(told).toContain("Alliance: 0 of 6 permanent points");
  expect(told).toContain("of 8 battle points");
  expect(told).toMatch(/Day 2, turn of the alliance, step \d+ of 10/);
  expect(told).not.toMatch(/\b(seth|track|member|objective)-[a-z]/);
});
