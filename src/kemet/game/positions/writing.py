"""From a game to its text; the rest of this folder reads it back. See docs/notation.md."""

from __future__ import annotations

import json
import re

from kemet.content.records import COLOURS
from kemet.engine.board.troops import creature_at, priests_at, units
from kemet.engine.cards.draw import known_to_all
from kemet.engine.day.turn import TURN, DayFrame, TurnFrame
from kemet.engine.invariants.base import frames_of
from kemet.engine.state.codes import DISTRICTS, OVER
from kemet.engine.state.ruleset import Ruleset
from kemet.engine.state.state import State
from kemet.errors import PositionError
from kemet.game.game import Game
from kemet.game.positions.seth.writing import plain_moment, seat_lists, write_common
from kemet.game.positions.taseti.writing import taseti_lists, write_path
from kemet.game.positions.words import (
    GIVEN_SOURCES,
    MOMENT_FIELDS,
    SETH_MOMENT,
    TASETI_MOMENT,
    TASETI_SOURCES,
    TOKEN_WORDS,
)
from kemet.game.saves.freeze import battle_row, stack_row
from kemet.telling.view.packed import bit_names


def write_position(game: Game) -> str:
    """The position of a game as text; `position` reads it back. It holds hidden things."""
    s = game.state
    if s.phase == OVER:
        raise PositionError("the game is over: there is no position to play on from")
    options = game.setup.options
    kind = " seth" if options.seth else " beginner" if options.beginner else ""
    lines = [f"players {options.players} target {options.target}{kind}"]
    if options.modules:
        lines.append("modules " + " ".join(options.modules))
    if options.house:
        lines.append("house " + " ".join(f"{key}={value}" for key, value in options.house.items()))
    lines.append(f"seed {_write_seed(s.seed)}")
    if options.seth:
        lines += [*write_common(s), plain_moment(s) or _write_moment(s)]
    else:
        lines += [*_write_day(s), _plain_moment(s) or _write_moment(s)]
    known = known_to_all(s)
    for seat in range(options.players):
        lines.append(_write_seat(s, seat))
    if known:
        lines.append("discard " + _write_cards(s.table, known))
    if s.discard & ~known:
        lines.append("hidden " + _write_hidden(s, s.discard & ~known))
    return "\n".join(line for line in lines if line) + "\n"


def _write_day(s: State) -> list[str]:
    lines = [f"day {s.day} round {s.round}", "order " + " ".join(f"P{seat + 1}" for seat in s.order)]
    if s.delta_keeper >= 0:
        lines.append(f"keeper P{s.delta_keeper + 1}")
    if s.last_day:
        lines.append("last-day")
    if s.table.has_path:
        lines += write_path(s)
    return lines


def _plain_moment(s: State) -> str:
    """A turn at its beginning or between its actions, in words; nothing at any other moment."""
    frames = frames_of(s)
    turn = s.frame
    if s.question is not TURN or not isinstance(turn, TurnFrame):
        return ""
    if len(frames) != 2 or not isinstance(frames[1], DayFrame) or s.scored_temples or s.scored_sanctuary:
        return ""
    if s.table.day_victory:  # reading the text back checks victory again
        if not s.table.recheck_victory or turn.any_placed != turn.regular_placed:
            return ""
    return f"turn P{s.active + 1}" + (" placed" if turn.regular_placed else "")


def _write_moment(s: State) -> str:
    data: dict[str, object] = {name: getattr(s, name) if name != "ask" else s.question.code for name in MOMENT_FIELDS}
    if s.table.expanded:
        data |= {name: getattr(s, name) for name in TASETI_MOMENT}
    data["active"] = s.active
    data["stack"] = stack_row(s)
    shown = s.copy()
    divine: list[list[str]] = []
    for battle in shown.battles:
        for force in (battle.attacker, battle.defender):
            divine.append(_kinds(s.table, force.divine))
            force.divine = 0  # cards have names in a position, not numbers
    data["divine"] = divine
    data["battle"] = battle_row(shown)
    data["seen"] = _kinds(s.table, s.seen)
    if s.table.with_seth:
        data["round"] = s.round
        data["seth"] = {name: getattr(s.seth, name) for name in SETH_MOMENT} | {"refused": s.seth.refused}
    return "moment " + json.dumps(data, separators=(",", ":"))


