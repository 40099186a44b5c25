"""Moments of a Day with Seth: his turn, the alliance's, a member's, the eclipse, the Night, or any other."""

from __future__ import annotations

from kemet.engine.day.turn import TURN, TurnFrame
from kemet.engine.invariants.base import frames_of
from kemet.engine.seth.alliance import MEMBERS, TEAM_ORDER, AllianceTurnFrame
from kemet.engine.seth.end_of_day import SethEndOfDayFrame
from kemet.engine.seth.night import EclipseFrame, SethNightFrame
from kemet.engine.seth.ruleset import ALLIANCE_STEP, ECLIPSE_STEP, SETH_STEP
from kemet.engine.seth.state import SethState
from kemet.engine.seth.track import SETH_TURN, SethTurnFrame, TrackFrame
from kemet.engine.state.codes import DAY, NOWHERE, SETH
from kemet.engine.state.state import State, push, rules_of
from kemet.game.positions.lines import Lines
from kemet.game.positions.moments import (
    moment_data,
    moment_line,
    only_one,
    read_moment,
    read_turn_line,
    require_placed,
    whole,
)
from kemet.game.positions.seth.seats import his_tokens_placed
from kemet.game.positions.words import SETH_MOMENT
from kemet.game.saves.thaw import MAX_REFUSED, gather_powers

MOMENTS = ("turn", "alliance-turn", "members", "eclipse", "night", "end-of-day")


def write_track(s: State) -> list[str]:
    """The Day and who has acted."""
    lines = [f"day {s.day}" + (f" step {s.seth.track + 1}" if s.seth.track >= 0 else "")]
    for word, seats in (("acted", s.seth.acted), ("later", s.seth.later)):
        if seats:
            lines.append(f"{word} " + " ".join(f"P{seat + 1}" for seat in range(s.table.players) if seats >> seat & 1))
    return lines


def read_track(lines: Lines, s: State) -> None:
    """'day 2 step 3': the third step of the track; without a step the first one that fits the moment."""
    words = lines.rest("day", "1").split()
    s.day = lines.number("day", words[0] if words else "", 0, 999)
    track = rules_of(s).track
    if len(words) == 3 and words[1] == "step":
        s.seth.track = lines.number("day", words[2], 1, len(track) + 1) - 1  # after the last one the Day ends
    elif len(words) != 1:
        raise lines.error("day", "write it as 'day 2 step 3'")
    s.round = s.seth.track + 1


def write_step(s: State) -> str:
    """Seth's turn, a member's, or who of them acts next, in words; any other moment by its numbers."""
    unused = SethState(s.seth.temples, s.seth.captured, s.seth.violet)
    busy = any(getattr(s.seth, name) != getattr(unused, name) for name in SETH_MOMENT) or s.seth.refused
    if not busy and not s.scored_temples and not s.scored_sanctuary:
        match frames_of(s):
            case [SethTurnFrame() as turn, TrackFrame()] if s.question is SETH_TURN:
                return f"turn P1 left {turn.left}"
            case [AllianceTurnFrame() as together, TrackFrame()] if (
                s.question is TEAM_ORDER and together.step == MEMBERS
            ):
                return "members"
            case [TurnFrame() as turn, AllianceTurnFrame(), TrackFrame()] if s.question is TURN:
                return f"turn P{turn.seat + 1}" + (" placed" if turn.regular_placed else "")
    return _write_any(s)


def read_step(lines: Lines, s: State) -> None:
    s.seth.acted = lines.seats("acted")
    s.seth.later = lines.seats("later")
    if "moment" in lines:
        _read_any(lines, s)
        return
    word = only_one(lines, MOMENTS)
    if word == "night":
        s.seth.track = NOWHERE
        push(s, SethNightFrame(NOWHERE))
    elif word == "end-of-day":
        push(s, SethEndOfDayFrame(NOWHERE))
    elif word == "turn" and lines.rest("turn").split()[:1] == ["P1"]:
        _read_his_turn(lines, s)
    else:
        _read_members(lines, s, word)


