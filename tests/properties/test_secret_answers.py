"""A question whose answers look alike to the others says on its card that it is secret: the search relies on it."""

from __future__ import annotations

import json
import random
from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest

import kemet
from kemet.content.records import MODULES
from kemet.engine import flow
from kemet.engine.battle.choose import BATTLE_CARDS, DISCARD_FOR_WOUND
from kemet.engine.cards.recover import RECOVER_CARD
from kemet.engine.hidden import sample_hidden
from kemet.engine.night.cards import VISION
from kemet.engine.state.codes import OVER
from kemet.engine.state.frames import QUESTIONS
from kemet.engine.state.state import State
from kemet.game.saves.freeze import fingerprint
from kemet.telling.events import events_for
from kemet.telling.view import view_of

ENOUGH = 6  # moments of each question
ANSWERS = 8  # of each moment


def moments(seth: bool) -> Iterator[tuple[State, int, list[int]]]:
    """Seats of random games with something to choose, a few of every question."""
    seen: Counter[int] = Counter()
    for number in range(7):
        modules = ("black", "cards") if seth else MODULES
        s = kemet.new_game(3, f"secret{number}", modules=modules, seth=seth).state
        chance = random.Random(number)
        while s.phase != OVER:
            seat = chance.choice([each for each in range(3) if s.waiting >> each & 1])
            codes = flow.legal(s, seat)
            if len(codes) > 1 and seen[s.question.code] < ENOUGH:
                seen[s.question.code] += 1
                yield s, seat, chance.sample(codes, min(ANSWERS, len(codes)))
            flow.play(s, seat, chance.choice(codes[-40:]))


def looks(s: State, viewer: int) -> str:
    """All that a seat is shown and told."""
    return json.dumps([view_of(s, viewer), [str(event) for event in events_for(s.table, s.log or [], viewer)]])


def look_alike(s: State, seat: int, codes: list[int]) -> bool:
    """Do two of these answers lead to different states that are one and the same to another seat?

    It is shown the same, and what it cannot know is drawn alike. A group that is still being put together is no secret:
    it shows before anybody else decides something.
    """
    viewer = (seat + 1) % 3
    after: dict[str, set[str]] = defaultdict(set)
    for code in codes:
        t = s.copy()
        t.log = []
        flow.play(t, seat, code)
        whole, shown = fingerprint(t), looks(t, viewer)
        sample_hidden(t, viewer, "sample")
        after[shown + fingerprint(t)].add(whole)
    return any(len(states) > 1 for states in after.values())


@pytest.mark.parametrize("seth", [False, True])
def test_answers_that_others_can_not_tell_apart_are_secret(seth: bool) -> None:
    hidden = {s.question for s, seat, codes in moments(seth) if look_alike(s, seat, codes)}
    assert {question.slug for question in hidden if not question.secret} == set()
    assert {RECOVER_CARD, DISCARD_FOR_WOUND, BATTLE_CARDS, VISION} <= hidden


def test_what_is_answered_from_cards_nobody_sees_is_secret() -> None:
    asked = [each for each in QUESTIONS.values() if each.shows_cards or each.ballot or each.face_down]
    assert asked
    assert all(question.secret for question in asked)
