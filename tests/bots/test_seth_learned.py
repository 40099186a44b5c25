"""The judge that learned games with Seth: what it reads, exact sums, no peeking, and which games it speaks about."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from bots.learned_nets import any_net, any_seth_net
from bots.quick_bots import quick_bot

import kemet
from kemet.bots import SearchBot, Seat, bot_of, read_spec
from kemet.bots.judging import Judge, progress
from kemet.bots.learned.files import NetError
from kemet.bots.learned.seth.files import BothNets, StoredSethNet, best_nets, read_seth_net
from kemet.bots.learned.seth.layout import group_starts, known_content, seth_names, seth_places, seth_units
from kemet.bots.learned.seth.net import UNIT
from kemet.bots.learned.seth.reading import GROUPS, SHARES, SethReader
from kemet.bots.seth.judging import chance_of
from kemet.bots.weights import weights_for
from kemet.engine.state.state import State

SETTINGS: list[tuple[int, tuple[str, ...]]] = [(2, ()), (3, ("black",)), (4, ("cards",)), (5, ("black", "cards"))]


def games(members: int, modules: tuple[str, ...], seed: int, every: int = 41) -> Iterator[kemet.Game]:
    """A random game, stopped again and again."""
    chance = random.Random(seed)
    game = kemet.new_game(members + 1, seed, seth=True, modules=modules, house_rules={"dayLimit": "30"})
    for number in range(every * 14):
        if game.over:
            return
        seat = chance.choice(game.waiting_for())
        game.play(seat, chance.choice(game.codes(seat)))
        if number % every == 0 and not game.over:
            yield game


def judge_at(s: State, net: StoredSethNet | None = None) -> Judge:
    return Judge(weights_for(s.table, progress(s)), net.at(s.table) if net else None)


def read(s: State) -> dict[str, int]:
    """What the net reads, by name."""
    judge = judge_at(s)
    judge.scores(s)
    reader = SethReader(seth_places(s.table), len(seth_names()))
    reader.read(s, judge.seth)
    return {seth_names()[at]: reader.values[at] for at in reader.at[: reader.count]}


def score_by_hand(net: StoredSethNet, s: State) -> float:
    """The sums as the formula says them, worked out from nothing."""
    seen = [(seth_names().index(name), value) for name, value in read(s).items()]
    total = net.trust / UNIT * judge_at(s).scores(s)[1] + sum(net.linear[at] * value for at, value in seen) / UNIT
    for unit in range(net.units):
        active = sum(net.hidden[at * net.units + unit] * value for at, value in seen)
        total += max(active, 0) * net.out[unit] / UNIT / UNIT
    return total


@pytest.mark.parametrize(("members", "modules"), SETTINGS)
def test_sums_that_follow_the_game_are_those_of_the_formula(members: int, modules: tuple[str, ...]) -> None:
    """Only what changed is added from position to position; nothing may be left behind."""
    stored = any_seth_net()
    net = None
    for game in games(members, modules, 7):
        s = game.state
        net = net or stored.at(s.table)
        assert net is not None
        judge = judge_at(s)
        judge.scores(s)
        found = net.score(s, judge.seth)
        assert found == pytest.approx(score_by_hand(stored, s), abs=1e-9)


def test_a_chance_belongs_to_a_side_and_follows_from_the_score() -> None:
    net = any_seth_net()
    for game in games(4, (), 3):
        s = game.state
        found = judge_at(s, net).chances(s)
        assert list(found[1:5]) == [found[1]] * 4
        assert found[0] + found[1] == pytest.approx(1)
        assert found[1] == pytest.approx(chance_of(score_by_hand(net, s)))


def test_a_net_with_no_weights_says_what_the_judge_says() -> None:
    size = len(seth_names())
    nothing = StoredSethNet(1, UNIT, [0] * size, [0] * size, [0])
    for game in games(3, ("black", "cards"), 4):
        s = game.state
        assert list(judge_at(s, nothing).chances(s)) == list(judge_at(s).chances(s))


@pytest.mark.parametrize(("members", "modules"), SETTINGS)
def test_every_thing_has_a_place_of_its_own(members: int, modules: tuple[str, ...]) -> None:
    assert len(set(seth_names())) == len(seth_names()) == len(seth_units())
    share = SHARES // members
    for game in games(members, modules, 5):
        s, seen = game.state, read(game.state)
        ours = s.seats[1:]
        assert all(seen.values())
        assert seen["always 0"] == seen[f"members {members}"] == seen[f"prayer of Seth {s.seats[0].prayer}"] == 1
        assert sum(name.startswith("module ") for name in seen) == len(modules)
        assert _sum(seen, "prayer ", "prayer of Seth") == SHARES
        assert _sum(seen, "tile of Seth ") == s.seats[0].tiles.bit_count()
        assert _sum(seen, "tile ", "tile of Seth") == share * sum(seat.tiles.bit_count() for seat in ours)
        assert _sum(seen, "card ", "card of Seth") == share * sum(seat.hand.bit_count() for seat in ours)
        assert _sum(seen, "creature card ") == s.seth.cards.bit_count()
        units = [troop & 15 for troop in s.troops]
        assert _sum(seen, "Seth at ") == sum(units) == seen.get("number units of Seth", 0)


def _sum(seen: dict[str, int], start: str, but: str = "-") -> int:
    return sum(value for name, value in seen.items() if name.startswith(start) and not name.startswith(but))


def test_groups_follow_each_other() -> None:
    starts = [*group_starts(), len(seth_names())]
    for number, (group, width) in enumerate(GROUPS):
        there = seth_names()[starts[number] : starts[number + 1]]
        assert all(name.startswith(f"{group} ") for name in there)
        assert len(there) == width or width == 0 < len(there)


def test_a_file_gives_the_net_back() -> None:
    net = any_seth_net()
    assert read_seth_net(net.text(), "here") == net


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"format": "kemet-seth-net 9"}, "format"),
        ({"features": "0" * 16}, "other features"),
        ({"units": 0}, "hidden units"),
        ({"units": 5}, "weights where"),
        ({"weights": "AAAA"}, "no net"),
    ],
)
def test_other_files_are_refused(change: dict[str, object], problem: str) -> None:
    written = json.loads(any_seth_net().text()) | change
    with pytest.raises(NetError, match=problem):
        read_seth_net(json.dumps(written), "here")


def test_each_net_speaks_about_its_own_games() -> None:
    with_seth, without = (kemet.new_game(3, 1, seth=seth).state.table for seth in (True, False))
    ours, theirs = any_seth_net(), any_net()
    assert ours.at(with_seth) is not None
    assert ours.at(without) is None
    strange = StoredSethNet(**{**vars(ours), "content": frozenset({"0" * 16})})
    assert strange.at(with_seth) is None
    both = BothNets(theirs, ours)
    assert type(both.at(with_seth)) is type(ours.at(with_seth))
    assert type(both.at(without)) is type(theirs.at(without))
    assert BothNets(theirs, None).at(with_seth) is None
    assert len(known_content()) == 8  # two boards, each with four sets of modules


@pytest.mark.parametrize(("members", "modules"), [(2, ("black", "cards")), (4, ())])
def test_no_peeking_with_a_net(members: int, modules: tuple[str, ...]) -> None:
    """It reads hands by name, but only those of samples: whatever others hold in truth, the choice is the same."""
    net = BothNets(any_net(), any_seth_net())
    for number, game in enumerate(games(members, modules, 11, 60)):
        for seat in game.waiting_for():
            twin = game.copy()
            twin.sample_hidden(seat, f"other {number}")
            chosen = [SearchBot("net", "7", 12, 0.0, 3, 1, net).choose(Seat(each, seat)) for each in (game, twin)]
            assert chosen[0] == chosen[1]


def test_a_spec_names_a_net_by_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(any_seth_net().text())
    spec = read_spec(f"net:{path},samples=4,tries=20")
    spec.check()
    game = kemet.new_game(3, 5, seth=True)
    seat = game.waiting_for()[0]
    assert bot_of(spec.text, "1").choose(Seat(game, seat)) in game.codes(seat)


def test_hard_and_champion_have_a_net_for_either_game_and_medium_has_none() -> None:
    tables = [kemet.new_game(3, 1, seth=seth).state.table for seth in (True, False)]
    assert all(best_nets().at(table) is not None for table in tables)
    game = kemet.new_game(3, 5, seth=True)
    seat = game.waiting_for()[0]
    for name, learned in (("hard", True), ("champion", True), ("medium", False)):
        bot = quick_bot(name, "1", 4)
        assert isinstance(bot, SearchBot)
        bot.choose(Seat(game, seat))
        assert (bot._net is not None) == learned
    assert bot_of("net:s1,tries=4", "1").choose(Seat(game, seat)) in game.codes(seat)
