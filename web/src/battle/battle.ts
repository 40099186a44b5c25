// A battle as a story: what each side brings, what is revealed, what came of it. It is put together from the view
// while the battle is
// under way and from the events when the game has moved on already. Totals are always the server's; the lines only
// explain them, and
// what they do not explain is shown as one line more.
import { battleName, cardName, creatureName, tileName, tokenFace, tokenName } from "@/pieces/faces";
import { t } from "@/text/text.svelte";
import type { BattleView, Facts, GameEvent, SideView, View } from "@/server/messages";

export type Role = "attacker" | "defender";
export const ROLES: readonly Role[] = ["attacker", "defender"];
export type LineKind =
  "units" | "creature" | "tile" | "skill" | "object" | "temporary" | "card" | "divine" | "wound" | "other";
export interface Line {
  key: string;
  kind: LineKind;
  id: string;
  label: string;
  icon: string;
  value: number;
}

export interface Fate {
  kind: "recalled" | "retreated" | "stayed" | "destroyed";
  units: number;
  space: string | null;
}

export interface SideStory {
  role: Role;
  seat: number;
  /** Units when the cards were chosen; null if nobody told us. */
  units: number | null;
  creature: string | null;
  /** A creature that the other side's makes count for nothing, or a Mask. */
  silent: boolean;
  known: Line[];
  added: Line[];
  knownTotal: number;
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
  masked: boolean;
  revealed: boolean;
  winner: Role | null;
  /** It is over: the table no longer holds it. */
  over: boolean;
  attacker: SideStory;
  defender: SideStory;
}

