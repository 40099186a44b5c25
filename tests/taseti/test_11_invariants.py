"""Section 11: a broken state of Ta-Seti is reported, and random play never breaks one.

The second half does not trust `kemet.engine.invariants.base`: it looks at what everybody can see.
"""

from __future__ import annotations

from collections import Counter

import pytest
from words import play, points, position
from words.flaws import assert_reported, at, sound_state, tile
from words.walks import Walk, all_steps, walk

from kemet import new_game
from kemet.content.records import MODULES
from kemet.engine.board.troops import add_units, put_creature
from kemet.engine.invariants.base import violations
from kemet.engine.state.state import State

# --- broken states are reported -----------------------------------------------------------------------------------

TEXT = """
    players 3
    modules black dawn path victory cards
    path 1A 2A 3B 4B
    slots 1A1 hare, 2A1 mask, 3B2 haste, TS VP
    day 2 round 3
    turn P1
    P1 prayer 7; troops A1 4 +1 devourer, TW3 2; tiles devourer, dark_ritual; hand prayer, glory; objects khopesh x2;\
 skills slaughter; priests-at 3B4; tokens pray1, move1
    P2 prayer 3; troops B1 5, TD5 1; tiles mercenaries_male, act_of_god_black; shown 500; discarded 113; dawn 2;\
 tokens pray1, move1
    P3 troops C1 2, RW 1; points two_temples 1, daggers -1; priests-waiting 1; tokens pray1, move1
"""


def sound() -> State:
    return sound_state(TEXT)


def slot(state: State, stop: str) -> int:
    """The first slot of a stop."""
    roads = state.table.roads
    return roads.stop_slots[roads.stop_ids.index(stop)][0]


def token(state: State, name: str) -> int:
    return state.table.token_ids.index(name)


@pytest.mark.rule("T-INV-01")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("change", [1, -1])
def test_a_unit_too_many_or_missing_is_reported(seat: int, change: int) -> None:
    state = sound()
    state.seats[seat].reserve += change
    assert_reported(state, "B-INV-01")


@pytest.mark.rule("T-INV-01")
def test_mercenaries_and_priests_count_as_units() -> None:
    view = position(TEXT).view(None)
    on_board = [sum(space["units"].get(seat, 0) for space in view["spaces"].values()) for seat in range(3)]
    totals = [count + view["seats"][seat]["reserve"] for seat, count in enumerate(on_board)]
    assert totals == [12 + 1, 12 + 3, 12 + 1]


@pytest.mark.rule("T-INV-02")
@pytest.mark.parametrize("change", [1, -1])
def test_a_fourth_or_missing_priest_is_reported(change: int) -> None:
    state = sound()
    state.seats[0].priests += change
    assert_reported(state, "T-INV-02")


@pytest.mark.rule("T-INV-02")
def test_a_priest_in_two_places_is_reported() -> None:
    state = sound()
    state.priests[at(state, "TW3")] += 1
    state.seats[0].reserve += 1  # the sum of units is right
    assert_reported(state, "T-INV-02")


@pytest.mark.rule("T-INV-02")
def test_a_priest_that_is_no_unit_of_his_space_is_reported() -> None:
    state = sound()
    state.priests[at(state, "A1")] -= 1
    state.priests[at(state, "A2")] += 1
    assert_reported(state, "T-INV-02")


@pytest.mark.rule("T-INV-02")
def test_a_priest_on_the_back_of_a_board_is_reported() -> None:
    state = sound()
    stops = state.table.roads.stop_ids
    state.path.priests[stops.index("3B4")] -= 1
    state.path.priests[stops.index("3A4")] += 1
    assert_reported(state, "T-INV-02")


@pytest.mark.rule("T-INV-03")
@pytest.mark.parametrize("name", ["hare", "mask", "haste", "khopesh"])
def test_a_token_too_many_is_reported(name: str) -> None:
    state = sound()
    state.path.reserve[token(state, name)] += 1
    assert_reported(state, "T-INV-03")


