// Two sides instead of seats: with Seth a game is won by him, or by all members together.
import { t } from "@/text/text.svelte";

interface Ended {
  seth?: unknown;
  winner: number | null;
}

/** The side that won, by its name; nothing without Seth or before the end. */
export const winnerOf = ({ seth, winner }: Ended): string | null =>
  seth && winner !== null ? t(winner === 0 ? "side-seth" : "side-alliance") : null;

/** Has this seat won, alone or with its side? */
export const hasWon = ({ seth, winner }: Ended, seat: number): boolean =>
  winner !== null && (seth ? (seat === 0) === (winner === 0) : winner === seat);
