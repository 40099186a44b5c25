"""Bot specs: what they mean, what is refused, and that fixed tries play the same game whatever the load."""

import doctest
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import kemet
from kemet.bots import (
    STRENGTHS,
    SearchBot,
    Seat,
    SpecError,
    UnknownBot,
    bot_of,
    outside,
    read_spec,
    spec,
    spec_options,
    split_specs,
)
from kemet.lab.matches import play_bots, seat_bots

FIRST_CHOICE = """
class First:
    closed = 0

    def __init__(self, seed, depth="1"):
        self.seed, self.depth = seed, depth

    def choose(self, seat):
        return seat.codes[0]

    def why(self):
        return f"depth {self.depth}"

    def close(self):
        First.closed += 1


class Cheat(First):
    def choose(self, seat):
        return -1


NOT_A_BOT = 7
"""


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of somebody else in the folder of the moment."""
    (tmp_path / "guests_of_kemet.py").write_text(FIRST_CHOICE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [each for each in sys.path if each])
    monkeypatch.delitem(sys.modules, "guests_of_kemet", raising=False)
    return "guests_of_kemet"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        *((name, name) for name in STRENGTHS),
        (" medium ", "medium"),
        ("search:tries=20", "search:tries=20"),
        ("search:samples=48,tries=020", "search:tries=20"),
        ("search:samples=4, seconds=0.50,tries=9", "search:tries=9,seconds=0.5,samples=4"),
        ("search:quiet=1,halving=1,shrink=08,tries=64", "search:tries=64,shrink=8,halving=1,quiet=1"),
        ("python:a.b:C,z=1,d=2", "python:a.b:C,d=2,z=1"),
    ],
)
def test_every_bot_has_one_way_of_writing(text: str, name: str) -> None:
    assert read_spec(text).text == name
    assert read_spec(name).text == name


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("genius", "no such bot; known are random, easy, medium, hard, champion, search:tries=N"),
        ("", "no such bot"),
        ("hard:seconds=2", "takes no options; search:tries=N or search:seconds=S does"),
        ("search", "something is missing"),
        ("search:", "needs tries=N or seconds=S"),
        ("search:samples=3", "needs tries=N or seconds=S"),
        ("search:tries=0", "tries must be a whole number from 1 to"),
        ("search:tries=many", "tries must be a whole number"),
        ("search:tries=" + "9" * 5000, "tries must be a whole number"),
        ("search:seconds=nan", "seconds must be more than 0"),
        ("search:tries=5,tries=6", "given twice"),
        ("search:tries=5,depth=6", "no option 'depth'"),
        ("search:seconds=1,halving=1", "halving needs tries=N"),
        ("search:tries=9,shrink=101", "shrink must be a whole number from 1 to 100"),
        ("search:tries=9,quiet=2", "quiet must be a whole number from 1 to 1"),
        ("search:5", "write name=value"),
        ("python:", "write python:package.module:Class"),
        ("python:os", "write python:package.module:Class"),
        ("python:no_such_module_here:Bot", "no_such_module_here cannot be imported"),
        ("python:guests_of_kemet:Nobody", "no class or function"),
        ("python:guests_of_kemet:NOT_A_BOT", "no class or function"),
        ("python:guests_of_kemet:First,width=3", "cannot be made from a seed and these options"),
        ("python:builtins:str", "str has no method choose"),
        ("python:builtins:int", "cannot be made from a seed and these options .*invalid literal"),
    ],
)
def test_what_names_no_bot_says_why(guests: str, text: str, why: str) -> None:
    with pytest.raises(SpecError, match=why):
        bot_of(text, "a seed")


def test_lists_are_split_where_a_bot_ends() -> None:
    assert split_specs("easy,search:tries=5,samples=2,random") == ["easy", "search:tries=5,samples=2", "random"]
    assert split_specs("stdio:./bot --of=1,2; easy") == ["stdio:./bot --of=1,2", "easy"]
    assert split_specs("easy,tries=5") == ["easy", "tries=5"]


def test_tries_alone_never_look_at_the_clock() -> None:
    bot = bot_of("search:tries=40,samples=3", "1")
    assert isinstance(bot, SearchBot)
    assert (bot.iterations, bot.seconds, bot.samples) == (40, 0.0, 3)
    for seth in (False, True):  # these tries and no more, with Seth as well
        game = kemet.new_game(players=3, seed=1, seth=seth)
        while len(game.codes(game.waiting_for()[0])) < 2 or game.question(game.waiting_for()[0]) == "battle-cards":
            seat = game.waiting_for()[0]
            game.play(seat, game.codes(seat)[0])
        bot.choose(Seat(game, game.waiting_for()[0]))
        assert bot.tries == 40


def test_the_same_spec_and_seed_play_the_same_game() -> None:
    def played() -> str:
        game = kemet.new_game(seed="again", house_rules={"dayLimit": "1"})
        play_bots(game, seat_bots(["search:tries=12,samples=2", "search:samples=2,tries=12"], "again"), {})
        return game.fingerprint()

    assert played() == played()


def test_a_class_of_somebody_else_plays(guests: str) -> None:
    spec = f"python:{guests}:First,depth=3"
    game = kemet.new_game(seed=1, house_rules={"dayLimit": "1"})
    bots = seat_bots([spec, "easy"], "1")
    play_bots(game, bots, {})
    assert game.over
    assert (bots[0].name, bots[0].why()) == (spec, "depth 3")
    assert sys.modules[guests].First.closed == 1
    assert [path.name for path in read_spec(spec).sources()] == [f"{guests}.py"]


def test_an_illegal_choice_of_a_class_is_told(guests: str) -> None:
    game = kemet.new_game(seed=1)
    with pytest.raises(SpecError, match=r"gave -1, which is none of seat\.codes"):
        play_bots(game, seat_bots([f"python:{guests}:Cheat"] * 2, "1"), {})
    assert sys.modules[guests].First.closed == 2


def test_packages_register_bots(guests: str, monkeypatch: pytest.MonkeyPatch) -> None:
    points = {
        "first": EntryPoint("first", f"{guests}:First", outside.GROUP),
        "gone": EntryPoint("gone", "no_such_module_here:Bot", outside.GROUP),
    }
    monkeypatch.setattr("kemet.bots.spec.registered", lambda: points)
    monkeypatch.setattr(outside, "registered", lambda: points)
    outside._look_here_too()
    assert bot_of("first:depth=4", "1").why() == "depth 4"
    assert read_spec("first").text == "first"
    with pytest.raises(SpecError, match="its package cannot be loaded"):
        read_spec("gone").check()
    with pytest.raises(UnknownBot, match="first, gone"):
        read_spec("second")


def test_the_examples_in_the_sources_are_true() -> None:
    assert doctest.testmod(spec).failed == doctest.testmod(spec_options).failed == 0
