"""The pack that comes with Kemet: a board for two with nine spaces, played by everybody and drawn by all."""

import random
import re
from pathlib import Path

import pytest

from kemet.cli import main
from kemet.content import ContentError, load_content
from kemet.engine.invariants.base import step_violations, violations
from kemet.engine.playout import random_playout
from kemet.game.record import replay
from kemet.lab.simulate import Plan, play_game
from kemet.rl.match import Match
from kemet.rl.settings import Settings

PACK = "small-board"
SPACES = {*("A1", "A2", "A3", "B1", "B2", "B3"), "TW2", "RW", "TW3"}
TABLES = {
    "two": Settings(content=(PACK,), day_limit=8),
    "all modules": Settings(content=(PACK,), day_limit=4, modules=("black", "dawn", "path", "victory", "cards")),
    "seth": Settings(content=(PACK,), day_limit=5, players=3, seth=True),
}


def test_it_changes_the_board_for_two_alone() -> None:
    small, usual = load_content([PACK]), load_content()
    assert {space.id for space in small.boards[0].spaces} == SPACES
    assert small.boards[1:] == usual.boards[1:]
    assert (small.tiles, small.cards, small.digest == usual.digest) == (usual.tiles, usual.cards, False)


def test_every_city_is_two_steps_from_everything() -> None:
    """One shore between both cities and both temples."""
    board = load_content([PACK]).boards[0]
    city = {space.id: space.city for space in board.spaces}
    outside = {frozenset(way) for way in board.land if not city[way[0]] or city[way[0]] != city[way[1]]}
    assert outside == {frozenset(("RW", other)) for other in SPACES - {"RW"}}


def test_its_name_is_not_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same on every machine; a folder of the same name is called by its path."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / PACK).mkdir()
    assert load_content([PACK]).boards[0].side == "small"
    with pytest.raises(ContentError, match="holds no"):
        load_content([f"./{PACK}"])


@pytest.mark.parametrize("name", TABLES)
def test_random_play_keeps_the_invariants_and_ends(name: str) -> None:
    for seed in range(6):
        game = TABLES[name].game(seed)
        chance = random.Random(seed)
        while not game.over:
            before = game.state.copy()
            seat = chance.choice(game.waiting_for())
            game.play(seat, chance.choice(game.codes(seat)))
            assert violations(game.state) == [], (name, seed)
            assert step_violations(before, game.state) == [], (name, seed)
        again = replay(game.record())
        assert (again.setup.packs, again.fingerprint()) == ((PACK,), game.fingerprint())


def test_games_on_it_are_decided() -> None:
    """Without a limit of Days, at random: somebody wins, and both places do."""
    winners = set()
    for seed in range(8):
        game = Settings(content=(PACK,), day_limit=0).game(seed)
        random_playout(game.state, seed, 20_000)
        winners.add(game.winner)
    assert winners == {0, 1}


def test_bots_play_on_it() -> None:
    plan = Plan(1, 2, "small", beginner=True, house_rules={"dayLimit": "3"}, packs=(PACK,))
    for bots in (("easy", "medium"), ("search:tries=60,samples=2", "random")):
        row = play_game(Plan(**{**vars(plan), "bots": bots}), 0)
        assert row["end"] != "cut-off"


def test_it_is_drawn_as_it_is() -> None:
    match = Match(TABLES["two"])
    match.begin(1)
    drawing, text = match.render("svg"), match.render("ansi")
    assert drawing is not None
    assert text is not None
    labels = set(re.findall(r">([A-Z]{1,2}[A-Z0-9]\d?)</text>", drawing))
    assert labels == SPACES
    assert all(space in text for space in SPACES)
    assert "FA" not in text


def test_commands_know_it_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "check", PACK]) == 0
    assert main(["simulate", "--players", "2", "--games", "3", "--seed", "s", "--content", PACK, "--plain"]) == 0
    assert "3 random games of 2" in capsys.readouterr().out
