"""Parsers fed with damaged and random text: an error that explains itself, or a game that round-trips."""

import contextlib
import json
import random
import string
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from moments import Stuck, games, moment, play_on, seeds

import kemet
from kemet import Game, KemetError
from kemet.bots import read_spec
from kemet.content import ContentError, load_content
from kemet.content.loader import DATA
from kemet.engine.state.choices import CHOICES
from kemet.game.saves.thaw import thaw
from kemet.telling.notation import read

#: Pieces that a damaged text may contain: signs of the formats, numbers at their limits, foreign letters.
PIECES = [
    *string.printable,
    "null",
    "-1",
    "0",
    "99",
    "9" * 30,
    "1e999",
    "NaN",
    "true",
    "[]",
    "{}",
    '"x"',
    "\0",
]
PIECES += ["é", "١", "\u2028", "\ud800", "P9", "veto", "A1", "[[tile]]", 'id = "x"', "9" * 5000, "[" * 3000]


def damaged(text: str, seed: int) -> str:
    """The text with a few pieces cut out, doubled, swapped or replaced."""
    chance = random.Random(seed)
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        at, size = chance.randrange(len(text) + 1), chance.choice((0, 1, 1, 2, 8, 60))
        middle = chance.choice(("", chance.choice(PIECES), text[at : at + size] * 2))
        text = text[:at] + middle + text[at + size :]
    return text


def damaged_data(value: object, chance: random.Random) -> object:
    """JSON data with one number, text or field somewhere changed."""
    if isinstance(value, dict) and value:
        key = chance.choice(sorted(value))
        return {**value, key: damaged_data(value[key], chance)}
    if isinstance(value, list) and value and chance.random() < 0.9:
        at = chance.randrange(len(value))
        return [*value[:at], damaged_data(value[at], chance), *value[at + 1 :]]
    if isinstance(value, int) and chance.random() < 0.8:
        return value + chance.choice((-1, 1, 2, 8, 1 << 20, 1 << 70))
    return chance.choice((None, -1, 0, 7, 1 << 99, "x", "", [], {}, [0], True, 1.5))


def accepts(parser: Callable[[str], Game], writer: Callable[[Game], str], text: str) -> Game | None:
    """A parser refuses a text with an error of ours, or its game can be seen, written and read again."""
    try:
        game = parser(text)
    except KemetError:
        return None
    for seat in range(game.players):
        game.view(seat)
        assert bool(game.legal(seat)) == (seat in game.waiting_for())
    if not game.over:
        written = writer(game)
        assert writer(parser(written)) == written
    return game


@lru_cache
def samples() -> list[Game]:
    """New games, some from the middle, and some that have no past: without modules and with them."""
    found = [moment(f"property:{number}", length) for number, length in enumerate((0, 0, 150, 150, 400, 400))]
    for game in found[4:]:
        game.sample_hidden(0, 1)
        play_on(game, random.Random(1), 12)
    return found


@given(games, st.integers(0, 300), seeds)
def test_damaged_notation(name: str, length: int, seed: int) -> None:
    game = moment(name, length)
    seat = game.waiting_for()[0]
    for number, choice in enumerate(game.legal(seat)):
        text = damaged(choice.text, seed + number)
        with contextlib.suppress(KemetError):
            code = read(game.setup.table, text)
            assert 0 <= code < CHOICES
        with contextlib.suppress(KemetError):
            game.copy().play(seat, text)


@given(st.text(max_size=200))
def test_random_text_is_refused(text: str) -> None:
    for parser in (
        kemet.load,
        kemet.replay,
        kemet.position,
        lambda text: read(samples()[0].setup.table, text),
    ):
        with pytest.raises(KemetError):
            parser(text)


@settings(max_examples=150)
@given(st.integers(0, 5), seeds)
def test_damaged_records(number: int, seed: int) -> None:
    accepts(kemet.replay, Game.record, damaged(samples()[number].record(), seed))


@settings(max_examples=150)
@given(st.integers(0, 5), seeds)
def test_damaged_saves(number: int, seed: int) -> None:
    accepts(kemet.load, kemet.dump, damaged(kemet.dump(samples()[number]), seed))


