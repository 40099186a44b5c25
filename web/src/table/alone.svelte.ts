// A table at which nobody else acts: a moment of a replay, a puzzle, a picture of the gallery.
import { godOfSeat } from "@/pieces/gods";
import type { Facts, GameEvent, Prompt, Refused, TableInfo, View } from "@/server/messages";
import type { Answer, Refusal, Table } from "./table";

export abstract class AloneTable implements Table {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  events = $state.raw<GameEvent[]>([]);
  problem = $state.raw<Refusal | null>(null);
  readonly clocks = null;
  readonly fatal = null;
  readonly canUndo = false;
  readonly connected = true;
  readonly clockShift = 0;
  readonly chat = [];
  readonly orders = {};

  constructor(
    readonly id: string,
    /** Why nothing here changes a game. */
    private readonly refusal: Pick<Refused, "error" | "reason">,
  ) {}

  get seat(): number | null {
    return this.view?.viewer ?? null;
  }

  abstract choose(...choices: number[]): Promise<Refusal | null>;

  undo = (): Promise<Refusal> => Promise.resolve(this.refusal);
  say = this.undo;
  setOrders = this.undo;
  comeBack = this.undo;
  ask = (): Promise<Answer> => Promise.resolve({ type: "refused", id: null, ...this.refusal });
  headers = (): Record<string, string> => ({});
}

type Seat = TableInfo["seats"][number];

/** What a server would say of such a table. */
export function infoOf(
  view: View,
  facts: Facts,
  own: Pick<TableInfo, "id" | "name" | "status" | "rated">,
  sits: (seat: number) => Pick<Seat, "kind" | "name" | "bot" | "host">,
): TableInfo {
  return {
    ...own,
    public: false,
    created: 0,
    players: view.players,
    seth: Boolean(view.seth),
    victory_points: view.target,
    beginner: view.beginner,
    modules: view.modules,
    house_rules: view.house_rules,
    clock: { kind: "none" },
    seed_hash: "",
    seed: null,
    seed_given: false,
    seed_salt: null,
    day: view.day,
    round: view.round,
    waiting: view.waiting,
    points: view.seats.map((seat) => seat.points.total),
    winner: view.winner,
    rematch: null,
    rules: 1,
    content: facts.content,
    spectators: 0,
    seats: view.seats.map(({ seat }) => ({
      seat,
      ...sits(seat),
      god: godOfSeat(seat, Boolean(view.seth)),
      away: false,
      connected: true,
      resigned: false,
    })),
  };
}
