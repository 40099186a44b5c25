// The icon sprite, put into the page once so that `<use href="#i-name">` works everywhere without a request per icon.
import sprite from "../../art/icons/sprite.svg?raw";

import { patiently } from "@/board/art";
import type { God } from "./gods";

const ID = "kemet-icons";
const OF_SETH = "kemet-icons-seth";
const PAINTED = "kemet-painted";

export function ensureSprite(): void {
  put(sprite, ID);
}

/** The icons of the third box; only a table with Seth loads them. */
export async function ensureSethSprite(): Promise<void> {
  if (document.getElementById(OF_SETH)) return;
  put((await import("../../art/icons/sprite-seth.svg?raw")).default, OF_SETH);
}

let painted: Promise<void> | null = null;

/**
 * The painted pieces (web/art/painted): `#sol-horus`, `#troop-horus-3`, `#cr-scarab`, `#pyr-red-2`, `#pl-obelisk`,
 * `#face-attack`. They have no viewBox: feet, base or middle stand on the origin. The line may break between a page and
 * its pictures: they are asked for again.
 */
export function ensurePainted(): Promise<void> {
  return (painted ??= patiently(async () => (await import("../../art/painted/painted.svg?raw")).default).then((art) =>
    put(art, PAINTED),
  ));
}

/** The soldiers on tiles and cards are the viewer's own. */
export function paintSoldiersOf(god: God): void {
  const foe = god === "anubis" ? "wadjet" : "anubis";
  const drawn = {
    "sol-me": `sol-${god}`,
    "man-me": `man-${god}`,
    "sol-foe-fallen": `sol-${foe}-fallen`,
    "sol-foe-captive": `sol-${foe}-captive`,
  };
  void ensurePainted().then(() => {
    for (const [symbol, figure] of Object.entries(drawn))
      document.getElementById(symbol)?.firstElementChild?.setAttribute("href", `#${figure}`);
  });
}

function put(sprite: string, id: string): void {
  if (document.getElementById(id)) return;
  // No style attribute: the content policy of the page forbids them.
  const parsed = new DOMParser().parseFromString(
    sprite.replace(/\sstyle="[^"]*"/, ""),
    "image/svg+xml",
  ).documentElement;
  parsed.id = id;
  parsed.setAttribute("display", "none");
  parsed.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(parsed, true));
}
