import { beforeAll, expect, test } from "vitest";
import { botName, isStrength } from "./bots";
import { texts } from "./text.svelte";

beforeAll(() => texts.use("en"));

test("a strength has its name in the reader's language, a bot of the host its own", () => {
  expect(botName("easy")).toBe("easy");
  expect(botName(null)).toBe("medium");
  expect(botName("clone")).toBe("clone");
  expect(isStrength("clone")).toBe(false);
});
