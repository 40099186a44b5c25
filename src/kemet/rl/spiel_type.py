"""What OpenSpiel wants to know of a kind of game: all of ours hide something, are zero-sum and pay at the end."""

from __future__ import annotations

from typing import Any

from kemet.rl.extras import needs

with needs("spiel"):
    import pyspiel


def type_of_game(name: str, title: str, draws: bool, most_players: int, parameters: dict[str, object]) -> Any:
    """`draws`: does the game have chance nodes?"""
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if draws else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most_players,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )
