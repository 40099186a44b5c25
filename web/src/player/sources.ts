// Where victory points come from, with the icon of each source.
import type { Points } from "@/server/messages";

export const SOURCES: readonly [Exclude<keyof Points, "total">, string][] = [
  ["battle", "strength"],
  ["temporary", "temple"],
  ["two_temples", "obelisk"],
  ["sanctuary", "sanctuary"],
  ["tiles", "token"],
  ["creatures", "sphinx"],
  ["path", "priest"],
  ["daggers", "damage"],
];
