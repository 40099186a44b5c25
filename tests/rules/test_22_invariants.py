"""Section 22: a broken state is reported, and random play never breaks one.

The second half does not trust `kemet.engine.invariants.base`: it looks at what everybody can see.
"""

from __future__ import annotations

import pytest
from words import play, position
from words.flaws import assert_reported, assert_step_reported, at, sound_state, tile
from words.walks import Walk, all_steps, all_views, walk

from kemet import new_game
from kemet.content.loader import load_content
from kemet.engine.board.troops import add_units, put_creature
from kemet.engine.invariants.base import step_violations, violations
from kemet.engine.options import Options
from kemet.engine.state.bits import count_bits
from kemet.engine.state.ruleset import Ruleset
from kemet.engine.state.state import State

# --- broken states are reported -----------------------------------------------------------------------------------

TEXT = """
    players 3
    day 2 round 3
    turn P1
    P1 prayer 7; troops A1 3 scarab, TW3 2; tiles royal_scarab, charge; hand prayer, veto; tokens pray1, move1
    P2 prayer 3; troops B1 5, TD5 1; tiles act_of_god_red; shown 410; discarded 320; tokens pray1, move1
    P3 troops C1 2, RW 1; points two_temples 1; tokens pray1, move1
"""


def sound() -> State:
    return sound_state(TEXT)


@pytest.mark.rule("B-INV-01")
@pytest.mark.parametrize("change", [1, -1])
def test_a_thirteenth_or_missing_unit_is_reported(change: int) -> None:
    state = sound()
    state.seats[0].reserve += change
    assert_reported(state, "B-INV-01")


@pytest.mark.rule("B-INV-02")
def test_a_missing_card_is_reported() -> None:
    state = sound()
    state.deck &= state.deck - 1
    assert_reported(state, "B-INV-02")


@pytest.mark.rule("B-INV-02")
def test_a_card_in_two_places_is_reported() -> None:
    state = sound()
    state.deck |= state.seats[0].hand
    assert_reported(state, "B-INV-02")


@pytest.mark.rule("B-INV-03")
def test_a_wrong_set_of_battle_cards_is_reported() -> None:
    state = sound()
    state.seats[0].battle_set |= 1 << 6
    assert_reported(state, "B-INV-03")


@pytest.mark.rule("B-INV-03")
def test_a_battle_card_of_another_set_in_hand_is_reported() -> None:
    state = sound()
    state.seats[0].battle_hand ^= 1 | 1 << 7
    assert_reported(state, "B-INV-03")


@pytest.mark.rule("B-INV-03")
def test_a_special_battle_card_without_its_tile_is_reported() -> None:
    state = sound()
    swapped = 1 | 1 << state.table.battle_ids.index("330")
    state.seats[0].battle_set ^= swapped
    state.seats[0].battle_hand ^= swapped
    state.seats[0].removed = 1
    assert_reported(state, "B-INV-03")


@pytest.mark.rule("B-INV-04")
@pytest.mark.parametrize("hand", [0b011111, 0])
def test_an_odd_number_of_used_battle_cards_or_all_of_them_is_reported(hand: int) -> None:
    state = sound()
    state.seats[0].battle_hand = hand
    assert_reported(state, "B-INV-04")


@pytest.mark.rule("B-INV-05")
@pytest.mark.parametrize("prayer", [-1, 12])
def test_prayer_points_outside_0_to_11_are_reported(prayer: int) -> None:
    state = sound()
    state.seats[1].prayer = prayer
    assert_reported(state, "B-INV-05")


@pytest.mark.rule("B-INV-06")
@pytest.mark.parametrize(
    "source",
    ["vp_battle", "vp_tile", "vp_creature", "vp_temples", "vp_sanctuary"],
)
def test_a_lost_permanent_point_is_reported(source: str) -> None:
    before = sound()
    setattr(before.seats[0], source, 1)
    after = before.copy()
    assert step_violations(before, after) == []
    setattr(after.seats[0], source, 0)
    assert_step_reported(before, after, "B-INV-06")


@pytest.mark.rule("B-INV-07")
def test_a_temple_point_without_units_there_is_reported() -> None:
    state = sound()
    add_units(state, at(state, "TD5"), 1, -1)
    state.seats[1].reserve += 1
    assert violations(state) == []
    state.delta_keeper = 0  # the house rule deltaVpAfterSacrifice is not played here
    assert_reported(state, "B-INV-07")


