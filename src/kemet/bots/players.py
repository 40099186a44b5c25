"""The five strengths of computer players. A bot gets a Seat: what that seat may know, and nothing else."""

from __future__ import annotations

import random
from dataclasses import replace
from time import perf_counter
from typing import Protocol

from kemet.bots.battling import BattleGame, spare_card
from kemet.bots.believing import deal_again, likelihood
from kemet.bots.explanation import Explanation, explain, rule_of_thumb
from kemet.bots.guessing import Guesser
from kemet.bots.judging import progress
from kemet.bots.learned.files import net_names
from kemet.bots.learned.net import Net
from kemet.bots.learned.policy import Policy
from kemet.bots.learned.policy_files import StoredPolicy, best_policy, released_policies
from kemet.bots.learned.seth.files import best_nets, both_nets, seth_net_names
from kemet.bots.learned.seth.net import SethNet
from kemet.bots.searching import Search
from kemet.bots.seat import Seat
from kemet.bots.weights import weights_for
from kemet.engine.state.forces import CORRUPTED
from kemet.engine.state.ruleset import Ruleset
from kemet.engine.state.state import State
from kemet.errors import KemetError
from kemet.telling.saying import Saying, in_english, say

MORE_WITH_SETH = 4  # times the tries: his games ask with more choices
MAX_DRAWS = 32  # of a seat's battle cards in one sample, before some that are hard to believe are taken


class Bot(Protocol):
    """A computer player: chooses for a seat and can say why."""

    name: str

    def choose(self, seat: Seat) -> int:
        """One of `seat.codes`."""

    def advice(self) -> Saying:
        """A sentence about the last choice, as data for any language."""

    def why(self) -> str:
        """The same in English."""

    def close(self, last: Seat | None = None) -> None:
        """It is not needed any more. `last` is its seat when the game is over, None when it was broken off."""


class Learned(Protocol):
    """A net that comes from a file, or several for different games."""

    def at(self, table: Ruleset) -> Net | SethNet | None:
        """The one for this table, if there is one."""


class RandomBot:
    """Any legal choice."""

    name = "random"

    def __init__(self, seed: str):
        self._chance = random.Random(f"random:{seed}")

    def choose(self, seat: Seat) -> int:
        return self._chance.choice(seat.codes)

    def advice(self) -> Saying:
        return say("advice-random")

    def why(self) -> str:
        return in_english(self.advice())

    def close(self, last: Seat | None = None) -> None:
        """Nothing to give back."""


class ThinkingBot:
    """What bots with reasons share: chance of their own, and the last line of thought, shown when somebody asks."""

    def __init__(self, name: str, seed: str):
        self.name = name
        self._chance = random.Random(f"{name}:{seed}")
        self._seat: Seat | None = None
        self._sample: State | None = None
        self._line: list[int] = []
        self._win: float | None = None
        self._share: float | None = None

    def advice(self) -> Saying:
        found = self.explanation()
        return found.saying() if found else say("advice-only")

    def why(self) -> str:
        return in_english(self.advice())

    def close(self, last: Seat | None = None) -> None:
        """Nothing to give back."""

    def explanation(self) -> Explanation | None:
        """The reasons of the last choice as data; None if there was no other choice."""
        if self._sample is None or self._seat is None:
            return None
        weights = weights_for(self._sample.table, progress(self._sample))
        found = explain(self._sample, self._seat.printed, self._seat.number, self._line, weights, self._win)
        return replace(found, share=self._share)

    def _remember(
        self, seat: Seat, sample: State | None, line: list[int], win: float | None, share: float | None = None
    ) -> None:
        self._seat, self._sample, self._line, self._win, self._share = seat, sample, line, win, share


class EasyBot(ThinkingBot):
    """Rules of thumb, with a little luck."""

    def __init__(self, seed: str):
        super().__init__("easy", seed)

    def choose(self, seat: Seat) -> int:
        seed = self._chance.getrandbits(30)
        if len(seat.codes) == 1:
            self._remember(seat, None, [], None)
            return seat.codes[0]
        sample = seat.sample(str(seed))
        guesser = Guesser(weights_for(sample.table, progress(sample)), seed, True)
        code = guesser.guess(sample, seat.number, seat.codes)
        self._remember(seat, sample, [code], None)
        return code

    def explanation(self) -> Explanation | None:
        found = super().explanation()
        if found is None or self._sample is None or self._seat is None:
            return None
        rule = rule_of_thumb(self._sample, self._seat.number, self._line[0])
        return replace(found, reasons=(rule, *found.reasons)) if rule else found


