// The HTTP half of docs/protocol.md: one function per request, and one kind of error.
import type { Clock, Facts, GameEvent, God, SeatNumber, Seated, TableInfo, TableSeat, View } from "./types";

export interface HouseRule {
  key: string;
  values: string[];
  module: string | null;
  players: number | null;
  text: string;
  free_form?: boolean;
}
export interface Options {
  players: number[];
  victory_points: number[];
  modules: string[];
  house_rules: HouseRule[];
  bots: string[];
  clocks: string[];
  gods: God[];
  version: string;
  rules: number;
  content: string;
}
export interface NewSeat {
  kind: "you" | "open" | "bot";
  bot?: string;
  name?: string;
  god?: God;
}
export interface NewTable {
  players: number;
  victory_points: number;
  beginner: boolean;
  modules: string[];
  house_rules: Record<string, string>;
  seed?: string;
  public: boolean;
  name?: string;
  clock: Clock;
  seats: NewSeat[];
  bot_pace?: number;
}
/** A table as the server tells of it; the newest fields may be missing. */
export interface Table extends TableInfo {
  seed_salt?: string | null;
  seed_given?: boolean;
  seats: (TableSeat & { away?: boolean })[];
}
/** `secret` is null for whoever makes a table of bots and only looks on. */
export interface Taken {
  table: Table;
  seat: SeatNumber | null;
  secret: string | null;
}
export interface TableList {
  tables: Table[];
  next: string | null;
}
export interface MyGame {
  table: Table;
  seat: SeatNumber;
  asked: boolean;
  deadline: number | null;
}
export interface Moment {
  version: number;
  day: number;
  round: number;
  seat: SeatNumber | null;
  kind: string;
}
export interface Moments {
  moments: Moment[];
  version: number;
}
/** The view after the choice that brought an event, and all events of that choice; `version` is the last of them. */
export interface MomentView {
  version: number;
  view: View;
  events: GameEvent[];
}
export interface PointsNow {
  version: number;
  day: number;
  round: number;
  seat: SeatNumber | null;
  points: Record<string, number>[];
}
export interface BattleSide {
  seat: SeatNumber;
  battle_card: string | null;
  divine: string[];
  strength: number | null;
  damage: number | null;
  protection: number | null;
  lost: number | null;
}
export interface BattleTold {
  version: number;
  day: number;
  round: number;
  space: string;
  attacker: BattleSide;
  defender: BattleSide;
  winner: SeatNumber | null;
  called_off: boolean;
}
export interface Story {
  points: PointsNow[];
  battles: BattleTold[];
}
export interface Join {
  name: string;
  god?: God;
  seat?: SeatNumber;
  claim?: string;
}
/** Whose eyes a replay looks through: the viewer's own, a seat's, or nobody's blindfold. */
export type Eyes = "" | "all" | `${number}`;

/** A request that did not do what it should: a word for programs, the server's sentence for people. */
export class Problem extends Error {
  constructor(
    readonly error: string,
    readonly reason: string,
    readonly status: number,
  ) {
    super(reason || error);
  }

  /** Nobody answered, or something between us and the server did. */
  get unreachable(): boolean {
    return this.error === "unreachable";
  }
}

interface Asked {
  body?: unknown;
  secret?: string | null;
  signal?: AbortSignal;
}

async function call(method: string, path: string, { body, secret, signal }: Asked = {}): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["Content-Type"] = "application/json";
  if (method !== "GET") headers["X-Kemet"] = "1";
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  const request: RequestInit = { method, headers };
  if (method !== "GET") request.body = JSON.stringify(body ?? {});
  if (signal) request.signal = signal;
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Problem("unreachable", "", 0);
  }
  if (answer.ok) return answer;
  throw await problemOf(answer);
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const told = (await answer.json()) as { error?: unknown; reason?: unknown };
    if (typeof told.error === "string") return new Problem(told.error, String(told.reason ?? ""), answer.status);
  } catch {
    // Not JSON: it was not our server that spoke.
  }
  return new Problem(answer.status >= 500 ? "unreachable" : "malformed", "", answer.status);
}

