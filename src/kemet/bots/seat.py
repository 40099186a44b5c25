"""All a bot ever sees of a game."""

from __future__ import annotations

import importlib
from typing import Any

from kemet.engine.hidden import sample_hidden
from kemet.engine.state.state import State
from kemet.game.facts import facts
from kemet.game.game import Game
from kemet.telling.notation import Choice, describe, write
from kemet.telling.printed import Facts
from kemet.telling.view import View, question_of, view_of


class Seat:
    """A seat's view, its legal choices, and states that agree with all it knows. The true state stays behind it."""

    def __init__(self, game: Game, seat: int):
        self.number = seat
        self.codes = game.codes(seat)
        self._state = game.state
        self._setup = game.setup

    @property
    def printed(self) -> Facts:
        """What is printed on the components of this table."""
        return facts(self._setup)

    def view(self) -> View:
        return view_of(self._state, self.number)

    def question(self) -> str:
        return question_of(self._state, self.number)

    def text(self, code: int) -> str:
        """A choice in notation."""
        return write(self._state, self.number, code)

    def choice(self, code: int) -> Choice:
        """A choice as a record."""
        return describe(self._state, self.number, code)

    def sample(self, seed: str) -> State:
        """The game as it may be: everything hidden from the seat is drawn again."""
        twin = self._state.copy()
        sample_hidden(twin, self.number, seed)
        return twin

    def observation(self) -> Any:
        """What the seat sees as a row of bytes, as the environments of `kemet.rl` show it; needs numpy."""
        return _policies().observation(self)

    def mask(self) -> Any:
        """The legal choices as a row of flags, one for each action of `kemet.rl`; needs numpy."""
        return _policies().mask(self)


def _policies() -> Any:
    """Numbers are made one room further up, and only where somebody asks for them."""
    return importlib.import_module("kemet.rl.policies")
