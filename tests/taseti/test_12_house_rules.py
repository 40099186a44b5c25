"""Section 12: every house rule of Ta-Seti, with its default and its alternative."""

from __future__ import annotations

from pathlib import Path

import pytest
from words import (
    cannot,
    choices,
    creature,
    fight,
    hand,
    lying,
    march,
    objects,
    on,
    outcome,
    play,
    points,
    position,
    prayer,
    priests_outside,
    told,
)

from kemet import KemetError, new_game
from kemet.engine.options import HOUSE_RULES, MODULE_OF


def test_the_document_and_the_program_know_the_same_house_rules() -> None:
    text = (Path(__file__).parents[2] / "docs" / "rules" / "taseti.md").read_text(encoding="utf-8")
    table = text[text.index("## 12.") : text.index("## 13.")]
    keys = [line.split("`")[1] for line in table.splitlines() if line.startswith("| `")]
    assert keys == [key for key in HOUSE_RULES if key in MODULE_OF]


@pytest.mark.parametrize("key", sorted(MODULE_OF))
def test_a_house_rule_needs_its_module(key: str) -> None:
    others = {"tokenCopies": "ibis:4+hare:2", "secondNewBattleCard": "222"}
    value = others[key] if key in others else HOUSE_RULES[key][1]
    new_game(players=2, seed=1, house_rules={key: value}, modules=[MODULE_OF[key]])
    with pytest.raises(KemetError, match=key):
        new_game(players=2, seed=1, house_rules={key: value})


# --- the path -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-SETUP-03")
@pytest.mark.parametrize(
    ("value", "copies"), [("printed", {"ibis": 3, "hare": 3}), ("ibis:4+hare:2", {"ibis": 4, "hare": 2})]
)
def test_token_copies(value: str, copies: dict[str, int]) -> None:
    game = position(f"players 2\nmodules path\nhouse tokenCopies={value}\nturn P1\nP1\nP2")
    reserves = game.view(None)["path"]["reserves"]
    assert {name: reserves[name] for name in copies} == copies
    assert sum(reserves.values()) == 33


@pytest.mark.rule("T3-SETUP-03")
@pytest.mark.parametrize("value", ["ibis:4", "cat:1", "ibis", "ibis:x", ""])
def test_token_copies_that_are_no_split_are_refused(value: str) -> None:
    with pytest.raises(KemetError):
        new_game(players=2, seed=1, house_rules={"tokenCopies": value}, modules=["path"])


@pytest.mark.rule("T3-PRIEST-04")
@pytest.mark.parametrize(("value", "question"), [("yes", "priest"), ("no", "start-of-move")])
def test_silver_activates_priest(value: str, question: str) -> None:
    game = position(f"""
        players 2
        modules path
        house silverActivatesPriest={value}
        turn P1
        P1 troops A1 2; tiles act_of_god_red
        P2
    """)
    play(game, "P1 silver move2")
    assert game.question(0) == question
    play(game, "P1 pass", *(["P1 pass"] if value == "yes" else []), "P1 token move1")
    assert game.question(0) == "priest"


@pytest.mark.rule("T3-PRIEST-11")
@pytest.mark.parametrize(("value", "takes"), [("yes", ["take 1", "take 2", "take 1 2"]), ("no", ["take 1 2"])])
def test_take_part_of_location(value: str, takes: list[str]) -> None:
    game = position(f"""
        players 2
        modules path
        path 1A 2A 3A 4B
        house takePartOfLocation={value}
        slots 4B1 slaughter khopesh, TS VP
        turn P1
        P1 priests-at 3A1
        P2
    """)
    play(game, "P1 token move1", "P1 trip 3A1 4B1")
    assert choices(game, "P1") == ["pass", *takes]


