"""Copy, save, record, notation and position text lead back to the same game."""

import random

from hypothesis import given
from moments import games, lengths, moment, play_on, seeds

import kemet
from kemet import Game
from kemet.engine.invariants.base import frames_of, violations
from kemet.engine.state.state import State
from kemet.game.saves.freeze import freeze
from kemet.telling.notation import read, write


def goes_on_like(game: Game, twin: Game, seed: int) -> bool:
    """Do both still agree after the same further choices?"""
    game = game.copy()
    play_on(game, random.Random(seed), 30)
    play_on(twin, random.Random(seed), 30)
    return twin.fingerprint() == game.fingerprint()


def things(s: State) -> list[object]:
    """Everything in a state that changes; a copy has its own of each."""
    forces = [force for battle in s.battles for force in (battle.attacker, battle.defender)]
    return [*s.seats, *frames_of(s), *s.battles, *forces]


@given(games, lengths, seeds)
def test_copy(name: str, length: int, seed: int) -> None:
    game = moment(name, length)
    before = game.fingerprint()
    twin = game.copy()
    assert freeze(twin.state) == freeze(game.state)
    assert not any(one is other for one, other in zip(things(game.state), things(twin.state), strict=True))
    assert goes_on_like(game, twin, seed)
    assert game.fingerprint() == before


@given(games, lengths, seeds)
def test_dump_and_load(name: str, length: int, seed: int) -> None:
    game = moment(name, length)
    text = kemet.dump(game)
    twin = kemet.load(text)
    assert kemet.dump(twin) == text
    assert goes_on_like(game, twin, seed)


@given(games, lengths, seeds)
def test_record_and_replay(name: str, length: int, seed: int) -> None:
    game = moment(name, length)
    twin = kemet.replay(game.record())
    assert twin.record() == game.record()
    assert twin.events() == game.events()
    assert goes_on_like(game, twin, seed)


@given(games, lengths, seeds)
def test_saves_and_records_of_a_game_without_a_past(name: str, length: int, seed: int) -> None:
    game = moment(name, length)
    game.sample_hidden(seed % game.players, seed)
    play_on(game, random.Random(seed), 20)
    assert kemet.load(kemet.dump(game)).fingerprint() == game.fingerprint()
    assert kemet.replay(game.record()).record() == game.record()


@given(games, lengths)
def test_notation(name: str, length: int) -> None:
    game = moment(name, length)
    for seat in range(game.players):
        choices = game.legal(seat)
        assert len({choice.text for choice in choices}) == len(choices)
        for choice in choices:
            assert read(game.setup.table, choice.text) == choice.index
            assert write(game.state, seat, choice.index) == choice.text


@given(games, lengths, seeds)
def test_position_text(name: str, length: int, seed: int) -> None:
    game = moment(name, length)
    text = kemet.write_position(game)
    twin = kemet.position(text)
    assert kemet.write_position(twin) == text
    for seat in range(game.players):
        assert twin.view(seat) == game.view(seat)
        assert twin.legal(seat) == game.legal(seat)
    play_on(twin, random.Random(seed), 30)
    assert not violations(twin.state)
