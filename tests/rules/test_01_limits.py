"""Section 1: components and limits, and where victory points come from."""

import pytest
from words import attack, cannot, choices, fight, hand, on, play, points, position, prayer, reserve, seat_view

from kemet import PositionError, SetupError, new_game
from kemet.content import load_content

# --- components and limits ----------------------------------------------------------------------------------------


@pytest.mark.rule("B-LIMIT-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_who_start_alike(players: int) -> None:
    game = new_game(players=players, seed=1)
    seats = [dict(game.view(None)["seats"][seat], seat=None) for seat in range(players)]
    assert len(seats) == players
    assert all(seat == seats[0] for seat in seats)  # no god has anything of his own


@pytest.mark.rule("B-LIMIT-01")
@pytest.mark.parametrize("players", [1, 6])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(SetupError, match="B-LIMIT-01"):
        new_game(players=players)


@pytest.mark.rule("B-LIMIT-02")
def test_recruiting_stops_at_twelve_units() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 11; troops A1 5, A2 5, A3 1
        P2
    """)
    assert reserve(game, "P1") == 1
    play(game, "P1 token recruit", "P1 place A3")  # the last unit: nothing more can be asked
    assert reserve(game, "P1") == 0
    assert prayer(game, "P1") == 10
    assert game.question(0) == "turn"


@pytest.mark.rule("B-LIMIT-02")
def test_a_position_with_thirteen_units_is_refused() -> None:
    with pytest.raises(PositionError, match="B-LIMIT-02"):
        position("players 2\nturn P1\nP1 troops A1 5, A2 5, A3 3\nP2")


@pytest.mark.rule("B-LIMIT-03")
def test_five_units_on_a_space_also_in_passing() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops A1 3, FA 3; tiles god_speed
        P2
    """)
    play(game, "P1 token move1", "P1 from A1", "P1 group 3")
    cannot(game, "P1 step FA", "more than 5")  # although the group could go on
    play(game, "P1 end")


@pytest.mark.rule("B-LIMIT-03")
def test_seven_units_on_a_space_with_legion() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops A1 3, FA 4; tiles legion
        P2
    """)
    play(game, "P1 token move1", "P1 from A1", "P1 group 3", "P1 step FA")
    assert on(game, "FA") == {"P1": 7}


@pytest.mark.rule("B-LIMIT-03")
def test_a_full_district_takes_no_recruits() -> None:
    game = position("players 2\nturn P1\nP1 troops A1 5\nP2")
    play(game, "P1 token recruit")
    cannot(game, "P1 place A1", "full")
    assert choices(game, "P1", "place") == ["place A2", "place A3"]


@pytest.mark.rule("B-LIMIT-04")
def test_prayer_stops_at_eleven() -> None:
    game = position("players 2\nturn P1\nP1 prayer 10\nP2")
    play(game, "P1 token pray1")
    assert prayer(game, "P1") == 11


@pytest.mark.rule("B-LIMIT-05")
def test_what_cannot_be_paid_in_full_is_not_on_offer() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 1; pyramids A1 white 2, A2 red 1; hand raining_fire
        P2 troops TW3 1
    """)
    play(game, "P1 token buyWhite")
    cannot(game, "P1 buy slaves", "costs 2 prayer and you have 1")
    play(game, "P1 buy priest")  # costs 1
    assert prayer(game, "P1") == 0
    cannot(game, "P1 card raining_fire TW3", "costs 1 prayer and you have 0")