@pytest.mark.rule("B-INV-08")
def test_two_players_on_one_space_are_reported() -> None:
    state = sound()
    add_units(state, at(state, "RW"), 2, -1)
    add_units(state, at(state, "TW3"), 2, 1)
    assert_reported(state, "B-INV-08")


@pytest.mark.rule("B-INV-08")
def test_a_sixth_unit_on_a_space_is_reported() -> None:
    state = sound()
    add_units(state, at(state, "TD5"), 1, -1)
    add_units(state, at(state, "B1"), 1, 1)
    assert_reported(state, "B-INV-08")


@pytest.mark.rule("B-INV-09")
def test_a_tile_more_than_was_printed_is_reported() -> None:
    state = sound()
    state.seats[1].tiles |= tile(state, "royal_scarab")
    assert_reported(state, "B-INV-09")


@pytest.mark.rule("B-INV-09")
def test_a_wrong_supply_is_reported() -> None:
    state = sound()
    state.gone &= ~tile(state, "royal_scarab")
    assert_reported(state, "B-INV-09")


@pytest.mark.rule("B-INV-09")
def test_two_tiles_of_one_name_are_reported() -> None:
    state = sound()
    state.seats[1].tiles |= tile(state, "act_of_god_blue")
    state.gone |= tile(state, "act_of_god_blue")
    assert_reported(state, "B-INV-09")


@pytest.mark.rule("B-INV-10")
@pytest.mark.parametrize(
    ("space", "pyramid"),
    [("A1", 0 * 8 + 5), ("RW", 0 * 8 + 1), ("A1", 1 * 8 + 1)],  # too high, in the desert, a second red one
)
def test_a_wrong_pyramid_is_reported(space: str, pyramid: int) -> None:
    state = sound()
    state.pyramids[at(state, space)] = pyramid
    assert_reported(state, "B-INV-10")


@pytest.mark.rule("B-INV-11")
def test_a_creature_without_units_is_reported() -> None:
    state = sound()
    add_units(state, at(state, "A1"), 0, -3)
    state.seats[0].reserve += 3
    assert_reported(state, "B-INV-11")


@pytest.mark.rule("B-INV-11")
def test_a_creature_in_two_places_is_reported() -> None:
    state = sound()
    state.seats[0].creatures = 1
    assert_reported(state, "B-INV-11")


@pytest.mark.rule("B-INV-11")
def test_a_creature_without_its_tile_is_reported() -> None:
    state = sound()
    put_creature(state, at(state, "B1"), 1, 3)
    assert_reported(state, "B-INV-11")


@pytest.mark.rule("B-INV-12")
@pytest.mark.parametrize("change", [1, -1])
def test_a_lost_or_found_token_is_reported(change: int) -> None:
    state = sound()
    state.seats[0].tokens += change
    assert_reported(state, "B-INV-12")


@pytest.mark.rule("B-INV-12")
def test_a_row_left_empty_at_the_end_of_the_day_is_reported() -> None:
    state = sound()
    bottom_and_middle = [state.table.action_ids.index(name) for name in ("pray1", "raise", "pray2", "buyRed", "move2")]
    state.seats[0].placed = sum(1 << space for space in bottom_and_middle)
    state.seats[0].tokens = 0
    assert_reported(state, "B-INV-12")


@pytest.mark.rule("B-INV-13")
@pytest.mark.parametrize("pyramid", [0, 0 * 8 + 1, 2 * 8 + 2])  # gone, lower, another colour
def test_a_pyramid_that_sinks_is_reported(pyramid: int) -> None:
    before = sound()
    before.pyramids[at(before, "A1")] = 0 * 8 + 2
    after = before.copy()
    assert step_violations(before, after) == []
    after.pyramids[at(after, "A1")] = pyramid
    assert_step_reported(before, after, "B-INV-13")


@pytest.mark.rule("B-INV-14")
def test_a_unit_on_a_closed_space_is_reported() -> None:
    state = sound()
    closed = Ruleset(Options(3, 8, False, {}), load_content(()))
    closed.east[closed.space_ids.index("RW")] = True  # the boards for 2 and 3 have no east bank at all
    state.table = closed
    assert_reported(state, "B-INV-14")


