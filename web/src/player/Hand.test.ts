import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { question, still } from "@/testing/still";
import { selection } from "@/table/selection.svelte";
import { texts } from "@/text/text.svelte";
import Actions from "./Actions.svelte";
import Dawn from "@/path/Dawn.svelte";
import Hand from "./Hand.svelte";
import Market from "@/market/Market.svelte";
import PathMap from "@/path/PathMap.svelte";
import Part from "@/testing/Part.svelte";

vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => texts.use("en"));
beforeEach(() => selection.clear());

async function violations(container: Element): Promise<string[]> {
  const found = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
  return found.violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`);
}

describe("hand", () => {
  test("a card without a space is played by one click, one with a space is picked up", async () => {
    const { live, facts } = await still("turn-5");
    const me = live.view?.seats[live.view.viewer ?? 0];
    if (me) me.hand = { prayer: 1, raining_fire: 2, veto: 1 };
    live.prompt = question("turn", [
      [5, "card", { card: "prayer" }],
      [6, "card", { card: "raining_fire", space: "FA" }],
      [7, "card", { card: "raining_fire", space: "FB" }],
    ]);
    const user = userEvent.setup();
    const onselect = vi.fn();
    const { container } = render(Part, { part: Hand, table: live, facts, onselect });
    await user.click(screen.getByRole("button", { name: /^Play Prayer/ }));
    expect(live.chosen).toEqual([[5]]);
    const fire = screen.getByRole("button", { name: /^Play Raining Fire/ });
    await user.click(fire);
    expect(selection.card).toBe("raining_fire");
    expect(onselect).toHaveBeenCalledWith("raining_fire");
    await user.click(fire);
    expect(selection.card).toBeNull();
    await user.click(screen.getByRole("button", { name: /Veto/ }));
    expect(live.chosen).toHaveLength(1);
    expect(live.problem?.reason).toBe("Because"); // what cannot be played says why
    expect(await violations(container)).toEqual([]);
  });

  test("used battle cards stay visible, removed ones are gone", async () => {
    const { live, facts } = await still("turn-5");
    const me = live.view?.seats[live.view.viewer ?? 0];
    if (!me) throw new Error("no seat");
    me.battle_hand = ["410", "320"];
    me.battle_cards_shown = ["301"];
    me.battle_cards_possible = ["410", "320", "221", "202", "130"];
    me.removed = ["130"];
    render(Part, { part: Hand, table: live, facts });
    expect(screen.getAllByText("used; comes back when all are used")).toHaveLength(3);
    expect(screen.queryByRole("img", { name: /Chariot Raid/ })).toBeNull();
  });

  test("a spectator has none", async () => {
    const { live, facts } = await still("turn-5");
    if (live.view) live.view = { ...live.view, viewer: null };
    render(Part, { part: Hand, table: live, facts });
    expect(screen.getByText(/You are watching/)).toBeTruthy();
  });
});

describe("action board", () => {
  test("legal spaces take the regular token; others say why not", async () => {
    const { live, facts } = await still("turn-5");
    live.prompt = question("turn", [
      [40, "token", { action_space: "move1" }],
      [60, "silver", { action_space: "pray1" }],
      [80, "gold", { action: "move" }],
      [81, "gold", { action: "recruit" }],
    ]);
    const me = live.view?.seats[live.view.viewer ?? 0];
    if (me) {
      me.silver = "in hand";
      me.gold = "in hand";
    }
    const user = userEvent.setup();
    const { container } = render(Part, { part: Actions, table: live, facts });
    await user.click(screen.getByRole("button", { name: "Move, top row, possible now" }));
    await user.hover(screen.getByRole("button", { name: /^Raise/ }));
    await new Promise((wait) => setTimeout(wait, 300));
    expect(live.problem).toBeNull(); // whoever only looks is not refused anything
    await user.click(screen.getByRole("button", { name: /^Raise/ }));
    expect(live.chosen).toEqual([[40]]);
    expect(live.problem?.reason).toBe("Because");
    await user.click(screen.getByRole("button", { name: /^Silver token: ready/ }));
    await user.click(screen.getByRole("button", { name: "Pray, middle row, possible now" }));
    await user.click(screen.getByRole("button", { name: "Gold token: ready" }));
    await user.click(screen.getByRole("button", { name: "Gold token: Recruit" }));
    expect(live.chosen).toEqual([[40], [60], [81]]);
    expect(await violations(container)).toEqual([]);
  });
});

describe("market", () => {
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
});

describe("path", () => {
  test("a stop is picked, then the priest is sent; the keyboard does it too", async () => {
    const { live, facts } = await still("priest-4");
    const user = userEvent.setup();
    const { container } = render(Part, { part: PathMap, table: live, facts });
    const trip = live.prompt?.choices.find((choice) => choice.kind === "trip");
    const stop = container.querySelector<SVGGElement>(`#path-stop-${trip?.fields["to"]}`);
    stop?.focus();
    await user.keyboard("{Enter}");
    expect(live.chosen).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Send the priest" }));
    expect(live.chosen).toEqual([[trip?.code]]);
    expect(await violations(container)).toEqual([]);
  });

  test("tokens are taken from the stop the priest came to", async () => {
    const { live, facts } = await still("priest-4");
    const path = live.view?.path;
    const stop = Object.entries(path?.stops ?? {}).find(([, each]) => each.slots.some((slot) => slot.token));
    const token = stop?.[1].slots[0]?.token ?? "";
    live.events = [
      ...live.events,
      {
        version: 9999,
        kind: "trip",
        fields: { seat: live.view?.viewer ?? 0, from_stop: null, stop: stop?.[0] ?? "" },
        takes_back: 0,
        says: [],
      },
    ];
    live.prompt = question("tokens to take", [
      [0, "pass", {}],
      [31, "take", { slots: 1 }],
    ]);
    const user = userEvent.setup();
    render(Part, { part: PathMap, table: live, facts });
    await user.click(screen.getByRole("button", { name: new RegExp(`Take ${texts.say(`token-${token}`)}`) }));
    expect(live.chosen).toEqual([[31]]);
  });
});

describe("dawn", () => {
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
    live.prompt = question("place in turn order", [[51, "spot", { place: 2 }]]);
    render(Part, { part: Dawn, table: live, facts });
    await user.click(screen.getByRole("button", { name: "Take place 2" }));
    live.prompt = question("dawn tokens", [
      [61, "spend", { tokens: 0 }],
      [62, "spend", { tokens: 1 }],
    ]);
    await user.click(await screen.findByRole("button", { name: "Spend 1" }));
    expect(live.chosen).toEqual([[51], [62]]);
  });
});
