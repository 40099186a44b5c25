// A table before it exists: what has been chosen so far, and how that is asked of the server.
import { store, stored } from "@/page/mine.svelte";
import { t, texts } from "@/text/text.svelte";
import type { HouseRule, NewSeat, NewTable, TableInfo, TableOptions } from "@/server/messages";
import { godName, GODS, type God } from "@/pieces/gods";

export const FIRST_GAME = 4;
export const MODULE_ICONS: Record<string, string> = {
  black: "pyramid",
  dawn: "dawn",
  path: "priest",
  victory: "victory",
  cards: "divine-card",
};
const MAX_SEATS = 5;
const DRAFT = "kemet.draft";

export interface SeatDraft {
  kind: "you" | "open" | "bot";
  bot: string;
  god: God;
}
export interface Draft {
  seth: boolean;
  players: number;
  victoryPoints: number;
  beginner: boolean;
  modules: string[];
  houseRules: Record<string, string>;
  seedGiven: boolean;
  seed: string;
  public: boolean;
  rated: boolean;
  name: string;
  clock: TableInfo["clock"]["kind"];
  minutes: number;
  increment: number;
  days: number;
  /** Seth's seat; it comes first where he plays. */
  sethsSeat: SeatDraft;
  seats: SeatDraft[];
  botPace: number;
}

/** You and two bots of medium strength, to eight points. */
export function firstDraft(): Draft {
  const gods: God[] = ["horus", "bastet", "sobek", "anubis", "wadjet"];
  return {
    seth: false,
    players: 3,
    victoryPoints: 8,
    beginner: false,
    modules: [],
    houseRules: {},
    seedGiven: false,
    seed: "",
    public: false,
    rated: false,
    name: "",
    clock: "none",
    minutes: 20,
    increment: 20,
    days: 2,
    botPace: 0.6,
    sethsSeat: { kind: "bot", bot: "medium", god: "seth" },
    seats: gods.map((god, seat) => ({ kind: seat === 0 ? "you" : "bot", bot: "medium", god })),
  };
}

/** A first game against Seth, with gentle bots: you and your allies, or you as Seth against all members. */
export function firstGameOfSeth(side: "seth" | "alliance", others: number): Draft {
  const first = firstDraft();
  const bot = (seat: SeatDraft): SeatDraft => ({ ...seat, kind: "bot", bot: "easy" });
  const seats = first.seats.map(bot);
  const sethsSeat = bot(first.sethsSeat);
  const own = side === "seth" ? sethsSeat : seats[0]!;
  own.kind = "you";
  const members = side === "seth" ? others : others + 1;
  return { ...first, seth: true, players: members + 1, sethsSeat, seats };
}

const isDraft = (value: unknown): value is Draft => {
  if (typeof value !== "object" || value === null) return false;
  const first = firstDraft();
  const draft = value as Record<string, unknown>;
  const sameKinds = Object.entries(first).every(
    ([key, each]) => typeof draft[key] === typeof each && Array.isArray(draft[key]) === Array.isArray(each),
  );
  return (
    sameKinds &&
    (draft["seats"] as SeatDraft[]).length === MAX_SEATS &&
    (draft["seats"] as SeatDraft[]).every((seat) => GODS.includes(seat.god))
  );
};

/** The choices of the last table; they are the start of the next one. */
export const keptDraft = (): Draft => stored(DRAFT, firstDraft(), isDraft);
export const keepDraft = (draft: Draft): void => store(DRAFT, { ...draft, seed: "", seedGiven: false });

export const seatsOf = (draft: Draft): SeatDraft[] =>
  draft.seth ? [draft.sethsSeat, ...draft.seats.slice(0, draft.players - 1)] : draft.seats.slice(0, draft.players);

