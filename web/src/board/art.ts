// The drawings of the map, loaded once each.
const boards = import.meta.glob<string>("../../art/board/{board,seth}-*.svg", { query: "?raw", import: "default" });

const parse = (source: string): SVGSVGElement =>
  new DOMParser().parseFromString(source, "image/svg+xml").documentElement as unknown as SVGSVGElement;

const kept = new Map<string, Promise<SVGSVGElement>>();
const PAUSE = 1000;
const TRIES = 30;

/** The line may break between a page and its drawings: they are asked for again. */
export function patiently(load: () => Promise<string>, left = TRIES): Promise<string> {
  return load().catch(async (problem: unknown) => {
    if (left === 0) throw problem;
    await new Promise((done) => setTimeout(done, PAUSE));
    return patiently(load, left - 1);
  });
}

/** A drawing, loaded once. */
export function drawing(name: string, load: () => Promise<string>): Promise<SVGSVGElement> {
  let art = kept.get(name);
  if (!art) kept.set(name, (art = patiently(load).then(parse)));
  return art;
}

/** A parsed map; take a copy, others use it too. */
export function boardArt(map: string, tall: boolean): Promise<SVGSVGElement> {
  const key = `${map}${tall ? "-tall" : ""}`;
  const load = boards[`../../art/board/${key.startsWith("seth-") ? "" : "board-"}${key}.svg`];
  return load ? drawing(key, load) : Promise.reject(new Error(`no map ${key}`));
}
