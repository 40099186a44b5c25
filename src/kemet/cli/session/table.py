"""A game at one keyboard: who is asked next, who may look at the screen, and what is answered without asking."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kemet.bots import Bot, Forfeit, Seat, make_bot
from kemet.cli.screen import Screen
from kemet.cli.session.asking import Asking
from kemet.cli.session.ending import print_ending
from kemet.cli.session.sentences import sentences
from kemet.cli.session.undoing import Undoing
from kemet.game.game import Game
from kemet.lab.interrupts import uninterrupted
from kemet.picture import words
from kemet.picture.show import show

SPECTATOR = -1
#: A seat asked this gets the keyboard whatever it holds: with or without Escape, with or without battle cards.
ALWAYS_PASSED = ("turn", "turn-of-seth", "escape", "escape-together", "battle-divine-cards", "invasion-divine-cards")
TURNS = ("turn", "turn-of-seth")


class Session:
    """People at the `humans` seats share the screen; the other seats are bots."""

    def __init__(self, game: Game, humans: Iterable[int], screen: Screen, bots: Mapping[int, Bot] | None = None):
        self.game = game
        self.humans = frozenset(humans)
        self.screen = screen
        self.bots = dict(bots or {})
        self.holder: int | None = next(iter(self.humans)) if len(self.humans) == 1 else None
        self.told = dict.fromkeys(range(game.players), 0)
        self.undoing = Undoing()
        self.saved_at = len(game.choices)
        self.shown_turn = (-1, -1)
        if game.choices:
            self.forget_news()

    @property
    def shared(self) -> bool:
        """Do several people look at this screen?"""
        return len(self.humans) > 1

    @property
    def unsaved(self) -> bool:
        return len(self.game.choices) > self.saved_at and not self.game.over

    def run(self) -> None:
        """Play until the game is over or somebody quits."""
        while not self.game.over:
            self._next()
        viewer = self.holder if not self.shared else None
        self.news(viewer)
        print_ending(self.screen, self.game)

    def _next(self) -> None:
        seat = self._seat()
        if seat not in self.humans:
            with uninterrupted():
                self.game.play(seat, self._choice_of_bot(seat))
            return
        question = self.game.question(seat)
        if question == "veto" and self.shared:
            self._ask_table()
            return
        choices = self.game.legal(seat)
        if self.shared and (question in ALWAYS_PASSED or len(choices) > 1):
            self.pass_keyboard(seat)
        if len(choices) == 1 and question not in TURNS:
            self.game.play(seat, choices[0])
            return
        self._ask(seat, question)

    def _choice_of_bot(self, seat: int) -> int:
        """A bot that gives up is replaced, so that people can finish their game."""
        try:
            return self.bots[seat].choose(Seat(self.game, seat))
        except Forfeit as reason:
            self.screen.line(words.say("play-forfeit", seat=f"P{seat + 1}", reason=str(reason)))
            self.bots[seat] = make_bot("easy", f"{self.game.setup.seed}/P{seat + 1}")
            return self.bots[seat].choose(Seat(self.game, seat))

    def _seat(self) -> int:
        """Who chooses first of those who may: always the same order, so that it tells nothing."""
        waiting = self.game.waiting_for()
        battle = self.game.view(None)["battle"] if len(waiting) > 1 else None
        if battle and battle["defender"]["seat"] in waiting:
            defender: int = battle["defender"]["seat"]
            return defender
        return waiting[0]

    def _ask(self, seat: int, question: str) -> None:
        self.news(seat)
        turn = (seat, self._turn_number())
        if question in TURNS and turn != self.shown_turn:
            self.shown_turn = turn
            self.screen.line()
            show(self.screen, self.game, seat, "turn")
        elif question in ("battle-cards", "battle-objects", "invasion-cards"):
            show(self.screen, self.game, seat, "battle")
        elif question == "priest":
            show(self.screen, self.game, seat, "path")
        elif question in ("dawn-bid", "dawn-tokens", "place-in-turn-order"):
            show(self.screen, self.game, seat, "dawn")
        choice = Asking(self, seat).choice()
        if choice is not None:
            self.undoing.mark(self.game, seat)
            self.game.play(seat, choice)

    def _turn_number(self) -> int:
        state = self.game.state
        return state.day * 10 + state.round

    # --- what everybody may see -----------------------------------------------------------------------------------

    def _ask_table(self) -> None:
        """The Veto window of several people: anybody may call out, and nobody is asked because of their cards."""
        asked = [seat for seat in self.game.waiting_for() if seat in self.humans]
        pending = self.game.view(None)["pending_card"]
        assert pending is not None
        if self.holder is not None:
            self.screen.clear()
        self.holder = None
        self.screen.heading(words.name("shared-heading"))
        self.news(None)
        names = ", ".join(f"P{seat + 1} {words.god(seat)}" for seat in asked)
        who, card = words.god(pending["seat"]), words.card(pending["card"])
        self.screen.line(words.say("shared-veto", who=who, card=card, names=names))
        caller = self._caller(asked)
        for seat in asked:
            legal = {choice.text for choice in self.game.legal(seat)}
            self.game.play(seat, "yes" if seat == caller and "yes" in legal else "pass")

    def _caller(self, asked: list[int]) -> int | None:
        while True:
            typed = self.screen.ask(f"{words.name('shared-veto-ask')} ")
            if not typed:
                return None
            called = [seat for seat in asked if typed.upper() in (f"P{seat + 1}", str(seat + 1))]
            if called:
                return called[0]
            self.screen.line(words.name("shared-veto-again"))

    def pass_keyboard(self, seat: int) -> None:
        """Hide what the last player saw and wait for the next one."""
        if self.holder == seat:
            return
        self.screen.clear()
        self.screen.heading(words.name("shared-change"))
        who, place = words.god(seat), f"P{seat + 1}"
        self.screen.ask(f"{words.say('shared-pass', who=who, seat=place)} ")
        self.screen.clear()
        self.screen.heading(words.say("shared-player", who=who, seat=place))
        self.holder = seat

    def news(self, viewer: int | None) -> None:
        """What happened since this viewer last looked, in sentences."""
        key = SPECTATOR if viewer is None else viewer
        since = self.told.get(key, 0)
        events = self.game.events(since, viewer)
        self.told[key] = since + len(events)
        self.told[SPECTATOR] = self.game.event_count()
        for sentence in sentences(event for event in events if event.kind != "over"):
            self.screen.line(sentence)

    def forget_news(self) -> None:
        """After loading and undo: nothing is news any more, the table is shown again."""
        self.told = {seat: self.game.event_count(seat) for seat in range(self.game.players)}
        self.told[SPECTATOR] = self.game.event_count()
        self.shown_turn = (-1, -1)
