"""Seth, 7.2: cases of sacred temples, the Great Ceremony, the portal and the ways to win."""

from __future__ import annotations

import pytest
from words.seth import SethGame, seth_game

from kemet.engine.seth.ceremony import ceremony_cost, ceremony_is_possible
from kemet.engine.state.codes import END_DISTRICT


@pytest.mark.rule("S-EX-45", "S-CEREMONY-02", "S-CEREMONY-04", "S-CLAR-12")
def test_only_those_at_the_obelisk_pay() -> None:
    game = seth_game().built(A1="red 4", B1="blue 4").on("OAB", red=1).on("B1", blue=1).prayer(red=11, blue=8).between()
    assert ceremony_cost(game.s) == 12
    assert not game.may("red", "ceremony")
    game = seth_game().built(A1="red 4", B1="blue 4").on("OAB", red=1, blue=1).prayer(red=11, blue=8).between()
    game.plays("red", "ceremony")
    assert game.may("red", "share red 11")
    assert game.may("red", "share red 4")
    assert not game.may("red", "share red 3")
    game.plays("red", "share red 11", "fighter red").plays("blue", "yes")
    assert (game.pp("red"), game.pp("blue")) == (0, 7)


@pytest.mark.rule("S-EX-46", "S-CEREMONY-07")
def test_a_ceremony_for_nothing() -> None:
    game = seth_game().built(A1="red 4", A2="blue 4", A3="white 4", B1="blue 4", B2="red 4").on("A1", red=1).between()
    assert not game.may("red", "ceremony")
    game = seth_game().built(A1="red 4", A2="blue 4", A3="white 4", B1="blue 4", B2="red 4").on("OAB", red=1)
    game.prayer(red=0).between().plays("red", "ceremony")
    assert game.s.seth.ceremony_done
    assert game.pp("red") == 0


@pytest.mark.rule("S-EX-47", "S-CEREMONY-05")
def test_at_least_four_payers() -> None:
    game = seth_game(5).built(A1="red 4", B1="blue 4", C1="red 4")
    game.on("OAB", red=1, blue=1, yellow=1).prayer(red=11, blue=11, yellow=11, green=11)
    assert ceremony_cost(game.s) == 38
    assert not ceremony_is_possible(game.s)
    assert ceremony_is_possible(game.on("OBC", green=1).s)


@pytest.mark.rule("S-EX-48", "S-CEREMONY-06")
def test_no_tile_lowers_the_ceremony() -> None:
    game = seth_game().built(A1="red 4", A2="blue 4", A3="white 4").on("OAB", red=1).owns("red", "priest_of_ra")
    game.prayer(red=8).between()
    game.plays("red", "ceremony")
    assert game.pp("red") == 0


@pytest.mark.rule("S-EX-49", "S-WIN-09", "S-CLAR-10")
@pytest.mark.parametrize(("points", "winner"), [(6, "alliance"), (5, "seth")])
def test_the_last_units_are_sacrificed(points: int, winner: str) -> None:
    game = seth_game().on("RW", red=3).temple("RW", 2).scored(red=points).ceremony_held().alliance_turn()
    game.plays("red", "temple RW")
    assert game.over() == winner


@pytest.mark.rule("S-EX-50", "S-TEMPLE-04", "S-TEMPLE-05", "S-TEMPLE-06", "S-TEMPLE-09")
def test_levels_at_two_sites() -> None:
    game = seth_game().on("FA", red=2).on("RW", red=3).on("OAB", red=2).temple("RW", 1).alliance_turn()
    assert not game.may("red", "temple OAB")
    game.plays("red", "temple FA", "temple RW")
    assert (game.level("FA"), game.level("RW")) == (1, 2)
    assert (game.at("FA"), game.at("RW")) == ({"red": 1}, {"red": 1})
    assert game.s.seth.temples[game.space("RW")] >> 2 & 15  # a prayer token lies there
    assert game.asked() == "who-acts-next"


def end_of_a_day(level: int = 3, sacred: str = "seth") -> SethGame:
    game = seth_game(3).on("TW2", red=1).on("TW3", blue=2, yellow=1).on("FA", **{sacred: 1}).temple("FA", level, 3)
    return game.prayer(seth=0, red=0, blue=0, yellow=0).evening()


