"""The Move action (section 7): start, group, displacements, units left and taken, end."""

from __future__ import annotations

from typing import Final

from kemet.engine.cards import play_turn_card, turn_cards
from kemet.engine.events import EV_DECLINED, EV_TELEPORT, tell
from kemet.engine.journey import add_send_back, send_back
from kemet.engine.names import (
    ASK_FROM,
    ASK_GROUP,
    ASK_MOVE,
    CARD,
    END,
    F_A,
    F_SEAT,
    F_STEP,
    FRAME,
    FROM,
    GOLD,
    GROUP,
    M_LIMIT,
    M_MOVE,
    M_PAYMENT,
    MOVE,
    NOWHERE,
    PASS,
    S_HAND,
    S_PRAYER,
    SEAT,
    SEND_BACK,
    STEP,
    TELEPORT,
)
from kemet.engine.place import BASE_LIMIT, TOP_LIMIT, limit_at
from kemet.engine.powers import skill_sum, skills_of
from kemet.engine.prices import pay, teleport_price
from kemet.engine.state import State, ask, pop, units, working_creature
from kemet.engine.travel import arrive, can_teleport_from_here, may_appear, may_step, walls_open

# Steps of FRAME_MOVE; value A holds the start space until the group is known.
CHOOSE_START: Final = 0
CHOOSE_GROUP: Final = 1
UNDER_WAY: Final = 2


def run_move(s: State) -> None:
    top = len(s.stack) - FRAME
    step = s.stack[top + F_STEP]
    seat = s.stack[top + F_SEAT]
    if step == UNDER_WAY:
        if s.move_at == NOWHERE or s.move_units == 0 or not units(s, s.move_at, seat):
            end_move(s)
        else:
            ask(s, ASK_MOVE, seat)
    elif step == CHOOSE_START:
        if len(legal_from(s, seat)) > 1:
            ask(s, ASK_FROM, seat)
        else:
            end_move(s)
    elif len(legal_group(s, seat)) > 1:
        ask(s, ASK_GROUP, seat)
    else:
        play_group(s, seat, legal_group(s, seat)[0])


def end_move(s: State) -> None:
    s.move_at = NOWHERE
    s.move_units = 0
    s.move_priests = 0
    s.move_bonus = 0
    s.temporary = 0
    s.dedicated = 0
    s.move_creature = 0
    s.move_left = 0
    s.move_started = 0
    s.move_walls = 0
    s.move_targets = 0
    s.move_fresh = 0
    s.move_helped = 0
    s.move_regrouped = 0
    pop(s)


def legal_from(s: State, seat: int) -> list[int]:
    found = []
    mine = 15 << 4 * seat
    troops = s.troops
    for space in range(len(troops)):
        if troops[space] & mine:
            found.append(FROM + space)
    found.append(PASS)
    if s.priests:
        add_send_back(s, seat, found)
    return found


def play_from(s: State, seat: int, choice: int) -> None:
    if choice == PASS:
        tell(s, EV_DECLINED, seat, MOVE)
        end_move(s)
        return
    if choice >= SEND_BACK:
        send_back(s, seat, choice)
        return
    top = len(s.stack) - FRAME
    s.stack[top + F_A] = choice - FROM
    s.stack[top + F_STEP] = CHOOSE_GROUP


def legal_group(s: State, seat: int) -> list[int]:
    """Which units go, and whether the creature there goes (B-MOVE-01)."""
    found: list[int] = []
    add_groups(s, seat, s.stack[len(s.stack) - FRAME + F_A], found)
    return found


def add_groups(s: State, seat: int, space: int, found: list[int]) -> None:
    """All groups of the units here: so many units, so many of them priests, with the creature or without.

    A troop above its limit (T3-SEAL-05) cannot move on whole: a group keeps to the limit of its own figures.
    """
    count = s.troops[space] >> 4 * seat & 15
    creature = s.creatures[space] >> 4 * seat & 15
    priests = s.priests[space] >> 4 * seat & 15 if s.priests else 0
    if priests == 0:
        top = min(count, BASE_LIMIT + s.seats[seat * SEAT + M_LIMIT]) if s.priests else count
        for number in range(top, 0, -1):
            if creature:
                found.append(GROUP + number * 8 + 1)
            found.append(GROUP + number * 8)
        return
    for number in range(count, 0, -1):
        low = number - (count - priests) if number > count - priests else 0
        for holy in range(low, min(priests, number) + 1):
            if number > group_limit(s, seat, holy):
                continue
            if creature:
                found.append(GROUP + number * 8 + holy * 2 + 1)
            found.append(GROUP + number * 8 + holy * 2)


