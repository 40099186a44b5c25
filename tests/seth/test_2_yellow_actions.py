"""Seth, 2.6 to 2.9 and 9.4: the yellow actions beyond the worked examples."""

from __future__ import annotations

import pytest
from words.seth import SethGame, seth_game

from kemet.engine.state import events


def strike(game: SethGame, card: str, space: str, token: str = "red") -> SethGame:
    return game.seths_turn().seth(f"colour {token} corruptCreature", f"unleash {card}", f"troop {space}")


def corrupt(game: SethGame, space: str, *rest: str, token: str = "red") -> SethGame:
    return game.seths_turn().seth(f"colour {token} corruptTroop", f"troop {space}", *rest)


@pytest.mark.rule("S-CORRUPT-CREATURE-01", "S-CORRUPT-CREATURE-02")
def test_which_creature_cards_strike() -> None:
    game = seth_game().violet(3).on("RW", red=2).creature("", "blue", "snake").seths_turn()
    game.seth("colour red corruptCreature")
    assert game.may("seth", "unleash elephant")
    assert game.may("seth", "unleash scarab")
    assert not game.may("seth", "unleash scorpion")  # level 4
    assert not game.may("seth", "unleash snake")  # sold


@pytest.mark.rule("S-CORRUPT-CREATURE-08", "S-CLAR-31", "S-TS-11")
def test_what_needs_a_move_does_not_act_in_a_creature_battle() -> None:
    game = seth_game(modules=("black",)).violet(2).on("RW", red=4).owns("seth", "initiative", "dedication_to_battle")
    game.owns("red", "deadly_trap").holds("red", "ally_escape").prayer(seth=3)
    strike(game, "elephant", "RW")
    assert game.asked() == "battle-cards"
    assert game.at("RW") == {"red": 4}
    assert game.pp("seth") == 3


@pytest.mark.rule("S-CLAR-31", "S-TILE-KILL-THEM-ALL", "S-TILE-LORD-CHAOS", "S-TILE-SERVILE-CORRUPTION")
def test_which_tiles_of_seth_act_in_a_creature_battle() -> None:
    game = seth_game().violet(2).on("RW", red=5).on("A1", red=1)
    game.owns("seth", "charge", "blades_of_neith", "lord_of_chaos", "servile_corruption", "kill_them_all", "carnage")
    game.owns("seth", "crusade", "holy_war").prayer(seth=0)
    strike(game, "elephant", "RW").fight("320 410", "301 410")
    assert game.strengths()[0] == 3 + 3 + 4
    assert game.at("RW") == {"red": 5 - (1 + 2 + 2 - 1)}
    game.defaults()
    assert game.pp("seth") == 2 * 4 + 4 - 1  # less what passes 11


@pytest.mark.rule("S-CORRUPT-CREATURE-11", "S-BATTLE-08")
def test_a_defence_against_a_creature_card() -> None:
    game = seth_game().violet(2).on("RW", red=5).owns("red", "defensive_victory")
    strike(game, "elephant", "RW").fight("202 410", "410 320")
    assert game.points("alliance") == 1


@pytest.mark.rule("S-CORRUPT-CREATURE-15")
def test_a_creature_card_captures_nothing() -> None:
    game = seth_game().violet(2).on("RW", red=2).on("A1", red=1).owns("seth", "units_corruption")
    strike(game, "elephant", "RW").fight("320 410", "202 410").defaults("capture")
    assert game.asked() != "capture"


@pytest.mark.rule("S-CORRUPT-CREATURE-16", "S-CORRUPT-TROOP-20", "S-TILE-SPHINX", "S-DESTROY-05")
def test_the_new_sphinx_guards() -> None:
    game = seth_game().violet(4).on("RW", red=2, blue=1).creature("RW", "blue", "new_sphinx").on("FA", red=1)
    game.seths_turn(3).seth("colour red corruptCreature", "unleash elephant")
    assert not game.may("seth", "troop RW")
    game.seth("pass", "colour blue corruptTroop")
    assert game.asked() == "turn-of-seth"
    again = seth_game().violet(4).on("RW", red=2, blue=1).creature("RW", "blue", "new_sphinx").on("FA", red=1)
    again.seths_turn(2).seth("colour red corruptTroop")
    assert not again.may("seth", "troop RW")
    again.seth("troop FA")
    assert not again.may("seth", "attack RW")
    safe = seth_game().on("RW", red=2).creature("RW", "red", "new_sphinx").on("FA", red=1).seths_turn()
    safe.seth("colour red destroyTwo")
    assert not safe.may("seth", "destroy RW")
    assert safe.may("seth", "destroy FA")


