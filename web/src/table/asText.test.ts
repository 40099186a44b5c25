import { beforeAll, expect, test } from "vitest";
import { still } from "@/testing/still";
import { Play } from "./play.svelte";
import { tableText } from "./asText";
import { texts } from "@/text/text.svelte";

beforeAll(() => texts.use("en"));

test("the table in sentences: the question, every player, every space, what happened last", async () => {
  const { live, facts } = await still("turn-5");
  const play = new Play(live, facts);
  const text = tableText(play);
  expect(text).toContain("Your turn");
  for (const seat of live.view!.seats) expect(text).toContain(`${seat.points.total} victory point`);
  for (const name of ["Delta Temple", "Sanctuary", "West Shore"]) expect(text).toContain(name);
  expect(text.split("\n\n")).toHaveLength(4);
});

test("it speaks the language of the moment", async () => {
  const { live, facts } = await still("move-2");
  await texts.use("pl");
  expect(tableText(new Play(live, facts))).toContain("Gracze:");
  await texts.use("en");
});
