import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { question, sethNames, still } from "@/testing/still";
import { explaining } from "@/pieces/explaining.svelte";
import { selection } from "@/table/selection.svelte";
import { Play } from "@/table/play.svelte";
import { texts } from "@/text/text.svelte";
import type { Choice } from "@/server/messages";
import Weighing from "@/battle/Weighing.svelte";
import Hand from "@/player/Hand.svelte";
import Chat from "@/table/Chat.svelte";
import Part from "@/testing/Part.svelte";
import Ceremony from "./Ceremony.svelte";
import { meaningOf } from "./meaning";
import Preview from "./Preview.svelte";
import Prompt from "./Prompt.svelte";
import { refusedBy, teamStates } from "./team";

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => texts.use("en"));
beforeEach(() => selection.clear());

/** A message that nobody wrote shows its id. */
const UNWRITTEN = /\b(prompt|question|ask|share|team|fight|invasion|ceremony|choice|stones|party|cause)-[a-z]+/;

describe.each(sethNames)("%s", (name) => {
  test("the question is said in words, and every choice can be made somewhere", async () => {
    const { live, facts } = await still(name);
    const play = new Play(live, facts);
    const choices = live.prompt?.choices ?? [];
    const made = new Set<Choice>([...play.plain, ...play.others, ...play.groups]);
    expect(choices.filter((choice) => !made.has(choice))).toEqual([]);
    for (const choice of choices) expect(play.say(choice)).not.toMatch(UNWRITTEN);
    if (play.parties.length)
      expect(new Set(play.parties.map((party) => party.choices[0]))).toEqual(
        new Set(choices.map((choice) => choice.code)),
      );
    render(Part, { part: Prompt, table: live, facts });
    render(Part, { part: Weighing, table: live, facts });
    expect(document.body.textContent).not.toMatch(UNWRITTEN);
    expect(document.body.textContent).not.toContain("undefined");
  });
});

test("a mixed group is picked by owner: a stone is a unit, a name is all of them, all go by default", async () => {
  const { live, facts } = await still("seth/group-6");
  const user = userEvent.setup();
  render(Part, { part: Prompt, table: live, facts });
  const [whole] = live.prompt!.parties!;
  const ally = within(screen.getByRole("group", { name: "Khaba: 1 of 1" }));
  await user.click(ally.getByRole("button", { name: "Khaba, unit 1" }));
  expect(screen.getByRole("group", { name: "Khaba: 0 of 1" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^You.3\/3/ })); // our units cannot all stay: one must go
  expect(screen.getByRole("group", { name: /^You: [1-3] of 3/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "These go" }));
  const [sent] = live.chosen;
  expect(sent).not.toEqual(whole!.choices);
  expect(live.prompt!.parties!.map((party) => party.choices)).toContainEqual(sent);
});

test("a target takes the whole mixed troop in two clicks, unless somebody stays", async () => {
  const { live, facts } = await still("seth/group-6");
  const [whole, smaller] = live.prompt!.parties!;
  const space = Object.keys(facts.spaces)[0]!;
  live.prompt = {
    ...live.prompt!,
    routes: [{ space, choices: [...whole!.choices, 150], prayer: 0, steps: 1, battle: false }],
  };
  const play = new Play(live, facts);
  expect(play.legal.has(space)).toBe(true);
  play.party = smaller!;
  expect(play.legal.has(space)).toBe(false);
});

test("a creature stays where it is at one tap", async () => {
  const { live, facts } = await still("seth/ride");
  const user = userEvent.setup();
  render(Part, { part: Prompt, table: live, facts });
  const creature = screen.getByRole("button", { pressed: true, name: /Sphinx/ });
  await user.click(creature);
  await user.click(screen.getByRole("button", { name: "These go" }));
  expect(live.chosen).toEqual([live.prompt!.parties!.find((party) => party.creature === null)!.choices]);
});

