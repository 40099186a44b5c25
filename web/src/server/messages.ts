// Generated from the server's schema by `make types`. Do not edit.

export type QuestionSlug =
  | "move"
  | "turn"
  | "place"
  | "battle-cards"
  | "battle-divine-cards"
  | "start-of-move"
  | "group"
  | "veto"
  | "raise"
  | "buy"
  | "escape"
  | "loser"
  | "winner"
  | "retreat-space"
  | "turn-order"
  | "divine-wound"
  | "creature-home"
  | "creature-bought"
  | "creature-return"
  | "card-to-remove"
  | "night-power"
  | "vision"
  | "delta-sacrifice"
  | "sanctuary-sacrifice"
  | "next-battle"
  | "city"
  | "starting-pyramid"
  | "starting-units"
  | "nothing"
  | "units-lost"
  | "units-lost-in-battle"
  | "before-the-action"
  | "priest"
  | "unit-to-destroy"
  | "tokens-to-take"
  | "unit-to-replace"
  | "battle-objects"
  | "swap-of-battle-cards"
  | "card-to-recover"
  | "dawn-bid"
  | "dawn-tokens"
  | "place-in-turn-order"
  | "divine-seal"
  | "priest-to-send-back"
  | "group-of-owner"
  | "creature-with-the-group"
  | "share"
  | "split-of-prayer"
  | "consent-to-a-split"
  | "fighter"
  | "capture"
  | "escape-together"
  | "escape-space"
  | "member-hit"
  | "creature-card"
  | "troop-struck"
  | "troop-corrupted"
  | "units-destroyed"
  | "invasion-cards"
  | "invasion-divine-cards"
  | "first-battle"
  | "turn-of-seth"
  | "who-acts-next"
  | "ceremony-at-last"
  | "temple"
  | "consent-to-a-temple"
  | "who-chooses-the-power"
  | "consent-to-the-ceremony"
  | "power-token"
  | "card-to-keep"
  | "sanctuary-for-a-point"
  | "free-tile";
export type FromClient = Hello | Choose | Undo | Chat | SetOrders | Return | Why | Hint | AskOdds | Look | Ping;
export type FromServer =
  | Welcome
  | StateMessage
  | ChangeMessage
  | TableMessage
  | ChatMessage
  | Ack
  | Refused
  | Failure
  | WhyAnswer
  | HintAnswer
  | OddsAnswer
  | Pong;

/**
 * What the question is about; only what belongs to it is there. `cause` is one of the messages `cause-...`.
 *
 * With Seth: `total` is shared out, `named` of it so far, and the question is about the `owner`; `shares` are what the
 * `proposer` wants, `usual` what counts without consent.
 */
export interface AboutView {
  /**
   * the spaces of both battles, the first moved first
   */
  battles?: string[];
  bid?: number;
  cause: string | null;
  /**
   * the member who will choose the power tokens
   */
  chooser?: number;
  entries?: {
    [k: string]: Entry;
  };
  gain?: number;
  level?: number;
  levels?: {
    [k: string]: number;
  };
  /**
   * the most of each seat that can be shared out
   */
  limits?: {
    [k: string]: number;
  };
  lost?: number;
  most?: number;
  /**
   * of a mixed group one number
   */
  movement?: Movement | number | null;
  named?: {
    [k: string]: number;
  };
  owner?: number;
  pray?: number;
  proposer?: number;
  /**
   * the prayer that the recall of the whole troop brings
   */
  recall?: number;
  shares?: {
    [k: string]: number;
  };
  silver_activates?: boolean;
  /**
   * sacred temples that can be built, by space
   */
  sites?: {
    [k: string]: Site;
  };
  space?: string;
  stop?: string;
  teleport?: number;
  total?: number;
  units?: number;
  usual?: {
    [k: string]: number;
  };
  victim?: number;
  /**
   * spaces of Seth's board that hit a member
   */
  yellow?: string[];
}
/**
 * What entering a space brings before a battle: a fee in prayer, a gain of prayer, units lost in a trap.
 */
export interface Entry {
  fee?: number;
  gain?: number;
  trap?: number;
}
/**
 * How far a group goes, and what the creature or a priest in it adds.
 */
export interface Movement {
  creature: number;
  group: number;
  priests: number;
}
/**
 * The next level of a sacred temple and the units it takes.
 */
export interface Site {
  level: number;
  units: number;
}
/**
 * A space of the action board; the colour is the school of a buy space, else empty.
 */
export interface ActionFacts {
  action: string;
  colour: ("white" | "red" | "blue" | "black" | "violet") | "";
  id: string;
  module: string;
  row: "top" | "middle" | "bottom";
}
/**
 * One + another.
 */
export interface Added {
  plus: (
    | string
    | number
    | Named
    | Explained
    | SeatNamed
    | SpaceNamed
    | StopNamed
    | BattleCardNamed
    | Together
    | Listed
    | Added
    | Saying
  )[];
}
/**
 * The message of this id.
 */
export interface Named {
  name: string;
}
/**
 * The explanation (`.text`) of the message of this id.
 */
export interface Explained {
  text: string;
}
export interface SeatNamed {
  seat: number;
}
export interface SpaceNamed {
  space: string;
}
export interface StopNamed {
  stop: string;
}
export interface BattleCardNamed {
  battle: string;
}
/**
 * One, another and a third.
 */
export interface Together {
  and: (
    | string
    | number
    | Named
    | Explained
    | SeatNamed
    | SpaceNamed
    | StopNamed
    | BattleCardNamed
    | Together
    | Listed
    | Added
    | Saying
  )[];
}
/**
 * One, another.
 */
export interface Listed {
  comma: (
    | string
    | number
    | Named
    | Explained
    | SeatNamed
    | SpaceNamed
    | StopNamed
    | BattleCardNamed
    | Together
    | Listed
    | Added
    | Saying
  )[];
}
/**
 * A sentence as data: a message of the text files and what fills it.
 */
export interface Saying {
  key: string;
  values: {
    [k: string]:
      | string
      | number
      | Named
      | Explained
      | SeatNamed
      | SpaceNamed
      | StopNamed
      | BattleCardNamed
      | Together
      | Listed
      | Added
      | Saying;
  };
}
export interface Alive {
  version: string;
}
export interface Analysis {
  costly: CostlyChoice[];
  course: Chances[];
  luck: BattleLuck[];
  /**
   * 1 when all is said
   */
  progress: number;
  turns: TurningPoint[];
}
export interface CostlyChoice {
  better: Saying;
  /**
   * to win the game, after the better choice
   */
  chance: number;
  cost: number;
  played: Saying;
  reasons: Because[];
  seat: number;
  /**
   * of the replay with everything open, just before the choice
   */
  version: number;
}
/**
 * Why something is refused or advised, and the rule behind it.
 */
