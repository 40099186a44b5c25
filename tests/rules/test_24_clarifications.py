"""Section 24: the clarifications."""

from __future__ import annotations

import pytest
from words import cannot, choices, creature, fight, hand, on, play, points, position, prayer, reserve

from kemet import Game
from kemet.engine.board.troops import add_units
from kemet.engine.state.ruleset import Ruleset


@pytest.mark.rule("B-CLAR-01")
def test_open_gates_may_be_played_in_a_move_without_walls() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 1; troops RW 2; hand open_gates
        P2
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 2", "P1 card open_gates", "P1 step TW3", "P1 end")
    assert (hand(game, "P1"), prayer(game, "P1")) == ({}, 0)
    assert game.view(None)["discard_size"] == 1


# --- B-CLAR-02: which Open Gates help a retreat or an Escape ------------------------------------------------------

LOSER_BEFORE_THE_GATES = """
    players 2
    turn P1
    P1 troops RW 5{mine}
    P2 troops FA 2{theirs}
"""


def retreats(game: Game) -> list[str]:
    """P1 beats P2 on FA; where may P2 be sent?"""
    snake = creature(game, "RW")
    play(game, "P1 token move1", "P1 from RW", "P1 group 5" + (" with creature" if snake else ""), "P1 step FA")
    fight(game, "410 130", "202 130")
    play(game, "P2 retreat")
    return choices(game, "P1", "retreat")


@pytest.mark.rule("B-CLAR-02")
@pytest.mark.parametrize(
    ("mine", "theirs", "into"),
    [
        ("", "", False),
        ("", "; tiles open_gates", True),
        ("", " phoenix; tiles phoenix", True),
        (" snake; tiles deep_desert_snake", " phoenix; tiles phoenix", True),
        ("; tiles open_gates", "", False),  # the winner's tile does not help the loser
    ],
)
def test_tile_and_phoenix_open_the_city_to_a_retreat(mine: str, theirs: str, into: bool) -> None:
    game = position(LOSER_BEFORE_THE_GATES.format(mine=mine, theirs=theirs))
    spaces = retreats(game)
    assert ("retreat A1" in spaces) is into
    assert "retreat TW2" in spaces


@pytest.mark.rule("B-CLAR-02")
def test_the_card_helps_the_attacker_for_the_rest_of_its_move() -> None:
    text = """
        players 2
        order P2 P1
        turn P2
        P1 troops FA 5
        P2 prayer 1; troops RW 2; hand open_gates
    """
    without, with_card = position(text), position(text)
    for game in (without, with_card):
        play(game, "P2 token move1", "P2 from RW", "P2 group 2")
        if game is with_card:
            play(game, "P2 card open_gates")
        play(game, "P2 step FA")
        fight(game, "202 130", "410 202")
        play(game, "P2 retreat")
    assert "retreat A1" not in choices(without, "P1")
    assert "retreat A1" in choices(with_card, "P1")


@pytest.mark.rule("B-CLAR-02")
def test_the_attackers_card_does_not_help_the_defender() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 1; troops RW 5; hand open_gates
        P2 troops FA 2
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 5", "P1 card open_gates", "P1 step FA")
    fight(game, "410 130", "202 130")
    play(game, "P2 retreat")
    assert "retreat A1" not in choices(game, "P1")


@pytest.mark.rule("B-CLAR-02")
@pytest.mark.parametrize(("tiles", "troop", "into"), [("open_gates", "2", False), ("phoenix", "2 phoenix", True)])
def test_at_night_the_tile_does_not_open_the_city_but_the_phoenix_does(tiles: str, troop: str, into: bool) -> None:
    game = position(f"""
        players 2
        night
        P1 tiles reinforcements
        P2 troops A2 {troop}; tiles {tiles}
    """)
    play(game, "P1 reinforce", *["P1 place A2"] * 4)
    if game.question(0) == "place":
        play(game, "P1 done")
    fight(game, "410 130", "202 130")
    play(game, "P2 retreat")
    if into:
        assert choices(game, "P1", "retreat") == ["retreat A1", "retreat A3", "retreat FA"]
    else:
        assert on(game, "FA") == {"P2": 2}  # the only space left


