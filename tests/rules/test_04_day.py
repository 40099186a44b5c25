"""Section 4: the Day, its turns and tokens."""

import pytest
from words import cannot, choices, day, fight, on, play, points, position, prayer, seat_view

from kemet import Game

ALL_SPACES = ["move1", "recruit", "move2", "raise", "pray1", "pray2", "buyWhite", "buyRed", "buyBlue"]


def turn(
    tokens: str = "", round_number: int = 1, tiles: str = "", hand: str = "", more: str = "", other: str = ""
) -> Game:
    """P1's turn in this round, with these of their tokens placed."""
    placed = ", ".join(["move1", "move2", "pray2", "pray1", "raise"][: round_number - 1])
    mine = f"prayer 5; troops A1 2; tokens {tokens}; tiles {tiles}; hand {hand}; {more}"
    return day(mine, f"tokens {placed}; {other}", day=f"1 round {round_number}")


def tokens(game: Game) -> list[str]:
    return [choice.removeprefix("token ") for choice in choices(game, "P1", "token")]


@pytest.mark.rule("B-DAY-01")
def test_five_rounds_in_turn_order() -> None:
    game = position("players 3\nturn P2\norder P2 P3 P1\nP1\nP2\nP3")
    seen = []
    for space in ("pray1", "pray2", "move1", "move2", "recruit"):
        for name in ("P2", "P3", "P1"):
            assert game.waiting_for() == [int(name[1]) - 1]
            seen.append((game.view(None)["round"], name))
            play(game, f"{name} token {space}")
            while game.question(int(name[1]) - 1) != "turn":
                play(game, f"{name} pass")
            play(game, f"{name} end")
    assert seen == [(number, name) for number in (1, 2, 3, 4, 5) for name in ("P2", "P3", "P1")]
    assert game.question(1) == "turn-order"  # the Day is over, the Night nearly


@pytest.mark.rule("B-DAY-02")
def test_exactly_one_regular_token_resolved_at_once() -> None:
    game = turn()
    assert tokens(game) == ALL_SPACES
    cannot(game, "P1 end", "B-DAY-16")
    play(game, "P1 token pray1")
    assert prayer(game, "P1") == 7
    assert tokens(game) == []
    cannot(game, "P1 token pray2", "B-DAY-02")
    assert seat_view(game, "P1")["tokens"] == 4


@pytest.mark.rule("B-DAY-03")
def test_one_token_on_a_space() -> None:
    game = turn("pray1, recruit", 3, tiles="act_of_god_red")
    cannot(game, "P1 token pray1", "B-DAY-03")
    cannot(game, "P1 silver pray1", "B-DAY-03")
    play(game, "P1 silver pray2")
    cannot(game, "P1 token pray2", "B-DAY-03")  # a silver token fills the space as well


@pytest.mark.rule("B-DAY-04", "B-DAY-05")
def test_two_empty_rows_with_two_tokens_left() -> None:
    game = turn("pray2, buyWhite, buyRed", 4)  # all in the bottom row
    assert tokens(game) == ["move1", "recruit", "move2", "raise", "pray1"]
    cannot(game, "P1 token buyBlue", "2 rows would still be empty with 1 token left")


@pytest.mark.rule("B-DAY-04", "B-DAY-05")
def test_the_last_token_fills_the_last_row() -> None:
    assert tokens(turn("pray2, pray1, raise, buyRed", 5)) == ["move1", "recruit"]
    assert tokens(turn("pray2, move1, recruit, buyRed", 5)) == ["move2", "raise", "pray1"]
    assert tokens(turn("pray1, move1, recruit, raise", 5)) == ["pray2", "buyWhite", "buyRed", "buyBlue"]
    assert len(tokens(turn("pray1, move1, recruit, pray2", 5))) == 5  # every row has a token: all that is free


@pytest.mark.rule("B-DAY-06")
def test_silver_fills_a_row_once_it_is_placed() -> None:
    game = turn("pray2, buyWhite, buyRed", 4, tiles="act_of_god_red")
    cannot(game, "P1 token buyBlue", "B-DAY-05")  # silver is still in hand
    play(game, "P1 silver move1", "P1 pass", "P1 token buyBlue")


