"""Ta-Seti, module 2: the Dawn. P1 has city A, P2 city B, P3 city C."""

from __future__ import annotations

import random
from functools import partial

import pytest
import words
from words import cannot, choices, dawn_tokens, fight, night, on, play, position, reserve, seat_view, settle

from kemet import Game, new_game

attack = partial(words.attack, modules="dawn")

LOW = "play 202 discard 301"  # a bid of two


def bidding(first: str = "", second: str = "", third: str = "", modules: str = "dawn", **lines: str) -> Game:
    """The second Night of three players, up to the first bid."""
    return night(first, second, third, modules=modules, day=1, **lines)


def order(game: Game) -> list[str]:
    return [f"P{seat + 1}" for seat in game.view(None)["order"]]


def chooser(game: Game) -> str:
    """Who sets a marker now."""
    (seat,) = game.waiting_for()
    assert game.question(seat) == "place-in-turn-order"
    return f"P{seat + 1}"


def won(game: Game) -> tuple[int, int]:
    return dawn_tokens(game, "P1"), dawn_tokens(game, "P2")


# --- instead of step N4 ----------------------------------------------------------------------------------------------


@pytest.mark.rule("T2-DAWN-01")
def test_dawn_replaces_the_choice_of_the_turn_order() -> None:
    game = bidding()
    assert (game.waiting_for(), game.question(2)) == ([2], "dawn-bid")
    plain = position("players 3\nday 1\nnight\nP1\nP2\nP3")
    assert plain.question(plain.waiting_for()[0]) == "turn-order"


@pytest.mark.rule("T2-DAWN-01")
def test_there_is_no_dawn_in_the_first_night() -> None:
    game = new_game(players=3, seed=5, modules=("dawn",))
    asked = set()
    while game.view(None)["phase"] != "day":
        seat = game.waiting_for()[0]
        asked.add(game.question(seat))
        game.play(seat, game.codes(seat)[0])
    assert asked <= {"city", "starting-pyramid", "starting-units"}
    assert game.view(None)["day"] == 1


# --- Dawn tokens -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T2-DAWN-02")
def test_the_loser_gains_a_token_at_the_end_of_the_battle() -> None:
    game = attack("troops FA 3", "troops OAB 2")
    fight(game, attacker="410 202", defender="301 202")
    assert on(game, "OAB") == {"P1": 3, "P2": 2}  # nobody died
    assert won(game) == (0, 0)
    settle(game)
    assert won(game) == (0, 1)


@pytest.mark.rule("T2-DAWN-02")
def test_a_losing_attacker_too() -> None:
    game = attack("troops FA 1", "troops OAB 2")
    fight(game, attacker="202 410", defender="301 202")
    settle(game)
    assert won(game) == (1, 0)


@pytest.mark.rule("T2-DAWN-02")
def test_beaten_and_destroyed_is_still_one_token() -> None:
    game = attack("troops FA 4", "troops OAB 2")
    fight(game, attacker="320 202", defender="410 301")
    settle(game)
    assert on(game, "OAB") == {"P1": 3}
    assert won(game) == (0, 1)


@pytest.mark.rule("T2-DAWN-02")
def test_a_winner_without_survivors_gains_one_as_well() -> None:
    game = attack("troops FA 3", "troops OAB 2")
    fight(game, attacker="410 202", defender="130 202")  # seven to three, but three units fall
    play(game, "P2 stay")
    assert on(game, "OAB") == {"P2": 1}
    assert won(game) == (1, 1)


@pytest.mark.rule("T2-DAWN-03")
def test_losses_to_the_own_card_count_as_destroyed() -> None:
    game = attack("troops FA 2", "troops OAB 3", modules="dawn cards")
    fight(game, attacker="500 410", defender="301 202")  # seven to six
    assert on(game, "OAB") == {"P2": 3}
    settle(game)
    assert won(game) == (1, 1)


@pytest.mark.rule("T2-DAWN-03")
def test_recalled_units_do_not() -> None:
    game = attack("troops FA 3", "troops OAB 2")
    fight(game, attacker="410 202", defender="301 202")
    play(game, "P2 recall", "P1 recall")
    assert on(game, "OAB") == {}
    assert won(game) == (0, 1)


