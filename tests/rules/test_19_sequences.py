"""Section 19: the exact order of things, read off the events."""

from __future__ import annotations

from typing import Any

import pytest
from words import cannot, choices, fight, hurry_until, on, play, points, position, prayer

from kemet import Game, new_game
from kemet.telling.events import Event


def in_order(game: Game, *kinds: str, seat: int | None = None) -> list[tuple[Any, ...]]:
    """The events of these kinds in order, each as (kind, seat or winner)."""
    return [(event.kind, who(event)) for event in game.events(seat=seat) if event.kind in kinds]


def who(event: Event) -> Any:
    return event.fields.get("seat", event.fields.get("winner", event.fields.get("attacker")))


def start_of(game: Game, kind: str) -> int:
    return [event.kind for event in game.events()].index(kind)


LAST_TURN = "tokens pray1, pray2, buyWhite, buyRed"
DONE = "tokens move1, pray1, pray2, buyWhite, buyRed"

# --- 19.1 set-up --------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-SETUP-05", "B-SETUP-07", "B-SETUP-08", "B-SETUP-10")
def test_set_up_order_cities_cards_then_each_city_as_a_whole() -> None:
    game = new_game(players=3, seed=5)
    hurry_until(game, question="turn")
    order = [int(seat) for seat in game.view(None)["order"]]
    setup = game.events()[: start_of(game, "night")]
    kinds = [event.kind for event in setup]
    assert kinds[0] == "order"  # SU2: the order first ...
    assert [(event.kind, who(event)) for event in setup[1:4]] == [("city", seat) for seat in order]  # ... then cities
    assert [(event.kind, who(event)) for event in setup[4:7]] == [("drawn", seat) for seat in order]  # SU6
    founding = [(event.kind, who(event)) for event in setup[7:]]  # SU7: pyramids, then units, seat by seat
    for place, seat in enumerate(order):
        mine = [kind for kind, who_ in founding if who_ == seat]
        assert mine == sorted(mine)  # "pyramid" before "units"
        first = founding.index(("pyramid", seat))
        assert all(order.index(other) < place for _, other in founding[:first])


@pytest.mark.rule("B-SETUP-11", "B-NIGHT-09")
def test_set_up_is_followed_by_a_night_without_a_new_order_and_by_the_first_day() -> None:
    game = new_game(players=3, seed=5)
    hurry_until(game, question="turn")
    kinds = [event.kind for event in game.events()]
    night = kinds[kinds.index("night") :]
    assert night == ["night"] + ["prayer"] * 3 + ["drawn"] * 3 + ["day", "turn"]
    assert [prayer(game, f"P{seat}") for seat in (1, 2, 3)] == [7, 7, 7]


# --- 19.2 the Night -----------------------------------------------------------------------------------------------


def full_night() -> Game:
    """P1 has just ended the Day; their night tiles are all there."""
    game = position(f"""
        players 3
        order P3 P2 P1
        day 1 round 5
        turn P1
        P1 prayer 1; troops A1 2; tiles vision, divine_boon, the_mummy, hand_of_god, reinforcements; {LAST_TURN}
        P2 {DONE}
        P3 points battle 2; tiles victory_point_red; {DONE}
    """)
    play(game, "P1 token move1", "P1 pass", "P1 end")
    return game


@pytest.mark.rule("B-NIGHT-12", "B-NIGHT-01", "B-NIGHT-02", "B-NIGHT-05", "B-NIGHT-07")
def test_the_night_tokens_prayer_cards_powers_order() -> None:
    game = full_night()
    assert game.question(0) == "vision"
    assert [seat["placed"] for seat in game.view(None)["seats"]] == [[], [], []]  # N0 came first
    play(game, f"P1 {choices(game, 'P1', 'keep')[0]}", "P1 raise A1 2", "P1 reinforce", "P1 place A1", "P1 done")
    assert game.question(1) == "turn-order"
    play(game, "P2 next P2", "P2 next P1")
    night = in_order(game, "prayer", "drawn", "raised", "placed", "order", "day")
    assert night == [
        ("prayer", 2),
        ("prayer", 1),
        ("prayer", 0),  # N1
        ("drawn", 2),
        ("drawn", 1),
        ("drawn", 0),
        ("drawn", 0),
        ("drawn", 0),  # N2: Boon and Mummy at once
        ("raised", 0),
        ("placed", 0),  # N3
        ("order", None),
        ("day", None),  # N4
    ]
    assert game.view(None)["order"] == [1, 0, 2]


