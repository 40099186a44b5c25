// The gods that seats serve: each has a colour, a badge and a name of its own.
import type { SeatInfo } from "@/server/messages";
import { t } from "@/text/text.svelte";

export type God = SeatInfo["god"];

/** Those that people choose among, in the order of the content's texts; Seth has his own seat. */
export const GODS: readonly God[] = ["anubis", "bastet", "horus", "sobek", "wadjet"];

export const godName = (god: God): string => t(god === "seth" ? "side-seth" : `god-${GODS.indexOf(god) + 1}`);

/** The god of a seat where nobody chose: with Seth the first seat is his. */
export const godOfSeat = (seat: number, seth: boolean): God =>
  seth && seat === 0 ? "seth" : (GODS[seat - Number(seth)] ?? "anubis");
