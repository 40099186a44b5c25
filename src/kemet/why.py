"""Why a choice is refused, as a reason with its rule. Only what the asking seat may know is ever used."""

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
from kemet.engine.points import district_owner, pyramid_level
from kemet.engine.prices import card_price, raise_price, teleport_price, tile_price
from kemet.engine.state import State, creature_at, enemies_at, units
from kemet.engine.travel import can_teleport_from_here, entry_fee, walls_open
from kemet.notation import write
from kemet.reasons import Reason
from kemet.view import question_of


def why_not(s: State, seat: int, code: int) -> str:
    """The reason why this code is not among the seat's legal choices, as one English sentence."""
    reason = reason_why_not(s, seat, code)
    if reason.key in GENERAL:
        return str(reason)
    text = write(s, seat, code)
    if reason.key == "no-answer":
        return f"{text!r} is {reason}"
    return f"{text!r} is not possible: {reason}"


def reason_why_not(s: State, seat: int, code: int) -> Reason:
    """The same as data, for programs that speak other languages."""
    if s.phase == OVER:
        return Reason("over")
    if not s.waiting >> seat & 1:
        return Reason("not-asked", {"seat": seat})
    if not 0 <= code < names.CHOICES:
        return Reason("no-choice", {"code": code, "last": names.CHOICES - 1})
    try:
        write(s, seat, code)
    except IndexError:
        return Reason("no-choice-here", {"code": code})
    ask = ASKED.get(s.ask)
    return (ask(s, seat, code) if ask else None) or Reason("no-answer", {"question": question_of(s, seat)})


def _turn(s: State, seat: int, code: int) -> Reason | None:
    base = seat * SEAT
    placed = s.seats[base + S_PLACED]
    if names.TOKEN <= code < names.SILVER:
        space = code - names.TOKEN
        if placed >> space & 1:
            return Reason("token-there", rule="B-DAY-03")
        if s.stack[F_A - FRAME]:
            return Reason("token-placed", rule="B-DAY-02")
        rows = s.table.empty_rows(placed | 1 << space)
        left = s.seats[base + S_TOKENS] - 1
        return Reason("rows", {"rows": rows, "left": left}, "B-DAY-05")
    if names.SILVER <= code < names.UNIT:
        if s.seats[base + S_SILVER] != 1:
            return Reason("no-silver", rule="B-DAY-09")
        return Reason("token-there", rule="B-DAY-03")
    if names.GOLD <= code < names.SPEND:
        return Reason("no-gold", rule="B-DAY-10")
    if code == names.END:
        return Reason("token-first", rule="B-DAY-16")
    return _card(s, seat, code)


def _card(s: State, seat: int, code: int) -> Reason | None:
    if not names.CARD <= code < names.GOLD:
        return None
    kind = (code - names.CARD_AT) // MAX_SPACES if code >= names.CARD_AT else code - names.CARD
    if not s.seats[seat * SEAT + S_HAND] & s.table.card_mask[kind]:
        return Reason("not-held")
    price = card_price(s, seat, kind)
    if price > s.seats[seat * SEAT + S_PRAYER]:
        return _too_dear(s, seat, price)
    if kind not in s.table.move_kinds:
        return Reason("not-own-turn", rule="B-DI-05")
    if s.ask == ASK_TURN and kind not in s.table.turn_kinds:
        return Reason("only-move")
    return Reason("no-effect", rule="B-DI-08")


def _move(s: State, seat: int, code: int) -> Reason | None:
    if names.STEP <= code < names.TELEPORT:
        return _step(s, seat, code - names.STEP)
    if names.TELEPORT <= code < names.ESCAPE:
        return _teleport(s, seat, code - names.TELEPORT)
    if names.GROUP <= code < names.LIFT:
        return Reason("group", rule="B-MOVE-06")
    return _card(s, seat, code)


def _step(s: State, seat: int, space: int) -> Reason | None:
    if space not in s.table.neighbours[s.move_at]:
        here = s.table.space_ids[s.move_at]
        return Reason("not-adjacent", {"space": s.table.space_ids[space], "from": here}, "B-MOVE-17")
    if s.move_left <= 0:
        return Reason("no-movement", rule="B-MOVE-03")
    city = s.table.city[space]
    if city >= 0 and s.city_seat[city] != seat and not walls_open(s, seat):
        return Reason("walls", rule="B-WALL-01")
    return _fee(s, seat, space, 0) or _crowd(s, seat, space)


def _fee(s: State, seat: int, space: int, price: int) -> Reason | None:
    """An enemy creature there wants to be paid for the entry."""
    fee = entry_fee(s, seat, space)
    if fee and price + fee > s.seats[seat * SEAT + S_PRAYER]:
        return Reason("fee", {"fee": fee, "prayer": s.seats[seat * SEAT + S_PRAYER]}, "T1-CREATURE-KHNUM")
    return None


def _crowd(s: State, seat: int, space: int) -> Reason | None:
    if s.move_creature and creature_at(s, space, seat) >= 0:
        return Reason("creature-there", rule="B-MOVE-11")
    limit = BASE_LIMIT + s.seats[seat * SEAT + names.M_LIMIT]
    return Reason("too-many", {"limit": limit}, "B-MOVE-10")


