"""Seth, 7.2: cases of battles, losses, prayer and captured figures."""

from __future__ import annotations

import pytest
from words.seth import SethGame, seth_game

from kemet.engine.seth.split import usual_split


def seth_attacks(game: SethGame, start: str = "SEG", goal: str = "RW") -> SethGame:
    """Seth's whole troop enters a space of the alliance."""
    game.seths_turn().seth("violet sethMove1", f"from {start}")
    if game.asked() == "group":
        game.no_answer()
    return game.seth(f"step {goal}")


def members_attack(game: SethGame, mover: str = "red", start: str = "FA", goal: str = "RW") -> SethGame:
    """A member's whole troop, allies and creature included, enters a space of Seth."""
    game.turn_of(mover).plays(mover, "token move1", f"from {start}")
    while game.asked() in ("group-of-owner", "creature-with-the-group"):
        game.no_answer()
    return game.plays(mover, f"step {goal}")


@pytest.mark.rule("S-EX-33", "S-RECALL-02", "S-BATTLE-07", "S-SETHBASE-07")
def test_seth_recalls_only_after_a_defeat() -> None:
    game = seth_attacks(seth_game().on("RW", seth=2).on("TW3", red=1).on("A1", red=1), "RW", "TW3")
    game.fight("410 320", "202 130").defaults()
    assert game.at("TW3") == {"seth": 2}
    assert game.points("seth") == 1
    assert game.asked() == "turn-of-seth"
    lost = seth_attacks(seth_game().on("RW", seth=3).on("TW3", red=5).on("A1", red=1).prayer(seth=1), "RW", "TW3")
    lost.fight("202 320", "301 130")
    assert lost.waiting() == ["seth"]
    lost.seth("recall")
    assert lost.pp("seth") == 3


@pytest.mark.rule("S-EX-34", "S-WIN-02", "S-CLAR-06")
def test_the_last_troop_is_recalled() -> None:
    game = seth_attacks(seth_game().on("SEG", seth=5).on("RW", red=2).prayer(red=3)).fight("301 320", "202 130")
    assert game.may("red", "retreat")
    game.plays("red", "recall")
    assert game.over() == "seth"
    assert game.pp("red") == 3
    gone_on = seth_attacks(seth_game().on("SEG", seth=5).on("RW", red=2)).fight("301 320", "202 130")
    gone_on.plays("red", "retreat").seth("retreat FA")
    assert gone_on.over() == ""


@pytest.mark.rule("S-EX-35", "S-TEAM-SPLIT", "S-TEAM-SPLIT-COUNT")
def test_recall_of_a_mixed_troop() -> None:
    game = seth_game().on("SEG", seth=6).on("RW", red=3, blue=1).on("A1", red=1).prayer(red=0, blue=0)
    seth_attacks(game).fight("301 320", "202 130").plays("red", "recall")
    assert game.asked() == "split-of-prayer"
    game.plays("red", "pass")
    assert (game.pp("red"), game.pp("blue")) == (2, 1)


@pytest.mark.rule("S-TEAM-SPLIT", "S-TEAM-03", "S-TEAM-04", "S-TEAM-BOUND")
@pytest.mark.parametrize(("answer", "red", "blue"), [("yes", 0, 3), ("pass", 2, 1)])
def test_a_split_of_ones_own_needs_consent(answer: str, red: int, blue: int) -> None:
    game = seth_game().on("SEG", seth=6).on("RW", red=3, blue=1).on("A1", red=1).prayer(red=0, blue=0)
    seth_attacks(game).fight("301 320", "202 130").plays("red", "recall", "propose", "share red 0")
    assert game.asked() == "consent-to-a-split"
    assert game.waiting() == ["blue"]
    game.plays("blue", answer)
    assert (game.pp("red"), game.pp("blue")) == (red, blue)
    assert game.asked() != "split-of-prayer"


