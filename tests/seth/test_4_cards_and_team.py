"""Seth, 3 and 4.6 to 4.8: divine cards of both decks, questions of a team, what is known."""

from __future__ import annotations

import pytest
from words.seth import SethGame, seth_game

from kemet.engine.state import events


def battle(game: SethGame) -> SethGame:
    """Six of Seth attack red 4 on RW."""
    game.on("SEG", seth=6).on("RW", red=4).on("A1", red=1)
    return game.seths_turn().seth("violet sethMove1", "from SEG", "group 6", "step RW").say_no()


@pytest.mark.rule("S-DI-SETH-CHAOS-RAGE", "S-DI-SETH-CHAOS-FURY", "S-DI-01", "S-DI-03")
def test_strength_cards_of_seth() -> None:
    game = seth_game().holds("seth", "seth_chaos_rage", "seth_chaos_rage", "seth_chaos_fury").prayer(seth=3)
    battle(game.holds("red", "ally_veto"))
    game.locks("seth", "301 410", "seth_chaos_rage", "seth_chaos_rage", "seth_chaos_fury").locks("red", "202 410")
    assert game.strengths() == (6 + 3 + 4, 4 + 2)
    assert game.pp("seth") == 2
    assert game.cards("red") == ["ally_veto"]  # no window opens in a battle


@pytest.mark.rule("S-DI-SETH-BLOODLUST", "S-DI-SETH-BRONZE-SCALES", "S-DI-SETH-IRON-SCALES")
def test_damage_and_protection_cards_of_seth() -> None:
    game = seth_game().holds("seth", "seth_bloodlust", "seth_bronze_scales", "seth_iron_scales").prayer(seth=3)
    battle(game).locks("seth", "301 410", "seth_bloodlust", "seth_bronze_scales").locks("red", "130 410")
    assert game.at("RW") == {"seth": 6 - 1, "red": 4 - 2}
    assert game.pp("seth") == 2
    iron = seth_game().holds("seth", "seth_iron_scales").prayer(seth=3)
    battle(iron).locks("seth", "410 301", "seth_iron_scales").locks("red", "130 410")
    assert iron.at("RW") == {"seth": 6 - 1, "red": 4 - 1}


@pytest.mark.rule("S-DI-ALL-WAR-RAGE", "S-DI-ALL-WAR-FURY", "S-DI-ALL-BLOODY-BATTLE", "S-DI-ALL-BLOODBATH")
@pytest.mark.rule("S-DI-ALL-BRONZE-WALL", "S-DI-ALL-IRON-WALL")
def test_battle_cards_of_the_alliance() -> None:
    cards = ("ally_war_rage", "ally_war_fury", "ally_bloody_battle", "ally_bloodbath", "ally_bronze_wall")
    game = battle(seth_game().holds("red", *cards).prayer(red=9))
    game.locks("seth", "320 410").locks("red", "202 410", *cards)
    assert game.strengths() == (9, 4 + 2 + 3)
    assert game.pp("red") == 9 - 2
    assert game.at("RW") == {"seth": 3, "red": 4}
    iron = battle(seth_game().holds("red", "ally_iron_wall").prayer(red=1))
    iron.locks("seth", "130 410").locks("red", "301 410", "ally_iron_wall")
    assert iron.at("RW")["red"] == 4
    assert iron.pp("red") == 0


@pytest.mark.rule("S-DI-ALL-DIVINE-PROTECTION", "S-CLAR-33")
@pytest.mark.parametrize("won", [True, False])
def test_divine_protection(won: bool) -> None:
    game = seth_game().holds("red", "ally_divine_protection", "ally_war_fury", "ally_war_rage").prayer(red=5)
    extra = ("ally_war_fury", "ally_war_rage") if won else ()
    battle(game).locks("seth", "130 410").locks(
        "red", "202 410" if won else "130 410", "ally_divine_protection", *extra
    )
    assert game.at("RW")["red"] == (4 if won else 1)