def _kinds(table: Ruleset, cards: int) -> list[str]:
    return [table.card_ids[kind] for bit, kind in enumerate(table.card_of_bit) if cards >> bit & 1]


def _write_cards(table: Ruleset, cards: int) -> str:
    kinds = _kinds(table, cards)
    counts = {kind: kinds.count(kind) for kind in kinds}
    return ", ".join(kind if count == 1 else f"{kind} x{count}" for kind, count in counts.items())


def _write_hidden(s: State, cards: int) -> str:
    """Discards that not everybody knows, each with those who do: 'veto @P1+P3'."""
    items = []
    for bit, kind in enumerate(s.table.card_of_bit):
        if cards >> bit & 1:
            seats = range(s.table.players)
            knowers = "+".join(f"P{seat + 1}" for seat in seats if s.seats[seat].known >> bit & 1)
            items.append(s.table.card_ids[kind] + (f" @{knowers}" if knowers else ""))
    return ", ".join(sorted(items))


def _write_seat(s: State, seat: int) -> str:
    table = s.table
    mine = s.seats[seat]
    parts = ["city " + (table.city_ids[mine.city] if mine.city >= 0 else "none")]
    parts.append(f"prayer {mine.prayer}")
    if seat != table.seth_seat:
        parts.append(_write_pyramids(s, mine.city))
    troops = []
    for space in range(table.spaces):
        creature = creature_at(s, space, seat)
        if units(s, space, seat) or creature >= 0:  # in a battle a creature may have outlived its troop
            with_creature = f" {table.creature_ids[creature]}" if creature >= 0 else ""
            priests = f" +{priests_at(s, space, seat)}" if priests_at(s, space, seat) else ""
            troops.append(f"{table.space_ids[space]} {units(s, space, seat)}{priests}{with_creature}")
    hidden = mine.battle_set & ~mine.battle_hand & ~mine.shown
    lists = {
        "troops": troops,
        "tiles": bit_names(table.tile_ids, mine.tiles),
        "waiting": bit_names(table.creature_ids, mine.creatures),
        "hand": [_write_cards(table, mine.hand)],
        "shown": bit_names(table.battle_ids, mine.shown),
        "discarded": bit_names(table.battle_ids, hidden),
        "removed": bit_names(table.battle_ids, mine.removed),
        "proven": bit_names(table.battle_ids, mine.proven & ~mine.shown),
        "proven-before": bit_names(table.battle_ids, mine.proven_before),
        "last-special": bit_names(table.battle_ids, mine.last_special),
        "tokens": bit_names(table.action_ids, mine.placed) if seat != table.seth_seat else [],
        "silver": [TOKEN_WORDS[mine.silver]] if mine.silver else [],
        "gold": [TOKEN_WORDS[mine.gold]] if mine.gold else [],
        "points": [
            f"{source} {getattr(mine, field)}" for source, field in GIVEN_SOURCES.items() if getattr(mine, field)
        ],
    }
    if table.expanded:
        lists |= taseti_lists(s, seat)
        for source, field in TASETI_SOURCES.items():
            if getattr(mine, field):
                lists["points"].append(f"{source} {getattr(mine, field)}")
    if table.with_seth:
        lists |= seat_lists(s, seat)
    for name, items in lists.items():
        if any(items):
            parts.append(f"{name} {', '.join(items)}")
    return f"P{seat + 1} " + "; ".join(part for part in parts if part)


def _write_pyramids(s: State, city: int) -> str:
    table = s.table
    own = list(table.districts)[city * DISTRICTS :][:DISTRICTS] if city >= 0 else []
    built = [space for space in own if s.pyramids[space]]
    texts = [f"{table.space_ids[p]} {COLOURS[s.pyramids[p] >> 3]} {s.pyramids[p] & 7}" for p in built]
    return "pyramids " + ", ".join(texts)


def _write_seed(seed: str) -> str:
    """As it is when it is one plain word, otherwise quoted with every odd character spelled out."""
    if re.fullmatch(r"[\w.:-]+", seed, re.ASCII):
        return seed
    return json.dumps(seed).replace("#", "\\u0023")
