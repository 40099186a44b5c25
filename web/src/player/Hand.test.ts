import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { question, still } from "@/testing/still";
import { violations } from "@/testing/violations";
import { selection } from "@/table/selection.svelte";
import { texts } from "@/text/text.svelte";
import Actions from "./Actions.svelte";
import Hand from "./Hand.svelte";
import Part from "@/testing/Part.svelte";

vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => texts.use("en"));
beforeEach(() => selection.clear());

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
      me.silver = "in-hand";
      me.gold = "in-hand";
    }
    const user = userEvent.setup();
    const { container } = render(Part, { part: Actions, table: live, facts });
    await user.click(screen.getByRole("button", { name: "Move, top row, possible now" }));
    await user.hover(screen.getByRole("button", { name: /^Raise/ }));
    await new Promise((wait) => setTimeout(wait, 300));
    expect(live.problem).toBeNull(); // an onlooker is not refused anything
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
