import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { NO_HINT, question, still, type StillTable } from "@/testing/still";
import { selection } from "@/table/selection.svelte";
import { texts } from "@/text/text.svelte";
import type { Choice, Facts } from "@/server/messages";
import Actions from "@/player/Actions.svelte";
import Part from "@/testing/Part.svelte";
import Prompt from "./Prompt.svelte";

vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => texts.use("en"));
beforeEach(() => selection.clear());

async function asked(fixture: string): Promise<{ live: StillTable; facts: Facts }> {
  const { live, facts } = await still(fixture);
  return { live, facts };
}
const show = (live: StillTable, facts: Facts): void => void render(Part, { part: Prompt, table: live, facts });

test("a token that would be wasted is dim, says why, and is placed only when asked twice", async () => {
  const { live, facts } = await asked("turn-5");
  const tokens = question("turn", [
    [41, "token", { action_space: "buyRed" }],
    [42, "token", { action_space: "pray1" }],
  ]);
  const [buy] = tokens.choices as [Choice];
  buy.idle = true;
  live.prompt = tokens;
  render(Part, { part: Actions, table: live, facts });
  show(live, facts);
  const user = userEvent.setup();
  const space = screen.getByRole("button", { name: /No tile of this colour can be bought now/ });
  expect(space.classList.contains("legal")).toBe(false);
  await user.click(space);
  expect(live.chosen).toEqual([]);
  expect(screen.getByText(/The token would be spent for nothing/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Place it anyway" }));
  expect(live.chosen).toEqual([[41]]);
});

test("a finger looks at an action first, as it does on the map", async () => {
  const { live, facts } = await asked("turn-5");
  live.prompt = question("turn", [[42, "token", { action_space: "pray1" }]]);
  render(Part, { part: Actions, table: live, facts });
  show(live, facts);
  const space = screen.getByRole("button", { name: /possible now/ });
  const tap = new MouseEvent("click", { bubbles: true });
  Object.defineProperty(tap, "pointerType", { value: "touch" });
  space.dispatchEvent(tap);
  expect(live.chosen).toEqual([]);
  await userEvent.setup().click(await screen.findByRole("button", { name: "Place the token" }));
  expect(live.chosen).toEqual([[42]]);
});

test("nothing has moved yet: to stop is not the golden button", async () => {
  const { live, facts } = await asked("move-2");
  live.view!.move = { ...live.view!.move!, started: false };
  const { unmount } = render(Part, { part: Prompt, table: live, facts });
  expect(screen.getByRole("button", { name: "Don't move" }).classList.contains("primary")).toBe(false);
  unmount();
  live.view = { ...live.view!, move: { ...live.view!.move!, started: true } };
  show(live, facts);
  expect(screen.getByRole("button", { name: "Stop here" }).classList.contains("primary")).toBe(true);
});

test("a Veto window names the card and who plays it, why one is asked, and offers the standing order", async () => {
  const { live, facts } = await asked("veto-3");
  const pass = live.prompt!.choices.filter((choice) => choice.kind === "pass");
  live.prompt = { ...live.prompt!, choices: pass };
  const orders = vi.spyOn(live, "setOrders").mockResolvedValue(null);
  show(live, facts);
  const played = live.events.findLast((event) => event.kind === "card")!;
  expect(screen.getByText(new RegExp(texts.say(`card-${played.fields["card"]}`)))).toBeTruthy();
  expect(screen.getByText(/everybody with cards is asked/)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole("button", { name: "Stop asking" }));
  expect(orders).toHaveBeenCalledWith({ veto: "never" });
});

test("a hint is one sentence; the rest is for who wants more", async () => {
  const { live, facts } = await asked("turn-5");
  const choice = live.prompt!.choices[0]!;
  vi.spyOn(live, "ask").mockResolvedValue({
    ...NO_HINT,
    type: "hint",
    choice: choice.code,
    plan: [{ kind: "token", fields: {}, text: "", says: { key: "choice-other", values: { choice: "and then this" } } }],
    reasons: [],
    chance: 0.5,
  });
  show(live, facts);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Hint" }));
  expect(screen.getByText(/The bot would choose/)).toBeTruthy();
  expect(screen.queryByText(/and then this/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "more" }));
  expect(screen.getByText(/and then this/)).toBeTruthy();
});

test("a limit on hints is a refusal, no advice", async () => {
  const { live, facts } = await asked("turn-5");
  vi.spyOn(live, "ask").mockResolvedValue({ type: "refused", id: null, error: "too-fast", reason: "" });
  show(live, facts);
  await userEvent.setup().click(screen.getByRole("button", { name: "Hint" }));
  expect(screen.getByText("Too fast; wait a moment.")).toBeTruthy();
  expect(screen.queryByText(/The bot would choose/)).toBeNull();
});

test("a refusal is said for a while and fades", async () => {
  const { live, facts } = await asked("turn-5");
  show(live, facts);
  vi.useFakeTimers();
  try {
    live.problem = { error: "too-fast", reason: "" };
    await tick();
    expect(screen.getByText("Too fast; wait a moment.")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(screen.queryByText("Too fast; wait a moment.")).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test.each(["dawn-4"])("%s is answered in its picture and nowhere else", async (fixture) => {
  const { live, facts } = await asked(fixture);
  show(live, facts);
  expect(screen.getByText(/Answer in the view that is open\.$/)).toBeTruthy();
  const buttons = (): (string | null)[] => screen.getAllByRole("button").map((button) => button.textContent);
  expect(buttons().filter((name) => /Pass/.test(name ?? ""))).toEqual([]);
  expect(screen.queryAllByRole("listitem")).toEqual([]);
});