@pytest.mark.rule("T2-DAWN-04")
def test_no_token_after_an_escape() -> None:
    game = attack("troops FA 3", "troops OAB 2; prayer 5; hand escape")
    play(game, "P2 escape FB")
    assert on(game, "FB") == {"P2": 2}
    assert won(game) == (0, 0)


@pytest.mark.rule("T2-DAWN-04")
def test_no_token_for_a_troop_destroyed_by_initiative() -> None:
    game = attack("troops FA 3; tiles initiative", "troops OAB 2")
    assert on(game, "OAB") == {"P1": 3}
    assert won(game) == (0, 0)


@pytest.mark.rule("T2-DAWN-04")
def test_no_token_for_a_group_destroyed_by_a_deadly_trap() -> None:
    game = attack("troops FA 1", "troops OAB 2; tiles deadly_trap", modules="black dawn")
    assert (on(game, "OAB"), game.question(0)) == ({"P2": 2}, "turn")
    assert won(game) == (0, 0)


@pytest.mark.rule("T2-DAWN-05")
def test_tokens_are_kept_public_and_without_limit() -> None:
    game = bidding("dawn 40", "dawn 2")
    assert [seat["dawn_tokens"] for seat in game.view(2)["seats"]] == [40, 2, 0]
    assert [seat["dawn_tokens"] for seat in game.view(None)["seats"]] == [40, 2, 0]
    play(game, f"P3 {LOW}", f"P2 {LOW}", "P2 spend 0", f"P1 {LOW}", "P1 spend 0")
    play(game, "P1 spot 1", "P2 spot 2")
    assert game.view(None)["phase"] == "day"
    assert [dawn_tokens(game, name) for name in ("P1", "P2", "P3")] == [40, 2, 0]  # another Day


# --- bidding ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T2-DAWN-06")
def test_bids_are_made_one_after_the_other_in_reverse_order() -> None:
    game = bidding("dawn 1", order="P2 P1 P3")
    assert game.waiting_for() == [2]
    play(game, "P3 play 320 discard 410")
    assert game.waiting_for() == [0]  # openly, knowing the bid of P3
    assert game.view(0)["dawn"]["bids"][2] == 3
    play(game, f"P1 {LOW}", "P1 spend 1")
    assert game.waiting_for() == [1]


@pytest.mark.rule("T2-DAWN-06")
def test_one_card_face_up_and_one_face_down() -> None:
    game = bidding()
    assert len(choices(game, "P3")) == 6 * 5  # always two different cards, never none
    assert all(choice.startswith("play ") for choice in choices(game, "P3"))
    play(game, "P3 play 320 discard 410")
    seen = game.view(0)["seats"][2]
    assert (seen["battle_hand_size"], seen["battle_cards_shown"]) == (4, ["320"])
    assert "410" in seen["battle_cards_possible"]  # for all the others know it is still in the hand
    assert seat_view(game, "P3")["battle_hand"] == ["301", "221", "202", "130"]


@pytest.mark.rule("T2-DAWN-06")
def test_any_number_of_tokens_may_be_spent() -> None:
    game = bidding(third="dawn 3")
    play(game, "P3 play 320 discard 410")
    assert choices(game, "P3") == ["spend 0", "spend 1", "spend 2", "spend 3"]
    cannot(game, "P3 spend 4")
    play(game, "P3 spend 2")
    assert game.view(None)["dawn"]["bids"][2] == 5


@pytest.mark.rule("T2-DAWN-07")
def test_only_the_printed_strength_and_the_tokens_count() -> None:
    game = bidding(
        third="dawn 2; tiles charge, defense, blades_of_neith, royal_scarab, bestial_fury; troops C1 2 +1 scarab; "
        "hand war_fury, war_rage; skills skill_charge, defensive_position; objects khopesh",
        modules="black dawn path",
    )
    play(game, "P3 play 130 discard 410", "P3 spend 2")
    assert game.view(None)["dawn"]["bids"][2] == 3


@pytest.mark.rule("T2-DAWN-07")
def test_a_sacrificial_charge_is_worth_five_and_costs_no_unit() -> None:
    game = bidding(third="troops C1 3", modules="dawn cards")
    play(game, "P3 play 500 discard 410")
    assert game.view(None)["dawn"]["bids"][2] == 5
    assert (on(game, "C1"), reserve(game, "P3")) == ({"P3": 3}, 9)


