"""`kemet play` as people use it, through `main` with typed lines."""

import re
from pathlib import Path

import pytest
from scripted import script

import kemet
from kemet.picture import words


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("look", [[], ["--plain"]])
def test_a_whole_game(run, players: int, look: list[str]) -> None:
    lines, game = script(kemet.new_game(players, "77"), 0, "77")
    ran = run("play", "--players", str(players), "--seed", "77", *look, typed=lines)
    assert ran.code == 0
    assert ran.err == ""
    assert "Not possible" not in ran.out
    assert f"The game is over: {words.god(game.winner or 0)} wins." in ran.out
    for seat in range(players):
        assert f"(P{seat + 1}): {words.points(game.points(seat))}" in ran.out


def test_plain_output_has_no_art(run) -> None:
    lines, _ = script(kemet.new_game(4, "5"), 0, "5", stop=120)
    ran = run("play", "--players", "4", "--seed", "5", "--plain", typed=[*lines, "table", "market", "links", "help"])
    assert not re.search("[─-╿▀-◿★▸△·]", ran.out)
    assert "\x1b" not in ran.out
    assert "  " not in ran.out.replace("\n", "")
    assert "It is Anubis's turn." in ran.out


def test_no_colour_codes_outside_a_terminal(run) -> None:
    ran = run("play", "--seed", "5", typed=["table"])
    assert "\x1b" not in ran.out


def test_save_and_resume_in_the_middle_of_a_battle(run, tmp_path: Path) -> None:
    seed, human = "31", 0
    whole, _ = script(kemet.new_game(2, seed), human, seed)
    at = next(number for number, line in enumerate(whole) if line.startswith("play "))
    file = str(tmp_path / "battle.json")
    first = run("play", "--players", "2", "--seed", seed, typed=[*whole[:at], f"save {file}", "quit"])
    assert f"Saved in {file}" in first.out
    assert "Goodbye." in first.out
    saved = kemet.load(Path(file).read_text())
    assert saved.view(None)["battle"] is not None
    again = run("play", "--load", file, typed=[whole[at], "done"])
    assert again.code == 0
    assert "Battle: two of your battle cards" in again.out
    assert "Anubis plays" in again.out  # the battle went on to its reveal


def test_a_record_is_saved_and_loaded(run, tmp_path: Path) -> None:
    lines, _ = script(kemet.new_game(3, "8"), 0, "8", stop=30)
    file = str(tmp_path / "game.record")
    run("play", "--seed", "8", typed=[*lines, f"save {file}"])
    assert Path(file).read_text().startswith("kemet-record")
    assert run("play", "--load", file, typed=["table"]).code == 0


def test_undo_takes_the_own_choice_back(run) -> None:
    lines, _ = script(kemet.new_game(3, "8"), 0, "8")
    first = next(number for number, line in enumerate(lines) if line.startswith("token"))
    lines = lines[:first]
    undone = run("play", "--seed", "8", typed=[*lines, "token pray1", "undo", "token pray1", "undo", "undo"])
    assert undone.out.count("Taken back.") == 2
    assert "Not possible: others have chosen since" in undone.out
    assert undone.out.count("Anubis places a regular token: Pray, middle row.") == 2


def test_wrong_answers_change_nothing_and_are_explained(run) -> None:
    typed = [
        "99",
        "0",
        "",
        "flarp",
        "step",
        "step XX",
        "save",
        "rules",
        "rules B-NO-01",
        "help xyzzy",
        "log x",
        "-1",
        "²",
    ]
    ran = run("play", "--seed", "3", "--players", "2", typed=typed)
    assert ran.code == 0
    assert ran.out.count("Not possible:") == len(typed)
    assert "Traceback" not in ran.out + ran.err


def test_an_unwritable_file_loses_nothing(run, tmp_path: Path) -> None:
    ran = run("play", "--seed", "3", typed=[f"save {tmp_path}/no/such/x.json", "table"])
    assert "cannot be written" in ran.out
    assert ran.code == 0


def test_quit_warns_once(run) -> None:
    ran = run("play", "--seed", "3", "--players", "2", typed=["1", "quit", "quit", "table"])
    assert "The game is not saved." in ran.out
    assert ran.out.rstrip().endswith("Goodbye.")


def test_commands_of_the_prompt(run) -> None:
    typed = ["help", "table", "board", "links", "hand", "market", "players", "log", "log 2", "rules b-move-01"]
    ran = run("play", "--seed", "3", typed=typed)
    assert "Not possible" not in ran.out
    assert "B-MOVE-01" in ran.out
    assert "Priest of Ra" in ran.out


def test_bots_alone_play_to_the_end(run) -> None:
    ran = run("play", "--seed", "3", "--humans", "0", "--players", "2")
    assert "The game is over" in ran.out


def test_help_suggests_what_was_meant(run) -> None:
    ran = run("play", "--seed", "3", typed=["help chargee"])
    assert "did you mean Charge!" in ran.out
