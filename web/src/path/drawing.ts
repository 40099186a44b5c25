// The path to Ta-Seti as a drawing: four boards side by side, stops and seams as points, roads as curves, symbols
// along them.
import type { Point } from "@/pieces/ahead";
import type { Facts } from "@/server/messages";

/** A symbol on a road: as the view words it ("prayer 1", "token strength"), with its picture. */
export interface Symbol extends Point {
  text: string;
  icon: string;
  figure: string;
  temporary: string | null;
}
export interface Road {
  id: string;
  from: string;
  to: string;
  d: string;
  symbols: string[];
}
export interface PathStop extends Point {
  id: string;
  kind: string;
  board: number;
}
export interface Geometry {
  width: number;
  height: number;
  seams: number[];
  entrances: Point[];
  stops: PathStop[];
  roads: Road[];
  symbols: Symbol[];
}

const BOARD = 325;
const LEFT = 32;
const WIDTH = LEFT + 4 * BOARD + 16;
/** As low as it can be drawn, and so high that the roads still lead to the right. */
const HEIGHT = 460;
const HIGHEST = 800;
/** Where roads pass from one board to the next; the same on both sides of a board, so that any faces fit together. */
const SEAMS: Record<string, [number, number]> = {
  a1: [1, 16],
  a2: [1, 50],
  a3: [1, 82],
  b1: [2, 17],
  b2: [2, 60],
  b3: [2, 80],
  c1: [3, 18],
  c2: [3, 42],
  c3: [3, 82],
};
const SYMBOLS: Record<string, { word: string; icon: string; sign: string }> = {
  pp: { word: "prayer", icon: "prayer", sign: "+" },
  unit: { word: "units", icon: "recruit", sign: "+" },
  di: { word: "cards", icon: "divine-card", sign: "+" },
  leg: { word: "movement", icon: "movement", sign: "+" },
  kill: { word: "kill", icon: "unit", sign: "−" },
};

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function curve(from: Point, to: Point): [Point, Point] {
  const reach = (to.x - from.x) * 0.5;
  return [
    { x: from.x + reach, y: from.y },
    { x: to.x - reach, y: to.y },
  ];
}

/** A point on the curve between two points. */
function along(from: Point, to: Point, share: number): Point {
  const [one, two] = curve(from, to);
  const rest = 1 - share;
  const mix = (a: number, b: number, c: number, d: number): number =>
    rest ** 3 * a + 3 * rest * rest * share * b + 3 * rest * share * share * c + share ** 3 * d;
  return { x: mix(from.x, one.x, two.x, to.x), y: mix(from.y, one.y, two.y, to.y) };
}

/** Board positions are pulled apart a little: the drawing's stops are larger than the printed ones. */
const STRETCH = 1.2;
/** A token below one stop and a priest above the next one find room between them. */
const APART = 96;

function separate(stops: PathStop[]): void {
  for (let round = 0; round < 4; round++) {
    for (const [place, one] of stops.entries()) {
      for (const two of stops.slice(place + 1)) {
        const [dx, dy] = [two.x - one.x, two.y - one.y];
        const far = Math.hypot(dx, dy);
        if (one.board !== two.board || far >= APART) continue;
        const push = (Math.sqrt(Math.max(0, APART * APART - dx * dx)) - Math.abs(dy)) / 2;
        const sign = dy < 0 ? -1 : 1;
        one.y -= push * sign;
        two.y += push * sign;
      }
    }
  }
}

function pictured(code: string): Omit<Symbol, "x" | "y"> {
  const [, kind = "", amount = ""] = /^(pp|unit|di|leg|kill)(\d+)$/.exec(code) ?? [];
  const known = SYMBOLS[kind];
  if (known)
    return { text: `${known.word} ${amount}`, icon: known.icon, figure: `${known.sign}${amount}`, temporary: null };
  const temporary = code.replace(/^tok:/, "");
  return { text: `token ${temporary}`, icon: temporary, figure: "+1", temporary };
}

/** How high the drawing may be to fill a room; wherever nothing is known of the room it is as low as it can be. */
export function heightFor(room: { width: number; height: number }): number {
  const wanted = room.width ? Math.floor(((room.height - 1) * WIDTH) / room.width) : HEIGHT;
  return Math.min(HIGHEST, Math.max(HEIGHT, wanted));
}

