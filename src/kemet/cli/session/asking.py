"""Asks one player one question: numbered choices with explanations, and the commands of the prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kemet.cli.session.commands import run_command
from kemet.cli.session.listing import print_choices
from kemet.cli.session.questions import question_id, question_words
from kemet.cli.session.refusing import why_not
from kemet.errors import KemetError
from kemet.picture import words
from kemet.telling.notation import Choice

if TYPE_CHECKING:
    from kemet.cli.session.table import Session


#: Commands that push the choices off the screen.
LONG = ("table", "players", "board", "path", "links", "market", "log")


class Asking:
    """One question to the player who holds the keyboard."""

    def __init__(self, session: Session, seat: int):
        self.session = session
        self.seat = seat
        self.screen = session.screen

    def choice(self) -> Choice | None:
        """The choice made, or None when a command changed the game."""
        self._print_question()
        choices = self.session.game.legal(self.seat)
        if choices[0].kind == "play":
            return self._battle_cards(choices)
        print_choices(self.screen, self.session.game, self.seat, choices)
        before = self.session.game
        while True:
            typed = self.screen.ask(f"{words.god(self.seat)}> ")
            picked = self._pick(choices, typed)
            if picked is not None:
                return picked
            if self.session.game is not before:
                return None
            if was_long(typed):
                self._print_question()
                print_choices(self.screen, self.session.game, self.seat, choices)

    def _print_question(self) -> None:
        game = self.session.game
        self.screen.line()
        asked = question_words(game, self.seat)
        self.screen.heading(words.say("ask-question", who=words.god(self.seat), question=asked))
        self.screen.paragraph(words.text(question_id(game, self.seat)))
        about = game.view(self.seat)["about"]
        if about and (cause := about["cause"]):
            self.screen.line(words.say("ask-cause", cause=words.name(f"cause-{cause}")))

    def _pick(self, choices: list[Choice], typed: str) -> Choice | None:
        """A number or notation; anything else is a command, or wrong and explained."""
        try:
            if typed.isascii() and typed.isdigit():
                return _numbered(choices, int(typed))
            for choice in choices:
                if choice.text.lower().split() == typed.lower().split():
                    return choice
            if not run_command(self.session, self.seat, typed):
                self.screen.line(words.say("ask-not-possible", why=why_not(self.session.game, self.seat, typed)))
        except KemetError as error:
            self.screen.line(words.say("ask-not-possible", why=str(error)))
        return None

    # --- two battle cards -------------------------------------------------------------------------------------------

    def _battle_cards(self, choices: list[Choice]) -> Choice | None:
        """First the card to play, then the one to discard: shorter than all pairs. Notation names both at once."""
        hand = list(dict.fromkeys(str(choice.fields["play"]) for choice in choices))
        dawn = self.session.game.question(self.seat) == "dawn-bid"
        played = self._battle_card(words.name("ask-show-card" if dawn else "ask-play-card"), hand, choices)
        if not isinstance(played, str):
            return played
        rest = [id for id in hand if id != played]
        discarded = self._battle_card(words.name("ask-discard-card"), rest, choices)
        if not isinstance(discarded, str):
            return discarded
        return next(choice for choice in choices if choice.text == f"play {played} discard {discarded}")

    def _battle_card(self, question: str, cards: list[str], choices: list[Choice]) -> str | Choice | None:
        if len(cards) == 1:
            return cards[0]
        self._print_battle_cards(question, cards)
        before = self.session.game
        while True:
            typed = self.screen.ask(f"{words.god(self.seat)}> ")
            if typed in cards:
                return typed
            if typed.isascii() and typed.isdigit():
                if 1 <= int(typed) <= len(cards):
                    return cards[int(typed) - 1]
                why = words.say("ask-card", last=len(cards), card=cards[0])
                self.screen.line(words.say("ask-not-possible", why=why))
                continue
            picked = self._pick(choices, typed)
            if picked is not None:
                return picked
            if self.session.game is not before:
                return None
            if was_long(typed):
                self._print_battle_cards(question, cards)

    def _print_battle_cards(self, question: str, cards: list[str]) -> None:
        self.screen.line(question)
        for number, id in enumerate(cards, start=1):
            if self.screen.plain:
                self.screen.line(f"{number}. {id}: {words.name(f'battle-{id}')}. {words.text(f'battle-{id}')}")
            else:
                label = self.screen.paint(id, "bold")
                name = f"{words.name(f'battle-{id}'):<18} "
                text = words.text(f"battle-{id}")
                self.screen.item(f" {number:>2}  {id}  {name}", text, f" {number:>2}  {label}  {name}")


def _numbered(choices: list[Choice], number: int) -> Choice:
    if not 1 <= number <= len(choices):
        raise KemetError(words.say("ask-no-number", number=number, last=len(choices)))
    return choices[number - 1]


def was_long(typed: str) -> bool:
    """Did this command need so much room that the choices are shown again?"""
    return typed.lower().split()[:1] in ([word] for word in LONG)
