"""A search that minds replies: where a way through its turn was tried often, it looks at the turn after it."""

from __future__ import annotations

import pytest
from bots.moments import moments

import kemet
from kemet.bots import Seat, bot_of
from kemet.bots.judging import progress
from kemet.bots.learned.files import best_net
from kemet.bots.searching import PONDERED, SEAT_STEP, Node, Search
from kemet.bots.weights import weights_for
from kemet.content.records import MODULES

TRIES = 4 * int(PONDERED)


def choosers(node: Node) -> set[int]:
    """Everybody who chooses somewhere in the tree."""
    found = {key // SEAT_STEP for key in node.keys}
    return found.union(*(choosers(child) for child in node.children if child is not None))


def searched(game: kemet.Game, seat: int, replies: int) -> Search:
    sight = Seat(game, seat)
    samples = [sight.sample(str(number)) for number in range(3)]
    table = game.setup.table
    search = Search(seat, weights_for(table, progress(samples[0])), 1, best_net().at(table), replies)
    search.run(samples, TRIES, 0.0)
    return search


def first_turn() -> tuple[kemet.Game, int]:
    """Nobody can be attacked yet: nobody else has a say in the turn."""
    game = kemet.new_game(2, 1)
    while game.question(game.waiting_for()[0]) != "turn":
        seat = game.waiting_for()[0]
        game.play(seat, game.codes(seat)[0])
    return game, game.waiting_for()[0]


def test_the_reply_is_in_the_tree() -> None:
    game, seat = first_turn()
    assert choosers(searched(game, seat, 0).root) == {seat}
    assert choosers(searched(game, seat, 1).root) == {0, 1}


def test_whoever_minds_replies_plans_only_what_it_does_itself() -> None:
    game, seat = first_turn()
    line = searched(game, seat, 2).line()
    twin = game.copy()
    for code in line:
        assert seat in twin.waiting_for()
        twin.play(seat, code)


@pytest.mark.parametrize(("players", "modules"), [(2, MODULES), (4, ())])
def test_no_peeking_into_replies(players: int, modules: tuple[str, ...]) -> None:
    spec = f"net:v1,tries={TRIES},samples=3,replies=1"
    for number, game in enumerate(moments(players, modules, 8, 43)[:6]):
        for seat in game.waiting_for():
            twin = game.copy()
            twin.sample_hidden(seat, f"other {number}")
            first, second = bot_of(spec, "7"), bot_of(spec, "7")
            assert first.choose(Seat(game, seat)) == second.choose(Seat(twin, seat))
            assert first.why() == second.why()