@pytest.mark.rule("T-INV-03")
def test_thirty_three_tokens_of_three_kinds() -> None:
    table = sound().table
    kinds: Counter[int] = Counter()
    for number, copies in enumerate(table.token_copies):
        kinds[table.token_slot[number]] += copies
    assert sorted(kinds.values()) == [10, 11, 12]
    assert sum(table.token_copies) == 33


@pytest.mark.rule("T-INV-04")
@pytest.mark.parametrize("change", [1, -1])
def test_a_path_point_too_many_or_missing_is_reported(change: int) -> None:
    state = sound()
    state.seats[1].vp_path += change
    assert_reported(state, "T-INV-04")


@pytest.mark.rule("T-INV-05")
def test_a_temporary_token_outside_a_move_is_reported() -> None:
    state = sound()
    state.temporary = 1
    assert_reported(state, "T-INV-05")
    game = position(TEXT)
    play(game, "P1 token move2", "P1 trip reserve 1A1", "P1 pass")
    assert game.state.temporary
    assert violations(game.state) == []


@pytest.mark.rule("T-INV-06")
def test_a_missing_divine_card_is_reported() -> None:
    state = sound()
    assert state.table.all_cards.bit_count() == 47
    state.deck &= state.deck - 1
    assert_reported(state, "B-INV-02")


@pytest.mark.rule("T-INV-06")
@pytest.mark.parametrize("hand", [0, 0b11111, 0b1])
def test_an_odd_number_of_used_battle_cards_or_all_eight_is_reported(hand: int) -> None:
    state = sound()
    assert state.seats[0].battle_set.bit_count() == 8
    state.seats[0].battle_hand = hand
    assert_reported(state, "B-INV-04")


@pytest.mark.rule("T-INV-06")
def test_a_ninth_battle_card_is_reported() -> None:
    state = sound()
    state.seats[0].battle_set |= 1 << state.table.battle_ids.index("330")
    assert_reported(state, "B-INV-03")


@pytest.mark.rule("T-INV-07")
@pytest.mark.parametrize(("seat", "name"), [(0, "mercenaries_male"), (1, "mercenaries_female")])
def test_a_tile_with_two_owners_or_both_mercenaries_is_reported(seat: int, name: str) -> None:
    state = sound()
    assert sum(state.table.tile_copies) == 64
    state.seats[seat].tiles |= tile(state, name)
    state.seats[seat].reserve += 3
    state.gone |= tile(state, name)
    assert_reported(state, "B-INV-09")


@pytest.mark.rule("T-INV-07")
def test_the_same_name_in_two_colours_is_reported() -> None:
    state = sound()
    state.seats[1].tiles |= tile(state, "act_of_god_red")
    state.gone |= tile(state, "act_of_god_red")
    assert_reported(state, "B-INV-09")


@pytest.mark.rule("T-INV-08")
@pytest.mark.parametrize("field", ["silver", "gold"])
@pytest.mark.parametrize("value", [-1, 4])
def test_a_second_bonus_token_is_reported(field: str, value: int) -> None:
    state = sound()
    setattr(state.seats[0], field, value)
    assert_reported(state, "T-INV-08")


@pytest.mark.rule("T-INV-09")
def test_a_fourth_colour_has_no_place() -> None:
    """A city has three districts: a fourth pyramid stands outside, a second of one colour is reported too."""
    black = 3 * 8 + 1
    state = sound()
    state.pyramids[at(state, "FA")] = black
    assert_reported(state, "B-INV-10")
    state = sound()
    state.pyramids[at(state, "A1")] = state.pyramids[at(state, "A2")]
    assert_reported(state, "B-INV-10")


