"""Seth, 7.2: cases of the Furious invasion."""

from __future__ import annotations

import pytest
from words.seth import SethGame, seth_game

from kemet.engine.hidden import sample_hidden
from kemet.engine.state.choices import DONE, WOUND
from kemet.engine.state.events import EV_SHOWN


def invaders(**defenders: dict[str, int]) -> SethGame:
    """Six of Seth on RW, six on SEG; the troops on FA and FB will be attacked; red also stands in A1."""
    game = seth_game().on("RW", seth=6).on("SEG", seth=5).owns("seth", "kill_them_all").on("A1", red=1)
    for space, units in defenders.items():
        game.on(space, **units)
    return game


def invade(game: SethGame) -> SethGame:
    game.seths_turn().seth("violet invasion", "from RW", "group 6", "step FA")
    return game.seth("from SEG", "group 5", "step RW", "step FB")


@pytest.mark.rule("S-EX-27", "S-INVASION-02", "S-INVASION-12", "S-INVASION-16", "S-INVASION-17")
def test_two_cards_for_two_battles() -> None:
    game = invade(invaders(FA={"red": 3}, FB={"blue": 3}).battle_hand("seth", "s410", "s301"))
    assert game.at("FA") == {"seth": 6, "red": 3}
    game.say_no().locks("seth", "410 301").locks("red", "410 202").locks("blue", "410 202")
    assert game.asked() == "first-battle"
    game.seth("first FB").defaults("loser")
    assert game.at("FB") == {"seth": 5, "blue": 3} or game.waiting() == ["blue"]
    game.plays("blue", "recall")
    assert game.s.seats[0].battle_hand.bit_count() == 1
    game.defaults()
    assert game.s.seats[0].battle_hand.bit_count() == 6


@pytest.mark.rule("S-EX-28", "S-INVASION-10", "S-INVASION-11")
def test_one_fighter_in_both_battles() -> None:
    game = invade(invaders(FA={"blue": 2}, FB={"blue": 3}).holds("blue", "ally_war_rage")).say_no()
    assert set(game.waiting()) == {"seth", "blue"}
    game.plays("blue", "play 410 discard 301", "add ally_war_rage second", "done")
    game.locks("seth", "301 320").seth("first FA").defaults("loser")
    assert game.strengths() == (6 + 3, 2 + 4)
    assert game.cards("blue") == ["ally_war_rage"]
    game.plays("blue", "recall")
    game.defaults()
    assert game.strengths() == (5 + 3, 3 + 3 + 1)
    assert game.s.seats[2].battle_hand.bit_count() == 4


@pytest.mark.rule("S-EX-29", "S-INVASION-06", "S-INVASION-08", "S-DI-ALL-ESCAPE")
def test_one_defender_escapes() -> None:
    game = invade(invaders(FA={"red": 2}, FB={"blue": 2}).holds("red", "ally_escape").owns("seth", "god_speed"))
    assert game.asked() == "escape-together"
    game.plays("red", "yes")
    assert game.asked() == "escape-space"
    game.plays("red", "escape TW2").say_no()
    assert game.at("FA") == {"seth": 6}
    assert game.asked() == "battle-cards"
    assert len(game.s.battles) == 1
    game.locks("seth", "410 320").locks("blue", "410 202").defaults()
    assert game.s.seats[0].battle_hand.bit_count() == 4
    assert game.at("FA") == {"seth": 6}


@pytest.mark.rule("S-EX-30", "S-INVASION-15", "S-WIN-01", "S-CLAR-06")
def test_the_first_battle_ends_the_game() -> None:
    game = invade(invaders(FA={"red": 2}, FB={"blue": 2}).scored(seth=7)).say_no()
    game.locks("seth", "410 320").locks("red", "410 202").locks("blue", "410 202").seth("first FA")
    assert game.over() == "seth"
    assert game.points("seth") == 8
    assert game.at("FB") == {"seth": 5, "blue": 2}


