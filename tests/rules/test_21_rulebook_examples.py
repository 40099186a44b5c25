"""Section 21.1: the examples of the rulebook and the FAQ, played."""

from __future__ import annotations

import pytest
from words import cannot, choices, creature, fight, hand, on, play, points, position, prayer, say_no, told


@pytest.mark.rule("B-RB-01")
def test_raising_a_pyramid_from_level_2_to_3_costs_3() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 5; pyramids A1 white 2, A2 red 1
        P2
    """)
    play(game, "P1 token raise", "P1 raise A1 3")
    assert prayer(game, "P1") == 2
    assert game.view(None)["spaces"]["A1"]["pyramid"] == {"colour": "white", "level": 3}


@pytest.mark.rule("B-RB-02")
def test_raising_a_pyramid_from_level_1_to_3_costs_5() -> None:
    text = "players 2\nturn P1\nP1 prayer {}\nP2"
    rich, poor = position(text.format(5)), position(text.format(4))
    play(rich, "P1 token raise", "P1 raise A1 3")
    assert prayer(rich, "P1") == 0
    play(poor, "P1 token raise")
    cannot(poor, "P1 raise A1 3")


@pytest.mark.rule("B-RB-03")
@pytest.mark.parametrize("level", [3, 4])
def test_shield_of_neith_needs_a_blue_pyramid_of_3_and_costs_3(level: int) -> None:
    game = position(f"""
        players 2
        turn P1
        P1 prayer 3; pyramids A1 white 1, A3 blue {level}
        P2
    """)
    play(game, "P1 token buyBlue", "P1 buy shield_of_neith")
    assert prayer(game, "P1") == 0


@pytest.mark.rule("B-RB-03")
def test_a_blue_pyramid_of_2_does_not_buy_the_shield() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 11; pyramids A1 white 4, A3 blue 2
        P2
    """)
    play(game, "P1 token buyBlue")
    cannot(game, "P1 buy shield_of_neith", "B-BUY-02")


FIVE = """
    players 5
    turn P1
    P1 prayer {}; troops A1 3{}; tiles god_speed, deep_desert_snake
    P2
    P3
    P4
    P5
"""


@pytest.mark.rule("B-RB-04")
def test_the_east_river_temple_by_one_teleport_for_2() -> None:
    game = position(FIVE.format(2, ""))
    play(game, "P1 token move1", "P1 from A1", "P1 group 3", "P1 teleport TE3", "P1 end")
    assert (on(game, "TE3"), prayer(game, "P1")) == ({"P1": 3}, 0)


@pytest.mark.rule("B-RB-04")
def test_the_east_river_temple_by_three_free_steps_with_god_speed_and_snake() -> None:
    game = position(FIVE.format(0, " snake"))
    play(game, "P1 token move1", "P1 from A1", "P1 group 3 with creature")
    assert game.view(None)["move"]["movement_left"] == 3
    play(game, "P1 step FA", "P1 step RW", "P1 step TE3", "P1 end")
    assert (on(game, "TE3"), prayer(game, "P1")) == ({"P1": 3}, 0)


