// The shapes that the server sends (docs/protocol.md). Replaced by generated types where the schema says more.

export type SeatNumber = number;
export type Colour = "white" | "red" | "blue" | "black";
export type God = "anubis" | "bastet" | "horus" | "sobek" | "wadjet";
export type Language = "en" | "fr" | "pl" | "pt";

export interface Pyramid {
  colour: Colour;
  level: number;
}

export interface SpaceView {
  controller: SeatNumber | null;
  units: Record<string, number>;
  creatures: Record<string, string>;
  owner?: SeatNumber;
  priests?: Record<string, number>;
  pyramid?: Pyramid;
}

export interface SeatView {
  seat: SeatNumber;
  city: string | null;
  prayer: number;
  reserve: number;
  creatures_in_reserve: string[];
  tokens: number;
  placed: string[];
  silver: "none" | "in hand" | "placed" | "from next turn";
  gold: "none" | "in hand" | "placed" | "from next turn";
  gold_actions: string[];
  tiles: string[];
  points: Record<string, number> & { temporary: number; total: number };
  hand_size: number;
  battle_hand_size: number;
  battle_cards_shown: string[];
  battle_cards_possible: string[];
  // Ta-Seti
  dawn_tokens?: number;
  priests_on_path_reserve?: number;
  priests_in_reserve?: number;
  objects?: Record<string, number>;
  skills?: string[];
  sealed?: string[];
  // the own seat only
  hand?: Record<string, number>;
  /** What each card in hand costs this seat now. */
  hand_prices?: Record<string, number>;
  battle_hand?: string[];
  removed?: string[];
}

export interface SideView {
  seat: SeatNumber;
  locked: boolean;
  played?: string;
  discarded?: string;
  divine?: Record<string, number>;
  objects?: Record<string, number>;
  skills?: string[];
  own_card_lost?: number;
  strength?: number;
  damage?: number;
  protection?: number;
  wound?: number;
  lost?: number;
}

export interface BattleView {
  space: string;
  by_move: boolean;
  revealed: boolean;
  masked: boolean;
  winner: "attacker" | "defender" | null;
  attacker: SideView;
  defender: SideView;
}

export interface MoveView {
  space: string;
  units: number;
  creature: boolean;
  priests: number;
  movement_left: number;
  started: boolean;
  walls_ignored: boolean;
  teleported_to: string[];
}

export interface StopView {
  board: number;
  slots: { kind: string; token: string | null }[];
  priests: Record<string, number>;
  leads_to: Record<string, string[]>;
}

export interface PathView {
  faces: string[];
  stops: Record<string, StopView>;
  entrances: Record<string, string[]>;
  victory_points_aside: number;
  reserves: Record<string, number>;
  temporary_held: string[];
}

export interface View {
  viewer: SeatNumber | null;
  players: number;
  target: number;
  beginner: boolean;
  house_rules: Record<string, string>;
  modules: string[];
  phase: "setup" | "night" | "day" | "end of day" | "over";
  day: number;
  round: number;
  active: SeatNumber | null;
  order: SeatNumber[];
  waiting: SeatNumber[];
  question: string;
  asked: string;
  /** The district that the set-up asks about. */
  district?: string | null;
  winner: SeatNumber | null;
  end_reason: string;
  seats: SeatView[];
  spaces: Record<string, SpaceView>;
  supply: Record<string, number>;
  deck_size: number;
  discard_size: number;
  known_discards: Record<string, number>;
  seen: Record<string, number>;
  pending_card: { seat: SeatNumber; card: string; space: string | null } | null;
  move: MoveView | null;
  battle: BattleView | null;
  path: PathView | null;
  dawn: { bids: Record<string, number> } | null;
  last_day: boolean;
}

export type FieldValue = string | number | number[] | null;
export interface GameEvent {
  version: number;
  kind: string;
  fields: Record<string, FieldValue>;
}

export interface Choice {
  code: number;
  kind: string;
  fields: Record<string, string | number>;
  text: string;
  prayer: number | null;
  points: number | null;
}

