"""Seth: corners where several rules meet."""

from __future__ import annotations

import pytest
from words.seth import SethGame, seth_game


def corrupt(game: SethGame, space: str, *rest: str, token: str = "red") -> SethGame:
    return game.seths_turn().seth(f"colour {token} corruptTroop", f"troop {space}", *rest)


@pytest.mark.rule("S-BATTLE-10", "S-DI-ALL-ESCAPE", "S-MIXED-09")
def test_after_an_escape_the_creature_goes_on_with_its_group() -> None:
    game = seth_game().on("SEG", seth=3).on("RW", red=1).on("A1", red=1).creature("SEG", "seth", "vulture")
    game.holds("red", "ally_escape").seths_turn()
    game.seth("violet sethMove1", "from SEG", "group 3 with creature", "step RW").plays("red", "yes", "escape FB")
    game.seth("step TW3", "end")
    assert game.at("TW3") == {"seth": 3}
    assert game.beast("TW3") == "vulture"


@pytest.mark.rule("S-BATTLE-10", "S-CORRUPT-TROOP-15", "S-TILE-COBRA")
def test_a_corrupted_cobra_goes_on_after_its_bite() -> None:
    game = seth_game().on("FA", red=2).on("RW", blue=1).on("B1", blue=1).creature("FA", "red", "cobra")
    corrupt(game, "FA", "attack RW")
    assert game.points("seth") == 0
    assert game.asked() == "move"
    assert game.s.move_left == 1  # of two
    game.seth("step TW3", "end")
    assert game.at("TW3") == {"red": 2}
    assert game.beast("TW3") == "cobra"


@pytest.mark.rule("S-CLAR-22")
def test_own_figures_march_first() -> None:
    game = seth_game().on("SEG", seth=2).captive("SEG", "seth", "red").on("A1", red=1).seths_turn()
    game.seth("violet sethMove1", "from SEG", "group 2", "step RW", "end")
    assert game.s.seth.captured[game.space("SEG")] >> 4 & 15 == 1
    assert game.s.seth.captured[game.space("RW")] == 0
    game.seths_turn().seth("violet sethMove2", "from SEG", "step RW", "end")
    assert game.s.seth.captured[game.space("RW")] >> 4 & 15 == 1


@pytest.mark.rule("S-CORRUPT-TROOP-05", "S-CLAR-26")
def test_the_tokens_players_discount_does_not_help_seth() -> None:
    game = seth_game().on("A1", red=2).built(A1="red 1").owns("red", "priest_of_ra").prayer(seth=4)
    corrupt(game, "A1", "teleport TW3")
    assert game.pp("seth") == 2


@pytest.mark.rule("S-CORRUPT-TROOP-04", "S-CLAR-26")
def test_seths_tiles_do_not_move_a_corrupted_troop() -> None:
    game = seth_game().on("A1", red=2).built(A1="red 1").owns("seth", "stargate", "god_speed").prayer(seth=4)
    corrupt(game, "A1", "teleport TW3")
    assert game.pp("seth") == 2
    assert game.s.move_left == 1


@pytest.mark.rule("S-SETHBASE-02", "S-NIGHT-04")
def test_hand_of_god_raises_the_violet_pyramid() -> None:
    game = seth_game().on("A1", red=1).owns("seth", "hand_of_god").night()
    while game.s.question.slug in ("night-power", "raise"):
        offered = [code for code in game.offers("seth") if code != 0]
        game.choose("seth", offered[0])
    assert [game.s.pyramids[space] & 7 for space in game.s.table.seth.home] == [2, 2, 2]


@pytest.mark.rule("S-MOVE-03", "S-MOVE-15")
def test_seth_passes_his_own_units() -> None:
    game = seth_game().on("SEG", seth=5).on("RW", seth=4).on("A1", red=1).owns("seth", "god_speed").seths_turn()
    game.seth("violet sethMove1", "from SEG", "group 5", "step RW")
    assert not game.may("seth", "end")
    game.seth("step TW3", "end")
    assert game.at("RW") == {"seth": 4}
    assert game.at("TW3") == {"seth": 5}


