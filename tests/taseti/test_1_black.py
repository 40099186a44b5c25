"""Ta-Seti, module 1: the black pyramid. P1 has city A, P2 city B."""

from __future__ import annotations

from functools import partial

import pytest
import words
from words import (
    battle_is_on,
    cannot,
    choices,
    creature,
    fight,
    hand,
    march,
    next_turn,
    numbers,
    on,
    play,
    points,
    position,
    prayer,
    pyramid,
    reserve,
    say_no,
    seat_view,
    settle,
)

from kemet import Game, PositionError, new_game
from kemet.game.defaults import default_choice

day = partial(words.day, modules="black")
attack = partial(words.attack, modules="black")

BLACK = "pyramids A1 black 4, A2 red 1"


def gold(game: Game, name: str = "P1") -> object:
    return seat_view(game, name)["gold"]


# --- pyramids --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T1-PYR-01")
def test_three_districts_for_four_colours() -> None:
    game = day("prayer 11; pyramids A1 white 1, A2 red 1, A3 black 1")
    play(game, "P1 token raise")
    assert choices(game, "P1", "build") == []  # blue is never built here
    assert "raise A3 4" in choices(game, "P1")


@pytest.mark.rule("T1-PYR-01")
def test_never_one_colour_twice() -> None:
    game = day("prayer 1; pyramids A1 black 2, A2 red 1")
    play(game, "P1 token raise")
    assert choices(game, "P1", "build") == ["build white A3 1", "build blue A3 1"]
    with pytest.raises(PositionError, match="B-LIMIT-07"):
        day("pyramids A1 black 2, A2 black 1")


def founding(*choices_made: str) -> Game:
    """The first player chooses starting pyramids."""
    game = new_game(players=2, seed=3, modules=("black",))
    first = game.waiting_for()[0]
    game.play(first, "city A")
    for choice in choices_made:
        game.play(first, choice)
    return game


@pytest.mark.rule("T1-PYR-02")
def test_the_first_pyramid_may_have_any_of_four_colours() -> None:
    game = founding()
    offered = [choice.text for choice in game.legal(game.waiting_for()[0]) if choice.kind == "pyramid"]
    assert sorted(offered) == sorted(
        f"pyramid {colour} {level}" for colour in ("white", "red", "blue", "black") for level in (1, 2)
    )


@pytest.mark.rule("T1-PYR-02")
def test_the_start_is_one_one_one_or_two_one_nothing() -> None:
    game = founding("pyramid black 1", "pyramid blue 1", "pyramid white 1")
    assert [pyramid(game, space) for space in ("A1", "A2", "A3")] == [("black", 1), ("blue", 1), ("white", 1)]
    game = founding("pyramid red 1", "pass", "pyramid black 2")
    assert [pyramid(game, space) for space in ("A1", "A2", "A3")] == [("red", 1), None, ("black", 2)]
    game = founding("pyramid black 2")
    left = [choice.text for choice in game.legal(game.waiting_for()[0])]
    assert sorted(left) == ["pass", "pyramid blue 1", "pyramid red 1", "pyramid white 1"]


@pytest.mark.rule("T1-PYR-03")
@pytest.mark.parametrize("missing", ["white", "red", "blue", "black"])
def test_after_one_one_one_the_fourth_colour_is_closed(missing: str) -> None:
    built = [colour for colour in ("white", "red", "blue", "black") if colour != missing]
    text = ", ".join(f"A{number} {colour} 1" for number, colour in enumerate(built, start=1))
    game = day(f"prayer 11; pyramids {text}")
    play(game, "P1 token raise")
    assert choices(game, "P1", "build") == []
    assert len(choices(game, "P1", "raise")) == 9


@pytest.mark.rule("T1-PYR-04")
@pytest.mark.parametrize(("chosen", "closed"), [("white", "blue"), ("blue", "white")])
def test_after_two_one_nothing_the_third_colour_is_picked_late(chosen: str, closed: str) -> None:
    game = day("prayer 11; pyramids A1 red 2, A2 black 1")
    play(game, "P1 token raise")
    assert {choice.split()[1] for choice in choices(game, "P1", "build")} == {"white", "blue"}
    play(game, f"P1 build {chosen} A3 1")
    assert pyramid(game, "A3") == (chosen, 1)
    night = position(
        f"players 2\nmodules black\nnight\nP1 pyramids A1 red 2, A2 black 1, A3 {chosen} 1; tiles hand_of_god\nP2"
    )
    assert not any(closed in choice for choice in choices(night, "P1"))


@pytest.mark.rule("T1-PYR-05")
def test_hand_of_god_may_found_the_third_pyramid_too() -> None:
    game = position("players 2\nmodules black\nnight\nP1 pyramids A1 red 2, A2 white 1; tiles hand_of_god\nP2")
    assert choices(game, "P1", "build") == ["build blue A3 1", "build black A3 1"]
    play(game, "P1 build black A3 1")
    assert pyramid(game, "A3") == ("black", 1)


@pytest.mark.rule("T1-PYR-06")
def test_a_held_black_pyramid_serves_a_player_who_builds_none() -> None:
    other = "pyramids B1 black 4, B2 red 1"
    game = day("prayer 11; pyramids A1 white 1, A2 red 1, A3 blue 1; troops B1 2", other)
    assert (points(game, "P1"), points(game, "P2")) == (1, 0)  # its level 4
    play(game, "P1 token buyBlack", "P1 buy bestial_fury")
    next_turn(game)
    play(game, "P1 token move1", "P1 from B1", "P1 group 2", "P1 teleport TW3")
    assert on(game, "TW3") == {"P1": 2}
    game = day("prayer 11; pyramids A1 white 1, A2 red 1, A3 blue 1", other)
    play(game, "P1 token buyBlack")
    assert game.question(0) == "turn"  # not held, nothing on offer


@pytest.mark.rule("T1-PYR-07")
@pytest.mark.parametrize(
    ("tiles", "tile", "price"),
    [
        ("", "dark_ritual", 1),
        ("", "twin_ceremony", 2),
        ("", "deadly_trap", 3),
        ("", "bestial_fury", 4),
        ("priestess", "bestial_fury", 3),
        ("priestess, priest_of_ra", "bestial_fury", 2),
        ("priestess, priest_of_ra", "dark_ritual", 0),
    ],
)
def test_the_price_of_a_black_tile(tiles: str, tile: str, price: int) -> None:
    game = day(f"prayer {price}; {BLACK}; tiles {tiles}")
    play(game, "P1 token buyBlack", f"P1 buy {tile}")
    assert (prayer(game, "P1"), game.view(None)["supply"][tile]) == (0, 0)
    if price:
        poor = day(f"prayer {price - 1}; {BLACK}; tiles {tiles}")
        play(poor, "P1 token buyBlack")
        assert f"buy {tile}" not in choices(poor, "P1")


