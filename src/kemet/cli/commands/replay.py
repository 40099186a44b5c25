"""`kemet replay`: step through a record or a saved game."""

from __future__ import annotations

import argparse

from kemet.cli.errors import EndOfInput
from kemet.cli.files import read_game
from kemet.cli.language import add_language
from kemet.cli.options import seat_number, within
from kemet.cli.screen import Screen
from kemet.cli.session.ending import print_ending
from kemet.cli.session.sentences import sentences
from kemet.game.game import Game
from kemet.picture import words
from kemet.picture.show import show
from kemet.telling.events import events_for
from kemet.telling.notation import write


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("replay", help=words.name("usage-replay"))
    parser.add_argument("file", metavar="FILE", help=words.name("usage-file"))
    parser.add_argument("--step", type=int, metavar="N", help=words.name("usage-step"))
    parser.add_argument("--to-end", action="store_true", help=words.name("usage-to-end"))
    parser.add_argument("--seat", type=int, metavar="N", help=words.name("usage-replay-seat"))
    parser.add_argument("--plain", action="store_true", help=words.name("usage-sentences"))
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    screen = Screen(given.plain)
    whole = read_game(given.file)
    words.call_seats(whole.setup.options.seth)
    reel = Reel(whole, None if given.seat is None else seat_number(given.seat, whole.players), screen)
    if given.step is not None:
        within(0, reel.length, "--step", given.step)
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
        asked = self.game.state.question
        hidden = self.viewer != seat and (asked.secret or asked.window)
        text = words.name("replay-secret") if hidden else write(self.game.state, seat, code)
        log = self.game.state.log or []
        told = len(log)
        self.game.play(seat, code)
        self.at += 1
        self.screen.line(f"{self.at}. {words.pair(words.god(seat), text)}")
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
                typed = self.screen.ask(self._prompt()).lower()
            except EndOfInput:
                return
            if typed in ("q", "quit"):
                return
            self._obey(typed)

    def _prompt(self) -> str:
        return words.say("replay-prompt", at=self.at, length=self.length, keys=words.name("replay-keys")) + "> "

    def _obey(self, typed: str) -> None:
        if not typed:
            if self.at == self.length:
                self.screen.line(words.name("replay-end"))
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
            why = words.say("replay-wrong", keys=words.name("replay-keys"), length=self.length)
            self.screen.line(words.say("ask-not-possible", why=why))
