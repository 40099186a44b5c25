"""The judge that learned: what it reads, exact sums, and that it only speaks about what it knows."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from bots.learned_nets import any_net

import kemet
from kemet.bots import SearchBot, Seat, SpecError, bot_of, read_spec
from kemet.bots.judging import Judge, progress
from kemet.bots.learned.files import NetError, StoredNet, read_net
from kemet.bots.learned.layout import calendar_names, names, places_of, unit_of
from kemet.bots.learned.net import UNIT
from kemet.bots.learned.reading import Reader
from kemet.bots.weights import weights_for
from kemet.content.records import MODULES
from kemet.engine.state.state import State

SETTINGS = [(2, ()), (3, MODULES), (4, ("path", "cards")), (5, ("dawn", "victory", "black"))]


def positions(players: int, modules: tuple[str, ...], seed: int, every: int = 23) -> Iterator[State]:
    chance = random.Random(seed)
    game = kemet.new_game(players, seed, modules=modules)
    for number in range(every * 20):
        if game.over:
            return
        seat = chance.choice(game.waiting_for())
        game.play(seat, chance.choice(game.codes(seat)))
        if number % every == 0 and not game.over:
            yield game.state.copy()


def read(s: State, seat: int) -> dict[str, int]:
    """What the net reads about a seat, by name."""
    judge = Judge(weights_for(s.table, progress(s)))
    judge.scores(s)
    reader = Reader(places_of(s.table))
    reader.read(s, seat, judge.strikers[seat], judge.dangers)
    return {names()[reader.at[number]]: reader.values[number] for number in range(reader.count)}


def score_by_hand(net: StoredNet, s: State, seat: int) -> float:
    """The sums as the formula says them, worked out from nothing."""
    players = range(s.table.players)
    seen = [read(s, each) for each in players]
    at = {name: place for place, name in enumerate(names())}
    common = [f"day {min(s.day, 11)}", f"round {min(s.round, 5)}", f"phase {s.phase}", *["last day"] * s.last_day]
    common += [f"players {len(players)}", *[f"module {name}" for name in s.table.modules], "always"]
    judge = Judge(weights_for(s.table, progress(s)))
    total = net.trust / UNIT * judge.scores(s)[seat]
    total += sum(net.linear[at[name]] * value for name, value in seen[seat].items()) / UNIT
    for unit in range(net.units):
        active = float(sum(net.calendar[calendar_names().index(name) * net.units + unit] for name in common))
        for each in players:
            row = net.own if each == seat else net.others
            summed = sum(row[at[name] * net.units + unit] * value for name, value in seen[each].items())
            active += summed if each == seat else summed / (len(players) - 1)
        total += max(active, 0.0) * net.out[unit] / UNIT / UNIT
    return total


@pytest.mark.parametrize(("players", "modules"), SETTINGS)
def test_sums_that_follow_the_game_are_those_of_the_formula(players: int, modules: tuple[str, ...]) -> None:
    """Only what changed is added from position to position; nothing may be left behind."""
    stored = any_net()
    net = None
    for s in positions(players, modules, 7):
        net = net or stored.at(s.table)
        assert net is not None
        judge = Judge(weights_for(s.table, progress(s)))
        found = judge.scores(s)
        net.add_to(found, s, judge.strikers, judge.dangers)
        for seat in range(players):
            assert found[seat] == pytest.approx(score_by_hand(stored, s, seat), abs=1e-9)


def test_every_thing_of_a_seat_has_a_place_of_its_own() -> None:
    assert len(set(names())) == len(names())
    for s in positions(5, MODULES, 3):
        for seat in range(5):
            seen, mine = read(s, seat), s.seats[seat]
            assert seen[f"prayer {mine.prayer}"] == 1
            assert sum(name.startswith("tile ") for name in seen) == mine.tiles.bit_count()
            held = sum(value for name, value in seen.items() if name.startswith("card "))
            assert held == seen.get("number cards", 0) == mine.hand.bit_count()
            assert all(seen.values())


def test_a_net_with_no_weights_says_what_the_judge_says() -> None:
    size, common = len(names()), len(calendar_names())
    nothing = StoredNet(1, UNIT, [0] * size, [0] * size, [0] * size, [0] * common, [0])
    for s in positions(3, (), 4):
        weights = weights_for(s.table, progress(s))
        assert list(Judge(weights, nothing.at(s.table)).chances(s)) == list(Judge(weights).chances(s))


def test_a_file_gives_the_net_back() -> None:
    net = any_net()
    assert read_net(net.text(), "here") == net


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"format": "kemet-net 9"}, "format"),
        ({"features": "0" * 16}, "other features"),
        ({"units": 0}, "hidden units"),
        ({"units": 5}, "weights where"),
        ({"weights": "AAAA"}, "no net"),
        ({"made": None}, "no net"),
    ],
)
def test_other_files_are_refused(change: dict[str, object], problem: str) -> None:
    written = json.loads(any_net().text()) | change
    with pytest.raises(NetError, match=problem):
        read_net(json.dumps(written), "here")


def test_where_the_content_is_another_the_judge_answers() -> None:
    game = kemet.new_game(2, 1)
    assert any_net().at(game.state.table) is not None
    strange = StoredNet(**{**vars(any_net()), "content": frozenset({"0" * 16})})
    assert strange.at(game.state.table) is None
    with_seth = kemet.new_game(3, 1, seth=True)
    assert any_net().at(with_seth.state.table) is None
    twins = [SearchBot("same", "1", 20, 0.0, 2, net=net) for net in (strange, None)]
    seat = game.waiting_for()[0]
    assert twins[0].choose(Seat(game, seat)) == twins[1].choose(Seat(game, seat))


def test_a_spec_names_a_net_by_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(any_net().text())
    spec = read_spec(f"net:{path},samples=4,tries=20")
    spec.check()
    assert spec.text == f"net:{path},tries=20,samples=4"
    assert read_spec(spec.text) == spec
    assert spec.sources() == [path]
    game = kemet.new_game(3, 5, modules=MODULES)
    seat = game.waiting_for()[0]
    assert bot_of(spec.text, "1").choose(Seat(game, seat)) in game.codes(seat)


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("net:tries=20", "name of a net"),
        ("net:", "name of a net"),
        ("net:v1", "needs tries"),
        ("net:v1,depth=2", "no option"),
        ("net:nowhere.json,tries=20", "no such file"),
    ],
)
def test_what_is_no_net_spec_says_why(spec: str, problem: str) -> None:
    with pytest.raises(SpecError, match=problem):
        read_spec(spec).check()


def test_numbers_are_made_small_before_a_net_learns_from_them() -> None:
    assert {unit_of(name) for name in names()} == {0.25, 1.0}
