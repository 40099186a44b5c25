import { beforeAll, describe, expect, test } from "vitest";
import { aloud, detailOf, fatesOf, headlineOf, lineOf, titleOf, type Here } from "./account";
import { storyOf, type BattleStory } from "./battle";
import { framesOf, type Frame, type Step } from "./choreography";
import { still, type StillTable } from "@/testing/still";
import { t, texts } from "@/text/text.svelte";

beforeAll(() => texts.use("en"));

async function told(name: string): Promise<{ here: Here; live: StillTable; story: BattleStory }> {
  const { live, facts } = await still(name);
  const story = storyOf(live.view!, live.events, facts, null) as BattleStory;
  return { here: { table: live, facts }, live, story };
}
const at = (step: Step, story: BattleStory): Frame => framesOf(story, true).find((frame) => frame.step === step)!;

describe("a battle that is being prepared", () => {
  test("names the place and both sides with what is known of them", async () => {
    const { here, story } = await told("battle-cards-3");
    expect(titleOf(here, story)).toMatch(/^Battle: /);
    const said = aloud(here, story, null);
    expect(said.startsWith(`${titleOf(here, story)}. Attacker:`)).toBe(true);
    for (const { knownTotal } of [story.attacker, story.defender]) expect(said).toContain(String(knownTotal));
    expect(headlineOf(here, story)).toBe("");
  });

  test("the strip says what is being done", async () => {
    const { here, live, story } = await told("battle-cards-3");
    expect(lineOf(here, story, null)).toBe("both sides choose their cards");
    live.view = { ...live.view!, asked: "battle-objects" };
    expect(lineOf(here, story, null)).toBe(t("fight-step-objects"));
  });
});

describe("a battle that is decided", () => {
  test("each picture says what it shows: cards, strength, losses, the winner", async () => {
    const { here, story } = await told("after-battle-4");
    const { card } = story.attacker;
    expect(aloud(here, story, at("reveal", story))).toContain(String(here.facts.battle_cards[card!]!.strength));
    const strength = aloud(here, story, { ...at("strength", story), tie: false });
    for (const side of [story.attacker, story.defender]) expect(strength).toContain(String(side.strength));
    expect(aloud(here, story, at("spoils", story))).toBe(headlineOf(here, story));
    expect(aloud(here, story, at("retreat", story))).toBe(`${headlineOf(here, story)} ${fatesOf(here, story)}`);
  });

  test("winner, loser and onlooker each hear it in words of their own", async () => {
    const { here, live, story } = await told("after-battle-4");
    const winner = story[story.winner!].seat;
    const loser = story[story.winner === "attacker" ? "defender" : "attacker"].seat;
    const heard = [winner, loser, null].map((viewer) => {
      live.view = { ...live.view!, viewer };
      return headlineOf(here, story);
    });
    expect(heard.map((said) => /^You win|you lose|beats/.exec(said)?.[0])).toEqual(["You win", "you lose", "beats"]);
  });

  test("a tie is the defender's, points are the winner's, a corrupted troop wins for Seth", async () => {
    const { here, story } = await told("after-battle-4");
    expect(story.attacker.strength).toBe(story.defender.strength);
    expect(headlineOf(here, story)).toContain("Ties go to the defender");
    const won = { ...story, defender: { ...story.defender, strength: 9, points: 1 } };
    expect(headlineOf(here, won)).toContain("+1");
    expect(headlineOf(here, { ...won, forSeth: 1 })).toContain("Seth");
  });

  test("losses and the fate of both troops are told at the end only", async () => {
    const { here, story } = await told("after-battle-4");
    story.attacker.lost = 2;
    story.attacker.ownLost = 1;
    story.defender.fate = { kind: "stayed", units: 0, space: story.space };
    const fates = fatesOf(here, story);
    expect(fates).toBe("You lose 3 units. Inês loses no units. Inês stays.");
    expect(detailOf(here, story, at("retreat", story))).toBe(fates);
    expect(detailOf(here, story, at("spoils", story))).toBe("");
    expect(detailOf(here, story, at("losses", story))).toBe(aloud(here, story, at("losses", story)));
    expect(detailOf(here, story, null)).toBe(t("fight-waiting-text"));
  });
});