/** How the chosen faces are drawn. */
export function geometryOf(facts: Facts, faces: string[], whole = HEIGHT): Geometry {
  const height = (percent: number): number => (percent * (whole - 10)) / 100 + 10;
  const points: Record<string, Point> = {};
  const entrances: Point[] = [];
  const stops: PathStop[] = [];
  for (const [name, [board, y]] of Object.entries(SEAMS)) points[name] = { x: LEFT + board * BOARD, y: height(y) };
  const chosen = faces.map((id) => facts.faces[id]).filter((face) => face !== undefined);
  chosen.forEach((face, board) => {
    for (const [name, y] of Object.entries(face.entrances)) {
      points[name] = { x: LEFT, y: height(y) };
      entrances.push(points[name]);
    }
    for (const place of face.locations) {
      const stop = {
        id: place.id,
        kind: place.id === "TS" ? "goal" : place.kind,
        board,
        x: LEFT + board * BOARD + ((50 + (place.x - 50) * STRETCH) * BOARD) / 100,
        y: height(place.y),
      };
      points[place.id] = stop;
      stops.push(stop);
    }
  });
  separate(stops);
  const roads: Road[] = [];
  const symbols: Symbol[] = [];
  const every = chosen.flatMap((face) => face.roads);
  const drawn = new Set<string>();
  const bend = (start: Point, end: Point): string => {
    const [one, two] = curve(start, end);
    return `C${[one.x, one.y, two.x, two.y, end.x, end.y].map((value) => value.toFixed(1)).join(" ")}`;
  };
  for (const [from, to, found] of every) {
    const [start, end] = [points[from], points[to]];
    if (!start || !end) continue;
    // Roads with the same symbols that leave a seam together carry them before they part, and roads from several
    // stops that meet carry them after that.
    const alike = every.filter((road) => road[2].length > 0 && road[2].join() === found.join());
    const parting = from in SEAMS && alike.filter((road) => road[0] === from).length > 1;
    const meeting = alike
      .filter((road) => road[1] === to && !(road[0] in SEAMS))
      .map((road) => points[road[0]])
      .filter((point) => point !== undefined);
    const joins = !(from in SEAMS) && meeting.length > 1;
    const middle = joins
      ? {
          x: mean(meeting.map((point) => point.x)) * 0.66 + end.x * 0.34,
          y: mean(meeting.map((point) => point.y)) * 0.42 + end.y * 0.58,
        }
      : start;
    roads.push({
      id: `${from} ${to}`,
      from,
      to,
      d: `M${start.x.toFixed(1)} ${start.y.toFixed(1)}${joins ? bend(start, middle) : ""}${bend(middle, end)}`,
      symbols: found,
    });
    const key = parting ? `${from} ${found.join()}` : joins ? `${to} ${found.join()}` : `${from} ${to}`;
    if (drawn.has(key)) continue;
    drawn.add(key);
    const share = (place: number): number =>
      parting ? 0.13 + place * 0.14 : joins ? place * 0.4 : (place + 1) / (found.length + 1);
    found.forEach((code, place) => symbols.push({ ...pictured(code), ...along(middle, end, share(place)) }));
  }
  return {
    width: WIDTH,
    height: whole,
    seams: [1, 2, 3].map((board) => LEFT + board * BOARD),
    entrances,
    stops,
    roads,
    symbols,
  };
}

/** The roads between two stops with no other stop between them; "reserve" starts at every entrance. */
export function roadsOf(geometry: Geometry, from: string, to: string): Set<string> {
  const stops = new Set(geometry.stops.map((stop) => stop.id));
  const starts =
    from === "reserve"
      ? geometry.roads.filter((road) => !stops.has(road.from) && !(road.from in SEAMS))
      : geometry.roads.filter((road) => road.from === from);
  const found = new Set<string>();
  const walk = (road: Road, way: string[]): void => {
    const gone = [...way, road.id];
    if (road.to === to) for (const id of gone) found.add(id);
    else if (!stops.has(road.to)) for (const next of geometry.roads) if (next.from === road.to) walk(next, gone);
  };
  for (const road of starts) walk(road, []);
  return found;
}
