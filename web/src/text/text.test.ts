// The texts of the interface: complete in every language, with the same placeholders, and none that nobody says.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import listed from "@texts/languages.json";
import { type Language, LANGUAGES as SPOKEN, t, texts } from "./text.svelte";

const SOURCES = join(import.meta.dirname, "..");
/** A language as it is spoken elsewhere, and the one it follows. */
const VARIANTS = Object.entries(listed).flatMap(([id, each]) =>
  "follows" in each ? [[id as Language, each.follows as Language] as const] : [],
);
const LANGUAGES = SPOKEN.map(({ id }) => id).filter((id) => !VARIANTS.some(([variant]) => variant === id));
const area = (language: string, name: string): string =>
  readFileSync(join(SOURCES, `../../src/kemet/text/${language}/${name}.ftl`), "utf8");
/** The interface's own texts: those of every table, and those of a game with Seth. */
const read = (language: string): string => `${area(language, "web")}\n${area(language, "web-seth")}`;

interface Said {
  placeholders: string[];
  selected: string[];
  variants: Map<string, string[]>;
}
type Node = {
  type?: string;
  name?: string;
  selector?: Node;
  variants?: { key: Node & { value?: unknown }; value: unknown }[];
};

/** All variables of a pattern, and those it selects by. */
function collect(node: unknown, said: Said): void {
  if (Array.isArray(node)) return node.forEach((each) => collect(each, said));
  if (typeof node !== "object" || node === null) return;
  const { type, name, selector, variants } = node as Node;
  if (type === "var" && name) said.placeholders.push(name);
  if (type === "select" && selector?.name) {
    said.selected.push(selector.name);
    said.variants.set(
      selector.name,
      (variants ?? []).map((each) => String((each.key as { value?: unknown }).value)),
    );
  }
  Object.values(node).forEach((each) => collect(each, said));
}

function messages(language: string): Map<string, Said> {
  const found = new Map<string, Said>();
  for (const entry of new FluentResource(read(language)).body) {
    const said: Said = { placeholders: [], selected: [], variants: new Map() };
    collect(entry.value, said);
    collect(entry.attributes, said);
    found.set(entry.id, said);
  }
  return found;
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? files(join(folder, entry.name))
      : /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes(".test.")
        ? [join(folder, entry.name)]
        : [],
  );
}

/** Ids that are written in the file; the parser drops what it does not understand, and that must not go unseen. */
const written = (language: string): string[] =>
  [...read(language).matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? "");
const english = messages("en");
const unique = (names: string[]): string[] => [...new Set(names)].sort();

describe.each(LANGUAGES)("the texts in %s", (language) => {
  const own = messages(language);

  it("are understood by the parser, each once", () => {
    expect(written(language).filter((id) => !own.has(id))).toEqual([]);
    expect(written(language).filter((id, at, all) => all.indexOf(id) !== at)).toEqual([]);
    expect(new FluentBundle(language).addResource(new FluentResource(read(language)))).toEqual([]);
  });

  it("have every id of English and no other", () => {
    expect([...english.keys()].filter((id) => !own.has(id))).toEqual([]);
    expect([...own.keys()].filter((id) => !english.has(id))).toEqual([]);
  });

  it("have the placeholders of English", () => {
    const different = [...own].filter(
      ([id, said]) =>
        english.has(id) && unique(said.placeholders).join() !== unique(english.get(id)?.placeholders ?? []).join(),
    );
    expect(different.map(([id]) => id)).toEqual([]);
  });
});

describe.each(VARIANTS)("what is said in another way in %s", (variant, followed) => {
  const own = messages(variant);
  const base = messages(followed);
  const text = (language: string): Map<string, string> =>
    new Map(new FluentResource(read(language)).body.map((entry) => [entry.id, JSON.stringify(entry)]));

  it("is understood by the parser, known to its language, and has its placeholders", () => {
    expect(written(variant).filter((id) => !own.has(id) || !base.has(id))).toEqual([]);
    const different = [...own].filter(
      ([id, said]) => unique(said.placeholders).join() !== unique(base.get(id)?.placeholders ?? []).join(),
    );
    expect(different.map(([id]) => id)).toEqual([]);
  });

  it("is said in another way", () => {
    const there = text(followed);
    expect([...text(variant)].filter(([id, said]) => there.get(id) === said).map(([id]) => id)).toEqual([]);
  });

  it("takes the rest from its language", async () => {
    await texts.use(variant);
    expect(t("account-password")).toBe("Palavra-passe");
    expect(t("bar-menu")).toBe("Menu");
    await texts.use(followed);
    expect(t("account-password")).toBe("Senha");
  });
});

