// What moves when the game moves, read from new events: tokens fly to the action board, tiles to their new owner,
// troops walk their way, and spaces where something was built, placed or lost light up. One after the other, not long.
import type { Facts, GameEvent } from "@/server/messages";
import { laidBy, type Laid } from "@/player/laid";

interface Timed {
  id: number;
  /** Milliseconds until it starts, and that it takes. */
  delay: number;
  time: number;
}
export interface Leg {
  to: string;
  jump: boolean;
}
/** A troop on its way, from space to space. */
export interface Walk extends Timed {
  kind: "walk";
  seat: number;
  units: number;
  /** Units by seat, where several owners walk together. */
  group: number[];
  from: string;
  legs: Leg[];
  /** It goes on where another walk ends, and is not seen before that. */
  follows: boolean;
}
/** Something that flies over the table: an action token to the board, a tile to who bought it. */
export type Flight = Timed &
  ({ kind: "token"; seat: number; laid: Omit<Laid, "when" | "isNow"> } | { kind: "tile"; seat: number; tile: string });
export interface Glow extends Timed {
  kind: "glow";
  space: string;
}
export type Motion = Walk | Flight | Glow;

/** Milliseconds of one step on the map. */
export const STEP = 260;
/** How long each kind takes, and after how long the next one may begin. */
const TOKEN = { time: 1100, gap: 450 };
const TILE = { time: 800, gap: 300 };
const GLOW = { time: 700, gap: 120 };
/** All of it together; what comes at once runs faster, and the oldest is left out when even that is too long. */
const MAX_TIME = 1500;
const FASTEST = 0.5;

const WALKING = new Set(["step", "teleport", "retreated", "escaped"]);
const GLOWING = new Set([
  ...["raised", "placed", "creature", "recalled", "destroyed", "sacrificed", "card", "priest", "priest_back"],
  ...["temple", "captured", "corrupted", "creature_card"],
]);

/** What is still to be timed: the motion and the room that it takes before the next one. */
type Step = { gap: number } & Motion;

/** Motions of these events at a multiple of the usual speed. What the viewer does needs no flight: they did it. */
export function motionsOf(events: GameEvent[], facts: Facts, viewer: number | null, tempo = 1, firstId = 1): Motion[] {
  const steps: Step[] = [];
  for (const event of events) {
    const last = steps[steps.length - 1];
    const leg = legOf(event);
    if (leg) {
      if (last?.kind === "walk" && isSameTroop(last, leg)) extend(last, leg);
      else {
        const follows = steps.some((each) => each.kind === "walk" && endOf(each) === leg.from);
        steps.push({ ...walk(leg), follows });
      }
      continue;
    }
    const seat = event.fields["seat"];
    const laid = laidBy(event, facts);
    if (laid && laid.seat !== viewer) steps.push({ id: 0, delay: 0, kind: "token", seat: laid.seat, laid, ...TOKEN });
    if (seat === viewer || typeof seat !== "number") continue;
    const { tile, space } = event.fields;
    if (event.kind === "bought" && typeof tile === "string")
      steps.push({ id: 0, delay: 0, kind: "tile", seat, tile, ...TILE });
    if (!GLOWING.has(event.kind) || typeof space !== "string") continue;
    if (last?.kind !== "glow" || last.space !== space) steps.push({ id: 0, delay: 0, kind: "glow", space, ...GLOW });
  }
  return timed(steps, tempo, firstId);
}

function timed(steps: Step[], tempo: number, firstId: number): Motion[] {
  const whole = (some: Step[]): number => some.reduce((sum, each) => sum + each.gap, 0);
  const rush = Math.min(1, Math.max(FASTEST, MAX_TIME / (whole(steps) || 1))) / tempo;
  const first = steps.findIndex((_, at) => whole(steps.slice(at)) * rush * tempo <= MAX_TIME);
  let delay = 0;
  return steps.slice(Math.max(0, first)).map(({ gap, ...motion }, at) => {
    const found = { ...motion, id: firstId + at, delay, time: motion.time * rush };
    delay += gap * rush;
    return found;
  });
}

interface OneLeg extends Leg {
  seat: number;
  from: string;
  units: number;
  group: number[];
}

function legOf(event: GameEvent): OneLeg | null {
  const { seat, from, to, units, group } = event.fields;
  if (!WALKING.has(event.kind) || typeof seat !== "number" || typeof from !== "string" || typeof to !== "string")
    return null;
  const jump = event.kind === "teleport";
  return { seat, from, to, jump, units: Number(units ?? 0), group: Array.isArray(group) ? group : [] };
}

const walk = ({ seat, from, to, jump, units, group }: OneLeg): Walk & { gap: number } => ({
  ...{ id: 0, delay: 0, time: STEP - 20, gap: STEP, kind: "walk", follows: false },
  ...{ seat, from, units, group, legs: [{ to, jump }] },
});

const endOf = (walk: Walk): string => walk.legs[walk.legs.length - 1]!.to;

/** A teleport also tells its step: that is no leg of its own. */
const isToldTwice = (walk: Walk, leg: OneLeg): boolean =>
  walk.legs[walk.legs.length - 1]!.jump && endOf(walk) === leg.to && startOfLast(walk) === leg.from;
const startOfLast = (walk: Walk): string => walk.legs[walk.legs.length - 2]?.to ?? walk.from;

const isSameTroop = (walk: Walk, leg: OneLeg): boolean =>
  walk.seat === leg.seat && (isToldTwice(walk, leg) || (endOf(walk) === leg.from && walk.units === leg.units));

function extend(walk: Step & Walk, leg: OneLeg): void {
  if (isToldTwice(walk, leg)) {
    walk.group = leg.group;
    return;
  }
  walk.legs.push({ to: leg.to, jump: leg.jump });
  walk.gap += STEP;
  walk.time += STEP;
}
