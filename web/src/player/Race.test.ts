import { render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { still } from "@/testing/still";
import { texts } from "@/text/text.svelte";
import Part from "@/testing/Part.svelte";
import Race from "./Race.svelte";

beforeAll(() => texts.use("en"));

test("the nearest to victory stands first; points that are only held now are striped", async () => {
  const { live, facts } = await still("turn-5");
  const view = live.view!;
  const seats = view.seats.map((seat, at) => ({
    ...seat,
    points: { ...seat.points, battle: at, temporary: 1, total: at + 1 },
  }));
  live.view = { ...view, seats, target: 8 };
  render(Part, { part: Race, table: live, facts });
  const race = screen.getByRole("region", { name: "The race to 8 points" });
  const bars = within(race).getAllByRole("img", { name: /of 8 points/ });
  expect(bars.map((bar) => bar.getAttribute("aria-label"))).toEqual(
    [5, 4, 3, 2, 1].map((points) => `${points} of 8 points, 1 of them only held now`),
  );
  expect(bars.map((bar) => bar.querySelectorAll(".good").length)).toEqual([4, 3, 2, 1, 0]);
  expect(bars.map((bar) => bar.querySelectorAll(".now").length)).toEqual([1, 1, 1, 1, 1]);
  expect(bars.map((bar) => bar.childElementCount)).toEqual([8, 8, 8, 8, 8]);
});