@pytest.mark.rule("B-INV-15")
@pytest.mark.parametrize("source", ["vp_temples", "vp_sanctuary"])
def test_two_points_of_one_kind_on_one_day_are_reported(source: str) -> None:
    before = sound()
    after = before.copy()
    setattr(after.seats[0], source, 2)
    assert_step_reported(before, after, "B-INV-15")


@pytest.mark.rule("B-INV-16")
def test_a_battle_that_uses_four_cards_of_a_side_is_reported() -> None:
    before = sound()
    after = before.copy()
    after.seats[0].battle_hand = 0b000011
    assert_step_reported(before, after, "B-INV-16")


@pytest.mark.rule("B-INV-17")
def test_walking_into_the_delta_is_reported() -> None:
    game = position("players 3\nturn P1\nP1 prayer 0; troops RW 2; tiles god_speed\nP2\nP3")
    play(game, "P1 token move1", "P1 from RW", "P1 group 2")
    before = game.state.copy()
    after = before.copy()
    add_units(after, at(after, "RW"), 0, -2)
    add_units(after, at(after, "DD"), 0, 2)
    after.move_at = at(after, "DD")
    after.move_left -= 1  # a step was paid, not a teleport
    after.move_started = 1
    assert_step_reported(before, after, "B-INV-17")


@pytest.mark.rule("B-INV-17")
def test_teleporting_into_the_delta_is_no_violation() -> None:
    game = position("players 3\nturn P1\nP1 prayer 2; troops A1 2\nP2\nP3")
    play(game, "P1 token move1", "P1 from A1", "P1 group 2")
    before = game.state.copy()
    play(game, "P1 teleport TD5")
    assert step_violations(before, game.state) == []


# --- random play keeps them ---------------------------------------------------------------------------------------

DELTA = {"SAN", "DD", "TD5"}
EAST = {"D1", "D2", "D3", "E1", "E2", "E3", "FD", "FE", "ODE", "OCD", "TE2", "TE3", "RE"}
FOUNDED = ("TW2", "TW3", "TD5", "TE2", "TE3")
RICH = """
    players 3
    day 2 round 1
    turn P1
    P1 prayer 11; troops A1 4 scarab, TW3 3; tiles royal_scarab, giant_scorpion, teleport, vision, act_of_god_red
    P2 prayer 11; troops B1 5 snake, TD5 2, SAN 2; tiles deep_desert_snake, legion, reinforcements, divine_will, crusade
    P3 prayer 11; troops C1 3 phoenix, RW 4; tiles phoenix, initiative, hand_of_god, the_mummy, divine_wound, stargate
"""


@pytest.fixture(scope="module")
def walks() -> list[Walk]:
    games = [new_game(players=players, seed=players) for players in (2, 3, 4, 5)]
    games += [position(RICH) for _ in range(2)]
    return [walk(game, seed, 1200) for seed, game in enumerate(games)]


def test_the_walks_are_long_and_without_any_violation(walks: list[Walk]) -> None:
    assert [told.wrong for told in walks] == [[]] * len(walks)
    assert sum(len(told.views) for told in walks) > 4000
    kinds = {event.kind for told in walks for event in told.game.events()}
    assert kinds >= {"result", "teleport", "recalled", "retreated", "bought", "raised", "creature", "refill", "escaped"}


@pytest.mark.rule("B-INV-01")
def test_always_twelve_units(walks: list[Walk]) -> None:
    for view in all_views(walks):
        for seat in view["seats"]:
            on_board = sum(space["units"].get(seat["seat"], 0) for space in view["spaces"].values())
            assert on_board + seat["reserve"] == 12


@pytest.mark.rule("B-INV-02")
def test_always_thirty_five_cards(walks: list[Walk]) -> None:
    for view in all_views(walks):
        hands = sum(seat["hand_size"] for seat in view["seats"])
        assert view["deck_size"] + view["discard_size"] + hands == 35
    for told in walks:
        held: dict[str, int] = {}
        for seat in range(told.game.players):
            for card, copies in told.game.view(seat)["seats"][seat]["hand"].items():
                held[card] = held.get(card, 0) + copies
        printed = dict(zip(told.game.setup.table.card_ids, told.game.setup.table.card_copies, strict=True))
        assert all(copies <= printed[card] for card, copies in held.items())


