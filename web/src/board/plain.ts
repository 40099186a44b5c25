// A map for boards that nobody has drawn (content packs): places and ways as their data says, islands with causeways.
import type { Facts } from "@/server/messages";
import { standing, type Layout, type Place, type Point } from "./layout";

type PlainFacts = Pick<Facts, "spaces"> & Partial<Pick<Facts, "seth">>;
type Space = Facts["spaces"][string];

const SETH = "SE";
/** Half width and half height of an island, on the grid of pieces. */
const ISLAND: Point = [80, 62];
/** Figures on an island are a little smaller: its buildings stay in sight. */
const SMALL = 0.86;
/** Directions of the three districts of a city, in degrees: one points up, or one points down. */
const STARS = [
  [-90, 150, 30],
  [90, 210, -30],
];

/** Fewer spaces, larger pieces: the scale of pieces and the radius of a city. */
function sizes(spaces: number, tall: boolean): { scale: number; radius: number } {
  const scale = (spaces <= 14 ? 1.4 : spaces <= 24 ? 1.05 : 0.85) * (tall ? 0.94 : 1);
  return { scale, radius: 76 * scale };
}

/** Where everything stands: the places of the data, stretched to the whole map. */
export function plainLayout(facts: PlainFacts, tall: boolean): Layout {
  const [width, height] = tall ? [800, 1000] : [1000, 800];
  const spaces = Object.values(facts.spaces);
  const { scale, radius } = sizes(spaces.length, tall);
  const cities = citiesOf(spaces);
  const nodes = [...[...cities.values()].map(middle), ...spaces.filter((each) => !each.city).map(at)];
  const edge: Point = [ISLAND[0] * scale + 16, Math.max(radius, ISLAND[1] * scale) + 22];
  const stretch = stretched(nodes, edge, [width, height]);
  const layout: Layout = { width, height, pieceScale: Math.round(scale * 100) / 100, spaces: {}, cities: {} };
  for (const [city, districts] of cities) {
    const centre = stretch(middle(districts));
    layout.cities[city] = { centre, radius };
    if (city === SETH) layout.violet = centre;
    const turns = directions(districts);
    districts.forEach((district, number) => {
      layout.spaces[district.id] = districtPlace(city, centre, turns[number]!, radius, scale);
    });
  }
  for (const space of spaces.filter((each) => !each.city)) {
    layout.spaces[space.id] = islandPlace(space, stretch(at(space)), scale);
    if (facts.seth?.sites.includes(space.id)) {
      const [x, y] = layout.spaces[space.id]!.anchor;
      layout.spaces[space.id]!.sacred = [x + 44 * scale, y - 16 * scale];
    }
  }
  return layout;
}

const at = (space: Space): Point => [space.x, space.y];

function citiesOf(spaces: Space[]): Map<string, Space[]> {
  const cities = new Map<string, Space[]>();
  for (const space of spaces) if (space.city) cities.set(space.city, [...(cities.get(space.city) ?? []), space]);
  return cities;
}

function middle(spaces: Space[]): Point {
  const sum = (pick: (space: Space) => number): number => spaces.reduce((all, each) => all + pick(each), 0);
  return [sum((each) => each.x) / spaces.length, sum((each) => each.y) / spaces.length];
}

/** From the data's own measure to the map's, with room for an island or a city at every edge. */
function stretched(nodes: Point[], edge: Point, size: Point): (point: Point) => Point {
  const along = (axis: 0 | 1): ((value: number) => number) => {
    const values = nodes.map((node) => node[axis]);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    if (low === high) return () => size[axis] / 2;
    return (value) => edge[axis] + ((value - low) / (high - low)) * (size[axis] - 2 * edge[axis]);
  };
  const [x, y] = [along(0), along(1)];
  return (point) => [x(point[0]), y(point[1])];
}

/** Which way each district points from the middle of its city: the star and the order that fit its places best. */
function directions(districts: Space[]): number[] {
  const [x, y] = middle(districts);
  const wanted = districts.map((each) => (Math.atan2(each.y - y, each.x - x) * 180) / Math.PI);
  const off = (turns: number[]): number =>
    turns.reduce((sum, turn, number) => sum + (1 - Math.cos(((turn - (wanted[number] ?? 0)) * Math.PI) / 180)), 0);
  return STARS.flatMap(orders).reduce((best, each) => (off(each) < off(best) ? each : best));
}

const orders = ([a, b, c]: number[]): number[][] =>
  [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ] as number[][];

const towards = ([x, y]: Point, degrees: number, far: number): Point => [
  x + far * Math.cos((degrees * Math.PI) / 180),
  y + far * Math.sin((degrees * Math.PI) / 180),
];

