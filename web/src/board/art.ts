// The drawings of the map, loaded once each and cleaned of what the content policy forbids.
const boards = import.meta.glob<string>("../../art/board/board-*.svg", { query: "?raw", import: "default" });
const pieces = import.meta.glob<string>("../../art/board/pieces.svg", { query: "?raw", import: "default" });

function parse(source: string): SVGSVGElement {
  const clean = source
    .replace(/<style>[\s\S]*?<\/style>/g, "")
    .replace(/ style="stroke-width:14"/g, ' data-rim="inner"')
    .replace(/ style="[^"]*"/g, "");
  return new DOMParser().parseFromString(clean, "image/svg+xml").documentElement as unknown as SVGSVGElement;
}

const kept = new Map<string, Promise<SVGSVGElement>>();

/** A parsed map; take a copy, others use it too. */
export function boardArt(map: string, tall: boolean): Promise<SVGSVGElement> {
  const key = `${map}${tall ? "-tall" : ""}`;
  const load = boards[`../../art/board/board-${key}.svg`];
  if (!load) return Promise.reject(new Error(`no map ${key}`));
  let art = kept.get(key);
  if (!art) kept.set(key, (art = load().then(parse)));
  return art;
}

/** The pyramids as symbols: `<use href="#pyr-red-3">`. */
export async function pyramidArt(): Promise<Element[]> {
  let art = kept.get("pieces");
  if (!art) kept.set("pieces", (art = pieces["../../art/board/pieces.svg"]!().then(parse)));
  return [...(await art).querySelectorAll('[id^="pyr-"]')];
}
