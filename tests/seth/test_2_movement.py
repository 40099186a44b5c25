"""Seth, 2.11 to 2.13 and 9.3: movement, limits, walls, recall and retreat, portals."""

from __future__ import annotations

import pytest
from words.seth import SethGame, seth_game

from kemet.engine.board.control import pyramid_level
from kemet.engine.state import events


def move(game: SethGame, name: str, start: str, *rest: str, token: str = "token move1") -> SethGame:
    """A member's Move up to his group, which is chosen by `rest`."""
    return game.turn_of(name).plays(name, token, f"from {start}", *rest)


@pytest.mark.rule("S-MOVE-01", "S-INV-05")
def test_six_of_seth_in_a_space() -> None:
    game = seth_game().on("A1", red=1).on("SE1", seth=4).on("SEG", seth=3).seths_turn()
    game.seth("violet sethMove1", "from SE1", "group 4")
    assert not game.may("seth", "step SEG")
    game.seth("end").seths_turn().seth("violet sethMove2", "from SE1", "group 3", "step SEG")
    assert game.at("SEG") == {"seth": 6}


@pytest.mark.rule("S-TILE-LEGION")
def test_seven_of_seth_with_legion() -> None:
    game = seth_game().on("A1", red=1).on("SE1", seth=4).on("SEG", seth=3).owns("seth", "new_legion").seths_turn()
    game.seth("violet sethMove1", "from SE1", "group 4", "step SEG")
    assert game.at("SEG") == {"seth": 7}


@pytest.mark.rule("S-MOVE-02", "S-MOVE-05", "S-MIXED-01")
def test_allies_share_a_space_in_peace() -> None:
    game = move(seth_game().on("FA", red=3).on("RW", blue=2), "red", "FA", "share red 3", "step RW", "end")
    assert game.at("RW") == {"red": 3, "blue": 2}
    assert not game.s.battles


@pytest.mark.rule("S-MOVE-06", "S-INV-04")
def test_the_other_side_is_fought_at_once() -> None:
    game = move(seth_game().on("FA", red=3).on("RW", seth=2), "red", "FA", "share red 3", "step RW").say_no()
    assert game.asked() == "battle-cards"


@pytest.mark.rule("S-MOVE-07", "S-MOVE-08")
def test_walls_open_to_allies() -> None:
    game = seth_game().on("RW", red=2).owns("red", "god_speed")
    move(game, "red", "RW", "share red 2", "step FB", "step B1")
    assert game.at("B1") == {"red": 2}


@pytest.mark.rule("S-MOVE-09", "S-MOVE-16")
def test_who_controls_a_pyramid() -> None:
    game = seth_game(3).built(A1="red 3").on("A1", blue=1).on("B1", red=1)
    red = 1
    assert pyramid_level(game.s, 1, red) == 3  # its owner
    assert pyramid_level(game.s, 2, red) == 3  # and his guest
    assert pyramid_level(game.s, 3, red) == 0
    held = seth_game(3).built(A1="red 3").on("A1", seth=1).on("A2", red=1)
    assert pyramid_level(held.s, 1, red) == 0


@pytest.mark.rule("S-MOVE-09")
def test_a_district_stays_its_owners_with_guests_in_it() -> None:
    game = seth_game(3).on("A1", red=1, blue=1).on("B1", red=2, blue=1).on("C1", red=1).on("B2", seth=1)
    assert (game.holder("A1"), game.holder("B1")) == ("red", "blue")
    assert game.holder("C1") == "red"  # nobody of yellow's is there
    assert game.holder("B2") == "seth"
    game.prayer(blue=5).turn_of("blue").plays("blue", "token recruit", "place B2", "place B2")
    assert game.holder("B2") == "seth"  # not before the battle is over


@pytest.mark.rule("S-MOVE-16", "S-MOVE-09")
def test_a_guest_buys_raises_and_teleports() -> None:
    def guest() -> SethGame:
        return seth_game().built(A1="red 2").on("A1", blue=2).on("B1", blue=1).prayer(blue=9).turn_of("blue")

    game = guest().plays("blue", "token buyRed")
    assert game.may("blue", "buy carnage")
    game = guest().plays("blue", "token raise")
    assert game.may("blue", "raise A1 3")
    game = guest().plays("blue", "token move1", "from A1", "share blue 2")
    assert game.may("blue", "teleport TW3")


@pytest.mark.rule("S-MOVE-10", "S-MOVE-11")
def test_pyramids_of_seth() -> None:
    game = seth_game().violet(3).on("SE1", red=2).on("A1", red=1).prayer(red=4)
    move(game, "red", "SE1", "share red 2", "teleport OAB", "end")
    assert game.at("OAB") == {"red": 2}
    assert game.pp("red") == 2
    held = seth_game().violet(3).on("SE1", red=1).on("SE2", red=1).on("SE3", red=1).prayer(seth=5).seths_turn()
    held.seth("violet buyPower")
    assert held.may("seth", "buy crocodile")


