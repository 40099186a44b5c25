import { beforeAll, expect, test } from "vitest";
import { momentTitle } from "./moment";
import { trackText } from "@/seth/members";
import { load } from "@/testing/still";
import { texts } from "@/text/text.svelte";

beforeAll(() => texts.use("en"));

test("a moment is called by Day and round, by its Night, or by the end", async () => {
  const { view } = (await load("turn-5")).state;
  const named = (change: Partial<typeof view>): string => momentTitle({ ...view, day: 3, round: 2, ...change });
  expect(named({ phase: "day" })).toMatch(/3.*2/);
  expect(named({ phase: "night" })).toContain("3");
  expect(named({ phase: "night" })).not.toBe(named({ phase: "day" }));
  expect(named({ phase: "over" })).toBe(texts.say("phase-over"));
  expect(named({ day: 0, phase: "setup" })).toBe(texts.say("phase-setup"));
});

test("with Seth a Day has no rounds but its track", async () => {
  const { view } = (await load("seth/turn-6")).state;
  expect(momentTitle({ ...view, phase: "day" })).toContain(trackText(view.seth!));
});
