"""One seat against bots, for Gymnasium: `gymnasium.make("kemet.rl.solo:KemetSolo-v0")`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kemet.bots import Bot, Forfeit, Seat, bot_of, read_spec
from kemet.errors import IllegalChoice, KemetError
from kemet.rl.extras import ByName, needs
from kemet.rl.match import RENDER_MODES, Match, NotBegun
from kemet.rl.rewards import Worth, win_or_lose
from kemet.rl.settings import Settings

with needs("rl"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

SEEDS = 2**62


class KemetSolo(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """You are one seat, a new one in every game unless `seat` is given; bots have the others, each named by a spec.

    Legal actions are in `info["action_mask"]` and in `action_masks()`, where MaskablePPO looks for them.
    """

    metadata: ByName = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 - gymnasium declares it so

    def __init__(
        self,
        settings: Settings | None = None,
        opponents: str | Sequence[str] = "easy",
        seat: int | None = None,
        render_mode: str | None = None,
        reward: Worth = win_or_lose,
    ):
        self.match = Match(settings, reward, render_mode)
        others = self.match.players - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise ValueError(f"there are {others} opponents, not {len(self.opponents)}")
        if seat is not None and seat not in range(self.match.players):
            raise ValueError(f"there is no seat {seat!r}")
        for spec in self.opponents:
            read_spec(spec).check()  # an unknown bot is refused here, not in the first game
        self._bots: dict[int, Bot] = {}
        self._gave_up = ""  # who cannot play on, and why
        self._ended = True
        self._fixed_seat = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (int(self.match.layout.size),), np.uint8)
        self.action_space = spaces.Discrete(int(self.match.actions.size))

    def reset(self, *, seed: int | None = None, options: ByName | None = None) -> tuple[NDArray[np.uint8], ByName]:
        super().reset(seed=seed)
        self._begin()
        while self.match.game.over:  # a game that ends before the first question is none
            self._begin()
        if self._gave_up:  # it would do so in the next game as well
            self._dismiss()
            raise KemetError(f"the game cannot begin: {self._gave_up}")
        self._ended = False
        self.match.rewards()
        return self._observe()

    def _begin(self) -> None:
        """A new game up to the first own question."""
        chance = self.np_random
        self._dismiss()
        self._gave_up = ""
        self.match.begin(int(chance.integers(SEEDS)))
        self.seat = int(chance.integers(self.match.players)) if self._fixed_seat is None else self._fixed_seat
        seats = [seat for seat in range(self.match.players) if seat != self.seat]
        for seat, spec in zip(seats, self.opponents, strict=True):
            self._bots[seat] = bot_of(spec, str(int(chance.integers(SEEDS))))
        self._let_others_play()

    def step(self, action: np.int64) -> tuple[NDArray[np.uint8], float, bool, bool, ByName]:
        if self._ended:
            raise NotBegun("the game is over, or was never begun: call reset() first")
        try:
            self.match.play(self.seat, action)
        except IllegalChoice as error:  # it loses the game, so that a policy without a mask learns from it
            self._ended = True
            seen, info = self._observe()
            return seen, -1.0, True, False, info | {"illegal": str(error)}
        self._let_others_play()
        seen, info = self._observe()
        over, cut = self.match.game.over, bool(self._gave_up)
        if over:
            info |= self.match.result()
        if cut:
            info["forfeit"] = self._gave_up
        if over or cut:
            self._ended = True
            self._dismiss()
        return seen, float(self.match.rewards()[self.seat]), over, cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as sb3-contrib asks for them."""
        mask: NDArray[np.bool_] = self.match.observation(self.seat)["action_mask"].astype(bool)
        return mask

    def render(self) -> Any:
        """What `render_mode` says; `human` prints the table after every step by itself."""
        return self.match.render(self.render_mode)

    def close(self) -> None:
        """Programs that play as bots end with the environment."""
        self._dismiss()

    def _dismiss(self) -> None:
        for seat, bot in self._bots.items():
            bot.close(Seat(self.match.game, seat) if self.match.game.over else None)
        self._bots = {}

    def _observe(self) -> tuple[NDArray[np.uint8], ByName]:
        if self.render_mode == "human":
            self.render()
        seen = self.match.observation(self.seat)
        return seen["observation"], {"action_mask": seen["action_mask"], "seat": self.seat}

    def _let_others_play(self) -> None:
        """Until our seat has a choice; what leaves it none is played for it. A bot that gives up ends it all."""
        game = self.match.game
        while not game.over:
            waiting = game.waiting_for()
            if self.seat in waiting:
                codes = game.codes(self.seat)
                if len(codes) > 1:
                    return
                game.play(self.seat, codes[0])
                continue
            seat = waiting[0]
            try:
                game.play(seat, self._bots[seat].choose(Seat(game, seat)))
            except Forfeit as reason:
                self._gave_up = f"P{seat + 1}, {self._bots[seat].name}, {reason}"
                return


gymnasium.register(
    id="KemetSolo-v0", entry_point="kemet.rl.solo:KemetSolo", vector_entry_point="kemet.rl.vector:KemetVector"
)
