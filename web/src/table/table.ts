// A table as its parts see it: a live one, or a moment of the past.
import type {
  ChatLine,
  Clocks,
  FromClient,
  FromServer,
  GameEvent,
  Hello,
  Odds,
  Orders,
  Prompt,
  TableInfo,
  View,
} from "@/server/messages";
import type { Refusal } from "@/text/reasons";

export type { Refusal };

export interface Departure {
  seat: number;
  version: number;
}

/** What the server says to something that was asked: it has the id of the question. */
export type Answer = Extract<FromServer, { id: string | null }>;

type Unsent<Message> = Message extends unknown ? Omit<Message, "id"> : never;
/** What can be asked of the server; the id is given when it is sent. */
export type Ask = Unsent<Exclude<FromClient, Hello>>;

/** The odds in an answer, or null when they were refused. */
export const oddsOf = (answer: Answer): Odds | null => (answer.type === "odds" ? answer.odds : null);

export interface Table {
  readonly id: string;
  readonly info: TableInfo | null;
  /** Whose seat the viewer has; null for an onlooker. */
  readonly seat: number | null;
  readonly view: View | null;
  /** What the viewer is asked; nothing is asked in the past. */
  readonly prompt: Prompt | null;
  readonly canUndo: boolean;
  readonly events: GameEvent[];
  readonly clocks: Clocks | null;
  /** Server time minus ours, in seconds. */
  readonly clockShift: number;
  readonly chat: ChatLine[];
  readonly orders: Orders;
  readonly connected: boolean;
  /** Who has given up, and how many events were told before. */
  readonly departures?: Departure[];
  /** The last thing that happened is that somebody took something back. */
  readonly takenBack?: boolean;
  /** Why the last thing was refused; a component with better words may replace it. */
  problem: Refusal | null;
  /** Why the connection has ended for good. */
  readonly fatal: Refusal | null;

  /** A puzzle: nobody else sits here, nothing is taken back, and it ends with its last choice. */
  readonly puzzle?: boolean;
  /** In a lesson: stops choices that it does not wait for. */
  gate?: ((choices: number[]) => Refusal | null) | undefined;
  /** Play one choice, or several in a row as one move; resolves to null or to why it was refused. */
  choose(...choices: number[]): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  say(text: string): Promise<Refusal | null>;
  setOrders(orders: Orders): Promise<Refusal | null>;
  /** Take the seat back from the bot that played on. */
  comeBack(): Promise<Refusal | null>;
  ask(message: Ask): Promise<Answer>;
  /** Headers for HTTP requests of this viewer. */
  headers(): Record<string, string>;
}