@pytest.mark.rule("B-NIGHT-03", "B-NIGHT-04")
def test_vision_looks_before_it_draws_and_only_for_the_ordinary_card() -> None:
    game = full_night()
    play(game, f"P1 {choices(game, 'P1', 'keep')[0]}")
    mine = [kind for kind, _ in in_order(game, "saw", "drew", seat=0)]
    assert mine == ["saw"] * 5 + ["drew"] * 3


@pytest.mark.rule("B-NIGHT-05")
def test_night_powers_in_the_order_their_owner_likes() -> None:
    game = full_night()
    play(game, f"P1 {choices(game, 'P1', 'keep')[0]}", "P1 reinforce", "P1 place A1", "P1 done", "P1 raise A1 2")
    assert in_order(game, "raised", "placed") == [("placed", 0), ("raised", 0)]


@pytest.mark.rule("B-NIGHT-05", "B-NIGHT-11")
def test_a_night_battle_is_fought_before_the_remaining_night_tiles() -> None:
    game = position("""
        players 2
        night
        P1 tiles hand_of_god, reinforcements
        P2 troops A2 1
    """)
    play(game, "P1 reinforce", "P1 place A2", "P1 place A2", "P1 done")
    fight(game, "410 130", "202 130")
    play(game, "P2 recall", "P1 stay", "P1 raise A2 2")
    assert in_order(game, "placed", "battle", "result", "raised") == [
        ("placed", 0),
        ("placed", 0),
        ("battle", 0),
        ("result", 0),
        ("raised", 0),
    ]


# --- 19.3 the turn ------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-DAY-01", "B-DAY-12", "B-DAY-15")
def test_a_turn_cards_tokens_and_cards_again() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 0; tiles act_of_god_red; hand prayer x2, mana_theft
        P2 prayer 3
    """)
    play(game, "P1 card prayer", "P1 silver pray1", "P1 card mana_theft", "P1 token pray2", "P1 card prayer", "P1 end")
    assert in_order(game, "card", "token", "turn_end", "turn") == [
        ("card", 0),
        ("token", 0),
        ("card", 0),
        ("token", 0),
        ("card", 0),
        ("turn_end", 0),
        ("turn", 1),
    ]
    assert (prayer(game, "P1"), prayer(game, "P2")) == (2 + 2 + 1 + 2 + 2, 2)


@pytest.mark.rule("B-DAY-02", "B-DAY-16")
def test_the_turn_cannot_end_before_the_regular_token() -> None:
    game = position("players 2\nturn P1\nP1 tiles act_of_god_red\nP2")
    play(game, "P1 silver pray1")
    cannot(game, "P1 end", "B-DAY-16")
    play(game, "P1 token pray2", "P1 end")


@pytest.mark.rule("B-DAY-01", "B-ENDDAY-01")
def test_after_the_last_turn_of_round_5_comes_the_end_of_the_day() -> None:
    game = position(f"""
        players 2
        order P2 P1
        day 1 round 5
        turn P1
        P1 troops TD5 1; {LAST_TURN}
        P2 {DONE}
    """)
    play(game, "P1 token move1", "P1 pass", "P1 end")
    assert (game.view(None)["phase"], game.question(0)) == ("end-of-day", "delta-sacrifice")


# --- 19.4 the Move ------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-MOVE-01", "B-MOVE-05", "B-CREATURE-08")
def test_a_move_start_group_displacement_then_the_lonely_creature() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 2; troops A1 3 scarab; tiles royal_scarab
        P2
    """)
    play(game, "P1 token move1")
    assert game.question(0) == "start-of-move"
    play(game, "P1 from A1")
    assert game.question(0) == "group"
    play(game, "P1 group 3", "P1 teleport OAB", "P1 step FA", "P1 end")
    assert in_order(game, "token", "teleport", "step", "creature") == [
        ("token", 0),
        ("teleport", 0),
        ("step", 0),
        ("creature", 0),
        ("step", 0),
    ]
    assert game.question(0) == "turn"


@pytest.mark.rule("B-MOVE-17", "B-MOVE-03", "B-TELE-01")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("P1 step A1", "B-MOVE-17"),  # no link, and no capacity either
        ("P1 teleport RW", "B-TELE-01"),  # no obelisk, and no prayer points either
        ("P1 step FA", "B-MOVE-03"),  # no capacity, and too many there
    ],
)
def test_a_displacement_is_checked_link_then_capacity_then_limit(line: str, reason: str) -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 0; troops RW 3, FA 5
        P2
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 3", "P1 step OAB")
    cannot(game, line, reason)


