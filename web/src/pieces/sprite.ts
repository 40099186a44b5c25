// The icon sprite, put into the page once so that `<use href="#i-name">` works everywhere without a request per icon.
import sprite from "../../art/icons/sprite.svg?raw";

const ID = "kemet-icons";
const OF_SETH = "kemet-icons-seth";

export function ensureSprite(): void {
  put(sprite, ID);
}

/** The icons of the third box; only a table with Seth loads them. */
export async function ensureSethSprite(): Promise<void> {
  if (document.getElementById(OF_SETH)) return;
  put((await import("../../art/icons/sprite-seth.svg?raw")).default, OF_SETH);
}

function put(sprite: string, id: string): void {
  if (document.getElementById(id)) return;
  // No style attribute: the content policy of the page forbids them.
  const parsed = new DOMParser().parseFromString(
    sprite.replace(/\sstyle="[^"]*"/, ' display="none"'),
    "image/svg+xml",
  ).documentElement;
  parsed.id = id;
  parsed.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(parsed, true));
}
