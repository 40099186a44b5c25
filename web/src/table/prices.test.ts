import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { FixtureTable, type Fixture } from "@/gallery/fixtureTable";
import { choicesBySpace } from "@/board/layout";
import { explaining } from "@/pieces/explaining.svelte";
import type { Choice } from "@/server/messages";
import { texts } from "@/text/text.svelte";
import { selection } from "./selection.svelte";
import WholeTable from "./WholeTable.svelte";
import "@/testing/still";

vi.setConfig({ testTimeout: 60_000 });

type Told = Pick<Choice, "prayer"> & Partial<Pick<Choice, "points">>;
/** What the engine tells of a choice, in figures; nothing for what depends or does nothing. */
function toldOf(deal: Told): string[] {
  const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`);
  return [
    ...(deal.prayer ? [`prayer ${signed(deal.prayer)}`] : []),
    ...(deal.points ? [`victory ${signed(deal.points)}`] : []),
  ];
}

const fixtures = import.meta.glob<Fixture>(["../fixtures/*.json", "../fixtures/seth/*.json"], {
  eager: true,
  import: "default",
});
/** Answers that are put together from several parts: none of these is a choice of its own. */
const TOGETHER = new Set(["dawn-bid", "share", "group-of-owner", "creature-with-the-group", "split-of-prayer"]);
/** One moment of each question. */
const asked = new Map(
  Object.values(fixtures).flatMap(({ state, facts }) =>
    state?.prompt ? [[state.prompt.question, { state, facts }] as const] : [],
  ),
);

/** The same moment with an effect on every choice, and a ready-made way where units move. */
function priced({ state, facts }: Fixture): Fixture {
  const prompt = structuredClone(state.prompt!);
  prompt.choices.forEach((choice, nth) => {
    choice.prayer = nth % 7 === 6 ? 2 : -1 - (nth % 4);
    choice.points = nth % 3 === 2 ? 1 : 0;
  });
  const [first] = prompt.choices;
  const taken = choicesBySpace(prompt.choices, facts, null);
  const free = Object.keys(facts.spaces).find((space) => !taken.has(space));
  if (first && free && ["group", "move"].includes(prompt.question))
    prompt.routes = [{ space: free, choices: [first.code], steps: 3, prayer: -2, battle: false }];
  return { state: { ...state, prompt }, facts };
}

beforeAll(async () => {
  window.matchMedia ??= () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  await texts.use("en");
});

const shownIn = (part: Element | null): string[] =>
  [...(part?.querySelectorAll<HTMLElement>("[data-price]") ?? [])].map(
    (each) => `${each.dataset["price"]} ${each.firstChild?.textContent?.trim()}`,
  );
/** The explanation beside whatever has the focus. */
async function explanationOf(part: Element): Promise<Element | null> {
  await fireEvent.focusIn(part);
  await tick();
  await new Promise((done) => setTimeout(done));
  await tick();
  return document.querySelector(".at .prev .row");
}

test.each([...asked])("%s: discs, buttons and explanations say what each choice does", async (_, fixture) => {
  selection.clear();
  explaining.clear();
  const live = new FixtureTable(priced(fixture));
  const { container } = render(WholeTable, { table: live, facts: fixture.facts });
  await tick();
  const prompt = live.prompt!;
  const wrong: string[] = [];
  const same = (what: string, shown: string[], told: string[]): void => {
    if (shown.join() !== told.join()) wrong.push(`${what} says ${shown.join() || "nothing"}, but ${told.join()}`);
  };
  for (const part of container.querySelectorAll<HTMLElement>("[data-code]")) {
    const choice = prompt.choices.find((each) => each.code === Number(part.dataset["code"]));
    if (!choice) continue;
    const name = `${choice.text} (${part.className})`;
    // Recall says its prayer in its words; action spaces, cards and pieces say it in their explanation.
    const recalls = choice.kind === "recall" && part.textContent?.includes(`+${choice.prayer}`);
    if (part.closest(".ask, .foot") && !part.matches(".act, .sb *, .slot, [aria-pressed]:not(.tilecard)"))
      same(name, recalls ? toldOf(choice) : shownIn(part), toldOf(choice));
    const beside = await explanationOf(part);
    if (beside) same(`the explanation of ${name}`, shownIn(beside), toldOf(choice));
    await fireEvent.focusOut(part);
  }
  for (const row of container.querySelectorAll<HTMLElement>("[data-row]:not([data-code])")) {
    const route = prompt.routes.find(({ space }) => space === row.dataset["row"])!;
    same(`the way to ${route.space}`, shownIn(row), toldOf(route));
  }
  const onMap = choicesBySpace(prompt.choices, fixture.facts, null);
  for (const disc of container.querySelectorAll<HTMLElement>(".mark[data-mark]")) {
    const space = disc.dataset["mark"]!;
    const here = onMap.get(space) ?? [];
    if (here.length > 1) continue; // it says that there are several
    const deal: Told | undefined = here[0] ?? prompt.routes.find((route) => route.space === space);
    const prayer = deal ? toldOf(deal).filter((each) => each.startsWith("prayer")) : [];
    same(`the disc at ${space}`, disc.dataset["price"] ? [`prayer ${disc.dataset["price"]}`] : [], prayer);
  }
  expect(wrong).toEqual([]);
  if (!TOGETHER.has(prompt.question)) expect(container.querySelectorAll("[data-code], [data-row]")).not.toHaveLength(0);
  cleanup();
});