@pytest.mark.rule("T1-PYR-07")
def test_black_tiles_need_a_black_pyramid_of_their_level() -> None:
    game = day("prayer 11; pyramids A1 black 2, A2 red 4")
    play(game, "P1 token buyBlack")
    assert len(choices(game, "P1", "buy")) == 8
    cannot(game, "P1 buy deadly_trap", "B-BUY-02")
    cannot(game, "P1 buy charge", "B-BUY-01")
    play(game, "P1 buy dark_ritual")
    next_turn(game)
    cannot(game, "P1 token buyBlack", "B-DAY-03")  # one a Day


# --- the action board ------------------------------------------------------------------------------------------------


@pytest.mark.rule("T1-BOARD-01")
def test_the_bottom_row_has_a_fifth_space() -> None:
    bottom = {"token pray2", "token buyWhite", "token buyRed", "token buyBlue", "token buyBlack"}
    rows = "tokens move1, recruit, move2, raise"
    game = day(rows, "tokens move1, recruit, move2, buyRed", day="1 round 5")
    assert set(choices(game, "P1", "token")) == bottom
    game = day("")
    assert set(choices(game, "P1", "token")) == bottom | {
        f"token {space}" for space in ("move1", "recruit", "move2", "raise", "pray1")
    }


@pytest.mark.rule("T1-BOARD-01")
def test_the_new_space_blocks_no_other() -> None:
    game = day(f"prayer 11; {BLACK}")
    play(game, "P1 token buyBlack", "P1 buy dark_ritual")
    next_turn(game)
    left = {"token pray2", "token buyWhite", "token buyRed", "token buyBlue"}
    assert left <= set(choices(game, "P1", "token"))


@pytest.mark.rule("T1-BOARD-02")
def test_a_token_on_the_new_space_fills_the_bottom_row() -> None:
    game = day("tokens move1, recruit, move2, buyBlack", "tokens move1, recruit, move2, buyRed", day="1 round 5")
    assert "token raise" in choices(game, "P1")  # the rows are all filled already


# --- buying ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T1-BUY-01")
@pytest.mark.parametrize("name", ["victory_point", "act_of_god"])
@pytest.mark.parametrize("colour", ["white", "red", "blue"])
def test_one_tile_of_a_name_over_all_four_colours(name: str, colour: str) -> None:
    game = day(f"prayer 11; pyramids A1 black 4, A2 {colour} 4; tiles {name}_{colour}")
    play(game, "P1 token buyBlack")
    cannot(game, f"P1 buy {name}_black", "B-BUY-04")
    game = day(f"prayer 11; pyramids A1 black 4, A2 {colour} 4; tiles {name}_black")
    play(game, f"P1 token buy{colour.capitalize()}")
    cannot(game, f"P1 buy {name}_{colour}", "B-BUY-04")


@pytest.mark.rule("T1-BUY-02", "T1-TILE-MERCF")
@pytest.mark.parametrize(("own", "other"), [("male", "female"), ("female", "male")])
def test_nobody_owns_both_mercenaries(own: str, other: str) -> None:
    game = day(f"prayer 11; {BLACK}; tiles mercenaries_{own}", "prayer 11; pyramids B1 black 1, B2 red 2")
    play(game, "P1 token buyBlack")
    assert f"buy mercenaries_{other}" not in choices(game, "P1")
    play(game, "P1 pass", "P1 end", "P2 token buyBlack")
    assert f"buy mercenaries_{other}" in choices(game, "P2")  # but two players may own one each
    with pytest.raises(PositionError, match="B-BUY-04"):
        day("tiles mercenaries_male, mercenaries_female")


# --- gold and silver -------------------------------------------------------------------------------------------------


@pytest.mark.rule("T1-GOLD-01")
@pytest.mark.parametrize(
    ("space", "tile", "action"),
    [
        ("buyBlue", "divine_will", "gold move"),
        ("buyBlack", "dark_ritual", "gold pray"),
        ("buyBlack", "twin_ceremony", "gold buy"),
        ("buyBlack", "forced_march", "gold move"),
    ],
)
def test_the_first_gold_tile_brings_the_gold_token(space: str, tile: str, action: str) -> None:
    game = day("prayer 11; pyramids A1 black 4, A2 blue 4; troops FA 1")
    assert gold(game) == "none"
    play(game, f"P1 token {space}", f"P1 buy {tile}")
    assert gold(game) == "in-hand"
    assert action in choices(game, "P1", "gold")


@pytest.mark.rule("T1-GOLD-01")
def test_further_gold_tiles_bring_none() -> None:
    game = day("prayer 11; pyramids A1 black 4, A2 blue 4; tiles dark_ritual; troops FA 1")
    play(game, "P1 gold pray", "P1 token buyBlack", "P1 buy forced_march")
    assert (gold(game), choices(game, "P1", "gold")) == ("placed", [])
    next_turn(game)
    play(game, "P1 token buyBlue", "P1 buy divine_will")
    assert (gold(game), choices(game, "P1", "gold")) == ("placed", [])


@pytest.mark.rule("T1-GOLD-02")
def test_once_a_day_he_names_one_of_his_gold_tiles() -> None:
    game = day("prayer 3; tiles dark_ritual, forced_march; troops FA 1")
    assert choices(game, "P1", "gold") == ["gold move", "gold pray"]
    cannot(game, "P1 gold recruit", "B-DAY-10")  # that is Divine Will's
    play(game, "P1 gold pray")
    assert prayer(game, "P1") == 5
    cannot(game, "P1 gold move", "B-DAY-10")
    cannot(game, "P1 end", "B-DAY-16")  # a regular token belongs to the turn
    play(game, "P1 token pray1")
    next_turn(game)
    assert choices(game, "P1", "gold") == []


@pytest.mark.rule("T1-GOLD-03")
@pytest.mark.parametrize("second", ["gold pray", "gold move"])
def test_the_choice_is_free_on_every_day(second: str) -> None:
    four = "tokens move1, move2, pray1, pray2"
    game = day(f"{four}; tiles dark_ritual, forced_march; troops FA 1", four, day="1 round 5")
    play(game, "P1 gold pray", "P1 token raise", "P1 pass", "P1 end", "P2 token raise", "P2 pass", "P2 end")
    play(game, "P1 next P1")  # the Night
    assert (game.view(None)["day"], choices(game, "P1", "gold")) == (2, ["gold move", "gold pray"])
    play(game, f"P1 {second}")
    assert gold(game) == "placed"


@pytest.mark.rule("T1-GOLD-04")
def test_the_gold_action_may_repeat_one_already_used() -> None:
    game = day("prayer 0; tiles dark_ritual; tokens pray1, pray2", "tokens pray1, pray2", day="1 round 3")
    play(game, "P1 gold pray")
    assert prayer(game, "P1") == 2
    assert seat_view(game, "P1")["placed"] == ["pray1", "pray2"]  # no normal space was used


