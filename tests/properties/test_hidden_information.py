"""Nothing that a seat is told depends on what it cannot know."""

import random

from hypothesis import given
from moments import games, known_to, lengths, moment, seeds

from kemet import Game
from kemet.engine.invariants.base import violations
from kemet.engine.state import events as ev
from kemet.engine.state.choices import CHOICES


def twin_of(game: Game, seat: int, seed: int) -> Game:
    twin = game.copy()
    twin.sample_hidden(seat, seed)
    assert not violations(twin.state)
    return twin


@given(games, lengths, seeds)
def test_views_choices_and_refusals_do_not_tell(name: str, length: int, seed: int) -> None:
    game = moment(name, length)
    illegal = random.Random(seed).sample(range(CHOICES), 60)
    for seat in range(game.players):
        assert known_to(twin_of(game, seat, seed), seat, illegal) == known_to(game, seat, illegal)


@given(games, lengths, seeds)
def test_a_spectator_knows_no_more_than_any_seat(name: str, length: int, seed: int) -> None:
    game = moment(name, length)
    for seat in range(game.players):
        assert twin_of(game, seat, seed).view(None) == game.view(None)


@given(games, lengths, seeds)
def test_playing_on_does_not_tell_until_something_is_revealed(name: str, length: int, seed: int) -> None:
    """The same choices look the same to the seat in a game and its twin until one reveals something."""
    game = moment(name, length)
    for seat in range(game.players):
        chance = random.Random(seed)
        mine, twin = game.copy(), twin_of(game, seat, seed)
        illegal = chance.sample(range(CHOICES), 10)
        for _ in range(40):
            chooser = chance.choice(mine.waiting_for())
            both = [code for code in mine.codes(chooser) if code in twin.codes(chooser)]
            if not both:
                break
            learned = mine.state.learned, twin.state.learned
            code = chance.choice(both)
            mine.play(chooser, code)
            twin.play(chooser, code)
            if (mine.state.learned, twin.state.learned) != learned or mine.over:
                break
            assert known_to(twin, seat, illegal) == known_to(mine, seat, illegal), (seat, chooser, code)


@given(games, lengths)
def test_a_whisper_reaches_only_its_seat(name: str, length: int) -> None:
    game = moment(name, length)
    game.events()
    log = game.state.log or []
    secret = {ev.EV_DREW, ev.EV_SAW, ev.EV_SHOWN, ev.EV_REMOVED}
    assert all((event[1] == ev.ALL) == (event[0] not in secret) for event in log)
    for kind, audience, *values in log:
        if audience != ev.ALL:
            assert audience >> values[0] & 1, kind  # its own seat hears it
            assert kind == ev.EV_SHOWN or audience == 1 << values[0]
    for seat in [None, *range(game.players)]:
        told = game.events(seat=seat)
        heard = [event for event in log if event[1] == ev.ALL or (seat is not None and event[1] >> seat & 1)]
        assert len(told) == len(heard)
        secrets = [event for event in told if event.kind in ("drew", "saw", "removed")]
        assert all(event.fields["seat"] == seat for event in secrets)


@given(games, lengths, seeds)
def test_events_come_in_pages(name: str, length: int, seed: int) -> None:
    """Reading on from the last number gives exactly what is new, also after undo and in a copy."""
    game = moment(name, length)
    chance = random.Random(seed)
    for seat in [None, *range(game.players)]:
        story = game.events(seat=seat)
        at = chance.randint(0, len(story))
        assert story[:at] + game.events(since=at, seat=seat) == story
        assert game.events(since=len(story), seat=seat) == []
        assert game.copy().events(seat=seat) == story
    story = game.events(seat=0)
    chooser = game.waiting_for()[0]
    game.play(chooser, chance.choice(game.codes(chooser)))
    assert story + game.events(since=len(story), seat=0) == game.events(seat=0)
    if game.can_undo():
        game.undo()
        assert game.events(seat=0) == story
