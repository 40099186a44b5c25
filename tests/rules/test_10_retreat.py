"""Section 10.1: retreat and recall. P1 (city A) attacks from FA; P2 (city B) defends."""

from __future__ import annotations

import pytest
from words import attack, cannot, choices, creature, fight, on, play, points, position, prayer, reserve, seat_view

ATTACKER_WINS = ("410 202", "202 301")
DEFENDER_WINS = ("202 301", "301 410")


@pytest.mark.rule("B-RETREAT-01")
@pytest.mark.parametrize(("cards", "loser", "winner"), [(ATTACKER_WINS, 1, 0), (DEFENDER_WINS, 0, 1)])
def test_the_loser_decides_first(cards: tuple[str, str], loser: int, winner: int) -> None:
    game = attack("troops FA 3", "troops OAB 3")
    fight(game, *cards)
    assert (game.waiting_for(), game.question(loser)) == ([loser], "loser")
    play(game, f"P{loser + 1} recall")
    assert (game.waiting_for(), game.question(winner)) == ([winner], "winner")


@pytest.mark.rule("B-RETREAT-02")
def test_a_loser_recalls_or_retreats() -> None:
    game = attack("troops FA 3", "troops OAB 3")
    fight(game, *ATTACKER_WINS)
    assert choices(game, "P2") == ["recall", "retreat"]
    play(game, "P2 retreat", "P1 retreat FB")
    assert (on(game, "OAB"), on(game, "FB")) == ({"P1": 3}, {"P2": 3})


@pytest.mark.rule("B-RETREAT-03")
def test_recalled_units_pay_one_prayer_point_each() -> None:
    game = attack("troops FA 3", "prayer 5; troops OAB 3")
    fight(game, *ATTACKER_WINS)
    play(game, "P2 recall")
    assert (prayer(game, "P2"), reserve(game, "P2"), on(game, "OAB")) == (8, 12, {"P1": 3})


@pytest.mark.rule("B-RETREAT-04")
def test_the_winner_picks_an_adjacent_space_without_any_unit() -> None:
    game = attack("troops FA 3, TW2 1", "troops OAB 2, RW 1")
    fight(game, *ATTACKER_WINS)
    play(game, "P2 retreat")
    assert on(game, "FB") == {}
    assert (on(game, "FA"), game.waiting_for()) == ({}, [0])
    assert choices(game, "P1") == ["retreat FA", "retreat FB"]
    play(game, "P1 retreat FA")
    assert on(game, "FA") == {"P2": 2}


@pytest.mark.rule("B-RETREAT-04")
def test_house_rule_own_units_are_no_obstacle() -> None:
    game = attack("troops FA 3, TW2 1", "troops OAB 2, RW 3, FB 4", house="retreatSpace=no-enemy")
    fight(game, *ATTACKER_WINS)
    play(game, "P2 retreat")
    assert choices(game, "P1") == ["retreat FA", "retreat RW"]  # five on RW, six would be on FB


@pytest.mark.rule("B-RETREAT-05")
def test_without_a_free_space_the_loser_must_recall() -> None:
    game = attack("prayer 5; troops RW 4", "prayer 5; troops TW3 2", start="RW", goal="TW3")
    game_blocked = position("players 2\nturn P1\nP1 troops RW 5\nP2 prayer 5; troops TW3 2")
    play(game_blocked, "P1 token move1", "P1 from RW", "P1 group 4", "P1 step TW3")
    fight(game, *ATTACKER_WINS)
    assert choices(game, "P2") == ["recall", "retreat"]
    fight(game_blocked, *ATTACKER_WINS)
    assert (game_blocked.question(0), prayer(game_blocked, "P2")) == ("winner", 7)