@pytest.mark.rule("T1-GOLD-04")
def test_the_gold_token_fills_no_row() -> None:
    game = day(
        "prayer 3; tiles twin_ceremony, dark_ritual; tokens move1, recruit, move2, raise",
        "tokens move1, recruit, move2, pray2",
        day="1 round 5",
    )
    play(game, "P1 gold pray")  # Pray has a space in the bottom row, but the tip is none
    assert "token pray1" not in choices(game, "P1")
    assert "token pray2" in choices(game, "P1")


@pytest.mark.rule("T1-GOLD-05")
@pytest.mark.parametrize("bonus", [("silver pray2", "gold pray"), ("gold pray", "silver pray2")])
def test_silver_and_gold_in_one_turn(bonus: tuple[str, str]) -> None:
    game = day("prayer 0; tiles dark_ritual, act_of_god_black")
    play(game, *(f"P1 {token}" for token in bonus), "P1 token pray1", "P1 end")
    assert prayer(game, "P1") == 6


@pytest.mark.rule("T1-GOLD-06")
@pytest.mark.parametrize("order", [("gold move", "token pray1"), ("token pray1", "gold move")])
def test_gold_before_or_after_the_regular_token(order: tuple[str, str]) -> None:
    game = day("tiles forced_march; troops FA 1")
    for token in order:
        play(game, f"P1 {token}")
        if token == "gold move":
            cannot(game, "P1 token pray1")  # the action is resolved first
            play(game, "P1 from FA")
            play(game, "P1 step RW", "P1 end")
    assert on(game, "RW") == {"P1": 1}
    assert choices(game, "P1") == ["end"]


@pytest.mark.rule("T1-GOLD-06")
def test_gold_in_the_turn_of_its_purchase() -> None:
    game = day(f"prayer 1; {BLACK}")
    play(game, "P1 token buyBlack", "P1 buy dark_ritual", "P1 gold pray")
    assert prayer(game, "P1") == 2
    game = day(f"prayer 1; {BLACK}", house="sameTurnBonusToken=no")
    play(game, "P1 token buyBlack", "P1 buy dark_ritual")
    assert choices(game, "P1") == ["end"]
    next_turn(game)
    assert choices(game, "P1", "gold") == ["gold pray"]


# --- mercenaries -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T1-MERC-01", "T1-TILE-MERCM", "T1-TILE-MERCF")
@pytest.mark.parametrize("kind", ["male", "female"])
def test_three_mercenaries_are_placed_at_once_and_free(kind: str) -> None:
    game = day(f"prayer 1; {BLACK}; troops A1 1, FA 4")
    play(game, "P1 token buyBlack", f"P1 buy mercenaries_{kind}")
    assert choices(game, "P1") == ["place A1", "place A2", "place A3"]  # districts only, and no way around it
    play(game, "P1 place A1", "P1 place A1", "P1 place A3")
    assert (on(game, "A1"), on(game, "A2"), on(game, "A3")) == ({"P1": 3}, {}, {"P1": 1})
    assert (prayer(game, "P1"), reserve(game, "P1"), game.question(0)) == (0, 7, "turn")


@pytest.mark.rule("T1-MERC-01")
def test_only_the_mercenaries_of_the_tile_are_placed() -> None:
    game = day(f"prayer 1; {BLACK}; troops A1 1; priests-waiting 1", modules="black path")
    play(game, "P1 token buyBlack", "P1 buy mercenaries_male")
    assert choices(game, "P1") == ["place A1", "place A2", "place A3"]  # not the priest of the unit reserve


@pytest.mark.rule("T1-MERC-02")
def test_mercenaries_are_units_in_every_respect() -> None:
    game = day(f"prayer 1; {BLACK}; troops A1 5, A2 3, FA 4")
    assert reserve(game, "P1") == 0
    play(game, "P1 token buyBlack", "P1 buy mercenaries_male")
    assert choices(game, "P1") == ["place A2", "place A3"]  # the limit of five
    play(game, "P1 place A3", "P1 place A3", "P1 place A3")
    assert reserve(game, "P1") == 0  # 15 units on the board


@pytest.mark.rule("T1-MERC-02")
def test_mercenaries_fight_die_and_come_back_like_units() -> None:
    game = attack("tiles mercenaries_female; prayer 4; troops FA 3, A1 5, A2 5, A3 2", "troops OAB 1")
    fight(game, "301 202", "130 202")
    assert numbers(game, "attacker")[0] == 3 + 3
    assert reserve(game, "P1") == 2  # three damage, one kept off
    play(game, "P2 recall", "P1 recall")
    assert (reserve(game, "P1"), prayer(game, "P1")) == (3, 5)
    next_turn(game)
    play(game, "P1 token recruit", "P1 place A3", "P1 place A3", "P1 place A3")
    assert (reserve(game, "P1"), prayer(game, "P1")) == (0, 2)


@pytest.mark.rule("T1-MERC-03")
def test_mercenaries_without_room_go_to_the_reserve() -> None:
    game = day(f"prayer 1; {BLACK}; troops A1 5 +1, A2 5 +1, A3 4", modules="black path")  # 12 units, 2 priests
    play(game, "P1 token buyBlack", "P1 buy mercenaries_male")
    assert choices(game, "P1") == ["place A3"]
    play(game, "P1 place A3")
    assert (on(game, "A3"), reserve(game, "P1"), game.question(0)) == ({"P1": 5}, 2, "turn")


@pytest.mark.rule("T1-MERC-03")
def test_room_beside_an_enemy_need_not_be_used() -> None:
    game = day(f"prayer 1; {BLACK}; troops A1 5, A2 5", "troops A3 1")
    play(game, "P1 token buyBlack", "P1 buy mercenaries_male", "P1 done")
    assert (reserve(game, "P1"), game.question(0)) == (5, "turn")


@pytest.mark.rule("T1-MERC-04")
def test_mercenaries_may_attack_in_an_own_district() -> None:
    game = day(f"prayer 2; {BLACK}; troops FA 3", "troops A3 1")
    play(game, "P1 token buyBlack", "P1 buy mercenaries_male", "P1 place A3", "P1 place A3", "P1 place A3")
    battle = game.view(None)["battle"]
    assert (battle["space"], battle["attacker"]["seat"], battle["defender"]["seat"]) == ("A3", 0, 1)
    fight(game, "410 202", "301 202")
    settle(game)
    assert (points(game, "P1", "battle"), on(game, "A3")) == (1, {"P1": 3})


@pytest.mark.rule("T1-MERC-04")
def test_a_silent_buyer_starts_no_battle() -> None:
    game = day("prayer 1; pyramids A2 black 1, A3 red 2", "troops A1 1")
    play(game, "P1 token buyBlack", "P1 buy mercenaries_male")
    assert default_choice(game, 0) == "place A2"  # section 8, row 4: not into a held district


