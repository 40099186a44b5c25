"""Somebody tries a puzzle: choice by choice along its line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kemet.game.game import Game
from kemet.puzzles.puzzle import Puzzle
from kemet.telling.notation import write


@dataclass(frozen=True)
class Attempt:
    """How far the choices lead: the game there, how many were right, and the first that was not."""

    game: Game
    right: int
    wrong: str | None
    solved: bool


def attempt(puzzle: Puzzle, choices: Sequence[int]) -> Attempt:
    """Play these choices. One that is as good as the line's counts, and the line goes on with its own.

    An IllegalChoice if one is not possible there; choices behind the first wrong one or the end do not count.
    """
    game = puzzle.game()
    for number, code in enumerate(choices[: len(puzzle.steps)]):
        step = puzzle.steps[number]
        if code not in game.codes(puzzle.seat):
            game.play(puzzle.seat, code)  # says why not
        text = write(game.state, puzzle.seat, code)
        if text != step.best and text not in step.also:
            return Attempt(game, number, text, solved=False)
        game.play(puzzle.seat, step.best)
    right = min(len(choices), len(puzzle.steps))
    return Attempt(game, right, None, solved=right == len(puzzle.steps))