@settings(max_examples=300)
@given(seeds)
def test_saves_with_changed_data(seed: int) -> None:
    """Still JSON, but a number or a field of the set-up or of the state is wrong, and the hash fits."""
    chance = random.Random(seed)
    game = chance.choice(samples())
    data = json.loads(kemet.dump(game))
    if "origin" not in data or chance.random() < 0.2:
        data["setup"] = damaged_data(data["setup"], chance)
        accepts(kemet.load, kemet.dump, json.dumps(data))
        return
    with contextlib.suppress(KemetError):
        forged = Game(game.setup, thaw(game.setup.table, damaged_data(data["origin"], chance)))
        accepts(kemet.load, kemet.dump, kemet.dump(forged))


@settings(max_examples=300)
@given(games, st.integers(0, 400), seeds)
def test_damaged_positions(name: str, length: int, seed: int) -> None:
    text = kemet.write_position(moment(name, length))
    accepts(kemet.position, kemet.write_position, damaged(text, seed))


@settings(max_examples=300)
@given(games, st.integers(0, 400), seeds)
def test_positions_with_another_moment(name: str, length: int, seed: int) -> None:
    """The line `moment` names the inside of the engine: whatever stands there is checked."""
    accepts(kemet.position, kemet.write_position, forged_moment(moment(name, length), seed))


@settings(max_examples=300)
@given(games, st.integers(0, 400), seeds)
def test_playing_on_from_a_forged_moment(name: str, length: int, seed: int) -> None:
    game = accepts(kemet.position, kemet.write_position, forged_moment(moment(name, length), seed))
    if game:
        with suppress(kemet.KemetError, Stuck):  # a forged state may turn out impossible later; nothing is lost then
            play_on(game, random.Random(seed), 20)


def forged_moment(game: Game, seed: int) -> str:
    lines = kemet.write_position(game).splitlines()
    for at, line in enumerate(lines):
        if line.startswith("moment "):
            data = damaged_data(json.loads(line.removeprefix("moment ")), random.Random(seed))
            lines[at] = "moment " + json.dumps(data)
    return "\n".join(lines)


MANY = "9" * 5000
HEAD = "players 2 target 8\nturn P1\n"


def save_with(**fields: object) -> str:
    data = json.loads(kemet.dump(samples()[0]))
    return json.dumps({**data, "setup": {**data["setup"], **fields}})


def record_with(line: str) -> str:
    return "\n".join([*samples()[0].record().splitlines()[:2], line])


HARD: dict[str, Callable[[], object]] = {
    "many digits in notation": lambda: read(samples()[0].setup.table, f"units {MANY}"),
    "many digits in a position": lambda: kemet.position(f"{HEAD}P1 city A; prayer {MANY}\nP2 city B"),
    "many digits in a record": lambda: kemet.replay(record_with(f"1. P{MANY} city A #0")),
    "many digits in a house rule": lambda: kemet.new_game(house_rules={"dayLimit": MANY}),
    "many digits in a save": lambda: kemet.load(kemet.dump(samples()[0]).replace('"players":', f'"players":{MANY}')),
    "half a letter as seed": lambda: kemet.new_game(seed="\ud800"),
    "half a letter as saved seed": lambda: kemet.load(save_with(seed="\ud800")),
    "half a letter in a position": lambda: kemet.position(f"seed \ud800\n{HEAD}P1 city A\nP2 city B"),
    "a long name of a pack": lambda: kemet.load(save_with(packs=["a" * 5000])),
    "a pack with a zero byte": lambda: kemet.load(save_with(packs=["a\0b"])),
    "numbers as house rules": lambda: kemet.new_game(house_rules={"dayLimit": 3}),  # type: ignore[dict-item]
    "numbers as keys": lambda: kemet.new_game(house_rules={1: "x", "vetoOnVeto": "no"}),  # type: ignore[dict-item]
    "a deep save": lambda: kemet.load("[" * 100_000),
    "a deep moment": lambda: kemet.position(f"players 2\nmoment {'[' * 100_000}\nP1 city A\nP2 city B"),
}


@pytest.mark.parametrize("name", HARD)
def test_hard_input_is_refused(name: str) -> None:
    with pytest.raises(KemetError):
        HARD[name]()


@pytest.mark.parametrize("seed", ["a#b", " a ", "a\nb", "x\u2028y", "", "é"])
def test_any_seed_survives(seed: str) -> None:
    game = kemet.new_game(players=2, seed=seed)
    game.play(game.waiting_for()[0], "city A")
    assert kemet.replay(game.record()).record() == game.record()
    assert kemet.load(kemet.dump(game)).fingerprint() == game.fingerprint()
    text = kemet.write_position(game)
    assert kemet.position(text).state.seed == seed
    assert kemet.write_position(kemet.position(text)) == text