@pytest.mark.rule("S-MIXED-04", "S-MOVE-03")
def test_seth_leaves_and_takes_units_on_the_way() -> None:
    game = seth_game().on("SEG", seth=5).on("RW", seth=4).on("A1", red=1).owns("seth", "god_speed").seths_turn()
    game.seth("violet sethMove1", "from SEG", "group 5", "step RW", "regroup")
    game.seth("share seth 3", "step TW3", "end")
    assert game.at("RW") == {"seth": 6}
    assert game.at("TW3") == {"seth": 3}


@pytest.mark.rule("S-INVASION-03", "S-CLAR-27")
def test_the_second_group_takes_no_creature_that_has_moved() -> None:
    game = seth_game().on("SEG", seth=2).on("SE1", seth=2).on("A1", red=1).creature("SEG", "seth", "vulture")
    game.owns("seth", "god_speed").seths_turn()
    game.seth("violet invasion", "from SEG", "group 2 with creature", "step RW", "end")
    game.seth("from SE1", "group 2", "step SEG", "step RW")
    game.seth("regroup")
    assert not game.may("seth", "share seth 3")
    game.seth("share seth 2")
    assert game.asked() == "move"  # no question about the Vulture


@pytest.mark.rule("S-CLAR-10", "S-MIXED-12", "S-BASE-04")
def test_a_sacrifice_leaves_a_creature_alone() -> None:
    game = seth_game().on("RW", red=1, blue=1).on("A1", red=1).creature("RW", "red", "elephant").alliance_turn()
    game.plays("red", "temple RW", "share red 1").defaults("temple")
    assert game.on_tile("red") == ["elephant"]
    assert game.beast("A1") == ""


@pytest.mark.rule("S-MIXED-12")
def test_the_controller_chooses_the_district() -> None:
    game = seth_game().on("RW", red=1, blue=1).on("A1", red=1).on("A2", red=1).on("A3", blue=1)
    game.creature("RW", "red", "elephant").seths_turn().seth("colour red destroyTwo", "destroy RW", "done")
    assert game.asked() == "creature-home"
    assert game.waiting() == ["red"]
    assert not game.may("red", "creature elephant A3")  # no unit of his own
    game.plays("red", "creature elephant A2")
    assert game.beast("A2") == "elephant"


@pytest.mark.rule("S-MIXED-12", "S-MIXED-11")
def test_no_creature_goes_home_to_an_allys_creature() -> None:
    game = seth_game().on("RW", red=1, blue=1).on("A1", red=1, blue=1).creature("A1", "blue", "scarab")
    game.creature("RW", "red", "elephant").seths_turn().seth("colour red destroyTwo", "destroy RW", "done").defaults()
    assert game.on_tile("red") == ["elephant"]


@pytest.mark.rule("S-BASE-03", "S-MIXED-11")
def test_no_creature_returns_beside_an_allys_creature() -> None:
    game = seth_game().on("A1", red=1, blue=1).creature("A1", "blue", "scarab").creature("", "red", "elephant")
    game.turn_of("red").plays("red", "token recruit", "pass")
    assert game.asked() == "turn"
    assert game.on_tile("red") == ["elephant"]


@pytest.mark.rule("S-CORRUPT-CREATURE-09", "S-WIN-01")
def test_a_creature_card_brings_the_last_point() -> None:
    game = seth_game().violet(2).on("RW", red=1).on("A1", red=1).scored(seth=7).seths_turn()
    game.seth("colour red corruptCreature", "unleash elephant", "troop RW").fight("301 410", "202 410")
    assert game.over() == "seth"