@pytest.mark.rule("B-RETREAT-06")
def test_the_loser_may_stay_where_the_winner_has_nobody_left() -> None:
    game = attack("tiles charge; troops FA 2", "troops OAB 3")
    fight(game, "410 202", "221 301")
    assert choices(game, "P2") == ["recall", "retreat", "stay"]
    play(game, "P2 stay")
    assert (on(game, "OAB"), game.question(0)) == ({"P2": 3}, "turn")


@pytest.mark.rule("B-RETREAT-06")
def test_the_loser_may_not_stay_beside_the_winner() -> None:
    game = attack("troops FA 4", "troops OAB 3")
    fight(game, *ATTACKER_WINS)
    cannot(game, "P2 stay", "loser")


@pytest.mark.rule("B-RETREAT-07")
def test_the_winner_stays_or_recalls_all() -> None:
    game = attack("prayer 5; troops FA 4", "troops OAB 1")
    fight(game, *ATTACKER_WINS)
    play(game, "P2 recall")
    assert set(choices(game, "P1")) == {"stay", "recall"}
    staying = game.copy()
    play(game, "P1 recall")
    assert (on(game, "OAB"), prayer(game, "P1"), reserve(game, "P1")) == ({}, 9, 12)
    play(staying, "P1 stay")
    assert (on(staying, "OAB"), prayer(staying, "P1")) == ({"P1": 4}, 5)


@pytest.mark.rule("B-RETREAT-08")
def test_a_harbour_link_is_good_for_a_retreat_and_an_escape() -> None:
    board = "players 4\nturn P1\nP1 troops TW3 5\nP2 troops RW 2; hand escape\nP3 prayer 5\nP4 prayer 5"
    game = position(board)
    play(game, "P1 token move1", "P1 from TW3", "P1 group 5", "P1 step RW")
    assert {"escape FC", "escape FD", "escape TE3"} < set(choices(game, "P2", "escape"))
    fight(game, *ATTACKER_WINS)
    play(game, "P2 retreat", "P1 retreat TE3")
    assert on(game, "TE3") == {"P2": 2}


@pytest.mark.rule("B-RETREAT-09")
def test_nobody_is_sent_through_an_enemy_wall() -> None:
    game = attack("troops OAB 4", "troops FA 2", start="OAB", goal="FA")
    fight(game, *ATTACKER_WINS)
    play(game, "P2 retreat")
    assert choices(game, "P1") == ["retreat OAB", "retreat TW2", "retreat RW"]


@pytest.mark.rule("B-RETREAT-09")
def test_nobody_escapes_through_an_enemy_wall() -> None:
    game = attack("troops OAB 4", "troops FA 2; hand escape", start="OAB", goal="FA")
    assert choices(game, "P2", "escape") == ["escape OAB", "escape TW2", "escape RW"]


@pytest.mark.rule("B-RETREAT-09")
@pytest.mark.parametrize(
    ("second", "house"),
    [("tiles open_gates; troops FA 2", ""), ("troops FA 2", "retreatIntoEnemyCity=yes")],
)
def test_who_ignores_walls_may_be_sent_into_the_city(second: str, house: str) -> None:
    game = attack("troops OAB 4", second, goal="FA", house=house, start="OAB")
    fight(game, *ATTACKER_WINS)
    play(game, "P2 retreat")
    assert {"retreat A1", "retreat A2", "retreat A3"} < set(choices(game, "P1"))


@pytest.mark.rule("B-RETREAT-09")
def test_own_districts_are_always_allowed() -> None:
    game = attack("troops OAB 4", "troops FB 2", start="OAB", goal="FB")
    fight(game, *ATTACKER_WINS)
    play(game, "P2 retreat", "P1 retreat B2")
    assert on(game, "B2") == {"P2": 2}


