"""Section 23: every house rule, with its default and its alternative."""

from __future__ import annotations

from pathlib import Path

import pytest
from words import (
    cannot,
    choices,
    creature,
    creatures_waiting,
    fight,
    hand,
    on,
    play,
    points,
    position,
    prayer,
    reserve,
    seat_view,
)

from kemet import KemetError, new_game
from kemet.engine.options import HOUSE_RULES, MODULE_OF


def test_the_document_and_the_program_know_the_same_house_rules() -> None:
    text = (Path(__file__).parents[2] / "docs" / "rules" / "base.md").read_text(encoding="utf-8")
    table = text[text.index("## 23.") : text.index("## 24.")]
    keys = [line.split("`")[1] for line in table.splitlines() if line.startswith("| `")]
    assert keys == [key for key in HOUSE_RULES if key not in MODULE_OF]


@pytest.mark.parametrize("house", [{"vetoOnVeto": "perhaps"}, {"noSuchRule": "yes"}, {"dayLimit": "0"}])
def test_unknown_house_rules_and_values_are_refused(house: dict[str, str]) -> None:
    with pytest.raises(KemetError):
        new_game(players=2, seed=1, house_rules=house)


# --- creatures ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-RECRUIT-08")
@pytest.mark.parametrize(("value", "left"), [("one", 1), ("all", 0)])
def test_creature_returns_per_recruit(value: str, left: int) -> None:
    game = position(f"""
        players 2
        house creatureReturnsPerRecruit={value}
        turn P1
        P1 prayer 0; troops A1 2, A2 2; tiles royal_scarab, phoenix
        P2
    """)
    play(game, "P1 token recruit", "P1 done", "P1 creature scarab A1")
    assert len(creatures_waiting(game, "P1")) == left
    assert creature(game, "A2") == ({} if left else {"P1": "phoenix"})


