"""Standing orders: the answer a person gave beforehand to an out-of-turn window. None means: ask."""

from __future__ import annotations

from kemet.bots import battle_odds
from kemet.effects import sampled
from kemet.engine import flow
from kemet.engine.names import (
    ASK_DELTA,
    ASK_ESCAPE,
    ASK_LOSER,
    ASK_OBJECTS,
    ASK_SANCTUARY,
    ASK_VETO,
    ASK_WINNER,
    ASK_WOUND,
    B_SEAT,
    B_SIDE,
    B_SIDES,
    DONE,
    ESCAPE,
    PASS,
    RECALL,
    S_CITY,
    S_PRAYER,
    SEAT,
    STAY,
    YES,
)
from kemet.engine.points import total_points
from kemet.engine.state import State, lowest_bit, units
from kemet.game import Game
from kemet.server.shapes.live import Orders


def ordered_answer(game: Game, seat: int, orders: Orders) -> int | None:
    """The code these orders give for the present question, or None when the person wants to be asked."""
    if orders == Orders():
        return None
    codes = game.codes(seat)
    code = _wanted(game.state, codes, seat, orders)
    return code if code in codes else None


def _wanted(s: State, codes: list[int], seat: int, orders: Orders) -> int | None:
    if s.ask == ASK_VETO and orders.veto != "ask":
        return YES if orders.veto == "when-hit" and YES in codes and hits(s, seat) else PASS
    if s.ask == ASK_ESCAPE and orders.escape != "ask":
        return _escape(s, codes, seat, orders)
    if s.ask == ASK_WINNER and orders.recall != "ask":
        return RECALL if orders.recall == "always" else STAY
    if s.ask == ASK_LOSER and orders.recall == "always":
        return RECALL
    if s.ask in (ASK_DELTA, ASK_SANCTUARY) and orders.sacrifice != "ask":
        return YES if orders.sacrifice == "always" else PASS
    if s.ask == ASK_WOUND and orders.divine_wound == "never":
        return DONE
    if s.ask == ASK_OBJECTS and orders.battle_objects == "never":
        return DONE
    return None


def hits(s: State, seat: int) -> bool:
    """Does the card in the Veto window harm this seat, if nobody stops it: prayer, units, points, or an attack?"""
    after = sampled(s, seat)
    while after.ask == ASK_VETO and after.waiting:
        flow.play(after, lowest_bit(after.waiting), PASS)
    purse = seat * SEAT + S_PRAYER
    attacked = bool(after.battle) and after.battle[B_SIDES + B_SIDE + B_SEAT] == seat and not s.battle
    return (
        attacked
        or after.seats[purse] < s.seats[purse]
        or _on_the_board(after, seat) < _on_the_board(s, seat)
        or total_points(after, seat) < total_points(s, seat)
    )


def _on_the_board(s: State, seat: int) -> int:
    return sum(units(s, space, seat) for space in range(s.table.spaces))


def _escape(s: State, codes: list[int], seat: int, orders: Orders) -> int:
    """Leave a battle that is likely lost, home if that is possible. Asking where to would tell of the card."""
    if codes == [PASS] or orders.escape == "never":
        return PASS
    stays = sampled(s, seat)
    flow.play(stays, seat, PASS)
    odds = battle_odds(stays, seat)
    if odds is None or odds.expected.win * 100 >= orders.escape_below:
        return PASS
    own_city = s.seats[seat * SEAT + S_CITY]
    spaces = [code for code in codes if code != PASS]
    return next((code for code in spaces if s.table.city[code - ESCAPE] == own_city), spaces[0])
