// The lines of a battle's sum, as the server tells them, with a name and a picture. Amounts are only shown: what they
// come to is told with them (docs/protocol.md), and a test keeps arithmetic on them out of the browser.
import {
  aboutBattleCard,
  aboutCard,
  aboutCreature,
  aboutTile,
  aboutToken,
  battleName,
  cardName,
  creatureName,
  tileName,
  tokenFace,
  tokenName,
  type Explanation,
} from "@/pieces/faces";
import { t, texts } from "@/text/text.svelte";
import type { Facts, SumLine } from "@/server/messages";

export type Stat = SumLine["stat"];
export type LineKind =
  | "units"
  | "creature"
  | "creatureCard"
  | "tile"
  | "token"
  | "temporary"
  | "power"
  | "card"
  | "mirror"
  | "divine"
  | "wound"
  | "other";
export interface Line {
  key: string;
  kind: LineKind;
  id: string;
  label: string;
  icon: string;
  value: number;
  /** Who brings it; null is the whole alliance, undefined where nobody told. */
  owner?: number | null;
  /** The figure with this line and all before it; null where nobody told. */
  soFar: number | null;
}

/** What the first word of a source stands for. */
const KINDS: Record<string, LineKind> = {
  units: "units",
  creature: "creature",
  creature_card: "creatureCard",
  tile: "tile",
  token: "token",
  temporary: "temporary",
  power: "power",
  battle: "card",
  mirror: "mirror",
  card: "divine",
  wound: "wound",
};
/** Cards laid in this battle; all else stood there before. */
const LAID = new Set<LineKind>(["card", "mirror", "divine", "wound"]);

const kindOf = (source: string): LineKind => KINDS[source.split("-", 1)[0] ?? ""] ?? "other";
export const isLaid = (line: SumLine): boolean => LAID.has(kindOf(line.source));

/** The creature of a creature card, by the tile on which it stands. */
export const beastOf = (facts: Facts, card: string): string =>
  facts.tiles[facts.seth?.creature_cards[card]?.tile ?? ""]?.creature || "creature-card";

/** "strength_of_horus" is drawn as Horus; of Osiris' two powers each has its own picture. */
export function powerIcon(id: string): string {
  const [word = "", god = ""] = id.split("_of_");
  return god === "osiris" ? `power-${word}-osiris` : `power-${god}`;
}

function face(facts: Facts, kind: LineKind, id: string, count: number): { label: string; icon: string } {
  const token = facts.path_tokens[id];
  switch (kind) {
    case "units":
      return { label: t("fight-units", { count }), icon: "unit" };
    case "creature":
      return { label: creatureName(id), icon: id };
    case "creatureCard":
      return { label: t(`creaturecard-${id}`), icon: beastOf(facts, id) };
    case "power":
      return { label: t(`power-${id}`), icon: powerIcon(id) };
    case "tile":
      return { label: tileName(id), icon: "tile" };
    case "token":
      return { label: tokenName(id), icon: token ? tokenFace(token).icon : "object" };
    case "temporary":
      return { label: t(`fight-temporary-${id}`), icon: "priest" };
    case "card":
      return { label: battleName(id), icon: "battle-card" };
    case "mirror":
      return { label: t("fight-mirror", { card: battleName(id) }), icon: "battle-card" };
    case "divine":
      return { label: cardName(id), icon: "divine-card" };
    case "wound":
      return { label: tileName(id), icon: "divine-card" };
    case "other":
      return { label: t("fight-other"), icon: "strength" };
  }
}

function line(facts: Facts, kind: LineKind, id: string, value: number, soFar: number | null): Line {
  return { key: `${kind} ${id}`, kind, id, ...face(facts, kind, id, value), value, soFar };
}

/** A line as it is told. */
export function lineOf(facts: Facts, told: SumLine): Line {
  const kind = kindOf(told.source);
  const id = kind === "wound" ? "divine_wound" : told.source.slice(told.source.indexOf("-") + 1);
  const owned = line(facts, kind, id, told.amount, told.so_far);
  // Units of several owners stand in lines of their own.
  return { ...owned, key: kind === "units" ? `units ${told.owner}` : owned.key, owner: told.owner };
}

/** What is printed on the cards laid: all that is known of a battle that nobody told line by line. */
export function printed(facts: Facts, stat: Stat, card: string | null, divine: string[], wound: number): Line[] {
  const lines: Line[] = [];
  const battleCard = facts.battle_cards[card ?? ""];
  if (battleCard && (battleCard[stat] || stat === "strength"))
    lines.push(line(facts, "card", battleCard.id, battleCard[stat], null));
  for (const [place, id] of divine.entries()) {
    const { effect, amount } = facts.cards[id] ?? {};
    if (effect === stat && amount)
      lines.push({ ...line(facts, "divine", id, amount, null), key: `divine ${id} ${place}` });
  }
  if (wound && stat === "strength") lines.push(line(facts, "wound", "divine_wound", wound, null));
  return lines;
}

/** What brings a line, in words. */
export function aboutLine(facts: Facts, { kind, id, label }: Line): Explanation {
  switch (kind) {
    case "tile":
    case "wound":
      return aboutTile(facts, id);
    case "creature":
      return aboutCreature(facts, id);
    case "token":
      return aboutToken(facts, id);
    case "card":
    case "mirror":
      return aboutBattleCard(facts, id);
    case "divine":
      return aboutCard(facts, id);
    case "power":
      return { name: label, text: texts.explain(`power-${id}`), rule: "S-TEMPLE-13" };
    case "creatureCard":
      return { name: label, text: texts.explain(`creaturecard-${id}`), rule: "S-CORRUPT-CREATURE-06" };
    default:
      return { name: label, text: t("fight-value-text"), rule: "B-BATTLE-15" };
  }
}
