"""How a policy learns: from what searches tried, question by question, to a file that a bot plays with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

from kemet.bots import Seat, bot_of  # noqa: E402
from kemet.bots.learned.policy_files import load_policy  # noqa: E402
from kemet.bots.learned.policy_layout import policy_names  # noqa: E402
from kemet.training.__main__ import main  # noqa: E402
from kemet.training.policy_fitting import (  # noqa: E402
    PolicyRecipe,
    Questions,
    fit_policy,
    joined,
    questions_of,
    read_questions,
    shares,
)
from kemet.training.searches import play_watched  # noqa: E402
from kemet.training.selfplay import Played, SelfPlay  # noqa: E402

PLAN = SelfPlay("policy", ("search:tries=8,samples=1",))
RECIPE = PolicyRecipe(steps=40, held_back=2, fewest=8)


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play_watched(PLAN, number) for number in (1, 2)]


@pytest.fixture(scope="module")
def questions(games: list[Played]) -> list[Questions]:
    return read_questions(games, RECIPE.fewest)


def test_a_game_keeps_what_its_searches_tried(games: list[Played]) -> None:
    played = games[0]
    assert Played.of_line(played.line()) == played == play_watched(PLAN, 1)
    at, tried = played.searches[0]
    game = played.beginning()
    for seat, code in played.choices[:at]:
        game.play(seat, code)
    seat, code = played.choices[at]
    assert {each for each, _ in tried} == set(game.codes(seat))
    assert code in dict(tried)
    assert sum(times for _, times in tried) == 8


def test_each_question_is_one_share_for_each_choice(questions: list[Questions]) -> None:
    some = joined(questions)
    assert np.add.reduceat(some.share, some.first) == pytest.approx(np.ones(len(some)))
    assert np.add.reduceat(shares(some, np.zeros(len(policy_names()))), some.first) == pytest.approx(np.ones(len(some)))
    assert set(some.owner) == set(range(len(some.said))), "every choice has a fact"


def test_searches_that_tried_little_teach_nothing(games: list[Played]) -> None:
    assert len(questions_of(games[0], 8)) > 0
    assert len(questions_of(games[0], 9)) == 0


def test_the_stored_policy_says_what_was_fitted(games: list[Played], questions: list[Questions]) -> None:
    """In whole numbers the promises are a little coarser, and otherwise the same."""
    fitted = fit_policy(questions, RECIPE)
    stored = fitted.stored({})
    assert np.array(stored.weights) / 1024 == pytest.approx(fitted.weights, abs=0.001)
    assert shares(questions[0], np.array(stored.weights) / 1024) == pytest.approx(
        shares(questions[0], fitted.weights), abs=0.02
    )


def test_a_fit_comes_nearer_to_the_searches(questions: list[Questions]) -> None:
    fitted = fit_policy([questions[0]], replace(RECIPE, held_back=1_000))
    assert fitted.distance < 0.8 * fitted.rules_of_thumb


def test_a_very_short_training_gives_a_policy_that_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short = ["--policy", "--out", str(tmp_path), "--quick", "--games", "2", "--gate-games", "2", "--gate-tries", "2"]
    assert main([*short, "--jobs", "1"]) == 0
    told = capsys.readouterr().out
    assert "2 of 2 games" in told
    assert "against 3 ×" in told
    assert load_policy(str(tmp_path / "policy.json")).made["games"] == 2
    game = play_watched(PLAN, 3).beginning()
    seat = game.waiting_for()[0]
    bot = bot_of(f"search:tries=4,samples=1,policy={tmp_path / 'policy.json'}", "1")
    assert bot.choose(Seat(game, seat)) in game.codes(seat)
    assert main([*short, "--jobs", "1"]) == 0  # all steps are there: nothing is played again
    assert "2 of 2 games" not in capsys.readouterr().out
