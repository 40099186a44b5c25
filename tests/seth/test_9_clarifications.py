"""Seth, 9 and 4.13: what is left of the clarifications, and the options of the table."""

from __future__ import annotations

import pytest
from words.seth import SethGame, seth_game

from kemet.engine.seth.ceremony import payers
from kemet.errors import SetupError
from kemet.game.configuration import Setup


def members_attack(game: SethGame, mover: str = "red", start: str = "FA", goal: str = "RW") -> SethGame:
    game.turn_of(mover).plays(mover, "token move1", f"from {start}")
    while game.asked() in ("group-of-owner", "creature-with-the-group"):
        game.no_answer()
    return game.plays(mover, f"step {goal}")


@pytest.mark.rule("S-CLAR-02", "S-TS-02")
def test_parts_of_taseti_alone() -> None:
    for modules in ((), ("black",), ("cards",), ("black", "cards")):
        assert seth_game(2, modules).on("A1", red=1).seths_turn().asked() == "turn-of-seth"


@pytest.mark.rule("S-CLAR-04", "S-CLAR-05", "S-SETUP-26")
def test_a_member_without_units_keeps_his_turns() -> None:
    game = seth_game(3).on("A1", red=1).prayer(blue=4).turn_of("blue")
    game.plays("blue", "token pray1", "end")
    assert game.pp("blue") == 6
    assert game.waiting() == ["red", "yellow"]


@pytest.mark.rule("S-CLAR-40")
def test_the_fighter_is_asked_for_only_if_several_may_fight() -> None:
    game = members_attack(seth_game().on("FA", red=3).on("RW", seth=2)).say_no()
    assert game.asked() == "battle-cards"
    held = seth_game().built(A1="red 1").on("A1", seth=1).on("A2", red=1).prayer(red=5).turn_of("red")
    held.plays("red", "token recruit", "place A1", "place A1", "done").say_no()
    assert held.asked() == "battle-cards"
    assert set(held.waiting()) == {"seth", "red"}


@pytest.mark.rule("S-CLAR-51", "S-RECALL-01")
def test_captured_units_count_when_recalled() -> None:
    game = seth_game().on("SEG", seth=6).on("RW", red=2).captive("RW", "red", "seth").on("A1", red=1).prayer(red=0)
    game.seths_turn().seth("violet sethMove1", "from SEG", "group 6", "step RW").fight("301 410", "202 410")
    game.plays("red", "recall")
    assert game.pp("red") == 2
    assert game.reserve("red") == 11
    assert game.reserve("seth") == 9


@pytest.mark.rule("S-CLAR-52")
def test_only_cards_for_the_movement_beside_enemies() -> None:
    game = seth_game().on("RW", seth=3).on("SEG", seth=3).on("FA", red=2).on("A1", red=1)
    game.holds("seth", "seth_sandstorm", "seth_dark_offering").seths_turn()
    game.seth("violet invasion", "from RW", "group 3", "step FA", "from SEG", "group 3")
    assert game.may("seth", "card seth_sandstorm")
    assert not game.may("seth", "card seth_dark_offering")


@pytest.mark.rule("S-CLAR-71")
def test_temporary_points_are_read_off_the_board() -> None:
    game = seth_game().on("TW2", red=1).on("A1", red=1)
    assert game.temporary() == 1
    game.turn_of("red").plays("red", "token move1", "from TW2", "step FA", "end")
    assert game.temporary() == 0


@pytest.mark.rule("S-CLAR-13", "S-CLAR-14")
def test_three_actions_in_one_member_turn() -> None:
    game = seth_game().on("A1", red=2).power("act_of_osiris", "will_of_osiris").prayer(red=0).turn_of("red")
    game.plays("red", "token pray1", "grey pray2", "common move", "from A1", "share red 2", "step FA", "end")
    assert game.pp("red") == 4
    assert game.at("FA") == {"red": 2}
    assert game.may("red", "end")


@pytest.mark.rule("S-WIN-05", "S-WIN-04")
def test_a_ceremony_of_this_turn_is_too_late_for_the_district() -> None:
    game = seth_game().on("SE1", red=1).on("OAB", blue=1).temple("FB", 3).built(A1="red 4", A2="blue 4", A3="white 4")
    game.prayer(blue=8).alliance_turn().plays("blue", "ceremony", "power breath_of_hapi")
    assert game.s.seth.ceremony_done
    assert game.over() == ""


@pytest.mark.rule("S-TEAM-05", "S-TEAM-RECALL", "S-CORRUPT-TROOP-17")
def test_captured_units_count_for_their_holder() -> None:
    game = seth_game().on("SEG", seth=6).on("RW", red=2, blue=1).captive("RW", "blue", "seth", 2).on("A1", red=1)
    game.seths_turn().seth("violet sethMove1", "from SEG", "group 6", "step RW").say_no()
    assert game.waiting() == ["blue"]


# --- options ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-BASE-08", "S-RECALL-06")
def test_options_offered_and_refused() -> None:
    with pytest.raises(SetupError):
        Setup(3, 8, False, {"passOverLimit": "yes"}, [], "seed", seth=True)
    with pytest.raises(SetupError):
        Setup(3, 8, False, {"portalForRetreat": "yes"}, [], "seed")
    game = seth_game(portalForRetreat="yes").on("SEG", red=2).on("A1", red=1).on("SE1", seth=6).ceremony_held()
    game.on("SE2", seth=1).on("SE3", seth=1)
    game.seths_turn().seth("violet sethMove1", "from SE1", "group 6", "step SEG").fight("301 410", "202 410")
    game.plays("red", "retreat")
    assert game.at("RW") == {"red": 2}
    closed = seth_game(portalForRetreat="yes").on("SEG", red=2).on("A1", red=1).on("SE1", seth=6)
    closed.seths_turn().seth("violet sethMove1", "from SE1", "group 6", "step SEG").fight("301 410", "202 410")
    assert closed.reserve("red") == 11  # the portal is shut for members: no way, so the troop is recalled


