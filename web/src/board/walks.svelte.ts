// Troops that walk: events of a new state become short walks on the map, one after the other, never blocking anything.
import { mine } from "@/page/mine.svelte";
import type { GameEvent } from "@/server/messages";

export interface Walk {
  id: number;
  seat: number;
  units: number;
  /** Units by seat, where several owners walk together. */
  group: number[];
  from: string;
  to: string;
  jump: boolean;
  /** Milliseconds until it starts, and that it takes. */
  delay: number;
  time: number;
}

const STEP = 260;
const PAUSE = 20;
const MOST = 1500;

const WALKING = new Set(["step", "teleport", "retreated", "escaped"]);

/** The walks among new events, so many times as fast as usual; the last ones if there are too many to show in time. */
export function walksOf(events: GameEvent[], firstId = 1, tempo = 1): Walk[] {
  const steps: Walk[] = [];
  for (const event of events) {
    const { seat, from, to } = event.fields;
    if (!WALKING.has(event.kind) || typeof seat !== "number" || typeof from !== "string" || typeof to !== "string")
      continue;
    const last = steps[steps.length - 1];
    // A teleport also tells its step.
    if (last && last.jump && last.seat === seat && last.from === from && last.to === to) continue;
    steps.push({
      id: firstId + steps.length,
      seat,
      units: Number(event.fields["units"] ?? 0),
      group: Array.isArray(event.fields["group"]) ? event.fields["group"] : [],
      from,
      to,
      jump: event.kind === "teleport",
      delay: 0,
      time: (STEP - PAUSE) / tempo,
    });
  }
  const shown = steps.slice(-Math.floor(MOST / STEP));
  return shown.map((walk, at) => ({ ...walk, delay: (at * STEP) / tempo }));
}

export class Walks {
  now = $state.raw<Walk[]>([]);
  private version = -1;
  private next = 1;

  /** Called with every state; starts what has happened since the last one. */
  take(events: GameEvent[], version: number): void {
    const from = this.version;
    this.version = version;
    if (from < 0 || version <= from) return;
    this.show(
      events.filter((event) => event.version > from),
      mine.tempo,
    );
  }

  /** Lets the troops of these events walk; at a tempo of 0 nothing moves. */
  show(events: GameEvent[], tempo: number): void {
    const started = tempo ? walksOf(events, this.next, tempo) : [];
    if (!started.length) return;
    this.next += started.length;
    this.now = started;
    const last = started[started.length - 1]!;
    setTimeout(
      () => {
        if (this.now === started) this.now = [];
      },
      last.delay + last.time + 3 * PAUSE,
    );
  }
}
