import { beforeAll, describe, expect, test } from "vitest";
import { storyOf, type BattleStory } from "./battle";
import {
  framesOf,
  isTurned,
  showsLosses,
  showsSpoils,
  skipFrom,
  stepAsked,
  stepsAt,
  tiltOf,
  weight,
} from "./choreography";
import { load } from "@/testing/still";
import { texts } from "@/text/text.svelte";

beforeAll(() => texts.use("en"));

describe("the choreography", () => {
  test("reveal, one weight after the other, losses, spoils, retreat", async () => {
    const { state, facts } = await load("after-battle-4");
    const story = storyOf(state.view, state.events, facts, null) as BattleStory;
    const frames = framesOf(story, false);
    expect(frames.slice(0, 2).map((frame) => frame.step)).toEqual(["locked", "reveal"]);
    expect([isTurned(null), isTurned(frames[0] ?? null), isTurned(frames[1] ?? null)]).toEqual([false, false, true]);
    expect(weight(story.attacker, frames[0] ?? null)).toBe(story.attacker.knownTotal); // nothing hidden is weighed
    expect(frames.slice(-3).map((frame) => frame.step)).toEqual(["losses", "spoils", "retreat"]);
    expect(weight(story.attacker, null)).toBe(story.attacker.knownTotal);
    expect(weight(story.attacker, frames.at(-1) ?? null)).toBe(story.attacker.strength);
    // One card after the other falls into the pan: the figures between are told too.
    expect(
      frames.filter((frame) => frame.step === "strength" && !frame.tie).map((frame) => weight(story.attacker, frame)),
    ).toEqual(story.attacker.added.map((line) => line.soFar));
    expect(story.attacker.added.length).toBeGreaterThan(1);
    if (story.attacker.strength === story.defender.strength) expect(frames.some((frame) => frame.tie)).toBe(true);
    expect(framesOf(story, true).filter((frame) => frame.step === "strength" && !frame.tie)).toHaveLength(1);
  });

  test("from the lock to the retreat it takes at most six seconds, and each still picture can be read", async () => {
    const { state, facts } = await load("after-battle-4");
    const story = storyOf(state.view, state.events, facts, null) as BattleStory;
    const lasts = framesOf(story, false).reduce((sum, frame) => sum + frame.time, 0);
    expect(lasts).toBeGreaterThan(4000);
    expect(lasts).toBeLessThan(6000);
    for (const frame of framesOf(story, true).slice(0, -1)) expect(frame.time).toBeGreaterThanOrEqual(1000);
  });

  test("the beam tilts four degrees a point and never more than fourteen; a tie sinks to the defender", () => {
    expect(tiltOf(7, 5, false)).toBe(-8);
    expect(tiltOf(3, 12, false)).toBe(14);
    expect(tiltOf(4, 4, false)).toBe(0);
    expect(tiltOf(4, 4, true)).toBeGreaterThan(0);
  });
});

describe("the steps", () => {
  test("objects come with the path, losses before the battle and a fighter with Seth", async () => {
    const of = async (name: string): Promise<string[]> => stepsAt((await load(name)).state.view);
    const without = ["march", "escape", "cards", "locked", "reveal", "strength", "losses", "spoils", "retreat"];
    const path = (await load("battle-cards-3")).state.view;
    expect(stepsAt({ ...path, modules: [] })).toEqual(without);
    expect(await of("battle-cards-3")).toEqual(without.toSpliced(2, 0, "objects"));
    expect((await of("seth/fighter")).slice(0, 4)).toEqual(["march", "escape", "before", "fighter"]);
  });

  test("before the reveal the question says at which step a battle stands", () => {
    expect(
      ["escape", "escape-together", "share", "fighter", "battle-objects", "battle-cards", "divine-wound"].map(
        stepAsked,
      ),
    ).toEqual(["escape", "escape", "before", "fighter", "objects", "cards", "cards"]);
  });

  test("losses stay to be seen beside the spoils", () => {
    const frame = { shown: 0, tie: false, time: 0 };
    const steps = ["strength", "losses", "spoils", "retreat"] as const;
    expect(steps.map((step) => showsLosses({ ...frame, step }))).toEqual([false, true, true, true]);
    expect(steps.map((step) => showsSpoils({ ...frame, step }))).toEqual([false, false, true, true]);
    expect([showsLosses(null), showsSpoils(null)]).toEqual([false, false]);
  });

  test("a skip goes to the end of a step, then to the end of the next, and never back", async () => {
    const { state, facts } = await load("after-battle-4");
    const frames = framesOf(storyOf(state.view, state.events, facts, null) as BattleStory, false);
    const last = (step: string): number => frames.findLastIndex((frame) => frame.step === step);
    const stops = [-1];
    while (stops.at(-1)! < frames.length - 1) stops.push(skipFrom(frames, stops.at(-1)!));
    expect(stops.slice(1)).toEqual(["locked", "reveal", "strength", "losses", "spoils", "retreat"].map(last));
    expect(last("strength")).toBeGreaterThan(last("reveal") + 1); // there is something to skip
    expect(skipFrom(frames, last("reveal") + 1)).toBe(last("strength"));
    expect(skipFrom(frames, frames.length - 1)).toBe(frames.length - 1);
  });
});
