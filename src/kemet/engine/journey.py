"""Priests on the path to Ta-Seti: activation, roads, stops, and coming back (docs/rules/taseti.md, section 3)."""

from __future__ import annotations

from typing import Final

from kemet.engine.cards import may_be_struck
from kemet.engine.creatures import destroy_units, send_to_reserve
from kemet.engine.events import (
    EV_POINT,
    EV_PRIEST,
    EV_PRIEST_BACK,
    EV_REFILLED,
    EV_TEMPORARY,
    EV_TOOK,
    EV_TRIP,
    SOURCE_PATH,
    gain,
    tell,
)
from kemet.engine.luck import draw
from kemet.engine.names import (
    ASK_KILL,
    ASK_PRIEST,
    ASK_REPLACE,
    ASK_SEND_BACK,
    ASK_TAKE,
    EXTRA,
    F_A,
    F_B,
    F_SEAT,
    F_STEP,
    FRAME,
    FRAME_PLACE,
    FRAME_TRIP,
    KILL,
    NOWHERE,
    PASS,
    PATH_ASIDE,
    PATH_LAYOUT,
    PLACE_ROAD,
    PRIESTS,
    REPLACE,
    S_RESERVE,
    SEAT,
    SEND_BACK,
    TAKE,
    TRIP,
    X_OBJECTS,
    X_PRIESTS,
    X_PRIESTS_RESERVE,
    X_SKILLS,
    X_VP_PATH,
)
from kemet.engine.place import can_place, open_spaces
from kemet.engine.roads import (
    SLOT_VP,
    SYMBOL_CARD,
    SYMBOL_KILL,
    SYMBOL_MOVE,
    SYMBOL_PRAYER,
    SYMBOL_TOKEN,
    SYMBOL_UNIT,
)
from kemet.engine.state import State, ask, holder, pop, priests_at, push, random_below, units

PATH_POINTS = 5
SKILL: Final = 2  # the slot of skills

# Steps of FRAME_TRIP; value A is start * 32 + stop, B the number of symbols done.
ON_THE_ROAD: Final = 0
AT_THE_STOP: Final = 1
AS_A_UNIT: Final = 2


# --- set-up and refill -----------------------------------------------------------------------------------------------


def lay_path(s: State) -> None:
    """Random faces, tokens on every slot, priests in the path reserve (T3-SETUP-01 to T3-SETUP-04)."""
    s.path[PATH_LAYOUT] = random_below(s, 16)
    s.path[PATH_ASIDE] = PATH_POINTS
    for token in range(len(s.table.token_ids)):
        s.path[s.table.path_reserve + token] = s.table.token_copies[token]
    for seat in range(s.table.players):
        s.extra[seat * EXTRA + X_PRIESTS] = PRIESTS
    refill(s)


def refill(s: State) -> None:
    """Empty slots from the farthest board, top to bottom, while tokens last (T3-REFILL-01, T3-REFILL-02)."""
    for slot in s.table.roads.slots_of[s.path[PATH_LAYOUT]]:
        at = s.table.path_slots + slot
        if s.path[at]:
            continue
        token = _draw_token(s, s.table.roads.slot_kind[slot])
        if token > NOWHERE:
            s.path[at] = token + 1
            tell(s, EV_REFILLED, s.table.roads.slot_stop[slot], token if token < len(s.table.token_ids) else NOWHERE)


def _draw_token(s: State, kind: int) -> int:
    """A random token of this kind from its reserve; the number after the last token is the path victory point."""
    if kind == SLOT_VP:
        if not s.path[PATH_ASIDE]:
            return NOWHERE
        s.path[PATH_ASIDE] -= 1
        return len(s.table.token_ids)
    left = 0
    for token in range(len(s.table.token_ids)):
        if s.table.token_slot[token] == kind:
            left += s.path[s.table.path_reserve + token]
    if left == 0:
        return NOWHERE
    number = random_below(s, left)
    for token in range(len(s.table.token_ids)):
        if s.table.token_slot[token] == kind:
            number -= s.path[s.table.path_reserve + token]
            if number < 0:
                s.path[s.table.path_reserve + token] -= 1
                return token
    return NOWHERE


def priests_on_stop(s: State, stop: int, seat: int) -> int:
    return s.path[s.table.path_priests + stop] >> 4 * seat & 15


# --- activation ---------------------------------------------------------------------------------------------------


def run_priest(s: State) -> None:
    """FRAME_PRIEST: may a priest travel before the troop moves (T3-PRIEST-01)?"""
    seat = s.stack[len(s.stack) - FRAME + F_SEAT]
    if len(legal_priest(s, seat)) > 1:
        ask(s, ASK_PRIEST, seat)
    else:
        pop(s)


