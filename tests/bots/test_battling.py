"""Battle cards as a mixed strategy: shares that add up, hands that bind, Prescience answered."""

from __future__ import annotations

import pytest
from bots.battle_moments import battles

from kemet.bots.battling import BattleGame, spare_card
from kemet.bots.judging import progress
from kemet.bots.seat import Seat
from kemet.bots.weights import weights_for
from kemet.engine.state.choices import BATTLE
from kemet.engine.state.codes import MAX_BATTLE_CARDS
from kemet.game.game import Game


def solved(game: Game, seat: int, iterations: int = 400) -> BattleGame:
    samples = [Seat(game, seat).sample(str(number)) for number in range(8)]
    found = BattleGame(seat, weights_for(samples[0].table, progress(samples[0])), 3)
    found.run(samples, iterations, 0.0)
    return found


@pytest.mark.parametrize("modules", [(), ("black", "path", "cards")])
def test_the_mix_is_made_of_cards_in_hand(modules: tuple[str, ...]) -> None:
    for game in battles(3, modules, 21, 5):
        for seat in game.waiting_for():
            found = solved(game, seat, 60)
            hand = game.state.seats[seat].battle_hand
            assert sum(found.solution.rows) == pytest.approx(1)
            assert sum(found.solution.columns) == pytest.approx(1)
            for luck in (0.0, 0.3, 0.6, 0.999):
                card = found.choose(luck)
                spare = spare_card(game.state, hand, card)
                assert BATTLE + card * MAX_BATTLE_CARDS + spare in game.codes(seat)


def test_some_battles_are_mixed() -> None:
    """If every battle had one best card, there would be nothing to bluff about."""
    mixed = 0
    for game in battles(2, (), 2, 12):
        seat = game.waiting_for()[0]
        shares = solved(game, seat).solution.rows
        mixed += max(shares) < 0.95
    assert mixed >= 3


def test_the_enemy_plays_cards_it_may_hold() -> None:
    """What it has shown is gone; what it may have removed or discarded in secret may still come."""
    for game in battles(3, ("cards",), 5, 6):
        for seat in game.waiting_for():
            battle = game.state.battles[-1]
            enemy = game.state.seats[battle.enemy_of(battle.force_of(seat)).fighter]
            possible = (enemy.battle_set | enemy.removed) & ~enemy.shown
            found = solved(game, seat, 1)
            assert found.enemy_cards
            assert all(possible >> card & 1 for card in found.enemy_cards)
