import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import options from "@/fixtures/lobby/options.json";
import {
  applies,
  asked,
  byTopic,
  chooseSeth,
  chooseTarget,
  differing,
  firstDraft,
  firstGameOfSeth,
  keepDraft,
  keptDraft,
  meaning,
  standard,
  takeBot,
  takeGod,
  takeKind,
  target,
  withOthers,
  type Draft,
} from "./newTable";
import { hasWon, winnerOf } from "@/seth/sides";
import { LANGUAGES, t, texts } from "@/text/text.svelte";
import type { HouseRule, TableOptions } from "@/server/messages";

const rules = options.house_rules as HouseRule[];
const all = options as unknown as TableOptions;
beforeAll(() => texts.use("en"));
beforeEach(() => localStorage.clear());

describe("a table to come", () => {
  it("is you and two medium bots to eight points, unless something else is chosen", () => {
    const table = asked(firstDraft(), all, "Ana");
    expect(table).toMatchObject({
      players: 3,
      victory_points: 8,
      beginner: false,
      public: false,
      clock: { kind: "none" },
      name: "Ana's table",
    });
    expect(table.seats).toEqual([
      { kind: "you", god: "horus", name: "Ana" },
      { kind: "bot", bot: "medium", god: "bastet" },
      { kind: "bot", bot: "medium", god: "sobek" },
    ]);
  });

  it("gives a god to one seat only", () => {
    const draft = firstDraft();
    takeGod(draft, 0, "bastet");
    expect(draft.seats.map((seat) => seat.god)).toEqual(["bastet", "horus", "sobek", "anubis", "wadjet"]);
  });

  it("has at most one seat of yours", () => {
    const draft = firstDraft();
    takeKind(draft, 2, "you");
    expect(draft.seats.slice(0, 3).map((seat) => seat.kind)).toEqual(["bot", "bot", "you"]);
    expect(
      withOthers(draft, "open")
        .seats.slice(0, 3)
        .map((seat) => seat.kind),
    ).toEqual(["open", "open", "you"]);
  });

  it("goes to 4 in the first game and keeps the other target", () => {
    const draft = firstDraft();
    chooseTarget(draft, 10);
    chooseTarget(draft, 4);
    expect([draft.beginner, target(draft), draft.victoryPoints]).toEqual([true, 4, 10]);
  });

  it("asks only for house rules that differ and matter", () => {
    const draft = {
      ...firstDraft(),
      houseRules: {
        vetoOnVeto: "no",
        retreatSpace: "empty",
        dawnTokensHidden: "yes",
        fourPlayerEast: "temple",
        dayLimit: " 6 ",
      },
    };
    expect(differing(draft, rules)).toEqual({ vetoOnVeto: "no", dayLimit: "6" });
    expect(differing({ ...draft, players: 4, modules: ["dawn"] }, rules)).toMatchObject({
      dawnTokensHidden: "yes",
      fourPlayerEast: "temple",
    });
  });

  it("is kept for the next time, but not its seed", () => {
    keepDraft({ ...firstDraft(), players: 5, seedGiven: true, seed: "known" });
    expect(keptDraft()).toMatchObject({ players: 5, seedGiven: false, seed: "" });
    localStorage.setItem("kemet.draft", '{"players": "many"}');
    expect(keptDraft().players).toBe(3);
  });
});

describe("a table with Seth", () => {
  const withSeth = (): Draft => {
    const draft = firstDraft();
    chooseSeth(draft, true);
    return draft;
  };

  it("gives him the first seat, and what is not played with him is left out", () => {
    const draft = withSeth();
    draft.modules = ["black", "path"];
    draft.houseRules = { vetoOnVeto: "no", sanctuaryScores: "yes" };
    draft.players = 4;
    expect(asked(draft, all, "Ana")).toMatchObject({
      seth: true,
      players: 4,
      modules: ["black"],
      house_rules: { sanctuaryScores: "yes" },
      seats: [
        { kind: "bot", god: "seth" },
        { kind: "you", god: "horus", name: "Ana" },
        { kind: "bot", god: "bastet" },
        { kind: "bot", god: "sobek" },
      ],
    });
  });

  it("has from three to six seats and no first game; without him it is a usual table again", () => {
    const draft = firstDraft();
    draft.players = 2;
    chooseTarget(draft, 4);
    chooseSeth(draft, true);
    expect([draft.players, target(draft)]).toEqual([3, 8]);
    Object.assign(draft, { players: 6, victoryPoints: 12 });
    chooseSeth(draft, false);
    expect([draft.players, target(draft)]).toEqual([5, 8]);
    expect(asked(draft, all, "")).not.toHaveProperty("seth");
  });

  it("is yours on either side, with the others as bots or open", () => {
    const draft = withSeth();
    takeKind(draft, 0, "you");
    takeGod(draft, 0, "horus");
    takeBot(draft, 2, "hard");
    const seats = asked(withOthers(draft, "bot"), all, "Ana").seats;
    expect(seats.map((seat) => [seat.kind, seat.god])).toEqual([
      ["you", "seth"],
      ["bot", "horus"],
      ["bot", "bastet"],
    ]);
    expect(seats[2]?.bot).toBe("hard");
    expect(asked(withOthers(draft, "open"), all, "Ana").seats.filter((seat) => seat.kind === "open")).toHaveLength(2);
  });

  it("begins at once: you and allies, or you as Seth", () => {
    const against = asked(firstGameOfSeth("alliance", 2), all, "");
    expect([against.players, against.seats.findIndex((seat) => seat.kind === "you")]).toEqual([4, 1]);
    const as = asked(firstGameOfSeth("seth", 2), all, "");
    expect([as.players, as.seats.findIndex((seat) => seat.kind === "you")]).toEqual([3, 0]);
  });

  it("is won by a side", () => {
    expect(winnerOf({ seth: true, winner: 0 })).toBe("Seth");
    expect(winnerOf({ seth: true, winner: 1 })).toBe("The Alliance");
    expect(winnerOf({ seth: false, winner: 1 })).toBeNull();
    expect([hasWon({ seth: true, winner: 1 }, 3), hasWon({ seth: true, winner: 1 }, 0)]).toEqual([true, false]);
    expect([hasWon({ winner: 1 }, 3), hasWon({ winner: 3 }, 3)]).toEqual([false, true]);
  });
});

describe("house rules", () => {
  it("all stand under a topic with a name", () => {
    const topics = byTopic(rules);
    expect(topics.flatMap(([, of]) => of)).toHaveLength(rules.length);
    for (const [topic] of topics) expect(t(topic)).not.toBe(topic);
    const table = (rule: HouseRule): Pick<Draft, "players" | "modules"> => ({
      players: rule.players ?? 3,
      modules: rule.module ? [rule.module] : [],
    });
    for (const rule of rules) {
      const { players, modules } = table(rule);
      expect(applies(rule, { players, modules, seth: false })).toBe(rule.without_seth);
      expect(applies(rule, { players: players + 1, modules, seth: true })).toBe(rule.with_seth);
    }
  });

  it.each(LANGUAGES.map((language) => language.id))("tell every value as a sentence in %s", async (language) => {
    await texts.use(language);
    for (const rule of rules.filter((each) => each.values.length > 1)) {
      for (const value of rule.values) {
        expect(meaning(rule.key, value), `${rule.key} ${value}`).toMatch(/^\p{Lu}.{3,}\.$/u);
      }
      expect(standard(rule)).toBe(rule.values[0]);
    }
    await texts.use("en");
  });
});
