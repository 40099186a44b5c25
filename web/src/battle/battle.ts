// A battle as a story: what each side brings, what is revealed, what came of it. It is put together from the view
// while the battle is under way and from the events when the game has moved on already. Every figure is the server's.
import { isLaid, lineOf, printed, type Line, type Stat } from "./lines";
import type { BattleView, Facts, GameEvent, SideView, View } from "@/server/messages";

export type Role = "attacker" | "defender";
/** Between two sides, by a corrupted creature, or of a corrupted troop against its own side. */
export type BattleKind = NonNullable<BattleView["kind"]>;
export const ROLES: readonly Role[] = ["attacker", "defender"];

export interface Fate {
  kind: "recalled" | "retreated" | "stayed" | "destroyed";
  units: number;
  space: string | null;
}

export interface SideStory {
  role: Role;
  /** The fighter; with Seth others may stand beside him. */
  seat: number;
  /** All who take part, in the order of seats. */
  members: number[];
  /** Units by owner when the cards were chosen, and now; null where a side is one seat. */
  troop: Record<string, number> | null;
  left: Record<string, number> | null;
  /** Whose creature it is; null is everybody's. */
  controller: number | null;
  /** Units when the cards were chosen; null if nobody told us. */
  units: number | null;
  creature: string | null;
  /** A creature that the other side's makes count for nothing, or a Mask. */
  silent: boolean;
  /** The lines of its strength: those that stood there, and the cards laid. */
  known: Line[];
  added: Line[];
  knownTotal: number;
  damageLines: Line[];
  protectionLines: Line[];
  locked: boolean;
  card: string | null;
  discarded: string | null;
  divine: string[];
  strength: number | null;
  damage: number | null;
  protection: number | null;
  lost: number | null;
  ownLost: number;
  points: number;
  prayer: number;
  cards: number;
  dawn: number;
  fate: Fate | null;
}

export interface BattleStory {
  /** The version of the event that began it: its name among all battles. */
  version: number;
  space: string;
  /** Which of two battles at once, or 0. */
  number: number;
  kind: BattleKind;
  /** The creature card that fights for Seth. */
  creatureCard: string | null;
  /** Points that a corrupted troop won for Seth. */
  forSeth: number;
  masked: boolean;
  revealed: boolean;
  winner: Role | null;
  /** It is over: the table no longer holds it, or the game ended in the middle of it. */
  over: boolean;
  attacker: SideStory;
  defender: SideStory;
}

/** The sides as they were told while their troops still stood there. */
export interface Kept extends Record<Role, SideView> {
  version: number;
  kind: BattleKind;
  creatureCard: string | null;
}

const AFTER = new Set([
  "turn",
  "turn_end",
  "night",
  "day",
  "token",
  "battle",
  "step",
  "teleport",
  "declined",
  "over",
  "order",
]);
const number = (event: GameEvent, field: string): number => Number(event.fields[field] ?? 0);
const text = (event: GameEvent, field: string): string => String(event.fields[field] ?? "");

/** The last battle told, and what followed until something else began. */
export function lastBattle(events: GameEvent[]): GameEvent[] {
  let start = events.length - 1;
  while (start >= 0 && events[start]?.kind !== "battle") start--;
  if (start < 0) return [];
  let end = start + 1;
  while (end < events.length && !AFTER.has(events[end]?.kind ?? "")) end++;
  return events.slice(start, end);
}

function emptySide(role: Role, seat: number): SideStory {
  return {
    role,
    seat,
    members: [seat],
    troop: null,
    left: null,
    controller: null,
    units: null,
    creature: null,
    silent: false,
    known: [],
    added: [],
    knownTotal: 0,
    damageLines: [],
    protectionLines: [],
    locked: false,
    card: null,
    discarded: null,
    divine: [],
    strength: null,
    damage: null,
    protection: null,
    lost: null,
    ownLost: 0,
    points: 0,
    prayer: 0,
    cards: 0,
    dawn: 0,
    fate: null,
  };
}

