"""Undo for people: back to before their own last real choice, over the answers that were given for them."""

from __future__ import annotations

from kemet.errors import IllegalChoice
from kemet.game.game import Game
from kemet.picture import words


class Undoing:
    """Remembers where each choice that a person made began."""

    def __init__(self) -> None:
        self.marks: list[tuple[int, int]] = []

    def mark(self, game: Game, seat: int) -> None:
        self.marks.append((seat, len(game.choices)))

    def undo(self, game: Game, seat: int) -> Game:
        """The game as it was before this seat's last choice; an IllegalChoice says why it cannot be."""
        self.marks = [mark for mark in self.marks if mark[1] < len(game.choices)]
        if not self.marks or self.marks[-1][0] != seat:
            raise IllegalChoice(words.name("undo-nothing"))
        back_to = self.marks[-1][1]
        if any(chooser != seat for chooser, _ in game.choices[back_to:]):
            raise IllegalChoice(words.name("undo-others"))
        earlier = game.copy()
        while len(earlier.choices) > back_to:
            earlier.undo(seat)
        self.marks.pop()
        return earlier