def group_limit(s: State, seat: int, priests: int) -> int:
    limit = BASE_LIMIT + s.seats[seat * SEAT + M_LIMIT]
    if priests and limit < TOP_LIMIT:
        limit = min(TOP_LIMIT, limit + skill_sum(s, skills_of(s, seat), M_LIMIT))
    return limit


def play_group(s: State, seat: int, choice: int) -> None:
    top = len(s.stack) - FRAME
    if s.stack[top + F_STEP] == CHOOSE_GROUP:
        s.move_at = s.stack[top + F_A]
        s.stack[top + F_STEP] = UNDER_WAY
    s.move_units = (choice - GROUP) >> 3
    s.move_priests = (choice - GROUP) >> 1 & 3
    s.move_creature = (choice - GROUP) & 1
    s.move_regrouped = 1
    if not s.move_started:
        s.move_left = capacity(s, seat)


def capacity(s: State, seat: int) -> int:
    """Fixed by the first displacement (B-MOVE-02, T-X-36)."""
    steps = 1 + s.seats[seat * SEAT + M_MOVE] + s.move_bonus
    if s.move_creature:
        creature = working_creature(s, s.move_at, seat)
        if creature >= 0:
            steps += s.table.creature_move[creature]
    if s.move_priests:
        steps += skill_sum(s, skills_of(s, seat), M_MOVE)
    return steps


def legal_move(s: State, seat: int) -> list[int]:
    at = s.move_at
    table = s.table
    crowded = table.pass_over_limit and is_crowded(s, seat)
    found = [] if crowded else [END]
    too_many = s.table.has_path and s.move_units > group_limit(s, seat, s.move_priests)  # T3-SEAL-05
    if s.move_left > 0 and not too_many:
        walls = walls_open(s, seat)
        for space in table.neighbours[at]:
            if may_step(s, seat, space, walls):
                found.append(STEP + space)
    if (s.pyramids[at] or table.obelisk[at]) and not too_many:
        price = teleport_price(s, seat)
        if price <= s.seats[seat * SEAT + S_PRAYER] and can_teleport_from_here(s, seat):
            for space in table.obelisks:
                if space != at and not s.move_targets >> space & 1 and may_appear(s, seat, space, price):
                    found.append(TELEPORT + space)
    if crowded:
        return found
    cards = s.seats[seat * SEAT + S_HAND] & table.move_mask
    if cards:
        turn_cards(s, seat, table.turn_kinds if too_many else table.move_kinds, found)
    if not s.move_regrouped:
        now = GROUP + s.move_units * 8 + s.move_priests * 2 + s.move_creature
        there: list[int] = []
        add_groups(s, seat, at, there)
        for group in there:
            if group != now:
                found.append(group)
    if table.has_path:
        add_send_back(s, seat, found)
    return found


def is_crowded(s: State, seat: int) -> bool:
    """The group stands on own units beyond the limit: it is only passing (house rule passOverLimit)."""
    return s.move_started > 0 and units(s, s.move_at, seat) > limit_at(s, seat, s.move_at)


def play_move(s: State, seat: int, choice: int) -> None:
    if choice == END:
        end_move(s)
    elif choice < TELEPORT:
        s.move_left -= 1
        arrive(s, seat, choice - STEP)
    elif choice < GROUP:
        _teleport(s, seat, choice - TELEPORT)
    elif choice < CARD:
        play_group(s, seat, choice)
    elif choice < GOLD:
        play_turn_card(s, seat, choice)
    else:
        send_back(s, seat, choice)
        if not s.move_started and s.move_units:
            s.move_left = capacity(s, seat)


def _teleport(s: State, seat: int, space: int) -> None:
    price = teleport_price(s, seat)
    if s.seats[seat * SEAT + M_PAYMENT]:
        s.move_helped = 1
    pay(s, seat, price)
    s.move_targets |= 1 << space
    tell(s, EV_TELEPORT, seat, s.move_at, space, s.move_units, s.move_creature, price)
    arrive(s, seat, space)
