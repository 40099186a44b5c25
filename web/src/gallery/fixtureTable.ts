// A table that is fed from a file instead of a server: for the gallery and for tests.
import { LiveTable } from "@/table/live.svelte";
import type { Refusal } from "@/table/table";
import type { Facts, StateMessage, TableInfo } from "@/server/messages";
import { godOfSeat } from "@/pieces/gods";

export interface Fixture {
  state: StateMessage;
  facts: Facts;
}
const NAMES = ["Ana", "Inês", "Chloé", "Marek", "Khaba", "Tomé"];

export class FixtureTable extends LiveTable {
  /** What was asked of the server, for tests. */
  readonly asked: Record<string, unknown>[] = [];

  constructor(fixture: Fixture) {
    super("fixture", null);
    const { view } = fixture.state;
    this.seat = view.viewer;
    this.connected = true;
    this.info = tableOf(fixture);
    this.take(fixture.state);
  }

  override connect(): void {
    this.connected = true;
  }

  override choose(...choices: number[]): Promise<Refusal | null> {
    this.asked.push({ type: "choose", choices });
    return Promise.resolve(null);
  }

  override ask(message: Record<string, unknown>): Promise<Record<string, unknown> & { type: string }> {
    // That somebody looks is told to whoever calls people; here nobody is called.
    if (message["type"] === "look") return Promise.resolve({ type: "ack" });
    this.asked.push(message);
    if (message["type"] === "why") return Promise.resolve({ type: "why", reason: "it is not adjacent (B-MOVE-17)" });
    if (message["type"] === "hint")
      return Promise.resolve({
        type: "hint",
        choice: this.prompt?.choices[0]?.code ?? 0,
        sentence: this.prompt?.choices[0]?.text ?? "",
      });
    if (message["type"] === "odds")
      return Promise.resolve({
        type: "odds",
        odds: {
          seat: 0,
          enemy: 1,
          cards: [],
          expected: { win: 0.71, point: 0.62, survive: 0.68, own_losses: 1.4, enemy_losses: 1.1 },
        },
      });
    return Promise.resolve({ type: "ack" });
  }
}

function tableOf({ state, facts }: Fixture): TableInfo {
  const { view } = state;
  return {
    id: "fixture",
    name: "Gallery",
    status: view.phase === "over" ? "over" : "running",
    public: false,
    rated: false,
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
      kind: seat === view.players - 1 ? "bot" : "human",
      name: NAMES[seat] ?? "",
      god: godOfSeat(seat, Boolean(view.seth)),
      bot: seat === view.players - 1 ? "medium" : null,
      away: false,
      connected: true,
      resigned: false,
      host: seat === 0,
    })),
  };
}
