// What this browser knows about its solver: a rating, days in a row, and which puzzles were tried. Nobody else sees it.
import type { PuzzleHead } from "@/server/messages";

export interface Trainer {
  rating: number;
  /** How many days in a row the puzzle of the day was solved, and the last of them. */
  days: number;
  last: string;
  /** Tried puzzles, the latest last: a second try does not count. */
  tried: string[];
  /** What the next ones shall be about; all themes if empty. */
  theme: PuzzleHead["theme"] | "";
}

export const THEMES: PuzzleHead["theme"][] = ["point", "stop", "temple", "battle", "tile"];

const KEPT = "kemet.puzzles";
const BEGINNER = 1200;
const WEIGHT = 32;
const MAX_TRIED = 1000;
/** So much farther away seems a puzzle about the same as the last one. */
const AGAIN = 100;
const DAY = 86_400_000;

export function kept(): Trainer {
  const fresh: Trainer = { rating: BEGINNER, days: 0, last: "", tried: [], theme: "" };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Trainer>) };
  } catch {
    return fresh;
  }
}

export function keep(trainer: Trainer): void {
  localStorage.setItem(KEPT, JSON.stringify(trainer));
}

/** After the first try at a puzzle: solved without a mistake, or not. */
export function rated(trainer: Trainer, puzzle: PuzzleHead, solved: boolean): Trainer {
  if (trainer.tried.at(-1) === puzzle.id) return trainer;
  const others = trainer.tried.filter((id) => id !== puzzle.id);
  if (others.length < trainer.tried.length) return { ...trainer, tried: [...others, puzzle.id] };
  const expected = 1 / (1 + 10 ** ((puzzle.rating - trainer.rating) / 400));
  const rating = Math.round(trainer.rating + WEIGHT * ((solved ? 1 : 0) - expected));
  return { ...trainer, rating, tried: [...trainer.tried, puzzle.id].slice(-MAX_TRIED) };
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The puzzle of the day was solved. */
export function dayWon(trainer: Trainer, now = Date.now()): Trainer {
  const today = dayOf(now);
  if (trainer.last === today) return trainer;
  return { ...trainer, last: today, days: trainer.last === dayOf(now - DAY) ? trainer.days + 1 : 1 };
}

/** Days in a row, if today or yesterday was one of them. */
export function streak(trainer: Trainer, now = Date.now()): number {
  return [dayOf(now), dayOf(now - DAY)].includes(trainer.last) ? trainer.days : 0;
}

/** The puzzle that fits best: new, of the wanted theme or of another than now, and about as hard as the solver is good;
 * once all are tried, the one that was tried longest ago. */
export function following(trainer: Trainer, all: PuzzleHead[], now: string): PuzzleHead | null {
  const { rating, theme, tried } = trainer;
  const about = all.find(({ id }) => id === now)?.theme;
  const others = all.filter((each) => each.id !== now && (!theme || each.theme === theme));
  const fresh = others.filter(({ id }) => !tried.includes(id));
  const far = (each: PuzzleHead): number =>
    Math.abs(each.rating - rating) + (!theme && each.theme === about ? AGAIN : 0);
  const nearest = (from: PuzzleHead[], by: (each: PuzzleHead) => number): PuzzleHead | null =>
    from.length ? from.reduce((best, each) => (by(each) < by(best) ? each : best)) : null;
  return nearest(fresh, far) ?? nearest(others, ({ id }) => tried.indexOf(id));
}
