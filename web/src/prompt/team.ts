// Where a question to the alliance stands: who proposes, who agrees, who is still asked, who lets others go first.
// All of it is open (docs/rules/seth.md, section 3.3); panels and the prompt show the same.
import type { GameEvent, QuestionSlug, View } from "@/server/messages";

export type TeamState = "proposes" | "agrees" | "asked" | "refuses" | "later" | "acted";

/** The icon that goes with the word. */
export const TEAM_ICON: Record<TeamState, string> = {
  proposes: "proposal",
  agrees: "consent",
  asked: "asked",
  refuses: "refuse",
  later: "later",
  acted: "acted",
};

/** Questions that several members are asked at once, or one of them for all. */
const COMMON = new Set<QuestionSlug>([
  "who-acts-next",
  "temple",
  "ceremony-at-last",
  "share",
  "split-of-prayer",
  "consent-to-a-split",
  "consent-to-a-temple",
  "consent-to-the-ceremony",
  "who-chooses-the-power",
  "power-token",
  "fighter",
]);
/** After these a refusal is history. */
const GOES_ON = new Set(["proposed", "turn", "token", "temple", "ceremony", "battle", "night", "day", "later"]);

/** Who refused the last proposal, until something else happens. */
export function refusedBy(events: GameEvent[]): number | null {
  for (const event of events.toReversed()) {
    if (event.kind === "consent") return event.fields["agrees"] ? null : Number(event.fields["seat"]);
    if (GOES_ON.has(event.kind)) return null;
  }
  return null;
}

/** The state of each member who has one. */
export function teamStates(view: View, events: GameEvent[]): Map<number, TeamState> {
  const found = new Map<number, TeamState>();
  const { seth } = view;
  if (!seth || view.phase === "over") return found;
  if (seth.proposal) {
    found.set(seth.proposal.proposer, "proposes");
    for (const seat of seth.proposal.agreed) found.set(seat, "agrees");
    for (const seat of seth.proposal.asked) found.set(seat, "asked");
    return found;
  }
  const refused = refusedBy(events);
  if (refused !== null) found.set(refused, "refuses");
  if (view.asked === "who-acts-next") {
    for (const seat of seth.acted) found.set(seat, "acted");
    for (const seat of seth.later) found.set(seat, "later");
  }
  if (COMMON.has(view.asked)) for (const seat of view.waiting) if (seat !== 0) found.set(seat, "asked");
  return found;
}
