"""Seth, 7.2: cases of the yellow actions."""

from __future__ import annotations

import pytest
from words.seth import SethGame, seth_game


def strike(game: SethGame, card: str, space: str, token: str = "red") -> SethGame:
    """Seth puts a colour token on Corrupt a creature."""
    return game.seths_turn().seth(f"colour {token} corruptCreature", f"unleash {card}", f"troop {space}")


@pytest.mark.rule(
    "S-EX-09",
    "S-CORRUPT-CREATURE-05",
    "S-CORRUPT-CREATURE-06",
    "S-CORRUPT-CREATURE-07",
    "S-CORRUPT-CREATURE-09",
    "S-CORRUPT-CREATURE-10",
    "S-CORRUPT-CREATURE-12",
    "S-CARD-CREATURE-SCORPION",
)
def test_the_scorpion_card_strikes() -> None:
    game = strike(seth_game().violet(4).on("RW", red=3).on("SE1", seth=2), "scorpion", "RW")
    game.fight("320 410", "202 410")
    assert game.strengths() == (7, 5)
    assert game.points("seth") == 1
    assert game.at("RW") == {"red": 1}
    assert game.asked() == "loser"
    assert game.may("red", "stay")
    assert game.may("red", "retreat")
    assert game.may("red", "recall")
    game.plays("red", "stay")
    assert game.at("SE1") == {"seth": 2}
    assert "scorpion" not in game.creature_cards()
    assert game.for_sale("giant_scorpion")


@pytest.mark.rule("S-EX-10", "S-BATTLE-03", "S-CARD-CREATURE-ELEPHANT")
def test_a_tie_with_the_elephant_card() -> None:
    game = strike(seth_game().violet(2).on("RW", red=3).on("B1", blue=1), "elephant", "RW").fight("221 410", "202 410")
    assert game.strengths() == (5, 5)
    assert game.points("seth") == 0
    assert game.at("RW") == {"red": 2}
    assert "elephant" not in game.creature_cards()


@pytest.mark.rule("S-EX-11", "S-CORRUPT-CREATURE-04", "S-CARD-CREATURE-PHOENIX", "S-CLAR-34")
def test_only_the_phoenix_card_strikes_in_cities() -> None:
    game = seth_game().violet(4).on("A1", red=3).seths_turn().seth("colour red corruptCreature")
    assert not game.may("seth", "unleash mummy")
    game.seth("unleash phoenix")
    assert game.may("seth", "troop A1")
    anywhere = seth_game().violet(4).on("SE1", red=1).on("TW2", red=1).on("FA", red=1).seths_turn()
    anywhere.seth("colour red corruptCreature", "unleash mummy")
    assert all(anywhere.may("seth", f"troop {space}") for space in ("SE1", "TW2", "FA"))


@pytest.mark.rule("S-EX-12", "S-CORRUPT-CREATURE-03", "S-CARD-CREATURE-KHNUM", "S-TS-19")
def test_the_khnum_card_needs_no_colour() -> None:
    game = seth_game(modules=("black",)).violet(4).on("RW", blue=2).on("A1", red=1).seths_turn()
    game.seth("colour red corruptCreature")
    assert not game.may("seth", "unleash elephant")
    game.seth("unleash khnum")
    assert game.may("seth", "troop RW")
    assert not game.may("seth", "troop FA")  # nobody stands there
    assert not game.may("seth", "troop A1")  # a member's city


@pytest.mark.rule("S-EX-13", "S-CARD-CREATURE-DEVOURER")
def test_the_devourer_card_pierces() -> None:
    game = seth_game(modules=("black",)).violet(4).on("RW", red=4).on("A1", red=1).holds("red", "ally_bronze_wall")
    strike(game, "devourer", "RW").fight("320 410", "202 130", theirs=("ally_bronze_wall",))
    assert game.strengths() == (7, 6)
    assert game.at("RW") == {"red": 1}


@pytest.mark.rule("S-EX-14", "S-CARD-CREATURE-SPHINX", "S-CLAR-33")
def test_the_sphinx_card_mutes() -> None:
    game = seth_game().violet(4).on("RW", red=4).holds("red", "ally_war_fury").owns("red", "divine_wound")
    strike(game, "sphinx", "RW").plays("red", "play 410 discard 320")
    assert not game.may("red", "add ally_war_fury")
    game.plays("red", "done").locks("seth", "320 410")
    assert game.asked() == "divine-wound"
    game.plays("red", "wound ally_war_fury")
    assert game.strengths() == (7, 9)


@pytest.mark.rule("S-EX-15", "S-CORRUPT-CREATURE-14", "S-CARD-COMBAT-7")
def test_no_sacrificial_charge_without_units() -> None:
    game = seth_game(modules=("cards",)).violet(2).on("RW", red=4).battle_hand("seth", "s500", "s221")
    strike(game, "elephant", "RW")
    assert not game.may("seth", "play s500 discard s221")
    game.locks("seth", "221 500").locks("red", "410 320").defaults()
    assert game.s.seats[0].battle_hand.bit_count() == 8


