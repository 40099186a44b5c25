// Reasons of the server said in the language of the moment: it sends the message and what it is about, we say the
// sentence.
import type { Facts, FromServer } from "@/server/messages";
import { capital, fill } from "./saying";
import type { Telling } from "./things";
import { t, texts } from "./text.svelte";

/** Why something did not happen: a word for programs, the server's sentence for people. */
export interface Refusal {
  error: string;
  reason: string;
}
/** What answers questions about a game. */
interface Asked {
  ask(message: { type: "why"; code: number }): Promise<Extract<FromServer, { id: string | null }>>;
}

/** Marks a refusal that is a finished sentence already. */
const SAID = "said";

/** The engine quotes the choice in notation first; players who pointed at it need no quote. */
export function plainReason(reason: string): string {
  return capital(reason.replace(/^'[^']*' is not possible: /, ""));
}

/** The code of a choice at things on the table, offered or not; null of one that nobody could be asked. */
export function codeOf(facts: Facts, kind: string, ...things: (string | number)[]): number | null {
  return facts.codes[kind]?.[things.join(" ")] ?? null;
}

/** Why a choice is not possible now, as a sentence with its rule. */
export async function whyNot(table: Asked, telling: Telling, code: number): Promise<string> {
  const answer = await table.ask({ type: "why", code });
  if (answer.type === "refused") return plainReason(answer.reason);
  if (answer.type !== "why") return "";
  const { because, reason } = answer;
  if (!because || !texts.has(because.key)) return plainReason(reason);
  const sentence = capital(fill(because, telling));
  return because.rule ? `${sentence} (${because.rule})` : sentence;
}

export const asSaid = (reason: string): Refusal => ({ error: SAID, reason });

/** What to tell a player who was refused something. */
export function refusalText({ error, reason }: Refusal): string {
  if (error === SAID) return reason;
  const known = [`refused-${error}`, `notice-${error}`].find((id) => texts.has(id));
  if (known) return t(known);
  return texts.language === "en" ? plainReason(reason) : t("notice-refused"); // the server's sentences are English
}
