"""Seth, 6: black tiles and the two extra battle cards of Ta-Seti."""

from __future__ import annotations

import pytest
from words.seth import SethGame, founded, seth_game

BLACK = ("black",)


def black(n: int = 2) -> SethGame:
    return seth_game(n, BLACK)


def seth_attacks(game: SethGame, start: str = "SEG", goal: str = "RW") -> SethGame:
    game.seths_turn().seth("violet sethMove1", f"from {start}")
    if game.asked() == "group":
        game.no_answer()
    return game.seth(f"step {goal}")


@pytest.mark.rule("S-TS-01", "S-TS-03", "S-CARD-COMBAT-8", "S-CARD-COMBAT-1", "S-CARD-COMBAT-2", "S-CARD-COMBAT-3")
@pytest.mark.rule("S-CARD-COMBAT-4", "S-CARD-COMBAT-5", "S-CARD-COMBAT-6", "S-CARD-COMBAT-7")
def test_battle_cards_of_seth() -> None:
    table = founded(2, ("cards",)).table
    names = {name for number, name in enumerate(table.battle_ids) if table.starting_sets[0] >> number & 1}
    assert names == {"s410", "s320", "s301", "s221", "s202", "s130", "s500", "s113"}
    for name in names:
        number = table.battle_ids.index(name)
        values = (table.battle_strength[number], table.battle_damage[number], table.battle_protection[number])
        assert "s" + "".join(map(str, values)) == name
    assert table.battle_own_losses[table.battle_ids.index("s500")] == 2


@pytest.mark.rule("S-TS-05")
def test_black_pyramids_serve_for_violet_tiles() -> None:
    game = black().built(A1="black 2", A2="blue 2", A3="white 2").on("A1", red=1).turn_of("red")
    game.plays("red", "token buyBlack")
    assert game.may("red", "buy kill_them_all")


@pytest.mark.rule("S-TS-06", "S-INV-01")
def test_mercenaries_of_seth() -> None:
    game = black().on("A1", seth=1).on("A2", red=1).built(A1="black 1").prayer(seth=5).seths_turn()
    game.seth("violet buyPower", "buy mercenaries_male")
    assert game.asked() == "place"
    assert game.may("seth", "place SE1")
    assert not game.may("seth", "place RW")
    game.seth("place SE1", "place SE1", "place SE2").defaults()
    assert game.reserve("seth") + 1 + 3 == 18


@pytest.mark.rule("S-TS-07")
def test_enforced_recruitment_joins_mixed_troops() -> None:
    game = black().on("RW", red=1, blue=3).on("FA", blue=1).owns("red", "enforced_recruitment").prayer(red=5)
    game.turn_of("red").plays("red", "token recruit")
    assert game.may("red", "place RW")
    assert not game.may("red", "place FA")
    game.plays("red", "place RW")
    assert not game.may("red", "place RW")  # five


@pytest.mark.rule("S-TS-08", "S-CLAR-64")
def test_the_golden_prayer_of_seth() -> None:
    game = black().on("A1", red=1).owns("seth", "dark_ritual").owns("red", "energy_drain").prayer(seth=0, red=0)
    game.seths_turn().seth("gold pray")
    assert game.pp("seth") == 3
    assert game.pp("red") == 1


@pytest.mark.rule("S-TS-09", "S-MIXED-13")
def test_honor_in_battle() -> None:
    game = black().on("SEG", seth=6).on("RW", red=2, blue=2).on("A1", red=1).owns("blue", "honor_in_battle")
    game.prayer(red=0, blue=0)
    seth_attacks(game).fight("320 410", "221 410").defaults()
    assert game.pp("red") + game.pp("blue") == 1 + 0  # one unit was destroyed; the troop has retreated


@pytest.mark.rule("S-TS-09")
def test_honor_brings_seth_nothing_with_a_creature_card() -> None:
    game = black().violet(2).on("RW", red=5).on("A1", red=1).owns("seth", "honor_in_battle").prayer(seth=2).seths_turn()
    game.seth("colour red corruptCreature", "unleash elephant", "troop RW").fight("202 410", "130 410").defaults()
    assert game.pp("seth") == 2


@pytest.mark.rule("S-TS-10", "S-MIXED-08", "S-INVASION-05")
def test_dedication_pays_the_mover() -> None:
    game = black().on("FA", red=2, blue=2).on("RW", seth=1).owns("red", "dedication_to_battle").prayer(red=0, blue=0)
    game.turn_of("red").plays("red", "token move1", "from FA", "share red 2", "share blue 2", "step RW")
    assert (game.pp("red"), game.pp("blue")) == (2, 0)
    ally = black().on("FA", red=2, blue=2).on("RW", seth=1).owns("blue", "dedication_to_battle").prayer(red=0, blue=0)
    ally.turn_of("red").plays("red", "token move1", "from FA", "share red 2", "share blue 2", "step RW")
    assert (ally.pp("red"), ally.pp("blue")) == (0, 0)


@pytest.mark.rule("S-TS-10", "S-INVASION-05", "S-INVASION-02")
def test_dedication_for_each_troop_of_an_invasion() -> None:
    game = black().on("RW", seth=3).on("SEG", seth=3).on("FA", red=1).on("FB", blue=1).on("A1", red=1).prayer(seth=0)
    game.owns("seth", "dedication_to_battle", "god_speed").seths_turn()
    game.seth("violet invasion", "from RW", "group 3", "step FA")
    assert game.pp("seth") == 0  # not before both movements are over
    game.seth("from SEG", "group 3", "step RW", "step FB")
    assert game.pp("seth") == 4


