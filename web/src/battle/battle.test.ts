import { beforeAll, describe, expect, test } from "vitest";
import { keep, lastBattle, percent, storyOf, takesPart, type BattleStory, type Role } from "./battle";
import { framesOf } from "./choreography";
import { load } from "@/testing/still";
import { texts } from "@/text/text.svelte";
import type { GameEvent, View } from "@/server/messages";

beforeAll(() => texts.use("en"));

const sum = (story: BattleStory, role: Role): number =>
  [...story[role].known, ...story[role].added].reduce((total, line) => total + line.value, 0);
const NOTHING = {
  locked: false,
  units: 0,
  creature: null,
  silenced: false,
  sum: [],
  total: { strength: 0, damage: 0, protection: 0 },
};
const tell = (version: number, kind: string, fields: GameEvent["fields"]): GameEvent => ({
  version,
  kind,
  fields,
  takes_back: 0,
  says: [],
});

test("who takes part: every member of both sides, nobody who looks on", async () => {
  const { state, facts } = await load("seth/battle-mixed-6");
  const story = storyOf(state.view, state.events, facts, null) as BattleStory;
  const there = [...story.attacker.members, ...story.defender.members];
  expect(story.defender.members.length).toBeGreaterThan(1);
  expect(state.view.seats.filter(({ seat }) => takesPart(story, seat)).map(({ seat }) => seat)).toEqual(there.sort());
  expect(takesPart(story, null)).toBe(false);
});

describe("the story of a battle", () => {
  test("before the reveal it knows units, creatures, tiles and objects, and no hidden card", async () => {
    const { state, facts } = await load("battle-cards-3");
    const story = storyOf(state.view, state.events, facts, null);
    const battle = state.view.battle;
    expect(story?.space).toBe(battle?.space);
    expect(story?.revealed).toBe(false);
    for (const role of ["attacker", "defender"] as const) {
      const seat = String(battle?.[role].seat);
      expect(story?.[role].units).toBe(state.view.spaces[battle?.space ?? ""]?.units[seat]);
      expect(story?.[role].card).toBeNull();
      expect(story?.[role].knownTotal).toBeGreaterThanOrEqual(story?.[role].units ?? 0);
    }
    expect(story && framesOf(story, false)).toEqual([]);
  });

  test("after the reveal the lines add up to the server's totals", async () => {
    const { state, facts } = await load("after-battle-4");
    const story = storyOf(state.view, state.events, facts, null);
    if (!story) throw new Error("no story");
    for (const role of ["attacker", "defender"] as const) {
      const told = state.view.battle?.[role];
      expect(sum(story, role)).toBe(told?.strength);
      expect(story[role].known.some((line) => line.kind === "other")).toBe(false);
      const figure = (lines: { value: number }[]): number => lines.reduce((total, line) => total + line.value, 0);
      expect(figure(story[role].damageLines)).toBe(told?.damage);
      expect(figure(story[role].protectionLines)).toBe(told?.protection);
      expect(story[role].added.at(-1)?.soFar).toBe(told?.strength);
    }
    expect(story.winner).toBe(state.view.battle?.winner);
  });

  test("it can be told from events alone when the table has moved on, and nothing is invented", async () => {
    const { state, facts } = await load("after-battle-4");
    const whole = storyOf(state.view, state.events, facts, null) as BattleStory;
    const battle = state.view.battle;
    if (!battle) throw new Error("no battle");
    const gone: View = { ...state.view, battle: null, spaces: {} };
    const after = [
      ...state.events,
      tell(9001, "recalled", { seat: whole.attacker.seat, space: whole.space, units: 1 }),
      tell(9002, "turn_end", { seat: 0 }),
      tell(9003, "point", { seat: whole.attacker.seat, source: "two_temples", points: 1 }),
    ];
    const story = storyOf(gone, after, facts, null) as BattleStory;
    expect(story.over).toBe(true);
    expect(story.attacker.card).toBe(whole.attacker.card);
    expect(story.attacker.strength).toBe(whole.attacker.strength);
    expect(story.attacker.units).toBeNull();
    expect(story.attacker.known).toEqual([]);
    expect(story.attacker.added.map((line) => line.value)).toEqual(whole.attacker.added.map((line) => line.value));
    expect(story.attacker.fate).toEqual({ kind: "recalled", units: 1, space: null });
    expect(story.attacker.points).toBe(0);
    expect(story.defender.fate?.kind).toBe("destroyed");
    // With what was remembered from before, units are told again.
    const kept = storyOf(gone, after, facts, keep(null, battle, whole.version)) as BattleStory;
    expect(kept.attacker.units).toBe(whole.attacker.units);
    expect(kept.attacker.known).toEqual(whole.attacker.known);
  });

  test("an older battle of the same two at the same place is not mixed up with a new one", async () => {
    const { state, facts } = await load("after-battle-4");
    const battle = state.view.battle;
    if (!battle) throw new Error("no battle");
    const again: View = {
      ...state.view,
      battle: {
        ...battle,
        revealed: false,
        winner: null,
        attacker: { ...NOTHING, seat: battle.attacker.seat },
        defender: { ...NOTHING, seat: battle.defender.seat },
      },
    };
    const story = storyOf(again, state.events, facts, null);
    expect([story?.version, story?.revealed, story?.winner, story?.attacker.card]).toEqual([0, false, null, null]);
  });

  test("a battle called off is none", async () => {
    const { state, facts } = await load("turn-5");
    const events = [
      tell(1, "battle", { attacker: 0, defender: 1, space: "FA" }),
      tell(2, "called_off", { attacker: 0, defender: 1, space: "FA" }),
    ];
    expect(storyOf({ ...state.view, battle: null }, events, facts, null)).toBeNull();
    expect(lastBattle(events)).toHaveLength(2);
    expect(lastBattle([])).toEqual([]);
  });

  test("what a troop brought is remembered when it has left, with the cards that it laid", async () => {
    const { state } = await load("after-battle-4");
    const battle = state.view.battle;
    if (!battle) throw new Error("no battle");
    const before = keep(null, battle, 7);
    const { attacker } = battle;
    const laid = attacker.sum.filter((line) => line.source.startsWith("battle-") || line.source.startsWith("card-"));
    const rest = { ...attacker.sum[0]!, source: "other" };
    const left = { ...battle, attacker: { ...attacker, units: 0, sum: [rest, ...laid] } };
    expect(keep(before, left, 7).attacker).toEqual(attacker);
    expect(keep(before, left, 8).attacker).toBe(left.attacker); // another battle
    expect(keep(null, left, 7).attacker).toBe(left.attacker);
  });

  test("a creature that is silenced is told so by the server", async () => {
    const { state, facts } = await load("battle-cards-3");
    const battle = state.view.battle;
    if (!battle) throw new Error("no battle");
    battle.attacker = { ...battle.attacker, creature: "scorpion", silenced: true };
    const story = storyOf(state.view, state.events, facts, null);
    expect([story?.attacker.creature, story?.attacker.silent, story?.defender.silent]).toEqual([
      "scorpion",
      true,
      false,
    ]);
  });
});

test("only what is certain is called 100 or 0 per cent", () => {
  expect([1, 0.9999, 0.995, 0.5, 0.004, 0].map(percent)).toEqual([100, 99, 99, 50, 1, 0]);
  expect(percent(0.1 + 0.2 + 0.7)).toBe(100); // sums of chances are not exact
});
