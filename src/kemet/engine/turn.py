"""The Day: rounds, turns, tokens, and which action a token starts (section 4)."""

from __future__ import annotations

from kemet.engine.cards import play_turn_card, turn_cards
from kemet.engine.events import EV_DAY, EV_TOKEN, EV_TURN, EV_TURN_END, gain, tell
from kemet.engine.names import (
    ASK_TURN,
    BUY,
    CARD,
    DAY,
    END,
    F_A,
    F_B,
    F_SEAT,
    FRAME,
    FRAME_BUY,
    FRAME_END_OF_DAY,
    FRAME_MOVE,
    FRAME_PLACE,
    FRAME_RAISE,
    FRAME_TURN,
    GOLD,
    M_PRAY,
    MOVE,
    NOWHERE,
    PLACE_RECRUIT,
    PRAY,
    RECRUIT,
    S_GOLD,
    S_GOLD_ACTIONS,
    S_HAND,
    S_PLACED,
    S_SILVER,
    S_TOKENS,
    SEAT,
    SILVER,
    TOKEN,
)
from kemet.engine.state import State, ask, pop, push

ROUNDS = 5
PRAY_GAIN = 2


def run_day(s: State) -> None:
    """FRAME_DAY, value A: the round, B: the place in the turn order that comes next."""
    top = len(s.stack) - FRAME
    if s.phase != DAY:
        s.phase = DAY
        s.day += 1
        tell(s, EV_DAY, s.day)
    if s.stack[top + F_B] == s.table.players:
        s.stack[top + F_B] = 0
        s.stack[top + F_A] += 1
    if s.stack[top + F_A] == ROUNDS:
        pop(s)
        s.active = NOWHERE
        s.round = 0
        push(s, FRAME_END_OF_DAY, NOWHERE)
        return
    seat = s.order[s.stack[top + F_B]]
    s.stack[top + F_B] += 1
    s.round = s.stack[top + F_A] + 1
    s.active = seat
    if s.table.bonus_token_waits:
        _release_bonus_tokens(s, seat)
    push(s, FRAME_TURN, seat)
    tell(s, EV_TURN, seat, s.round)


def _release_bonus_tokens(s: State, seat: int) -> None:
    """House rule sameTurnBonusToken: a token bought in an earlier turn may be used now."""
    for field in (S_SILVER, S_GOLD):
        if s.seats[seat * SEAT + field] == 3:
            s.seats[seat * SEAT + field] = 1


def run_turn(s: State) -> None:
    """FRAME_TURN, value A: 1 once the regular token is placed. This is the stable point D4."""
    if s.delta_keeper >= 0:
        release_delta(s)
    ask(s, ASK_TURN, s.stack[len(s.stack) - FRAME + F_SEAT])


def release_delta(s: State) -> None:
    """House rule deltaVpAfterSacrifice: the point goes when somebody takes the temple."""
    for space in s.table.temples:
        if s.table.sacrifice[space] and s.troops[space]:
            s.delta_keeper = NOWHERE


def legal_turn(s: State, seat: int) -> list[int]:
    base = seat * SEAT
    seats = s.seats
    table = s.table
    placed = seats[base + S_PLACED]
    if s.stack[len(s.stack) - FRAME + F_A]:
        found = [END]
    else:
        found = table.token_choices(placed, seats[base + S_TOKENS])[:]
    if seats[base + S_SILVER] == 1:
        for space in range(len(table.action_ids)):
            if not placed >> space & 1:
                found.append(SILVER + space)
    if seats[base + S_GOLD] == 1:
        for action in (MOVE, RECRUIT):
            if seats[base + S_GOLD_ACTIONS] >> action & 1:
                found.append(GOLD + action)
    if seats[base + S_HAND] & table.turn_mask:
        turn_cards(s, seat, table.turn_kinds, found)
    return found


def play_turn(s: State, seat: int, choice: int) -> None:
    base = seat * SEAT
    if choice == END:
        tell(s, EV_TURN_END, seat)
        pop(s)
    elif choice >= CARD:
        play_turn_card(s, seat, choice)
    elif choice < TOKEN:
        s.seats[base + S_GOLD] = 2
        tell(s, EV_TOKEN, seat, 2, choice - GOLD)
        start_action(s, seat, choice - GOLD, NOWHERE)
    else:
        if choice < SILVER:
            space = choice - TOKEN
            s.stack[len(s.stack) - FRAME + F_A] = 1
            s.seats[base + S_TOKENS] -= 1
            tell(s, EV_TOKEN, seat, 0, space)
        else:
            space = choice - SILVER
            s.seats[base + S_SILVER] = 2
            tell(s, EV_TOKEN, seat, 1, space)
        s.seats[base + S_PLACED] |= 1 << space
        start_action(s, seat, s.table.action_kind[space], s.table.action_colour[space])


def start_action(s: State, seat: int, action: int, colour: int) -> None:
    if action == MOVE:
        push(s, FRAME_MOVE, seat)
    elif action == RECRUIT:
        push(s, FRAME_PLACE, seat, PLACE_RECRUIT)
    elif action == PRAY:
        gain(s, seat, PRAY_GAIN + s.seats[seat * SEAT + M_PRAY])
    elif action == BUY:
        push(s, FRAME_BUY, seat, colour)
    else:
        push(s, FRAME_RAISE, seat)