@pytest.mark.rule("S-CORRUPT-CREATURE-17")
def test_a_snake_beside_the_target() -> None:
    game = seth_game().violet(4).on("RW", red=3).on("A1", red=1).creature("RW", "red", "snake")
    strike(game, "elephant", "RW").fight("320 410", "301 410")
    assert game.strengths() == (3, 3 + 3)
    assert game.at("RW") == {"red": 3 - 1}


@pytest.mark.rule("S-CORRUPT-CREATURE-17", "S-CARD-CREATURE-MUMMY")
@pytest.mark.parametrize("then", ["stay", "recall"])
def test_a_card_without_power_stays_so_when_the_snake_has_left(then: str) -> None:
    """The Mummy's card is drawn at the very end, after the winner was asked whether he goes."""
    game = seth_game().violet(4).on("RW", red=5).on("A1", red=1).creature("RW", "red", "snake")
    strike(game, "mummy", "RW").fight("202 410", "410 320").plays("red", then).defaults()
    assert game.strengths() == (2, 5 + 4)
    assert game.cards("seth") == []


@pytest.mark.rule("S-CORRUPT-CREATURE-17", "S-CARD-CREATURE-SCARAB", "S-CARD-CREATURE-SPHINX")
def test_no_power_of_any_card_works_against_the_snake() -> None:
    """The Scarab brings no prayer although Seth wins; beside a Sphinx that is silenced divine cards may be played."""
    game = seth_game().violet(3).on("RW", red=1).on("A1", red=1).creature("RW", "red", "snake").prayer(seth=3)
    strike(game, "scarab", "RW").fight("410 301", "202 410").defaults()
    assert game.points("seth") == 1
    assert game.pp("seth") == 3
    loud = seth_game().violet(4).on("RW", red=2).on("A1", red=1).creature("RW", "red", "snake")
    strike(loud.holds("red", "ally_war_rage"), "sphinx", "RW").plays("red", "play 410 discard 320")
    assert loud.may("red", "add ally_war_rage")


@pytest.mark.rule("S-CARD-CREATURE-SNAKE")
def test_the_snake_card() -> None:
    game = seth_game().violet(2).on("RW", red=3).on("A1", red=1).creature("RW", "red", "elephant")
    strike(game, "snake", "RW").fight("320 410", "301 410")
    assert game.strengths() == (2 + 3, 3 + 3)
    assert game.at("RW") == {"red": 2}


@pytest.mark.rule("S-CARD-CREATURE-SCARAB")
def test_the_scarab_card() -> None:
    game = seth_game().violet(3).on("RW", red=2).on("A1", red=1).prayer(seth=3)
    strike(game, "scarab", "RW").fight("320 410", "301 410").defaults()
    assert game.pp("seth") == 5
    lost = seth_game().violet(3).on("RW", red=5).on("A1", red=1).prayer(seth=3)
    strike(lost, "scarab", "RW").fight("320 410", "301 410").defaults()
    assert lost.pp("seth") == 3


@pytest.mark.rule("S-CARD-CREATURE-MUMMY")
def test_the_mummy_card() -> None:
    game = seth_game().violet(4).on("RW", red=5).on("A1", red=1)
    strike(game, "mummy", "RW").fight("202 410", "410 320").defaults()
    assert game.points("seth") == 0
    assert len(game.cards("seth")) == 1


