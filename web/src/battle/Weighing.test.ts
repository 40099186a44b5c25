import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { question, still, type StillTable } from "@/testing/still";
import { texts } from "@/text/text.svelte";
import Weighing from "./Weighing.svelte";
import type { Facts, GameEvent, SideView, View } from "@/server/messages";
import Part from "@/testing/Part.svelte";

vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => texts.use("en"));
afterEach(() => vi.useRealTimers());

const region = (): HTMLElement | null => screen.queryByRole("region", { name: /^Battle:/ });

describe("choosing", () => {
  let live: StillTable;
  let facts: Facts;
  beforeEach(async () => {
    ({ live, facts } = await still("battle-cards-3"));
    live.odds = {
      cards: [{ card: "500", win: 0.7, survive: 0.6, point: 0.5, own_losses: 1, enemy_losses: 1 }],
      expected: { win: 0.42, survive: 1, point: 0.4, own_losses: 0, enemy_losses: 1 },
    };
  });

  test("one card to play, one to discard, divine cards with them, locked by one click", async () => {
    const user = userEvent.setup();
    const hand = live.view?.seats[live.view.viewer ?? 0]?.battle_hand ?? [];
    render(Part, { part: Weighing, table: live, facts });
    expect(live.asked).toContainEqual({ type: "odds", added: [] });
    await screen.findByText(/win 42%/);
    const lock = screen.getByRole("button", { name: "Lock my choice" });
    expect(lock).toHaveProperty("disabled", true);
    const cards = within(screen.getByRole("group", { name: "Your battle cards" })).getAllByRole("button");
    expect(cards).toHaveLength(hand.length);
    await user.click(cards[0] as HTMLElement);
    await screen.findByText(/win 70%/);
    await user.click(cards[1] as HTMLElement);
    const divine = within(screen.getByRole("group", { name: "Your divine cards for battles" })).getAllByRole("button");
    await user.click(divine[0] as HTMLElement);
    expect(live.asked.at(-1)).toEqual({ type: "odds", added: ["bronze_wall"] }); // the odds follow what is picked
    const codes = live.prompt?.choices.filter((choice) => choice.kind === "play") ?? [];
    await user.click(lock);
    await vi.waitFor(() => expect(live.chosen).toHaveLength(1)); // one message
    const [first, ...more] = live.chosen[0] ?? [];
    expect(codes.find((choice) => choice.code === first)?.fields).toEqual({ play: "500", discard: "303" });
    expect(more).toEqual([facts.codes["add"]?.["bronze_wall"], facts.codes["done"]?.[""]]);
  });

  test("a hint is asked for and used on the stage", async () => {
    const user = userEvent.setup();
    const wanted = live.prompt?.choices.find((choice) => choice.fields["play"] === "303");
    live.hint = {
      choice: wanted?.code ?? -1,
      plan: [
        {
          kind: "add",
          fields: { card: "bronze_wall" },
          text: "",
          says: { key: "choice-other", values: { choice: "add" } },
        },
      ],
    };
    render(Part, { part: Weighing, table: live, facts });
    await user.click(screen.getByRole("button", { name: "Hint" }));
    await screen.findByText(/The bot would choose/);
    await user.click(screen.getByRole("button", { name: "Use the hint" }));
    expect(live.chosen).toEqual([]); // it fills in the answer; locking it is the player's
    const pressed = screen.getAllByRole("button", { pressed: true });
    expect(pressed).toHaveLength(3);
    expect(screen.getByRole("button", { name: "Lock my choice" })).toHaveProperty("disabled", false);
  });

  test("a defender who can win no point is told nothing of one", async () => {
    const none = { win: 0.42, survive: 1, point: 0, own_losses: 0, enemy_losses: 1 };
    live.odds = { role: "defender", cards: [{ card: "500", ...none }], expected: none };
    render(Part, { part: Weighing, table: live, facts });
    await screen.findByText(/^Survivors: 100%/);
    expect(screen.queryByText(/A point/)).toBeNull();
  });

  test("a divine card that is too dear now cannot be picked", async () => {
    const me = live.view?.seats[live.view.viewer ?? 0];
    if (!me?.hand) throw new Error("no seat");
    me.hand_prices = Object.fromEntries(Object.keys(me.hand).map((id) => [id, me.prayer + 1]));
    render(Part, { part: Weighing, table: live, facts });
    const divine = within(screen.getByRole("group", { name: "Your divine cards for battles" })).getAllByRole("button");
    for (const card of divine) expect(card).toHaveProperty("disabled", true);
  });

  test("the other side shows a back once it has chosen, and nothing else", async () => {
    const battle = live.view?.battle;
    if (!live.view || !battle) throw new Error("no battle");
    const other = battle.attacker.seat === live.view.viewer ? "defender" : "attacker";
    live.view = { ...live.view, battle: { ...battle, [other]: { ...battle[other], locked: true } } };
    render(Part, { part: Weighing, table: live, facts });
    expect(screen.getByRole("img", { name: "Battle card, face down" })).toBeTruthy();
    expect(screen.getByText(/has chosen\./)).toBeTruthy();
  });

  test("an onlooker sees a strip without anything to choose", async () => {
    if (!live.view) throw new Error("no view");
    live.view = { ...live.view, viewer: null };
    live.prompt = null;
    live.seat = null;
    render(Part, { part: Weighing, table: live, facts });
    expect(region()).toBeNull();
    expect(screen.queryByRole("button", { name: "Lock my choice" })).toBeNull();
    expect(screen.getByText("both sides choose their cards")).toBeTruthy();
  });

  test("the map is free while it is needed", async () => {
    live.prompt = question("retreat-space", [[9, "retreat", { space: "FA" }]]);
    render(Part, { part: Weighing, table: live, facts });
    expect(region()).toBeNull();
  });

  test("it is accessible", async () => {
    const { container } = render(Part, { part: Weighing, table: live, facts });
    const found = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(found.violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`)).toEqual([]);
  });
});

describe("the reveal", () => {
  /** A battle that is decided while we look: the table jumps past it. */
  async function decided(): Promise<{ live: StillTable; facts: Facts; end: () => void; winner: string }> {
    const { live, facts } = await still("after-battle-4");
    const view = live.view as View;
    const battle = view.battle;
    if (!battle) throw new Error("no battle");
    const begun = live.events.findLastIndex((event) => event.kind === "battle");
    const after = live.events;
    const total = { strength: 0, damage: 0, protection: 0 };
    const hide = (seat: number): SideView => ({
      seat,
      locked: true,
      units: 1,
      creature: null,
      silenced: false,
      sum: [],
      total,
    });
    live.events = after.slice(0, begun + 1);
    live.prompt = null;
    live.view = {
      ...view,
      battle: {
        ...battle,
        revealed: false,
        winner: null,
        attacker: hide(battle.attacker.seat),
        defender: hide(battle.defender.seat),
      },
    };
    const last = after.at(-1)?.version ?? 0;
    const more: GameEvent[] = [
      {
        version: last + 1,
        kind: "stayed",
        fields: { seat: battle.defender.seat, space: battle.space },
        takes_back: 0,
        says: [],
      },
      { version: last + 2, kind: "turn_end", fields: { seat: 0 }, takes_back: 0, says: [] },
    ];
    return {
      live,
      facts,
      winner: battle.winner ?? "",
      end: () => {
        live.events = [...after, ...more];
        live.view = { ...view, battle: null };
      },
    };
  }

  test("plays from the events, reads itself aloud and stays until it is dismissed", async () => {
    const { live, facts, end } = await decided();
    vi.useFakeTimers();
    const { container } = render(Part, { part: Weighing, table: live, facts });
    const aloud = (): string => container.querySelector("[aria-live]")?.textContent ?? "";
    expect(aloud()).toContain("Attacker:");
    end();
    await tick();
    await vi.advanceTimersByTimeAsync(10);
    expect(aloud()).toBe("Both have chosen.");
    await vi.advanceTimersByTimeAsync(600);
    expect(aloud()).toMatch(/^Reveal: /);
    expect(region()).not.toBeNull();
    expect(container.querySelector<HTMLElement>("[aria-live]")?.inert).toBeFalsy(); // an inert region is silent
    await vi.advanceTimersByTimeAsync(20000);
    expect(aloud()).toMatch(/\d : \d/);
    const done = screen.getByRole("button", { name: "Continue" });
    done.click();
    await tick();
    expect(region()).toBeNull();
  });

  test("any key or click ends a step, Esc and Skip all of them", async () => {
    const { live, facts, end } = await decided();
    vi.useFakeTimers();
    const { container } = render(Part, { part: Weighing, table: live, facts });
    const aloud = (): string => container.querySelector("[aria-live]")?.textContent ?? "";
    const press = async (key: string): Promise<void> => {
      window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      await tick();
    };
    end();
    await tick();
    await vi.advanceTimersByTimeAsync(10);
    await press("x");
    expect(aloud()).toMatch(/^Reveal: /);
    region()?.click();
    await tick();
    expect(aloud()).not.toMatch(/^Reveal: /);
    expect(screen.getByRole("button", { name: "Skip" })).toBeTruthy();
    await press("Escape");
    expect(screen.queryByRole("button", { name: "Skip" })).toBeNull();
    expect(screen.getByRole("button", { name: "Continue" })).toBeTruthy();
  });

  test("a battle of the past is not shown again when the page opens", async () => {
    const { live, facts, end } = await decided();
    end();
    render(Part, { part: Weighing, table: live, facts });
    await tick();
    expect(region()).toBeNull();
  });

  test("the loser's answer is asked below the result", async () => {
    const { live, facts } = await still("after-battle-4");
    const user = userEvent.setup();
    const { container } = render(Part, { part: Weighing, table: live, facts });
    await user.click(await screen.findByRole("button", { name: /^Retreat/ }));
    expect(live.chosen).toEqual([[live.prompt?.choices.find((choice) => choice.kind === "retreat")?.code]]);
    const found = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(found.violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`)).toEqual([]);
  });
});
