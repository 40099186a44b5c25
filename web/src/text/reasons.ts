// Reasons of the server said in the language of the moment: it sends the message and what it is about, we say the
// sentence.
import type { LiveTable, Refusal } from "@/table/live.svelte";
import { said, type Telling } from "./sentences";
import { t, texts } from "./text.svelte";
import type { GameEvent } from "@/server/messages";

export interface Because {
  key: string;
  values: Record<string, GameEvent["fields"][string]>;
  rule: string;
}

/** Marks a refusal that is a finished sentence already. */
const SAID = "said";

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(texts.language) + text.slice(1);

/** The engine quotes the choice in notation first; whoever pointed at it knows what they pointed at. */
export function plainReason(reason: string): string {
  return capital(reason.replace(/^'[^']*' is not possible: /, ""));
}

function words(because: Because, telling: Telling): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(because.values)) {
    if (field === "question") values[field] = t(`question-${String(value).replaceAll(" ", "-")}`, { space: "" });
    else Object.assign(values, said(field, value, telling));
  }
  return values;
}

/** Why something is refused, or advised: a phrase without a capital letter. */
export function because(family: "why" | "hint", reason: Because, telling: Telling): string {
  return t(family === "why" ? `why-${reason.key}` : `hint-${reason.key}`, words(reason, telling));
}

/** Why a choice written in notation is not possible now, as a sentence with its rule. */
export async function whyNot(live: LiveTable, telling: Telling, choice: string): Promise<string> {
  const answer = await live.ask({ type: "why", text: choice });
  const reason = answer["because"] as Because | null | undefined;
  if (!reason || !texts.has(`why-${reason.key}`)) return plainReason(String(answer["reason"] ?? ""));
  const sentence = capital(because("why", reason, telling));
  return reason.rule ? `${sentence} (${reason.rule})` : sentence;
}

export const asSaid = (reason: string): Refusal => ({ error: SAID, reason });

/** What to tell whoever was refused something. */
export function refusalText({ error, reason }: Refusal): string {
  if (error === SAID) return reason;
  return texts.has(`refused-${error}`) ? t(`refused-${error}`) : plainReason(reason);
}
