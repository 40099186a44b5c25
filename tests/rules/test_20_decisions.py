"""Section 20: decisions without a choice, decisions that always have one, and what silence means."""

from __future__ import annotations

import random
from typing import Any

import pytest
from words import cannot, choices, fight, lock, on, play, position, prayer

from kemet import Game, new_game

# --- B-DECIDE-01 --------------------------------------------------------------------------------------------------


def board_of(game: Game) -> tuple[Any, ...]:
    view = game.view(None)
    kept = ("prayer", "reserve", "tiles", "hand_size", "points", "creatures_in_reserve")
    return view["spaces"], [[seat[key] for key in kept] for seat in view["seats"]]


@pytest.mark.rule("B-DECIDE-01")
@pytest.mark.parametrize(
    ("token", "seat"),
    [
        ("raise", "prayer 0; troops A1 2"),
        ("buyRed", "prayer 0; troops A1 2"),
        ("move1", "prayer 5"),
        ("recruit", "prayer 0; troops A1 2"),
        ("recruit", "prayer 5; troops A1 5, A2 5, RW 2"),
    ],
)
def test_an_action_without_any_choice_is_skipped_and_changes_nothing(token: str, seat: str) -> None:
    game = position(f"players 2\nturn P1\nP1 {seat}\nP2")
    before = board_of(game)
    play(game, f"P1 token {token}")
    assert (game.question(0), choices(game, "P1")) == ("turn", ["end"])
    assert board_of(game) == before


ALL_CARDS = (
    "war_rage x3, war_fury x3, bloody_battle x3, bloodbath x2, bronze_wall x3, iron_wall x2, prayer x2, mana_theft x2, "
    "enlistment x4, raining_fire x4, teleportation x3, open_gates, veto x2, escape"
)


@pytest.mark.rule("B-DECIDE-01")
def test_vision_without_any_card_left_is_skipped() -> None:
    game = position(f"""
        players 2
        night
        P1 tiles vision, divine_boon
        P2 hand {ALL_CARDS}
    """)
    assert game.view(None)["seats"][0]["hand_size"] == 0
    assert game.view(None)["asked"] == "turn-order"


@pytest.mark.rule("B-DECIDE-01")
def test_night_tiles_without_a_use_are_skipped() -> None:
    game = position("""
        players 2
        night
        P1 pyramids A1 white 4, A2 red 4, A3 blue 4; troops A1 5, A2 5, A3 2; tiles hand_of_god, reinforcements
        P2
    """)
    assert game.view(None)["asked"] == "turn-order"


