"""Why a choice is refused, in one sentence with its rule. Only what the asking seat may know is ever used."""

from __future__ import annotations

from kemet.engine import names
from kemet.engine.names import (
    ASK_MOVE,
    ASK_PLACE,
    ASK_TURN,
    DISTRICTS,
    F_A,
    F_B,
    FRAME,
    MAX_SPACES,
    OVER,
    S_BATTLE_HAND,
    S_CITY,
    S_HAND,
    S_PLACED,
    S_PRAYER,
    S_RESERVE,
    S_SILVER,
    S_TILES,
    S_TOKENS,
    SEAT,
)
from kemet.engine.place import BASE_LIMIT
from kemet.engine.points import pyramid_level
from kemet.engine.prices import card_price, teleport_price, tile_price
from kemet.engine.state import State, creature_at, units
from kemet.engine.travel import can_teleport_from_here, entry_fee, walls_open
from kemet.notation import write
from kemet.view import question_of


def why_not(s: State, seat: int, code: int) -> str:
    """The reason why this code is not among the seat's legal choices."""
    if s.phase == OVER:
        return "the game is over"
    if not s.waiting >> seat & 1:
        return f"P{seat + 1} is not asked to choose now"
    if not 0 <= code < names.CHOICES:
        return f"{code} is no choice; choices are numbers from 0 to {names.CHOICES - 1}"
    try:
        text = write(s, seat, code)
    except IndexError:
        return f"{code} is no choice of this game"
    reason = ""
    if s.ask == ASK_TURN:
        reason = _turn(s, seat, code)
    elif s.ask == ASK_MOVE:
        reason = _move(s, seat, code)
    elif s.ask == ASK_PLACE:
        reason = _place(s, seat, code)
    elif s.ask == names.ASK_BUY:
        reason = _buy(s, seat, code)
    elif s.ask == names.ASK_BATTLE_CARDS:
        reason = _battle(s, seat, code)
    if reason:
        return f"{text!r} is not possible: {reason}"
    question = question_of(s, seat)
    return f"{text!r} is no answer to the question asked now ({question})"


def _turn(s: State, seat: int, code: int) -> str:
    base = seat * SEAT
    placed = s.seats[base + S_PLACED]
    if names.TOKEN <= code < names.SILVER:
        space = code - names.TOKEN
        if placed >> space & 1:
            return "this space holds a token already (B-DAY-03)"
        if s.stack[F_A - FRAME]:
            return "the regular token of this turn is placed (B-DAY-02)"
        rows = s.table.empty_rows(placed | 1 << space)
        left = s.seats[base + S_TOKENS] - 1
        return f"{rows} rows would still be empty with {left} tokens left (B-DAY-05)"
    if names.SILVER <= code < names.UNIT:
        if s.seats[base + S_SILVER] != 1:
            return "there is no silver token to place now (B-DAY-09)"
        return "this space holds a token already (B-DAY-03)"
    if names.GOLD <= code < names.SPEND:
        return "there is no gold token for this action now (B-DAY-10)"
    if code == names.END:
        return "the regular token must be placed first (B-DAY-16)"
    return _card(s, seat, code)


def _card(s: State, seat: int, code: int) -> str:
    if not names.CARD <= code < names.GOLD:
        return ""
    kind = (code - names.CARD_AT) // MAX_SPACES if code >= names.CARD_AT else code - names.CARD
    if not s.seats[seat * SEAT + S_HAND] & s.table.card_mask[kind]:
        return "you do not hold this card"
    price = card_price(s, seat, kind)
    if price > s.seats[seat * SEAT + S_PRAYER]:
        return f"it costs {price} and you have {s.seats[seat * SEAT + S_PRAYER]} prayer points (B-LIMIT-05)"
    if kind not in s.table.move_kinds:
        return "it is not an own-turn card (B-DI-05)"
    if s.ask == ASK_TURN and kind not in s.table.turn_kinds:
        return "it can be played only during a Move"
    return "no part of its effect can happen there (B-DI-08)"


def _move(s: State, seat: int, code: int) -> str:
    if names.STEP <= code < names.TELEPORT:
        return _step(s, seat, code - names.STEP)
    if names.TELEPORT <= code < names.ESCAPE:
        return _teleport(s, seat, code - names.TELEPORT)
    if names.GROUP <= code < names.LIFT:
        return "the group cannot be changed like this here (B-MOVE-06)"
    return _card(s, seat, code)