def remove(table: str, *names: str) -> str:
    return "".join(f'[[{table}]]\nid = "{name}"\nremove = true\n' for name in names)


PACKS = {
    "deep": "a = " + "[" * 3000,
    "many digits": f'[[tile]]\nid = "charge"\nlevel = {MANY}',
    "no tiles": remove("tile", *(tile.id for tile in load_content().tiles)),
    "no cards": remove("card", *(card.id for card in load_content().cards)),
    "too few action spaces": remove("space", "buyWhite", "buyRed", "buyBlue", "pray1", "pray2"),
    "two words as an id": '[[space]]\nid = "my move"\nrow = "top"\naction = "move"\ncertainty = "sure"',
    "a text for remove": '[[tile]]\nid = "charge"\nremove = "no"',
}


@pytest.mark.parametrize("name", PACKS)
def test_a_hard_pack_is_refused_or_can_be_played(name: str, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(PACKS[name], encoding="utf-8")
    try:
        load_content([tmp_path])
    except ContentError:
        assert name != "no cards"
        return
    assert name != "a text for remove"
    game = kemet.new_game(seed=1, content=[tmp_path])
    play_on(game, random.Random(1), 500)
    assert kemet.replay(game.record()).fingerprint() == game.fingerprint()


@settings(max_examples=100)
@given(seeds)
def test_damaged_content_packs(seed: int) -> None:
    """A pack is refused with its place, or its games can be played."""
    chance = random.Random(seed)
    path = chance.choice(sorted(DATA.glob("*.toml")))
    text = damaged(path.read_text(encoding="utf-8"), seed)
    if chance.random() < 0.5:  # a single record that changes or removes another
        words = path.read_text(encoding="utf-8").split("\n\n")
        text = chance.choice(words) + chance.choice(("", "\nremove = true", "\ncopies = 0", "\nlevel = 1"))
        text = damaged(text, seed) if chance.random() < 0.5 else text
    with TemporaryDirectory() as folder:
        Path(folder, "pack.toml").write_text(text, encoding="utf-8", errors="replace")
        try:
            load_content([folder])
        except ContentError:
            with pytest.raises(KemetError):
                kemet.new_game(content=[folder])
            return
        game = kemet.new_game(chance.choice((2, 3, 4, 5)), seed, content=[folder])
        play_on(game, chance, 60)
        assert kemet.load(kemet.dump(game)).fingerprint() == game.fingerprint()


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"beginner": 1}, "beginner must be True or False, not 1"),
        ({"seth": "yes"}, "seth must be True or False, not 'yes'"),
        ({"modules": "path"}, r"modules are several names, such as \['path'\], not one"),
        ({"modules": None}, "modules are several names in a list, not None"),
        ({"modules": [1]}, "modules: 1 is no name"),
        ({"content": "small-board"}, r"content are several names, such as \['small-board'\]"),
        ({"content": Path("small-board")}, "content are several names"),
        ({"content": [3]}, "content: 3 is no name"),
        ({"house_rules": [("dayLimit", "3")]}, "house rules are a mapping"),
        ({"house_rules": {"dayLimit": 3}}, "house rules and seed are texts"),
        *(({"seed": seed}, "a seed is a whole number or a text") for seed in (1.5, True, b"x", [1])),
        ({"seed": "\ud800"}, "half a character"),
    ],
    ids=str,
)
def test_options_of_another_kind_are_refused(options: dict[str, Any], why: str) -> None:
    with pytest.raises(kemet.SetupError, match=why):
        kemet.new_game(**options)


def test_numbers_of_other_libraries_are_seeds() -> None:
    class Seven:
        def __index__(self) -> int:
            return 7

    assert kemet.new_game(seed=Seven()).fingerprint() == kemet.new_game(seed="7").fingerprint()


@pytest.mark.parametrize("given", [None, 3, b"", Path("game.json")], ids=str)
@pytest.mark.parametrize("read", [kemet.load, kemet.replay, kemet.position, read_spec])
def test_what_is_no_text_is_told_so(read: Callable[[Any], object], given: object) -> None:
    with pytest.raises(KemetError, match="is a text, not"):
        read(given)
