"""Endings of one turn, each played on several times: what a search compares, and how much better one was than another.

The result of a game says little about a single turn. So some turns of played games are ended in several ways, as the
leaves of a search would end them, and from each ending bots play on to the end of the game, every time with other
chance. What differs between the endings of one turn is what those choices were worth.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from kemet.bots import SearchBot, Seat, bot_of
from kemet.bots.guessing import Guesser
from kemet.bots.judging import progress
from kemet.bots.searching import SEAT_STEP, Node, is_turn_of
from kemet.bots.weights import weights_for
from kemet.engine.flow import legal, play
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.codes import OVER
from kemet.engine.state.state import State, reseed
from kemet.game.game import Game
from kemet.game.saves.freeze import fingerprint
from kemet.training.selfplay import Choices, Played, begins_turn

LATE = 3  # from this Day on a judge errs most
EARLY_SHARE = 0.25  # how much less often a turn of the Days before is taken
WALKS = 4  # down the tree for each ending that is wanted: some end alike


@dataclass(frozen=True)
class Ending:
    """One way to end a turn, and how the game went on from there."""

    choices: Choices
    goes_on: tuple[Choices, ...]


@dataclass(frozen=True)
class Turn:
    """A turn of a game that was ended in several ways."""

    at: int  # how many choices of the game came before it
    mover: int
    endings: tuple[Ending, ...]


@dataclass(frozen=True)
class Compared:
    """The turns of one game that were ended in several ways."""

    number: int  # of the game
    seed: str
    turns: tuple[Turn, ...]

    def line(self) -> str:
        turns = [
            [turn.at, turn.mover, [[_flat(each.choices), list(map(_flat, each.goes_on))] for each in turn.endings]]
            for turn in self.turns
        ]
        return json.dumps([self.number, self.seed, turns], separators=(",", ":"))

    @classmethod
    def of_line(cls, line: str) -> Compared:
        number, seed, turns = json.loads(line)
        return cls(
            number,
            seed,
            tuple(
                Turn(at, mover, tuple(Ending(_pairs(own), tuple(map(_pairs, goes_on))) for own, goes_on in endings))
                for at, mover, endings in turns
            ),
        )


def _flat(choices: Choices) -> list[int]:
    return [part for choice in choices for part in choice]


def _pairs(flat: Sequence[int]) -> Choices:
    return tuple(zip(flat[::2], flat[1::2], strict=True))


@dataclass(frozen=True)
class Comparing:
    """Which turns of played games are ended in several ways, and how often each ending is played on."""

    seed: str
    tree: str  # a searching bot: its tree says how a turn may end
    bot: str  # plays on from there
    turns: int = 2  # of each game
    endings: int = 5
    continuations: int = 2

    def compare(self, played: Played) -> Compared:
        seed = f"{self.seed}/{played.number}"
        chance = random.Random(seed)
        found = []
        for at, before in self._moments(played, chance):
            endings = list(self._endings(played, before, f"{seed}/{at}", chance))
            if len(endings) > 1:
                goes_on = [self._play_on(played, after, f"{seed}/{at}") for _, after in endings]
                ended = zip(endings, goes_on, strict=True)
                found.append(Turn(at, before.active, tuple(Ending(own, then) for (own, _), then in ended)))
        return Compared(played.number, seed, tuple(found))

    def _moments(self, played: Played, chance: random.Random) -> list[tuple[int, State]]:
        """The turns, and the states in which they begin; most of them late, where the judge errs most."""
        s = played.beginning().state
        moments = []
        turn_of = -1
        for at, (seat, code) in enumerate(played.choices):
            if begins_turn(s, turn_of):
                turn_of = s.active
                if s.active >= 0 and s.waiting == 1 << s.active:
                    weight = 1.0 if s.day >= LATE else EARLY_SHARE
                    moments.append((chance.random() ** (1 / weight), at, s.copy()))
            play(s, seat, code)
        moments.sort(key=lambda moment: -moment[0])
        return [(at, before) for _, at, before in sorted(moments[: self.turns], key=lambda moment: moment[1])]

    def _endings(
        self, played: Played, before: State, seed: str, chance: random.Random
    ) -> Iterator[tuple[Choices, State]]:
        """Different ends of a turn, as often as the search went there; one that ends the game needs no judge."""
        bot = bot_of(self.tree, seed)
        assert isinstance(bot, SearchBot)
        seat = Seat(Game(played.setup, before), before.active)
        tree = bot.search(seat, bot.imagine(seat, chance.getrandbits(30)), chance.getrandbits(30)).root
        seen = set()
        for _ in range(WALKS * self.endings):
            s = before.copy()
            own = _walk(tree, s, chance)
            moment = fingerprint(s)
            if s.phase != OVER and moment not in seen:
                seen.add(moment)
                yield own, s
            if len(seen) == self.endings:
                return

    def _play_on(self, played: Played, after: State, seed: str) -> tuple[Choices, ...]:
        """To the end of the game. All endings of a turn meet the same chance, so that luck weighs less between them."""
        found = []
        for number in range(self.continuations):
            game = Game(played.setup, afresh(after, seed, number))
            bots = [bot_of(self.bot, f"{seed}/{number}/P{seat}") for seat in range(1, game.players + 1)]
            while not game.over:
                seat = game.waiting_for()[0]
                game.play(seat, bots[seat].choose(Seat(game, seat)))
            found.append(tuple(game.choices))
        return tuple(found)


def afresh(after: State, seed: str, number: int) -> State:
    """The same moment with other chance."""
    s = after.copy()
    reseed(s, f"{seed}/{number}")
    return s


def _walk(tree: Node, s: State, chance: random.Random) -> Choices:
    """Down the tree to the end of the turn, each way as often as the search took it; rules of thumb where it ends."""
    guesser = Guesser(weights_for(s.table, progress(s)), chance.getrandbits(30), False)
    node: Node | None = tree
    seat = began = s.active
    found = []
    while s.phase != OVER and is_turn_of(s, began):
        mover = seat if s.waiting >> seat & 1 else lowest_bit(s.waiting)
        codes = legal(s, mover)
        place = -1
        if node is not None and len(codes) > 1 and (mover == seat or not s.question.secret):
            place = _drawn(node, [SEAT_STEP * mover + code for code in codes], chance)
            code = node.keys[place] % SEAT_STEP if place >= 0 else guesser.guess(s, mover, codes)
            node = node.children[place] if place >= 0 else None
        else:
            code = guesser.guess(s, mover, codes)
        play(s, mover, code)
        found.append((mover, code))
    return tuple(found)


def _drawn(node: Node, legal_keys: Sequence[int], chance: random.Random) -> int:
    """The place of one of these choices, drawn by how often each was tried; -1 if none was."""
    allowed = set(legal_keys)
    tries = [visits if key in allowed else 0.0 for key, visits in zip(node.keys, node.visits, strict=True)]
    return chance.choices(range(len(tries)), tries)[0] if any(tries) else -1


def read_compared(path: Path) -> Iterator[Compared]:
    """What a file holds, in the order of the games; a line that was cut off is left out."""
    found: dict[int, Compared] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            compared = Compared.of_line(line)
        except ValueError:
            continue
        found[compared.number] = compared
    yield from (found[number] for number in sorted(found))
