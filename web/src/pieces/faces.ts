// Faces of tiles, cards and tokens: one icon and one figure, read off the printed facts by the tables below. No
// words, so no language.
import { t, texts } from "@/text/text.svelte";
import type {
  BattleCardFacts,
  CardFacts,
  Choice,
  Facts,
  PathTokenFacts,
  SethSpaceFacts,
  TileFacts,
} from "@/server/messages";

/** What stands on a piece: a picture, a figure, and a small second picture that says when or for what. */
export interface Face {
  icon: string;
  figure: string;
  when?: string;
}
/** What a piece says when it is pointed at. */
export interface Explanation {
  name: string;
  text: string;
  rule?: string;
  note?: string;
  /** The message that says how much of it nobody has checked against the printed box. */
  unchecked?: string;
  choice?: Choice;
  /** What a press costs and brings, where the text says already what it does. */
  deal?: Choice | undefined;
}

interface Pattern {
  icon: string;
  when?: string;
  figure?: (amount: number) => string;
}

/** "+2", "−1": with the sign that is made for it. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
const bare = (amount: number): string => String(amount);
const less = (amount: number): string => signed(-amount);

/** By modifier; the first that a piece has gives its face. */
const MODIFIERS: [string, Pattern][] = [
  ["strength", { icon: "strength" }],
  ["strength_attacking", { icon: "strength", when: "battle" }],
  ["strength_defending", { icon: "strength", when: "wall" }],
  ["damage", { icon: "damage" }],
  ["protection", { icon: "protection" }],
  ["move", { icon: "movement" }],
  ["pray", { icon: "pray" }],
  ["tile_price", { icon: "buy" }],
  ["level_price", { icon: "raise" }],
  ["teleport_price", { icon: "teleport" }],
  ["payment", { icon: "prayer", when: "day" }],
  ["night_prayer", { icon: "prayer", when: "night" }],
  ["night_cards", { icon: "divine-card", when: "night" }],
  ["night_units", { icon: "unit", when: "night" }],
  ["vision", { icon: "watch", figure: bare, when: "night" }],
  ["recruit_free", { icon: "recruit" }],
  ["limit", { icon: "unit", when: "raise" }],
  ["initiative", { icon: "unit", figure: less, when: "battle" }],
  ["trap", { icon: "unit", figure: less, when: "wall" }],
  ["prayer_per_kill", { icon: "prayer", when: "damage" }],
  ["prayer_per_loss", { icon: "prayer", when: "unit" }],
  ["prayer_per_win", { icon: "prayer", when: "victory" }],
  ["prayer_per_entry", { icon: "prayer", when: "movement" }],
  ["extra_gain", { icon: "prayer", when: "pray" }],
  ["victory_defending", { icon: "victory", figure: bare, when: "wall" }],
  ["cards_per_two_kills", { icon: "divine-card", when: "damage" }],
  ["strength_corrupting", { icon: "strength", when: "corrupt" }],
  ["troop_limit", { icon: "unit", figure: bare, when: "raise" }],
  ["capture", { icon: "unit", when: "seth" }],
  ["drain", { icon: "prayer", figure: less, when: "seth" }],
  ["night_theft", { icon: "divine-card", figure: bare, when: "seth" }],
  ["night_pick", { icon: "divine-card", figure: bare, when: "watch" }],
];
const ABILITIES: Record<string, Face> = {
  ignore_walls: { icon: "wall", figure: "×" },
  teleport_from_obelisk: { icon: "teleport", figure: "", when: "obelisk" },
  divine_wound: { icon: "divine-card", figure: "+1", when: "strength" },
  prescience: { icon: "watch", figure: "", when: "battle-card" },
  hand_of_god: { icon: "raise", figure: "+1", when: "night" },
  recruit_with_troops: { icon: "recruit", figure: "", when: "movement" },
  direct_recruitment: { icon: "recruit", figure: "", when: "battle" },
  compensation: { icon: "divine-card", figure: "", when: "divine-card" },
  swap_cards: { icon: "battle-card", figure: "↔" },
};
const EFFECTS: Record<string, Pattern> = {
  strength: { icon: "strength" },
  damage: { icon: "damage" },
  protection: { icon: "protection" },
  gain_prayer: { icon: "prayer" },
  take_prayer: { icon: "prayer", figure: (amount) => `±${amount}` },
  enlist: { icon: "unit" },
  destroy: { icon: "unit", figure: less },
  teleport: { icon: "teleport", figure: () => "" },
  ignore_walls: { icon: "wall", figure: () => "×" },
  veto: { icon: "veto", figure: () => "" },
  escape: { icon: "retreat", figure: () => "" },
  win_prayer: { icon: "prayer", when: "victory" },
  swap_cards: { icon: "battle-card", figure: () => "↔" },
  win_unharmed: { icon: "protection", figure: () => "", when: "victory" },
  win_units: { icon: "unit", when: "victory" },
  swift: { icon: "movement" },
  remember: { icon: "recall", figure: () => "", when: "divine-card" },
  give_prayer: { icon: "prayer", figure: (amount) => `→${amount}` },
};
const USES: Record<string, Face> = {
  seal: { icon: "veto", figure: "", when: "buy" },
  dagger: { icon: "victory", figure: "±1" },
  mask: { icon: "hidden", figure: "" },
};
const UNKNOWN: Face = { icon: "token", figure: "?" };
/** Seth's Sphinx looks like the other one. */
export const creatureIcon = (creature: string): string => creature.replace(/^new_/, "");
export const ACTION_ICON: Record<string, string> = {
  move: "move",
  recruit: "recruit",
  raise: "raise",
  pray: "pray",
  buy: "buy",
  invasion: "invasion",
  invoke: "invoke",
  corrupt_pyramid: "corrupt-pyramid",
  corrupt_creature: "corrupt-creature",
  corrupt_troop: "corrupt-troop",
  destroy_two: "destroy-two",
};

