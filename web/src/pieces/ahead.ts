// Arrow keys in a picture: which of the things around lies that way.
export interface Point {
  x: number;
  y: number;
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Whatever is less far along the arrow stands beside, not ahead. */
const LEAST = 8;

export const isArrow = (key: string): boolean => key in WAYS;

/** The nearest point ahead of another; what lies aside counts `aside` times. Null where nothing is ahead. */
export function ahead<T extends Point>(key: string, from: Point, points: readonly T[], aside: number): T | null {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  let best: T | null = null;
  let nearest = Infinity;
  for (const point of points) {
    const along = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const far = along + aside * Math.abs((point.x - from.x) * dy + (point.y - from.y) * dx);
    if (along > LEAST && far < nearest) [best, nearest] = [point, far];
  }
  return best;
}

/** Arrow keys walk from one of these to the next, as they lie on the screen, rather along a row than across. */
export const walkAhead =
  (selector: string) =>
  (event: KeyboardEvent): void => {
    const from = event.target as HTMLElement;
    if (!isArrow(event.key) || !from.matches(selector)) return;
    const middle = (each: HTMLElement): Point & { each: HTMLElement } => {
      const { left, width, top, height } = each.getBoundingClientRect();
      return { each, x: left + width / 2, y: top + height / 2 };
    };
    const all = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(selector)];
    event.preventDefault();
    event.stopPropagation();
    ahead(event.key, middle(from), all.map(middle), 3)?.each.focus();
  };