@pytest.mark.rule("S-EX-31", "S-INVASION-13", "S-DI-02", "S-DI-SETH-CHAOS-FURY")
@pytest.mark.parametrize("crusade", [True, False])
def test_cards_of_the_second_battle_are_paid_when_it_is_revealed(crusade: bool) -> None:
    game = invaders(FA={"red": 2}, FB={"blue": 2}).prayer(seth=1).holds("seth", "seth_chaos_fury", "seth_chaos_fury")
    if crusade:
        game.owns("seth", "crusade")
    invade(game).say_no()
    game.seth("play s320 discard s410", "add seth_chaos_fury", "add seth_chaos_fury second", "done")
    game.locks("red", "301 202").locks("blue", "301 202").seth("first FA").defaults()
    assert game.strengths()[0] == 5 + 4 + (2 if crusade else 0)
    assert game.cards("seth") == []
    assert game.discarded().count("seth_chaos_fury") == 2


@pytest.mark.rule("S-INVASION-13")
def test_each_battle_alone_must_be_payable() -> None:
    game = invaders(FA={"red": 2}, FB={"blue": 2}).prayer(seth=1)
    invade(game.holds("seth", "seth_chaos_fury", "seth_bloodlust", "seth_chaos_rage")).say_no()
    game.seth("play s320 discard s410", "add seth_chaos_fury")
    assert not game.may("seth", "add seth_bloodlust")
    assert game.may("seth", "add seth_chaos_rage")
    assert game.may("seth", "add seth_bloodlust second")
    assert not game.may("seth", "add seth_chaos_fury second")  # it lies in the first battle
    assert not game.may("seth", "add seth_bronze_scales second")  # not in his hand


@pytest.mark.rule("S-INVASION-14", "S-CLAR-28")
def test_nobody_retreats_to_a_pending_battle() -> None:
    """By house rule one's own side does not bar the way, but blue waits for his battle on FB."""
    game = seth_game(retreatSpace="no-enemy").on("SEG", seth=6).on("SE1", seth=5).owns("seth", "god_speed", "teleport")
    game.on("RW", red=2).on("FB", blue=2).on("A1", red=1).on("TW3", blue=1).prayer(seth=9).seths_turn()
    game.seth("violet invasion", "from SEG", "group 6", "step RW", "from SE1", "group 5", "teleport OAB", "step FB")
    game.say_no().locks("seth", "410 320").locks("red", "202 410").locks("blue", "202 410")
    game.seth("first RW").defaults("loser").plays("red", "retreat")
    assert game.may("seth", "retreat TW3")
    assert not game.may("seth", "retreat FB")


@pytest.mark.rule("S-EX-32", "S-INVASION-14", "S-CLAR-49", "S-DI-ALL-REINFORCEMENTS")
def test_nobody_joins_a_troop_whose_battle_is_pending() -> None:
    game = seth_game().on("RW", seth=1).on("SEG", seth=5).owns("seth", "kill_them_all").on("FA", blue=3)
    game.on("FB", blue=2).on("B1", blue=1).holds("blue", "ally_reinforcements")
    game.seths_turn().seth("violet invasion", "from RW", "step FA", "from SEG", "group 5", "step RW", "step FB")
    game.say_no().plays("blue", "play 410 discard 301", "add ally_reinforcements", "done").locks("seth", "301 320")
    game.seth("first FA").defaults("place")
    assert game.waiting() == ["blue"]
    assert game.may("blue", "place B1")
    assert game.may("blue", "place FA")
    assert not game.may("blue", "place FB")


@pytest.mark.rule("S-EX-82", "S-INVASION-18", "S-DI-ALL-TACTICAL-CHOICE")
@pytest.mark.parametrize("first", [True, False])
def test_a_swap_exists_only_in_the_first_battle(first: bool) -> None:
    game = invade(invaders(FA={"blue": 3}, FB={"blue": 3}).holds("blue", "ally_tactical_choice")).say_no()
    swap = "add ally_tactical_choice" if first else "add ally_tactical_choice second"
    game.plays("blue", "play 410 and 202", swap, "done").locks("seth", "301 221").seth("first FA")
    if first:
        assert game.asked() == "swap-of-battle-cards"
        game.plays("blue", "yes")
        assert game.strengths() == (6 + 3, 3 + 2)
    else:
        assert game.asked() == "loser"
        assert game.strengths() == (6 + 3, 3 + 4)
    game.plays("blue", "recall").defaults("swap-of-battle-cards")
    assert game.strengths() == (5 + 2, 3 + (4 if first else 2))