@pytest.mark.rule("B-RB-05")
def test_the_big_battle_of_the_rulebook() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops RW 5; tiles charge, blades_of_neith
        P2 prayer 3; troops TW3 4 elephant; tiles ancestral_elephant; hand bronze_wall, war_fury
    """)
    assert (points(game, "P1"), points(game, "P2")) == (0, 1)
    play(game, "P1 token move1", "P1 from RW", "P1 group 5", "P1 step TW3")
    fight(game, "320 130", "202 130", defender_divine=["bronze_wall", "war_fury"])
    assert prayer(game, "P2") == 2
    battle = game.view(None)["battle"]
    assert (battle["attacker"]["strength"], battle["defender"]["strength"]) == (10, 9)
    assert (battle["attacker"]["damage"], battle["defender"]["protection"]) == (2, 4)
    assert (battle["attacker"]["lost"], battle["defender"]["lost"]) == (0, 0)
    assert points(game, "P1", "battle") == 1
    play(game, "P2 recall")
    assert prayer(game, "P2") == 6
    assert game.view(None)["seats"][1]["creatures_in_reserve"] == ["elephant"]
    play(game, "P1 stay")
    assert on(game, "TW3") == {"P1": 5}
    assert (points(game, "P1"), points(game, "P2")) == (2, 0)


@pytest.mark.rule("B-RB-06")
def test_hand_of_god_raises_the_red_pyramid_from_2_to_3_for_nothing() -> None:
    game = position("""
        players 2
        night
        P1 prayer 0; pyramids A1 white 1, A2 red 2; tiles hand_of_god
        P2
    """)
    cannot(game, "P1 raise A2 4")
    play(game, "P1 raise A2 3")
    assert game.view(None)["spaces"]["A2"]["pyramid"]["level"] == 3
    assert prayer(game, "P1") == 2  # the night's gain and nothing paid


@pytest.mark.rule("B-RB-07")
def test_a_card_under_the_battle_card_is_no_divine_wound() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops RW 3; tiles divine_wound; hand war_rage, prayer
        P2 troops TW3 3
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 3", "P1 step TW3")
    fight(game, "410 130", "410 130", attacker_divine=["war_rage"])
    assert choices(game, "P1") == ["done", "wound prayer"]
    play(game, "P1 wound prayer")
    assert told(game, "result")[-1]["winner_strength"] == 3 + 4 + 1 + 1


@pytest.mark.rule("B-RB-08")
def test_the_snake_makes_the_other_creature_count_for_nothing() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops RW 3 scorpion; tiles giant_scorpion
        P2 troops TW3 3 snake; tiles deep_desert_snake
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 3 with creature", "P1 step TW3")
    fight(game, "301 130", "301 130")
    battle = game.view(None)["battle"]
    assert (battle["attacker"]["strength"], battle["attacker"]["damage"]) == (6, 0)
    assert battle["winner"] == "defender"


@pytest.mark.rule("B-RB-09")
def test_prescience_shows_the_battle_card_and_no_divine_card() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops RW 3; hand war_rage
        P2 troops TW3 3; tiles prescience
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 3", "P1 step TW3")
    assert game.waiting_for() == [0]
    play(game, "P1 play 410 discard 202", "P1 add war_rage", "P1 done")
    seen = game.view(1)["battle"]["attacker"]
    assert seen["played"] == "410"
    assert "divine" not in seen
    assert "discarded" not in seen
    assert "played" not in game.view(None)["battle"]["attacker"]


@pytest.mark.rule("B-RB-10")
def test_act_of_god_and_divine_will_make_three_actions_in_one_turn() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 0; troops A1 3; tiles act_of_god_red, divine_will
        P2
    """)
    play(game, "P1 token pray1")
    cannot(game, "P1 silver pray1", "B-DAY-03")
    play(game, "P1 silver pray2", "P1 gold move", "P1 from A1", "P1 group 3", "P1 step FA", "P1 end")
    assert (prayer(game, "P1"), on(game, "FA")) == (4, {"P1": 3})
    assert choices(game, "P1") == ["end"]
    seat = game.view(None)["seats"][0]
    assert (seat["placed"], seat["silver"], seat["gold"]) == (["pray1", "pray2"], "placed", "placed")


@pytest.mark.rule("B-RB-11")
def test_vision_picks_one_of_five_then_boon_and_mummy_draw_blind() -> None:
    game = position("""
        players 2
        order P2 P1
        night
        P1 tiles vision, divine_boon, the_mummy
        P2
    """)
    assert game.question(0) == "vision"
    assert sum(game.view(0)["seen"].values()) == 5
    kept = choices(game, "P1", "keep")[0].removeprefix("keep ")
    play(game, f"P1 keep {kept}")
    assert sum(hand(game, "P1").values()) == 3
    drawn = [event.fields["card"] for event in game.events(seat=0) if event.kind == "drew"]
    assert (len(drawn), drawn[0]) == (3, kept)
    assert "saw" not in [event.kind for event in game.events(seat=0)]  # the two extra cards were not chosen


