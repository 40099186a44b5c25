// One player at one table: what is pointed at, what is picked up, what a click on a space would do. Rules stay on
// the server.
import type { Snippet } from "svelte";
import { choicesBySpace } from "@/board/layout";
import { explaining } from "@/pieces/explaining.svelte";
import { hasResigned, isOver, tellingOf, viewerOf } from "@/player/names";
import type { Table } from "./table";
import { codeOf, refusalText, whyNot } from "@/text/reasons";
import { fill } from "@/text/saying";
import { Rerun } from "./rerun.svelte";
import { selection } from "./selection.svelte";
import { sound } from "./sound.svelte";
import { GATHERING, isWayOf } from "@/prompt/parties";
import { enemyOn, prayerOf, type Telling } from "@/text/things";
import { lines, type Line } from "@/text/story";
import { phrase } from "@/text/saying";
import { t, texts } from "@/text/text.svelte";
import type {
  Choice,
  Facts,
  HintAnswer,
  Party,
  PlannedChoice,
  Prompt,
  QuestionSlug,
  Route,
  View,
} from "@/server/messages";

/** Choices made with a single word: they are buttons, not targets. */
const PLAIN = new Set([
  ...["pass", "done", "end", "yes", "recall", "retreat", "stay", "reinforce"],
  ...["begin", "later", "ceremony", "propose", "regroup"],
]);
/** Questions that are asked of everybody who might hold an answer. */
const WINDOWS = new Set<QuestionSlug>(["veto", "escape", "escape-together", "battle-divine-cards", "divine-wound"]);
const DECLINES = new Set(["pass", "done"]);
/** The button that goes on; `e` presses it. */
const FORWARD = ["end", "done", "begin", "pass"];

const TELEPORT = { kind: "teleport", text: "" } as const;
/** Choices that begin a battle where somebody stands. */
const ATTACKS = new Set(["step", "teleport", "attack"]);
/** Choices at a space that strike somebody there. */
const HOSTILE = new Set(["attack", "destroy"]);

export interface Mark {
  kind: "step" | "teleport" | "fight" | "plus" | "choose" | "site" | "corrupt" | "none";
  text: string;
  /** What a press does to one's own prayer, as list, button and explanation say it too. */
  price: string;
}
/** What the bot would choose, what it would do then, and why. */
export interface Hint {
  sentence: string;
  /** Spaces to go to, in order: the first is where it begins. */
  way: string[];
  choice: number | null;
  /** What it would choose then. */
  steps: PlannedChoice[];
  plan: string[];
  reasons: string[];
}
/** An answer that is put together from several choices and waits for the button. */
export interface Answer {
  codes: number[];
  label: string;
}
export interface Moment {
  version: number;
  view: View;
  spaces: string[];
}

export class Play {
  /** The space under the pointer or the focus. */
  pointed = $state<string | null>(null);
  /** A space that was tapped and waits for the button, or has several choices. */
  held = $state<string | null>(null);
  /** A refusal: it stays until something else is tried, so that its rule can be opened. */
  why = $state("");
  private refusedAt = $state<string | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  busy = $state(false);
  /** Path or Dawn was put away to see the board. */
  scenePut = $state(false);
  /** Somebody looks at the path though nothing is asked there. */
  pathWanted = $state(false);
  /** Who is picked to go along, while that is asked. */
  group = $state.raw<Choice | null>(null);
  /** Who is picked of a mixed troop; nobody means that all go. */
  private pickedParty = $state.raw<Party | null>(null);
  private put = $state.raw<{ id: string; answer: Answer } | null>(null);
  /** A moment of the past that a line of the log shows. */
  moment = $state.raw<Moment | null>(null);
  private reasons = new Map<number, string>();
  private reasonsOf = "";