export interface Because {
  key: string;
  rule: string;
  values: {
    [k: string]:
      | string
      | number
      | Named
      | Explained
      | SeatNamed
      | SpaceNamed
      | StopNamed
      | BattleCardNamed
      | Together
      | Listed
      | Added
      | Saying;
  };
}
export interface Chances {
  chances: number[];
  day: number;
  /**
   * whose turn ended
   */
  seat: number | null;
  version: number;
}
export interface BattleLuck {
  battles: number;
  /**
   * battles to be won, by the chances when cards were chosen
   */
  expected: number;
  seat: number;
  won: number;
}
export interface TurningPoint {
  after: number;
  before: number;
  day: number;
  seat: number;
  version: number;
}
/**
 * All choices of this attempt so far, as codes.
 */
export interface Attempt {
  /**
   * @maxItems 40
   */
  choices?: number[];
  give_up?: boolean;
}
export interface BattleCardFacts {
  damage: number;
  id: string;
  mirror: boolean;
  module: string;
  own_losses: number;
  protection: number;
  rule: string;
  side: ("seth" | "alliance") | "";
  starting: boolean;
  strength: number;
  unchecked: "" | "unchecked-part" | "unchecked";
}
export interface BattleSide {
  battle_card: string | null;
  damage: number | null;
  divine: string[];
  lost: number | null;
  protection: number | null;
  seat: number;
  strength: number | null;
}
export interface BattleTold {
  attacker: BattleSide;
  called_off: boolean;
  day: number;
  defender: BattleSide;
  round: number;
  space: string;
  version: number;
  winner: number | null;
}
/**
 * With Seth a corrupted creature or a corrupted troop may attack; `pending`: its cards lie ready, it waits for the
 * other battle of the invasion.
 */
export interface BattleView {
  attacker: SideView;
  by_move: boolean;
  creature_card?: string;
  defender: SideView;
  kind?: "battle" | "creature" | "corrupted";
  masked: boolean;
  /**
   * which of two battles at once, the first moved first; 0 alone
   */
  number?: number;
  pending?: boolean;
  revealed: boolean;
  space: string;
  winner: ("attacker" | "defender") | null;
}
/**
 * One side of a battle; fields appear when the viewer may know them.
 *
 * `sum` explains its figures as far as the viewer can know, `total` adds the lines up. `units` are those weighed,
 * wherever they are by now; a creature that is `silenced` counts for nothing.
 *
 * With Seth `seat` is the fighter; all `members` take part, with their units (`troop`) and `tiles`, each with the seat
 * that brings it.
 */
export interface SideView {
  /**
   * whose creature it is; null of Osiris
   */
  controller?: number;
  creature: string | null;
  creature_id?: string;
  damage?: number;
  discarded?: string;
  divine?: {
    [k: string]: number;
  };
  locked: boolean;
  lost?: number;
  members?: number[];
  objects?: {
    [k: string]: number;
  };
  own_card_lost?: number;
  played?: string;
  protection?: number;
  seat: number;
  silenced: boolean;
  skills?: string[];
  strength?: number;
  sum: SumLine[];
  tiles?: {
    [k: string]: number;
  };
  total: Figures;
  troop?: {
    [k: string]: number;
  };
  units: number;
  wound?: number;
}
/**
 * What something adds to a figure of a side. `source` is a message, or `units`, `wound`, `mirror-...`, `other`.
 *
 * `so_far` is the figure with this line and all before it: what the side brings comes first, then the cards laid.
 * `mirror-` names the enemy's battle card that Deadly Mirror reflects; `other` is what has left since the reveal.
 */
export interface SumLine {
  amount: number;
  /**
   * with Seth null: the whole alliance
   */
  owner: number | null;
  so_far: number;
  source: string;
  stat: "strength" | "damage" | "protection";
}
export interface Figures {
  damage: number;
  protection: number;
  strength: number;
}
export interface ByGod {
  games: number;
  god: "anubis" | "bastet" | "horus" | "sobek" | "wadjet" | "seth";
  won: number;
}
export interface ByModule {
  games: number;
  /**
   * `base` without any, `seth` with Seth
   */
  module: string;
  won: number;
}
export interface ByPlayers {
  games: number;
  players: number;
  won: number;
}
export interface Calling {
  digest: number;
  /**
   * the last message did not arrive
   */
  failing: boolean;
  id: string;
  kind: "push" | "mail" | "discord" | "ntfy";
  language: "en" | "de" | "es" | "fr" | "pl" | "pt" | "pt-PT";
  /**
   * as much of the address as helps to know it again
   */
  place: string;
  quiet_from: number | null;
  quiet_until: number | null;
  zone: string;
}
export interface Callings {
  callings: Calling[];
  /**
   * does this host send mail
   */
  can_mail: boolean;
  /**
   * the confirmed address of the account
   */
  mail: string | null;
  /**
   * the server's key, for the browser's push service
   */
  push_key: string;
}
/**
 * A divine card.
 */
export interface CardFacts {
  amount: number;
  copies: number;
  cost: number;
  deck: ("seth" | "alliance") | "";
  effect: string;
  id: string;
  module: string;
  only_in_move: boolean;
  rule: string;
  symbol: "battle" | "day" | "opponent";
  unchecked: "" | "unchecked-part" | "unchecked";
}
/**
 * One legal choice. `prayer` and `points`: what it does at once to one's own; null when that depends. `idle`: an
 * action token that would be gone for nothing.
 */
export interface Choice {
  code: number;
  fields: {
    [k: string]: string | number;
  };
  idle: boolean;
  kind: string;
  points: number | null;
  prayer: number | null;
  says: Saying;
  text: string;
}
export interface CloseReport {
  closed: boolean;
}
export interface Club {
  about: string;
  /**
   * everybody joins, one asks those who keep it, or they invite
   */
  entry: "open" | "request" | "invited";
  founded: number;
  id: string;
  members: number;
  name: string;
}
export interface ClubAsker {
  /**
   * by the club; else they ask
   */
  invited: boolean;
  name: string;
}
export interface ClubInvitation {
  id: string;
  name: string;
}
export interface ClubLine {
  at: number;
  mine: boolean;
  name: string;
  number: number;
  text: string;
}
export interface ClubMember {
  muted: boolean;
  name: string;
  role: "founder" | "keeper" | "member";
  since: number;
}
/**
 * All but `club` and `me` is for members; `askers` for those who keep it.
 */
export interface ClubPage {
  askers: ClubAsker[];
  club: Club;
  me: "founder" | "keeper" | "member" | "stranger" | "asks" | "invited";
  people: ClubMember[];
  tables: TableInfo[];
}
/**
 * What everybody with the link may know about a table.
 */
export interface TableInfo {
  beginner: boolean;
  clock: NoClock | LiveClock | DaysClock;
  /**
   * the id of the club whose members take its seats
   */
  club?: string;
  content: string;
  created: number;
  day: number;
  house_rules: {
    [k: string]: string;
  };
  id: string;
  /**
   * the lesson that this game is, see /api/lessons
   */
  lesson?: string;
  modules: string[];
  name: string;
  players: number;
  points: number[];
  public: boolean;
  rated: boolean;
  rematch: string | null;
  round: number;
  rules: number;
  seats: SeatInfo[];
  /**
   * when the game is over
   */
  seed: string | null;
  /**
   * the creator chose the seed and may know the dice
   */
  seed_given: boolean;
  /**
   * SHA-256 of `seed_salt`, a colon and `seed`
   */
  seed_hash: string;
  /**
   * with the seed; empty in games that began without one
   */
  seed_salt: string | null;
  seth: boolean;
  spectators: number;
  status: "open" | "running" | "over";
  victory_points: number;
  waiting: number[];
  /**
   * a seat; with Seth 0 is Seth and 1 the whole alliance
   */
  winner: number | null;
}
export interface NoClock {
  kind: "none";
}
/**
 * Minutes for the whole game, and seconds more after each answer.
 */
