"""How well a number tells a secret: the best threshold on it, found on some of what was seen and tried on the rest.

A number is compared with what is usual for answers of which everybody sees the same: what is public is no leak. A
threshold that was found on the very answers it is tried on always seems to know something, so it is tried on others.
And a few answers seem to tell something by luck: so the secrets are dealt anew among answers that are publicly alike,
many times, and the same is done with each deal. What nineteen of twenty such deals stay below is luck; `by_luck` is the
share of deals that were guessed as well as the true ones.
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


class Answer(NamedTuple):
    """A number that was seen, the secret behind it, and all that is public about it."""

    number: float
    secret: bool
    public: Hashable = None


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
    """Each number less what is usual for its like."""
    return [
        answer._replace(number=answer.number - usual)
        for alike in _alike(seen)
        if len(alike) >= ALIKE
        for usual in [median(answer.number for answer in alike)]
        for answer in alike
    ]


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
    ordered = sorted((answer.number, answer.secret) for answer in seen)
    secrets = sum(secret for _, secret in ordered) or 1
    others = len(seen) - sum(secret for _, secret in ordered) or 1
    best, cut, above = 0.0, float("-inf"), True
    left_secrets = left_others = 0
    for place, (number, secret) in enumerate(ordered):
        left_secrets += secret
        left_others += not secret
        if place + 1 < len(ordered) and ordered[place + 1][0] == number:
            continue
        gained = left_others / others - left_secrets / secrets  # "above: has it" is right so much more than by chance
        if abs(gained) > best:
            best, cut, above = abs(gained), number, gained > 0
    return lambda tried: balanced_accuracy(tried, cut, above)


def balanced_accuracy(tried: list[Answer], cut: float, above: bool) -> float:
    """Of those with and of those without the secret: how many does the threshold get right?"""
    shares = []
    for has_it in (True, False):
        kind = [answer.number for answer in tried if answer.secret == has_it]
        shares.append(sum(((number > cut) == above) == has_it for number in kind) / len(kind) if kind else 0.5)
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
        dealt += [answer._replace(secret=secret) for answer, secret in zip(alike, secrets, strict=True)]
    return dealt
