"""The Day: rounds, turns, tokens, and which action a token starts (section 4)."""

from __future__ import annotations

from kemet.engine.cards import play_turn_card, turn_cards
from kemet.engine.day_victory import check_victory
from kemet.engine.events import EV_DAY, EV_LAST_DAY, EV_TOKEN, EV_TURN, EV_TURN_END, tell
from kemet.engine.journey import add_send_back, send_back
from kemet.engine.names import (
    ASK_TURN,
    BUY,
    DAY,
    END,
    F_A,
    F_B,
    F_C,
    F_SEAT,
    FRAME,
    FRAME_BUY,
    FRAME_END_OF_DAY,
    FRAME_MOVE,
    FRAME_PLACE,
    FRAME_PREPARE,
    FRAME_PRIEST,
    FRAME_RAISE,
    FRAME_SEND_BACK,
    FRAME_TURN,
    GOLD,
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
    SEAL,
    SEAT,
    SILVER,
    SPEND,
    TOKEN,
    UNIT,
)
from kemet.engine.powers import working_tiles
from kemet.engine.seals import BEFORE_MOVE, BEFORE_PRAYER, add_seals, break_seals, play_seal, pray
from kemet.engine.state import State, ask, pop, push

ROUNDS = 5


def run_day(s: State) -> None:
    """FRAME_DAY, value A: the round, B: the place in the turn order that comes next."""
    top = len(s.stack) - FRAME
    if s.phase != DAY:
        if s.table.has_path:
            break_seals(s)
        s.phase = DAY
        s.day += 1
        tell(s, EV_DAY, s.day)
        if s.table.day_victory and s.day == s.table.day_limit:
            s.last_day = 1  # T-X-38
            tell(s, EV_LAST_DAY, NOWHERE)
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
    if s.table.expanded:
        s.remembered = 0
        if s.table.priests_return_any_time:
            for other in reversed(s.order):  # the first in turn order lies on top and is asked first
                if other != seat:
                    push(s, FRAME_SEND_BACK, other)


def _release_bonus_tokens(s: State, seat: int) -> None:
    """House rule sameTurnBonusToken: a token bought in an earlier turn may be used now."""
    for field in (S_SILVER, S_GOLD):
        if s.seats[seat * SEAT + field] == 3:
            s.seats[seat * SEAT + field] = 1


def run_turn(s: State) -> None:
    """FRAME_TURN, value A: 1 once the regular token is placed; B: 1 once any token is (with the victory module);
    C: 1 once victory was checked. This is the stable point D4."""
    if s.delta_keeper >= 0:
        release_delta(s)
    seat = s.stack[len(s.stack) - FRAME + F_SEAT]
    if s.table.day_victory and _is_checked(s) and check_victory(s, seat):
        return
    ask(s, ASK_TURN, seat)


def _is_checked(s: State) -> bool:
    """When a turn begins, and after own-turn cards before the first token (T4-WIN-02, T4-WIN-04)."""
    top = len(s.stack) - FRAME
    first = s.stack[top + F_C] == 0
    s.stack[top + F_C] = 1
    return first or (s.table.recheck_victory and s.stack[top + F_B] == 0)


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
    if seats[base + S_SILVER] == 1 and (not s.path or working_tiles(s, seat) & table.silver_tiles):
        for space in range(len(table.action_ids)):
            if not placed >> space & 1:
                found.append(SILVER + space)
    if seats[base + S_GOLD] == 1:
        for action in range(len(table.gold_actions)):
            if seats[base + S_GOLD_ACTIONS] >> action & 1 and (action != BUY or _bought_today(s, seat)):
                found.append(GOLD + action)
    another_token = found[0] != END or len(found) > 1
    if seats[base + S_HAND] & table.turn_mask:
        turn_cards(s, seat, table.turn_kinds, found)
    if s.path:
        if another_token:
            add_seals(s, seat, found)  # before a token is placed (T3-SEAL-01)
        add_send_back(s, seat, found)
    return found


def _bought_today(s: State, seat: int) -> bool:
    """Twin Ceremony repeats a Buy action whose space holds a token (T-EX-02)."""
    placed = s.seats[seat * SEAT + S_PLACED]
    for space in range(len(s.table.action_ids)):
        if placed >> space & 1 and s.table.action_kind[space] == BUY:
            return True
    return False


def play_turn(s: State, seat: int, choice: int) -> None:
    if choice == END:
        tell(s, EV_TURN_END, seat)
        pop(s)
    elif choice < UNIT:
        _place_token(s, seat, choice)
    elif choice < GOLD:
        play_turn_card(s, seat, choice)
    elif choice < SPEND:
        _place_gold(s, seat, choice - GOLD)
    elif choice < SEAL:
        send_back(s, seat, choice)
    else:
        play_seal(s, seat, choice)


def _place_token(s: State, seat: int, choice: int) -> None:
    """A regular or silver token on a normal space, and its action."""
    base = seat * SEAT
    if choice < SILVER:
        space = choice - TOKEN
        s.stack[len(s.stack) - FRAME + F_A] = 1
        s.seats[base + S_TOKENS] -= 1
        tell(s, EV_TOKEN, seat, 0, space)
    else:
        if s.table.check_every_token and check_victory(s, seat):
            return
        space = choice - SILVER
        s.seats[base + S_SILVER] = 2
        tell(s, EV_TOKEN, seat, 1, space)
    if s.table.day_victory:
        s.stack[len(s.stack) - FRAME + F_B] = 1
    s.seats[base + S_PLACED] |= 1 << space
    priest = choice < SILVER or s.table.silver_activates
    start_action(s, seat, s.table.action_kind[space], s.table.action_colour[space], priest)


def _place_gold(s: State, seat: int, action: int) -> None:
    """The gold token on the tip; it fills no row and never activates a priest (B-DAY-07, T3-PRIEST-03)."""
    if s.table.check_every_token and check_victory(s, seat):
        return
    s.seats[seat * SEAT + S_GOLD] = 2
    if s.table.day_victory:
        s.stack[len(s.stack) - FRAME + F_B] = 1
    tell(s, EV_TOKEN, seat, 2, action)
    start_action(s, seat, action, NOWHERE, False)


def start_action(s: State, seat: int, action: int, colour: int, priest: bool) -> None:
    """The action of a token; on a Move space a priest may travel first (T3-PRIEST-01 to T3-PRIEST-04)."""
    if action == MOVE:
        push(s, FRAME_MOVE, seat)
        if s.table.has_path:
            if priest:
                push(s, FRAME_PRIEST, seat)
            push(s, FRAME_PREPARE, seat, BEFORE_MOVE)
        return
    if action == RECRUIT:
        push(s, FRAME_PLACE, seat, PLACE_RECRUIT)
    elif action == PRAY:
        if s.table.has_path:
            push(s, FRAME_PREPARE, seat, BEFORE_PRAYER)  # a Seal comes before the action (T3-SEAL-01)
            return
        pray(s, seat)
    elif action == BUY:
        push(s, FRAME_BUY, seat, colour, 1 if colour < 0 else 0)
    else:
        push(s, FRAME_RAISE, seat)
    if s.table.has_path:
        push(s, FRAME_PREPARE, seat)
