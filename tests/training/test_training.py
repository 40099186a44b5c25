"""Training from games to a net that plays: each step, and all together in a very short run."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from math import log
from pathlib import Path
from random import Random

import pytest

np = pytest.importorskip("numpy")

import kemet  # noqa: E402
from kemet.bots import RandomBot, Seat, bot_of  # noqa: E402
from kemet.bots.judging import Judge, progress  # noqa: E402
from kemet.bots.learned.files import StoredNet, load_net  # noqa: E402
from kemet.bots.learned.seth.files import StoredSethNet, load_any_net  # noqa: E402
from kemet.bots.weights import weights_for  # noqa: E402
from kemet.engine.flow import play  # noqa: E402
from kemet.engine.state.codes import DAY  # noqa: E402
from kemet.engine.state.state import State  # noqa: E402
from kemet.errors import KemetError  # noqa: E402
from kemet.game.configuration import Setup  # noqa: E402
from kemet.game.game import Game  # noqa: E402
from kemet.lab.rates import Rate  # noqa: E402
from kemet.training import loop, selfplay  # noqa: E402
from kemet.training.__main__ import main  # noqa: E402
from kemet.training.fitting import Recipe, fit, is_held_back, targets_of  # noqa: E402
from kemet.training.gate import Bout, is_let_in  # noqa: E402
from kemet.training.loop import Training  # noqa: E402
from kemet.training.mean import main as mean  # noqa: E402
from kemet.training.model import Model  # noqa: E402
from kemet.training.response import Response, respond  # noqa: E402
from kemet.training.rows import Rows, read_rows  # noqa: E402
from kemet.training.selfplay import Played, SelfPlay, begins_turn, collect, play_game, read_games  # noqa: E402

PLAN = SelfPlay("test", ("search:tries=2,samples=1",))


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play_game(PLAN, number) for number in (1, 2, 3)]


@pytest.fixture(scope="module")
def rows(games: list[Played]) -> dict[int, Rows]:
    return read_rows(games)


def test_a_game_follows_from_its_number_and_is_its_choices(games: list[Played]) -> None:
    assert play_game(PLAN, 1) == games[0] == Played.of_line(games[0].line())
    game = games[0].beginning()
    for seat, code in games[0].choices:
        game.play(seat, code)
    assert game.over


def test_who_is_stopped_goes_on(games: list[Played], tmp_path: Path) -> None:
    path = tmp_path / "some.games"
    path.write_text(games[1].line() + "\n" + games[0].line()[:40])
    assert list(collect(partial(play_game, PLAN), 3, path)) == [2, 3]
    assert sorted(read_games([path]), key=lambda played: played.number) == games


def test_the_model_says_what_the_stored_net_says(games: list[Played], rows: dict[int, Rows]) -> None:
    """In whole numbers the scores are a little coarser, and otherwise the same."""
    chance = np.random.default_rng(2)
    model = Model.new(4, seed=1)
    for part in model.parts():
        part += 0.2 * chance.standard_normal(part.shape).astype(np.float32)
    stored = model.stored({})
    played = games[0]
    s = played.beginning().state
    net = stored.at(s.table)
    assert net is not None
    expected = iter(model.scores(read_rows([played])[played.players]).scores)
    turn_of = -1
    for seat, code in played.choices:
        if begins_turn(s, turn_of):
            turn_of = s.active
            judge = Judge(weights_for(s.table, progress(s)))
            found = judge.scores(s)
            net.add_to(found, s, judge.strikers, judge.dangers)
            assert list(found[: played.players]) == pytest.approx(next(expected), abs=0.1)
        play(s, seat, code)


def test_slopes_are_those_of_the_loss(rows: dict[int, Rows]) -> None:
    some = next(iter(rows.values())).only(np.arange(16))
    model = Model(*[part.astype(np.float64) for part in Model.new(4, seed=3).parts()])  # for small steps
    model.out[:] = [0.5, -0.5, 0.3, -0.3]
    goal = targets_of(some, 0.9, None)
    assert goal.sum(1) == pytest.approx(np.ones(16), abs=1e-5)

    def loss() -> float:
        return float(-(goal * np.log(model.scores(some).chances())).sum() / len(some))

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


def test_targets_end_with_the_result(rows: dict[int, Rows]) -> None:
    for some in rows.values():
        goal = targets_of(some, 0.9, None)
        ends = [
            place for place in range(len(some)) if place + 1 == len(some) or some.game[place + 1] != some.game[place]
        ]
        assert all(goal[place].argmax() == some.winner[place] and goal[place].max() == 1 for place in ends)


def test_a_fit_learns_what_it_sees_and_games_stay_whole(rows: dict[int, Rows]) -> None:
    for some in rows.values():
        apart = is_held_back(some, 0.5)
        assert not set(some.game[apart]) & set(some.game[~apart])
    players, some = next(iter(rows.items()))
    before = Model.new(4, seed=1)
    recipe = Recipe(units=4, epochs=30, rate=0.01, decay=0.0, drop=0.1, batch=16, trace=1.0, held_back=0.0)
    fitted = fit({players: some}, recipe, Model.new(recipe.units, recipe.seed))
    goal = targets_of(some, 1.0, None)

    def loss(model: Model) -> float:
        return float(-(goal * np.log(model.scores(some).chances())).sum() / len(some))

    assert loss(fitted.model) < 0.8 * loss(before)


def test_the_gate_wants_proof() -> None:
    def bout(rest: str, won: int, players: int = 2) -> Bout:
        return Bout("new", rest, players, Rate(won, 200))

    assert is_let_in([bout("best", 120), bout("old", 100)], "best")
    assert not is_let_in([bout("best", 110), bout("old", 100)], "best")  # 48 to 62 %: may be luck
    assert not is_let_in([bout("best", 120), bout("old", 60)], "best")
    assert is_let_in([bout("best", 70, players=4)], "best")


def test_a_very_short_training_gives_a_net_that_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short = ["--out", str(tmp_path), "--quick", "--games", "4", "--gate-games", "2", "--gate-tries", "2", "--jobs", "1"]
    assert main(short) == 0
    told = capsys.readouterr().out
    assert "4 of 4 games" in told
    assert "against 3 ×" in told
    net = load_net(str(tmp_path / "round-1.json"))
    assert net.made["games"] == 4
    game = play_game(PLAN, 4).beginning()
    seat = game.waiting_for()[0]
    bot = bot_of(f"net:{tmp_path / 'round-1.json'},tries=4,samples=1", "1")
    assert bot.choose(Seat(game, seat)) in game.codes(seat)
    assert main(short) == 0  # all steps are there: nothing is played again
    assert "4 of 4 games" not in capsys.readouterr().out


def test_who_finished_first_makes_no_difference(games: list[Played], tmp_path: Path) -> None:
    """Processes and machines finish in any order; the net is the same."""
    found = []
    for name, order in (("here", games), ("there", games[::-1])):
        path = tmp_path / name
        path.write_text("".join(played.line() + "\n" for played in (*order, order[0])))  # a game may be there twice
        rows = read_rows(read_games([path]), jobs=1 if name == "here" else 2)
        found.append(fit(rows, Recipe(epochs=1), Model.new(16, seed=1)).model.stored({}).text())
    assert found[0] == found[1]


def test_games_of_another_engine_are_not_learned_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither those of a training that was begun before, nor those in a net."""
    net = tmp_path / "other.json"
    net.write_text(replace(load_net("v1"), made={"behaviour": "0123456789abcdef"}).text())
    quick = ["--quick", "--games", "1", "--gate-games", "2", "--gate-tries", "1", "--jobs", "1"]
    assert main(["--out", str(tmp_path / "a"), *quick, "--begin", str(net)]) != 0
    assert "learned from games of another engine (0123456789abcdef, here" in capsys.readouterr().err
    Training(tmp_path / "b", "seed").open("training.json")
    monkeypatch.setattr(loop, "behaviour", lambda: "another")
    with pytest.raises(KemetError, match=r"was begun with behaviour '[0-9a-f]{16}', not 'another'"):
        Training(tmp_path / "b", "seed").open("training.json")