export interface LiveClock {
  increment: number;
  kind: "live";
  minutes: number;
}
/**
 * Days for every answer.
 */
export interface DaysClock {
  days: number;
  kind: "days";
}
export interface SeatInfo {
  /**
   * a bot plays for this person until they return
   */
  away: boolean;
  bot: string | null;
  connected: boolean;
  god: "anubis" | "bastet" | "horus" | "sobek" | "wadjet" | "seth";
  host: boolean;
  kind: "human" | "open" | "bot";
  name: string;
  resigned: boolean;
  seat: number;
}
export interface ClubSettings {
  about?: string;
  /**
   * everybody joins, one asks those who keep it, or they invite
   */
  entry?: "open" | "request" | "invited";
}
export interface ClubTalk {
  lines: ClubLine[];
}
export interface Clubs {
  clubs: Club[];
  mine: MyClub[];
  /**
   * `after` of the next page
   */
  next: string | null;
}
export interface MyClub {
  about: string;
  /**
   * everybody joins, one asks those who keep it, or they invite
   */
  entry: "open" | "request" | "invited";
  founded: number;
  id: string;
  /**
   * it invites me; else I belong to it
   */
  invited: boolean;
  members: number;
  name: string;
}
/**
 * One thing that the coach of a lesson says: the key of its words, and what to point at (docs/protocol.md).
 */
export interface CoachPage {
  point: string[];
  text: string;
}
/**
 * Where a lesson stands: what the coach says now, and the choices it waits for, the next one first. Without any
 * the pupil plays freely; other choices than these end the lesson.
 */
export interface Coaching {
  choices: number[];
  lesson: string;
  pages: CoachPage[];
  step: number;
  steps: number;
}
export interface Code {
  code: string;
}
/**
 * All of a tournament: who takes part, every round, and who stands where.
 */
export interface Contest {
  /**
   * how many there will be; null before the groups are drawn
   */
  all_rounds: number | null;
  beginner: boolean;
  clock: NoClock | LiveClock | DaysClock;
  created: number;
  entrants: Entrant[];
  fill: string | null;
  form: "swiss" | "groups";
  /**
   * null: the account was deleted
   */
  founder: string | null;
  group: number;
  house_rules: {
    [k: string]: string;
  };
  id: string;
  /**
   * I may start and cancel it: I founded it, or host this server
   */
  leads: boolean;
  /**
   * my own number, if I take part
   */
  mine: number | null;
  modules: string[];
  name: string;
  patience: number;
  places: number;
  played: ContestRound[];
  players: number;
  rated: boolean;
  /**
   * the last one that was drawn, from 1
   */
  round: number;
  /**
   * when games of this round that still run are stopped
   */
  round_ends: number | null;
  round_hours: number;
  rounds: number;
  /**
   * one list, or one of each group
   */
  standings: Placed[][];
  starts_at: number | null;
  status: "open" | "running" | "over" | "cancelled";
  /**
   * places that people have taken
   */
  taken: number;
  victory_points: number;
}
export interface Entrant {
  has_left: boolean;
  /**
   * null: the account was deleted
   */
  name: string | null;
  number: number;
}
export interface ContestRound {
  games: ContestGame[];
  number: number;
}
/**
 * One table of a round; by seat where it is a list.
 */
export interface ContestGame {
  day: number;
  /**
   * seats that have lost because they left, gave up or never came
   */
  gone: number[];
  /**
   * victory points
   */
  points: number[];
  /**
   * points for the tournament; empty while it runs
   */
  scores: number[];
  /**
   * numbers of entrants, 0 is a bot; one alone has a bye
   */
  seats: number[];
  status: "running" | "over";
  /**
   * null for a bye, and once the game was deleted
   */
  table: string | null;
  /**
   * a seat
   */
  winner: number | null;
}
export interface Placed {
  entrant: number;
  games: number;
  /**
   * the mean of the points of the people they met
   */
  opposition: number;
  place: number;
  points: number;
  victory_points: number;
  won: number;
}
/**
 * A tournament as it stands in lists.
 */
export interface ContestInfo {
  beginner: boolean;
  clock: NoClock | LiveClock | DaysClock;
  created: number;
  fill: string | null;
  form: "swiss" | "groups";
  /**
   * null: the account was deleted
   */
  founder: string | null;
  group: number;
  house_rules: {
    [k: string]: string;
  };
  id: string;
  modules: string[];
  name: string;
  patience: number;
  places: number;
  players: number;
  rated: boolean;
  /**
   * the last one that was drawn, from 1
   */
  round: number;
  round_hours: number;
  rounds: number;
  starts_at: number | null;
  status: "open" | "running" | "over" | "cancelled";
  /**
   * places that people have taken
   */
  taken: number;
  victory_points: number;
}
export interface ContestList {
  contests: ContestInfo[];
  /**
   * open and running ones of this account, on the first page
   */
  mine: ContestInfo[];
  /**
   * `before` of the next page
   */
  next: string | null;
}
/**
 * A creature that Seth may corrupt while its tile is for sale.
 */
export interface CreatureCardFacts {
  abilities: string[];
  damage: number;
  draws: number;
  id: string;
  module: string;
  rule: string;
  strength: number;
  tile: string;
  unchecked: "" | "unchecked-part" | "unchecked";
  win_prayer: number;
}
export interface CreatureFacts {
  abilities: string[];
  bite: number;
  box: string;
  carrion: number;
  entry_fee: number;
  id: string;
  modifiers: {
    [k: string]: number;
  };
  module: string;
  night_cards: number;
  rule: string;
  unchecked: "" | "unchecked-part" | "unchecked";
  victory_points: number;
}
export interface DawnView {
  bids: {
    [k: string]: number;
  };
}
export interface Done {
  done?: boolean;
}
export interface Error {
  error: string;
  reason: string;
}
/**
 * One side of a path board; a road is its two ends and the symbols on it.
 */
export interface FaceFacts {
  board: number;
  entrances: {
    [k: string]: number;
  };
  id: string;
  locations: LocationFacts[];
  roads: [string, string, string[]][];
}
/**
 * A stop on the path to Ta-Seti.
 */
export interface LocationFacts {
  id: string;
  kind: string;
  slots: string[];
  x: number;
  y: number;
}
/**
 * The printed components of one table, by id.
 *
 * `codes` has the code of choices at things on the table by kind and the values of their fields, a blank between.
 */
