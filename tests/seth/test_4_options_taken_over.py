"""Seth, 4.13: house rules of the other boxes in a game with Seth, each with side read for player (S-BASE-08)."""

from __future__ import annotations

import pytest
from words.seth import SethGame, by_default, founded, seth_game

from kemet.engine.options import HOUSE_RULES, RULES_WITH_SETH
from kemet.engine.state import events
from kemet.engine.state.choices import CREATURE_AT
from kemet.engine.state.codes import IN_HAND, MAX_SPACES
from kemet.errors import SetupError

pytestmark = pytest.mark.rule("S-BASE-08")


def recruiting(**house: str) -> SethGame:
    """Red has Elephant and Scarab on their tiles and two districts for them."""
    game = seth_game(**house).on("A1", red=1).on("A2", red=1)
    game.creature("", "red", "elephant").creature("", "red", "scarab")
    game.turn_of("red").plays("red", "token recruit", "done", "creature elephant A1")
    return game


def test_how_many_creatures_return() -> None:
    assert recruiting().on_tile("red") == ["scarab"]
    game = recruiting(creatureReturnsPerRecruit="all").defaults()
    assert (game.on_tile("red"), game.beast("A2")) == ([], "scarab")


def recalled(**house: str) -> SethGame:
    """A mixed troop loses and is recalled; red's Elephant stood with it."""
    game = seth_game(**house).on("SEG", seth=6).on("RW", red=2, blue=2).on("A1", red=1)
    game.creature("RW", "red", "elephant").seths_turn()
    game.seth("violet sethMove1", "from SEG", "group 6", "step RW").fight("410 320", "202 410").defaults("loser")
    game.plays(game.waiting()[0], "recall")
    return game.defaults()


def test_the_creature_of_a_recalled_mixed_troop() -> None:
    assert recalled().on_tile("red") == ["elephant"]
    assert recalled(creatureAfterRecall="home").beast("A1") == "elephant"


def test_the_creature_of_a_corrupted_troop_that_is_recalled() -> None:
    for house, tile, home in (({}, ["elephant"], ""), ({"creatureAfterRecall": "home"}, [], "elephant")):
        game = seth_game(**house).on("FA", red=2).on("RW", blue=5).on("A1", red=1).creature("FA", "red", "elephant")
        game.seths_turn().seth("colour red corruptTroop", "troop FA", "attack RW").fight("202 410", "410 320")
        game.plays("red", "recall").defaults()
        assert (game.on_tile("red"), game.beast("A1")) == (tile, home)


def left_behind(**house: str) -> SethGame:
    game = seth_game(**house).on("RW", red=1, blue=2).on("A1", red=1).creature("RW", "red", "elephant").turn_of("red")
    game.plays("red", "token move1", "from RW", "share blue 0", "alone", "step TW3", "end")
    return game.defaults()


def test_a_creature_that_its_controller_leaves() -> None:
    assert left_behind().on_tile("red") == ["elephant"]
    assert left_behind(creatureLeftBehind="home").beast("A1") == "elephant"


@pytest.mark.rule("S-CLAR-10", "S-MIXED-12")
def test_a_sacrifice_leaves_nobody_behind() -> None:
    """The house rule is about creatures that a group leaves; given up for a temple, units leave theirs to its tile."""
    game = seth_game(creatureLeftBehind="home").on("RW", red=1, blue=1).on("A1", red=1)
    game.creature("RW", "red", "elephant").alliance_turn().plays("red", "temple RW", "share red 1").defaults("temple")
    assert (game.on_tile("red"), game.beast("A1")) == (["elephant"], "")


def beaten_at(space: str, start: str, retreats: str, **house: str) -> bool:
    """Seth attacks red there and wins: may he send red's troop to this space?"""
    game = seth_game(**house).on(start, seth=6).on(space, red=3).on("B1", blue=1).on("A1", red=1).seths_turn()
    game.seth("violet sethMove1", f"from {start}", "group 6", f"step {space}").fight("410 320", "202 410")
    game.defaults("loser")
    if not game.may("red", "retreat"):
        return False
    game.plays("red", "retreat")
    return game.asked() == "retreat-space" and game.may("seth", f"retreat {retreats}")


