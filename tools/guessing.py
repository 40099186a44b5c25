"""How well a number tells a secret: the best threshold on it, found on some of what was seen and tried on the rest.

A number is compared with what is usual for answers of which everybody sees the same: what is public is no leak. For
the same reason an answer counts as much as others of its like leave it: where most hold the secret, those who do not
count more. Else anybody who knows where numbers are spread widely (a busy hour) and where secrets are many (a late one)
would seem to learn something from the number. A threshold that was found on the very answers it is tried on always
seems to know something, so it is tried on others. And a few answers seem to tell something by luck: so the secrets
are dealt again among answers that are publicly alike, many times, and the same is done with each deal. What nineteen
of twenty such deals stay below is luck; `by_luck` is the share of deals that were guessed as well as the true ones.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from statistics import mean, median
from typing import NamedTuple

SPLITS = 5
SHUFFLES = 200
#: Among fewer that are alike nothing is usual: they are left out.
ALIKE = 4
#: Sums of weights are that exact.
ROUNDING = 1e-9


class Answer(NamedTuple):
    """A number that was seen, the secret behind it, all that is public about it, and how much it counts."""

    number: float
    secret: bool
    public: Hashable = None
    weight: float = 1.0


@dataclass(frozen=True)
class Guessed:
    """Balanced accuracies: 0.5 is guessing."""

    answers: int
    with_secret: int
    right: float
    by_chance: float
    by_luck: float
    flattering: float


def guess(seen: Iterable[Answer], chance: random.Random, shuffles: int = SHUFFLES) -> Guessed:
    """What an attacker learns from these numbers."""
    answers = compared(seen)
    right = held_out(answers, chance)
    dealt = sorted(held_out(_dealt_anew(answers, chance), chance) for _ in range(shuffles))
    return Guessed(
        len(answers),
        sum(answer.secret for answer in answers),
        right,
        dealt[shuffles * 19 // 20],
        (1 + sum(each >= right for each in dealt)) / (1 + shuffles),
        best_threshold(answers)(answers),
    )


def compared(seen: Iterable[Answer]) -> list[Answer]:
    """Each number less what is usual for its like. Where all of a kind hold the secret, or none, nothing is learned."""
    return [
        answer._replace(number=answer.number - usual)
        for alike in _alike(seen)
        if len(alike) >= ALIKE and len({answer.secret for answer in alike}) == 2
        for usual in [median(answer.number for answer in alike)]
        for answer in _weighed(alike)
    ]


def _weighed(alike: list[Answer]) -> list[Answer]:
    """Among those that are alike both kinds count as much together."""
    share = mean(answer.secret for answer in alike)
    return [answer._replace(weight=1 - share if answer.secret else share) for answer in alike]


def _alike(seen: Iterable[Answer]) -> list[list[Answer]]:
    found: dict[Hashable, list[Answer]] = defaultdict(list)
    for answer in seen:
        found[answer.public].append(answer)
    return list(found.values())


def held_out(answers: list[Answer], chance: random.Random) -> float:
    """Halve the answers, find the threshold on one half and try it on the other, both ways, several times."""
    found = []
    for _ in range(SPLITS):
        one, other = _halves(answers, chance)
        found += [best_threshold(one)(other), best_threshold(other)(one)]
    return mean(found)


def best_threshold(seen: list[Answer]) -> Callable[[list[Answer]], float]:
    """The threshold that is best on `seen`, as a function that tells how good it is on others."""
    ordered = sorted((answer.number, answer.secret, answer.weight) for answer in seen)
    secrets = sum(weight for _, secret, weight in ordered if secret) or 1.0
    others = sum(weight for _, secret, weight in ordered if not secret) or 1.0
    best, cut, above = 0.0, float("-inf"), True
    left_secrets = left_others = 0.0
    for place, (number, secret, weight) in enumerate(ordered):
        if secret:
            left_secrets += weight
        else:
            left_others += weight
        if place + 1 < len(ordered) and ordered[place + 1][0] == number:
            continue
        gained = left_others / others - left_secrets / secrets  # "above: has it" is right so much more than by chance
        if abs(gained) > best + ROUNDING:
            best, cut, above = abs(gained), number, gained > 0
    return lambda tried: balanced_accuracy(tried, cut, above)


def balanced_accuracy(tried: list[Answer], cut: float, above: bool) -> float:
    """Of those with and of those without the secret: how many does the threshold get right?"""
    shares = []
    for has_it in (True, False):
        kind = [answer for answer in tried if answer.secret == has_it]
        right = sum(answer.weight for answer in kind if ((answer.number > cut) == above) == has_it)
        shares.append(right / sum(answer.weight for answer in kind) if kind else 0.5)
    return mean(shares)


def _halves(answers: list[Answer], chance: random.Random) -> tuple[list[Answer], list[Answer]]:
    """Each half has as many with the secret as the other."""
    one: list[Answer] = []
    other: list[Answer] = []
    for has_it in (True, False):
        kind = [answer for answer in answers if answer.secret == has_it]
        chance.shuffle(kind)
        one += kind[::2]
        other += kind[1::2]
    return one, other


def _dealt_anew(answers: list[Answer], chance: random.Random) -> list[Answer]:
    dealt = []
    for alike in _alike(answers):
        secrets = [answer.secret for answer in alike]
        chance.shuffle(secrets)
        dealt += _weighed([each._replace(secret=secret) for each, secret in zip(alike, secrets, strict=True)])
    return dealt