export interface Facts {
  actions: ActionFacts[];
  battle_cards: {
    [k: string]: BattleCardFacts;
  };
  board: string;
  cards: {
    [k: string]: CardFacts;
  };
  codes: {
    [k: string]: {
      [k: string]: number;
    };
  };
  content: string;
  creatures: {
    [k: string]: CreatureFacts;
  };
  faces: {
    [k: string]: FaceFacts;
  };
  path_tokens: {
    [k: string]: PathTokenFacts;
  };
  seth: SethFacts | null;
  spaces: {
    [k: string]: SpaceFacts;
  };
  tiles: {
    [k: string]: TileFacts;
  };
}
/**
 * An object or a skill of the path.
 */
export interface PathTokenFacts {
  abilities: string[];
  copies: number;
  draws: number;
  id: string;
  modifiers: {
    [k: string]: number;
  };
  rule: string;
  slot: string;
  use: string;
}
/**
 * What only the box Seth holds. `sites` is where sacred temples may stand, `altars` where those stand who pay for
 * the ceremony; `inert` spaces do nothing.
 */
export interface SethFacts {
  altars: string[];
  creature_cards: {
    [k: string]: CreatureCardFacts;
  };
  inert: string[];
  numbers: {
    [k: string]: number;
  };
  portal: [string, string][];
  power_tokens: {
    [k: string]: PowerTokenFacts;
  };
  prayer_tokens: {
    [k: string]: PrayerTokenFacts;
  };
  sites: string[];
  spaces: SethSpaceFacts[];
  temples_for_point: number;
}
export interface PowerTokenFacts {
  gold_actions: string[];
  grey_tokens: number;
  id: string;
  modifiers: {
    [k: string]: number;
  };
  rule: string;
  unchecked: "" | "unchecked-part" | "unchecked";
}
export interface PrayerTokenFacts {
  back: number;
  front: number;
  id: string;
  rule: string;
  unchecked: "" | "unchecked-part" | "unchecked";
}
/**
 * A space of Seth's action board; row 0 is the gold tip.
 */
export interface SethSpaceFacts {
  action: string;
  colour: "violet" | "yellow" | "gold";
  id: string;
  row: number;
  rule: string;
  unchecked: "" | "unchecked-part" | "unchecked";
  x: number;
  y: number;
}
/**
 * A space of the board with its neighbours by land and by harbour.
 */
export interface SpaceFacts {
  bank: string;
  city: string;
  harbour: string[];
  id: string;
  income: number;
  kind: "district" | "desert" | "temple" | "sanctuary";
  land: string[];
  obelisk: boolean;
  sacrifice: number;
  x: number;
  y: number;
}
export interface TileFacts {
  abilities: string[];
  battle_card: string;
  box: string;
  clear_token: boolean;
  colour: "white" | "red" | "blue" | "black" | "violet";
  copies: number;
  creature: string;
  gold_actions: string[];
  id: string;
  level: number;
  modifiers: {
    [k: string]: number;
  };
  module: string;
  name: string;
  phase: string;
  rule: string;
  /**
   * with Seth: who alone may own it
   */
  side: ("seth" | "alliance") | "";
  silver_token: boolean;
  unchecked: "" | "unchecked-part" | "unchecked";
  units: number;
  victory_points: number;
}
export interface Farewell {
  code?: string;
  /**
   * the names at its seats and its lines of talk too
   */
  erase?: boolean;
  password: string;
}
export interface FavouriteTile {
  games: number;
  tile: string;
  won: number;
}
export interface Favourites {
  tables: TableInfo[];
}
export interface Forgotten {
  language?: "en" | "de" | "es" | "fr" | "pl" | "pt" | "pt-PT";
  mail: string;
}
export interface Found {
  name: string;
  ratings: Standing[];
  since: number;
}
/**
 * A rating as it is now.
 */
export interface Standing {
  /**
   * two players, three to five, Seth, or a member of the alliance against him
   */
  kind: "two" | "many" | "seth" | "alliance";
  /**
   * few games: it still changes much
   */
  provisional: boolean;
  value: number;
}
/**
 * Somebody whom one follows.
 */
export interface Friend {
  /**
   * they follow back
   */
  friend: boolean;
  name: string;
  /**
   * as far as they show it
   */
  online: boolean;
  /**
   * where they sit, when they are online: public tables only
   */
  tables: FriendsTable[];
}
/**
 * A public table at which somebody sits.
 */
export interface FriendsTable {
  name: string;
  names: string[];
  status: "open" | "running";
  table: string;
}
/**
 * What one shows, and from whom one takes invitations.
 */
export interface FriendSettings {
  /**
   * `followed`: those whom one follows; calls come from these alone
   */
  invites_from: "everybody" | "followed" | "nobody";
  online_to: "followers" | "friends" | "nobody";
}
export interface Friends {
  blocked: string[];
  /**
   * the newest whom one does not follow
   */
  followers: string[];
  following: Friend[];
  invites_from: "everybody" | "followed" | "nobody";
  online_to: "followers" | "friends" | "nobody";
}
/**
 * One thing that happened. `version` counts the events of this viewer from 1.
 *
 * As a story: take back this many of the last sentences, then say these.
 */
export interface GameEvent {
  fields: {
    [k: string]: string | number | number[] | null;
  };
  kind: string;
  says: Saying[];
  takes_back: number;
  version: number;
}
/**
 * In which language, and when. Calls in quiet hours come at their end, all in one.
 */
export interface Habits {
  /**
   * one message in this many minutes
   */
  digest?: number;
  language?: "en" | "de" | "es" | "fr" | "pl" | "pt" | "pt-PT";
  /**
   * of the day
   */
  quiet_from?: number;
  /**
   * of the day
   */
  quiet_until?: number;
  /**
   * Europe/Warsaw; empty is UTC
   */
  zone?: string;
}
export interface Health {
  connections: number;
  database: string;
  status: "ok" | "failing";
  /**
   * whether the table in the browser is there; an installed package has it
   */
  table: boolean;
  tables: number;
  /**
   * why nothing can be stored: busy, full, read-only, unreachable, failing, overloaded; leases: no table is taken on
   */
  trouble: string | null;
  version: string;
}
/**
 * What this host has settled for everybody.
 */
export interface HostSite {
  /**
   * who runs this site, and its house rules; plain text, perhaps empty
   */
  imprint: string;
  registration: "open" | "invitation" | "closed";
}
export interface HouseRule {
  /**
   * any text of the form that `text` tells
   */
  free_form: boolean;
  key: string;
  /**
   * what each value means; empty for a free form
   */
  meanings: {
    [k: string]: string;
  };
  module: string | null;
  name: string;
  /**
   * only with this many players beside Seth
   */
  players: number | null;
  /**
   * how the value of a free form is written; empty for all others
   */
  text: string;
  /**
   * the first is the default
   */
  values: string[];
  /**
   * offered in games with Seth
   */
  with_seth: boolean;
  /**
   * offered in games without Seth
   */
  without_seth: boolean;
}
export interface Invitation {
  expires: number;
  id: string;
  made: number;
}
export interface Invitations {
  invitations: Invitation[];
}
export interface Invited {
  /**
   * whom one has invited to this table
   */
  names: string[];
}
export interface Join {
  /**
   * the secret of the same seat at the table before the rematch
   */
  claim?: string;
  god?: string;
  name?: string;
  seat?: number;
}
export interface Key {
  secret: string;
  table: string;
}
export interface KnownAccount {
  banned: boolean;
  host: boolean;
  muted: boolean;
  name: string;
  second_factor: boolean;
  since: number;
}
export interface KnownAccounts {
  people: KnownAccount[];
}
export interface Leader {
  name: string;
  provisional: boolean;
  value: number;
}
export interface Leaders {
  /**
   * `before` of the next page
   */
  next: string | null;
  people: Leader[];
}
/**
 * Of one season, a calendar quarter.
 */
