// The map's drawing: which file, where things stand on it, and which way an arrow key leads.
import layouts from "../../art/board/layout.json";
import layoutsOfSeth from "../../art/board/layout-seth.json";
import type { Choice, Facts, View } from "@/server/messages";
import { plainLayout } from "./plain";

export type Point = [number, number];
/** Where feet stand, and how large figures are there. */
export type Stand = [x: number, y: number, size: number];
export interface Place {
  anchor: Point;
  /** The feet of a troop, and of a troop with its creature. */
  troop: Point;
  size: number;
  beast: Stand;
  /** The base of a pyramid. */
  pyramid?: Point;
  kind: string;
  city?: string;
  /** Where a sacred temple is built. */
  sacred?: Point;
  /** Three owners do not lie beside each other here. */
  narrow?: boolean;
}
export interface Layout {
  width: number;
  height: number;
  pieceScale: number;
  spaces: Record<string, Place>;
  cities: Record<string, { centre: Point; radius: number }>;
  /** The one pyramid of Seth, on the point where his districts meet. */
  violet?: Point;
}

interface RawPlace {
  kind?: string;
  city?: string;
  anchor?: number[];
  troop?: number[];
  beast?: number[];
  pyramid?: number[];
  centre?: number[];
  radius?: number;
  sacred?: number[];
  narrow?: boolean;
}
interface RawLayout {
  width: number;
  height: number;
  pieceScale: number;
  spaces: Record<string, RawPlace>;
  pyramid?: { at: number[] };
}

const point = (pair: number[] | undefined): Point => [pair?.[0] ?? 0, pair?.[1] ?? 0];

/** Men between the walls of a city are smaller. */
const GARRISON = 0.72;

/** A place with its feet: districts and plain maps have one for all. */
export function standing(
  place: { troop: Point; kind: string },
  troop = 1,
  beast?: Stand,
): Pick<Place, "size" | "beast"> {
  const size = place.kind === "district" ? GARRISON : troop;
  return { size, beast: beast ?? [...place.troop, size] };
}

const drawn: Record<string, RawLayout> = {
  ...layouts,
  ...Object.fromEntries(Object.entries(layoutsOfSeth).map(([map, each]) => [`seth-${map}`, each as RawLayout])),
};

/**
 * The drawing of a board: its own ("4p-temple" is the drawing "4-temple"), else the usual one for this many players.
 * Boards of Seth are called by his members. A board of a content pack with other spaces has none.
 */
export function mapOf({ board, spaces }: Pick<Facts, "board" | "spaces">, players: number): string | null {
  const own = board.replace(/^(\d+)p/, "$1");
  const map = own in drawn ? own : board.startsWith("seth") ? `seth-${players - 1}` : String(players);
  const shown = Object.keys(drawn[map]?.spaces ?? {}).filter((id) => !id.startsWith("city-"));
  const wanted = Object.keys(spaces);
  // A picture without a game names no spaces.
  const fits = !wanted.length || (wanted.length === shown.length && wanted.every((id) => shown.includes(id)));
  return fits ? map : null;
}

/** Where everything stands at a table: on its drawing, or on the plain map of its board. */
export function layoutOf(
  facts: Pick<Facts, "board" | "spaces"> & Partial<Pick<Facts, "seth">>,
  players: number,
  tall: boolean,
): Layout {
  const map = mapOf(facts, players);
  return map === null ? plainLayout(facts, tall) : layoutFor(map, tall);
}

/** Where everything stands on a map that is drawn. */
export function layoutFor(map: string, tall: boolean): Layout {
  const raw = drawn[`${map}${tall ? "-tall" : ""}`];
  if (!raw) throw new Error(`no map ${map}`);
  const layout: Layout = { width: raw.width, height: raw.height, pieceScale: raw.pieceScale, spaces: {}, cities: {} };
  if (raw.pyramid) layout.violet = point(raw.pyramid.at);
  for (const [id, each] of Object.entries(raw.spaces)) {
    if (each.centre) layout.cities[id.replace("city-", "")] = { centre: point(each.centre), radius: each.radius ?? 0 };
    else {
      const here = { anchor: point(each.anchor), troop: point(each.troop), kind: each.kind ?? "" };
      const beast = each.beast && ([...point(each.beast), each.beast[2] ?? 1] as Stand);
      const place: Place = { ...here, ...standing(here, each.troop?.[2], beast) };
      if (each.pyramid) place.pyramid = point(each.pyramid);
      if (each.city) place.city = each.city;
      if (each.sacred) place.sacred = point(each.sacred);
      if (each.narrow) place.narrow = true;
      layout.spaces[id] = place;
    }
  }
  return layout;
}

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
const WAYS: Record<Direction, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/**
 * The space that lies best in a direction: along real links first, else the nearest one that way, so that every
 * space can be reached.
 */
