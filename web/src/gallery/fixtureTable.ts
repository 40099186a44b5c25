// A table that is fed from a file instead of a server: for the gallery and for tests.
import { infoOf } from "@/table/alone.svelte";
import { LiveTable } from "@/table/live.svelte";
import type { Answer, Ask, Refusal } from "@/table/table";
import type { Facts, Odds, StateMessage, TableInfo } from "@/server/messages";

export interface Fixture {
  state: StateMessage;
  facts: Facts;
}
const EXPECTED = {
  win: 0.71,
  point: 0.62,
  survive: 0.68,
  own_losses: 1.4,
  enemy_losses: 1.1,
  own_points: 0.62,
  enemy_points: 0.1,
};
const ODDS: Odds = {
  seat: 0,
  enemy: 1,
  role: "attacker",
  space: "",
  best: "",
  called_off: false,
  cards: [],
  enemy_cards: [],
  divine: "none",
  own_units: 0,
  enemy_units: 0,
  sees_first: "nobody",
  expected: EXPECTED,
  equilibrium: EXPECTED,
};
const NAMES = ["Ana", "Inês", "Chloé", "Marek", "Khaba", "Tomé"];

export class FixtureTable extends LiveTable {
  /** What was asked of the server, for tests. */
  readonly asked: (Ask | { type: "choose"; choices: number[] })[] = [];

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

  override ask(message: Ask): Promise<Answer> {
    const id = "";
    // "look" tells the server whom it need not call; here nobody is called.
    if (message.type !== "look") this.asked.push(message);
    if (message.type === "why")
      return Promise.resolve({ type: "why", id, reason: "it is not adjacent (B-MOVE-17)", because: null });
    if (message.type === "hint") {
      const { code: choice = 0, text: sentence = "" } = this.prompt?.choices[0] ?? {};
      return Promise.resolve({ type: "hint", id, choice, sentence, plan: [], reasons: [], chance: null });
    }
    if (message.type === "odds") return Promise.resolve({ type: "odds", id, odds: ODDS });
    return Promise.resolve({ type: "ack", id, repeated: false, version: 0 });
  }
}

function tableOf({ state, facts }: Fixture): TableInfo {
  const { view } = state;
  const status = view.phase === "over" ? "over" : "running";
  return infoOf(view, facts, { id: "fixture", name: "Gallery", status, rated: false }, (seat) => {
    const isBot = seat === view.players - 1;
    return { kind: isBot ? "bot" : "human", name: NAMES[seat] ?? "", bot: isBot ? "medium" : null, host: seat === 0 };
  });
}
