"""A choice is played once: what was tried on a fork becomes the game's own, and nobody can tell the difference."""

from __future__ import annotations

import random

import pytest

from kemet import new_game
from kemet.server.store.rows import Entry
from kemet.server.table.match import Match


@pytest.mark.parametrize("listened", [True, False])
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_that_adopts_its_forks_is_the_game_that_played(players: int, listened: bool) -> None:
    setup = new_game(players, f"forks {players}").setup
    matches = [Match(setup, {"kind": "none"}, set(range(players))) for _ in range(2)]
    played, adopted = matches
    chance = random.Random(players)
    for match in matches:
        match.apply(Entry(1, "start", -1))
    assert played.game is not None
    assert adopted.game is not None
    if listened:
        log = adopted.game.log()
    for number in range(2, 400):
        if played.game.over:
            break
        takers = [seat for seat in range(players) if played.game.can_take_back(seat)]
        fork = adopted.game.fork()
        before = adopted.game.fingerprint()
        if takers and chance.random() < 0.1:
            entry = Entry(number, "undo", chance.choice(takers))
            fork.take_back(entry.seat)
        else:
            seat = chance.choice(played.waiting())
            codes = [chance.choice(played.game.codes(seat))]
            fork.play(seat, codes[0])
            while seat in fork.waiting_for() and chance.random() < 0.3:  # several in a row are one entry
                codes.append(chance.choice(fork.codes(seat)))
                fork.play(seat, codes[-1])
            entry = Entry(number, "choose", seat, codes[0], note=" ".join(map(str, codes[1:])))
        assert adopted.game.fingerprint() == before, "a fork leaves the game alone"
        played.apply(entry)
        adopted.apply(entry, fork)
        assert adopted.game.fingerprint() == played.game.fingerprint()
        assert adopted.game.choices == played.game.choices
        assert adopted.began == played.began
        for seat in range(players):
            assert adopted.game.can_take_back(seat) == played.game.can_take_back(seat)
        if listened:
            if entry.kind == "choose":
                assert adopted.game.log() is log, "a telling goes on where it was"
            log = adopted.game.log()
            assert log == played.game.log()
    assert adopted.game.events() == played.game.events()
    assert adopted.game.record() == played.game.record()