@pytest.mark.rule("T3-PRIEST-16")
@pytest.mark.parametrize(("value", "offered"), [("yes", True), ("no", False)])
def test_activate_in_place_in_ta_seti(value: str, offered: bool) -> None:
    game = position(f"""
        players 2
        modules path
        house activateInPlaceTaSeti={value}
        turn P1
        P1 priests-at TS
        P2
    """)
    play(game, "P1 token move1")
    assert ("trip TS TS" in choices(game, "P1")) is offered


@pytest.mark.rule("T3-PRIEST-15")
@pytest.mark.parametrize(("value", "trips"), [("no", []), ("yes", ["trip 1A2 1A2"])])
def test_activate_in_place_anywhere(value: str, trips: list[str]) -> None:
    game = position(f"""
        players 2
        modules path
        house activateInPlaceAnywhere={value}
        slots 1A2 hare, TS VP
        turn P1
        P1 prayer 3; priests-at 1A2, 1A3
        P2
    """)
    play(game, "P1 token move1")
    stays = [trip for trip in choices(game, "P1", "trip") if trip.split()[1] == trip.split()[2]]
    assert stays == trips
    if trips:
        play(game, "P1 trip 1A2 1A2", "P1 take 1")
        assert (objects(game, "P1"), prayer(game, "P1")) == ({"hare": 1}, 3)


@pytest.mark.rule("T3-OBJ-02")
@pytest.mark.parametrize(("value", "left"), [("out", 2), ("reserve", 3)])
def test_used_objects(value: str, left: int) -> None:
    game = position(f"""
        players 2
        modules path
        house usedObjects={value}
        turn P1
        P1 troops A1 2; objects hare
        P2
    """)
    play(game, "P1 token move1", "P1 use hare")
    assert objects(game, "P1") == {}
    assert game.view(None)["path"]["reserves"]["hare"] == left


@pytest.mark.rule("T3-OBJ-02")
@pytest.mark.parametrize(("value", "left"), [("out", 2), ("reserve", 3)])
def test_statues_are_used_objects_too(value: str, left: int) -> None:
    game = position(f"""
        players 2
        modules path
        house usedObjects={value}
        slots 1A2 ibis, TS VP
        turn P1
        P1
        P2
    """)
    play(game, "P1 token move1", "P1 trip reserve 1A2", "P1 take 1")
    assert sum(hand(game, "P1").values()) == 1
    assert game.view(None)["path"]["reserves"]["ibis"] == left
    assert lying(game, "1A2") == [None]


@pytest.mark.rule("T3-UNIT-08")
@pytest.mark.parametrize(("value", "offered"), [("no", []), ("yes", ["sendback A1", "sendback RW"])])
def test_priest_recall_counts_reserve(value: str, offered: list[str]) -> None:
    game = position(f"""
        players 2
        modules path
        house priestRecallCountsReserve={value}
        turn P1
        P1 troops A1 2 +1, RW 2 +1; priests-waiting 1
        P2
    """)
    assert choices(game, "P1", "sendback") == offered
    if offered:
        play(game, "P1 sendback RW")
        assert (on(game, "RW"), priests_outside(game, "P1")) == ({"P1": 1}, 1)


@pytest.mark.rule("T3-UNIT-08")
@pytest.mark.parametrize(("value", "question"), [("own-turn", "nothing"), ("any", "priest-to-send-back")])
def test_priest_return_moment(value: str, question: str) -> None:
    game = position(f"""
        players 2
        modules path
        house priestReturnMoment={value}
        turn P1
        P1 troops A1 2 +2, RW 1 +1
        P2
    """)
    assert "sendback RW" in choices(game, "P1")
    play(game, "P1 token pray1", "P1 end")
    assert game.question(0) == question
    if question != "nothing":
        play(game, "P1 sendback RW")
        assert (on(game, "RW"), priests_outside(game, "P1")) == ({}, 1)
    assert game.waiting_for() == [1]


