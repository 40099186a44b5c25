// The members of the alliance at a moment: who acts, who has, who lets others go first, who is asked.
import { t } from "@/text/text.svelte";
import type { SethView, View } from "@/server/messages";

export const SETH = 0;

/** The members in the order of seats. */
export const membersOf = (view: Pick<View, "players">): number[] =>
  Array.from({ length: view.players - 1 }, (_, at) => at + 1);

export type MemberState = "acting" | "fighter" | "proposes" | "agrees" | "asked" | "later" | "acted" | "free";

/** The picture of each state; a state is never told by colour alone. */
export const STATE_ICON: Record<Exclude<MemberState, "free">, string> = {
  acting: "play",
  fighter: "fighter",
  proposes: "proposal",
  agrees: "consent",
  asked: "asked",
  later: "later",
  acted: "acted",
};

/** What everybody may know about what a member is doing. */
export function stateOf(view: View, seat: number): MemberState {
  if (view.phase === "over") return "free";
  const proposal = view.seth?.proposal;
  if (proposal?.proposer === seat) return "proposes";
  if (proposal?.agreed.includes(seat)) return "agrees";
  if (proposal?.asked.includes(seat)) return "asked";
  const fights = view.battle && [view.battle.attacker.seat, view.battle.defender.seat].includes(seat);
  if (fights) return "fighter";
  // While the alliance settles who is next, nobody acts yet, whatever seat the engine counts from.
  if (view.active === seat && view.asked !== "who-acts-next") return "acting";
  if (view.waiting.includes(seat)) return "asked";
  // Who acted in the last turn of the alliance says nothing in a turn of Seth.
  if (view.seth?.track[view.seth.step ?? -1]?.kind !== "alliance") return "free";
  if (view.seth?.acted.includes(seat)) return "acted";
  return view.seth?.later.includes(seat) ? "later" : "free";
}

/** Where the day stands: "turn of the alliance, step 4 of 10". */
export function trackText(seth: SethView): string {
  const now = seth.step === null ? undefined : seth.track[seth.step];
  if (!now || seth.step === null) return t("track-name");
  const what = t(`track-${now.kind}`, { count: now.tokens });
  return t("track-now", { step: seth.step + 1, steps: seth.track.length, what });
}