/** Take a god; the seat that had it at this table takes ours. Seth's seat keeps Seth. */
export function takeGod(draft: Draft, seat: number, god: God): void {
  const mine = seatsOf(draft)[seat];
  const other = draft.seats.find((each) => each.god === god && each !== mine);
  if (!mine || mine === draft.sethsSeat) return;
  if (other) other.god = mine.god;
  mine.god = god;
}

/** At most one seat is yours. */
export function takeKind(draft: Draft, seat: number, kind: SeatDraft["kind"]): void {
  if (kind === "you") for (const each of [draft.sethsSeat, ...draft.seats]) if (each.kind === "you") each.kind = "bot";
  const chosen = seatsOf(draft)[seat];
  if (chosen) chosen.kind = kind;
}

export function takeBot(draft: Draft, seat: number, bot: string): void {
  const chosen = seatsOf(draft)[seat];
  if (chosen) chosen.bot = bot;
}

/** What a table with Seth can choose, as the server tells it; without an answer what is printed. */
export const sethOptions = (options: TableOptions | null): TableOptions["seth"] =>
  options?.seth ?? { players: [3, 4, 5, 6], victory_points: [8, 10], modules: ["black", "cards"] };

/** With Seth or without: what does not exist on the other side gives way to what is nearest. */
export function chooseSeth(draft: Draft, on: boolean): void {
  draft.seth = on;
  draft.players = on ? Math.min(Math.max(draft.players, 3), 6) : Math.min(draft.players, MAX_SEATS);
  if (on) draft.beginner = false;
  else if (draft.victoryPoints !== 10) draft.victoryPoints = 8;
  if (!seatsOf(draft).some((seat) => seat.kind === "you")) takeKind(draft, on ? 1 : 0, "you");
}

/** The modules of Ta-Seti that are played: some are not, against Seth. */
export const modulesOf = (draft: Draft, options: TableOptions | null): string[] =>
  draft.seth ? draft.modules.filter((module) => sethOptions(options).modules.includes(module)) : draft.modules;

export const target = (draft: Draft): number => (draft.beginner ? FIRST_GAME : draft.victoryPoints);

export function chooseTarget(draft: Draft, points: number): void {
  draft.beginner = points === FIRST_GAME;
  if (!draft.beginner) draft.victoryPoints = points;
}

export function toggleModule(draft: Draft, module: string, on: boolean): void {
  draft.modules = on
    ? [...draft.modules.filter((each) => each !== module), module]
    : draft.modules.filter((each) => each !== module);
}

/** Does a house rule change anything at this table? */
export function applies(rule: HouseRule, draft: Pick<Draft, "players" | "modules" | "seth">): boolean {
  if (!(draft.seth ? rule.with_seth : rule.without_seth)) return false;
  const cities = draft.players - Number(draft.seth);
  return (!rule.module || draft.modules.includes(rule.module)) && (!rule.players || rule.players === cities);
}

export const standard = (rule: HouseRule): string => rule.values[0] ?? "";

/** House rules that differ from the printed ones and mean something here. */
export function differing(draft: Draft, rules: HouseRule[]): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const rule of rules) {
    const value = draft.houseRules[rule.key]?.trim();
    if (value && value !== standard(rule) && applies(rule, draft)) chosen[rule.key] = value;
  }
  return chosen;
}

export function clockOf(draft: Draft): TableInfo["clock"] {
  if (draft.clock === "live") return { kind: "live", minutes: draft.minutes, increment: draft.increment };
  if (draft.clock === "days") return { kind: "days", days: draft.days };
  return { kind: "none" };
}

export const badNumber = (value: number, least: number, most: number): boolean =>
  !Number.isFinite(value) || value < least || value > most;

/** What is wrong with the clock that was chosen, or nothing. */
export function wrongClock(draft: Draft): string {
  if (draft.clock === "live" && badNumber(draft.minutes, 1, 600)) return t("new-wrong-minutes");
  if (draft.clock === "live" && badNumber(draft.increment, 0, 600)) return t("new-wrong-increment");
  if (draft.clock === "days" && badNumber(draft.days, 0.01, 60)) return t("new-wrong-days");
  return "";
}