  /** A battle that is only watched, or that waits for the map: it stands with the question. */
  strip = $state.raw<Snippet | null>(null);
  /** The coach of a lesson, whether it tells of something before the question is answered, and where it may stand. */
  coach = $state.raw<Snippet | null>(null);
  isTaught = $state(false);
  coachSeats = $state.raw<{ height: number }[]>([]);

  /** The seat whose panel, or action board, is open. */
  openSeat = $state<number | null>(null);

  /** What happened since the viewer's last turn, shown again. */
  readonly rerun = new Rerun(this);
  readonly table: Table;
  readonly facts: Facts;
  private readonly teleportCodes: Set<number>;

  constructor(table: Table, facts: Facts) {
    this.table = table;
    this.facts = facts;
    this.teleportCodes = new Set(Object.values(facts.codes["teleport"] ?? {}));
  }

  /** What the board shows: the past while it is looked at, else now. */
  get view(): View | null {
    return this.moment?.view ?? this.table.view;
  }

  get prompt(): Prompt | null {
    return this.moment || this.hasLeft || this.idleWindow ? null : this.table.prompt;
  }

  /**
   * The one answer to a window that is asked only so that nobody learns who could answer it, where all the others are
   * bots and nobody could learn it; null wherever people play.
   */
  get idleWindow(): Choice | null {
    const { prompt, info, seat } = this.table;
    const [only, more] = prompt?.choices ?? [];
    if (!prompt || !only || more || !WINDOWS.has(prompt.question) || !DECLINES.has(only.kind)) return null;
    const alone = info?.seats.every((each) => each.seat === seat || each.kind === "bot") ?? false;
    return alone && !info?.lesson ? only : null;
  }

  /** The viewer has given up and only looks on. */
  get hasLeft(): boolean {
    return hasResigned(this.table, this.table.seat);
  }

  /** The seat that is asked here; null for an onlooker. */
  get me(): number | null {
    return viewerOf(this.table);
  }

  /** How things are called at this table. */
  get tell(): Telling {
    const seats = this.table.info?.seats.map((seat) => `${seat.name} ${seat.god}`).join() ?? "";
    const cities = this.table.view?.seats.map((seat) => seat.city).join() ?? "";
    return { ...tellingOf(this.table, this.facts), key: `${texts.language} ${seats} ${cities}` };
  }

  readonly bySpace: Map<string, Choice[]> = $derived.by(() =>
    this.prompt ? choicesBySpace(this.prompt.choices, this.facts, selection.card) : new Map(),
  );
  /** Ready-made ways; while the group is put together they are those of the whole troop, taking everybody. */
  readonly routeTo: Map<string, Route> = $derived(
    new Map((this.prompt?.routes ?? []).filter((route) => this.isOpen(route)).map((route) => [route.space, route])),
  );
  /** The groups that can be made of a mixed troop, while that is asked. */
  readonly parties: Party[] = $derived(this.isGathering ? (this.prompt?.parties ?? []) : []);
  readonly plain: Choice[] = $derived(
    (this.prompt?.choices ?? []).filter((choice) => PLAIN.has(choice.kind) && !Object.keys(choice.fields).length),
  );
  readonly groups: Choice[] = $derived((this.prompt?.choices ?? []).filter((choice) => choice.kind === "group"));
  readonly others: Choice[] = $derived(
    (this.prompt?.choices ?? []).filter((choice) => !this.plain.includes(choice) && choice.kind !== "group"),
  );
  readonly legal: Set<string> = $derived(
    new Set([...this.bySpace.keys(), ...(selection.card ? [] : this.routeTo.keys())]),
  );
  /** The group as it is picked now. */
  get party(): Party | null {
    const picked = this.pickedParty;
    return picked && this.parties.includes(picked) ? picked : (this.parties[0] ?? null);
  }

  set party(party: Party | null) {
    this.pickedParty = party;
  }

  /** What is put together waits for the button as long as its own question is asked. */
  get answer(): Answer | null {
    return this.put && this.put.id === this.prompt?.id ? this.put.answer : null;
  }