@pytest.mark.rule("S-EX-87", "S-CORRUPT-CREATURE-14", "S-TILE-AMBUSH")
def test_no_swap_brings_sacrificial_charge_in() -> None:
    game = seth_game(modules=("cards",)).violet(2).on("RW", red=4).battle_hand("seth", "s500", "s130")
    strike(game.owns("seth", "ambush"), "elephant", "RW").locks("seth", "130 500").locks("red", "410 320")
    assert game.asked() != "swap-of-battle-cards"
    other = seth_game().violet(2).on("RW", red=4).owns("seth", "ambush")
    strike(other, "elephant", "RW").locks("seth", "130 410").locks("red", "410 320")
    assert other.asked() == "swap-of-battle-cards"


@pytest.mark.rule("S-EX-71", "S-CORRUPT-CREATURE-10", "S-RECALL-07", "S-CLAR-50")
def test_a_troop_beaten_by_a_creature_card() -> None:
    game = strike(seth_game().violet(2).on("RW", red=2).on("B1", blue=1), "elephant", "RW").fight("301 410", "202 410")
    assert game.at("RW") == {"red": 2}
    assert game.may("red", "stay")
    game.plays("red", "retreat")
    assert game.waiting() == ["seth"]
    assert game.may("seth", "retreat TW3")
    game.seth("retreat TW3")
    assert game.at("TW3") == {"red": 2}


# --- corrupt a troop --------------------------------------------------------------------------------------------------


def corrupt(game: SethGame, space: str, *rest: str, token: str = "red") -> SethGame:
    return game.seths_turn().seth(f"colour {token} corruptTroop", f"troop {space}", *rest)


@pytest.mark.rule("S-EX-16", "S-CORRUPT-TROOP-01", "S-CORRUPT-TROOP-08", "S-CORRUPT-TROOP-16", "S-CORRUPT-TROOP-17")
def test_a_corrupted_troop_wins() -> None:
    game = corrupt(seth_game().on("FA", red=2, blue=1).on("RW", blue=2).prayer(blue=3), "FA", "attack RW")
    game.fight("410 320", "301 410")
    assert game.strengths() == (7, 5)
    assert game.points("seth") == 1
    assert game.points("alliance") == 0
    assert game.waiting() == ["blue"]
    assert not game.may("blue", "stay")
    game.plays("blue", "retreat")
    assert game.waiting() == ["red"]
    game.plays("red", "retreat TW3", "stay")
    assert game.at("TW3") == {"blue": 2}
    assert game.at("RW") == {"red": 2, "blue": 1}


@pytest.mark.rule("S-EX-16", "S-RECALL-01")
def test_a_corrupted_troop_wins_and_blue_recalls() -> None:
    game = corrupt(seth_game().on("FA", red=2, blue=1).on("RW", blue=2).prayer(blue=3), "FA", "attack RW")
    game.fight("410 320", "301 410").plays("blue", "recall")
    assert game.pp("blue") == 4


@pytest.mark.rule("S-EX-17", "S-TILE-SERVILE-CORRUPTION", "S-CORRUPT-TROOP-19")
@pytest.mark.parametrize(("tile", "points"), [(True, 1), (False, 0)])
def test_servile_corruption(tile: bool, points: int) -> None:
    game = seth_game().on("FA", red=2).on("RW", blue=2)
    if tile:
        game.owns("seth", "servile_corruption")
    corrupt(game, "FA", "attack RW").fight("320 410", "301 410")
    assert game.strengths() == (5 + points, 5)
    assert game.points("seth") == points


@pytest.mark.rule("S-EX-18", "S-CORRUPT-TROOP-10", "S-CORRUPT-TROOP-12", "S-CORRUPT-TROOP-02")
def test_no_battle_against_the_tokens_player_alone() -> None:
    game = corrupt(seth_game().on("FA", red=2, blue=1).on("RW", red=2), "FA")
    assert not game.may("seth", "attack RW")
    game.seth("step RW", "end")
    assert game.at("RW") == {"red": 4, "blue": 1}


@pytest.mark.rule("S-EX-19", "S-CORRUPT-TROOP-12")
def test_a_corrupted_troop_too_large_to_join() -> None:
    game = corrupt(seth_game().on("FA", red=4).on("RW", blue=2), "FA")
    assert game.may("seth", "attack RW")
    assert not game.may("seth", "step RW")  # capacity 1: it could not go on
    fast = corrupt(seth_game().on("FA", red=4).on("RW", blue=2).owns("red", "god_speed"), "FA", "step RW")
    assert not fast.may("seth", "end")
    assert fast.may("seth", "step TW3")


