// The drawings of the map, loaded once each and cleaned of what the content policy forbids.
const boards = import.meta.glob<string>("../../art/board/{board,seth}-*.svg", { query: "?raw", import: "default" });
const pieces = import.meta.glob<string>("../../art/board/pieces{,-seth}.svg", { query: "?raw", import: "default" });

function parse(source: string): SVGSVGElement {
  const clean = source
    .replace(/<style>[\s\S]*?<\/style>/g, "")
    .replace(/ style="stroke-width:14"/g, ' data-rim="inner"')
    .replace(/ style="[^"]*"/g, "");
  return new DOMParser().parseFromString(clean, "image/svg+xml").documentElement as unknown as SVGSVGElement;
}

const kept = new Map<string, Promise<SVGSVGElement>>();
const PAUSE = 1000;
const TRIES = 30;

/** A drawing, loaded once. The line may break between a page and its drawings: they are asked for again. */
export function drawing(name: string, load: () => Promise<string>): Promise<SVGSVGElement> {
  const patiently = (left: number): Promise<string> =>
    load().catch(async (problem: unknown) => {
      if (left === 0) throw problem;
      await new Promise((done) => setTimeout(done, PAUSE));
      return patiently(left - 1);
    });
  let art = kept.get(name);
  if (!art) kept.set(name, (art = patiently(TRIES).then(parse)));
  return art;
}

/** A parsed map; take a copy, others use it too. */
export function boardArt(map: string, tall: boolean): Promise<SVGSVGElement> {
  const key = `${map}${tall ? "-tall" : ""}`;
  const load = boards[`../../art/board/${key.startsWith("seth-") ? "" : "board-"}${key}.svg`];
  return load ? drawing(key, load) : Promise.reject(new Error(`no map ${key}`));
}

/** The pyramids as symbols: `<use href="#pyr-red-3">`; with Seth the tokens of his box too: `#power-...`. */
export async function pieceArt(withSeth: boolean): Promise<Element[]> {
  const pyramids = [...(await pieceFile("pieces")).querySelectorAll('[id^="pyr-"]')];
  if (!withSeth) return pyramids;
  const tokens = '[id^="token-"], [id^="prayer-"], [id^="power-"]';
  return [...pyramids, ...(await pieceFile("pieces-seth")).querySelectorAll(tokens)];
}

/** The signs of a map without a drawing: temples, obelisk, sanctuary; with Seth sacred temples too. */
export async function signArt(withSeth: boolean): Promise<Element[]> {
  const signs = [...(await pieceFile("pieces")).querySelectorAll('[id^="temple-"], [id="obelisk"], [id="sanctuary"]')];
  if (withSeth) signs.push(...(await pieceFile("pieces-seth")).querySelectorAll('[id^="sacred-"]'));
  return signs.map((each) => document.importNode(each, true));
}

function pieceFile(name: string): Promise<SVGSVGElement> {
  return drawing(name, pieces[`../../art/board/${name}.svg`]!);
}