async function json<T>(method: string, path: string, asked: Asked = {}): Promise<T> {
  return (await (await call(method, path, asked)).json()) as T;
}

// The server writes gods with a capital letter; ours are ids. Both spellings are understood.
let spelt: string[] = [];
const spell = (god: God): God => (spelt.find((each) => each.toLowerCase() === god) ?? god) as God;
const lower = <T extends Table>(table: T): T => ({
  ...table,
  seats: table.seats.map((seat) => ({ ...seat, god: seat.god.toLowerCase() as God })),
});
const inTable = <T extends { table: Table }>(found: T): T => ({ ...found, table: lower(found.table) });

async function loadOptions(): Promise<Options> {
  const found = await json<Options>("GET", "/api/options");
  spelt = found.gods;
  return { ...found, gods: found.gods.map((god) => god.toLowerCase() as God) };
}

/** Requests that name a god wait until it is known how the server spells them. */
async function spelling(): Promise<void> {
  if (!spelt.length) await loadOptions();
}

const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;
const eyes = (as: Eyes): string => (as ? `?as=${as}` : "");

export const api = {
  options: loadOptions,
  create: async (table: NewTable): Promise<Taken> => {
    await spelling();
    const seats = table.seats.map((seat) => (seat.god ? { ...seat, god: spell(seat.god) } : seat));
    return inTable(await json<Taken>("POST", "/api/tables", { body: { ...table, seats } }));
  },
  tables: async (before?: string): Promise<TableList> => {
    const found = await json<TableList>("GET", `/api/tables${before ? `?before=${encodeURIComponent(before)}` : ""}`);
    return { ...found, tables: found.tables.map(lower) };
  },
  table: async (table: string): Promise<Table> => lower(await json<Table>("GET", at(table))),
  join: async (table: string, join: Join): Promise<Seated & { table: Table }> => {
    await spelling();
    return inTable(
      await json<Seated & { table: Table }>("POST", at(table, "/join"), {
        body: join.god ? { ...join, god: spell(join.god) } : join,
      }),
    );
  },
  start: (table: string, secret: string | null, fill: string) =>
    json<unknown>("POST", at(table, "/start"), { body: { fill }, secret }),
  leave: (table: string, secret: string | null) => json<unknown>("POST", at(table, "/leave"), { secret }),
  resign: (table: string, secret: string | null) => json<unknown>("POST", at(table, "/resign"), { secret }),
  rematch: async (table: string, secret: string | null): Promise<Taken> =>
    inTable(await json<Taken>("POST", at(table, "/rematch"), { secret })),
  mine: async (seats: { table: string; secret: string }[]): Promise<{ games: MyGame[] }> => {
    const found = await json<{ games: MyGame[] }>("POST", "/api/mine", { body: { seats } });
    return { games: found.games.map(inTable) };
  },
  record: async (table: string): Promise<Blob> => (await call("GET", at(table, "/record"))).blob(),
  moments: (table: string, secret: string | null, as: Eyes = "") =>
    json<Moments>("GET", at(table, `/moments${eyes(as)}`), { secret }),
  moment: (table: string, version: number, secret: string | null, as: Eyes = "", signal?: AbortSignal) =>
    json<MomentView>("GET", at(table, `/moments/${version}${eyes(as)}`), signal ? { secret, signal } : { secret }),
  story: (table: string) => json<Story>("GET", at(table, "/story")),
  facts: (table: string) => json<Facts>("GET", at(table, "/facts")),
  register: (name: string, password: string) => json<unknown>("POST", "/api/account", { body: { name, password } }),
  deleteAccount: () => json<unknown>("DELETE", "/api/account"),
  login: (name: string, password: string) => json<unknown>("POST", "/api/session", { body: { name, password } }),
  logout: () => json<unknown>("DELETE", "/api/session"),
  whoAmI: () => json<{ name: string | null }>("GET", "/api/session"),
  claim: (table: string, secret: string) => json<unknown>("POST", "/api/account/seats", { body: { table, secret } }),
};
