// Fills messages with what the server says: a key and values (docs/protocol.md). `kemet.telling.saying.filling`
// does the same for the terminal; neither knows anything about the game.
import type { Choice, Saying } from "@/server/messages";
import { battleCard, list, space, stop, type Telling } from "./things";
import { t, texts } from "./text.svelte";

type Value = Saying["values"][string];

/** A saying in the language of the moment, as a phrase that stands alone. */
export function fill(saying: Saying, telling: Telling, alone = true): string {
  const values = Object.entries(saying.values).map(([name, value]) => [name, said(value, telling, alone)] as const);
  const found = Object.fromEntries(values);
  return alone ? texts.deed(saying.key, found) : texts.say(saying.key, found);
}

/** The first letter of a sentence. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(texts.language) + text.slice(1);

/** What a choice means, as a deed that stands alone. */
export const phrase = (choice: Pick<Choice, "says">, telling: Telling): string => capital(fill(choice.says, telling));

/** The same where the deed is said already, by a heading above: "Western temple", not "go to Western temple". */
export const short = (choice: Pick<Choice, "says">, telling: Telling): string =>
  capital(fill(choice.says, telling, false));

/** One value: a number, a word as it is, or a thing by its name at this table. */
function said(value: Value, telling: Telling, alone: boolean): string | number {
  if (typeof value === "string" || typeof value === "number") return value;
  if ("key" in value) return fill(value, telling, alone);
  if ("name" in value) return named(value.name);
  if ("text" in value) return texts.explain(value.text).replace(/\.$/, "");
  if ("seat" in value) return telling.name(value.seat);
  if ("space" in value) return space(value.space, telling);
  if ("stop" in value) return stop(value.stop);
  if ("battle" in value) return battleCard(value.battle);
  if ("and" in value) return list(all(value.and, telling, alone));
  return "plus" in value ? all(value.plus, telling, alone).join(" + ") : all(value.comma, telling, alone).join(", ");
}

const all = (values: Value[], telling: Telling, alone: boolean): string[] =>
  values.map((each) => String(said(each, telling, alone)));

/** Content of a pack has no text of ours and is called by its id. */
const named = (id: string): string => (texts.has(id) ? t(id) : id.slice(id.indexOf("-") + 1));