# --- level 1 tiles ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("T1-TILE-ENFORCED")
def test_enforced_recruitment_reinforces_troops_anywhere() -> None:
    game = day("prayer 5; tiles enforced_recruitment; troops TW3 2, B1 1")
    play(game, "P1 token recruit")
    assert choices(game, "P1", "place") == [f"place {space}" for space in ("A1", "A2", "A3", "B1", "TW3")]
    play(game, "P1 place TW3", "P1 place TW3", "P1 place TW3")
    assert (on(game, "TW3"), prayer(game, "P1")) == ({"P1": 5}, 2)
    cannot(game, "P1 place TW3", "B-LIMIT-03")
    cannot(game, "P1 place RW", "B-RECRUIT-02")  # no troop there
    plain = day("prayer 5; troops TW3 2, B1 1")
    play(plain, "P1 token recruit")
    cannot(plain, "P1 place TW3")


@pytest.mark.rule("T1-TILE-ENFORCED")
@pytest.mark.parametrize(
    ("tiles", "token"),
    [("recruiting_scribe", "token"), ("recruiting_scribe, act_of_god_red", "silver"), ("divine_will", "gold")],
)
def test_enforced_recruitment_with_the_scribe_and_every_token(tiles: str, token: str) -> None:
    price = 0 if "scribe" in tiles else 2
    game = day(f"prayer {price}; tiles enforced_recruitment, {tiles}; troops TW3 2")
    play(game, f"P1 {token} recruit", "P1 place TW3", "P1 place TW3")
    assert (on(game, "TW3"), prayer(game, "P1")) == ({"P1": 4}, 0)


@pytest.mark.rule("T1-TILE-ENFORCED")
def test_a_returning_creature_still_needs_a_city_district() -> None:
    game = day("prayer 5; tiles enforced_recruitment, royal_scarab; troops TW3 2; waiting scarab")
    play(game, "P1 token recruit", "P1 place TW3", "P1 done")
    assert (creature(game, "TW3"), seat_view(game, "P1")["creatures_in_reserve"]) == ({}, ["scarab"])
    game = day("prayer 5; tiles enforced_recruitment, royal_scarab; troops TW3 2; waiting scarab")
    play(game, "P1 token recruit", "P1 place TW3", "P1 place A1", "P1 done")
    assert creature(game, "A1") == {"P1": "scarab"}


@pytest.mark.rule("T1-TILE-DARKRITUAL")
@pytest.mark.parametrize(("tiles", "gained"), [("dark_ritual", 2), ("dark_ritual, priest", 3)])
def test_dark_ritual_is_a_pray_action(tiles: str, gained: int) -> None:
    game = day(f"prayer 1; tiles {tiles}")
    play(game, "P1 gold pray")
    assert prayer(game, "P1") == 1 + gained


# --- level 2 tiles ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("T1-TILE-HONOR")
def test_honor_pays_the_attacker_and_the_winner() -> None:
    game = attack("prayer 0; tiles honor_in_battle; troops FA 4", "troops OAB 3")
    fight(game, "301 202", "130 202")
    assert prayer(game, "P1") == 0  # not before the end of the battle
    settle(game)
    assert (on(game, "OAB"), prayer(game, "P1"), points(game, "P1", "battle")) == ({"P1": 2}, 2, 1)


@pytest.mark.rule("T1-TILE-HONOR")
def test_honor_pays_the_defender_and_the_loser() -> None:
    game = attack("troops FA 5", "prayer 0; tiles honor_in_battle; troops OAB 3")
    fight(game, "320 202", "410 202")
    settle(game)
    assert prayer(game, "P2") == 2


@pytest.mark.rule("T1-TILE-HONOR")
def test_honor_does_not_pay_for_the_own_battle_card() -> None:
    game = attack("prayer 0; tiles honor_in_battle; troops FA 5", "troops OAB 2", modules="black cards")
    fight(game, "500 202", "130 202")  # three by damage, two by the card (T-EX-18)
    settle(game)
    assert (reserve(game, "P1"), prayer(game, "P1")) == (12, 3)


@pytest.mark.rule("T1-TILE-HONOR")
def test_honor_does_not_pay_for_initiative_and_deadly_trap() -> None:
    game = attack("prayer 0; tiles honor_in_battle; troops FA 3", "tiles deadly_trap; troops OAB 1")
    fight(game, "301 202", "410 202")
    settle(game)
    assert (reserve(game, "P1"), prayer(game, "P1")) == (10, 0)  # one unit to the trap
    game = attack("tiles initiative; troops FA 3", "prayer 0; tiles honor_in_battle; troops OAB 3")
    fight(game, "301 202", "202 410")
    settle(game)
    assert (reserve(game, "P2"), prayer(game, "P2")) == (11, 0)


@pytest.mark.rule("T1-TILE-HONOR")
def test_honor_does_not_pay_for_raining_fire_and_the_road() -> None:
    game = day(
        "prayer 5; hand raining_fire; troops FA 1; priests-at 3B3",
        "prayer 0; tiles honor_in_battle; troops OAB 4",
        modules="black path",
        path="1A 2A 3B 4A",
    )
    play(game, "P1 card raining_fire OAB", "P1 token move1", "P1 trip 3B3 3B4", "P1 kill OAB")
    assert (on(game, "OAB"), prayer(game, "P2")) == ({"P2": 2}, 0)


@pytest.mark.rule("T1-TILE-DEDICATION")
def test_dedication_pays_two_on_entering_an_enemy_space() -> None:
    game = attack("prayer 1; tiles dedication_to_battle; troops FA 3", "troops OAB 1")
    assert (prayer(game, "P1"), battle_is_on(game)) == (3, True)
    game = day("prayer 1; tiles dedication_to_battle; troops FA 3", "troops OAB 1")
    play(game, "P1 token move1", "P1 from FA", "P1 group 3", "P1 step RW")
    assert prayer(game, "P1") == 1  # an empty space


@pytest.mark.rule("T1-TILE-DEDICATION")
def test_dedication_pays_even_without_a_battle_and_for_each_entry() -> None:
    game = day(
        "prayer 0; tiles dedication_to_battle, god_speed; troops FA 3", "prayer 5; hand escape; troops OAB 2, RW 1"
    )
    play(game, "P1 token move1", "P1 from FA", "P1 group 3", "P1 step OAB", "P2 escape FB")
    say_no(game)
    assert prayer(game, "P1") == 2
    play(game, "P1 step RW")
    assert prayer(game, "P1") == 4


