// The trainer's memory, and a puzzle at its table.
import { beforeEach, describe, expect, it } from "vitest";
import { dayWon, following, keep, kept, rated, streak } from "./trainer";

const DAY = 86_400_000;
const head = (id: string, rating = 1200) => ({ id, theme: "temple" as const, rating });
beforeEach(() => localStorage.clear());

describe("the trainer", () => {
  it("rates a puzzle once: up when it was solved, down when not", () => {
    const solved = rated(kept(), head("a"), true);
    expect(solved.rating).toBe(1216);
    expect(rated(solved, head("a"), false)).toBe(solved);
    expect(rated(solved, head("b", 1216), false).rating).toBe(1200);
  });

  it("counts days in a row, each once, and forgets them after a day without", () => {
    const now = Date.UTC(2026, 10, 18, 12);
    const first = dayWon(kept(), now);
    expect(dayWon(first, now + 1000)).toBe(first);
    const second = dayWon(first, now + DAY);
    expect(streak(second, now + DAY)).toBe(2);
    expect(streak(second, now + 2 * DAY)).toBe(2);
    expect(streak(second, now + 3 * DAY)).toBe(0);
    expect(dayWon(second, now + 3 * DAY).days).toBe(1);
  });

  it("proposes what is new and about as hard as the solver is good", () => {
    const all = [head("a", 1200), head("b", 1900), head("c", 1300)];
    expect(following(kept(), all, "a")?.id).toBe("c");
    const tried = { ...kept(), tried: ["a", "c"] };
    expect(following(tried, all, "c")?.id).toBe("b");
    expect(following({ ...tried, tried: ["a", "c", "b"] }, all, "b")?.id).toBe("a");
  });

  it("begins again with what was tried longest ago, though that no longer ships", () => {
    const all = [head("a"), head("b"), head("c")];
    let trainer = { ...kept(), tried: ["gone", "a", "b", "c"] };
    const seen = [];
    for (let now = "c", times = 0; times < 5; times++) {
      now = following(trainer, all, now)?.id ?? "";
      seen.push(now);
      trainer = rated(trainer, head(now), true);
    }
    expect(seen.join("")).toBe("abcab");
    expect(trainer.rating).toBe(kept().rating);
  });

  it("changes the theme, unless one is wanted", () => {
    const all = [head("a"), head("b"), { ...head("c", 1280), theme: "tile" as const }];
    expect(following(kept(), all, "a")?.id).toBe("c");
    expect(following({ ...kept(), theme: "temple" }, all, "a")?.id).toBe("b");
    expect(following({ ...kept(), theme: "stop" }, all, "a")).toBeNull();
  });

  it("remembers, and bears what somebody else has written there", () => {
    keep({ ...kept(), rating: 1500 });
    expect(kept().rating).toBe(1500);
    localStorage.setItem("kemet.puzzles", "{");
    expect(kept().rating).toBe(1200);
  });
});
