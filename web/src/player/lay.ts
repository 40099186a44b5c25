// Laying an action token: what would be wasted asks once; a finger looks first, as it does on the map.
import { selection } from "@/table/selection.svelte";
import type { Table } from "@/table/table";
import type { Choice } from "@/server/messages";

export const isFinger = (event: MouseEvent): boolean => (event as PointerEvent).pointerType === "touch";

/** True when the token lies; false when a second press is needed. */
export async function layToken(table: Table, choice: Choice, finger: boolean): Promise<boolean> {
  if ((choice.idle || finger) && selection.token !== choice) {
    selection.token = choice;
    return false;
  }
  selection.token = null;
  await table.choose(choice.code);
  return true;
}