@pytest.mark.rule("T1-TILE-DEDICATION")
def test_dedication_comes_after_the_khnum_fee_and_before_the_trap() -> None:
    game = day("prayer 1; tiles dedication_to_battle; troops FA 1", "tiles khnums_sphinx; troops OAB 2 khnum")
    play(game, "P1 token move1", "P1 from FA")
    cannot(game, "P1 step OAB")
    game = attack(
        "prayer 1; tiles dedication_to_battle, priest_of_ra; troops FA 1", "tiles khnums_sphinx; troops OAB 2 khnum"
    )
    assert prayer(game, "P1") == 2
    game = attack("prayer 0; tiles dedication_to_battle; troops FA 1", "tiles deadly_trap; troops OAB 2")
    assert (on(game, "OAB"), prayer(game, "P1"), game.question(0)) == ({"P2": 2}, 2, "turn")


@pytest.mark.rule("T1-TILE-DEDICATION")
def test_dedication_does_not_pay_for_recruiting() -> None:
    game = day("prayer 3; tiles dedication_to_battle", "troops A1 1")
    play(game, "P1 token recruit", "P1 place A1", "P1 place A1", "P1 done")
    assert (battle_is_on(game), prayer(game, "P1")) == (True, 1)


@pytest.mark.rule("T1-TILE-TWIN")
@pytest.mark.parametrize(
    ("tiles", "price"), [("", 3), (", priestess", 2), (", priestess, priest_of_ra", 1), (", priest_of_ra", 2)]
)
def test_twin_ceremony_buys_again_for_one_more(tiles: str, price: int) -> None:
    game = day(
        f"prayer {price}; pyramids A1 red 2, A2 white 4; tiles twin_ceremony{tiles}; tokens buyRed",
        "tokens pray1",
        day="1 round 2",
    )
    play(game, "P1 gold buy")
    assert "buy priest" not in choices(game, "P1")  # no token on the white space
    play(game, "P1 buy carnage")
    assert (prayer(game, "P1"), game.question(0)) == (0, "turn")
    poor = day(
        f"prayer {price - 1}; pyramids A1 red 2, A2 white 4; tiles twin_ceremony{tiles}; tokens buyRed",
        "tokens pray1",
        day="1 round 2",
    )
    play(poor, "P1 gold buy")
    assert "buy carnage" not in choices(poor, "P1")


@pytest.mark.rule("T1-TILE-TWIN")
def test_twin_ceremony_needs_a_buy_space_used_today() -> None:
    game = day(f"prayer 11; {BLACK}; tiles twin_ceremony, act_of_god_red")
    assert choices(game, "P1", "gold") == []
    play(game, "P1 silver buyBlack", "P1 buy dark_ritual", "P1 gold buy")  # a silver token will do, and black too
    cannot(game, "P1 buy dark_ritual", "B-BUY-04")  # other conditions hold
    play(game, "P1 buy bestial_fury")
    assert prayer(game, "P1") == 11 - 1 - 5


@pytest.mark.rule("T1-TILE-TWIN")
def test_a_refused_second_purchase_names_its_price() -> None:
    game = day(
        "prayer 2; pyramids A1 red 2, A2 white 1; tiles twin_ceremony; tokens buyRed", "tokens pray1", day="1 round 2"
    )
    play(game, "P1 gold buy")
    cannot(game, "P1 buy carnage", "it costs 3 prayer and you have 2")


# --- level 3 tiles ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("T1-TILE-FORCEDMARCH")
def test_forced_march_is_a_move_action() -> None:
    game = day("tiles forced_march; troops FA 3", "troops OAB 1")
    play(game, "P1 gold move")
    march(game, "P1", "FA", "all", "OAB")
    fight(game, "410 202", "301 202")
    settle(game)
    assert (points(game, "P1", "battle"), on(game, "OAB")) == (1, {"P1": 3})


@pytest.mark.rule("T1-TILE-FORCEDMARCH")
def test_forced_march_never_activates_a_priest() -> None:
    game = day("tiles forced_march; troops FA 3", modules="black path")
    play(game, "P1 gold move")
    assert game.question(0) == "start-of-move"
    play(game, "P1 pass", "P1 token move1")
    assert game.question(0) == "priest"  # a Move space does


@pytest.mark.rule("T1-TILE-DEADLYTRAP")
def test_deadly_trap_destroys_one_unit_of_the_group() -> None:
    game = attack("tiles shield_of_neith; troops FA 3", "tiles deadly_trap; troops OAB 2")
    assert (on(game, "OAB"), reserve(game, "P1")) == ({"P1": 2, "P2": 2}, 10)  # no protection
    assert game.question(0) == "battle-cards"


@pytest.mark.rule("T1-TILE-DEADLYTRAP")
@pytest.mark.parametrize(("lost", "priests"), [(0, {0: 1}), (1, None)])
def test_the_owner_of_the_group_chooses_the_unit(lost: int, priests: dict[int, int] | None) -> None:
    game = attack("troops FA 3 +1", "tiles deadly_trap; troops OAB 2", modules="black path")
    assert (game.waiting_for(), game.question(0)) == ([0], "units-lost")
    play(game, f"P1 lose {lost}")
    assert on(game, "OAB") == {"P1": 2, "P2": 2}
    assert game.view(None)["spaces"]["OAB"].get("priests") == priests


@pytest.mark.rule("T1-TILE-DEADLYTRAP")
def test_the_trap_comes_before_escape_and_initiative() -> None:
    game = attack("tiles initiative; troops FA 3", "prayer 5; hand escape; tiles deadly_trap; troops OAB 4")
    assert game.question(1) == "escape"
    assert on(game, "OAB") == {"P1": 2, "P2": 4}
    say_no(game)
    assert on(game, "OAB") == {"P1": 2, "P2": 2}  # T-EX-11


@pytest.mark.rule("T1-TILE-DEADLYTRAP")
def test_the_last_unit_in_the_trap_ends_the_move() -> None:
    game = attack(
        "tiles royal_scarab; troops FA 1 scarab, A1 1", "prayer 5; hand escape; tiles deadly_trap; troops OAB 2"
    )
    assert (battle_is_on(game), game.question(0)) == (False, "turn")
    assert (on(game, "OAB"), creature(game, "A1")) == ({"P2": 2}, {"P1": "scarab"})
    assert seat_view(game, "P1")["battle_hand_size"] == 6


@pytest.mark.rule("T1-TILE-DEADLYTRAP")
def test_no_trap_against_recruiting() -> None:
    game = day("prayer 3", "tiles deadly_trap; troops A1 1")
    play(game, "P1 token recruit", "P1 place A1", "P1 place A1", "P1 done")
    assert on(game, "A1") == {"P1": 2, "P2": 1}


@pytest.mark.rule("T1-TILE-DEADLYTRAP")
def test_no_trap_at_night() -> None:
    game = position("players 2\nmodules black\nnight\nP1 tiles reinforcements\nP2 tiles deadly_trap; troops A1 1")
    play(game, "P1 reinforce", "P1 place A1", "P1 place A1", "P1 done")
    assert (battle_is_on(game), on(game, "A1")) == (True, {"P1": 2, "P2": 1})