/** The sides as told now; from the losses on, what was told of them before and the cards they laid. */
export function keep(kept: Kept | null, battle: BattleView, version: number): Kept {
  const side = (role: Role): SideView => {
    const now = battle[role];
    const before = kept?.version === version ? kept[role] : null;
    if (!before || battle.winner === null) return now;
    const { units, creature, silenced } = before;
    const sum = [...before.sum.filter((line) => !isLaid(line)), ...now.sum.filter(isLaid)];
    const mixed = before.troop ? { troop: before.troop } : {};
    return { ...now, units, creature, silenced, sum, ...mixed };
  };
  const { kind = "battle", creature_card: creatureCard = null } = battle;
  return { version, kind, creatureCard, attacker: side("attacker"), defender: side("defender") };
}

function fromView(story: BattleStory, battle: BattleView): void {
  story.masked = battle.masked;
  story.revealed = battle.revealed;
  story.winner = battle.winner;
  story.number = battle.number ?? 0;
  for (const role of ROLES) {
    const side = story[role];
    const seen = battle[role];
    side.locked = seen.locked;
    side.card = seen.played ?? null;
    side.discarded = seen.discarded ?? null;
    side.divine = Object.entries(seen.divine ?? {}).flatMap(([id, count]) => Array.from({ length: count }, () => id));
    side.ownLost = seen.own_card_lost ?? 0;
    side.left = seen.troop ?? null;
    if (!battle.revealed) continue;
    side.strength = seen.strength ?? null;
    side.damage = seen.damage ?? null;
    side.protection = seen.protection ?? null;
    side.lost = battle.winner === null ? null : (seen.lost ?? 0);
  }
}

/** Adds what was told; the cards discarded for Divine Wound by role. */
function fromEvents(story: BattleStory, facts: Facts, told: GameEvent[], known: boolean): Record<Role, number> {
  const wounds = { attacker: 0, defender: 0 };
  const sideOf = (seat: number): SideStory | null =>
    story.attacker.seat === seat ? story.attacker : story.defender.seat === seat ? story.defender : null;
  const divine: Record<Role, string[]> = { attacker: [], defender: [] };
  for (const event of told) {
    const side = sideOf(number(event, "seat"));
    if (event.kind === "result") {
      const winner = sideOf(number(event, "winner"));
      const loser = sideOf(number(event, "loser"));
      if (!winner || !loser) continue;
      story.winner = winner.role;
      for (const [each, who] of [
        [winner, "winner"],
        [loser, "loser"],
      ] as const) {
        each.strength = number(event, `${who}_strength`);
        each.lost = number(event, `${who}_lost`);
      }
    } else if (event.kind === "masked") story.masked = true;
    else if (event.kind === "point" && story.kind === "corrupted" && number(event, "seat") === 0)
      story.forSeth += number(event, "points");
    else if (!side) continue;
    else if (event.kind === "revealed" || event.kind === "cards_swapped") {
      story.revealed = true;
      side.locked = true;
      if (known) continue;
      side.card = text(event, "battle_card");
      side.strength = number(event, "strength");
      side.damage = number(event, "damage");
      side.protection = number(event, "protection");
    } else if (event.kind === "committed") divine[side.role].push(text(event, "card"));
    else if (event.kind === "wound") wounds[side.role] = number(event, "cards");
    else if (event.kind === "destroyed" && story.winner !== null && facts.battle_cards[side.card ?? ""]?.own_losses)
      side.ownLost = number(event, "units");
    else if (event.kind === "point") side.points += number(event, "points");
    else if (event.kind === "prayer" && story.winner !== null) side.prayer += number(event, "gained");
    else if (event.kind === "drawn" && story.winner !== null) side.cards += 1;
    else if (event.kind === "dawn_token") side.dawn += 1;
    else if (event.kind === "recalled") side.fate = { kind: "recalled", units: number(event, "units"), space: null };
    else if (event.kind === "retreated") side.fate = { kind: "retreated", units: 0, space: text(event, "to") };
    else if (event.kind === "stayed") side.fate = { kind: "stayed", units: 0, space: text(event, "space") };
  }
  for (const role of ROLES) if (divine[role].length) story[role].divine = divine[role];
  return wounds;
}

