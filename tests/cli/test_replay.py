"""`kemet replay`."""

import re
from pathlib import Path

import pytest
from scripted import RandomPlayer

import kemet
from kemet.cli.commands.replay import Reel
from kemet.cli.screen import Screen


@pytest.fixture
def played() -> kemet.Game:
    game = kemet.new_game(3, "replay")
    bot = RandomPlayer("replay")
    while not game.over:
        game.play(game.waiting_for()[0], bot.pick(game, game.waiting_for()[0]))
    return game


def test_everything_is_printed_outside_a_terminal(run, tmp_path: Path, played: kemet.Game) -> None:
    file = tmp_path / "game.record"
    file.write_text(played.record())
    ran = run("replay", str(file))
    assert ran.code == 0
    assert f"\n{len(played.choices)}. " in ran.out
    assert "Final points" in ran.out
    later = run("replay", str(file), "--step", str(len(played.choices) - 1), "--plain", "--to-end")
    assert f"{len(played.choices)}. " in later.out
    assert "\n1. " not in later.out


def test_secret_choices_stay_secret_to_spectators(run, tmp_path: Path, played: kemet.Game) -> None:
    file = tmp_path / "game.record"
    file.write_text(played.record())
    out = run("replay", str(file)).out
    assert "discard 202" not in out
    assert "chooses in secret" in out
    assert " drew " not in out


def test_stepping_back_and_jumping(played: kemet.Game, capsys) -> None:
    reel = Reel(played, None, Screen(True))
    reel.step()
    reel.step()
    assert reel.at == 2
    there = reel.game.fingerprint()
    reel.step()
    reel._obey("b")
    assert (reel.at, reel.game.fingerprint()) == (2, there)
    reel._obey(str(len(played.choices)))
    assert reel.game.fingerprint() == played.fingerprint()
    reel._obey("999999")
    assert "Not possible" in capsys.readouterr().out


def test_a_saved_game_is_replayed_too(run, tmp_path: Path, played: kemet.Game) -> None:
    file = tmp_path / "game.json"
    file.write_text(kemet.dump(played))
    assert run("replay", str(file), "--seat", "1").code == 0


def test_bids_and_recovered_cards_stay_secret(run, tmp_path: Path) -> None:
    game = kemet.new_game(3, "replay", modules=("dawn", "cards", "path"))
    bot = RandomPlayer("replay")
    while not game.over:
        game.play(game.waiting_for()[0], bot.pick(game, game.waiting_for()[0]))
    file = tmp_path / "game.record"
    file.write_text(game.record())
    assert "Dawn" in run("replay", str(file)).out
    out = run("replay", str(file), "--plain").out
    assert not re.search(r"play \d\d\d discard|: recover ", out)
    assert " drew " not in out
    assert "shows " in out
