"""Units from the reserve: Recruit, Enlistment, night Reinforcements, and the battles they start (section 6)."""

from __future__ import annotations

from kemet.engine.clash import start_battle
from kemet.engine.creatures import legal_return
from kemet.engine.events import EV_DECLINED, EV_PLACED, tell
from kemet.engine.names import (
    ASK_FIGHT,
    ASK_PLACE,
    DISTRICTS,
    DONE,
    F_A,
    F_B,
    F_C,
    F_SEAT,
    F_STEP,
    FIGHT,
    FRAME,
    FRAME_FIGHTS,
    FRAME_RETURN,
    M_LIMIT,
    NOWHERE,
    PASS,
    PLACE_ENLIST,
    PLACE_NIGHT,
    PLACE_RECRUIT,
    RECRUIT,
    S_CITY,
    S_PRAYER,
    S_RESERVE,
    SEAT,
    UNIT,
)
from kemet.engine.points import district_owner
from kemet.engine.prices import pay, recruit_price
from kemet.engine.state import State, add_units, ask, enemies_at, pop, push, units

BASE_LIMIT = 5

# FRAME_PLACE: value A is the reason, B the units placed so far, C depends on the reason:
# Enlistment and Reinforcements: the most that may be placed; bits above 8: the one outside troop of Reinforcements.


def unit_limit(s: State, seat: int) -> int:
    """The most own units on one space (B-LIMIT-03)."""
    return BASE_LIMIT + s.seats[seat * SEAT + M_LIMIT]


def run_place(s: State) -> None:
    top = len(s.stack) - FRAME
    step = s.stack[top + F_STEP]
    seat = s.stack[top + F_SEAT]
    if step == 0:
        choices = legal_place(s, seat)
        if len(choices) > 1 or choices[0] >= UNIT:
            ask(s, ASK_PLACE, seat)
            return
        if choices[0] == PASS:
            pop(s)
            return
    s.stack[top + F_STEP] = 2
    reason = s.stack[top + F_A]
    if step < 2 and reason == PLACE_RECRUIT:
        push(s, FRAME_RETURN, seat)
        return
    pop(s)
    if s.move_at == NOWHERE:
        push(s, FRAME_FIGHTS, seat)


def legal_place(s: State, seat: int) -> list[int]:
    """One unit to a space, or an end to it. PASS declines a whole Recruit action, a returning creature included."""
    top = len(s.stack) - FRAME
    reason = s.stack[top + F_A]
    placed = s.stack[top + F_B]
    if reason == PLACE_RECRUIT:
        found = _recruit_places(s, seat, placed)
        if placed == 0:
            if legal_return(s, seat):
                found.append(DONE)
            found.append(PASS)
        else:
            found.append(DONE)
        return found
    extra = s.stack[top + F_C]
    found = []
    if placed < extra & 255 and s.seats[seat * SEAT + S_RESERVE]:
        if reason == PLACE_ENLIST:
            found = enlist_places(s, seat)
        else:
            found = night_places(s, seat, (extra >> 8) - 1)
    found.append(DONE)
    return found


def _recruit_places(s: State, seat: int, placed: int) -> list[int]:
    found: list[int] = []
    base = seat * SEAT
    if not s.seats[base + S_RESERVE]:
        return found
    price = recruit_price(s, seat, placed + 1) - recruit_price(s, seat, placed)
    if price > s.seats[base + S_PRAYER]:
        return found
    limit = unit_limit(s, seat)
    first = s.seats[base + S_CITY] * DISTRICTS
    for number in range(first, first + DISTRICTS):
        space = s.table.districts[number]
        if units(s, space, seat) < limit:
            found.append(UNIT + space)
    return found


def enlist_places(s: State, seat: int) -> list[int]:
    """Own districts and own troops; a district held by an enemy only outside a running Move (B-CARD-ENLISTMENT)."""
    found: list[int] = []
    limit = unit_limit(s, seat)
    for space in range(s.table.spaces):
        count = units(s, space, seat)
        if count:
            if count < limit:
                found.append(UNIT + space)
        elif district_owner(s, space) == seat:
            if s.move_at == NOWHERE or not enemies_at(s, space, seat):
                found.append(UNIT + space)
    return found


def can_enlist(s: State, seat: int) -> bool:
    """Is there any place for an enlisted unit? The own city nearly always has one, so it is asked first."""
    limit = unit_limit(s, seat)
    first = s.seats[seat * SEAT + S_CITY] * DISTRICTS
    for number in range(first, first + DISTRICTS):
        troop = s.troops[s.table.districts[number]]
        if troop == 0 or 0 < (troop >> 4 * seat & 15) < limit:
            return True
    return len(enlist_places(s, seat)) > 0


def night_places(s: State, seat: int, outside: int) -> list[int]:
    """Own districts and one troop elsewhere; `outside` is that troop once it is chosen (B-TILE-REINFORCEMENTS)."""
    found: list[int] = []
    limit = unit_limit(s, seat)
    for space in range(s.table.spaces):
        count = units(s, space, seat)
        if count >= limit:
            continue
        if district_owner(s, space) == seat or (count and (outside < 0 or outside == space)):
            found.append(UNIT + space)
    return found


def play_place(s: State, seat: int, choice: int) -> None:
    top = len(s.stack) - FRAME
    stack = s.stack
    if choice == PASS:
        tell(s, EV_DECLINED, seat, RECRUIT)
        pop(s)
        return
    if choice == DONE:
        stack[top + F_STEP] = 1
        return
    space = choice - UNIT
    placed = stack[top + F_B]
    if stack[top + F_A] == PLACE_RECRUIT:
        pay(s, seat, recruit_price(s, seat, placed + 1) - recruit_price(s, seat, placed))
    elif stack[top + F_A] == PLACE_NIGHT and district_owner(s, space) != seat:
        stack[top + F_C] = (stack[top + F_C] & 255) | (space + 1) << 8
    stack[top + F_B] = placed + 1
    s.seats[seat * SEAT + S_RESERVE] -= 1
    add_units(s, space, seat, 1)
    if space == s.move_at:
        s.move_regrouped = 0  # units added to the group's space may join it (B-MOVE-18)
    if s.log is not None:
        tell(s, EV_PLACED, seat, space)


# --- the battles that placing starts ------------------------------------------------------------------------------


def contested(s: State, seat: int) -> list[int]:
    """Own districts that hold own and enemy units (B-RECRUIT-05)."""
    found = []
    first = s.seats[seat * SEAT + S_CITY] * DISTRICTS
    for number in range(first, first + DISTRICTS):
        space = s.table.districts[number]
        if units(s, space, seat) and enemies_at(s, space, seat):
            found.append(space)
    return found


def run_fights(s: State) -> None:
    """FRAME_FIGHTS: the battles one by one, in the order the attacker chooses (B-RECRUIT-06)."""
    seat = s.stack[len(s.stack) - FRAME + F_SEAT]
    spaces = contested(s, seat)
    if not spaces:
        pop(s)
    elif len(spaces) == 1:
        _fight(s, seat, spaces[0])
    else:
        ask(s, ASK_FIGHT, seat)


def legal_fight(s: State, seat: int) -> list[int]:
    return [FIGHT + space for space in contested(s, seat)]


def play_fight(s: State, seat: int, choice: int) -> None:
    _fight(s, seat, choice - FIGHT)


def _fight(s: State, seat: int, space: int) -> None:
    others = enemies_at(s, space, seat)
    defender = 0
    while not others >> 4 * defender & 15:
        defender += 1
    start_battle(s, space, seat, defender, 0)
