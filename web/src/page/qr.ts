// A QR code (ISO/IEC 18004) of any text up to some hundred letters: bytes, level M, the smallest size that fits and the
// mask with the fewest confusing patterns. Made in the browser: the key of a second factor goes nowhere else.

/** By version from 1: codewords of correction in each block, and the number of blocks (level M). */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of modules: true is dark. */
export type Modules = boolean[][];

export function qrCode(text: string): Modules {
  const bytes = [...new TextEncoder().encode(text)];
  const version = CORRECTION.findIndex((_, at) => bytes.length <= room(at + 1)) + 1;
  if (!version) throw new RangeError("too long for a QR code");
  const bits = interleaved(padded(bytes, version), version).flatMap((byte) => bitsOf(byte, 8));
  const drawn = MASKS.map((mask, number) => draw(version, bits, mask, number));
  return drawn.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (value >>> (count - 1 - at)) & 1);

// --- What is said ---------------------------------------------------------------------------------------------------

/** Modules that are free for data and correction, in bytes. */
function codewords(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const aligned = Math.floor(version / 7) + 2;
    modules -= (25 * aligned - 10) * aligned - 55;
    if (version >= 7) modules -= 36;
  }
  return modules >> 3;
}

const dataCodewords = (version: number): number => codewords(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);
const room = (version: number): number => dataCodewords(version) - (version < 10 ? 2 : 3);

function padded(bytes: number[], version: number): number[] {
  const told = [...bitsOf(bytes.length, lengthBits(version)), ...bytes.flatMap((byte) => bitsOf(byte, 8))];
  const bits = [0, 1, 0, 0, ...told, 0, 0, 0, 0]; // four for "bytes follow", four for the end: whole bytes again
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) words.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let fill = 0xec; words.length < dataCodewords(version); fill ^= 0xec ^ 0x11) words.push(fill);
  return words;
}

function interleaved(data: number[], version: number): number[] {
  const [blocks, correction] = [BLOCKS[version - 1]!, CORRECTION[version - 1]!];
  const all = codewords(version);
  const short = Math.floor(all / blocks) - correction;
  const shorts = blocks - (all % blocks);
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, at) => {
    const to = from + short + (at < shorts ? 0 : 1);
    const part = data.slice(from, to);
    from = to;
    return part;
  });
  const across = (rows: number[][]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) =>
      rows.flatMap((row) => (at < row.length ? [row[at]!] : [])),
    ).flat();
  return [...across(parts), ...across(parts.map((part) => remainder(part, divisor(correction))))];
}

/** The product of two numbers of the field with 256 elements, by the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((b >>> bit) & 1) * a);
  return product;
}

function divisor(degree: number): number[] {
  const result: number[] = [...Array<number>(degree - 1).fill(0), 1];
  for (let round = 0, root = 1; round < degree; round++, root = times(root, 2))
    for (let at = 0; at < degree; at++) result[at] = times(result[at]!, root) ^ (result[at + 1] ?? 0);
  return result;
}

function remainder(data: number[], by: number[]): number[] {
  const left = by.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ left.shift()!;
    left.push(0);
    by.forEach((each, at) => (left[at]! ^= times(each, factor)));
  }
  return left;
}

// --- How it is drawn ------------------------------------------------------------------------------------------------

function draw(version: number, bits: number[], mask: (x: number, y: number) => boolean, number: number): Modules {
  const size = version * 4 + 17;
  const dark: Modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const taken: Modules = dark.map((row) => [...row]);
  const set = (x: number, y: number, is: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = is;
    taken[y]![x] = true;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [left, top] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let y = -4; y <= 4; y++)
      for (let x = -4; x <= 4; x++) {
        const ring = Math.max(Math.abs(x), Math.abs(y));
        set(left + x, top + y, ring !== 2 && ring !== 4);
      }
  const places = aligned(version);
  const last = places.length - 1;
  places.forEach((left, i) =>
    places.forEach((top, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let y = -2; y <= 2; y++)
        for (let x = -2; x <= 2; x++) set(left + x, top + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }),
  );
  drawFormat(set, size, number);
  if (version >= 7) drawVersion(set, size, version);
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (!taken[y]![x]) dark[y]![x] = (bits[next++] === 1) !== mask(x, y);
      }
  }
  return dark;
}

/** Where small squares help a camera to follow the rows. */
function aligned(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const rest = Array.from({ length: count - 1 }, (_, at) => version * 4 + 10 - at * step);
  return [6, ...rest.reverse()];
}

/** A number with the remainder that lets it be read though some of it is lost. */
function guarded(value: number, by: number, length: number): number {
  let left = value;
  for (let at = 0; at < length; at++) left = (left << 1) ^ ((left >>> (length - 1)) * by);
  return (value << length) | left;
}

type Set = (x: number, y: number, is: boolean) => void;

function drawFormat(set: Set, size: number, mask: number): void {
  const level = 0; // M
  const bits = guarded((level << 3) | mask, 0x537, 10) ^ 0x5412;
  const bit = (at: number): boolean => ((bits >>> at) & 1) === 1;
  for (let at = 0; at < 15; at++) {
    const along = at < 6 ? at : at < 8 ? at + 1 : size - 15 + at;
    set(8, along, bit(at));
    set(at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at, 8, bit(at));
  }
  set(8, size - 8, true);
}

function drawVersion(set: Set, size: number, version: number): void {
  const bits = guarded(version, 0x1f25, 12);
  for (let at = 0; at < 18; at++) {
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)];
    set(far, near, ((bits >>> at) & 1) === 1);
    set(near, far, ((bits >>> at) & 1) === 1);
  }
}

/** What would confuse a camera: long runs, blocks, what looks like a corner, too much of one colour. */
function penalty(dark: Modules): number {
  const size = dark.length;
  const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x]!))].map((line) =>
    line.map((is) => (is ? "1" : "0")).join(""),
  );
  let sum = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const is = dark[y]![x];
      if (is === dark[y]![x - 1] && is === dark[y - 1]![x] && is === dark[y - 1]![x - 1]) sum += 3;
    }
  const share = dark.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(share * 20 - 10));
}

/** The dark modules as one path, a unit each. */
export const pathOf = (modules: Modules): string =>
  modules.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
