// How a replay is looked at: through whose eyes, and what a key does.
import type { Replay } from "./replay.svelte";
import type { Eyes } from "@/server/api";

/**
 * The eyes that the address asks for. While a game runs they are one's own; afterwards everything is seen, except by a
 * link to a moment that names no eyes.
 */
export function eyesAsked(search: string, { over, moment }: { over: boolean; moment: boolean }): Eyes {
  const asked = new URLSearchParams(search).get("as") ?? "";
  if (!over) return "";
  if (asked === "all" || /^[0-5]$/.test(asked)) return asked as Eyes;
  return asked || moment ? "" : "all";
}

/** What a key does here, or null: typing, walking on the map and pressing a button are left alone. */
export function keyOf(replay: Replay, event: KeyboardEvent): (() => unknown) | null {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (target.closest("select, input:not([type=range]), [data-space]")) return null;
  const keys: Record<string, () => unknown> = {
    ArrowRight: () => (event.shiftKey ? replay.turn(1) : replay.step(1)),
    ArrowLeft: () => (event.shiftKey ? replay.turn(-1) : replay.step(-1)),
    Home: () => replay.go(0),
    End: () => replay.go(replay.last),
    b: () => replay.battle(1),
    B: () => replay.battle(-1),
  };
  if (event.key === " ") return target.closest("button, a, summary") ? null : () => replay.toggle();
  return keys[event.key] ?? null;
}