export interface League {
  begins: number;
  /**
   * there are games of seasons before
   */
  earlier: boolean;
  ends: number;
  lines: LeagueLine[];
}
/**
 * A point for each person beaten, and one for winning.
 */
export interface LeagueLine {
  games: number;
  name: string;
  points: number;
  won: number;
}
export interface LessonInfo {
  minutes: number;
  modules: string[];
  name: string;
}
export interface Lessons {
  lessons: LessonInfo[];
}
export interface LogIn {
  /**
   * of the app, or one of those for a lost telephone
   */
  code?: string;
  name: string;
  password: string;
}
export interface MadeInvitation {
  expires: number;
  /**
   * of the link /invited/TOKEN; it is shown once
   */
  token: string;
}
export interface Mine {
  /**
   * the `next` of the page before; the account's games go on
   */
  before?: string;
  /**
   * @maxItems 200
   */
  seats?: Key[];
}
export interface Moment {
  day: number;
  kind: string;
  round: number;
  seat: number | null;
  version: number;
}
export interface MomentView {
  events: GameEvent[];
  version: number;
  view: View;
}
/**
 * All that one viewer may know: `kemet.Game.view(seat)`.
 */
export interface View {
  about: AboutView | null;
  active: number | null;
  asked: QuestionSlug;
  battle: BattleView | null;
  beginner: boolean;
  dawn: DawnView | null;
  day: number;
  deck_size: number;
  discard_size: number;
  district: string | null;
  end_reason:
    "" | "target" | "day-limit" | "in-the-day" | "last-day" | "combat-points" | "no-units" | "objectives" | "district";
  house_rules: {
    [k: string]: string;
  };
  known_discards: {
    [k: string]: number;
  };
  last_day: boolean;
  modules: string[];
  move: MoveView | null;
  order: number[];
  other_battle?: BattleView1;
  path: PathView | null;
  pending_card: PendingCard | null;
  phase: "setup" | "night" | "day" | "end-of-day" | "over" | "eclipse";
  players: number;
  question: QuestionSlug;
  round: number;
  seats: SeatView[];
  seen: {
    [k: string]: number;
  };
  seth?: SethView;
  spaces: {
    [k: string]: SpaceView;
  };
  supply: {
    [k: string]: number;
  };
  target: number;
  viewer: number | null;
  waiting: number[];
  winner: number | null;
  winning: Winning | null;
}
/**
 * The group that is being put together or moves; `origin` is where it set out.
 *
 * With Seth its units by owner, and the creature that rides with them.
 */
export interface MoveView {
  creature: boolean;
  creature_id?: string;
  group?: {
    [k: string]: number;
  };
  movement_left: number;
  origin: string;
  priests: number;
  space: string;
  started: boolean;
  teleported_to: string[];
  units: number;
  walls_ignored: boolean;
}
/**
 * With Seth a corrupted creature or a corrupted troop may attack; `pending`: its cards lie ready, it waits for the
 * other battle of the invasion.
 */
export interface BattleView1 {
  attacker: SideView;
  by_move: boolean;
  creature_card?: string;
  defender: SideView;
  kind?: "battle" | "creature" | "corrupted";
  masked: boolean;
  /**
   * which of two battles at once, the first moved first; 0 alone
   */
  number?: number;
  pending?: boolean;
  revealed: boolean;
  space: string;
  winner: ("attacker" | "defender") | null;
}
export interface PathView {
  entrances: {
    [k: string]: string[];
  };
  faces: string[];
  reserves: {
    [k: string]: number;
  };
  stops: {
    [k: string]: StopView;
  };
  /**
   * the stop whose tokens a priest may take now
   */
  taking: string | null;
  temporary_held: string[];
  victory_points_aside: number;
}
export interface StopView {
  board: number;
  leads_to: {
    [k: string]: string[];
  };
  priests: {
    [k: string]: number;
  };
  slots: Slot[];
}
export interface Slot {
  kind: string;
  token: string | null;
}
/**
 * With Seth it may be aimed at a unit of an `owner`, or give them an `amount` of prayer.
 */
export interface PendingCard {
  amount?: number;
  card: string;
  owner?: number;
  seat: number;
  space: string | null;
}
/**
 * What the table shows of one seat; the last fields are the viewer's own.
 */
export interface SeatView {
  battle_cards_possible: string[];
  battle_cards_shown: string[];
  battle_hand?: string[];
  battle_hand_size: number;
  city: string | null;
  creatures_in_reserve: string[];
  dawn_tokens?: number;
  gold: "none" | "in-hand" | "placed" | "from-next-turn";
  gold_actions: string[];
  hand?: {
    [k: string]: number;
  };
  /**
   * with Seth: the backs of its cards
   */
  hand_by_deck?: {
    [k: string]: number;
  };
  hand_prices?: {
    [k: string]: number;
  };
  hand_size: number;
  objects?: {
    [k: string]: number;
  };
  placed: string[];
  points: Points;
  prayer: number;
  priests_in_reserve?: number;
  priests_on_path_reserve?: number;
  removed?: string[];
  reserve: number;
  sealed?: string[];
  seat: number;
  /**
   * with Seth
   */
  side?: "seth" | "alliance";
  silver: "none" | "in-hand" | "placed" | "from-next-turn";
  skills?: string[];
  tiles: string[];
  tokens: number;
}
/**
 * Victory points by source; `path` and `daggers` only with modules.
 */
export interface Points {
  battle: number;
  creatures: number;
  daggers?: number;
  path?: number;
  sanctuary: number;
  temporary: number;
  tiles: number;
  total: number;
  two_temples: number;
}
/**
 * What everybody sees of a game with Seth beside the board and the seats.
 */
