import { beforeAll, beforeEach, expect, test } from "vitest";
import groupFixture from "@/fixtures/group-5.json";
import moveFixture from "@/fixtures/move-2.json";
import { absenceOf, endsWithout } from "@/player/names";
import { explaining } from "@/pieces/explaining.svelte";
import { spaceText } from "./asText";
import { actionOf, type KeyActions } from "./keys";
import { clockText } from "./clock.svelte";
import { FixtureTable, type Fixture } from "@/gallery/fixtureTable";
import { modeFor } from "./screen.svelte";
import { Play } from "./play.svelte";
import { selection } from "./selection.svelte";
import { NO_HINT } from "@/testing/still";
import { texts } from "@/text/text.svelte";

const load = (data: unknown): { play: Play; live: FixtureTable } => {
  const fixture = structuredClone(data) as Fixture;
  const live = new FixtureTable(fixture);
  return { play: new Play(live, fixture.facts), live };
};

beforeAll(() => texts.use("en"));
beforeEach(() => {
  selection.clear();
  explaining.clear();
});

test("a click on a legal space plays its choice", async () => {
  const { play, live } = load(moveFixture);
  const [space, choices] = [...play.bySpace][0]!;
  await play.pick(space);
  expect(live.asked).toContainEqual({ type: "choose", choices: [choices[0]!.code] });
});

test("the first tap of a finger only looks, the second plays", async () => {
  const { play, live } = load(moveFixture);
  const [space] = [...play.bySpace.keys()];
  await play.pick(space!, { look: true });
  expect(play.held).toBe(space);
  expect(explaining.now?.space).toBe(space);
  expect(live.asked).toEqual([]);
  await play.pick(space!, { look: true });
  expect(live.asked).toHaveLength(1);
});

test("a space that is not possible says why after a click; who only looks is told what it is", async () => {
  const { play, live } = load(moveFixture);
  const barred = Object.keys(play.facts.spaces).find((space) => !play.legal.has(space))!;
  play.point(barred);
  await new Promise((wait) => setTimeout(wait, 300));
  expect([play.why, explaining.now?.space]).toEqual(["", barred]);
  await play.pick(barred);
  expect(play.why).toBe("It is not adjacent (B-MOVE-17)");
  play.leave();
  expect([play.why, play.barred]).toEqual(["It is not adjacent (B-MOVE-17)", barred]); // its rule can be opened
  play.back();
  expect([play.why, play.barred]).toEqual(["", null]);
  const kind = [...play.bySpace.values()][0]![0]!.kind;
  expect(live.asked).toEqual([{ type: "why", code: play.facts.codes[kind]![barred] }]);
});

test("a route is played in one go", async () => {
  const { play, live } = load(moveFixture);
  const far = Object.keys(play.facts.spaces).find(
    (space) => !play.legal.has(space) && !Object.keys(play.view!.spaces[space]!.units).length,
  )!;
  live.prompt = { ...live.prompt!, routes: [{ space: far, choices: [5, 6], prayer: -2, steps: 2, battle: false }] };
  expect(play.mark(far)).toEqual({ kind: "step", text: "2", price: "−2" });
  const teleport = Object.values(play.facts.codes["teleport"]!)[0]!;
  live.prompt = { ...live.prompt!, routes: [{ space: far, choices: [teleport], prayer: -2, steps: 1, battle: false }] };
  expect(play.mark(far)).toEqual({ kind: "teleport", text: "", price: "−2" });
  expect(spaceText(play, far)).toMatch(/Possible: teleport, −2\u00a0prayer$/);
  live.prompt = { ...live.prompt!, routes: [{ space: far, choices: [5, 6], prayer: -2, steps: 2, battle: false }] };
  await play.pick(far);
  expect(live.asked).toContainEqual({ type: "choose", choices: [5, 6] });
});

test("several choices on one space are offered, not guessed", async () => {
  const { play, live } = load(moveFixture);
  const [space] = [...play.bySpace.keys()];
  const more = live.prompt!.choices.find((choice) => choice.fields["space"] === space)!;
  live.prompt = { ...live.prompt!, choices: [...live.prompt!.choices, { ...more, code: 9999 }] };
  await play.pick(space!);
  expect(play.held).toBe(space);
  expect(live.asked.filter((message) => message["type"] === "choose")).toEqual([]);
  play.back();
  expect(play.held).toBeNull();
});

test("groups are known and a hint names one", async () => {
  const { play } = load(groupFixture);
  expect(play.groups.length).toBeGreaterThan(0);
  await play.askHint();
  expect(play.hint?.choice).toBe(play.groups[0]!.code);
});

test("a target takes the whole troop in two clicks, unless somebody stays", async () => {
  const { play, live } = load(groupFixture);
  const whole = play.groups[0]!;
  const far = Object.keys(play.facts.spaces).find(
    (space) => !play.legal.has(space) && !Object.keys(play.view!.spaces[space]!.units).length,
  )!;
  live.prompt = {
    ...live.prompt!,
    routes: [{ space: far, choices: [whole.code, 6], prayer: 0, steps: 1, battle: false }],
  };
  play.group = play.groups[1]!;
  expect(play.legal.has(far)).toBe(false);
  play.group = whole;
  await play.pick(far);
  expect(live.asked).toContainEqual({ type: "choose", choices: [whole.code, 6] });
});

test("a hint draws its way on the map", async () => {
  const { play, live } = load(moveFixture);
  const step = live.prompt!.choices.find((choice) => choice.kind === "step")!;
  live.ask = () => Promise.resolve({ ...NO_HINT, type: "hint", choice: step.code });
  await play.askHint();
  expect(play.hint?.way).toEqual([play.moving, step.fields["space"]]);
});

