// Where the troops of a space stand on the map, and how large they are drawn.
import type { Layout } from "./layout";
import { standingOn, trayOf, type Standing } from "./standing";
import type { View } from "@/server/messages";

export interface Placed extends Standing {
  key: string;
  space: string;
  x: number;
  y: number;
  scale: number;
  /** Half its width on the map. */
  half: number;
  /** Where blades stand between this troop and the one to its left. */
  clash: number | null;
}

/** Room that a troop takes to each side of its place, on the grid of pieces. */
const reach = (troop: Standing, narrow: boolean): number =>
  troop.stones.length > 1 ? trayOf(troop.stones.length, narrow).width / 2 : 24;

/** Two troops on one space (a battle) stand side by side; a tray of two rows hangs from the troop's place. */
export function placed(
  view: Pick<View, "spaces"> & { seth?: unknown },
  layout: Layout,
  space: string,
  tall: boolean,
): Placed[] {
  const at = layout.spaces[space];
  if (!at) return [];
  const narrow = at.narrow ?? false;
  const here = standingOn(view, space);
  const troops = here.map((troop, number) => {
    const rows = trayOf(troop.stones.length, narrow).rows.length;
    // On an upright map stones would be too small to read.
    const larger = troop.stones.length > 1 && tall ? 1.2 : 1;
    const scale = layout.pieceScale * (rows > 1 ? 0.92 : 0.98) * larger;
    const wide = reach(troop, narrow);
    const gap = troop.side ? 22 : 10;
    const aside = here.length > 1 ? (number ? 1 : -1) * (wide + gap / 2) * layout.pieceScale : 0;
    const half = wide * scale;
    return {
      ...troop,
      key: `${troop.side ?? troop.stones[0]?.seat} ${space}`,
      space,
      // A tray on a space at the edge keeps to the map.
      x: Math.min(Math.max(at.troop[0] + aside, half + 8), layout.width - half - 8),
      y: at.troop[1] + 15 * (rows - 1) * layout.pieceScale,
      scale,
      half,
      clash: troop.side && number ? at.troop[0] : null,
    };
  });
  const [left, right] = troops;
  if (left && right) faceEachOther(left, right, layout);
  return troops;
}

/** At the edge of the map one of two gives way to the other; blades stand between them, over nobody's number. */
function faceEachOther(left: Placed, right: Placed, layout: Layout): void {
  const gap = (right.side ? 22 : 10) * layout.pieceScale;
  const between = left.half + right.half + gap;
  if (left.x <= layout.width / 2) right.x = Math.max(right.x, left.x + between);
  else left.x = Math.min(left.x, right.x - between);
  if (right.clash !== null) right.clash = (left.x + left.half + right.x - right.half) / 2;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a troop covers of the map: its stones, the disc with the sum, and the plate of its creature. */
function boxOf(troop: Placed, narrow: boolean): Box {
  const { x, y, scale } = troop;
  const tray = troop.stones.length > 1 ? trayOf(troop.stones.length, narrow) : { width: 48, height: 48 };
  const [across, down] = [(tray.width / 2) * scale, (tray.height / 2) * scale];
  const [plate, disc] = [(troop.creature ? 10 : 0) * scale, 9 * scale];
  return { left: x - across - plate, top: y - down - plate, right: x + across + disc, bottom: y + down + disc };
}

/** How often all pairs are looked at: who gave way to one may have come upon another. */
const ROUNDS = 4;

/**
 * Trays of neighbouring spaces give way to each other, so that every owner and every sum is seen. Districts keep their
 * places, and so does a battle.
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
  const narrow = (troop: Placed): boolean => layout.spaces[troop.space]?.narrow ?? false;
  const [a, b] = [boxOf(one, narrow(one)), boxOf(other, narrow(other))];
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (across <= 0 || down <= 0) return;
  const axis = across <= down ? "x" : "y";
  const step = (Math.min(across, down) / 2) * (one[axis] <= other[axis] ? 1 : -1);
  const most = axis === "x" ? layout.width : layout.height;
  for (const [troop, by] of [
    [one, -step],
    [other, step],
  ] as const) {
    const edge = troop.half + 8;
    troop[axis] = Math.min(Math.max(troop[axis] + by, edge), most - edge);
  }
}