  set answer(answer: Answer | null) {
    this.put = answer && this.prompt ? { id: this.prompt.id, answer } : null;
  }

  /** A mixed troop is asked about owner by owner. */
  get isGathering(): boolean {
    return GATHERING.has(this.prompt?.question ?? "nothing");
  }

  /** Whether a ready-made way is that of the group picked. */
  private isOpen(route: Route): boolean {
    if (this.isGathering) return !this.party || isWayOf(route.choices, this.party);
    return this.prompt?.question !== "group" || !this.group || route.choices[0] === this.group.code;
  }

  /** That somebody gave up, and whether a bot plays on or the game ended by it. */
  departure(seat: number): string {
    const ended = this.view?.phase !== "over" && isOver(this.table) && this.table.departures?.at(-1)?.seat === seat;
    return t(ended ? "log-resigned-ends" : "log-resigned", { who: this.tell.name(seat) });
  }

  readonly log: Line[] = $derived.by(() => {
    const told = lines(this.table.events, this.tell);
    for (const { seat, version } of this.table.departures ?? []) {
      const text = this.departure(seat);
      const at = told.findIndex((line) => line.version > version);
      told.splice(at < 0 ? told.length : at, 0, { version, kind: "resigned", text, seat, spaces: [] });
    }
    return told;
  });

  /** The choice that goes on: end the turn, done, or pass. */
  get forward(): Choice | null {
    for (const kind of FORWARD) {
      const found = this.plain.find((choice) => choice.kind === kind);
      if (found) return found;
    }
    return null;
  }

  /** The space the question is about: the group that moves, or that is being put together. */
  get moving(): string | null {
    const question = this.prompt?.question;
    return question === "move" || question === "group" || this.isGathering ? (this.view?.move?.space ?? null) : null;
  }

  /** The space that was refused, as long as the refusal stands. */
  get barred(): string | null {
    return this.why ? this.refusedAt : null;
  }

  /** The district that the set-up asks about; it asks for one after the other. */
  get askedDistrict(): string | null {
    return this.prompt ? (this.view?.district ?? null) : null;
  }

  /** Open what lies before a seat, or put it away. */
  toggleSeat(seat: number): void {
    this.openSeat = this.openSeat === seat ? null : seat;
  }

  say(choice: Choice): string {
    return phrase(choice, this.tell);
  }

  /** The same of a ready-made way, or of a choice. */
  sayDeal(deal: Choice | Route): string {
    if ("says" in deal) return this.say(deal);
    return t(this.teleports(deal) ? "way-teleport" : "way-steps", { steps: deal.steps });
  }

  /** What a press on a space does: its one choice, or a ready-made way there. */
  dealAt(space: string): Choice | Route | null {
    const choices = this.bySpace.get(space) ?? [];
    if (choices.length) return choices.length === 1 ? (choices[0] ?? null) : null;
    return selection.card ? null : (this.routeTo.get(space) ?? null);
  }

  /** The little disc on a legal space. */
  mark(space: string): Mark {
    return { ...this.shapeOf(space), price: prayerOf(this.dealAt(space)) };
  }

  private shapeOf(space: string): Pick<Mark, "kind" | "text"> {
    const choices = this.bySpace.get(space) ?? [];
    const route = this.routeTo.get(space);
    const me = this.me ?? -1;
    const first = choices[0];
    if (first?.kind === "troop") return { kind: "corrupt", text: "" };
    if (first?.kind === "temple") return { kind: "site", text: String(this.view?.about?.sites?.[space]?.units ?? "") };
    const fights = this.view && this.view.seth?.corrupted == null && enemyOn(this.view, space, me) !== null;
    if (fights && (!first || ["step", "teleport", "place", "fight", "kill", "card"].includes(first.kind)))
      return { kind: "fight", text: "" };
    if (choices.some((choice) => HOSTILE.has(choice.kind))) return { kind: "fight", text: "" };
    if (!first && route) return this.teleports(route) ? TELEPORT : { kind: "step", text: String(route.steps) };
    if (choices.length > 1) return { kind: "choose", text: String(choices.length) };
    if (first?.kind === "place" || first?.kind === "priest" || first?.kind === "creature")
      return { kind: "plus", text: "+" };
    if (first?.kind === "city") return { kind: "none", text: "" };
    if (first?.kind === "step") return { kind: "step", text: "1" };
    return first?.kind === "teleport" ? TELEPORT : { kind: "choose", text: "" };
  }

