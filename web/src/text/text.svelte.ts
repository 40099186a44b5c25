// Texts, all Fluent: what is in the box, the sentences about play (both shared with the terminal) and the interface's
// own. `t("prompt-undo")`, `t("space-of-city", {who, ...})`.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import listed from "@texts/languages.json";

export type Language = keyof typeof listed;
/** A language that follows another one is that language as it is spoken elsewhere: its files hold the differences. */
const languages: Record<Language, { name: string; follows?: string }> = listed;
export const LANGUAGES = Object.entries(languages).map(([id, { name }]) => ({ id: id as Language, name }));

type Values = Record<string, FluentVariable>;
/** Figures without groups of thousands, as the terminal writes them; a message that wants these says NUMBER. */
const figures = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
    ]),
  );

type Loader = () => Promise<string>;
const everywhere = import.meta.glob<string>(
  [
    "@texts/*/content.ftl",
    "@texts/*/content-seth.ftl",
    "@texts/*/saying.ftl",
    "@texts/*/web.ftl",
    "@texts/*/web-seth.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** What is to be read, in this order: the language that it follows, then its own. */
function loaders(files: Record<string, Loader>, language: Language): Loader[] {
  const names = [languages[language].follows, language].filter((name) => name !== undefined);
  return names
    .flatMap((name) => Object.keys(files).filter((path) => path.includes(`/${name}/`)))
    .map((path) => files[path]!);
}

class Texts {
  language = $state<Language>("en");
  private readonly files: Record<string, Loader>[] = [everywhere];
  private bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  private last: Promise<void> = Promise.resolve();

  /** One after the other: what was asked for first, in another language or for fewer rooms, must not come last. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }

  /** Switch to a language; the old one stays until the new one is there. */
  use(language: Language): Promise<void> {
    return this.inTurn(() => this.read(language));
  }

  private async read(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const read = await Promise.all(this.files.flatMap((files) => loaders(files, language)).map((load) => load()));
    for (const text of read) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem("kemet.language", language);
  }

  /** The texts of a room that not everybody enters; from now on they come with every language. Without a connection
   * the room does without them, and the next one who enters asks again. */
  add(files: Record<string, Loader>): Promise<void> {
    return this.inTurn(async () => {
      if (this.files.includes(files)) return;
      this.files.push(files);
      try {
        await this.read(this.language);
      } catch {
        this.files.splice(this.files.indexOf(files), 1);
      }
    });
  }

  /** The language chosen last, else that of the link, or the best one the browser asks for. */
  async useBest(): Promise<void> {
    const known = LANGUAGES.map((each) => each.id);
    const kept = localStorage.getItem("kemet.language") as Language | null;
    const linked = new URLSearchParams(location.search).getAll("lang");
    const asked = negotiateLanguages([...linked, ...navigator.languages], known, {
      defaultLocale: "en",
      strategy: "lookup",
    });
    await this.use(kept && known.includes(kept) ? kept : (asked[0] as Language));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(id: string, values: Values = {}): string {
    const message = this.bundle.getMessage(id);
    return message?.value ? this.bundle.formatPattern(message.value, figures(values)) : id;
  }

  /** A choice as a deed that stands alone ("buy Carnage"), where the message has one. */
  deed(id: string, values: Values): string {
    const deed = this.bundle.getMessage(id)?.attributes["deed"];
    return deed ? this.bundle.formatPattern(deed, figures(values)) : this.say(id, values);
  }

  /** What a value of a house rule means, or nothing. */
  meaning(id: string, value: string): string {
    const pattern = this.bundle.getMessage(id)?.attributes[value];
    return pattern ? this.bundle.formatPattern(pattern) : "";
  }

  /** The explanation of a message, or nothing. */
  explain(id: string): string {
    const pattern = this.bundle.getMessage(id)?.attributes["text"];
    return pattern ? this.bundle.formatPattern(pattern) : "";
  }
}

export const texts = new Texts();

/** The text of an id in the language of the moment. */
export function t(id: string, values: Values = {}): string {
  return texts.say(id, values);
}
