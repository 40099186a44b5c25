"""Section 3: the Night."""

import pytest
from words import cannot, choices, fight, hand, lock, on, play, points, position, prayer, seat_view, told

from kemet import Game


@pytest.mark.rule("B-NIGHT-01")
@pytest.mark.parametrize(
    ("tiles", "gained"),
    [("", 2), ("high_priest", 4), ("priest_of_amon", 7), ("high_priest, priest_of_amon", 9)],
)
def test_prayer_at_night(tiles: str, gained: int) -> None:
    game = position(f"players 2\nnight\nP1 prayer 1; tiles {tiles}\nP2 prayer 0")
    assert (prayer(game, "P1"), prayer(game, "P2")) == (1 + gained, 2)


@pytest.mark.rule("B-NIGHT-01")
def test_prayer_at_night_is_one_gain_up_to_eleven() -> None:
    game = position("players 2\nnight\nP1 prayer 9; tiles high_priest, priest_of_amon\nP2")
    assert prayer(game, "P1") == 11


@pytest.mark.rule("B-NIGHT-02", "B-NIGHT-03")
def test_cards_are_drawn_in_turn_order_extra_cards_at_once() -> None:
    game = position("""
        players 3
        end-of-day
        order P3 P1 P2
        P1 tiles divine_boon, the_mummy
        P2 tiles vision
        P3 troops TD5 1
    """)
    play(game, "P3 pass")  # no sacrifice: Night falls, and P2 looks at their five cards
    assert [event["seat"] for event in told(game, "drawn")] == [2, 0, 0, 0]
    play(game, f"P2 {choices(game, 'P2', 'keep')[0]}")
    assert [event["seat"] for event in told(game, "drawn")] == [2, 0, 0, 0, 1]


@pytest.mark.rule("B-NIGHT-04")
def test_vision_chooses_one_card_and_the_extra_cards_are_blind() -> None:
    game = position("""
        players 2
        night
        deck veto x2, escape, prayer x2, enlistment x4
        P1 tiles vision, divine_boon, the_mummy
        P2
    """)
    assert sum(game.view(0)["seen"].values()) == 5
    assert game.view(0)["deck_size"] == 9
    chosen = choices(game, "P1", "keep")[0]
    play(game, f"P1 {chosen}")
    assert game.question(0) == "turn-order"  # nothing more to choose
    assert sum(hand(game, "P1").values()) == 3
    assert chosen.removeprefix("keep ") in hand(game, "P1")
    assert game.view(None)["deck_size"] == 5  # three for P1, one for P2; the other four went back


@pytest.mark.rule("B-NIGHT-05")
def test_night_powers_in_turn_order_and_in_any_order() -> None:
    game = position("""
        players 2
        night
        order P2 P1
        P1 tiles reinforcements, hand_of_god
        P2 tiles vision; troops TW3 1
    """)
    play(game, f"P2 {choices(game, 'P2', 'keep')[0]}")
    assert (game.waiting_for(), game.question(0)) == ([0], "night-power")
    other_way_round = game.copy()
    play(game, "P1 reinforce", "P1 place A1", "P1 done", "P1 raise A1 2")
    play(other_way_round, "P1 raise A1 2", "P1 reinforce", "P1 place A1", "P1 done")
    for way in (game, other_way_round):
        assert on(way, "A1") == {"P1": 1}
        assert way.view(None)["spaces"]["A1"]["pyramid"]["level"] == 2
        assert way.question(0) == "turn-order"


@pytest.mark.rule("B-NIGHT-05")
def test_the_first_in_the_order_uses_his_night_powers_first() -> None:
    game = position("""
        players 3
        night
        order P3 P2 P1
        P1 tiles reinforcements
        P2
        P3 tiles hand_of_god
    """)
    assert game.waiting_for() == [2]
    play(game, "P3 pass")
    assert game.waiting_for() == [0]


@pytest.mark.rule("B-NIGHT-06")
@pytest.mark.parametrize("tile", ["hand_of_god", "reinforcements"])
def test_night_powers_may_be_declined(tile: str) -> None:
    game = position(f"players 2\nnight\nP1 tiles {tile}; troops A1 1\nP2")
    assert game.question(0) == "night-power"
    play(game, "P1 pass")
    assert on(game, "A1") == {"P1": 1}
    assert game.view(None)["spaces"]["A1"]["pyramid"]["level"] == 1
    assert game.question(0) == "turn-order"


@pytest.mark.rule("B-NIGHT-07")
def test_the_player_with_the_fewest_points_decides_the_whole_order() -> None:
    game = position("""
        players 3
        night
        P1 points battle 1
        P2 troops TW3 1; points battle 1
        P3 troops TW2 1, TD5 1, OBC 3
    """)
    assert [points(game, seat) for seat in ("P1", "P2", "P3")] == [1, 2, 2]
    assert (game.waiting_for(), game.question(0)) == ([0], "turn-order")
    play(game, "P1 next P3", "P1 next P1")  # P2 is left for the last place
    assert game.view(None)["order"] == [2, 0, 1]
    assert (game.waiting_for(), game.question(2)) == ([2], "turn")


