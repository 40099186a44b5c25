// What moves when a game is seen again: the same as at the table, one step after the other.
import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import over from "@/fixtures/over-4.json";
import told from "@/fixtures/lobby/story-4.json";
import { mine } from "@/page/mine.svelte";
import { fake } from "@/server/api.fake";
import { texts } from "@/text/text.svelte";
import ReplayPage from "./ReplayPage.svelte";
import "@/testing/unsized";

const table = told.table.id;
const START = 10;
/** At 11 somebody lays a token, at 12 a troop walks, at 13 nothing that moves happens. */
const EVENTS: Record<number, [string, object]> = {
  11: ["token", { seat: 2, token: "regular", action: "move2" }],
  12: ["step", { seat: 2, from: "A1", to: "FA", units: 3 }],
  13: ["turn_end", { seat: 2 }],
};

function moment(version: number): object {
  const [kind, fields] = EVENTS[version] ?? ["turn_end", { seat: 1 }];
  return { ...told.moment, version, events: [{ version, kind, fields, takes_back: 0, says: [] }] };
}

async function open(): Promise<HTMLElement> {
  const moments: Record<string, unknown> = {};
  for (const { version } of told.moments) moments[`GET /api/tables/${table}/moments/${version}`] = moment(version);
  fake({
    [`GET /api/tables/${table}`]: told.table,
    [`GET /api/tables/${table}/facts`]: over.facts,
    [`GET /api/tables/${table}/moments`]: { moments: told.moments, version: told.moments.length },
    ...moments,
  });
  const { container } = render(ReplayPage, { table, version: String(START) });
  await screen.findByRole("slider");
  await at(START);
  return container;
}

const at = (version: number): Promise<void> =>
  waitFor(() => expect(location.pathname).toBe(`/t/${table}/replay/${version}`));
const moved = (container: HTMLElement): string[] => [
  ...[...container.querySelectorAll("g.walk")].map(() => "walk"),
  ...[...container.querySelectorAll<HTMLElement>("[data-flight]")].map((each) => each.dataset["flight"]!),
];

beforeAll(() => texts.use("en"));
beforeEach(() => {
  // jsdom moves nothing: what is to move is there for as long as it would take.
  Element.prototype.animate = () => ({ cancel: () => undefined }) as Animation;
  mine.motion = "slow";
  return () => (mine.motion = "normal");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a step forward lets a token fly and a troop walk; a step back and a leap move nothing", async () => {
  const container = await open();
  expect(moved(container)).toEqual([]);
  await userEvent.keyboard("{ArrowRight}");
  await waitFor(() => expect(moved(container)).toEqual(["token"]));
  await userEvent.keyboard("{ArrowRight}");
  await waitFor(() => expect(moved(container)).toContain("walk"));
  await userEvent.keyboard("{ArrowLeft}");
  await at(11);
  expect(moved(container)).toEqual([]);
  await userEvent.keyboard("{Home}");
  await at(0);
  await userEvent.keyboard("{End}");
  await at(told.moments.length);
  expect(moved(container)).toEqual([]);
});

test("who wants no motion sees none", async () => {
  mine.motion = "none";
  const container = await open();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await at(12);
  expect(moved(container)).toEqual([]);
});
