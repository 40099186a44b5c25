// Tokens laid today: what, where and when, as the log tells it.
import type { Facts, GameEvent } from "@/server/messages";
import { SETH } from "@/seth/members";

export interface Laid {
  version: number;
  seat: number;
  /** regular, silver, gold or grey; Seth's are violet, silver, clear, gold, or a member's colour. */
  token: string;
  /** The space of the board it lies on; the gold token lies on the tip. */
  space: string;
  /** The action it does there. */
  action: string;
  /** Whose colour one of Seth's tokens has. */
  owner: number | null;
  /** The round of the Day, or with Seth its step. */
  when: number;
  /** Laid in the turn that goes on now. */
  isNow: boolean;
}

export const TIP = "gold";

const text = (event: GameEvent, field: string): string => String(event.fields[field] ?? "");

/** What a token event tells, or null for any other. */
export function laidBy(event: GameEvent, facts: Facts): Omit<Laid, "when" | "isNow"> | null {
  const { version, fields } = event;
  const owner = typeof fields["owner_of_token"] === "number" ? fields["owner_of_token"] : null;
  const at = (seat: unknown, token: string, space: string): Omit<Laid, "when" | "isNow"> | null => {
    if (typeof seat !== "number") return null;
    const spaces = seat === SETH && facts.seth ? facts.seth.spaces : facts.actions;
    const action = token === "gold" ? space : (spaces.find((each) => each.id === space)?.action ?? space);
    return { version, seat, token, space: token === "gold" ? TIP : space, action, owner };
  };
  if (event.kind === "token") return at(fields["seat"], text(event, "token"), text(event, "action"));
  if (event.kind === "common_token") return at(fields["seat"], text(event, "common"), text(event, "common_action"));
  if (event.kind === "seth_token") return at(SETH, text(event, "seth_token"), text(event, "seth_space"));
  return null;
}

/** The tokens of this Day, oldest first; `until` is the moment that is looked at. */
export function laidToday(events: GameEvent[], facts: Facts, until = Infinity): Laid[] {
  const today = events.filter((event) => event.version <= until);
  const dawn = today.findLastIndex((event) => event.kind === "day" || event.kind === "night");
  const found: Laid[] = [];
  let when = 0;
  for (const event of today.slice(dawn + 1)) {
    if (event.kind === "step_of_day") when = Number(event.fields["step"]) + 1;
    if (event.kind === "turn") {
      if (!facts.seth) when = Number(event.fields["round"]);
      for (const each of found) each.isNow = false;
    }
    const laid = laidBy(event, facts);
    if (laid) found.push({ ...laid, when, isNow: true });
  }
  return found;
}
