"""Seth, 7.2: cases of nights, days and action tokens."""

from __future__ import annotations

import pytest
from words.seth import answer_by_default, by_default, founded, seth_game

from kemet.engine.seth.victory import end_by_day_limit


@pytest.mark.rule("S-EX-01", "S-NIGHT-02", "S-NIGHT-03", "S-NIGHT-05", "S-SETUP-07", "S-SETUP-13", "S-SETUP-24")
@pytest.mark.parametrize(("n", "seth"), [(2, 8), (3, 9), (4, 10), (5, 11)])
def test_the_first_night(n: int, seth: int) -> None:
    s = founded(n)
    assert [seat.prayer for seat in s.seats] == [6] + [5] * n
    by_default(s, "turn-of-seth")
    assert s.seats[0].prayer == seth
    assert s.seats[0].hand.bit_count() == 2
    assert all(seat.prayer == 7 for seat in list(s.seats)[2:])
    assert all(seat.hand.bit_count() == 2 for seat in list(s.seats)[1:])


@pytest.mark.rule("S-EX-02", "S-TILE-CHAOS-PRIEST", "S-INV-03")
def test_surplus_of_the_night_is_lost() -> None:
    game = seth_game(5).prayer(seth=8).owns("seth", "chaos_priest").on("A1", red=1).night().defaults()
    assert game.pp("seth") == 11


@pytest.mark.rule("S-TILE-CHAOS-PRIEST", "S-NIGHT-02")
def test_the_chaos_priest_gives_two_more() -> None:
    game = seth_game(2).prayer(seth=3, red=1).owns("seth", "chaos_priest").on("A1", red=1).night().defaults()
    assert game.pp("seth") == 3 + 2 + 2
    assert game.pp("red") == 1 + 2


@pytest.mark.rule("S-EX-03", "S-ECLIPSE-03", "S-ECLIPSE-04", "S-ECLIPSE-05", "S-ECLIPSE-08", "S-TILE-DIVINE-ADVANTAGE")
def test_an_eclipse() -> None:
    game = seth_game(3).prayer(seth=4, red=3, blue=3).on("A1", red=1)
    game.owns("seth", "chaos_priest", "divine_advantage").owns("red", "high_priest").power("wisdom_of_thoth")
    game.eclipse()
    assert game.pp("seth") == 6
    assert game.waiting() == ["seth"]
    game.defaults()
    assert len(game.cards("seth")) == 1
    assert (game.pp("red"), game.pp("blue")) == (5, 3)
    assert game.cards("red") == game.cards("blue") == []


@pytest.mark.rule("S-POWER-THOTH", "S-ECLIPSE-08")
def test_thoth_at_night() -> None:
    game = seth_game(3).power("wisdom_of_thoth").on("A1", red=1).night().defaults()
    assert len(game.cards("red")) == len(game.cards("blue")) == 2
    assert len(game.cards("seth")) == 1


@pytest.mark.rule("S-EX-04", "S-DAY-01", "S-DAY-05", "S-DAY-07")
def test_tokens_used_after_three_steps() -> None:
    s = founded(3)
    by_default(s, "turn-of-seth")
    while s.seth.track < 3:
        answer_by_default(s)
    assert s.seats[0].tokens + s.seth.colours.bit_count() == 7 - 3
    assert [seat.tokens for seat in list(s.seats)[1:]] == [3, 3, 3]


@pytest.mark.rule("S-EX-05", "S-TILE-ENERGY-DRAIN", "S-CLAR-18")
def test_energy_drain_is_capped_in_each_step() -> None:
    game = seth_game(4).owns("seth", "energy_drain").prayer(seth=2).on("A1", red=1).between()
    for name in ("red", "blue", "yellow"):
        game.plays(name, "begin", "token pray1", "end")
    assert game.pp("seth") == 4
    game.plays("green", "token pray1", "end")
    assert game.pp("seth") == 4
    game.seth("violet invoke1", "violet invoke2", "end").plays("red", "begin", "token pray2")
    assert game.pp("seth") == 5  # a new step of the track


@pytest.mark.rule("S-EX-06", "S-ACT-01", "S-ACT-02", "S-ACT-04", "S-ACT-PRAY", "S-INV-09")
def test_violet_tokens_keep_to_violet_spaces() -> None:
    game = seth_game().on("A1", red=3).prayer(seth=2, red=4).seths_turn()
    assert not game.may("seth", "violet destroyTwo")
    game.seth("colour red sethPray1")
    assert game.pp("seth") == 5
    assert game.pp("red") == 4
    assert game.at("A1") == {"red": 3}


@pytest.mark.rule("S-EX-07", "S-ACT-05", "S-ACT-07", "S-INV-10")
def test_room_is_kept_for_violet_tokens() -> None:
    game = seth_game(5).on("A1", red=1)
    seat = game.s.seats[0]
    board = game.s.table.seth.space_ids
    used = [
        name for name in board if name not in ("invoke1", "invoke2") and not name.startswith(("corrupt", "destroy"))
    ]
    seat.placed = sum(1 << board.index(name) for name in used)
    for number, name in enumerate(used):
        colour = 8 + 2 + number if number < 4 else 1
        game.s.seth.on_board |= colour << 4 * board.index(name)
    seat.tokens = 2
    game.s.seth.colours = 1 << 1
    game.owns("seth", "act_of_god_red", "magic_versatility").seths_turn()
    assert not game.may("seth", "silver invoke1")
    assert not game.may("seth", "clear invoke1")
    assert game.may("seth", "clear destroyTwo")
    assert not game.may("seth", "colour red invoke1")
    assert game.may("seth", "colour red destroyTwo")
    assert game.may("seth", "violet invoke1")
    assert not game.may("seth", "violet sethMove1")