  /** Whether a ready-made way goes through the obelisks somewhere. */
  teleports(route: Route): boolean {
    return route.choices.some((code) => this.teleportCodes.has(code));
  }

  point(space: string | null): void {
    this.pointed = space;
    if (space === null) return;
    const choices = this.bySpace.get(space) ?? [];
    const route = choices.length ? undefined : this.routeTo.get(space);
    explaining.show(
      {
        id: `space-${space}`,
        space,
        ...(choices.length === 1 && choices[0] ? { choice: choices[0] } : {}),
        ...(route && !selection.card ? { route } : {}),
      },
      this,
    );
  }

  leave(): void {
    this.pointed = null;
    if (this.held === null) explaining.hide(this);
  }

  /**
   * A click, or Enter, on a space. An attack cannot be taken back: the first press picks it, the button or a second
   * press begins it. With a finger the first tap only looks, whatever it is.
   */
  async pick(space: string, { look = false } = {}): Promise<void> {
    this.why = "";
    if (!this.prompt || this.busy) return this.point(space);
    const choices = this.bySpace.get(space) ?? [];
    const route = selection.card ? undefined : this.routeTo.get(space);
    if (!this.legal.has(space)) {
      this.held = null;
      this.point(space);
      return this.askWhy(space);
    }
    this.point(space);
    const binding = choices.length < 2 && ATTACKS.has(choices[0]?.kind ?? "step") && this.mark(space).kind === "fight";
    if ((look || binding) && this.held !== space) {
      this.held = space;
      sound.play("select");
      return;
    }
    if (choices.length === 1 && choices[0]) await this.choose(choices[0].code);
    else if (choices.length > 1) this.held = space;
    else if (route) await this.choose(...route.choices);
  }

