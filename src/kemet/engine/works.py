"""Raising pyramids: the Raise action and Hand of God (section 5)."""

from __future__ import annotations

from kemet.engine.events import EV_DECLINED, EV_RAISED, tell
from kemet.engine.names import (
    ASK_RAISE,
    BUILD,
    DISTRICTS,
    F_SEAT,
    FRAME,
    LIFT,
    PASS,
    RAISE,
    S_CITY,
    S_PRAYER,
    SEAT,
)
from kemet.engine.points import district_owner
from kemet.engine.prices import pay, raise_price
from kemet.engine.state import State, ask, enemies_at, pop, units


def run_raise(s: State) -> None:
    seat = s.stack[len(s.stack) - FRAME + F_SEAT]
    if len(legal_raise(s, seat)) > 1:
        ask(s, ASK_RAISE, seat)
    else:
        pop(s)


def legal_raise(s: State, seat: int) -> list[int]:
    found = [PASS]
    purse = s.seats[seat * SEAT + S_PRAYER]
    for level in range(1, s.table.top_level + 1):
        if raise_price(s, seat, 0, level) > purse:
            break
        add_new_pyramids(s, seat, level, s.table.owner_raises_held, found)
    for space in s.table.districts:
        low = s.pyramids[space] & 7
        if low and _may_raise(s, seat, space):
            for level in range(low + 1, s.table.top_level + 1):
                if raise_price(s, seat, low, level) <= purse:
                    found.append(LIFT + space * 4 + level - 1)
    return found


def _may_raise(s: State, seat: int, space: int) -> bool:
    """Own and not held by an enemy, or an enemy's that he holds (B-RAISE-05, B-RAISE-06)."""
    if district_owner(s, space) == seat:
        return s.table.owner_raises_held or not enemies_at(s, space, seat)
    return units(s, space, seat) > 0


def add_new_pyramids(s: State, seat: int, level: int, held_too: bool, found: list[int]) -> None:
    """A colour not built yet in an own free district (B-RAISE-04, B-LIMIT-07)."""
    first = s.seats[seat * SEAT + S_CITY] * DISTRICTS
    built = 0
    for number in range(first, first + DISTRICTS):
        pyramid = s.pyramids[s.table.districts[number]]
        if pyramid:
            built |= 1 << (pyramid >> 3)
    for number in range(DISTRICTS):
        space = s.table.districts[first + number]
        if s.pyramids[space] or (enemies_at(s, space, seat) and not held_too):
            continue
        for colour in s.table.colours:
            if not built >> colour & 1:
                found.append(BUILD + (colour * DISTRICTS + number) * 4 + level - 1)


def play_raise(s: State, seat: int, choice: int) -> None:
    pop(s)
    if choice == PASS:
        tell(s, EV_DECLINED, seat, RAISE)
        return
    raise_pyramid(s, seat, choice, False)


def raise_pyramid(s: State, seat: int, choice: int, free: bool) -> None:
    """Carry out a LIFT or BUILD choice."""
    if choice >= BUILD:
        level = (choice - BUILD) % 4 + 1
        place = (choice - BUILD) // 4
        colour = place // DISTRICTS
        space = s.table.districts[s.seats[seat * SEAT + S_CITY] * DISTRICTS + place % DISTRICTS]
        low = 0
    else:
        level = (choice - LIFT) % 4 + 1
        space = (choice - LIFT) // 4
        colour = s.pyramids[space] >> 3
        low = s.pyramids[space] & 7
    price = 0 if free else raise_price(s, seat, low, level)
    pay(s, seat, price)
    s.pyramids[space] = colour * 8 + level
    tell(s, EV_RAISED, seat, space, colour, level, price)
