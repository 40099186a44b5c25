// The HTTP half of docs/protocol.md: one function per request, and one kind of error.
import type {
  Analysis,
  Callings,
  ClubPage,
  Clubs,
  ClubSettings,
  ClubTalk,
  Contest,
  ContestInfo,
  ContestList,
  Facts,
  Farewell,
  Favourites,
  Friends,
  Habits,
  HostSite,
  Invitations,
  SeatInvitations,
  Invited,
  Join,
  Key,
  KnownAccounts,
  Lessons,
  MadeInvitation,
  Moments,
  MomentView,
  MyGames,
  NewCalling,
  NewClub,
  NewContest,
  NewMail,
  NewPassword,
  NewRole,
  NewReport,
  NewTable,
  OnAccount,
  OnSeat,
  PlayOn,
  Leaders,
  League,
  PeopleList,
  Profile,
  Standing,
  Proof,
  PuzzleList,
  PuzzleMoment,
  Proposed,
  RecoveryCodes,
  Reports,
  Seated,
  Session,
  Sessions,
  FriendSettings,
  Story,
  TableInfo,
  TableList,
  TableOptions,
} from "./messages";

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

const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;
/** Calls are for one seat, or without a table for all seats of the account. */
export type CallOf = { table: string; secret: string | null } | null;
const callings = (of: CallOf, id = ""): string =>
  `${of ? at(of.table) : "/api"}/callings${id && `/${encodeURIComponent(id)}`}`;
const ofClub = (club: string, rest = ""): string => `/api/clubs/${encodeURIComponent(club)}${rest}`;
const contestAt = (id: string, rest = ""): string => `/api/contests/${encodeURIComponent(id)}${rest}`;
const eyes = (as: Eyes): string => (as ? `?as=${as}` : "");

/** The most pages of a hundred games that a list shows. */
const MAX_PAGES = 10;