@pytest.mark.rule("S-TEAM-SPLIT", "S-TEAM-03")
def test_to_propose_the_usual_split_needs_nobodys_consent() -> None:
    game = seth_game().on("SEG", seth=6).on("RW", red=3, blue=1).on("A1", red=1).prayer(red=0, blue=0)
    seth_attacks(game).fight("301 320", "202 130").plays("red", "recall", "propose", "share red 2")
    assert game.asked() == "turn-of-seth"
    assert (game.pp("red"), game.pp("blue")) == (2, 1)


@pytest.mark.rule("S-EX-36", "S-TEAM-SPLIT")
def test_a_split_passes_over_a_full_scale() -> None:
    game = seth_game().on("SEG", seth=6).on("RW", red=3, blue=1).on("A1", red=1).prayer(red=10, blue=4)
    shares = usual_split(game.s, 5, game.s.troops[game.space("RW")])
    assert (shares >> 4 & 15, shares >> 8 & 15) == (1, 4)


@pytest.mark.rule("S-TEAM-SPLIT")
def test_prayer_that_nobody_can_take_is_lost_and_not_talked_about() -> None:
    game = seth_game().on("SEG", seth=6).on("RW", red=4, blue=1).on("A1", red=1).prayer(red=10, blue=10)
    seth_attacks(game).fight("301 320", "202 130").plays("red", "recall")
    assert game.asked() == "turn-of-seth"
    assert (game.pp("red"), game.pp("blue")) == (11, 11)


@pytest.mark.rule("S-EX-37", "S-MIXED-07", "S-MIXED-06")
def test_tiles_of_one_name_count_once() -> None:
    game = seth_game().on("FA", red=1, blue=1).on("RW", seth=1).owns("red", "charge")
    game.owns("blue", "charge", "blades_of_neith")  # there is one copy of Blades, so Charge! is the tile they share
    members_attack(game).fight("410 320", "202 130")
    assert game.strengths() == (2 + 4 + 2, 1 + 2)


@pytest.mark.rule("S-EX-38", "S-TILE-OSIRIS", "S-BATTLE-06", "S-BATTLE-08")
@pytest.mark.parametrize("snake", [True, False])
def test_osiris_and_the_snake(snake: bool) -> None:
    game = seth_game().on("FA", red=3).on("RW", seth=4).creature("FA", "red", "osiris")
    if snake:
        game.creature("RW", "seth", "snake")
    members_attack(game).fight("221 410", "301 410")
    assert game.strengths() == ((5, 7) if snake else (8, 7))
    assert game.points("alliance") == (0 if snake else 1)
    assert game.points("seth") == 0


@pytest.mark.rule("S-EX-39", "S-TILE-COMMON-RAMPART", "S-POWER-HORUS", "S-BATTLE-13")
def test_bonuses_of_a_defending_troop() -> None:
    game = seth_game().on("SEG", seth=4).on("RW", red=2, blue=2).owns("red", "defense").owns("blue", "defense")
    game.owns("red", "common_rampart").temple("FB", 3, power="strength_of_horus")
    seth_attacks(game).fight("301 320", "202 130")
    assert game.strengths() == (7, 4 + 2 + 3)


@pytest.mark.rule("S-EX-40", "S-TILE-COBRA", "S-BATTLE-10")
def test_the_cobra_before_a_battle_against_one_unit() -> None:
    game = seth_game().on("SEG", seth=4).on("RW", red=1).on("A1", red=1).creature("SEG", "seth", "cobra")
    seth_attacks(game).say_no()
    assert game.at("RW") == {"seth": 4}
    assert game.points("seth") == 0
    assert game.asked() == "move"
    assert game.may("seth", "step TW3")


@pytest.mark.rule("S-EX-41", "S-BATTLE-11", "S-SETHBASE-05")
def test_initiative_then_the_cobra() -> None:
    game = seth_game().on("SEG", seth=4).on("RW", red=4).on("A1", red=1).creature("SEG", "seth", "cobra")
    seth_attacks(game.owns("seth", "initiative")).say_no()
    assert game.asked() == "battle-cards"
    assert game.at("RW") == {"seth": 4, "red": 1}


