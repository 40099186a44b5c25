import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import groupFixture from "@/fixtures/group-5.json";
import { FixtureTable, type Fixture } from "@/gallery/fixtureTable";
import { mine } from "@/page/mine.svelte";
import { texts } from "@/text/text.svelte";
import { Play } from "./play.svelte";
import { Rerun } from "./rerun.svelte";

const fixture = groupFixture as unknown as Fixture;
const asked: string[] = [];

beforeAll(() => texts.use("en"));
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address.split("/").at(-1)!);
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ view: fixture.state.view }) });
  });
});
afterEach(() => {
  mine.motion = "normal";
  vi.unstubAllGlobals();
});

/** A rerun at a table where the viewer has just ended a turn before the last events. */
function rerunOf(wait: (play: Play, time: number) => void): { play: Play; rerun: Rerun; expected: string[] } {
  const table = new FixtureTable(structuredClone(fixture));
  const play = new Play(table, fixture.facts);
  const versions = [...new Set(play.log.map((line) => line.version))];
  const own = versions.at(-4)!;
  const ended = { version: own, kind: "turn_end", fields: { seat: table.seat }, says: [], takes_back: 0 };
  table.events = [...table.events, ended as unknown as (typeof table.events)[number]];
  const rerun = new Rerun(play, (time) => Promise.resolve(wait(play, time)));
  return { play, rerun, expected: versions.slice(-3).map(String) };
}

test("each moment since one's turn is shown, then the present", async () => {
  const shown: string[] = [];
  const { play, rerun, expected } = rerunOf((at) => shown.push(String(at.moment?.version)));
  await rerun.run();
  expect(asked).toEqual(expected);
  expect(shown).toEqual(expected);
  expect([play.moment, rerun.running]).toEqual([null, false]);
});

test("who steps back is left in the present, and who looks at another moment stays there", async () => {
  const back = rerunOf((play) => play.back());
  await back.rerun.run();
  expect([asked.length, back.play.moment, back.rerun.running]).toEqual([1, null, false]);
  const other = { version: 1, view: fixture.state.view, spaces: [] };
  const elsewhere = rerunOf((play) => (play.moment = other));
  await elsewhere.rerun.run();
  expect([asked.length, elsewhere.play.moment?.version]).toEqual([2, 1]);
});

test("after stepping back the next press begins again", async () => {
  const again: Promise<void>[] = [];
  const { rerun, expected } = rerunOf((play) => {
    if (again.length) return;
    play.back();
    expect(rerun.running).toBe(false);
    again.push(rerun.run());
  });
  await rerun.run();
  await again[0];
  expect(asked).toEqual([expected[0], ...expected]);
});

test("a second press ends it", async () => {
  const { play, rerun } = rerunOf(() => rerun.toggle());
  await rerun.run();
  expect([asked.length, play.moment, rerun.running]).toEqual([1, null, false]);
});

test("it is as fast as things move, and still pictures stand longer", async () => {
  const times: number[] = [];
  const { rerun } = rerunOf((_, time) => times.push(time));
  await rerun.run();
  mine.motion = "fast";
  await rerun.run();
  mine.motion = "none";
  await rerun.run();
  expect(times[3]).toBe(times[0]! / 2);
  expect(times[6]).toBeGreaterThan(times[0]!);
});

test("an onlooker has no turn to go back to", async () => {
  const { play, rerun } = rerunOf(() => undefined);
  (play.table as FixtureTable).seat = null;
  await rerun.run();
  expect([asked, rerun.running]).toEqual([[], false]);
});

test("one moment alone is shown, long enough to be understood, then the present", async () => {
  const times: number[] = [];
  const { play, rerun } = rerunOf((_, time) => times.push(time));
  const line = { version: 3, kind: "step", text: "", seat: 1, spaces: ["FA"] };
  await rerun.see(line);
  expect([asked, times, play.moment, rerun.running]).toEqual([["3"], [1900], null, false]);
});

test("what is told last is what somebody else did on the map", () => {
  const { play, rerun } = rerunOf(() => undefined);
  const { latest } = rerun;
  expect(latest?.spaces.length).toBeGreaterThan(0);
  expect(latest?.seat).not.toBe(play.table.seat);
});