@pytest.mark.rule("S-CLAR-33", "S-DI-ALL-DIVINE-PROTECTION")
def test_divine_protection_against_the_devourer_card() -> None:
    """The walls count for nothing, but who wins under Divine Protection loses nobody."""
    game = seth_game(modules=("black",)).violet(4).on("RW", red=5).on("A1", red=1).prayer(red=5)
    cards = ("ally_divine_protection", "ally_iron_wall")
    strike(game.holds("red", *cards), "devourer", "RW").fight("130 410", "410 320", theirs=cards).defaults()
    assert game.strengths() == (5, 9)
    assert game.at("RW") == {"red": 5}
    unblessed = seth_game(modules=("black",)).violet(4).on("RW", red=5).on("A1", red=1).prayer(red=5)
    unblessed.holds("red", "ally_iron_wall")
    strike(unblessed, "devourer", "RW").fight("130 410", "410 320", theirs=("ally_iron_wall",)).defaults()
    assert unblessed.at("RW") == {"red": 1}


@pytest.mark.rule("S-CLAR-31", "S-CLAR-33")
def test_ambush_and_prescience_in_a_creature_battle() -> None:
    """Seth sees the card of red, who may not play a divine card against the Sphinx but may still lay an ambush."""
    game = seth_game().violet(4).on("RW", red=3).on("A1", red=1).owns("seth", "prescience").owns("red", "ambush")
    strike(game.holds("red", "ally_tactical_choice"), "sphinx", "RW")
    assert game.waiting() == ["red"]
    game.plays("red", "play 410 discard 202")
    assert not game.may("red", "add ally_tactical_choice")
    game.plays("red", "done").locks("seth", "410 301")
    assert (game.asked(), game.waiting()) == ("swap-of-battle-cards", ["red"])
    game.plays("red", "yes")
    assert game.asked() == "loser"
    assert game.strengths() == (8, 5)


@pytest.mark.rule("S-CARD-CREATURE-GRIFFIN")
def test_the_griffin_card() -> None:
    game = seth_game(modules=("black",)).violet(3).on("RW", red=3).on("A1", red=1)
    strike(game, "griffin", "RW").fight("301 410", "221 410")
    assert game.strengths() == (7, 5)
    assert game.at("RW") == {"red": 3}  # one of damage, one of protection


@pytest.mark.rule("S-CORRUPT-CREATURE-18")
def test_seth_may_decline() -> None:
    game = seth_game().violet(2).on("RW", red=3).seths_turn()
    game.seth("colour red corruptCreature", "unleash elephant", "pass")
    assert "elephant" in game.creature_cards()
    assert game.asked() == "turn-of-seth"
    early = seth_game().violet(2).on("RW", red=3).seths_turn().seth("colour red corruptCreature", "pass")
    assert early.asked() == "turn-of-seth"


@pytest.mark.rule("S-ACT-11", "S-TILE-MAGIC-VERSATILITY")
def test_the_clear_token_strikes_whom_seth_names() -> None:
    game = seth_game().on("A1", red=2).on("B1", blue=2).with_token("seth", "clear").seths_turn()
    game.seth("clear destroyTwo", "hit blue")
    assert not game.may("seth", "destroy A1")
    game.seth("destroy B1", "done")
    assert (game.at("A1"), game.at("B1")) == ({"red": 2}, {"blue": 1})


# --- corrupt a troop --------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-CORRUPT-TROOP-07")
def test_a_corrupted_troop_and_seth() -> None:
    game = corrupt(seth_game().on("RW", red=2).on("FA", seth=2), "RW")
    assert not game.may("seth", "step FA")
    assert not game.may("seth", "attack FA")
    assert not game.may("seth", "step SEG")
    opened = corrupt(seth_game().on("RW", red=2).on("FB", blue=1).ceremony_held(), "RW")
    assert opened.may("seth", "step SEG")


@pytest.mark.rule("S-CORRUPT-TROOP-07", "S-CORRUPT-TROOP-08", "S-PORTAL-04")
@pytest.mark.parametrize("is_open", [True, False])
def test_a_corrupted_troop_attacks_through_the_portal(is_open: bool) -> None:
    game = seth_game().on("RW", red=2).on("SEG", blue=1).on("B1", blue=1)
    if is_open:
        game.ceremony_held()
    corrupt(game, "RW")
    assert game.may("seth", "attack SEG") == is_open


