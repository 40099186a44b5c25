"""Seth, 2.1 to 2.5: set-up, nights, days, the eclipse, Seth's action board."""

from __future__ import annotations

import pytest
from words.seth import COLOURS, SEATS, answer_by_default, by_default, founded, legal, play, seth_game

from kemet.engine.seth.founding import free_tiles
from kemet.engine.state import choices as c
from kemet.engine.state import events
from kemet.engine.state.codes import ECLIPSE, NIGHT
from kemet.errors import SetupError
from kemet.game.configuration import Setup

# --- 2.1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-SETUP-01", "S-CLAR-01")
@pytest.mark.parametrize(("n", "cities", "temples"), [(2, 2, 2), (3, 3, 2), (4, 4, 3), (5, 5, 4)])
def test_the_board_of_so_many_members(n: int, cities: int, temples: int) -> None:
    table = founded(n).table
    assert len(table.city_ids) == cities + 1
    assert sum(1 for income in table.income if income) == temples
    assert table.players == n + 1
    with pytest.raises(SetupError):
        Setup(2, 8, False, {}, [], "seed", seth=True)
    with pytest.raises(SetupError):
        Setup(7, 8, False, {}, [], "seed", seth=True)


@pytest.mark.rule("S-SETUP-08", "S-INV-24")
def test_the_violet_pyramid_stands_in_all_three_districts() -> None:
    s = founded()
    assert [s.pyramids[space] for space in s.table.seth.home] == [COLOURS.index("violet") * 8 + 1] * 3


@pytest.mark.rule("S-SETUP-09")
def test_seth_places_twelve_of_fifteen() -> None:
    s = founded()
    assert s.question.slug == "starting-units"
    offered = [choice - c.COUNT for choice in legal(s, 0)]
    assert max(offered) == 6
    assert min(offered) == 0
    play(s, 0, c.COUNT + 6)
    play(s, 0, c.COUNT + 6)
    by_default(s, "free-tile")
    units = [s.troops[space] & 15 for space in s.table.seth.home]
    assert units == [6, 6, 0]
    assert s.seats[0].reserve == 3


@pytest.mark.rule("S-SETUP-09", "S-SETUP-23")
def test_by_default_four_in_each_district() -> None:
    s = founded()
    by_default(s, "free-tile")
    assert [s.troops[space] & 15 for space in s.table.seth.home] == [4, 4, 4]
    assert s.waiting == 1  # Seth first; no member has chosen anything
    assert all(seat.city < 0 for seat in list(s.seats)[1:])


@pytest.mark.rule("S-SETUP-10", "S-SETUP-13", "S-SETUP-22", "S-BUY-05")
def test_seths_free_tile() -> None:
    s = founded()
    by_default(s, "free-tile")
    offered = sorted(s.table.tile_ids[choice - c.BUY_TILE] for choice in legal(s, 0))
    assert offered == ["call_of_the_red_land", "energy_drain", "servile_corruption", "units_corruption"]
    assert s.seats[0].hand.bit_count() == 1
    before = s.seats[0].prayer
    answer_by_default(s)
    assert s.seats[0].prayer == before
    assert s.seats[0].tokens == 3
    violet = [tile for tile in range(len(s.table.tile_ids)) if s.table.tile_colour[tile] == COLOURS.index("violet")]
    assert len(violet) == 16
    assert sum(s.gone >> tile & 1 for tile in violet) == 1


@pytest.mark.rule("S-SETUP-11", "S-TS-03", "S-CLAR-02")
@pytest.mark.parametrize(("modules", "cards", "creatures"), [((), 6, 7), (("cards",), 8, 7), (("black",), 6, 10)])
def test_cards_of_seth(modules: tuple[str, ...], cards: int, creatures: int) -> None:
    s = founded(2, modules)
    assert s.seats[0].battle_hand.bit_count() == cards
    assert s.seats[1].battle_hand.bit_count() == cards
    assert s.seth.cards.bit_count() == creatures
    assert not s.seats[0].battle_hand & s.seats[1].battle_hand


@pytest.mark.rule("S-SETUP-12", "S-TOKEN-PORTAL", "S-SETUP-18", "S-SETUP-19", "S-SETUP-20")
def test_what_lies_ready() -> None:
    s = founded()
    assert not s.seth.ceremony_done  # the portal is closed
    portal = s.table.seth.portal[s.table.space_ids.index("RW")]
    assert s.table.space_ids[portal] == "SEG"
    assert s.seth.tiles == 0
    assert s.seth.active == 0
    assert len(s.table.seth.power_ids) == 6
    assert len(s.table.seth.prayer_back) == 4
    by_default(s, "turn-of-seth")
    assert s.seth.track == 0