@pytest.mark.rule("B-DECIDE-01")
def test_a_bought_creature_without_a_district_waits_in_reserve() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 3; pyramids A1 red 3, A2 white 1; troops RW 3
        P2
    """)
    play(game, "P1 token buyRed", "P1 buy royal_scarab")
    assert game.question(0) == "turn"
    assert game.view(None)["seats"][0]["creatures_in_reserve"] == ["scarab"]


# --- B-DECIDE-02 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-DECIDE-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_decisions_that_cannot_be_declined_always_have_a_choice(players: int) -> None:
    dice = random.Random(players)
    game = new_game(players=players, seed=players)
    met = set()
    for _ in range(3000):
        if game.over:
            break
        for seat in game.waiting_for():
            question, kinds = game.question(seat), [choice.kind for choice in game.legal(seat)]
            met.add(question)
            if question == "turn":
                assert "token" in kinds or "end" in kinds
            elif question == "battle-cards":
                assert kinds.count("play") >= 2
            elif question == "loser":
                assert "recall" in kinds
            elif question == "turn-order":
                assert len(kinds) >= 2
            assert kinds
        seat = dice.choice(game.waiting_for())
        game.play(seat, dice.choice(game.codes(seat)))
    assert met >= {"turn", "battle-cards", "turn-order"}


@pytest.mark.rule("B-DECIDE-02")
def test_the_last_regular_token_finds_a_space_after_the_silver_one() -> None:
    game = position("""
        players 2
        day 1 round 5
        turn P1
        P1 troops A1 1; tokens pray1, pray2, buyWhite, buyRed; tiles act_of_god_red
        P2 tokens pray1, pray2, buyWhite, move1
    """)
    play(game, "P1 silver move1", "P1 pass")
    assert len(choices(game, "P1", "token")) == 4
    cannot(game, "P1 end", "B-DAY-16")


# --- B-DECIDE-03: the last column of the table --------------------------------------------------------------------

ATTACK = ("P1 token move1", "P1 from RW", "P1 group 5", "P1 step TW3")
BATTLE = "players 2\nturn P1\nP1 troops RW 5; {}\nP2 troops TW3 2; {}"
TURN = "players 2\nturn P1\nP1 {}\nP2 {}"
NIGHT = "players 3\norder P3 P1 P2\nnight\nP1 points battle 5; {}\nP2 points battle 5\nP3"
LATE = "players 2\nday 1 round 2\nturn P1\nP1 tokens move1; {}\nP2 tokens move1"

ROWS: list[tuple[str, str, tuple[str, ...], str, str]] = [
    # row and case, position, lines played, seat, its default
    ("2 vision", NIGHT.format("tiles vision"), (), "P1", "FIRST"),
    ("3 night power", NIGHT.format("tiles hand_of_god, reinforcements"), (), "P1", "pass"),
    ("3 reinforcing", NIGHT.format("tiles reinforcements"), ("P1 reinforce",), "P1", "done"),
    ("4 order, first place", NIGHT.format(""), (), "P3", "next P3"),
    ("4 order, second place", NIGHT.format(""), ("P3 next P3",), "P3", "next P1"),
    ("4 order, with a gap", NIGHT.format(""), ("P3 next P1",), "P3", "next P3"),
    ("5 and 7 no card, a token", TURN.format("prayer 1; hand prayer, mana_theft", ""), (), "P1", "token move1"),
    ("7 first legal space", LATE.format(""), (), "P1", "token recruit"),
    ("7 regular before silver", LATE.format("tiles act_of_god_red, divine_will"), (), "P1", "token recruit"),
    ("6 veto", TURN.format("hand prayer", "hand veto"), ("P1 card prayer",), "P2", "pass"),
    ("8 raise", TURN.format("prayer 11", ""), ("P1 token raise",), "P1", "pass"),
    ("8 buy", TURN.format("prayer 11", ""), ("P1 token buyRed",), "P1", "pass"),
    ("8 recruit", TURN.format("prayer 11", ""), ("P1 token recruit",), "P1", "pass"),
    ("8 recruit, begun", TURN.format("prayer 11", ""), ("P1 token recruit", "P1 place A1"), "P1", "done"),
    (
        "8 creature returns",
        TURN.format("troops A2 1, A3 1; tiles royal_scarab, phoenix", ""),
        ("P1 token recruit", "P1 done"),
        "P1",
        "creature scarab A2",
    ),
    ("9 start of a move", TURN.format("troops A1 2", ""), ("P1 token move1",), "P1", "pass"),
    (
        "9 under way",
        TURN.format("troops A1 2; tiles god_speed", ""),
        ("P1 token move1", "P1 from A1", "P1 group 2", "P1 step FA"),
        "P1",
        "end",
    ),
    ("10 escape", BATTLE.format("", "hand escape"), ATTACK, "P2", "pass"),
    ("12 full hand", BATTLE.format("", ""), ATTACK, "P1", "play 410 discard 320"),
    (
        "12 two cards left",
        BATTLE.format("shown 410, 320; discarded 301, 221", ""),
        ATTACK,
        "P1",
        "play 202 discard 130",
    ),
    ("13 divine cards", BATTLE.format("hand war_rage", ""), (*ATTACK, "P1 play 410 discard 130"), "P1", "done"),
    (
        "19 removal",
        TURN.format("prayer 2; pyramids A1 red 2, A2 white 1", ""),
        ("P1 token buyRed", "P1 buy offensive_strategy"),
        "P1",
        "remove 130",
    ),
    (
        "19 second removal",
        TURN.format("prayer 2; pyramids A1 red 2, A2 white 1; tiles defensive_strategy", ""),
        ("P1 token buyRed", "P1 buy offensive_strategy"),
        "P1",
        "remove 303",
    ),
    (
        "20 creature bought",
        TURN.format("prayer 3; pyramids A1 red 3, A2 white 1; troops A2 1, A3 1", ""),
        ("P1 token buyRed", "P1 buy royal_scarab"),
        "P1",
        "creature scarab A2",
    ),
    ("21 delta", "players 3\nend-of-day\nP1 troops TD5 1\nP2\nP3", (), "P1", "pass"),
    ("21 sanctuary", "players 3\nend-of-day\nP1 troops SAN 2\nP2\nP3", (), "P1", "pass"),
    (
        "23 several battles",
        TURN.format("", "troops A2 1, A3 1"),
        ("P1 token recruit", "P1 place A3", "P1 place A2", "P1 done"),
        "P1",
        "fight A2",
    ),
    ("24 end of turn", TURN.format("tiles act_of_god_red; hand prayer", ""), ("P1 token pray1",), "P1", "end"),
]


def default(game: Game, name: str) -> str:
    from kemet.game.defaults import default_choice

    text = default_choice(game, int(name[1]) - 1)
    assert text in choices(game, name)
    return text


@pytest.mark.rule("B-DECIDE-03")
@pytest.mark.parametrize(("case", "text", "lines", "name", "expected"), ROWS, ids=[row[0] for row in ROWS])
def test_what_counts_when_nobody_answers(
    case: str, text: str, lines: tuple[str, ...], name: str, expected: str
) -> None:
    game = position(text)
    play(game, *lines)
    first = choices(game, name)[0]
    assert default(game, name) == (first if expected == "FIRST" else expected)


@pytest.mark.rule("B-DECIDE-03")
def test_silence_in_set_up_first_cities_one_pyramid_each_and_units_4_3_3() -> None:
    game = new_game(players=3, seed=4)
    order = [int(seat) for seat in game.view(None)["order"]]
    while game.view(None)["phase"] == "setup":
        seat = game.waiting_for()[0]
        play(game, f"P{seat + 1} " + default(game, f"P{seat + 1}"))
    view = game.view(None)
    assert [view["seats"][seat]["city"] for seat in order] == ["A", "B", "C"]  # row 22
    for city in "ABC":
        spaces = [view["spaces"][f"{city}{number}"] for number in (1, 2, 3)]
        assert [space["pyramid"]["colour"] for space in spaces] == ["white", "red", "blue"]
        assert [space["pyramid"]["level"] for space in spaces] == [1, 1, 1]
        assert [sum(space["units"].values()) for space in spaces] == [4, 3, 3]


@pytest.mark.rule("B-DECIDE-03")
def test_silence_after_the_choice_of_a_start_space_moves_nobody() -> None:
    game = position(TURN.format("troops A1 3 scarab; tiles royal_scarab", ""))
    play(game, "P1 token move1", "P1 from A1")
    while game.question(0) in ("group", "move"):
        play(game, "P1 " + default(game, "P1"))
    assert on(game, "A1") == {"P1": 3}


@pytest.mark.rule("B-DECIDE-03")
def test_silence_after_the_reveal_keeps_the_cards() -> None:
    game = position(BATTLE.format("tiles divine_wound; hand prayer", ""))
    play(game, *ATTACK)
    fight(game, "410 130", "410 130")
    assert (game.question(0), default(game, "P1")) == ("divine-wound", "done")


@pytest.mark.rule("B-DECIDE-03")
def test_silence_of_a_creatures_owner_is_its_first_district() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 1; hand raining_fire
        P2 troops RW 1 phoenix, B2 1, B3 1; tiles phoenix
    """)
    play(game, "P1 card raining_fire RW")
    assert (game.question(1), default(game, "P2")) == ("creature-home", "creature phoenix B2")


