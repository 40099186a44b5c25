"""What things cost: one function per payment of the table in section 5. A price is never below 0 (B-LIMIT-05)."""

from __future__ import annotations

from kemet.engine.names import (
    DAY,
    M_LEVEL_PRICE,
    M_PAYMENT,
    M_RECRUIT_FREE,
    M_TELEPORT_PRICE,
    M_TILE_PRICE,
    S_PRAYER,
    SEAT,
)
from kemet.engine.state import State

TELEPORT_PRICE = 2


def pay(s: State, seat: int, price: int) -> None:
    s.seats[seat * SEAT + S_PRAYER] -= price


def payment_help(s: State, seat: int) -> int:
    """What Priest of Ra adds (a negative number) to one payment by day (B-TILE-RA, B-NIGHT-11)."""
    return s.seats[seat * SEAT + M_PAYMENT] if s.phase == DAY else 0


def raise_price(s: State, seat: int, low: int, high: int) -> int:
    """From level `low` to level `high` (B-RAISE-02, B-RAISE-03)."""
    each = s.seats[seat * SEAT + M_LEVEL_PRICE]
    price = 0
    for level in range(low + 1, high + 1):
        if level + each > 0:
            price += level + each
    price += payment_help(s, seat)
    return price if price > 0 else 0


def tile_price(s: State, seat: int, level: int) -> int:
    price = level + s.seats[seat * SEAT + M_TILE_PRICE] + payment_help(s, seat)
    return price if price > 0 else 0


def recruit_price(s: State, seat: int, units: int) -> int:
    """For that many units in one Recruit action, Recruiting Scribe's free ones included (B-RECRUIT-04)."""
    price = units - s.seats[seat * SEAT + M_RECRUIT_FREE]
    if price <= 0:
        return 0
    price += payment_help(s, seat)
    return price if price > 0 else 0


def teleport_price(s: State, seat: int) -> int:
    """One teleport by pyramid or obelisk in a Move (B-TELE-02); raPerTeleport: Priest of Ra helps once a Move."""
    price = TELEPORT_PRICE + s.seats[seat * SEAT + M_TELEPORT_PRICE]
    if not (s.table.payment_help_once_per_move and s.move_helped):
        price += payment_help(s, seat)
    return price if price > 0 else 0


def card_price(s: State, seat: int, card: int) -> int:
    price = s.table.card_cost[card] + payment_help(s, seat)
    return price if price > 0 else 0