@pytest.mark.rule("B-DAY-07")
def test_gold_fills_no_row() -> None:
    game = turn("pray2, pray1, raise, buyRed", 5, tiles="divine_will")
    play(game, "P1 gold move", "P1 pass")
    assert tokens(game) == ["move1", "recruit"]


@pytest.mark.rule("B-DAY-08")
@pytest.mark.parametrize("space", ["move1", "recruit", "raise", "buyWhite"])
def test_an_action_may_be_declined(space: str) -> None:
    game = turn()
    play(game, f"P1 token {space}", "P1 pass")
    assert game.question(0) == "turn"
    assert seat_view(game, "P1")["placed"] == [space]
    assert (on(game, "A1"), prayer(game, "P1")) == ({"P1": 2}, 5)


@pytest.mark.rule("B-DAY-09")
def test_silver_once_a_day_beside_the_regular_token() -> None:
    game = turn(tiles="act_of_god_red")
    assert choices(game, "P1", "silver") == [f"silver {space}" for space in ALL_SPACES]
    play(game, "P1 silver pray1")
    assert prayer(game, "P1") == 7
    cannot(game, "P1 end", "B-DAY-16")  # the regular token is still due
    play(game, "P1 token pray2")
    cannot(game, "P1 silver move1", "B-DAY-09")
    play(game, "P1 end", "P2 token pray1", "P2 end")
    cannot(game, "P1 silver move1", "B-DAY-09")  # not again in this Day
    cannot(turn(), "P1 silver pray1", "B-DAY-09")  # and never without Act of God


@pytest.mark.rule("B-DAY-10")
def test_gold_once_a_day_beside_the_regular_token() -> None:
    game = turn(tiles="divine_will")
    assert choices(game, "P1", "gold") == ["gold move", "gold recruit"]
    play(game, "P1 gold recruit", "P1 place A2", "P1 done")
    assert on(game, "A2") == {"P1": 1}
    assert seat_view(game, "P1")["placed"] == []  # it lies on the tip
    cannot(game, "P1 end", "B-DAY-16")
    play(game, "P1 token recruit", "P1 pass")
    cannot(game, "P1 gold move", "B-DAY-10")
    play(game, "P1 end", "P2 token pray1", "P2 end")
    cannot(game, "P1 gold move", "B-DAY-10")
    cannot(turn(), "P1 gold move", "B-DAY-10")


@pytest.mark.rule("B-DAY-10")
def test_gold_moves_a_group() -> None:
    game = turn(tiles="divine_will")
    play(game, "P1 gold move", "P1 from A1", "P1 group 2", "P1 step FA", "P1 end")
    assert on(game, "FA") == {"P1": 2}


@pytest.mark.rule("B-DAY-11", "B-DAY-12")
@pytest.mark.parametrize("order", ["rsg", "rgs", "srg", "sgr", "grs", "gsr"])
def test_three_tokens_in_one_turn_in_any_order(order: str) -> None:
    game = turn(tiles="act_of_god_red, divine_will")
    lines = {
        "r": ["P1 token pray1"],
        "s": ["P1 silver pray2"],
        "g": ["P1 gold recruit", "P1 place A3", "P1 done"],
    }
    for letter in order:
        play(game, *lines[letter])
    assert (prayer(game, "P1"), on(game, "A3")) == (5 + 2 + 2 - 1, {"P1": 1})
    assert choices(game, "P1") == ["end"]


@pytest.mark.rule("B-DAY-12")
def test_an_action_is_finished_before_the_next_token() -> None:
    game = turn(tiles="act_of_god_red, divine_will")
    play(game, "P1 token move1", "P1 from A1", "P1 group 2")
    cannot(game, "P1 silver pray1")
    cannot(game, "P1 gold recruit")