@pytest.mark.rule("S-MOVE-07")
def test_option_allied_walls() -> None:
    game = seth_game(alliedWallsHinderAllies="yes").on("RW", red=2).owns("red", "god_speed").turn_of("red")
    game.plays("red", "token move1", "from RW", "share red 2", "step FB")
    assert not game.may("red", "step B1")


@pytest.mark.rule("S-PORTAL-06")
def test_option_no_temple_on_portal_spaces() -> None:
    game = seth_game(templeOnPortalSpaces="no").on("RW", red=3).on("FA", red=1).alliance_turn()
    assert not game.may("red", "temple RW")
    assert game.may("red", "temple FA")


@pytest.mark.rule("S-ACT-BUY-HELD", "S-ACT-RAISE-ONLY")
def test_options_of_held_pyramids() -> None:
    game = seth_game(sethMayBuyHeldColour="no").violet(1).built(A1="red 4").on("A1", seth=1).on("A2", red=1)
    game.seths_turn().seth("violet buyPower")
    assert not game.may("seth", "buy charge")
    raised = seth_game(sethMayRaiseHeldPyramid="yes").built(A1="red 1").on("A1", seth=1).on("A2", red=1).prayer(seth=5)
    raised.seths_turn().seth("violet sethRaise")
    assert raised.may("seth", "raise A1 2")


@pytest.mark.rule("S-ACT-10")
def test_option_silver_on_yellow() -> None:
    game = seth_game(sethSilverOnYellow="yes").on("A1", red=3).owns("seth", "act_of_god_red").seths_turn()
    game.seth("silver destroyTwo")
    assert game.asked() == "member-hit"


@pytest.mark.rule("S-ECLIPSE-08")
def test_option_power_tokens_at_the_eclipse() -> None:
    game = seth_game(3, powerTokensActAtEclipse="yes").power("wisdom_of_thoth").on("A1", red=1).eclipse().defaults()
    assert len(game.cards("red")) == 1


@pytest.mark.rule("S-BUY-04")
def test_option_allied_pyramids_for_violet() -> None:
    game = seth_game(alliedPyramidsCountForViolet="yes").built(A1="red 4", A2="blue 4", B1="white 4").on("B1", red=1)
    game.prayer(red=9).turn_of("red").plays("red", "token buyBlue")
    assert game.may("red", "buy cobra")


@pytest.mark.rule("S-CORRUPT-TROOP-18")
def test_option_corrupted_defence() -> None:
    game = seth_game(corruptedDefensiveVictoryScores="no").on("FA", red=1).on("RW", blue=2)
    game.owns("blue", "defensive_victory").seths_turn()
    game.seth("colour red corruptTroop", "troop FA", "attack RW").fight("301 320", "410 320")
    assert game.points("alliance") == 0


@pytest.mark.rule("S-CLAR-14", "S-POWER-ACT-OSIRIS")
def test_option_silver_and_grey() -> None:
    game = seth_game(silverAndGreySameTurn="yes").on("A1", red=1).owns("red", "act_of_god_red").power("act_of_osiris")
    game.turn_of("red").plays("red", "token pray1", "grey pray2")
    assert any(game.may("red", f"silver {space}") for space in game.s.table.action_ids)


@pytest.mark.rule("S-WIN-05")
def test_option_district_check_before_building() -> None:
    game = (
        seth_game(districtWinCheck="beforeBuilding").on("SE1", red=1).on("RW", blue=4).temple("RW", 2).ceremony_held()
    )
    game.alliance_turn().plays("blue", "temple RW").defaults("temple")
    assert game.over() == ""


@pytest.mark.rule("S-SETUP-04")
def test_option_the_sanctuary_scores() -> None:
    game = seth_game(4, sanctuaryScores="yes").on("SAN", red=2).on("A1", red=1).evening()
    assert game.asked() == "sanctuary-for-a-point"
    assert game.may("red", "pass")
    game.plays("red", "yes")
    assert game.points("alliance") == 1
    assert (game.at("SAN"), game.reserve("red")) == ({}, 11)
    mixed = seth_game(4, sanctuaryScores="yes").on("SAN", red=1, blue=2, yellow=1).on("A1", red=1).scored(red=5)
    mixed.creature("SAN", "blue", "elephant").temple("FB", 3).ceremony_held().evening()
    mixed.plays("blue", "yes")  # most units there; his own go, his creature to its tile, and it is the sixth point
    assert mixed.over() == "alliance"
    assert (mixed.at("SAN"), mixed.on_tile("blue")) == ({"red": 1, "yellow": 1}, ["elephant"])
    elsewhere = seth_game(4, sanctuaryScores="yes").on("SAN", red=1).on("A1", red=2).evening()
    for quiet in (elsewhere, seth_game(4).on("SAN", red=2).on("A1", red=1).evening()):
        assert quiet.asked() == "turn-of-seth"  # the night is over already
        assert quiet.points("alliance") == 0
    assert payers(seth_game(4).on("SAN", red=2).s) == 0