@pytest.mark.rule("T-INV-10")
def test_the_total_is_the_sum_of_its_parts() -> None:
    game = position("""
        players 2
        modules black path
        path 1A 2A 3A 4A aside 2
        turn P1
        P1 pyramids A1 white 4, A2 red 1; troops TW3 1; tiles victory_point_black, sphinx;\
 points battle 2, two_temples 3, sanctuary 1, path 2, daggers -1
        P2
    """)
    parts = {"battle": 2, "tiles": 1, "creatures": 1, "two_temples": 3, "sanctuary": 1, "path": 2, "daggers": -1}
    assert {source: points(game, "P1", source) for source in parts} == parts
    assert points(game, "P1", "temporary") == 2
    assert points(game, "P1") == sum(parts.values()) + 2


@pytest.mark.rule("T-INV-11")
def test_a_negative_number_of_dawn_tokens_is_reported() -> None:
    state = sound()
    state.seats[1].dawn_tokens = -1
    assert_reported(state, "T-INV-11")


@pytest.mark.rule("T-INV-12")
@pytest.mark.parametrize(("stop", "name"), [("1A1", "mask"), ("2A1", "hare"), ("3B2", "bull"), ("TS", "haste")])
def test_a_token_of_another_kind_on_a_slot_is_reported(stop: str, name: str) -> None:
    state = sound()
    state.path.reserve[token(state, name)] -= 1
    state.path.slots[slot(state, stop)] = token(state, name) + 1
    assert_reported(state, "T-INV-12")


@pytest.mark.rule("T-INV-14")
def test_a_creature_alone_or_twice_is_reported() -> None:
    state = sound()
    assert len(state.table.creature_ids) == 10
    add_units(state, at(state, "RW"), 2, -1)
    add_units(state, at(state, "A3"), 0, 1)
    state.seats[0].reserve -= 1
    state.seats[2].reserve += 1
    assert violations(state) == []
    devourer = state.table.creature_ids.index("devourer")
    put_creature(state, at(state, "A3"), 0, devourer)
    assert_reported(state, "B-INV-11")


@pytest.mark.rule("T-INV-14")
def test_a_creature_without_its_tile_is_reported() -> None:
    state = sound()
    put_creature(state, at(state, "B1"), 1, state.table.creature_ids.index("khnum"))
    assert_reported(state, "B-INV-11")


# --- random play, seen from outside ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def walks() -> list[Walk]:
    games = [new_game(players, seed, 10, modules=MODULES) for seed, players in enumerate((2, 3, 5), start=1)]
    return [walk(game, seed, 1500) for seed, game in enumerate(games, start=1)]


def test_the_walks_are_without_any_violation(walks: list[Walk]) -> None:
    assert [taken.wrong for taken in walks] == [[]] * len(walks)


@pytest.mark.rule("T-INV-01", "T-INV-02", "T-INV-03", "T-INV-04", "T-INV-10", "T-INV-14")
def test_nothing_is_lost_in_random_games(walks: list[Walk]) -> None:
    for taken in walks:
        for view in taken.views:
            if view["path"] is None:
                continue  # not laid yet
            held = sum(seat["points"]["path"] for seat in view["seats"])
            slots = [slot["token"] for stop in view["path"]["stops"].values() for slot in stop["slots"]]
            assert held + slots.count("VP") + view["path"]["victory_points_aside"] == 5
            tokens = sum(view["path"]["reserves"].values()) + len([1 for name in slots if name not in (None, "VP")])
            tokens += sum(sum(seat["objects"].values()) + len(seat["skills"]) for seat in view["seats"])
            assert tokens <= 33
            for number, seat in enumerate(view["seats"]):
                parts = {source: value for source, value in seat["points"].items() if source != "total"}
                assert seat["points"]["total"] == sum(parts.values())
                on_path = sum(stop["priests"].get(number, 0) for stop in view["path"]["stops"].values())
                assert on_path + seat["priests_on_path_reserve"] + seat["priests_in_reserve"] <= 3