@pytest.mark.rule("S-INVASION-18", "S-INFO-04")
def test_a_card_swapped_into_the_second_battle_has_been_seen() -> None:
    """Everybody saw Seth's 410 before he swapped it: whatever else is unknown, it lies in the second battle."""
    game = invade(invaders(FA={"red": 3}, FB={"blue": 3}).owns("seth", "ambush")).say_no()
    game.locks("seth", "410 202").locks("red", "410 202").locks("blue", "410 202").seth("first FA")

    def second_cards() -> set[int]:
        found = set()
        for seed in range(12):
            twin = game.s.copy()
            sample_hidden(twin, 2, str(seed))
            found.add(int(twin.battles[0].attacker.played))
        return found

    assert len(second_cards()) > 1
    game.seth("yes")
    assert second_cards() == {game.battle_card("s410")}


@pytest.mark.rule("S-EX-83", "S-CLAR-47", "S-INVASION-13")
def test_cards_that_can_be_paid_in_part() -> None:
    game = invaders(FA={"red": 2}, FB={"blue": 2}).prayer(seth=2)
    game.holds("seth", "seth_bloodlust", "seth_chaos_fury", "seth_iron_scales")
    invade(game).say_no()
    game.seth(
        "play s301 discard s410",
        "add seth_bloodlust",
        "add seth_chaos_fury second",
        "add seth_iron_scales second",
        "done",
    )
    game.locks("red", "301 202").locks("blue", "320 202").seth("first FA").defaults()
    assert game.strengths() == (5 + 4 + 2, 2 + 3)
    assert game.pp("seth") == 0
    assert game.at("FB") == {"seth": 3}  # the scales did not help
    assert len(game.discarded()) == 3


@pytest.mark.rule("S-INVASION-06", "S-TEAM-ESCAPE")
def test_every_member_in_a_troop_that_is_invaded_may_escape() -> None:
    game = invade(invaders(FA={"red": 1, "blue": 2}, FB={"blue": 2}).holds("blue", "ally_escape"))
    assert (game.asked(), game.waiting()) == ("escape-together", ["blue"])
    game.plays("blue", "yes", "escape TW2")
    assert game.at("TW2") == {"red": 1, "blue": 2}


@pytest.mark.rule("S-ACT-MOVE", "S-INVASION-20")
def test_after_an_invasion_a_move_is_a_move_again() -> None:
    """It may start where the invasion did, all units may go, and the battle follows at once."""
    game = invaders(FA={"red": 2}).seths_turn(2)
    game.seth("violet invasion", "from RW", "group 3", "step FB", "end", "from SEG", "group 3", "step RW", "end")
    game.seth("violet sethMove1", "from RW", "group 6", "step FA").say_no()
    assert set(game.waiting()) == {"seth", "red"}
    game.fight("410 320", "202 410").defaults()
    assert game.points("seth") == 1


@pytest.mark.rule("S-INVASION-04")
def test_two_groups_meet_in_one_space() -> None:
    game = invaders(FA={"red": 2}).on("B1", blue=1)
    game.seths_turn().seth("violet invasion", "from RW", "group 3", "step FA", "from SEG", "group 3", "step RW")
    assert game.may("seth", "step FA")
    game.seth("step FA").say_no()
    assert game.at("FA") == {"seth": 6, "red": 2}
    assert len(game.s.battles) == 1
    assert set(game.waiting()) == {"seth", "red"}


@pytest.mark.rule("S-INVASION-01", "S-INVASION-03", "S-CLAR-27")
def test_the_second_group_starts_elsewhere_with_units_that_have_not_moved() -> None:
    game = seth_game().on("RW", seth=3).on("FA", seth=2).on("A1", red=1).owns("seth", "god_speed")
    game.seths_turn().seth("violet invasion", "from RW", "group 2", "step FA", "end")
    assert not game.may("seth", "from RW")
    game.seth("from FA")
    assert not game.may("seth", "group 3")
    game.seth("group 2", "step OAB", "end")
    assert game.at("FA") == {"seth": 2}
    assert game.at("OAB") == {"seth": 2}


