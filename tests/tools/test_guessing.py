"""The attack on answering times must neither see a leak that is none nor miss one."""

from __future__ import annotations

import random

from guessing import Answer, guess


def answers(leak: float, many: int = 400) -> list[Answer]:
    chance = random.Random(5)
    secrets = [chance.random() < 0.15 for _ in range(many)]
    return [Answer(chance.gauss(0.7, 0.003) + leak * secret, secret) for secret in secrets]


def test_a_leak_of_a_few_milliseconds_is_found() -> None:
    found = guess(answers(leak=0.006), random.Random(1), shuffles=40)
    assert found.right > 0.75 > found.by_chance
    assert found.by_luck < 0.03


def test_times_that_tell_nothing_are_worth_nothing_though_they_flatter() -> None:
    """With few secrets the best of all thresholds seems to know something on the answers that it was found on."""
    found = guess(answers(leak=0.0), random.Random(1), shuffles=40)
    assert found.right < found.by_chance
    assert found.by_luck > 0.05
    assert found.flattering > 0.55


def test_equal_times_tell_nothing() -> None:
    found = guess([Answer(0.7, each.secret) for each in answers(leak=0.0)], random.Random(1), shuffles=40)
    assert found.right == found.flattering == 0.5


def in_two_seats(leak: float) -> list[Answer]:
    """The second seat always answers later and holds the secret more often: both are public."""
    chance = random.Random(6)
    seats = [chance.random() < 0.5 for _ in range(800)]
    secrets = [chance.random() < (0.5 if seat else 0.1) for seat in seats]
    return [
        Answer(chance.gauss(0.7 + 0.01 * seat, 0.003) + leak * secret, secret, seat)
        for seat, secret in zip(seats, secrets, strict=True)
    ]


def test_what_is_public_is_no_leak() -> None:
    found = guess(in_two_seats(leak=0.0), random.Random(1), shuffles=40)
    assert found.right < 0.55
    assert guess([each._replace(public=None) for each in in_two_seats(0.0)], random.Random(1), shuffles=40).right > 0.65


def test_a_leak_beside_what_is_public_is_found() -> None:
    found = guess(in_two_seats(leak=0.004), random.Random(1), shuffles=40)
    assert found.right > 0.65 > found.by_chance


def in_two_hours(leak: float) -> list[Answer]:
    """In the second hour the machine is busy, and most hold the secret by then: both are public."""
    chance = random.Random(7)
    hours = [chance.random() < 0.5 for _ in range(1600)]
    secrets = [chance.random() < (0.8 if hour else 0.2) for hour in hours]
    return [
        Answer(chance.gauss(0.7, 0.03 if hour else 0.003) + leak * secret, secret, hour)
        for hour, secret in zip(hours, secrets, strict=True)
    ]


def test_a_busy_hour_in_which_many_hold_the_secret_is_no_leak() -> None:
    """A time far from the usual one is of the busy hour; that says much about the hour and nothing about the hand."""
    found = guess(in_two_hours(leak=0.0), random.Random(1), shuffles=40)
    assert found.right < 0.52
    assert found.by_chance < 0.53


def test_a_leak_beside_a_busy_hour_is_found() -> None:
    found = guess(in_two_hours(leak=0.004), random.Random(1), shuffles=40)
    assert found.right > 0.55 > found.by_chance
