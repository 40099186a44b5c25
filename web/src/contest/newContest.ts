// A tournament before it exists: what has been chosen so far, and how that is asked of the server.
import { clockOf, differing, firstDraft, modulesOf, type Draft } from "@/lobby/newTable";
import type { NewContest, TableOptions } from "@/server/messages";

export interface ContestDraft {
  name: string;
  form: NewContest["form"] & string;
  rounds: number;
  /** How often everybody of a group meets. */
  meetings: number;
  group: number;
  places: number;
  /** The strength of the bots that fill in; empty for none. */
  fill: string;
  rated: boolean;
  byHand: boolean;
  /** As an input of the browser writes it, in its own time zone. */
  startsAt: string;
  patience: number;
  liveHours: number;
  roundDays: number;
  /** The kind of table. */
  table: Draft;
}

export const firstContest = (): ContestDraft => ({
  name: "",
  form: "swiss",
  rounds: 3,
  meetings: 1,
  group: 4,
  places: 16,
  fill: "",
  rated: false,
  byHand: true,
  startsAt: "",
  patience: 10,
  liveHours: 4,
  roundDays: 30,
  table: { ...firstDraft(), clock: "live", minutes: 30, increment: 20 },
});

const MINUTES_A_DAY = 1440;
const MAX_PATIENCE = 2 * MINUTES_A_DAY;

/** Seconds since 1970, or nothing where it is no time. */
export function startOf(draft: ContestDraft): number | null {
  const at = new Date(draft.startsAt).getTime() / 1000;
  return draft.byHand || Number.isNaN(at) ? null : at;
}

/** The request for this tournament. By the day, somebody has as long to come as for any answer, two days at most. */
export function contestAsked(draft: ContestDraft, options: TableOptions | null): NewContest {
  const { table } = draft;
  const live = table.clock === "live";
  const start = startOf(draft);
  return {
    name: draft.name.trim(),
    form: draft.form,
    players: table.players,
    victory_points: table.victoryPoints,
    beginner: table.beginner,
    modules: modulesOf(table, options),
    house_rules: options ? differing(table, options.house_rules) : {},
    clock: clockOf(table) as NewContest["clock"],
    rounds: draft.form === "swiss" ? draft.rounds : draft.meetings,
    group: draft.group,
    places: draft.places,
    ...(draft.fill ? { fill: draft.fill } : {}),
    rated: draft.rated && !draft.fill,
    ...(start === null ? {} : { starts_at: start }),
    patience: live ? draft.patience : Math.min(MAX_PATIENCE, Math.max(1, table.days * MINUTES_A_DAY)),
    round_hours: live ? draft.liveHours : draft.roundDays * 24,
  };
}
