"""What a seat answers in one go: all its choices up to the one that others notice."""

from __future__ import annotations

from dataclasses import dataclass, field

from kemet.engine import flow
from kemet.game.game import Game
from kemet.telling.view import public_view


@dataclass
class AnswerRow:
    """The choices as far as they are found, and the game (a copy) after them.

    They are stored together: a battle card laid face down and the divine cards that follow it one by one would leave
    more traces, and other ones, than a battle card alone.
    """

    game: Game
    seat: int
    codes: list[int] = field(default_factory=list)
    whole: bool = False

    def add(self, code: int) -> None:
        self.whole = _is_seen(self.game, self.seat, code)
        self.codes.append(code)
        if not self.whole:
            self.game.play(self.seat, code)

    def complete(self) -> None:
        """The moment has come: what is not found yet is what silence would mean (B-DECIDE-03)."""
        while not self.whole:
            self.add(flow.default(self.game.state, self.seat))


def _is_seen(game: Game, seat: int, code: int) -> bool:
    """Will anybody notice this choice? A battle card laid face down by a seat that goes on choosing, nobody does."""
    if code not in game.codes(seat):
        return True  # the game went on meanwhile, in another process: this answer comes too late
    after = game.state.copy()
    flow.play(after, seat, code)
    return after.learned != game.state.learned or public_view(after) != public_view(game.state)
