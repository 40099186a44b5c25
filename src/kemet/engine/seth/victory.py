"""Who wins against whom, and the points of both sides (sections 2.18 and 5.11 of docs/rules/seth.md)."""

from __future__ import annotations

from typing import Final

from kemet.engine.board.control import holders
from kemet.engine.board.sides import friends_at
from kemet.engine.day.victory import end_game
from kemet.engine.native import i64
from kemet.engine.state.bits import one_bit
from kemet.engine.state.codes import (
    END_COMBAT_POINTS,
    END_DAY_LIMIT,
    END_DISTRICT,
    END_NO_UNITS,
    END_OBJECTIVES,
    MAX_LEVEL,
    OVER,
    SETH,
)
from kemet.engine.state.events import EV_POINT, SOURCE_BATTLE, emit
from kemet.engine.state.ruleset import VIOLET
from kemet.engine.state.state import State, rules_of

ALLIANCE: Final = 1  # the seat that stands for the whole side where one seat must (S-CLAR-03)


def alliance_points(s: State) -> i64:
    """Permanent points of all members together (S-WIN-06)."""
    points = s.seth.temple_points
    for seat in range(1, s.table.players):
        points += s.seats[seat].vp_battle
    return points


def temple_level(s: State, space: i64) -> i64:
    """The level of the sacred temple here, 0: none."""
    return s.seth.temples[space] & 3


def temples_of_alliance(s: State) -> i64:
    """Base temples and sacred ones of level 3 that the alliance holds (S-DAY-17, S-TEMPLE-14)."""
    held: i64 = 0
    mask = s.table.friend_mask[ALLIANCE]
    for space in range(s.table.spaces):
        if s.troops[space] & mask and is_temple(s, space) and holders(s, space) & mask:
            held += 1
    return held


def is_temple(s: State, space: i64) -> bool:
    return s.table.income[space] > 0 or temple_level(s, space) == 3


def temporary_points_of_alliance(s: State) -> i64:
    """One per member's level-4 pyramid that Seth does not hold, one per temple held (S-WIN-07).

    Read off the board, never kept (S-INV-21, S-CLAR-71); lost while Seth holds it or nobody (S-CLAR-16).
    """
    points = temples_of_alliance(s)
    for space in s.table.districts:
        pyramid = s.pyramids[space]
        if pyramid & 7 == MAX_LEVEL and pyramid >> 3 != VIOLET and not holders(s, space) & 15:
            points += 1
    return points


def score_for(s: State, seat: i64, points: i64, why: i64) -> None:
    """Points of a battle; the members' are the alliance's, no matter who fought (S-BATTLE-06, S-BATTLE-07)."""
    if points > 0:
        s.seats[seat].vp_battle += points
        emit(s, EV_POINT, seat, SOURCE_BATTLE, points, 0, why)


def seth_wins(s: State) -> bool:
    """Combat points alone; no tile gives him any outside battle (S-SETHBASE-07)."""
    return s.seats[SETH].vp_battle >= s.table.target


def alliance_wins(s: State) -> bool:
    """Both objectives and enough permanent points (S-WIN-03), in Seth's turn too (S-CLAR-72)."""
    rules = rules_of(s)
    return bool(s.seth.temple_done and s.seth.ceremony_done) and alliance_points(s) >= rules.alliance_target


def has_units(s: State) -> bool:
    """Is any alliance unit on the board, captured figures that fight for it included (S-WIN-02, S-WIN-10)?"""
    mask = s.table.friend_mask[ALLIANCE]
    for troop in s.troops:
        if troop & mask:
            return True
    for battle in s.battles:
        if battle.attacker.apart and battle.attacker.troop:
            return True
    return False


def check_victory(s: State) -> bool:
    """Look at all conditions at once; if one event fulfils one of each side, the side on turn wins (S-WIN-09).

    Nobody asks for Seth's own units: without any he recruits again (S-WIN-12).
    """
    if s.phase == OVER:
        return True
    for_seth = seth_wins(s) or not has_units(s)
    for_alliance = alliance_wins(s)
    if not for_seth and not for_alliance:
        return False
    if for_seth and (not for_alliance or side_on_turn(s) == SETH):
        end_game(s, SETH, END_COMBAT_POINTS if seth_wins(s) else END_NO_UNITS)
    else:
        end_game(s, ALLIANCE, END_OBJECTIVES)
    return True


def side_on_turn(s: State) -> i64:
    """Whose turn it is; in a night or eclipse battle the side that placed the units."""
    if s.active >= 0:
        return s.table.side[s.active]
    for battle in s.battles:
        return s.table.side[battle.attacker.fighter]
    return ALLIANCE


def check_districts(s: State) -> bool:
    """Both objectives, and a unit in a district of Seth at the start of an alliance turn (S-WIN-04)."""
    rules = rules_of(s)
    if not (s.seth.temple_done and s.seth.ceremony_done):
        return False
    for space in rules.home:
        if friends_at(s, space, ALLIANCE):
            end_game(s, ALLIANCE, END_DISTRICT)
            return True
    return False


def end_by_day_limit(s: State) -> None:
    """The larger progress wins, a tie the alliance (S-WIN-13). In sixths of the target, so that nothing is rounded."""
    rules = rules_of(s)
    points = alliance_points(s)
    if points > rules.alliance_target:
        points = rules.alliance_target
    alliance = points + rules.alliance_target * (s.seth.temple_done + s.seth.ceremony_done)
    mine = s.seats[SETH].vp_battle * 3 * rules.alliance_target
    theirs = alliance * s.table.target
    end_game(s, SETH if mine > theirs else ALLIANCE, END_DAY_LIMIT)


def temple_sites(s: State) -> i64:
    """Bit set of the spaces that hold a sacred temple."""
    sites: i64 = 0
    for space in range(s.table.spaces):
        if s.seth.temples[space]:
            sites |= one_bit(space)
    return sites