@pytest.mark.rule("T1-TILE-DEADLYTRAP")
def test_the_trap_lies_only_where_a_troop_stands() -> None:
    game = attack("troops FA 3, OAB 1", "tiles deadly_trap; troops RW 2")
    assert on(game, "OAB") == {"P1": 4}


@pytest.mark.rule("T1-TILE-VP")
def test_a_black_victory_point() -> None:
    game = day("prayer 3; pyramids A1 black 3, A2 red 1")
    play(game, "P1 token buyBlack", "P1 buy victory_point_black")
    assert (points(game, "P1", "tiles"), points(game, "P1"), prayer(game, "P1")) == (1, 1, 0)
    assert points(game, "P1", "battle") == 0


# --- level 4 tiles ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("T1-TILE-BESTIALFURY")
@pytest.mark.parametrize(
    ("tiles", "group", "capacity"),
    [
        ("bestial_fury", "3", 2),
        ("bestial_fury, god_speed", "3", 3),
        ("bestial_fury, god_speed, royal_scarab", "3 with creature", 5),
    ],
)
def test_bestial_fury_moves_farther(tiles: str, group: str, capacity: int) -> None:
    scarab = " scarab" if "scarab" in tiles else ""
    game = day(f"tiles {tiles}; troops FA 3{scarab}")
    play(game, "P1 token move1", "P1 from FA", f"P1 group {group}")
    assert game.view(None)["move"]["movement_left"] == capacity


@pytest.mark.rule("T1-TILE-BESTIALFURY")
def test_bestial_fury_strikes_harder_in_attack_and_defence() -> None:
    game = attack("tiles bestial_fury; troops FA 3", "troops OAB 2")
    fight(game, "320 202", "301 202")
    assert numbers(game, "attacker") == (3 + 3 + 1, 2 + 1, 0)
    game = attack("troops FA 3", "tiles bestial_fury; troops OAB 2")
    fight(game, "320 202", "301 202")
    assert numbers(game, "defender") == (2 + 3 + 1, 0 + 1, 1)
    assert numbers(game, "attacker") == (3 + 3, 2, 0)


@pytest.mark.rule("T1-TILE-BESTIALFURY")
def test_bestial_fury_adds_to_a_creature() -> None:
    game = attack("tiles bestial_fury, royal_scarab; troops FA 3 scarab", "troops OAB 2")
    fight(game, "320 202", "301 202")
    assert numbers(game, "attacker") == (3 + 3 + 1 + 2, 2 + 1, 0)


@pytest.mark.rule("T1-TILE-DIVINESTRENGTH")
def test_divine_strength_adds_one_to_every_gain() -> None:
    game = day("prayer 2; tiles divine_strength, dark_ritual, priest")
    play(game, "P1 gold pray")
    assert prayer(game, "P1") == 2 + 3 + 1  # T-EX-03
    play(game, "P1 token pray1")
    assert prayer(game, "P1") == 6 + 3 + 1


@pytest.mark.rule("T1-TILE-ACTOFGOD")
def test_a_black_act_of_god_brings_the_silver_token() -> None:
    game = day(f"prayer 4; {BLACK}")
    play(game, "P1 token buyBlack", "P1 buy act_of_god_black")
    assert seat_view(game, "P1")["silver"] == "in-hand"
    play(game, "P1 silver pray1")
    assert (prayer(game, "P1"), seat_view(game, "P1")["silver"]) == (2, "placed")
    assert choices(game, "P1") == ["end"]


# --- Khnum's Sphinx --------------------------------------------------------------------------------------------------

KHNUM = "tiles khnums_sphinx; troops OAB 2 khnum; prayer 3"


@pytest.mark.rule("T1-CREATURE-KHNUM")
@pytest.mark.parametrize(("tiles", "fee"), [("", 2), ("priest_of_ra", 1)])
def test_entering_the_space_of_khnums_sphinx_costs_prayer(tiles: str, fee: int) -> None:
    game = attack(f"prayer {fee}; tiles {tiles}; troops FA 1", KHNUM)
    assert (prayer(game, "P1"), prayer(game, "P2"), battle_is_on(game)) == (0, 3, True)  # nobody receives it
    poor = day(f"prayer {fee - 1}; tiles {tiles}; troops FA 1", KHNUM)
    play(poor, "P1 token move1", "P1 from FA")
    assert "step OAB" not in choices(poor, "P1")
    assert "step RW" in choices(poor, "P1")


@pytest.mark.rule("T1-CREATURE-KHNUM")
def test_the_refusal_names_the_fee() -> None:
    game = day("prayer 1; troops FA 1", KHNUM)
    play(game, "P1 token move1", "P1 from FA")
    cannot(game, "P1 step OAB", "T1-CREATURE-KHNUM")


@pytest.mark.rule("T1-CREATURE-KHNUM")
@pytest.mark.parametrize(("tiles", "price"), [("", 4), ("stargate", 3), ("stargate, priest_of_ra", 1)])
def test_the_fee_comes_on_top_of_a_teleport(tiles: str, price: int) -> None:
    game = day(f"prayer {price}; tiles {tiles}; troops A1 1", KHNUM)
    play(game, "P1 token move1", "P1 from A1", "P1 teleport OAB")
    assert (prayer(game, "P1"), battle_is_on(game)) == (0, True)
    poor = day(f"prayer {price - 1}; tiles {tiles}; troops A1 1", KHNUM)
    play(poor, "P1 token move1", "P1 from A1")
    assert "teleport OAB" not in choices(poor, "P1")


@pytest.mark.rule("T1-CREATURE-KHNUM")
def test_the_fee_is_paid_for_a_harbour_crossing() -> None:
    game = position("""
        players 3
        modules black
        turn P1
        P1 prayer 2; troops DD 1
        P2 tiles khnums_sphinx; troops TD5 1 khnum
        P3
    """)
    play(game, "P1 token move1", "P1 from DD", "P1 step TD5")
    assert prayer(game, "P1") == 0


@pytest.mark.rule("T1-CREATURE-KHNUM")
def test_the_fee_is_paid_each_time() -> None:
    game = day(
        "prayer 4; tiles god_speed; troops FA 1", "prayer 1; tiles khnums_sphinx; troops OAB 2 khnum; hand escape"
    )
    play(game, "P1 token move1", "P1 from FA", "P1 step OAB", "P2 escape FB")
    say_no(game)
    play(game, "P1 step FB")
    assert prayer(game, "P1") == 0