export interface SethView {
  /**
   * members who have had their turn in this step
   */
  acted: number[];
  alliance_points: number;
  alliance_target: number;
  alliance_tiles: string[];
  /**
   * by space of Seth's board
   */
  board: {
    [k: string]: "violet" | "silver" | "clear" | number;
  };
  ceremony_cost: number;
  ceremony_objective: boolean;
  /**
   * from the declaration of a corrupted battle until its reveal
   */
  chat_closed: boolean;
  clear: "none" | "in-hand" | "placed" | "from-next-turn";
  /**
   * members whose colour token Seth holds
   */
  colour_tokens: number[];
  /**
   * the member whose troop is corrupted now
   */
  corrupted: number | null;
  /**
   * creature cards in Seth's hand
   */
  creature_cards: string[];
  /**
   * cards left to draw, by deck; their sum is `deck_size`
   */
  deck_sizes: {
    [k: string]: number;
  };
  /**
   * discards, by deck; their sum is `discard_size`
   */
  discard_sizes: {
    [k: string]: number;
  };
  gold: "none" | "in-hand" | "placed" | "from-next-turn";
  grey: "none" | "in-hand" | "placed" | "from-next-turn";
  /**
   * which movement of a Furious invasion is under way, 0 outside of one
   */
  invading: number;
  /**
   * members who let the others go first
   */
  later: number[];
  members: number;
  osiris_buyer: number | null;
  payers: number[];
  portal_open: boolean;
  powers: string[];
  /**
   * the power tokens to choose from, while one is chosen
   */
  powers_left: string[] | null;
  proposal: ProposalView | null;
  /**
   * where the day stands on the track; null outside of it
   */
  step: number | null;
  temple_objective: boolean;
  temples: {
    [k: string]: SacredTemple;
  };
  temporary_points: number;
  track: TrackStep[];
}
/**
 * What members are asked to agree to: each one's part, who has agreed, who is still asked.
 *
 * `usual` is what counts if somebody refuses a split; `chooser` picks the power of the ceremony.
 */
export interface ProposalView {
  agreed: number[];
  asked: number[];
  cause: "split" | "temple" | "ceremony";
  chooser: number | null;
  level: number | null;
  proposer: number;
  shares: {
    [k: string]: number;
  };
  space: string | null;
  usual: {
    [k: string]: number;
  } | null;
}
/**
 * What it pays at the end of the day, and the power that its third level brought.
 */
export interface SacredTemple {
  income: number;
  level: number;
  power: string | null;
}
/**
 * A step of the day: a turn of Seth with `tokens`, one of the alliance, the eclipse.
 */
export interface TrackStep {
  kind: "seth" | "alliance" | "eclipse";
  tokens: number;
}
/**
 * One space of the board; `units`, `creatures` and `priests` by seat.
 *
 * With Seth: how many of Seth's units here are `captured`, by first owner, and how many of a member's are Seth's
 * (`violet`), by holder. `units` counts both.
 */
export interface SpaceView {
  captured?: {
    [k: string]: number;
  };
  controller: number | null;
  creatures: {
    [k: string]: string;
  };
  owner?: number;
  priests?: {
    [k: string]: number;
  };
  pyramid?: Pyramid;
  units: {
    [k: string]: number;
  };
  violet?: {
    [k: string]: number;
  };
}
export interface Pyramid {
  colour: "white" | "red" | "blue" | "black" | "violet";
  level: number;
}
/**
 * Who wins with the points of now, and when: at their next turn, or at the end of this Day.
 */
export interface Winning {
  seats: number[];
  when: "turn" | "end-of-day";
}
export interface Moments {
  moments: Moment[];
  version: number;
}
export interface Muted {
  muted: boolean;
  /**
   * of an account; case does not count
   */
  name: string;
}
export interface MyGame {
  asked: boolean;
  deadline: number | null;
  seat: number;
  table: TableInfo;
}
export interface MyGames {
  games: MyGame[];
  next: string | null;
}
export interface NewAccount {
  /**
   * of a link /invited/...
   */
  invitation?: string;
  name: string;
  password: string;
}
export interface NewCalling {
  /**
   * of a webhook
   */
  address?: string;
  /**
   * one message in this many minutes
   */
  digest?: number;
  kind: "push" | "mail" | "discord" | "ntfy";
  language?: "en" | "de" | "es" | "fr" | "pl" | "pt" | "pt-PT";
  /**
   * of the day
   */
  quiet_from?: number;
  /**
   * of the day
   */
  quiet_until?: number;
  subscription?: Subscription;
  /**
   * Europe/Warsaw; empty is UTC
   */
  zone?: string;
}
/**
 * What the browser's push service gave.
 */
export interface Subscription {
  auth: string;
  endpoint: string;
  p256dh: string;
}
export interface NewClub {
  about?: string;
  /**
   * everybody joins, one asks those who keep it, or they invite
   */
  entry?: "open" | "request" | "invited";
  name: string;
}
export interface NewContest {
  beginner?: boolean;
  clock: LiveClock | DaysClock;
  /**
   * the strength of bots that take empty seats; without one tables are smaller
   */
  fill?: string;
  form?: "swiss" | "groups";
  /**
   * people of a group at most
   */
  group?: number;
  house_rules?: {
    [k: string]: string;
  };
  /**
   * @maxItems 10
   */
  modules?: string[];
  name: string;
  /**
   * minutes after which somebody who was asked and never came is replaced
   */
  patience?: number;
  places?: number;
  /**
   * at a table
   */
  players?: number;
  /**
   * its games count for ratings; never with bots
   */
  rated?: boolean;
  /**
   * games that take longer are stopped
   */
  round_hours?: number;
  /**
   * Swiss: how many; groups: how often everybody meets
   */
  rounds?: number;
  /**
   * else its founder starts it
   */
  starts_at?: number;
  victory_points?: number;
}
export interface NewInvitation {
  days?: number;
}
export interface NewLine {
  text: string;
}
export interface NewMail {
  code?: string;
  language?: "en" | "de" | "es" | "fr" | "pl" | "pt" | "pt-PT";
  /**
   * empty: no address any more
   */
  mail: string;
  password: string;
}
export interface NewPassword {
  code?: string;
  new: string;
  password: string;
}
/**
 * About a seat of a table (`time` names one of its lines), or about who shows a profile by this name.
 */
export interface NewReport {
  name?: string;
  reason: "insult" | "name" | "cheating" | "stalling" | "spam" | "other";
  seat?: number;
  table?: string;
  time?: number;
  words?: string;
}
export interface NewRole {
  /**
   * of an account; case does not count
   */
  name: string;
  /**
   * a new founder takes the place of the old one
   */
  role: "founder" | "keeper" | "member";
}
export interface NewSeat {
  /**
   * a strength of /api/options
   */
  bot?: string;
  god?: string;
  kind: "you" | "open" | "bot";
  name?: string;
}
/**
 * Everything a new table can choose.
 */
export interface NewTable {
  beginner?: boolean;
  bot_pace?: number;
  clock?: NoClock | LiveClock | DaysClock;
  /**
   * a table of this club: its members take the seats
   */
  club?: string;
  house_rules?: {
    [k: string]: string;
  };
  /**
   * @maxItems 10
   */
  modules?: string[];
  name?: string;
  players?: number;
  public?: boolean;
  /**
   * people with accounts only, and the result counts
   */
  rated?: boolean;
  /**
   * @minItems 2
   * @maxItems 6
   */
  seats: NewSeat[];
  /**
   * for known dice; the table then says so
   */
  seed?: string;
  /**
   * seat 0 is Seth, all others are the alliance: 3 to 6 players
   */
  seth?: boolean;
  victory_points?: number;
}
/**
 * What a host does to an account.
 */
