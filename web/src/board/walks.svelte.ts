// Troops that walk: events of a new state become short walks on the map, one after the other, never blocking anything.
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
  delay: number;
}

const STEP = 260;
const MOST = 1500;

const WALKING = new Set(["step", "teleport", "retreated", "escaped"]);

/** The walks among new events; the last ones if there are too many to show in time. */
export function walksOf(events: GameEvent[], firstId = 1): Walk[] {
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
    });
  }
  const shown = steps.slice(-Math.floor(MOST / STEP));
  return shown.map((walk, at) => ({ ...walk, delay: at * STEP }));
}

export class Walks {
  now = $state.raw<Walk[]>([]);
  private version = -1;
  private next = 1;

  /** Called with every state; starts what has happened since the last one. */
  take(events: GameEvent[], version: number): void {
    const from = this.version;
    this.version = version;
    if (from < 0 || version <= from || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const started = walksOf(
      events.filter((event) => event.version > from),
      this.next,
    );
    if (!started.length) return;
    this.next += started.length;
    this.now = started;
    const last = started[started.length - 1]!;
    setTimeout(
      () => {
        if (this.now === started) this.now = [];
      },
      last.delay + STEP + 40,
    );
  }
}
