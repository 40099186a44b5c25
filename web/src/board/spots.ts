// Where discs and plates go on the map so that none covers a number or another disc.
import type { Mark } from "@/table/play.svelte";
import type { Point } from "./layout";

/** Of some places the first with so much room to every number, else the one furthest from them. */
export function freeSpot(wished: [Point, ...Point[]], numbers: Point[], room: number): Point {
  const free = ([x, y]: Point): number => Math.min(room, ...numbers.map(([toX, toY]) => Math.hypot(x - toX, y - toY)));
  return wished.reduce((best, each) => (free(each) > free(best) ? each : best));
}

/** Left, top, right, bottom. */
export type Box = [number, number, number, number];
/** The tag with a price stands at this side of its disc. */
export type Side = "right" | "above" | "below" | "left";
const SIDES: Side[] = ["right", "above", "below", "left"];
/** Half of a disc with its edge, and of a tag's height. */
const [DISC, TAG] = [18.5, 13.5];
const AIR = 3;

/** Half the width of a tag: the sign of the obelisks, the figure and the sign of prayer. */
export const tagHalf = (mark: Mark): number =>
  8 + (mark.kind === "teleport" ? 9 : 0) + (mark.price ? 10 + 4.5 * mark.price.length : 0);

/** From the middle of a disc to that of its tag. */
export function tagAt(mark: Mark, side: Side): Point {
  if (mark.kind === "teleport") return [0, 0];
  const aside = 13 + tagHalf(mark);
  return { right: [aside, 0], left: [-aside, 0], above: [0, -26], below: [0, 26] }[side] as Point;
}

/** What a sign covers, on its own grid. */
function boxesOf(mark: Mark, side: Side): Box[] {
  const [x, y] = tagAt(mark, side);
  const half = tagHalf(mark) + 1.5;
  const tag: Box = [x - half, y - TAG, x + half, y + TAG];
  if (mark.kind === "teleport") return [tag];
  const disc: Box = [-DISC, -DISC, DISC, DISC];
  return mark.price ? [disc, tag] : [disc];
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one[2], other[2]) - Math.max(one[0], other[0]) + AIR) *
  Math.max(0, Math.min(one[3], other[3]) - Math.max(one[1], other[1]) + AIR);

const covering = (boxes: Box[], others: Box[]): number =>
  boxes.reduce((sum, box) => sum + others.reduce((part, other) => part + overlap(box, other), 0), 0);
/** A figure may be covered rather than a number. */
const FIGURE = 0.08;

export interface Wanted {
  space: string;
  mark: Mark;
  spots: [Point, ...Point[]];
}
export interface Spot {
  x: number;
  y: number;
  side: Side;
}

/** One sign after the other takes its first place that covers nothing, else the one that covers least. */
export function placeMarks(
  wanted: Wanted[],
  numbers: Box[],
  figures: Box[],
  scale: number,
  { width, height }: { width: number; height: number },
): Map<string, Spot> {
  const taken = [...numbers];
  const found = new Map<string, Spot>();
  for (const { space, mark, spots } of wanted) {
    const sides = mark.price && mark.kind !== "teleport" ? SIDES : SIDES.slice(0, 1);
    let best: Spot | null = null;
    let bestBoxes: Box[] = [];
    let least = Infinity;
    for (const [wishX, wishY] of spots)
      for (const side of sides) {
        if (!least) continue;
        const boxes = boxesOf(mark, side).map((box) => box.map((each) => each * scale) as Box);
        // The whole sign stays on the map.
        const inside = (wish: number, low: number, high: number, most: number): number =>
          Math.min(Math.max(wish, AIR - low), most - AIR - high);
        const edge = (at: 0 | 1 | 2 | 3, pick: (...values: number[]) => number): number =>
          pick(...boxes.map((box) => box[at]));
        const x = inside(wishX, edge(0, Math.min), edge(2, Math.max), width);
        const y = inside(wishY, edge(1, Math.min), edge(3, Math.max), height);
        const moved = boxes.map((box): Box => [box[0] + x, box[1] + y, box[2] + x, box[3] + y]);
        const covered = covering(moved, taken) + FIGURE * covering(moved, figures);
        if (covered < least) [best, bestBoxes, least] = [{ x, y, side }, moved, covered];
      }
    if (best) found.set(space, best);
    taken.push(...bestBoxes);
  }
  return found;
}