function districtPlace(city: string, centre: Point, turn: number, radius: number, scale: number): Place {
  const anchor = towards(centre, turn, radius / 2);
  const [x, y] = anchor;
  const flat = Math.abs(turn) === 90;
  const here = {
    kind: "district",
    city,
    anchor,
    troop: [x + (flat ? 18 : 11) * scale, y + (flat ? 20 : 27) * scale] as Point,
  };
  const place: Place = { ...here, ...standing(here) };
  if (city === SETH) return place;
  return { ...place, pyramid: flat ? [x - 20 * scale, y + 10 * scale] : [x - 12 * scale, y + 3 * scale] };
}

function islandPlace(space: Space, anchor: Point, scale: number): Place {
  const [x, y] = anchor;
  const crowned = space.kind === "temple" || space.kind === "sanctuary";
  const troop: Point = crowned ? [x, y + 46 * scale] : [x + (space.obelisk ? 26 * scale : 0), y + 28 * scale];
  const here = { kind: space.kind, anchor, troop };
  return { ...here, ...standing(here, SMALL) };
}

// --- drawing --------------------------------------------------------------------------------------------------------

type Attributes = Record<string, string | number>;

function draw(name: string, attributes: Attributes, ...inside: Element[]): SVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...inside);
  return made;
}

const use = (id: string, x: number, y: number, scale: number): SVGElement =>
  draw("use", { href: `#pl-${id}`, transform: `translate(${x} ${y}) scale(${scale})` });
