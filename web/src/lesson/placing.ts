// Where a card that explains stands: beside what it speaks of, never over it.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
const GAP = 14;
const EDGE = 8;

/** How much of the first lies under the second, in pixels squared. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Is the first inside the second, but for a hair? */
export const within = (one: Box, other: Box): boolean => overlap(one, other) >= 0.98 * one.width * one.height;

/** Boxes that overlap become one around both. */
export function joined(boxes: Box[]): Box[] {
  const apart: Box[] = [];
  for (let box of boxes) {
    for (let at = apart.length - 1; at >= 0; at -= 1) {
      const other = apart[at]!;
      if (!overlap(box, other)) continue;
      apart.splice(at, 1);
      const left = Math.min(box.left, other.left);
      const top = Math.min(box.top, other.top);
      const right = Math.max(box.left + box.width, other.left + other.width);
      const low = Math.max(box.top + box.height, other.top + other.height);
      box = { left, top, width: right - left, height: low - top };
    }
    apart.push(box);
  }
  return apart;
}

const centre = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/**
 * The best place for a card of this size on a page of that size. What is spoken of stays free, `busy` places (where
 * one decides) as far as they can; then the nearest place is the best.
 */
export function placed(size: { width: number; height: number }, page: Box, spoken: Box[], busy: Box[]): Box {
  const right = page.width - size.width - EDGE;
  const low = page.height - size.height - EDGE;
  const rows = [EDGE, 54, (page.height - size.height) / 2, low];
  const columns = [EDGE, (page.width - size.width) / 2, right];
  for (const box of spoken) {
    columns.push(box.left - size.width - GAP, box.left + box.width + GAP, box.left, box.left + box.width - size.width);
    rows.push(box.top - size.height - GAP, box.top + box.height + GAP, box.top, box.top + box.height - size.height);
  }
  for (const box of busy) {
    columns.push(box.left - size.width - GAP);
    rows.push(box.top - size.height - GAP);
  }
  const inside = (value: number, most: number): number => Math.min(Math.max(value, EDGE), Math.max(most, EDGE));
  const all = [...new Set(columns.map((x) => inside(x, right)))].flatMap((left) =>
    [...new Set(rows.map((y) => inside(y, low)))].map((top) => ({ left, top, ...size })),
  );
  const cost = (box: Box): number => {
    const hidden = spoken.reduce((sum, each) => sum + overlap(box, each), 0);
    const inTheWay = busy.reduce((sum, each) => sum + overlap(box, each), 0);
    const [x, y] = centre(box);
    const away = spoken.map((each) => {
      const [targetX, targetY] = centre(each);
      return Math.hypot(x - targetX, y - targetY);
    });
    const off = Math.hypot(x - page.width / 2, y - page.height / 2);
    return hidden * 100 + inTheWay * 4 + Math.max(...away, spoken.length ? 0 : off);
  };
  return all.toSorted((one, other) => cost(one) - cost(other))[0] ?? { left: EDGE, top: EDGE, ...size };
}
