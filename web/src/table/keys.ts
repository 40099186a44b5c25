// The keyboard of the table (docs/look.md): one letter, one meaning. Keys never act while somebody writes.
export type Panel = "log" | "text" | "menu" | "orders" | "calls" | "chat" | "path" | "seats";

export interface Deeds {
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
export function deedOf(event: KeyboardEvent, deeds: Deeds): (() => void) | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target as HTMLElement | null;
  if (target?.closest?.("input, textarea, select, [contenteditable]")) return null;
  const plain: Record<string, () => void> = {
    u: deeds.undo,
    h: deeds.hint,
    e: deeds.forward,
    ".": deeds.nextLegal,
    m: deeds.mute,
    Escape: deeds.back,
    t: () => deeds.panel("text"),
    l: () => deeds.panel("log"),
    r: deeds.rerun,
    "?": deeds.rules,
  };
  if (/^[1-9]$/.test(event.key)) return () => deeds.units(Number(event.key));
  return plain[event.key] ?? plain[event.key.toLowerCase()] ?? null;
}
