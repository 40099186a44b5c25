// What is said of a battle: at each picture, by the one live region and under the scale, and at its end.
import { ROLES, type BattleStory, type Role } from "./battle";
import { showsSpoils, stepAsked, weight, type Frame } from "./choreography";
import { battleName, cardName, signed } from "@/pieces/faces";
import { nameOf, plainName, tellingOf, viewerOf } from "@/player/names";
import type { Facts } from "@/server/messages";
import type { Table } from "@/table/table";
import { t } from "@/text/text.svelte";
import { space as spaceName } from "@/text/things";

/** The table at which it is said: names, "you", and what is printed on cards. */
export interface Here {
  table: Table;
  facts: Facts;
}

const spaceAt = ({ table, facts }: Here, space: string): string => spaceName(space, tellingOf(table, facts));

export const titleOf = (here: Here, story: BattleStory): string =>
  t("fight-title", { space: spaceAt(here, story.space) });

/** Both sides by name, with what lies in their pans. */
function pans({ table }: Here, story: BattleStory, frame: Frame | null): Record<string, string | number> {
  return {
    attacker: nameOf(table, story.attacker.seat),
    defender: nameOf(table, story.defender.seat),
    left: weight(story.attacker, frame),
    right: weight(story.defender, frame),
  };
}

/** The card of a side with its figures, and the divine cards beside it. */
function revealed({ table, facts }: Here, story: BattleStory, role: Role): string {
  const who = nameOf(table, story[role].seat);
  const card = facts.battle_cards[story[role].card ?? ""];
  if (!card) return who;
  const { strength, damage, protection } = card;
  const said = t("fight-say-card", { who, card: battleName(card.id), strength, damage, protection });
  const divine = story[role].divine.map(cardName).join(", ");
  return divine ? `${said} ${t("fight-say-with", { cards: divine })}` : said;
}

/** Who has won, by what, and the points for it; nothing while that is open. */
export function headlineOf({ table }: Here, story: BattleStory): string {
  if (!story.winner) return "";
  const viewer = viewerOf(table);
  const winner = story[story.winner];
  const loser = story[story.winner === "attacker" ? "defender" : "attacker"];
  const key = winner.seat === viewer ? "fight-you-win" : loser.seat === viewer ? "fight-you-lose" : "fight-wins";
  const said = t(key, {
    winner: plainName(table, winner.seat),
    loser: plainName(table, loser.seat),
    high: winner.strength ?? 0,
    low: loser.strength ?? 0,
  });
  if (winner.strength === loser.strength) return `${said} ${t("fight-say-tie")}`;
  if (story.forSeth) return `${said} ${t("fight-seth-gains", { count: story.forSeth })}`;
  if (!winner.points) return said;
  // The loser must not take the points for their own.
  const whose = winner.seat === viewer ? "" : `${plainName(table, winner.seat)}${t("colon")} `;
  return `${said} ${whose}${t("fight-and-points", { count: winner.points, signed: signed(winner.points) })}`;
}

/** What each side lost, and what became of its troop. */
export function fatesOf(here: Here, story: BattleStory): string {
  const { table } = here;
  return ROLES.flatMap((role) => {
    const { seat, lost, ownLost, fate } = story[role];
    const who = nameOf(table, seat);
    const own = seat === viewerOf(table) ? "-you" : "";
    const said: string[] = [];
    if (lost !== null) said.push(t(`fight-loses${own}`, { who, count: lost + ownLost }));
    if (fate) {
      const space = fate.space ? spaceAt(here, fate.space) : "";
      said.push(t(`fight-fate-${fate.kind}${own}`, { who, count: fate.units, space }));
    }
    return said;
  }).join(" ");
}

const ended = (here: Here, story: BattleStory): string => `${headlineOf(here, story)} ${fatesOf(here, story)}`;

/** What one picture shows. */
function spoken(here: Here, story: BattleStory, frame: Frame): string {
  switch (frame.step) {
    case "locked":
      return t("fight-say-locked");
    case "reveal":
      return t("fight-say-reveal", {
        attacker: revealed(here, story, "attacker"),
        defender: revealed(here, story, "defender"),
      });
    case "strength":
      return frame.tie ? t("fight-say-tie") : t("fight-say-strength", pans(here, story, frame));
    case "losses":
      return t("fight-say-losses", {
        ...pans(here, story, frame),
        left: story.attacker.lost ?? 0,
        right: story.defender.lost ?? 0,
      });
    default:
      return headlineOf(here, story);
  }
}

/** Read aloud: how it begins, every picture, how it ends. */
export function aloud(here: Here, story: BattleStory, frame: Frame | null): string {
  if (!frame) return `${titleOf(here, story)}. ${t("fight-say-begin", pans(here, story, null))}`;
  return frame.step === "retreat" ? ended(here, story) : spoken(here, story, frame);
}

/** One line for those who see only the strip. */
export function lineOf(here: Here, story: BattleStory, frame: Frame | null): string {
  if (frame) return showsSpoils(frame) ? ended(here, story) : spoken(here, story, frame);
  const step = stepAsked(here.table.view?.asked ?? "");
  return t(step === "cards" ? "fight-choosing" : `fight-step-${step}`);
}

/** Below the headline of the stage: what the scale and the sides do not say already. */
export function detailOf(here: Here, story: BattleStory, frame: Frame | null): string {
  if (!frame) return t("fight-waiting-text");
  if (frame.step === "retreat") return fatesOf(here, story);
  return frame.step === "spoils" ? "" : spoken(here, story, frame);
}
