import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import told from "@/fixtures/lobby/story-4.json";
import { byDay, decisive, judged, totalOf } from "./story";
import { texts } from "@/text/text.svelte";
import BattleList from "@/battle/BattleList.svelte";
import PointsChart from "./PointsChart.svelte";
import Timeline from "@/replay/Timeline.svelte";
import type { Moment, Story } from "@/server/messages";
import type { God } from "@/pieces/gods";
import "@/testing/unsized";

const story = told.story as unknown as Story;
const gods: God[] = ["horus", "bastet", "sobek", "anubis"];
const players = gods.map((god, seat) => ({ seat, god, name: god }));
beforeAll(() => texts.use("en"));
afterEach(cleanup);

describe("points over time", () => {
  it("draws a line per seat, each with dashes of its own", () => {
    const { container } = render(PointsChart, { props: { rows: story.points, players, target: 8 } });
    const lines = [...container.querySelectorAll("path.line")];
    expect(lines).toHaveLength(4);
    expect(new Set(lines.map((line) => line.getAttribute("stroke-dasharray") ?? "")).size).toBe(4);
  });

  it("says the same as a table", () => {
    render(PointsChart, { props: { rows: story.points, players, target: 8 } });
    const days = byDay(story.points);
    expect(screen.getAllByRole("columnheader", { hidden: true })).toHaveLength(days.length + 1);
    const cells = screen.getAllByRole("cell", { hidden: true }).map((cell) => Number(cell.textContent));
    expect(cells.slice(0, days.length)).toEqual(days.map((row) => totalOf(row.points[0])));
  });

  it("bears a game without a single turn", () => {
    const { container } = render(PointsChart, { props: { rows: [], players, target: 8 } });
    expect(container.innerHTML).not.toContain("NaN");
  });
});

describe("battles", () => {
  it("are decisive by what they brought, told in their order", () => {
    const best = decisive(story);
    expect(best).toHaveLength(3);
    expect(best.map((each) => each.battle.version)).toEqual(
      best.map((each) => each.battle.version).sort((a, b) => a - b),
    );
    const others = story.battles
      .map((battle) => judged(story, battle))
      .filter((each) => !best.some((one) => one.battle === each.battle));
    expect(Math.min(...best.map((each) => each.weight))).toBeGreaterThanOrEqual(
      Math.max(...others.map((each) => each.weight)),
    );
  });

  it("tell a tie as the defender's and lead to their moment", () => {
    const side = (seat: number) => ({
      seat,
      battle_card: "320",
      divine: [],
      strength: 7,
      damage: 1,
      protection: 0,
      lost: seat,
    });
    const battle = {
      version: 40,
      day: 2,
      round: 1,
      space: "TD5",
      attacker: side(0),
      defender: side(1),
      winner: 1,
      called_off: false,
    };
    render(BattleList, {
      battles: [{ battle, gained: 1, weight: 1 }],
      table: "t",
      godOf: () => "horus" as God,
      nameOf: (seat: number) => ["Ana", "Marek"][seat] ?? "",
      spaceOf: () => "Delta Temple",
    });
    expect(
      screen.getByText(
        /A tie is the defender's: Marek holds and loses 1 unit; Ana loses none. Marek is 1 point richer/,
      ),
    ).toBeTruthy();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/t/t/replay/40?as=all");
  });
});

describe("the time line", () => {
  const moments = told.moments as Moment[];

  it("shows days, nights and battles and can be moved by keyboard", async () => {
    const seek = vi.fn();
    const { container } = render(Timeline, { moments, version: 100, seek, text: "Day 1, round 2" });
    expect(container.querySelectorAll(".day").length).toBeGreaterThan(0);
    expect(container.querySelectorAll(".marks span")).toHaveLength(
      moments.filter((moment) => moment.kind === "battle").length,
    );
    const slider = screen.getByRole("slider") as HTMLInputElement;
    expect([slider.min, slider.max, slider.value, slider.getAttribute("aria-valuetext")]).toEqual([
      "0",
      String(moments.length),
      "100",
      "Day 1, round 2",
    ]);
    slider.value = "150";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    expect(seek).toHaveBeenCalledWith(150);
    await userEvent.tab();
    expect(document.activeElement).toBe(slider);
  });

  it("covers the whole line without gaps", () => {
    const { container } = render(Timeline, { moments, version: 0, seek: () => undefined, text: "" });
    const widths = [...container.querySelectorAll<HTMLElement>(".stones > span")].map((stone) =>
      Number.parseFloat(stone.style.width),
    );
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 1);
  });
});
