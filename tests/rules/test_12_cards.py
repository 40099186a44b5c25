"""Section 12: divine intervention cards in general."""

from __future__ import annotations

import pytest
from words import cannot, choices, day, fight, hand, on, play, position, prayer

from kemet import Game

ALL_BUT_ONE_PRAYER = (
    "war_rage x3, war_fury x3, bloody_battle x3, bloodbath x2, bronze_wall x3, iron_wall x2, prayer, "
    "mana_theft x2, enlistment x4, raining_fire x4, teleportation x3, open_gates, veto x2, escape"
)


def cards(game: Game) -> tuple[int, int]:
    """Cards in the deck and among the discards."""
    view = game.view(None)
    return view["deck_size"], view["discard_size"]


@pytest.mark.rule("B-DI-01")
def test_one_deck_of_thirty_five() -> None:
    game = position("players 2\nturn P1\nP1 prayer 5\nP2 prayer 5")
    assert cards(game) == (35, 0)


@pytest.mark.rule("B-DI-01")
def test_the_discards_become_the_deck_only_when_a_card_must_be_drawn() -> None:
    game = position("players 2\nnight\nP1 prayer 5\nP2 prayer 5\ndeck prayer, veto")
    assert cards(game) == (0, 33)
    assert set(hand(game, "P1") | hand(game, "P2")) == {"prayer", "veto"}
    game = position("players 2\nnight\nP1 prayer 5\nP2 prayer 5\ndeck prayer")
    assert (cards(game), hand(game, "P1")) == ((33, 0), {"prayer": 1})


@pytest.mark.rule("B-DI-01")
def test_discards_are_face_down() -> None:
    game = position("players 2\nturn P1\nP1 tiles divine_wound; troops FA 3; hand veto\nP2 troops OAB 3")
    play(game, "P1 token move1", "P1 from FA", "P1 group 3", "P1 step OAB")
    fight(game, "410 202", "202 301")
    play(game, "P1 wound veto")
    assert (cards(game)[1], game.view(0)["known_discards"], game.view(1)["known_discards"]) == (1, {"veto": 1}, {})


@pytest.mark.rule("B-DI-02")
def test_without_deck_and_discards_the_draw_is_skipped() -> None:
    game = position(f"players 2\norder P2 P1\nnight\nP1 hand {ALL_BUT_ONE_PRAYER}\nP2 prayer 5")
    assert (hand(game, "P2"), sum(hand(game, "P1").values())) == ({"prayer": 1}, 34)
    assert cards(game) == (0, 0)


@pytest.mark.rule("B-DI-03")
def test_hands_are_secret_and_their_sizes_public() -> None:
    game = position("players 2\nturn P1\nP1 hand veto, prayer\nP2 prayer 5")
    assert game.view(0)["seats"][0]["hand"] == {"veto": 1, "prayer": 1}
    for viewer in (1, None):
        seen = game.view(viewer)["seats"][0]
        assert "hand" not in seen
        assert seen["hand_size"] == 2


@pytest.mark.rule("B-DI-04")
def test_equal_cards_add_up() -> None:
    game = position("players 2\nturn P1\nP1 prayer 3; hand prayer x2, mana_theft\nP2 prayer 5")
    play(game, "P1 card prayer", "P1 card mana_theft", "P1 card prayer")
    assert (prayer(game, "P1"), prayer(game, "P2"), hand(game, "P1")) == (3 + 2 + 1 + 2, 4, {})


@pytest.mark.rule("B-DI-05")
@pytest.mark.parametrize("card", ["war_rage", "veto", "escape"])
def test_battle_and_opponent_cards_are_not_played_in_the_own_turn(card: str) -> None:
    game = position(f"players 2\nturn P1\nP1 hand {card}\nP2 prayer 5")
    cannot(game, f"P1 card {card}", "B-DI-05")


@pytest.mark.rule("B-DI-05")
def test_day_cards_are_played_neither_in_another_turn_nor_in_a_battle() -> None:
    game = position("players 2\nturn P1\nP1 troops FA 3; hand prayer\nP2 troops OAB 2; hand prayer")
    cannot(game, "P2 card prayer", "nothing to choose")
    play(game, "P1 token move1", "P1 from FA", "P1 group 3", "P1 step OAB", "P2 pass")
    cannot(game, "P1 card prayer", "battle-cards")
    cannot(game, "P2 card prayer", "battle-cards")


@pytest.mark.rule("B-DI-06")
def test_the_price_is_paid_when_the_card_is_played() -> None:
    game = position("players 2\nturn P1\nP1 prayer 3; hand raining_fire\nP2 troops OAB 2; hand prayer")
    play(game, "P1 card raining_fire OAB")
    assert (game.question(1), prayer(game, "P1"), on(game, "OAB")) == ("veto", 2, {"P2": 2})
    play(game, "P2 pass")
    assert (prayer(game, "P1"), on(game, "OAB")) == (2, {"P2": 1})


@pytest.mark.rule("B-DI-06")
def test_a_card_that_cannot_be_paid_is_not_played() -> None:
    game = position("players 2\nturn P1\nP1 prayer 0; hand raining_fire\nP2 troops OAB 2")
    cannot(game, "P1 card raining_fire OAB", "it costs 1 prayer and you have 0")