@pytest.mark.rule("S-TS-10", "S-INVASION-04", "S-INVASION-05")
@pytest.mark.parametrize(("rule", "paid"), [("entry", 4), ("action", 2)])
def test_dedication_for_two_troops_that_enter_one_space(rule: str, paid: int) -> None:
    game = seth_game(2, BLACK, dedicationPerEntry=rule).on("RW", seth=3).on("SEG", seth=3).on("FA", red=1)
    game.on("A1", red=1).prayer(seth=0).owns("seth", "dedication_to_battle", "god_speed").seths_turn()
    game.seth("violet invasion", "from RW", "group 3", "step FA", "from SEG", "group 3", "step RW", "step FA")
    assert game.pp("seth") == paid
    assert len(game.s.battles) == 1


@pytest.mark.rule("S-TS-11", "S-TEAM-LOSS")
def test_the_trap_of_one_of_several_members() -> None:
    game = black().on("SEG", seth=4).on("RW", red=1, blue=3).owns("red", "deadly_trap").on("A1", red=1)
    seth_attacks(game).say_no()
    assert game.at("RW")["seth"] == 3


@pytest.mark.rule("S-TS-12", "S-CLAR-39", "S-CLAR-65")
def test_twin_ceremony() -> None:
    game = black().built(A1="red 2", A2="blue 2", A3="white 2").on("A1", red=1).owns("red", "twin_ceremony")
    game.prayer(red=9).turn_of("red").plays("red", "token buyRed", "buy charge", "gold buy")
    assert game.may("red", "buy carnage")
    assert game.may("red", "buy kill_them_all")
    assert not game.may("red", "buy defense")
    seth = black().on("A1", red=1).violet(2).owns("seth", "twin_ceremony").prayer(seth=9).seths_turn()
    assert not seth.may("seth", "gold buy")
    seth.seth("violet buyPower", "buy annexation", "gold buy", "buy kill_them_all")
    assert seth.pp("seth") == 9 - 2 - 3


@pytest.mark.rule("S-TS-13")
def test_forced_march_is_one_move() -> None:
    game = black().on("SE1", seth=2).on("SE2", seth=2).on("A1", red=1).owns("seth", "forced_march").seths_turn()
    game.seth("gold move", "from SE1", "group 2", "step SEG", "end")
    assert game.asked() == "turn-of-seth"
    assert game.at("SE2") == {"seth": 2}


@pytest.mark.rule("S-TS-14")
def test_the_griffin_serves_the_mover() -> None:
    game = black().on("OAB", red=1, blue=1).creature("OAB", "blue", "griffin").prayer(red=9).turn_of("red")
    game.plays("red", "token move1", "from OAB", "share blue 1", "ride griffin")
    assert game.may("red", "teleport TW3")


@pytest.mark.rule("S-TS-15")
def test_no_devourer_point_in_a_corrupted_battle() -> None:
    game = black().on("FA", red=4).on("RW", blue=2).on("B1", blue=1).creature("FA", "red", "devourer").seths_turn()
    game.seth("colour red corruptTroop", "troop FA", "attack RW").fight("320 410", "301 410").defaults()
    assert game.points("seth") == 1
    assert game.points("alliance") == 0


@pytest.mark.rule("S-TS-15")
def test_the_devourers_point_of_the_alliance() -> None:
    strong = black().on("FA", red=4).on("RW", seth=3).creature("FA", "red", "devourer").turn_of("red")
    strong.plays("red", "token move1", "from FA", "share red 4", "ride devourer", "step RW").fight("320 410", "410 202")
    assert strong.points("alliance") == 2


@pytest.mark.rule("S-TS-16", "S-MIXED-08")
def test_bestial_fury() -> None:
    game = (
        black().on("FA", red=1, blue=2).creature("FA", "red", "elephant").on("RW", seth=4).owns("blue", "bestial_fury")
    )
    game.turn_of("red").plays("red", "token move1", "from FA", "share blue 2", "ride elephant")
    assert game.s.move_left == 1 + game.s.table.creature_move[game.s.table.creature_ids.index("elephant")]
    game.plays("red", "step RW").fight("301 410", "301 410")
    assert game.strengths()[0] == 3 + 3 + 1 + 1


@pytest.mark.rule("S-TS-17")
def test_divine_strength_by_day_and_at_the_eclipse() -> None:
    game = (
        black().on("A1", red=1).owns("red", "divine_strength").prayer(red=0).turn_of("red").plays("red", "token pray1")
    )
    assert game.pp("red") == 3
    dark = black(3).on("A1", red=1).owns("red", "divine_strength", "high_priest").prayer(red=0).eclipse().defaults()
    assert dark.pp("red") == 2
    drain = black().on("A1", red=1).owns("red", "divine_strength", "energy_drain").prayer(red=0).seths_turn()
    drain.seth("violet sethPray1")
    assert drain.pp("red") == 2


@pytest.mark.rule("S-TS-20")
def test_sacrificial_charge_in_a_mixed_troop() -> None:
    game = seth_game(2, ("cards",)).on("FA", red=2, blue=2).on("RW", seth=1).turn_of("red")
    game.plays("red", "token move1", "from FA", "share red 2", "share blue 2", "step RW")
    game.say_no().plays("red", "fighter red").locks("red", "500 410").locks("seth", "301 410")
    assert game.asked() == "share"
    assert game.waiting() == ["red"]
    game.plays("red", "share red 0").defaults("winner", "loser")
    assert game.at("RW")["red"] == 2
    assert "blue" not in game.at("RW")
    assert game.points("alliance") == 1