@pytest.mark.rule("B-RETREAT-10")
@pytest.mark.parametrize(("behind", "allowed"), [(0, True), (1, False)])
def test_the_space_the_attacker_came_from(behind: int, allowed: bool) -> None:
    game = position(f"players 2\nturn P1\nP1 troops FA {4 + behind}\nP2 troops OAB 2")
    play(game, "P1 token move1", "P1 from FA", "P1 group 4", "P1 step OAB")
    fight(game, *ATTACKER_WINS)
    play(game, "P2 retreat")
    assert ("retreat FA" in choices(game, "P1")) == allowed


@pytest.mark.rule("B-RETREAT-11")
def test_a_retreat_is_no_move() -> None:
    game = attack("troops FA 3", "tiles god_speed, teleport; prayer 5; troops OAB 3")
    fight(game, *ATTACKER_WINS)
    play(game, "P2 retreat", "P1 retreat TW2", "P1 stay")
    assert (on(game, "TW2"), prayer(game, "P2")) == ({"P2": 3}, 5)
    assert (game.waiting_for(), game.question(0)) == ([0], "turn")


@pytest.mark.rule("B-RETREAT-11")
def test_a_retreat_starts_no_battle() -> None:
    game = attack("troops FA 4, TW2 1, RW 1", "troops OAB 2")
    fight(game, *ATTACKER_WINS)
    play(game, "P2 retreat")
    assert choices(game, "P1") == ["retreat FA", "retreat FB"]


@pytest.mark.rule("B-RETREAT-12")
def test_a_loser_without_survivors_decides_nothing() -> None:
    game = attack("troops FA 4", "troops OAB 2")
    fight(game, "320 202", "130 202")
    assert on(game, "OAB") == {"P1": 1}
    assert (game.waiting_for(), game.question(0)) == ([0], "winner")


@pytest.mark.rule("B-RETREAT-13")
def test_the_creature_of_a_recalled_troop_goes_to_the_reserve() -> None:
    game = attack(
        "tiles royal_scarab; troops FA 4 scarab, A1 1", "tiles ancestral_elephant; troops OAB 2 elephant, B1 1"
    )
    fight(game, *ATTACKER_WINS)
    play(game, "P2 recall", "P1 recall")
    assert seat_view(game, "P1")["creatures_in_reserve"] == ["scarab"]
    assert seat_view(game, "P2")["creatures_in_reserve"] == ["elephant"]
    assert (creature(game, "A1"), creature(game, "B1")) == ({}, {})


@pytest.mark.rule("B-RETREAT-13")
def test_house_rule_the_creature_of_a_recalled_troop_goes_home() -> None:
    game = attack(
        "troops FA 4", "tiles ancestral_elephant; troops OAB 2 elephant, B1 1", house="creatureAfterRecall=home"
    )
    fight(game, *ATTACKER_WINS)
    play(game, "P2 recall")
    assert creature(game, "B1") == {"P2": "elephant"}


@pytest.mark.rule("B-RETREAT-14")
def test_a_retreating_troop_takes_its_creature_along() -> None:
    game = attack("troops FA 4", "tiles ancestral_elephant; troops OAB 2 elephant")
    fight(game, *ATTACKER_WINS)
    play(game, "P2 retreat", "P1 retreat RW")
    assert (on(game, "RW"), creature(game, "RW")) == ({"P2": 2}, {"P2": "elephant"})


@pytest.mark.rule("B-RETREAT-14")
def test_an_escaping_troop_takes_its_creature_along() -> None:
    game = attack("troops FA 4", "tiles ancestral_elephant; troops OAB 2 elephant; hand escape")
    play(game, "P2 escape RW")
    assert (on(game, "RW"), creature(game, "RW")) == ({"P2": 2}, {"P2": "elephant"})


@pytest.mark.rule("B-RETREAT-15")
def test_the_battle_point_is_kept_when_the_winner_recalls() -> None:
    game = attack("troops FA 4", "troops OAB 2")
    fight(game, *ATTACKER_WINS)
    play(game, "P2 recall", "P1 recall")
    assert (on(game, "OAB"), points(game, "P1", "battle")) == ({}, 1)