# --- the new order ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("T2-DAWN-08")
def test_from_the_highest_bid_down_each_takes_a_free_place() -> None:
    game = bidding()
    play(game, "P3 play 320 discard 202", "P2 play 130 discard 202", "P1 play 410 discard 202")
    assert chooser(game) == "P1"
    assert choices(game, "P1") == ["spot 1", "spot 2", "spot 3"]
    play(game, "P1 spot 3")
    assert chooser(game) == "P3"
    assert choices(game, "P3") == ["spot 1", "spot 2"]
    play(game, "P3 spot 2")  # one place is left for P2
    assert (order(game), game.view(None)["phase"]) == (["P2", "P3", "P1"], "day")
    assert game.waiting_for() == [1]


@pytest.mark.rule("T2-DAWN-09")
@pytest.mark.parametrize("old", ["P1 P2 P3", "P3 P1 P2", "P2 P3 P1"])
def test_equal_bids_choose_in_the_old_order(old: str) -> None:
    game = bidding("dawn 1", order=old)  # 3 + 1 for P1, 4 for the others (T-EX-21)
    for name in reversed(old.split()):
        play(game, f"{name} play {'320' if name == 'P1' else '410'} discard 202")
        if name == "P1":
            play(game, "P1 spend 1")
    choosing = [chooser(game)]
    play(game, f"{choosing[0]} spot 3")
    choosing.append(chooser(game))
    play(game, f"{choosing[1]} spot 1")
    assert choosing == old.split()[:2]
    assert order(game) == [old.split()[1], old.split()[2], old.split()[0]]


@pytest.mark.rule("T2-DAWN-10")
def test_spent_tokens_are_gone_whatever_came_of_them() -> None:
    game = bidding("dawn 3", "dawn 4")
    play(game, "P3 play 410 discard 202", "P2 play 130 discard 202", "P2 spend 4", "P1 play 130 discard 202")
    play(game, "P1 spend 2")  # three: the lowest bid all the same
    assert chooser(game) == "P2"
    play(game, "P2 spot 1", "P3 spot 2")
    assert order(game) == ["P2", "P3", "P1"]
    assert [dawn_tokens(game, name) for name in ("P1", "P2", "P3")] == [1, 0, 0]


@pytest.mark.rule("T2-DAWN-11")
def test_both_cards_count_as_used() -> None:
    game = bidding()
    play(game, "P3 play 320 discard 410", f"P2 {LOW}", f"P1 {LOW}")
    assert seat_view(game, "P3")["battle_hand"] == ["301", "221", "202", "130"]
    assert seat_view(game, "P2")["battle_hand"] == ["410", "320", "221", "130"]


@pytest.mark.rule("T2-DAWN-11")
def test_an_empty_hand_is_taken_back_at_once() -> None:
    game = bidding(third="shown 410, 301; discarded 221, 202")
    assert choices(game, "P3") == ["play 320 discard 130", "play 130 discard 320"]
    play(game, "P3 play 130 discard 320")
    assert seat_view(game, "P3")["battle_hand"] == ["410", "320", "301", "221", "202", "130"]
    assert game.view(None)["seats"][2]["battle_cards_shown"] == []
    assert game.view(None)["dawn"]["bids"][2] == 1  # and the bid stands


@pytest.mark.rule("T2-DAWN-12")
@pytest.mark.parametrize("modules", [("dawn",), ("dawn", "cards"), ("black", "dawn", "path", "cards")])
def test_everybody_always_has_two_cards_to_bid_with(modules: tuple[str, ...]) -> None:
    sizes = set()
    for seed in range(4):
        game = new_game(players=3, seed=seed, modules=modules)
        luck = random.Random(seed)
        for _ in range(700):
            if game.over:
                break
            seat = luck.choice(game.waiting_for())
            if game.question(seat) in ("turn", "dawn-bid"):
                sizes |= {there["battle_hand_size"] for there in game.view(None)["seats"]}
            game.play(seat, luck.choice(game.codes(seat)))
    assert sizes == ({2, 4, 6, 8} if "cards" in modules else {2, 4, 6})
