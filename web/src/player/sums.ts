// What a seat's tiles add up to, and which of their names a panel has room for.
import { signed, type Face } from "@/pieces/faces";
import type { TileFacts } from "@/server/messages";

export interface Sum {
  /** Of the message `player-sum-...`. */
  key: string;
  face: Face;
  /** The tiles it comes from. */
  tiles: string[];
}
/** Message, picture and the modifiers that are added up, in the order in which one asks about an opponent. */
const SUMS: [string, Omit<Face, "figure">, string[], number?][] = [
  ["attack", { icon: "strength", when: "battle" }, ["strength", "strength_attacking"]],
  ["defence", { icon: "strength", when: "wall" }, ["strength", "strength_defending"]],
  ["damage", { icon: "damage" }, ["damage"]],
  ["protection", { icon: "protection" }, ["protection"]],
  ["move", { icon: "movement" }, ["move"]],
  ["initiative", { icon: "unit", when: "battle" }, ["initiative"], -1],
  ["night", { icon: "prayer", when: "night" }, ["night_prayer"]],
  ["pray", { icon: "pray" }, ["pray"]],
];

/** Strength that counts on both sides is one sum. */
export function sumsOf(tiles: TileFacts[]): Sum[] {
  const found = SUMS.flatMap(([key, face, modifiers, sign = 1]) => {
    const giving = tiles.filter((tile) => modifiers.some((name) => tile.modifiers[name]));
    const total = giving.reduce(
      (sum, tile) => sum + modifiers.reduce((part, name) => part + (tile.modifiers[name] ?? 0), 0),
      0,
    );
    return total
      ? [{ key, face: { ...face, figure: signed(sign * total) }, tiles: giving.map((tile) => tile.id) }]
      : [];
  });
  const [attack, defence] = ["attack", "defence"].map((key) => found.find((sum) => sum.key === key));
  if (!attack || !defence || attack.tiles.join() !== defence.tiles.join()) return found;
  const both = { ...attack, key: "strength", face: { icon: "strength", figure: attack.face.figure } };
  return [both, ...found.filter((sum) => sum !== attack && sum !== defence)];
}

/** Widths in pixels, rather a little too much: a letter, the square before a name, and "+12 more". */
const [LETTER, SQUARE, GAP, MORE] = [6.4, 13, 7, 58];

/** Which of these names fit into this many rows of this width, as many as possible; what is left over is counted. */
export function namesThatFit(names: string[], width: number, rows: number, letters = 1): number[] {
  const all = filled(names, width, rows, letters);
  if (all.length === names.length) return all;
  return filled(names, width, rows, letters, MORE);
}

/** How many rows all names take. */
export function rowsFor(names: string[], width: number, letters = 1): number {
  let rows = 1;
  while (rows < names.length && filled(names, width, rows, letters).length < names.length) rows += 1;
  return names.length ? rows : 0;
}

/** Name after name; a long one that finds no room lets shorter ones pass. The last row keeps `more` free. */
function filled(names: string[], width: number, rows: number, letters: number, more = 0): number[] {
  const found: number[] = [];
  let [row, used] = [1, 0];
  const room = (): number => width - (row === rows && more ? letters * more + GAP : 0);
  for (const [at, name] of names.entries()) {
    const wide = letters * (SQUARE + LETTER * name.length);
    if (used && used + wide > room() && row < rows) [row, used] = [row + 1, 0];
    if (row > rows || (used && used + wide > room())) continue;
    if (!used && more && row === rows && wide > room()) continue;
    found.push(at);
    used += wide + GAP;
  }
  return found;
}
