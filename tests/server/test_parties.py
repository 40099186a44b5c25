"""Mixed groups as the browser offers them: every legal one, and nothing else."""

from __future__ import annotations

import random

import pytest

from kemet import new_game
from kemet.engine import flow
from kemet.server.table.parties import is_gathering, parties
from kemet.server.table.ways import ways


@pytest.mark.rule("S-MIXED-02")
@pytest.mark.rule("S-MIXED-09")
def test_every_legal_answer_begins_a_group_and_every_group_can_be_played() -> None:
    found = 0
    for seed in range(3):
        game = new_game(players=5, seed=seed, seth=True)
        chance = random.Random(seed)
        while not game.over and found < 60:
            for seat in game.waiting_for():
                if is_gathering(game.state, seat):
                    found += 1
                    groups = parties(game.state, seat)
                    assert {group.choices[0] for group in groups} == set(game.codes(seat))
                    assert len({(*group.units.items(), group.creature) for group in groups}) == len(groups)
                    for group in groups:
                        after = game.state.copy()
                        for code in group.choices:
                            assert code in flow.legal(after, seat)
                            flow.play(after, seat, code)
                        assert group.units.get(seat, 0) > 0, "the mover goes along (S-MIXED-03)"
                    for way in ways(game.state, seat):
                        assert way.choices[: len(groups[0].choices)] == groups[0].choices, "the whole troop goes"
            seat = chance.choice(game.waiting_for())
            game.play(seat, chance.choice(game.codes(seat)))
    assert found == 60


def test_nobody_else_gathers() -> None:
    game = new_game(players=3, seed=1, seth=True)
    assert [parties(game.state, seat) for seat in range(3)] == [[], [], []]