@pytest.mark.rule("B-LIMIT-06", "B-LIMIT-07")
def test_three_pyramids_one_to_a_district_up_to_level_four() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 11; pyramids A1 white 4, A2 red 1
        P2
    """)
    play(game, "P1 token raise")
    lifts = choices(game, "P1", "raise")
    builds = choices(game, "P1", "build")
    assert lifts == ["raise A2 2", "raise A2 3", "raise A2 4"]  # A1 is at its highest level
    assert builds == [f"build blue A3 {level}" for level in (1, 2, 3, 4)]  # the third colour, the free district


@pytest.mark.rule("B-LIMIT-07")
def test_a_pyramid_keeps_its_district_and_its_level() -> None:
    game = position("""
        players 2
        turn P2
        order P2 P1
        P1 pyramids A1 white 3, A2 red 1
        P2 troops FA 2
    """)
    play(game, "P2 token move1", "P2 from FA", "P2 group 2", "P2 step A1", "P2 end", "P2 end")
    assert game.view(None)["spaces"]["A1"]["pyramid"] == {"colour": "white", "level": 3}
    play(game, "P1 token raise")  # white cannot be built a second time elsewhere
    assert not [choice for choice in choices(game, "P1") if "white" in choice or "A1" in choice]


@pytest.mark.rule("B-LIMIT-08")
def test_any_number_of_divine_cards_in_hand() -> None:
    game = position("""
        players 2
        night
        P1 hand war_rage x3, war_fury x3, bloody_battle x3, bronze_wall x3, raining_fire x4, enlistment x4
        P2
    """)
    assert sum(hand(game, "P1").values()) == 21  # twenty and the card of this Night; nothing is thrown away
    assert game.question(0) == "turn-order"


@pytest.mark.rule("B-LIMIT-09")
def test_a_point_is_awarded_however_many_there_are() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops RW 5; points battle 53
        P2 troops TW3 1
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 5", "P1 step TW3")
    fight(game, attacker="410 202", defender="130 202")
    assert points(game, "P1", "battle") == 54


@pytest.mark.rule("B-LIMIT-10")
def test_two_players_share_a_space_only_during_the_battle() -> None:
    game = attack("troops RW 5", "troops TW3 3", "RW", "TW3")
    assert on(game, "TW3") == {"P1": 5, "P2": 3}
    fight(game, attacker="410 202", defender="301 202")
    play(game, "P2 recall", "P1 stay")
    assert [sorted(space["units"]) for space in game.view(None)["spaces"].values() if space["units"]] == [[0]]


@pytest.mark.rule("B-LIMIT-11")
def test_the_printed_counts() -> None:
    game = new_game(players=5, seed=1)
    view = game.view(None)
    content = load_content(())
    assert sum(view["supply"].values()) == 48
    assert len(content.creatures) == 7
    assert sum(card.copies for card in content.cards) == 35
    assert view["deck_size"] + sum(seat["hand_size"] for seat in view["seats"]) == 35
    specials = len(content.battle_cards) - 6
    assert sum(seat["battle_hand_size"] for seat in view["seats"]) + specials == 32
    assert [tile.id.startswith("act_of_god") for tile in content.tiles].count(True) == 3  # silver tokens
    assert [tile.id for tile in content.tiles].count("divine_will") == 1  # the gold token


# --- where victory points come from -------------------------------------------------------------------------------


@pytest.mark.rule("B-VP-01")
def test_the_attacker_wins_a_point_with_a_survivor() -> None:
    game = attack("troops RW 5", "troops TW3 3", "RW", "TW3")
    fight(game, attacker="410 202", defender="301 202")  # 9 : 6
    assert points(game, "P1", "battle") == 1
    assert points(game, "P2", "battle") == 0


@pytest.mark.rule("B-VP-01")
def test_no_point_for_an_attacker_without_survivors() -> None:
    game = attack("troops RW 1", "troops TW3 1", "RW", "TW3")
    fight(game, attacker="410 202", defender="130 202")  # 5 : 2, but 3 damage
    assert on(game, "TW3") == {}  # one damage killed the defender too
    assert points(game, "P1") == 0


@pytest.mark.rule("B-VP-02")
@pytest.mark.parametrize(("tiles", "won"), [("", 0), ("defensive_victory", 1)])
def test_the_defender_wins_a_point_only_with_defensive_victory(tiles: str, won: int) -> None:
    game = attack("troops RW 2", f"troops TW3 5; tiles {tiles}", "RW", "TW3")
    fight(game, attacker="301 202", defender="410 202")  # 5 : 9
    assert points(game, "P2", "battle") == won
    assert points(game, "P1", "battle") == 0


@pytest.mark.rule("B-VP-02")
def test_no_point_for_a_defender_without_survivors() -> None:
    game = attack("troops RW 1", "troops TW3 3; tiles defensive_victory", "RW", "TW3")
    fight(game, attacker="130 202", defender="410 202")  # 2 : 7, but 3 damage
    assert on(game, "TW3") == {}
    assert points(game, "P2") == 0


@pytest.mark.rule("B-VP-03")
@pytest.mark.parametrize("colour", ["white", "red", "blue"])
def test_the_victory_point_tile(colour: str) -> None:
    game = position("""
        players 2
        turn P1
        P1 pyramids A1 white 3, A2 red 3, A3 blue 3
        P2
    """)
    play(game, f"P1 token buy{colour.capitalize()}", f"P1 buy victory_point_{colour}")
    assert (points(game, "P1"), points(game, "P1", "tiles"), points(game, "P1", "battle")) == (1, 1, 0)


@pytest.mark.rule("B-VP-04")
def test_the_sphinx() -> None:
    game = position("""
        players 2
        turn P1
        P1 pyramids A1 blue 4, A2 red 1; troops A1 2
        P2
    """)
    before = points(game, "P1")
    play(game, "P1 token buyBlue", "P1 buy sphinx", "P1 creature sphinx reserve")
    assert points(game, "P1", "creatures") == 1
    assert points(game, "P1") == before + 1


@pytest.mark.rule("B-VP-05")
def test_two_temples_at_the_end_of_the_day_give_one_point_and_three_no_more() -> None:
    game = position("""
        players 2
        end-of-day
        P1 troops TW2 1, TW3 1, TD5 1
        P2
    """)
    play(game, "P1 pass")  # no sacrifice in the delta
    assert points(game, "P1", "two_temples") == 1
    assert points(game, "P1", "battle") == 0


@pytest.mark.rule("B-VP-06")
def test_a_sacrifice_in_the_sanctuary_gives_one_point_a_day() -> None:
    game = position("""
        players 3
        end-of-day
        P1 troops SAN 5
        P2
        P3
    """)
    play(game, "P1 yes")
    assert (points(game, "P1", "sanctuary"), points(game, "P1", "battle")) == (1, 0)
    assert on(game, "SAN") == {"P1": 3}
    assert game.question(0) != "sanctuary-sacrifice"  # not a second time, though units are left


@pytest.mark.rule("B-VP-07")
def test_each_temple_held_is_a_temporary_point() -> None:
    game = position("""
        players 3
        turn P1
        P1 troops TW2 1, TW3 5, SAN 1, OAB 1
        P2 troops TD5 2
        P3
    """)
    assert [points(game, seat, "temporary") for seat in ("P1", "P2", "P3")] == [2, 1, 0]


@pytest.mark.rule("B-VP-08")
def test_a_level_four_pyramid_is_a_point_for_its_controller() -> None:
    game = position("""
        players 2
        turn P1
        P1 pyramids A1 white 4, A2 red 4
        P2 troops A2 1
    """)
    assert points(game, "P1", "temporary") == 1  # A1, with no unit there
    assert points(game, "P2", "temporary") == 1  # A2, which they hold


@pytest.mark.rule("B-VP-09")
def test_a_permanent_point_stays_when_everything_else_is_lost() -> None:
    game = attack("troops RW 5", "troops TW3 3", "RW", "TW3")
    fight(game, attacker="410 202", defender="301 202")
    play(game, "P2 recall", "P1 recall")
    assert on(game, "TW3") == {}
    assert points(game, "P1") == points(game, "P1", "battle") == 1


@pytest.mark.rule("B-VP-10")
def test_the_total_adds_permanent_and_temporary_points_and_is_public() -> None:
    game = position("""
        players 3
        turn P1
        P1 pyramids A1 white 4, A2 red 1; troops TW2 1; tiles victory_point_red, sphinx
        P2
        P3
    """)
    everybody = [game.view(viewer)["seats"][0]["points"]["total"] for viewer in (None, 0, 1, 2)]
    assert everybody == [4, 4, 4, 4]
    assert seat_view(game, "P1")["points"] == {
        "battle": 0, "tiles": 1, "creatures": 1, "two_temples": 0, "sanctuary": 0, "temporary": 2, "total": 4,
    }  # fmt: skip
