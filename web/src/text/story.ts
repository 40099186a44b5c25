// What happened, line by line. The server says each event as data; here the words are filled in.
import type { GameEvent, Saying } from "@/server/messages";
import { capital, fill } from "./saying";
import type { Telling } from "./things";

export interface Line {
  version: number;
  kind: string;
  text: string;
  seat: number | null;
  spaces: string[];
}

/** A sentence of the story and the event it belongs to. */
interface Told {
  saying: Saying;
  event: GameEvent;
}

/** One line per sentence; an event may take back the last ones and say them again, together with itself. */
export function lines(events: GameEvent[], telling: Telling): Line[] {
  const told: Told[] = [];
  for (const event of events) {
    const again = told.splice(Math.max(0, told.length - event.takes_back));
    const last = event.says.length - 1;
    for (const [at, saying] of event.says.entries())
      told.push({ saying, event: at === last ? event : (again[at]?.event ?? event) });
  }
  return told.map((each) => kept(each, telling));
}

const remembered = new WeakMap<Saying, { key: string; line: Line }>();

/** The line of a saying, told once; a game has a thousand of them and every state would tell them all again. */
function kept({ saying, event }: Told, telling: Telling): Line {
  const before = remembered.get(saying);
  if (before && telling.key !== undefined && before.key === telling.key) return before.line;
  const line: Line = {
    version: event.version,
    kind: event.kind,
    text: capital(fill(saying, telling)),
    seat: actor(event),
    spaces: ["space", "from", "to"]
      .map((field) => event.fields[field])
      .filter((value): value is string => typeof value === "string"),
  };
  if (telling.key !== undefined) remembered.set(saying, { key: telling.key, line });
  return line;
}

/** What only Seth does; these events name no seat. */
const HIS = new Set(["seth_token", "creature_card", "corrupted"]);

/** The seat a line belongs to: who acts, attacks or wins. */
function actor(event: GameEvent): number | null {
  if (HIS.has(event.kind) || event.fields["step_kind"] === "seth") return 0;
  for (const field of ["seat", "attacker", "winner"]) {
    const value = event.fields[field];
    if (typeof value === "number") return value;
  }
  return null;
}
