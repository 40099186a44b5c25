"""Section 5: two more battle cards for everybody and twelve divine intervention cards."""

from __future__ import annotations

import pytest
from words import (
    cannot,
    capacity,
    choices,
    fight,
    hand,
    march,
    on,
    outcome,
    play,
    points,
    position,
    prayer,
    reserve,
    seat_view,
    told,
)

from kemet import Game, new_game

BATTLE = """
    players 2
    modules cards
    turn P1
    P1 prayer 3; troops RW {mine}; hand {hand}
    P2 prayer 3; troops TW3 {theirs}{more}
"""


def battle(mine: int, theirs: int, hand: str = "", more: str = "") -> Game:
    """P1 walks from RW to TW3 and meets P2."""
    game = position(BATTLE.format(mine=mine, theirs=theirs, hand=hand, more=more))
    march(game, "P1", "RW", str(mine), "TW3")
    return game


def battle_hand(game: Game, name: str) -> list[str]:
    cards = seat_view(game, name)["battle_hand"]
    assert isinstance(cards, list)
    return cards


# --- battle cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("T5-BCARD-01")
def test_eight_battle_cards_that_come_back_together() -> None:
    assert len(battle_hand(position("players 2\nturn P1\nP1\nP2"), "P1")) == 6
    game = position("players 2\nmodules cards\nturn P1\nP1\nP2")
    assert battle_hand(game, "P1") == ["410", "320", "301", "221", "202", "130", "500", "113"]
    last = position("""
        players 2
        modules cards
        turn P1
        P1 troops RW 3; shown 410, 320, 301; discarded 221, 202, 130
        P2 troops TW3 1
    """)
    march(last, "P1", "RW", "3", "TW3")
    assert choices(last, "P1") == ["play 500 discard 113", "play 113 discard 500"]
    fight(last, "113 500", "202 130")
    play(last, "P2 recall", "P1 stay")
    assert len(battle_hand(last, "P1")) == 8
    assert len(battle_hand(last, "P2")) == 6


@pytest.mark.rule("T5-BCARD-02")
def test_a_strategy_tile_swaps_one_of_eight() -> None:
    game = position("""
        players 2
        modules cards
        turn P1
        P1 prayer 5; pyramids A1 red 2, A2 white 1
        P2
    """)
    play(game, "P1 token buyRed", "P1 buy offensive_strategy")
    assert len(choices(game, "P1", "remove")) == 8
    play(game, "P1 remove 113")
    assert sorted(battle_hand(game, "P1")) == ["130", "202", "221", "301", "320", "330", "410", "500"]


@pytest.mark.rule("T5-BCARD-500")
def test_sacrificial_charge_takes_two_own_units() -> None:
    game = battle(4, 3)
    fight(game, "500 202", "410 202")
    assert outcome(game) == (4 + 5, 3 + 4, 1, 0)
    assert [loss["units"] for loss in told(game, "destroyed")] == [2]
    assert on(game, "TW3")["P1"] == 4 - 1 - 2
    assert points(game, "P1", "battle") == 1


@pytest.mark.rule("T5-BCARD-500")
def test_sacrificial_charge_takes_all_if_fewer_and_before_points() -> None:
    game = battle(2, 2)
    fight(game, "500 202", "410 202")
    assert outcome(game) == (2 + 5, 2 + 4, 1, 0)
    assert [loss["units"] for loss in told(game, "destroyed")] == [1]
    assert (on(game, "TW3"), reserve(game, "P1")) == ({"P2": 2}, 12)
    assert points(game, "P1", "battle") == 0


@pytest.mark.rule("T5-BCARD-500")
def test_a_losing_charge_costs_two_units_too() -> None:
    game = battle(3, 5)
    fight(game, "500 202", "410 202")
    assert outcome(game) == (5 + 4, 3 + 5, 0, 1)
    assert on(game, "TW3") == {"P2": 5}


@pytest.mark.rule("T5-BCARD-113")
def test_defensive_retreat_is_one_one_three() -> None:
    game = battle(4, 3)
    fight(game, "113 202", "130 202")
    assert outcome(game) == (4 + 1, 3 + 1, 0, 1)
    revealed = told(game, "revealed")[0]
    assert (revealed["strength"], revealed["damage"], revealed["protection"]) == (5, 1, 3)


# --- divine cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("T5-DI-01")
def test_the_deck_has_47_cards() -> None:
    assert new_game(players=2, seed=1).view(None)["deck_size"] == 35
    assert new_game(players=2, seed=1, modules=["cards"]).view(None)["deck_size"] == 47
    everything = "glory, tactical_choice, divine_protection, reinforcements, swiftness, divine_memory"
    twice = ", ".join(f"{card} x2" for card in everything.split(", "))
    game = position(f"players 2\nmodules cards\nturn P1\nP1 hand {twice}\nP2")
    assert sum(hand(game, "P1").values()) == 12
    assert game.view(None)["deck_size"] == 35


@pytest.mark.rule("T5-CARD-GLORY")
def test_glory_pays_the_winner_only() -> None:
    won, lost = battle(4, 1, "glory"), battle(1, 4, "glory")
    for game in (won, lost):
        fight(game, "410 202", "301 202", attacker_divine=["glory"])
    assert (prayer(won, "P1"), prayer(lost, "P1")) == (3 + 4, 3)


@pytest.mark.rule("T5-CARD-GLORY")
def test_glory_needs_no_survivors() -> None:
    game = battle(1, 2, "glory")
    fight(game, "410 202", "221 202", attacker_divine=["glory"])
    assert on(game, "TW3") == {"P2": 2}
    assert prayer(game, "P1") == 3 + 4


