// No component says anything by itself: every word that is seen or read aloud comes from the texts, so that a language
// is a folder of them.
import { type AST, parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const components = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
/** Attributes that people read or hear. */
const SPOKEN = ["alt", "aria-label", "aria-description", "aria-roledescription", "label", "placeholder", "title"];
/** Names and what is typed, the same in every language. */
const TYPED = ["code", "kbd", "samp"];
const NAMES = /^(Kemet|GitHub|PNG|JSON|ID|IP|URL|https?:\S*)$/;

/** Words written in a template: texts, attributes that are spoken, and sentences within expressions of both. */
function words(source: string): string[] {
  const found: string[] = [];
  const look = (text: string, pattern = /\p{L}{2,}/u) => {
    const plain = text.replace(/&\w+;/g, " ").trim();
    if (pattern.test(plain) && !NAMES.test(plain)) found.push(plain);
  };
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== "object" || node === null) return;
    const part = node as AST.TemplateNode | { type: "Literal"; value: unknown };
    if (part.type === "Text") look(part.raw);
    if (part.type === "Literal") look(String(part.value), /\p{L}{2,} \p{L}/u); // one word may be an id
    if (part.type === "StyleDirective" || part.type === "ClassDirective") return;
    if (part.type === "Attribute" && !SPOKEN.includes(part.name)) return;
    if (part.type === "RegularElement" && TYPED.includes(part.name)) return;
    for (const [key, inner] of Object.entries(part)) if (key !== "metadata") walk(inner);
  };
  walk(parse(source, { modern: true }).fragment);
  return found;
}

describe("words of components", () => {
  it("finds words that are not in the texts", () => {
    const source = `<p title="Close">{t("done")} or not</p><b class="my own">{x ? "so it is" : "y"}</b><kbd>Esc</kbd>`;
    expect(words(source)).toEqual(["Close", "or not", "so it is"]);
  });

  it("has none in any component", () => {
    const found = Object.entries(components).flatMap(([path, source]) => words(source).map((text) => [path, text]));
    expect(found).toEqual([]);
  });
});
