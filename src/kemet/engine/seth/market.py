"""Which tiles a token may buy when Seth is there, and what a sale changes (sections 2.8 and 2.19)."""

from __future__ import annotations

from kemet.engine.board.control import pyramid_level
from kemet.engine.native import i64
from kemet.engine.reasons import Reason
from kemet.engine.seth.tokens import renew_alliance_powers
from kemet.engine.state.bits import one_bit
from kemet.engine.state.codes import BUY, DISTRICTS, FROM_NEXT_TURN, IN_HAND, NO_TOKEN, SETH
from kemet.engine.state.events import EV_ALLIANCE_TILE, EV_CREATURE_CARD, emit
from kemet.engine.state.ruleset import VIOLET
from kemet.engine.state.state import State, rules_of


def tiles_on_offer(s: State, seat: i64, colour: i64, victim: i64) -> int:
    """Bit set of the tiles this seat may buy with such a token, sold ones included."""
    if seat == SETH:
        return _for_seth(s, victim)
    return _for_member(s, seat, colour)


def violet_level(s: State) -> i64:
    """How high Seth's pyramid is for him: nobody captures it (S-MOVE-10), but by house rule."""
    rules = rules_of(s)
    if rules.violet_capturable and _is_held_by_members(s):
        return 0
    return s.pyramids[rules.home[0]] & 7


def _for_seth(s: State, victim: i64) -> int:
    """Violet tiles and colours he holds (S-ACT-BUY, S-ACT-BUY-HELD); or a victim's colours (S-CORRUPT-PYRAMID-01).

    The colours of his city, no matter who stands there (S-CORRUPT-PYRAMID-02, S-CORRUPT-PYRAMID-06); no alliance tile
    (S-BUY-08).
    """
    rules = rules_of(s)
    top = violet_level(s)
    offer = 0
    if victim == 0:
        offer = s.table.tiles_up_to[VIOLET * 5 + top]
        if rules.buys_held:
            for space in s.table.districts:
                pyramid = s.pyramids[space]
                if pyramid and pyramid >> 3 != VIOLET and s.troops[space] & 15:
                    offer |= s.table.tiles_up_to[(pyramid >> 3) * 5 + (pyramid & 7)]
    else:
        first = s.seats[victim].city * DISTRICTS
        for number in range(first, first + DISTRICTS):
            pyramid = s.pyramids[s.table.districts[number]]
            if pyramid:
                level = pyramid & 7
                if top < level:
                    level = top  # the smaller of the two (S-CORRUPT-PYRAMID-03)
                offer |= s.table.tiles_up_to[(pyramid >> 3) * 5 + level]
    return offer & ~rules.alliance_tiles


def why_not_for_seth(s: State, tile: int, victim: int) -> Reason:
    """A tile that is not on offer to Seth with this token."""
    level, colour = s.table.tile_level[tile], s.table.tile_colour[tile]
    if rules_of(s).alliance_tiles >> tile & 1:
        return Reason("other-side", rule="S-BUY-08")
    if victim and colour == VIOLET:
        return Reason("other-colour", rule="S-CORRUPT-PYRAMID-01")
    if (victim or colour == VIOLET) and level > violet_level(s):
        return Reason("violet-low", {"level": level}, "S-CORRUPT-PYRAMID-03" if victim else "S-ACT-BUY")
    if victim:
        return Reason("their-pyramid", {"level": level}, "S-CORRUPT-PYRAMID-02")
    return Reason("no-pyramid", {"level": level}, "S-ACT-BUY-HELD")


def why_not_for_member(s: State, tile: int, space_colour: int) -> Reason:
    """A tile that is not on offer to a member; `space_colour`: of the Buy space, -1 for Twin Ceremony."""
    level, colour = s.table.tile_level[tile], s.table.tile_colour[tile]
    if rules_of(s).seths_tiles >> tile & 1:
        return Reason("other-side", rule="S-BUY-05")
    if colour == VIOLET:
        return Reason("three-pyramids", {"level": level}, "S-BUY-01")
    if colour != space_colour:
        return (
            Reason("other-colour", rule="S-CLAR-65")
            if space_colour >= 0
            else Reason("not-bought-today", rule="S-TS-12")
        )
    return Reason("no-pyramid", {"level": level}, "B-BUY-02")


