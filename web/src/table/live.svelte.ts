// One live table: the socket, what the server said last, and the few things a viewer can ask for. docs/protocol.md
// is the contract.
import { changed, type Change } from "@/server/changes";
import type {
  ChatLine,
  Clocks,
  Failure,
  FromServer,
  GameEvent,
  Hello,
  Orders,
  Prompt,
  StateMessage,
  TableInfo,
  View,
  Welcome,
} from "@/server/messages";
import { hush, notify } from "@/people/notify";
import { t } from "@/text/text.svelte";
import type { Answer, Ask, Departure, Refusal, Table } from "./table";

type Waiting = { message: Ask & { id: string }; settle: (answer: Answer) => void };

const RETRY_FIRST = 500;
const RETRY_MOST = 8000;

export class LiveTable implements Table {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  canUndo = $state(false);
  events = $state.raw<GameEvent[]>([]);
  clocks = $state.raw<Clocks | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  orders = $state.raw<Orders>({});
  departures = $state.raw<Departure[]>([]);
  connected = $state(false);
  /** The last thing that happened is that somebody took something back. */
  takenBack = $state(false);
  problem = $state<Refusal | null>(null);
  /** Why the server ended the connection for good; nothing is tried again. */
  fatal = $state<Refusal | null>(null);
  gate: Table["gate"];
  /** Server time minus ours, in seconds. */
  clockShift = 0;

  private socket: WebSocket | null = null;
  private version = 0;
  /** The server's name for the past it told us; after an undo while we were away it tells everything again. */
  private mark = "";
  private retry = RETRY_FIRST;
  private closed = false;
  private sent = 1;
  private readonly session = Math.random().toString(36).slice(2, 10);
  private waiting = new Map<string, Waiting>();

  constructor(
    readonly id: string,
    private readonly secret: string | null,
  ) {}

  connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/live/${encodeURIComponent(this.id)}`);
    this.socket = socket;
    socket.onopen = () => {
      const hello: Hello = { type: "hello", protocol: 2, table: this.id, changes: true };
      if (this.secret) hello.secret = this.secret;
      if (this.version) hello.since = this.version;
      if (this.version && this.mark) hello.mark = this.mark;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.lost(socket);
    document.addEventListener("visibilitychange", this.inSight);
  }

  private readonly inSight = (): void => {
    if (document.visibilityState === "visible") this.look();
  };

  /** Who sees the table need not be called. */
  private look(): void {
    if (this.seat === null || !this.connected || this.info?.status !== "running") return;
    void this.ask({ type: "look" });
    void hush(this.id);
  }

  /** It has become this seat's turn: they see it, or are called by the browser. */
  private turnCame(): void {
    if (document.visibilityState === "visible") this.look();
    else void notify(this.id, t("call-here"));
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.inSight);
    this.closed = true;
    this.socket?.close();
  }

  /** Play one choice, or several in a row as one move; resolves to null or to why it was refused. */
  choose(...choices: number[]): Promise<Refusal | null> {
    const stopped = this.gate?.(choices);
    if (stopped) return Promise.resolve(stopped);
    return this.act({ type: "choose", prompt: this.prompt?.id ?? "", choices });
  }

  undo(): Promise<Refusal | null> {
    return this.act({ type: "undo" });
  }

  say(text: string): Promise<Refusal | null> {
    return this.act({ type: "chat", text });
  }

  setOrders(orders: Orders): Promise<Refusal | null> {
    this.orders = { ...this.orders, ...orders };
    return this.act({ type: "orders", orders: this.orders });
  }

  /** Take the seat back from the bot that played on. */
  comeBack(): Promise<Refusal | null> {
    return this.act({ type: "return" });
  }

  ask(message: Ask): Promise<Answer> {
    const id = `${this.session}-${this.sent++}`;
    return new Promise((settle) => {
      const complete = { ...message, id };
      this.waiting.set(id, { message: complete, settle });
      this.send(complete);
    });
  }

  private async act(message: Ask): Promise<Refusal | null> {
    const answer = await this.ask(message);
    this.problem = answer.type === "refused" ? { error: answer.error, reason: answer.reason } : null;
    return this.problem;
  }

  private send(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.connected) this.socket.send(JSON.stringify(message));
  }

  private hear(message: FromServer): void {
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "state") this.take(message);
    else if (message.type === "change") this.take(changed(this.view, this.prompt, message as Change));
    else if (message.type === "table") this.learn(message.table);
    else if (message.type === "chat") this.chat = [...this.chat, message];
    else if (message.type === "error") this.fail(message);
    else if (message.id !== null) this.answered(message.id, message);
  }

  private welcome(message: Welcome): void {
    this.connected = true;
    this.retry = RETRY_FIRST;
    this.learn(message.table);
    this.seat = message.seat;
    this.chat = message.chat;
    this.orders = message.orders ?? {};
    this.clockShift = message.time - Date.now() / 1000;
    // Whatever was under way when the line broke is said again; the server knows messages by their id.
    for (const { message: unanswered } of this.waiting.values()) this.send(unanswered);
  }

  /** No event of the game tells that somebody gave up: it is read from the seats, and told where the story stands. */
  private learn(info: TableInfo): void {
    this.info = info;
    const known = new Set(this.departures.map((each) => each.seat));
    const gone = info.seats.filter(({ seat, resigned }) => resigned && !known.has(seat));
    if (gone.length)
      this.departures = [...this.departures, ...gone.map(({ seat }) => ({ seat, version: this.version }))];
  }

  /** Headers for HTTP requests of this viewer. */
  headers(): Record<string, string> {
    return this.secret ? { Authorization: `Bearer ${this.secret}` } : {};
  }

  protected take(state: StateMessage): void {
    this.takenBack = state.version < this.version && this.version > 0;
    // Who had left before this page was opened is told with the first state; after an undo nobody has come back.
    const early = (version: number): boolean => version === 0 || version > state.version;
    if (this.departures.some((each) => early(each.version)))
      this.departures = this.departures.map((each) =>
        early(each.version) ? { ...each, version: state.version } : each,
      );
    // What the server tells follows the first `version - events.length` events; after an undo the later ones are gone.
    this.events = [...this.events.slice(0, state.version - state.events.length), ...state.events];
    this.version = state.version;
    this.mark = state.mark ?? "";
    this.view = state.view;
    const isNew = state.prompt !== null && this.prompt === null;
    this.prompt = state.prompt;
    if (isNew) this.turnCame();
    this.canUndo = state.can_undo;
    this.clocks = state.clocks;
  }

  private answered(id: string, answer: Answer): void {
    this.waiting.get(id)?.settle(answer);
    this.waiting.delete(id);
  }

  private fail({ error, reason }: Failure): void {
    this.fatal = this.problem = { error, reason };
    // Silence or haste is forgiven by coming back; anything else would only be said again.
    if (error !== "silent" && error !== "too-fast") this.closed = true;
    else this.fatal = null;
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.connected = false;
    if (this.closed) return;
    setTimeout(() => this.connect(), this.retry);
    this.retry = Math.min(this.retry * 2, RETRY_MOST);
  }
}