@pytest.mark.rule("S-EX-20", "S-CORRUPT-TROOP-03", "S-CORRUPT-TROOP-05", "S-CLAR-26")
@pytest.mark.parametrize(("ra", "price"), [(True, 0), (False, 1)])
def test_seth_pays_the_teleport(ra: bool, price: int) -> None:
    game = seth_game().on("A1", red=2).built(A1="red 1").owns("red", "stargate").prayer(seth=4, red=4)
    if ra:
        game.owns("seth", "priest_of_ra")
    corrupt(game, "A1", "teleport TW3")
    assert game.pp("seth") == 4 - price
    assert game.pp("red") == 4


@pytest.mark.rule("S-EX-21", "S-CORRUPT-TROOP-06", "S-CORRUPT-TROOP-04")
def test_walls_stop_a_corrupted_troop() -> None:
    game = corrupt(seth_game().on("RW", red=2).owns("red", "god_speed"), "RW", "step FB")
    assert not game.may("seth", "step B1")
    assert game.may("seth", "end")
    mixed = corrupt(seth_game().on("RW", red=2, blue=1).owns("red", "god_speed"), "RW", "step FB")
    assert mixed.may("seth", "step B1")


@pytest.mark.rule("S-EX-22", "S-CORRUPT-TROOP-16")
def test_a_corrupted_troop_dies_winning() -> None:
    game = corrupt(seth_game().on("FA", red=1).on("RW", blue=2).owns("red", "charge"), "FA", "attack RW")
    game.fight("410 320", "130 410")
    assert game.strengths() == (6, 3)
    assert game.points("seth") == 0
    assert game.may("blue", "stay")


@pytest.mark.rule("S-EX-23", "S-CORRUPT-TROOP-18", "S-BATTLE-08")
def test_a_defence_against_corruption() -> None:
    game = seth_game().on("FA", red=1).on("RW", blue=2).owns("blue", "defensive_victory")
    corrupt(game, "FA", "attack RW").fight("301 320", "410 320")
    assert game.points("alliance") == 1
    assert game.points("seth") == 0


@pytest.mark.rule("S-EX-76", "S-CLAR-36", "S-CLAR-37", "S-CORRUPT-TROOP-14")
def test_one_member_on_both_sides() -> None:
    game = seth_game().on("FA", red=2, blue=1).on("RW", red=2, blue=1)
    game.creature("FA", "red", "elephant").creature("RW", "red", "scarab")
    corrupt(game, "FA", "attack RW")
    assert (game.fighters_creature(True), game.fighters_creature(False)) == ("elephant", "scarab")
    game.fight("202 410", "410 320")
    assert game.strengths() == (3 + 2 + 1, 3 + 4 + 2)
    game.defaults("loser")
    assert game.waiting() == ["red"]
    assert not game.may("red", "stay")
    game.plays("red", "retreat").plays("blue", "retreat TW3", "stay")
    assert game.at("TW3") == {"red": 2, "blue": 1}
    assert game.beast("TW3") == "elephant"
    assert game.at("RW") == {"red": 2, "blue": 1}
    assert game.beast("RW") == "scarab"


@pytest.mark.rule("S-EX-77", "S-CORRUPT-TROOP-15")
def test_nothing_is_captured_in_a_corrupted_battle() -> None:
    game = seth_game().on("FA", red=3, blue=1).on("RW", blue=2).owns("red", "units_corruption")
    corrupt(game, "FA", "attack RW").fight("320 410", "221 410").defaults("capture")
    assert game.asked() != "capture"
    assert game.reserve("blue") == 12 - 1 - 2 + 1
    assert game.points("seth") == 1


# --- destroy two ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-EX-24", "S-DESTROY-03", "S-WIN-02", "S-CLAR-03")
def test_the_last_unit_is_destroyed() -> None:
    game = seth_game().on("A1", red=1).on("SE1", seth=3).seths_turn().seth("colour red destroyTwo", "destroy A1")
    assert game.over() == "seth"
    assert game.reserve("red") == 12


@pytest.mark.rule("S-EX-25", "S-DESTROY-01", "S-DESTROY-02", "S-DESTROY-07", "S-CLAR-35", "S-MIXED-12")
def test_both_units_go_at_one_moment() -> None:
    game = seth_game().on("RW", red=1, blue=3).on("A2", red=1).creature("RW", "red", "elephant").seths_turn()
    game.seth("colour red destroyTwo", "destroy RW", "destroy A2")
    assert game.on_tile("red") == ["elephant"]
    assert game.at("RW") == {"blue": 3}
    assert game.at("A2") == {}
    assert game.over() == ""


@pytest.mark.rule("S-EX-26", "S-DESTROY-06")
def test_captured_units_are_not_their_first_owners() -> None:
    game = seth_game().on("RW", seth=2).captive("RW", "seth", "red").on("A1", red=2).seths_turn()
    game.seth("colour red destroyTwo")
    assert not game.may("seth", "destroy RW")
    assert game.may("seth", "destroy A1")