/** What stood on the space before the cards were shown; kept while the battle goes on. */
export interface Before {
  version: number;
  sides: Record<
    Role,
    {
      units: number | null;
      creature: string | null;
      tiles: string[];
      skills: string[];
      objects: Record<string, number>;
    }
  >;
  temporary: string[];
  byMove: boolean;
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
    units: null,
    creature: null,
    silent: false,
    known: [],
    added: [],
    knownTotal: 0,
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

/** What the view says of the sides, to be kept until the battle is over. */
export function beforeOf(view: View, version: number): Before | null {
  const battle = view.battle;
  if (!battle) return null;
  const here = view.spaces[battle.space];
  const side = (each: SideView): Before["sides"]["attacker"] => {
    const seat = view.seats[each.seat];
    const now = here?.units[String(each.seat)] ?? 0;
    // Before the reveal everybody stands there; after it the fallen are added again, as long as nobody has left.
    const fallen = battle.revealed ? (each.lost ?? 0) + (each.own_card_lost ?? 0) : 0;
    const left = battle.winner !== null && now === 0;
    return {
      units: left && !fallen ? null : now + fallen,
      creature: here?.creatures[String(each.seat)] ?? null,
      tiles: (seat?.tiles ?? []).filter((tile) => !seat?.sealed?.includes(tile)),
      skills: each.skills ?? [],
      objects: each.objects ?? {},
    };
  };
  return {
    version,
    sides: { attacker: side(battle.attacker), defender: side(battle.defender) },
    temporary: view.path?.temporary_held ?? [],
    byMove: battle.by_move,
  };
}

type Stat = "strength" | "damage" | "protection";

/** What the modifiers of one piece add to a figure for this role. */
function adds(modifiers: Record<string, number> | undefined, stat: Stat, role: Role): number {
  const inRole =
    stat === "strength" ? (modifiers?.[role === "attacker" ? "strength_attacking" : "strength_defending"] ?? 0) : 0;
  return (modifiers?.[stat] ?? 0) + inRole;
}

/** The lines that explain one figure of a side before any card is shown. */
export function knownLines(
  facts: Facts,
  before: Before,
  role: Role,
  stat: Stat,
  masked: boolean,
  silent: boolean,
): Line[] {
  const side = before.sides[role];
  const lines: Line[] = [];
  const put = (kind: LineKind, id: string, label: string, icon: string, value: number): void => {
    if (value) lines.push({ key: `${kind} ${id}`, kind, id, label, icon, value });
  };
  if (stat === "strength" && side.units !== null)
    put("units", "units", t("fight-units", { count: side.units }), "unit", side.units);
  if (masked) return lines;
  if (side.creature && !silent)
    put(
      "creature",
      side.creature,
      creatureName(side.creature),
      side.creature,
      adds(facts.creatures[side.creature]?.modifiers, stat, role),
    );
  for (const id of side.tiles) put("tile", id, tileName(id), "buy", adds(facts.tiles[id]?.modifiers, stat, role));
  for (const id of side.skills)
    put("skill", id, tokenName(id), "skill", adds(facts.path_tokens[id]?.modifiers, stat, role));
  for (const [id, count] of Object.entries(side.objects)) {
    const token = facts.path_tokens[id];
    put(
      "object",
      id,
      tokenName(id),
      token ? tokenFace(token).icon : "object",
      count * adds(token?.modifiers, stat, role),
    );
  }
  if (role === "attacker" && before.byMove && before.temporary.includes(stat))
    put("temporary", stat, t(`fight-temporary-${stat}`), "movement", 1);
  return lines;
}

function divineLines(facts: Facts, side: SideStory, stat: Stat): Line[] {
  return side.divine.flatMap((id, place) => {
    const card = facts.cards[id];
    return card?.effect === stat
      ? [
          {
            key: `divine ${id} ${place}`,
            kind: "divine" as const,
            id,
            label: cardName(id),
            icon: "divine-card",
            value: card.amount,
          },
        ]
      : [];
  });
}

function cardLine(facts: Facts, side: SideStory, stat: Stat): Line[] {
  const card = side.card === null ? undefined : facts.battle_cards[side.card];
  return card
    ? [
        {
          key: `card ${card.id}`,
          kind: "card",
          id: card.id,
          label: battleName(card.id),
          icon: "battle-card",
          value: card[stat],
        },
      ]
    : [];
}

/** All that explains a figure of a revealed side. */
export function explainStat(
  facts: Facts,
  before: Before | null,
  story: BattleStory,
  role: Role,
  stat: "damage" | "protection",
): Line[] {
  const side = story[role];
  const known = before ? knownLines(facts, before, role, stat, story.masked, side.silent) : [];
  const lines = [
    ...cardLine(facts, side, stat),
    ...known,
    ...(story.masked ? [] : divineLines(facts, side, stat)),
  ].filter((line) => line.value);
  const rest = (side[stat] ?? 0) - lines.reduce((sum, line) => sum + line.value, 0);
  if (rest && side[stat] !== null)
    lines.push({ key: "other", kind: "other", id: "other", label: t("fight-other"), icon: "token", value: rest });
  return lines;
}

function fromView(story: BattleStory, battle: BattleView): void {
  story.masked = battle.masked;
  story.revealed = battle.revealed;
  story.winner = battle.winner;
  for (const role of ROLES) {
    const side = story[role];
    const seen = battle[role];
    side.locked = seen.locked;
    side.card = seen.played ?? null;
    side.discarded = seen.discarded ?? null;
    side.divine = Object.entries(seen.divine ?? {}).flatMap(([id, count]) => Array.from({ length: count }, () => id));
    side.ownLost = seen.own_card_lost ?? 0;
    if (!battle.revealed) continue;
    side.strength = seen.strength ?? null;
    side.damage = seen.damage ?? null;
    side.protection = seen.protection ?? null;
    side.lost = battle.winner === null ? null : (seen.lost ?? 0);
  }
}

function fromEvents(story: BattleStory, facts: Facts, told: GameEvent[], known: boolean): number[] {
  const wounds: number[] = [0, 0];
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
    else if (!side) continue;
    else if (event.kind === "revealed") {
      story.revealed = true;
      side.locked = true;
      if (known) continue;
      side.card = text(event, "battle_card");
      side.strength = number(event, "strength");
      side.damage = number(event, "damage");
      side.protection = number(event, "protection");
    } else if (event.kind === "committed") divine[side.role].push(text(event, "card"));
    else if (event.kind === "cards_swapped" && !known) {
      const [old, next] = [facts.battle_cards[side.card ?? ""], facts.battle_cards[text(event, "battle_card")]];
      side.card = text(event, "battle_card");
      for (const stat of ["damage", "protection"] as const)
        if (old && next && side[stat] !== null) side[stat] += next[stat] - old[stat];
    } else if (event.kind === "wound") wounds[story.attacker === side ? 0 : 1] = number(event, "cards");
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
export function storyOf(view: View, events: GameEvent[], facts: Facts, kept: Before | null): BattleStory | null {
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
    masked: false,
    revealed: false,
    winner: null,
    over: battle === null,
    attacker: emptySide("attacker", battle?.attacker.seat ?? number(begun as GameEvent, "attacker")),
    defender: emptySide("defender", battle?.defender.seat ?? number(begun as GameEvent, "defender")),
  };
  if (battle) fromView(story, battle);
  const wounds = fromEvents(story, facts, heard, battle?.revealed ?? false);
  if (battle && !same) ROLES.forEach((role, place) => (wounds[place] = battle[role].wound ?? 0));
  const before = kept && kept.version === story.version ? kept : beforeOf(view, story.version);
  for (const [place, role] of ROLES.entries()) addLines(story, role, facts, before, wounds[place] ?? 0);
  return story;
}

function addLines(story: BattleStory, role: Role, facts: Facts, before: Before | null, wound: number): void {
  const side = story[role];
  const enemy = before?.sides[role === "attacker" ? "defender" : "attacker"];
  side.units = before?.sides[role].units ?? null;
  side.creature = before?.sides[role].creature ?? null;
  side.silent =
    story.masked ||
    (enemy?.creature ? (facts.creatures[enemy.creature]?.abilities.includes("silence_creature") ?? false) : false);
  side.known = before ? knownLines(facts, before, role, "strength", story.masked, side.silent) : [];
  if (story.revealed) {
    side.added = [...cardLine(facts, side, "strength"), ...(story.masked ? [] : divineLines(facts, side, "strength"))];
    if (wound)
      side.added.push({
        key: "wound",
        kind: "wound",
        id: "divine_wound",
        label: tileName("divine_wound"),
        icon: "divine-card",
        value: wound,
      });
    const sum = [...side.known, ...side.added].reduce((total, line) => total + line.value, 0);
    const rest = (side.strength ?? sum) - sum;
    if (rest)
      side.known = [
        ...side.known,
        {
          key: "other",
          kind: "other",
          id: "other",
          label: t(side.known.length ? "fight-other" : "fight-troop"),
          icon: side.known.length ? "token" : "unit",
          value: rest,
        },
      ];
  }
  side.knownTotal = side.known.reduce((total, line) => total + line.value, 0);
  // A side with a unit left always stays, retreats or recalls: whoever did nothing of it by the end has nobody left.
  if (side.fate === null && story.over && story.winner !== null)
    side.fate = { kind: "destroyed", units: 0, space: null };
  const own = facts.battle_cards[side.card ?? ""]?.own_losses ?? 0;
  if (story.over && story.winner !== null && own && side.units !== null)
    side.ownLost = Math.max(0, Math.min(own, side.units - (side.lost ?? 0)));
}

// --- the choreography: a list of still pictures, played one after the other ---

export type Step = "escape" | "objects" | "cards" | "reveal" | "strength" | "losses" | "spoils" | "retreat";
export interface Frame {
  step: Step;
  shown: number;
  tie: boolean;
  time: number;
}

const SLOW = 1100;

/** What can be shown of the battle so far; times in milliseconds, longer still pictures where motion is unwanted. */
export function framesOf(story: BattleStory, still: boolean): Frame[] {
  if (!story.revealed) return [];
  const frames: Frame[] = [{ step: "reveal", shown: 0, tie: false, time: still ? SLOW : 900 }];
  const most = Math.max(story.attacker.added.length, story.defender.added.length);
  if (still) frames.push({ step: "strength", shown: most, tie: false, time: SLOW });
  else
    for (let shown = 1; shown <= most; shown++)
      frames.push({ step: "strength", shown, tie: false, time: shown === most ? 900 : 450 });
  if (story.winner === null) return frames;
  if (story.attacker.strength === story.defender.strength)
    frames.push({ step: "strength", shown: most, tie: true, time: 1300 });
  const tie = frames.at(-1)?.tie ?? false;
  frames.push({ step: "losses", shown: most, tie, time: still ? SLOW : 1100 });
  frames.push({ step: "spoils", shown: most, tie, time: 1800 });
  frames.push({ step: "retreat", shown: most, tie, time: 0 });
  return frames;
}

/** What lies in a pan at a picture: all known and the first lines of what was added. */
export function weight(side: SideStory, frame: Frame | null): number {
  if (!frame) return side.knownTotal;
  if (frame.step === "losses" || frame.step === "spoils" || frame.step === "retreat")
    return side.strength ?? side.knownTotal;
  return side.added.slice(0, frame.shown).reduce((sum, line) => sum + line.value, side.knownTotal);
}

/** The beam: 4 degrees a point and 14 at most, left down for the attacker; a tie sinks to the defender at last. */
export function tiltOf(left: number, right: number, tie: boolean): number {
  if (tie) return 3;
  return Math.max(-14, Math.min(14, (right - left) * 4));
}

// --- odds ---

/** A chance in whole per cent; 100 and 0 are said only of what is certain. */
export function percent(chance: number): number {
  if (chance > 1 - 1e-9) return 100;
  if (chance < 1e-9) return 0;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
