"""The examples of docs/research.md run, and do what they say."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from kemet.bots.solving import solve
from kemet.cli import main
from kemet.rl.duel import Duel
from kemet.rl.strategies import expected, exploitability, load_strategy

EXAMPLES = Path(__file__).parents[2] / "examples" / "rl"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_random_play(capsys: pytest.CaptureFixture[str]) -> None:
    example("random_play").main(["--games", "1", "--table", "first days"])
    assert "wins by seat" in capsys.readouterr().out


def test_self_play(capsys: pytest.CaptureFixture[str]) -> None:
    example("self_play").main(["--steps", "20", "--matches", "1"])
    assert "games won against random play" in capsys.readouterr().out


def test_a_clone_of_a_bot_takes_a_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "clone.npz"
    cloning = ["--games", "1", "--teacher", "easy", "--rounds", "2", "--hidden", "8", "--out", str(file)]
    example("cloning").main(cloning)
    assert "agrees with easy" in capsys.readouterr().out
    assert main(["tournament", "--bots", f"rl:{file};random", "--games", "2", "--rule", "dayLimit=2", "--jobs", "1",
                 "--plain", "--out", str(tmp_path / "t.jsonl")]) == 0  # fmt: skip
    assert "failed" not in capsys.readouterr().out


def test_the_net_of_alpha_zero_learns_choices_and_results() -> None:
    chance = np.random.default_rng(1)
    net = example("alpha_zero").Net(12, 5, 16, chance)
    seen = chance.random((64, 12), np.float32)
    allowed, tried = np.ones((64, 5), bool), np.eye(5, dtype=np.float32)[(seen[:, 0] * 5).astype(int)]
    losses = [net.learn(seen, allowed, tried, np.sign(seen[:, 1] - 0.5)) for _ in range(600)]
    assert losses[-1] < losses[0] / 3


def test_a_small_alpha_zero_learns_from_its_own_search(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "zero.npz"
    options = ["--rounds", "2", "--games", "1", "--tries", "4", "--hidden", "8", "--matches", "1", "--out", str(file)]
    example("alpha_zero").main(options)
    assert "of 1 games won against random play" in capsys.readouterr().out
    assert main(["tournament", "--bots", f"rl:{file};random", "--games", "2", "--beginner", "--rule", "dayLimit=3",
                 "--jobs", "1", "--plain", "--out", str(tmp_path / "t.jsonl")]) == 0  # fmt: skip
    assert "failed" not in capsys.readouterr().out


def test_ppo_by_self_play_takes_a_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ppo.npz"
    options = ["--updates", "2", "--games", "4", "--steps", "4", "--hidden", "8", "--matches", "1", "--out", str(file)]
    example("ppo_self_play").main(options)
    assert "update 2: " in capsys.readouterr().out
    assert main(["tournament", "--bots", f"rl:{file};random", "--games", "2", "--beginner", "--rule", "dayLimit=3",
                 "--jobs", "1", "--plain", "--out", str(tmp_path / "t.jsonl")]) == 0  # fmt: skip
    assert "failed" not in capsys.readouterr().out


def test_ppo_counts_what_a_seat_gains_until_it_chooses_again() -> None:
    """Two games of two: in the first seat 1 gains while seat 0 chooses, the second ends in between."""
    ppo = example("ppo_self_play")

    class Table:
        count, players = 2, 2
        at = 0
        observations, masks = np.zeros((2, 3), np.uint8), np.ones((2, 2), np.uint8)
        turns = np.array([[0, 0], [1, 1], [0, 0], [1, 1]])

        @property
        def seats(self) -> np.ndarray:
            return self.turns[self.at]

        def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
            self.at += 1
            gained = np.array([[1.0, -1.0], [4.0, -4.0]]) if self.at == 2 else np.zeros((2, 2))
            return gained, np.array([False, self.at == 2])

    chance = np.random.default_rng(1)
    found = ppo.play(ppo.Net(3, 4, 2, chance), Table(), 3, chance)  # its values are all 0 before it has learned
    discount, trace, scale = ppo.DISCOUNT, ppo.TRACE, ppo.SCALE
    assert found.returns.reshape(3, 2) == pytest.approx(np.array([[scale, 4 * scale], [-scale, -4 * scale], [0, 0]]))
    assert found.gains.mean() == pytest.approx(0, abs=1e-6)
    assert 0 < discount * trace < 1


def test_ppo_learns_what_pays() -> None:
    ppo = example("ppo_self_play")
    chance = np.random.default_rng(1)
    net = ppo.Net(3, 8, 4, chance)
    seen, masks = chance.random((64, 3), np.float32), np.tile([True, True, True, False], (64, 1))
    for _ in range(60):
        shares = net.look(seen, masks)[1]
        actions = ppo.choose(shares, chance)
        pays = (actions == 2).astype(np.float32)
        odds = shares[np.arange(64), actions]
        net.learn(ppo.Moments(seen, masks, actions, odds, pays - pays.mean(), pays), 0.02)
    _, shares, values = net.look(seen, masks)
    assert shares[:, 2].mean() > 0.9
    assert (shares[:, 3] == 0).all()
    assert values.mean() == pytest.approx(1, abs=0.3)


def test_the_examples_stay_short() -> None:
    for path in EXAMPLES.glob("*.py"):
        assert len(path.read_text().splitlines()) < 200, path.name


def test_regrets_find_what_the_simplex_method_finds() -> None:
    duel = Duel(attackers=4, defenders=5, cards=6, battles=1)
    solver = example("cfr_duel").Solver(duel)
    solver.run(80)
    assert expected(duel, solver.strategy()) == pytest.approx(solve([list(row) for row in duel.table]).value, abs=0.03)


def test_regrets_shrink_where_hands_are_hidden() -> None:
    gaps = []
    for rounds in (3, 30):
        duel = Duel(cards=4, battles=2)
        solver = example("cfr_duel").Solver(duel)
        solver.run(rounds)
        gaps.append(exploitability(duel, solver.strategy()))
    assert 0 <= gaps[1] < gaps[0] / 2
    assert gaps[1] < 0.5


def test_a_population_comes_closer_to_equilibrium(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = []
    for rounds in ("1", "10"):
        files.append(tmp_path / f"{rounds}.json")
        example("psro_duel").main(["--rounds", rounds, "--games", "600", "--out", str(files[-1])])
    duel = Duel()
    first, last = (exploitability(duel, load_strategy(file, duel)) for file in files)
    assert last < first / 2
    assert f"exploitability {last:.4f}" in capsys.readouterr().out


def test_maskable_ppo(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("sb3_contrib", reason="MaskablePPO needs torch: pip install '.[train]'")
    example("maskable_ppo").main(["--steps", "1024", "--matches", "2"])
    assert "games won against random" in capsys.readouterr().out