/** The battle under way or, when the game has moved on, the one told last. */
export function storyOf(view: View, events: GameEvent[], facts: Facts, kept: Kept | null): BattleStory | null {
  const told = lastBattle(events);
  const begun = told[0];
  const battle = view.battle;
  // A battle is told only after the chance to escape: until then the last one told may be an older one of the same
  // two at the same place.
  const older =
    battle !== null &&
    !battle.revealed &&
    told.some((event) => event.kind === "revealed" || event.kind === "called_off");
  const same =
    battle !== null &&
    begun !== undefined &&
    !older &&
    begun.fields["space"] === battle.space &&
    begun.fields["attacker"] === battle.attacker.seat &&
    begun.fields["defender"] === battle.defender.seat;
  if (!battle && (!begun || told.some((event) => event.kind === "called_off"))) return null;
  const heard = battle && !same ? [] : told;
  const story: BattleStory = {
    version: battle && !same ? 0 : (begun?.version ?? 0),
    space: battle?.space ?? text(begun as GameEvent, "space"),
    number: 0,
    kind: battle?.kind ?? kept?.kind ?? "battle",
    creatureCard: battle ? (battle.creature_card ?? null) : (kept?.creatureCard ?? null),
    forSeth: 0,
    masked: false,
    revealed: false,
    winner: null,
    over: battle === null || view.phase === "over",
    attacker: emptySide("attacker", battle?.attacker.seat ?? number(begun as GameEvent, "attacker")),
    defender: emptySide("defender", battle?.defender.seat ?? number(begun as GameEvent, "defender")),
  };
  if (battle) fromView(story, battle);
  const wounds = fromEvents(story, facts, heard, battle?.revealed ?? false);
  const sides = battle ? keep(kept, battle, story.version) : kept?.version === story.version ? kept : null;
  for (const role of ROLES) addLines(story, role, facts, sides?.[role] ?? null, wounds[role], battle === null);
  return story;
}

/** A battle that is being prepared, as the view tells it: one of two at once. */
export function prepared(battle: BattleView, facts: Facts): BattleStory {
  const story: BattleStory = {
    version: 0,
    space: battle.space,
    number: 0,
    kind: battle.kind ?? "battle",
    creatureCard: battle.creature_card ?? null,
    forSeth: 0,
    masked: false,
    revealed: false,
    winner: null,
    over: false,
    attacker: emptySide("attacker", battle.attacker.seat),
    defender: emptySide("defender", battle.defender.seat),
  };
  fromView(story, battle);
  for (const role of ROLES) addLines(story, role, facts, battle[role], 0);
  return story;
}

function addLines(
  story: BattleStory,
  role: Role,
  facts: Facts,
  told: SideView | null,
  wound: number,
  ended = false,
): void {
  const side = story[role];
  const sum = told?.sum ?? [];
  side.units = told?.units ?? null;
  side.members = told?.members?.length ? told.members : [side.seat];
  side.troop = told?.troop ?? null;
  side.controller = told?.controller ?? null;
  side.creature = told?.creature ?? null;
  side.silent = told?.silenced ?? false;
  const lines = (stat: Stat, laid: boolean): Line[] =>
    sum.filter((line) => line.stat === stat && isLaid(line) === laid).map((line) => lineOf(facts, line));
  const cards = (stat: Stat): Line[] => {
    if (sum.some(isLaid) || !story.revealed) return lines(stat, true);
    return printed(facts, stat, side.card, story.masked ? [] : side.divine, wound);
  };
  side.known = lines("strength", false);
  side.knownTotal = side.known.at(-1)?.soFar ?? 0;
  if (story.revealed) side.added = cards("strength");
  side.damageLines = [...cards("damage"), ...lines("damage", false)];
  side.protectionLines = [...cards("protection"), ...lines("protection", false)];
  // A side with a unit left always stays, retreats or recalls: a side that did none of it by the end has nobody left.
  // Where a battle won the game, nobody went anywhere any more (S-WIN-01).
  if (side.fate === null && ended && story.winner !== null) side.fate = { kind: "destroyed", units: 0, space: null };
}

/** Whether somebody is on one of its sides; nobody is null. */
export const takesPart = (story: BattleStory, seat: number | null): boolean =>
  seat !== null && ROLES.some((role) => story[role].members.includes(seat));

// --- odds ---

/** A chance in whole per cent; 100 and 0 are said only of what is certain. */
export function percent(chance: number): number {
  if (chance > 1 - 1e-9) return 100;
  if (chance < 1e-9) return 0;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
