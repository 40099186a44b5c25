"""Ta-Seti on the command line: whole games with all modules, the path, explanations, the end."""

import random
import re
from pathlib import Path

import pytest
from scripted import script

import kemet
from kemet.cli.session.ending import reasons
from kemet.cli.session.meanings import explain
from kemet.content.records import MODULES
from kemet.picture import words


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("look", [[], ["--plain"]])
def test_a_whole_game_with_all_modules(run, players: int, look: list[str]) -> None:
    lines, game = script(kemet.new_game(players, "77", modules=MODULES), 0, "77")
    ran = run("play", "--players", str(players), "--seed", "77", "--modules", "all", *look, typed=lines)
    assert ran.code == 0
    assert ran.err == ""
    assert "Not possible" not in ran.out
    assert "Path to Ta-Seti (path)" in ran.out
    assert f"The game is over: {words.god(game.winner or 0)} wins." in ran.out
    for seat in range(players):
        assert f"(P{seat + 1}): {words.points(game.points(seat))}" in ran.out
    if look:
        assert not re.search("[─-╿▀-◿★▸△·→]", ran.out)
        assert "  " not in ran.out.replace("\n", "")


@pytest.mark.parametrize("module", MODULES)
def test_a_game_with_one_module(run, module: str) -> None:
    ran = run("play", "--seed", "5", "--humans", "0", "--modules", module)
    assert ran.code == 0
    assert "The game is over" in ran.out


def test_numbers_typed_at_random(run) -> None:
    chance = random.Random(6)
    typed = [str(chance.randint(1, 9)) for _ in range(20_000)]
    ran = run("play", "--seed", "6", "--players", "2", "--modules", "all", "--rule", "dayLimit=5", typed=typed)
    assert ran.code == 0
    assert "Traceback" not in ran.out + ran.err
    assert "Final points" in ran.out


def on_the_road(run, *look: str) -> str:
    lines, _ = script(kemet.new_game(3, "12", modules=MODULES), 0, "12", stop=60)
    ran = run("play", "--seed", "12", "--modules", "all", *look, typed=[*lines, "path", "table", "actions", "players"])
    return str(ran.out)


def test_the_path_is_drawn_with_every_stop_and_road(run) -> None:
    out = on_the_road(run)
    view = kemet.new_game(3, "12", modules=MODULES)
    lines, game = script(view, 0, "12", stop=60)
    assert lines
    path = game.view(0)["path"]
    drawn = out[out.rindex("── Path to Ta-Seti") :]
    for id, stop in path["stops"].items():
        assert re.search(rf" {id} ", drawn)
        for slot in stop["slots"]:
            if slot["token"]:
                assert words.token(slot["token"]).split()[0] in drawn
    assert "priests waiting to enter" in drawn
    assert "buyBlack" in out


def test_the_path_is_told_in_sentences(run) -> None:
    out = on_the_road(run, "--plain")
    assert "The path to Ta-Seti runs over the boards" in out
    assert "A priest can enter at 1" in out
    assert re.search(r"From \d[AB]\d the way leads to .*\.", out)
    assert re.search(r"Anubis's priests: .*\.", out)


def test_without_the_module_there_is_no_path(run) -> None:
    ran = run("play", "--seed", "3", typed=["path"])
    assert "without the path to Ta-Seti" in ran.out
    assert "buyBlack" not in run("play", "--seed", "3", typed=["actions"]).out


def test_before_the_cities_the_path_is_not_laid(run) -> None:
    ran = run("play", "--seed", "3", "--players", "2", "--modules", "path", typed=["path"])
    assert "1A" not in ran.out


def test_every_choice_of_random_games_has_a_meaning() -> None:
    verbs = set()
    for seed in range(8):
        game = kemet.new_game(2 + seed % 4, seed, modules=MODULES)
        chance = random.Random(seed)
        while not game.over:
            seat = game.waiting_for()[0]
            choices = game.legal(seat)
            for choice in choices:
                meaning = explain(game, seat, choice)
                assert meaning
                assert "None" not in meaning
                if choice.kind in NEW_VERBS:
                    verbs.add(choice.kind)
                    assert meaning != choice.text
            game.play(seat, chance.choice(choices))
    assert verbs >= NEW_VERBS - {"sendback"}  # rare; test_explain has a position for it


NEW_VERBS = {
    *("trip", "take", "replace", "priest", "lose", "kill", "use", "seal", "recover", "spend", "spot", "gold"),
    "sendback",
}


def view(reason: str, points: list[int], winner: int) -> dict[str, object]:
    seats = [{"seat": seat, "points": {"total": total, "battle": 0}} for seat, total in enumerate(points)]
    return {"seats": seats, "winner": winner, "end_reason": reason, "target": 8}


def test_reasons_of_the_victory_module() -> None:
    assert reasons(view("in-the-day", [9, 8, 9], 0))[1:] == [
        "Anubis's turn began with the target of 8 points, and nobody had more.",
        "Horus had as many points; being level is enough for the player whose turn begins.",
    ]
    assert reasons(view("in-the-day", [8, 2, 3], 0))[-1].startswith("Anubis's turn began")
    assert reasons(view("last-day", [9, 8, 7], 0))[1] == "The last Day is over; Anubis has the most points."


@pytest.mark.parametrize("plain", [False, True])
def test_many_seals_take_one_line_per_player(run, tmp_path: Path, plain: bool) -> None:
    game = kemet.position(
        """
        players 3
        modules path
        path 1A 2A 3A 4A
        turn P1
        P1 troops A1 4; objects seal
        P2 troops B1 3; tiles charge, stargate, carnage
        P3 troops C1 3; tiles priest, priestess, slaves
        """
    )
    file = tmp_path / "seals.json"
    file.write_text(kemet.dump(game))
    texts = [choice.text for choice in game.legal(0)]
    number = texts.index("seal carnage P2") + 1
    look = ["--plain"] if plain else []
    ran = run("play", "--load", str(file), *look, typed=[str(number), "players"])
    assert re.search(rf"Bastet: .*{number} Carnage", ran.out)
    assert "Anubis seals Bastet's Carnage until the next Day begins." in ran.out
    assert "sealed" in ran.out.lower()
