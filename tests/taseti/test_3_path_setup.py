"""Section 3.1 and 3.9: the path is laid out, and what holds for all sixteen paths."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from words import hurry_until, play, position, seat_view

from kemet import Game, new_game

LAYOUTS = [" ".join(faces) for faces in product(("1A", "1B"), ("2A", "2B"), ("3A", "3B"), ("4A", "4B"))]
RULES = Path(__file__).parents[2] / "docs" / "rules" / "taseti.md"
SKILLS = (
    "slaughter haste skill_charge defensive_position skill_open_gates divinity skill_defensive_victory skill_legion "
    "direct_recruitment compensation premonition"
)
KINDS = {
    "L1": {"ibis": 3, "hare": 3, "khopesh": 3, "leather_shield": 3},
    "L2": {"dagger": 4, "bull": 2, "seal": 2, "mask": 2},
    "SK": dict.fromkeys(SKILLS.split(), 1),
}


def laid_out(seed: int = 1, players: int = 2) -> Game:
    """A new game in which the cities are taken and the path lies there."""
    game = new_game(players=players, seed=seed, modules=["path"])
    hurry_until(game, question="starting-pyramid")
    return game


def path(game: Game) -> dict[str, Any]:
    seen: dict[str, Any] = game.view(None)["path"]
    return seen


def layout(faces: str) -> dict[str, Any]:
    """The path with these faces."""
    seen = path(position(f"players 2\nmodules path\npath {faces}\nturn P1\nP1\nP2"))
    assert seen["faces"] == faces.split()
    return seen


def trips(seen: dict[str, Any]) -> dict[str, dict[str, list[str]]]:
    """From outside and from every stop: where a priest may travel, and the symbols on the way."""
    return {"reserve": seen["entrances"]} | {stop: place["leads_to"] for stop, place in seen["stops"].items()}


def slots(seen: dict[str, Any]) -> list[str]:
    return [slot["kind"] for place in seen["stops"].values() for slot in place["slots"]]


def lengths(seen: dict[str, Any]) -> set[int]:
    """How many activations the trips from outside to Ta-Seti take."""
    ways = trips(seen)

    def count(place: str) -> set[int]:
        return {0} if place == "TS" else {1 + rest for onward in ways[place] for rest in count(onward)}

    return count("reserve")


# --- set-up -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-SETUP-01")
def test_four_boards_from_left_to_right_each_with_a_random_face() -> None:
    laid = [path(laid_out(seed))["faces"] for seed in range(200)]
    assert {" ".join(faces) for faces in laid} == set(LAYOUTS)  # all 16, and no other order of the boards


@pytest.mark.rule("T3-SETUP-02")
@pytest.mark.parametrize("seed", range(20))
def test_every_slot_gets_a_token_of_its_kind_and_ta_seti_a_victory_point(seed: int) -> None:
    seen = path(laid_out(seed))
    for place in seen["stops"].values():
        for slot in place["slots"]:
            assert slot["token"] == "VP" if slot["kind"] == "VP" else slot["token"] in KINDS[slot["kind"]]
    assert seen["temporary_held"] == []  # nobody has one: they lie on their spaces
    words = [symbol for ways in trips(seen).values() for symbols in ways.values() for symbol in symbols]
    assert {"token strength", "token protection", "token damage"} <= set(words)


@pytest.mark.rule("T3-SETUP-03")
def test_the_rest_of_each_kind_is_the_reserve_and_four_points_wait_aside() -> None:
    seen = path(laid_out())
    lying = [slot["token"] for place in seen["stops"].values() for slot in place["slots"]]
    for tokens in KINDS.values():
        for token, copies in tokens.items():
            assert seen["reserves"][token] + lying.count(token) == copies
    assert (lying.count("VP"), seen["victory_points_aside"]) == (1, 4)


@pytest.mark.rule("T3-SETUP-03")
def test_the_tokens_are_drawn_at_random() -> None:
    drawn = set()
    for seed in range(60):
        stop = next(iter(path(laid_out(seed))["stops"].values()))  # the first village
        drawn.add(stop["slots"][0]["token"])
    assert drawn == set(KINDS["L1"])


@pytest.mark.rule("T3-SETUP-04")
@pytest.mark.parametrize("players", [2, 5])
def test_three_priests_wait_outside_besides_the_twelve_units(players: int) -> None:
    game = laid_out(players=players)
    for seat in range(players):
        seen = game.view(None)["seats"][seat]
        assert (seen["priests_on_path_reserve"], seen["priests_in_reserve"], seen["reserve"]) == (3, 0, 12)


@pytest.mark.rule("T3-SETUP-04")
def test_a_game_without_the_module_has_no_path() -> None:
    game = position("players 2\nturn P1\nP1 troops A1 2\nP2")
    assert game.view(None)["path"] is None
    play(game, "P1 token move1")
    assert game.question(0) == "start-of-move"
    assert "priests_on_path_reserve" not in seat_view(game, "P1")


# --- the sixteen paths (section 3.9) --------------------------------------------------------------------------------


@pytest.mark.parametrize("faces", LAYOUTS)
def test_every_location_can_be_reached_and_has_a_way_on(faces: str) -> None:
    seen = layout(faces)
    ways = trips(seen)
    reached = {stop for onward in ways.values() for stop in onward}
    assert reached == set(seen["stops"])
    assert [stop for stop, onward in ways.items() if not onward] == ["TS"]


@pytest.mark.parametrize("faces", LAYOUTS)
@pytest.mark.parametrize("token", ["strength", "protection", "damage"])
def test_each_temporary_token_has_exactly_one_space(faces: str, token: str) -> None:
    ways = trips(layout(faces))
    ends = {stop for onward in ways.values() for stop, symbols in onward.items() if f"token {token}" in symbols}
    assert len(ends) == 1


@pytest.mark.parametrize("faces", LAYOUTS)
def test_so_many_locations_and_slots(faces: str) -> None:
    seen = layout(faces)
    kinds = slots(seen)
    assert 10 <= len(seen["stops"]) <= 15
    assert 3 <= kinds.count("L1") <= 7
    assert 4 <= kinds.count("L2") <= 5
    assert 2 <= kinds.count("SK") <= 6
    assert kinds.count("VP") == 1


def test_the_bounds_are_met_by_some_path() -> None:
    all_paths = [layout(faces) for faces in LAYOUTS]
    for kind, few, many in (("L1", 3, 7), ("L2", 4, 5), ("SK", 2, 6)):
        counts = [slots(seen).count(kind) for seen in all_paths]
        assert (min(counts), max(counts)) == (few, many), kind
    sizes = [len(seen["stops"]) for seen in all_paths]
    assert (min(sizes), max(sizes)) == (10, 15)
    longest = [max(lengths(seen)) for seen in all_paths]
    assert (min(longest), max(longest)) == (4, 6)


@pytest.mark.parametrize("faces", LAYOUTS)
def test_three_activations_at_least_to_ta_seti_and_four_to_six_at_most(faces: str) -> None:
    found = lengths(layout(faces))
    assert min(found) == 3
    assert 4 <= max(found) <= 6


@pytest.mark.parametrize("faces", LAYOUTS)
def test_priests_only_move_right(faces: str) -> None:
    seen = layout(faces)
    boards = {stop: place["board"] for stop, place in seen["stops"].items()}
    for stop, place in seen["stops"].items():
        assert all(boards[onward] >= boards[stop] for onward in place["leads_to"])
        assert stop not in place["leads_to"]


def test_the_roads_are_those_of_the_specification() -> None:
    """Stops, slots, roads and symbols of all faces, joined at the seams, as section 3.9 prints them."""
    text = RULES.read_text(encoding="utf-8").partition("### 3.9")[2]
    faces = json.loads(text.partition("```json\n")[2].partition("```")[0])["faces"]
    words = {"pp": "prayer", "unit": "units", "di": "cards", "kill": "kill", "leg": "movement"}

    def spoken(symbol: str) -> str:
        return f"token {symbol[4:]}" if symbol.startswith("tok:") else f"{words[symbol[:-1]]} {symbol[-1]}"

    for chosen in LAYOUTS:
        seen = layout(chosen)
        boards = [faces[face] for face in chosen.split()]
        printed = {place["id"]: place["slots"] for board in boards for place in board["locations"]}
        assert {stop: [slot["kind"] for slot in place["slots"]] for stop, place in seen["stops"].items()} == printed
        roads = [road for board in boards for road in board["roads"]]
        onward: dict[str, dict[str, list[str]]] = {place: {} for place in ("reserve", *printed)}
        trails = [("reserve" if start[0] == "e" else start, end, marks) for start, end, marks in roads]
        trails = [trail for trail in trails if trail[0] in onward]
        while trails:
            start, end, marks = trails.pop()
            if end in printed:
                onward[start][end] = [spoken(mark) for mark in marks]
            else:
                trails += [(start, after, marks + more) for seam, after, more in roads if seam == end]
        assert trips(seen) == onward, chosen