def legal_priest(s: State, seat: int) -> list[int]:
    found = [PASS]
    roads = s.table.roads
    layout = s.path[PATH_LAYOUT]
    if s.extra[seat * EXTRA + X_PRIESTS]:
        for stop in roads.trip_stops[layout][0]:
            found.append(TRIP + stop)
    for stop in roads.stops_of[layout]:
        if not priests_on_stop(s, stop, seat):
            continue
        for onward in roads.trip_stops[layout][stop + 1]:
            found.append(TRIP + (stop + 1) * 32 + onward)
        if _may_stay(s, stop):
            found.append(TRIP + (stop + 1) * 32 + stop)
    add_send_back(s, seat, found)
    return found


def _may_stay(s: State, stop: int) -> bool:
    """An activation in place (T3-PRIEST-15, T3-PRIEST-16)."""
    if stop == s.table.roads.ta_seti and not s.table.in_place_ta_seti and not s.table.in_place_anywhere:
        return False
    if stop != s.table.roads.ta_seti and not s.table.in_place_anywhere:
        return False
    return len(legal_take(s, stop)) > 1


def play_priest(s: State, seat: int, choice: int) -> None:
    if choice == PASS:
        pop(s)
    elif choice >= SEND_BACK:
        send_back(s, seat, choice)
    else:
        start, stop = divmod(choice - TRIP, 32)
        if start == 0:
            s.extra[seat * EXTRA + X_PRIESTS] -= 1
        else:
            s.path[s.table.path_priests + start - 1] -= 1 << 4 * seat
        s.path[s.table.path_priests + stop] += 1 << 4 * seat
        pop(s)
        tell(s, EV_TRIP, seat, start - 1, stop)
        push(s, FRAME_TRIP, seat, choice - TRIP)


def run_trip(s: State) -> None:
    top = len(s.stack) - FRAME
    step = s.stack[top + F_STEP]
    seat = s.stack[top + F_SEAT]
    stop = s.stack[top + F_A] & 31
    if step == ON_THE_ROAD:
        symbols = _symbols(s)
        number = s.stack[top + F_B]
        if number == 0:
            _prayer_of_the_road(s, seat, symbols)
        if number == len(symbols):
            s.stack[top + F_STEP] = AT_THE_STOP
        else:
            s.stack[top + F_B] = number + 1
            _symbol(s, seat, symbols[number])
    elif step == AT_THE_STOP:
        if len(legal_take(s, stop)) > 1:
            ask(s, ASK_TAKE, seat)
        else:
            pop(s)
    elif legal_replace(s, seat):
        ask(s, ASK_REPLACE, seat)
    else:
        pop(s)
        s.seats[seat * SEAT + S_RESERVE] += 1
        s.extra[seat * EXTRA + X_PRIESTS_RESERVE] += 1
        tell(s, EV_PRIEST, seat, NOWHERE)


def _symbols(s: State) -> list[int]:
    """The symbols of the trip under way; an activation in place travels nowhere."""
    start, stop = divmod(s.stack[len(s.stack) - FRAME + F_A], 32)
    if start == stop + 1:
        return []
    roads = s.table.roads
    layout = s.path[PATH_LAYOUT]
    return roads.trip_symbols[layout][start][roads.trip_stops[layout][start].index(stop)]


def _prayer_of_the_road(s: State, seat: int, symbols: list[int]) -> None:
    """All prayer symbols between two stops are one gain (T1-DSTR-02)."""
    total = 0
    for symbol in symbols:
        if symbol >> 3 == SYMBOL_PRAYER:
            total += symbol & 7
    if total:
        gain(s, seat, total)


def _symbol(s: State, seat: int, symbol: int) -> None:
    kind = symbol >> 3
    amount = symbol & 7
    if kind == SYMBOL_UNIT:
        if can_place(s, seat, open_spaces(s, seat, False)):
            push(s, FRAME_PLACE, seat, PLACE_ROAD, 0, amount)
    elif kind == SYMBOL_CARD:
        for _ in range(amount):
            draw(s, seat)
    elif kind == SYMBOL_KILL:
        if len(legal_kill(s, seat)) > 1:
            ask(s, ASK_KILL, seat)
    elif kind == SYMBOL_MOVE:
        s.move_bonus += amount
    elif kind == SYMBOL_TOKEN:
        s.temporary |= 1 << amount
        tell(s, EV_TEMPORARY, seat, amount)


def legal_kill(s: State, seat: int) -> list[int]:
    found = [PASS]
    for space in range(s.table.spaces):
        if may_be_struck(s, seat, space):
            found.append(KILL + space)
    return found


def play_kill(s: State, choice: int) -> None:
    if choice != PASS:
        space = choice - KILL
        destroy_units(s, space, holder(s, space), 1)


# --- at the stop --------------------------------------------------------------------------------------------------