export interface OnAccount {
  act: "ban" | "unban" | "mute" | "unmute" | "rename";
  name: string;
  new?: string;
}
/**
 * ... or to a guest at a table.
 */
export interface OnSeat {
  act: "mute" | "unmute" | "rename";
  new?: string;
  seat: number;
  table: string;
}
export interface OneSession {
  device: string;
  /**
   * the session that asks
   */
  here: boolean;
  id: string;
  opened: number;
  /**
   * to the hour
   */
  seen: number;
}
export interface OpenProfile {
  open: boolean;
}
export interface Opponent {
  bot: string | null;
  games: number;
  /**
   * empty for bots
   */
  name: string;
  won: number;
}
/**
 * A group of a mixed troop: units by owner, the creature that goes along, and the choices to be played in a row.
 */
export interface Party {
  choices: number[];
  creature: string | null;
  units: {
    [k: string]: number;
  };
}
export interface PastGame {
  at: number;
  name: string;
  names: string[];
  points: number[];
  rated: boolean;
  seat: number;
  table: string;
  won: boolean;
}
export interface PeopleList {
  /**
   * `after` of the next page
   */
  next: string | null;
  people: Found[];
}
export interface PlannedChoice {
  fields: {
    [k: string]: string | number;
  };
  kind: string;
  says: Saying;
  text: string;
}
export interface PlayOn {
  bot?: string;
  seat: number;
  version: number;
}
/**
 * Points by seat and source after a turn.
 */
export interface PointsNow {
  day: number;
  points: {
    [k: string]: number;
  }[];
  round: number;
  seat: number | null;
  version: number;
}
/**
 * Of the newest thousand games that are over.
 */
export interface Profile {
  by_god: ByGod[];
  by_module: ByModule[];
  by_players: ByPlayers[];
  games: number;
  history: PastGame[];
  name: string;
  /**
   * others may see it: then without private tables
   */
  open: boolean;
  opponents: Opponent[];
  ratings: Rating[];
  since: number;
  /**
   * bought most often, at most once counted in a game
   */
  tiles: FavouriteTile[];
  won: number;
}
export interface Rating {
  games: number;
  /**
   * its course, the oldest first
   */
  history: RatedMoment[];
  /**
   * two players, three to five, Seth, or a member of the alliance against him
   */
  kind: "two" | "many" | "seth" | "alliance";
  /**
   * few games: it still changes much
   */
  provisional: boolean;
  value: number;
}
export interface RatedMoment {
  at: number;
  value: number;
}
/**
 * The question a seat is asked now; `parties` while a mixed group is put together, the whole troop first.
 */
export interface Prompt {
  choices: Choice[];
  coaching?: Coaching1;
  /**
   * Unix time at which the clock runs out
   */
  deadline: number | null;
  id: string;
  parties?: Party[];
  question: QuestionSlug;
  routes: Route[];
}
/**
 * in a lesson, until the pupil leaves its way
 */
export interface Coaching1 {
  choices: number[];
  lesson: string;
  pages: CoachPage[];
  step: number;
  steps: number;
}
/**
 * The shortest way of the moving group to a space: choices to be played in a row.
 */
export interface Route {
  battle: boolean;
  choices: number[];
  prayer: number;
  space: string;
  steps: number;
}
/**
 * To change something about an account, people show that it is theirs, not only that they sit at its browser.
 */
export interface Proof {
  code?: string;
  password: string;
}
export interface Proposed {
  /**
   * otpauth://, for the app
   */
  address: string;
  secret: string;
}
export interface Pupil {
  name?: string;
}
export interface PuzzleHead {
  id: string;
  /**
   * how hard it is, as the rating of a player who solves it half of the time
   */
  rating: number;
  theme: "point" | "stop" | "temple" | "battle" | "tile";
}
export interface PuzzleList {
  puzzles: PuzzleHead[];
  /**
   * the id of the puzzle of this day, in UTC
   */
  today: string;
}
/**
 * The game after the right choices of the attempt.
 */
export interface PuzzleMoment {
  events: GameEvent[];
  id: string;
  prompt: Prompt | null;
  /**
   * how hard it is, as the rating of a player who solves it half of the time
   */
  rating: number;
  /**
   * how many of the choices were right
   */
  right: number;
  seat: number;
  /**
   * once it is solved or given up
   */
  solution: Solution | null;
  solved: boolean;
  theme: "point" | "stop" | "temple" | "battle" | "tile";
  view: View;
  /**
   * the one after them was not; nothing behind it counts
   */
  wrong: boolean;
}
export interface Solution {
  /**
   * to win the game with the line, by the champion's search
   */
  chance: number;
  line: PlannedChoice[];
  /**
   * ... and with the best of all other first choices
   */
  other: number;
}
export interface Recovery {
  new: string;
  token: string;
}
export interface RecoveryCodes {
  codes: string[];
}
export interface Remove {
  /**
   * the strength of a bot that takes the seat; else it is open
   */
  bot?: string;
  seat: number;
}
export interface Report {
  /**
   * of the reported, as it is now; null for guests
   */
  account: string | null;
  at: number;
  banned: boolean;
  /**
   * empty: a guest without a seat
   */
  by: string;
  by_guest: boolean;
  closed: number | null;
  id: number;
  /**
   * what the reported wrote, if it is about a line that still stands
   */
  line: string | null;
  muted: boolean;
  /**
   * of the reported, as it was then
   */
  name: string;
  reason: "insult" | "name" | "cheating" | "stalling" | "spam" | "other";
  seat: number | null;
  table: string | null;
  words: string;
}
export interface Reports {
  /**
   * `before` of the next page
   */
  next: number | null;
  /**
   * how many wait in all
   */
  open: number;
  reports: Report[];
}
export interface SeatInvitation {
  at: number;
  by: string;
  table: TableInfo;
}
export interface SeatInvitations {
  /**
   * that invite one to join
   */
  clubs: ClubInvitation[];
  invitations: SeatInvitation[];
}
/**
 * A seat taken: the secret is shown here and never again. Somebody who makes a table without sitting down
 * gets a secret too: it opens no seat, but begins the game and sends people away before it.
 */
export interface Seated {
  seat: number | null;
  secret: string | null;
  table: TableInfo;
}
export interface Session {
  /**
   * of this server: sees the page for hosts
   */
  host: boolean;
  name: string | null;
  second_factor: boolean;
}
export interface Sessions {
  sessions: OneSession[];
}
/**
 * What a table with Seth can choose otherwise; the beginner rules are not among it.
 */
export interface SethOptions {
  modules: string[];
  players: number[];
  /**
   * Seth's target
   */
  victory_points: number[];
}
export interface Somebody {
  /**
   * of an account; case does not count
   */
  name: string;
}
export interface Start {
  fill?: string;
}
export interface Story {
  battles: BattleTold[];
  points: PointsNow[];
  sources: string[];
}
export interface TableList {
  next: string | null;
  tables: TableInfo[];
}
/**
 * Everything a new table can choose.
 */