def test_a_retreat_into_the_city_of_an_enemy() -> None:
    """Only Seth's city is one for a member, and only members' cities for Seth."""
    open_gates = {"retreatIntoEnemyCity": "yes"}
    assert beaten_at("SEG", "RW", "SE1", **open_gates)
    assert not beaten_at("SEG", "RW", "SE1")
    assert beaten_at("FA", "RW", "A2")
    assert beaten_at("FB", "RW", "B2")


def test_a_retreat_to_allies() -> None:
    """Units of one's own side are no obstacle within the limit, enemies always are."""
    game = {}
    for value in ("empty", "no-enemy"):
        each = seth_game(retreatSpace=value).on("SEG", seth=6).on("RW", red=3).on("TW3", blue=2).on("FA", blue=4)
        each.seths_turn().seth("violet sethMove1", "from SEG", "group 6", "step RW").fight("410 320", "301 410")
        game[value] = each.defaults("loser").plays("red", "retreat")
    assert not game["empty"].may("seth", "retreat TW3")
    assert game["no-enemy"].may("seth", "retreat TW3")
    assert not game["no-enemy"].may("seth", "retreat FA")  # seven with them


def test_no_retreat_of_a_creature_to_an_allys_creature() -> None:
    game = seth_game(retreatSpace="no-enemy").on("SEG", seth=6).on("RW", red=2).on("TW3", blue=1).on("FA", blue=1)
    game.creature("RW", "red", "elephant").creature("TW3", "blue", "scarab").seths_turn()
    game.seth("violet sethMove1", "from SEG", "group 6", "step RW").fight("410 320", "301 410").plays("red", "retreat")
    assert game.may("seth", "retreat FA")
    assert not game.may("seth", "retreat TW3")


def test_raising_a_pyramid_that_seth_holds() -> None:
    for value, may in (("no", False), ("yes", True)):
        game = seth_game(ownerRaisesHeldPyramid=value).built(A1="red 1").on("A1", seth=1).on("A2", red=1)
        game.prayer(red=9).turn_of("red").plays("red", "token raise")
        assert game.may("red", "raise A1 2") == may


def test_discarded_cards_lie_open() -> None:
    for value, seen in (("no", False), ("yes", True)):
        game = seth_game(battleDiscardFaceUp=value).on("SEG", seth=6).on("RW", red=3).on("A1", red=1).seths_turn()
        game.seth("violet sethMove1", "from SEG", "group 6", "step RW").fight("410 320", "202 301").defaults()
        shown = game.s.seats[1].shown
        assert (bool(shown >> game.battle_card("301") & 1), bool(shown >> game.battle_card("202") & 1)) == (seen, True)


def test_the_mummy_draws_from_her_tile() -> None:
    for value, cards in (("yes", 2), ("no", 1)):
        game = seth_game(mummyCardFromReserve=value).on("A1", red=1).creature("", "red", "mummy").night()
        by_default(game.s, "turn-of-seth")
        assert len(game.cards("red")) == cards


def test_priest_of_ra_for_seth_once_in_a_move() -> None:
    for value, left in (("each", 6 - 1 - 1), ("once", 6 - 1 - 2)):
        game = seth_game(raPerTeleport=value).on("SE1", seth=3).on("A1", red=1).built(B1="red 1").prayer(seth=6)
        game.owns("seth", "priest_of_ra", "teleport").seths_turn()
        game.seth("violet sethMove1", "from SE1", "group 3", "teleport OAB", "teleport TW3", "end")
        assert game.pp("seth") == left


def test_new_tokens_of_either_side_wait() -> None:
    for value, now in (("yes", True), ("no", False)):
        game = seth_game(sameTurnBonusToken=value).on("A1", red=1).violet(4).prayer(seth=9).seths_turn(2)
        game.seth("violet buyPower", "buy magic_versatility")
        assert (game.s.seth.clear == IN_HAND) == now


