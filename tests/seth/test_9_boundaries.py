"""Seth: the nearest case on the other side of a rule, which is refused, free, or nobody's business."""

from __future__ import annotations

import pytest
from words.seth import SethGame, seat_of, seth_game

from kemet.engine.flow import default
from kemet.engine.state import choices as c


def corrupt(game: SethGame, space: str, *rest: str) -> SethGame:
    return game.seths_turn().seth("colour red corruptTroop", f"troop {space}", *rest)


def moves(game: SethGame, start: str, *rest: str) -> SethGame:
    return game.turn_of("red").plays("red", "token move1", f"from {start}", *rest)


# --- a corrupted troop ------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-CORRUPT-TROOP-06", "S-CORRUPT-TROOP-08")
def test_walls_stop_a_corrupted_attack_too() -> None:
    game = corrupt(seth_game().on("RW", red=2).on("B1", blue=1).owns("red", "god_speed"), "RW", "step FB")
    assert not game.may("seth", "attack B1")
    opened = seth_game().on("RW", red=2).on("B1", blue=1).owns("red", "god_speed", "open_gates")
    assert corrupt(opened, "RW", "step FB").may("seth", "attack B1")  # the token's player owns the tile


@pytest.mark.rule("S-MOVE-14", "S-CORRUPT-TROOP-03")
@pytest.mark.parametrize(("prayer", "walk", "teleport"), [(1, False, False), (2, True, False), (3, True, False)])
def test_an_attack_that_seth_cannot_pay(prayer: int, walk: bool, teleport: bool) -> None:
    """Khnum wants two, a teleport two more."""
    game = seth_game(modules=("black",)).on("RW", red=2).on("TW3", blue=2).creature("TW3", "blue", "khnum")
    corrupt(game.prayer(seth=prayer, red=9), "RW")
    assert game.may("seth", "attack TW3") == walk
    away = seth_game(modules=("black",)).on("A1", red=2).built(A1="red 1").on("TW3", blue=2)
    corrupt(away.creature("TW3", "blue", "khnum").prayer(seth=prayer, red=9), "A1")
    assert away.may("seth", "attack TW3 teleport") == teleport


@pytest.mark.rule("S-BASE-07", "S-CORRUPT-TROOP-08")
def test_no_attack_at_an_obelisk_that_a_free_teleport_has_reached() -> None:
    game = seth_game().on("A1", red=2).built(A1="red 1").on("TW3", blue=1).on("TW2", blue=1)
    game.owns("red", "stargate", "teleport").owns("seth", "priest_of_ra")
    corrupt(game, "A1", "teleport TW3")
    assert game.may("seth", "attack TW2 teleport")
    game.seth("teleport OAB")
    assert not game.may("seth", "attack TW3 teleport")
    assert game.may("seth", "attack TW2 teleport")


@pytest.mark.rule("S-CORRUPT-TROOP-07", "S-PORTAL-04")
def test_a_corrupted_attack_through_the_portal() -> None:
    shut = corrupt(seth_game().on("RW", red=2).on("SEG", blue=1), "RW")
    assert not shut.may("seth", "attack SEG")
    assert corrupt(seth_game().on("RW", red=2).on("SEG", blue=1).ceremony_held(), "RW").may("seth", "attack SEG")


@pytest.mark.rule("S-CORRUPT-TROOP-02", "S-CORRUPT-TROOP-01")
def test_the_whole_troop_is_corrupted_with_an_allys_creature() -> None:
    game = corrupt(seth_game().on("FA", red=1, blue=2).creature("FA", "blue", "elephant").on("B1", blue=1), "FA")
    game.seth("step RW", "end")
    assert (game.at("RW"), game.beast("RW"), game.at("FA")) == ({"red": 1, "blue": 2}, "elephant", {})
    other = seth_game().on("FA", blue=2).on("A1", red=1).seths_turn().seth("colour red corruptTroop")
    assert not other.may("seth", "troop FA")  # nobody of red's


@pytest.mark.rule("S-DESTROY-01", "S-CLAR-35")
def test_one_unit_is_not_destroyed_twice() -> None:
    game = seth_game().on("RW", red=1).on("A1", red=2).on("B1", blue=1).seths_turn()
    game.seth("colour red destroyTwo", "destroy RW")
    assert not game.may("seth", "destroy RW")
    assert not game.may("seth", "destroy B1")
    game.seth("destroy A1")
    assert (game.at("RW"), game.at("A1"), game.asked()) == ({}, {"red": 1}, "turn-of-seth")


# --- movement ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-MIXED-11", "S-MOVE-04")
def test_two_creatures_pass_each_other_and_do_not_stay_together() -> None:
    game = seth_game().on("FA", red=1).on("RW", blue=1).creature("FA", "red", "elephant")
    moves(game.creature("RW", "blue", "scarab"), "FA", "ride elephant", "step RW")
    assert not game.may("red", "end")
    game.plays("red", "step TW3", "end")
    assert (game.beast("RW"), game.beast("TW3")) == ("scarab", "elephant")