# --- daggers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-OBJ-DAGGER")
@pytest.mark.parametrize(("value", "daggers"), [("yes", 0), ("no", 1)])
def test_dagger_needs_survivor(value: str, daggers: int) -> None:
    game = position(f"""
        players 2
        modules path
        house daggerNeedsSurvivor={value}
        turn P1
        P1 troops RW 1; objects dagger
        P2 troops TW3 2
    """)
    march(game, "P1", "RW", "1", "TW3")
    play(game, "P1 use dagger")
    fight(game, "410 202", "221 202")
    assert on(game, "TW3") == {"P2": 2}
    assert (points(game, "P1", "daggers"), points(game, "P1", "battle")) == (daggers, 0)


@pytest.mark.rule("T3-OBJ-DAGGER")
@pytest.mark.parametrize(("value", "total"), [("none", -1), ("zero", 0)])
def test_dagger_floor(value: str, total: int) -> None:
    game = position(f"""
        players 2
        modules path
        house daggerFloor={value}
        turn P1
        P1 troops RW 1; objects dagger
        P2 troops TW3 3
    """)
    march(game, "P1", "RW", "1", "TW3")
    play(game, "P1 use dagger")
    fight(game, "202 410", "301 202")
    assert (points(game, "P1"), points(game, "P1", "daggers")) == (total, -1)


# --- black tiles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T1-CREATURE-DEVOURER")
@pytest.mark.parametrize(("value", "gained"), [("yes", 1), ("no", 0)])
def test_devourer_defence(value: str, gained: int) -> None:
    game = position(f"""
        players 2
        modules black
        house devourerDefence={value}
        turn P1
        P1 troops RW 3
        P2 troops TW3 4 devourer; tiles devourer
    """)
    march(game, "P1", "RW", "3", "TW3")
    fight(game, "410 202", "130 202")
    assert outcome(game)[3] == 3
    assert points(game, "P2", "battle") == gained


@pytest.mark.rule("T1-CREATURE-DEVOURER")
def test_an_attacking_devourer_scores_under_either_rule() -> None:
    game = position("""
        players 2
        modules black
        house devourerDefence=no
        turn P1
        P1 troops RW 3 devourer; tiles devourer
        P2 troops TW3 2
    """)
    march(game, "P1", "RW", "3 with creature", "TW3")
    fight(game, "320 202", "410 202")
    assert points(game, "P1", "battle") == 2


@pytest.mark.rule("T1-CREATURE-KHNUM")
@pytest.mark.parametrize(
    ("value", "group", "paid"), [("fee", "3 with creature", 2), ("no-fee", "3 with creature", 0), ("no-fee", "3", 2)]
)
def test_khnum_snake(value: str, group: str, paid: int) -> None:
    game = position(f"""
        players 2
        modules black
        house khnumSnake={value}
        turn P1
        P1 prayer 5; troops RW 4 snake; tiles deep_desert_snake
        P2 troops TW3 2 khnum; tiles khnums_sphinx
    """)
    march(game, "P1", "RW", group, "TW3")
    assert prayer(game, "P1") == 5 - paid


@pytest.mark.rule("T1-DSTR-03")
@pytest.mark.parametrize(("value", "total"), [("each", (2 + 1) + (3 + 1)), ("none", 2 + 3)])
def test_divine_strength_temples(value: str, total: int) -> None:
    game = position(f"""
        players 3
        modules black
        house divineStrengthTemples={value}
        end-of-day
        P1 prayer 0; troops TW2 1, TW3 1; tiles divine_strength
        P2 troops SAN 2
        P3
    """)
    assert game.question(1) == "sanctuary-sacrifice"
    assert prayer(game, "P1") == total


@pytest.mark.rule("T1-TILE-ENFORCED")
@pytest.mark.parametrize(
    ("value", "places"),
    [
        ("city", ["creature scarab A1", "creature scarab A2"]),
        ("troop", ["creature scarab A1", "creature scarab A2", "creature scarab RW"]),
    ],
)
def test_enforced_creature(value: str, places: list[str]) -> None:
    game = position(f"""
        players 2
        modules black
        house enforcedCreature={value}
        turn P1
        P1 prayer 2; troops A1 1, A2 1, RW 2; tiles enforced_recruitment, royal_scarab
        P2
    """)
    play(game, "P1 token recruit", "P1 place RW", "P1 done")
    assert sorted(choices(game, "P1", "creature")) == places
    if value == "troop":
        play(game, "P1 creature scarab RW")
        assert creature(game, "RW") == {"P1": "scarab"}


