"""Section 9.1: the examples of the Ta-Seti rulebook."""

from __future__ import annotations

import pytest
from words import choices, fight, idle_until, march, play, points, position, prayer, seen, told

BOTTOM_ROAD = """
    players 2
    modules path
    path 1A 2A 3A 4A
    turn P1
    P1 prayer 4; troops RW 3; tiles act_of_god_red
    P2 troops TW3 3
"""


@pytest.mark.rule("T-RB-01")
def test_the_damage_token_serves_the_battle_of_this_move() -> None:
    game = position(BOTTOM_ROAD)
    play(game, "P1 token move1", "P1 trip reserve 1A3")
    assert (prayer(game, "P1"), game.view(None)["path"]["temporary_held"]) == (5, ["damage"])
    play(game, "P1 from RW", "P1 group 3", "P1 step TW3")
    fight(game, "410 202", "202 130")
    assert [reveal["damage"] for reveal in told(game, "revealed")] == [1 + 1, 0]
    play(game, "P2 recall", "P1 stay")
    assert game.view(None)["path"]["temporary_held"] == []


@pytest.mark.rule("T-RB-01")
def test_the_damage_token_goes_back_without_a_battle() -> None:
    game = position(BOTTOM_ROAD)
    play(game, "P1 token move1", "P1 trip reserve 1A3", "P1 from RW", "P1 group 3", "P1 end")
    assert game.view(None)["path"]["temporary_held"] == []
    march(game, "P1", "RW", "3", "TW3", token="silver move2")
    fight(game, "410 202", "202 130")
    assert told(game, "revealed")[0]["damage"] == 1


@pytest.mark.rule("T-RB-02")
def test_every_troop_with_a_priest_has_all_skills() -> None:
    game = position("""
        players 2
        modules path
        turn P1
        P1 troops RW 3 +1, FA 3 +1; skills slaughter, skill_charge; tiles act_of_god_red
        P2 troops TW3 1, TW2 1
    """)
    march(game, "P1", "RW", "3 priests 1", "TW3")
    fight(game, "410 221", "202 130")
    play(game, "P2 recall", "P1 stay")
    march(game, "P1", "FA", "3 priests 1", "TW2", token="silver move2")
    fight(game, "301 202", "301 221")
    play(game, "P2 recall", "P1 stay")
    mine = [reveal for reveal in told(game, "revealed") if reveal["seat"] == 0]
    assert [(reveal["strength"], reveal["damage"]) for reveal in mine] == [(3 + 4 + 1, 1 + 1), (3 + 3 + 1, 0 + 1)]


@pytest.mark.rule("T-RB-02")
def test_a_defender_has_slaughter_but_not_charge() -> None:
    game = position("""
        players 2
        modules path
        turn P1
        P1 troops RW 3
        P2 troops TW3 2 +1; skills slaughter, skill_charge
    """)
    march(game, "P1", "RW", "3", "TW3")
    fight(game, "202 130", "410 202")
    assert [(reveal["strength"], reveal["damage"]) for reveal in told(game, "revealed")] == [(5, 0), (2 + 4, 1 + 1)]


SCORES = """
    players 4 target 8
    modules victory
    turn P1
    P1 points battle 8
    P2 points battle 7
    P3 points battle 9
    P4 points battle 7
"""


@pytest.mark.rule("T-RB-03")
def test_somebody_above_makes_it_the_last_day() -> None:
    game = position(SCORES)
    assert not game.over
    assert (game.view(None)["last_day"], game.waiting_for()) == (True, [0])


@pytest.mark.rule("T-RB-04")
def test_the_leader_wins_at_his_own_turn() -> None:
    game = position(SCORES)
    play(game, "P1 token pray1", "P1 end", "P2 token pray1")
    assert not game.over
    play(game, "P2 end")
    assert (game.winner, game.view(None)["end_reason"]) == (2, "in-the-day")
    assert points(game, "P3") == 9


@pytest.mark.rule("T-RB-05")
def test_two_gold_tiles_one_gold_token() -> None:
    game = position("""
        players 2
        modules black
        turn P1
        P1 prayer 3; troops A1 2; tiles dark_ritual, forced_march
        P2
    """)
    assert (seen(game, "P1")["gold"], choices(game, "P1", "gold")) == ("in-hand", ["gold move", "gold pray"])
    play(game, "P1 gold pray")
    assert (prayer(game, "P1"), choices(game, "P1", "gold")) == (5, [])
    idle_until(game, day=2)
    if game.waiting_for() == [1]:
        play(game, "P2 token pray1", "P2 end")
    assert choices(game, "P1", "gold") == ["gold move", "gold pray"]
    play(game, "P1 gold pray")
    assert choices(game, "P1", "gold") == []