@pytest.mark.rule("S-TILE-LEGION", "S-MIXED-15", "S-MOVE-12")
def test_legion_of_an_ally() -> None:
    game = seth_game().on("RW", red=1, blue=4).on("FA", blue=2).owns("red", "new_legion").turn_of("blue")
    game.plays("blue", "token move1", "from FA", "share blue 2", "step RW", "end")
    assert game.at("RW") == {"red": 1, "blue": 6}


@pytest.mark.rule("S-CORRUPT-TROOP-06", "S-MOVE-08")
def test_a_corrupted_troop_enters_a_district_as_its_first_step() -> None:
    game = corrupt(seth_game().on("FB", red=2).on("B1", blue=1), "FB")
    assert game.may("seth", "attack B1")
    assert game.may("seth", "step B1")


@pytest.mark.rule("S-CORRUPT-TROOP-08", "S-CORRUPT-TROOP-05")
def test_a_corrupted_troop_teleports_to_attack() -> None:
    game = seth_game().on("A1", red=3).built(A1="red 1").on("TW3", blue=1).on("B1", blue=1).prayer(seth=2)
    corrupt(game, "A1", "attack TW3 teleport").fight("410 320", "301 410")
    assert game.pp("seth") == 0
    assert game.points("seth") == 1
    game.defaults()
    assert game.at("TW3") == {"red": 3}


@pytest.mark.rule("S-RECALL-05", "S-CLAR-28", "S-CLAR-36")
def test_beaten_corrupted_attackers_retreat_the_way_they_came() -> None:
    game = seth_game().on("RW", red=2).on("TW3", blue=4).prayer(red=0)
    corrupt(game, "RW", "attack TW3").fight("202 410", "410 320")
    game.defaults("winner")
    assert game.at("TW3") == {"blue": 4}
    assert game.at("RW") == {"red": 2}  # the space it came from is empty


@pytest.mark.rule("S-RECALL-05", "S-RECALL-01", "S-CLAR-36")
def test_beaten_corrupted_attackers_without_a_way_are_recalled() -> None:
    """They came by teleport, and the only neighbour of TW3 is taken: nobody is asked; 1 prayer point for two units."""
    game = seth_game().on("A1", red=2).built(A1="red 1").on("TW3", blue=4).on("RW", blue=1).prayer(red=0, seth=5)
    corrupt(game, "A1", "attack TW3 teleport").fight("202 410", "410 320")
    assert game.asked() == "winner"
    assert (game.pp("red"), game.reserve("red")) == (1, 12)


@pytest.mark.rule("S-TEAM-VETO", "S-INFO-09")
def test_members_without_cards_are_not_asked() -> None:
    game = seth_game(3).on("A1", red=1).holds("seth", "seth_dark_offering").holds("yellow", "ally_prayer").seths_turn()
    game.seth("card seth_dark_offering")
    assert game.waiting() == ["yellow"]


@pytest.mark.rule("S-BATTLE-06")
def test_a_recruit_attack_on_seth() -> None:
    game = seth_game().built(A1="red 1").on("A1", seth=1).on("A2", red=1).prayer(red=5).turn_of("red")
    game.plays("red", "token recruit", "place A1", "place A1", "place A1", "done").fight("410 320", "202 410")
    assert game.points("alliance") == 1


@pytest.mark.rule("S-DI-05", "S-BATTLE-06")
def test_enlisted_units_attack_a_held_district() -> None:
    game = seth_game().built(A1="red 1").on("A1", seth=1).on("A2", red=1).holds("red", "ally_enlistment").turn_of("red")
    game.plays("red", "card ally_enlistment").say_no().plays("red", "place A1", "place A1").fight("410 320", "202 410")
    assert game.points("alliance") == 1


@pytest.mark.rule("S-DI-05")
def test_no_attack_by_enlistment_inside_a_movement() -> None:
    game = seth_game().built(A1="red 1").on("A1", seth=1).on("A2", red=1).on("RW", red=1)
    game.holds("red", "ally_enlistment")
    game.turn_of("red").plays("red", "token move1", "from RW")
    game.plays("red", "card ally_enlistment").say_no()
    assert not game.may("red", "place A1")
    assert game.may("red", "place RW")


