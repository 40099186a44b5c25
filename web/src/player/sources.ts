// Where victory points come from, with the icon of each source.
import type { Points } from "@/server/messages";

export const SOURCES: readonly [Exclude<keyof Points, "total">, string][] = [
  ["battle", "battle"],
  ["temporary", "temp-victory"],
  ["two_temples", "two-temples"],
  ["sanctuary", "sanctuary"],
  ["tiles", "tile"],
  ["creatures", "sphinx"],
  ["path", "priest"],
  ["daggers", "object"],
];