def _teleport(s: State, seat: int, space: int) -> Reason | None:
    if not s.table.obelisk[space]:
        return Reason("no-obelisk", rule="B-TELE-01")
    if space == s.move_at:
        return Reason("teleport-same", rule="B-TELE-07")
    if not can_teleport_from_here(s, seat):
        return Reason("teleport-start", rule="B-TELE-01")
    if s.move_targets >> space & 1:
        return Reason("teleport-again", rule="B-TELE-10")
    price = teleport_price(s, seat)
    if price > s.seats[seat * SEAT + S_PRAYER]:
        return _too_dear(s, seat, price)
    return _fee(s, seat, space, price) or _crowd(s, seat, space)


def _place(s: State, seat: int, code: int) -> Reason | None:
    if not names.UNIT <= code < names.FROM:
        return None
    space = code - names.UNIT
    base = seat * SEAT
    if not s.seats[base + S_RESERVE]:
        return Reason("no-reserve", rule="B-LIMIT-02")
    if units(s, space, seat) >= BASE_LIMIT + s.seats[base + names.M_LIMIT]:
        return Reason("full", rule="B-LIMIT-03")
    first = s.seats[base + S_CITY] * DISTRICTS
    if space not in s.table.districts[first : first + DISTRICTS] and not units(s, space, seat):
        return Reason("not-yours", rule="B-RECRUIT-02")
    return Reason("not-open", rule="B-RECRUIT-01")


def _buy(s: State, seat: int, code: int) -> Reason | None:
    if not names.BUY_TILE <= code < names.BATTLE:
        return None
    tile = code - names.BUY_TILE
    base = seat * SEAT
    colour = s.stack[F_A - FRAME]
    if colour < 0:
        colour = s.table.tile_colour[tile]
        space = s.table.action_colour.index(colour)
        if not s.seats[base + S_PLACED] >> space & 1:
            return Reason("not-bought-today", rule="T1-TILE-TWIN")
    if s.table.tile_colour[tile] != colour:
        return Reason("other-colour", rule="B-BUY-01")
    if s.seats[base + S_TILES] & s.table.tile_same_name[tile]:
        return Reason("tile-owned", rule="B-BUY-04")
    if s.gone >> tile & 1:
        return Reason("sold-out", rule="B-BUY-05")
    if pyramid_level(s, seat, colour) < s.table.tile_level[tile]:
        return Reason("no-pyramid", {"level": s.table.tile_level[tile]}, "B-BUY-02")
    price = tile_price(s, seat, s.table.tile_level[tile] + s.stack[F_B - FRAME])
    if price > s.seats[base + S_PRAYER]:
        return _too_dear(s, seat, price)
    return Reason("level-closed", rule="B-BEGINNER-01")


def _battle(s: State, seat: int, code: int) -> Reason | None:
    if names.BATTLE <= code < names.REMOVE:
        for card in divmod(code - names.BATTLE, names.MAX_BATTLE_CARDS):
            if not s.seats[seat * SEAT + S_BATTLE_HAND] >> card & 1:
                return Reason("battle-not-held", {"battle_card": s.table.battle_ids[card]})
    if names.ADD <= code < names.WOUND:
        kind = code - names.ADD
        if not s.seats[seat * SEAT + S_HAND] & s.table.card_mask[kind]:
            return Reason("not-held")
        if kind not in s.table.battle_kinds:
            return Reason("no-battle-symbol", rule="B-BATTLE-13")
        return Reason("added", rule="B-BATTLE-12")
    return None


def _from(s: State, seat: int, code: int) -> Reason | None:
    if not names.FROM <= code < names.STEP:
        return None
    if not units(s, code - names.FROM, seat):
        return Reason("no-troop", rule="B-MOVE-01")
    return Reason("troop-stuck", rule="B-MOVE-01")


def _raise(s: State, seat: int, code: int) -> Reason | None:
    if not names.LIFT <= code < names.BUILD:
        return None
    space, level = (code - names.LIFT) // 4, (code - names.LIFT) % 4 + 1
    low = s.pyramids[space] & 7
    if s.table.city[space] < 0:
        return Reason("no-district", rule="B-RAISE-04")
    if district_owner(s, space) != seat and not (low and units(s, space, seat)):
        return Reason("pyramid-not-yours", rule="B-RAISE-05")
    if district_owner(s, space) == seat and enemies_at(s, space, seat) and not s.table.owner_raises_held:
        return Reason("pyramid-held", rule="B-RAISE-06")
    if low >= s.table.top_level:
        return Reason("pyramid-high", {"level": s.table.top_level}, "B-RAISE-01")
    price = raise_price(s, seat, low, max(level, low + 1))
    return _too_dear(s, seat, price) if price > s.seats[seat * SEAT + S_PRAYER] else None


def _too_dear(s: State, seat: int, price: int) -> Reason:
    return Reason("price", {"price": price, "prayer": s.seats[seat * SEAT + S_PRAYER]}, "B-LIMIT-05")


#: Reasons that are no answer about one choice.
GENERAL = ("over", "not-asked", "no-choice", "no-choice-here")
ASKED = {
    ASK_TURN: _turn,
    ASK_MOVE: _move,
    ASK_PLACE: _place,
    names.ASK_FROM: _from,
    names.ASK_RAISE: _raise,
    names.ASK_BUY: _buy,
    names.ASK_BATTLE_CARDS: _battle,
}
