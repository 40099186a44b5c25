"""Games that show the compiler which code is hot: a release is compiled by what they count (tools/compiling.py).

Whole games at random, games of bots that search, and what a seat sees of them, over player counts, modules and Seth.
Their seeds are names, those of every benchmark numbers: what is measured was never trained on.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass
from pathlib import Path

import kemet
from kemet.bots import Seat, bot_of
from kemet.content.records import MODULES
from kemet.engine.playout import random_playout

RANDOM_GAMES = 60
ENDLESS = 1_000_000
SEARCHED = 80  # decisions of a game of bots
#: Tries, not seconds: a slow machine is to count the same.
SEARCH = "net:v2,tries=80,samples=8,beliefs=1,duels=1,policy=p1"
WALKED = 400  # decisions of a game that is looked at


@dataclass(frozen=True)
class Kind:
    players: int
    modules: tuple[str, ...] = ()
    seth: bool = False

    def begin(self, seed: str) -> kemet.Game:
        house = {"dayLimit": "20"} if self.seth else {}
        return kemet.new_game(self.players, seed, modules=self.modules, seth=self.seth, house_rules=house)


KINDS = (
    Kind(2),
    Kind(3, MODULES),
    Kind(4),
    Kind(5),
    Kind(5, MODULES),
    Kind(4, ("black",), seth=True),
    Kind(5, ("black", "cards"), seth=True),
)


def play_at_random(kind: Kind) -> None:
    for number in range(RANDOM_GAMES):
        random_playout(kind.begin(f"training {number}").state, 1_000_003 * (number + 1), ENDLESS)


def play_thoughtfully(kind: Kind) -> None:
    game = kind.begin("training of a search")
    bots = [bot_of(SEARCH, f"training {seat}") for seat in range(kind.players)]
    for _ in range(SEARCHED):
        if game.over:
            return
        seat = game.waiting_for()[0]
        game.play(seat, bots[seat].choose(Seat(game, seat)))


def look(kind: Kind) -> None:
    """The library's way: every choice is checked, and a seat looks at the game."""
    game = kind.begin("training of a view")
    chance = random.Random("training")
    for _ in range(WALKED):
        if game.over:
            return
        seat = chance.choice(game.waiting_for())
        game.view(seat)
        game.play(seat, chance.choice(game.codes(seat)))


def main() -> int:
    if Path(kemet.__file__).is_relative_to(Path(__file__).parents[1] / "src"):
        sys.exit("these are the plain sources: nothing is counted")
    for kind in KINDS:
        play_at_random(kind)
        play_thoughtfully(kind)
        look(kind)
    return 0


if __name__ == "__main__":
    sys.exit(main())
