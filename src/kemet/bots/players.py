"""The four strengths of computer players. A bot gets a Seat: what that seat may know, and nothing else."""

from __future__ import annotations

import random
from typing import Any, Protocol

from kemet.bots.judging import progress
from kemet.bots.searching import Search
from kemet.bots.weights import weights_for
from kemet.engine.hidden import sample_hidden
from kemet.engine.state import State
from kemet.errors import KemetError
from kemet.game import Game
from kemet.notation import write
from kemet.view import question_of, view_of


class Seat:
    """All a bot ever sees: the seat's view, its legal choices, and states that agree with what the seat knows."""

    def __init__(self, game: Game, seat: int):
        self.number = seat
        self.codes = game.codes(seat)
        self._state = game.state

    def view(self) -> dict[str, Any]:
        return view_of(self._state, self.number)

    def question(self) -> str:
        return question_of(self._state, self.number)

    def text(self, code: int) -> str:
        return write(self._state, self.number, code)

    def sample(self, seed: str) -> State:
        """The game as it may be: everything hidden from the seat is drawn anew."""
        twin = self._state.copy()
        sample_hidden(twin, self.number, seed)
        return twin


class Bot(Protocol):
    """A computer player: chooses for a seat and can say why."""

    name: str

    def choose(self, seat: Seat) -> int:
        """One of `seat.codes`."""

    def why(self) -> str:
        """A sentence about the last choice."""


class RandomBot:
    """Any legal choice."""

    name = "random"

    def __init__(self, seed: str):
        self._chance = random.Random(f"random:{seed}")

    def choose(self, seat: Seat) -> int:
        return self._chance.choice(seat.codes)

    def why(self) -> str:
        return "a random choice"


class SearchBot:
    """Searches its own turn, and as many turns of others as it is told to look ahead."""

    def __init__(self, name: str, seed: str, iterations: int, seconds: float, samples: int, turns: int):
        self.name = name
        self.iterations = iterations
        self.seconds = seconds
        self.samples = samples
        self.turns = turns
        self._chance = random.Random(f"{name}:{seed}")
        self._why = ""

    def choose(self, seat: Seat) -> int:
        seed = self._chance.getrandbits(30)
        if len(seat.codes) == 1:
            self._why = "there was no other choice"
            return seat.codes[0]
        samples = [seat.sample(f"{seed}:{number}") for number in range(self.samples)]
        weights = weights_for(samples[0].table, progress(samples[0]))
        search = Search(seat.number, weights, seed, self.turns)
        search.run(samples, self.iterations, self.seconds)
        code = search.best()
        child = search.root.children[code]
        chance = round(100 * child.value / child.visits)
        self._why = (
            f"{seat.text(code)}: about {chance} % to win, best of {len(seat.codes)} after {search.iterations} tries"
        )
        return code

    def why(self) -> str:
        return self._why


STRENGTHS = ("random", "easy", "medium", "hard")


def make_bot(name: str, seed: str, seconds: float = 1.0) -> Bot:
    """A bot by its strength; `seconds` is the thinking time of the hard one."""
    if name == "random":
        return RandomBot(seed)
    if name == "easy":
        return SearchBot("easy", seed, 40, 0.0, 2, 0)
    if name == "medium":
        return SearchBot("medium", seed, 1500, 0.09, 6, 1)
    if name == "hard":
        return SearchBot("hard", seed, 0, seconds, 24, 8)
    raise KemetError(f"there is no bot {name!r}; known are {', '.join(STRENGTHS)}")