@pytest.mark.rule("S-MOVE-12", "S-CLAR-29")
def test_recruits_join_allies() -> None:
    game = seth_game().built(A1="red 1").on("A1", blue=3).on("B1", blue=1).prayer(red=5).turn_of("red")
    game.plays("red", "token recruit")
    assert not game.may("red", "place B1")
    game.plays("red", "place A1", "place A1")
    assert game.at("A1") == {"red": 2, "blue": 3}
    assert not game.may("red", "place A1")


@pytest.mark.rule("S-MOVE-14", "S-TS-19")
def test_khnum_takes_a_fee_from_the_other_side_only() -> None:
    game = seth_game(modules=("black",)).on("FA", red=2).on("RW", blue=2).creature("RW", "blue", "khnum").prayer(red=3)
    move(game, "red", "FA", "share red 2", "step RW", "end")
    assert game.pp("red") == 3
    enemy = seth_game(modules=("black",)).on("SEG", seth=3).on("RW", blue=2).creature("RW", "blue", "khnum")
    enemy.prayer(seth=3).seths_turn().seth("violet sethMove1", "from SEG", "group 3", "step RW")
    assert enemy.pp("seth") < 3


@pytest.mark.rule("S-BASE-07")
def test_one_teleport_to_each_obelisk_in_a_movement() -> None:
    game = (
        seth_game()
        .on("OAB", red=2)
        .on("A1", red=1)
        .built(A1="red 1")
        .owns("red", "teleport", "stargate", "priest_of_ra")
    )
    move(game, "red", "OAB", "share red 2", "teleport TW3", "teleport TW2")
    assert not game.may("red", "teleport TW3")


@pytest.mark.rule("S-CLAR-24", "S-BASE-04")
def test_a_creature_left_behind_goes_to_its_tile() -> None:
    game = seth_game().on("RW", red=1, blue=2).creature("RW", "red", "elephant")
    move(game, "red", "RW", "share blue 0", "alone", "step FA", "end")
    assert game.on_tile("red") == ["elephant"]
    assert game.beast("RW") == ""


@pytest.mark.rule("S-CLAR-25")
def test_passing_takes_no_temple() -> None:
    game = seth_game().on("RW", red=2).on("A1", red=1).temple("FA", 3).owns("red", "god_speed")
    move(game, "red", "RW", "share red 2", "step FA")
    game.plays("red", "step TW2", "end")
    assert game.temporary() == 1


@pytest.mark.rule("S-MIXED-05", "S-MIXED-08", "S-TILE-KILL-THEM-ALL")
def test_only_the_movers_tiles_move() -> None:
    game = seth_game().on("FA", red=1, blue=1).owns("blue", "god_speed", "kill_them_all", "open_gates")
    move(game, "red", "FA", "share blue 1")
    assert game.s.move_left == 1
    game.plays("red", "end")
    move(game, "blue", "FA", "share red 1", token="token move2")
    assert game.s.move_left == 3


@pytest.mark.rule("S-TILE-COMMON-MARCH", "S-MIXED-05")
def test_common_march() -> None:
    game = seth_game(modules=("black",)).on("FA", red=1).on("SEG", seth=2).owns("blue", "common_march")
    move(game, "red", "FA")
    assert game.s.move_left == 2
    game.plays("red", "end").seths_turn().seth("violet sethMove1", "from SEG", "group 2")
    assert game.s.move_left == 1


@pytest.mark.rule("S-TILE-CROCODILE", "S-TILE-VULTURE")
def test_violet_creatures_march_and_fight() -> None:
    game = seth_game().on("SEG", seth=3).on("RW", red=4).on("A1", red=1).creature("SEG", "seth", "crocodile")
    game.seths_turn().seth("violet sethMove1", "from SEG", "group 3 with creature")
    assert game.s.move_left == 2
    game.seth("step RW").fight("301 410", "301 410")
    assert game.strengths() == (3 + 2 + 3, 4 + 3)
    vulture = seth_game().on("SEG", seth=4).on("RW", red=4).on("A1", red=1).creature("SEG", "seth", "vulture")
    vulture.prayer(seth=0).seths_turn().seth("violet sethMove1", "from SEG", "group 4 with creature", "step RW")
    vulture.fight("320 410", "221 410").defaults()
    assert vulture.strengths()[0] == 4 + 1 + 3
    assert vulture.pp("seth") == 2  # three were destroyed, two are paid


# --- 2.12 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-RECALL-03", "S-RECALL-01")
def test_a_winning_alliance_troop_may_recall() -> None:
    game = move(seth_game().on("FA", red=4).on("RW", seth=1).on("A1", red=1).prayer(red=0), "red", "FA", "share red 4")
    game.plays("red", "step RW").fight("410 320", "202 410").defaults("winner")
    game.plays("red", "recall")
    assert game.pp("red") == 3
    assert game.points("alliance") == 1
    assert game.at("RW") == {}


