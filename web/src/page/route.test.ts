import { expect, test } from "vitest";
import { decoded, placeOf } from "./route.svelte";

test("an address that nobody can read is no empty page", () => {
  expect(decoded("B-MOVE-01")).toBe("B-MOVE-01");
  expect(decoded("%C3%A9")).toBe("é");
  expect(decoded("%E0%A4%A")).toBe("%E0%A4%A");
  expect(placeOf("/people/%E0%A4%A")).toEqual({ page: "Profile", props: { name: "%E0%A4%A" } });
});

test("paths lead to pages", () => {
  expect(placeOf("/")).toEqual({ page: "Lobby", props: {} });
  expect(placeOf("/new/")).toEqual({ page: "NewTable", props: {} });
  expect(placeOf("/t/abc")).toEqual({ page: "Table", props: { table: "abc" } });
  expect(placeOf("/t/abc/replay")).toEqual({ page: "Replay", props: { table: "abc" } });
  expect(placeOf("/t/abc/replay/12")).toEqual({ page: "Replay", props: { table: "abc", version: "12" } });
  expect(placeOf("/gallery/turn-5")).toEqual({ page: "Gallery", props: { fixture: "turn-5" } });
  expect(placeOf("/nothing/here")).toEqual({ page: "Missing", props: {} });
});