def _step(s: State, seat: int, space: int) -> str:
    if space not in s.table.neighbours[s.move_at]:
        here = s.table.space_ids[s.move_at]
        return f"{s.table.space_ids[space]} is not adjacent to {here} (B-MOVE-17)"
    if s.move_left <= 0:
        return "the group has no movement left (B-MOVE-03)"
    city = s.table.city[space]
    if city >= 0 and s.city_seat[city] != seat and not walls_open(s, seat):
        return "walls can be passed only by the first step of a Move (B-WALL-01)"
    return _fee(s, seat, space, 0) or _crowd(s, seat, space)


def _fee(s: State, seat: int, space: int, price: int) -> str:
    """An enemy creature there wants to be paid for the entry."""
    fee = entry_fee(s, seat, space)
    if fee and price + fee > s.seats[seat * SEAT + S_PRAYER]:
        return f"entering costs {fee} more and you have {s.seats[seat * SEAT + S_PRAYER]} (T1-CREATURE-KHNUM)"
    return ""


def _crowd(s: State, seat: int, space: int) -> str:
    if s.move_creature and creature_at(s, space, seat) >= 0:
        return "another creature of yours stands there (B-MOVE-11)"
    limit = BASE_LIMIT + s.seats[seat * SEAT + names.M_LIMIT]
    return f"more than {limit} of your units would be there (B-MOVE-10)"


def _teleport(s: State, seat: int, space: int) -> str:
    if not s.table.obelisk[space]:
        return "there is no obelisk (B-TELE-01)"
    if space == s.move_at:
        return "a teleport must change the space (B-TELE-07)"
    if not can_teleport_from_here(s, seat):
        return "the group does not stand where a teleport can start (B-TELE-01)"
    if s.move_targets >> space & 1:
        return "this Move has teleported there already (B-TELE-10)"
    price = teleport_price(s, seat)
    if price > s.seats[seat * SEAT + S_PRAYER]:
        return f"it costs {price} and you have {s.seats[seat * SEAT + S_PRAYER]} prayer points (B-LIMIT-05)"
    return _fee(s, seat, space, price) or _crowd(s, seat, space)


def _place(s: State, seat: int, code: int) -> str:
    if not names.UNIT <= code < names.FROM:
        return ""
    space = code - names.UNIT
    base = seat * SEAT
    if not s.seats[base + S_RESERVE]:
        return "the reserve is empty (B-LIMIT-02)"
    if units(s, space, seat) >= BASE_LIMIT + s.seats[base + names.M_LIMIT]:
        return "the space is full (B-LIMIT-03)"
    first = s.seats[base + S_CITY] * DISTRICTS
    if space not in s.table.districts[first : first + DISTRICTS] and not units(s, space, seat):
        return "it is neither your district nor a troop of yours (B-RECRUIT-02)"
    return "it cannot be paid or is not open for these units (B-RECRUIT-01)"


def _buy(s: State, seat: int, code: int) -> str:
    if not names.BUY_TILE <= code < names.BATTLE:
        return ""
    tile = code - names.BUY_TILE
    base = seat * SEAT
    colour = s.stack[F_A - FRAME]
    if colour < 0:
        colour = s.table.tile_colour[tile]
        space = s.table.action_colour.index(colour)
        if not s.seats[base + S_PLACED] >> space & 1:
            return "no tile of this colour was bought today (T1-TILE-TWIN)"
    if s.table.tile_colour[tile] != colour:
        return "this Buy space is for another colour (B-BUY-01)"
    if s.seats[base + S_TILES] & s.table.tile_same_name[tile]:
        return "you own a tile of this name (B-BUY-04)"
    if s.gone >> tile & 1:
        return "it is sold out (B-BUY-05)"
    if pyramid_level(s, seat, colour) < s.table.tile_level[tile]:
        return f"you control no pyramid of this colour with level {s.table.tile_level[tile]} (B-BUY-02)"
    price = tile_price(s, seat, s.table.tile_level[tile] + s.stack[F_B - FRAME])
    if price > s.seats[base + S_PRAYER]:
        return f"it costs {price} and you have {s.seats[base + S_PRAYER]} prayer points (B-LIMIT-05)"
    return "this level is not on offer yet (B-BEGINNER-01)"


def _battle(s: State, seat: int, code: int) -> str:
    if names.BATTLE <= code < names.REMOVE:
        for card in divmod(code - names.BATTLE, names.MAX_BATTLE_CARDS):
            if not s.seats[seat * SEAT + S_BATTLE_HAND] >> card & 1:
                return f"{s.table.battle_ids[card]} is not in your hand"
    if names.ADD <= code < names.WOUND:
        kind = code - names.ADD
        if not s.seats[seat * SEAT + S_HAND] & s.table.card_mask[kind]:
            return "you do not hold this card"
        if kind not in s.table.battle_kinds:
            return "it has no battle symbol (B-BATTLE-13)"
        return "it is added already or cannot be paid (B-BATTLE-12)"
    return ""