@pytest.mark.rule("S-SETUP-14", "S-SETUP-23", "S-TEAM-FREE-TILE")
def test_members_found_their_cities_in_seat_order() -> None:
    s = founded(3)
    asked = []
    while s.question.slug != "turn-of-seth":
        if s.question.slug in ("city", "free-tile"):
            asked.append((s.question.slug, SEATS[s.waiting.bit_length() - 1]))
        answer_by_default(s)
    members = ["red", "blue", "yellow"]
    assert asked == [
        ("free-tile", "seth"),
        *[("city", name) for name in members[:-1]],  # the last one takes what is left
        *[("free-tile", name) for name in members],
    ]
    for seat in list(s.seats)[1:]:
        assert seat.tiles.bit_count() == 1


@pytest.mark.rule("S-SETUP-14")
def test_units_of_members() -> None:
    s = founded(2)
    by_default(s, "turn-of-seth")
    for seat in (1, 2):
        placed = [troop >> 4 * seat & 15 for troop in s.troops]
        assert sum(placed) == 10
        assert max(placed) <= 5
        assert s.seats[seat].reserve == 2
        levels = sorted(p & 7 for p in s.pyramids if p and p >> 3 != COLOURS.index("violet"))
    assert levels in ([1] * 6, [1, 1, 2, 2], [1, 1, 1, 1, 2])


@pytest.mark.rule("S-SETUP-21", "S-SETUP-22")
def test_free_tiles_of_members() -> None:
    s = founded(2)
    by_default(s, "free-tile")
    answer_by_default(s)
    by_default(s, "free-tile")
    tiles = [tile for tile in range(len(s.table.tile_ids)) if free_tiles(s, 1) >> tile & 1]
    own = {s.pyramids[space] >> 3 for space in range(6) if s.pyramids[space] and s.table.city[space] == s.seats[1].city}
    assert tiles
    for tile in tiles:
        assert s.table.tile_level[tile] == 1
        assert s.table.tile_colour[tile] in own
    first = legal(s, 1)[0]
    play(s, 1, first)
    assert first in legal(s, 2)  # there are more copies of it
    assert s.seats[1].prayer == 5


@pytest.mark.rule("S-SETUP-15", "S-INV-12")
def test_two_decks() -> None:
    table = founded().table
    seth = [card for card in range(len(table.card_ids)) if table.card_ids[card].startswith("seth_")]
    assert sum(table.card_mask[card].bit_count() for card in seth) == 15
    assert sum(mask.bit_count() for mask in table.card_mask) == 55
    s = founded(3)
    by_default(s, "turn-of-seth")
    names = [[table.card_ids[table.card_of_bit[bit]] for bit in range(60) if seat.hand >> bit & 1] for seat in s.seats]
    assert all(name.startswith("seth_") for name in names[0])
    assert all(name.startswith("ally_") for hand in names[1:] for name in hand)


@pytest.mark.rule("S-SETUP-16", "S-SETUP-17", "S-TS-04")
def test_tiles_that_are_replaced() -> None:
    names = founded(2, ("black",)).table.tile_ids
    assert not [name for name in names if name.startswith("victory_point")]
    assert "legion" not in names
    assert "sphinx" not in names
    assert {"osiris", "common_rampart", "common_prayer", "common_march", "new_legion", "new_sphinx"} <= set(names)
    assert "common_march" not in founded(2).table.tile_ids
    table = founded(2, ("black",)).table
    black = [
        i for i in range(len(names)) if table.tile_colour[i] == COLOURS.index("black") and names[i] != "common_march"
    ]
    assert sum(table.tile_copies[tile] for tile in black) >= 15


@pytest.mark.rule("S-SETUP-25")
@pytest.mark.parametrize("target", [8, 10])
def test_the_target_of_seth(target: int) -> None:
    game = seth_game(target=target).on("A1", red=1).on("RW", red=1).on("SEG", seth=6).scored(seth=7).seths_turn()
    game.seth("violet sethMove1", "from SEG", "group 6", "step RW").fight("301 410", "202 410")
    assert game.over() == ("seth" if target == 8 else "")


@pytest.mark.rule("S-TS-02", "S-BASE-02", "S-WIN-11")
@pytest.mark.parametrize("module", ["dawn", "path", "victory"])
def test_modules_that_are_refused(module: str) -> None:
    with pytest.raises(SetupError):
        Setup(3, 8, False, {}, [], "seed", [module], seth=True)
    with pytest.raises(SetupError):
        Setup(3, 8, True, {}, [], "seed", seth=True)
    with pytest.raises(SetupError):
        Setup(3, 8, False, {"vetoOnVeto": "yes"}, [], "seed", seth=True)


