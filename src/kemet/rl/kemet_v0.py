"""Kemet for PettingZoo: `env()` asks one agent after the other, `parallel_env()` all that are asked at once.

An observation is a row of bytes with a mask of legal actions; both are empty of anything the agent may not know.
Questions that several seats answer in secret are asked one after the other without telling what the first has said.
"""

from __future__ import annotations

from typing import Any

from kemet.errors import IllegalChoice
from kemet.rl.extras import ByName, needs
from kemet.rl.match import RENDER_MODES, Match, NotBegun
from kemet.rl.rewards import Worth, win_or_lose
from kemet.rl.settings import Settings

with needs("rl"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers

SEEDS = 2**62
PARALLEL_FACTS = {"name": "kemet_v0", "render_modes": RENDER_MODES, "render_fps": 2}
FACTS = {**PARALLEL_FACTS, "is_parallelizable": False}

#: Observations, rewards, terminations, truncations and infos by agent.
Step = tuple[ByName, dict[str, float], dict[str, bool], dict[str, bool], dict[str, ByName]]


def env(settings: Settings | None = None, **options: Any) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's usual guards: an illegal action loses, the order of calls is checked."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(settings, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class Agents:
    """What both environments share: names of agents, spaces, the match and its chance."""

    def __init__(
        self,
        settings: Settings | None = None,
        render_mode: str | None = None,
        reward: Worth = win_or_lose,
        skip_forced: bool = False,
    ):
        self.match = Match(settings, reward, render_mode)
        self.render_mode = render_mode
        self._skip_forced = skip_forced
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.players)]
        self.agents: list[str] = []
        seen = spaces.Box(0, 255, (int(self.match.layout.size),), np.uint8)
        mask = spaces.Box(0, 1, (int(self.match.actions.size),), np.int8)
        self._observations = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(int(self.match.actions.size)) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def render(self) -> Any:
        """What `render_mode` says; `human` prints the table after every step by itself."""
        return self.match.render(self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.match.begin(int(self._chance.integers(SEEDS)))
        self._go_on()
        self.agents = self.possible_agents[:]

    def _go_on(self) -> None:
        if self._skip_forced:
            self.match.play_forced()


class raw_env(Agents, AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo has no types
    """One agent after the other."""

    metadata: ByName = FACTS

    def reset(self, seed: int | None = None, options: ByName | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, ByName] = {agent: {} for agent in self.agents}
        self._select()
        self._show()

    def observe(self, agent: str) -> ByName:
        return self.match.observation(self.seat_of(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.match.play(self.seat_of(agent), action)
        self._go_on()
        self.rewards = dict(zip(self.possible_agents, self.match.rewards(), strict=True))
        if self.match.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: self.match.result() for agent in self.agents}
        else:
            self._select()
        self._accumulate_rewards()
        self._show()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.match.game.waiting_for()[0]]


class parallel_env(Agents, ParallelEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo has no types
    """All agents act in every step; only the actions of those that are asked count."""

    metadata: ByName = PARALLEL_FACTS

    def reset(self, seed: int | None = None, options: ByName | None = None) -> tuple[ByName, dict[str, ByName]]:
        self._begin(seed)
        self._show()
        return self._observe(), {agent: {} for agent in self.agents}

    def step(self, actions: ByName) -> Step:
        game = self.match.game
        if not self.agents:
            raise NotBegun("the game is over: call reset() first")
        question = game.state.question
        for seat, code in self._chosen(actions).items():
            if not game.over and seat in game.waiting_for() and game.state.question is question:
                try:
                    game.play(seat, code)
                except IllegalChoice as error:
                    return self._forfeit(seat, str(error))
        self._go_on()
        self._show()
        agents = self.agents
        rewards = dict(zip(self.possible_agents, self.match.rewards(), strict=True))
        seen = self._observe()
        info = self.match.result() if game.over else {}
        if game.over:
            self.agents = []
        ended = dict.fromkeys(agents, game.over)
        return seen, rewards, ended, dict.fromkeys(agents, False), {agent: dict(info) for agent in agents}

    def _chosen(self, actions: ByName) -> dict[int, int]:
        """The choices of all seats that are asked, before the first of them is played."""
        chosen = {}
        for seat in self.match.game.waiting_for():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} is asked and has no action")
            chosen[seat] = self.match.code(seat, actions[agent])
        return chosen

    def _forfeit(self, seat: int, reason: str) -> Step:
        """An illegal action ends the game and costs its agent 1, as PettingZoo's guard does it for the other one."""
        agents, seen = self.agents, self._observe()
        self.agents = []
        rewards = {agent: -1.0 if self.seat_of(agent) == seat else 0.0 for agent in agents}
        infos = {agent: {"illegal": reason} if self.seat_of(agent) == seat else {} for agent in agents}
        return seen, rewards, dict.fromkeys(agents, True), dict.fromkeys(agents, False), infos

    def _observe(self) -> ByName:
        return {agent: self.match.observation(self.seat_of(agent)) for agent in self.agents}