def test_another_training_in_the_same_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short = ["--out", str(tmp_path), "--quick", "--games", "1", "--gate-games", "2", "--gate-tries", "1", "--jobs", "1"]
    assert main(short) == 0
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    for other, why in (
        (["--seed", "other"], "was begun with seed 'train', not 'other'"),
        (["--games", "2"], "was begun with games 1, not 2"),
        (["--games", "0"], "games must be 1 or more, not 0"),
    ):
        assert main([*short, *other]) == 1
        assert why in capsys.readouterr().err
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_training_learns_on_from_a_net(tmp_path: Path) -> None:
    short = ["--out", str(tmp_path), "--quick", "--games", "2", "--gate-games", "2", "--gate-tries", "2", "--jobs", "1"]
    assert main([*short, "--begin", "v1"]) == 0
    net, before = load_net(str(tmp_path / "round-1.json")), load_net("v1")
    assert (net.made["from"], net.units) == ("v1", before.units)
    assert max(abs(now - then) for now, then in zip(net.linear, before.linear, strict=True)) < 100, (
        "it has not forgotten"
    )
    assert net.linear != before.linear
    assert "net:v1" in (tmp_path / "round-1.gate").read_text(), "what it began with is to be beaten"


def test_a_best_response_learns_from_games_against_one_bot(tmp_path: Path) -> None:
    told: list[str] = []
    response = Response(tmp_path, "net:v1,tries=2,samples=1", rounds=2, games=2, matches=2, recipe=Recipe(epochs=1))
    won = respond(response, told.append)
    assert won.games == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        *("matches.jsonl", "round-1.games", "round-1.json", "round-2.games", "round-2.json"),
    ]
    assert load_net(str(tmp_path / "round-2.json")).made["answers"] == response.against
    learners = {played.bot for played in read_games([tmp_path / "round-2.games"])}
    assert learners == {response.spec(tmp_path / "round-1.json")}
    again = respond(response, told.append)  # nothing is left to do
    assert again == won