@pytest.mark.rule("S-DI-ALL-GLORY", "S-MIXED-13")
def test_glory_is_split() -> None:
    game = seth_game().on("FA", red=2, blue=2).on("RW", seth=1).on("A1", red=1).holds("red", "ally_glory")
    game.prayer(red=0, blue=0).turn_of("red").plays("red", "token move1", "from FA", "share red 2", "share blue 2")
    game.plays("red", "step RW").fight("410 320", "202 410", own=("ally_glory",)).defaults("winner")
    assert (game.pp("red"), game.pp("blue")) == (2, 2)


@pytest.mark.rule("S-DI-SETH-SANDSTORM", "S-DI-ALL-SWIFTNESS", "S-DI-07")
def test_cards_that_speed_up() -> None:
    game = seth_game().on("SEG", seth=3).on("A1", red=1).holds("seth", "seth_sandstorm").seths_turn()
    assert not game.may("seth", "card seth_sandstorm")  # only in a movement
    game.seth("violet sethMove1", "from SEG", "group 3", "card seth_sandstorm").say_no()
    assert game.s.move_left == 2
    game.seth("step RW", "step FA")
    swift = seth_game().on("FA", red=2).on("A1", red=1).holds("red", "ally_swiftness", "ally_swiftness").turn_of("red")
    swift.plays("red", "token move1", "from FA", "share red 2", "card ally_swiftness").say_no()
    assert swift.s.move_left == 2
    swift.plays("red", "step RW")
    assert not swift.may("red", "card ally_swiftness")  # before the first displacement only


@pytest.mark.rule("S-DI-SETH-BREACH")
def test_breach() -> None:
    game = seth_game().on("RW", seth=3).on("A3", red=1).holds("seth", "seth_breach").owns("seth", "god_speed")
    game.prayer(seth=3).seths_turn().seth("violet sethMove1", "from RW", "group 3", "step FA")
    assert not game.may("seth", "step A1")
    game.seth("card seth_breach").say_no()
    assert game.pp("seth") == 2
    game.seth("step A1")
    assert game.at("A1") == {"seth": 3}


@pytest.mark.rule("S-DI-SETH-RAINING-FIRE", "S-DI-ALL-RAINING-FIRE", "S-CLAR-62")
def test_raining_fire() -> None:
    game = seth_game().on("RW", red=1, blue=1).on("A1", red=1).creature("RW", "red", "elephant").prayer(seth=3)
    game.holds("seth", "seth_raining_fire").seths_turn().seth("card seth_raining_fire RW red").say_no().defaults()
    assert game.at("RW") == {"blue": 1}
    assert game.beast("A1") == "elephant"
    assert game.pp("seth") == 2
    ally = (
        seth_game().on("RW", seth=2).on("A1", red=1).on("FA", blue=1).holds("red", "ally_raining_fire").turn_of("red")
    )
    assert not ally.may("red", "card ally_raining_fire FA blue")  # allies are no enemies
    ally.plays("red", "card ally_raining_fire RW seth").say_no()
    assert ally.at("RW") == {"seth": 1}


@pytest.mark.rule("S-DI-SETH-DARK-OFFERING", "S-DI-ALL-PRAYER")
def test_prayer_cards() -> None:
    game = seth_game().on("A1", red=1).holds("seth", "seth_dark_offering").prayer(seth=1).seths_turn()
    game.seth("card seth_dark_offering").say_no()
    assert game.pp("seth") == 3
    drain = seth_game().on("A1", red=1).holds("red", "ally_prayer").owns("seth", "energy_drain").prayer(red=1, seth=1)
    drain.turn_of("red").plays("red", "card ally_prayer").say_no()
    assert drain.pp("red") == 3
    assert drain.pp("seth") == 1  # no Pray action


@pytest.mark.rule("S-DI-SETH-ENLISTMENT", "S-DI-ALL-ENLISTMENT", "S-DI-05")
def test_enlistment() -> None:
    game = seth_game().on("A1", red=1).on("RW", seth=2).holds("seth", "seth_enlistment").seths_turn()
    game.seth("card seth_enlistment").say_no()
    assert game.asked() == "place"
    assert game.may("seth", "place RW")
    game.seth("place SE1", "place RW")
    assert game.at("RW") == {"seth": 3}
    assert game.pp("seth") == 5
    ally = seth_game().on("RW", red=1, blue=2).on("FA", blue=1).built(A1="red 1").holds("red", "ally_enlistment")
    ally.turn_of("red").plays("red", "card ally_enlistment").say_no()
    assert ally.may("red", "place RW")
    assert not ally.may("red", "place FA")  # he is not present there
    ally.plays("red", "place RW", "place A1")
    assert ally.at("RW") == {"red": 2, "blue": 2}


