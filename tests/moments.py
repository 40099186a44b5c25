"""Moments of random games: every example is a game of the fuzzer and a number of choices."""

from __future__ import annotations

import json
import random

import fuzz
from hypothesis import settings
from hypothesis import strategies as st

from kemet import Game, KemetError
from kemet.engine import flow
from kemet.engine.state.codes import OVER

settings.register_profile(
    "kemet", derandomize=True, deadline=None, max_examples=60, database=None, report_multiple_bugs=False
)
settings.load_profile("kemet")

games = st.integers(0, 10_000).map(lambda number: f"property:{number}")
lengths = st.one_of(st.integers(0, 120), st.integers(120, 900))
seeds = st.integers(0, 2**32)


def moment(name: str, length: int) -> Game:
    """The game of this name after this many choices, or one before its end; odd names have modules of Ta-Seti."""
    plan = fuzz.draw_plan(name, "random" if int(name.split(":")[1]) % 2 else "none")
    game = plan.game()
    chooser = fuzz.Chooser(plan)
    steps: list[tuple[int, int]] = []
    state = game.state.copy()
    for _ in range(length):
        seat = chooser.seat(state)
        code = chooser.choice(seat, flow.legal(state, seat))
        flow.play(state, seat, code)
        if state.phase == OVER:
            break
        steps.append((seat, code))
    for seat, code in steps:
        game.play(seat, code)
    return game


class Stuck(Exception):
    """Somebody is asked and has no choice."""


def play_on(game: Game, chance: random.Random, most: int) -> None:
    """Up to this many random choices."""
    for _ in range(most):
        if game.over:
            return
        seat = chance.choice(game.waiting_for())
        codes = game.codes(seat)
        if not codes:
            raise Stuck(game.question(seat))
        game.play(seat, chance.choice(codes))


def refusal(game: Game, seat: int, code: int) -> str:
    """The text with which a choice is refused."""
    try:
        game.copy().play(seat, code)
    except KemetError as error:
        return str(error)
    return "legal"


def known_to(game: Game, seat: int, illegal: list[int]) -> str:
    """Everything a seat is told: view, questions, choices and refusals, as one text."""
    codes = game.codes(seat)
    refused = [refusal(game, seat, code) for code in illegal if code not in codes]
    asked = [game.waiting_for(), [game.question(each) for each in range(game.players)]]
    choices = [(choice.index, choice.kind, choice.fields, choice.text) for choice in game.legal(seat)]
    return json.dumps([game.view(seat), asked, choices, refused])