@pytest.mark.rule("B-INV-03")
def test_always_six_battle_cards_each_and_none_lost(walks: list[Walk]) -> None:
    for told in walks:
        state = told.game.state
        together = 0
        for seat in range(told.game.players):
            own = state.seats[seat].battle_set
            removed = state.seats[seat].removed
            assert count_bits(own) == 6
            assert state.seats[seat].battle_hand & ~own == 0
            together += 6 + count_bits(removed)
        bought = sum(
            tile in ("offensive_strategy", "defensive_strategy")
            for seat in told.views[-1]["seats"]
            for tile in seat["tiles"]
        )
        assert together == 6 * told.game.players + bought


@pytest.mark.rule("B-INV-04")
def test_always_0_2_or_4_battle_cards_used(walks: list[Walk]) -> None:
    for view in all_views(walks):
        assert all(seat["battle_hand_size"] in (2, 4, 6) for seat in view["seats"])


@pytest.mark.rule("B-INV-05")
def test_prayer_points_always_from_0_to_11(walks: list[Walk]) -> None:
    for view in all_views(walks):
        assert all(0 <= seat["prayer"] <= 11 for seat in view["seats"])


@pytest.mark.rule("B-INV-06")
def test_points_are_always_the_sum_of_their_sources(walks: list[Walk]) -> None:
    permanent = ("battle", "tiles", "creatures", "two_temples", "sanctuary")
    for view in all_views(walks):
        if view["battle"] or view["move"]:
            continue  # no stable point
        for seat in view["seats"]:
            number, points = seat["seat"], seat["points"]
            temples = sum(number in view["spaces"].get(name, {}).get("units", {}) for name in FOUNDED)
            peaks = sum(
                space.get("pyramid", {}).get("level") == 4 and (list(space["units"]) or [space["owner"]]) == [number]
                for space in view["spaces"].values()
            )
            if view["asked"] not in ("place", "creature-return", "next-battle"):
                assert points["total"] == sum(points[source] for source in permanent) + temples + peaks
            assert points["tiles"] == sum(name.startswith("victory_point") for name in seat["tiles"])
            assert points["creatures"] == seat["tiles"].count("sphinx")
    for before, after, _ in all_steps(walks):
        for old, new in zip(before["seats"], after["seats"], strict=True):
            assert all(new["points"][source] >= old["points"][source] for source in permanent)


@pytest.mark.rule("B-INV-07")
def test_a_temple_always_belongs_to_the_player_with_units_there(walks: list[Walk]) -> None:
    for view in all_views(walks):
        for name in FOUNDED:
            space = view["spaces"].get(name)
            if space and not view["battle"] and not view["move"]:
                assert [space["controller"]] == (list(space["units"]) or [None])


@pytest.mark.rule("B-INV-08")
def test_always_one_player_on_a_space_within_his_limit(walks: list[Walk]) -> None:
    for view in all_views(walks):
        for name, space in view["spaces"].items():
            fought_for = view["battle"] and view["battle"]["space"] == name
            placed_against = "owner" in space and space["owner"] in space["units"]
            assert len(space["units"]) <= 1 or fought_for or placed_against
            for seat, units in space["units"].items():
                assert units <= (7 if "legion" in view["seats"][seat]["tiles"] else 5)


@pytest.mark.rule("B-INV-09")
def test_always_48_tiles_and_no_name_twice(walks: list[Walk]) -> None:
    for view in all_views(walks):
        assert sum(view["supply"].values()) + sum(len(seat["tiles"]) for seat in view["seats"]) == 48
        for seat in view["seats"]:
            for family in ("act_of_god", "victory_point"):
                assert sum(name.startswith(family) for name in seat["tiles"]) <= 1


@pytest.mark.rule("B-INV-10")
def test_pyramids_are_always_in_districts_one_of_a_colour_and_at_most_4_high(walks: list[Walk]) -> None:
    for view in all_views(walks):
        seen = []
        for name, space in view["spaces"].items():
            if "pyramid" in space:
                assert name[0] in "ABCDE"
                assert name[1:] in ("1", "2", "3")
                assert 1 <= space["pyramid"]["level"] <= 4
                seen.append((name[0], space["pyramid"]["colour"]))
        assert len(seen) == len(set(seen))


