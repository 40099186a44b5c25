"""How well a number tells a secret: the best threshold on it, found on some of what was seen and tried on the rest.

A threshold that was found on the very answers it is tried on always seems to know something. So three numbers are told:
the share guessed right on answers that the threshold has not seen, what nineteen of twenty secrets that have nothing to
do with the number stay below (the same, with the secrets dealt anew), and for comparison the flattering one.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from statistics import mean

Answer = tuple[float, bool]
SPLITS = 10
SHUFFLES = 40


@dataclass(frozen=True)
class Guessed:
    """Balanced accuracies: 0.5 is guessing."""

    answers: int
    with_secret: int
    right: float
    by_chance: float
    flattering: float


def guess(answers: list[Answer], chance: random.Random) -> Guessed:
    """What an attacker learns from these numbers."""
    dealt = sorted(held_out(_dealt_anew(answers, chance), chance, splits=2) for _ in range(SHUFFLES))
    return Guessed(
        len(answers),
        sum(secret for _, secret in answers),
        held_out(answers, chance),
        dealt[SHUFFLES * 19 // 20],
        best_threshold(answers)(answers),
    )


def held_out(answers: list[Answer], chance: random.Random, splits: int = SPLITS) -> float:
    """Halve the answers, find the threshold on one half and try it on the other, both ways, several times."""
    found = []
    for _ in range(splits):
        one, other = _halves(answers, chance)
        found += [best_threshold(one)(other), best_threshold(other)(one)]
    return mean(found)


def best_threshold(seen: list[Answer]) -> Callable[[list[Answer]], float]:
    """The threshold that is best on `seen`, as a function that tells how good it is on others."""
    ordered = sorted(seen)
    secrets = sum(secret for _, secret in seen) or 1
    others = len(seen) - sum(secret for _, secret in seen) or 1
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
        kind = [number for number, secret in tried if secret == has_it]
        shares.append(sum(((number > cut) == above) == has_it for number in kind) / len(kind) if kind else 0.5)
    return mean(shares)


def _halves(answers: list[Answer], chance: random.Random) -> tuple[list[Answer], list[Answer]]:
    """Each half has as many with the secret as the other."""
    one: list[Answer] = []
    other: list[Answer] = []
    for has_it in (True, False):
        kind = [answer for answer in answers if answer[1] == has_it]
        chance.shuffle(kind)
        one += kind[::2]
        other += kind[1::2]
    return one, other


def _dealt_anew(answers: list[Answer], chance: random.Random) -> list[Answer]:
    secrets = [secret for _, secret in answers]
    chance.shuffle(secrets)
    return [(number, secret) for (number, _), secret in zip(answers, secrets, strict=True)]
