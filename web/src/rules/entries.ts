// Everything that the rules for players tell, part by part: chapters, signs and words, and all that is printed.
import { ACTION_ICON, cardFace, creatureIcon, tileFace, tokenFace, type Face } from "@/pieces/faces";
import { powerIcon } from "@/battle/lines";
import type { CardFacts, Facts, TileFacts } from "@/server/messages";
import { plain } from "@/text/plain";
import { t, texts } from "@/text/text.svelte";
import { CHAPTERS, entryOf, isRule, SETH_CHAPTERS, WORDS } from "./chapters";

export interface Entry {
  id: string;
  name: string;
  paragraphs: string[];
  face: Face;
  colour?: string;
  note?: string;
  rule?: string;
  /** The message that says how much of it nobody has checked against the printed box. */
  unchecked?: string;
}
export interface Part {
  id: string;
  name: string;
  entries: Entry[];
}

const told = (id: string): Pick<Entry, "name" | "paragraphs"> => ({
  name: t(id),
  paragraphs: texts.explain(id).split("\n").filter(Boolean),
});
const sign = (icon: string): Face => ({ icon, figure: "" });
const COLOURS = ["white", "red", "blue", "black", "violet"];
const byColour = (one: TileFacts, other: TileFacts): number =>
  COLOURS.indexOf(one.colour) - COLOURS.indexOf(other.colour) || one.level - other.level;

const chapters = (list: typeof CHAPTERS): Entry[] =>
  list.map(({ id, icon }) => ({ id: `chapter-${id}`, face: sign(icon), ...told(`chapter-${id}`) }));

/** All parts; without the printed things the chapters can still be read. */
export function partsOf(facts: Facts | null): Part[] {
  const parts: Part[] = [
    { id: "how", name: t("rules-how"), entries: chapters(CHAPTERS) },
    { id: "seth", name: t("rules-seth"), entries: chapters(SETH_CHAPTERS) },
    {
      id: "words",
      name: t("rules-words"),
      entries: WORDS.map(({ id, icon }) => ({ id: `word-${id}`, face: sign(icon), ...told(`word-${id}`) })),
    },
    ...(facts ? printed(facts) : []),
    ...(facts?.seth ? printedForSeth(facts) : []),
  ];
  return parts.filter((part) => part.entries.length);
}

function printed(facts: Facts): Part[] {
  return [
    {
      id: "tiles",
      name: t("rules-tiles"),
      entries: Object.values(facts.tiles)
        .toSorted(byColour)
        .map((tile) => ({
          id: `tiles-${tile.id}`,
          face: tileFace(tile),
          colour: tile.colour,
          note: t("rules-level", { colour: t(`colour-${tile.colour}`), level: tile.level }),
          rule: tile.rule,
          unchecked: tile.unchecked,
          ...told(`tile-${tile.id}`),
        })),
    },
    {
      id: "creatures",
      name: t("rules-creatures"),
      entries: Object.values(facts.creatures).map((each) => ({
        id: `creatures-${each.id}`,
        face: sign(creatureIcon(each.id)),
        rule: each.rule,
        ...told(`creature-${each.id}`),
      })),
    },
    { id: "divine", name: t("rules-divine"), entries: cards(facts, "") },
    { id: "divine-seth", name: t("rules-divine-seth"), entries: cards(facts, "seth") },
    { id: "divine-alliance", name: t("rules-divine-alliance"), entries: cards(facts, "alliance") },
    {
      id: "battle",
      name: t("rules-battle"),
      entries: Object.values(facts.battle_cards).map((card) => ({
        id: `battle_cards-${card.id}`,
        face: { icon: "battle-card", figure: String(card.strength) },
        rule: card.rule,
        unchecked: card.unchecked,
        name: t(`battle-${card.id}`),
        paragraphs: [
          t("hand-battle-card", {
            name: t(`battle-${card.id}`),
            strength: card.strength,
            damage: card.damage,
            protection: card.protection,
          }),
          ...told(`battle-${card.id}`).paragraphs,
        ],
      })),
    },
    {
      id: "path",
      name: t("rules-path"),
      entries: Object.values(facts.path_tokens).map((token) => ({
        id: `path_tokens-${token.id}`,
        face: tokenFace(token),
        rule: token.rule,
        ...told(`token-${token.id}`),
      })),
    },
  ];
}

const cards = (facts: Facts, deck: CardFacts["deck"]): Entry[] =>
  Object.values(facts.cards)
    .filter((card) => card.deck === deck)
    .map((card) => ({
      id: `cards-${card.id}`,
      face: cardFace(card),
      note: t("rules-cost", { cost: card.cost }),
      rule: card.rule,
      unchecked: card.unchecked,
      ...told(`card-${card.id}`),
    }));

function printedForSeth(facts: Facts): Part[] {
  const { spaces, creature_cards, power_tokens, prayer_tokens } = facts.seth!;
  const entry = (
    kind: string,
    text: string,
    icon: string,
    each: { id: string; rule: string; unchecked: string },
  ): Entry => ({
    id: `${kind}-${each.id}`,
    face: sign(icon),
    rule: each.rule,
    unchecked: each.unchecked,
    ...told(`${text}-${each.id}`),
  });
  return [
    {
      id: "seth-spaces",
      name: t("rules-seth-spaces"),
      entries: spaces.map((space) => entry("seth_spaces", "sethaction", ACTION_ICON[space.action] ?? "crown", space)),
    },
    {
      id: "creature-cards",
      name: t("rules-creature-cards"),
      entries: Object.values(creature_cards).map((each) => entry("creature_cards", "creaturecard", each.id, each)),
    },
    {
      id: "powers",
      name: t("rules-powers"),
      entries: [
        ...Object.values(power_tokens).map((each) => entry("power_tokens", "power", powerIcon(each.id), each)),
        ...Object.values(prayer_tokens).map((each) => entry("prayer_tokens", "prayertoken", "prayer-token", each)),
      ],
    },
  ];
}

/** The entries with all these words, or the one that explains a rule; parts that have none are left out. */
export function search(parts: Part[], wanted: string, facts: Facts | null): Part[] {
  const rule = wanted.trim().toUpperCase();
  const explains = isRule(rule) ? entryOf(rule, facts) : "";
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return parts;
  const fits = (entry: Entry): boolean => {
    if (entry.id === explains) return true;
    const text = plain([entry.name, entry.note ?? "", entry.rule ?? "", ...entry.paragraphs].join(" "));
    return words.every((word) => text.includes(word));
  };
  return parts.map((part) => ({ ...part, entries: part.entries.filter(fits) })).filter((part) => part.entries.length);
}