@pytest.mark.rule("S-MOVE-09", "S-WIN-07")
def test_a_held_level_four_pyramid() -> None:
    game = seth_game().built(A1="red 4").on("A2", red=1)
    assert game.temporary() == 1
    assert game.on("A1", seth=1).temporary() == 0


@pytest.mark.rule("S-TILE-UNITS-CORRUPTION", "S-CLAR-43")
def test_no_capture_at_the_limit() -> None:
    game = seth_game().on("SEG", seth=6).on("RW", red=2).on("A1", red=1).owns("seth", "units_corruption").seths_turn()
    game.seth("violet sethMove1", "from SEG", "group 6", "step RW").fight("320 410", "301 410").defaults("capture")
    assert game.asked() != "capture"


@pytest.mark.rule("S-TILE-UNITS-CORRUPTION", "S-CLAR-43")
@pytest.mark.parametrize("lost", ["red", "blue"])
def test_the_limit_of_those_who_are_left_holds_for_a_capture(lost: str) -> None:
    """Red owns Legion and the tile. Without a unit of his five are the limit; with one there is room for a sixth."""
    game = seth_game().on("FA", red=1, blue=5).on("RW", seth=2).owns("red", "new_legion", "units_corruption")
    game.turn_of("red").plays("red", "token move1", "from FA", "share blue 5", "step RW").say_no()
    game.plays("blue", "fighter blue").locks("blue", "320 410").locks("seth", "410 301")
    game.plays("blue", f"share red {int(lost == 'red')}").defaults("capture", "winner")
    assert (game.asked() == "capture") == (lost == "blue")


@pytest.mark.rule("S-TILE-UNITS-CORRUPTION", "S-CLAR-43")
def test_a_captured_figure_is_not_captured_again() -> None:
    game = seth_game().on("SEG", seth=4).captive("RW", "red", "seth", 2).on("A1", red=1)
    game.owns("seth", "units_corruption").seths_turn()
    game.seth("violet sethMove1", "from SEG", "group 4", "step RW").fight("410 301", "320 410").defaults("capture")
    assert game.asked() != "capture"


@pytest.mark.rule("S-INVASION-18", "S-CARD-COMBAT-9")
def test_ambush_of_seth_swaps_the_cards_of_two_battles() -> None:
    game = seth_game().on("RW", seth=6).on("SEG", seth=5).owns("seth", "kill_them_all", "ambush").on("A1", red=1)
    game.on("FA", red=3).on("FB", blue=3).seths_turn()
    game.seth("violet invasion", "from RW", "group 6", "step FA", "from SEG", "group 5", "step RW", "step FB").say_no()
    game.locks("seth", "410 202").locks("red", "410 202").locks("blue", "410 202").seth("first FA")
    assert game.asked() == "swap-of-battle-cards"
    game.seth("yes")
    assert game.strengths() == (6 + 2, 3 + 4)
    game.defaults("swap-of-battle-cards")
    assert game.asked() == "turn-of-seth"  # no swap is left in the second battle
    assert game.strengths() == (5 + 4, 3 + 4)


@pytest.mark.rule("S-ACT-RECRUIT", "S-BASE-03", "S-SETHBASE-08")
def test_a_creature_of_seth_returns() -> None:
    game = seth_game().on("A1", red=1).on("SE2", seth=1).creature("", "seth", "cobra").seths_turn()
    game.seth("violet sethRecruit", "done").defaults()
    assert game.beast("SE2") == "cobra"