@pytest.mark.rule("S-DI-ALL-SHARED-FAITH", "S-CLAR-68", "S-TEAM-NO-TRADE", "S-DI-06", "S-TS-17")
def test_shared_faith() -> None:
    game = seth_game(3, ("black",)).on("A1", red=1).holds("red", "ally_shared_faith").prayer(red=3, blue=9, yellow=11)
    game.owns("blue", "divine_strength").turn_of("red")
    assert game.may("red", "give blue 2")
    assert not game.may("red", "give blue 3")  # his scale ends at 11
    assert not game.may("red", "give yellow 1")
    game.plays("red", "give blue 1").say_no()
    assert (game.pp("red"), game.pp("blue")) == (2, 10)  # a gift is no gain


@pytest.mark.rule("S-DI-04")
def test_shared_faith_makes_no_sense_for_seth() -> None:
    game = seth_game().on("A1", red=1).holds("seth", "ally_shared_faith").prayer(red=3).seths_turn()
    assert not game.may("seth", "give red 1")
    assert not game.may("seth", "card ally_shared_faith")


@pytest.mark.rule("S-DI-ALL-TELEPORTATION")
def test_teleportation() -> None:
    game = seth_game().on("FA", red=2).on("A1", red=1).holds("red", "ally_teleportation").prayer(red=1).turn_of("red")
    game.plays("red", "token move1", "from FA", "share red 2", "card ally_teleportation TW3").say_no()
    assert game.at("TW3") == {"red": 2}
    assert game.pp("red") == 0
    assert game.s.move_left == 1


@pytest.mark.rule("S-DI-ALL-DIVINE-MEMORY", "S-CLAR-67")
def test_divine_memory() -> None:
    game = seth_game().on("A1", red=1).holds("red", "ally_divine_memory").prayer(red=3)
    for card in ("ally_prayer", "seth_veto"):
        bit = game.s.table.card_mask[game.s.table.card_ids.index(card)]
        bit &= -bit
        game.s.deck &= ~bit
        game.s.discard |= bit
    game.turn_of("red").plays("red", "card ally_divine_memory").say_no().defaults()
    assert game.cards("red") == ["ally_prayer"]
    assert game.pp("red") == 2


@pytest.mark.rule("S-DI-ALL-VETO", "S-DI-SETH-VETO", "S-DI-06", "S-DAY-12", "S-BASE-06")
def test_seths_veto() -> None:
    game = seth_game(3).on("A1", red=1).holds("red", "ally_raining_fire").holds("seth", "seth_veto").on("RW", seth=1)
    game.holds("blue", "ally_veto").prayer(red=3).turn_of("red").plays("red", "card ally_raining_fire RW seth")
    assert game.waiting() == ["seth"]  # allies are not asked
    game.seth("yes")
    assert game.at("RW") == {"seth": 1}
    assert game.pp("red") == 2
    assert game.cards("seth") == []
    assert game.asked() == "turn"


@pytest.mark.rule("S-CLAR-63", "S-DI-04")
def test_a_stolen_veto() -> None:
    game = seth_game().on("A1", red=1).holds("red", "ally_prayer").holds("seth", "ally_veto").prayer(red=3)
    game.turn_of("red").plays("red", "card ally_prayer").seth("yes")
    assert game.pp("red") == 3
    assert sorted(game.discarded()) == ["ally_prayer", "ally_veto"]


@pytest.mark.rule("S-DI-ALL-TACTICAL-CHOICE", "S-TILE-AMBUSH", "S-CLAR-45")
def test_two_swaps_cancel_out() -> None:
    game = battle(seth_game().owns("red", "ambush").holds("red", "ally_tactical_choice"))
    game.locks("seth", "301 410").locks("red", "410 202", "ally_tactical_choice")
    assert game.asked() == "swap-of-battle-cards"
    game.plays("red", "yes", "yes")
    assert game.strengths() == (9, 4 + 4)
    game.defaults()
    seen = game.s.seats[1].shown
    assert all(seen >> game.battle_card(card) & 1 for card in ("410", "202"))  # a swap lays both open


