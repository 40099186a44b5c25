"""The Dawn (docs/rules/taseti.md, section 2): open bids for the turn order in place of step N4."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.native import i64, mypyc_attr
from kemet.engine.state.choices import BATTLE, SPEND, SPOT, Choices
from kemet.engine.state.codes import MAX_BATTLE_CARDS
from kemet.engine.state.events import EV_BID, EV_REFILL, EV_SPENT, EV_SPOT, emit, tell_order
from kemet.engine.state.frames import Context, Frame, Question, Refusals, register
from kemet.engine.state.state import State, ask, pop, zeros

# Steps of the Dawn.
CARDS: Final = 0
TOKENS: Final = 1
SPOTS: Final = 2
MAX_TOKENS: Final = 50


@final
@mypyc_attr(acyclic=True)
class DawnFrame(Frame):
    KIND: ClassVar[int] = 22
    SLOTS: ClassVar[tuple[str, ...]] = ("seats_done", "bids", "card_or_places")

    def __init__(self, seat: i64, seats_done: i64 = 0, bids: i64 = 0, card: i64 = 0, places: i64 = 0) -> None:
        super().__init__(seat)
        self.seats_done = seats_done  # bids made, or markers set
        self.bids = bids  # six bits of value per seat
        self.card = card  # while bidding: the strength of the card shown
        self.places = places  # while setting markers: three bits of place + 1 per seat

    @property
    def card_or_places(self) -> int:
        """Either of the two as one number, for saves."""
        return self.places if self.step == SPOTS else self.card

    @card_or_places.setter
    def card_or_places(self, value: int) -> None:
        if self.step == SPOTS:
            self.places = value
        else:
            self.card = value

    def copy(self) -> Frame:
        return DawnFrame(self.seat, self.seats_done, self.bids, self.card, self.places)

    def run(self, s: State) -> None:
        players = s.table.players
        if self.step == CARDS:
            if self.seats_done == players:
                self.step = SPOTS
                self.seats_done = 0
            else:
                ask(s, BID, s.order[players - 1 - self.seats_done])  # in reverse turn order (T2-DAWN-06)
        elif self.step == TOKENS:
            seat = s.order[players - 1 - self.seats_done]
            if s.seats[seat].dawn_tokens:
                ask(s, SPEND_TOKENS, seat)
            else:
                self.bid(s, seat, 0)
        elif self.seats_done == players:
            self._new_order(s)
        else:
            seat = self.choosing_order(s)[self.seats_done]
            choices = s.scratch()
            self.add_spots(s, choices)
            if choices.count == 1:
                CHOOSE_SPOT.play(s, seat, choices.codes[0])
            else:
                ask(s, CHOOSE_SPOT, seat)

    def bid(self, s: State, seat: i64, tokens: i64) -> None:
        self.bids |= self.card + tokens << 6 * seat
        self.seats_done += 1
        self.step = CARDS
        emit(s, EV_SPENT, seat, tokens, self.card + tokens)

    def choosing_order(self, s: State) -> list[i64]:
        """The higher bid chooses first; equal bids in the old order (T2-DAWN-08, T2-DAWN-09)."""
        left = list(s.order)
        found: list[i64] = []
        while left:
            best = left[0]
            for seat in left:
                if self.bids >> 6 * seat & 63 > self.bids >> 6 * best & 63:
                    best = seat
            left.remove(best)
            found.append(best)
        return found

    def add_spots(self, s: State, found: Choices) -> None:
        taken: i64 = 0
        for seat in range(s.table.players):
            place = (self.places >> 3 * seat & 7) - 1
            if place >= 0:
                taken |= 1 << place
        for place in range(s.table.players):
            if not taken >> place & 1:
                found.add(SPOT + place)

    def _new_order(self, s: State) -> None:
        order = zeros(s.table.players)
        for seat in range(s.table.players):
            order[(self.places >> 3 * seat & 7) - 1] = seat
        s.order = order
        tell_order(s)
        pop(s)


register(DawnFrame)


@final
class Bid(Question):
    """One battle card face up, one face down; both are used (T2-DAWN-11).

    They are cards of the battle hand (T-X-17), which is never odd, so two are always there (T2-DAWN-12).
    """

    secret: ClassVar[bool] = True
    window: ClassVar[bool] = True
    refusals: ClassVar[Refusals] = {"play": ("bid", "T2-DAWN-06")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        s.table.pairs(s.seats[seat].battle_hand, found)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = s.frame
        assert isinstance(frame, DawnFrame)
        mine = s.seats[seat]
        played = (choice - BATTLE) // MAX_BATTLE_CARDS
        discarded = (choice - BATTLE) % MAX_BATTLE_CARDS
        frame.card = s.table.battle_strength[played]  # and nothing else of it (T2-DAWN-07, T-X-16)
        frame.step = TOKENS
        mine.battle_hand &= ~(1 << played | 1 << discarded)
        mine.shown |= 1 << played
        mine.proven |= 1 << played
        s.learned += 1
        emit(s, EV_BID, seat, played)
        if not mine.battle_hand:
            mine.battle_hand = mine.battle_set
            mine.shown = 0
            emit(s, EV_REFILL, seat)

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        """The first card in hand is shown, the second discarded."""
        return choices[0]


BID: Final = Bid(39, "dawn-bid")


@final
class SpendTokens(Question):
    refusals: ClassVar[Refusals] = {"spend": ("spend", "T2-DAWN-07")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        most = s.seats[seat].dawn_tokens
        if most > MAX_TOKENS:
            most = MAX_TOKENS
        for tokens in range(most + 1):
            found.add(SPEND + tokens)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = s.frame
        assert isinstance(frame, DawnFrame)
        s.seats[seat].dawn_tokens -= choice - SPEND  # whatever comes of them (T2-DAWN-10)
        frame.bid(s, seat, choice - SPEND)

    def context(self, s: State, seat: i64) -> Context:
        frame = s.frame
        assert isinstance(frame, DawnFrame)
        return {"bid": frame.card}


SPEND_TOKENS: Final = SpendTokens(40, "dawn-tokens")


@final
class ChooseSpot(Question):
    refusals: ClassVar[Refusals] = {"spot": ("spot", "T2-DAWN-08")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        frame = s.frame
        assert isinstance(frame, DawnFrame)
        frame.add_spots(s, found)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = s.frame
        assert isinstance(frame, DawnFrame)
        frame.places |= choice - SPOT + 1 << 3 * seat
        frame.seats_done += 1
        emit(s, EV_SPOT, seat, choice - SPOT)


CHOOSE_SPOT: Final = ChooseSpot(41, "place-in-turn-order")
