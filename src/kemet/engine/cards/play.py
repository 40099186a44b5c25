"""Playing a card: paying, laying it open, the Veto window, and whether it works (B-DI-06, B-DI-09)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.prices import card_price, pay
from kemet.engine.board.sides import are_enemies
from kemet.engine.cards.draw import discard_open, known_to_all
from kemet.engine.cards.effect import EFFECTS
from kemet.engine.native import i64, mypyc_attr, vec
from kemet.engine.reasons import Reason, too_dear
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.choices import CARD, CARD_AT, FAITH, GOLD, PASS, STRIKE, STRIKES, YES, Choices
from kemet.engine.state.codes import E_ESCAPE, E_GIVE_PRAYER, E_VETO, MAX_SPACES, NOWHERE
from kemet.engine.state.events import EV_CARD, EV_VETOED, emit
from kemet.engine.state.frames import Frame, Question, Refusals, register
from kemet.engine.state.state import State, pop, push

# Steps of a card that was played.
OPENS: Final = 0  # its Veto window
ANSWERED: Final = 1
VETOED: Final = 2
WORKS: Final = 3


def add_turn_cards(s: State, seat: i64, kinds: vec[i64], found: Choices) -> None:
    """Those of these own-turn cards that can be played now (B-DAY-15, B-DI-08), one after the other (B-DI-04).

    Only a turn and a Move ask for them, so none is played at Night (B-NIGHT-10). The same with Seth (S-DI-06).
    """
    mine = s.seats[seat]
    hand = mine.hand
    for kind in kinds:
        if hand & s.table.card_mask[kind] and card_price(s, seat, kind) <= mine.prayer:
            EFFECTS[s.table.card_effect[kind]].add_choices(s, seat, kind, found)


def play_turn_card(s: State, seat: i64, choice: i64) -> None:
    if choice >= STRIKE:
        _play_aimed(s, seat, choice)
    elif choice >= CARD_AT:
        play_card(s, seat, (choice - CARD_AT) // MAX_SPACES, (choice - CARD_AT) % MAX_SPACES)
    else:
        play_card(s, seat, choice - CARD, NOWHERE)


def _play_aimed(s: State, seat: i64, choice: i64) -> None:
    """With Seth: a card aimed at one owner's unit, or a gift to a member; named before the window (S-CLAR-62, 68)."""
    if choice >= FAITH:
        kind = lowest_effect(s, E_GIVE_PRAYER)
        play_card(s, seat, kind, choice - FAITH)
        return
    aim = (choice - STRIKE) % STRIKES
    play_card(s, seat, s.table.strike_kinds[(choice - STRIKE) // STRIKES], aim)


def lowest_effect(s: State, effect: i64) -> i64:
    """The first kind of card with this effect."""
    kind: i64 = 0
    while s.table.card_effect[kind] != effect:
        kind += 1
    return kind


def play_card(s: State, seat: i64, kind: i64, space: i64) -> None:
    """Pay, lay the card open and give the others their Veto window."""
    price = card_price(s, seat, kind)
    pay(s, seat, price)
    discard_open(s, seat, lowest_bit(s.seats[seat].hand & s.table.card_mask[kind]))
    emit(s, EV_CARD, seat, kind, space, price)
    push(s, CardFrame(seat, kind, space, price))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CardFrame(Frame):
    """A card lies open; `seat` played it."""

    KIND: ClassVar[int] = 5
    SLOTS: ClassVar[tuple[str, ...]] = ("kind", "space", "price")

    def __init__(self, seat: i64, kind: i64 = 0, space: i64 = 0, price: i64 = 0) -> None:
        super().__init__(seat)
        self.kind = kind
        self.space = space  # what it is aimed at, -1: nothing
        self.price = price

    def copy(self) -> Frame:
        return CardFrame(self.seat, self.kind, self.space, self.price)

    def run(self, s: State) -> None:
        if self.step == OPENS:
            asked = veto_window(s, self.seat, self.kind)
            if asked:
                self.step = ANSWERED
                s.question = VETO
                s.waiting = asked
                s.answers = 0
                return
        elif self.step == ANSWERED:
            s.learned += 1
            if s.answers:
                self.step = WORKS
                _spend_veto(s)
                return
        pop(s)
        if self.step == VETOED:
            emit(s, EV_VETOED, self.seat, self.kind)  # discarded and paid all the same (B-DI-07)
        else:
            EFFECTS[s.table.card_effect[self.kind]].work(s, self.seat, self.kind, self.space)


register(CardFrame)


def veto_window(s: State, seat: i64, kind: i64) -> i64:
    """Who is asked: neither active nor the card's player, and able to hold a Veto for all that everybody knows.

    A Veto is such a card too (B-DI-10); the cards of a battle are not played in this way (T-X-24).
    """
    if s.table.card_effect[kind] == E_VETO and not s.table.veto_on_veto:
        return 0
    if s.table.with_seth and (s.table.card_effect[kind] == E_VETO or s.table.card_effect[kind] == E_ESCAPE):
        return 0  # nobody of the side on turn may answer them (S-BASE-06, S-DI-03, S-DAY-12)
    if not s.table.veto_mask & ~known_to_all(s):
        return 0
    asked: i64 = 0
    for other in range(s.table.players):
        if other != s.active and s.seats[other].hand and are_enemies(s, seat, other):
            asked |= 1 << other
    return asked


def _spend_veto(s: State) -> None:
    """Only the first yes in turn order after the active player costs a card (B-DI-09)."""
    seat = lowest_bit(s.answers)  # with Seth the earliest seat (S-TEAM-VETO)
    if not s.table.with_seth:
        seat = _first_after_active(s, s.answers)
    s.answers = 0
    bit = lowest_bit(s.seats[seat].hand & s.table.veto_mask)
    play_card(s, seat, s.table.card_of_bit[bit], NOWHERE)


def _first_after_active(s: State, seats: i64) -> i64:
    order = s.order
    place: i64 = 0
    while order[place] != s.active:
        place += 1
    while True:
        place = (place + 1) % len(order)
        if seats >> order[place] & 1:
            return order[place]


@final
class Veto(Question):
    """Everybody who could hold a Veto is asked, whether they do or not: the window tells nothing (S-INFO-09)."""

    secret: ClassVar[bool] = True
    window: ClassVar[bool] = True
    ballot: ClassVar[bool] = True
    refusals: ClassVar[Refusals] = {"yes": ("veto", "B-DI-09")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        found.add(PASS)
        held = s.seats[seat].hand & s.table.veto_mask
        if held and card_price(s, seat, s.table.card_of_bit[lowest_bit(held)]) <= s.seats[seat].prayer:
            found.add(YES)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        if choice == YES:
            s.answers |= 1 << seat

    def could_say_yes(self, s: State, seat: i64) -> bool:
        """Neither active nor the card's player."""
        card = s.frame
        if card is None or not s.seats[seat].hand & s.table.veto_mask:
            return False
        return seat != s.active and are_enemies(s, seat, card.seat)


VETO: Final = Veto(7, "veto")


def why_no_card(s: State, seat: int, code: int, in_move: bool) -> Reason | None:
    """Why an own-turn card can't be played; None if the code is no card."""
    if not CARD <= code < GOLD:
        return None
    kind = (code - CARD_AT) // MAX_SPACES if code >= CARD_AT else code - CARD
    if not s.seats[seat].hand & s.table.card_mask[kind]:
        return Reason("not-held", rule="B-DI-03")
    price = card_price(s, seat, kind)
    if price > s.seats[seat].prayer:
        return too_dear(price, s.seats[seat].prayer)
    if kind not in s.table.move_kinds:
        return Reason("not-own-turn", rule="B-DI-05")
    if not in_move and kind not in s.table.turn_kinds:
        return Reason("only-move", rule="B-DAY-15")
    return Reason("no-effect", rule="B-DI-08")