def _stand_on(lines: Lines, s: State, word: str, kind: int) -> None:
    """The marker of the Day lies on a step of this kind."""
    track = rules_of(s).track
    fits = [number for number, step in enumerate(track) if step & 7 == kind]
    if not fits:
        raise lines.error(word, "the track has no such step for so many members (S-ECLIPSE-01)")
    if s.seth.track < 0:
        s.seth.track = fits[0]
    if s.day < 1 or s.seth.track not in fits:
        raise lines.error(word, f"it needs a Day and one of its steps {', '.join(str(each + 1) for each in fits)}")
    s.round = s.seth.track + 1
    s.phase = DAY
    push(s, TrackFrame(NOWHERE))


def _read_his_turn(lines: Lines, s: State) -> None:
    """'turn P1 left 1': normal tokens still to be placed in this turn; all of them if not said."""
    rules = rules_of(s)
    _stand_on(lines, s, "turn", SETH_STEP)
    words = lines.rest("turn").split()
    all_of_it = rules.track[s.seth.track] >> 3
    if len(words) == 3 and words[1] == "left":
        left = lines.number("turn", words[2], 0, all_of_it)
    elif len(words) == 1:
        left = all_of_it
    else:
        raise lines.error("turn", "write it as 'turn P1', or 'turn P1 left 1' with one token still to be placed")
    _require_tokens(lines, s, all_of_it - left)
    s.active = SETH
    push(s, SethTurnFrame(SETH, left))


def _read_members(lines: Lines, s: State, word: str) -> None:
    """The eclipse; a turn of the alliance, which begins with building; who acts next; a member's own turn."""
    _stand_on(lines, s, word, ECLIPSE_STEP if word == "eclipse" else ALLIANCE_STEP)
    if word == "eclipse":
        _require_tokens(lines, s, 0)
        push(s, EclipseFrame(NOWHERE))
        return
    frame = AllianceTurnFrame(NOWHERE)
    s.active = 1
    if word != "alliance-turn":
        frame.step = MEMBERS
    push(s, frame)
    if word == "turn":
        seat, placed = read_turn_line(lines)
        s.seth.acted |= 1 << seat
        _require_tokens(lines, s, 0, waiting=0 if placed else 1 << seat)
        s.active = seat
        push(s, TurnFrame(seat, placed))
    else:
        _require_tokens(lines, s, 0)


def _require_tokens(lines: Lines, s: State, now: int, waiting: int = 0) -> None:
    """Tokens placed fit the steps of the Day that are over; `now` are Seth's of this turn, `waiting` has yet to act."""
    rules = rules_of(s)
    before = list(rules.track)[: s.seth.track]
    his = sum(step >> 3 for step in before if step & 7 == SETH_STEP)
    require_placed(lines, SETH, his + now, his_tokens_placed(s, rules))
    turns = sum(step & 7 == ALLIANCE_STEP for step in before)
    acted = s.seth.acted & ~waiting if rules.track[s.seth.track] & 7 == ALLIANCE_STEP else 0
    for seat in range(1, s.table.players):
        require_placed(lines, seat, turns + (acted >> seat & 1), rules.member_tokens - s.seats[seat].tokens)


def _write_any(s: State) -> str:
    more = {name: getattr(s.seth, name) for name in SETH_MOMENT} | {"refused": s.seth.refused}
    return moment_line(moment_data(s) | {"round": s.round, "seth": more})


def _read_any(lines: Lines, s: State) -> None:
    read_moment(lines, s)
    data = lines.moment
    s.round = whole(lines, data, "round", 0)
    more = data.get("seth", {})
    if not isinstance(more, dict):
        raise lines.error("moment", "'seth' must be a table of fields")
    for name in SETH_MOMENT:
        setattr(s.seth, name, whole(lines, more, name, getattr(s.seth, name)))
    refused = more.get("refused", [])
    if not isinstance(refused, list) or not all(type(value) is int for value in refused):
        raise lines.error("moment", "'refused' must be a list of whole numbers")
    s.seth.refused = refused[:MAX_REFUSED]
    gather_powers(s)
