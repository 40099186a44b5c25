"""Seth: edges of battles that the worked examples leave out: whose points, gains, figures and losses they are."""

from __future__ import annotations

import pytest
from words.seth import SethGame, seth_game

BLACK = ("black",)


def seth_attacks(game: SethGame, start: str = "SEG", goal: str = "RW") -> SethGame:
    game.seths_turn().seth("violet sethMove1", f"from {start}")
    if game.asked() == "group":
        game.no_answer()
    return game.seth(f"step {goal}").say_no()


def members_attack(game: SethGame, mover: str = "red", start: str = "FA", goal: str = "RW") -> SethGame:
    game.turn_of(mover).plays(mover, "token move1", f"from {start}")
    while game.asked() in ("group-of-owner", "creature-with-the-group"):
        game.no_answer()
    return game.plays(mover, f"step {goal}").say_no()


def corrupt(game: SethGame, space: str, *rest: str, token: str = "red") -> SethGame:
    return game.seths_turn().seth(f"colour {token} corruptTroop", f"troop {space}", *rest)


# --- points -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-BATTLE-08", "S-CORRUPT-TROOP-18")
def test_the_option_about_corrupted_defences_leaves_others_alone() -> None:
    game = seth_game(corruptedDefensiveVictoryScores="no").on("SEG", seth=2).on("RW", red=4).on("A1", red=1)
    seth_attacks(game.owns("red", "defensive_victory")).fight("301 410", "301 410")
    assert game.points("alliance") == 1


@pytest.mark.rule("S-TS-15")
@pytest.mark.parametrize(
    ("creature", "card", "points"), [("devourer", 320, 2), ("devourer", 410, 1), ("scorpion", 320, 1)]
)
def test_what_the_devourers_point_needs(creature: str, card: int, points: int) -> None:
    """Two units destroyed, and no other creature brings it."""
    game = seth_game(2, BLACK).on("FA", red=5).on("RW", seth=3).creature("FA", "red", creature)
    members_attack(game).fight(f"{card} 202", "130 410").defaults("loser", "winner")
    assert game.points("alliance") == points


@pytest.mark.rule("S-TS-15")
def test_the_devourer_defends_nobody_against_a_corrupted_troop() -> None:
    """Two are destroyed in the defence, and nobody has a point for it."""
    game = seth_game(2, BLACK).on("FA", red=3).on("RW", blue=4).on("A1", red=1).creature("RW", "blue", "devourer")
    corrupt(game, "FA", "attack RW").fight("410 202", "320 410").defaults("loser")
    assert game.reserve("red") == 12 - 1 - 3 + 2
    assert (game.points("alliance"), game.points("seth")) == (0, 0)


@pytest.mark.rule("S-BATTLE-07", "S-BATTLE-06", "S-CLAR-43", "S-RECALL-07")
def test_a_winner_without_survivors_has_no_point_and_no_captive() -> None:
    game = seth_game().on("SEG", seth=1).on("RW", red=2).on("A1", red=1).owns("seth", "units_corruption", "charge")
    seth_attacks(game.owns("seth", "blades_of_neith")).fight("320 410", "130 410")
    assert (game.points("seth"), game.points("alliance")) == (0, 0)
    assert game.at("RW") == {}
    assert game.asked() == "turn-of-seth"


# --- gains ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-CLAR-41", "S-TS-17")
def test_alone_every_source_is_a_gain_of_its_own() -> None:
    """Divine Strength adds one to Crusade, to Holy War and to Glory; in a mixed troop it adds one to red's share."""
    game = seth_game(2, BLACK).on("FA", red=4).on("RW", seth=1).prayer(red=0).holds("red", "ally_glory")
    game.owns("red", "crusade", "holy_war", "divine_strength")
    members_attack(game).fight("410 320", "320 410", own=("ally_glory",)).defaults("winner")
    assert game.pp("red") == (2 + 1) + (4 + 1) + (4 + 1) - 2  # less what passes 11
    mixed = seth_game(2, BLACK).on("FA", red=3, blue=1).on("RW", seth=1).prayer(red=0, blue=11)
    mixed.owns("red", "crusade", "holy_war", "divine_strength")
    members_attack(mixed).fight("410 320", "320 410").defaults("split-of-prayer").plays("red", "pass")
    assert mixed.pp("red") == 2 + 4 + 1