@pytest.mark.rule("S-SETHBASE-05", "S-INVASION-01")
def test_initiative_in_both_battles_of_an_invasion() -> None:
    game = seth_game().on("RW", seth=6).on("SEG", seth=5).owns("seth", "kill_them_all", "initiative").on("A1", red=1)
    game.on("FA", red=3).on("FB", blue=3).seths_turn()
    game.seth("violet invasion", "from RW", "group 6", "step FA", "from SEG", "group 5", "step RW", "step FB").say_no()
    assert game.at("FA")["red"] == 1
    assert game.at("FB")["blue"] == 1


@pytest.mark.rule("S-BATTLE-10", "S-INVASION-06")
def test_defenders_wiped_out_in_an_invasion() -> None:
    game = seth_game().on("RW", seth=6).on("SEG", seth=5).owns("seth", "kill_them_all", "initiative").on("A1", red=1)
    game.on("FA", red=2).on("FB", blue=3).seths_turn()
    game.seth("violet invasion", "from RW", "group 6", "step FA", "from SEG", "group 5", "step RW", "step FB").say_no()
    assert game.at("FA") == {"seth": 6}
    assert game.asked() == "battle-cards"
    game.locks("seth", "410 320").locks("blue", "410 202").defaults()
    assert game.points("seth") == 1


@pytest.mark.rule("S-CLAR-42", "S-TEAM-LOSS")
def test_a_controllers_last_unit_is_spared_although_his_seat_is_later() -> None:
    game = seth_game().on("SEG", seth=6).on("RW", red=1, blue=1).on("A1", red=1).creature("RW", "blue", "elephant")
    game.owns("seth", "carnage").seths_turn()
    game.seth("violet sethMove1", "from SEG", "group 6", "step RW").fight("410 301", "410 320").defaults("loser")
    assert game.at("RW") == {"seth": 5, "blue": 1}
    assert game.beast("RW") == "elephant"


@pytest.mark.rule("S-TEAM-RETREAT")
def test_nobody_names_the_retreat_space_so_names_decide() -> None:
    """From FA an army of Seth retreats to RW before TW2, though TW2 comes first on the board."""
    game = seth_game().on("FA", seth=3).on("A1", red=5).on("OAB", red=1)
    game.turn_of("red").plays("red", "token move1", "from A1", "share red 5", "step FA")
    game.fight("410 320", "202 410").defaults("loser").plays("seth", "retreat")
    assert game.asked() == "retreat-space"
    assert game.may("red", "retreat TW2")
    game.no_answer()
    assert game.at("RW") == {"seth": 3}


@pytest.mark.rule("S-BASE-09", "S-CLAR-61")
def test_annexation_takes_from_whoever_holds_most() -> None:
    game = seth_game(3).owns("seth", "annexation").on("A1", red=1).holds("red", "ally_prayer")
    game.holds("blue", "ally_glory", "ally_escape").holds("yellow", "ally_open_gates", "ally_war_rage")
    game.night()
    while game.asked() != "night-power":
        game.no_answer()
    game.no_answer()
    assert len(game.cards("seth")) == 1 + 1  # his card of the night, and the stolen one
    assert (len(game.cards("blue")), len(game.cards("yellow"))) == (2 - 1 + 1, 2 + 1)


@pytest.mark.rule("S-CLAR-21", "S-MOVE-15")
def test_a_way_that_only_leads_back_into_the_crowd_is_no_way_on() -> None:
    """TW2 and OAB are full. From TW3 the group could only go there and return to those it would have left behind."""
    game = seth_game().on("A2", red=4).built(A1="red 2").on("TW3", blue=2).on("TW2", blue=5).on("OAB", red=5)
    game.owns("red", "teleport").prayer(red=9).turn_of("red")
    game.plays("red", "token move1", "from A2", "share red 4", "step A1")
    assert not game.may("red", "teleport TW3")