class Asked(RandomBot):
    """Counts the questions of its own turns."""

    def __init__(self, seed: str):
        super().__init__(seed)
        self.in_own_turn = 0

    def choose(self, seat: Seat) -> int:
        self.in_own_turn += seat.question() == "turn" and len(seat.codes) > 1
        return super().choose(seat)


def test_only_the_learner_plays_loosely(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "LOOSE", 1.0)
    fixed, learner = Asked("1"), Asked("2")
    game = Game(Setup(2, 8, False, {"dayLimit": "1"}, (), "loose", ()))
    selfplay.play_loosely(game, [fixed, learner], Random(1), {1})
    assert fixed.in_own_turn > 0
    assert learner.in_own_turn == 0


def test_only_searching_bots_can_be_answered(tmp_path: Path) -> None:
    with pytest.raises(KemetError, match="search and net"):
        Response(tmp_path, "easy").spec(None)


def test_the_mean_of_nets_says_the_mean_of_what_they_say(tmp_path: Path, games: list[Played]) -> None:
    other = Model.new(4, seed=5)
    other.linear += 0.1
    (tmp_path / "other.json").write_text(other.stored({"seed": 5}).text())
    names = ["v1", str(tmp_path / "other.json")]
    assert mean([str(tmp_path / "mean.json"), *names]) == 0
    nets = [load_net(name) for name in names]
    both = load_net(str(tmp_path / "mean.json"))
    assert both.units == sum(net.units for net in nets)
    assert [each["net"] for each in both.made["mean of"]] == ["v1", "other"]
    s = games[0].beginning().state
    for seat, code in games[0].choices[:60]:
        play(s, seat, code)
    judge = Judge(weights_for(s.table, progress(s)))

    def scores(stored: StoredNet) -> list[float]:
        found = judge.scores(s)
        net = stored.at(s.table)
        assert net is not None
        net.add_to(found, s, judge.strikers, judge.dangers)
        return list(found[: s.table.players])

    means = [sum(each) / 2 for each in zip(*map(scores, nets), strict=True)]
    assert scores(both) == pytest.approx(means, abs=0.02)


def test_nets_for_games_with_seth_have_a_mean(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = load_any_net("s1")
    assert isinstance(first, StoredSethNet)
    other = replace(first, trust=first.trust // 2, linear=[-weight for weight in first.linear], out=first.out[::-1])
    (tmp_path / "other.json").write_text(other.text())
    assert mean([str(tmp_path / "mean.json"), "s1", str(tmp_path / "other.json")]) == 0
    both = load_any_net(str(tmp_path / "mean.json"))
    assert isinstance(both, StoredSethNet)
    assert both.units == 2 * first.units
    chance, game = Random(3), kemet.new_game(4, 3, seth=True)
    for number in range(300):
        seat = chance.choice(game.waiting_for())
        game.play(seat, chance.choice(game.codes(seat)))
        s = game.state
        if number % 60 == 0 and s.phase >= DAY:
            assert score_of(both, s) == pytest.approx((score_of(first, s) + score_of(other, s)) / 2, abs=0.02)
    assert mean([str(tmp_path / "none.json"), "s1", "v1"]) == 1
    assert "have no mean" in capsys.readouterr().err
    assert mean([str(tmp_path / "none.json"), *["s1"] * 17]) == 1
    assert "272 hidden units; a net has 256 at most" in capsys.readouterr().err


def score_of(stored: StoredSethNet, s: State) -> float:
    """Of the alliance, as its odds say."""
    chance = Judge(weights_for(s.table, progress(s)), stored.at(s.table)).chances(s)[1]
    return log(chance / (1 - chance))


def test_a_mean_needs_two_nets_that_are_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert mean([str(tmp_path / "mean.json"), "v1"]) == 2
    assert mean([str(tmp_path / "mean.json"), "v1", "v99"]) == 1
    assert "no such file" in capsys.readouterr().err
