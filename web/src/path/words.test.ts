import { beforeAll, expect, test } from "vitest";
import { startName, stopInWords, stopPowers, stopTitle, whereabouts } from "./words";
import { still, type StillTable } from "@/testing/still";
import { t, texts } from "@/text/text.svelte";
import { pathToken, stop as stopName } from "@/text/things";

beforeAll(() => texts.use("en"));

async function walking(): Promise<StillTable> {
  return (await still("priest-4")).live;
}

test("a stop says what it is, what lies and who stands there, and where its roads lead", async () => {
  const table = await walking();
  const [id, stop] = Object.entries(table.view!.path!.stops).find(([, each]) => each.slots.some((slot) => slot.token))!;
  const token = stop.slots.find((slot) => slot.token)!.token!;
  stop.priests = { [table.view!.viewer!]: 2 };
  const said = stopInWords(table, id);
  expect(said).toContain(pathToken(token));
  expect(said).toContain("2 priests of You");
  for (const next of Object.keys(stop.leads_to)) expect(said).toContain(stopName(next));
  expect(stopPowers(table, id).join()).toContain(texts.explain(`token-${token}`));
  expect(stopInWords(table, "nowhere")).toBe("");
});

test("an empty stop says so, and has no powers", async () => {
  const table = await walking();
  const [id, stop] = Object.entries(table.view!.path!.stops)[0]!;
  stop.slots = stop.slots.map((slot) => ({ ...slot, token: null }));
  stop.priests = {};
  expect(stopInWords(table, id).startsWith(t("way-nothing"))).toBe(true);
  expect(stopPowers(table, id)).toEqual([]);
});

test("titles begin with a capital; Ta-Seti is called by its name", () => {
  expect(stopTitle({ id: "A1", kind: "village" })).toMatch(/^Village/);
  expect(stopTitle({ id: "TS", kind: "goal" })).toBe(t("stop-TS"));
  expect([startName("reserve"), startName("A1")]).toEqual([t("way-from-reserve"), stopName("A1")]);
});

test("priests are counted where they are, and nowhere else", async () => {
  const table = await walking();
  const view = table.view!;
  for (const stop of Object.values(view.path!.stops)) stop.priests = {};
  for (const space of Object.values(view.spaces)) space.priests = {};
  const [one, two] = Object.values(view.path!.stops);
  one!.priests = { 0: 1 };
  two!.priests = { 0: 2, 1: 1 };
  Object.values(view.spaces)[0]!.priests = { 0: 1 };
  Object.assign(view.seats[0]!, { priests_on_path_reserve: 0, priests_in_reserve: 4 });
  expect(whereabouts(table, 0)).toBe(
    [t("way-count-walk", { count: 3 }), t("way-count-map", { count: 1 }), t("way-count-reserve", { count: 4 })].join(
      " · ",
    ),
  );
});