# --- 2.2, 2.4 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-NIGHT-01", "S-NIGHT-04", "S-NIGHT-06", "S-NIGHT-07", "S-CLAR-60", "S-CLAR-69")
def test_the_order_of_a_night() -> None:
    game = seth_game().on("A1", red=1).prayer(seth=0, red=0, blue=0).owns("seth", "divine_advantage", "chaos_priest")
    game.owns("blue", "vision").night()
    assert game.waiting() == ["seth"]
    assert not game.may("seth", "pass")
    assert (game.pp("seth"), game.pp("red")) == (4, 0)  # the alliance's night has not begun
    game.no_answer()
    assert game.waiting() == ["blue"]
    assert game.asked() == "vision"
    assert (game.pp("red"), game.pp("blue")) == (2, 2)
    game.no_answer()
    assert game.asked() == "turn-of-seth"
    assert len(game.cards("seth")) == 2
    assert len(game.cards("blue")) == 1


@pytest.mark.rule("S-TILE-ANNEXATION", "S-CLAR-61", "S-CLAR-69", "S-INFO-10")
def test_annexation() -> None:
    game = seth_game(3).on("A1", red=1).owns("seth", "annexation").holds("red", "ally_glory", "ally_veto")
    game.holds("yellow", "ally_prayer").eclipse()
    assert game.asked() == "night-power"
    assert game.may("seth", "rob red")
    assert game.may("seth", "rob yellow")
    assert not game.may("seth", "rob blue")  # an empty hand
    assert not game.may("seth", "pass")
    game.seth("rob red")
    assert len(game.cards("seth")) == 1
    assert len(game.cards("red")) == 1
    assert game.cards("yellow") == ["ally_prayer"]
    audience = [event[1] for event in game.s.log or [] if event[0] == events.EV_STOLE]
    assert audience == [0b11]


@pytest.mark.rule("S-TILE-ANNEXATION", "S-CLAR-61")
def test_annexation_of_a_member_takes_from_seth() -> None:
    game = seth_game(3).on("A1", red=1).owns("red", "annexation").holds("seth", "seth_veto").holds("blue", "ally_veto")
    game.eclipse().defaults()
    assert game.cards("red") == ["seth_veto"]
    assert game.cards("seth") == []
    empty = seth_game(3).on("A1", red=1).owns("seth", "annexation").eclipse().defaults()
    assert empty.cards("seth") == []


@pytest.mark.rule("S-NIGHT-08", "S-CLAR-48", "S-CLAR-40", "S-BATTLE-06")
def test_a_night_battle() -> None:
    game = seth_game().on("A1", seth=2).on("A2", red=2).on("B1", blue=2).owns("red", "reinforcements", "initiative")
    game.built(A1="red 1", A2="blue 1").holds("seth", "ally_escape").night().defaults("night-power")
    assert game.waiting() == ["red"]
    game.plays("red", "reinforce")
    game.plays("red", "place A1", "place A1", "place A1").defaults("battle-cards")
    assert game.asked() == "battle-cards"
    assert game.at("A1") == {"seth": 2, "red": 3}  # no Initiative, no Escape
    game.fight("410 320", "202 410")
    assert game.points("alliance") == 1
    assert game.s.phase == NIGHT


@pytest.mark.rule("S-NIGHT-09", "S-CLAR-67")
def test_an_empty_deck_is_rebuilt_from_its_own_discards() -> None:
    game = seth_game().on("A1", red=1)
    s = game.s
    seths = sum(mask for kind, mask in enumerate(s.table.card_mask) if s.table.card_ids[kind].startswith("seth_"))
    s.deck &= ~seths
    s.discard |= seths & -seths
    allies = s.table.all_cards & ~seths
    one = allies & -allies
    s.deck &= ~one
    s.discard |= one
    rest = seths & ~s.discard
    s.seats[0].hand |= rest
    game.seths_turn().seth("violet invoke1")
    assert s.seats[0].hand == seths
    assert s.discard == one
    game.seths_turn().seth("violet invoke2")
    assert s.seats[0].hand == seths


@pytest.mark.rule("S-ECLIPSE-07", "S-ECLIPSE-06")
def test_vision_at_an_eclipse() -> None:
    game = seth_game(3).on("A1", red=1).owns("red", "vision").eclipse()
    assert game.asked() == "vision"
    assert len(game.offers("red")) >= 1
    assert game.s.seen.bit_count() == 5
    game.no_answer()
    assert len(game.cards("red")) == 1
    assert game.s.deck.bit_count() == 54