@pytest.mark.rule("S-EX-08", "S-DAY-09", "S-BASE-05")
def test_members_fill_every_row() -> None:
    game = seth_game().on("A1", red=1)
    ids = game.s.table.action_ids
    game.s.seats[1].placed = 1 << ids.index("buyRed") | 1 << ids.index("buyBlue")
    game.s.seats[1].tokens = 2
    game.turn_of("red")
    assert game.may("red", "token move1")
    assert game.may("red", "token raise")
    assert not game.may("red", "token buyWhite")


@pytest.mark.rule("S-EX-64", "S-ACT-YELLOW", "S-ACT-11", "S-TILE-MAGIC-VERSATILITY", "S-TOKEN-TRANSPARENT-TILE")
def test_yellow_actions_of_a_day() -> None:
    game = seth_game().on("A1", red=5).on("B1", blue=5).owns("seth", "magic_versatility").seths_turn(3)
    game.seth("colour red destroyTwo", "destroy A1", "destroy A1", "colour blue corruptTroop", "pass")
    assert not any(game.may("seth", f"violet {space}") for space in ("corruptCreature", "corruptPyramid"))
    game.seth("clear corruptCreature")
    assert game.asked() == "member-hit"
    game.seth("hit blue")
    assert game.asked() == "turn-of-seth"  # nobody outside a city
    assert not game.may("seth", "clear corruptPyramid")  # once a day


@pytest.mark.rule("S-EX-66", "S-BASE-03")
def test_one_creature_returns_with_a_recruit_action() -> None:
    game = seth_game().on("A1", red=1).on("A2", red=1).creature("", "red", "elephant").creature("", "red", "scarab")
    game.creature("", "red", "osiris").turn_of("red")
    game.plays("red", "token recruit", "done")
    assert game.asked() == "creature-return"
    assert game.may("red", "creature elephant A2")
    game.plays("red", "creature scarab A1")
    assert game.asked() == "turn"
    assert game.beast("A1") == "scarab"
    assert game.on_tile("red") == ["elephant", "osiris"]


@pytest.mark.rule("S-EX-67", "S-BASE-05", "S-DAY-10")
def test_a_silver_token_counts_only_once_it_lies() -> None:
    game = seth_game().on("A1", red=1).owns("red", "act_of_god_red")
    game.s.seats[1].placed = 1 << game.s.table.action_ids.index("buyRed") | 1 << game.s.table.action_ids.index(
        "buyBlue"
    )
    game.s.seats[1].tokens = 2
    game.turn_of("red")
    assert not game.may("red", "token buyWhite")
    game.plays("red", "silver raise")
    game.defaults()
    assert game.may("red", "token buyWhite")


@pytest.mark.rule("S-EX-69", "S-WIN-13")
def test_the_day_limit_compares_progress() -> None:
    game = seth_game(dayLimit="30").on("A1", red=1).scored(seth=6, red=4).temple("RW", 3)
    game.s.day = 30
    game.evening()
    assert game.over() == "seth"
    many = seth_game(dayLimit="30").on("A1", red=1).scored(seth=3, red=9)  # of nine points six count: 3/8 against 1/3
    many.s.day = 30
    assert many.evening().over() == "seth"
    few = seth_game(dayLimit="30").on("A1", red=1).scored(seth=2, red=2)  # 1/4 against 1/9
    few.s.day = 30
    assert few.evening().over() == "seth"
    tied = seth_game().on("A1", red=1).scored(seth=4, red=3).temple("RW", 3)
    tied.s.seth.ceremony_done = 0
    end_by_day_limit(tied.s)
    assert tied.over() == "alliance"


@pytest.mark.rule("S-EX-84", "S-TEAM-ORDER", "S-CLAR-15", "S-DAY-08", "S-CLAR-19")
def test_later_binds_until_somebody_has_ended_his_turn() -> None:
    game = seth_game(3).on("A1", red=1).between()
    assert game.waiting() == ["red", "blue", "yellow"]
    game.plays("red", "later")
    assert game.waiting() == ["blue", "yellow"]
    game.plays("blue", "begin")
    assert game.waiting() == ["blue"]  # the question to yellow is withdrawn
    game.plays("blue", "token pray1")
    assert not game.may("blue", "token pray2")
    game.plays("blue", "end")
    assert game.waiting() == ["red", "yellow"]


@pytest.mark.rule("S-TEAM-ORDER")
def test_when_all_wait_the_earliest_seat_begins() -> None:
    game = seth_game(3).on("A1", red=1).between()
    game.plays("yellow", "later").plays("red", "later").plays("blue", "later")
    assert game.asked() == "turn"
    assert game.waiting() == ["red"]