@pytest.mark.rule("B-DAY-13")
@pytest.mark.parametrize(
    ("colour", "tile", "kind"), [("Red", "act_of_god_red", "silver"), ("Blue", "divine_will", "gold")]
)
def test_a_token_just_bought_may_be_used(colour: str, tile: str, kind: str) -> None:
    game = turn(more="pyramids A1 white 1, A2 red 4, A3 blue 4")
    assert choices(game, "P1", kind) == []
    play(game, f"P1 token buy{colour}", f"P1 buy {tile}")
    assert choices(game, "P1", kind)
    play(game, f"P1 {kind} " + ("recruit" if kind == "gold" else "pray1"))


@pytest.mark.rule("B-DAY-14")
@pytest.mark.parametrize("space", ["move1", "recruit", "move2", "buyBlue"])
def test_silver_first_leaves_a_place_for_the_last_regular_token(space: str) -> None:
    game = turn("pray2, pray1, raise, buyRed", 5, tiles="act_of_god_red")
    play(game, f"P1 silver {space}", "P1 pass")
    assert tokens(game)
    assert all(name in ("move1", "recruit") for name in tokens(game)) == (space not in ("move1", "recruit"))


@pytest.mark.rule("B-DAY-15", "B-DAY-17")
def test_cards_before_and_after_the_action_use_no_token() -> None:
    game = turn(hand="prayer x2")
    play(game, "P1 card prayer")
    assert (prayer(game, "P1"), seat_view(game, "P1")["tokens"]) == (7, 5)
    play(game, "P1 token pray1", "P1 card prayer")
    assert (prayer(game, "P1"), seat_view(game, "P1")["tokens"]) == (11, 4)
    play(game, "P1 end")


@pytest.mark.rule("B-DAY-15")
def test_cards_between_actions_and_between_steps() -> None:
    game = turn(tiles="act_of_god_red, god_speed", hand="prayer x2")
    play(game, "P1 token move1", "P1 from A1", "P1 group 2", "P1 step FA", "P1 card prayer", "P1 step OAB", "P1 end")
    play(game, "P1 card prayer", "P1 silver pray1")
    assert (on(game, "OAB"), prayer(game, "P1")) == ({"P1": 2}, 11)


@pytest.mark.rule("B-DAY-15")
def test_no_own_turn_card_in_a_battle_or_in_the_turn_of_another() -> None:
    game = turn(hand="prayer", more="", other="hand prayer; troops FA 2")
    cannot(game, "P2 card prayer", "nothing to choose")
    play(game, "P1 token move1", "P1 from A1", "P1 group 2", "P1 step FA")
    cannot(game, "P1 card prayer")  # the battle is pending
    play(game, "P2 pass")  # no Escape
    cannot(game, "P1 card prayer")
    fight(game, attacker="410 202", defender="301 202")
    cannot(game, "P1 card prayer")  # the loser has not decided yet
    play(game, "P2 recall", "P1 stay", "P1 card prayer")
    assert points(game, "P1", "battle") == 1


@pytest.mark.rule("B-DAY-16")
def test_the_turn_ends_when_the_player_says_so() -> None:
    game = turn()
    play(game, "P1 token pray1")
    assert game.waiting_for() == [0]
    play(game, "P1 end")
    assert game.waiting_for() == [1]


@pytest.mark.rule("B-DAY-18")
def test_tiles_act_without_being_asked() -> None:
    game = turn(tiles="priest, initiative, carnage", other="troops FA 5")
    play(game, "P1 token pray1")
    assert prayer(game, "P1") == 8  # Priest
    play(game, "P1 end", "P2 token pray1", "P2 end")
    play(game, "P1 token move1", "P1 from A1", "P1 group 2", "P1 step FA")
    assert on(game, "FA") == {"P1": 2, "P2": 3}  # Initiative asked nobody
    fight(game, attacker="410 202", defender="301 202")
    assert game.view(None)["battle"]["attacker"]["damage"] == 2  # Carnage


@pytest.mark.rule("B-DAY-18")
def test_a_tile_that_says_may_or_up_to_offers_a_choice() -> None:
    game = turn(tiles="recruiting_scribe")
    play(game, "P1 token recruit")
    assert "pass" in choices(game, "P1")
    play(game, "P1 place A1")
    assert "done" in choices(game, "P1")  # one of two free units is enough