@pytest.mark.rule("T5-CARD-TACTICAL")
def test_tactical_choice_attacker_first_then_defender() -> None:
    game = battle(3, 3, "tactical_choice", "; hand tactical_choice")
    fight(game, "130 410", "202 320", attacker_divine=["tactical_choice"], defender_divine=["tactical_choice"])
    assert game.waiting_for() == [0]
    play(game, "P1 yes")
    assert game.waiting_for() == [1]
    play(game, "P2 pass")
    assert outcome(game) == (3 + 4, 3 + 2, 0, 0)
    swapped = next(event.fields for event in game.events() if event.kind == "cards_swapped")
    assert swapped == {"seat": 0, "battle_card": "410", "strength": 3 + 4, "damage": 1, "protection": 0}
    play(game, "P2 recall", "P1 stay")
    assert {"130", "410"}.isdisjoint(battle_hand(game, "P1"))
    assert {"202", "320"}.isdisjoint(battle_hand(game, "P2"))


@pytest.mark.rule("T5-CARD-TACTICAL")
def test_the_swap_may_be_declined() -> None:
    game = battle(3, 3, "tactical_choice")
    fight(game, "130 410", "202 320", attacker_divine=["tactical_choice"])
    play(game, "P1 pass")
    assert outcome(game) == (3 + 2, 3 + 1, 3 - 2, 0)
    assert "discarded" not in game.view(1)["battle"]["attacker"]


@pytest.mark.rule("T5-CARD-DIVPROTECTION")
@pytest.mark.parametrize(("card", "survivors"), [("410", 4), ("500", 4 - 2)])
def test_divine_protection_keeps_the_winner_from_damage(card: str, survivors: int) -> None:
    game = battle(4, 3, "divine_protection")
    fight(game, f"{card} 202", "320 130", attacker_divine=["divine_protection"])
    assert outcome(game)[2] == 0
    assert on(game, "TW3")["P1"] == survivors


@pytest.mark.rule("T5-CARD-DIVPROTECTION")
def test_a_loser_is_not_protected() -> None:
    game = battle(3, 5, "divine_protection")
    fight(game, "410 202", "320 130", attacker_divine=["divine_protection"])
    assert outcome(game) == (8, 7, 1, 2)
    assert on(game, "TW3")["P1"] == 1


@pytest.mark.rule("T5-CARD-REINFORCEMENTS")
def test_reinforcements_after_a_win() -> None:
    game = position("""
        players 2
        modules cards
        turn P1
        P1 prayer 0; troops RW 4, OAB 2; hand reinforcements
        P2 troops TW3 2, A2 1
    """)
    march(game, "P1", "RW", "4", "TW3")
    fight(game, "410 202", "202 130", attacker_divine=["reinforcements"])
    assert choices(game, "P1") == ["place A1", "place A3", "place OAB", "place TW3", "done"]
    play(game, "P1 place TW3")
    cannot(game, "P1 place TW3")
    play(game, "P1 place A1", "P1 place OAB")
    assert game.question(1) == "loser"
    assert (on(game, "TW3"), on(game, "A1"), on(game, "OAB")) == ({"P1": 5, "P2": 2}, {"P1": 1}, {"P1": 3})
    play(game, "P2 recall", "P1 recall")
    assert prayer(game, "P1") == 5


@pytest.mark.rule("T5-CARD-REINFORCEMENTS")
def test_no_reinforcements_for_the_loser() -> None:
    game = battle(1, 4, "reinforcements")
    fight(game, "410 202", "202 130", attacker_divine=["reinforcements"])
    assert game.question(0) == "loser"
    assert reserve(game, "P1") == 11


@pytest.mark.rule("T5-CARD-SWIFTNESS")
def test_swiftness_before_the_first_step() -> None:
    game = position("""
        players 2
        modules cards
        turn P1
        P1 troops RW 3; hand swiftness x2; tiles god_speed
        P2
    """)
    assert "card swiftness" not in choices(game, "P1")
    march(game, "P1", "RW", "3")
    assert capacity(game) == 2
    play(game, "P1 card swiftness")
    assert capacity(game) == 3
    play(game, "P1 step OAB")
    cannot(game, "P1 card swiftness")
    play(game, "P1 step TW2", "P1 step FA", "P1 end")
    assert on(game, "FA") == {"P1": 3}


@pytest.mark.rule("T5-CARD-DIVMEMORY")
def test_divine_memory_takes_a_discard_in_secret() -> None:
    game = position("""
        players 2
        modules cards
        discard prayer, veto, war_rage
        turn P1
        P1 prayer 3; hand divine_memory
        P2
    """)
    play(game, "P1 card divine_memory")
    assert sorted(choices(game, "P1")) == ["recover prayer", "recover veto", "recover war_rage"]
    play(game, "P1 recover veto")
    assert (hand(game, "P1"), prayer(game, "P1")) == ({"veto": 1}, 2)
    recovered = [event.fields for event in game.events(seat=1) if event.kind == "recovered"]
    assert recovered == [{"seat": 0}]
    assert [event for event in game.events(seat=1) if event.kind == "drew"] == []
    assert game.view(1)["known_discards"] == {}


@pytest.mark.rule("T5-CARD-DIVMEMORY")
@pytest.mark.parametrize("discards", ["", "discard divine_memory"])
def test_divine_memory_needs_a_card_to_take(discards: str) -> None:
    game = position(f"""
        players 2
        modules cards
        {discards}
        turn P1
        P1 prayer 3; hand divine_memory
        P2
    """)
    assert "card divine_memory" not in choices(game, "P1")


@pytest.mark.rule("T5-CARD-DIVMEMORY")
def test_divine_memory_costs_one() -> None:
    game = position("players 2\nmodules cards\ndiscard prayer\nturn P1\nP1 prayer 0; hand divine_memory\nP2")
    assert "card divine_memory" not in choices(game, "P1")
