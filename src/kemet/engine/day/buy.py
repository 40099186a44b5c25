"""Buying power tiles, and what a tile does the moment it is bought (section 5)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.control import pyramid_level
from kemet.engine.board.creatures import SummonFrame
from kemet.engine.board.origins import origin
from kemet.engine.board.prices import pay, tile_price
from kemet.engine.day.recruit import BOUGHT, PlaceFrame
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.reasons import Reason, too_dear
from kemet.engine.seth.market import tile_is_sold, tiles_on_offer, why_not_for_member, why_not_for_seth
from kemet.engine.seth.tokens import tip_is_taken
from kemet.engine.state.bits import lowest_bit, lowest_tile
from kemet.engine.state.choices import BATTLE, BUY_TILE, PASS, Choices
from kemet.engine.state.codes import BUY, FROM_NEXT_TURN, IN_HAND, NO_TOKEN, PLACED_TODAY, SETH
from kemet.engine.state.events import (
    BY_TILE,
    EV_BOUGHT,
    EV_DECLINED,
    EV_POINT,
    EV_REMOVED,
    EV_SWAPPED,
    SOURCE_CREATURE,
    SOURCE_TILE,
    emit,
    emit_to,
)
from kemet.engine.state.frames import Frame, Question, Refusals, register
from kemet.engine.state.state import State, add_powers, ask, pop, push

EVERY_COLOUR: Final = -1  # of the Buy actions taken today (T1-TILE-TWIN)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BuyFrame(Frame):
    """One tile of the colour of the space (B-BUY-01, B-BUY-07), black like the others (T1-PYR-07).

    With Twin Ceremony one more of a colour bought today (T-X-27).
    """

    KIND: ClassVar[int] = 8
    SLOTS: ClassVar[tuple[str, ...]] = ("colour", "surcharge", "victim")

    def __init__(self, seat: i64, colour: i64 = 0, surcharge: i64 = 0, victim: i64 = 0) -> None:
        super().__init__(seat)
        self.colour = colour
        self.surcharge = surcharge  # what a tile costs beyond its price
        self.victim = victim  # the member whose pyramids Seth corrupts, 0: nobody

    def copy(self) -> Frame:
        return BuyFrame(self.seat, self.colour, self.surcharge, self.victim)

    def run(self, s: State) -> None:
        found = s.scratch()
        self.add_choices(s, found)
        if found.count > 1:
            ask(s, BUY_POWER, self.seat)
        else:
            pop(s)

    def add_choices(self, s: State, found: Choices) -> None:
        found.add(PASS)
        if s.table.with_seth:
            self._add_offer(s, found)
            return
        if self.colour != EVERY_COLOUR:
            self._add_tiles(s, self.colour, found)
            return
        for space in range(s.table.actions):
            if s.table.action_kind[space] == BUY and s.seats[self.seat].placed >> space & 1:
                self._add_tiles(s, s.table.action_colour[space], found)

    def _add_offer(self, s: State, found: Choices) -> None:
        """With Seth: every tile on offer for this token that can be paid; no name twice (S-CORRUPT-PYRAMID-05)."""
        rest = tiles_on_offer(s, self.seat, self.colour, self.victim) & ~s.gone & ~s.seats[self.seat].barred
        purse = s.seats[self.seat].prayer
        while rest:
            tile = lowest_tile(rest)
            rest &= rest - 1
            if tile_price(s, self.seat, s.table.tile_level[tile] + self.surcharge) <= purse:
                found.add(BUY_TILE + tile)

    def _add_tiles(self, s: State, colour: i64, found: Choices) -> None:
        """The tiles of this colour that the seat may buy and can pay."""
        mine = s.seats[self.seat]
        level = _highest_on_offer(s, pyramid_level(s, self.seat, colour))
        while level and tile_price(s, self.seat, level + self.surcharge) > mine.prayer:
            level -= 1
        rest = s.table.tiles_up_to[colour * 5 + level] & ~s.gone & ~mine.barred
        while rest:
            found.add(BUY_TILE + lowest_tile(rest))
            rest &= rest - 1


register(BuyFrame)


def _highest_on_offer(s: State, level: i64) -> i64:
    """Beginner mode: level 1 in the first Day, level 2 from the second (B-BEGINNER-01, B-BEGINNER-02).

    This, the height of pyramids and the target are all that it changes (B-BEGINNER-05).
    """
    if s.table.beginner:
        if s.day < 2 and level > 1:
            return 1
        if level > 2:
            return 2
    return level


@final
class BuyPower(Question):
    def legal(self, s: State, seat: i64, found: Choices) -> None:
        frame = s.frame
        assert isinstance(frame, BuyFrame)
        frame.add_choices(s, found)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = s.frame
        assert isinstance(frame, BuyFrame)
        pop(s)
        if choice == PASS:
            emit(s, EV_DECLINED, seat, BUY)
            return
        tile = choice - BUY_TILE
        price = tile_price(s, seat, s.table.tile_level[tile] + frame.surcharge)
        pay(s, seat, price)  # before the tile is at work (B-BUY-08)
        emit(s, EV_BOUGHT, seat, tile, price)
        own_tile(s, seat, tile)
        immediate_effect(s, seat, tile)

    def why(self, s: State, seat: i64, choice: int) -> Reason | None:
        if not BUY_TILE <= choice < BATTLE:
            return None
        frame = s.frame
        assert isinstance(frame, BuyFrame)
        mine = s.seats[seat]
        tile = choice - BUY_TILE
        if s.table.with_seth:
            return _why_no_offer(s, seat, tile, frame)
        colour: int = frame.colour
        if colour == EVERY_COLOUR:
            colour = s.table.tile_colour[tile]
            space = list(s.table.action_colour).index(colour)
            if not mine.placed >> space & 1:
                return Reason("not-bought-today", rule="T1-TILE-TWIN")
        if s.table.tile_colour[tile] != colour:
            return Reason("other-colour", rule="B-BUY-01")
        if mine.tiles & s.table.tile_same_name[tile]:
            return Reason("tile-owned", rule="B-BUY-04")
        if s.gone >> tile & 1:
            return Reason("sold-out", rule="B-BUY-05")
        level = s.table.tile_level[tile]
        if pyramid_level(s, seat, colour) < level:
            return Reason("no-pyramid", {"level": level}, "B-BUY-02")
        price = tile_price(s, seat, level + frame.surcharge)
        if price > mine.prayer:
            return too_dear(price, mine.prayer)
        return Reason("level-closed", rule="B-BEGINNER-01")


BUY_POWER: Final = BuyPower(9, "buy")


def _why_no_offer(s: State, seat: int, tile: int, frame: BuyFrame) -> Reason:
    mine = s.seats[seat]
    if mine.tiles & s.table.tile_same_name[tile]:
        return Reason("tile-owned", rule="S-BUY-10")
    if s.gone >> tile & 1:
        return Reason("sold-out", rule="S-BUY-09")
    level = s.table.tile_level[tile]
    if not tiles_on_offer(s, seat, frame.colour, frame.victim) >> tile & 1:
        if seat == SETH:
            return why_not_for_seth(s, tile, frame.victim)
        return why_not_for_member(s, tile, frame.colour)
    return too_dear(tile_price(s, seat, level + frame.surcharge), mine.prayer)


def own_tile(s: State, seat: i64, tile: i64) -> None:
    """The lasting part: ownership, supply, powers, extra tokens; all at work at once (B-BUY-06).

    For Seth as for anybody, tiles of all colours (S-SETHBASE-01).
    """
    table = s.table
    mine = s.seats[seat]
    bit = 1 << int(tile)
    if table.with_seth:
        tile_is_sold(s, seat, tile)
        if bit & s.seth.tiles:
            return  # it is the alliance's, not his (S-CLAR-66)
    mine.tiles |= bit
    mine.barred |= table.tile_same_name[tile]
    owners: i64 = 0
    for other in s.seats:
        if other.tiles & bit:
            owners += 1
    if owners >= table.tile_copies[tile]:
        s.gone |= bit
    waits: i64 = IN_HAND  # in this very turn (B-DAY-13, T1-GOLD-06)
    if table.bonus_token_waits:
        waits = FROM_NEXT_TURN
    if table.tile_silver[tile] and mine.silver == NO_TOKEN:  # one for each player, Seth too (S-TS-18)
        mine.silver = waits
    if table.tile_gold[tile] and mine.gold == NO_TOKEN:
        mine.gold = waits  # only the first gold tile brings a token (T1-GOLD-01)
        if tip_is_taken(s, seat):
            mine.gold = PLACED_TODAY
    add_powers(s, seat, tile)


def immediate_effect(s: State, seat: i64, tile: i64) -> None:
    """What happens once, on purchase: points, a creature, mercenaries, a special battle card."""
    mine = s.seats[seat]
    points = s.table.tile_points[tile]
    if points:
        mine.vp_tile += points  # B-VP-03
        emit(s, EV_POINT, seat, SOURCE_TILE, points)
    creature = s.table.tile_creature[tile]
    if creature >= 0:
        points = s.table.creature_points[creature]
        if points:
            mine.vp_creature += points  # B-VP-04
            emit(s, EV_POINT, seat, SOURCE_CREATURE, points)
        push(s, SummonFrame(seat, creature))
    if s.table.tile_units[tile]:
        mine.reserve += s.table.tile_units[tile]  # units like all others (T1-MERC-02, S-TS-06)
        push(s, PlaceFrame(seat, BOUGHT, s.table.tile_units[tile], why=origin(BY_TILE, tile)))
    if s.table.tile_battle_card[tile] >= 0:
        mine.battle_hand = mine.battle_set
        mine.shown = 0
        push(s, SwapFrame(seat, s.table.tile_battle_card[tile]))


# --- a special battle card comes in for another ---------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class SwapFrame(Frame):
    """B-TILE-OFFSTRATEGY, B-TILE-DEFSTRATEGY; the number of cards stays (T5-BCARD-02).

    Seth gives one of his own cards for it (S-SETHBASE-06); Deadly Mirror comes in like that too (S-TS-21).
    """

    KIND: ClassVar[int] = 14
    SLOTS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: i64, card: i64 = 0) -> None:
        super().__init__(seat)
        self.card = card  # the special card that comes in

    def copy(self) -> Frame:
        return SwapFrame(self.seat, self.card)

    def run(self, s: State) -> None:
        ask(s, CARD_TO_REMOVE, self.seat)


register(SwapFrame)


@final
class CardToRemove(Question):
    """The removed card is secret (B-TILE-OFFSTRATEGY)."""

    secret: ClassVar[bool] = True
    refusals: ClassVar[Refusals] = {"remove": ("remove", "B-TILE-OFFSTRATEGY")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        rest = s.seats[seat].battle_hand
        while rest:
            found.add(s.table.remove_base + lowest_bit(rest))
            rest &= rest - 1

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = s.frame
        assert isinstance(frame, SwapFrame)
        pop(s)
        mine = s.seats[seat]
        special: i64 = 1 << frame.card
        card = choice - s.table.remove_base
        out: i64 = 1 << card
        mine.battle_set ^= out | special
        mine.battle_hand = mine.battle_set
        mine.proven_before = 0
        if mine.removed:
            mine.proven_before = mine.proven
        mine.proven = 0
        mine.last_special = special
        mine.removed |= out
        emit(s, EV_SWAPPED, seat, frame.card)
        emit_to(s, EV_REMOVED, seat, card)

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        return max(choices)


CARD_TO_REMOVE: Final = CardToRemove(19, "card-to-remove")