@pytest.mark.rule("B-TELE-10", "B-LIMIT-05")
def test_a_repeated_teleport_is_refused_before_its_price() -> None:
    game = position("""
        players 2
        turn P1
        house raPerTeleport=once
        P1 prayer 0; troops A1 3; tiles teleport, stargate, priest_of_ra
        P2
    """)
    play(game, "P1 token move1", "P1 from A1", "P1 group 3", "P1 teleport OAB", "P1 step TW2")
    cannot(game, "P1 teleport OAB", "B-TELE-10")
    cannot(game, "P1 teleport TW3", "B-LIMIT-05")  # Priest of Ra has helped


@pytest.mark.rule("B-WALL-01", "B-MOVE-10")
def test_walls_are_checked_before_the_limit() -> None:
    game = position("""
        players 2
        order P2 P1
        turn P2
        P1
        P2 troops RW 3, A1 5; tiles god_speed
    """)
    play(game, "P2 token move1", "P2 from RW", "P2 group 3", "P2 step FA")
    cannot(game, "P2 step A1", "B-WALL-01")


@pytest.mark.rule("B-MOVE-11", "B-MOVE-10")
def test_the_own_creature_is_checked_before_the_limit() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops A1 3 scarab, FA 5 elephant; tiles royal_scarab, ancestral_elephant
        P2
    """)
    play(game, "P1 token move1", "P1 from A1", "P1 group 3 with creature")
    cannot(game, "P1 step FA", "B-MOVE-11")


@pytest.mark.rule("B-CONTROL-02", "B-MOVE-12")
def test_entering_an_enemy_space_starts_the_battle_at_once() -> None:
    game = position("players 2\nturn P1\nP1 troops RW 3\nP2 troops TW3 2")
    play(game, "P1 token move1", "P1 from RW", "P1 group 3", "P1 step TW3")
    assert in_order(game, "step", "battle") == [("step", 0), ("battle", 0)]
    assert game.question(0) == "battle-cards"


# --- 19.5 the battle ----------------------------------------------------------------------------------------------


@pytest.mark.rule("B-BATTLE-03", "B-BATTLE-04")
def test_escape_window_then_initiative_then_cards() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops RW 3; tiles initiative
        P2 troops TW3 3; hand prayer
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 3", "P1 step TW3")
    assert (game.question(1), on(game, "TW3")) == ("escape", {"P1": 3, "P2": 3})
    play(game, "P2 pass")
    assert (game.question(1), on(game, "TW3")) == ("battle-cards", {"P1": 3, "P2": 1})
    assert in_order(game, "step", "destroyed", "revealed") == [("step", 0), ("destroyed", 1)]


def great_battle() -> Game:
    """P1 attacks TW3 with everything that may act in a battle, and with their last two battle cards."""
    tiles = "divine_wound, crusade, holy_war, royal_scarab"
    game = position(f"""
        players 2
        turn P1
        P1 prayer 1; troops RW 3 scarab; hand war_fury, prayer; tiles {tiles}; shown 410, 320; discarded 301, 221
        P2 prayer 1; troops TW3 2 phoenix, B1 1, B2 1; hand iron_wall; tiles phoenix
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 3 with creature", "P1 step TW3")
    return game


@pytest.mark.rule("B-BATTLE-11", "B-BATTLE-14", "B-BATTLE-21", "B-BATTLE-22", "B-BATTLE-23", "B-CREATURE-09")
def test_a_battle_with_every_hook_in_order() -> None:
    game = great_battle()
    fight(game, "130 202", "221 410", attacker_divine=["war_fury"], defender_divine=[])
    assert game.question(0) == "divine-wound"  # C6
    play(game, "P1 wound prayer")
    # C8 to C12 are done, and the Phoenix looks for a home (C13) before anybody retreats (C14)
    assert game.question(1) == "creature-home"
    play(game, "P2 creature phoenix B2")
    assert game.question(0) == "winner"  # the loser has nobody left
    play(game, "P1 stay")
    kinds = in_order(
        game, "battle", "committed", "revealed", "wound", "result", "prayer", "point", "creature", "stayed", "refill"
    )
    assert kinds == [
        ("battle", 0),
        ("committed", 0),
        ("revealed", 0),
        ("revealed", 1),  # C5
        ("wound", 0),  # C6
        ("result", 0),  # C8, C9
        ("prayer", 0),
        ("prayer", 0),  # C10 Crusade, C11 Holy War
        ("point", 0),  # C12
        ("creature", 1),  # C13
        ("stayed", 0),  # C15
        ("refill", 0),  # C16
    ]
    gains = [event.fields["gained"] for event in game.events() if event.kind == "prayer"]
    assert gains == [2 * 2, 4]
    assert points(game, "P1") == 2  # the battle and, settled at the end, the temple