@pytest.mark.rule("B-RB-12")
def test_the_four_other_cards_of_vision_go_back_into_the_deck() -> None:
    game = position("""
        players 2
        order P2 P1
        night
        P1 tiles vision
        P2
    """)
    assert game.view(None)["deck_size"] == 34  # P2 has drawn
    play(game, f"P1 {choices(game, 'P1', 'keep')[0]}")
    assert game.view(None)["deck_size"] == 33
    assert game.view(None)["discard_size"] == 0
    assert sum(hand(game, "P1").values()) == 1


@pytest.mark.rule("B-RB-13")
@pytest.mark.parametrize("tile", ["priest_of_ra", "priestess"])
def test_a_level_1_tile_is_free_with_priest_of_ra_or_priestess(tile: str) -> None:
    game = position(f"""
        players 2
        turn P1
        P1 prayer 0; tiles {tile}
        P2
    """)
    play(game, "P1 token buyRed", "P1 buy charge")
    assert prayer(game, "P1") == 0
    assert told(game, "bought")[-1]["price"] == 0


@pytest.mark.rule("B-RB-14")
def test_priest_of_ra_saves_one_for_the_whole_raise() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 6; tiles priest_of_ra
        P2
    """)
    play(game, "P1 token raise", "P1 raise A1 3")
    assert prayer(game, "P1") == 2


@pytest.mark.rule("B-RB-15")
def test_veto_is_not_offered_against_war_fury() -> None:
    game = position("""
        players 3
        turn P1
        P1 troops RW 3; hand war_fury
        P2 troops TW3 3
        P3 hand veto x2
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 3", "P1 step TW3")
    assert game.waiting_for() == [0, 1]
    play(game, "P1 play 410 discard 130", "P1 add war_fury", "P1 done", "P2 play 410 discard 130")
    assert game.waiting_for() == [1]
    play(game, "P2 done")
    assert game.waiting_for() == [1]  # the loser decides; nobody was asked about a Veto
    assert game.view(None)["battle"]["attacker"]["strength"] == 9
    cannot(game, "P3 yes")


@pytest.mark.rule("B-RB-16")
def test_escape_may_lead_to_the_space_the_attacker_came_from() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops FA 3
        P2 troops OAB 2; hand escape
    """)
    play(game, "P1 token move1", "P1 from FA", "P1 group 3", "P1 step OAB", "P2 escape FA")
    say_no(game)
    assert (on(game, "FA"), on(game, "OAB")) == ({"P2": 2}, {"P1": 3})


@pytest.mark.rule("B-RB-17")
@pytest.mark.parametrize("action", ["move", "recruit"])
def test_the_gold_space_is_closed_without_divine_will(action: str) -> None:
    game = position("""
        players 2
        turn P1
        P1 troops A1 3; tiles act_of_god_red
        P2
    """)
    cannot(game, f"P1 gold {action}", "B-DAY-10")
    play(game, "P1 token pray1")
    cannot(game, f"P1 gold {action}", "B-DAY-10")


@pytest.mark.rule("B-RB-18")
def test_a_creature_left_alone_waits_on_its_tile_for_a_recruit_action() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 0; troops A1 2, FA 3 scarab; tiles royal_scarab, act_of_god_white
        P2
    """)
    play(game, "P1 token move1", "P1 from FA", "P1 group 3", "P1 step RW", "P1 end")
    assert game.view(None)["seats"][0]["creatures_in_reserve"] == ["scarab"]
    assert creature(game, "A1") == {}
    play(game, "P1 silver recruit", "P1 done")
    assert creature(game, "A1") == {"P1": "scarab"}
    assert game.view(None)["seats"][0]["creatures_in_reserve"] == []
