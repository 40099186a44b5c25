import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { question, still, type StillTable } from "@/testing/still";
import { violations } from "@/testing/violations";
import Part from "@/testing/Part.svelte";
import { texts } from "@/text/text.svelte";
import PathMap from "./PathMap.svelte";
import { tokensTaken } from "./trips.svelte";
import type { Choice, StopView } from "@/server/messages";

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => texts.use("en"));

async function opened(): Promise<StillTable> {
  const { live, facts } = await still("priest-4");
  render(Part, { part: PathMap, table: live, facts });
  return live;
}
const trips = (live: StillTable): Choice[] => live.prompt!.choices.filter((choice) => choice.kind === "trip");
const stop = (id: unknown): HTMLElement => document.getElementById(`path-stop-${id}`)!;

test("the first click on a stop picks the trip, the second goes", async () => {
  const live = await opened();
  const user = userEvent.setup();
  const [trip] = trips(live);
  const there = stop(trip!.fields["to"]);
  await user.click(there);
  expect(there.getAttribute("aria-pressed")).toBe("true");
  expect(live.chosen).toEqual([]);
  await user.click(there);
  expect(live.chosen).toEqual([[trip!.code]]);
});

test("the button goes too, and another question puts everything down", async () => {
  const live = await opened();
  const user = userEvent.setup();
  const [trip] = trips(live);
  await user.click(stop(trip!.fields["to"]));
  await user.click(screen.getByRole("button", { name: "Send the priest" }));
  expect(live.chosen).toEqual([[trip!.code]]);
  live.prompt = { ...live.prompt!, id: "the next one" };
  await tick();
  expect(document.querySelectorAll("[aria-pressed=true]")).toHaveLength(0);
});

test("with priests at several stops the one that goes can be picked first", async () => {
  const live = await opened();
  const user = userEvent.setup();
  const [first, second] = Object.entries(live.view!.path!.stops).filter(
    ([, each]) => Object.keys(each.leads_to).length,
  );
  const [from, other] = [first![0], second![0]];
  const [near, far] = [Object.keys(first![1].leads_to)[0]!, Object.keys(second![1].leads_to)[0]!];
  live.prompt = question("priest", [
    [1, "trip", { from, to: near }],
    [2, "trip", { from: other, to: far }],
    [3, "pass", {}],
  ]);
  await tick();
  const sources = within(screen.getByRole("group", { name: "Which priest goes?" })).getAllByRole("button");
  expect(sources).toHaveLength(2);
  expect(stop(far).getAttribute("aria-label")).toContain("Possible now");
  await user.click(sources[0]!);
  expect(sources[0]!.getAttribute("aria-pressed")).toBe("true");
  expect(stop(near).getAttribute("aria-label")).toContain("Possible now");
  expect(stop(far).getAttribute("aria-label")).not.toContain("Possible now");
});

test("arrow keys walk from stop to stop, Enter picks", async () => {
  const live = await opened();
  const user = userEvent.setup();
  const [trip] = trips(live);
  stop(trip!.fields["to"]).focus();
  await user.keyboard("{Enter}");
  expect(stop(trip!.fields["to"]).getAttribute("aria-pressed")).toBe("true");
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement?.id).toMatch(/^path-stop-/);
  expect(document.activeElement).not.toBe(stop(trip!.fields["to"]));
});

test("a choice takes the tokens whose bits it has", () => {
  const there = { slots: [{ token: "one" }, { token: null }, { token: "two" }] } as StopView;
  const taking = (slots: number): string[] => tokensTaken(there, { fields: { slots } } as unknown as Choice);
  expect([1, 2, 4, 5].map(taking)).toEqual([["one"], [], ["two"], ["one", "two"]]);
  expect(tokensTaken(undefined, { fields: { slots: 1 } } as unknown as Choice)).toEqual([]);
});

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
  live.prompt = question("tokens-to-take", [
    [0, "pass", {}],
    [31, "take", { slots: 1 }],
  ]);
  const user = userEvent.setup();
  render(Part, { part: PathMap, table: live, facts });
  await user.click(screen.getByRole("button", { name: new RegExp(`Take ${texts.say(`token-${token}`)}`) }));
  expect(live.chosen).toEqual([[31]]);
});