def legal_take(s: State, stop: int) -> list[int]:
    """Nothing, or a non-empty choice of the tokens there (T3-PRIEST-10, T3-PRIEST-11)."""
    there = 0
    slots = s.table.roads.stop_slots[stop]
    for number in range(len(slots)):
        if s.path[s.table.path_slots + slots[number]]:
            there |= 1 << number
    found = [PASS]
    for taken in range(1, 1 << len(slots)):
        if taken & ~there == 0 and (s.table.take_part or taken == there):
            found.append(TAKE + taken)
    return found


def legal_take_now(s: State) -> list[int]:
    return legal_take(s, s.stack[len(s.stack) - FRAME + F_A] & 31)


def play_take(s: State, seat: int, choice: int) -> None:
    top = len(s.stack) - FRAME
    stop = s.stack[top + F_A] & 31
    if choice == PASS:
        pop(s)
        return
    slots = s.table.roads.stop_slots[stop]
    skilled = False
    for number in range(len(slots)):
        if choice - TAKE >> number & 1:
            at = s.table.path_slots + slots[number]
            token = s.path[at] - 1
            s.path[at] = 0
            skilled = _take(s, seat, token) or skilled
    s.path[s.table.path_priests + stop] -= 1 << 4 * seat
    if skilled:
        s.stack[top + F_STEP] = AS_A_UNIT
    else:
        s.extra[seat * EXTRA + X_PRIESTS] += 1
        pop(s)


def _take(s: State, seat: int, token: int) -> bool:
    """One token off the path; True if it is a skill (PA5)."""
    base = seat * EXTRA
    if token == len(s.table.token_ids):
        s.extra[base + X_VP_PATH] += 1
        tell(s, EV_TOOK, seat, NOWHERE)
        tell(s, EV_POINT, seat, SOURCE_PATH, 1)
        return False
    tell(s, EV_TOOK, seat, token)
    if s.table.token_slot[token] == SKILL:
        s.extra[base + X_SKILLS] |= 1 << token
        return True
    if s.table.token_draws[token]:
        for _ in range(s.table.token_draws[token]):
            draw(s, seat)
        if s.table.objects_return:
            s.path[s.table.path_reserve + token] += 1
    else:
        s.extra[base + X_OBJECTS] += 1 << 4 * token
    return False


def legal_replace(s: State, seat: int) -> list[int]:
    """Any own unit on the main board makes room for the priest (T3-PRIEST-13)."""
    found = []
    for space in range(s.table.spaces):
        priests = priests_at(s, space, seat)
        if units(s, space, seat) > priests:
            found.append(REPLACE + space * 2)
        if priests:
            found.append(REPLACE + space * 2 + 1)
    return found


def play_replace(s: State, seat: int, choice: int) -> None:
    pop(s)
    space = choice - REPLACE >> 1
    s.seats[seat * SEAT + S_RESERVE] += 1
    if choice - REPLACE & 1:
        s.extra[seat * EXTRA + X_PRIESTS_RESERVE] += 1
    else:
        s.priests[space] += 1 << 4 * seat
    tell(s, EV_PRIEST, seat, space)


# --- sending a priest back ------------------------------------------------------------------------------------------


def priests_on_board(s: State, seat: int) -> int:
    count = 0
    for space in range(s.table.spaces):
        count += priests_at(s, space, seat)
    return count


def add_send_back(s: State, seat: int, found: list[int]) -> None:
    """With all three priests on the board one may go back to the path reserve (T3-UNIT-07)."""
    if s.extra[seat * EXTRA + X_PRIESTS]:
        return  # one is in the path reserve already
    count = priests_on_board(s, seat)
    if count == 0:
        return
    if s.table.reserve_counts_as_board:
        count += s.extra[seat * EXTRA + X_PRIESTS_RESERVE]
    if count == PRIESTS:
        for space in range(s.table.spaces):
            if priests_at(s, space, seat):
                found.append(SEND_BACK + space)


def send_back(s: State, seat: int, choice: int) -> None:
    space = choice - SEND_BACK
    s.troops[space] -= 1 << 4 * seat
    s.priests[space] -= 1 << 4 * seat
    s.extra[seat * EXTRA + X_PRIESTS] += 1
    if space == s.move_at and seat == s.active and s.move_priests > priests_at(s, space, seat):
        s.move_priests -= 1
        s.move_units -= 1
        s.move_regrouped = 0
    tell(s, EV_PRIEST_BACK, seat, space)
    if not units(s, space, seat):
        send_to_reserve(s, seat, space, False)


def run_send_back(s: State) -> None:
    """FRAME_SEND_BACK: house rule priestReturnMoment, asked when another player's turn begins."""
    seat = s.stack[len(s.stack) - FRAME + F_SEAT]
    if len(legal_send_back(s, seat)) > 1:
        ask(s, ASK_SEND_BACK, seat)
    else:
        pop(s)


def legal_send_back(s: State, seat: int) -> list[int]:
    found = [PASS]
    add_send_back(s, seat, found)
    return found


def play_send_back(s: State, seat: int, choice: int) -> None:
    if choice == PASS:
        pop(s)
    else:
        send_back(s, seat, choice)
