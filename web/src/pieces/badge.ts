// The badge of a seat: shape and emblem of its god, so that it is told apart without colour. On a grid of 50 around
// 0/0.
import type { God } from "./gods";

export const SHAPE: Record<God, string> = {
  anubis: "M-16.5 18.5V-4A16.5 16.5 0 0 1 16.5-4V18.5Z",
  bastet: "M-19 0A19 19 0 1 0 19 0A19 19 0 1 0-19 0Z",
  horus: "M-19-17.5H19V2.5L0 21L-19 2.5Z",
  sobek: "M-11-18H11L21 0L11 18H-11L-21 0Z",
  wadjet: "M0-22.5C8-13 19-7 19 4A19 16.5 0 0 1-19 4C-19-7-8-13 0-22.5Z",
  seth: "M0-24L22 0L0 24L-22 0Z",
};
/** Left, top and width of the emblem. */
export const GLYPH: Record<God, [number, number, number]> = {
  anubis: [-13.5, -13.5, 28],
  bastet: [-13, -13, 26],
  horus: [-12.5, -14.5, 25],
  sobek: [-13.5, -13.5, 27],
  wadjet: [-13, -11.5, 26],
  seth: [-12, -12, 24],
};