export interface Route {
  space: string;
  choices: number[];
  prayer: number | null;
  steps: number;
  battle: boolean;
}
export interface Prompt {
  id: string;
  question: string;
  choices: Choice[];
  routes: Route[];
  deadline: number | null;
}
export interface Clocks {
  kind: string;
  seats: { seat: SeatNumber; seconds_left: number }[];
  running: SeatNumber[];
  at: number;
}

export interface State {
  type: "state";
  version: number;
  view: View;
  prompt: Prompt | null;
  can_undo: boolean;
  events: GameEvent[];
  clocks: Clocks | null;
  mark?: string;
  rewound?: boolean;
}

// --- what is printed (GET /api/tables/{table}/facts) ---

export interface TileFacts {
  id: string;
  name: string;
  rule: string;
  colour: Colour;
  level: number;
  copies: number;
  phase: string;
  certainty: string;
  modifiers: Record<string, number>;
  abilities: string[];
  creature: string;
  victory_points: number;
  battle_card: string;
  silver_token: boolean;
  gold_actions: string[];
  units: number;
  module: string;
}
export interface CreatureFacts {
  id: string;
  rule: string;
  modifiers: Record<string, number>;
  abilities: string[];
  victory_points: number;
  night_cards: number;
  entry_fee: number;
}
export interface CardFacts {
  id: string;
  rule: string;
  cost: number;
  symbol: "battle" | "day" | "opponent";
  copies: number;
  effect: string;
  amount: number;
}
export interface BattleCardFacts {
  id: string;
  rule: string;
  strength: number;
  damage: number;
  protection: number;
  starting: boolean;
  own_losses: number;
}
export interface ActionFacts {
  id: string;
  row: "top" | "middle" | "bottom";
  action: string;
  colour: Colour | "";
  module: string;
}
export interface SpaceFacts {
  id: string;
  kind: "district" | "desert" | "temple" | "sanctuary";
  bank: string;
  x: number;
  y: number;
  city: string;
  obelisk: boolean;
  income: number;
  sacrifice: number;
  land: string[];
  harbour: string[];
}
export interface PathTokenFacts {
  id: string;
  slot: string;
  copies: number;
  rule: string;
  modifiers: Record<string, number>;
  abilities: string[];
  draws: number;
  use: string;
}
export interface FaceFacts {
  id: string;
  board: number;
  locations: { id: string; kind: string; slots: string[]; x: number; y: number }[];
  roads: [string, string, string[]][];
  entrances: Record<string, number>;
}
export interface Facts {
  content: string;
  tiles: Record<string, TileFacts>;
  creatures: Record<string, CreatureFacts>;
  cards: Record<string, CardFacts>;
  battle_cards: Record<string, BattleCardFacts>;
  path_tokens: Record<string, PathTokenFacts>;
  actions: ActionFacts[];
  spaces: Record<string, SpaceFacts>;
  board: string;
  faces: Record<string, FaceFacts>;
}

// --- tables ---

export interface Clock {
  kind: "none" | "live" | "days";
  minutes?: number;
  increment?: number;
  days?: number;
}
export interface TableSeat {
  seat: SeatNumber;
  kind: "human" | "open" | "bot";
  name: string;
  god: God;
  bot?: string | null;
  connected: boolean;
  resigned: boolean;
  host: boolean;
  away?: boolean;
}
export interface TableInfo {
  id: string;
  name: string;
  status: "open" | "running" | "over";
  public: boolean;
  created: number;
  players: number;
  victory_points: number;
  beginner: boolean;
  modules: string[];
  house_rules: Record<string, string>;
  clock: Clock;
  seed_hash: string;
  seed?: string | null;
  seats: TableSeat[];
  day: number;
  round: number;
  waiting: SeatNumber[];
  points: number[];
  winner: SeatNumber | null;
  rematch: string | null;
  rules: number;
  content: string;
  spectators: number;
}
export interface Seated {
  table: TableInfo;
  seat: SeatNumber;
  secret: string;
}
export interface ChatLine {
  seat: SeatNumber;
  name: string;
  text: string;
  time: number;
}
