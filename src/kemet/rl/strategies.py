"""Strategies for the battle alone: what they are worth, how far they can be exploited, and their files.

A strategy says for every information state (`Duel.known`) how often each legal pair is chosen, in the order of
`Duel.legal`; where it says nothing, all are as likely. It holds both players, as their information states differ.
"""

from __future__ import annotations

import json
import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from kemet.errors import KemetError
from kemet.rl.duel import Duel, History

Strategy = Mapping[str, Sequence[float]]
#: A moment that a player cannot tell from others of a list, and the chance that the other player has come there.
Reached = tuple[History, float]
FORMAT = "kemet-duel-strategy"
MAX_BYTES = 20_000_000


class StrategyError(KemetError):
    """A file that holds no strategy for this duel; the text says why."""


def shares(duel: Duel, strategy: Strategy, history: History) -> Sequence[float]:
    """How often the player takes each legal pair here."""
    count = len(duel.legal(history))
    return strategy.get(duel.known(history, duel.player(history)), [1 / count] * count)


def information_states(duel: Duel, history: History = ()) -> dict[str, int]:
    """Every information state, with the number of its legal pairs."""
    player = duel.player(history)
    if player < 0:
        return {}
    pairs = duel.legal(history)
    found = {duel.known(history, player): len(pairs)}
    for pair in pairs:
        found |= information_states(duel, (*history, pair))
    return found


def expected(duel: Duel, strategy: Strategy, history: History = ()) -> float:
    """The value for the attacker when both play the strategy."""
    if duel.player(history) < 0:
        return duel.value(history)
    mix = zip(shares(duel, strategy, history), duel.legal(history), strict=True)
    return sum(share * expected(duel, strategy, (*history, pair)) for share, pair in mix if share)


def exploitability(duel: Duel, strategy: Strategy) -> float:
    """What the best answers of both players gain together (NashConv); 0 in an equilibrium."""
    return best_answer(duel, strategy, 0) + best_answer(duel, strategy, 1)


def best_answer(duel: Duel, strategy: Strategy, player: int) -> float:
    """What this player gets by answering the other's part of the strategy as well as possible."""
    return _answer(duel, strategy, player, [((), 1.0)])


def _answer(duel: Duel, strategy: Strategy, player: int, moments: list[Reached]) -> float:
    first = moments[0][0]
    chooser = duel.player(first)
    if chooser < 0:
        sign = 1.0 if player == 0 else -1.0
        return sum(sign * chance * duel.value(history) for history, chance in moments)
    if chooser == player:
        return max(
            _split(duel, strategy, player, [((*history, pair), chance) for history, chance in moments])
            for pair in duel.legal(first)
        )
    reached = [
        ((*history, pair), chance * share)
        for history, chance in moments
        for share, pair in zip(shares(duel, strategy, history), duel.legal(history), strict=True)
        if share
    ]
    return _split(duel, strategy, player, reached)


def _split(duel: Duel, strategy: Strategy, player: int, moments: list[Reached]) -> float:
    """What the player has seen meanwhile tells some of them apart."""
    groups: dict[str, list[Reached]] = defaultdict(list)
    for history, chance in moments:
        groups[duel.known(history, player)].append((history, chance))
    return sum(_answer(duel, strategy, player, group) for group in groups.values())


# --- files --------------------------------------------------------------------------------------------------------


def save_strategy(path: Path, strategy: Strategy) -> None:
    data = {"format": FORMAT, "strategy": {state: list(mix) for state, mix in strategy.items()}}
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def load_strategy(path: Path, duel: Duel) -> Strategy:
    """The strategy of a file; a StrategyError says why it is none for this duel."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise ValueError("it is too large")
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["format"] != FORMAT:
            raise ValueError("it has another format")
        return checked(data["strategy"], duel)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise StrategyError(f"{path}: no strategy for this duel ({error})") from None


def checked(strategy: Any, duel: Duel) -> Strategy:
    """Shares that add up to 1 at information states of this duel; a ValueError says where they do not."""
    states = information_states(duel)
    for state, mix in strategy.items():
        if len(mix) != states.get(state):
            raise ValueError(f"{state!r} has no {len(mix)} choices here")
        if not (all(0 <= share <= 1 for share in mix) and math.isclose(sum(mix), 1, abs_tol=1e-6)):
            raise ValueError(f"the shares of {state!r} do not add up to 1")
    found: Strategy = strategy
    return found