const polygon = (points: Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
const group = (attributes: Attributes, ...inside: Element[]): SVGElement => draw("g", attributes, ...inside);

/** The drawing of such a map. */
export function plainArt(facts: PlainFacts, layout: Layout): SVGElement {
  const islands = Object.values(facts.spaces).filter((each) => !each.city);
  const frame = { width: layout.width, height: layout.height, rx: 26 };
  return draw(
    "svg",
    {},
    draw("defs", {}, hatch(), waves(), draw("clipPath", { id: "plaque" }, draw("rect", frame))),
    group(
      { "clip-path": "url(#plaque)" },
      draw("rect", { ...frame, class: "water" }),
      draw("rect", { ...frame, fill: "url(#waves)" }),
      ...ways(facts, layout),
      ...threads(facts, layout),
      group({ id: "spaces" }, ...islands.map((each) => island(each, layout))),
      ...(facts.seth?.sites ?? []).map((space) => site(space, layout)),
      ...Object.keys(layout.cities).map((each) => city(each, layout)),
    ),
    draw("rect", { x: 3, y: 3, width: layout.width - 6, height: layout.height - 6, rx: 24, class: "wire-1" }),
  );
}

function hatch(): SVGElement {
  const stripe = draw("rect", { width: 5, height: 12, fill: "var(--hatch)" });
  const turned = { patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" };
  return draw("pattern", { id: "hatch", width: 12, height: 12, ...turned }, stripe);
}

function waves(): SVGElement {
  const line = draw("path", { class: "wave", d: "M0 7l5.5-4 5.5 4 5.5-4 5.5 4M22 20l5.5-4 5.5 4 5.5-4 5.5 4" });
  return draw("pattern", { id: "waves", width: 44, height: 26, patternUnits: "userSpaceOnUse" }, line);
}

/** Causeways by land, dotted lines by harbour; all ways from one city to a space are one. */
function ways(facts: PlainFacts, layout: Layout): SVGElement[] {
  const drawn = new Map<string, { kind: "land" | "harbour"; path: string }>();
  const end = (id: string): string => facts.spaces[id]?.city || id;
  const point = (id: string): Point => {
    const home = layout.cities[facts.spaces[id]?.city ?? ""];
    return home ? home.centre : layout.spaces[id]!.anchor;
  };
  for (const space of Object.values(facts.spaces))
    for (const kind of ["land", "harbour"] as const)
      for (const next of space[kind]) {
        const ends = [end(space.id), end(next)].sort();
        if (ends[0] === ends[1]) continue;
        const [[x, y], [toX, toY]] = [point(space.id), point(next)];
        drawn.set(`${ends.join(" ")} ${kind}`, { kind, path: `M${x} ${y}L${toX} ${toY}` });
      }
  const paths = [...drawn.values()];
  const roads = paths.filter((each) => each.kind === "land");
  const ferries = paths.filter((each) => each.kind === "harbour");
  return [
    ...roads.map(({ path }) => draw("path", { d: path, class: "causeway-rim" })),
    ...roads.map(({ path }) => draw("path", { d: path, class: "causeway" })),
    ...ferries.map(({ path }) => draw("path", { d: path, class: "ferry" })),
  ];
}

/** The thread between the gates of Seth. */
function threads(facts: PlainFacts, layout: Layout): SVGElement[] {
  return (facts.seth?.portal ?? []).map(([one, other]) => {
    const [[x, y], [toX, toY]] = [layout.spaces[one!]!.anchor, layout.spaces[other!]!.anchor];
    const path = `M${x} ${y}Q${(x + toX) / 2 + 60} ${(y + toY) / 2} ${toX} ${toY}`;
    const strands = ["thread-0", "thread-1"].map((each) => draw("path", { d: path, class: each }));
    return group({ id: `portal-${one}-${other}`, class: "portal-link is-closed", role: "img" }, ...strands);
  });
}

function site(space: string, layout: Layout): SVGElement {
  const [x, y] = layout.spaces[space]!.sacred!;
  const ground = use("site", x, y, 0.9 * layout.pieceScale);
  return group({ id: `site-${space}`, class: "site", "data-space": space }, ground);
}

/** A space with its glow; the shape is drawn as land, then as the marks that CSS switches on. */
function spaceOf(id: string, kind: string, shape: (attributes: Attributes) => SVGElement, land: string): SVGElement {
  const button = {
    id: `space-${id}`,
    class: "space",
    "data-space": id,
    "data-kind": kind,
    role: "button",
    tabindex: -1,
  };
  const marks = ["glow2", "hatch", "glow"].map((each) => shape({ class: each }));
  return group(
    button,
    draw("clipPath", { id: `clip-${id}` }, shape({})),
    shape({ class: land }),
    group({ "clip-path": `url(#clip-${id})` }, ...marks),
  );
}

function island(space: Space, layout: Layout): SVGElement {
  const scale = layout.pieceScale;
  const [x, y] = layout.spaces[space.id]!.anchor;
  const round = { cx: x, cy: y, rx: ISLAND[0] * scale, ry: ISLAND[1] * scale };
  const shape = (attributes: Attributes): SVGElement => draw("ellipse", { ...round, ...attributes });
  return group(
    {},
    spaceOf(space.id, space.kind, shape, `land k-${landOf(space)}`),
    shape({ class: "wire-1" }),
    ...signs(),
  );

  function signs(): SVGElement[] {
    const pillar = (dx: number, dy: number): SVGElement => use("obelisk", x + dx * scale, y + dy * scale, scale * 0.9);
    if (space.kind === "sanctuary") return [use("sanctuary", x - 4, y - 17 * scale, scale * 0.94), pillar(38, -13)];
    if (space.kind !== "temple") return space.obelisk ? [pillar(-30, -6)] : [];
    const temple = `temple-${space.sacrifice ? 5 : space.income > 2 ? 3 : 2}`;
    const built = use(temple, x - 4 * scale, y - 25 * scale, scale * 0.94);
    return space.obelisk ? [built, pillar(space.sacrifice ? 46 : 38, -20)] : [built];
  }
}

function landOf(space: Space): string {
  if (space.kind !== "desert") return space.kind;
  return space.bank === "delta" ? "delta" : space.obelisk ? "obelisk" : "front";
}

/** A hexagon of three districts inside a wall, as on every map. */
function city(name: string, layout: Layout): SVGElement {
  const { centre, radius } = layout.cities[name]!;
  const wall = polygon([-90, -30, 30, 90, 150, 210].map((turn) => towards(centre, turn, radius)));
  const districts = Object.entries(layout.spaces).filter(([, place]) => place.city === name);
  const rhombs = districts.map(([id, place]) => {
    const turn = (Math.atan2(place.anchor[1] - centre[1], place.anchor[0] - centre[0]) * 180) / Math.PI;
    const path = polygon([centre, ...[-60, 0, 60].map((aside) => towards(centre, turn + aside, radius))]);
    const shape = (attributes: Attributes): SVGElement => draw("path", { d: path, ...attributes });
    const tint = shape({ class: "district-tint", fill: `var(--city-${name}, transparent)` });
    tint.setAttribute("pointer-events", "none");
    return group({}, spaceOf(id, "district", shape, "district"), tint, shape({ class: "rim rim-inner" }));
  });
  const walls = ["wall", "wall-top", "crenel"].map((each) => draw("path", { d: wall, class: each }));
  const kind = name === SETH ? "city city-seth" : "city";
  const above = group({ "pointer-events": "none", "aria-hidden": "true" }, ...walls);
  return group({ id: `city-${name}`, class: kind, "data-city": name }, ...rhombs, above);
}