@pytest.mark.rule("S-CORRUPT-TROOP-03", "S-CORRUPT-TROOP-05", "S-CORRUPT-TROOP-10", "S-MOVE-14")
def test_an_attack_that_seth_cannot_pay_is_not_offered() -> None:
    """2 for the teleport, 2 more if Khnum's Sphinx stands there; no teleport out of the desert or against red alone."""
    for prayer, plain, guarded in ((1, False, False), (2, True, False), (3, True, False), (4, True, True)):
        game = seth_game(modules=("black",)).on("A1", red=2).built(A1="red 1").on("TW3", blue=1).on("TW2", blue=1)
        game.creature("TW2", "blue", "khnum").on("OAB", red=1).prayer(seth=prayer)
        corrupt(game, "A1")
        assert game.may("seth", "attack TW3 teleport") == plain
        assert game.may("seth", "attack TW2 teleport") == guarded
        assert not game.may("seth", "attack OAB teleport")
    walking = seth_game(modules=("black",)).on("FA", red=2).on("RW", blue=2).on("TW3", blue=1).prayer(seth=1)
    corrupt(walking.creature("RW", "blue", "khnum"), "FA")
    assert not walking.may("seth", "attack RW")
    assert not walking.may("seth", "attack TW3 teleport")
    rich = seth_game().on("FA", red=2).on("TW3", blue=1).prayer(seth=9)
    assert not corrupt(rich, "FA").may("seth", "attack TW3 teleport")


@pytest.mark.rule("S-CORRUPT-TROOP-15", "S-TS-11", "S-TS-10")
def test_tiles_of_the_day_do_not_act_in_a_corrupted_battle() -> None:
    game = seth_game(modules=("black",)).on("FA", red=3).on("RW", blue=3).holds("blue", "ally_escape").prayer(red=2)
    game.owns("red", "initiative", "dedication_to_battle").owns("blue", "deadly_trap")
    corrupt(game, "FA", "attack RW")
    assert game.asked() == "battle-cards"
    assert game.at("RW") == {"blue": 3}
    assert game.s.battles[-1].attacker.troop >> 4 & 15 == 3
    assert game.pp("red") == 2


@pytest.mark.rule("S-CORRUPT-TROOP-14", "S-BATTLE-13", "S-TILE-COMMON-RAMPART", "S-MIXED-07")
def test_tiles_on_both_sides_of_a_corrupted_battle() -> None:
    """Red stands on both sides: his Blades serve both, as Horus does; Charge! and the Rampart know who attacks."""
    game = seth_game().on("FA", red=1, blue=1).on("RW", red=1, blue=1).power("strength_of_horus")
    game.owns("red", "blades_of_neith", "charge", "common_rampart").owns("blue", "charge").owns("seth", "lord_of_chaos")
    corrupt(game, "FA", "attack RW").fight("301 410", "221 410").defaults("loser")
    assert game.strengths() == (2 + 3 + 1 + 1 + 1, 2 + 2 + 1 + 1 + 1)


@pytest.mark.rule("S-CORRUPT-TROOP-21", "S-TEAM-RECALL")
def test_the_winner_of_a_corrupted_battle_may_recall() -> None:
    game = corrupt(seth_game().on("FA", red=3).on("RW", blue=1).on("B1", blue=1).prayer(red=0), "FA", "attack RW")
    game.fight("410 320", "301 410").plays("blue", "recall")
    assert game.asked() == "winner"
    assert game.waiting() == ["red"]
    game.plays("red", "recall")
    assert game.pp("red") == 2
    assert game.at("RW") == {}


@pytest.mark.rule("S-CORRUPT-TROOP-02", "S-CORRUPT-TROOP-04", "S-TILE-COMMON-MARCH", "S-CLAR-26")
def test_capacity_of_a_corrupted_troop() -> None:
    game = seth_game(modules=("black",)).on("A1", red=2, blue=1).creature("A1", "blue", "scarab")
    game.owns("red", "god_speed", "common_march").owns("seth", "kill_them_all")
    corrupt(game, "A1")
    assert game.s.move_left == 1 + 1 + 1 + 2
    assert not game.may("seth", "regroup")


