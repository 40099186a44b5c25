// Who sits where: god, name, and how a seat is spoken of by this viewer.
import type { Table } from "@/table/table";
import type { Telling } from "@/text/things";
import { t } from "@/text/text.svelte";
import type { Facts, SeatInfo } from "@/server/messages";
import { godName, godOfSeat, type God } from "@/pieces/gods";

export function viewerOf(table: Table): number | null {
  return table.view ? table.view.viewer : table.seat;
}

export function godOf(table: Table, seat: number): God {
  return table.info?.seats.find((each) => each.seat === seat)?.god ?? godOfSeat(seat, Boolean(table.view?.seth));
}

/** A bot that nobody gave a name is called by its god, in the language of the moment; everybody else by their name. */
export function seatName(seat: Pick<SeatInfo, "kind" | "name" | "god" | "bot">): string {
  const unnamed = !seat.name || (seat.kind === "bot" && seat.name.toLowerCase() === `${seat.god} (${seat.bot})`);
  return unnamed ? godName(seat.god) : seat.name;
}

/** The player's name, the same for every viewer. */
export function plainName(table: Table, seat: number): string {
  const here = table.info?.seats.find((each) => each.seat === seat);
  return here ? seatName(here) : godName(godOf(table, seat));
}

/** "You" for the viewer, else the player's name. */
export function nameOf(table: Table, seat: number): string {
  return seat === viewerOf(table) ? t("parts-you") : plainName(table, seat);
}

/** Somebody else sits there, no bot. */
export const isSomebodyElse = (table: Table, seat: number): boolean =>
  seat !== viewerOf(table) && table.info?.seats.find((each) => each.seat === seat)?.kind === "human";

/** Whether somebody has given up this seat: a bot plays it to the end. */
export const hasResigned = (table: Table, seat: number | null): boolean =>
  seat !== null && Boolean(table.info?.seats.find((each) => each.seat === seat)?.resigned);

/** Played to its end, or ended because too few people were left. */
export const isOver = (table: Table): boolean => table.view?.phase === "over" || table.info?.status === "over";

/** Whether the game ends when this seat gives up: nobody else is left, or at a rated table only one. */
export function endsWithout(table: Table, seat: number): boolean {
  const others = table.info?.seats.filter((each) => each.seat !== seat && each.kind === "human" && !each.resigned);
  return (others?.length ?? 0) <= (table.info?.rated ? 1 : 0);
}

export type Absence = "" | "player-gave-up" | "player-resigned" | "player-away" | "player-lost";

/** In words, so that nobody waits for who is not there: they gave up, a bot plays on for them, or they lost the line.
 * Once a game is over nobody waits any more; who gave up stays to be seen. */
export function absenceOf(table: Table, seat: number): Absence {
  const here = table.info?.seats.find((each) => each.seat === seat);
  if (here?.kind !== "human") return "";
  if (table.info?.status === "over") return here.resigned ? "player-gave-up" : "";
  if (here.resigned) return "player-resigned";
  if (seat === viewerOf(table)) return "";
  if (here.away) return "player-away";
  return here.connected ? "" : "player-lost";
}

/** How seats and spaces are called at this table, for sentences. */
export function tellingOf(table: Table, facts: Facts | null): Telling {
  return {
    name: (seat) => plainName(table, seat),
    cityOf: (city) => {
      const owner = table.view?.seats.find((each) => each.city === city);
      return owner ? godName(godOf(table, owner.seat)) : null;
    },
    facts,
  };
}