@pytest.mark.rule("S-CLAR-53", "S-TEAM-LOSS", "S-CORRUPT-TROOP-17")
def test_both_sides_of_a_corrupted_battle_name_their_losses_at_once() -> None:
    """Blue and yellow defend, red and blue attack: either fighter may answer first, and both losses go together."""

    def fought() -> SethGame:
        game = seth_game(3).on("FA", red=2, blue=2).on("RW", blue=2, yellow=2).on("A1", red=1)
        corrupt(game, "FA", "attack RW").fight("320 410", "320 410").defaults("share")
        assert game.waiting() == ["red", "blue"]
        return game

    first = fought().plays("blue", "share blue 0").plays("red", "share red 0")
    second = fought().plays("red", "share red 0")
    assert second.at("RW") == {"blue": 2, "yellow": 2}  # nothing is taken off before both have named
    assert second.waiting() == ["blue"]
    second.plays("blue", "share blue 0")
    for game in (first, second):
        game.defaults()
        assert game.at("RW") == {"blue": 2}
        assert (game.reserve("red"), game.reserve("blue"), game.reserve("yellow")) == (12 - 3, 12 - 2, 12)


@pytest.mark.rule("S-CLAR-49", "S-DI-ALL-REINFORCEMENTS", "S-CLAR-36")
def test_reinforcements_join_a_corrupted_troop_that_won() -> None:
    game = seth_game().on("FA", red=2, blue=1).on("RW", blue=1, red=1).on("A1", red=1)
    game.holds("red", "ally_reinforcements")
    corrupt(game, "FA", "attack RW").fight("410 320", "301 410", ("ally_reinforcements",))
    assert game.asked() == "place"
    game.plays("red", "place RW", "place RW")
    assert not game.may("red", "place RW")  # five with them
    game.plays("red", "place A1").defaults("loser").plays("blue", "recall").defaults()
    assert game.at("RW") == {"red": 4, "blue": 1}
    assert game.at("A1") == {"red": 2}


@pytest.mark.rule("S-CLAR-49")
def test_reinforcements_do_not_join_a_corrupted_troop_without_a_unit_of_their_owner() -> None:
    game = seth_game().on("FA", red=1, blue=2).on("RW", blue=1).on("A1", red=1).holds("red", "ally_reinforcements")
    corrupt(game, "FA", "attack RW").fight("410 320", "320 410", ("ally_reinforcements",))
    game.plays("red", "share red 1").defaults("place")
    assert not game.may("red", "place RW")
    assert game.may("red", "place A1")


@pytest.mark.rule("S-CLAR-25", "S-WIN-07")
def test_who_only_passes_holds_nothing() -> None:
    """A mixed group on its way, a corrupted one, an attack and both movements of an invasion take nothing yet."""
    game = seth_game().on("FA", red=2, blue=1).owns("red", "god_speed").turn_of("red")
    game.plays("red", "token move1", "from FA", "share red 2", "share blue 1", "step TW2")
    assert (game.holder("TW2"), game.temporary()) == (None, 0)
    game.plays("red", "end")
    assert (game.holder("TW2"), game.temporary()) == ("red", 1)

    game = seth_game().on("OAB", red=2).on("A1", red=1).owns("red", "god_speed")
    corrupt(game, "OAB", "step TW2")
    assert (game.holder("TW2"), game.temporary()) == (None, 0)

    game = seth_game().on("RW", seth=5).on("SEG", seth=2).on("TW3", red=2, blue=1).seths_turn()
    game.seth("violet invasion", "from RW", "group 5", "step TW3")
    assert (game.holder("TW3"), game.temporary()) == ("red", 1)
    game.seth("pass").say_no()
    assert (game.asked(), game.holder("TW3"), game.temporary()) == ("fighter", "red", 1)
    game.fight("410 320", "202 410").defaults()
    assert (game.holder("TW3"), game.temporary()) == ("seth", 0)


