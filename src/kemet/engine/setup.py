"""Set-up (section 2): turn order, cities, cards, starting pyramids and units."""

from __future__ import annotations

from typing import Final

from kemet.engine.events import EV_CITY, EV_PYRAMID, EV_UNITS, tell, tell_order
from kemet.engine.journey import lay_path
from kemet.engine.luck import draw
from kemet.engine.names import (
    ASK_CITY,
    ASK_PYRAMID,
    ASK_UNITS,
    CITY,
    COUNT,
    DISTRICTS,
    F_A,
    F_B,
    F_STEP,
    FRAME,
    FRAME_NIGHT,
    FRAME_SETUP,
    NOWHERE,
    PASS,
    PYRAMID,
    S_CITY,
    S_RESERVE,
    SEAT,
)
from kemet.engine.place import BASE_LIMIT
from kemet.engine.state import STARTING_UNITS, State, add_units, ask, empty_state, pop, push, random_below
from kemet.engine.table import Table

STARTING_LEVELS = 3
PLACED_UNITS = 10

# Steps of FRAME_SETUP; value A counts the seats done, B the districts done by the current seat.
TURN_ORDER: Final = 0
CITIES: Final = 1
DEAL: Final = 2
PYRAMIDS: Final = 3
UNITS: Final = 4


def new_state(table: Table, seed: str) -> State:
    """A game before its first choice; call flow.advance to get there."""
    s = empty_state(table, seed)
    push(s, FRAME_SETUP, NOWHERE)
    return s


def run_setup(s: State) -> None:
    top = len(s.stack) - FRAME
    step = s.stack[top + F_STEP]
    done = s.stack[top + F_A]
    if step == TURN_ORDER:
        _shuffle(s, s.order)
        tell_order(s)
        s.stack[top + F_STEP] = CITIES
        if s.table.cities_dealt:
            _deal_cities(s)
            s.stack[top + F_STEP] = DEAL
    elif step == CITIES:
        if done < s.table.players - 1:
            ask(s, ASK_CITY, s.order[done])
            return
        for city in range(len(s.city_seat)):
            if s.city_seat[city] < 0:
                _settle(s, s.order[done], city)
        s.stack[top + F_A] = 0
        s.stack[top + F_STEP] = DEAL
    elif step == DEAL:
        if s.table.has_path:
            lay_path(s)
        for seat in s.order:
            draw(s, seat)
        s.stack[top + F_STEP] = PYRAMIDS
    elif done == s.table.players:
        pop(s)
        push(s, FRAME_NIGHT, NOWHERE)
    else:
        _found_city(s, step, s.order[done])


def _shuffle(s: State, values: list[int]) -> None:
    for last in range(len(values) - 1, 0, -1):
        other = random_below(s, last + 1)
        values[last], values[other] = values[other], values[last]


def _deal_cities(s: State) -> None:
    cities = list(range(len(s.city_seat)))
    _shuffle(s, cities)
    for seat in range(s.table.players):
        _settle(s, seat, cities[seat])


def _settle(s: State, seat: int, city: int) -> None:
    s.city_seat[city] = seat
    s.seats[seat * SEAT + S_CITY] = city
    tell(s, EV_CITY, seat, city)


def legal_city(s: State) -> list[int]:
    return [CITY + city for city in range(len(s.city_seat)) if s.city_seat[city] < 0]


def play_city(s: State, seat: int, choice: int) -> None:
    s.stack[len(s.stack) - FRAME + F_A] += 1
    _settle(s, seat, choice - CITY)


# --- pyramids and units, district by district ------------------------------------------------------------------------


def _found_city(s: State, step: int, seat: int) -> None:
    """Ask for the next district; what leaves no choice is done without asking."""
    top = len(s.stack) - FRAME
    if s.stack[top + F_B] == DISTRICTS:
        s.stack[top + F_B] = 0
        s.stack[top + F_STEP] = UNITS if step == PYRAMIDS else PYRAMIDS
        if step == UNITS:
            s.stack[top + F_A] += 1
        return
    choices = legal_pyramid(s, seat) if step == PYRAMIDS else legal_units(s, seat)
    if len(choices) > 1:
        ask(s, ASK_PYRAMID if step == PYRAMIDS else ASK_UNITS, seat)
    elif step == PYRAMIDS:
        play_pyramid(s, seat, choices[0])
    else:
        play_units(s, seat, choices[0])


def _own_districts(s: State, seat: int) -> list[int]:
    first = s.seats[seat * SEAT + S_CITY] * DISTRICTS
    return s.table.districts[first : first + DISTRICTS]


def legal_pyramid(s: State, seat: int) -> list[int]:
    """For the next district: a colour and a level, or none; the levels end as 1/1/1 or 2/1/0 (B-SETUP-08)."""
    number = s.stack[len(s.stack) - FRAME + F_B]
    built: list[int] = []
    used = 0
    for space in _own_districts(s, seat)[:number]:
        if s.pyramids[space]:
            built.append(s.pyramids[space] & 7)
            used |= 1 << (s.pyramids[space] >> 3)
    districts_after = DISTRICTS - number - 1
    found = []
    if _can_finish(built, districts_after):
        found.append(PASS)
    for level in (1, 2):
        if _can_finish([*built, level], districts_after):
            for colour in s.table.colours:
                if not used >> colour & 1:
                    found.append(PYRAMID + colour * 2 + level - 1)
    return found


def _can_finish(levels: list[int], districts: int) -> bool:
    left = STARTING_LEVELS - sum(levels)
    if levels.count(2) > 1 or len(levels) > DISTRICTS:
        return False
    if left == 0:
        return True
    if left == 1:
        return districts >= 1
    if left == 2:
        return districts >= (2 if levels.count(2) else 1)
    return districts >= 2 and left == STARTING_LEVELS


def play_pyramid(s: State, seat: int, choice: int) -> None:
    top = len(s.stack) - FRAME
    space = _own_districts(s, seat)[s.stack[top + F_B]]
    s.stack[top + F_B] += 1
    if choice == PASS:
        return
    colour = (choice - PYRAMID) >> 1
    level = ((choice - PYRAMID) & 1) + 1
    s.pyramids[space] = colour * 8 + level
    tell(s, EV_PYRAMID, seat, space, colour, level)


def legal_units(s: State, seat: int) -> list[int]:
    """How many units for the next district: 10 in all, at most 5 beside each pyramid (B-SETUP-09)."""
    districts = _own_districts(s, seat)
    number = s.stack[len(s.stack) - FRAME + F_B]
    if not s.pyramids[districts[number]]:
        return [COUNT]
    left = PLACED_UNITS - (STARTING_UNITS - s.seats[seat * SEAT + S_RESERVE])
    after = 0
    for space in districts[number + 1 :]:
        if s.pyramids[space]:
            after += BASE_LIMIT
    low = left - after if left > after else 0
    high = left if left < BASE_LIMIT else BASE_LIMIT
    return [COUNT + amount for amount in range(low, high + 1)]


def play_units(s: State, seat: int, choice: int) -> None:
    top = len(s.stack) - FRAME
    space = _own_districts(s, seat)[s.stack[top + F_B]]
    s.stack[top + F_B] += 1
    amount = choice - COUNT
    if amount:
        add_units(s, space, seat, amount)
        s.seats[seat * SEAT + S_RESERVE] -= amount
        tell(s, EV_UNITS, seat, space, amount)
