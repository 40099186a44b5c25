// How much the chips of a panel can tell about tiles in the room that there is.

/** Each tile by name, by its picture or by its level; or one chip for all tiles of a colour. */
export type Detail = "words" | "faces" | "levels" | "schools";

export interface Room {
  width: number;
  height: number;
  /** How much larger than usual letters are. */
  letters: number;
}
const GAP = 3;
/** Widths in pixels, rather a little too much: the frame of a named chip, a letter in it, and the other chips. */
const FRAME = 26;
const LETTER = 6.5;
const FACE = 40;
const LEVEL = 18;
const OTHER = 20;

/** How many rows chips of these widths take. */
function rowsOf(widths: number[], width: number): number {
  let rows = 1;
  let used = 0;
  for (const each of widths) {
    if (used && used + each > width) [rows, used] = [rows + 1, 0];
    used += each + GAP;
  }
  return rows;
}

/** The most that all tiles can tell, with so many things beside them; `height` is that of a chip with a picture. */
export function detailIn(room: Room, names: string[], others: number, height: number, most: Detail): Detail {
  const fits = (chip: number, widths: number[]): boolean => {
    const all = [...widths, ...Array<number>(others).fill(OTHER)].map((each) => each * room.letters);
    return rowsOf(all, room.width) <= Math.max(1, Math.floor((room.height + GAP) / (chip + GAP)));
  };
  const words = names.map((name) => FRAME + LETTER * name.length);
  if (most === "words" && fits(18, words)) return "words";
  if (fits(height, Array<number>(names.length).fill(FACE))) return "faces";
  return fits(18, Array<number>(names.length).fill(LEVEL)) ? "levels" : "schools";
}