@pytest.mark.rule("S-MOVE-01", "S-SETHBASE-08")
def test_two_creatures_of_seth_do_not_stay_together() -> None:
    game = seth_game().on("SE1", seth=1).on("SEG", seth=1).on("A1", red=1).creature("SE1", "seth", "cobra")
    game.creature("SEG", "seth", "vulture").seths_turn()
    game.seth("violet sethMove1", "from SE1", "group 1 with creature", "step SEG")
    assert not game.may("seth", "end")


@pytest.mark.rule("S-CLAR-23", "S-MIXED-04")
def test_the_group_is_chosen_once_on_each_space() -> None:
    game = seth_game().on("FA", red=3).on("RW", blue=1).on("A1", red=1).owns("red", "god_speed")
    moves(game, "FA", "share red 3")
    assert not game.may("red", "regroup")
    game.plays("red", "step RW", "regroup", "share red 2", "share blue 1")
    assert not game.may("red", "regroup")
    assert game.plays("red", "step TW3").may("red", "regroup")


@pytest.mark.rule("S-MIXED-08", "S-MIXED-05")
def test_an_allys_tiles_neither_teleport_nor_open_walls_nor_pay() -> None:
    tiles = ("stargate", "priest_of_ra", "teleport", "open_gates")

    def owned_by(name: str) -> SethGame:
        return seth_game().owns(name, *tiles).prayer(red=5, blue=5).ceremony_held()

    for name, own in (("blue", False), ("red", True)):
        game = moves(owned_by(name).on("OAB", red=1, blue=1), "OAB", "share blue 1")
        assert game.may("red", "teleport TW3") == own
        game = moves(owned_by(name).on("A1", red=1, blue=1).built(A1="red 1"), "A1", "share blue 1", "teleport TW3")
        assert game.pp("red") == (5 if own else 3)
        game = owned_by(name).owns("red", "god_speed").on("RW", red=1, blue=1)
        moves(game, "RW", "share blue 1", "step SEG")
        assert game.may("red", "step SE1") == own


@pytest.mark.rule("S-MIXED-05")
def test_a_creature_taken_along_on_the_way_adds_no_movement() -> None:
    game = seth_game().on("FA", red=2).on("RW", red=1).creature("RW", "red", "scarab").owns("red", "god_speed")
    moves(game, "FA", "share red 2", "step RW", "regroup", "share red 3", "ride scarab")
    assert game.s.move_left == 1


# --- days and tokens --------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-TILE-ENERGY-DRAIN")
def test_the_own_prayer_drains_nobody() -> None:
    game = seth_game().on("A1", red=1).owns("seth", "energy_drain").prayer(seth=0, red=0).seths_turn()
    assert game.seth("violet sethPray1").pp("seth") == 3
    member = seth_game().on("A1", red=1).owns("red", "energy_drain").prayer(seth=0, red=0, blue=0)
    member.seths_turn().seth("violet sethPray1")
    assert member.pp("red") == 1  # of the other side
    member.turn_of("blue").plays("blue", "token pray1")
    assert member.pp("red") == 2  # and of his own


@pytest.mark.rule("S-CLAR-14", "S-POWER-ACT-OSIRIS")
def test_no_grey_token_after_the_silver_one() -> None:
    game = seth_game().on("A1", red=1).owns("red", "act_of_god_red").power("act_of_osiris").turn_of("red")
    game.plays("red", "silver pray1")
    assert not game.may("red", "grey pray2")
    game.plays("red", "token pray2", "end")
    assert game.may("blue", "grey pray2")
    game.turn_of("red")
    assert game.may("red", "grey move1")  # in another turn he may himself


@pytest.mark.rule("S-ECLIPSE-04", "S-ECLIPSE-06", "S-SETHBASE-02", "S-SETHBASE-04")
def test_hand_of_god_and_the_mummy_at_an_eclipse() -> None:
    his = seth_game(3).on("A1", red=1).owns("seth", "hand_of_god").eclipse()
    assert (his.asked(), his.waiting()) == ("night-power", ["seth"])
    his.seth("raise SE1 2")
    assert his.s.pyramids[his.space("SE3")] & 7 == 2
    game = seth_game(3).on("A1", red=1).built(A1="red 1").owns("red", "hand_of_god").creature("A1", "red", "mummy")
    game.eclipse()
    assert (game.asked(), game.waiting(), len(game.cards("red"))) == ("night-power", ["red"], 1)
    game.plays("red", "raise A1 2")
    assert game.s.pyramids[game.space("A1")] & 7 == 2
    assert game.asked() == "turn-of-seth"  # once


