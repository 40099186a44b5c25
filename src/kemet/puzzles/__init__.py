"""Puzzles: positions out of bots' games in which one line is clearly best. `kemet.lab.puzzles` finds them."""

from kemet.puzzles.puzzle import THEMES, Puzzle, puzzle, puzzle_of_day, puzzle_of_today, puzzles
from kemet.puzzles.solving import Attempt, attempt

__all__ = ["THEMES", "Attempt", "Puzzle", "attempt", "puzzle", "puzzle_of_day", "puzzle_of_today", "puzzles"]
