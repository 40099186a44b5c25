import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { still } from "@/testing/still";
import { texts } from "@/text/text.svelte";
import type { TableInfo } from "@/server/messages";
import Part from "@/testing/Part.svelte";
import Prompt from "./Prompt.svelte";

vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => texts.use("en"));

test.each([
  [0, "You have won!"],
  [1, / wins$/],
  [null, "Game over"],
])("a game that was given up has an end, too (winner: %s)", async (offset, headline) => {
  const { live, facts } = await still("move-2");
  const me = live.view?.viewer ?? 0;
  const winner = offset === null ? null : (me + offset) % 2;
  live.info = { ...(live.info as TableInfo), status: "over", winner };
  live.prompt = null;
  render(Part, { part: Prompt, table: live, facts });
  expect(screen.getByRole("heading", { name: headline })).toBeTruthy();
});

test.each([true, false])("at a rated table nobody asks for hints (rated: %s)", async (rated) => {
  const { live, facts } = await still("move-2");
  live.info = { ...(live.info as TableInfo), rated };
  render(Part, { part: Prompt, table: live, facts });
  expect(screen.queryAllByRole("button", { name: "Hint" })).toHaveLength(rated ? 0 : 1);
});
