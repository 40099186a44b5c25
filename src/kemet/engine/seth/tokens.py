"""Tokens that belong to nobody or to one side: the alliance's grey and gold one, what a power token changes."""

from __future__ import annotations

from typing import Final

from kemet.engine.native import i64
from kemet.engine.reasons import Reason
from kemet.engine.state.bits import lowest_bit, one_bit
from kemet.engine.state.choices import COMMON_GOLD, GREY, Choices
from kemet.engine.state.codes import BUY, FROM_NEXT_TURN, IN_HAND, MOVE, NO_TOKEN, PLACED_TODAY
from kemet.engine.state.events import EV_COMMON_TOKEN, EV_POWER, emit
from kemet.engine.state.state import State, rules_of

# Bits of `greyed`.
SILVER_USED: Final = 1  # in this member turn
GREY_USED: Final = 2
TIP_TAKEN: Final = 4  # << seat: the common gold token lies on his tip today


def renew_alliance_powers(s: State) -> None:
    """What alliance tiles and active power tokens add up to for every member."""
    rules = rules_of(s)
    powers = s.table.powers_of(s.seth.tiles)
    active = s.seth.active
    while active:
        powers = powers.plus(rules.powers[lowest_bit(active)])
        active &= active - 1
    s.seth.powers = powers


def activate(s: State, token: i64) -> None:
    """A power token serves all members from now on, no matter who holds the temple (S-TEMPLE-13)."""
    rules = rules_of(s)
    s.seth.active |= one_bit(token)
    renew_alliance_powers(s)
    waits: i64 = FROM_NEXT_TURN if s.table.bonus_token_waits else IN_HAND  # in the same turn too (S-CLAR-13)
    if rules.grey_tokens[token] and s.seth.grey == NO_TOKEN:
        s.seth.grey = waits
    if rules.powers[token].gold_actions and s.seth.gold == NO_TOKEN:
        s.seth.gold = waits
    emit(s, EV_POWER, token)


def add_common_tokens(s: State, seat: i64, found: Choices) -> None:
    """Grey on a free space, not beside one's own silver token; gold on one's own tip (S-TEAM-GREY, S-CLAR-14)."""
    rules = rules_of(s)
    mine = s.seats[seat]
    if s.seth.grey == IN_HAND and (rules.silver_and_grey or not s.seth.greyed & SILVER_USED):
        for space in range(s.table.actions):
            if not mine.placed >> space & 1:
                found.add(GREY + space)
    if s.seth.gold == IN_HAND and mine.gold != PLACED_TODAY:
        for action in range(MOVE, BUY + 1):
            if s.seth.powers.gold_actions >> action & 1:
                found.add(COMMON_GOLD + action)


def may_use_silver(s: State) -> bool:
    rules = s.table.seth
    return rules is None or rules.silver_and_grey or not s.seth.greyed & GREY_USED


def why_no_common_token(s: State, seat: int, choice: int) -> Reason:
    if choice >= COMMON_GOLD:
        return Reason("no-gold", rule="S-POWER-WILL-OSIRIS")
    if s.seth.grey != IN_HAND:
        return Reason("token-gone", rule="S-TEAM-GREY")
    if s.seats[seat].placed >> (choice - GREY) & 1:
        return Reason("token-there", rule="B-DAY-03")
    return Reason("silver-or-grey", rule="S-CLAR-14")


def place_grey(s: State, seat: i64, space: i64) -> None:
    s.seth.grey = PLACED_TODAY
    s.seth.greyed |= GREY_USED
    s.seats[seat].placed |= one_bit(space)
    emit(s, EV_COMMON_TOKEN, seat, 0, space)


def place_common_gold(s: State, seat: i64, action: i64) -> None:
    """A tip holds one token a day (S-POWER-WILL-OSIRIS)."""
    s.seth.gold = PLACED_TODAY
    s.seth.greyed |= TIP_TAKEN << seat
    mine = s.seats[seat]
    if mine.gold != NO_TOKEN:
        mine.gold = PLACED_TODAY
    emit(s, EV_COMMON_TOKEN, seat, 1, action)


def tip_is_taken(s: State, seat: i64) -> bool:
    """Lies the common gold token there? A member's own, bought after it, waits for tomorrow (S-CLAR-14)."""
    return s.seth.greyed & TIP_TAKEN << seat != 0


def new_member_turn(s: State) -> None:
    """Silver or grey may be used again; the tips stay as they are until the night."""
    s.seth.greyed &= ~(SILVER_USED | GREY_USED)


def common_tokens_back(s: State) -> None:
    seth = s.seth
    seth.greyed &= SILVER_USED | GREY_USED
    if seth.grey != NO_TOKEN:
        seth.grey = IN_HAND
    if seth.gold != NO_TOKEN:
        seth.gold = IN_HAND
    if seth.clear != NO_TOKEN:
        seth.clear = IN_HAND


def release_common_tokens(s: State) -> None:
    """House rule sameTurnBonusToken."""
    seth = s.seth
    if seth.grey == FROM_NEXT_TURN:
        seth.grey = IN_HAND
    if seth.gold == FROM_NEXT_TURN:
        seth.gold = IN_HAND
    if seth.clear == FROM_NEXT_TURN:
        seth.clear = IN_HAND
