"""`kemet puzzle`: a position with one best line; find it choice by choice."""

from __future__ import annotations

import argparse
import contextlib
import random

from kemet.cli.errors import BadInput, EndOfInput
from kemet.cli.language import add_language
from kemet.cli.screen import Screen
from kemet.cli.session.listing import print_choices
from kemet.cli.session.questions import question_words
from kemet.game.game import Game
from kemet.picture import words
from kemet.picture.show import show
from kemet.puzzles import THEMES, Puzzle, attempt, puzzle_of_today, puzzles


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("puzzle", help=words.name("usage-puzzle"))
    parser.add_argument("id", nargs="?", metavar="ID", help=words.name("usage-puzzle-id"))
    themes = ", ".join(THEMES)
    parser.add_argument("--theme", metavar="THEME", help=words.say("usage-puzzle-theme", themes=themes))
    parser.add_argument("--plain", action="store_true", help=words.name("usage-sentences"))
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    puzzle = _wanted(given.id, given.theme)
    words.call_seats(puzzle.game().setup.options.seth)
    with contextlib.suppress(EndOfInput):
        Solving(puzzle, Screen(given.plain)).solve()
    return 0


def _wanted(id: str | None, theme: str | None) -> Puzzle:
    if id is not None:
        if id not in puzzles():
            raise BadInput(words.say("bad-puzzle", id=id))
        return puzzles()[id]
    if theme is None:
        return puzzle_of_today()
    if theme not in THEMES:
        raise BadInput(words.say("bad-puzzle-theme", themes=", ".join(THEMES), given=theme))
    return random.choice([each for each in puzzles().values() if each.theme == theme])


class Solving:
    """One person, one puzzle."""

    def __init__(self, puzzle: Puzzle, screen: Screen):
        self.puzzle, self.screen = puzzle, screen
        self.made: list[int] = []
        self.wrong = 0

    def solve(self) -> None:
        puzzle, screen = self.puzzle, self.screen
        theme = words.name(f"puzzle-{puzzle.theme}")
        screen.heading(words.say("puzzle-heading", id=puzzle.id, theme=theme, rating=puzzle.rating))
        now = attempt(puzzle, [])
        show(screen, now.game, puzzle.seat)
        screen.paragraph(words.say("puzzle-task", who=words.god(puzzle.seat)))
        screen.paragraph(words.name("puzzle-keys"))
        while not now.solved:
            code = self._asked(now.game)
            if code is None:
                return
            said = _text(now.game, puzzle.seat, code)
            tried = attempt(puzzle, [*self.made, code])
            if tried.wrong is not None:
                self.wrong += 1
                screen.line(words.say("puzzle-wrong", choice=said))
                continue
            best = puzzle.steps[len(self.made)].best
            is_best = said == best
            screen.line(words.name("puzzle-right") if is_best else words.say("puzzle-as-good", choice=best))
            self.made.append(code)
            now = tried
        chance, other = (words.percent(f"{100 * share:.0f}") for share in (puzzle.chance, puzzle.other))
        screen.paragraph(words.say("puzzle-solved", chance=chance, other=other))
        if self.wrong:
            screen.line(words.say("puzzle-missed", count=self.wrong))

    def _asked(self, game: Game) -> int | None:
        """The choice made, or None from somebody who gives up."""
        seat, screen = self.puzzle.seat, self.screen
        choices = game.legal(seat)
        screen.line()
        screen.heading(words.say("ask-question", who=words.god(seat), question=question_words(game, seat)))
        print_choices(screen, game, seat, choices)
        while True:
            typed = screen.ask(f"{words.god(seat)}> ").lower()
            if typed in ("q", "quit"):
                return None
            if typed in ("a", "answer"):
                screen.line(words.say("puzzle-answer", line="; ".join(step.best for step in self.puzzle.steps)))
                return None
            if typed in ("t", "table"):
                show(screen, game, seat)
            elif typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(choices):
                return game.codes(seat)[int(typed) - 1]
            else:
                for code, choice in zip(game.codes(seat), choices, strict=True):
                    if choice.text.lower().split() == typed.split():
                        return code
                screen.line(words.say("ask-not-possible", why=words.name("puzzle-keys")))


def _text(game: Game, seat: int, code: int) -> str:
    return next(choice.text for each, choice in zip(game.codes(seat), game.legal(seat), strict=True) if each == code)