@pytest.mark.rule("S-ECLIPSE-09", "S-ECLIPSE-01", "S-ECLIPSE-02")
def test_an_eclipse_returns_no_token() -> None:
    s = founded(3)
    by_default(s, "turn-of-seth")
    seen = []
    while s.day == 1 and s.phase != NIGHT:
        if s.phase == ECLIPSE:
            seen.append(s.seth.track)
        answer_by_default(s)
        if s.seth.track >= 5:
            break
    assert s.table.seth.track[4] & 7 == 2
    assert s.seats[1].tokens == 2
    assert s.seats[0].tokens + s.seth.colours.bit_count() == 4
    assert all(step & 7 != 2 for step in founded(2).table.seth.track)


@pytest.mark.rule("S-ECLIPSE-06")
def test_white_night_tiles_at_an_eclipse() -> None:
    game = seth_game(3).on("A1", red=1).owns("red", "divine_boon", "priest_of_amon").owns("blue", "common_prayer")
    game.prayer(red=0, blue=0, yellow=0, seth=0).eclipse().defaults()
    assert len(game.cards("red")) == 1
    assert (game.pp("blue"), game.pp("yellow"), game.pp("seth")) == (1, 1, 0)
    assert game.pp("red") > 1


@pytest.mark.rule("S-TILE-COMMON-PRAYER")
def test_common_prayer_at_night() -> None:
    game = seth_game().on("A1", red=1).owns("blue", "common_prayer").prayer(red=0, blue=0, seth=0).night().defaults()
    assert (game.pp("red"), game.pp("blue"), game.pp("seth")) == (3, 3, 2)


# --- 2.3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-DAY-06", "S-CLAR-30")
def test_an_action_may_be_left_unused() -> None:
    game = seth_game().on("A1", red=1).seths_turn(3)
    game.seth("colour red corruptTroop", "pass", "colour blue destroyTwo")
    assert game.asked() == "turn-of-seth"  # blue has no unit at all
    game.seth("violet sethMove1")
    assert game.asked() == "turn-of-seth"  # Seth neither


@pytest.mark.rule("S-DAY-11")
def test_cards_of_the_own_turn() -> None:
    game = seth_game().on("A1", red=1).holds("red", "ally_prayer").holds("blue", "ally_prayer").turn_of("red")
    assert game.may("red", "card ally_prayer")
    assert game.offers("blue") == []
    game.plays("red", "card ally_prayer").say_no()
    assert game.pp("red") == 7


@pytest.mark.rule("S-DAY-13", "S-SETUP-06")
def test_tokens_come_back_at_the_end_of_the_day() -> None:
    game = seth_game().on("A1", red=1).seths_turn()
    game.seth("colour red sethPray1")
    assert game.s.seth.colours == 0b100
    game.evening().defaults()
    assert game.s.seth.colours == 0b110
    assert game.s.seats[0].placed == 0
    assert game.s.seth.on_board == 0
    assert game.s.seth.track == 0


# --- 2.5 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-ACT-06")
def test_seth_has_no_rows_to_cover() -> None:
    game = seth_game().on("A1", red=1).seths_turn(3).seth("violet invoke1", "violet invoke2", "violet sethPray1")
    assert game.asked() == "turn-of-seth"


@pytest.mark.rule("S-ACT-08", "S-ACT-MOVE", "S-ACT-INVOKE", "S-ACT-PRAY")
def test_seths_board() -> None:
    table = founded().table.seth
    assert table.violet_spaces.bit_count() == 10
    assert table.yellow_spaces.bit_count() == 4
    assert len(set(table.action)) == 11
    game = seth_game().on("A1", red=1).seths_turn(2).seth("violet invoke1")
    assert len(game.cards("seth")) == 1
    assert game.cards("seth")[0].startswith("seth_")


@pytest.mark.rule("S-ACT-PRAY", "S-SETHBASE-03")
def test_priest_and_seths_prayer() -> None:
    game = seth_game().on("A1", red=1).prayer(seth=0).owns("seth", "priest").seths_turn().seth("violet sethPray1")
    assert game.pp("seth") == 4