export const api = {
  options: () => json<TableOptions>("GET", "/api/options"),
  create: (table: NewTable) => json<Seated>("POST", "/api/tables", { body: table }),
  tables: (before?: string) =>
    json<TableList>("GET", `/api/tables${before ? `?before=${encodeURIComponent(before)}` : ""}`),
  table: (table: string) => json<TableInfo>("GET", at(table)),
  join: (table: string, join: Join) => json<Seated>("POST", at(table, "/join"), { body: join }),
  start: (table: string, secret: string | null, fill: string) =>
    json<unknown>("POST", at(table, "/start"), { body: { fill }, secret }),
  remove: (table: string, secret: string | null, seat: number) =>
    json<unknown>("POST", at(table, "/remove"), { body: { seat }, secret }),
  leave: (table: string, secret: string | null) => json<unknown>("POST", at(table, "/leave"), { secret }),
  resign: (table: string, secret: string | null) => json<unknown>("POST", at(table, "/resign"), { secret }),
  rematch: (table: string, secret: string | null) => json<Seated>("POST", at(table, "/rematch"), { secret }),
  mine: async (seats: Key[]): Promise<MyGames> => {
    const found = await json<MyGames>("POST", "/api/mine", { body: { seats } });
    for (let pages = 1; found.next && pages < MAX_PAGES; pages++) {
      const more = await json<MyGames>("POST", "/api/mine", { body: { before: found.next } });
      found.games.push(...more.games);
      found.next = more.next;
    }
    return found;
  },
  lessons: () => json<Lessons>("GET", "/api/lessons"),
  beginLesson: (lesson: string, name: string) =>
    json<Seated>("POST", `/api/lessons/${encodeURIComponent(lesson)}`, { body: { name } }),
  record: async (table: string): Promise<Blob> => (await call("GET", at(table, "/record"))).blob(),
  moments: (table: string, secret: string | null, as: Eyes = "") =>
    json<Moments>("GET", at(table, `/moments${eyes(as)}`), { secret }),
  moment: (table: string, version: number, secret: string | null, as: Eyes = "", signal?: AbortSignal) =>
    json<MomentView>("GET", at(table, `/moments/${version}${eyes(as)}`), signal ? { secret, signal } : { secret }),
  analysis: (table: string) => json<Analysis>("GET", at(table, "/analysis")),
  playOn: (table: string, secret: string | null, body: PlayOn, as: Eyes) =>
    json<Seated>("POST", at(table, `/play-on${eyes(as)}`), { body, secret }),
  story: (table: string) => json<Story>("GET", at(table, "/story")),
  /** What is printed on everything that can be played, without a table: all boxes together. */
  allFacts: async (): Promise<Facts> => {
    const [both, seth] = await Promise.all([
      json<Facts>("GET", "/api/facts"),
      json<Facts>("GET", "/api/facts?seth=true"),
    ]);
    const kinds = ["tiles", "creatures", "cards", "battle_cards", "path_tokens"] as const;
    const merged = kinds.map((kind) => [kind, { ...seth[kind], ...both[kind] }]);
    return { ...both, ...Object.fromEntries(merged), seth: seth.seth };
  },
  facts: (table: string) => json<Facts>("GET", at(table, "/facts")),
  site: () => json<HostSite>("GET", "/api/site"),
  register: (name: string, password: string, invitation = "") =>
    json<unknown>("POST", "/api/account", { body: { name, password, ...(invitation ? { invitation } : {}) } }),
  report: (body: NewReport, secret: string | null = null) => json<unknown>("POST", "/api/reports", { body, secret }),
  reports: (closed: boolean, before: number | null = null) =>
    json<Reports>("GET", `/api/host/reports?closed=${closed}${before === null ? "" : `&before=${before}`}`),
  closeReport: (id: number, closed: boolean) => json<unknown>("PUT", `/api/host/reports/${id}`, { body: { closed } }),
  findAccounts: (search: string) => json<KnownAccounts>("GET", `/api/host/people?search=${encodeURIComponent(search)}`),
  actOnAccount: (body: OnAccount) => json<unknown>("POST", "/api/host/people", { body }),
  actOnSeat: (body: OnSeat) => json<unknown>("POST", "/api/host/seats", { body }),
  invitations: () => json<Invitations>("GET", "/api/host/invitations"),
  invite: (days: number) => json<MadeInvitation>("POST", "/api/host/invitations", { body: { days } }),
  withdraw: (id: string) => json<unknown>("DELETE", `/api/host/invitations/${encodeURIComponent(id)}`),
  profile: () => json<Profile>("GET", "/api/profile"),
  profileOf: (name: string) => json<Profile>("GET", `/api/people/${encodeURIComponent(name)}`),
  puzzles: () => json<PuzzleList>("GET", "/api/puzzles"),
  puzzleFacts: (id: string) => json<Facts>("GET", `/api/puzzles/${encodeURIComponent(id)}/facts`),
  tryPuzzle: (id: string, choices: number[], giveUp = false) =>
    json<PuzzleMoment>("POST", `/api/puzzles/${encodeURIComponent(id)}`, { body: { choices, give_up: giveUp } }),
  leaders: (kind: Standing["kind"], before: string | null = null) =>
    json<Leaders>("GET", `/api/leaders/${kind}${before ? `?before=${encodeURIComponent(before)}` : ""}`),
  people: (search: string, after: string | null = null) =>
    json<PeopleList>(
      "GET",
      `/api/people?search=${encodeURIComponent(search)}${after ? `&after=${encodeURIComponent(after)}` : ""}`,
    ),
  friends: () => json<Friends>("GET", "/api/friends"),
  follow: (name: string, wanted: boolean) =>
    json<Friends>(wanted ? "PUT" : "DELETE", "/api/friends", { body: { name } }),
  block: (name: string, wanted: boolean) =>
    json<Friends>(wanted ? "PUT" : "DELETE", "/api/blocked", { body: { name } }),
  showMe: (body: FriendSettings) => json<Friends>("PUT", "/api/friends/settings", { body }),
  seatInvitations: () => json<SeatInvitations>("GET", "/api/invitations"),
  decline: (table: string) => json<SeatInvitations>("DELETE", `/api/invitations/${encodeURIComponent(table)}`),
  invited: (table: string) => json<Invited>("GET", at(table, "/invitations")),
  inviteByName: (table: string, secret: string | null, name: string) =>
    json<Invited>("POST", at(table, "/invitations"), { body: { name }, secret }),
  clubs: (search: string, after: string | null = null) =>
    json<Clubs>(
      "GET",
      `/api/clubs?search=${encodeURIComponent(search)}${after ? `&after=${encodeURIComponent(after)}` : ""}`,
    ),
  foundClub: (body: NewClub) => json<ClubPage>("POST", "/api/clubs", { body }),
  club: (club: string) => json<ClubPage>("GET", ofClub(club)),
  changeClub: (club: string, body: ClubSettings) => json<ClubPage>("PUT", ofClub(club), { body }),
  closeClub: (club: string) => json<unknown>("DELETE", ofClub(club)),
  joinClub: (club: string) => json<ClubPage>("PUT", ofClub(club, "/me")),
  leaveClub: (club: string) => json<unknown>("DELETE", ofClub(club, "/me")),
  takeIntoClub: (club: string, name: string) => json<ClubPage>("PUT", ofClub(club, "/people"), { body: { name } }),
  expel: (club: string, name: string) => json<ClubPage>("DELETE", ofClub(club, "/people"), { body: { name } }),
  refuseAtClub: (club: string, name: string) => json<ClubPage>("DELETE", ofClub(club, "/askers"), { body: { name } }),
  giveRole: (club: string, name: string, role: NewRole["role"]) =>
    json<ClubPage>("PUT", ofClub(club, "/roles"), { body: { name, role } }),
  muteAtClub: (club: string, name: string, muted: boolean) =>
    json<ClubPage>("PUT", ofClub(club, "/muted"), { body: { name, muted } }),
  league: (club: string, before: number | null) =>
    json<League>("GET", ofClub(club, before === null ? "/league" : `/league?before=${before}`)),
  clubTalk: (club: string) => json<ClubTalk>("GET", ofClub(club, "/talk")),
  sayAtClub: (club: string, text: string) => json<ClubTalk>("POST", ofClub(club, "/talk"), { body: { text } }),
  unsayAtClub: (club: string, number: number) => json<ClubTalk>("DELETE", ofClub(club, `/talk/${number}`)),
  contests: (status: ContestInfo["status"], before: string | null = null) =>
    json<ContestList>("GET", `/api/contests?status=${status}${before ? `&before=${encodeURIComponent(before)}` : ""}`),
  contest: (id: string) => json<Contest>("GET", contestAt(id)),
  foundContest: (body: NewContest) => json<Contest>("POST", "/api/contests", { body }),
  inContest: (id: string, action: "enter" | "leave" | "start") => json<Contest>("POST", contestAt(id, `/${action}`)),
  cancelContest: (id: string) => json<unknown>("POST", contestAt(id, "/cancel")),
  contestRecord: (id: string): string => contestAt(id, "/record"),
  showProfile: (open: boolean) => json<unknown>("PUT", "/api/profile", { body: { open } }),
  favourites: () => json<Favourites>("GET", "/api/favourites"),
  favourite: (table: string, wanted: boolean) =>
    json<Favourites>(wanted ? "PUT" : "DELETE", `/api/favourites/${encodeURIComponent(table)}`),
  deleteAccount: (proof: Farewell) => json<unknown>("DELETE", "/api/account", { body: proof }),
  changePassword: (proof: NewPassword) => json<unknown>("POST", "/api/account/password", { body: proof }),
  sessions: () => json<Sessions>("GET", "/api/sessions"),
  endSession: (id: string) => json<unknown>("DELETE", `/api/sessions/${encodeURIComponent(id)}`),
  endSessions: () => json<unknown>("DELETE", "/api/sessions"),
  proposeFactor: (proof: Proof) => json<Proposed>("POST", "/api/account/second-factor", { body: proof }),
  confirmFactor: (code: string) =>
    json<RecoveryCodes>("POST", "/api/account/second-factor/confirm", { body: { code } }),
  removeFactor: (proof: Proof) => json<unknown>("DELETE", "/api/account/second-factor", { body: proof }),
  login: (name: string, password: string, code = "") =>
    json<unknown>("POST", "/api/session", { body: code ? { name, password, code } : { name, password } }),
  callings: (of: CallOf) => json<Callings>("GET", callings(of), { secret: of?.secret ?? null }),
  callMe: (of: CallOf, body: NewCalling) => json<Callings>("POST", callings(of), { body, secret: of?.secret ?? null }),
  callWhen: (of: CallOf, id: string, body: Habits) =>
    json<Callings>("PUT", callings(of, id), { body, secret: of?.secret ?? null }),
  callNoMore: (of: CallOf, id: string) => json<Callings>("DELETE", callings(of, id), { secret: of?.secret ?? null }),
  stop: (token: string) => json<unknown>("POST", `/api/stop/${encodeURIComponent(token)}`),
  setMail: (body: NewMail) => json<unknown>("POST", "/api/account/mail", { body }),
  confirmMail: (token: string) => json<unknown>("POST", "/api/mail/confirm", { body: { token } }),
  forgotten: (mail: string, language: NewMail["language"]) =>
    json<unknown>("POST", "/api/mail/forgotten", { body: { mail, language } }),
  recover: (token: string, fresh: string) =>
    json<unknown>("POST", "/api/mail/recover", { body: { token, new: fresh } }),
  logout: () => json<unknown>("DELETE", "/api/session"),
  whoAmI: () => json<Session>("GET", "/api/session"),
  claim: (table: string, secret: string) => json<unknown>("POST", "/api/account/seats", { body: { table, secret } }),
};