@pytest.mark.rule("S-CLAR-38", "S-CORRUPT-TROOP-15", "S-TILE-COBRA")
def test_the_cobra_may_not_take_the_only_fighter() -> None:
    game = seth_game().on("FA", red=2).on("RW", red=2, blue=1).creature("FA", "red", "cobra")
    corrupt(game, "FA", "attack RW")
    assert game.at("RW") == {"red": 1, "blue": 1}  # blue's unit cannot be taken
    assert game.asked() == "battle-cards"
    assert game.s.battles[-1].defender.fighter == 2


@pytest.mark.rule("S-CLAR-38", "S-CORRUPT-TROOP-15")
def test_the_cobra_of_the_attacked_may_not_take_the_tokens_player() -> None:
    game = seth_game(3).on("FA", red=1, blue=1, yellow=1).on("RW", blue=2).creature("RW", "blue", "cobra")
    corrupt(game, "FA", "attack RW")
    assert (game.asked(), game.waiting()) == ("share", ["red"])  # of three alike the earliest seat decides
    assert not game.may("red", "share red 1")
    game.plays("red", "share blue 0")
    battle = game.s.battles[-1]
    assert (battle.attacker.fighter, battle.attacker.troop) == (1, 1 << 4 | 1 << 8)
    last = corrupt(seth_game().on("FA", red=1).on("RW", blue=2).on("B1", blue=1).creature("RW", "blue", "cobra"), "FA")
    last.seth("attack RW")  # nobody else is left: the unit goes, and there is no battle
    assert last.at("RW") == {"blue": 2}
    assert (last.asked(), last.points("seth"), last.points("alliance")) == ("turn-of-seth", 0, 0)


@pytest.mark.rule("S-CLAR-38", "S-CLAR-42")
def test_a_bite_nobody_answers_takes_from_whoever_has_most_but_his_last_unit() -> None:
    """Red has two beside his Elephant: one of them goes, for he has the most; his last stays."""
    game = seth_game().on("FA", red=2, blue=1).on("RW", blue=2).creature("FA", "red", "elephant")
    corrupt(game.creature("RW", "blue", "cobra"), "FA", "attack RW").defaults("battle-cards")
    assert game.s.battles[-1].attacker.troop == 1 << 4 | 1 << 8


@pytest.mark.rule("S-CORRUPT-TROOP-13")
def test_nothing_is_known_before_the_reveal() -> None:
    game = corrupt(seth_game().on("FA", red=2).on("RW", blue=2), "FA", "attack RW")
    game.plays("red", "play 410 discard 320", "done")
    assert not game.told(events.EV_REVEALED)
    assert game.waiting() == ["blue"]


@pytest.mark.rule("S-MOVE-14", "S-TS-19", "S-CORRUPT-TROOP-03")
def test_khnums_fee_of_a_corrupted_attack() -> None:
    game = seth_game(modules=("black",)).on("FA", red=2).on("RW", blue=2).creature("RW", "blue", "khnum")
    game.prayer(seth=3, red=3)
    corrupt(game, "FA")
    game.seth("attack RW")
    assert game.pp("seth") < 3
    assert game.pp("red") == 3
    peace = (
        seth_game(modules=("black",)).on("FA", red=2).on("RW", blue=2).creature("RW", "blue", "khnum").prayer(seth=3)
    )
    corrupt(peace, "FA", "step RW", "end")
    assert peace.pp("seth") == 3


# --- destroy two ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-DESTROY-04")
def test_destroying_is_no_battle() -> None:
    game = seth_game().on("RW", red=3).owns("red", "shield_of_neith").owns("seth", "crusade").prayer(seth=2)
    game.seths_turn().seth("colour red destroyTwo", "destroy RW", "destroy RW")
    assert game.at("RW") == {"red": 1}
    assert game.pp("seth") == 2
    assert game.points("seth") == 0


@pytest.mark.rule("S-DESTROY-05", "S-TS-15", "S-CLAR-44")
def test_the_devourer_shields() -> None:
    game = seth_game(modules=("black",)).on("RW", red=2, blue=1).creature("RW", "blue", "devourer").on("A1", red=1)
    game.seths_turn(2).seth("colour red destroyTwo")
    assert not game.may("seth", "destroy RW")
    game.seth("pass", "colour blue corruptTroop")
    assert game.may("seth", "troop RW")  # no shield against corruption