@pytest.mark.rule("T1-CREATURE-KHNUM")
def test_recruiting_and_the_snake_and_the_owner() -> None:
    game = day("prayer 1", "tiles khnums_sphinx; troops A1 1 khnum")
    play(game, "P1 token recruit", "P1 place A1")
    assert (prayer(game, "P1"), battle_is_on(game)) == (0, True)  # one for the unit, nothing for the Sphinx
    game = attack("prayer 2; tiles deep_desert_snake; troops FA 1 snake", KHNUM)
    assert prayer(game, "P1") == 0  # the Snake does not help
    game = day("prayer 0; tiles khnums_sphinx; troops OAB 2 khnum, FA 2")
    play(game, "P1 token move1")
    march(game, "P1", "FA", "all", "OAB")
    assert (on(game, "OAB"), prayer(game, "P1")) == ({"P1": 4}, 0)  # one's own Sphinx asks nothing


@pytest.mark.rule("T1-CREATURE-KHNUM")
def test_khnums_sphinx_moves_one_farther_and_adds_one_strength() -> None:
    game = day("tiles khnums_sphinx; troops FA 3 khnum", "troops OAB 2")
    play(game, "P1 token move1", "P1 from FA", "P1 group 3 with creature")
    assert game.view(None)["move"]["movement_left"] == 2
    play(game, "P1 step OAB")
    fight(game, "320 202", "301 202")
    assert numbers(game, "attacker") == (3 + 3 + 1, 2, 0)


# --- the Griffin Sphinx ----------------------------------------------------------------------------------------------


@pytest.mark.rule("T1-CREATURE-GRIFFIN")
@pytest.mark.parametrize(("tiles", "price"), [("", 2), (", stargate", 1), (", stargate, priest_of_ra", 0)])
def test_the_griffin_teleports_from_an_obelisk(tiles: str, price: int) -> None:
    game = day(f"prayer {price}; tiles griffin_sphinx{tiles}; troops OAB 2 griffin")
    play(game, "P1 token move1", "P1 from OAB", "P1 group 2 with creature")
    assert game.view(None)["move"]["movement_left"] == 1  # it adds no movement
    play(game, "P1 teleport TW3")
    assert (on(game, "TW3"), creature(game, "TW3"), prayer(game, "P1")) == ({"P1": 2}, {"P1": "griffin"}, 0)
    assert game.view(None)["move"]["movement_left"] == 1  # and a teleport uses none


@pytest.mark.rule("T1-CREATURE-GRIFFIN")
def test_the_griffin_must_go_along() -> None:
    game = day("prayer 11; tiles griffin_sphinx; troops OAB 2 griffin")
    play(game, "P1 token move1", "P1 from OAB", "P1 group 1")
    assert choices(game, "P1", "teleport") == []
    game = day("prayer 11; tiles griffin_sphinx; troops FA 2 griffin")
    play(game, "P1 token move1", "P1 from FA", "P1 group 2 with creature")
    assert choices(game, "P1", "teleport") == []  # no obelisk here


@pytest.mark.rule("T1-CREATURE-GRIFFIN")
def test_the_griffin_adds_two_strength() -> None:
    game = attack("tiles griffin_sphinx; troops FA 3 griffin", "troops OAB 2")
    fight(game, "320 202", "301 202")
    assert numbers(game, "attacker") == (3 + 3 + 2, 2, 0)


# --- the Devourer ----------------------------------------------------------------------------------------------------

DEVOURER = "tiles devourer; troops FA 4 devourer"


@pytest.mark.rule("T1-CREATURE-DEVOURER")
@pytest.mark.parametrize(("card", "lost", "won"), [("410 202", 1, 1), ("320 202", 2, 2), ("130 202", 3, 2)])
def test_the_devourer_wins_one_more_point_for_two_units(card: str, lost: int, won: int) -> None:
    game = attack("tiles devourer; troops FA 5 devourer", "troops OAB 4")
    fight(game, card, "320 410" if card == "410 202" else "130 410")
    assert game.view(None)["battle"]["defender"]["lost"] == lost
    assert points(game, "P1", "battle") == won  # once per battle, besides the point of the attacker
    assert points(game, "P2", "battle") == 0


@pytest.mark.rule("T1-CREATURE-DEVOURER")
@pytest.mark.parametrize(("tiles", "won"), [("", 1), (", defensive_victory", 2)])
def test_the_devourer_defends(tiles: str, won: int) -> None:
    game = attack("troops FA 3", f"tiles devourer{tiles}; troops OAB 4 devourer")
    fight(game, "410 202", "130 202")  # seven to seven, three units destroyed (T-EX-13)
    assert points(game, "P2", "battle") == won


@pytest.mark.rule("T1-CREATURE-DEVOURER")
def test_the_devourer_needs_a_survivor() -> None:
    game = attack("tiles devourer; troops FA 2 devourer", "troops OAB 2")
    fight(game, "320 202", "130 202")
    assert on(game, "OAB") == {}
    assert points(game, "P1", "battle") == 0


@pytest.mark.rule("T1-CREATURE-DEVOURER")
def test_units_lost_to_the_enemys_own_card_do_not_feed_the_devourer() -> None:
    game = attack("tiles devourer; troops FA 5 devourer", "troops OAB 4", modules="black cards")
    fight(game, "410 202", "500 202")  # eleven to nine; one destroyed, two by their own card
    assert on(game, "OAB") == {"P1": 5, "P2": 1}
    assert points(game, "P1", "battle") == 1


@pytest.mark.rule("T1-CREATURE-DEVOURER")
def test_the_snake_silences_its_strength_and_its_hunger() -> None:
    game = attack(DEVOURER, "tiles deep_desert_snake; troops OAB 3 snake")
    fight(game, "320 202", "301 202")
    assert numbers(game, "attacker")[0] == 4 + 3
    assert points(game, "P1", "battle") == 1
    game = attack(DEVOURER, "tiles deep_desert_snake; troops OAB 2 snake")
    fight(game, "320 202", "410 202")
    assert points(game, "P1", "battle") == 1  # two destroyed, and still no second point (T-EX-14)


@pytest.mark.rule("T1-CREATURE-DEVOURER")
def test_initiative_does_not_touch_its_troop_not_even_with_the_snake() -> None:
    game = attack("tiles initiative; troops FA 3", "tiles devourer; troops OAB 2 devourer")
    assert on(game, "OAB") == {"P1": 3, "P2": 2}
    game = attack("tiles initiative, deep_desert_snake; troops FA 3 snake", "tiles devourer; troops OAB 2 devourer")
    assert on(game, "OAB") == {"P1": 3, "P2": 2}


@pytest.mark.rule("T1-CREATURE-DEVOURER")
def test_the_trap_does_not_touch_its_group() -> None:
    game = attack("tiles devourer; troops FA 1 devourer", "tiles deadly_trap; troops OAB 2")
    assert (on(game, "OAB"), battle_is_on(game)) == ({"P1": 1, "P2": 2}, True)  # T-EX-10


