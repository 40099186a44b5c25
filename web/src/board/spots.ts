// Where discs and plates go on the map so that none covers a number.
import type { Point } from "./layout";

/** Of some places the first with so much room to every number, else the one furthest from them. */
export function freeSpot(wished: [Point, ...Point[]], numbers: Point[], room: number): Point {
  const free = ([x, y]: Point): number => Math.min(room, ...numbers.map(([toX, toY]) => Math.hypot(x - toX, y - toY)));
  return wished.reduce((best, each) => (free(each) > free(best) ? each : best));
}
