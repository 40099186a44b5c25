import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fake, Refusal } from "@/server/api.fake";
import { mine } from "@/page/mine.svelte";
import { asProblem, placeOfTable, rematch, seatAt } from "./enter";
import { inOrder } from "./lists.svelte";
import type { MyGame, TableInfo } from "@/server/messages";

window.scrollTo = () => undefined;
const table = { id: "old", status: "over", rematch: null, seats: [], created: 1 } as unknown as TableInfo;
const next = { ...table, id: "next", status: "running" } as TableInfo;
beforeEach(() => {
  localStorage.clear();
  mine.seats.forEach((seat) => mine.forget(seat.table));
  history.replaceState(null, "", "/");
});
afterEach(() => vi.unstubAllGlobals());

describe("a rematch", () => {
  it("is made by the first who wants it", async () => {
    mine.keep({ table: { id: "old" }, seat: 1, secret: "s" });
    const { asked } = fake({
      "GET /api/tables/old": table,
      "POST /api/tables/old/rematch": { table: next, seat: 1, secret: "n" },
    });
    await rematch(table);
    expect(asked.at(-1)?.headers["Authorization"]).toBe("Bearer s");
    expect([mine.secretOf("next"), location.pathname]).toEqual(["n", "/t/next"]);
  });

  it("is joined by the others with their old secret", async () => {
    mine.keep({ table: { id: "old" }, seat: 1, secret: "s" });
    const { asked } = fake({
      "GET /api/tables/old": { ...table, rematch: "next" },
      "POST /api/tables/next/join": { table: next, seat: 1, secret: "n" },
    });
    await rematch(table);
    expect(asked.at(-1)?.body).toMatchObject({ claim: "s" });
    expect(location.pathname).toBe("/t/next");
  });

  it("is joined by the account that sat there, from any browser", async () => {
    const { asked } = fake({
      "GET /api/tables/old": { ...table, rematch: "next" },
      "POST /api/mine": { games: [{ table, seat: 1, asked: false, deadline: null }] },
      "POST /api/tables/next/join": { table: next, seat: 1, secret: "n" },
    });
    await rematch(table);
    expect(asked.at(-1)?.body).toEqual({ name: mine.name });
    expect(mine.secretOf("next")).toBe("n");
  });

  it("is only looked at by somebody without a seat", async () => {
    fake({ "GET /api/tables/old": { ...table, rematch: "next" } });
    await rematch(table);
    expect(location.pathname).toBe("/t/next");
  });
});

it("finds the seat of the account when the browser keeps none", async () => {
  fake({ "POST /api/mine": { games: [{ table, seat: 2, asked: false, deadline: null }] } });
  expect(await seatAt("old")).toBe(2);
  expect(await seatAt("other")).toBeNull();
  fake({ "POST /api/mine": new Refusal(429, "too-fast", "slower") });
  expect(await seatAt("old")).toBeNull();
});

it("leads to the waiting room while a table is open", () => {
  expect([placeOfTable({ id: "a", status: "open" }), placeOfTable({ id: "a", status: "running" })]).toEqual([
    "/t/a/join",
    "/t/a",
  ]);
});

it("shows games by urgency, then by age", () => {
  const game = (id: string, status: TableInfo["status"], asked: boolean, created: number): MyGame => ({
    table: { ...table, id, status, created },
    seat: 0,
    asked,
    deadline: null,
  });
  const games = [
    game("over", "over", false, 9),
    game("open", "open", false, 5),
    game("old", "running", false, 1),
    game("new", "running", false, 2),
    game("mine", "running", true, 0),
  ];
  expect(inOrder(games).map((each) => each.table.id)).toEqual(["mine", "new", "old", "open", "over"]);
});

it("takes whatever is thrown as a problem", () => {
  expect(asProblem(new Error("odd")).reason).toBe("odd");
  expect(asProblem("text").reason).toBe("");
});
