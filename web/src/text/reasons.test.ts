import { beforeAll, expect, test } from "vitest";
import { seatName } from "@/player/names";
import { still } from "@/testing/still";
import { asSaid, codeOf, plainReason, refusalText, whyNot } from "./reasons";
import { texts } from "./text.svelte";
import type { Telling } from "./things";

const telling: Telling = { name: (seat) => ["Ana", "Marek"][seat] ?? "" };
beforeAll(() => texts.use("en"));

test("a refusal is said in the language of the moment, with its rule", async () => {
  const { live, facts } = await still("move-2");
  const asked: unknown[] = [];
  live.ask = (message) => {
    asked.push(message);
    return Promise.resolve({
      type: "why",
      id: "",
      reason: "'step TD5' is not possible: ...",
      because: {
        key: "why-not-adjacent",
        values: { space: { space: "TD5" }, from: { space: "TW2" } },
        rule: "B-MOVE-17",
      },
    });
  };
  expect(codeOf(facts, "step", "TD5")).toBe(facts.codes["step"]?.["TD5"]);
  expect(codeOf(facts, "raise", "A1", 2)).toBe(facts.codes["raise"]?.["A1 2"]);
  expect(codeOf(facts, "step", "nowhere")).toBeNull();
  expect(await whyNot(live, telling, 151)).toBe("Delta Temple is not adjacent to Western Temple (B-MOVE-17)");
  await texts.use("fr");
  expect(await whyNot(live, telling, 151)).toMatch(/n’est pas adjacente à .* \(B-MOVE-17\)$/);
  await texts.use("en");
  expect(asked[0]).toEqual({ type: "why", code: 151 });
});

test("without data the server's own sentence is told, without the notation", async () => {
  const { live } = await still("move-2");
  live.ask = () =>
    Promise.resolve({ type: "why", id: "", reason: "'step TD5' is not possible: no way there", because: null });
  expect(await whyNot(live, telling, 151)).toBe("No way there");
  expect(plainReason("there is no verb 'x'")).toBe("There is no verb 'x'");
});

test("refusals of the server are said by their word, finished sentences as they are", async () => {
  expect(refusalText({ error: "stale", reason: "whatever" })).toBe("This question was answered or has changed.");
  expect(refusalText(asSaid("So it is."))).toBe("So it is.");
  expect(refusalText({ error: "weak", reason: "too easy" })).toBe("This password is too easy to guess.");
  expect(refusalText({ error: "new-word", reason: "as told" })).toBe("As told");
  await texts.use("de");
  expect(refusalText({ error: "new-word", reason: "as told" })).toBe("Das hat nicht geklappt.");
  await texts.use("en");
});

test("a bot without a name is called by its god", async () => {
  const bot = { kind: "bot", name: "Wadjet (medium)", god: "wadjet", bot: "medium" } as const;
  expect(seatName(bot)).toBe("Wadjet");
  expect(seatName({ ...bot, name: "HAL" })).toBe("HAL");
  expect(seatName({ ...bot, kind: "human", name: "Ana" })).toBe("Ana");
  await texts.use("pl");
  expect(seatName(bot)).toBe("Wadżet");
  await texts.use("en");
});
