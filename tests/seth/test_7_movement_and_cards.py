"""Seth, 7.2: cases of passing crowded spaces, of cards outside battle and of the market."""

from __future__ import annotations

import pytest
from words.seth import SethGame, seat_of, seth_game

from kemet.telling.notation import read, write


@pytest.mark.rule("S-EX-68", "S-MOVE-15", "S-CLAR-21")
def test_no_step_into_a_dead_end() -> None:
    game = (
        seth_game()
        .on("FA", red=3)
        .on("RW", blue=4)
        .turn_of("red")
        .plays("red", "token move1", "from FA", "share red 3")
    )
    assert not game.may("red", "step RW")
    fast = seth_game().on("FA", red=3).on("RW", blue=4).owns("red", "god_speed").turn_of("red")
    fast.plays("red", "token move1", "from FA", "share red 3")
    assert fast.may("red", "step RW")


def crowded() -> SethGame:
    """Red 3 has stepped to blue 4 on RW, one step left."""
    game = (
        seth_game().on("FA", red=3).on("RW", blue=4).owns("red", "god_speed").holds("red", "ally_prayer").turn_of("red")
    )
    return game.plays("red", "token move1", "from FA", "share red 3", "step RW")


@pytest.mark.rule("S-EX-73", "S-MOVE-15", "S-CLAR-20", "S-MIXED-03")
def test_going_on_from_a_crowded_space() -> None:
    game = crowded()
    assert not game.may("red", "end")
    assert not game.may("red", "card ally_prayer")
    game.plays("red", "regroup")
    assert not game.may("red", "share red 0")
    game.plays("red", "share red 2")
    assert game.may("red", "share blue 0")
    assert not game.may("red", "share blue 4")
    game.plays("red", "share blue 0", "step TW3", "end")
    assert game.at("RW") == {"red": 1, "blue": 4}
    assert game.at("TW3") == {"red": 2}
    alone = crowded().plays("red", "regroup", "share red 1")
    assert not alone.may("red", "share blue 0")  # six would stay


@pytest.mark.rule("S-EX-74", "S-CLAR-21")
def test_the_way_back_is_a_way_on() -> None:
    game = seth_game(3).on("FA", red=3).on("RW", blue=4).owns("red", "god_speed").on("TW3", yellow=5)
    game.on("OAB", blue=5).on("FB", yellow=5).on("FC", blue=2, yellow=2).on("OBC", red=5).turn_of("red")
    game.plays("red", "token move1", "from FA", "share red 3")
    assert game.may("red", "step RW")
    game.plays("red", "step RW", "step FA", "end")
    assert game.at("FA") == {"red": 3}


@pytest.mark.rule("S-EX-75", "S-TILE-LEGION", "S-CLAR-20")
def test_legion_may_not_leave_six_behind() -> None:
    game = seth_game().on("RW", red=1, blue=6).owns("red", "new_legion").turn_of("red")
    game.plays("red", "token move1", "from RW")
    assert not game.may("red", "share blue 0")
    game.plays("red", "share blue 1", "step FA", "end")
    assert game.at("RW") == {"blue": 5}


@pytest.mark.rule("S-EX-59", "S-DI-SETH-MANA-THEFT")
def test_mana_theft() -> None:
    game = seth_game(4).on("A1", red=1).holds("seth", "seth_mana_theft")
    game.prayer(seth=4, red=0, blue=3, yellow=5, green=11).seths_turn().seth("card seth_mana_theft").say_no()
    assert [game.pp(name) for name in ("red", "blue", "yellow", "green")] == [0, 2, 4, 10]
    assert game.pp("seth") == 5


@pytest.mark.rule("S-EX-60", "S-TEAM-VETO", "S-DI-SETH-RAINING-FIRE", "S-DI-06", "S-CLAR-62", "S-BASE-06")
def test_two_vetoes() -> None:
    game = seth_game(3).on("A1", red=2).holds("seth", "seth_raining_fire").holds("red", "ally_veto").prayer(seth=4)
    game.holds("blue", "ally_veto").seths_turn()
    game.seth("card seth_raining_fire A1 red")
    assert game.asked() == "veto"
    game.plays("blue", "yes").plays("red", "yes")
    game.say_no()
    assert game.at("A1") == {"red": 2}
    assert game.cards("red") == []
    assert game.cards("blue") == ["ally_veto"]
    assert game.pp("seth") == 3
    assert game.cards("seth") == []
    assert game.asked() == "turn-of-seth"


