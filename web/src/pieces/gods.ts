// The gods that seats serve: each has a colour, a badge and a name of its own.
import type { SeatInfo } from "@/server/messages";
import { t } from "@/text/text.svelte";

export type God = SeatInfo["god"];

/** In the order of the content's texts. */
export const GODS: readonly God[] = ["anubis", "bastet", "horus", "sobek", "wadjet"];

export const godName = (god: God): string => t(`god-${GODS.indexOf(god) + 1}`);
