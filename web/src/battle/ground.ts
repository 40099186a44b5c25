// What a battle is painted with: the building that is fought for, and where the men of an army stand.
import type { Facts, View } from "@/server/messages";

/** A painted piece and where it stands in a picture of 1366 × 560. */
export interface Standing {
  id: string;
  x: number;
  y: number;
  scale: number;
}

const MIDDLE = 683;
const FOOT = 424; // of a building, just before the horizon
const TEMPLES = [2, 3, 5]; // painted for these incomes

/** Buildings stand on the middle of their drawing, `below` above their foot. */
function building(id: string, scale: number, below: number, x = MIDDLE): Standing {
  return { id, x, y: FOOT - below * scale, scale };
}

/** What stands behind the scale: temple, sanctuary, obelisks, the pyramid of a district; open desert has nothing. */
export function behind(facts: Facts, view: View | null, space: string): Standing[] {
  const here = facts.spaces[space];
  const pyramid = view?.spaces[space]?.pyramid;
  if (pyramid) return [building(`pyr-${pyramid.colour}-${pyramid.level}`, 4.6, 10)];
  if (here?.kind === "sanctuary") return [building("pl-sanctuary", 3.4, 27)];
  if (here?.kind === "temple") {
    const painted = TEMPLES.findLast((income) => income <= here.income) ?? TEMPLES[0];
    return [building(`pl-temple-${painted}`, 3.2, 27)];
  }
  if (here?.obelisk) return [-150, 150].map((aside) => building("pl-obelisk", 2.9, 26, MIDDLE + aside));
  return [];
}

/** Units of a drawing from man to man, and from line to line. */
const STEP = 38;
const LINE = { across: 17, up: 15 };
const MAN = { left: 24, right: 32, top: 78, below: 6 };
/** From this many on they stand in two lines, then in three. */
const LINES = [5, 9];

/** Men before their foe at the right, the leader nearest to him; who stands nearer is painted later. */
export interface Formation {
  men: { place: number; x: number; y: number }[];
  left: number;
  top: number;
  width: number;
  height: number;
}

export function formation(units: number): Formation {
  const lines = 1 + LINES.filter((least) => units >= least).length;
  const men = Array.from({ length: units }, (_, place) => {
    const line = place % lines;
    return { place, x: -Math.floor(place / lines) * STEP - line * LINE.across, y: -line * LINE.up };
  });
  const left = Math.min(0, ...men.map((man) => man.x)) - MAN.left;
  const top = Math.min(0, ...men.map((man) => man.y)) - MAN.top;
  men.sort((one, other) => one.y - other.y || other.x - one.x);
  return { men, left, top, width: MAN.right - left, height: MAN.below - top };
}