@pytest.mark.rule("B-CLAR-02")
@pytest.mark.parametrize(
    ("theirs", "into"), [("", False), ("; tiles open_gates", True), (" phoenix; tiles phoenix", True)]
)
def test_tile_and_phoenix_open_the_city_to_an_escape(theirs: str, into: bool) -> None:
    game = position(f"""
        players 2
        turn P1
        P1 troops RW 5
        P2 troops FA 2{theirs}; hand escape
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 5", "P1 step FA")
    assert ("escape A1" in choices(game, "P2")) is into
    assert "escape TW2" in choices(game, "P2")


# --- the others ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-CLAR-03")
def test_the_retreat_space_is_judged_when_the_loser_decides() -> None:
    game = position("players 2\nturn P1\nP1 troops FA 4\nP2 troops RW 2")
    play(game, "P1 token move1", "P1 from FA", "P1 group 4", "P1 step RW")
    fight(game, "410 130", "202 130")
    spaces = game.setup.table.space_ids
    add_units(game.state, spaces.index("TW3"), 0, 1)  # as an expansion may do between battle and retreat
    game.state.seats[0].reserve -= 1
    play(game, "P2 retreat")
    assert "retreat TW3" not in choices(game, "P1")
    assert "retreat FA" in choices(game, "P1")


@pytest.mark.rule("B-CLAR-04")
def test_units_struck_by_initiative_do_not_count_as_destroyed_in_the_battle() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 0; troops RW 5; tiles initiative, crusade
        P2 troops TW3 4
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 5", "P1 step TW3")
    assert on(game, "TW3") == {"P1": 5, "P2": 2}
    fight(game, "410 130", "320 130")
    assert (prayer(game, "P1"), reserve(game, "P2")) == (2, 11)  # two by Initiative, one in the battle


@pytest.mark.rule("B-CLAR-05")
def test_enlistment_with_a_troop_in_the_delta() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops TD5 1; hand enlistment
        P2
    """)
    play(game, "P1 card enlistment", "P1 place TD5", "P1 place TD5")
    assert on(game, "TD5") == {"P1": 3}


@pytest.mark.rule("B-CLAR-05")
def test_night_reinforcements_with_a_troop_in_the_delta() -> None:
    game = position("""
        players 2
        night
        P1 troops TD5 1; tiles reinforcements
        P2
    """)
    play(game, "P1 reinforce", "P1 place TD5", "P1 place TD5", "P1 place A1", "P1 place TD5")
    assert (on(game, "TD5"), on(game, "A1")) == ({"P1": 4}, {"P1": 1})


HOPPERS = """
    players 2
    turn P1
    P1 prayer 11; troops {} 2; tiles teleport, stargate, priest_of_ra{}
    P2
"""


@pytest.mark.rule("B-CLAR-06")
def test_the_start_space_may_be_a_target_of_a_teleport() -> None:
    game = position(HOPPERS.format("OAB", ""))
    play(game, "P1 token move1", "P1 from OAB", "P1 group 2", "P1 teleport TW2", "P1 teleport OAB")
    cannot(game, "P1 teleport TW2", "B-TELE-10")


@pytest.mark.rule("B-CLAR-06")
def test_a_space_reached_on_foot_may_be_a_target_of_a_teleport() -> None:
    game = position(HOPPERS.format("A1", ""))
    play(game, "P1 token move1", "P1 from A1", "P1 group 2", "P1 teleport TW2", "P1 step OAB")
    play(game, "P1 teleport TW3", "P1 teleport OAB")
    cannot(game, "P1 teleport TW2", "B-TELE-10")


