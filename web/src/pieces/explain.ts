// Pieces explain themselves by the table's one explain card; this turns what faces.ts knows into what that card shows.
import type { Action } from "svelte/action";
import { explain as show, type Explained } from "@/pieces/explaining.svelte";
import type { Explanation } from "./faces";

/** An explanation, or how to find it: a market of tiles is not put into words each time something moves. */
export type Explains = Explanation | null | (() => Explanation);

export function explained(what: Explains): Explained | null {
  if (typeof what === "function") return told(what);
  return what && told(() => what);
}

/** Put together only when it is looked at. */
function told(find: () => Explanation): Explained {
  let known: Explanation | null = null;
  const found = (): Explanation => (known ??= find());
  return {
    get title() {
      return found().name;
    },
    get text() {
      return [found().text, found().note].filter(Boolean).join(" · ");
    },
    get rule() {
      return found().rule;
    },
    get unchecked() {
      return found().unchecked;
    },
    get choice() {
      return found().choice;
    },
    get deal() {
      return found().deal;
    },
  } as Explained;
}

export const explain: Action<Element, Explains> = (node, what) => {
  const shown = show(node, explained(what));
  return { update: (next) => shown.update(explained(next)), destroy: shown.destroy };
};