def test_a_troop_wiped_out_by_initiative_or_the_cobra() -> None:
    for value, goes_on in (("yes", True), ("no", False)):
        for creature, tile in (("cobra", ""), ("", "initiative")):
            game = seth_game(initiativeWipeContinues=value).on("SEG", seth=4).on("RW", red=1).on("A1", red=1)
            if creature:
                game.creature("SEG", "seth", creature)
            else:
                game.owns("seth", tile, "god_speed")
            game.seths_turn().seth("violet sethMove1", "from SEG")
            game.seth("group 4 with creature" if creature else "group 4", "step RW").say_no()
            assert (game.asked() == "move") == goes_on


def test_prayer_and_dark_offering_with_a_priest() -> None:
    for value, more in (("no", 0), ("yes", 1)):
        game = seth_game(prayerCardWithPriest=value).on("A1", red=1).owns("red", "priest").owns("seth", "priest")
        game.holds("red", "ally_prayer").holds("seth", "seth_dark_offering").prayer(red=1, seth=1)
        game.turn_of("red").plays("red", "card ally_prayer").say_no()
        game.seths_turn().seth("card seth_dark_offering").say_no()
        assert (game.pp("red"), game.pp("seth")) == (1 + 2 + more, 1 + 2 + more)


def test_enlistment_with_a_scribe_or_the_red_land() -> None:
    for value, units in (("no", 2), ("yes", 4)):
        for tile in ("recruiting_scribe", "call_of_the_red_land"):
            game = seth_game(scribeWithEnlistment=value).on("A1", red=1).owns("red", tile)
            game.holds("red", "ally_enlistment").turn_of("red").plays("red", "card ally_enlistment").say_no()
            placed = 0
            while game.asked() == "place" and game.may("red", "place A1"):
                game.plays("red", "place A1")
                placed += 1
            assert placed == units


def test_a_temple_on_the_east_bank_for_four() -> None:
    temples = {
        value: {id for id in founded(4, fourPlayerEast=value).table.space_ids if id.startswith("T") or id == "SAN"}
        for value in ("sanctuary", "temple")
    }
    assert temples == {"sanctuary": {"TW2", "TW3", "TE3", "SAN"}, "temple": {"TW2", "TW3", "TE2", "TE3", "SAN"}}


def test_cities_are_dealt() -> None:
    """Nobody is asked for a city then; Seth has his own in any case."""
    picked, dealt = founded(3), founded(3, cityChoice="dealt")
    by_default(picked, "city")
    assert picked.question.slug == "city"
    by_default(dealt, "turn-of-seth")
    assert sorted(dealt.seats[seat].city for seat in (1, 2, 3)) == [0, 1, 2]


def test_the_devourer_defends_the_alliance() -> None:
    for value, points in (("yes", 1), ("no", 0)):
        game = seth_game(2, ("black",), devourerDefence=value).on("SEG", seth=3).on("RW", red=4).on("A1", red=1)
        game.creature("RW", "red", "devourer").seths_turn()
        game.seth("violet sethMove1", "from SEG", "group 3", "step RW").fight("410 320", "320 410").defaults()
        assert game.points("alliance") == points


def test_khnums_fee_and_seths_snake() -> None:
    for value, paid in (("fee", 2), ("no-fee", 0)):
        game = seth_game(2, ("black",), khnumSnake=value).on("SEG", seth=3).on("RW", red=2).on("A1", red=1)
        game.creature("RW", "red", "khnum").creature("SEG", "seth", "snake").prayer(seth=5).seths_turn()
        game.seth("violet sethMove1", "from SEG", "group 3 with creature", "step RW")
        assert game.pp("seth") == 5 - paid


def test_divine_strength_at_temples_of_the_alliance() -> None:
    for value, income in (("each", 2 + 1), ("none", 2)):
        game = seth_game(2, ("black",), divineStrengthTemples=value).on("TW2", red=1).owns("red", "divine_strength")
        game.prayer(red=0).evening()
        assert game.told(events.EV_PRAYER)[0][:2] == (1, income)


def test_a_creature_joins_a_mixed_troop_with_enforced_recruitment() -> None:
    for value, joins in (("city", False), ("troop", True)):
        game = seth_game(2, ("black",), enforcedCreature=value).on("RW", red=1, blue=1).on("A1", red=1)
        game.owns("red", "enforced_recruitment").creature("", "red", "elephant").turn_of("red")
        game.plays("red", "token recruit", "done")
        elephant = game.s.table.creature_ids.index("elephant")
        assert (CREATURE_AT + elephant * MAX_SPACES + game.space("RW") in game.offers("red")) == joins


