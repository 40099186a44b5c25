// Which painted window a piece shows: read off the printed facts by the tables below, as its face (faces.ts).
import type { BattleCardFacts, CardFacts, TileFacts } from "@/server/messages";

/** By modifier; the first that a piece has gives its window. */
const MODIFIERS: [string, string][] = [
  ["strength", "strength"],
  ["strength_attacking", "attack"],
  ["strength_defending", "defence"],
  ["damage", "damage"],
  ["protection", "protection"],
  ["move", "movement"],
  ["pray", "prayer"],
  ["tile_price", "buy"],
  ["level_price", "raise"],
  ["teleport_price", "obelisk"],
  ["payment", "buy"],
  ["night_prayer", "night-prayer"],
  ["night_cards", "cards"],
  ["night_units", "recruit"],
  ["vision", "vision"],
  ["recruit_free", "recruit"],
  ["limit", "phalanx"],
  ["initiative", "purge"],
  ["trap", "damage"],
  ["prayer_per_kill", "spoils"],
  ["prayer_per_loss", "spoils"],
  ["prayer_per_win", "spoils"],
  ["prayer_per_entry", "prayer"],
  ["extra_gain", "prayer"],
  ["victory_defending", "victory"],
  ["cards_per_two_kills", "spoils"],
  ["strength_corrupting", "corrupt"],
  ["troop_limit", "phalanx"],
  ["capture", "corrupt"],
  ["drain", "seth"],
  ["night_theft", "seth"],
  ["night_pick", "vision"],
];
const ABILITIES: Record<string, string> = {
  ignore_walls: "siege",
  teleport_from_obelisk: "teleport",
  divine_wound: "cards",
  prescience: "vision",
  hand_of_god: "raise",
  recruit_with_troops: "recruit",
  direct_recruitment: "recruit",
  compensation: "cards",
  swap_cards: "cards",
};
const EFFECTS: Record<string, string> = {
  strength: "strength",
  damage: "damage",
  protection: "protection",
  gain_prayer: "prayer",
  take_prayer: "seth",
  give_prayer: "prayer",
  enlist: "recruit",
  destroy: "charge",
  teleport: "teleport",
  ignore_walls: "siege",
  veto: "veto",
  escape: "retreat",
  win_prayer: "spoils",
  win_unharmed: "defence",
  win_units: "recruit",
  swap_cards: "cards",
  swift: "movement",
  remember: "vision",
};
/** Of a piece that says nothing these tables know. */
const UNKNOWN = "token";

function byGifts(modifiers: Record<string, number>, abilities: string[]): string | undefined {
  const modifier = MODIFIERS.find(([name]) => modifiers[name])?.[1];
  return modifier ?? abilities.map((ability) => ABILITIES[ability]).find(Boolean);
}

export function tileWindow(tile: TileFacts): string {
  if (tile.creature) return `cr-${tile.creature}`;
  if (tile.victory_points) return "victory";
  if (tile.silver_token || tile.clear_token) return "token";
  if (tile.gold_actions.length) return "gold";
  if (tile.battle_card) return tile.battle_card.endsWith("0") ? "charge" : "rearguard";
  if (tile.units) return "recruit";
  return byGifts(tile.modifiers, tile.abilities) ?? UNKNOWN;
}

export const cardWindow = (card: CardFacts): string => EFFECTS[card.effect] ?? UNKNOWN;

/** What a card is good for is seen in how its men stand. */
export function battleWindow(card: BattleCardFacts): string {
  if (card.own_losses) return "charge";
  if (card.damage > 2) return card.strength > 2 ? "purge" : "chariot";
  if (card.protection > 2) return card.strength > 2 ? "defence" : "rearguard";
  if (card.strength > 3) return "movement";
  if (card.damage && card.protection) return "mixed";
  if (card.damage) return "purge";
  return card.protection > 1 ? "phalanx" : card.protection ? "protection" : "strength";
}
