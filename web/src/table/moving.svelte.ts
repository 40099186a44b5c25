// What moves at this moment. It starts what new states tell, one batch after the other, and forgets what has come to
// rest.
import { mine } from "@/page/mine.svelte";
import type { Facts, GameEvent } from "@/server/messages";
import { motionsOf, type Flight, type Glow, type Motion, type Walk } from "./motions";

/** A viewer further behind than this, in milliseconds, sees the newest at once. */
const LATE = 1500;

export class Moving {
  private now = $state.raw<Motion[]>([]);
  readonly walks: Walk[] = $derived(this.now.filter((each) => each.kind === "walk"));
  readonly flights: Flight[] = $derived(this.now.filter((each) => each.kind === "token" || each.kind === "tile"));
  readonly glows: Glow[] = $derived(this.now.filter((each) => each.kind === "glow"));
  private version = -1;
  private next = 1;
  /** When the batches under way have had their turn. */
  private busy = 0;

  constructor(
    private readonly facts: Facts,
    private readonly viewer: () => number | null,
  ) {}

  /** Called with every state; starts what has happened since the last one. */
  take(events: GameEvent[], version: number): void {
    const from = this.version;
    this.version = version;
    if (version < from) this.stop();
    if (from < 0 || version <= from) return;
    this.show(
      events.filter((event) => event.version > from),
      mine.tempo,
    );
  }

  /** Shows these events; at a tempo of 0 nothing moves. */
  show(events: GameEvent[], tempo: number): void {
    const started = tempo ? motionsOf(events, this.facts, this.viewer(), tempo, this.next) : [];
    if (!started.length) return;
    this.next += started.length;
    const time = performance.now();
    if (this.busy - time > LATE) this.stop();
    const wait = Math.max(0, this.busy - time);
    const waiting = started.map((each) => ({ ...each, delay: each.delay + wait }));
    this.now = [...this.now, ...waiting];
    this.busy = time + Math.max(...waiting.map((each) => each.delay + (each.kind === "walk" ? each.time : 0)));
    for (const each of waiting) setTimeout(() => this.rest(each), each.delay + each.time + 40);
  }

  /** Everything is where it belongs at once. */
  stop(): void {
    this.now = [];
    this.busy = 0;
  }

  private rest(motion: Motion): void {
    this.now = this.now.filter((each) => each !== motion);
  }
}
