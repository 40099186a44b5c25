"""The Night (section 3): tokens back, prayer, cards, night powers, turn order."""

from __future__ import annotations

from typing import Final

from kemet.engine.events import (
    EV_DRAWN,
    EV_DREW,
    EV_NIGHT,
    EV_RESHUFFLED,
    EV_SAW,
    gain,
    tell,
    tell_order,
    whisper,
)
from kemet.engine.journey import refill
from kemet.engine.luck import draw
from kemet.engine.names import (
    ASK_NIGHT,
    ASK_ORDER,
    ASK_VISION,
    DISTRICTS,
    F_A,
    F_B,
    F_C,
    F_SEAT,
    F_STEP,
    FRAME,
    FRAME_DAWN,
    FRAME_DAY,
    FRAME_NIGHT_POWERS,
    FRAME_PLACE,
    FRAME_SEALS,
    HAND_OF_GOD,
    KEEP,
    LIFT,
    M_NIGHT_CARDS,
    M_NIGHT_PRAYER,
    M_NIGHT_UNITS,
    M_VISION,
    NIGHT,
    NIGHT_CARDS,
    NIGHT_DAWN,
    NIGHT_ENDS,
    NIGHT_POWERS,
    NIGHT_PRAYER,
    NIGHT_REFILL,
    NIGHT_SEALS,
    NIGHT_TOKENS,
    NIGHT_TURN_ORDER,
    NOWHERE,
    PASS,
    PLACE_NIGHT,
    REINFORCE,
    S_ABILITIES,
    S_CITY,
    S_GOLD,
    S_HAND,
    S_KNOWN,
    S_PLACED,
    S_SILVER,
    S_TOKENS,
    SEAT,
    SEAT_AT,
)
from kemet.engine.place import can_place, night_spaces
from kemet.engine.points import total_points
from kemet.engine.state import (
    REGULAR_TOKENS,
    State,
    ask,
    count_bits,
    enemies_at,
    lowest_bit,
    nth_bit,
    pop,
    push,
    random_below,
    working_creature,
)
from kemet.engine.works import add_new_pyramids, raise_pyramid

NIGHT_GAIN = 2

# FRAME_NIGHT: value A counts the seats done in this step, B and C hold the order being chosen.

# FRAME_NIGHT_POWERS, value A: powers not used yet.
RAISES: Final = 1
REINFORCES: Final = 2


def run_night(s: State) -> None:
    """One step of the Night; `Table.night_order` says which follows."""
    top = len(s.stack) - FRAME
    step = s.stack[top + F_STEP]
    if step == NIGHT_CARDS or step == NIGHT_POWERS or step == NIGHT_SEALS:
        _each_in_turn(s, step)
    elif step == NIGHT_TURN_ORDER:
        _open_order(s)
    elif step == NIGHT_ENDS:
        pop(s)
        push(s, FRAME_DAY, NOWHERE)
    else:
        _next_step(s)
        if step == NIGHT_TOKENS:
            _tokens_back(s)
        elif step == NIGHT_PRAYER:
            _night_prayer(s)
        elif step == NIGHT_REFILL and s.day:
            refill(s)
        elif step == NIGHT_DAWN and s.day:
            push(s, FRAME_DAWN, NOWHERE)


def _next_step(s: State) -> None:
    top = len(s.stack) - FRAME
    order = s.table.night_order
    s.stack[top + F_STEP] = order[order.index(s.stack[top + F_STEP]) + 1]
    s.stack[top + F_A] = 0


def _each_in_turn(s: State, step: int) -> None:
    """One seat after the other, in turn order."""
    top = len(s.stack) - FRAME
    done = s.stack[top + F_A]
    if done == s.table.players:
        _next_step(s)
        return
    s.stack[top + F_A] = done + 1
    seat = s.order[done]
    if step == NIGHT_CARDS:
        _night_card(s, seat)
    elif step == NIGHT_POWERS:
        push(s, FRAME_NIGHT_POWERS, seat, night_powers(s, seat))
    else:
        push(s, FRAME_SEALS, seat)


def _tokens_back(s: State) -> None:
    s.phase = NIGHT
    s.active = NOWHERE
    s.scored_temples = 0
    s.scored_sanctuary = 0
    tell(s, EV_NIGHT, s.day)
    for seat in range(s.table.players):
        base = seat * SEAT
        s.seats[base + S_TOKENS] = REGULAR_TOKENS
        s.seats[base + S_PLACED] = 0
        for field in (S_SILVER, S_GOLD):
            if s.seats[base + field]:
                s.seats[base + field] = 1


def _night_prayer(s: State) -> None:
    for seat in s.order:
        gain(s, seat, NIGHT_GAIN + s.seats[seat * SEAT + M_NIGHT_PRAYER])


# --- N2: cards ----------------------------------------------------------------------------------------------------


def _night_card(s: State, seat: int) -> None:
    look = s.seats[seat * SEAT + M_VISION]
    if look == 0:
        draw(s, seat)
        _extra_cards(s, seat)
        return
    for _ in range(look):
        _look_at_one(s, seat)
    if s.seen:
        ask(s, ASK_VISION, seat)
    else:
        _extra_cards(s, seat)