def hemmed_in(blocker: str) -> SethGame:
    """Around RW there is no room for four of red's, and yellow stands on it; the blocker stands on TW3."""
    game = seth_game(3).on("FA", red=4).on("RW", yellow=2).on("TW3", **{blocker: 5}).on("FB", red=2)
    return game.on("FC", red=2).on("OAB", red=2).on("OBC", red=2).owns("red", "god_speed")


@pytest.mark.rule("S-CLAR-21", "S-CORRUPT-TROOP-08")
def test_a_space_that_a_corrupted_troop_attacks_is_a_way_on() -> None:
    game = hemmed_in("blue")
    corrupt(game, "FA", "step RW")
    assert not game.may("seth", "end")  # six stand there
    game.seth("attack TW3").fight("410 320", "202 410")
    assert game.at("RW") == {"yellow": 2}
    assert game.at("FA") == {}


@pytest.mark.rule("S-CLAR-21", "S-EX-74")
def test_a_corrupted_troop_may_turn_back() -> None:
    game = hemmed_in("red")
    corrupt(game, "FA", "step RW")
    assert not game.may("seth", "end")
    game.seth("step FA", "end")
    assert game.at("FA") == {"red": 4}


@pytest.mark.rule("S-MOVE-13", "S-CLAR-20", "S-CORRUPT-TROOP-02")
def test_a_troop_above_its_limit_is_not_corrupted_away() -> None:
    """Six are too many for a group, be it a walk or an attack; the owner of Legion is gone."""
    game = seth_game(3).on("FA", red=1, blue=5).on("RW", yellow=1).owns("yellow", "new_legion")
    corrupt(game, "FA")
    assert not game.may("seth", "attack RW")
    assert not game.may("seth", "step TW2")
    game.seth("end")
    assert game.at("FA") == {"red": 1, "blue": 5}


@pytest.mark.rule("S-MOVE-15", "S-MOVE-13", "S-CLAR-21")
def test_no_way_back_past_a_troop_above_its_limit() -> None:
    """Red could leave RW only with one of blue's six, and then FA has no room for them."""
    game = seth_game(3).on("FA", red=2, yellow=3).on("RW", blue=6).on("TW3", yellow=5).on("FB", yellow=2, blue=3)
    game.on("FC", red=5).on("OAB", red=2, blue=3).on("OBC", red=3, yellow=2).owns("seth", "new_legion")
    game.owns("red", "god_speed").turn_of("red")
    game.plays("red", "token move1", "from FA", "share red 2", "share yellow 0")
    assert not game.may("red", "step RW")


@pytest.mark.rule("S-MOVE-15", "S-BASE-08")
def test_no_dead_end_where_priest_of_ra_helps_once_a_move() -> None:
    """House rule raPerTeleport: the second teleport costs two again, and red has one left."""

    def at_the_pyramid(prayer: int) -> SethGame:
        game = seth_game(raPerTeleport="once").on("A1", red=4).on("A3", red=1).built(A1="red 1", A2="blue 1")
        game.owns("red", "priest_of_ra", "teleport").on("TW3", blue=2).prayer(red=prayer).turn_of("red")
        return game.plays("red", "token move1", "from A1", "share red 4", "step A2")

    assert not at_the_pyramid(2).may("red", "teleport TW3")
    game = at_the_pyramid(3).plays("red", "teleport TW3", "teleport TW2", "end")
    assert game.at("TW2") == {"red": 4}
    assert game.pp("red") == 0


@pytest.mark.rule("S-BASE-07", "S-CORRUPT-TROOP-08")
def test_a_free_teleport_to_attack_is_made_once() -> None:
    game = seth_game().on("A1", red=2).built(A1="red 1").creature("A1", "red", "cobra").on("TW3", blue=1)
    game.on("B1", blue=1).owns("red", "stargate", "teleport").owns("seth", "priest_of_ra")
    corrupt(game, "A1", "attack TW3 teleport", "teleport TW2")
    assert game.at("TW2") == {"red": 2}  # the Cobra left nobody to fight
    assert not game.may("seth", "teleport TW3")