  async choose(...codes: number[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.settle();
    try {
      const refused = await this.table.choose(...codes);
      // What a lesson does not wait for its coach answers.
      if (refused && refused.error !== "lesson") [this.why, this.refusedAt] = [refusalText(refused), null];
    } finally {
      this.busy = false;
    }
  }

  async undo(): Promise<void> {
    if (!this.table.canUndo || this.busy) return;
    this.busy = true;
    this.settle();
    try {
      const refused = await this.table.undo();
      if (refused) this.why = refusalText(refused);
      else sound.play("undo");
    } finally {
      this.busy = false;
    }
  }

  goOn(): void {
    const next = this.forward;
    if (next) void this.choose(next.code);
  }

  async askHint(): Promise<void> {
    if (!this.prompt || this.thinking) return;
    this.thinking = true;
    this.why = "";
    const about = this.prompt.id;
    try {
      const answer = await this.table.ask({ type: "hint" });
      if (this.prompt?.id !== about) return; // the question has changed while the bot thought
      // A refusal of advice bars nothing: it is said for a while and fades.
      if (answer.type === "refused") this.table.problem = { error: answer.error, reason: answer.reason };
      if (answer.type !== "hint") return;
      const known = this.prompt?.choices.find((each) => each.code === answer.choice);
      const sentence = known ? this.say(known) : answer.sentence;
      const steps = answer.plan;
      const way = known ? this.wayOf(known, steps) : [];
      this.hint = { sentence, way, steps, choice: known ? known.code : null, ...this.advice(answer) };
      sound.play("hint");
    } finally {
      this.thinking = false;
    }
  }

  /** Where on the map the hint happens: the choice itself and the steps that follow it. */
  private wayOf(choice: Choice, plan: PlannedChoice[]): string[] {
    const at = (each: { kind: string; fields: Choice["fields"] }): string[] => {
      const space = each.fields["space"];
      return typeof space === "string" && space in this.facts.spaces ? [space] : [];
    };
    const walks = (kind: string): boolean => kind === "from" || kind === "step" || kind === "teleport";
    const start = walks(choice.kind) && choice.kind !== "from" && this.moving ? [this.moving] : [];
    const follows = plan.findIndex((step) => !walks(step.kind) && step.kind !== "group");
    const steps = plan.slice(0, follows < 0 ? plan.length : follows).filter((step) => walks(step.kind));
    return [...start, ...at(choice), ...steps.flatMap(at)].filter((space, index, all) => space !== all[index - 1]);
  }

  /** The bot's plan and reasons in our words. */
  private advice(answer: HintAnswer): Pick<Hint, "plan" | "reasons"> {
    // That something comes to its end tells nothing.
    const plan = answer.plan.filter((step) => !FORWARD.includes(step.kind)).map((step) => fill(step.says, this.tell));
    const reasons = answer.reasons.map((reason) => fill(reason, this.tell));
    if (answer.chance !== null) reasons.push(t("hint-chance", { percent: Math.round(100 * answer.chance) }));
    return { plan, reasons };
  }

  /** Put everything down: the next question starts clean. */
  settle(): void {
    this.held = null;
    this.hint = null;
    this.group = null;
    this.party = null;
    this.why = "";
    selection.clear();
    explaining.hide(this);
  }

  /** Esc: one step back. */
  back(): void {
    if (this.moment) this.moment = null;
    else this.settle();
  }

  /** Show the table as it was after an event of the log. */
  async show(version: number, spaces: string[] = []): Promise<void> {
    const view = await this.viewAt(version);
    if (view) this.moment = { version, view, spaces };
  }

  /** What the viewer saw after an event; null if it cannot be had. */
  async viewAt(version: number): Promise<View | null> {
    const address = `/api/tables/${encodeURIComponent(this.table.id)}/moments/${version}`;
    const answer = await fetch(address, { headers: this.table.headers() }).catch(() => null);
    return answer?.ok ? ((await answer.json()) as { view: View }).view : null;
  }

  /** Whether this question is answered on the map, so that other spaces can say why not. */
  get isSpatial(): boolean {
    return this.bySpace.size > 0;
  }

  /** The choice of this kind at a space that does not offer it. */
  private codeAt(kind: string, space: string): number | null {
    if (kind === "card") return selection.card ? codeOf(this.facts, "card", selection.card, space) : null;
    if (kind === "attack") return codeOf(this.facts, "attack", space, 0);
    if (kind === "replace") return codeOf(this.facts, "replace", space, 0);
    if (kind !== "raise" && kind !== "build") return codeOf(this.facts, kind, space);
    return codeOf(this.facts, "raise", space, (this.view?.spaces[space]?.pyramid?.level ?? 0) + 1);
  }

  private async askWhy(space: string): Promise<void> {
    const prompt = this.prompt;
    const verb = [...this.bySpace.values()][0]?.[0]?.kind;
    if (!prompt || !verb || !this.isSpatial) return;
    if (this.reasonsOf !== prompt.id) {
      this.reasons.clear();
      this.reasonsOf = prompt.id;
    }
    const code = this.codeAt(verb, space);
    let reason = code === null ? "" : this.reasons.get(code);
    if (code !== null && reason === undefined) {
      reason = await whyNot(this.table, this.tell, code);
      this.reasons.set(code, reason);
    }
    sound.play("refused");
    if (this.prompt?.id === prompt.id) [this.why, this.refusedAt] = [reason || t("board-not-now"), space];
  }
}
