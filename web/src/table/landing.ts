// Where something that flies starts and lands: the parts of the table say by attributes what they are.
import { TIP } from "@/player/laid";
import { SETH } from "@/seth/members";
import type { Flight } from "./motions";

const isSeen = (element: Element): boolean => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== "hidden";
};
const first = (...selectors: string[]): Element | null => {
  for (const selector of selectors)
    for (const found of document.querySelectorAll(selector)) if (isSeen(found)) return found;
  return null;
};

export function startOf(flight: Flight): Element | null {
  if (flight.kind === "tile") return first(`[data-tile="${flight.tile}"]`);
  return first(`[data-tokens="${flight.seat}"]`, `[data-panel="${flight.seat}"]`);
}

/** A token lands on the board of its seat if that is open, else in its seat's panel: never on somebody else's board. */
export function endOf(flight: Flight, withSeth: boolean): Element | null {
  if (flight.kind === "tile") return first(`[data-panel="${flight.seat}"]`);
  const { space } = flight.laid;
  const tab = "[data-tab='actions']";
  if (withSeth && flight.seat === SETH)
    return first(`[data-seth-action="${space === TIP ? "goldTip" : space}"]`, "[data-tab='seth']", tab);
  return first(`[data-board="${flight.seat}"] [data-action="${space}"]`, `[data-panel="${flight.seat}"]`, tab);
}