@pytest.mark.rule("B-RETREAT-13")
@pytest.mark.parametrize(("value", "home"), [("reserve", False), ("home", True)])
def test_creature_after_recall(value: str, home: bool) -> None:
    game = position(f"""
        players 2
        house creatureAfterRecall={value}
        turn P1
        P1 troops RW 3 scarab, A1 2; tiles royal_scarab
        P2 troops TW3 1
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 3 with creature", "P1 step TW3")
    fight(game, "410 130", "202 130")
    play(game, "P2 recall", "P1 recall")
    assert creature(game, "A1") == ({"P1": "scarab"} if home else {})
    assert creatures_waiting(game, "P1") == ([] if home else ["scarab"])


@pytest.mark.rule("B-CREATURE-08")
@pytest.mark.parametrize(("value", "home"), [("reserve", False), ("home", True)])
def test_creature_left_behind(value: str, home: bool) -> None:
    game = position(f"""
        players 2
        house creatureLeftBehind={value}
        turn P1
        P1 troops RW 3 scarab, A1 2; tiles royal_scarab
        P2
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 3", "P1 step TW3", "P1 end")
    assert creature(game, "A1") == ({"P1": "scarab"} if home else {})
    assert creatures_waiting(game, "P1") == ([] if home else ["scarab"])


@pytest.mark.rule("B-CREATURE-MUMMY")
@pytest.mark.parametrize(("value", "troops", "cards"), [("yes", "A1 2", 2), ("no", "A1 2", 1), ("no", "A1 2 mummy", 2)])
def test_mummy_card_from_reserve(value: str, troops: str, cards: int) -> None:
    game = position(f"""
        players 2
        house mummyCardFromReserve={value}
        night
        P1 troops {troops}; tiles the_mummy
        P2
    """)
    assert sum(hand(game, "P1").values()) == cards


# --- battles and retreats -----------------------------------------------------------------------------------------


@pytest.mark.rule("B-RETREAT-09")
@pytest.mark.parametrize(("value", "into"), [("no", False), ("yes", True)])
def test_retreat_into_an_enemy_city(value: str, into: bool) -> None:
    game = position(f"""
        players 2
        house retreatIntoEnemyCity={value}
        turn P1
        P1 troops RW 5
        P2 troops FA 2
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 5", "P1 step FA")
    fight(game, "410 130", "202 130")
    play(game, "P2 retreat")
    assert ("retreat A1" in choices(game, "P1")) is into
    assert "retreat TW2" in choices(game, "P1")


@pytest.mark.rule("B-RETREAT-04")
@pytest.mark.parametrize(
    ("value", "there", "fits"),
    [("empty", "2", False), ("no-enemy", "2", True), ("no-enemy", "4", False)],
)
def test_retreat_space_with_own_units(value: str, there: str, fits: bool) -> None:
    """On TW3 the only way out is RW."""
    game = position(f"""
        players 2
        house retreatSpace={value}
        turn P1
        P1 prayer 2; troops A1 5
        P2 troops TW3 2, RW {there}
    """)
    play(game, "P1 token move1", "P1 from A1", "P1 group 5", "P1 teleport TW3")
    fight(game, "410 130", "202 130")
    if fits:
        play(game, "P2 retreat")
        assert on(game, "RW") == {"P2": 4}
    else:
        assert game.question(0) == "winner"  # the loser had to recall
        assert reserve(game, "P2") == 12 - int(there)


@pytest.mark.rule("B-RETREAT-04")
def test_retreat_space_never_holds_enemies_and_minds_the_creature_rule() -> None:
    game = position("""
        players 2
        house retreatSpace=no-enemy
        turn P1
        P1 prayer 2; troops A1 5
        P2 troops TW3 2 snake, RW 2 elephant; tiles deep_desert_snake, ancestral_elephant
    """)
    play(game, "P1 token move1", "P1 from A1", "P1 group 5", "P1 teleport TW3")
    fight(game, "410 130", "202 130")
    assert game.question(0) == "winner"


@pytest.mark.rule("B-BATTLE-07")
@pytest.mark.parametrize(("value", "shown"), [("no", ["410"]), ("yes", ["410", "130"])])
def test_battle_discard_face_up(value: str, shown: list[str]) -> None:
    game = position(f"""
        players 2
        house battleDiscardFaceUp={value}
        turn P1
        P1 troops RW 3
        P2 troops TW3 1
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 3", "P1 step TW3")
    fight(game, "410 130", "202 301")
    play(game, "P2 recall", "P1 stay")
    assert game.view(1)["seats"][0]["battle_cards_shown"] == shown


@pytest.mark.rule("B-MOVE-15")
@pytest.mark.parametrize(("value", "asked"), [("yes", "move"), ("no", "turn")])
def test_initiative_wipe_continues(value: str, asked: str) -> None:
    game = position(f"""
        players 2
        house initiativeWipeContinues={value}
        turn P1
        P1 troops FA 3; tiles initiative, god_speed
        P2 troops RW 2
    """)
    play(game, "P1 token move1", "P1 from FA", "P1 group 3", "P1 step RW")
    assert (on(game, "RW"), game.question(0)) == ({"P1": 3}, asked)


# --- temples and pyramids -----------------------------------------------------------------------------------------


@pytest.mark.rule("B-ENDDAY-05", "B-INV-07")
@pytest.mark.parametrize(("value", "kept"), [("lost", 0), ("kept", 1)])
def test_delta_point_after_the_sacrifice(value: str, kept: int) -> None:
    game = position(f"""
        players 2
        house deltaVpAfterSacrifice={value}
        end-of-day
        P1 troops TD5 1
        P2 prayer 0; troops B1 3
    """)
    play(game, "P1 yes")
    assert (on(game, "TD5"), points(game, "P1")) == ({}, kept)
    assert points(game, "P1", "two_temples") == 0
    chooser = game.waiting_for()[0] + 1
    play(game, f"P{chooser} next P2", "P2 token move1", "P2 from B1", "P2 group 3", "P2 teleport TD5", "P2 end")
    assert (points(game, "P1"), points(game, "P2")) == (0, 1)
    play(game, "P2 end", "P1 token pray1", "P1 end", "P2 token move2", "P2 from TD5")
    assert points(game, "P1") == 0


@pytest.mark.rule("B-RAISE-06")
@pytest.mark.parametrize(("value", "allowed"), [("no", False), ("yes", True)])
def test_owner_raises_a_held_pyramid(value: str, allowed: bool) -> None:
    game = position(f"""
        players 2
        house ownerRaisesHeldPyramid={value}
        turn P1
        P1 prayer 9
        P2 troops A1 2
    """)
    play(game, "P1 token raise")
    assert ("raise A1 2" in choices(game, "P1")) is allowed
    assert "raise A2 2" in choices(game, "P1")


# --- tokens, cards, units -----------------------------------------------------------------------------------------


@pytest.mark.rule("B-DAY-13")
@pytest.mark.parametrize("tile", ["act_of_god_red", "divine_will"])
@pytest.mark.parametrize(("value", "now"), [("yes", True), ("no", False)])
def test_same_turn_bonus_token(value: str, now: bool, tile: str) -> None:
    game = position(f"""
        players 2
        house sameTurnBonusToken={value}
        turn P1
        P1 prayer 4; pyramids A1 red 4, A2 blue 4
        P2
    """)
    token, kind = ("buyRed", "silver") if tile == "act_of_god_red" else ("buyBlue", "gold")
    play(game, f"P1 token {token}", f"P1 buy {tile}")
    assert bool(choices(game, "P1", kind)) is now
    play(game, "P1 end", "P2 token pray1", "P2 end")
    assert choices(game, "P1", kind)


@pytest.mark.rule("B-CARD-PRAYER")
@pytest.mark.parametrize(("value", "after"), [("no", 2), ("yes", 3)])
def test_prayer_card_with_priest(value: str, after: int) -> None:
    game = position(f"""
        players 2
        house prayerCardWithPriest={value}
        turn P1
        P1 prayer 0; tiles priest; hand prayer
        P2
    """)
    play(game, "P1 card prayer")
    assert prayer(game, "P1") == after


@pytest.mark.rule("B-DI-10")
def test_veto_on_veto() -> None:
    text = """
        players 3
        house vetoOnVeto={}
        turn P1
        P1 prayer 0; hand prayer
        P2 hand veto
        P3 hand veto
    """
    usual, short = position(text.format("yes")), position(text.format("no"))
    for game in (usual, short):
        play(game, "P1 card prayer", "P2 yes", "P3 pass")
    assert usual.question(2) == "veto"
    assert (short.question(0), prayer(short, "P1"), hand(short, "P3")) == ("turn", 0, {"veto": 1})


@pytest.mark.rule("B-MOVE-10")
def test_pass_over_limit() -> None:
    text = """
        players 2
        house passOverLimit={}
        turn P1
        P1 troops A1 3, FA 3; tiles god_speed
        P2
    """
    strict, loose = position(text.format("no")), position(text.format("yes"))
    for game in (strict, loose):
        play(game, "P1 token move1", "P1 from A1", "P1 group 3")
    cannot(strict, "P1 step FA", "B-MOVE-10")
    play(loose, "P1 step FA")
    cannot(loose, "P1 end")  # only in passing
    play(loose, "P1 step RW", "P1 end")
    assert (on(loose, "FA"), on(loose, "RW")) == ({"P1": 3}, {"P1": 3})


@pytest.mark.rule("B-MOVE-10")
def test_pass_over_limit_needs_a_way_on() -> None:
    game = position("""
        players 2
        house passOverLimit=yes
        turn P1
        P1 troops A1 3, FA 3
        P2
    """)
    play(game, "P1 token move1", "P1 from A1", "P1 group 3")
    cannot(game, "P1 step FA", "B-MOVE-10")


@pytest.mark.rule("B-MOVE-10", "B-MOVE-05")
def test_pass_over_limit_with_a_teleport_as_the_way_on() -> None:
    """Teleporting needs no capacity, so a district with a pyramid can be passed with the last step."""
    game = position("""
        players 2
        house passOverLimit=yes
        turn P1
        P1 prayer 2; troops FA 3, A1 3
        P2
    """)
    play(game, "P1 token move1", "P1 from FA", "P1 group 3", "P1 step A1", "P1 teleport TW2", "P1 end")
    assert (on(game, "A1"), on(game, "TW2")) == ({"P1": 3}, {"P1": 3})


@pytest.mark.rule("B-MOVE-10", "B-CREATURE-PHOENIX")
def test_pass_over_limit_with_the_phoenix_over_a_wall() -> None:
    """With all other ways full, the Phoenix still opens the district behind the front."""
    game = position("""
        players 2
        house passOverLimit=yes
        turn P1
        P1 troops RW 3 phoenix, FB 3, TW2 3, OAB 3; tiles phoenix
        P2
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 3 with creature", "P1 step FB", "P1 step B1", "P1 end")
    assert (on(game, "FB"), on(game, "B1")) == ({"P1": 3}, {"P1": 3})


@pytest.mark.rule("B-MOVE-10", "T1-CREATURE-KHNUM")
def test_pass_over_limit_beside_a_space_that_wants_a_fee() -> None:
    """Khnum's Sphinx on one neighbour does not close the other ways on (R-11)."""
    game = position("""
        players 2
        modules black
        house passOverLimit=yes
        turn P1
        P1 troops A1 3, FA 3; tiles god_speed
        P2 troops RW 2 khnum; tiles khnums_sphinx
    """)
    play(game, "P1 token move1", "P1 from A1", "P1 group 3", "P1 step FA")
    ways_on = [str(choice) for choice in game.legal(0) if choice.kind == "step"]
    assert len(ways_on) > 1
    play(game, f"P1 {next(way for way in ways_on if way != 'step RW')}", "P1 end")
    assert on(game, "FA") == {"P1": 3}


@pytest.mark.rule("B-MOVE-10", "B-TELE-02")
def test_pass_over_limit_counts_what_the_teleport_costs() -> None:
    """Two prayer pay for one teleport, so there is no second one away from the crowd (R-11)."""
    crowd = "B1 5, TW2 1, FA 1, FB 1, OAB 1, RW 1, A1 1, A2 1, A3 1"
    game = position(f"""
        players 2
        modules black
        house passOverLimit=yes
        turn P1
        P1 city A; prayer 2; tiles god_speed, mercenaries_male; troops {crowd}
        P2 city B; troops B2 2
    """)
    play(game, "P1 token move1", "P1 from B1", "P1 group 5")
    cannot(game, "P1 teleport TW2", "B-MOVE-10")


@pytest.mark.rule("B-MOVE-10", "B-TELE-04")
@pytest.mark.parametrize("held", ["", "OAB 2 scarab"], ids=["an empty obelisk", "one held with a creature"])
def test_pass_over_limit_with_the_teleport_tile_as_the_way_on(held: str) -> None:
    """An obelisk is a way on for who may use it, and an enemy's creature closes no obelisk (R-11)."""
    game = position(f"""
        players 2
        house passOverLimit=yes
        turn P1
        P1 city A; prayer 2; tiles teleport; troops FB 5, TW2 1
        P2 city B; tiles royal_scarab; troops {held or "B2 2"}
    """)
    play(game, "P1 token move1", "P1 from FB", "P1 group 5", "P1 step TW2", "P1 teleport OAB")
    assert on(game, "TW2") == {"P1": 1}


@pytest.mark.rule("B-TILE-SCRIBE")
@pytest.mark.parametrize(("value", "units"), [("no", 2), ("yes", 4)])
def test_scribe_with_enlistment(value: str, units: int) -> None:
    game = position(f"""
        players 2
        house scribeWithEnlistment={value}
        turn P1
        P1 tiles recruiting_scribe; hand enlistment
        P2
    """)
    play(game, "P1 card enlistment")
    while game.question(0) == "place" and choices(game, "P1", "place"):
        play(game, "P1 place A1")
    assert on(game, "A1") == {"P1": units}


@pytest.mark.rule("B-TILE-RA", "B-TELE-02")
@pytest.mark.parametrize(("value", "paid"), [("each", [1, 1]), ("once", [1, 2])])
def test_ra_per_teleport(value: str, paid: list[int]) -> None:
    game = position(f"""
        players 2
        house raPerTeleport={value}
        turn P1
        P1 prayer 8; troops A1 2; tiles priest_of_ra, teleport, act_of_god_red
        P2
    """)
    play(game, "P1 token move1", "P1 from A1", "P1 group 2", "P1 teleport OAB", "P1 teleport TW2", "P1 end")
    prices = [event.fields["price"] for event in game.events() if event.kind == "teleport"]
    assert prices == paid
    play(game, "P1 silver move2", "P1 from TW2", "P1 group 2", "P1 teleport TW3")
    assert prayer(game, "P1") == 8 - sum(paid) - 1  # a new Move action, a new saving


# --- the table ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-BOARD-08")
@pytest.mark.parametrize(("value", "outer"), [("sanctuary", "SAN"), ("temple", "TE2")])
def test_four_player_east(value: str, outer: str) -> None:
    game = position(f"""
        players 4
        house fourPlayerEast={value}
        turn P1
        P1 troops FC 2
        P2
        P3
        P4
    """)
    play(game, "P1 token move1", "P1 from FC", "P1 group 2", f"P1 step {outer}", "P1 end")
    assert points(game, "P1") == (1 if value == "temple" else 0)


def test_four_player_east_is_for_four_players_only() -> None:
    with pytest.raises(KemetError, match="B-CLAR-08"):
        new_game(players=5, seed=1, house_rules={"fourPlayerEast": "temple"})


@pytest.mark.rule("B-SETUP-05")
def test_city_choice() -> None:
    picked = new_game(players=3, seed=3)
    assert picked.question(picked.waiting_for()[0]) == "city"
    dealt = new_game(players=3, seed=3, house_rules={"cityChoice": "dealt"})
    assert dealt.question(dealt.waiting_for()[0]) == "starting-pyramid"
    cities = [seat["city"] for seat in dealt.view(None)["seats"]]
    assert sorted(cities) == ["A", "B", "C"]
    games = [new_game(players=3, seed=seed, house_rules={"cityChoice": "dealt"}) for seed in range(20)]
    assert len({tuple(seat["city"] for seat in game.view(None)["seats"]) for game in games}) > 3


@pytest.mark.rule("B-WIN-05")
@pytest.mark.parametrize(("value", "over"), [("off", False), ("2", True), ("3", False)])
def test_day_limit(value: str, over: bool) -> None:
    game = position(f"""
        players 2
        house dayLimit={value}
        day 2
        end-of-day
        P1
        P2 points battle 1
    """)
    assert game.over is over
    assert game.winner == (1 if over else None)


@pytest.mark.parametrize("key", [key for key in HOUSE_RULES if key not in ("dayLimit", "fourPlayerEast")])
def test_the_default_value_of_a_house_rule_changes_nothing(key: str) -> None:
    plain = new_game(players=3, seed=9)
    named = new_game(players=3, seed=9, house_rules={key: HOUSE_RULES[key][0]})
    assert plain.fingerprint() == named.fingerprint()
    assert named.view(None)["house_rules"] == {}
    assert seat_view(plain, "P1") == seat_view(named, "P1")