@pytest.mark.rule("B-INV-11")
def test_a_creature_is_always_in_reserve_or_with_own_units(walks: list[Walk]) -> None:
    for view in all_views(walks):
        found = []
        for space in view["spaces"].values():
            for seat, beast in space["creatures"].items():
                assert space["units"].get(seat)
                found.append(beast)
        found += [beast for seat in view["seats"] for beast in seat["creatures_in_reserve"]]
        assert len(found) == len(set(found))
        if view["asked"] == "turn":
            tiles = {name for seat in view["seats"] for name in seat["tiles"]}
            beasts = {"royal_scarab", "giant_scorpion", "phoenix", "ancestral_elephant", "deep_desert_snake"}
            assert len(found) == len(tiles & (beasts | {"sphinx", "the_mummy"}))


@pytest.mark.rule("B-INV-12")
def test_always_five_regular_tokens_and_full_rows_at_the_end_of_the_day(walks: list[Walk]) -> None:
    rows = ({"move1", "recruit"}, {"move2", "raise", "pray1"}, {"pray2", "buyWhite", "buyRed", "buyBlue"})
    ends = 0
    for view in all_views(walks):
        for seat in view["seats"]:
            silver = seat["silver"] == "placed"
            assert seat["tokens"] + len(seat["placed"]) - silver == 5
            if view["phase"] == "end-of-day":
                ends += 1
                assert all(row & set(seat["placed"]) for row in rows)
    assert ends


@pytest.mark.rule("B-INV-13")
def test_pyramids_start_with_three_levels_and_never_sink(walks: list[Walk]) -> None:
    for told in walks:
        for before, after, _ in told.steps:
            for name, space in before["spaces"].items():
                if "pyramid" in space:
                    now = after["spaces"][name]["pyramid"]
                    assert now["colour"] == space["pyramid"]["colour"]
                    assert now["level"] >= space["pyramid"]["level"]
        first = next(view for view in told.views if view["phase"] == "day")
        levels: dict[str, int] = {}
        for name, space in first["spaces"].items():
            levels[name[0]] = levels.get(name[0], 0) + space.get("pyramid", {}).get("level", 0)
        assert {levels[seat["city"]] for seat in first["seats"]} == {3}


@pytest.mark.rule("B-INV-14")
def test_with_2_or_3_players_there_is_no_east_bank(walks: list[Walk]) -> None:
    for view in all_views(walks):
        if view["players"] in (2, 3):
            assert not EAST & set(view["spaces"])


@pytest.mark.rule("B-INV-15")
def test_one_two_temple_and_one_sanctuary_point_a_day_at_most(walks: list[Walk]) -> None:
    for told in walks:
        day, earned = 0, list[tuple[int, str]]()
        for event in told.game.events():
            if event.kind == "day":
                day, earned = int(str(event.fields["day"])), []
            if event.kind == "point" and event.fields["source"] in ("two_temples", "sanctuary"):
                assert event.fields["points"] == 1
                earned.append((int(str(event.fields["seat"])), str(event.fields["source"])))
            assert len(earned) == len(set(earned)), f"Day {day}"


@pytest.mark.rule("B-INV-16")
def test_every_battle_uses_two_battle_cards_of_each_side(walks: list[Walk]) -> None:
    battles = 0
    for told in walks:
        for before, after, _ in told.steps:
            fought = before["battle"] and before["battle"]["revealed"] and not after["battle"]
            for old, new in zip(before["seats"], after["seats"], strict=True):
                sides = [before["battle"][side]["seat"] for side in ("attacker", "defender")] if fought else []
                change = new["battle_hand_size"] - old["battle_hand_size"]
                if old["seat"] in sides:
                    battles += 1
                    assert change == (4 if old["battle_hand_size"] == 2 else -2)
                elif not after["battle"] and not before["battle"] and len(new["tiles"]) == len(old["tiles"]):
                    assert change == 0
    assert battles > 20


@pytest.mark.rule("B-INV-17")
def test_nobody_walks_between_the_delta_and_the_banks(walks: list[Walk]) -> None:
    arrivals = 0
    for told in walks:
        delta = DELTA if told.game.players in (3, 5) else {"TD5"}
        hopped = False
        for event in told.game.events():
            if event.kind in ("step", "retreated", "escaped"):
                crosses = (event.fields["from"] in delta) != (event.fields["to"] in delta)
                assert not crosses or (hopped and event.kind == "step")
                arrivals += crosses
                hopped = False
            elif event.kind == "teleport" or (event.kind == "card" and event.fields["card"] == "teleportation"):
                hopped = True
    assert arrivals
