"""A game whose chance is played by somebody: every draw is a node with outcomes, nothing is drawn in secret.

The engine draws wherever a rule says so, in the middle of what a choice sets off. So a choice is played on a copy with
a tape of the outcomes known so far; where the tape ends, the game waits at a chance node and plays the choice again
from the same moment when the next outcome is known.
"""

from __future__ import annotations

import hashlib
from typing import Any

from kemet.engine import flow
from kemet.engine.hidden import sample_hidden
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.chance import Tape, TapeEnds
from kemet.engine.state.codes import OVER
from kemet.engine.state.roads import LAYOUTS
from kemet.engine.state.ruleset import Ruleset
from kemet.engine.state.state import State
from kemet.rl.actions import ActionSpace
from kemet.rl.encoding import encode
from kemet.rl.layout import Layout
from kemet.rl.numbering import numbers_of
from kemet.rl.rows import new_row

CHANCE = -1
NOBODY = -4  # the game is over


def most_outcomes(table: Ruleset) -> int:
    """No draw at this table is among more."""
    return int(max(len(table.card_of_bit), sum(table.token_copies), LAYOUTS, table.players))


class ChanceGame:
    """One moment of a game with explicit chance. For every seat `past` holds a hash of all it ever saw and chose, and
    `chosen` how often it has chosen each action."""

    __slots__ = ("_pending", "_rows", "_tape", "actions", "chosen", "layout", "outcomes", "past", "state")

    def __init__(self, table: Ruleset):
        self.layout: Layout
        self.actions: ActionSpace
        self.layout, self.actions = numbers_of(table)
        self.state: State = flow.new_state(table, "")
        self.outcomes = 0  # of the draw that is waited for
        self.past = [b""] * table.players
        self.chosen = [bytes(self.actions.size)] * table.players
        self._rows = [b""] * table.players
        self._pending: tuple[int, int] | None = None  # seat and choice
        self._tape: list[int] = []
        self._run()

    def copy(self) -> ChanceGame:
        """States and tapes are replaced, never changed, so both may share them."""
        return _restored(*self._kept())

    def __deepcopy__(self, memo: object) -> ChanceGame:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the table's numbers are worked out again."""
        return _restored, self._kept()

    def _kept(self) -> tuple[Any, ...]:
        lists = self.past[:], self.chosen[:], self._rows[:]
        return self.state, self.outcomes, *lists, self._pending, self._tape

    @property
    def over(self) -> bool:
        return not self.outcomes and self.state.phase == OVER

    def player(self) -> int:
        """Whose node it is: a seat, CHANCE or NOBODY. Of several seats that are asked at once the first comes first."""
        if self.outcomes:
            return CHANCE
        return NOBODY if self.state.phase == OVER else int(lowest_bit(self.state.waiting))

    def legal(self) -> list[int]:
        """The actions of the seat whose node it is, in rising order."""
        seat = self.player()
        return sorted(self.actions.action(code, seat) for code in flow.legal(self.state, seat))

    def draw(self, outcome: int) -> None:
        """The waiting draw has this outcome."""
        if not 0 <= outcome < self.outcomes:
            raise ValueError(f"this draw has the outcomes 0 to {self.outcomes - 1}, not {outcome}")
        self._tape = [*self._tape, outcome]
        self._run()

    def choose(self, action: int) -> None:
        """The seat whose node it is plays a legal action."""
        seat = self.player()
        code = int(self.actions.code(action, seat))
        if code not in flow.legal(self.state, seat):
            raise ValueError(f"{self.actions.names[action]!r} is not legal now")
        self.past[seat] = _hash(self.past[seat], b"did", action.to_bytes(2, "big"))
        self.chosen[seat] = _one_more(self.chosen[seat], action)
        self._pending = seat, code
        self._run()

    def sampled(self, seat: int, seed: str) -> ChanceGame:
        """A game that this seat cannot tell from this one: all that it does not know is drawn again.

        The others then never saw and chose what they really did, so their past is what they see now.
        """
        if self.outcomes:
            raise ValueError("hidden things are drawn again where somebody is asked, not in the middle of a draw")
        twin = self.copy()
        twin.state = self.state.copy()
        sample_hidden(twin.state, seat, seed)
        for other in range(twin.state.table.players):
            if other != seat:
                twin._rows[other] = twin.row(other)
                twin.past[other] = _hash(b"sampled", twin._rows[other])
                twin.chosen[other] = bytes(self.actions.size)
        return twin

    def row(self, seat: int) -> bytes:
        """What the seat sees, as bytes. At a chance node that is the moment before the choice that set it off."""
        row = new_row(self.layout.size)
        encode(self.layout, self.state, seat, row, 0)
        return bytes(row)

    def _run(self) -> None:
        """Play what is pending with the tape so far: it comes to the next question, or to a draw."""
        after = self.state.copy()
        after.tape = Tape(self._tape)
        try:
            if self._pending is None:
                flow.advance(after)
            else:
                flow.play(after, *self._pending)
        except TapeEnds:
            self.outcomes = int(after.tape.wanted)
            return
        after.tape = None
        self.state, self.outcomes, self._tape = after, 0, []
        for seat in range(after.table.players):
            row = self.row(seat)
            if row != self._rows[seat]:  # what changes nothing that a seat sees is no moment for it
                self._rows[seat] = row
                self.past[seat] = _hash(self.past[seat], b"saw", row)


def _restored(
    state: State,
    outcomes: int,
    past: list[bytes],
    chosen: list[bytes],
    rows: list[bytes],
    pending: tuple[int, int] | None,
    tape: list[int],
) -> ChanceGame:
    game: ChanceGame = object.__new__(ChanceGame)
    game.layout, game.actions = numbers_of(state.table)
    game.state, game.outcomes, game.past, game.chosen = state, outcomes, past, chosen
    game._rows, game._pending, game._tape = rows, pending, tape
    return game


def _one_more(counts: bytes, place: int) -> bytes:
    """A new row, because copies share the old one; the count stops where a byte is full."""
    more = bytearray(counts)
    more[place] = min(more[place] + 1, 255)
    return bytes(more)


def _hash(*parts: bytes) -> bytes:
    return hashlib.blake2b(b"".join(parts), digest_size=16).digest()