@pytest.mark.rule("S-EX-61", "S-CLAR-39", "S-SETHBASE-03", "S-CORRUPT-PYRAMID-06")
def test_priestess_and_a_corrupted_pyramid() -> None:
    game = seth_game().violet(3).built(B1="white 4").on("B1", seth=1).on("B2", blue=1).owns("seth", "priestess")
    game.prayer(seth=5).seths_turn().seth("colour blue corruptPyramid", "buy vision")
    assert game.pp("seth") == 2


@pytest.mark.rule("S-EX-62", "S-ACT-BUY-HELD", "S-SETHBASE-08", "S-BUY-11")
def test_a_held_colour() -> None:
    game = seth_game().violet(2).built(A1="red 4").on("A1", seth=1).on("A2", red=1).prayer(seth=6).seths_turn()
    game.seth("violet buyPower", "buy phoenix")
    assert game.pp("seth") == 2
    assert "phoenix" not in game.creature_cards()
    game.defaults()
    assert "phoenix" in game.tiles("seth")


@pytest.mark.rule("S-EX-63", "S-BUY-06", "S-BUY-07", "S-CLAR-66", "S-TILE-OSIRIS", "S-INV-14")
def test_osiris_serves_all() -> None:
    game = seth_game().built(A1="red 3").on("A1", red=1).on("B1", blue=2).prayer(red=5).turn_of("red")
    game.plays("red", "token buyRed", "buy osiris")
    assert game.pp("red") == 2
    assert game.points("alliance") == 0
    assert game.tiles("red") == []
    game.choose("red", game.osiris_at("B1"))
    assert game.beast("B1") == "osiris"
    game.plays("red", "end").plays("blue", "token move1", "from B1", "share blue 2", "ride osiris", "step FB", "end")
    assert game.beast("FB") == "osiris"


@pytest.mark.rule("S-TILE-OSIRIS", "S-TEAM-OSIRIS")
def test_osiris_enters_the_city_of_his_buyer() -> None:
    game = seth_game().built(A1="red 3").on("A1", red=1).on("B1", blue=2).prayer(red=5).turn_of("red")
    game.plays("red", "token buyRed", "buy osiris")
    red, city = seat_of("red"), game.s.seats[seat_of("red")].city
    texts = [write(game.s, red, code) for code in game.offers("red")]
    assert texts == ["creature osiris A1", "creature osiris B1", "creature osiris reserve"]
    assert [read(game.s.table, text, city) for text in texts] == game.offers("red")
    game.choose("red", read(game.s.table, "creature osiris A1", city))
    assert game.beast("A1") == "osiris"


@pytest.mark.rule("S-EX-86", "S-DI-03", "S-CLAR-63", "S-INFO-09", "S-DAY-12")
def test_windows_of_reactions() -> None:
    game = seth_game(3).on("A1", red=3).on("SE1", seth=2).holds("seth", "seth_enlistment").holds("blue", "ally_veto")
    game.holds("red", "ally_prayer").seths_turn().seth("card seth_enlistment")
    assert game.asked() == "veto"
    assert game.waiting() == ["red", "blue"]
    assert not game.may("red", "yes")
    flight = seth_game().on("RW", seth=2).on("FA", blue=3).holds("seth", "ally_escape").holds("red", "ally_veto")
    flight.holds("blue", "ally_veto").turn_of("blue").plays("blue", "token move1", "from FA", "share blue 3", "step RW")
    assert flight.asked() == "escape-together"
    assert flight.waiting() == ["seth"]
    flight.seth("yes", "escape TW3")
    assert flight.asked() == "move"
    assert flight.at("TW3") == {"seth": 2}
    assert flight.at("RW") == {"blue": 3}
