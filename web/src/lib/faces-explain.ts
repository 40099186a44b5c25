// Pieces explain themselves by the table's one explain card; this turns what faces.ts knows into what that card shows.
import type { Action } from "svelte/action";
import { explain as show, type Explained } from "./explain.svelte";
import type { Explanation } from "./faces";

function explained(what: Explanation | null): Explained | null {
  if (!what) return null;
  const found: Explained = { title: what.name, text: [what.text, what.note].filter(Boolean).join(" · ") };
  if (what.rule) found.rule = what.rule;
  if (what.choice) found.choice = what.choice;
  return found;
}

export const explain: Action<Element, Explanation | null> = (node, what) => {
  const shown = show(node, explained(what));
  return { update: (next) => shown.update(explained(next)), destroy: shown.destroy };
};
