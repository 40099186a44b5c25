import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import Part from "@/testing/Part.svelte";
import { question, still } from "@/testing/still";
import { violations } from "@/testing/violations";
import { texts } from "@/text/text.svelte";
import Dawn from "./Dawn.svelte";

vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => texts.use("en"));

test("a bid is two cards", async () => {
  const { live, facts } = await still("dawn-4");
  const user = userEvent.setup();
  const { container } = render(Part, { part: Dawn, table: live, facts });
  const cards = within(screen.getByRole("group", { name: "Your battle cards" })).getAllByRole("button");
  await user.click(cards[1] as HTMLElement);
  await user.click(cards[0] as HTMLElement);
  await user.click(screen.getByRole("button", { name: /^Bid \d/ }));
  expect(live.chosen).toHaveLength(1);
  expect(await violations(container)).toEqual([]);
});

test("a place is taken, a token is spent", async () => {
  const { live, facts } = await still("dawn-4");
  const user = userEvent.setup();
  live.prompt = question("place-in-turn-order", [[51, "spot", { place: 2 }]]);
  render(Part, { part: Dawn, table: live, facts });
  await user.click(screen.getByRole("button", { name: "Take place 2" }));
  live.prompt = question("dawn-tokens", [
    [61, "spend", { tokens: 0 }],
    [62, "spend", { tokens: 1 }],
  ]);
  await user.click(await screen.findByRole("button", { name: "Spend 1" }));
  expect(live.chosen).toEqual([[51], [62]]);
});
