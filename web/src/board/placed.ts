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
  return here.map((troop, number) => {
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
}
