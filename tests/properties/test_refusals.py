"""Every refusal has its reason: an answer with a verb that the question knows is refused with a rule."""

from __future__ import annotations

import random
from collections import defaultdict

import kemet
from kemet.content.languages import LANGUAGES
from kemet.content.records import MODULES
from kemet.content.seth.words import SETH_MODULES
from kemet.content.texts import load_texts
from kemet.engine import flow
from kemet.engine.state.codes import OVER
from kemet.engine.state.frames import QUESTIONS
from kemet.engine.state.state import State
from kemet.engine.state.verbs import VERBS, verb_of
from kemet.rulebook import all_rules
from kemet.telling.refusals import reason_why_not

RULES = {rule.id for rule in all_rules()}
KEPT = 10  # moments of each question, with Seth and without
TRIED = 25  # illegal answers of each verb at a moment


class Survey:
    """Moments of random games by question, and the verbs with which each question was ever answered."""

    def __init__(self) -> None:
        self.verbs: dict[int, set[str]] = defaultdict(set)
        self.moments: dict[tuple[int, bool], list[tuple[State, int]]] = defaultdict(list)
        for number in range(8):
            self.play(kemet.new_game(2 + number % 4, f"survey{number}", modules=MODULES), number)
        for number in range(12):
            modules = SETH_MODULES if number % 2 else ()
            self.play(kemet.new_game(3 + number % 4, f"survey{number}", modules=modules, seth=True), number)

    def play(self, game: kemet.Game, number: int) -> None:
        s, chance = game.state, random.Random(number)
        while s.phase != OVER:
            seat = chance.choice([each for each in range(s.table.players) if s.waiting >> each & 1])
            codes = flow.legal(s, seat)
            self.verbs[s.question.code] |= {verb_of(code)[0].name for code in codes}
            kept = self.moments[s.question.code, s.table.with_seth]
            if len(kept) < KEPT:
                kept.append((s.copy(), seat))
            elif chance.random() < 0.02:
                kept[chance.randrange(KEPT)] = s.copy(), seat
            flow.play(s, seat, chance.choice(codes[-40:]))


def test_an_illegal_answer_is_refused_with_a_reason_that_names_a_rule() -> None:
    survey, chance = Survey(), random.Random("illegal")
    tried, without = set(), set()
    for (question, _), moments in survey.moments.items():
        for s, seat in moments:
            legal = flow.legal(s, seat)
            for verb in VERBS:
                if verb.name not in survey.verbs[question] or not verb.is_known(s.table):
                    continue
                illegal = [code for _, code in verb.codes(s.table) if code not in legal]
                for code in chance.sample(illegal, min(TRIED, len(illegal))):
                    reason = reason_why_not(s, seat, code)
                    tried.add((s.question.slug, verb.name))
                    if reason.key == "no-answer" or reason.rule not in RULES:
                        without.add((s.question.slug, verb.name, reason.key))
    assert without == set()
    assert len(tried) > 90


def test_refusals_of_the_cards_have_their_verb_their_rule_and_their_words() -> None:
    names = {verb.name for verb in VERBS}
    for question in QUESTIONS.values():
        for verb, (key, rule) in question.refusals.items():
            assert verb in names, question.slug
            assert rule in RULES, question.slug
            assert all(f"why-{key}" in load_texts(language) for language in LANGUAGES), key