@pytest.mark.rule("S-INVASION-20")
def test_an_invasion_of_one_troop_or_none() -> None:
    game = invaders(FA={"red": 2}).seths_turn()
    game.seth("violet invasion", "from RW", "group 6", "step FA", "pass").say_no()
    game.locks("seth", "410 320").locks("red", "410 202").defaults()
    assert game.s.seats[0].battle_hand.bit_count() == 4
    idle = invaders().seths_turn().seth("violet invasion", "pass")
    assert idle.asked() == "turn-of-seth"


@pytest.mark.rule("S-INVASION-19", "S-INFO-11")
def test_prescience_in_one_of_two_battles() -> None:
    game = invade(invaders(FA={"red": 2}, FB={"blue": 2}).owns("red", "prescience")).say_no()
    assert "red" not in game.waiting()
    game.seth("play s410 discard s320")
    assert "red" in game.waiting()
    shown = [event[1:4] for event in game.s.log or [] if event[0] == EV_SHOWN]
    assert shown == [(0b11, 0, game.battle_card("s410"))]  # that of the battle against red, to red alone


@pytest.mark.rule("S-INVASION-19", "S-INFO-11", "S-INVASION-11")
def test_seths_prescience_in_both_battles() -> None:
    """He waits for both defenders and sees both cards; what they add later he does not."""
    game = invade(invaders(FA={"red": 2}, FB={"blue": 2}).owns("seth", "prescience").holds("blue", "ally_war_rage"))
    game.say_no()
    assert game.waiting() == ["red", "blue"]
    game.plays("blue", "play 301 discard 202")
    assert game.waiting() == ["red", "blue"]
    game.plays("red", "play 410 discard 202")
    assert game.waiting() == ["seth", "red", "blue"]
    shown = [event[1:4] for event in game.s.log or [] if event[0] == EV_SHOWN]
    assert shown == [(0b101, 2, game.battle_card("301")), (0b011, 1, game.battle_card("410"))]


@pytest.mark.rule("S-INVASION-12")
def test_the_battle_of_the_troop_moved_first_comes_first() -> None:
    """Nobody names it. FB was entered first, though FA stands before it in every list."""
    game = invaders(FA={"red": 2}, FB={"blue": 2}).seths_turn()
    game.seth("violet invasion", "from RW", "group 6", "step FB", "from SEG", "group 5", "step RW", "step FA").say_no()
    game.locks("seth", "410 320").locks("red", "202 410").locks("blue", "202 410")
    assert game.asked() == "first-battle"
    game.no_answer()
    assert (game.asked(), game.waiting()) == ("loser", ["blue"])


@pytest.mark.rule("S-CLAR-46")
def test_a_member_present_in_both_may_be_named_for_one() -> None:
    game = invade(invaders(FA={"red": 1, "blue": 1}, FB={"blue": 3})).say_no()
    assert game.asked() == "fighter"
    assert game.waiting() == ["red"]
    game.plays("red", "fighter red")
    game.locks("blue", "410 202").locks("red", "410 202").locks("seth", "410 320").seth("first FA").defaults()
    assert game.s.seats[2].battle_hand.bit_count() == 4


@pytest.mark.rule("S-INVASION-11", "B-RB-07")
def test_a_card_for_the_second_battle_is_not_discarded_for_divine_wound() -> None:
    game = invaders(FA={"blue": 2}, FB={"blue": 3}).owns("blue", "divine_wound")
    game = invade(game.holds("blue", "ally_war_rage", "ally_escape")).say_no()
    game.plays("blue", "play 410 discard 301", "add ally_war_rage second", "done")
    game.locks("seth", "301 320").seth("first FA")
    assert game.asked() == "divine-wound"
    wound = [WOUND + game.s.table.card_ids.index(card) for card in ("ally_escape", "ally_war_rage")]
    assert game.offers("blue") == [DONE, wound[0]]
    game.choose("blue", wound[0])
    assert game.offers("blue") == [DONE]
    game.defaults()
    assert game.cards("blue") == []