@pytest.mark.rule("B-NIGHT-07")
def test_a_temple_counts_when_the_fewest_points_are_sought() -> None:
    game = position("players 2\nnight\nP1 troops TW3 1\nP2")
    assert (game.waiting_for(), game.question(1)) == ([1], "turn-order")


@pytest.mark.rule("B-NIGHT-08")
def test_among_equals_the_earliest_in_the_old_order_decides() -> None:
    game = position("""
        players 3
        night
        order P1 P3 P2
        P1 points battle 3
        P2 points battle 2
        P3 points battle 2
    """)
    assert game.waiting_for() == [2]


@pytest.mark.rule("B-NIGHT-09")
def test_in_the_first_night_the_random_order_stands() -> None:
    game = position("players 3\nday 0\nnight\norder P2 P3 P1\nP1\nP2\nP3")
    assert (game.question(1), game.view(None)["day"]) == ("turn", 1)  # nobody was asked for an order
    assert game.view(None)["order"] == [1, 2, 0]


def night_battle(attacker: str = "", defender: str = "") -> Game:
    """P1 is about to reinforce A2 at Night, where two units of P2 stand."""
    return position(f"""
        players 2
        night
        deck bronze_wall x3
        P1 prayer 3; troops A1 1; tiles reinforcements, {attacker}
        P2 prayer 3; troops A2 2; {defender}
    """)


@pytest.mark.rule("B-NIGHT-10")
def test_no_card_at_night() -> None:
    game = night_battle(attacker="hand_of_god; hand prayer, enlistment, raining_fire")
    assert not [choice for choice in choices(game, "P1") if choice.startswith("card")]
    cannot(game, "P1 card prayer")
    play(game, "P1 pass")
    assert game.question(0) == "turn-order"
    cannot(game, "P1 card prayer")


@pytest.mark.rule("B-NIGHT-10")
def test_battle_cards_of_the_two_sides_are_the_exception() -> None:
    game = night_battle(attacker="charge; hand war_rage", defender="hand escape")
    play(game, "P1 reinforce", "P1 place A2", "P1 place A2", "P1 done")
    assert game.question(1) == "battle-cards"  # no Escape at Night
    lock(game, "P1", "301 202", divine=["war_rage"])
    lock(game, "P2", "301 202")
    battle = game.view(None)["battle"]
    assert (battle["attacker"]["strength"], battle["defender"]["strength"]) == (2 + 3 + 1 + 1, 2 + 3)
    assert "escape" in hand(game, "P2")


@pytest.mark.rule("B-NIGHT-11")
def test_day_powers_sleep_in_a_night_battle() -> None:
    game = night_battle(attacker="initiative, priest_of_ra; hand war_fury")
    play(game, "P1 reinforce", "P1 place A2", "P1 done")
    assert on(game, "A2") == {"P1": 1, "P2": 2}  # Initiative killed nobody
    before = prayer(game, "P1")
    fight(game, attacker="301 202", defender="301 202", attacker_divine=["war_fury"])
    assert prayer(game, "P1") == before - 1  # Priest of Ra did not help


@pytest.mark.rule("B-NIGHT-11")
def test_battle_powers_creatures_and_legion_act_at_night() -> None:
    game = position("""
        players 2
        night
        P1 troops A1 5, A2 1; tiles reinforcements, legion, blades_of_neith
        P2 troops A3 2 elephant; tiles defense, ancestral_elephant
    """)
    play(game, "P1 reinforce", "P1 place A1", "P1 place A1")
    assert on(game, "A1") == {"P1": 7}
    play(game, "P1 place A3", "P1 done")
    fight(game, attacker="410 202", defender="301 202")
    battle = game.view(None)["battle"]
    assert battle["attacker"]["strength"] == 1 + 4 + 1  # Blades of Neith
    assert battle["defender"]["strength"] == 2 + 3 + 1 + 1  # Defense! and the elephant
    assert battle["defender"]["protection"] == 2


@pytest.mark.rule("B-NIGHT-12")
def test_all_tokens_come_back() -> None:
    used = "silver placed; gold placed"
    game = position(f"""
        players 2
        day 1 round 5
        turn P2 placed
        P1 tokens move1, move2, pray1, pray2, raise, recruit; tiles act_of_god_red, divine_will; {used}
        P2 tokens move1, move2, pray1, pray2, raise
    """)
    assert seat_view(game, "P1")["tokens"] == 0
    play(game, "P2 end")
    assert game.question(0) == "turn-order"
    for name in ("P1", "P2"):
        assert (seat_view(game, name)["tokens"], seat_view(game, name)["placed"]) == (5, [])
    assert (seat_view(game, "P1")["silver"], seat_view(game, "P1")["gold"]) == ("in-hand", "in-hand")
