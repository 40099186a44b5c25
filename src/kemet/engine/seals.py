"""Objects used outside the battle's own sums: the Divine Seal, and what is used before an action (section 3.5, 3.6)."""

from __future__ import annotations

from typing import Final

from kemet.engine.events import EV_SEALED, EV_USED, gain, tell
from kemet.engine.names import (
    ASK_PREPARE,
    ASK_SEAL,
    DONE,
    EXTRA,
    F_A,
    F_SEAT,
    FRAME,
    M_MOVE,
    M_PRAY,
    MAX_SEATS,
    PASS,
    S_MODIFIERS,
    S_SIDE,
    S_TILES,
    SEAL,
    SEAT,
    USE,
    X_OBJECTS,
    X_SEALED,
)
from kemet.engine.powers import count_powers
from kemet.engine.state import State, ask, lowest_bit, pop

# FRAME_PREPARE, value A: the action that is about to begin (0: another one).
BEFORE_MOVE: Final = 1
BEFORE_PRAYER: Final = 2

PRAY_GAIN = 2
USE_SEAL = 1  # the place of "seal" in content.records.USES


def held(s: State, seat: int, token: int) -> int:
    """How many of this object lie beside the seat's board."""
    return s.extra[seat * EXTRA + X_OBJECTS] >> 4 * token & 15


def use_up(s: State, seat: int, token: int) -> None:
    """A used object leaves the game, or goes back to its reserve by house rule (T3-OBJ-02)."""
    s.extra[seat * EXTRA + X_OBJECTS] -= 1 << 4 * token
    if s.table.objects_return:
        s.path[s.table.path_reserve + token] += 1
    tell(s, EV_USED, seat, token)


def seal_token(s: State, seat: int) -> int:
    """A Divine Seal the seat holds, or -1."""
    if not s.extra[seat * EXTRA + X_OBJECTS]:
        return -1
    for token in range(len(s.table.token_ids)):
        if s.table.token_use[token] == USE_SEAL and held(s, seat, token):
            return token
    return -1


def add_seals(s: State, seat: int, found: list[int]) -> None:
    """Every working tile of an opponent may be sealed."""
    if not s.path or seal_token(s, seat) < 0:
        return
    side = s.seats[seat * SEAT + S_SIDE]
    for other in range(s.table.players):
        if s.seats[other * SEAT + S_SIDE] == side:
            continue
        tiles = s.seats[other * SEAT + S_TILES] & ~s.extra[other * EXTRA + X_SEALED]
        while tiles:
            found.append(SEAL + lowest_bit(tiles) * MAX_SEATS + other)
            tiles &= tiles - 1


def play_seal(s: State, seat: int, choice: int) -> None:
    """The tile has no effect until the next Day begins (T3-SEAL-02)."""
    tile, owner = divmod(choice - SEAL, MAX_SEATS)
    use_up(s, seat, seal_token(s, seat))
    s.extra[owner * EXTRA + X_SEALED] |= 1 << tile
    creature = s.table.tile_creature[tile]
    if creature >= 0:
        s.sealed_creatures |= 1 << creature
    count_powers(s, owner)
    tell(s, EV_SEALED, seat, tile, owner)


def break_seals(s: State) -> None:
    """The action part of a Day begins: seals from before expire."""
    for seat in range(s.table.players):
        if s.extra[seat * EXTRA + X_SEALED]:
            s.extra[seat * EXTRA + X_SEALED] = 0
            count_powers(s, seat)
    s.sealed_creatures = 0


# --- at Night, in turn order, between N2 and N3 ---------------------------------------------------------------------


def run_seals(s: State) -> None:
    """FRAME_SEALS: a holder of Seals is asked until he declines (T3-SEAL-07)."""
    seat = s.stack[len(s.stack) - FRAME + F_SEAT]
    if len(legal_seal(s, seat)) > 1:
        ask(s, ASK_SEAL, seat)
    else:
        pop(s)


def legal_seal(s: State, seat: int) -> list[int]:
    found = [PASS]
    add_seals(s, seat, found)
    return found


def play_night_seal(s: State, seat: int, choice: int) -> None:
    if choice == PASS:
        pop(s)
    else:
        play_seal(s, seat, choice)


# --- after a token is placed, before its action ---------------------------------------------------------------------


def run_prepare(s: State) -> None:
    """FRAME_PREPARE: the Hare before a Move, a Seal before any action."""
    seat = s.stack[len(s.stack) - FRAME + F_SEAT]
    if len(legal_prepare(s, seat)) > 1:
        ask(s, ASK_PREPARE, seat)
    else:
        _prepared(s, seat)


def _prepared(s: State, seat: int) -> None:
    """The action begins; a Pray action is done at once, others have frames of their own."""
    reason = s.stack[len(s.stack) - FRAME + F_A]
    pop(s)
    if reason == BEFORE_PRAYER:
        pray(s, seat)


def pray(s: State, seat: int) -> None:
    """The Pray action (B-PRAY-01)."""
    gain(s, seat, PRAY_GAIN + s.seats[seat * SEAT + M_PRAY])


def legal_prepare(s: State, seat: int) -> list[int]:
    found = [DONE]
    if s.stack[len(s.stack) - FRAME + F_A] == BEFORE_MOVE:
        for token in range(len(s.table.token_ids)):
            if s.table.token_move[token] and held(s, seat, token):
                found.append(USE + token)
    add_seals(s, seat, found)
    return found


def play_prepare(s: State, seat: int, choice: int) -> None:
    if choice == DONE:
        _prepared(s, seat)
    elif choice >= SEAL:
        play_seal(s, seat, choice)
    else:
        token = choice - USE
        use_up(s, seat, token)
        s.move_bonus += s.table.token_modifiers[token][M_MOVE - S_MODIFIERS]