@pytest.mark.rule("T1-CREATURE-DEVOURER")
def test_fire_and_road_find_other_targets() -> None:
    game = day(
        "prayer 5; hand raining_fire; troops FA 1; priests-at 3B3",
        "tiles devourer; troops OAB 2 devourer, RW 2",
        modules="black path",
        path="1A 2A 3B 4A",
    )
    assert choices(game, "P1", "card") == ["card raining_fire RW"]
    play(game, "P1 token move1", "P1 trip 3B3 3B4")
    assert choices(game, "P1", "kill") == ["kill RW"]


@pytest.mark.rule("T1-CREATURE-DEVOURER")
def test_sacrifices_and_the_own_card_are_not_prevented() -> None:
    game = position("players 2\nmodules black\nend-of-day\nP1 tiles devourer; troops TD5 2 devourer\nP2")
    play(game, "P1 yes")
    assert on(game, "TD5") == {"P1": 1}
    game = attack("tiles devourer; troops FA 4 devourer", "troops OAB 1", modules="black cards")
    fight(game, "500 202", "301 202")
    assert on(game, "OAB")["P1"] == 2


@pytest.mark.rule("T1-CREATURE-DEVOURER")
def test_the_devourer_moves_one_farther() -> None:
    game = day(DEVOURER)
    play(game, "P1 token move1", "P1 from FA", "P1 group 4 with creature")
    assert game.view(None)["move"]["movement_left"] == 2


# --- Divine Strength -------------------------------------------------------------------------------------------------


@pytest.mark.rule("T1-DSTR-01")
@pytest.mark.parametrize(("before", "after"), [(0, 4), (2, 6), (7, 11), (8, 11), (10, 11), (11, 11)])
def test_one_extra_for_a_gain_of_three_and_never_above_eleven(before: int, after: int) -> None:
    game = day(f"prayer {before}; tiles divine_strength, priest")
    play(game, "P1 token pray1")
    assert prayer(game, "P1") == after


@pytest.mark.rule("T1-DSTR-02")
def test_prayer_card_and_mana_theft_are_one_gain_each() -> None:
    game = day("prayer 0; tiles divine_strength; hand prayer, mana_theft", "prayer 5; hand veto")
    play(game, "P1 card prayer")
    say_no(game)
    assert prayer(game, "P1") == 3
    play(game, "P1 card mana_theft")
    say_no(game)
    assert (prayer(game, "P1"), prayer(game, "P2")) == (5, 4)


@pytest.mark.rule("T1-DSTR-02")
def test_a_dedication_payment_is_one_gain() -> None:
    game = attack("prayer 0; tiles divine_strength, dedication_to_battle; troops FA 2", "troops OAB 2")
    assert prayer(game, "P1") == 3


@pytest.mark.rule("T1-DSTR-02")
@pytest.mark.parametrize(
    ("faces", "start", "trip", "gained"),
    [("1A 2A 3A 4A", "", "trip reserve 1A2", 2), ("1A 2A 3B 4A", "priests-at 3B2", "trip 3B2 3B1", 3)],
)
def test_the_trip_of_a_priest_is_one_gain(faces: str, start: str, trip: str, gained: int) -> None:
    game = day(f"prayer 0; tiles divine_strength; {start}", modules="black path", path=faces)
    play(game, "P1 token move1", f"P1 {trip}")
    assert prayer(game, "P1") == gained


@pytest.mark.rule("T1-DSTR-02")
@pytest.mark.parametrize(("tile", "gained"), [("crusade", 2 * 2 + 1), ("holy_war", 4 + 1), ("crusade, holy_war", 10)])
def test_crusade_and_holy_war_are_one_gain_each_battle(tile: str, gained: int) -> None:
    game = attack(f"prayer 0; tiles divine_strength, {tile}; troops FA 4", "troops OAB 3")
    fight(game, "320 202", "410 202")  # two destroyed, seven to seven is not enough
    assert points(game, "P1", "battle") == 0
    game = attack(f"prayer 0; tiles divine_strength, {tile}; troops FA 5", "troops OAB 3")
    fight(game, "320 202", "410 202")
    assert prayer(game, "P1") == gained


@pytest.mark.rule("T1-DSTR-02")
def test_glory_is_one_gain() -> None:
    game = attack("prayer 0; tiles divine_strength; hand glory; troops FA 3", "troops OAB 2", modules="black cards")
    fight(game, "410 202", "301 202", attacker_divine=["glory"])
    assert (prayer(game, "P1"), hand(game, "P1")) == (5, {})


@pytest.mark.rule("T1-DSTR-02")
def test_honor_is_one_gain_each_battle() -> None:
    game = attack("prayer 0; tiles divine_strength, honor_in_battle; troops FA 5", "troops OAB 2")
    fight(game, "410 202", "130 202")
    settle(game)
    assert prayer(game, "P1") == 3 + 1


@pytest.mark.rule("T1-DSTR-02")
def test_a_recall_is_one_gain() -> None:
    game = attack("prayer 4; tiles divine_strength; troops FA 3", "troops OAB 2")
    fight(game, "410 202", "301 202")
    play(game, "P2 recall", "P1 recall")
    assert prayer(game, "P1") == 4 + 3 + 1  # T-EX-17


@pytest.mark.rule("T1-DSTR-03")
def test_sacrifice_and_each_temple_are_gains_of_the_day() -> None:
    evening = "players 2\nmodules black\nend-of-day\nP1 prayer {}; tiles divine_strength; troops {}\nP2 troops TD5 1"
    game = position(evening.format(1, "TW2 1, TW3 1"))
    play(game, "P2 pass")  # then the incomes and the prayer of the Night
    assert prayer(game, "P1") == 1 + (2 + 1) + (3 + 1) + 2
    game = position(evening.format(0, "TD5 2").replace("P2 troops TD5 1", "P2"))
    play(game, "P1 yes")
    assert prayer(game, "P1") == (5 + 1) + 2


@pytest.mark.rule("T1-DSTR-04")
def test_nothing_is_added_at_night() -> None:
    game = position("players 2\nmodules black\nnight\nP1 prayer 1; tiles divine_strength, high_priest\nP2")
    assert prayer(game, "P1") == 1 + 2 + 2


@pytest.mark.rule("T1-DSTR-04")
def test_nor_in_a_battle_at_night() -> None:
    game = position("""
        players 2
        modules black
        night
        P1 prayer 0; tiles divine_strength, reinforcements, crusade, honor_in_battle
        P2 troops A1 2
    """)
    play(game, "P1 reinforce", *["P1 place A1"] * 4)
    fight(game, "320 202", "410 202")
    assert prayer(game, "P1") == 2 + 2 * 2  # the Night and Crusade
    play(game, "P1 recall")
    assert prayer(game, "P1") == 6 + 3 + 1  # the recall, and Honor for the unit lost