def _extra_cards(s: State, seat: int) -> None:
    """Divine Boon and Mummy: drawn blind, directly after the ordinary card (B-NIGHT-03, B-NIGHT-04)."""
    extra = s.seats[seat * SEAT + M_NIGHT_CARDS]
    if s.table.mummy_needs_board:
        for space in range(s.table.spaces):
            creature = working_creature(s, space, seat)
            if creature >= 0:
                extra += s.table.creature_night_cards[creature]
    for _ in range(extra):
        draw(s, seat)


def _look_at_one(s: State, seat: int) -> None:
    if s.deck == 0:
        s.deck = s.discard
        s.discard = 0
        for other in range(s.table.players):
            s.seats[other * SEAT + S_KNOWN] = 0
        if s.deck:
            tell(s, EV_RESHUFFLED)
    if s.deck:
        bit = nth_bit(s.deck, random_below(s, count_bits(s.deck)))
        s.deck ^= 1 << bit
        s.seen |= 1 << bit
        whisper(s, EV_SAW, seat, s.table.card_of_bit[bit])


def legal_vision(s: State) -> list[int]:
    found = []
    for kind in range(len(s.table.card_mask)):
        if s.seen & s.table.card_mask[kind]:
            found.append(KEEP + kind)
    return found


def play_vision(s: State, seat: int, choice: int) -> None:
    bit = lowest_bit(s.seen & s.table.card_mask[choice - KEEP])
    s.seats[seat * SEAT + S_HAND] |= 1 << bit
    s.deck |= s.seen & ~(1 << bit)
    s.seen = 0
    s.learned += 1
    tell(s, EV_DRAWN, seat)
    whisper(s, EV_DREW, seat, choice - KEEP)
    _extra_cards(s, seat)


# --- N3: night powers ---------------------------------------------------------------------------------------------


def night_powers(s: State, seat: int) -> int:
    powers = RAISES if s.seats[seat * SEAT + S_ABILITIES] & HAND_OF_GOD else 0
    if s.seats[seat * SEAT + M_NIGHT_UNITS]:
        powers |= REINFORCES
    return powers


def run_night_powers(s: State) -> None:
    seat = s.stack[len(s.stack) - FRAME + F_SEAT]
    if len(legal_night(s, seat)) > 1:
        ask(s, ASK_NIGHT, seat)
    else:
        pop(s)


def legal_night(s: State, seat: int) -> list[int]:
    powers = s.stack[len(s.stack) - FRAME + F_A] & night_powers(s, seat)  # a tile may have been sealed meanwhile
    found = [PASS]
    if powers & RAISES:
        add_new_pyramids(s, seat, 1, False, found)
        first = s.seats[seat * SEAT + S_CITY] * DISTRICTS
        for number in range(first, first + DISTRICTS):
            space = s.table.districts[number]
            level = s.pyramids[space] & 7
            if 0 < level < s.table.top_level and not enemies_at(s, space, seat):
                found.append(LIFT + space * 4 + level)
    if powers & REINFORCES and can_place(s, seat, night_spaces(s, seat, NOWHERE)):
        found.append(REINFORCE)
    return found


def play_night(s: State, seat: int, choice: int) -> None:
    top = len(s.stack) - FRAME
    if choice == PASS:
        pop(s)
    elif choice == REINFORCE:
        s.stack[top + F_A] &= ~REINFORCES
        push(s, FRAME_PLACE, seat, PLACE_NIGHT, 0, s.seats[seat * SEAT + M_NIGHT_UNITS])
    else:
        s.stack[top + F_A] &= ~RAISES
        raise_pyramid(s, seat, choice, True)


# --- N4: turn order -----------------------------------------------------------------------------------------------


def order_chooser(s: State) -> int:
    """Fewest points; among equals the earliest in the old order (B-NIGHT-07, B-NIGHT-08)."""
    chooser = s.order[0]
    for seat in s.order:
        if total_points(s, seat) < total_points(s, chooser):
            chooser = seat
    return chooser


def _open_order(s: State) -> None:
    """Values B and C of the frame: the seats placed so far (as a bit set) and their order, three bits each."""
    top = len(s.stack) - FRAME
    placed = s.stack[top + F_B]
    if s.day == 0:
        _next_step(s)
    elif count_bits(placed) < s.table.players - 1:
        if s.stack[top + F_SEAT] < 0:
            s.stack[top + F_SEAT] = order_chooser(s)
        ask(s, ASK_ORDER, s.stack[top + F_SEAT])
    else:
        _set_order(s)
        _next_step(s)


def legal_order(s: State) -> list[int]:
    placed = s.stack[len(s.stack) - FRAME + F_B]
    return [SEAT_AT + seat for seat in range(s.table.players) if not placed >> seat & 1]


def play_order(s: State, choice: int) -> None:
    top = len(s.stack) - FRAME
    place = count_bits(s.stack[top + F_B])
    s.stack[top + F_B] |= 1 << (choice - SEAT_AT)
    s.stack[top + F_C] |= (choice - SEAT_AT) << 3 * place


def _set_order(s: State) -> None:
    top = len(s.stack) - FRAME
    placed = s.stack[top + F_B]
    packed = s.stack[top + F_C]
    order = [packed >> 3 * place & 7 for place in range(s.table.players - 1)]
    for seat in range(s.table.players):
        if not placed >> seat & 1:
            order.append(seat)
    s.order = order
    tell_order(s)
