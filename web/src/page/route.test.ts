import { expect, test } from "vitest";
import { placeOf } from "./route.svelte";

test("paths lead to pages", () => {
  expect(placeOf("/")).toEqual({ page: "Lobby", props: {} });
  expect(placeOf("/new/")).toEqual({ page: "NewTable", props: {} });
  expect(placeOf("/t/abc")).toEqual({ page: "Table", props: { table: "abc" } });
  expect(placeOf("/t/abc/replay")).toEqual({ page: "Replay", props: { table: "abc" } });
  expect(placeOf("/t/abc/replay/12")).toEqual({ page: "Replay", props: { table: "abc", version: "12" } });
  expect(placeOf("/gallery/turn-5")).toEqual({ page: "Gallery", props: { fixture: "turn-5" } });
  expect(placeOf("/nothing/here")).toEqual({ page: "Missing", props: {} });
});