export function clockInWords(clock: TableInfo["clock"]): string {
  if (clock.kind === "live")
    return t("agreed-clock-live", { minutes: clock.minutes ?? 0, increment: clock.increment ?? 0 });
  return clock.kind === "days" ? t("agreed-clock-days", { days: clock.days ?? 0 }) : t("agreed-clock-none");
}

function seatAsked(seat: SeatDraft, name: string): NewSeat {
  if (seat.kind === "bot") return { kind: "bot", bot: seat.bot, god: seat.god };
  if (seat.kind === "open") return { kind: "open", god: seat.god };
  return name ? { kind: "you", god: seat.god, name } : { kind: "you", god: seat.god };
}

/** The request for this table. */
export function asked(draft: Draft, options: TableOptions | null, playerName: string): NewTable {
  const table: NewTable = {
    players: draft.players,
    ...(draft.seth ? { seth: true } : {}),
    victory_points: draft.victoryPoints,
    beginner: draft.beginner,
    modules: modulesOf(draft, options),
    house_rules: options ? differing(draft, options.house_rules) : {},
    public: draft.public,
    ...(draft.rated ? { rated: true } : {}),
    clock: clockOf(draft),
    seats: seatsOf(draft).map((seat) => seatAsked(seat, playerName.trim())),
    bot_pace: draft.botPace,
  };
  const own = seatsOf(draft).find((seat) => seat.kind === "you");
  const host = playerName.trim() || (own && godName(own.god));
  const name = draft.name.trim() || (own && host && t("card-unnamed", { name: host }));
  if (name) table.name = name;
  if (draft.seedGiven && draft.seed.trim()) table.seed = draft.seed.trim();
  return table;
}

/** The same table with you and the others as bots, or you and the others open. */
export function withOthers(draft: Draft, kind: "open" | "bot"): Draft {
  const twin = { ...draft, sethsSeat: { ...draft.sethsSeat }, seats: draft.seats.map((seat) => ({ ...seat })) };
  const you = Math.max(
    0,
    seatsOf(twin).findIndex((seat) => seat.kind === "you"),
  );
  for (const seat of [twin.sethsSeat, ...twin.seats]) seat.kind = kind;
  seatsOf(twin)[you]!.kind = "you";
  return twin;
}

// --- house rules in words ---

const TOPICS: [string, string[]][] = [
  ["creatures", ["creatureReturnsPerRecruit", "creatureAfterRecall", "creatureLeftBehind", "mummyCardFromReserve"]],
  ["battles", ["retreatIntoEnemyCity", "retreatSpace", "battleDiscardFaceUp", "initiativeWipeContinues"]],
  ["powers", ["sameTurnBonusToken", "prayerCardWithPriest", "vetoOnVeto", "scribeWithEnlistment", "raPerTeleport"]],
  ["board", ["deltaVpAfterSacrifice", "ownerRaisesHeldPyramid", "passOverLimit", "fourPlayerEast", "cityChoice"]],
];

/** The heading a house rule stands under: a box, a module, or a topic of the base game. */
function topicOf(rule: HouseRule): string {
  if (!rule.without_seth) return "box-seth";
  if (rule.module) return `module-${rule.module}`;
  return `topic-${TOPICS.find(([, keys]) => keys.includes(rule.key))?.[0] ?? "other"}`;
}

export function byTopic(rules: HouseRule[]): [string, HouseRule[]][] {
  const found = new Map<string, HouseRule[]>();
  for (const rule of rules) found.set(topicOf(rule), [...(found.get(topicOf(rule)) ?? []), rule]);
  return [...found];
}

/** What a value of a house rule means, in the language of the moment. */
export function meaning(key: string, value: string): string {
  return texts.meaning(`house-${key}`, value) || value;
}
