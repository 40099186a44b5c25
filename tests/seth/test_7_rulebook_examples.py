"""Seth, 7.1: the examples of the rulebook."""

from __future__ import annotations

import pytest
from words.seth import SEATS, SethGame, founded, seth_game


@pytest.mark.rule("S-EX-RB-01", "S-RECALL-01")
def test_four_units_are_recalled_for_three_prayer_points() -> None:
    game = seth_game().on("RW", red=4).on("SEG", seth=6).on("B1", blue=1).prayer(red=2)
    game.seths_turn().seth("violet sethMove1", "from SEG", "group 6", "step RW").fight("301 410", "202 410")
    game.plays("red", "recall")
    assert game.pp("red") == 2 + 3
    assert game.reserve("red") == 12
    assert game.at("RW") == {"seth": 6}


@pytest.mark.rule("S-EX-RB-02", "S-SETUP-05", "S-SETUP-06", "S-INV-07", "S-TOKEN-VIOLET")
@pytest.mark.parametrize(("n", "violet"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_tokens_of_seth(n: int, violet: int) -> None:
    s = founded(n)
    assert s.seats[0].tokens == violet
    assert [SEATS[seat] for seat in range(n + 1) if s.seth.colours >> seat & 1] == list(SEATS[1 : n + 1])
    assert all(s.seats[seat].tokens == 4 for seat in range(1, n + 1))


@pytest.mark.rule("S-EX-RB-03", "S-CORRUPT-PYRAMID-02", "S-CORRUPT-PYRAMID-03", "S-CORRUPT-PYRAMID-04", "S-ACT-03")
def test_corrupting_a_pyramid_is_bounded_by_both_pyramids() -> None:
    game = seth_game().violet(2).built(B1="red 3").prayer(seth=11).on("B1", blue=1)
    game.seths_turn().seth("colour blue corruptPyramid")
    assert game.may("seth", "buy charge")
    assert game.may("seth", "buy carnage")
    assert not game.may("seth", "buy blades_of_neith")
    assert not game.may("seth", "buy defense")  # blue's city has no blue pyramid
    game.seth("buy carnage")
    assert game.pp("seth") == 11 - 3


@pytest.mark.rule("S-EX-RB-04", "S-TEMPLE-01", "S-TEMPLE-02", "S-TEMPLE-03", "S-TEMPLE-08")
def test_one_of_four_units_is_given_for_a_temple() -> None:
    game = seth_game().on("RW", red=4).alliance_turn()
    game.plays("red", "temple RW")
    assert game.level("RW") == 1
    assert game.at("RW") == {"red": 3}
    assert game.reserve("red") == 9
    assert game.pp("red") == 5
    assert game.s.seats[1].tokens == 4


@pytest.mark.rule("S-EX-RB-05", "S-TEMPLE-05")
def test_one_level_in_a_turn() -> None:
    game = seth_game().on("RW", red=3).alliance_turn()
    game.plays("red", "temple RW")
    assert game.asked() == "who-acts-next"
    assert game.at("RW") == {"red": 2}


@pytest.mark.rule("S-EX-RB-06", "S-CEREMONY-02", "S-CEREMONY-04", "S-CEREMONY-05")
def test_two_payers_share_eighteen() -> None:
    game = seth_game(3).built(A1="red 4", B1="blue 4").on("TW2", red=1).on("OAB", yellow=1).on("OBC", blue=1)
    game.prayer(red=11, blue=11, yellow=11).between()
    assert not game.may("red", "ceremony")
    game.plays("blue", "ceremony")
    assert not game.may("blue", "share blue 6")  # yellow could not pay the other twelve
    game.plays("blue", "share blue 11", "fighter blue")
    assert game.waiting() == ["yellow"]
    game.plays("yellow", "yes")
    assert (game.pp("red"), game.pp("blue"), game.pp("yellow")) == (11, 0, 4)


@pytest.mark.rule("S-EX-RB-07", "S-BUY-01", "S-BUY-02", "S-BUY-03")
def test_violet_tiles_for_members() -> None:
    game = seth_game().built(A1="red 2", A2="blue 2", A3="white 2").on("A1", red=1).turn_of("red")
    game.plays("red", "token buyRed")
    assert game.may("red", "buy kill_them_all")
    assert not game.may("red", "buy ambush")
    game.plays("red", "buy kill_them_all")
    assert game.pp("red") == 3
    assert not game.for_sale("kill_them_all")
    low = seth_game().built(A1="red 4", A2="blue 4", A3="white 1").on("A1", red=1).turn_of("red")
    low.plays("red", "token buyRed")
    assert low.may("red", "buy energy_drain")
    assert not low.may("red", "buy kill_them_all")


def olivier() -> SethGame:
    """Green is red here: 4 units and the Scarab beside 2 of blue, 3 of yellow with the Elephant."""
    game = seth_game(3).on("FA", red=4).on("RW", blue=2, yellow=3).creature("FA", "red", "scarab")
    game.creature("RW", "yellow", "elephant").turn_of("red")
    return game.plays("red", "token move1", "from FA", "share red 4", "ride scarab", "step RW", "regroup")


@pytest.mark.rule("S-EX-RB-08", "S-MIXED-02", "S-MIXED-03", "S-MIXED-04", "S-MOVE-03", "S-CLAR-23")
def test_units_are_left_and_taken_on_the_way() -> None:
    game = olivier().plays("red", "share red 2", "share blue 1", "share yellow 1", "ride scarab")
    game.plays("red", "step FC", "step TW2")
    assert game.at("RW") == {"red": 2, "blue": 1, "yellow": 2}
    assert game.beast("RW") == "elephant"
    assert game.at("TW2") == {"red": 2, "blue": 1, "yellow": 1}
    assert game.beast("TW2") == "" or game.may("red", "end")
    game.plays("red", "end")
    assert game.beast("TW2") == "scarab"


@pytest.mark.rule("S-EX-RB-09", "S-MIXED-09", "S-MIXED-10")
def test_creatures_change_places_on_the_way() -> None:
    game = olivier().plays("red", "share red 2", "share blue 1", "share yellow 1", "ride elephant")
    game.plays("red", "step FC", "step TW2", "end")
    assert game.beast("RW") == "scarab"
    assert game.beast("TW2") == "elephant"


@pytest.mark.rule("S-EX-RB-10", "S-MOVE-02", "S-MOVE-04", "S-MIXED-11")
def test_six_units_or_two_creatures_cannot_end_together() -> None:
    game = olivier()
    game.plays("red", "share red 2", "share blue 1")
    assert not game.may("red", "share yellow 0")  # six would stay
    assert not game.may("red", "share yellow 3")  # six would go
    game.plays("red", "share yellow 1")
    assert not game.may("red", "alone")
    stuck = olivier()
    stuck.plays("red", "share red 3", "share blue 1", "share yellow 0", "step FC", "end")  # only with the Scarab
    assert stuck.at("RW") == {"red": 1, "blue": 1, "yellow": 3}


@pytest.mark.rule("S-EX-RB-11", "S-CORRUPT-TROOP-11", "S-TEAM-FIGHTER", "S-CORRUPT-TROOP-09")
def test_the_tokens_player_attacks_and_does_not_defend() -> None:
    game = seth_game().on("FA", red=2).on("RW", red=1, blue=2).seths_turn()
    game.seth("colour red corruptTroop", "troop FA", "attack RW")
    assert game.asked() == "battle-cards"
    assert game.waiting() == ["red", "blue"]
    battle = game.s.battles[-1]
    assert (battle.attacker.fighter, battle.defender.fighter) == (1, 2)


@pytest.mark.rule("S-EX-RB-12", "S-CORRUPT-CREATURE-13")
def test_a_creature_sold_takes_its_card_away() -> None:
    game = seth_game().built(A1="red 4").on("A1", red=1).turn_of("red")
    assert "scorpion" in game.creature_cards()
    game.plays("red", "token buyRed", "buy giant_scorpion")
    assert "scorpion" not in game.creature_cards()


@pytest.mark.rule("S-EX-RB-13", "S-MIXED-13", "S-MIXED-06", "S-CLAR-41")
def test_crusade_pays_the_whole_troop() -> None:
    game = seth_game().on("FA", red=2, blue=2).on("RW", seth=2).owns("blue", "crusade").prayer(red=0, blue=0)
    game.turn_of("red").plays("red", "token move1", "from FA", "share red 2", "share blue 2", "step RW")
    game.fight("320 410", "410 301").defaults()
    assert "seth" not in game.at("RW")
    assert (game.pp("red"), game.pp("blue")) == (2, 2)


@pytest.mark.rule("S-EX-RB-14", "S-INVASION-07", "S-INVASION-09", "S-ACT-INVASION")
def test_two_battles_against_two_members() -> None:
    game = seth_game().on("RW", seth=4).on("SEG", seth=5).on("FA", red=2).on("FB", blue=2).on("A1", red=1)
    game.owns("seth", "kill_them_all")
    game.seths_turn().seth("violet invasion", "from RW", "group 4", "step FA")
    game.seth("from SEG", "group 5", "step RW", "step FB").say_no()
    assert set(game.waiting()) == {"seth", "red", "blue"}
    game.locks("seth", "410 320").locks("red", "410 202").locks("blue", "410 202")
    game.seth("first FA").defaults()
    assert game.s.seats[0].battle_hand.bit_count() == 4  # two assigned, none discarded
    assert game.s.seats[1].battle_hand.bit_count() == 4  # one played, one discarded