@pytest.mark.rule("S-EX-51", "S-DAY-14", "S-DAY-15", "S-DAY-16", "S-TEMPLE-11", "S-TEMPLE-15", "S-TEMPLE-18")
def test_income_of_temples() -> None:
    game = end_of_a_day()
    assert game.asked() == "split-of-prayer"
    assert game.waiting() == ["blue"]
    assert game.pp("seth") == 3
    game.plays("blue", "pass")
    assert (game.pp("red"), game.pp("blue"), game.pp("yellow")) == (2 + 2, 2 + 2, 1 + 2)  # and the night
    assert game.points("alliance") == 0
    assert game.powers()


@pytest.mark.rule("S-EX-52", "S-DAY-16", "S-DAY-17", "S-TEMPLE-14")
@pytest.mark.parametrize(("level", "points"), [(3, 1), (2, 0)])
def test_the_temple_point(level: int, points: int) -> None:
    game = end_of_a_day(level, "red")
    game.plays("blue", "pass")
    assert game.points("alliance") == points


@pytest.mark.rule("S-EX-90", "S-DAY-16")
@pytest.mark.parametrize("sacred", [True, False])
def test_the_temple_point_of_two(sacred: bool) -> None:
    game = seth_game().on("TW2", red=1).on("TW3", seth=1).on("FA", blue=1)
    if sacred:
        game.temple("FA", 3)
    game.evening()
    assert game.points("alliance") == (1 if sacred else 0)


@pytest.mark.rule("S-EX-53", "S-WIN-04", "S-WIN-05", "S-CLAR-72")
def test_a_district_must_be_held_until_the_next_alliance_turn() -> None:
    game = seth_game().on("SEG", red=3).on("A1", red=1).on("SE1", seth=2).temple("FA", 3).ceremony_held()
    game.turn_of("red").plays("red", "token move1", "from SEG", "share red 3", "step SE2", "end", "end")
    assert game.over() == ""
    game.plays("blue", "token pray1", "end")
    assert game.asked() == "turn-of-seth"
    game.seth("violet invoke1", "end")
    assert game.over() == "alliance"


@pytest.mark.rule("S-EX-54", "S-WIN-05")
def test_a_temple_built_now_counts_for_the_district() -> None:
    game = seth_game().on("SE1", red=1).on("RW", blue=4).temple("RW", 2).ceremony_held().alliance_turn()
    assert game.over() == ""
    game.plays("blue", "temple RW")
    game.defaults("temple")
    assert game.over() == "alliance"


@pytest.mark.rule("S-EX-55", "S-PORTAL-02", "S-PORTAL-04", "S-PORTAL-05", "S-CEREMONY-10")
def test_the_portal_opens_in_the_same_turn() -> None:
    game = seth_game().built(A1="red 4", A2="blue 4", A3="white 4").on("RW", red=2).on("OAB", blue=1).prayer(blue=8)
    game.turn_of("red").plays("red", "token move1", "from RW", "share red 2")
    assert not game.may("red", "step SEG")
    game.plays("red", "end").between().plays("blue", "ceremony", "power breath_of_hapi")
    game.plays("red", "begin", "token move2", "from RW", "share red 2", "step SEG")
    assert game.at("SEG") == {"red": 2}
    assert game.s.move_left == 0


@pytest.mark.rule("S-EX-53", "S-EX-55", "S-WIN-04", "S-WIN-05", "S-MIXED-02", "S-CEREMONY-01")
def test_from_the_ceremony_into_seths_city_in_one_turn() -> None:
    """Blue holds the ceremony, red leads both through the portal, blue over the wall; the win comes a turn later."""
    game = seth_game().built(A1="red 4", A2="blue 4", A3="white 4").on("RW", red=2, blue=2).on("OAB", blue=1)
    game.temple("FA", 3).prayer(blue=8).on("SE1", seth=1).alliance_turn().defaults("who-acts-next")
    game.plays("blue", "ceremony", "power breath_of_hapi")
    game.plays("red", "begin", "token move1", "from RW", "share red 2", "share blue 2", "step SEG", "end", "end")
    game.plays("blue", "token move1", "from SEG", "share red 2", "share blue 2", "step SE2", "end", "end")
    assert game.at("SE2") == {"red": 2, "blue": 2}
    assert (game.over(), game.asked()) == ("", "turn-of-seth")  # and no win in Seth's turn
    game.seth("violet sethPray1", "end")
    assert (game.over(), game.s.end_reason) == ("alliance", END_DISTRICT)