test("a creature card is picked as a card: first told, then taken by the button or a second press", async () => {
  const { live, facts } = await still("seth/creature-card");
  const user = userEvent.setup();
  render(Part, { part: Prompt, table: live, facts });
  render(Part, { part: Preview, table: live, facts });
  const code = live.prompt!.choices.find((choice) => choice.fields["creature_card"] === "scorpion")!.code;
  const scorpion = screen.getByRole("button", { name: /^Giant Scorpion. Strength 4, damage 2/ });
  await user.click(scorpion);
  expect(live.chosen).toEqual([]);
  expect(scorpion.getAttribute("aria-pressed")).toBe("true");
  const explanation = screen.getByRole("region", { name: "What this is" });
  expect(within(explanation).getByText(/Not checked against the printed box/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Corrupt it" }));
  await user.click(scorpion);
  await user.click(scorpion);
  expect(live.chosen).toEqual([[code], [code]]);
  expect((await axe.run(document.body, { rules: { "color-contrast": { enabled: false } } })).violations).toEqual([]);
});

test("a piece that is picked stays explained when the mouse goes elsewhere", async () => {
  const { live, facts } = await still("seth/creature-card");
  const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => list);
  const user = userEvent.setup();
  const { unmount } = render(Part, { part: Prompt, table: live, facts });
  const [first, second] = screen.getAllByRole("button", { name: /Strength/ });
  await user.click(first!);
  await user.hover(second!);
  await vi.waitFor(() => expect(explaining.at).toBe(second));
  await user.unhover(second!);
  await vi.waitFor(() => expect(explaining.at).toBeNull());
  await vi.waitFor(() => expect(explaining.now).not.toBeNull());
  expect(first!.getAttribute("aria-label")).toContain(explaining.now!.title);
  unmount();
  await vi.waitFor(() => expect(explaining.now).toBeNull());
  vi.unstubAllGlobals();
});

test("the powers of the ceremony are tokens; arrow keys walk them", async () => {
  const { live, facts } = await still("seth/power-token");
  const user = userEvent.setup();
  render(Part, { part: Prompt, table: live, facts });
  const [first, second] = within(screen.getByRole("list")).getAllByRole("button");
  first!.focus();
  await user.keyboard("{ArrowRight}{Enter}{Enter}");
  expect(document.activeElement).toBe(second);
  expect(live.chosen).toEqual([[live.prompt!.choices[1]!.code]]);
});

test("the two cards of Divine Advantage lie beside the hand", async () => {
  const { live, facts } = await still("seth/card-to-keep");
  const user = userEvent.setup();
  render(Part, { part: Hand, table: live, facts });
  await user.click(screen.getByRole("button", { name: /Veto/ }));
  expect(live.chosen).toEqual([[live.prompt!.choices.find((choice) => choice.fields["card"] === "seth_veto")!.code]]);
});

test("the usual split is one click; another one is proposed and named in one message", async () => {
  const { live, facts } = await still("seth/split");
  const user = userEvent.setup();
  render(Part, { part: Prompt, table: live, facts });
  await user.click(screen.getByRole("button", { name: /^Usual split/ }));
  const code = (kind: string): number => live.prompt!.choices.find((choice) => choice.kind === kind)!.code;
  expect(live.chosen).toEqual([[code("pass")]]);
  const [more] = screen
    .getAllByRole("button", { name: /^Less of/ })
    .filter((each) => !(each as HTMLButtonElement).disabled);
  await user.click(more!);
  const [other] = screen
    .getAllByRole("button", { name: /^More of/ })
    .filter((each) => !(each as HTMLButtonElement).disabled)
    .toReversed();
  await user.click(other!);
  expect(screen.getByText(/Without agreement/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Propose/ }));
  expect(live.chosen.at(-1)?.[0]).toBe(code("propose"));
  expect(live.chosen.at(-1)?.length).toBeGreaterThan(1);
});

test("while shares do not add up there is no button, and no list instead", async () => {
  const { live, facts } = await still("seth/temple-shares");
  const user = userEvent.setup();
  render(Part, { part: Prompt, table: live, facts });
  expect(screen.getByRole("button", { name: /^Give up:/ })).toBeTruthy();
  await user.click(screen.getAllByRole("button", { pressed: true })[0]!);
  expect(screen.queryByRole("button", { name: /^Give up:/ })).toBeNull();
  expect(screen.queryByRole("list")).toBeNull();
});

test("whom a yellow action hits is named", async () => {
  const { live, facts } = await still("seth/troop-struck");
  render(Part, { part: Prompt, table: live, facts });
  expect(screen.getByText(/^It hits (Marek|Inês|Chloé|Khaba|Tomé)\./)).toBeTruthy();
});

