"""The attack on answering times must neither see a leak that is none nor miss one."""

from __future__ import annotations

import random

from guessing import guess


def answers(leak: float, many: int = 400) -> list[tuple[float, bool]]:
    chance = random.Random(5)
    secrets = [chance.random() < 0.15 for _ in range(many)]
    return [(chance.gauss(0.7, 0.003) + leak * secret, secret) for secret in secrets]


def test_a_leak_of_a_few_milliseconds_is_found() -> None:
    found = guess(answers(leak=0.006), random.Random(1))
    assert found.right > 0.75 > found.by_chance


def test_times_that_tell_nothing_are_worth_nothing_though_they_flatter() -> None:
    """With few secrets the best of all thresholds seems to know something on the answers that it was found on."""
    found = guess(answers(leak=0.0), random.Random(1))
    assert found.right < found.by_chance
    assert found.flattering > 0.55


def test_equal_times_tell_nothing() -> None:
    found = guess([(0.7, secret) for _, secret in answers(leak=0.0)], random.Random(1))
    assert found.right == found.flattering == 0.5