export function neighbour(
  facts: Pick<Facts, "spaces">,
  layout: Layout,
  from: string,
  direction: Direction,
): string | null {
  const space = facts.spaces[from];
  if (!space) return null;
  const linked = bestOf([...space.land, ...space.harbour], layout, from, direction, 0.2);
  return linked ?? bestOf(Object.keys(layout.spaces), layout, from, direction, 0.5);
}

/** The best of some spaces in a direction; `least` is how far off the direction one may lie (1: exactly on it). */
function bestOf(ids: string[], layout: Layout, from: string, direction: Direction, least: number): string | null {
  const here = layout.spaces[from];
  const [wayX, wayY] = WAYS[direction];
  let best: string | null = null;
  let bestScore = -Infinity;
  for (const id of ids) {
    const there = layout.spaces[id];
    if (!here || !there || id === from) continue;
    const x = there.anchor[0] - here.anchor[0];
    const y = there.anchor[1] - here.anchor[1];
    const length = Math.hypot(x, y) || 1;
    const along = (x * wayX + y * wayY) / length;
    const score = along - length / 800;
    if (along > least && score > bestScore) [best, bestScore] = [id, score];
  }
  return best;
}

/** The order in which `Tab`-like stepping and screen readers walk the map: by bank, then from top to bottom. */
export function readingOrder(layout: Layout): string[] {
  const row = layout.height / 6;
  return Object.keys(layout.spaces).sort((one, other) => {
    const a = layout.spaces[one]!.anchor;
    const b = layout.spaces[other]!.anchor;
    return Math.floor(a[1] / row) - Math.floor(b[1] / row) || a[0] - b[0];
  });
}

/** Choices that would light up half the map although they are beside the point; they glow once they are picked up. */
const ASIDE = new Set(["card", "sendback"]);

/** The spaces a choice can be made on: the one it names, or all districts of a city. */
export function spacesOf(choice: Choice, facts: Pick<Facts, "spaces">): string[] {
  const city = choice.fields["city"];
  if (typeof city === "string")
    return Object.values(facts.spaces)
      .filter((space) => space.city === city)
      .map((space) => space.id);
  const named = Object.values(choice.fields).filter(
    (value): value is string => typeof value === "string" && value in facts.spaces,
  );
  return named.length === 1 ? named : [];
}

/** Legal choices by space; a card's targets only while that card is picked up. */
export function choicesBySpace(
  choices: Choice[],
  facts: Pick<Facts, "spaces">,
  picked: string | null,
): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  const aside = choices.every((choice) => ASIDE.has(choice.kind) || !spacesOf(choice, facts).length);
  for (const choice of choices) {
    const ofCard = choice.fields["card"];
    if (picked !== null ? ofCard !== picked : ASIDE.has(choice.kind) && !(aside && choice.kind !== "card")) continue;
    for (const space of spacesOf(choice, facts)) found.set(space, [...(found.get(space) ?? []), choice]);
  }
  return found;
}

/** Who stands on a space, strongest sign first: own units, then others. */
export function troopsOn(
  view: Pick<View, "spaces">,
  space: string,
): { seat: number; units: number; creature: string | null; priests: number }[] {
  const here = view.spaces[space];
  if (!here) return [];
  const seats = new Set([...Object.keys(here.units), ...Object.keys(here.creatures)]);
  return [...seats].map((seat) => ({
    seat: Number(seat),
    units: here.units[seat] ?? 0,
    creature: here.creatures[seat] ?? null,
    priests: here.priests?.[seat] ?? 0,
  }));
}
