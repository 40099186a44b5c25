"""Many games at once: one call plays a choice in each and writes what the next chooser sees.

Every step writes fresh rows of zeros: one memset for all games costs a thirtieth of clearing them byte by byte. A game
that ends is followed by a new one in its place.
"""

from __future__ import annotations

from typing import Final, final

from kemet.engine.flow import advance, find, new_state, play
from kemet.engine.native import i64, u8, vec
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.choices import Choices
from kemet.engine.state.codes import OVER
from kemet.engine.state.ruleset import Ruleset
from kemet.engine.state.state import State
from kemet.rl.actions import ActionSpace
from kemet.rl.encoding import encode
from kemet.rl.layout import Layout
from kemet.rl.writing import blank, clear

LEAVE: Final = -(1 << 62)  # instead of an action: this game stands still


def begin(table: Ruleset, seed: str) -> State:
    """A new game at its first question."""
    s = new_state(table, seed)
    advance(s)
    return s


def skip_forced(s: State, found: Choices) -> None:
    """Play on while the seat that is asked has a single choice."""
    while s.phase != OVER:
        seat = lowest_bit(s.waiting)
        find(s, seat, found)
        if found.count > 1:
            return
        play(s, seat, found.codes[0])


def observe(
    layout: Layout, actions: ActionSpace, s: State, seat: i64, found: Choices, row: vec[u8], mask: vec[u8]
) -> None:
    """What a seat sees and may do, over whatever was in the rows before."""
    clear(row, 0, layout.size)
    encode(layout, s, seat, row, 0)
    clear(mask, 0, actions.size)
    find(s, seat, found)
    actions.mark(found, seat, mask, 0)


@final
class Games:
    """`count` games with one table, numbered by their places."""

    def __init__(self, layout: Layout, actions: ActionSpace, count: i64, forced: bool) -> None:
        self.layout = layout
        self.actions = actions
        self.count = count
        self.forced = forced  # single choices are played without asking
        self.rows = blank(0)  # count * layout.size
        self.masks = blank(0)  # count * actions.size
        self.seats = blank(count)  # who chooses next in each game
        self.ended = blank(count)  # winner + 1 where the last step ended a game
        self.states: list[State] = []
        self.over: dict[int, State] = {}  # the games that the last step ended
        self._found = Choices()
        self._seed = ""
        self._begun: i64 = 0

    def reset(self, seed: str) -> None:
        """All games from the start; the same seed and actions give the same games."""
        self._seed = seed
        self._begun = 0
        self.over = {}
        self.states = []
        self.ended = blank(self.count)
        for _ in range(self.count):
            self.states.append(self._fresh())
        self._show_all()

    def step(self, chosen: list[int]) -> None:
        """One action for every game, or LEAVE; a ValueError says which one is not legal, and then no game has moved."""
        for place in range(self.count):
            self._require_legal(place, chosen[place])
        if self.over:
            self.over = {}
            self.ended = blank(self.count)
        for place in range(self.count):
            if chosen[place] != LEAVE:
                self._play(place, chosen[place])
        self._show_all()

    def restore(self, states: list[State], seed: str, begun: i64) -> None:
        """Go on where another one stopped: its games, its seed, and how many games it had begun."""
        self._seed = seed
        self._begun = begun
        self.over = {}
        self.states = states
        self._show_all()

    def begun(self) -> tuple[str, int]:
        """The seed, and how many games it has begun: what `restore` needs beside the games."""
        return self._seed, self._begun

    def _require_legal(self, place: i64, action: i64) -> None:
        if action == LEAVE:
            return
        if not 0 <= action < self.actions.size:
            raise ValueError(f"game {place}: there is no action {action}; this table has {self.actions.size}")
        if not self.masks[place * self.actions.size + action]:
            seat = self.seats[place]
            raise ValueError(f"game {place}: {self.actions.names[action]!r} is no legal action of seat {seat}")

    def _play(self, place: i64, action: i64) -> None:
        seat: i64 = i64(self.seats[place])
        s = self.states[place]
        play(s, seat, self.actions.code(action, seat))
        if self.forced:
            skip_forced(s, self._found)
        if s.phase == OVER:
            self.ended[place] = u8(s.winner + 1)
            self.over[place] = s
            self.states[place] = self._fresh()

    def _fresh(self) -> State:
        s = begin(self.layout.table, f"{self._seed}/{self._begun}")
        self._begun += 1
        if self.forced:
            skip_forced(s, self._found)
        return s

    def _show_all(self) -> None:
        layout, actions = self.layout, self.actions
        rows = self.rows = blank(self.count * layout.size)
        masks = self.masks = blank(self.count * actions.size)
        row: i64 = 0
        mask: i64 = 0
        for place in range(self.count):
            s = self.states[place]
            seat = lowest_bit(s.waiting)
            self.seats[place] = u8(seat)
            encode(layout, s, seat, rows, row)
            find(s, seat, self._found)
            actions.mark(self._found, seat, masks, mask)
            row += layout.size
            mask += actions.size
