"""A policy says what a search tries first: what it reads of a choice, what its weights do, and where it has no say."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from bots.moments import look_away, moments

import kemet
from kemet.bots import SearchBot, Seat, SpecError, bot_of, read_spec
from kemet.bots.guessing import Guesser
from kemet.bots.judging import progress
from kemet.bots.learned.files import NetError, packed
from kemet.bots.learned.policy import MAX_FACTS, ONE, ChoiceReader
from kemet.bots.learned.policy_files import StoredPolicy, read_policy
from kemet.bots.learned.policy_layout import choice_map, policy_names
from kemet.bots.learned.seth.files import bring_nets
from kemet.bots.spec import nets_of
from kemet.bots.weights import weights_for
from kemet.content.records import MODULES
from kemet.engine.state.choices import Choices

SETTINGS = [(2, ()), (3, MODULES), (5, ("dawn", "black"))]
SPEC = "net:v2,tries=40,samples=3,policy=p1"


def weighing(**weights: int) -> StoredPolicy:
    """A policy that believes the rules of thumb, and besides only in these facts; `_` stands for a space."""
    row = [ONE if name.startswith("rule, ") else 0 for name in policy_names()]
    for name, weight in weights.items():
        row[policy_names().index(name.replace("_", " "))] = weight
    return StoredPolicy(row)


def offered(game: kemet.Game, seat: int) -> Choices:
    choices = Choices()
    for code in game.codes(seat):
        choices.add(code)
    return choices


def promises(game: kemet.Game, seat: int, policy: StoredPolicy) -> dict[str, float]:
    """What it promises of each choice, in notation."""
    s, choices = game.state, offered(game, seat)
    at_work = policy.at(s.table)
    assert at_work is not None
    values = Guesser(weights_for(s.table, progress(s)), 1, False).values(s, seat, choices)
    found = list(at_work.promises(s, seat, choices, values)[: choices.count])
    return dict(zip([str(choice) for choice in game.legal(seat)], found, strict=True))


def games(players: int, modules: tuple[str, ...]) -> Iterator[tuple[kemet.Game, int]]:
    for game in moments(players, modules, 30, 17):
        for seat in game.waiting_for():
            if len(game.codes(seat)) > 1:
                yield game, seat


def facts(game: kemet.Game, seat: int, text: str) -> set[str]:
    """What is read of a choice, by name."""
    codes = [code for code, choice in zip(game.codes(seat), game.legal(seat), strict=True) if str(choice) == text]
    reader = ChoiceReader(choice_map(game.setup.table))
    reader.read(game.state, seat, codes[0], game.codes(seat)[0])
    return {policy_names()[place] for place in reader.places[: reader.count]}


@pytest.mark.parametrize(("players", "modules"), SETTINGS)
def test_without_a_weight_of_its_own_it_says_what_the_rules_of_thumb_say(
    players: int, modules: tuple[str, ...]
) -> None:
    for game, seat in games(players, modules):
        found = promises(game, seat, weighing())
        assert sum(found.values()) == pytest.approx(1)
        s = game.state
        values = Guesser(weights_for(s.table, progress(s)), 1, False).values(s, seat, offered(game, seat))
        said = list(values[: len(found)])
        assert list(found.values()) == pytest.approx([value / sum(said) for value in said], rel=1e-6)


@pytest.mark.parametrize(("players", "modules"), SETTINGS)
def test_every_choice_has_facts_of_its_table(players: int, modules: tuple[str, ...]) -> None:
    for game, seat in games(players, modules):
        for choice in game.legal(seat):
            assert 1 <= len(facts(game, seat, str(choice))) <= MAX_FACTS


def first_turn() -> tuple[kemet.Game, int]:
    game = kemet.new_game(2, 1)
    while game.question(game.waiting_for()[0]) != "turn":
        seat = game.waiting_for()[0]
        game.play(seat, game.codes(seat)[0])
    return game, game.waiting_for()[0]


def test_a_token_is_known_by_its_action_and_by_the_moment() -> None:
    game, seat = first_turn()
    mine = game.state.seats[seat]
    assert facts(game, seat, "token pray1") >= {
        *("verb token", "token pray1", f"action pray1, prayer {mine.prayer}", "action pray1, round 1"),
    }


def test_a_weight_is_worth_its_factor() -> None:
    """A weight of 1 makes a choice e times as promising, beside all others."""
    game, seat = first_turn()
    before, after = (promises(game, seat, weighing(**row)) for row in ({}, {"token_pray1": ONE}))
    ratio = {name: after[name] / before[name] for name in before}
    assert ratio["token pray1"] / ratio["token pray2"] == pytest.approx(2.718281828, rel=1e-6)
    assert ratio["token pray2"] == pytest.approx(ratio["token recruit"])


def test_a_search_tries_first_what_looks_promising() -> None:
    game, seat = first_turn()

    def tried(weight: int) -> int:
        bot = SearchBot("one", "1", 40, 0.0, 2, policy=weighing(token_recruit=weight))
        bot.choose(Seat(game, seat))
        code = next(code for code in game.codes(seat) if Seat(game, seat).text(code) == "token recruit")
        return dict(bot.considered)[code]

    assert tried(-8 * ONE) < tried(8 * ONE)


@pytest.mark.parametrize(("players", "modules"), [(2, MODULES), (4, ())])
def test_no_peeking(players: int, modules: tuple[str, ...]) -> None:
    look_away(SPEC, players, modules)


def test_it_has_no_say_with_seth_or_other_content() -> None:
    policy = weighing()
    assert policy.at(kemet.new_game(3, 1, seth=True).setup.table) is None
    assert policy.at(kemet.new_game(2, 1, content=["small-board"]).setup.table) is None
    game = kemet.new_game(3, 1, seth=True)
    seat = game.waiting_for()[0]
    assert bot_of(SPEC, "1").choose(Seat(game, seat)) in game.codes(seat)


def test_a_file_gives_the_policy_back() -> None:
    chance = random.Random(3)
    policy = StoredPolicy([chance.randrange(-3000, 3000) for _ in policy_names()], {"games": 1})
    assert read_policy(policy.text(), "here") == policy


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"format": "kemet-net 1"}, "format"),
        ({"facts": "0" * 16}, "other facts"),
        ({"weights": "AAAA"}, "no policy"),
        ({"weights": packed([1, 2])}, "weights where"),
        ({"made": None}, "no policy"),
    ],
)
def test_other_files_are_refused(change: dict[str, object], problem: str) -> None:
    written = json.loads(weighing().text()) | change
    with pytest.raises(NetError, match=problem):
        read_policy(json.dumps(written), "here")


def test_a_spec_names_its_policy() -> None:
    assert read_spec("net:v2,policy=p1,tries=40").text == "net:v2,tries=40,policy=p1"
    assert read_spec("search:tries=40,policy=p1").text == "search:tries=40,policy=p1"
    with pytest.raises(SpecError, match="no such file"):
        read_spec("search:tries=40,policy=p99").check()


def test_a_policy_travels_to_other_machines(tmp_path: Path) -> None:
    """What does not come with the release is sent along, and there it has the same name."""
    path = tmp_path / "mine.json"
    path.write_text(weighing(token_pray1=ONE).text())
    spec = f"search:tries=4,policy={path}"
    sent = nets_of([spec, SPEC])
    assert list(sent) == [str(path)]
    path.unlink()
    bring_nets(sent)
    read_spec(spec).check()