test("with Seth some questions have other figures", () => {
  for (const each of ["winner", "loser", "starting-units", "city"])
    expect(meaningOf(each, true)).not.toBe(meaningOf(each, false));
  expect(meaningOf("buy", true)).toBe(meaningOf("buy", false));
});

test("losses are struck owner by owner in the picture of the battle", async () => {
  const { live, facts } = await still("seth/losses");
  const user = userEvent.setup();
  render(Part, { part: Weighing, table: live, facts });
  const stage = within(screen.getByRole("region", { name: /^Battle:/ }));
  const lose = stage.getByRole("button", { name: /^Lose:/ });
  await user.click(stage.getByRole("button", { name: "Khaba, unit 1" })); // spared
  expect(lose).toHaveProperty("disabled", true);
  await user.click(stage.getByRole("button", { name: "You, unit 1" }));
  await user.click(stage.getByRole("button", { name: /^Lose:/ }));
  expect(live.chosen).toHaveLength(1);
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test("who agrees, who is asked and what comes without agreement stand beside the question", async () => {
  const { live, facts } = await still("seth/split-consent");
  const user = userEvent.setup();
  render(Part, { part: Prompt, table: live, facts });
  expect(screen.getByText("proposes")).toBeTruthy();
  expect(screen.getByText(/Without agreement:/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Agree to the split" }));
  expect(live.chosen).toEqual([[live.prompt!.choices.find((choice) => choice.kind === "yes")!.code]]);
});

test("states of members: a proposal, an answer later, a refusal until something else happens", async () => {
  const { live } = await still("seth/temple-consent");
  const states = teamStates(live.view!, live.events);
  expect([...states.values()].sort()).toEqual(["asked", "proposes"]);
  const said = (kind: string, fields: Record<string, number>) => ({
    version: 1,
    kind,
    fields,
    takes_back: 0,
    says: [],
  });
  const refusal = [said("proposed", { seat: 1 }), said("consent", { seat: 2, agrees: 0 })];
  expect(refusedBy(refusal)).toBe(2);
  expect(refusedBy([...refusal, said("token", { seat: 1 })])).toBeNull();
  const order = (await still("seth/next-5")).live.view!;
  const later = { ...order, waiting: [1, 2], seth: { ...order.seth!, later: [3], acted: [4] } };
  expect(Object.fromEntries(teamStates(later, []))).toEqual({ 1: "asked", 2: "asked", 3: "later", 4: "acted" });
});

test("the ceremony: shares add up to its price, one message with who chooses the power", async () => {
  const { live, facts } = await still("seth/ceremony-shares");
  const user = userEvent.setup();
  render(Part, { part: Ceremony, table: live, facts });
  expect(screen.getByText("16 of 16 given")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Less of You" }));
  expect(screen.getByText("15 of 16 given")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: /Marek/ }));
  await user.click(screen.getByRole("button", { name: "More of Marek" }));
  expect(screen.getByRole("img", { name: "Shares: Marek 9 and You 7" })).toBeTruthy();
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test("the chat is closed while a corrupted battle is prepared", async () => {
  const { live, facts } = await still("seth/battle-corrupted");
  render(Part, { part: Chat, table: live, facts });
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByText("The chat is closed")).toBeTruthy();
});

test("without the codes of a game with Seth the answers are sentences in a list", async () => {
  const { live, facts } = await still("seth/losses");
  render(Part, { part: Prompt, table: live, facts: { ...facts, codes: {} } });
  expect(within(screen.getByRole("list")).getAllByRole("button")).toHaveLength(live.prompt!.choices.length);
});

test("a card that gives prayer asks to whom and how much", async () => {
  const { live, facts } = await still("seth/turn-6");
  const me = live.view!.seats[live.view!.viewer!]!;
  me.hand = { ally_shared_faith: 1 };
  live.prompt = question("turn", [
    [7229, "give", { seat: 2, prayer: 1 }],
    [7230, "give", { seat: 2, prayer: 2 }],
  ]);
  const user = userEvent.setup();
  render(Part, { part: Hand, table: live, facts });
  render(Part, { part: Prompt, table: live, facts });
  expect(screen.queryByRole("group", { name: "Shared Faith" })).toBeNull();
  await user.click(screen.getByRole("button", { name: /Shared Faith/ }));
  await user.click(within(screen.getByRole("group", { name: "Shared Faith" })).getAllByRole("button")[1]!);
  expect(live.chosen).toEqual([[7230]]);
});
