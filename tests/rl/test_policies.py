"""Policies from files as players."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from kemet.bots import Seat, SpecError, bot_of, read_spec
from kemet.rl.numbering import numbers_of
from kemet.rl.policies import PolicyError, features, save_layers
from kemet.rl.rows import Observer
from kemet.rl.settings import CURRICULUM, Settings

SMALL = CURRICULUM["first days"]


def policy(path: Path, settings: Settings = SMALL, favourite: str = "end") -> Path:
    """Likes one action best, whatever it sees."""
    layout, actions = numbers_of(settings.setup().table)
    weights = np.zeros((layout.size, actions.size), np.float32)
    biases = np.arange(actions.size, dtype=np.float32) / 1000
    biases[actions.number(favourite)] = 9
    save_layers(path, [(weights, biases)], (layout.signature(), actions.signature()))
    return path


def test_a_policy_plays_a_whole_game(tmp_path: Path) -> None:
    game = SMALL.game(seed=3)
    bot = bot_of(f"rl:{policy(tmp_path / 'p.npz')}", "1")
    while not game.over:
        seat = game.waiting_for()[0]
        game.play(seat, bot.choose(Seat(game, seat)))
    assert game.winner is not None


def test_the_best_legal_action_is_played(tmp_path: Path) -> None:
    game = SMALL.game(seed=3)
    seat = game.waiting_for()[0]
    bot = bot_of(f"rl:{policy(tmp_path / 'p.npz', favourite='city B')}", "1")
    view = Seat(game, seat)
    assert view.text(bot.choose(view)) == "city B"


def test_a_policy_may_draw_by_its_scores(tmp_path: Path) -> None:
    game = SMALL.game(seed=3)
    seat = game.waiting_for()[0]
    file = policy(tmp_path / "p.npz")
    drawn = {bot_of(f"rl:{file},sample=1", str(seed)).choose(Seat(game, seat)) for seed in range(30)}
    assert len(drawn) == 2
    with pytest.raises(SpecError, match="sample is 0 or 1"):
        read_spec(f"rl:{file},sample=2").check()


def test_a_seat_is_seen_as_the_environments_show_it() -> None:
    game = SMALL.game(seed=5)
    seat = game.waiting_for()[0]
    observer = Observer(*numbers_of(game.setup.table))
    observer.look(game.state, seat)
    assert (Seat(game, seat).observation() == observer.row).all()
    assert (Seat(game, seat).mask() == observer.mask).all()
    assert features(observer.row).max() <= 2


def test_files_that_are_no_policies_are_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.npz"
    broken.write_bytes(b"PK\x03\x04 rubbish")
    poisoned = tmp_path / "poisoned.npz"
    np.savez(poisoned, w0=np.array([object()], dtype=object), b0=np.zeros(1), signatures=np.array(["a", "b"]))
    odd = tmp_path / "odd.txt"
    odd.write_text("")
    for file, why in (
        (tmp_path / "none.npz", "cannot be read"),
        (broken, "this is no policy"),
        (poisoned, "this is no policy"),
        (odd, "ends in .npz, .onnx, .pt"),
    ):
        with pytest.raises(SpecError, match=why):
            read_spec(f"rl:{file}").check()


def test_nets_of_onnx_and_torch_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand-ins for the packages: a batch of features goes in, scores come out, the best legal action is played."""
    game = SMALL.game(seed=3)
    view = Seat(game, game.waiting_for()[0])
    layout, actions = numbers_of(game.setup.table)
    scores = np.zeros((1, actions.size), np.float32)
    scores[0, actions.number("city B")] = 1
    asked: list[np.ndarray] = []

    class Session:
        def __init__(self, path: str, providers: list[str]) -> None:
            assert path.endswith("net.onnx")

        def get_inputs(self) -> list[SimpleNamespace]:
            return [SimpleNamespace(name="rows")]

        def run(self, names: None, given: dict[str, np.ndarray]) -> list[np.ndarray]:
            asked.append(given["rows"])
            return [scores]

    def module(seen: np.ndarray) -> SimpleNamespace:
        asked.append(seen)
        return SimpleNamespace(numpy=lambda: scores)

    loaded = SimpleNamespace(eval=lambda: module)
    torch = SimpleNamespace(
        jit=SimpleNamespace(load=lambda path, map_location: loaded), no_grad=nullcontext, from_numpy=lambda seen: seen
    )
    for name, stand_in in (("onnxruntime", SimpleNamespace(InferenceSession=Session)), ("torch", torch)):
        monkeypatch.setitem(sys.modules, name, stand_in)
    for file in ("net.onnx", "net.pt"):
        (tmp_path / file).write_bytes(b"")
        assert view.text(bot_of(f"rl:{tmp_path / file}", "1").choose(view)) == "city B"
    assert [(seen.shape, seen.dtype.name) for seen in asked] == [((1, layout.size), "float32")] * 2


@pytest.mark.parametrize(("file", "why"), [("n.onnx", "pip install onnxruntime"), ("n.pt", "pip install torch")])
def test_a_package_that_is_missing_is_named(
    file: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("onnxruntime", "torch"):
        monkeypatch.setitem(sys.modules, name, None)
    (tmp_path / file).write_bytes(b"")
    with pytest.raises(SpecError, match=why):
        read_spec(f"rl:{tmp_path / file}").check()


def test_a_policy_of_another_table_is_refused(tmp_path: Path) -> None:
    file = policy(tmp_path / "three.npz", Settings(players=3))
    game = SMALL.game(seed=3)
    seat = game.waiting_for()[0]
    with pytest.raises(PolicyError, match="made for another table"):
        bot_of(f"rl:{file}", "1").choose(Seat(game, seat))
