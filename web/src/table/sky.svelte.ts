// The sky over the map: night while the steps of a Night run, dawn when a Day begins, an eclipse with Seth. The map
// alone changes; what is asked and answered around it keeps its light.
import { mine } from "@/page/mine.svelte";
import type { GameEvent, View } from "@/server/messages";

export type Mood = "day" | "night" | "dawn" | "eclipse";

/** Milliseconds at the usual speed for which a Night, or an eclipse, that is over at once is seen all the same. */
const SEEN = 2400;
const DAWN = 1400;
/** Where nothing moves each is one still picture. */
const STILL = 1100;

/** What the phase of a game looks like. */
export function moodOf(view: Pick<View, "phase"> | null): Mood {
  if (view?.phase === "night" || view?.phase === "end-of-day") return "night";
  return view?.phase === "eclipse" ? "eclipse" : "day";
}

/** What has happened while nobody was asked. */
export function passed(events: GameEvent[]): Mood | null {
  if (events.some((event) => event.kind === "night")) return "night";
  return events.some((event) => event.kind === "step_of_day" && event.fields["step_kind"] === "eclipse")
    ? "eclipse"
    : null;
}

export class Sky {
  private passing = $state<Mood | null>(null);
  private version = -1;
  private timer = 0;

  constructor(private readonly view: () => View | null) {}

  /** The sky of now: what just passed is seen first. */
  get mood(): Mood {
    return this.passing ?? moodOf(this.view());
  }

  /** Called with every state. */
  take(events: GameEvent[], version: number): void {
    const from = this.version;
    this.version = version;
    if (from < 0 || version <= from) return;
    const found = passed(events.filter((event) => event.version > from));
    if (!found) return;
    this.show(found, SEEN, () => (found === "night" ? this.show("dawn", DAWN, () => this.clear()) : this.clear()));
  }

  clear(): void {
    clearTimeout(this.timer);
    this.passing = null;
  }

  private show(mood: Mood, time: number, then: () => void): void {
    clearTimeout(this.timer);
    this.passing = mood;
    this.timer = window.setTimeout(then, mine.tempo ? time / mine.tempo : STILL);
  }
}