@pytest.mark.rule("S-ACT-09", "S-ACT-12", "S-TILE-WRATH-STORM", "S-CLAR-64")
def test_seths_gold_token() -> None:
    game = seth_game().on("A1", red=1).on("SE1", seth=3).owns("seth", "wrath_of_the_storm").seths_turn()
    assert game.may("seth", "gold move")
    assert game.may("seth", "gold recruit")
    assert not game.may("seth", "gold pray")
    game.seth("gold move", "from SE1", "group 3", "step SEG", "end")
    assert game.at("SEG") == {"seth": 3}
    assert not game.may("seth", "gold recruit")
    assert not game.may("seth", "end")  # the normal token is still to come


@pytest.mark.rule("S-ACT-10", "S-TS-18", "S-ACT-12")
def test_seths_silver_token() -> None:
    game = seth_game().on("A1", red=1).owns("seth", "act_of_god_red", "wrath_of_the_storm").with_token("seth", "clear")
    game.seths_turn()
    assert game.may("seth", "silver sethPray1")
    assert not game.may("seth", "silver destroyTwo")
    game.seth("violet invoke1", "silver sethPray1", "clear sethPray2", "gold move")
    assert game.asked() == "turn-of-seth"
    assert game.pp("seth") == 11
    assert game.may("seth", "end")


@pytest.mark.rule("S-ACT-RECRUIT", "S-TILE-RED-LAND", "S-MOVE-01")
def test_seth_recruits() -> None:
    game = seth_game().on("A1", red=1).on("SE1", seth=5).prayer(seth=3).seths_turn().seth("violet sethRecruit")
    game.seth("place SE1")
    assert not game.may("seth", "place SE1")
    game.seth("place SE2", "place SE3")
    assert game.pp("seth") == 0
    assert game.reserve("seth") == 15 - 8
    free = seth_game().on("A1", red=1).prayer(seth=1).owns("seth", "call_of_the_red_land").seths_turn()
    free.seth("violet sethRecruit", "place SE1", "place SE1", "place SE1").defaults()
    assert free.pp("seth") == 0


@pytest.mark.rule("S-ACT-RECRUIT", "S-BATTLE-07")
def test_recruits_attack_a_held_district() -> None:
    game = seth_game().on("SE1", red=1).on("A1", red=1).prayer(seth=5).seths_turn().seth("violet sethRecruit")
    game.seth("place SE1", "place SE1", "place SE1", "done").say_no()
    game.fight("410 320", "202 410")
    assert game.points("seth") == 1


@pytest.mark.rule("S-ACT-RAISE", "S-ACT-RAISE-ONLY", "S-SETHBASE-02", "S-MOVE-10")
def test_seth_raises_his_pyramid() -> None:
    game = seth_game().on("SE1", red=1).on("A1", seth=1).built(A1="red 1").prayer(seth=9).seths_turn()
    game.seth("violet sethRaise")
    assert not game.may("seth", "raise A1 2")
    game.seth("raise SE1 4")
    assert game.pp("seth") == 0
    assert [game.s.pyramids[space] & 7 for space in game.s.table.seth.home] == [4, 4, 4]
    assert game.temporary() == 0
    slaves = seth_game().on("A1", red=1).prayer(seth=9).owns("seth", "slaves").seths_turn().seth("violet sethRaise")
    slaves.seth("raise SE1 4")
    assert slaves.pp("seth") > 0


@pytest.mark.rule("S-ACT-BUY", "S-BUY-08", "S-CORRUPT-PYRAMID-01", "S-BUY-09", "S-BUY-10", "S-CORRUPT-PYRAMID-05")
def test_seth_buys() -> None:
    game = seth_game().on("A2", red=1).on("A1", seth=1).built(A1="red 4", B1="red 4").violet(3).prayer(seth=11)
    game.owns("red", "kill_them_all").owns("seth", "charge").seths_turn(2)
    game.seth("violet buyPower")
    assert game.may("seth", "buy crocodile")
    assert not game.may("seth", "buy cobra")
    assert not game.may("seth", "buy kill_them_all")
    assert not game.may("seth", "buy osiris")
    assert not game.may("seth", "buy charge")
    game.seth("buy annexation", "colour blue corruptPyramid")
    assert game.pp("seth") == 9
    assert not game.may("seth", "buy osiris")
    assert not game.may("seth", "buy charge")
    assert not game.may("seth", "buy ambush")


@pytest.mark.rule("S-CORRUPT-PYRAMID-07")
def test_both_purchases_of_a_day() -> None:
    game = seth_game().on("A2", red=1).built(A1="red 4").violet(3).prayer(seth=11).seths_turn(2)
    game.seth("violet buyPower", "buy annexation", "colour red corruptPyramid", "buy charge")
    assert set(game.tiles("seth")) == {"charge", "annexation"}
    assert game.pp("seth") == 11 - 2 - 2
