// The keyboard of the table (docs/look.md): one letter, one meaning. Keys never act while somebody writes.
export type Panel = "log" | "text" | "menu" | "orders" | "calls" | "chat" | "path" | "seats";

export interface KeyActions {
  undo: () => void;
  hint: () => void;
  forward: () => void;
  nextLegal: () => void;
  back: () => void;
  mute: () => void;
  units: (count: number) => void;
  panel: (panel: Panel) => void;
  rules: () => void;
  rerun: () => void;
}

export const KEYS: [string, string][] = [
  ["Tab", "keys-tab"],
  ["← ↑ → ↓", "keys-arrows"],
  ["Enter", "keys-enter"],
  ["Esc", "keys-esc"],
  [".", "keys-next"],
  ["1–9", "keys-units"],
  ["u", "keys-undo"],
  ["h", "keys-hint"],
  ["e", "keys-end"],
  ["t", "keys-text"],
  ["l", "keys-log"],
  ["r", "keys-rerun"],
  ["m", "keys-mute"],
  ["+ −", "keys-zoom"],
  ["?", "keys-help"],
];

/** What a key means, or null; modifiers leave everything to the browser. */
export function actionOf(event: KeyboardEvent, actions: KeyActions): (() => void) | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target as HTMLElement | null;
  if (target?.closest?.("input, textarea, select, [contenteditable]")) return null;
  const plain: Record<string, () => void> = {
    u: actions.undo,
    h: actions.hint,
    e: actions.forward,
    ".": actions.nextLegal,
    m: actions.mute,
    Escape: actions.back,
    t: () => actions.panel("text"),
    l: () => actions.panel("log"),
    r: actions.rerun,
    "?": actions.rules,
  };
  if (/^[1-9]$/.test(event.key)) return () => actions.units(Number(event.key));
  return plain[event.key] ?? plain[event.key.toLowerCase()] ?? null;
}
