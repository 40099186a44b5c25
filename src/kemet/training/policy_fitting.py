"""Fit a policy to searches: the softmax over a question's choices shall be how often a search came back to each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from kemet.bots.guessing import Guesser
from kemet.bots.judging import progress
from kemet.bots.learned.policy import ONE, ChoiceReader, rule_score
from kemet.bots.learned.policy_files import StoredPolicy
from kemet.bots.learned.policy_layout import choice_map, policy_names
from kemet.bots.searching import EVEN_SHARE, EVEN_SHARE_OF_POLICY
from kemet.bots.weights import weights_for
from kemet.engine.flow import find, play
from kemet.engine.state.choices import Choices
from kemet.lab.workers import in_parallel
from kemet.training.selfplay import Played
from kemet.training.whole import whole

Whole = NDArray[np.int64]
Real = NDArray[np.float64]


@dataclass(frozen=True)
class PolicyRecipe:
    """How to fit: Adam over all questions at once."""

    steps: int = 300
    rate: float = 0.05
    decay: float = 1e-5
    held_back: int = 10  # every tenth game tells how well the others were understood
    fewest: int = 32  # tries of a search that is worth learning from


@dataclass(frozen=True)
class Questions:
    """Questions one after the other, their choices one after the other, and the facts of the choices."""

    first: Whole  # [question]: its first choice
    rule: Whole  # [question]: the place of what the rules of thumb are worth
    said: Real  # [choice]: what the rules of thumb say, as a score
    share: Real  # [choice]: how often the search came back to it
    fact: Whole  # [fact]: its place
    owner: Whole  # [fact]: its choice

    def __len__(self) -> int:
        return len(self.first)

    @property
    def question(self) -> Whole:
        """[choice]: its question."""
        return np.repeat(np.arange(len(self.first)), np.diff(np.append(self.first, len(self.said))))


def questions_of(played: Played, fewest: int) -> Questions:
    """Replay a game and read the facts of every choice that its searches tried."""
    game = played.beginning()
    s = game.state
    reader = ChoiceReader(choice_map(s.table))
    choices = Choices()
    first: list[int] = []
    rule: list[int] = []
    said: list[float] = []
    share: list[float] = []
    fact: list[int] = []
    owner: list[int] = []
    searches = dict(played.searches)
    for number, (seat, code) in enumerate(played.choices):
        tried = dict(searches.get(number, ()))
        total = sum(tried.values())
        if total >= fewest:
            find(s, seat, choices)
            values = Guesser(weights_for(s.table, progress(s)), 1, False).values(s, seat, choices)
            first.append(len(said))
            rule.append(reader.rule(s))
            for place, each in enumerate(choices.as_list()):
                reader.read(s, seat, each, choices.codes[0])
                fact += reader.places[: reader.count]
                owner += [len(said)] * reader.count
                said.append(rule_score(values[place]))
                share.append(tried.get(each, 0) / total)
        play(s, seat, code)
    whole = [np.array(row, np.int64) for row in (first, rule, fact, owner)]
    return Questions(whole[0], whole[1], np.array(said), np.array(share), whole[2], whole[3])


def read_questions(games: Sequence[Played], fewest: int, jobs: int = 1) -> list[Questions]:
    """Game by game, in the order of the games."""
    numbered = in_parallel(partial(_nth, list(games), fewest), range(len(games)), jobs)
    return [found for _, found in sorted(numbered, key=lambda pair: pair[0])]


def _nth(games: list[Played], fewest: int, number: int) -> tuple[int, Questions]:
    return number, questions_of(games[number], fewest)


def joined(parts: Iterable[Questions]) -> Questions:
    some = [part for part in parts if len(part)]
    before = np.cumsum([0, *(len(part.said) for part in some)])
    return Questions(
        np.concatenate([part.first + start for part, start in zip(some, before, strict=False)]),
        np.concatenate([part.rule for part in some]),
        np.concatenate([part.said for part in some]),
        np.concatenate([part.share for part in some]),
        np.concatenate([part.fact for part in some]),
        np.concatenate([part.owner + start for part, start in zip(some, before, strict=False)]),
    )


@dataclass(frozen=True)
class FittedPolicy:
    """The weights, how many searches they come from, and how far promises are off the searches of games held back."""

    weights: Real
    searches: int
    distance: float
    rules_of_thumb: float

    def stored(self, made: dict[str, object]) -> StoredPolicy:
        return StoredPolicy(whole(self.weights.astype(np.float32), ONE), made)


def fit_policy(games: Sequence[Questions], recipe: PolicyRecipe) -> FittedPolicy:
    """It begins with the rules of thumb, taken at their word."""
    last = recipe.held_back - 1
    training = joined(part for number, part in enumerate(games) if number % recipe.held_back != last)
    apart = [part for number, part in enumerate(games) if number % recipe.held_back == last]
    held_back = joined(apart) if any(map(len, apart)) else training
    weights = np.zeros(len(policy_names()))
    weights[np.unique(training.rule)] = 1.0
    before = distance(held_back, shares(held_back, weights), EVEN_SHARE)
    mean, spread = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, recipe.steps + 1):
        slope = _slope(training, weights) + recipe.decay * weights
        mean += 0.1 * (slope - mean)
        spread += 0.01 * (slope**2 - spread)
        rate = recipe.rate * (1 - step / (recipe.steps + 1))
        weights -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.99**step)) + 1e-8)
    after = distance(held_back, shares(held_back, weights), EVEN_SHARE_OF_POLICY)
    return FittedPolicy(weights, len(training), after, before)


def shares(some: Questions, weights: Real) -> Real:
    """[choice]: its promise, before a part of all promises is spread evenly."""
    question = some.question
    scores = np.bincount(some.owner, weights[some.fact], len(some.said)) + weights[some.rule][question] * some.said
    raised = np.exp(scores - np.maximum.reduceat(scores, some.first)[question])
    found: Real = raised / np.add.reduceat(raised, some.first)[question]
    return found


def distance(some: Questions, promised: Real, even_share: float) -> float:
    """How far the promises are off what searches came back to, Kullback-Leibler, a mean over the questions."""
    question = some.question
    even = even_share / np.bincount(question)[question]
    promises = (1 - even_share) * promised + even
    tried = some.share > 0
    off = some.share[tried] * np.log(some.share[tried] / promises[tried])
    return float(off.sum() / len(some))


def _slope(some: Questions, weights: Real) -> Real:
    """Which way each weight would make the surprise at what searches came back to larger."""
    wrong = (shares(some, weights) - some.share) / len(some)
    slope = np.zeros_like(weights)
    slope += np.bincount(some.fact, wrong[some.owner], len(weights))
    slope += np.bincount(some.rule[some.question], wrong * some.said, len(weights))
    return slope
