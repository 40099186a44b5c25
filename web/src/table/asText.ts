// The table in sentences, in the language of the moment: labels for screen readers, and the text view.
import { layoutFor, mapOf, readingOrder, troopsOn, withMissing } from "@/board/layout";
import { godOf, nameOf } from "@/player/names";
import { godName } from "@/pieces/gods";
import type { Play } from "./play.svelte";
import { effects, list, space as spaceName, troop } from "@/text/things";
import { t } from "@/text/text.svelte";

/** A space: its name and kind, who stands there, its pyramid, and what could be done there now. */
export function spaceText(play: Play, space: string): string {
  const { view, table, facts } = play;
  if (!view) return space;
  const parts = [spaceName(space, play.tell), t(`kind-${facts.spaces[space]?.kind ?? "desert"}`)];
  for (const each of troopsOn(view, space))
    parts.push(`${nameOf(table, each.seat)}: ${troop(each.units, each.creature, each.priests)}`);
  const pyramid = view.spaces[space]?.pyramid;
  if (pyramid) parts.push(t("board-pyramid", { colour: t(`colour-${pyramid.colour}`), level: pyramid.level }));
  const choices = play.bySpace.get(space) ?? [];
  const route = play.routeTo.get(space);
  if (choices.length === 1 && choices[0])
    parts.push(
      `${t("board-legal")}: ${play.say(choices[0])} ${effects(choices[0])
        .map((each) => `${each.amount} ${t(`word-${each.icon}`)}`)
        .join(" ")}`.trim(),
    );
  else if (choices.length) parts.push(t("board-legal-many", { count: choices.length }));
  else if (route) parts.push(t("board-legal-route", { steps: route.steps }));
  return parts.join(". ");
}

/** A player: points, prayer, tokens, reserve, cards and tiles. */
export function seatText(play: Play, seat: number): string {
  const { table, facts, view } = play;
  const mine = view?.seats[seat];
  if (!mine) return "";
  const tiles = mine.tiles.filter((tile) => facts.tiles[tile]).map((tile) => t(`tile-${tile}`));
  // A bot without a name is called by its god anyway.
  const names = [...new Set([nameOf(table, seat), godName(godOf(table, seat))])];
  return [
    ...names,
    t("player-points", { count: mine.points.total }),
    t("player-prayer", { count: mine.prayer }),
    t("player-tokens", { count: mine.tokens }),
    t("player-reserve", { count: mine.reserve }),
    t("player-cards", { divine: mine.hand_size, battle: mine.battle_hand_size }),
    tiles.length ? t("player-tiles", { tiles: tiles.join(", ") }) : "",
    view.active === seat ? t("player-active") : "",
  ]
    .filter(Boolean)
    .join(". ");
}

/**
 * The whole table: what is asked, the players in turn order, every space from top to bottom, and what happened
 * last.
 */
export function tableText(play: Play): string {
  const view = play.view;
  if (!view) return "";
  const layout = withMissing(layoutFor(mapOf(play.facts.board, view.players), false), play.facts);
  const asked = play.prompt
    ? t(`question-${play.prompt.question.replaceAll(" ", "-")}`, { space: view.district ?? "" })
    : view.waiting.length
      ? t("prompt-waiting", { who: list(view.waiting.map((seat) => nameOf(play.table, seat))) })
      : "";
  const when =
    view.phase === "day"
      ? t("replay-when", { day: view.day, round: view.round })
      : t(`phase-${view.phase.replaceAll(" ", "-")}`);
  const parts = [
    [when, asked].filter(Boolean),
    [`${t("players-name")}:`, ...view.order.map((seat) => `${seatText(play, seat)}.`)],
    [`${t("board-region")}:`, ...readingOrder(layout).map((space) => `${spaceText(play, space)}.`)],
    [`${t("log-name")}:`, ...play.log.slice(-8).map((line) => line.text)],
  ];
  return parts.map((lines) => lines.join("\n")).join("\n\n");
}
