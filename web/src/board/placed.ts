// Where the troops of a space stand on the map, and how large they are drawn.
import type { God } from "@/pieces/gods";
import type { View } from "@/server/messages";
import { companyOf, mirrored, type Company } from "./company";
import type { Layout } from "./layout";
import { standingOn, type Standing } from "./standing";

export interface Placed extends Standing {
  key: string;
  space: string;
  company: Company;
  /** Where its feet stand. */
  x: number;
  y: number;
  scale: number;
  /** It looks left, at the other side of a battle. */
  turned: boolean;
  /** Where blades stand between this troop and the one to its left. */
  clash: number | null;
}
/** How troops are seen: by whose gods, by whom, on which form of the map. */
export interface Sight {
  godOf: (seat: number) => God;
  me?: number | null;
  tall: boolean;
}

/** Room between two troops of a battle, on the grid of pieces; blades need more. */
const [GAP, BLADES] = [8, 26];
const EDGE = 8;
const SEEN = 0.55;
/** Several owners need their plates beside each other: they are drawn no smaller. */
const LEAST = 0.84;

/** Two troops on one space (a battle) stand side by side and face each other. */
export function placed(
  view: Pick<View, "spaces"> & { seth?: unknown },
  layout: Layout,
  space: string,
  sight: Sight,
): Placed[] {
  const at = layout.spaces[space];
  if (!at) return [];
  const here = standingOn(view, space);
  const clash = here.length > 1;
  const troops = here.map((troop, number) => {
    const mixed = troop.stones.length > 1;
    const [x, y, room] = troop.creature || mixed ? at.beast : [...at.troop, at.size];
    const size = mixed ? Math.max(room, Math.min(at.size, LEAST)) : room;
    const narrow = at.narrow ?? false;
    const company = companyOf(troop, { ...sight, narrow, clash, garrison: at.city !== undefined });
    return {
      ...troop,
      key: `${troop.side ?? troop.stones[0]?.seat} ${space}`,
      space,
      company: clash && number ? mirrored(company) : company,
      x,
      y,
      scale: layout.pieceScale * size * (clash ? 0.86 : 1),
      turned: clash && number > 0,
      clash: null,
    } as Placed;
  });
  const [left, right] = troops;
  if (left && right) faceEachOther(left, right, at.troop[0]);
  for (const troop of troops) keepInside(troop, layout);
  if (left && right) spread(left, right, layout);
  return troops;
}

const gapOf = (troop: Placed): number => (troop.side ? BLADES : GAP) * troop.scale;

function faceEachOther(left: Placed, right: Placed, middle: number): void {
  const gap = gapOf(right);
  left.x = middle - gap / 2 - left.company.right * left.scale;
  right.x = middle + gap / 2 - right.company.left * right.scale;
  right.y = left.y;
}

function keepInside(troop: Placed, layout: Layout): void {
  const { company, scale } = troop;
  const [least, most] = [EDGE - company.left * scale, layout.width - EDGE - company.right * scale];
  troop.x = Math.min(Math.max(troop.x, least), most);
}

/** At the edge of the map one of two gives way to the other; blades stand between them, over nobody's number. */
function spread(left: Placed, right: Placed, layout: Layout): void {
  const between = left.company.right * left.scale + gapOf(right) - right.company.left * right.scale;
  if (left.x <= layout.width / 2) right.x = Math.max(right.x, left.x + between);
  else left.x = Math.min(left.x, right.x - between);
  if (right.side)
    right.clash = (left.x + left.company.right * left.scale + right.x + right.company.left * right.scale) / 2;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What of a troop must stay in sight: heads of who stands nearer may reach before its feet. */
export function boxOf({ company, x, y, scale }: Placed): Box {
  return {
    left: x + company.left * scale,
    top: y - SEEN * company.top * scale,
    right: x + company.right * scale,
    bottom: y + 12 * scale,
  };
}

/** How often all pairs are looked at: who gave way to one may have come upon another. */
const ROUNDS = 12;

/**
 * Troops of several owners on neighbouring spaces give way to each other, so that every owner and every sum is seen.
 * Districts keep their places, and so does a battle.
 */
export function apart(troops: Placed[], layout: Layout): Placed[] {
  const moved = troops.map((troop) => ({ ...troop }));
  const free = moved.filter(
    (one) => !layout.spaces[one.space]?.city && moved.every((other) => other === one || other.space !== one.space),
  );
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, one] of free.entries())
      for (const other of free.slice(at + 1))
        if (one.stones.length > 1 || other.stones.length > 1) part(one, other, layout);
  return moved;
}

function part(one: Placed, other: Placed, layout: Layout): void {
  const [a, b] = [boxOf(one), boxOf(other)];
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (across <= 0 || down <= 0) return;
  const axis = across <= down ? "x" : "y";
  const step = (Math.min(across, down) / 2) * (one[axis] <= other[axis] ? 1 : -1);
  for (const [troop, by] of [
    [one, -step],
    [other, step],
  ] as const) {
    troop[axis] += by;
    keepInside(troop, layout);
    troop.y = Math.min(Math.max(troop.y, troop.company.top * troop.scale), layout.height - 20);
  }
}
