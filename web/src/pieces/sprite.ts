// The icon sprite, put into the page once so that `<use href="#i-name">` works everywhere without a request per icon.
import sprite from "../../art/icons/sprite.svg?raw";

const ID = "kemet-icons";

export function ensureSprite(): void {
  if (document.getElementById(ID)) return;
  // No style attribute: the content policy of the page forbids them.
  const parsed = new DOMParser().parseFromString(
    sprite.replace(/\sstyle="[^"]*"/, ' display="none"'),
    "image/svg+xml",
  ).documentElement;
  parsed.id = ID;
  parsed.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(parsed, true));
}
