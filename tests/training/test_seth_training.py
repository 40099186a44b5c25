"""Training for games with Seth, from games to a net that plays: each step, and all together in a very short run."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

import kemet  # noqa: E402
from kemet.bots import Seat, bot_of  # noqa: E402
from kemet.bots.judging import Judge, progress  # noqa: E402
from kemet.bots.learned.seth.files import StoredSethNet, load_any_net  # noqa: E402
from kemet.bots.weights import weights_for  # noqa: E402
from kemet.engine.flow import play  # noqa: E402
from kemet.game.game import Game  # noqa: E402
from kemet.lab.rates import Rate  # noqa: E402
from kemet.training.__main__ import main  # noqa: E402
from kemet.training.fitting import Recipe, fit, is_held_back, targets_of, valued  # noqa: E402
from kemet.training.gate import is_let_in  # noqa: E402
from kemet.training.selfplay import Played, begins_turn, collect, play_game, read_games  # noqa: E402
from kemet.training.seth.gate import SethBout  # noqa: E402
from kemet.training.seth.model import SethModel  # noqa: E402
from kemet.training.seth.rows import SethRows, read_seth_rows  # noqa: E402
from kemet.training.seth.selfplay import SethPlay, seth_table  # noqa: E402

PLAN = SethPlay("test", ("search:tries=2,samples=1",))


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play_game(PLAN, number) for number in (1, 2, 3)]


@pytest.fixture(scope="module")
def rows(games: list[Played]) -> SethRows:
    return SethRows.joined(list(read_seth_rows(games).values()))


def test_a_game_follows_from_its_number_and_is_its_choices(games: list[Played], tmp_path: Path) -> None:
    assert play_game(PLAN, 1) == games[0]
    path = tmp_path / "some.games"
    path.write_text(games[1].line() + "\n")
    assert list(collect(partial(play_game, PLAN), 2, path)) == [2]
    assert sorted(read_games([path]), key=lambda played: played.number) == games[:2]
    game = Game(seth_table(games[0].players, games[0].modules, games[0].seed))
    for seat, code in games[0].choices:
        game.play(seat, code)
    assert game.over
    assert game.state.table.with_seth


def test_the_model_says_what_the_stored_net_says(games: list[Played]) -> None:
    """In whole numbers the scores are a little coarser, and otherwise the same."""
    chance = np.random.default_rng(2)
    model = SethModel.new(4, seed=1)
    for part in model.parts():
        part += 0.05 * chance.standard_normal(part.shape).astype(np.float32)
    played = games[0]
    s = Game(seth_table(played.players, played.modules, played.seed)).state
    net = model.stored({}).at(s.table)
    assert net is not None
    expected = iter(model.scores(read_seth_rows([played])[played.players - 1]).scores)
    judge = Judge(weights_for(s.table, progress(s)))
    turn_of = -1
    for seat, code in played.choices:
        if begins_turn(s, turn_of):
            turn_of = s.active
            judge.scores(s)
            assert net.score(s, judge.seth) == pytest.approx(next(expected), abs=0.1)
        play(s, seat, code)
    again = SethModel.of(model.stored({}))
    for part, other in zip(model.parts(), again.parts(), strict=True):
        assert part == pytest.approx(other, abs=0.05)


def test_slopes_are_those_of_the_loss(rows: SethRows) -> None:
    some = rows.only(np.arange(16))
    model = SethModel(*[part.astype(np.float64) for part in SethModel.new(4, seed=3).parts()])  # for small steps
    model.out[:] = [0.5, -0.5, 0.3, -0.3]
    goal = targets_of(some, 0.9, None).astype(np.float64)

    def loss() -> float:
        chances = model.scores(some).chances()
        return float(-(goal * np.log(chances) + (1 - goal) * np.log(1 - chances)).mean())

    step = model.scores(some)
    slopes = model.slopes(some, step, (step.chances() - goal) / len(some))
    for part, slope in zip(model.parts(), slopes.parts(), strict=True):
        flat, steepest = part.reshape(-1), int(np.abs(slope).argmax())
        kept = flat[steepest].copy()
        flat[steepest] = kept + 1e-5
        above = loss()
        flat[steepest] = kept - 1e-5
        below = loss()
        flat[steepest] = kept
        assert slope.reshape(-1)[steepest] == pytest.approx((above - below) / 2e-5, rel=1e-3)


def test_a_fit_learns_what_it_sees_and_games_stay_whole(rows: SethRows) -> None:
    apart = is_held_back(rows, 0.5)
    assert not set(rows.game[apart]) & set(rows.game[~apart])
    goal = targets_of(rows, 1.0, None)
    assert goal == pytest.approx(rows.won)
    recipe = Recipe(units=4, epochs=30, rate=0.01, decay=0.0, drop=0.1, batch=16, trace=1.0, held_back=0.0)

    def loss(model: SethModel | None) -> float:
        chances = valued(rows, model)
        return float(-np.log(np.where(goal > 0, chances, 1 - chances)).mean())

    assert loss(fit({0: rows}, recipe, SethModel.new(4, seed=1)).model) < 0.5 * loss(None)


def test_the_gate_wants_proof_on_both_sides() -> None:
    def bout(rest: str, as_seth: int, as_alliance: int) -> SethBout:
        return SethBout("new", rest, 2, Rate(as_seth, 100), Rate(as_alliance, 100))

    assert is_let_in([bout("best", 66, 58), bout("old", 50, 50)], "best")
    assert not is_let_in([bout("best", 55, 55)], "best")  # 48 to 62 %: may be luck
    assert not is_let_in([bout("best", 95, 35)], "best")
    assert not is_let_in([bout("best", 66, 58), bout("old", 60, 30)], "best")


def test_a_very_short_training_gives_a_net_that_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short = ["--seth", "--out", str(tmp_path), "--quick", "--games", "4", "--gate-games", "4", "--gate-tries", "2"]
    short += ["--jobs", "1"]
    assert main(short) == 0
    told = capsys.readouterr().out
    assert "4 of 4 games" in told
    assert "4 members: as Seth" in told
    path = tmp_path / "seth-1.json"
    net = load_any_net(str(path))
    assert isinstance(net, StoredSethNet)
    assert net.made["games"] == 4
    game = kemet.new_game(3, 4, seth=True)
    seat = game.waiting_for()[0]
    assert bot_of(f"net:{path},tries=4,samples=1", "1").choose(Seat(game, seat)) in game.codes(seat)
    assert main([*short, "--begin", str(path), "--out", str(tmp_path / "on")]) == 0  # it learns on
    assert "against net:" in (tmp_path / "on" / "seth-1.gate").read_text()
    capsys.readouterr()
    assert main([*short, "--begin", "v1", "--out", str(tmp_path / "other")]) == 1
    assert "without Seth" in capsys.readouterr().err
