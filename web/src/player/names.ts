// Who sits where: god, name, and how a seat is spoken of by this viewer.
import type { LiveTable } from "@/table/live.svelte";
import type { Asked, Telling } from "@/text/sentences";
import { t } from "@/text/text.svelte";
import type { Facts, SeatInfo } from "@/server/messages";
import { godName, GODS, type God } from "@/pieces/gods";

export function viewerOf(live: LiveTable): number | null {
  return live.view ? live.view.viewer : live.seat;
}

export function godOf(live: LiveTable, seat: number): God {
  return live.info?.seats.find((each) => each.seat === seat)?.god ?? GODS[seat] ?? "anubis";
}

/** A bot that nobody gave a name is called by its god, in the language of the moment; everybody else by their name. */
export function seatName(seat: Pick<SeatInfo, "kind" | "name" | "god" | "bot">): string {
  const unnamed = !seat.name || (seat.kind === "bot" && seat.name.toLowerCase() === `${seat.god} (${seat.bot})`);
  return unnamed ? godName(seat.god) : seat.name;
}

/** The player's name, whoever looks. */
export function plainName(live: LiveTable, seat: number): string {
  const here = live.info?.seats.find((each) => each.seat === seat);
  return here ? seatName(here) : godName(godOf(live, seat));
}

/** "You" for the viewer, else the player's name. */
export function nameOf(live: LiveTable, seat: number): string {
  return seat === viewerOf(live) ? t("parts-you") : plainName(live, seat);
}

/** How seats and spaces are called at this table, for sentences. */
export function tellingOf(live: LiveTable, facts: Facts): Telling {
  return {
    name: (seat) => plainName(live, seat),
    cityOf: (city) => {
      const owner = live.view?.seats.find((each) => each.city === city);
      return owner ? godName(godOf(live, owner.seat)) : null;
    },
    facts,
  };
}

export function askedOf(live: LiveTable, facts: Facts): Asked | null {
  const seat = viewerOf(live);
  if (!live.view || seat === null) return null;
  return {
    ...tellingOf(live, facts),
    view: live.view,
    seat,
    question: live.prompt?.question ?? live.view.question,
    facts,
  };
}