@pytest.mark.rule("B-RETREAT-01", "B-RETREAT-04", "B-BATTLE-24")
def test_the_loser_decides_before_the_winner() -> None:
    game = position("players 2\nturn P1\nP1 troops FA 4\nP2 troops RW 3")
    play(game, "P1 token move1", "P1 from FA", "P1 group 4", "P1 step RW")
    fight(game, "301 130", "301 130")
    assert game.waiting_for() == [1]
    play(game, "P2 retreat")
    assert (game.waiting_for(), game.question(0)) == ([0], "retreat-space")
    play(game, "P1 retreat TW3")
    assert (game.waiting_for(), game.question(0)) == ([0], "winner")
    play(game, "P1 recall")
    assert in_order(game, "result", "point", "retreated", "recalled") == [
        ("result", 0),
        ("point", 0),
        ("retreated", 1),
        ("recalled", 0),
    ]


@pytest.mark.rule("B-CREATURE-07", "B-CREATURE-09")
def test_both_creatures_go_home_the_attackers_first() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops RW 1 scarab, A1 1, A2 1; tiles royal_scarab
        P2 troops TW3 1 phoenix, B1 1, B2 1; tiles phoenix
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 1 with creature", "P1 step TW3")
    fight(game, "410 130", "320 130")
    assert (game.waiting_for(), game.question(0)) == ([0], "creature-home")
    play(game, "P1 creature scarab A2")
    assert (game.waiting_for(), game.question(1)) == ([1], "creature-home")
    play(game, "P2 creature phoenix B1")
    assert in_order(game, "creature") == [("creature", 0), ("creature", 1)]
    assert on(game, "TW3") == {}


@pytest.mark.rule("B-MOVE-13")
def test_after_the_battle_the_move_is_over() -> None:
    game = position("players 2\nturn P1\nP1 troops RW 4; tiles god_speed\nP2 troops TW3 1")
    play(game, "P1 token move1", "P1 from RW", "P1 group 4", "P1 step TW3")
    fight(game, "410 130", "202 130")
    play(game, "P2 recall", "P1 stay")
    assert game.question(0) == "turn"


# --- 19.6 the end of the Day --------------------------------------------------------------------------------------


@pytest.mark.rule("B-ENDDAY-01", "B-ENDDAY-02", "B-ENDDAY-03", "B-ENDDAY-04", "B-ENDDAY-07", "B-ENDDAY-08")
def test_end_of_day_delta_income_sanctuary_two_temples_victory() -> None:
    game = position("""
        players 3
        end-of-day
        P1 prayer 0; troops TD5 2, TW3 2, SAN 2; points battle 5
        P2 prayer 0; troops TW2 1
        P3
    """)
    assert game.question(0) == "delta-sacrifice"
    assert [prayer(game, "P1"), prayer(game, "P2")] == [0, 0]  # no income before the sacrifice
    play(game, "P1 yes")
    assert game.question(0) == "sanctuary-sacrifice"
    assert [prayer(game, "P1"), prayer(game, "P2")] == [8, 2]
    assert points(game, "P1", "two_temples") == 0
    play(game, "P1 yes")
    assert [event.kind for event in game.events()] == [
        "sacrificed",
        "prayer",
        "prayer",
        "prayer",
        "sacrificed",
        "point",
        "point",
        "over",
    ]
    sources = [event.fields["source"] for event in game.events() if event.kind == "point"]
    assert sources == ["sanctuary", "two_temples"]
    assert (game.over, game.winner, points(game, "P1")) == (True, 0, 9)


@pytest.mark.rule("B-ENDDAY-08", "B-WIN-01")
def test_without_a_winner_the_night_follows_the_end_of_the_day() -> None:
    game = position("players 2\nend-of-day\nP1 troops TD5 2\nP2")
    play(game, "P1 yes")
    kinds = [event.kind for event in game.events()]
    assert kinds == ["sacrificed", "prayer", "night", "prayer", "prayer", "drawn", "drawn"]