@pytest.mark.rule("S-EX-42", "S-CARD-COMBAT-9", "S-TILE-DEADLY-MIRROR")
@pytest.mark.parametrize(("card", "strength", "lost", "own"), [("410", 4, 2, 1), ("202", 2, 0, 0), ("500", 5, 1, 0)])
def test_the_deadly_mirror(card: str, strength: int, lost: int, own: int) -> None:
    game = seth_game(modules=("cards",)).on("SEG", seth=5).on("RW", red=5).on("A1", red=1)
    seat = game.s.seats[0]
    seat.battle_set = seat.battle_set & ~(1 << game.battle_card("s410")) | 1 << game.battle_card("mirror")
    seat.battle_hand = seat.battle_set
    seat.removed = 1 << game.battle_card("s410")
    seth_attacks(game).fight("mirror 320", f"{card} {'320' if card != '320' else '410'}")
    assert game.strengths() == (5 + strength, 5 + strength)
    sacrificed = 2 if card == "500" else 0
    assert game.at("RW") == {"seth": 5 - own, "red": 5 - lost - sacrificed}


@pytest.mark.rule("S-EX-43", "S-TILE-UNITS-CORRUPTION", "S-CLAR-43", "S-INV-01", "S-INV-02")
def test_seth_captures_a_unit() -> None:
    game = seth_game().on("SEG", seth=5).on("RW", red=3).on("A1", red=5).on("A2", red=2).on("SE1", seth=6)
    game.on("SE2", seth=1).owns("seth", "units_corruption")
    seth_attacks(game).fight("320 410", "130 410")
    assert game.asked() == "capture"
    assert game.points("seth") == 1
    game.seth("capture red").defaults()
    assert game.at("RW") == {"seth": 3}
    assert game.reserve("red") == 2 + 1
    assert game.reserve("seth") == 6
    assert game.s.seth.captured[game.space("RW")] >> 4 & 15 == 1


@pytest.mark.rule("S-EX-44", "S-MOVE-13", "S-TILE-LEGION")
def test_a_troop_that_lost_its_legion() -> None:
    game = seth_game().on("RW", red=1, blue=6).on("FA", blue=1).owns("red", "new_legion").on("A1", red=1)
    game.seths_turn().seth("colour red destroyTwo", "destroy RW", "done")
    assert game.at("RW") == {"blue": 6}
    game.turn_of("blue").plays("blue", "token move1", "from FA")
    assert not game.may("blue", "step RW")
    leaving = seth_game().on("RW", blue=6).on("FA", blue=1).owns("red", "new_legion").turn_of("blue")
    leaving.plays("blue", "token move1", "from RW")
    assert not leaving.may("blue", "share blue 6")
    leaving.plays("blue", "share blue 5", "step FB", "end")
    assert leaving.at("RW") == {"blue": 1}


@pytest.mark.rule("S-EX-65", "S-MIXED-12", "S-BASE-04", "S-RECALL-04")
def test_a_creature_of_a_recalled_troop_goes_to_its_tile() -> None:
    game = seth_game().on("SEG", seth=6).on("RW", red=2, blue=2).on("A1", red=1).creature("RW", "red", "elephant")
    seth_attacks(game.prayer(red=0, blue=0)).fight("301 320", "202 130").plays("red", "recall").defaults()
    assert (game.pp("red"), game.pp("blue")) == (2, 1)
    assert game.on_tile("red") == ["elephant"]
    assert game.beast("A1") == ""


def victorious(**prayer: int) -> SethGame:
    """Red 2 and blue 2 destroy three of Seth; red owns Crusade, blue Holy War."""
    game = seth_game(modules=("black",)).on("FA", red=2, blue=2).on("RW", seth=3).owns("red", "crusade")
    return game.owns("blue", "holy_war").prayer(**prayer)


@pytest.mark.rule("S-EX-78", "S-EX-79", "S-CLAR-41")
@pytest.mark.parametrize(("red_before", "strength", "red", "blue"), [(0, False, 5, 5), (9, True, 11, 8)])
def test_three_units_destroyed(red_before: int, strength: bool, red: int, blue: int) -> None:
    game = victorious(red=red_before, blue=0).owns("red", "carnage", "blades_of_neith")
    if strength:
        game.owns("red", "divine_strength")
    members_attack(game).fight("320 410", "410 301").defaults("winner")
    assert game.reserve("seth") == 15
    assert (game.pp("red"), game.pp("blue")) == (red, blue)


