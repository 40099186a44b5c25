"""Seth, 3.2 and 3.3: what each seat sees, and the order of a battle."""

from __future__ import annotations

from typing import Any

import pytest
from words.seth import seth_game

import kemet
from kemet.engine.battle.order import ORDER_WITH_SETH
from kemet.engine.flow import default
from kemet.telling.view import view_of


def views(game: kemet.Game) -> list[dict[str, Any]]:
    """Of every seat, and of a spectator."""
    return [game.view(seat) for seat in (*range(4), None)]


def first_day() -> kemet.Game:
    game = kemet.new_game(4, "views", seth=True)
    while game.state.question.slug != "turn-of-seth":
        seat = game.waiting_for()[0]
        game.play(seat, default(game.state, seat))
    return game


@pytest.mark.rule("S-INFO-05", "S-INFO-08")
def test_what_is_open_to_all() -> None:
    for seen in views(first_day()):
        assert "scorpion" in seen["seth"]["creature_cards"]
        assert seen["seth"]["temples"] == {}
        for seat in seen["seats"]:
            assert seat["hand_size"] == 2
            assert sum(seat["hand_by_deck"].values()) == 2
            assert {"prayer", "tiles", "tokens", "reserve"} <= set(seat)
        assert seen["seth"]["deck_sizes"] == {"seth": 15 - 2, "alliance": 40 - 3 * 2}
        assert seen["seth"]["discard_sizes"] == {"seth": 0, "alliance": 0}


@pytest.mark.rule("S-INFO-08")
def test_a_card_leaves_the_deck_of_its_back() -> None:
    before = view_of(seth_game().on("A1", red=1).seths_turn().s, -1)
    after = view_of(seth_game().on("A1", red=1).seths_turn().seth("violet invoke1").s, -1)
    assert after["seth"]["deck_sizes"]["seth"] == before["seth"]["deck_sizes"]["seth"] - 1
    assert after["seth"]["deck_sizes"]["alliance"] == before["seth"]["deck_sizes"]["alliance"]
    assert sum(after["seth"]["deck_sizes"].values()) == after["deck_size"]


@pytest.mark.rule("S-INFO-01", "S-INV-25", "S-INFO-12")
def test_nobody_sees_anothers_hand() -> None:
    for viewer, seen in enumerate(views(first_day())):
        for seat in seen["seats"]:
            assert ("hand" in seat) == (seat["seat"] == viewer)


@pytest.mark.rule("S-INV-25", "S-INFO-06")
def test_a_prayer_token_is_seen_at_level_three_only() -> None:
    hidden, shown = (seth_game(3).on("RW", red=1).temple("RW", level, 3).seths_turn().s for level in (2, 3))
    twin = seth_game(3).on("RW", red=1).temple("RW", 2, 1).seths_turn().s
    for seat in (0, 1, 2, -1):
        assert view_of(hidden, seat)["seth"]["temples"] == view_of(twin, seat)["seth"]["temples"]
    other = seth_game(3).on("RW", red=1).temple("RW", 3, 1).seths_turn().s
    assert view_of(shown, 1)["seth"]["temples"] != view_of(other, 1)["seth"]["temples"]


@pytest.mark.rule("S-BATTLE-12")
def test_the_order_of_a_battle() -> None:
    names = [type(step).__name__ for step in ORDER_WITH_SETH]
    wanted = [
        "Entry",
        "Trap",
        "TeamEscape",
        "StrikeFirst",
        "Bite",
        "NameFighter",
        "ChooseCards",
        "Reveal",
        "SwapWindow",
        "WoundWindow",
        "CountLosses",
        "TakeLosses",
        "OwnCardLosses",
        "Points",
        "Prayers",
        "Capture",
        "WinnerReinforces",
        "CreaturesHome",
        "LoserLeaves",
        "WinnerDecides",
        "CardsAway",
        "Spoils",
        "Close",
    ]
    places = [names.index(name) for name in wanted]
    assert places == sorted(places)
