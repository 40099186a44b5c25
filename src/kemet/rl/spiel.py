"""Kemet for OpenSpiel: `import kemet.rl.spiel`, then `pyspiel.load_game("kemet", {"players": 3})`.

Every draw is a chance node, every question one node for each seat that is asked. The information state is all that a
seat ever saw and chose: as a string its hash; as a tensor what it sees now, how often it has chosen each action, and in
the end the same hash, which tells states apart and is no use to a network.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from kemet.engine.state.ruleset import Ruleset
from kemet.game.saves.freeze import fingerprint
from kemet.rl.chance_nodes import CHANCE, ChanceGame, most_outcomes
from kemet.rl.extras import needs
from kemet.rl.rewards import win_or_lose
from kemet.rl.settings import DAY_LIMIT, Settings
from kemet.rl.spiel_type import type_of_game

with needs("spiel"):
    import numpy as np
    import pyspiel

LONGEST = 50_000  # nodes of a game, chance included; far more than a day limit allows
HASH = 16  # bytes of the past

TYPE = type_of_game(
    "kemet",
    "Kemet",
    draws=True,
    most_players=6,
    parameters={
        "players": 2,
        "victory_points": 8,
        "beginner": False,
        "modules": "",  # joined by plus signs: "path+dawn"
        "seth": False,
        "day_limit": DAY_LIMIT,
        "content": "",  # packs, joined by plus signs: "small-board"
    },
)


def several(joined: str) -> tuple[str, ...]:
    """OpenSpiel has no lists: names joined by plus signs.

    >>> several("path+dawn"), several("")
    (('path', 'dawn'), ())
    """
    return tuple(joined.split("+")) if joined else ()


@lru_cache(maxsize=64)
def first_moment(table: Ruleset) -> ChanceGame:
    return ChanceGame(table)


class KemetGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    def __init__(self, params: dict[str, object] | None = None):
        given = TYPE.parameter_specification | (params or {})
        self.settings = Settings(
            players=given["players"],
            victory_points=given["victory_points"],
            beginner=given["beginner"],
            modules=several(given["modules"]),
            seth=given["seth"],
            day_limit=given["day_limit"],
            content=several(given["content"]),
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.first.actions.size),
            max_chance_outcomes=most_outcomes(self.first.state.table),
            num_players=self.settings.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, params or {})

    @property
    def first(self) -> ChanceGame:
        """The first moment; kept beside the game, because OpenSpiel copies and pickles whatever a game holds."""
        return first_moment(self.settings.setup().table)

    def new_initial_state(self) -> KemetState:
        return KemetState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> KemetObserver:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return KemetObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class KemetState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    def __init__(self, game: KemetGame):
        super().__init__(game)
        self.moment = game.first.copy()

    def current_player(self) -> int:
        if self.moment.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.moment.over else self.moment.player()

    def is_terminal(self) -> bool:
        return self.moment.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.moment.outcomes
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal()

    def _apply_action(self, action: int) -> None:
        if self.moment.outcomes:
            self.moment.draw(action)
        else:
            self.moment.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == CHANCE else self.moment.actions.names[action]

    def returns(self) -> list[float]:
        return win_or_lose(self.moment.state) if self.moment.over else [0.0] * self.num_players()

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> KemetState:
        """Another state that the player cannot tell from this one, for IS-MCTS. Its history stays the real one."""
        twin: KemetState = self.clone()
        twin.moment = self.moment.sampled(player_id, str(sampler()))
        return twin

    def __str__(self) -> str:
        waits = f", draw {len(self.moment._tape) + 1} of {self.moment.outcomes}" if self.moment.outcomes else ""
        return f"{fingerprint(self.moment.state)}{waits}"


class KemetObserver:
    """What a seat sees as one flat tensor; with perfect recall what it has chosen and the hash of its past follow."""

    def __init__(self, game: KemetGame, recalls: bool):
        size, choices = int(game.first.layout.size), int(game.first.actions.size)
        self.recalls = recalls
        self.tensor = np.zeros(size + (choices + HASH if recalls else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if recalls:
            self.dict["chosen"] = self.tensor[size : size + choices]
            self.dict["past"] = self.tensor[size + choices :]

    def set_from(self, state: KemetState, player: int) -> None:
        self.dict["observation"][:] = np.frombuffer(state.moment.row(player), np.uint8)
        if self.recalls:
            past = state.moment.past[player]
            self.dict["chosen"][:] = np.frombuffer(state.moment.chosen[player], np.uint8)
            self.dict["past"][:] = np.frombuffer(past, np.uint8) if past else 0

    def string_from(self, state: KemetState, player: int) -> str:
        if self.recalls:
            return f"seat {player} {state.moment.past[player].hex()}"
        names = state.moment.layout.names()
        told = [f"{names[place]}={value}" for place, value in enumerate(state.moment.row(player)) if value]
        return "\n".join([f"seat {player}", *told])


pyspiel.register_game(TYPE, KemetGame)
