import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { FixtureTable, type Fixture } from "@/gallery/fixtureTable";
import { texts } from "@/text/text.svelte";
import WholeTable from "./WholeTable.svelte";
import "@/testing/unsized";

const fixtures = import.meta.glob<Fixture>("../fixtures/*-[2-5]*.json", { eager: true, import: "default" });
const games = Object.entries(fixtures).filter(([, each]) => each.state);

beforeAll(async () => {
  window.matchMedia ??= () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  HTMLDialogElement.prototype.show ??= function show(this: HTMLDialogElement): void {
    this.open = true;
  };
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement): void {
    this.open = true;
  };
  await texts.use("en");
});

test.each(games)("%s: whatever is asked can be answered in the prompt", async (_, fixture) => {
  const live = new FixtureTable(fixture);
  render(WholeTable, { table: live, facts: fixture.facts });
  const prompt = live.prompt;
  if (!prompt) return;
  const ask = screen.getByRole("region", { name: "Your decision" });
  const words = within(ask).queryByRole("button", { name: /as a list$/ });
  if (words) await userEvent.click(words);
  const plain = prompt.choices.filter((choice) => !Object.keys(choice.fields).length).length;
  const named = prompt.choices.filter((choice) => Object.keys(choice.fields).length && choice.kind !== "group");
  const offered = new Set(
    [...ask.querySelectorAll<HTMLElement>("[data-code]")].map((each) => Number(each.dataset["code"])),
  );
  expect(named.filter((choice) => !offered.has(choice.code))).toEqual([]);
  const buttons = within(ask)
    .getAllByRole("button")
    .filter((button) => !button.closest("li"));
  expect(buttons.length).toBeGreaterThanOrEqual(plain);
  expect(ask.textContent).not.toMatch(/\b(prompt|question|choice)-[a-z]/);
});

test("keys: ? opens the rules with the list of keys, e goes on", async () => {
  const fixture = games.find(([path]) => path.includes("move-2"))![1];
  const live = new FixtureTable(fixture);
  render(WholeTable, { table: live, facts: fixture.facts });
  await userEvent.keyboard("e");
  expect(live.asked.filter((message) => message["type"] === "choose")).toHaveLength(1);
  await userEvent.keyboard("?");
  // They are loaded only now, which may take its time.
  const patient = { timeout: 50_000 };
  const rules = await screen.findByRole("dialog", { name: "Rules" }, patient);
  expect(await within(rules).findByRole("heading", { name: "Keys" }, patient)).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the ceremony over the map and the button of the prompt are one answer, whatever else is told", async () => {
  const { default: ceremony } = await import("../fixtures/seth/ceremony-shares.json");
  const fixture = ceremony as unknown as Fixture;
  const live = new FixtureTable(fixture);
  render(WholeTable, { table: live, facts: fixture.facts });
  const ask = within(screen.getByRole("region", { name: "Your decision" }));
  live.info = structuredClone(live.info);
  await tick();
  expect(ask.queryByRole("listitem")).toBeNull();
  await userEvent.click(ask.getByRole("button", { name: "Propose" }));
  expect(live.asked).toHaveLength(1);
});
