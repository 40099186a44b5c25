"""Set-up with Seth: his city, his units, his first tile; then the members' first tiles (section 5.1)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.cards.draw import draw
from kemet.engine.day.buy import immediate_effect, own_tile
from kemet.engine.founding import CITIES, PYRAMIDS, UNITS, SetupFrame, deal_cities, settle
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.seth.market import tiles_on_offer
from kemet.engine.seth.night import SethNightFrame
from kemet.engine.state.bits import lowest_tile
from kemet.engine.state.choices import BUY_TILE, Choices
from kemet.engine.state.codes import DISTRICTS, NOWHERE, SETH
from kemet.engine.state.events import BY_SETUP, EV_BOUGHT, EV_PYRAMID, emit
from kemet.engine.state.frames import Frame, Question, Refusals, register
from kemet.engine.state.ruleset import VIOLET
from kemet.engine.state.state import State, ask, pop, push, rules_of

# Steps.
SETHS_CITY: Final = 0
SETHS_UNITS: Final = 1
SETHS_TILE: Final = 2
MEMBERS: Final = 3
MEMBERS_TILES: Final = 4


@final
@mypyc_attr(acyclic=True)
class SethSetupFrame(Frame):
    """Seth's own choices first, then the members in seat order (S-SETUP-23)."""

    KIND: ClassVar[int] = 47
    SLOTS: ClassVar[tuple[str, ...]] = ("member",)

    def __init__(self, seat: i64, member: i64 = 1) -> None:
        super().__init__(seat)
        self.member = member

    def copy(self) -> Frame:
        return SethSetupFrame(self.seat, self.member)

    def run(self, s: State) -> None:
        if self.step == SETHS_CITY:
            self.step = SETHS_UNITS
            _lay_city(s)
        elif self.step == SETHS_UNITS:
            self.step = SETHS_TILE
            _found(s, SETH, UNITS)
        elif self.step == SETHS_TILE:
            self.step = MEMBERS
            draw(s, SETH, BY_SETUP)
            ask(s, FREE_TILE, SETH)  # S-SETUP-13; all violet tiles lie open (S-SETUP-10)
        elif self.step == MEMBERS:
            self._next_member(s)
        elif self.member < s.table.players:
            seat = self.member
            self.member += 1
            ask(s, FREE_TILE, seat)  # S-SETUP-21
        else:
            pop(s)
            push(s, SethNightFrame(NOWHERE))  # S-SETUP-24

    def _next_member(self, s: State) -> None:
        if self.member == s.table.players:
            self.member = 1
            self.step = MEMBERS_TILES
            return
        seat = self.member
        self.member += 1
        _found(s, seat, PYRAMIDS if s.table.cities_dealt else CITIES)


register(SethSetupFrame)


def _lay_city(s: State) -> None:
    """His city lies on the delta, his pyramid where its districts meet (S-SETUP-02, S-SETUP-08)."""
    rules = rules_of(s)
    settle(s, SETH, s.table.city[rules.home[0]])
    for space in rules.home:
        s.pyramids[space] = VIOLET * 8 + rules.first_level
    emit(s, EV_PYRAMID, SETH, rules.home[0], VIOLET, rules.first_level)
    if s.table.cities_dealt:
        deal_cities(s)


def _found(s: State, seat: i64, step: i64) -> None:
    """One seat founds its city; the frame of the base game asks."""
    frame = SetupFrame(seat)
    frame.step = step
    push(s, frame)


def free_tiles(s: State, seat: i64) -> int:
    """Level-1 tiles: violet for Seth, for a member the colours of his pyramids (S-SETUP-21, S-SETUP-22)."""
    rules = rules_of(s)
    if seat == SETH:
        offer = rules.violet_tiles
    else:
        offer = 0
        first = s.seats[seat].city * DISTRICTS
        for number in range(first, first + DISTRICTS):
            pyramid = s.pyramids[s.table.districts[number]]
            if pyramid:
                offer |= tiles_on_offer(s, seat, pyramid >> 3, 0)
        offer &= ~rules.violet_tiles
    return offer & rules.level_one & ~s.gone & ~s.seats[seat].barred


@final
class FreeTile(Question):
    """No Buy action: no token, no price; what happens on purchase happens at once (S-SETUP-22, S-TEAM-FREE-TILE)."""

    refusals: ClassVar[Refusals] = {"buy": ("free-tile", "S-SETUP-21")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        rest = free_tiles(s, seat)
        while rest:
            found.add(BUY_TILE + lowest_tile(rest))
            rest &= rest - 1

    def play(self, s: State, seat: i64, choice: i64) -> None:
        tile = choice - BUY_TILE
        emit(s, EV_BOUGHT, seat, tile, 0)
        own_tile(s, seat, tile)
        immediate_effect(s, seat, tile)

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        return choices[0]


FREE_TILE: Final = FreeTile(77, "free-tile")