@pytest.mark.rule("B-DECIDE-03")
def test_silence_of_the_loser_is_a_retreat_and_of_the_winner_the_first_space_and_staying() -> None:
    game = position("players 2\nturn P1\nP1 troops FA 5\nP2 troops RW 2")
    play(game, "P1 token move1", "P1 from FA", "P1 group 5", "P1 step RW")
    fight(game, "410 130", "202 130")
    assert default(game, "P2") == "retreat"
    play(game, "P2 retreat")
    assert default(game, "P1") == "retreat FA"
    play(game, "P1 retreat FA")
    assert (game.question(0), default(game, "P1")) == ("winner", "stay")


@pytest.mark.rule("B-DECIDE-03")
def test_silence_of_a_loser_is_to_stay_where_that_is_allowed() -> None:
    game = position("players 2\nturn P1\nP1 troops RW 2; tiles charge\nP2 troops TW3 2")
    play(game, "P1 token move1", "P1 from RW", "P1 group 2", "P1 step TW3")
    fight(game, "410 130", "221 130")
    assert sorted(choices(game, "P2")) == ["recall", "retreat", "stay"]
    assert default(game, "P2") == "stay"


@pytest.mark.rule("B-DECIDE-03")
def test_silence_of_both_sides_of_a_battle() -> None:
    game = position(BATTLE.format("hand war_rage", "hand iron_wall; prayer 5"))
    play(game, *ATTACK)
    while game.waiting_for():
        seat = game.waiting_for()[0]
        if game.question(seat) not in ("escape", "battle-cards", "battle-divine-cards"):
            break
        play(game, f"P{seat + 1} " + default(game, f"P{seat + 1}"))
    battle = game.view(0)["battle"]
    assert (battle["attacker"]["played"], battle["attacker"]["discarded"]) == ("410", "320")
    assert (battle["attacker"]["divine"], battle["defender"]["divine"], prayer(game, "P2")) == ({}, {}, 5)


@pytest.mark.rule("B-DECIDE-03")
def test_a_table_that_agrees_on_nothing_plays_to_8_without_house_rules() -> None:
    view = new_game().view(None)
    assert (view["target"], view["house_rules"], view["beginner"]) == (8, {}, False)


@pytest.mark.rule("B-DECIDE-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_silent_table_plays_on_and_every_default_is_legal(players: int) -> None:
    game = new_game(players=players, seed=players, house_rules={"dayLimit": "3"})
    while not game.over:
        seat = game.waiting_for()[0]
        play(game, f"P{seat + 1} " + default(game, f"P{seat + 1}"))
    assert game.view(None)["day"] == 3


@pytest.mark.rule("B-DECIDE-03")
def test_a_locked_side_has_no_default() -> None:
    from kemet import IllegalChoice

    game = position(BATTLE.format("", ""))
    play(game, *ATTACK)
    lock(game, "P1", "410 130")
    with pytest.raises(IllegalChoice):
        default(game, "P1")