@pytest.mark.rule("S-ACT-BUY-HELD")
def test_a_colour_is_held_by_a_unit_only() -> None:
    game = seth_game().built(A1="red 4", A2="blue 4").on("A1", seth=1).on("FA", seth=1).on("A3", red=1)
    game.prayer(seth=9).seths_turn().seth("violet buyPower")
    assert game.may("seth", "buy charge")
    assert not game.may("seth", "buy new_legion")


# --- the team ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-TEAM-ORDER")
def test_in_silence_the_earliest_seat_begins() -> None:
    game = seth_game(3).on("A1", red=1).between()
    assert [default(game.s, seat_of(name)) for name in ("red", "blue", "yellow")] == [c.BEGIN, c.LATER, c.LATER]
    game.plays("red", "later")
    assert [default(game.s, seat_of(name)) for name in ("blue", "yellow")] == [c.BEGIN, c.LATER]


def recalled_by_three() -> SethGame:
    """Red 2, blue 1 and yellow 1 are recalled: three prayer points to split."""
    game = seth_game(3).on("SEG", seth=6).on("RW", red=2, blue=1, yellow=1).on("A1", red=1)
    game.prayer(red=0, blue=0, yellow=0).seths_turn().seth("violet sethMove1", "from SEG", "group 6", "step RW")
    return game.fight("301 410", "202 410").plays("red", "recall", "propose")


@pytest.mark.rule("S-TEAM-SPLIT", "S-TEAM-03")
def test_the_usual_split_needs_nobodys_consent() -> None:
    game = recalled_by_three().plays("red", "share red 1", "share blue 1")
    assert (game.pp("red"), game.pp("blue"), game.pp("yellow")) == (1, 1, 1)
    assert game.asked() == "turn-of-seth"


@pytest.mark.rule("S-TEAM-SPLIT", "S-TEAM-04", "S-TEAM-BOUND")
def test_one_refusal_ends_the_talk() -> None:
    game = recalled_by_three().plays("red", "share red 3")
    assert (game.asked(), game.waiting()) == ("consent-to-a-split", ["blue", "yellow"])
    game.plays("blue", "pass")
    assert (game.pp("red"), game.pp("blue"), game.pp("yellow")) == (1, 1, 1)
    assert game.asked() == "turn-of-seth"
    agreed = recalled_by_three().plays("red", "share red 3").plays("yellow", "yes").plays("blue", "yes")
    assert (agreed.pp("red"), agreed.pp("blue")) == (3, 0)


@pytest.mark.rule("S-TEAM-ORDER", "S-CLAR-12")
def test_the_last_member_is_asked_only_if_he_could_pay_the_ceremony() -> None:
    def last(prayer: int) -> SethGame:
        game = seth_game().on("OAB", blue=1).on("A1", red=1).prayer(blue=prayer)
        game.built(A1="red 4", A2="blue 4", A3="white 4")  # it costs eight
        return game.turn_of("red").plays("red", "token pray1", "end")

    assert (last(7).asked(), last(7).waiting()) == ("turn", ["blue"])
    assert (last(8).asked(), last(8).waiting()) == ("who-acts-next", ["blue"])


# --- Osiris -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-TILE-OSIRIS", "S-MIXED-12")
def test_osiris_stays_with_any_member() -> None:
    game = seth_game().on("RW", red=1, blue=1).on("A1", red=1).creature("RW", "red", "osiris").seths_turn()
    game.seth("colour red destroyTwo", "destroy RW", "done")
    assert (game.at("RW"), game.beast("RW")) == ({"blue": 1}, "osiris")


@pytest.mark.rule("S-BASE-03")
def test_osiris_need_not_return_where_an_own_creature_must() -> None:
    for buyer in ("red", "blue"):
        game = seth_game().on("A1", red=1).on("B1", blue=1).creature("", buyer, "osiris").turn_of("red")
        game.plays("red", "token recruit", "done")
        assert game.may("red", "pass")
        game.plays("red", "pass")
        assert (game.asked(), game.on_tile(buyer)) == ("turn", ["osiris"])
        both = seth_game().on("A1", red=1).on("B1", blue=1).creature("", buyer, "osiris").turn_of("red")
        both.creature("", "red", "elephant").plays("red", "token recruit", "done")
        assert both.asked() == "creature-return"
        assert not both.may("red", "pass")


@pytest.mark.rule("S-TILE-OSIRIS", "S-TEAM-OSIRIS", "S-MIXED-11")
def test_osiris_goes_home_to_no_other_creature() -> None:
    game = seth_game(3).on("RW", blue=1).on("A1", red=1).on("B1", blue=1).on("C1", yellow=1)
    game.creature("RW", "red", "osiris").creature("A1", "red", "elephant").seths_turn()
    game.seth("colour blue destroyTwo", "destroy RW", "done")
    assert game.osiris_at("A1") not in game.offers("red")
    game.no_answer()
    assert game.beast("B1") == "osiris"  # the first that qualifies, in seat order