@pytest.mark.rule("S-MIXED-11")
def test_no_creature_joins_a_troop_that_has_an_allys_creature() -> None:
    game = seth_game(2, ("black",), enforcedCreature="troop").on("RW", red=1, blue=1).on("FA", red=1).on("A1", red=1)
    game.owns("red", "enforced_recruitment").creature("", "red", "elephant").creature("RW", "blue", "scarab")
    game.turn_of("red").plays("red", "token recruit", "done")
    elephant = CREATURE_AT + game.s.table.creature_ids.index("elephant") * MAX_SPACES
    assert elephant + game.space("FA") in game.offers("red")
    assert elephant + game.space("RW") not in game.offers("red")


@pytest.mark.rule("S-BASE-03")
def test_osiris_joins_any_members_troop_with_enforced_recruitment() -> None:
    game = seth_game(2, ("black",), enforcedCreature="troop").on("RW", red=1).on("A1", red=1).on("B1", blue=1)
    game.creature("", "blue", "osiris").owns("red", "enforced_recruitment")
    game.turn_of("red").plays("red", "token recruit", "done")
    assert game.osiris_at("RW") in game.offers("red")


def test_dedication_pays_an_invasion_once() -> None:
    for value, paid in (("entry", 4), ("action", 2)):
        game = seth_game(2, ("black",), dedicationPerEntry=value).on("RW", seth=6).on("SEG", seth=5).on("A1", red=1)
        game.owns("seth", "kill_them_all", "dedication_to_battle").on("FA", red=3).on("FB", blue=3).prayer(seth=0)
        game.seths_turn().seth("violet invasion", "from RW", "group 6", "step FA", "from SEG", "group 5", "step RW")
        game.seth("step FB").say_no()
        assert game.pp("seth") == paid


def test_sacrificial_charge_and_the_point() -> None:
    for value, points in (("before", 0), ("after", 1)):
        game = seth_game(2, ("cards",), sacrificeBeforeVp=value).on("SEG", seth=2).on("RW", red=1).on("A1", red=1)
        game.seths_turn().seth("violet sethMove1", "from SEG", "group 2", "step RW").fight("500 410", "301 410")
        assert game.points("seth") == points


def test_the_second_new_card_of_members_only() -> None:
    table = founded(2, ("cards",), secondNewBattleCard="222").table
    ours, his = table.battle_ids.index("113"), table.battle_ids.index("s113")
    assert [table.battle_strength[ours], table.battle_damage[ours], table.battle_protection[ours]] == [2, 2, 2]
    assert [table.battle_strength[his], table.battle_damage[his], table.battle_protection[his]] == [1, 1, 3]


@pytest.mark.rule("S-MOVE-10")
def test_the_violet_pyramid_in_members_hands() -> None:
    """All three districts are held: who stands there buys with it, Seth buys and corrupts nothing of any level."""
    for value, taken in (("no", False), ("yes", True)):
        game = seth_game(violetPyramidCapturable=value).violet(3).on("SE1", red=1).on("SE2", red=1).on("SE3", blue=1)
        game.built(A1="red 1", B1="red 1").on("A1", red=1).prayer(red=9, blue=9, seth=9)
        assert game.turn_of("red").plays("red", "token buyRed").may("red", "buy crocodile") == taken
        game.seths_turn(2).seth("violet buyPower")
        assert game.may("seth", "buy crocodile") != taken
        game.seths_turn(2).seth("colour red corruptCreature")
        assert (game.asked() == "creature-card") != taken


@pytest.mark.parametrize("key", sorted(set(HOUSE_RULES) - set(RULES_WITH_SETH)))
def test_everything_else_is_refused_with_its_name(key: str) -> None:
    value = HOUSE_RULES[key][-1] if len(HOUSE_RULES[key]) > 1 else "1"
    with pytest.raises(SetupError, match=f"{key} is not offered with Seth"):
        founded(2, ("black", "cards"), **{key: value})