@pytest.mark.rule("S-CARD-CREATURE-SCARAB")
def test_the_scarab_card_pays_seth_alone() -> None:
    game = seth_game().violet(3).on("RW", red=5).on("A1", red=1).prayer(seth=3, red=3).seths_turn()
    game.seth("colour red corruptCreature", "unleash scarab", "troop RW").fight("320 410", "301 410").defaults()
    assert (game.pp("seth"), game.pp("red")) == (3, 3)


# --- captured figures -------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-CLAR-43", "S-TILE-UNITS-CORRUPTION")
def test_a_capture_may_be_declined_and_is_by_default() -> None:
    for answer in (True, False):
        game = seth_game().on("SEG", seth=5).on("RW", red=3).on("A1", red=1).owns("seth", "units_corruption")
        seth_attacks(game).fight("320 410", "301 410").defaults("capture")
        if answer:
            game.seth("pass")
        game.defaults("loser")
        assert game.at("RW") == {"seth": 5, "red": 2}


@pytest.mark.rule("S-CLAR-22", "S-CLAR-36", "S-CLAR-51", "S-INV-01")
@pytest.mark.parametrize(("card", "captives"), [("410", 1), ("130", 0)])
def test_captured_figures_in_a_corrupted_troop(card: str, captives: int) -> None:
    """Red's own two go first, then Seth's figure, to Seth's reserve; what is left retreats with its colours."""
    game = seth_game().on("FA", red=2).captive("FA", "red", "seth").on("RW", blue=5).on("A1", red=1)
    corrupt(game, "FA", "attack RW").fight("320 410", f"{card} 202").defaults()
    assert game.reserve("seth") == 15 - captives
    assert sum(game.s.seth.violet) == captives << 4


@pytest.mark.rule("S-CLAR-51", "S-RECALL-01", "S-CLAR-36")
def test_captured_figures_of_a_corrupted_troop_that_is_recalled() -> None:
    game = seth_game().on("FA", red=2).captive("FA", "red", "seth").on("RW", blue=5).on("A1", red=1).prayer(red=0)
    corrupt(game, "FA", "attack RW").fight("202 410", "410 202").plays("red", "recall")
    assert game.pp("red") == 2
    assert (game.reserve("seth"), game.reserve("red")) == (15, 11)


# --- losses before and in the battle ----------------------------------------------------------------------------------


@pytest.mark.rule("S-CLAR-42", "S-TEAM-LOSS")
@pytest.mark.parametrize(
    ("card", "left"),
    [("410", (2, 1, 1)), ("320", (1, 1, 1)), ("130", (1, 1, 0))],
)
def test_losses_go_round(card: str, left: tuple[int, int, int]) -> None:
    """Nobody chooses: from the owner with most left, of equals the later seat, unit by unit."""
    game = seth_game(3).on("SEG", seth=6).on("RW", red=2, blue=2, yellow=1).on("A1", red=1)
    seth_attacks(game).fight(f"{card} 301", "410 221").defaults("loser", "winner")
    troop = game.at("RW")
    assert tuple(troop.get(name, 0) for name in ("red", "blue", "yellow")) == left


@pytest.mark.rule("S-CLAR-38")
def test_the_cobra_may_take_one_of_several_who_can_fight() -> None:
    game = seth_game(3).on("FA", red=2).on("RW", blue=1, yellow=1).on("B1", blue=1).creature("FA", "red", "cobra")
    corrupt(game, "FA", "attack RW")
    assert (game.asked(), game.waiting()) == ("share", ["blue"])
    game.plays("blue", "share blue 1")
    assert game.s.battles[-1].defender.fighter == 3


@pytest.mark.rule("S-MIXED-12", "S-CLAR-36", "S-INV-06")
def test_a_creature_of_a_corrupted_troop_goes_home() -> None:
    """Red's only unit in the attack is lost: his Elephant goes home to A1 although blue fights on beside it."""
    game = seth_game(3).on("FA", red=1, blue=3).on("RW", yellow=3).on("A1", red=1).creature("FA", "red", "elephant")
    game.owns("yellow", "carnage")
    corrupt(game, "FA", "attack RW").fight("320 410", "410 221").plays("red", "share red 1").defaults()
    assert game.beast("A1") == "elephant"
    assert game.reserve("red") == 11


