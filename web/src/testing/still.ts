// For tests: a table that stands still at a fixture and remembers what was chosen.
import { LiveTable } from "@/table/live.svelte";
import type { Facts, HintAnswer, Odds, Prompt, QuestionSlug, StateMessage, TableInfo } from "@/server/messages";
import { godOfSeat, type God } from "@/pieces/gods";
import type { Answer, Ask } from "@/table/table";
import "./unsized";

// jsdom has no pointer events of its own.
if (typeof globalThis.PointerEvent === "undefined")
  globalThis.PointerEvent = class extends MouseEvent {
    readonly pointerType = "mouse";
  } as unknown as typeof PointerEvent;
if (typeof HTMLCanvasElement !== "undefined") HTMLCanvasElement.prototype.getContext = () => null;

type Loaded = { state: StateMessage; facts: Facts };
const files = import.meta.glob<Loaded>(["../fixtures/*.json", "../fixtures/seth/*.json"], { import: "default" });
const NAMES = ["Ana", "Marek", "Inês", "Chloé", "Khaba", "Tomé"];
const GODS: God[] = ["horus", "sobek", "bastet", "anubis", "wadjet"];

export async function load(name: string): Promise<Loaded> {
  const file = files[`../fixtures/${name}.json`];
  if (!file) throw new Error(`there is no fixture ${name}`);
  return structuredClone(await file());
}

/** The hint of a bot that says nothing but its choice. */
export const NO_HINT = { id: "", choice: 0, sentence: "", plan: [], reasons: [], chance: null };

export class StillTable extends LiveTable {
  readonly chosen: number[][] = [];
  readonly asked: Ask[] = [];
  /** Only what a test reads of them. */
  odds: object | null = null;
  /** What the bot would choose. */
  hint: Partial<HintAnswer> = {};

  constructor(state: StateMessage) {
    super("fixture", null);
    this.take_(state);
    this.seat = state.view.viewer;
    const seats = state.view.seats.map((each) => ({
      seat: each.seat,
      kind: "human",
      name: NAMES[each.seat],
      god: state.view.seth ? godOfSeat(each.seat, true) : GODS[each.seat],
      connected: true,
      resigned: false,
      host: false,
    }));
    this.info = { seats, seth: Boolean(state.view.seth) } as unknown as TableInfo;
  }

  take_(state: Pick<StateMessage, "view" | "prompt" | "events">): void {
    this.view = state.view;
    this.prompt = state.prompt;
    this.events = state.events;
  }

  override choose(...codes: number[]): Promise<null> {
    this.chosen.push(codes);
    return Promise.resolve(null);
  }

  override ask(message: Ask): Promise<Answer> {
    this.asked.push(message);
    const id = "";
    if (message.type === "hint") return Promise.resolve({ type: "hint", ...NO_HINT, ...this.hint });
    if (message.type === "why") return Promise.resolve({ type: "why", id, reason: "because", because: null });
    if (message.type === "odds" && this.odds)
      return Promise.resolve({ type: "odds", id, odds: this.odds as unknown as Odds });
    return Promise.resolve({ type: "refused", id, error: "not-possible", reason: "because" });
  }
}

export async function still(name: string): Promise<{ live: StillTable; facts: Facts }> {
  const { state, facts } = await load(name);
  return { live: new StillTable(state), facts };
}

export const question = (name: QuestionSlug, choices: [number, string, Record<string, string | number>][]): Prompt => ({
  id: `test ${name}`,
  question: name,
  routes: [],
  deadline: null,
  choices: choices.map(([code, kind, fields]) => ({
    code,
    kind,
    fields,
    text: kind,
    says: { key: "choice-other", values: { choice: kind } },
    prayer: 0,
    points: 0,
    idle: false,
  })),
});

const allNames = Object.keys(files).map((path) => path.replace(/^\.\.\/fixtures\/|\.json$/g, ""));
export const names = allNames.filter((name) => !name.startsWith("seth/"));
export const sethNames = allNames.filter((name) => name.startsWith("seth/"));