def _is_held_by_members(s: State) -> bool:
    """House rule violetPyramidCapturable: members stand in all his districts."""
    rules = rules_of(s)
    for space in rules.home:
        if not s.troops[space] & s.table.enemy_mask[SETH]:
            return False
    return True


def _for_member(s: State, seat: i64, colour: i64) -> int:
    """The colour of the space, or violet up to the lowest own pyramid (S-BUY-01, S-BUY-02, S-CLAR-65).

    Never what Seth alone may own (S-BUY-05); alliance tiles are among those of their colour (S-BUY-06).
    """
    rules = rules_of(s)
    offer = 0
    if colour >= 0:
        offer = s.table.tiles_up_to[colour * 5 + pyramid_level(s, seat, colour)]
    else:  # Twin Ceremony: the colours bought today (S-TS-12)
        for space in range(s.table.actions):
            if s.table.action_kind[space] == BUY and s.seats[seat].placed >> space & 1:
                each = s.table.action_colour[space]
                offer |= s.table.tiles_up_to[each * 5 + pyramid_level(s, seat, each)]
    violet = lowest_pyramid(s, seat)
    if rules.violet_capturable and _is_held_by_members(s) and _stands_beside_seth(s, seat):
        captured = s.pyramids[rules.home[0]] & 7
        if captured > violet:
            violet = captured
    return offer | s.table.tiles_up_to[VIOLET * 5 + violet] & ~rules.seths_tiles


def _stands_beside_seth(s: State, seat: i64) -> bool:
    """Has the seat a unit in one of Seth's districts?"""
    rules = rules_of(s)
    for space in rules.home:
        if s.troops[space] >> 4 * seat & 15:
            return True
    return False


def lowest_pyramid(s: State, seat: i64) -> i64:
    """Of the three own pyramids, of whatever colour (S-TS-05); one missing or held by Seth counts as 0 (S-BUY-04)."""
    rules = rules_of(s)
    levels: list[int] = []
    first = s.seats[seat].city * DISTRICTS
    for number in range(first, first + DISTRICTS):
        space = s.table.districts[number]
        levels.append(0 if s.troops[space] & 15 else s.pyramids[space] & 7)
    if rules.allied_pyramids:
        for space in s.table.districts:
            own = s.table.city[space] == s.seats[seat].city
            if not own and s.troops[space] >> 4 * seat & 15 and s.pyramids[space] >> 3 != VIOLET:
                levels.append(s.pyramids[space] & 7)
    return sorted(levels, reverse=True)[DISTRICTS - 1]


def tile_is_sold(s: State, seat: i64, tile: i64) -> None:
    """The creature card of a creature sold is gone (S-CORRUPT-CREATURE-13).

    Alliance tiles go to the Osiris board and give no points (S-BUY-07).
    """
    rules = rules_of(s)
    for card in range(len(rules.card_ids)):
        if rules.card_tile[card] == tile and s.seth.cards >> card & 1:
            s.seth.cards &= ~one_bit(card)
            emit(s, EV_CREATURE_CARD, card, -1)
    bit = 1 << int(tile)
    if rules.clear_tiles & bit and s.seth.clear == NO_TOKEN:
        s.seth.clear = FROM_NEXT_TURN if s.table.bonus_token_waits else IN_HAND
    if rules.alliance_tiles & bit:
        s.seth.tiles |= bit
        s.gone |= bit
        if s.table.tile_creature[tile] == rules.osiris:
            s.seth.osiris_buyer = seat
        renew_alliance_powers(s)
        emit(s, EV_ALLIANCE_TILE, tile)
