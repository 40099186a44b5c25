"""Duels: in a search that minds them, an enemy thinks about their battle card too, and sees nobody else's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from bots.battle_moments import battles
from bots.moments import look_away

import kemet
from kemet.bots import Seat, read_spec
from kemet.bots.battling import worth_of
from kemet.bots.judging import progress
from kemet.bots.learned.files import load_net
from kemet.bots.searching import SEAT_STEP, Node, Search
from kemet.bots.weights import weights_for
from kemet.content.records import MODULES
from kemet.engine.state.choices import KEEP, WOUND
from kemet.engine.state.ruleset import Ruleset

TRIES = 400


def searched(game: kemet.Game, seat: int, duels: bool) -> Search:
    sight = Seat(game, seat)
    samples = [sight.sample(str(number)) for number in range(3)]
    table = game.setup.table
    search = Search(seat, weights_for(table, progress(samples[0])), 1, load_net("v2").at(table), None, duels)
    search.run(samples, TRIES, 0.0)
    return search


def nodes(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        if child is not None:
            yield from nodes(child)


def attacks() -> Iterator[tuple[kemet.Game, int, list[Node]]]:
    """Moments just before an attack, with the nodes at which the search of the attacker chooses its battle card."""
    for battle in battles(2, (), 5, 8):
        seat = battle.state.battles[-1].attacker.fighter
        game, before = kemet.Game(battle.setup), None
        for mover, code in battle.choices:
            if mover == seat and game.question(seat) == "move":
                before = game.copy()
            game.play(mover, code)
        assert before is not None
        fights = [node for node in nodes(searched(before, seat, True).root) if node.duel is not None]
        if fights:
            yield before, seat, fights


def cards(table: Ruleset, node: Node) -> list[int]:
    """The keys of battle cards; in other samples somebody may be asked something else at the same moment."""
    return [key for key in node.keys if key % SEAT_STEP >= table.pair_base]


def pair(table: Ruleset, key: int) -> tuple[int, int]:
    return divmod(key % SEAT_STEP - table.pair_base, table.pair_width)


def test_both_sides_choose_and_only_the_enemy_at_the_duel() -> None:
    found = list(attacks())
    assert found
    for game, seat, fights in found:
        assert all(node.duel is None for node in nodes(searched(game, seat, False).root))
        for node in fights:
            assert node.duel is not None
            assert {key // SEAT_STEP for key in cards(game.setup.table, node)} == {seat}
            assert {key // SEAT_STEP for key in cards(game.setup.table, node.duel)} == {1 - seat}
            assert sum(node.duel.visits) <= sum(node.visits)


def test_each_card_is_one_choice_with_the_card_that_is_missed_least() -> None:
    for game, seat, fights in attacks():
        table, hand = game.setup.table, game.state.seats[seat].battle_hand
        for node in fights:
            pairs = [pair(table, key) for key in cards(table, node)]
            assert sorted(played for played, _ in pairs) == [card for card in range(12) if hand >> card & 1]
            for played, spare in pairs:
                rest = [card for card in range(12) if hand >> card & 1 and card != played]
                assert worth_of(game.state, spare) == min(worth_of(game.state, card) for card in rest)


@pytest.mark.parametrize(("players", "modules"), [(2, MODULES), (4, ())])
def test_no_peeking(players: int, modules: tuple[str, ...]) -> None:
    look_away(f"net:v2,tries={TRIES},samples=3,duels=1", players, modules)


def test_a_spec_names_duels() -> None:
    assert read_spec("net:v2,duels=1,beliefs=1,tries=9").text == "net:v2,tries=9,beliefs=1,duels=1"


def test_a_tree_does_not_branch_on_cards_discarded_face_down() -> None:
    """The enemy discards for Divine Wound unseen: the search of the attacker may not tell those choices apart."""
    game = kemet.position(
        """
        players 2
        turn P1
        P1 troops FA 5
        P2 troops OAB 5; tiles divine_wound; hand war_rage x2, raining_fire, prayer
        """
    )
    for choice in ("token move1", "from FA", "group 5", "step OAB"):
        game.play(0, choice)
    while game.question(0) != "battle-cards":
        game.play(1, "pass")
    told = {divmod(key, SEAT_STEP) for node in nodes(searched(game, 0, False).root) for key in node.keys}
    assert {code for seat, code in told if seat == 0}
    assert not [code for seat, code in told if seat == 1 and WOUND <= code < KEEP]
