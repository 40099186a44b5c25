// The answers of a question as rows of a list: what each is called, where it lies, and under which heading it stands.
import { spacesOf, troopsOn } from "@/board/layout";
import type { Choice, Route } from "@/server/messages";
import type { Play } from "@/table/play.svelte";
import { nameOf } from "@/player/names";
import { enemyOn, space as spaceName, troop } from "@/text/things";
import { short } from "@/text/saying";
import { t } from "@/text/text.svelte";

export interface Row {
  key: string;
  deal: Choice | Route;
  label: string;
  /** The space of the map where it is answered too. */
  space: string | null;
  seat: number | null;
}
export interface Group {
  /** Of the message above its rows; none stands above the rest. */
  heading: "" | "step" | "teleport" | "fight";
  rows: Row[];
}
const HEADINGS: Group["heading"][] = ["step", "teleport", "fight", ""];
const WALKS = new Set(["step", "teleport"]);

const seatIn = (choice: Choice): number | null =>
  typeof choice.fields["seat"] === "number" ? choice.fields["seat"] : null;

/** "Western temple: Marek, 3 units" for a way that ends in a battle, else the name of the space. */
function wayText(play: Play, space: string): string {
  const name = spaceName(space, play.tell);
  const enemy = play.view && play.me !== null ? enemyOn(play.view, space, play.me) : null;
  const there = enemy === null ? undefined : troopsOn(play.view!, space).find((each) => each.seat === enemy);
  if (enemy === null || !there) return name;
  return `${name}${t("colon")} ${nameOf(play.table, enemy)}, ${troop(there.units, there.creature, there.priests)}`;
}

/** Choices and ready-made ways, those of a Move by how one gets there. */
export function groupsOf(play: Play, choices: Choice[], ways: Route[]): Group[] {
  const found = new Map<Group["heading"], Row[]>();
  const add = (heading: Group["heading"], row: Row): void =>
    void found.set(heading, [...(found.get(heading) ?? []), row]);
  for (const choice of choices) {
    const spaces = spacesOf(choice, play.facts);
    const space = spaces.length === 1 && play.dealAt(spaces[0]!) === choice ? spaces[0]! : null;
    const walks = space !== null && WALKS.has(choice.kind);
    const label = walks ? short(choice, play.tell) : play.say(choice);
    add(walks ? headingOf(play, space) : "", {
      key: String(choice.code),
      deal: choice,
      label,
      space,
      seat: seatIn(choice),
    });
  }
  for (const way of ways) {
    const label = wayText(play, way.space);
    add(headingOf(play, way.space), { key: way.space, deal: way, label, space: way.space, seat: null });
  }
  return HEADINGS.flatMap((heading) => {
    const rows = found.get(heading) ?? [];
    return rows.length ? [{ heading, rows }] : [];
  });
}

function headingOf(play: Play, space: string): Group["heading"] {
  const { kind } = play.mark(space);
  return kind === "fight" || kind === "teleport" ? kind : "step";
}
