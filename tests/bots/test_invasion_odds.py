"""The odds of the two battles of a Furious invasion, and moments at which a battle can't be weighed."""

from __future__ import annotations

import random

import pytest
from golden_moments import asked, golden_moment, golden_moments

from kemet import Game
from kemet.bots.odds import attack_odds, battle_odds
from kemet.engine.hidden import sample_hidden
from kemet.engine.state.choices import DONE
from kemet.errors import KemetError

TWO_CERTAIN = 18  # the golden game whose second battle is decided before its cards


def fought_on(game: Game, luck: int) -> list[tuple[object, object]]:
    """Winner and loser of both battles when everybody lays battle cards at random and no divine ones."""
    game = game.copy()
    rng = random.Random(luck)
    while game.state.battles:
        seat = game.waiting_for()[0]
        codes = game.codes(seat)
        game.play(seat, DONE if DONE in codes else rng.choice(codes))
    results = [event.fields for event in game.events() if event.kind == "result"]
    return [(fields["winner"], fields["loser"]) for fields in results[-2:]]


def test_each_battle_of_an_invasion_has_odds_for_those_who_fight_in_it() -> None:
    game = golden_moment(TWO_CERTAIN, asked("invasion-cards"))
    seth = [battle_odds(game, 0, number=number) for number in (1, 2)]
    assert [odds and (odds.space, odds.enemy) for odds in seth] == [("RW", 1), ("OAB", 4)]
    defends = battle_odds(game, 4, number=2)
    assert defends is not None
    assert defends.role == "defender"
    assert battle_odds(game, 4, number=1) is None  # an ally fights there
    assert battle_odds(game, 0) is None  # which of the two?


def test_a_battle_of_an_invasion_that_is_certain_is_won_whatever_is_laid() -> None:
    game = golden_moment(TWO_CERTAIN, asked("invasion-cards"))
    odds = battle_odds(game, 0, number=2)
    assert odds is not None
    assert {each.expected.win for each in odds.cards} == {1.0}
    assert all((0, 4) in fought_on(game, luck) for luck in range(6))


def test_invasion_odds_do_not_depend_on_what_is_hidden() -> None:
    game = golden_moment(4, asked("invasion-cards"))
    told = [battle_odds(game, seat, (), "all", number) for seat in (0, 2) for number in (1, 2)]
    for luck in range(4):
        for place, (seat, number) in enumerate((seat, number) for seat in (0, 2) for number in (1, 2)):
            other = game.state.copy()
            sample_hidden(other, seat, f"{luck}")
            assert battle_odds(other, seat, (), "all", number) == told[place]


def test_an_attack_in_a_veto_window_with_seth_is_refused() -> None:
    refused = 0
    for game in golden_moments(18):
        if not asked("veto")(game):
            continue
        for space in game.setup.table.space_ids:
            try:
                attack_odds(game, 0, space, 1)
            except KemetError:
                refused += 1
        if refused:
            return
    pytest.fail("no such moment")