@pytest.mark.rule("T-INV-08")
def test_each_bonus_token_once_a_day(walks: list[Walk]) -> None:
    used: Counter[tuple[int, int, int, str]] = Counter()
    for number, taken in enumerate(walks):
        for _, after, events in taken.steps:
            for kind, fields in events:
                if kind == "token" and fields["token"] in ("silver", "gold"):
                    used[number, after["day"], fields["seat"], fields["token"]] += 1
    assert used
    assert set(used.values()) == {1}


@pytest.mark.rule("T-INV-11")
def test_dawn_tokens_change_only_after_battles_and_in_the_dawn(walks: list[Walk]) -> None:
    changes = 0
    for before, after, events in all_steps(walks):
        kinds = Counter((kind, fields.get("seat")) for kind, fields in events)
        spent = {fields["seat"]: fields["tokens"] for kind, fields in events if kind == "spent"}
        for seat in range(before["players"]):
            change = after["seats"][seat]["dawn_tokens"] - before["seats"][seat]["dawn_tokens"]
            assert change == kinds["dawn_token", seat] - spent.get(seat, 0)
            assert kinds["dawn_token", seat] <= 1
            changes += change != 0
        if any(kind == "dawn_token" for kind, _ in events):
            assert before["battle"] is not None
    assert changes


@pytest.mark.rule("T-INV-12")
def test_slots_are_filled_only_at_the_end_of_the_night(walks: list[Walk]) -> None:
    filled = 0
    for before, after, events in all_steps(walks):
        if before["phase"] == "setup" or before["day"] == 0:
            continue
        refilled = sum(kind == "refilled" for kind, _ in events)
        slots = [
            (old["token"], new["token"])
            for stop, place in before["path"]["stops"].items()
            for old, new in zip(place["slots"], after["path"]["stops"][stop]["slots"], strict=True)
        ]
        assert sum(old is None and new is not None for old, new in slots) == refilled
        assert all(old == new or old is None or new is None for old, new in slots)
        if refilled:
            assert "night" in (before["phase"], after["phase"])
            filled += 1
    assert filled


@pytest.mark.rule("T-INV-13")
def test_priests_only_move_right_or_leave(walks: list[Walk]) -> None:
    trips = 0
    for before, after, events in all_steps(walks):
        if before["path"] is None:
            continue  # not laid yet
        stops = before["path"]["stops"]
        for kind, fields in events:
            if kind == "trip":
                trips += 1
                start = fields["from_stop"]
                goal = fields["stop"]
                if start is None:
                    assert goal in before["path"]["entrances"]
                else:
                    assert goal in stops[start]["leads_to"] or start == goal == "TS"
                    assert stops[goal]["board"] >= stops[start]["board"]
        if not any(kind == "trip" for kind, _ in events) and before["phase"] != "setup":
            for stop, place in stops.items():
                for seat, priests in place["priests"].items():
                    assert after["path"]["stops"][stop]["priests"].get(seat, 0) <= priests
    assert trips


@pytest.mark.rule("T-INV-15")
def test_two_activations_a_day_at_most(walks: list[Walk]) -> None:
    trips: Counter[tuple[int, int, int]] = Counter()
    for number, taken in enumerate(walks):
        for _, after, events in taken.steps:
            for kind, fields in events:
                if kind == "trip":
                    trips[number, after["day"], fields["seat"]] += 1
    assert max(trips.values()) == 2


@pytest.mark.rule("T-INV-15")
def test_silver_and_gold_bring_no_third_activation() -> None:
    game = position("""
        players 2
        modules black path
        day 1 round 2
        turn P1
        P1 troops A1 2; tiles act_of_god_black, forced_march; tokens move1
        P2 tokens pray1
    """)
    play(game, "P1 token move2")
    assert game.question(0) == "priest"
    play(game, "P1 pass", "P1 pass")
    assert "silver move1" not in [choice.text for choice in game.legal(0)]
    play(game, "P1 gold move")
    assert game.question(0) == "start-of-move"
