"""Rows of bytes that the encoder writes and numpy reads, without a copy in between."""

from __future__ import annotations

from typing import Any

from kemet.engine.state.choices import Choices
from kemet.engine.state.state import State
from kemet.rl.actions import ActionSpace
from kemet.rl.extras import needs
from kemet.rl.games import observe
from kemet.rl.layout import Layout
from kemet.rl.writing import blank

with needs("rl"):
    import numpy as np
    from numpy.typing import NDArray

Bytes = NDArray[np.uint8]


def new_row(size: int) -> Any:
    """A row for the encoder: the compiled one writes into a vec, the plain one into a bytearray."""
    row = blank(size)
    return bytearray(size) if isinstance(row, list) else row


def shared(row: Any) -> Bytes:
    """The same bytes as an array: it changes when the row is written."""
    return np.frombuffer(row, dtype=np.uint8)


def read(row: Any) -> Bytes:
    """The bytes of a row that the plain build keeps as a list."""
    return shared(bytes(row) if isinstance(row, list) else row)


class Observer:
    """Writes what a seat sees and may do into two arrays that are used again and again.

    >>> from kemet.rl.settings import Settings
    >>> from kemet.rl.numbering import numbers_of
    >>> game = Settings().game(seed=1)
    >>> observer = Observer(*numbers_of(game.setup.table))
    >>> observer.look(game.state, game.waiting_for()[0])
    >>> [observer.actions.names[action] for action in np.flatnonzero(observer.mask)]
    ['city A', 'city B']
    """

    def __init__(self, layout: Layout, actions: ActionSpace):
        self.layout = layout
        self.actions = actions
        self._row = new_row(layout.size)
        self._mask = new_row(actions.size)
        self._found = Choices()
        self.row = shared(self._row)
        self.mask = shared(self._mask)

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and copy: rows of its own, empty until it looks."""
        return Observer, (self.layout, self.actions)

    def look(self, s: State, seat: int) -> None:
        """Fill `row` and `mask` for this seat; nothing is legal for a seat that is not asked."""
        observe(self.layout, self.actions, s, seat, self._found, self._row, self._mask)