@pytest.mark.rule("S-CORRUPT-TROOP-15", "S-MIXED-12", "S-TILE-COBRA")
def test_a_creature_of_a_corrupted_troop_goes_home_before_cards_are_chosen() -> None:
    """Blue's Scarab stands with the attack of red's token; the Cobra takes blue's only unit."""
    game = seth_game(3).on("FA", red=2, blue=1).on("RW", yellow=3).on("B1", blue=1).creature("FA", "blue", "scarab")
    corrupt(game.creature("RW", "yellow", "cobra"), "FA", "attack RW").plays("red", "share red 0")
    assert game.asked() == "battle-cards"
    assert game.beast("B1") == "scarab"
    game.fight("410 320", "202 410").defaults()
    assert game.strengths() == (2 + 4, 3 + 2 + 2)


@pytest.mark.rule("S-TS-11", "S-CLAR-48", "S-MIXED-08")
@pytest.mark.parametrize("at_night", [False, True])
def test_the_trap_is_for_those_who_move_in(at_night: bool) -> None:
    """Seth recruits against it, or places night Reinforcements: nobody falls into it."""
    game = seth_game(2, BLACK).on("SE1", red=3).on("SE2", seth=1).owns("red", "deadly_trap").on("A1", red=1)
    game.owns("seth", "reinforcements").prayer(seth=5)
    if at_night:
        game.night().defaults("night-power").seth("reinforce", "place SE1", "place SE1", "done")
    else:
        game.seths_turn().seth("violet sethRecruit", "place SE1", "place SE1", "done").say_no()
    assert game.asked() == "battle-cards"
    assert game.at("SE1") == {"seth": 2, "red": 3}


@pytest.mark.rule("S-BATTLE-10", "S-TS-11")
def test_no_escape_from_a_group_that_the_trap_wiped_out() -> None:
    game = seth_game(2, BLACK).on("SEG", seth=1).on("RW", red=2).owns("red", "deadly_trap").holds("red", "ally_escape")
    game.seths_turn().seth("violet sethMove1", "from SEG", "step RW")
    assert game.asked() == "turn-of-seth"
    assert game.at("RW") == {"red": 2}


@pytest.mark.rule("S-BATTLE-10", "S-DI-ALL-ESCAPE", "S-TS-11")
@pytest.mark.parametrize("wipe", ["yes", "no"])
def test_what_the_trap_left_goes_on_after_an_escape(wipe: str) -> None:
    """Also if by house rule a Move ends with a troop that Initiative wiped out: nobody was."""
    game = seth_game(2, BLACK, initiativeWipeContinues=wipe).on("SEG", seth=3).on("RW", red=2).on("A1", red=1)
    game.owns("red", "deadly_trap").holds("red", "ally_escape").owns("seth", "god_speed").seths_turn()
    game.seth("violet sethMove1", "from SEG", "group 3", "step RW").plays("red", "yes", "escape FB")
    game.seth("step TW3", "end")
    assert game.at("TW3") == {"seth": 2}


@pytest.mark.rule("S-MIXED-16", "S-TEAM-FIGHTER", "S-BATTLE-11")
def test_whoever_lost_his_last_unit_before_the_fighter_is_named_is_not_there() -> None:
    """Red chooses to lose both of his to Initiative: his Defense! does not count, he may not fight and has no share."""
    game = seth_game(3, BLACK).on("SEG", seth=2).on("RW", red=2, blue=2, yellow=1).on("A1", red=1)
    game.owns("seth", "initiative").owns("red", "defense").owns("blue", "holy_war").prayer(red=0, blue=0, yellow=0)
    seth_attacks(game).plays("red", "share red 2")
    assert (game.asked(), game.waiting()) == ("fighter", ["blue"])
    assert not game.may("blue", "fighter red")
    game.fight("202 410", "410 320").defaults("split-of-prayer")
    assert game.strengths() == (2 + 2, 3 + 4)
    game.plays("blue", "pass")
    assert (game.pp("red"), game.pp("blue"), game.pp("yellow")) == (0, 2, 2)