@pytest.mark.rule("T1-TILE-ENFORCED")
def test_a_creature_joins_no_troop_without_enforced_recruitment() -> None:
    game = position("""
        players 2
        modules black
        house enforcedCreature=troop
        turn P1
        P1 prayer 2; troops A1 1, A2 1, RW 2; tiles royal_scarab
        P2
    """)
    play(game, "P1 token recruit", "P1 place A1", "P1 done")
    assert choices(game, "P1", "creature") == ["creature scarab A1", "creature scarab A2"]


@pytest.mark.rule("T1-TILE-DEDICATION")
@pytest.mark.parametrize(("value", "total"), [("entry", 4), ("action", 2)])
def test_dedication_per_entry(value: str, total: int) -> None:
    game = position(f"""
        players 2
        modules black
        house dedicationPerEntry={value}
        turn P1
        P1 prayer 0; troops RW 3; tiles dedication_to_battle, god_speed, act_of_god_black
        P2 troops FB 2, OAB 2; hand escape
    """)
    march(game, "P1", "RW", "3", "FB")
    play(game, "P2 escape B1", "P1 step OAB")
    assert prayer(game, "P1") == total


@pytest.mark.rule("T1-TILE-DEDICATION")
def test_once_per_action_pays_again_in_the_next_action() -> None:
    game = position("""
        players 2
        modules black
        house dedicationPerEntry=action
        turn P1
        P1 prayer 0; troops RW 4, FA 3; tiles dedication_to_battle, act_of_god_black
        P2 troops TW3 1, TW2 1
    """)
    march(game, "P1", "RW", "4", "TW3")
    fight(game, "410 202", "301 202")
    play(game, "P2 recall", "P1 stay")
    march(game, "P1", "FA", "3", "TW2", token="silver move2")
    assert prayer(game, "P1") == 2 + 2


# --- cards and Dawn -------------------------------------------------------------------------------------------------


@pytest.mark.rule("T5-BCARD-500")
@pytest.mark.parametrize(("value", "gained"), [("before", 0), ("after", 1)])
def test_sacrifice_before_vp(value: str, gained: int) -> None:
    game = position(f"""
        players 2
        modules cards
        house sacrificeBeforeVp={value}
        turn P1
        P1 troops RW 2
        P2 troops TW3 3
    """)
    march(game, "P1", "RW", "2", "TW3")
    fight(game, "500 202", "301 202")
    assert on(game, "TW3") == {"P2": 3}
    assert points(game, "P1", "battle") == gained


@pytest.mark.rule("T2-DAWN-05")
@pytest.mark.parametrize(("value", "hidden"), [("no", False), ("yes", True)])
def test_dawn_tokens_hidden(value: str, hidden: bool) -> None:
    game = position(f"players 2\nmodules dawn\nhouse dawnTokensHidden={value}\nturn P1\nP1 dawn 3\nP2")
    assert game.view(0)["seats"][0]["dawn_tokens"] == 3
    for viewer in (1, None):
        assert game.view(viewer)["seats"][0].get("dawn_tokens") == (None if hidden else 3)


@pytest.mark.rule("T4-WIN-04")
@pytest.mark.parametrize(("value", "winner"), [("yes", 0), ("no", None)])
def test_module4_recheck(value: str, winner: int | None) -> None:
    game = position(f"""
        players 2 target 8
        modules victory
        house module4Recheck={value}
        turn P1
        P1 prayer 5; points battle 8; hand raining_fire
        P2 troops TW3 1; points battle 8
    """)
    play(game, "P1 card raining_fire TW3")
    assert game.winner == winner