@pytest.mark.rule("B-CLAR-06")
def test_teleportation_cards_are_not_counted() -> None:
    game = position(HOPPERS.format("A1", "; hand teleportation x2"))
    play(game, "P1 token move1", "P1 from A1", "P1 group 2", "P1 card teleportation OAB", "P1 teleport TW2")
    play(game, "P1 teleport OAB", "P1 card teleportation TW2")  # both spaces for the second time
    assert on(game, "TW2") == {"P1": 2}
    cannot(game, "P1 teleport OAB", "B-TELE-10")


@pytest.mark.rule("B-CLAR-06", "B-TELE-10")
def test_teleports_that_are_paid_for_are_not_counted() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 11; troops OAB 2; tiles teleport
        P2
    """)
    play(game, "P1 token move1", "P1 from OAB", "P1 group 2")
    play(game, "P1 teleport TW2", "P1 teleport OAB", "P1 teleport TW2", "P1 teleport OAB", "P1 teleport TW2")
    assert (on(game, "TW2"), game.view(0)["seats"][0]["prayer"]) == ({"P1": 2}, 1)
    cannot(game, "P1 teleport OAB", "B-LIMIT-05")  # prayer is the bound


@pytest.mark.rule("B-CLAR-07")
def test_a_winner_without_units_still_picks_the_retreat_space() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops FA 2; tiles charge
        P2 troops RW 2
    """)
    play(game, "P1 token move1", "P1 from FA", "P1 group 2", "P1 step RW")
    fight(game, "410 130", "221 130")
    assert on(game, "RW") == {"P2": 2}
    play(game, "P2 retreat")
    assert (game.waiting_for(), game.question(0)) == ([0], "retreat-space")
    play(game, "P1 retreat TW3")
    assert (on(game, "TW3"), points(game, "P2")) == ({"P2": 2}, 1)


@pytest.mark.rule("B-CLAR-08")
def test_the_other_map_for_four_has_five_temples_and_the_sanctuary() -> None:
    game = position("players 4\nhouse fourPlayerEast=temple\nturn P1\nP1\nP2\nP3\nP4")
    table: Ruleset = game.setup.table
    names = table.space_ids
    worth = {names[space]: table.income[space] + table.sacrifice[space] for space in table.temples}
    assert worth == {"TW2": 2, "TW3": 3, "TE2": 2, "TE3": 3, "TD5": 5}
    assert [names[space] for space in table.sanctuaries] == ["SAN"]

    def around(name: str) -> set[str]:
        return {names[space] for space in table.neighbours[names.index(name)]}

    assert around("TE2") == {"FC", "FD", "OCD", "SAN"}
    assert around("SAN") == {"TE2"}
    assert table.obelisk[names.index("TE2")]
    assert table.obelisk[names.index("SAN")]


@pytest.mark.rule("B-CLAR-09")
def test_ra_once_per_move_still_helps_every_other_payment() -> None:
    game = position("""
        players 2
        house raPerTeleport=once
        turn P1
        P1 prayer 9; troops A1 2; tiles priest_of_ra, teleport, act_of_god_red; hand teleportation, raining_fire
        P2 troops B1 3
    """)
    play(game, "P1 token move1", "P1 from A1", "P1 group 2", "P1 teleport OAB")
    assert prayer(game, "P1") == 8
    play(game, "P1 card raining_fire B1", "P1 card teleportation TW2")
    assert prayer(game, "P1") == 8  # cards are payments of their own
    play(game, "P1 teleport TW3")
    assert prayer(game, "P1") == 6
    play(game, "P1 end", "P1 silver recruit", "P1 place A1", "P1 place A1", "P1 done")
    assert prayer(game, "P1") == 5


@pytest.mark.rule("B-CLAR-09")
def test_ra_once_per_move_is_not_used_up_by_a_card() -> None:
    game = position("""
        players 2
        house raPerTeleport=once
        turn P1
        P1 prayer 9; troops A1 2; tiles priest_of_ra, teleport; hand teleportation
        P2
    """)
    play(game, "P1 token move1", "P1 from A1", "P1 group 2", "P1 card teleportation OAB", "P1 teleport TW2")
    assert prayer(game, "P1") == 8
