"""The battle alone for OpenSpiel: `import kemet.rl.spiel_duel`, then `pyspiel.load_game("kemet_duel")`.

Small enough for every algorithm that walks whole trees. The defender's node comes after the attacker's and tells
nothing about it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kemet.rl.duel import Duel, History
from kemet.rl.extras import needs
from kemet.rl.spiel_type import type_of_game

with needs("spiel"):
    import numpy as np
    import pyspiel

MAX_UTILITY = 10.0  # no duel brings more: three battles, each a point and some units

TYPE = type_of_game(
    "kemet_duel",
    "Kemet: the battle alone",
    draws=False,
    most_players=2,
    parameters={"attackers": 5, "defenders": 5, "cards": 4, "battles": 2},
)


class DuelGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    def __init__(self, params: dict[str, object] | None = None):
        self.duel = Duel(**(TYPE.parameter_specification | (params or {})))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.duel.pairs),
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-MAX_UTILITY,
            max_utility=MAX_UTILITY,
            utility_sum=0.0,
            max_game_length=2 * self.duel.battles,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> DuelState:
        return DuelState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DuelObserver:
        return DuelObserver(self.duel)


class DuelState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    def __init__(self, game: DuelGame):
        super().__init__(game)
        self.past: History = ()

    @property
    def duel(self) -> Duel:
        found: Duel = self.get_game().duel
        return found

    def current_player(self) -> int:
        player = self.duel.player(self.past)
        return int(pyspiel.PlayerId.TERMINAL) if player < 0 else player

    def is_terminal(self) -> bool:
        return self.duel.player(self.past) < 0

    def _legal_actions(self, player: int) -> list[int]:
        pairs = self.duel.pairs
        return [pairs.index(pair) for pair in self.duel.legal(self.past)]

    def _apply_action(self, action: int) -> None:
        self.past = (*self.past, self.duel.pairs[action])

    def _action_to_string(self, player: int, action: int) -> str:
        played, discarded = self.duel.pairs[action]
        return f"play {played} discard {discarded}"

    def returns(self) -> list[float]:
        value = self.duel.value(self.past) if self.is_terminal() else 0.0
        return [value, -value]

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> DuelState:
        """Another state that the player cannot tell from this one, each as likely. Its history stays the real one."""
        twin: DuelState = self.clone()
        possible = self.duel.possible(self.past, player_id)
        twin.past = possible[int(sampler() * len(possible))]
        return twin

    def __str__(self) -> str:
        return " ".join(f"{played}/{discarded}" for played, discarded in self.past)


class DuelObserver:
    """Who looks, their own pairs, and the enemy's cards of battles that were fought."""

    def __init__(self, duel: Duel):
        self.duel = duel
        shape = (duel.battles, duel.cards)
        self.tensor = np.zeros(2 + 3 * duel.battles * duel.cards, np.float32)
        self.dict = {"player": self.tensor[:2]}
        for number, name in enumerate(("played", "discarded", "shown")):
            start = 2 + number * duel.battles * duel.cards
            self.dict[name] = self.tensor[start : start + duel.battles * duel.cards].reshape(shape)

    def set_from(self, state: DuelState, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        for battle, (played, discarded) in enumerate(state.past[player::2]):
            self.dict["played"][battle, played] = 1
            self.dict["discarded"][battle, discarded] = 1
        for battle in range(len(state.past) // 2):
            self.dict["shown"][battle, state.past[2 * battle + 1 - player][0]] = 1

    def string_from(self, state: DuelState, player: int) -> str:
        return self.duel.known(state.past, player)


pyspiel.register_game(TYPE, DuelGame)