@pytest.mark.rule("T4-WIN-04")
@pytest.mark.parametrize("token", ["silver pray2", "gold pray"])
@pytest.mark.parametrize(("value", "winner"), [("no", None), ("yes", 0)])
def test_module4_every_token(value: str, winner: int | None, token: str) -> None:
    game = position(f"""
        players 2 target 8
        modules black victory
        house module4EveryToken={value}
        turn P1
        P1 prayer 5; pyramids A1 white 3, A2 red 1; points battle 7; tiles act_of_god_black, dark_ritual
        P2
    """)
    play(game, "P1 token buyWhite", "P1 buy victory_point_white")
    assert (points(game, "P1"), game.over) == (8, False)
    play(game, f"P1 {token}")
    assert game.winner == winner


@pytest.mark.rule("T4-WIN-02", "T4-WIN-04")
@pytest.mark.parametrize(("value", "winner"), [("no", None), ("yes", 0)])
def test_module4_every_token_means_the_regular_token_too(value: str, winner: int | None) -> None:
    """The silver token's purchase brings the eighth point; the regular token that follows must win at once."""
    game = position(f"""
        players 2 target 8
        modules black victory
        house module4EveryToken={value}
        turn P1
        P1 prayer 5; pyramids A1 white 3, A2 red 1; points battle 7; tiles act_of_god_black
        P2
    """)
    play(game, "P1 silver buyWhite", "P1 buy victory_point_white")
    assert (points(game, "P1"), game.over) == (8, False)
    play(game, "P1 token pray1")
    assert game.winner == winner


@pytest.mark.rule("T5-CARD-DIVMEMORY")
@pytest.mark.parametrize(
    ("value", "offered"), [("no", ["recover prayer"]), ("yes", ["recover divine_memory", "recover prayer"])]
)
def test_divine_memory_chain(value: str, offered: list[str]) -> None:
    game = position(f"""
        players 2
        modules cards
        house divineMemoryChain={value}
        discard prayer, divine_memory
        turn P1
        P1 prayer 5; hand divine_memory
        P2
    """)
    play(game, "P1 card divine_memory")
    assert sorted(choices(game, "P1")) == offered
    if value == "yes":
        play(game, "P1 recover divine_memory", "P1 card divine_memory")
        assert choices(game, "P1") == ["recover prayer"]
        play(game, "P1 recover prayer")
        assert (hand(game, "P1"), prayer(game, "P1")) == ({"prayer": 1}, 3)


@pytest.mark.rule("T5-CARD-DIVMEMORY")
def test_the_card_just_played_is_not_the_other_one() -> None:
    game = position("""
        players 2
        modules cards
        house divineMemoryChain=yes
        discard prayer
        turn P1
        P1 prayer 5; hand divine_memory
        P2
    """)
    play(game, "P1 card divine_memory")
    cannot(game, "P1 recover divine_memory")


@pytest.mark.rule("T5-BCARD-113")
@pytest.mark.parametrize(("value", "numbers"), [("113", (3 + 1, 1, 3)), ("204", (3 + 2, 0, 4))])
def test_second_new_battle_card(value: str, numbers: tuple[int, int, int]) -> None:
    game = position(f"""
        players 2
        modules cards
        house secondNewBattleCard={value}
        turn P1
        P1 troops RW 3
        P2 troops TW3 1
    """)
    march(game, "P1", "RW", "3", "TW3")
    fight(game, "113 202", "202 130")
    revealed = told(game, "revealed")[0]
    assert (revealed["strength"], revealed["damage"], revealed["protection"]) == numbers


@pytest.mark.rule("T5-BCARD-113")
@pytest.mark.parametrize("value", ["11", "1134", "abc"])
def test_a_battle_card_has_three_digits(value: str) -> None:
    with pytest.raises(KemetError):
        new_game(players=2, seed=1, house_rules={"secondNewBattleCard": value}, modules=["cards"])
