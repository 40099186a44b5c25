"""Rulings of docs/rulings.md that no other test plays."""

from __future__ import annotations

from pathlib import Path

import pytest
from words import choices, on, play, position

import kemet


@pytest.mark.rule("T3-UNIT-08")
def test_the_move_ends_when_its_last_unit_is_sent_back() -> None:
    """R-32."""
    game = position(
        """
        players 2 target 8
        modules path
        turn P1
        P1 troops FA 1 +1, A1 2 +1, A2 2 +1
        P2
        """
    )
    play(game, "P1 token move1", "P1 pass", "P1 from FA", "P1 sendback FA")
    assert on(game, "FA") == {}
    assert game.question(0) == "turn"
    assert game.view(None)["move"] is None


@pytest.mark.rule("T2-DAWN-06")
def test_the_second_card_of_a_bid_stays_face_down_even_if_battles_show_theirs() -> None:
    """R-37."""
    game = position(
        """
        players 2 target 8
        modules dawn
        house battleDiscardFaceUp=yes
        day 1
        night
        P1
        P2
        """
    )
    play(game, "P2 play 410 discard 130")
    assert game.view(0)["seats"][1]["battle_cards_shown"] == ["410"]
    assert "130" in game.view(0)["seats"][1]["battle_cards_possible"]


@pytest.mark.rule("B-DI-09", "B-LIMIT-05")
def test_a_veto_with_a_price_must_be_paid(tmp_path: Path) -> None:
    """R-49."""
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "veto"\ncost = 1\n', encoding="utf-8")
    text = """
        players 2 target 8
        turn P1
        P1 prayer 3; hand prayer
        P2 prayer {purse}; hand veto
        """
    poor = kemet.position(text.format(purse=0), (str(tmp_path),))
    play(poor, "P1 card prayer")
    assert choices(poor, "P2") == ["pass"]
    rich = kemet.position(text.format(purse=1), (str(tmp_path),))
    play(rich, "P1 card prayer", "P2 yes")
    assert [seat["prayer"] for seat in rich.view(None)["seats"]] == [3, 0]


@pytest.mark.rule("T3-UNIT-08")
def test_with_any_moment_the_others_are_asked_before_the_victory_check() -> None:
    """R-31: P2 sends back the priest that holds a temple, so P1 is no longer behind and wins at once."""
    game = position(
        """
        players 2 target 8
        modules path victory
        house priestReturnMoment=any
        day 2 round 1
        order P2 P1
        turn P2 placed
        P1 points battle 8
        P2 points battle 8; troops TW3 1 +1, B1 2 +1, B2 2 +1; tokens pray1
        """
    )
    play(game, "P2 end")
    assert game.question(1) == "priest-to-send-back"
    game.play(1, "sendback TW3")
    assert game.winner == 0
