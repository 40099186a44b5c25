import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import Market from "./Market.svelte";
import { selection } from "@/table/selection.svelte";
import Part from "@/testing/Part.svelte";
import { question, still } from "@/testing/still";
import { violations } from "@/testing/violations";
import { texts } from "@/text/text.svelte";

vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => texts.use("en"));
beforeEach(() => selection.clear());

test("the first click picks a tile, the second buys it", async () => {
  const { live, facts } = await still("turn-5");
  live.prompt = question("buy", [
    [0, "pass", {}],
    [720, "buy", { tile: "defense" }],
  ]);
  const user = userEvent.setup();
  const { container } = render(Part, { part: Market, table: live, facts });
  const tile = screen.getByRole("button", { name: /^Defense!.*you can buy it now/ });
  await user.click(tile);
  expect([selection.tile, live.chosen]).toEqual(["defense", []]);
  await user.click(tile);
  expect(live.chosen).toEqual([[720]]);
  await user.click(screen.getByRole("button", { name: /^Blades of Neith/ }));
  expect(live.problem?.reason).toBe("Because");
  expect(await violations(container)).toEqual([]);
});

test("large, it has a block for each colour", async () => {
  const { live, facts } = await still("battle-cards-3");
  const { container } = render(Part, { part: Market, table: live, facts, large: true });
  expect(screen.getAllByRole("heading")).toHaveLength(4);
  expect(screen.getAllByRole("button")).toHaveLength(64);
  expect(await violations(container)).toEqual([]);
});
