"""Every event has a sentence, and what belongs together is told together."""

from kemet.cli.sentences import sentence, sentences
from kemet.cli.words import TEXTS
from kemet.content.texts import placeholders
from kemet.game import new_game
from kemet.lab.random_player import RandomPlayer
from kemet.stories import KINDS, Event


def test_every_kind_of_event_has_a_sentence() -> None:
    for name, _ in KINDS.values():
        assert f"event-{name}" in TEXTS


def test_whole_games_are_told_without_gaps() -> None:
    told = set()
    for seed in range(6):
        game = new_game(2 + seed % 4, seed)
        bot = RandomPlayer(str(seed))
        while not game.over:
            game.play(game.waiting_for()[0], bot.choose(game, game.waiting_for()[0]))
        for seat in range(game.players):
            for event in game.events(seat=seat):
                told.add(event.kind)
                assert not placeholders(sentence(event))
            sentences(game.events(seat=seat))
    assert len(told) > 30


def test_units_placed_one_by_one_are_told_together() -> None:
    placed = [Event("placed", {"seat": 0, "space": "A1"})] * 3
    assert sentences(placed) == ["Anubis adds 3 units in A1."]


def test_a_teleport_is_told_once() -> None:
    move = {"seat": 1, "from": "B1", "to": "TW3", "units": 2}
    events = [
        Event("teleport", {**move, "with_creature": 0, "price": 2}),
        Event("step", {**move, "creature": None}),
    ]
    assert sentences(events) == ["Bastet teleports 2 units from B1 to West river temple (TW3) for 2 prayer."]


def test_draws_are_told_together() -> None:
    drawn = [Event("drawn", {"seat": seat}) for seat in (2, 1)]
    assert sentences(drawn) == ["Horus and Bastet draw a divine card each."]
    assert sentences([*drawn, Event("drawn", {"seat": 0}), Event("drew", {"seat": 0, "card": "veto"})])[-1] == (
        "Anubis drew Veto."
    )
