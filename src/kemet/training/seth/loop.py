"""The training for games with Seth: the loop of `loop.py` for a net of another kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from kemet.bots.learned.seth.files import StoredSethNet, load_any_net
from kemet.errors import KemetError
from kemet.training.comparisons import Known
from kemet.training.fitting import Fitted, Recipe, fit
from kemet.training.loop import Kind
from kemet.training.selfplay import Played, play_game
from kemet.training.seth.gate import SethGate
from kemet.training.seth.model import SethModel
from kemet.training.seth.rows import read_seth_rows
from kemet.training.seth.selfplay import SethPlay


def _play(seed: str, bots: tuple[str, ...]) -> Callable[[int], Played]:
    return partial(play_game, SethPlay(seed, bots))


def _fitted(known: list[Known], jobs: int, recipe: Recipe, best: str) -> Fitted[SethModel]:
    rows = read_seth_rows([played for _, played, _ in known], jobs)
    if best:
        start, teacher = (SethModel.of(_seth_net(best)) for _ in range(2))
        return fit(rows, recipe, start, teacher)
    # the judge is a poor teacher: one that has seen the results alone is a better one
    teacher = fit(rows, replace(recipe, trace=1.0), SethModel.new(recipe.units, recipe.seed)).model
    return fit(rows, recipe, SethModel.new(recipe.units, recipe.seed), teacher)


def _seth_net(name: str) -> StoredSethNet:
    net = load_any_net(name)
    if not isinstance(net, StoredSethNet):
        raise KemetError(f"net {name!r}: this is a net for games without Seth")
    return net


WITH_SETH = Kind(
    "seth", "seth-training.json", "seth ", "members", "search:tries=64,samples=4", _play, _fitted, SethGate, False
)
