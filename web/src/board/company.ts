// How a troop stands on the map: men in ranks as in reliefs, its creature behind them, priests and captives at the
// left, its numbers on plates. Places on the grid of pieces, feet of the nearest man on 0/0.
import ranks from "../../art/painted/ranks.json";
import type { God } from "@/pieces/gods";
import type { Point } from "./layout";
import type { Standing } from "./standing";

export interface Man {
  /** The symbol that draws him. */
  figure: string;
  x: number;
  y: number;
  /** Every second man is painted lighter, so that contours stay apart. */
  light: boolean;
}
/** A number: the sum on a round plate, an owner's part on a square one in the colour of its god. */
export interface Plate {
  x: number;
  y: number;
  text: string;
  god: God | null;
  /** The viewer has units here. */
  own: boolean;
}
export interface Company {
  /** The furthest first: who is nearer is painted later. */
  men: Man[];
  priests: Point[];
  beast: Point | null;
  plates: Plate[];
  /** How far it reaches to each side and up. */
  left: number;
  right: number;
  top: number;
}
interface Wishes {
  godOf: (seat: number) => God;
  /** A garrison between the walls of its city shows three men; the number says how many there are. */
  garrison?: boolean;
  narrow?: boolean;
  /** On an upright map plates are larger, for a phone: files of several owners stand further apart. */
  tall?: boolean;
  /** Blades are out: the creature stands behind its men. */
  clash?: boolean;
  me?: number | null;
}

const RANKS = ranks as unknown as Record<string, Point[]>;
const GARRISON = 3;
/** Between two men of a file, and between two owners. */
const [STEP, FILE] = [15, 28];
/** From the middle of the men to their creature. */
const BEAST = 40;

const placesOf = (units: number): Point[] => RANKS[units > 6 ? "more" : String(units)] ?? [];

export function companyOf(troop: Standing, wishes: Wishes): Company {
  const men = troop.stones.length > 1 ? files(troop, wishes) : rank(troop, wishes);
  const [first, last] = [Math.min(0, ...men.map((man) => man.x)), Math.max(0, ...men.map((man) => man.x))];
  const company: Company = { men, priests: [], beast: null, plates: [], left: first - 14, right: last + 22, top: 66 };
  for (let number = 0; number < Math.min(troop.priests, 2); number++)
    company.priests.push([first - 18 - number * 15, 3]);
  company.left -= company.priests.length * 16;
  if (troop.creature) withBeast(company, men.length ? (first + last) / 2 : null, wishes.clash ?? false);
  company.plates = plates(troop, wishes, last);
  return company;
}

/** One owner: ranks of up to three lines; captives stand nearest. */
function rank(troop: Standing, { godOf, garrison = false }: Wishes): Man[] {
  const stone = troop.stones[0];
  if (!stone || !stone.units) return [];
  const places = placesOf(garrison ? Math.min(GARRISON, stone.units) : stone.units);
  const free = places.length - Math.min(stone.captured.length, places.length);
  const inLine = new Map<number, number>();
  return places.map(([x, y], number) => {
    const at = inLine.get(y) ?? 0;
    inLine.set(y, at + 1);
    const god = godOf(stone.seat);
    // Only the leader of each line shows his weapon: all of them are noise.
    const figure = number < free ? `${at ? "man" : "sol"}-${god}` : captive(godOf(stone.captured[number - free]!));
    return { figure, x, y, light: at % 2 === 1 };
  });
}

const captive = (god: God): string => `sol-${god}-captive`;

/** Several owners: a file each, beside each other. */
function files(troop: Standing, wishes: Wishes): Man[] {
  return fileOf(troop, wishes).flatMap(({ seat, captured, men, x }) =>
    Array.from({ length: men }, (_, number) => ({
      figure:
        number === men - 1 && captured.length
          ? captive(wishes.godOf(captured[0]!))
          : `${number ? "man" : "sol"}-${wishes.godOf(seat)}`,
      x: x + (men - 1 - number) * STEP,
      y: 0,
      light: number % 2 === 1,
    })),
  );
}

/** Owners from right to left with the men they show and where their nearest one stands. */
function fileOf(
  troop: Standing,
  { narrow = false, tall = false, garrison = false }: Wishes,
): (Standing["stones"][number] & { men: number; x: number })[] {
  const owners = troop.stones.length;
  const most = Math.max(1, (owners > 3 || garrison ? 1 : 5 - owners) - Number(narrow));
  const gap = narrow && !tall ? FILE - 4 : tall ? FILE + 6 : FILE;
  let x = 0;
  const placed = troop.stones.map((stone) => {
    const men = Math.min(most, stone.units);
    const file = { ...stone, men, x };
    x += (men - 1) * STEP + gap;
    return file;
  });
  const middle = (x - gap) / 2;
  return placed.map((file) => ({ ...file, x: file.x - middle })).reverse();
}

function withBeast(company: Company, middle: number | null, clash: boolean): void {
  const x = middle === null ? 0 : middle + (clash ? -BEAST - 8 : BEAST);
  company.beast = [x, middle === null ? 0 : -8];
  company.left = Math.min(company.left, x - 44);
  company.right = Math.max(company.right, x + 52);
  company.top = 94;
}

function plates(troop: Standing, wishes: Wishes, last: number): Plate[] {
  const me = wishes.me ?? null;
  if (!troop.units) return [];
  const alone = troop.stones.length < 2;
  const sum = { x: last + 13, y: -1, text: String(troop.units), god: null };
  if (alone) return [{ ...sum, own: troop.side === "alliance" && troop.stones[0]!.seat === me }];
  const parts = fileOf(troop, wishes)
    .reverse()
    .map(({ seat, units, men, x }) => ({
      x: x + ((men - 1) * STEP) / 2,
      y: 6,
      text: String(units),
      god: wishes.godOf(seat),
      own: seat === me,
    }));
  return [...parts, { ...sum, x: last + 26, own: false }];
}

/** The same troop looking left: two sides of a battle face each other. */
export function mirrored(company: Company): Company {
  const turn = ([x, y]: Point): Point => [-x, y];
  return {
    ...company,
    men: company.men.map((man) => ({ ...man, x: -man.x })),
    priests: company.priests.map(turn),
    beast: company.beast && turn(company.beast),
    plates: company.plates.map((plate) => ({ ...plate, x: -plate.x })),
    left: -company.right,
    right: -company.left,
  };
}