@pytest.mark.rule("S-EX-80", "S-TILE-COBRA", "S-TILE-SPHINX", "S-CLAR-44")
@pytest.mark.parametrize(("creature", "units", "strength"), [("snake", 2, 0), ("new_sphinx", 3, 2)])
def test_the_cobra_against_shields(creature: str, units: int, strength: int) -> None:
    game = seth_game().on("SEG", seth=4).on("RW", red=3).on("A1", red=1).creature("SEG", "seth", "cobra")
    seth_attacks(game.creature("RW", "red", creature)).say_no()
    assert game.at("RW") == {"seth": 4, "red": units}
    game.fight("301 320", "410 130")
    assert game.strengths()[0] == 4 + 3 + strength


@pytest.mark.rule("S-EX-81", "S-CLAR-22", "S-BATTLE-05")
def test_own_figures_are_lost_first() -> None:
    game = seth_game().on("SEG", seth=3).captive("SEG", "seth", "red").on("RW", red=2, blue=2).on("A1", red=1)
    seth_attacks(game).fight("301 410", "130 410").defaults()
    assert game.reserve("seth") == 12 + 2
    assert game.reserve("red") == 12 - 1 - 2 - 1
    both = seth_game().on("SEG", seth=1).captive("SEG", "seth", "red").on("RW", red=2, blue=2).on("A1", red=1)
    seth_attacks(both).fight("301 410", "130 410").defaults()
    assert both.reserve("seth") == 15
    assert both.reserve("red") == 12 - 1 - 2


@pytest.mark.rule("S-EX-88", "S-TEAM-LOSS", "S-CLAR-42", "S-BATTLE-04")
@pytest.mark.parametrize(("damage", "left"), [("320", {"red": 1, "blue": 1}), ("130", {"red": 1})])
def test_losses_nobody_chooses(damage: str, left: dict[str, int]) -> None:
    game = seth_game().on("SEG", seth=6).on("RW", red=1, blue=3).on("A1", red=1).creature("RW", "red", "elephant")
    game.owns("seth", "carnage")  # as much as the Elephant protects
    seth_attacks(game).fight(f"{damage} 301", "410 221").defaults("loser", "winner")
    assert {name: count for name, count in game.at("RW").items() if name != "seth"} == left
    assert game.beast("RW") == "elephant"


@pytest.mark.rule("S-EX-88")
def test_four_losses_send_the_elephant_home() -> None:
    game = seth_game().on("SEG", seth=6).on("RW", red=1, blue=3).on("A1", red=1).creature("RW", "red", "elephant")
    seth_attacks(game.owns("seth", "carnage", "kill_them_all")).fight("130 301", "410 221").defaults("creature-home")
    game.defaults()
    assert game.at("RW") == {"seth": 5}
    assert game.beast("A1") == "elephant"


@pytest.mark.rule("S-EX-89", "S-TEAM-LOSS", "S-MIXED-12")
def test_a_creature_goes_home_before_cards_are_chosen() -> None:
    game = seth_game().on("SEG", seth=6).on("RW", red=2, blue=2).on("A1", red=1).creature("RW", "red", "scarab")
    seth_attacks(game.owns("seth", "initiative")).say_no()
    assert game.waiting() == ["red"]
    game.plays("red", "share red 2").defaults("battle-cards")
    assert game.at("RW") == {"seth": 6, "blue": 2}
    assert game.beast("A1") == "scarab"
    game.fight("301 410", "410 320")
    assert game.strengths() == (9, 2 + 4)


@pytest.mark.rule("S-EX-58", "S-TILE-ANNEXATION", "S-DI-ALL-GLORY")
def test_stolen_glory() -> None:
    game = seth_game().on("SEG", seth=6).on("RW", red=1).on("A1", red=1).holds("seth", "ally_glory").prayer(seth=2)
    seth_attacks(game).fight("301 410", "202 130", own=("ally_glory",)).defaults()
    assert game.pp("seth") == 6
    assert game.discarded() == ["ally_glory"]
