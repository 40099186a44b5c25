"""What cards do outside battle, one class an effect. Those that only count in battle are added up there."""

from __future__ import annotations

from typing import final

from kemet.engine.board.losses import destroy_units, may_be_struck
from kemet.engine.board.prices import card_price, gain
from kemet.engine.board.sides import are_enemies
from kemet.engine.board.troops import holder, shift_units, units
from kemet.engine.cards.effect import Effect, register
from kemet.engine.cards.play import VETOED, CardFrame
from kemet.engine.day.recruit import ENLISTED, PlaceFrame, can_enlist
from kemet.engine.day.travel import add_teleport_targets, arrive
from kemet.engine.native import i64
from kemet.engine.state.choices import CARD, CARD_AT, Choices
from kemet.engine.state.codes import MAX_PRAYER, MAX_SPACES
from kemet.engine.state.events import EV_ESCAPED, EV_LOST_PRAYER, tell
from kemet.engine.state.state import State, push


@final
class Vetoes(Effect):
    def work(self, s: State, seat: i64, kind: i64, space: i64) -> None:
        card = s.frame
        assert isinstance(card, CardFrame)  # the one that this Veto answers
        card.step = VETOED


@final
class GainPrayer(Effect):
    def add_choices(self, s: State, seat: i64, kind: i64, found: Choices) -> None:
        if s.seats[seat].prayer < MAX_PRAYER:
            found.add(CARD + kind)

    def work(self, s: State, seat: i64, kind: i64, space: i64) -> None:
        amount = s.table.card_amount[kind]
        if s.table.prayer_card_with_priest:
            amount += s.seats[seat].powers.pray
        gain(s, seat, amount)


@final
class TakePrayer(Effect):
    """Every opponent loses 1, the player gains 1 in total (B-CARD-MANATHEFT)."""

    def add_choices(self, s: State, seat: i64, kind: i64, found: Choices) -> None:
        if s.seats[seat].prayer < MAX_PRAYER or _somebody_prays(s, seat):
            found.add(CARD + kind)

    def work(self, s: State, seat: i64, kind: i64, space: i64) -> None:
        amount = s.table.card_amount[kind]
        for other in range(s.table.players):
            theirs = s.seats[other]
            if are_enemies(s, seat, other) and theirs.prayer > 0:
                lost = amount
                if theirs.prayer < amount:
                    lost = theirs.prayer
                theirs.prayer -= lost
                tell(s, EV_LOST_PRAYER, other, lost, theirs.prayer)
        gain(s, seat, amount)


def _somebody_prays(s: State, seat: i64) -> bool:
    for other in range(s.table.players):
        if are_enemies(s, seat, other) and s.seats[other].prayer:
            return True
    return False


@final
class Enlist(Effect):
    def add_choices(self, s: State, seat: i64, kind: i64, found: Choices) -> None:
        if can_enlist(s, seat):
            found.add(CARD + kind)

    def work(self, s: State, seat: i64, kind: i64, space: i64) -> None:
        amount = s.table.card_amount[kind]
        if s.table.scribe_with_enlistment:
            amount += s.seats[seat].powers.recruit_free
        push(s, PlaceFrame(seat, ENLISTED, amount))


@final
class Destroy(Effect):
    def add_choices(self, s: State, seat: i64, kind: i64, found: Choices) -> None:
        at = CARD_AT + kind * MAX_SPACES
        for space in range(s.table.spaces):
            if s.troops[space] and may_be_struck(s, seat, space):
                found.add(at + space)

    def work(self, s: State, seat: i64, kind: i64, space: i64) -> None:
        target = holder(s, space)
        amount = s.table.card_amount[kind]
        there = units(s, space, target)
        if there < amount:
            amount = there
        destroy_units(s, space, target, amount)


@final
class TeleportGroup(Effect):
    """From any space, for the card's own price: Stargate does not help, Priest of Ra does (B-TELE-05, B-TELE-06)."""

    def add_choices(self, s: State, seat: i64, kind: i64, found: Choices) -> None:
        add_teleport_targets(s, seat, card_price(s, seat, kind), CARD_AT + kind * MAX_SPACES, found)

    def work(self, s: State, seat: i64, kind: i64, space: i64) -> None:
        arrive(s, seat, space)


@final
class OpenGates(Effect):
    """Also in a Move that meets no wall (B-CLAR-01)."""

    def work(self, s: State, seat: i64, kind: i64, space: i64) -> None:
        s.move_walls = 1


@final
class EscapeBattle(Effect):
    """The defender's whole troop leaves the battle space with its creature (B-CARD-ESCAPE)."""

    def work(self, s: State, seat: i64, kind: i64, space: i64) -> None:
        fought_for = s.battles[-1].space
        shift_units(s, fought_for, space, seat)
        tell(s, EV_ESCAPED, seat, fought_for, space)


@final
class Swift(Effect):
    """Also in a Move that needs no more steps (T-CLAR-02)."""

    def add_choices(self, s: State, seat: i64, kind: i64, found: Choices) -> None:
        if not s.move_started:
            found.add(CARD + kind)

    def work(self, s: State, seat: i64, kind: i64, space: i64) -> None:
        s.move_bonus += s.table.card_amount[kind]
        s.move_left += s.table.card_amount[kind]


register("veto", Vetoes())
register("gain_prayer", GainPrayer())
register("take_prayer", TakePrayer())
register("enlist", Enlist())
register("destroy", Destroy())
register("teleport", TeleportGroup())
register("ignore_walls", OpenGates())
register("escape", EscapeBattle())
register("swift", Swift())