@pytest.mark.rule("S-WIN-04", "S-WIN-05")
def test_a_district_that_seth_takes_back_wins_nothing() -> None:
    game = seth_game().on("SE2", red=1).on("A1", red=1).on("SE1", seth=6).temple("FA", 3).ceremony_held().seths_turn()
    game.seth("violet sethMove1", "from SE1", "group 6", "step SE2").fight("410 320", "202 410").defaults()
    game.seth("end").defaults("who-acts-next")
    assert (game.over(), game.asked()) == ("", "who-acts-next")


@pytest.mark.rule("S-EX-56", "S-MOVE-07", "S-MOVE-08", "S-DI-ALL-OPEN-GATES")
def test_walls_of_seth() -> None:
    game = seth_game().on("RW", red=2).on("A1", red=1).owns("red", "god_speed").ceremony_held()
    game.holds("red", "ally_open_gates").turn_of("red")
    game.plays("red", "token move1", "from RW", "share red 2", "step SEG")
    assert not game.may("red", "step SE1")
    game.plays("red", "card ally_open_gates").say_no()
    game.plays("red", "step SE1")
    assert game.at("SE1") == {"red": 2}


@pytest.mark.rule("S-EX-57", "S-PORTAL-03", "S-PORTAL-07", "S-TILE-VULTURE")
def test_walls_stop_seth() -> None:
    game = seth_game().on("SEG", seth=2).on("A3", red=1).creature("SEG", "seth", "vulture").seths_turn()
    game.seth("violet sethMove1", "from SEG", "group 2 with creature", "step RW", "step FA")
    assert game.s.move_left == 1
    assert not game.may("seth", "step A1")
    game.seth("end").seths_turn().seth("violet sethMove2", "from FA", "group 2 with creature")
    assert game.may("seth", "step A1")


@pytest.mark.rule("S-EX-70", "S-TEAM-BOUND", "S-TEAM-CEREMONY")
def test_proposals_are_bounded() -> None:
    game = seth_game().built(A1="red 4", B1="blue 4").on("OAB", red=1, blue=1).prayer(red=11, blue=11).between()
    game.plays("red", "ceremony", "share red 11", "fighter red").plays("blue", "pass")
    assert not game.s.seth.ceremony_done
    game.plays("red", "ceremony", "share red 11", "fighter red")
    assert game.asked() != "consent-to-the-ceremony"  # refused already
    game.plays("red", "ceremony", "share red 10", "fighter red").plays("blue", "pass")
    assert not game.may("red", "ceremony")
    assert game.may("blue", "ceremony")


@pytest.mark.rule("S-EX-72", "S-TS-17")
def test_divine_strength_and_a_split() -> None:
    game = seth_game(2, ("black",)).on("TW3", red=2, blue=1).on("SE1", seth=1).owns("red", "divine_strength")
    game.prayer(red=0, blue=0).evening()
    assert game.waiting() == ["red"]
    game.plays("red", "pass")
    assert (game.pp("red"), game.pp("blue")) == (3 + 2, 1 + 2)  # and the night


@pytest.mark.rule("S-EX-85", "S-CLAR-12")
def test_when_the_ceremony_is_offered() -> None:
    def table(red: int) -> SethGame:
        game = seth_game().built(A1="red 4", B1="blue 4").on("OAB", red=1, blue=1).on("RW", red=1)
        return game.prayer(red=red, blue=6)

    assert not table(5).between().may("red", "ceremony")
    assert not table(5).turn_of("red").may("red", "ceremony")
    game = table(6).alliance_turn()
    assert game.asked() == "temple"
    assert not game.may("red", "ceremony")
    game.plays("red", "pass")
    assert game.may("red", "ceremony")
    assert game.may("blue", "ceremony")
    turn = table(6).turn_of("red")
    assert turn.may("red", "ceremony")
    turn.plays("red", "token pray1")
    assert turn.may("red", "ceremony")
