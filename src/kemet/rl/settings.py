"""What is played: the options of a table, and a ladder of smaller games that leads to the whole one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from kemet.content.records import MODULES
from kemet.game.configuration import Setup, seed_text
from kemet.game.game import Game

DAY_LIMIT = 30  # random play could go on; good play is done in half of it


@dataclass(frozen=True)
class Settings:
    """The options of a table as an environment takes them.

    >>> Settings(players=3, modules=("path",)).game(seed=1).players
    3
    """

    players: int = 2
    victory_points: int = 8
    beginner: bool = False
    modules: tuple[str, ...] = ()
    seth: bool = False
    day_limit: int = DAY_LIMIT  # 0 for none
    house_rules: Mapping[str, str] = field(default_factory=dict)
    content: tuple[str, ...] = ()  # packs: names of those that come with Kemet, or folders

    def setup(self, seed: int | str = 0) -> Setup:
        """A table of these settings; a SetupError says what is wrong with them."""
        house = self.house_rules
        if self.day_limit and isinstance(house, Mapping):  # what is no mapping is refused by the set-up
            house = {"dayLimit": str(self.day_limit), **house}
        agreed = (self.players, self.victory_points, self.beginner, house, self.content, seed_text(seed))
        return Setup(*agreed, self.modules, seth=self.seth)

    def game(self, seed: int | str = 0) -> Game:
        """A game of these settings before its first choice."""
        return Game(self.setup(seed))


#: From the smallest game to the largest; each adds one thing to learn.
CURRICULUM: Mapping[str, Settings] = MappingProxyType(
    {
        "small board": Settings(beginner=True, day_limit=3, content=("small-board",)),  # 9 spaces in place of 13
        "first days": Settings(beginner=True, day_limit=3),  # beginner rules: 4 points, pyramids up to level 2
        "beginner": Settings(beginner=True, day_limit=10),
        "short": Settings(day_limit=6),
        "base": Settings(),
        **{module: Settings(modules=(module,)) for module in MODULES},
        "all modules": Settings(modules=MODULES),
        "three": Settings(players=3),
        "five, all modules": Settings(players=5, modules=MODULES),
        "seth": Settings(players=4, seth=True),
    }
)