class SearchBot(ThinkingBot):
    """Searches samples of the hidden state; battle cards are chosen by a mixed strategy."""

    def __init__(
        self,
        name: str,
        seed: str,
        iterations: int,
        seconds: float,
        samples: int,
        seth_factor: int = MORE_WITH_SETH,
        net: Learned | None = None,
        believes: bool = False,
        policy: StoredPolicy | None = None,
        duels: bool = False,
        shrink: float = 0.0,
        halving: bool = False,
        quiet: bool = False,
    ):
        super().__init__(name, seed)
        self.believes = believes  # what others' choices tell about their battle cards; with Seth it does not
        self.duels = duels  # in its search enemies think about their battle cards, too; with Seth they do not
        self.shrink = shrink
        self.halving = halving  # tries are shared out among rivals, half of which leave after every round
        self.quiet = quiet  # the judge is asked where a turn begins, never in the middle of the Night
        self._stored = net
        self._stored_policy = policy
        self._table: Ruleset | None = None
        self._net: Net | SethNet | None = None
        self._policy: Policy | None = None
        self.seth_factor = seth_factor
        self.iterations = iterations
        self.seconds = seconds
        self.samples = samples
        self.tries = 0  # of the last choice
        self.decisions = 0  # of everybody in these tries
        self.considered: list[tuple[int, int]] = []  # the choices of the last search, and how often each was tried

    def __getstate__(self) -> dict[str, object]:
        """For pickle and copy: net and policy at work are native, and are made again when they are needed."""
        return self.__dict__ | {"_table": None, "_net": None, "_policy": None}

    def choose(self, seat: Seat) -> int:
        start = perf_counter()
        seed = self._chance.getrandbits(30)
        self.considered = []
        if len(seat.codes) == 1:
            self._remember(seat, None, [], None)
            return seat.codes[0]
        samples = self.imagine(seat, seed)
        weights = weights_for(samples[0].table, progress(samples[0]))
        self._sit_down(samples[0].table)
        net = self._net
        left = max(self.seconds - (perf_counter() - start), 0.001) if self.seconds else 0.0
        if seat.question() == "battle-cards":
            if samples[0].battles[-1].kind == CORRUPTED:
                return self._throw(seat, samples[0], Guesser(weights, seed, True))
            return self._fight(seat, samples, BattleGame(seat.number, weights, seed, net), left)
        search = self.search(seat, samples, seed, left)
        self.tries, self.decisions, self.considered = search.iterations, search.decisions, search.visits()
        line = search.line()
        self._remember(seat, samples[0], line, search.chance())
        return line[0]

    def search(self, seat: Seat, samples: list[State], seed: int, seconds: float = 0.0) -> Search:
        """A search of these samples, as far as the bot's tries or the seconds go."""
        table = samples[0].table
        self._sit_down(table)
        duels = self.duels and not table.with_seth
        weights = weights_for(table, progress(samples[0]))
        found = Search(
            seat.number, weights, seed, self._net, self._policy, duels, self.shrink, self.halving, self.quiet
        )
        found.run(samples, self.iterations * (self.seth_factor if table.with_seth else 1), seconds)
        return found

    def imagine(self, seat: Seat, seed: int) -> list[State]:
        """The samples. Who believes what others' choices tell draws again what they are not likely to have chosen."""
        samples = [seat.sample(f"{seed}:{number}") for number in range(self.samples)]
        if not self.believes or samples[0].table.with_seth:
            return samples
        chance = random.Random(seed)
        others = [other for other in range(samples[0].table.players) if other != seat.number]
        for number, sample in enumerate(samples):
            for other in others:
                draws = 1
                while draws < MAX_DRAWS and chance.random() >= likelihood(sample, other):
                    deal_again(sample, seat.sample(f"{seed}:{number}:{other}:{draws}"), other)
                    draws += 1
        return samples

    def _sit_down(self, table: Ruleset) -> None:
        """Net and policy for this table, made once a game; none where only judge and rules of thumb know the game."""
        if table is not self._table:
            self._table = table
            self._net = self._stored.at(table) if self._stored else None
            self._policy = self._stored_policy.at(table) if self._stored_policy else None

    def _throw(self, seat: Seat, sample: State, guesser: Guesser) -> int:
        """Both fighters of a corrupted battle want the attacker to lose and may not talk (S-CORRUPT-TROOP-13): each
        does what the other expects, the weakest card against the strongest."""
        code = guesser.guess(sample, seat.number, seat.codes)
        self._remember(seat, sample, [code], None)
        return code

    def _fight(self, seat: Seat, samples: list[State], game: BattleGame, seconds: float) -> int:
        game.run(samples, self.iterations, seconds)
        self.tries, self.decisions = game.iterations, game.decisions
        card = game.choose(self._chance.random())
        share = game.solution.rows[game.own_cards.index(card)]
        table, hand = samples[0].table, samples[0].seats[seat.number].battle_hand
        code: int = table.pair_base + card * table.pair_width + spare_card(samples[0], hand, card)
        self._remember(seat, samples[0], [code], game.solution.value, share if share <= 0.99 else None)
        return code


STRENGTHS = ("random", "easy", "medium", "hard", "champion")
#: Those that take their time, and how many times as long as the hard bot each of them thinks.
PATIENCE = {"hard": 1.0, "champion": 5.0}
NET_OF_HARD = "v2"  # a third as wide as the champion's


def thinking_time(name: str, hard_seconds: float = 1.0) -> float:
    """Seconds that a strength thinks for where the hard bot has `hard_seconds`; 0 for those that are quick."""
    return PATIENCE.get(name, 0.0) * hard_seconds


def taught_by(name: str) -> list[str]:
    """The nets and policies of this release that a strength asks, by name."""
    with_seth = seth_net_names()[-1:]
    if name == "hard":
        return [NET_OF_HARD, *with_seth]
    return [net_names()[-1], *with_seth, released_policies()[-1]] if name == "champion" else []


def make_bot(name: str, seed: str, seconds: float = 0.0) -> Bot:
    """A bot by its strength; `seconds` is how long it may think, if it is one that takes its time; 0: as usual."""
    seconds = seconds or thinking_time(name)
    if name == "random":
        return RandomBot(seed)
    if name == "easy":
        return EasyBot(seed)
    if name == "medium":
        return SearchBot("medium", seed, 16, 0.04, 4)
    if name == "hard":
        return SearchBot("hard", seed, 0, seconds, 48, net=both_nets(NET_OF_HARD), believes=True)
    if name == "champion":
        policy = best_policy()
        return SearchBot("champion", seed, 0, seconds, 48, net=best_nets(), believes=True, policy=policy, duels=True)
    raise KemetError(f"there is no bot {name!r}; known are {', '.join(STRENGTHS)}")
