"""What cards do outside battle, one class an effect. Those that only count in battle are added up there.

Cards of Seth and of the alliance that have the name of another box's card do what that one does (S-DI-07).
"""

from __future__ import annotations

from typing import final

from kemet.engine.board.creatures import send_home_if_alone
from kemet.engine.board.losses import destroy_units, may_be_struck
from kemet.engine.board.origins import origin
from kemet.engine.board.prices import card_price, gain
from kemet.engine.board.sides import are_enemies
from kemet.engine.board.troops import holder, remove_units, shift_units, tell_leaving, units
from kemet.engine.cards.aim import aim_of
from kemet.engine.cards.effect import Effect, register
from kemet.engine.cards.play import VETOED, CardFrame
from kemet.engine.day.recruit import ENLISTED, PlaceFrame, can_enlist
from kemet.engine.day.travel import add_teleport_targets, arrive
from kemet.engine.native import i64
from kemet.engine.seth.victory import check_victory
from kemet.engine.state.choices import CARD, CARD_AT, FAITH, GIFTS, STRIKE, STRIKES, Choices
from kemet.engine.state.codes import MAX_PRAYER, MAX_SEATS, MAX_SPACES, SETH
from kemet.engine.state.events import BY_CARD, EV_DESTROYED, EV_ESCAPED, EV_GAVE, EV_LOST_PRAYER, emit
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
        gain(s, seat, amount, origin(BY_CARD, kind))


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
                emit(s, EV_LOST_PRAYER, other, lost, theirs.prayer, origin(BY_CARD, kind))
        gain(s, seat, amount, origin(BY_CARD, kind))


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
        push(s, PlaceFrame(seat, ENLISTED, amount, why=origin(BY_CARD, kind)))


@final
class Destroy(Effect):
    def add_choices(self, s: State, seat: i64, kind: i64, found: Choices) -> None:
        if s.table.with_seth:
            self._add_owners(s, seat, kind, found)
            return
        at = CARD_AT + kind * MAX_SPACES
        for space in range(s.table.spaces):
            if s.troops[space] and may_be_struck(s, seat, space):
                found.add(at + space)

    def work(self, s: State, seat: i64, kind: i64, space: i64) -> None:
        amount = s.table.card_amount[kind]
        aim = aim_of(s.table, kind, space)
        if aim.owner >= 0:
            amount = min(amount, units(s, aim.space, aim.owner))
            destroy_of_owner(s, aim.space, aim.owner, amount, origin(BY_CARD, kind))
        else:
            target = holder(s, aim.space)
            destroy_units(s, aim.space, target, min(amount, units(s, aim.space, target)), origin(BY_CARD, kind))

    def _add_owners(self, s: State, seat: i64, kind: i64, found: Choices) -> None:
        at = STRIKE + s.table.strike_kinds.index(kind) * STRIKES
        for space in range(s.table.spaces):
            if s.troops[space] and may_be_struck(s, seat, space):
                for owner in range(s.table.players):
                    if units(s, space, owner) and are_enemies(s, seat, owner):
                        found.add(at + space * MAX_SEATS + owner)


def destroy_of_owner(s: State, space: i64, owner: i64, amount: i64, why: i64) -> None:
    """With Seth the last unit of the alliance may be among them (S-WIN-02)."""
    remove_units(s, space, owner, amount, 0)
    emit(s, EV_DESTROYED, owner, space, amount, why)
    if not check_victory(s):
        send_home_if_alone(s, space, owner)


@final
class GivePrayer(Effect):
    """Shared Faith: points to one other member (S-CLAR-68); for Seth it makes no sense (S-DI-04).

    Members can give each other nothing in any other way (S-TEAM-NO-TRADE).
    """

    def add_choices(self, s: State, seat: i64, kind: i64, found: Choices) -> None:
        if seat == SETH:
            return
        for other in range(1, s.table.players):
            if other == seat:
                continue
            most = s.table.card_amount[kind]
            if s.seats[seat].prayer - card_price(s, seat, kind) < most:
                most = s.seats[seat].prayer - card_price(s, seat, kind)
            if MAX_PRAYER - s.seats[other].prayer < most:
                most = MAX_PRAYER - s.seats[other].prayer
            for amount in range(1, most + 1):
                found.add(FAITH + other * GIFTS + amount)

    def work(self, s: State, seat: i64, kind: i64, space: i64) -> None:
        gift = aim_of(s.table, kind, space)
        s.seats[seat].prayer -= gift.amount
        s.seats[gift.owner].prayer += gift.amount  # a gift, no gain (S-TS-17)
        emit(s, EV_GAVE, seat, gift.owner, gift.amount)


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
class LeaveBattle(Effect):
    """The defender's whole troop leaves the battle space with its creature (B-CARD-ESCAPE)."""

    def work(self, s: State, seat: i64, kind: i64, space: i64) -> None:
        fought_for = s.battles[-1].space
        tell_leaving(s, EV_ESCAPED, seat, fought_for, space)
        shift_units(s, fought_for, space, seat)


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
register("escape", LeaveBattle())
register("swift", Swift())
register("give_prayer", GivePrayer())
