"""Friends on one keyboard: nobody reads what is hidden from them."""

import contextlib
import random
import re

import pytest

from kemet.cli.screen import Screen
from kemet.cli.session.table import Session
from kemet.content.records import MODULES
from kemet.game.game import Game, new_game
from kemet.game.positions import position
from kemet.picture import words

SHORT = {"dayLimit": "6"}


class Watched(Screen):
    """Types random numbers and keeps what each seat was shown while it held the keyboard."""

    def __init__(self, seed: int, plain: bool):
        super().__init__(plain)
        self.chance = random.Random(seed)
        self.session: Session | None = None
        self.shown: list[tuple[int | None, str, dict[int, set[str]]]] = []

    def line(self, text: str = "") -> None:
        assert self.session is not None
        seats = range(self.session.game.players) if re.search(r"Your divine cards|Veto\?", text) else ()
        hands = {seat: hidden(self.session.game, seat) for seat in seats}
        self.shown.append((self.session.holder, text, hands))

    def paragraph(self, text: str, indent: str = "") -> None:
        self.line(text)

    def item(self, label: str, text: str, shown: str = "") -> None:
        self.line(label + text)

    def heading(self, text: str) -> None:
        self.line(text)

    def ask(self, prompt: str) -> str:
        self.line(prompt)
        if "press Enter" in prompt:
            return ""
        if "Veto" in prompt:
            return self.chance.choice(["", "", "P1", "P2", "P3"])
        return str(self.chance.randint(1, 12))


def hidden(game: Game, seat: int) -> set[str]:
    """The divine cards in the seat's hand, by name."""
    return {words.card(id) for id in game.view(seat)["seats"][seat]["hand"]}


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("modules", [(), MODULES], ids=",".join)
def test_nobody_is_shown_the_cards_of_others(seed: int, plain: bool, modules: tuple[str, ...]) -> None:
    screen = Watched(seed, plain)
    session = Session(new_game(3, f"friends {seed}", house_rules=SHORT, modules=modules), range(3), screen)
    screen.session = session
    session.run()
    own_cards = [(holder, text, hands) for holder, text, hands in screen.shown if re.match("Your divine cards", text)]
    assert own_cards
    for holder, text, hands in own_cards:
        assert holder is not None
        named = set(re.sub(r" \(\d+\)|\.$", "", text.partition(": ")[2]).split(", "))
        assert named - {"none"} == hands[holder]
    for holder, text, _ in screen.shown:
        secret = re.match(r"(\w+) (drew|sees|removed|must show) ", text)
        if secret and "must show" not in text:
            assert holder is not None
            assert secret[1] == words.god(holder)


class Stop(Exception):
    """The probe has seen enough."""


class Probe(Screen):
    """Keeps what is printed up to the first real answer; before that it types these commands."""

    def __init__(self, plain: bool, commands: list[str]):
        super().__init__(plain)
        self.commands = list(commands)
        self.lines: list[str] = []

    def line(self, text: str = "") -> None:
        self.lines.append(text)

    def paragraph(self, text: str, indent: str = "") -> None:
        self.line(text)

    def item(self, label: str, text: str, shown: str = "") -> None:
        self.line(label + text)

    def heading(self, text: str) -> None:
        self.line(text)

    def ask(self, prompt: str) -> str:
        self.line(prompt)
        if "press Enter" in prompt and self.commands:
            return ""
        if not self.commands:
            raise Stop
        return self.commands.pop(0)


COMMANDS = ["table", "players", "board", "path", "actions", "links", "hand", "market", "help"]


def printed(game: Game, holder: int | None, plain: bool, commands: list[str]) -> list[str]:
    """What one step of a session prints from this moment on, up to the first answer that counts."""
    probe = Probe(plain, commands)
    session = Session(game, range(game.players), probe)
    session.forget_news()
    session.holder = holder
    with contextlib.suppress(Stop):
        session._next()
    return probe.lines


class Doubting(Session):
    """Before every tenth step it looks what would be printed if the hidden cards were others."""

    steps = 0
    compared = 0

    def _next(self) -> None:
        self.steps += 1
        seat = self._seat()
        for viewer in range(self.game.players):
            if self.steps % 10 == viewer:
                self.compare(viewer, seat)
        super()._next()

    def compare(self, viewer: int, asked: int) -> None:
        """The asked seat sees the same table, question and choices; the others the same change of players."""
        game, twin = self.game.copy(), self.game.copy()
        twin.sample_hidden(viewer, self.steps)
        own = viewer == asked and (len(game.legal(asked)) > 1 or game.question(asked) == "turn")
        if not own and (viewer == asked or self.holder == asked):
            return  # nothing is printed for the viewer
        commands = COMMANDS if own and game.question(asked) != "veto" else []
        real = printed(game, self.holder, self.screen.plain, commands)
        assert real == printed(twin, self.holder, self.screen.plain, commands), (viewer, asked, self.steps)
        self.compared += 1


@pytest.mark.parametrize("modules", [(), MODULES, ("path", "cards")], ids=",".join)
@pytest.mark.parametrize("seed", range(3))
def test_what_one_seat_sees_does_not_depend_on_hidden_cards(seed: int, modules: tuple[str, ...]) -> None:
    screen = Watched(seed, seed % 2 == 0)
    session = Doubting(new_game(3, f"friends {seed}", house_rules=SHORT, modules=modules), range(3), screen)
    screen.session = session
    session.run()
    assert session.compared > 40


@pytest.mark.parametrize("seed", range(3))
def test_the_keyboard_is_passed_before_anything_is_shown(seed: int) -> None:
    """Before a seat gets the keyboard nothing is printed but the change of players, whatever anybody holds."""
    screen = Watched(seed, True)
    session = Session(new_game(3, f"friends {seed}", house_rules=SHORT, modules=MODULES), range(3), screen)
    screen.session = session
    session.run()
    for (holder, text, _), (_, following, _) in zip(screen.shown, screen.shown[1:], strict=False):
        if text == "Change of players":
            assert following.startswith("Pass the keyboard to ")
        if text.startswith("Pass the keyboard"):
            assert holder is None or f"(P{holder + 1})" not in text


def test_the_veto_is_offered_to_all_whatever_they_hold() -> None:
    screen = Watched(1, True)
    session = Session(new_game(3, "friends 1", house_rules=SHORT), range(3), screen)
    screen.session = session
    session.run()
    windows = [(text, hands) for _, text, hands in screen.shown if "Veto? May answer" in text]
    assert any(not any("Veto" in cards for cards in hands.values()) for _, hands in windows)


@pytest.mark.parametrize("hand", ["war_rage", "prayer"])
def test_prescience_does_not_tell_who_holds_battle_cards(hand: str) -> None:
    """The attacker shows first and is asked for divine cards last: they get the keyboard whatever they hold."""
    game = position(
        f"""
        players 2
        turn P1
        P1 prayer 5; troops FA 3; hand {hand}
        P2 prayer 5; troops OAB 3; tiles prescience
        """
    )
    for seat, choice in ((0, "token move1"), (0, "from FA"), (0, "group 3"), (0, "step OAB")):
        game.play(seat, choice)
    while game.question(0) == "nothing":
        game.play(1, "pass")
    game.play(0, "play 410 discard 320")
    game.play(1, "play 410 discard 320")
    game.play(1, "done")
    assert game.question(0) == "battle-divine-cards"
    assert printed(game, 1, True, [])[:2] == ["Change of players", "Pass the keyboard to Anubis (P1); press Enter> "]
