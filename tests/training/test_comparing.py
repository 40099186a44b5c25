"""Endings of one turn, played on: how they are found, kept and replayed, and what a net learns from them."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

from kemet.bots.learned.files import load_net  # noqa: E402
from kemet.engine.flow import play  # noqa: E402
from kemet.training import loop  # noqa: E402
from kemet.training.__main__ import main  # noqa: E402
from kemet.training.columns import BRANCH, Real  # noqa: E402
from kemet.training.comparisons import (  # noqa: E402
    Comparisons,
    Errors,
    centred,
    comparisons_of,
    read_comparisons,
    slopes_within,
)
from kemet.training.endings import Compared, Comparing, afresh, read_compared  # noqa: E402
from kemet.training.fitting import Fitted, Recipe, fit, is_held_back, targets_of, within_of  # noqa: E402
from kemet.training.loop import Training, explains_less  # noqa: E402
from kemet.training.model import Model  # noqa: E402
from kemet.training.rows import Rows, read_rows, rows_from  # noqa: E402
from kemet.training.selfplay import Played, SelfPlay, collect, play_game  # noqa: E402

QUICK = "search:tries=2,samples=1"
PLAN = Comparing("compare", "search:tries=32,samples=2", QUICK, turns=2, endings=3, continuations=2)


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play_game(SelfPlay("test", (QUICK,)), number) for number in (1, 2, 3)]


@pytest.fixture(scope="module")
def compared(games: list[Played]) -> list[Compared]:
    return [PLAN.compare(played) for played in games]


@pytest.fixture(scope="module")
def comparisons(games: list[Played], compared: list[Compared]) -> dict[int, Comparisons[Rows]]:
    return read_comparisons([(number, *both) for number, both in enumerate(zip(games, compared, strict=True))])


def test_turns_follow_from_the_seed_and_are_kept_as_choices(
    games: list[Played], compared: list[Compared], tmp_path: Path
) -> None:
    assert PLAN.compare(games[0]) == compared[0] == Compared.of_line(compared[0].line())
    path = tmp_path / "some.compared"
    path.write_text(compared[1].line() + "\n" + compared[0].line()[:60])
    by_number = {played.number: played for played in games}
    done = list(collect(lambda number: PLAN.compare(by_number[number]), 3, path))
    assert done == [2, 3]
    assert list(read_compared(path)) == compared


def test_endings_of_a_turn_differ_and_go_on_to_the_end(games: list[Played], compared: list[Compared]) -> None:
    turns = 0
    for played, some in zip(games, compared, strict=True):
        for turn in some.turns:
            turns += 1
            s = played.beginning().state
            for seat, code in played.choices[: turn.at]:
                play(s, seat, code)
            assert s.active == turn.mover
            assert 2 <= len(turn.endings) <= PLAN.endings
            leaves = set()
            for ending in turn.endings:
                after = s.copy()
                for seat, code in ending.choices:
                    assert after.active == turn.mover
                    play(after, seat, code)
                assert after.active != turn.mover
                leaves.add(ending.choices)
                for number, goes_on in enumerate(ending.goes_on):
                    then = afresh(after, f"{some.seed}/{turn.at}", number)
                    for seat, code in goes_on:
                        play(then, seat, code)
                    assert then.winner >= 0
            assert len(leaves) == len(turn.endings)
    assert turns > 2


def test_a_game_that_goes_on_begins_at_its_leaf(
    games: list[Played], compared: list[Compared], comparisons: dict[int, Comparisons[Rows]]
) -> None:
    found = comparisons_of((7, games[0], compared[0]))
    assert found is not None
    turn, way = compared[0].turns[0], compared[0].turns[0].endings[0]
    s = games[0].beginning().state
    for seat, code in (*games[0].choices[: turn.at], *way.choices):
        play(s, seat, code)
    own = rows_from(afresh(s, f"{compared[0].seed}/{turn.at}", 0), way.goes_on[0], turn.mover, 0)
    assert (found.rows.features[: len(own)] == own.features).all()
    assert (found.leaves.features[0] == own.features[0]).all()
    assert set(found.rows.game % BRANCH) == {7}
    assert len(set(found.rows.game)) == len(found.first) == PLAN.continuations * len(found)
    both = sum(len(each) for each in comparisons.values())
    assert both == sum(len(turn.endings) for some in compared for turn in some.turns)
    for each in comparisons.values():
        assert each.rows.game[each.first].tolist() == list(dict.fromkeys(each.rows.game.tolist()))


def test_the_worth_of_an_ending_is_the_mean_of_the_games_that_went_on(
    comparisons: dict[int, Comparisons[Rows]],
) -> None:
    for some in comparisons.values():
        goal = targets_of(some.rows, 0.7, None)
        mean = some.mean(goal)
        for ending in range(len(some)):
            assert mean[ending] == pytest.approx(goal[some.first[some.ending == ending]].mean(0), abs=1e-6)
        half = some.mean(some.rows.ends(), some.nth % 2 == 1)
        assert half[0] == pytest.approx(np.eye(half.shape[1])[some.rows.winner[some.first[1]]])


def test_what_is_held_back_is_held_back_with_all_that_went_on_from_it(
    games: list[Played], compared: list[Compared]
) -> None:
    played, some = games[0], compared[0]
    both = read_comparisons([(4, played, some), (9, played, some), (12, played, some)])[played.players]
    apart = is_held_back(both.rows, 0.1)
    assert set(both.rows.game[apart] % BRANCH) == {9}
    unseen, known = both.of_games(apart), both.of_games(~apart)
    assert len(known) == 2 * len(unseen) > 0
    assert known.turn.tolist() == [*unseen.turn, *(unseen.turn + unseen.turn.max() + 1)]
    assert (unseen.leaves.features == known.leaves.features[: len(unseen)]).all()
    assert unseen.mean(unseen.rows.ends()) == pytest.approx(known.mean(known.rows.ends())[: len(unseen)])
    nobody = both.of_games(np.zeros(len(both.rows), np.bool_))
    assert len(nobody) == 0


def test_slopes_within_are_those_of_the_squared_error() -> None:
    chance = np.random.default_rng(1)
    scores = chance.standard_normal((6, 3))
    worth = chance.dirichlet(np.ones(3), 6)
    turn, mover = np.array([4, 4, 4, 9, 9, 9]), np.array([0, 0, 0, 2, 2, 2])

    def chances() -> Real:
        raised = np.exp(scores)
        return raised / raised.sum(1, keepdims=True)

    def loss() -> float:
        own = np.arange(6), mover
        return float((centred(chances()[own] - worth[own], turn) ** 2).sum())

    slopes = slopes_within(chances(), worth, turn, mover)
    for place in np.ndindex(*scores.shape):
        kept = scores[place]
        scores[place] = kept + 1e-5
        above = loss()
        scores[place] = kept - 1e-5
        below = loss()
        scores[place] = kept
        assert slopes[place] == pytest.approx((above - below) / 2e-5, abs=1e-6)


def test_luck_does_not_count_as_a_difference() -> None:
    """A net that knows the true differences explains all of them, one that knows none nothing, however noisy the
    results are."""
    chance = np.random.default_rng(3)
    turn = np.repeat(np.arange(4000), 4)
    true = 0.5 + 0.15 * chance.standard_normal(len(turn))
    one, two = (true + 0.3 * chance.standard_normal(len(turn)) for _ in range(2))

    def errors(said: Real) -> Errors:
        halves = centred(one, turn), centred(two, turn)
        seen = centred(said, turn)
        products = halves[0] * halves[1], (seen - halves[0]) * (seen - halves[1])
        return Errors(*[np.bincount(turn, each) for each in products])

    assert errors(true).explained == pytest.approx(1, abs=0.1)
    assert errors(np.zeros(len(turn))).explained == pytest.approx(0, abs=0.02)
    gain, low, high = errors(true).gain(errors(np.zeros(len(turn))))
    assert 0.8 < low < gain < high < 1.3


def test_errors_read_the_results_of_both_halves(comparisons: dict[int, Comparisons[Rows]]) -> None:
    some = next(iter(comparisons.values()))
    results = some.rows.ends()
    halves = [centred(some.movers(some.mean(results, some.nth == half)), some.turn) for half in (0, 1)]
    found = Errors.of(np.full(len(some), 0.3, np.float32), some)
    assert found.spread == pytest.approx(np.bincount(some.turn, halves[0] * halves[1]), abs=1e-6)
    assert found.error == pytest.approx(found.spread), "who says the same of all endings knows nothing"


def test_a_fit_learns_which_ending_was_better(games: list[Played], comparisons: dict[int, Comparisons[Rows]]) -> None:
    rows = read_rows(games)
    players = next(iter(comparisons))
    some = comparisons[players]
    recipe = Recipe(units=4, epochs=40, rate=0.01, decay=0.0, drop=0.0, batch=64, trace=1.0, held_back=0.0)

    def error(weight: float) -> float:
        model = fit(
            {players: rows[players]}, replace(recipe, within=weight), Model.new(4, 1), None, {players: some}
        ).model
        wrong = some.movers(model.scores(some.leaves).chances() - some.mean(some.rows.ends()))
        return float((centred(wrong, some.turn) ** 2).sum())

    assert error(50.0) < 0.7 * error(0.0)


def test_the_report_tells_days_and_endings_held_back(
    games: list[Played], comparisons: dict[int, Comparisons[Rows]]
) -> None:
    fitted = fit(read_rows(games), Recipe(epochs=1, held_back=0.5), Model.new(4, 1), None, comparisons)
    report = json.loads(json.dumps(fitted.report()))
    assert set(report["log loss by Day"]) <= {"1-2", "3-4", "5 and later"}
    positions = sum(each["positions"] for each in report["log loss by Day"].values())
    assert positions == sum(len(rows.only(is_held_back(rows, 0.5))) for rows in read_rows(games).values())


def test_within_the_turn_the_net_is_compared_with_the_best_so_far() -> None:
    spread = np.array([2.0, 4.0, 6.0], np.float32)
    judge, before, after = ([Errors(spread, spread * share)] for share in (0.9, 0.6, 0.3))
    within = within_of(judge, before, after)
    assert within is not None
    assert within.turns == 3
    assert [within.judge, within.before, within.after] == pytest.approx([0.1, 0.4, 0.7])
    gain, low, high = within.gain
    assert gain == pytest.approx(0.3)
    assert low <= gain <= high
    assert "before 0.400, now 0.700 (+0.300" in str(within)
    report = Fitted(Model.new(4, 1), 1, {2: 0.5}, {2: 0.6}, {}, within).report()
    assert json.loads(json.dumps(report))["within the turn"]["after"] == pytest.approx(0.7)
    assert within_of(judge, before, []) is None
    luck = [Errors(-spread, spread)]
    assert within_of(luck, luck, luck) is None, "too few turns to tell"


def test_who_explains_less_is_not_let_in_without_a_game(tmp_path: Path) -> None:
    def stored(**made: object) -> Path:
        path = tmp_path / "net.json"
        path.write_text(Model.new(4, 1).stored({"held back": made}).text())
        return path

    within = {"turns": 9, "judge": 0.1, "before": 0.4, "gain": [0, 0, 0]}
    assert explains_less(stored(**{"within the turn": {**within, "after": 0.39}}))
    assert not explains_less(stored(**{"within the turn": {**within, "after": 0.41}}))
    assert not explains_less(stored()), "nothing was compared"


def test_a_very_short_training_compares_turns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short = ["--out", str(tmp_path), "--quick", "--games", "2", "--gate-games", "2", "--gate-tries", "2", "--jobs", "1"]
    assert main(short) == 0
    assert "turns of 2 of 2 games ended in several ways" in capsys.readouterr().out
    assert [some.number for some in read_compared(tmp_path / "round-1.compared")] == [1, 2]
    made = load_net(str(tmp_path / "round-1.json")).made
    assert isinstance(made["held back"], dict)
    assert (tmp_path / "round-1.gate").exists()
    assert main(short) == 0  # all steps are there: nothing is played again
    assert "2 of 2" not in capsys.readouterr().out


def test_the_gate_plays_no_games_where_less_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    within = {"turns": 9, "judge": 0.1, "before": 0.4, "after": 0.3, "gain": [0, 0, 0]}
    monkeypatch.setattr(loop, "_fit", _writes(within))
    told: list[str] = []
    training = Training(tmp_path, rounds=1, games=1, turns=0, tries=(2,), samples=1, gate_games=1, gate_tries=1)
    assert loop.train(training, loop.WITHOUT_SETH, told.append) is None
    assert any("no games needed" in text for text in told)
    assert json.loads((tmp_path / "round-1.gate").read_text()) == {"passed": False, "bouts": []}


def _writes(within: dict[str, object]) -> Callable[..., None]:
    def write(training: Training, kind: loop.Kind, number: int, best: Path | None, net: Path, tell: loop.Tell) -> None:
        net.write_text(Model.new(4, 1).stored({"held back": {"within the turn": within}}).text())

    return write


def test_processes_compare_the_same_turns(games: list[Played], compared: list[Compared], tmp_path: Path) -> None:
    path = tmp_path / "some.compared"
    list(collect(partial(_second, games), 3, path, jobs=2))
    assert list(read_compared(path)) == compared


def _second(games: list[Played], number: int) -> Compared:
    return PLAN.compare(games[number - 1])
