import { afterEach, expect, test, vi } from "vitest";
import { drawing } from "./art";

afterEach(() => vi.useRealTimers());

test("a drawing that did not come is asked for again, and kept once it is there", async () => {
  vi.useFakeTimers();
  const load = vi.fn().mockRejectedValueOnce(new Error("no line")).mockResolvedValue("<svg id='there' />");
  const first = drawing("a map", load);
  await vi.runAllTimersAsync();
  expect((await first).id).toBe("there");
  expect(await drawing("a map", load)).toBe(await first);
  expect(load).toHaveBeenCalledTimes(2);
});

test("who waits for long is told that it cannot be had", async () => {
  vi.useFakeTimers();
  const never = expect(drawing("nothing", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  await vi.runAllTimersAsync();
  await never;
});