export interface TableOptions {
  bots: string[];
  clocks: string[];
  content: string;
  gods: ("anubis" | "bastet" | "horus" | "sobek" | "wadjet" | "seth")[];
  house_rules: HouseRule[];
  modules: string[];
  players: number[];
  rules: number;
  seth: SethOptions;
  version: string;
  victory_points: number[];
}
export interface Token {
  token: string;
}
export interface Ack {
  id: string;
  orders?: Orders;
  repeated: boolean;
  type: "ack";
  version: number;
}
/**
 * What to answer in out-of-turn windows without asking. The owner alone sees them.
 */
export interface Orders {
  battle_objects?: "ask" | "never";
  divine_wound?: "ask" | "never";
  escape?: "ask" | "never" | "when-losing";
  /**
   * per cent to win the battle
   */
  escape_below?: number;
  /**
   * whose units of a mixed troop are lost
   */
  losses?: "ask" | "usual";
  /**
   * with Seth: let the other members act first
   */
  next?: "ask" | "later";
  recall?: "ask" | "always" | "never";
  sacrifice?: "ask" | "always" | "never";
  /**
   * a proposed split of prayer
   */
  split?: "ask" | "agree" | "usual";
  veto?: "ask" | "never" | "when-hit";
}
export interface AskOdds {
  /**
   * @maxItems 40
   */
  added?: string[];
  /**
   * of the two battles of an invasion
   */
  battle?: 1 | 2;
  creature?: string;
  /**
   * printable ASCII without blanks
   */
  id: string;
  priests?: number;
  space?: string;
  type: "odds";
  units?: number;
}
/**
 * What to expect of one own battle card, and how often the equilibrium plays it.
 */
export interface CardOdds {
  card: string;
  enemy_losses: number;
  enemy_points: number;
  mix: number;
  own_losses: number;
  own_points: number;
  point: number;
  survive: number;
  win: number;
}
/**
 * What is new since the state or change before it. `prompt` is left out when it is the same as before.
 */
export interface ChangeMessage {
  can_undo: boolean;
  clocks: Clocks | null;
  events: GameEvent[];
  mark: string;
  prompt?: Prompt;
  rewound: boolean;
  type: "change";
  version: number;
  view: ChangedView;
}
/**
 * Counted down by the client: `seconds_left` at the Unix time `at`.
 */
export interface Clocks {
  at: number;
  kind: "live" | "days";
  running: number[];
  seats: ClockSeat[];
}
export interface ClockSeat {
  seat: number;
  seconds_left: number;
}
/**
 * Parts of a view to put in place of the old ones: of `spaces` and `seats` those named, of all else the whole.
 */
export interface ChangedView {
  seats?: {
    [k: string]: SeatView;
  };
  spaces?: {
    [k: string]: SpaceView;
  };
  [k: string]: unknown;
}
export interface Chat {
  /**
   * printable ASCII without blanks
   */
  id: string;
  text: string;
  type: "chat";
}
export interface ChatLine {
  name: string;
  seat: number;
  text: string;
  time: number;
}
export interface ChatMessage {
  name: string;
  seat: number;
  text: string;
  time: number;
  type: "chat";
}
export interface Choose {
  /**
   * @minItems 1
   * @maxItems 40
   */
  choices: number[];
  /**
   * printable ASCII without blanks
   */
  id: string;
  prompt: string;
  type: "choose";
}
export interface EnemyCard {
  card: string;
  chance: number;
  mix: number;
}
export interface Failure {
  error: string;
  reason: string;
  type: "error";
}
export interface Hello {
  /**
   * after the first state, send what is new in it only
   */
  changes?: boolean;
  mark?: string;
  protocol: 2;
  secret?: string;
  since?: number;
  table: string;
  type: "hello";
}
export interface Undo {
  /**
   * printable ASCII without blanks
   */
  id: string;
  type: "undo";
}
export interface SetOrders {
  /**
   * printable ASCII without blanks
   */
  id: string;
  orders: Orders;
  type: "orders";
}
export interface Return {
  /**
   * printable ASCII without blanks
   */
  id: string;
  type: "return";
}
/**
 * By its code, or in notation.
 */
export interface Why {
  code?: number;
  /**
   * printable ASCII without blanks
   */
  id: string;
  text?: string;
  type: "why";
}
export interface Hint {
  /**
   * printable ASCII without blanks
   */
  id: string;
  type: "hint";
}
/**
 * The page is in sight: no need to notify this person of their turn.
 */
export interface Look {
  /**
   * printable ASCII without blanks
   */
  id: string;
  type: "look";
}
export interface Ping {
  /**
   * printable ASCII without blanks
   */
  id: string;
  type: "ping";
}
export interface Welcome {
  chat: ChatLine[];
  orders: Orders | null;
  protocol: number;
  seat: number | null;
  table: TableInfo;
  time: number;
  type: "welcome";
}
/**
 * The viewer keeps its first `version - len(events)` events, drops later ones and adds these.
 */
export interface StateMessage {
  can_undo: boolean;
  clocks: Clocks | null;
  events: GameEvent[];
  mark: string;
  prompt: Prompt | null;
  rewound: boolean;
  type: "state";
  version: number;
  view: View;
}
export interface TableMessage {
  table: TableInfo;
  type: "table";
}
export interface Refused {
  error:
    | "stale"
    | "illegal"
    | "not-asked"
    | "spectator"
    | "malformed"
    | "too-fast"
    | "not-possible"
    | "not-stored"
    | "chat-closed";
  id: string | null;
  reason: string;
  type: "refused";
}
export interface WhyAnswer {
  because: Because | null;
  id: string;
  reason: string;
  type: "why";
}
export interface HintAnswer {
  chance: number | null;
  choice: number;
  id: string;
  plan: PlannedChoice[];
  reasons: Because[];
  sentence: string;
  type: "hint";
}
export interface OddsAnswer {
  id: string;
  odds: Odds;
  type: "odds";
}
export interface Odds {
  best: string;
  /**
   * one side is gone before cards are chosen: no battle and no point
   */
  called_off: boolean;
  /**
   * best chance to win first
   */
  cards: CardOdds[];
  divine: "none" | "all";
  enemy: number;
  enemy_cards: EnemyCard[];
  enemy_units: number;
  equilibrium: Outcome;
  expected: Outcome1;
  own_units: number;
  role: "attacker" | "defender";
  seat: number;
  sees_first: "nobody" | "seat" | "enemy";
  space: string;
}
/**
 * What to expect: chances from 0 to 1, losses and points as averages.
 */
export interface Outcome {
  enemy_losses: number;
  enemy_points: number;
  own_losses: number;
  own_points: number;
  point: number;
  survive: number;
  win: number;
}
/**
 * What to expect: chances from 0 to 1, losses and points as averages.
 */
export interface Outcome1 {
  enemy_losses: number;
  enemy_points: number;
  own_losses: number;
  own_points: number;
  point: number;
  survive: number;
  win: number;
}
export interface Pong {
  id: string;
  time: number;
  type: "pong";
}
