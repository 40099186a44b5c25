// A puzzle as a table: each choice is tried at the server, which says how far the attempt leads.
import { api } from "@/server/api";
import { godOfSeat } from "@/pieces/gods";
import { asProblem } from "@/lobby/enter";
import type { Facts, GameEvent, Prompt, PuzzleMoment, Solution, TableInfo, View } from "@/server/messages";
import type { Answer, Refusal, Table } from "@/table/table";
import { t } from "@/text/text.svelte";

const ALONE = { error: "not-possible", reason: "" } as const;

export class PuzzleTable implements Table {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  events = $state.raw<GameEvent[]>([]);
  problem = $state.raw<Refusal | null>(null);
  /** The last choice was wrong, right, or as good as the line's own. */
  said = $state<"" | "right" | "wrong">("");
  /** A mistake was made, or the answer was asked for. */
  missed = $state(false);
  solved = $state(false);
  solution = $state.raw<Solution | null>(null);
  readonly puzzle = true;
  readonly clocks = null;
  readonly fatal = null;
  readonly canUndo = false;
  readonly connected = true;
  readonly clockShift = 0;
  readonly chat = [];
  readonly orders = {};
  private made: number[] = [];

  constructor(
    readonly id: string,
    moment: PuzzleMoment,
    facts: Facts,
  ) {
    this.info = tableOf(moment, facts);
    this.take(moment);
  }

  get seat(): number | null {
    return this.view?.viewer ?? null;
  }

  private take(moment: PuzzleMoment): void {
    this.view = moment.view;
    this.prompt = moment.prompt;
    this.events = moment.events;
    this.solved = moment.solved;
    this.solution = moment.solution;
  }

  choose = async (...choices: number[]): Promise<Refusal | null> => {
    const all = [...this.made, ...choices];
    try {
      const moment = await api.tryPuzzle(this.id, all);
      this.made = all.slice(0, moment.right);
      this.said = moment.wrong ? "wrong" : "right";
      this.missed ||= moment.wrong;
      this.take(moment);
      return moment.wrong ? { error: "puzzle", reason: t("puzzle-not") } : null;
    } catch (thrown) {
      const { error, reason } = asProblem(thrown);
      return { error, reason };
    }
  };

  async giveUp(): Promise<void> {
    const moment = await api.tryPuzzle(this.id, this.made, true);
    this.missed = true;
    this.said = "";
    this.take(moment);
  }

  undo = (): Promise<Refusal> => Promise.resolve(ALONE);
  say = this.undo;
  setOrders = this.undo;
  comeBack = this.undo;
  ask = (): Promise<Answer> => Promise.resolve({ type: "refused", id: null, ...ALONE });
  headers = (): Record<string, string> => ({});
}

function tableOf({ id, view }: PuzzleMoment, facts: Facts): TableInfo {
  return {
    id,
    name: t("puzzle-title"),
    status: "running",
    public: false,
    // As at a rated table there are no hints.
    rated: true,
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
    seats: view.seats.map(({ seat }) => {
      const god = godOfSeat(seat, Boolean(view.seth));
      const kind = seat === view.viewer ? "human" : "bot";
      const bot = kind === "bot" ? "medium" : null;
      return { seat, kind, name: "", god, bot, away: false, connected: true, resigned: false, host: false };
    }),
  };
}