function made(pattern: Pattern, amount: number): Face {
  const face: Face = { icon: pattern.icon, figure: (pattern.figure ?? signed)(amount) };
  if (pattern.when) face.when = pattern.when;
  return face;
}

function byModifiers(modifiers: Record<string, number>): Face | null {
  const found = MODIFIERS.filter(([name]) => modifiers[name]);
  const first = found[0];
  if (!first) return null;
  const face = made(first[1], modifiers[first[0]] ?? 0);
  // A piece with several gifts shows the first and how many there are.
  return found.length > 1 ? { icon: face.icon, figure: `×${found.length}` } : face;
}

function byAbilities(abilities: string[]): Face | null {
  for (const ability of abilities) {
    const face = ABILITIES[ability];
    if (face) return face;
  }
  return null;
}

export function tileFace(tile: TileFacts): Face {
  if (tile.creature) return { icon: creatureIcon(tile.creature), figure: "" };
  if (tile.victory_points) return { icon: "victory", figure: String(tile.victory_points) };
  if (tile.silver_token) return { icon: "token", figure: "" };
  if (tile.clear_token) return { icon: "token", figure: "◇" };
  if (tile.gold_actions.length > 1) return { icon: "crown", figure: "◆" };
  if (tile.gold_actions[0]) return { icon: ACTION_ICON[tile.gold_actions[0]] ?? "crown", figure: "◆" };
  if (tile.battle_card) return { icon: "battle-card", figure: /^\d+$/.test(tile.battle_card) ? tile.battle_card : "=" };
  if (tile.units) return { icon: "unit", figure: signed(tile.units) };
  return byModifiers(tile.modifiers) ?? byAbilities(tile.abilities) ?? UNKNOWN;
}

export function cardFace(card: CardFacts): Face {
  const pattern = EFFECTS[card.effect];
  return pattern ? made(pattern, card.amount) : UNKNOWN;
}

export function tokenFace(token: PathTokenFacts): Face {
  if (token.draws) return { icon: "divine-card", figure: signed(token.draws) };
  return USES[token.use] ?? byModifiers(token.modifiers) ?? byAbilities(token.abilities) ?? UNKNOWN;
}

// --- names and explanations: the content's own texts ---

export const tileName = (id: string): string => t(`tile-${id}`);
export const cardName = (id: string): string => t(`card-${id}`);
export const battleName = (id: string): string => t(`battle-${id}`);
export const tokenName = (id: string): string => t(`token-${id}`);
export const creatureName = (id: string): string => t(`creature-${id}`);
export const spaceName = (id: string): string => t(`space-${id}`);

type Printed = { rule: string; unchecked?: string } | undefined;

function about(id: string, printed: Printed, note?: string): Explanation {
  const found: Explanation = { name: t(id), text: texts.explain(id) };
  if (printed?.rule) found.rule = printed.rule;
  if (printed?.unchecked) found.unchecked = printed.unchecked;
  if (note) found.note = note;
  return found;
}

export const aboutTile = (facts: Facts, id: string, note?: string): Explanation =>
  about(`tile-${id}`, facts.tiles[id], note);
export const aboutCard = (facts: Facts, id: string, note?: string): Explanation =>
  about(`card-${id}`, facts.cards[id], note);
export const aboutBattleCard = (facts: Facts, id: string, note?: string): Explanation =>
  about(`battle-${id}`, facts.battle_cards[id], note);
export const aboutToken = (facts: Facts, id: string, note?: string): Explanation =>
  about(`token-${id}`, facts.path_tokens[id], note);
export const aboutCreature = (facts: Facts, id: string, note?: string): Explanation =>
  about(`creature-${id}`, facts.creatures[id], note);
export const aboutCreatureCard = (facts: Facts, id: string, note?: string): Explanation =>
  about(`creaturecard-${id}`, facts.seth?.creature_cards[id], note);
export const aboutPower = (facts: Facts, id: string): Explanation => about(`power-${id}`, facts.seth?.power_tokens[id]);
export const aboutSethSpace = (space: SethSpaceFacts): Explanation => about(`sethaction-${space.id}`, space);

/** Strongest first, as people sort their hand; then by damage, then by protection. */
export function byStrength(facts: Facts, ids: Iterable<string>): string[] {
  const cards = [...ids].map((id) => facts.battle_cards[id]).filter((card) => card !== undefined);
  return cards.sort(higherFirst).map((card) => card.id);
}

function higherFirst(one: BattleCardFacts, other: BattleCardFacts): number {
  for (const stat of ["strength", "damage", "protection"] as const)
    if (one[stat] !== other[stat]) return one[stat] > other[stat] ? -1 : 1;
  return 0;
}