test("keys mean what the list says, and nothing while somebody writes", () => {
  const done: string[] = [];
  const actions: KeyActions = {
    undo: () => done.push("undo"),
    hint: () => done.push("hint"),
    forward: () => done.push("forward"),
    nextLegal: () => done.push("next"),
    back: () => done.push("back"),
    mute: () => done.push("mute"),
    units: (count) => done.push(`units ${count}`),
    panel: (panel) => done.push(panel),
    rules: () => done.push("rules"),
    rerun: () => done.push("rerun"),
  };
  for (const key of ["u", "h", "e", ".", "Escape", "m", "4", "t", "l", "r", "?"])
    actionOf(new KeyboardEvent("keydown", { key }), actions)?.();
  expect(done).toEqual(["undo", "hint", "forward", "next", "back", "mute", "units 4", "text", "log", "rerun", "rules"]);
  const input = document.createElement("input");
  document.body.append(input);
  const typed = new KeyboardEvent("keydown", { key: "u", bubbles: true });
  let found: unknown = "unheard";
  input.addEventListener("keydown", (event) => (found = actionOf(event, actions)));
  input.dispatchEvent(typed);
  expect(found).toBeNull();
  expect(actionOf(new KeyboardEvent("keydown", { key: "u", ctrlKey: true }), actions)).toBeNull();
});

test("clocks and screens", () => {
  expect([clockText(125), clockText(3661), clockText(90061)]).toEqual(["2:05", "1:01:01", "1d 1h"]);
  expect([modeFor(1366, 768), modeFor(1024, 768), modeFor(768, 1024), modeFor(390, 844)]).toEqual([
    "desktop",
    "tablet",
    "phone",
    "phone",
  ]);
});

test("an attack is picked by the first press and begun by the second: it cannot be taken back", async () => {
  const { play, live } = load(groupFixture);
  const enemy = Object.entries(play.view!.spaces).find(([, here]) =>
    Object.entries(here.units).some(([seat, count]) => count > 0 && Number(seat) !== play.me),
  )![0];
  live.prompt = {
    ...live.prompt!,
    choices: live.prompt!.choices.filter((choice) => choice.kind === "group"),
    routes: [{ space: enemy, choices: [play.groups[0]!.code, 6], prayer: -2, steps: 1, battle: true }],
  };
  expect(play.mark(enemy)).toEqual({ kind: "fight", text: "", price: "−2" });
  await play.pick(enemy);
  expect([play.held, live.asked]).toEqual([enemy, []]);
  await play.pick(enemy);
  expect(live.asked).toContainEqual({ type: "choose", choices: [play.groups[0]!.code, 6] });
});

test("a player who gave up is named in the log and asked nothing", () => {
  const { play, live } = load(moveFixture);
  const other = live.info!.seats.find((each) => each.seat !== live.seat)!;
  other.kind = "human";
  const lines = play.log.length;
  Object.assign(live, { departures: [{ seat: other.seat, version: live.events.at(-1)?.version ?? 0 }] });
  const { play: again } = { play: new Play(live, play.facts) };
  expect(again.log).toHaveLength(lines + 1);
  expect(again.log.at(-1)?.text).toMatch(/gave up; a bot plays on\.$/);
  other.resigned = true;
  expect(absenceOf(live, other.seat)).toBe("player-resigned");
  live.info!.seats.find((each) => each.seat === live.seat)!.resigned = true;
  expect([again.hasLeft, again.prompt]).toEqual([true, null]);
  live.info = { ...live.info!, status: "over" };
  expect(new Play(live, play.facts).log.at(-1)?.text).toMatch(/gave up, and the game is over\.$/);
  expect(absenceOf(live, other.seat)).toBe("player-gave-up");
  other.resigned = false;
  expect(absenceOf(live, other.seat)).toBe("");
});

test("a game ends with the last person, and a rated one with the last but one", () => {
  const { live } = load(moveFixture);
  const seats = live.info!.seats.map(
    (seat, number) => ({ ...seat, kind: number < 2 ? "human" : "bot" }) as typeof seat,
  );
  const [me, other] = [seats[0]!, seats[1]!];
  live.info = { ...live.info!, seats, rated: false };
  expect(endsWithout(live, me.seat)).toBe(false);
  live.info = { ...live.info, rated: true };
  expect(endsWithout(live, me.seat)).toBe(true);
  live.info = { ...live.info, rated: false, seats: seats.map((each) => ({ ...each, resigned: each === other })) };
  expect(endsWithout(live, me.seat)).toBe(true);
});

test("a window with nothing to answer it is answered where all the others are bots, and nowhere else", () => {
  const { play, live } = load(moveFixture);
  const pass = { ...live.prompt!.choices[0]!, kind: "pass", fields: {} };
  const seats = live.info!.seats;
  for (const each of seats) each.kind = each.seat === live.seat ? "human" : "bot";
  live.prompt = { ...live.prompt!, question: "veto", choices: [pass] };
  expect([play.idleWindow, play.prompt]).toEqual([pass, null]);
  live.prompt = { ...live.prompt, choices: [pass, { ...pass, kind: "yes", code: pass.code + 1 }] };
  expect(play.idleWindow).toBeNull();
  live.prompt = { ...live.prompt, choices: [pass] };
  seats.find((each) => each.seat !== live.seat)!.kind = "human";
  expect(play.idleWindow).toBeNull();
});
