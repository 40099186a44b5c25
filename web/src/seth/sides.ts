// Two sides instead of seats: with Seth a game is won by him, or by all members together.
import { t } from "@/text/text.svelte";
import type { View } from "@/server/messages";
import { SETH } from "./members";

interface Ended {
  seth?: unknown;
  winner: number | null;
}

/** The side that won, as a sentence about it begins; nothing without Seth or before the end. */
export const winnerOf = ({ seth, winner }: Ended): string | null =>
  seth && winner !== null ? t(winner === 0 ? "side-seth" : "winner-alliance") : null;

/** Has this seat won, alone or with its side? */
export const hasWon = ({ seth, winner }: Ended, seat: number): boolean =>
  winner !== null && (seth ? (seat === 0) === (winner === 0) : winner === seat);

/** The sides that are one point, or one objective, from victory (S-WIN-01, S-WIN-03). */
export function nearVictory({ seth, seats, target }: View): ("alliance" | "seth")[] {
  if (!seth) return [];
  const open =
    Number(!seth.temple_objective) +
    Number(!seth.ceremony_objective) +
    Math.max(0, seth.alliance_target - seth.alliance_points);
  const his = seats[SETH]?.points.total ?? 0;
  return [...(open === 1 ? (["alliance"] as const) : []), ...(his >= target - 1 ? (["seth"] as const) : [])];
}