@pytest.mark.rule("S-CLAR-53", "S-TILE-AMBUSH")
def test_the_attacker_swaps_first() -> None:
    game = battle(seth_game().owns("red", "ambush").holds("seth", "ally_tactical_choice"))
    game.locks("seth", "301 410", "ally_tactical_choice").locks("red", "410 202")
    assert game.waiting() == ["seth"]
    game.seth("pass")
    assert game.waiting() == ["red"]


@pytest.mark.rule("S-CARD-COMBAT-9", "S-TILE-AMBUSH")
def test_the_mirror_shows_the_final_card() -> None:
    game = seth_game().owns("red", "ambush")
    seat = game.s.seats[0]
    seat.battle_set = seat.battle_set & ~(1 << game.battle_card("s410")) | 1 << game.battle_card("mirror")
    seat.battle_hand = seat.battle_set
    seat.removed = 1 << game.battle_card("s410")
    battle(game).locks("seth", "mirror 301").locks("red", "410 202").plays("red", "yes")
    assert game.strengths() == (6 + 2, 4 + 2)


@pytest.mark.rule("S-TEAM-ESCAPE", "S-DI-ALL-ESCAPE", "S-INFO-09", "S-RECALL-06")
def test_members_present_may_escape() -> None:
    game = seth_game(3).on("SEG", seth=6).on("RW", red=1, blue=2).on("A1", yellow=1).creature("RW", "red", "elephant")
    game.holds("blue", "ally_escape").holds("red", "ally_prayer").holds("yellow", "ally_prayer").seths_turn()
    game.seth("violet sethMove1", "from SEG", "group 6", "step RW")
    assert game.asked() == "escape-together"
    assert game.waiting() == ["red", "blue"]  # those present who hold cards
    assert not game.may("red", "yes")
    game.plays("red", "pass").plays("blue", "yes")
    assert not game.may("blue", "escape SEG")
    game.plays("blue", "escape TW3")
    assert game.at("TW3") == {"red": 1, "blue": 2}
    assert game.beast("TW3") == "elephant"
    assert game.at("RW") == {"seth": 6}
    assert game.asked() == "move"


@pytest.mark.rule("S-TEAM-OSIRIS", "S-TILE-OSIRIS")
def test_osiris_goes_home() -> None:
    game = seth_game().on("RW", blue=1).on("A1", red=1).on("B1", blue=1).creature("RW", "red", "osiris").seths_turn()
    game.seth("colour blue destroyTwo", "destroy RW", "done")
    assert game.waiting() == ["red"]  # who bought him
    game.choose("red", game.osiris_at("B1"))
    assert game.beast("B1") == "osiris"


@pytest.mark.rule("S-TILE-OSIRIS", "S-BASE-04")
def test_osiris_left_goes_to_his_tile() -> None:
    game = seth_game().on("RW", blue=1).on("A1", red=1).creature("RW", "red", "osiris").turn_of("blue")
    game.plays("blue", "token move1", "from RW", "alone", "step FA", "end")
    assert game.on_tile("red") == ["osiris"]
    game.plays("blue", "end")


@pytest.mark.rule("S-INFO-04", "S-INFO-06")
def test_what_events_tell() -> None:
    game = battle(seth_game()).locks("seth", "320 410").locks("red", "202 301")
    told = game.told(events.EV_REVEALED)
    assert [event[1] for event in told] == [game.battle_card("s320"), game.battle_card("202")]
    assert not game.told(events.EV_DISCARDED)


@pytest.mark.rule("S-INFO-08", "S-INFO-01")
def test_a_card_drawn_is_told_to_its_owner_only() -> None:
    game = seth_game().on("A1", red=1).seths_turn().seth("violet invoke1")
    audiences = [event[1] for event in game.s.log or [] if event[0] == events.EV_DREW]
    assert audiences == [0b1]