@pytest.mark.rule("B-DI-07")
def test_a_vetoed_card_is_gone_and_paid_for() -> None:
    game = position("players 2\nturn P1\nP1 prayer 3; hand raining_fire\nP2 troops OAB 2; hand veto")
    play(game, "P1 card raining_fire OAB", "P2 yes")
    assert (prayer(game, "P1"), on(game, "OAB")) == (2, {"P2": 2})
    assert (hand(game, "P1"), hand(game, "P2"), cards(game)) == ({}, {}, (33, 2))


@pytest.mark.rule("B-DI-08")
@pytest.mark.parametrize(
    ("first", "card"),
    [
        ("prayer 11; hand prayer", "prayer"),
        ("prayer 11; hand mana_theft", "mana_theft"),
        ("hand raining_fire", "raining_fire A1"),
        ("troops A1 5, A2 5, A3 2; hand enlistment", "enlistment"),
    ],
)
def test_a_card_without_any_effect_is_refused(first: str, card: str) -> None:
    game = position(f"players 2\nturn P1\nP1 {first}\nP2 prayer 0")
    cannot(game, f"P1 card {card}", "B-DI-08")


@pytest.mark.rule("B-DI-08")
def test_part_of_the_effect_is_enough() -> None:
    game = position("players 2\nturn P1\nP1 prayer 10; hand prayer\nP2 prayer 0")
    play(game, "P1 card prayer")
    assert prayer(game, "P1") == 11


@pytest.mark.rule("B-DI-09")
def test_all_others_answer_secretly_at_the_same_time() -> None:
    game = day("prayer 5; hand prayer, veto", "hand veto", "hand escape")
    play(game, "P1 card prayer")
    assert game.waiting_for() == [1, 2]
    assert (choices(game, "P2"), choices(game, "P3")) == (["pass", "yes"], ["pass"])
    before = game.view(2)
    play(game, "P2 yes")
    after = game.view(2)
    assert (after["seats"][1]["hand_size"], after["discard_size"]) == (1, before["discard_size"])
    play(game, "P3 pass")
    assert (hand(game, "P2"), prayer(game, "P1")) == ({}, 5)


@pytest.mark.rule("B-DI-09")
@pytest.mark.parametrize(("order", "spender", "keeper"), [("P1 P2 P3", "P2", "P3"), ("P1 P3 P2", "P3", "P2")])
def test_only_the_first_yes_after_the_active_player_costs_a_veto(order: str, spender: str, keeper: str) -> None:
    game = day("prayer 5; hand prayer", "hand veto", "hand veto", order=order)
    play(game, "P1 card prayer", "P2 yes", "P3 yes")
    assert (hand(game, spender), hand(game, keeper)) == ({}, {"veto": 1})


@pytest.mark.rule("B-DI-10")
def test_a_veto_may_be_vetoed() -> None:
    game = day("prayer 5; hand prayer", "hand veto, prayer", "hand veto")
    play(game, "P1 card prayer", "P2 yes", "P3 pass")
    assert (game.waiting_for(), game.question(2)) == ([2], "veto")
    play(game, "P3 yes")
    assert (prayer(game, "P1"), cards(game)[1], game.question(0)) == (7, 3, "turn")


@pytest.mark.rule("B-DI-10")
def test_the_active_player_never_plays_veto() -> None:
    game = day("prayer 5; hand prayer, veto", "hand veto", "troops TW3 1")
    play(game, "P1 card prayer", "P2 yes")
    assert (prayer(game, "P1"), hand(game, "P1"), game.question(0)) == (5, {"veto": 1}, "turn")


@pytest.mark.rule("B-DI-10")
def test_whose_escape_was_vetoed_may_veto_the_veto() -> None:
    game = day("troops FA 3", "troops OAB 2; hand escape, veto", "hand veto")
    play(game, "P1 token move1", "P1 from FA", "P1 group 3", "P1 step OAB", "P2 escape FB", "P3 yes")
    assert game.waiting_for() == [1]
    play(game, "P2 yes")
    assert (on(game, "FB"), on(game, "OAB")) == ({"P2": 2}, {"P1": 3})


@pytest.mark.rule("B-DI-10")
def test_house_rule_no_veto_on_a_veto() -> None:
    game = position("players 3\nhouse vetoOnVeto=no\nturn P1\nP1 prayer 5; hand prayer\nP2 hand veto\nP3 hand veto")
    play(game, "P1 card prayer", "P2 yes", "P3 pass")
    assert (game.question(0), prayer(game, "P1")) == ("turn", 5)


@pytest.mark.rule("B-DI-11")
def test_discarding_for_divine_wound_is_not_playing() -> None:
    game = day("tiles divine_wound; prayer 5; troops FA 3; hand prayer, raining_fire", "troops OAB 3", "hand veto")
    play(game, "P1 token move1", "P1 from FA", "P1 group 3", "P1 step OAB")
    fight(game, "410 202", "202 301")
    play(game, "P1 wound prayer", "P1 wound raining_fire")
    assert (prayer(game, "P1"), game.waiting_for(), game.question(1)) == (5, [1], "loser")
