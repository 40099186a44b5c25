import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { tick } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { still } from "@/testing/still";
import { texts } from "@/text/text.svelte";
import Part from "@/testing/Part.svelte";
import Weighing from "./Weighing.svelte";

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => texts.use("en"));

test("the fighter is named, allies stand beside him, each line says who brings it", async () => {
  const { live, facts } = await still("seth/battle-mixed-6");
  render(Part, { part: Weighing, table: live, facts });
  const stage = screen.getByRole("region", { name: /^Battle:/ });
  expect(within(stage).getByText("fighter")).toBeTruthy();
  expect(stage.querySelectorAll(".ally")).toHaveLength(live.view!.battle!.defender.members!.length - 1);
  const sum = within(stage).getByRole("list", { name: /Strength.*You|You.*strength/i });
  const owners = new Set(live.view!.battle!.defender.sum.map((line) => line.owner));
  expect(new Set([...sum.querySelectorAll("li > .badge")].map((each) => each.getAttribute("aria-label"))).size).toBe(
    owners.size,
  );
  expect((await axe.run(stage)).violations).toEqual([]);
});

test("nobody is called the fighter before he is named; any member present can be", async () => {
  const { live, facts } = await still("seth/fighter");
  const user = userEvent.setup();
  render(Part, { part: Weighing, table: live, facts });
  expect(screen.queryByText("fighter")).toBeNull();
  const buttons = screen.getAllByRole("button", { name: /fights?\b/ });
  expect(buttons).toHaveLength(live.prompt!.choices.length);
  await user.click(buttons[1]!);
  expect(live.chosen).toEqual([[live.prompt!.choices[1]!.code]]);
});

test("a corrupted troop fights for Seth, and both pans are members", async () => {
  const { live, facts } = await still("seth/battle-corrupted");
  render(Part, { part: Weighing, table: live, facts });
  const stage = within(screen.getByRole("region", { name: /^Battle:/ }));
  expect(stage.getByText(/the point is for Seth/)).toBeTruthy();
  expect(stage.getByText(/corrupted by Seth/)).toBeTruthy();
  expect(live.view!.battle!.attacker.seat).not.toBe(0);
});

test("a creature card fights without units", async () => {
  const { live, facts } = await still("seth/battle-creature");
  render(Part, { part: Weighing, table: live, facts });
  expect(screen.getByText(/, without units/)).toBeTruthy();
});

test("Furious invasion: each battle has odds of its own for its fighter", async () => {
  const { live, facts } = await still("seth/invasion-seth");
  const expected = { win: 0.42, survive: 1, point: 0.4, own_losses: 0, enemy_losses: 1 };
  live.odds = { role: "attacker", cards: [], expected };
  render(Part, { part: Weighing, table: live, facts });
  expect(await screen.findAllByText(/win 42%/)).toHaveLength(2);
  expect(live.asked).toEqual([1, 2].map((battle) => ({ type: "odds", battle, added: [] })));
});

test("Furious invasion: a card to each battle, divine cards where they lie, all in one message", async () => {
  const { live, facts } = await still("seth/invasion-seth");
  const user = userEvent.setup();
  render(Part, { part: Weighing, table: live, facts });
  const stage = within(screen.getByRole("region", { name: "Furious invasion" }));
  expect(stage.getAllByRole("region")).toHaveLength(2);
  const lock = stage.getByRole("button", { name: "Lock both cards" });
  expect(lock).toHaveProperty("disabled", true);
  const cards = within(stage.getByRole("group", { name: "Your battle cards" })).getAllByRole("button");
  await user.click(cards[0]!);
  await user.click(cards[1]!);
  const [divine] = within(stage.getByRole("group", { name: "Your divine cards for battles" })).getAllByRole("button");
  await user.click(divine!);
  await user.click(divine!); // the second tap moves it to the second battle
  expect(within(divine!).getByText("battle 2")).toBeTruthy();
  await user.click(lock);
  const [sent] = live.chosen;
  const played = live.prompt!.choices.find((choice) => choice.code === sent![0])!;
  expect(Object.keys(played.fields).sort()).toEqual(["play", "second"]);
  expect(Object.entries(facts.codes["add"]!).find(([, code]) => code === sent![1])![0]).toMatch(/ 1$/);
  expect(sent!.at(-1)).toBe(facts.codes["done"]![""]);
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test("who fights in one of the two battles plays one card and discards one", async () => {
  const { live, facts } = await still("seth/invasion-member");
  const user = userEvent.setup();
  const [first] = live.prompt!.choices;
  const { play, second } = first!.fields;
  const one = { ...first!, fields: { play: play!, discard: second! } };
  live.prompt = { ...live.prompt!, choices: [one] };
  render(Part, { part: Weighing, table: live, facts });
  const cards = screen.getByRole("group", { name: "Your battle cards" });
  const hand = live.view!.seats[live.view!.viewer!]!.battle_hand!.toSorted(
    (a, b) => facts.battle_cards[b]!.strength - facts.battle_cards[a]!.strength,
  );
  expect(within(cards).getAllByRole("button")).toHaveLength(hand.length);
  for (const id of [play, second]) {
    const name = new RegExp(texts.say(`battle-${id}`));
    await user.click(within(cards).getByRole("button", { name }));
  }
  await user.click(screen.getByRole("button", { name: "Lock my choice" }));
  expect(live.chosen).toEqual([[one.code, facts.codes["done"]![""]]]);
});

test("a battle that wins the game is shown to its end and then left; a later visit finds it seen", async () => {
  const { live, facts } = await still("seth/over-seth");
  const { view, events } = live;
  live.seat = 3; // who fought the last battle
  live.view = { ...view!, viewer: 3, phase: "day" };
  live.events = events.filter((event) => !["result", "point", "over"].includes(event.kind));
  vi.useFakeTimers();
  render(Part, { part: Weighing, table: live, facts });
  live.view = { ...view!, viewer: 3 };
  live.events = events;
  await tick();
  await vi.advanceTimersByTimeAsync(20_000);
  screen.getByRole("button", { name: "Continue" }).click();
  await tick();
  expect(screen.queryByRole("region", { name: /^Battle:/ })).toBeNull();
  cleanup();
  render(Part, { part: Weighing, table: live, facts });
  await tick();
  expect(screen.queryByRole("region", { name: /^Battle:/ })).toBeNull();
  vi.useRealTimers();
});

test("Seth names the battle that is opened first", async () => {
  const { live, facts } = await still("seth/invasion-first");
  const user = userEvent.setup();
  render(Part, { part: Weighing, table: live, facts });
  const stage = within(screen.getByRole("region", { name: "Furious invasion" }));
  await user.click(stage.getByRole("button", { name: /^2 / }));
  expect(live.chosen).toEqual([[live.prompt!.choices[1]!.code]]);
});