@pytest.mark.rule("S-RECALL-01")
def test_recalling_one_unit_gives_nothing() -> None:
    game = seth_game().on("RW", red=1).on("A1", red=1).on("SEG", seth=6).prayer(red=2).seths_turn()
    game.seth("violet sethMove1", "from SEG", "group 6", "step RW").fight("301 410", "202 410").plays("red", "recall")
    assert game.pp("red") == 2


@pytest.mark.rule("S-RECALL-05", "S-RECALL-06", "S-CLAR-28", "S-TEAM-RETREAT")
def test_where_a_loser_retreats_to() -> None:
    game = seth_game(3).on("RW", red=2).on("FA", blue=1).on("A1", red=1).on("SEG", seth=6).seths_turn()
    game.seth("violet sethMove1", "from SEG", "group 6", "step RW").fight("301 410", "202 410").plays("red", "retreat")
    assert game.waiting() == ["seth"]
    assert not game.may("seth", "retreat FA")  # an ally stands there
    assert not game.may("seth", "retreat SEG")  # never through a portal
    assert game.may("seth", "retreat TW3")


@pytest.mark.rule("S-RECALL-06", "S-CLAR-28")
def test_cities_of_allies_are_open_to_a_retreat() -> None:
    game = seth_game().on("FB", red=2).on("A1", red=1).on("RW", seth=6).seths_turn()
    game.seth("violet sethMove1", "from RW", "group 6", "step FB").fight("301 410", "202 410").plays("red", "retreat")
    assert game.may("seth", "retreat B1")
    seths = move(
        seth_game().on("FA", red=5).on("A1", red=1).on("RW", seth=1).on("FB", blue=1), "red", "FA", "share red 5"
    )
    seths.plays("red", "step RW").fight("301 410", "202 410").defaults("retreat-space", "loser")
    seths.seth("retreat")
    assert not seths.may("red", "retreat SEG")
    assert seths.may("red", "retreat TW3")


@pytest.mark.rule("S-RECALL-06")
def test_open_gates_help_no_retreat() -> None:
    """R-57: with Seth the tile opens no hostile city to a retreat; the house rule does."""

    def beaten_at_the_gate(**house: str) -> SethGame:
        game = seth_game(**house).on("SEG", red=2).on("A1", red=1).on("RW", seth=6).owns("red", "open_gates")
        game.ceremony_held().seths_turn().seth("violet sethMove1", "from RW", "group 6", "step SEG")
        return game.fight("301 410", "202 410")

    assert beaten_at_the_gate().reserve("red") == 11  # no way: recalled at once
    open_city = beaten_at_the_gate(retreatIntoEnemyCity="yes").plays("red", "retreat")
    assert open_city.may("seth", "retreat SE1")


@pytest.mark.rule("S-RECALL-05")
def test_a_loser_without_a_way_must_recall() -> None:
    game = seth_game().on("TW3", red=2).on("A1", red=1).on("RW", seth=6).on("SE1", seth=1).seths_turn()
    game.seth("violet sethMove1", "from RW", "group 5", "step TW3").fight("301 410", "202 410").defaults()
    assert game.at("TW3") == {"seth": 5}
    assert game.reserve("red") == 11


@pytest.mark.rule("S-RECALL-08", "S-TEMPLE-03")
def test_sacrificed_units_are_not_recalled() -> None:
    game = seth_game().on("RW", red=4).temple("RW", 1).prayer(red=3).alliance_turn().plays("red", "temple RW")
    assert game.pp("red") == 3
    assert game.reserve("red") == 10
    assert not game.told(events.EV_RECALLED)


# --- 2.13 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-PORTAL-01", "S-PORTAL-06", "S-PORTAL-03")
def test_the_portal() -> None:
    game = seth_game()
    rules = game.s.table.seth
    assert rules.sites >> game.space("SEG") & 1
    assert rules.sites >> game.space("RW") & 1
    assert not game.s.table.obelisk[game.space("SEG")]


@pytest.mark.rule("S-PORTAL-07")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_four_steps_from_city_to_city(n: int) -> None:
    table = seth_game(n).s.table
    near = {space: set(table.neighbours[space]) for space in range(table.spaces)}
    for space in range(table.spaces):
        if table.seth.portal[space] >= 0:
            near[space].add(table.seth.portal[space])
    for start in table.seth.home:
        distance = {start: 0}
        front = [start]
        for space in front:
            for onward in near[space] - distance.keys():
                distance[onward] = distance[space] + 1
                front.append(onward)
        members = [space for space in table.districts if space not in set(table.seth.home)]
        assert {distance[space] for space in members} == {4}
