"""The Dawn (docs/rules/taseti.md, section 2): open bids for the turn order in place of step N4."""

from __future__ import annotations

from typing import Final

from kemet.engine.events import EV_BID, EV_DAWN_TOKEN, EV_REFILL, EV_SPENT, EV_SPOT, tell, tell_order
from kemet.engine.names import (
    ASK_BID,
    ASK_SPEND,
    ASK_SPOT,
    BATTLE,
    EXTRA,
    F_A,
    F_B,
    F_C,
    F_STEP,
    FRAME,
    MAX_BATTLE_CARDS,
    S_BATTLE_HAND,
    S_BATTLE_SET,
    S_PROVEN,
    S_SHOWN,
    SEAT,
    SPEND,
    SPOT,
    X_DAWN,
)
from kemet.engine.state import State, ask, count_bits, pop

# Steps of FRAME_DAWN. Value A: bids made, or markers set; B: six bits of value per seat; C: while bidding the
# strength of the card shown, while setting markers three bits of place + 1 per seat.
CARDS: Final = 0
TOKENS: Final = 1
SPOTS: Final = 2
MOST_TOKENS = 50


def win_dawn_token(s: State, seat: int) -> None:
    s.extra[seat * EXTRA + X_DAWN] += 1
    tell(s, EV_DAWN_TOKEN, seat)


def run_dawn(s: State) -> None:
    top = len(s.stack) - FRAME
    step = s.stack[top + F_STEP]
    done = s.stack[top + F_A]
    players = s.table.players
    if step == CARDS:
        if done == players:
            s.stack[top + F_STEP] = SPOTS
            s.stack[top + F_A] = 0
            s.stack[top + F_C] = 0
        else:
            ask(s, ASK_BID, s.order[players - 1 - done])  # in reverse turn order (T2-DAWN-06)
    elif step == TOKENS:
        seat = s.order[players - 1 - done]
        if s.extra[seat * EXTRA + X_DAWN]:
            ask(s, ASK_SPEND, seat)
        else:
            _bid(s, seat, 0)
    elif done == players:
        _new_order(s)
    else:
        seat = choosing_order(s)[done]
        choices = legal_spot(s)
        if len(choices) == 1:
            play_spot(s, seat, choices[0])
        else:
            ask(s, ASK_SPOT, seat)


def play_bid(s: State, seat: int, choice: int) -> None:
    """One battle card face up, one face down; both are used (T2-DAWN-11)."""
    top = len(s.stack) - FRAME
    base = seat * SEAT
    played, discarded = divmod(choice - BATTLE, MAX_BATTLE_CARDS)
    s.stack[top + F_C] = s.table.battle_strength[played]
    s.stack[top + F_STEP] = TOKENS
    s.seats[base + S_BATTLE_HAND] &= ~(1 << played | 1 << discarded)
    s.seats[base + S_SHOWN] |= 1 << played
    s.seats[base + S_PROVEN] |= 1 << played
    s.learned += 1
    if s.log is not None:
        tell(s, EV_BID, seat, played)
    if not s.seats[base + S_BATTLE_HAND]:
        s.seats[base + S_BATTLE_HAND] = s.seats[base + S_BATTLE_SET]
        s.seats[base + S_SHOWN] = 0
        tell(s, EV_REFILL, seat)


def legal_spend(s: State, seat: int) -> list[int]:
    most = min(s.extra[seat * EXTRA + X_DAWN], MOST_TOKENS)
    return [SPEND + tokens for tokens in range(most + 1)]


def play_spend(s: State, seat: int, choice: int) -> None:
    s.extra[seat * EXTRA + X_DAWN] -= choice - SPEND
    _bid(s, seat, choice - SPEND)


def _bid(s: State, seat: int, tokens: int) -> None:
    top = len(s.stack) - FRAME
    s.stack[top + F_B] |= s.stack[top + F_C] + tokens << 6 * seat
    s.stack[top + F_A] += 1
    s.stack[top + F_STEP] = CARDS
    tell(s, EV_SPENT, seat, tokens, s.stack[top + F_C] + tokens)


def choosing_order(s: State) -> list[int]:
    """The higher bid chooses first; equal bids in the old order (T2-DAWN-08, T2-DAWN-09)."""
    bids = s.stack[len(s.stack) - FRAME + F_B]
    left = list(s.order)
    found: list[int] = []
    while left:
        best = left[0]
        for seat in left:
            if bids >> 6 * seat & 63 > bids >> 6 * best & 63:
                best = seat
        left.remove(best)
        found.append(best)
    return found


def legal_spot(s: State) -> list[int]:
    taken = _taken(s)
    return [SPOT + place for place in range(s.table.players) if not taken >> place & 1]


def _taken(s: State) -> int:
    places = s.stack[len(s.stack) - FRAME + F_C]
    taken = 0
    for seat in range(s.table.players):
        place = (places >> 3 * seat & 7) - 1
        if place >= 0:
            taken |= 1 << place
    return taken


def play_spot(s: State, seat: int, choice: int) -> None:
    top = len(s.stack) - FRAME
    s.stack[top + F_C] |= choice - SPOT + 1 << 3 * seat
    s.stack[top + F_A] += 1
    tell(s, EV_SPOT, seat, choice - SPOT)


def _new_order(s: State) -> None:
    places = s.stack[len(s.stack) - FRAME + F_C]
    order = [0] * s.table.players
    for seat in range(s.table.players):
        order[(places >> 3 * seat & 7) - 1] = seat
    assert count_bits(_taken(s)) == s.table.players
    s.order = order
    tell_order(s)
    pop(s)