it("Polish plurals have few and many wherever English counts", () => {
  const polish = messages("pl");
  const counts = (said: Said | undefined, name: string): boolean => said?.variants.get(name)?.includes("one") ?? false;
  const wrong = [...polish].filter(([, said]) =>
    said.selected.some(
      (name) =>
        counts(said, name) && !["few", "many", "other"].every((form) => said.variants.get(name)?.includes(form)),
    ),
  );
  expect(wrong.map(([id]) => id)).toEqual([]);
});

/** Every choice between forms in a pattern. */
function choices(node: unknown): Node[] {
  if (typeof node !== "object" || node === null) return [];
  return [...((node as Node).type === "select" ? [node as Node] : []), ...Object.values(node).flatMap(choices)];
}

const NONE_IS_ONE = LANGUAGES.filter((language) => new Intl.PluralRules(language).select(0) === "one");

it.each(NONE_IS_ONE)("in %s the form of one is that of none: it says the number it is given", (language) => {
  const wrong = new FluentResource(read(language)).body.filter((entry) =>
    choices(entry.value).some(({ variants = [] }) => {
      const form = (key: unknown): unknown => variants.find((each) => each.key.value === key)?.value;
      return form(0) === undefined && /\b1\b/.test(JSON.stringify(form("one") ?? ""));
    }),
  );
  expect(wrong.map((entry) => entry.id)).toEqual([]);
});

it("nothing is written that nobody says", () => {
  const code = files(SOURCES)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const quoted = new Set([...code.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((found) => found[1]));
  // Ids that are put together at run time: t(`notice-${word}`) says every id that begins with "notice-".
  const prefixes = unique([...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1] ?? ""));
  const unused = [...english.keys()].filter(
    (id) => !quoted.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)),
  );
  expect(unused).toEqual([]);
});

it('everything that is said is written: t("...") in every source', () => {
  const areas = ["content", "content-seth", "saying", "rules", "lesson", "people", "clubs", "contests"];
  const shared = areas.map((name) => area("en", name));
  const known = new Set([
    ...english.keys(),
    ...[...shared.join("\n").matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((found) => found[1] ?? ""),
  ]);
  const said = files(SOURCES).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bt\("([\w-]+)"/g)].map((found) => found[1] ?? ""),
  );
  expect(unique(said).filter((id) => !known.has(id))).toEqual([]);
});

it("a link names a language for who has chosen none", async () => {
  history.replaceState(null, "", "/?lang=fr");
  localStorage.clear();
  await texts.useBest();
  expect(texts.language).toBe("fr");
  await texts.use("pl");
  await texts.useBest();
  expect(texts.language, "what was chosen stays").toBe("pl");
  history.replaceState(null, "", "/?lang=klingon");
  localStorage.clear();
  await texts.useBest();
  expect(texts.language).toBe("en");
  history.replaceState(null, "", "/");
});

describe("rooms with texts of their own", () => {
  const late = (text: string) => (): Promise<string> => new Promise((done) => setTimeout(() => done(text), 30));
  const soon = (text: string) => (): Promise<string> => Promise.resolve(text);

  it("that are entered together are both there in the end", async () => {
    await Promise.all([
      texts.add({ "/texts/en/cellar.ftl": late("cellar-name = Cellar\n") }),
      texts.add({ "/texts/en/attic.ftl": soon("attic-name = Attic\n") }),
    ]);
    expect([t("cellar-name"), t("attic-name")]).toEqual(["Cellar", "Attic"]);
  });

  it("are waited for by everybody who enters", async () => {
    const kitchen = { "/texts/en/kitchen.ftl": late("kitchen-name = Kitchen\n") };
    void texts.add(kitchen);
    await texts.add(kitchen);
    expect(t("kitchen-name")).toBe("Kitchen");
  });
});
