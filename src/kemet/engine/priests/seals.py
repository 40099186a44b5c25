"""Divine Seals: an opponent's tile has no effect until the next Day begins (T3-SEAL-01 to T3-SEAL-07)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.sides import are_enemies
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.state.bits import lowest_tile, one_bit
from kemet.engine.state.choices import PASS, SEAL, Choices
from kemet.engine.state.codes import MAX_SEATS, NOWHERE
from kemet.engine.state.events import EV_SEALED, EV_USED, emit
from kemet.engine.state.frames import Frame, Question, Refusals, register
from kemet.engine.state.state import State, ask, pop, renew_powers

USE_SEAL: Final = 1  # the place of "seal" in content.records.USES


def held(s: State, seat: i64, token: i64) -> i64:
    """How many of this object lie beside the seat's board."""
    return s.seats[seat].objects >> 4 * token & 15


def use_up(s: State, seat: i64, token: i64) -> None:
    """A used object leaves the game, or by house rule goes back to its reserve (T3-OBJ-01, T3-OBJ-02)."""
    s.seats[seat].objects -= one_bit(4 * token)
    if s.table.objects_return:
        s.path.reserve[token] += 1
    emit(s, EV_USED, seat, token)


def _seal_token(s: State, seat: i64) -> i64:
    """A Divine Seal the seat holds, or -1."""
    if s.seats[seat].objects:
        for token in range(s.table.tokens):
            if s.table.token_use[token] == USE_SEAL and held(s, seat, token):
                return token
    return NOWHERE


def add_seals(s: State, seat: i64, found: Choices) -> None:
    """Every working tile of an opponent may be sealed."""
    if not s.table.has_path or _seal_token(s, seat) < 0:
        return
    for other in range(s.table.players):
        if are_enemies(s, seat, other):
            tiles = s.seats[other].working_tiles()
            while tiles:
                found.add(SEAL + lowest_tile(tiles) * MAX_SEATS + other)
                tiles &= tiles - 1


def play_seal(s: State, seat: i64, choice: i64) -> None:
    """What is done stays done (T3-SEAL-03); from now on the tile does nothing more (T3-SEAL-04, T-CLAR-10)."""
    tile = (choice - SEAL) // MAX_SEATS
    owner = (choice - SEAL) % MAX_SEATS
    use_up(s, seat, _seal_token(s, seat))
    s.seats[owner].sealed |= 1 << int(tile)
    creature = s.table.tile_creature[tile]
    if creature >= 0:
        s.sealed_creatures |= 1 << creature
    renew_powers(s, owner)
    emit(s, EV_SEALED, seat, tile, owner)


def break_seals(s: State) -> None:
    """The action part of a Day begins: seals from before expire."""
    for seat in range(s.table.players):
        if s.seats[seat].sealed:
            s.seats[seat].sealed = 0
            renew_powers(s, seat)
    s.sealed_creatures = 0


# --- at Night, in turn order, between N2 and N3 ---------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class SealsFrame(Frame):
    """A holder of Seals is asked until they decline (T3-SEAL-07)."""

    KIND: ClassVar[int] = 23

    def copy(self) -> Frame:
        return SealsFrame(self.seat)

    def run(self, s: State) -> None:
        found = s.scratch()
        add_seals(s, self.seat, found)
        if found.count:
            ask(s, DIVINE_SEAL, self.seat)
        else:
            pop(s)


register(SealsFrame)


@final
class DivineSeal(Question):
    refusals: ClassVar[Refusals] = {"seal": ("seal", "T3-SEAL-01")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        found.add(PASS)
        add_seals(s, seat, found)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        if choice == PASS:
            pop(s)
        else:
            play_seal(s, seat, choice)


DIVINE_SEAL: Final = DivineSeal(42, "divine-seal")
