"""`kemet replay`: step through a record or a saved game."""

from __future__ import annotations

import argparse

from kemet.cli.errors import BadInput, EndOfInput
from kemet.cli.files import read_game
from kemet.cli.language import add_language
from kemet.cli.screen import Screen
from kemet.cli.session.ending import print_ending
from kemet.cli.session.sentences import sentences
from kemet.game import Game
from kemet.notation import write
from kemet.picture import words
from kemet.picture.show import show
from kemet.stories import events_for

KEYS = "Enter: next, b: back, a number: jump there, q: leave"


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("replay", help="step through a record")
    parser.add_argument("file", metavar="FILE", help="a record, a saved game or a position")
    parser.add_argument("--step", type=int, metavar="N", help="start after this many choices")
    parser.add_argument("--to-end", action="store_true", help="print everything to the end without asking")
    parser.add_argument("--seat", type=int, metavar="N", help="see it as this seat (default: as a spectator)")
    parser.add_argument("--plain", action="store_true", help="sentences only, for screen readers")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    screen = Screen(given.plain)
    reel = Reel(read_game(given.file), None if given.seat is None else given.seat - 1, screen)
    if given.seat is not None and not 1 <= given.seat <= reel.whole.players:
        raise BadInput(f"--seat must be from 1 to {reel.whole.players}, not {given.seat}")
    if given.step is not None and not 0 <= given.step <= reel.length:
        raise BadInput(f"--step must be from 0 to {reel.length}, not {given.step}")
    reel.go_to(given.step or 0)
    if given.to_end or not screen.tty:
        reel.print_rest()
    else:
        reel.browse()
    return 0


class Reel:
    """A whole game and one moment of it."""

    def __init__(self, whole: Game, viewer: int | None, screen: Screen):
        self.whole = whole
        self.length = len(whole.choices)
        self.viewer = viewer
        self.screen = screen
        self.go_to(0)

    def _moment(self, number: int) -> Game:
        game = Game(self.whole.setup, self.whole.origin)
        for seat, code in self.whole.choices[:number]:
            game.play(seat, code)
        return game

    def go_to(self, number: int) -> None:
        self.game = self._moment(number)
        self.at = number
        self.game.events()  # from here on the game keeps its log

    def step(self) -> None:
        """Play the next choice and tell what happened."""
        seat, code = self.whole.choices[self.at]
        hidden = self.viewer != seat and self.game.question(seat) in HIDDEN_QUESTIONS
        text = "chooses in secret" if hidden else write(self.game.state, seat, code)
        log = self.game.state.log or []
        told = len(log)
        self.game.play(seat, code)
        self.at += 1
        self.screen.line(f"{self.at}. {words.god(seat)}: {text}")
        viewer = -1 if self.viewer is None else self.viewer
        for sentence in sentences(events_for(self.game.setup.table, log[told:], viewer)):
            self.screen.line(sentence if self.screen.plain else f"     {sentence}")

    def print_rest(self) -> None:
        if self.at:
            self.show()
        while self.at < self.length:
            self.step()
        self.show()

    def show(self) -> None:
        show(self.screen, self.game, self.viewer)
        if self.game.over:
            print_ending(self.screen, self.game)

    def browse(self) -> None:
        self.show()
        while True:
            try:
                typed = self.screen.ask(f"{self.at} of {self.length}; {KEYS}> ").lower()
            except EndOfInput:
                return
            if typed in ("q", "quit"):
                return
            self._obey(typed)

    def _obey(self, typed: str) -> None:
        if not typed:
            if self.at == self.length:
                self.screen.line("This is the end.")
                return
            self.step()
            if self.at == self.length:
                self.show()
        elif typed == "b" and self.at:
            self.go_to(self.at - 1)
            self.show()
        elif typed.isascii() and typed.isdigit() and int(typed) <= self.length:
            self.go_to(int(typed))
            self.show()
        elif typed in ("t", "table"):
            self.show()
        else:
            self.screen.line(f"Not possible: {KEYS}; numbers go from 0 to {self.length}, t shows the table.")


#: What only its chooser may know until it is laid open.
HIDDEN_QUESTIONS = frozenset(
    (
        "battle cards",
        "battle divine cards",
        "veto",
        "escape",
        "vision",
        "card to remove",
        "divine wound",
        "card to recover",
        "dawn bid",
    )
)
