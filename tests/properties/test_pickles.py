"""pickle and copy lead back to the same game, in this process, in another one, and in the other build."""

import copy
import os
import pickle
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from moments import games, lengths, moment, play_on, seeds

import kemet
from kemet import Game, SaveError
from kemet.game.saves.freeze import freeze

SOURCES = Path(__file__).parents[2] / "src"
#: Reads a game and its state, plays on in both, and sends both back.
OTHER_PROCESS = """
import pickle, sys
game, state = pickle.load(sys.stdin.buffer)
assert state.table is game.setup.table
seat = game.waiting_for()[0]
game.play(seat, game.codes(seat)[0])
pickle.dump((game, state), sys.stdout.buffer)
"""


def with_seth(length: int) -> Game:
    game = kemet.new_game(players=4, seed=length, seth=True, house_rules={"dayLimit": "30"})
    play_on(game, random.Random(length), length)
    return game


def same_game(game: Game, twin: Game, seed: int) -> bool:
    game = game.copy()
    for each in (game, twin):
        play_on(each, random.Random(seed), 30)
    same_past = twin.choices == game.choices and twin.can_undo() == game.can_undo()
    return same_past and twin.fingerprint() == game.fingerprint() and twin.events() == game.events()


@settings(max_examples=20)
@given(games, lengths, seeds)
def test_games_and_states(name: str, length: int, seed: int) -> None:
    game = moment(name, length)
    game.log()  # who listens does not matter
    for twin in (pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game)):
        assert same_game(game, twin, seed)
    for state in (pickle.loads(pickle.dumps(game.state)), copy.copy(game.state), copy.deepcopy(game.state)):
        assert freeze(state) == freeze(game.state)
        assert state is not game.state
        assert state.table is game.setup.table


@pytest.mark.parametrize("length", range(0, 500, 100))
def test_games_with_seth(length: int) -> None:
    game = with_seth(length)
    for twin in (pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game)):
        assert same_game(game, twin, length)


def test_a_game_without_a_past_and_one_in_beginner_mode() -> None:
    game = kemet.new_game(seed=5, beginner=True)
    play_on(game, random.Random(5), 40)
    game.sample_hidden(0, "drawn again")
    play_on(game, random.Random(6), 10)
    twin = pickle.loads(pickle.dumps(game))
    assert same_game(game, twin, 7)
    assert twin.setup.table is game.setup.table


def test_a_copy_inside_something_is_made_once() -> None:
    game = kemet.new_game(seed=1)
    one, other = copy.deepcopy([game, game])
    assert one is other
    assert one is not game


def test_a_pickle_is_small() -> None:
    game = with_seth(300)
    assert len(pickle.dumps(game.state)) < 3_000
    assert len(pickle.dumps(game)) < 8_000


def test_other_content_is_refused(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    record = '[[tile]]\nid = "charge"\ncopies = {}\n'
    (pack / "tiles.toml").write_text(record.format(1))
    game = kemet.new_game(seed=1, content=[pack])
    written = pickle.dumps(game.state)
    assert pickle.loads(written).table is game.setup.table
    read = "import pickle, sys; pickle.load(sys.stdin.buffer)"
    (pack / "tiles.toml").write_text(record.format(2))
    done = subprocess.run([sys.executable, "-c", read], input=written, capture_output=True, check=False)
    assert SaveError.__name__ in done.stderr.decode()
    assert "content" in done.stderr.decode()


def test_between_processes_and_builds() -> None:
    """The other process runs the plain sources, also where this one runs the compiled build."""
    for game in (with_seth(200), moment("property:7", 300)):
        written = pickle.dumps((game, game.state.copy()))
        variables = {**os.environ, "PYTHONPATH": str(SOURCES)}
        command = [sys.executable, "-c", OTHER_PROCESS]
        answer = subprocess.run(command, input=written, env=variables, capture_output=True, check=True).stdout
        twin, state = pickle.loads(answer)
        assert freeze(state) == freeze(game.state)
        assert twin.choices[:-1] == game.choices
        seat, code = twin.choices[-1]
        game.play(seat, code)
        assert twin.fingerprint() == game.fingerprint()
