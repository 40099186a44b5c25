"""Prayer points: what things cost (the table of section 5), paying, and gaining. No price is below 0 (B-LIMIT-05)."""

from __future__ import annotations

from typing import Final

from kemet.engine.board.origins import bearers, helpers, packed
from kemet.engine.native import i64
from kemet.engine.state.codes import DAY, END_OF_DAY, MAX_PRAYER, SETH
from kemet.engine.state.events import EV_PRAYER, emit
from kemet.engine.state.state import State

TELEPORT_PRICE: Final = 2


def pay(s: State, seat: i64, price: i64) -> None:
    s.seats[seat].prayer -= price


def gain(s: State, seat: i64, amount: i64, why: i64, modifier: str = "") -> None:
    """One gain of prayer points, capped; all see what was really gained (B-LIMIT-04).

    `why` is its origin, `modifier` what tiles add to it; 0: the tiles alone.
    """
    mine = s.seats[seat]
    before = mine.prayer
    after = before + amount
    extra: i64 = 0
    if amount > 0 and (s.phase == DAY or (s.phase == END_OF_DAY and not s.table.no_extra_at_end_of_day)):
        # once per gain (T1-DSTR-01): by day and at its end, never at Night (T1-DSTR-03, T1-DSTR-04, T-CLAR-19)
        extra = mine.powers.extra_gain
        after += extra
    if after > MAX_PRAYER:
        after = MAX_PRAYER
    mine.prayer = after
    if s.log is not None:
        origins = [int(why)] if why else []
        if modifier:
            origins += helpers(s, seat, modifier)
        if extra:
            origins += bearers(s, 1 << seat, "extra_gain")
        emit(s, EV_PRAYER, seat, after - before, after, packed(origins, 0), packed(origins, 3))


def payment_help(s: State, seat: i64) -> i64:
    """What Priest of Ra adds (a negative number) to one payment by day (B-TILE-RA, B-NIGHT-11).

    Seth's payments too (S-SETHBASE-03); not in a battle at night or in the eclipse (S-CLAR-48).
    """
    if s.phase == DAY:
        return s.seats[seat].powers.payment
    return 0


def raise_price(s: State, seat: i64, low: i64, high: i64) -> i64:
    """From level `low` to level `high` (B-RAISE-02, B-RAISE-03)."""
    each = s.seats[seat].powers.level_price
    price: i64 = 0
    for level in range(low + 1, high + 1):
        if level + each > 0:
            price += level + each
    return at_least_nothing(price + payment_help(s, seat))


def tile_price(s: State, seat: i64, level: i64) -> i64:
    """Level, Priestess and Priest of Ra (B-BUY-03); the level has Twin Ceremony's one in it (T-X-28).

    Seth pays in the same way (S-BUY-03), his surcharges in the level (S-CLAR-39).
    """
    return at_least_nothing(level + s.seats[seat].powers.tile_price + payment_help(s, seat))


def recruit_price(s: State, seat: i64, units: i64) -> i64:
    """For that many units in one Recruit action, Recruiting Scribe's free ones included (B-RECRUIT-04)."""
    price = units - s.seats[seat].powers.recruit_free
    if price <= 0:
        return 0
    return at_least_nothing(price + payment_help(s, seat))


def teleport_price(s: State, seat: i64) -> i64:
    """One teleport by pyramid or obelisk in a Move (B-TELE-02, T-X-29); raPerTeleport: Priest of Ra helps once a Move.

    Fees and cards are payments of their own (B-CLAR-09).
    """
    price = TELEPORT_PRICE + s.seats[seat].powers.teleport_price
    if not (s.table.payment_help_once_per_move and s.move_helped):
        if s.seth.corrupted >= 0:
            seat = SETH  # help goes to the payer (S-CORRUPT-TROOP-05)
        price += payment_help(s, seat)
    return at_least_nothing(price)


def later_teleport_price(s: State, seat: i64) -> i64:
    """The same for a teleport after another one in this Move."""
    if s.table.payment_help_once_per_move:
        return at_least_nothing(TELEPORT_PRICE + s.seats[seat].powers.teleport_price)
    return teleport_price(s, seat)


def card_price(s: State, seat: i64, card: i64) -> i64:
    return at_least_nothing(s.table.card_cost[card] + payment_help(s, seat))


def at_least_nothing(price: i64) -> i64:
    if price > 0:
        return price
    return 0
