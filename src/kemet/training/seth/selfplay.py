"""Games with Seth to learn from: bots of one strength on both sides, any number of members, kept as their choices."""

from __future__ import annotations

import random
from dataclasses import dataclass

from kemet.game.configuration import Setup
from kemet.training.selfplay import HOUSE_RULES, VICTORY_POINTS, SelfPlay

#: How often each number of members is played: two and four, where the bars of the gate are, most often.
MEMBERS = (2, 2, 2, 2, 3, 3, 4, 4, 4, 5)
#: The modules of Ta-Seti that his box knows (S-TS-02), each alone and both.
MODULE_SETS: tuple[tuple[str, ...], ...] = ((), (), ("black",), ("cards",), ("black", "cards"))


@dataclass(frozen=True)
class SethPlay(SelfPlay):
    """The same with him at every table."""

    def setup(self, number: int) -> tuple[Setup, str]:
        """The table of a game, and who plays there."""
        seed = f"{self.seed}/{number}"
        chance = random.Random(f"table {seed}")
        members = chance.choice(MEMBERS)
        return seth_table(members + 1, chance.choice(MODULE_SETS), seed), chance.choice(self.bots)


def seth_table(players: int, modules: tuple[str, ...], seed: str) -> Setup:
    return Setup(players, VICTORY_POINTS, False, HOUSE_RULES, (), seed, modules, seth=True)
