"""One game as environments play it: actions in, observations, masks and rewards out."""

from __future__ import annotations

import io
from operator import index
from typing import Any

from kemet.errors import KemetError
from kemet.game.game import Game
from kemet.picture import Page, show
from kemet.rl.board_pixels import board_pixels
from kemet.rl.board_svg import board_svg
from kemet.rl.extras import ByName, needs
from kemet.rl.numbering import numbers_of
from kemet.rl.rewards import Worth, require_function, win_or_lose, worth_of
from kemet.rl.rows import Bytes, Observer
from kemet.rl.settings import Settings

with needs("rl"):
    import numpy as np

RENDER_MODES = ["human", "ansi", "rgb_array", "svg"]
#: A text, a drawing, or height x width x 3 bytes.
Rendered = str | Bytes | None


class NotBegun(KemetError):
    """Somebody plays or looks before the first reset, or plays on after the end."""


class Match:
    """A game of some settings; `begin` starts the next one."""

    def __init__(self, settings: Settings | None = None, reward: Worth = win_or_lose, render_mode: str | None = None):
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"there is no render mode {render_mode!r}; known are {', '.join(RENDER_MODES)}")
        require_function(reward)
        self.settings = settings or Settings()
        self.layout, self.actions = numbers_of(self.settings.setup().table)
        self._observer = Observer(self.layout, self.actions)
        self._reward = reward
        self._game: Game | None = None

    @property
    def game(self) -> Game:
        if self._game is None:
            raise NotBegun("there is no game yet: call reset() first")
        return self._game

    @game.setter
    def game(self, game: Game) -> None:
        self._game = game

    def begin(self, seed: int) -> None:
        self.game = self.settings.game(seed)
        self._worth = worth_of(self._reward, self.game.state)

    @property
    def players(self) -> int:
        return self.settings.players

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, in the order of the rules."""
        return [self.actions.action(code, seat) for code in self.game.codes(seat)]

    def code(self, seat: int, action: Any) -> int:
        """The choice behind an action of this seat; a ValueError says that it is no action of this table."""
        try:
            number = index(action)
        except TypeError:
            raise KemetError(f"an action is a whole number, not {action!r:.80}") from None
        return int(self.actions.code(number, seat))

    def play(self, seat: int, action: Any) -> None:
        """Play a legal action; an IllegalChoice says why it is none."""
        self.game.play(seat, self.code(seat, action))

    def play_forced(self) -> None:
        """Play on while the seat that is asked has a single choice."""
        while not self.game.over:
            seat = self.game.waiting_for()[0]
            codes = self.game.codes(seat)
            if len(codes) > 1:
                return
            self.game.play(seat, codes[0])

    def rewards(self) -> list[float]:
        """What every seat gained since somebody asked last."""
        before, self._worth = self._worth, worth_of(self._reward, self.game.state)
        return [now - then for now, then in zip(self._worth, before, strict=True)]

    def observation(self, seat: int) -> ByName:
        """What a seat sees, and a mask of what it may do: empty unless it is asked."""
        self._observer.look(self.game.state, seat)
        return {"observation": self._observer.row.copy(), "action_mask": self._observer.mask.astype(np.int8)}

    def result(self) -> ByName:
        """How a game ended, for the last info of an environment."""
        game = self.game
        return {"winner": game.winner, "points": [game.points(seat) for seat in range(game.players)]}

    def render(self, mode: str | None) -> Rendered:
        """The table as everybody sees it: as text, printed (`human`), or the board as a drawing or as pixels."""
        if mode == "svg":
            return board_svg(self.game)
        if mode == "rgb_array":
            return board_pixels(self.game)
        if mode is None:
            return None
        page = io.StringIO()
        show(Page(page), self.game, None)
        if mode == "human":
            print(page.getvalue(), flush=True)
            return None
        return page.getvalue()
