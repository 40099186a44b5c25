// A moment of a replay as a table: its parts show it as they show the present, only nothing is asked.
import type { GameEvent, MomentView, TableInfo, View } from "@/server/messages";
import type { Answer, Refusal, Table } from "@/table/table";

/** What is over cannot be changed; no part offers it either, because nothing is asked. */
const OVER = { error: "not-asked", reason: "" } as const;

export class PastTable implements Table {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  events = $state.raw<GameEvent[]>([]);
  problem = $state.raw<Refusal | null>(null);
  readonly prompt = null;
  readonly clocks = null;
  readonly fatal = null;
  readonly canUndo = false;
  readonly connected = true;
  readonly clockShift = 0;
  readonly chat = [];
  readonly orders = {};

  constructor(readonly id: string) {}

  get seat(): number | null {
    return this.view?.viewer ?? null;
  }

  show(info: TableInfo, moment: MomentView): void {
    this.info = info;
    this.view = moment.view;
    this.events = moment.events;
  }

  choose = (): Promise<Refusal> => Promise.resolve(OVER);
  undo = this.choose;
  say = this.choose;
  setOrders = this.choose;
  comeBack = this.choose;
  ask = (): Promise<Answer> => Promise.resolve({ type: "refused", id: null, ...OVER });
  headers = (): Record<string, string> => ({});
}
