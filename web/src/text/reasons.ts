// Reasons of the server said in the language of the moment: it sends the message and what it is about, we say the
// sentence.
import type { Because } from "@/server/messages";
import type { Refusal, Table } from "@/table/table";
import { capital, fill } from "./saying";
import type { Telling } from "./things";
import { t, texts } from "./text.svelte";

/** Marks a refusal that is a finished sentence already. */
const SAID = "said";

/** The engine quotes the choice in notation first; whoever pointed at it knows what they pointed at. */
export function plainReason(reason: string): string {
  return capital(reason.replace(/^'[^']*' is not possible: /, ""));
}

/** Why a choice written in notation is not possible now, as a sentence with its rule. */
export async function whyNot(table: Table, telling: Telling, choice: string): Promise<string> {
  const answer = await table.ask({ type: "why", text: choice });
  const reason = answer["because"] as Because | null | undefined;
  if (!reason || !texts.has(reason.key)) return plainReason(String(answer["reason"] ?? ""));
  const sentence = capital(fill(reason, telling));
  return reason.rule ? `${sentence} (${reason.rule})` : sentence;
}

export const asSaid = (reason: string): Refusal => ({ error: SAID, reason });

/** What to tell whoever was refused something. */
export function refusalText({ error, reason }: Refusal): string {
  if (error === SAID) return reason;
  return texts.has(`refused-${error}`) ? t(`refused-${error}`) : plainReason(reason);
}
