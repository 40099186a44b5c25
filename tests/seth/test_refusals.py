"""Seth: every refusal gives the true reason, with the rule behind it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from words.seth import SethGame, seat_of, seth_game

from kemet import new_game
from kemet.engine.reasons import Reason
from kemet.errors import NotationError
from kemet.telling.refusals import misread, reason_why_not


def why(game: SethGame, name: str, text: str) -> Reason:
    assert not game.may(name, text)
    return reason_why_not(game.s, seat_of(name), game.code(text))


def tokens() -> SethGame:
    return seth_game().on("A1", red=1).seths_turn(2).seth("colour red sethPray1")


def with_silver() -> SethGame:
    return seth_game().on("A1", red=1).owns("seth", "act_of_god_red").seths_turn()


def recruiting_allies() -> SethGame:
    game = seth_game().built(A1="red 1").on("A1", red=2, blue=3).on("A2", red=1)
    return game.turn_of("red").plays("red", "token recruit")


def five_in_a_district() -> SethGame:
    game = seth_game().on("A1", red=1).on("SE1", seth=5).creature("", "seth", "cobra").prayer(seth=0)
    return game.seths_turn().seth("violet sethRecruit")


def raising() -> SethGame:
    game = seth_game().on("SE1", red=1).on("A1", seth=1).built(A1="red 1").prayer(seth=3)
    return game.seths_turn().seth("violet sethRaise")


def raising_in_seths_city() -> SethGame:
    return seth_game().on("SE1", red=1).prayer(red=9).turn_of("red").plays("red", "token raise")


def at_the_portal() -> SethGame:
    return seth_game().on("RW", red=1).on("A1", red=1).turn_of("red").plays("red", "token move1", "from RW")


def through_the_portal() -> SethGame:
    game = seth_game().on("SEG", seth=6).on("RW", seth=5).on("A1", red=1).seths_turn()
    return game.seth("violet sethMove1", "from SEG", "group 6")


def corrupted(**beside: int) -> SethGame:
    game = seth_game().on("FB", red=4).on("B1", **beside).on("A1", red=1).seths_turn()
    return game.seth("colour red corruptTroop", "troop FB")


def two_creatures() -> SethGame:
    game = seth_game().on("FA", red=1).on("RW", blue=1).creature("FA", "red", "new_sphinx")
    game.creature("RW", "blue", "elephant").turn_of("red")
    return game.plays("red", "token move1", "from FA", "ride new_sphinx")


def buying() -> SethGame:
    game = seth_game().on("A2", red=1).on("A1", seth=1).built(A1="red 3", B1="blue 4").violet(2).prayer(seth=11)
    return game.seths_turn(3).seth("violet buyPower")


def corrupting() -> SethGame:
    return buying().seth("pass", "colour red corruptPyramid")


def member_buys() -> SethGame:
    game = seth_game().built(A1="red 4", A2="blue 4", A3="white 1").on("A1", red=1).prayer(red=11)
    return game.turn_of("red").plays("red", "token buyRed")


def grey_lies() -> SethGame:
    game = seth_game().on("A1", red=1).owns("red", "act_of_god_red").power("act_of_osiris").turn_of("red")
    return game.plays("red", "token pray1", "grey pray2")


def building() -> SethGame:
    return seth_game().on("RW", red=3).on("OAB", red=2).alliance_turn()


def after_a_defeat() -> SethGame:
    game = seth_game().on("RW", seth=6).on("FA", red=5).on("A1", red=1).seths_turn()
    game.seth("violet sethMove1", "from RW", "group 6", "step FA").fight("410 202", "202 410")
    return game.defaults("loser")


def creatures() -> SethGame:
    game = seth_game().on("A1", red=2).on("RW", red=1).on("FA", blue=1).violet(2).seths_turn()
    return game.seth("colour red corruptCreature")


def troops() -> SethGame:
    return creatures().seth("unleash elephant")


def corrupting_a_troop() -> SethGame:
    return seth_game().on("FB", red=4).on("FA", blue=1).on("A1", red=1).seths_turn().seth("colour red corruptTroop")


def invading(**defenders: dict[str, int]) -> SethGame:
    game = seth_game().on("RW", seth=6).on("SEG", seth=5).on("A1", red=1).owns("seth", "kill_them_all")
    for space, troop in defenders.items():
        game.on(space, **troop)
    game.seths_turn().seth("violet invasion", "from RW", "group 6", "step FA")
    return game.seth("from SEG", "group 5", "step RW", "step FB").say_no()


CASES: list[tuple[Callable[[], SethGame], str, str, str, str]] = [
    (tokens, "seth", "colour red sethPray2", "token-gone", "S-DAY-04"),
    (tokens, "seth", "silver sethPray2", "token-gone", "S-DAY-10"),
    (tokens, "seth", "clear sethPray2", "token-gone", "S-DAY-10"),
    (tokens, "seth", "violet sethPray1", "token-there", "S-ACT-05"),
    (tokens, "seth", "violet destroyTwo", "violet-only", "S-ACT-01"),
    (tokens, "seth", "gold move", "no-gold", "S-ACT-09"),
    (tokens, "seth", "end", "token-first", "S-DAY-05"),
    (with_silver, "seth", "silver destroyTwo", "silver-violet", "S-ACT-10"),
    (recruiting_allies, "red", "place A1", "full", "S-MOVE-02"),
    (recruiting_allies, "red", "place B1", "not-yours", "B-RECRUIT-02"),
    (five_in_a_district, "seth", "place SE1", "not-open", "B-RECRUIT-01"),  # there is room, and no prayer
    (raising, "seth", "raise A1 2", "raise-only", "S-ACT-RAISE-ONLY"),
    (raising, "seth", "raise SE1 4", "price", "B-LIMIT-05"),  # no matter who stands there
    (raising_in_seths_city, "red", "raise SE1 2", "raise-only", "S-MOVE-10"),
    (at_the_portal, "red", "step SEG", "portal-closed", "S-PORTAL-04"),
    (through_the_portal, "seth", "step RW", "too-many-together", "S-MOVE-15"),
    (two_creatures, "red", "step RW", "creature-with", "S-MIXED-11"),
    (lambda: corrupted(blue=3), "seth", "step B1", "too-many-together", "S-MOVE-15"),
    (lambda: corrupted(seth=3), "seth", "step B1", "seth-there", "S-CORRUPT-TROOP-07"),
    (buying, "seth", "buy osiris", "other-side", "S-BUY-08"),
    (buying, "seth", "buy crocodile", "violet-low", "S-ACT-BUY"),
    (buying, "seth", "buy new_legion", "no-pyramid", "S-ACT-BUY-HELD"),
    (corrupting, "seth", "buy energy_drain", "other-colour", "S-CORRUPT-PYRAMID-01"),
    (corrupting, "seth", "buy blades_of_neith", "violet-low", "S-CORRUPT-PYRAMID-03"),
    (corrupting, "seth", "buy new_legion", "their-pyramid", "S-CORRUPT-PYRAMID-02"),
    (member_buys, "red", "buy magic_versatility", "other-side", "S-BUY-05"),
    (member_buys, "red", "buy kill_them_all", "three-pyramids", "S-BUY-01"),
    (member_buys, "red", "buy new_legion", "other-colour", "S-CLAR-65"),
    (grey_lies, "red", "silver move1", "silver-or-grey", "S-CLAR-14"),
    (grey_lies, "red", "grey move1", "token-gone", "S-TEAM-GREY"),
    (grey_lies, "red", "common move", "no-gold", "S-POWER-WILL-OSIRIS"),
    (grey_lies, "red", "ceremony", "ceremony", "S-CEREMONY-05"),
    (raising, "seth", "raise SE2 2", "raised-at", "S-SETUP-08"),
    (building, "red", "temple OAB", "site", "S-TEMPLE-04"),
    (after_a_defeat, "red", "stay", "loser-stays", "B-RETREAT-06"),
    (creatures, "seth", "unleash scorpion", "unleash", "S-CORRUPT-CREATURE-02"),
    (troops, "seth", "troop A1", "struck", "S-CORRUPT-CREATURE-04"),
    (troops, "seth", "troop FA", "struck", "S-CORRUPT-CREATURE-04"),
    (corrupting_a_troop, "seth", "troop FA", "corrupt", "S-CORRUPT-TROOP-01"),
    (lambda: corrupted(red=1), "seth", "attack B1", "attack", "S-CORRUPT-TROOP-10"),
]


@pytest.mark.parametrize(
    ("position", "name", "text", "key", "rule"), CASES, ids=[f"{case[2]}: {case[3]}" for case in CASES]
)
def test_the_reason_of_a_refusal(position: Callable[[], SethGame], name: str, text: str, key: str, rule: str) -> None:
    reason = why(position(), name, text)
    assert (reason.key, reason.rule) == (key, rule)
    assert str(reason)


@pytest.mark.rule("S-INVASION-07", "S-INVASION-08")
def test_one_sentence_for_one_battle_and_another_for_two() -> None:
    game = invading(FA={"red": 3}, FB={"blue": 3})
    two, one = "play s410 discard s320", "play 410 and 202"
    for name, text, key in (("seth", two, "two-battles"), ("red", one, "one-battle")):
        reason = misread(game.s, seat_of(name), game.code(text), text)
        assert reason is not None
        assert reason.key == key
    assert misread(game.s, 0, game.code(two), "play s410 and s320") is None
    with pytest.raises(NotationError) as refused:
        new_game(2, 1).why_not(0, one)
    assert refused.value.key == "play"
