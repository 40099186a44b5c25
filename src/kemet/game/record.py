"""Saving, and reading saved games and records. Both hold set-up and choices; see docs/notation.md."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator
from typing import Any

from kemet.engine.options import number_in
from kemet.errors import KemetError, RecordError, SaveError, require_text
from kemet.game.configuration import setup_from
from kemet.game.game import RECORD_HEAD, Game
from kemet.game.saves.freeze import fingerprint, freeze
from kemet.game.saves.thaw import thaw

SAVE_FORMAT = "kemet-save"


# --- saving -------------------------------------------------------------------------------------------------------


def dump(game: Game) -> str:
    """The whole game as text, at any moment. It holds hidden things: keep it from the players."""
    data: dict[str, object] = {"format": SAVE_FORMAT, "version": 1, "setup": game.setup.as_data()}
    if game.origin is not None:
        data["origin"] = freeze(game.origin)
    data["choices"] = [[seat, code] for seat, code in game.choices]
    data["hash"] = fingerprint(game.state)
    return json.dumps(data, separators=(",", ":"))


def load(text: str) -> Game:
    """The game of such a text, ready to go on; a SaveError says what is wrong with the text."""
    require_text(text, "a saved game", SaveError)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SaveError(f"this is no saved game: {error}") from None
    if not isinstance(data, dict) or data.get("format") != SAVE_FORMAT:
        raise SaveError(f"this is no saved game: the field 'format' must be {SAVE_FORMAT!r}")
    if data.get("version") != 1:
        raise SaveError(f"saved games of version {data.get('version')!r} are not known here")
    setup = setup_from(data.get("setup"))
    origin = thaw(setup.table, data["origin"]) if "origin" in data else None
    game = Game(setup, origin)
    choices = data.get("choices")
    if not isinstance(choices, list):
        raise SaveError("the field 'choices' must be a list")
    for number, pair in enumerate(choices, start=1):
        if not isinstance(pair, list) or len(pair) != 2:
            raise SaveError(f"choice {number} must be a pair of seat and choice")
        try:
            game.play(pair[0], pair[1])
        except KemetError as error:
            raise SaveError(f"choice {number}: {error}") from None
    if fingerprint(game.state) != data.get("hash"):
        raise SaveError("the hash of the saved game does not fit its choices")
    return game


# --- records ------------------------------------------------------------------------------------------------------


def replay(text: str) -> Game:
    """Play a record again, checking every hash; a RecordError names the line that does not fit."""
    return deque(replay_steps(text), maxlen=1)[0]


def replay_steps(text: str) -> Iterator[Game]:
    """The same game object after the set-up and after each line of the record."""
    require_text(text, "a record", RecordError)
    lines = text.split("\n")
    if not lines or lines[0].strip() != RECORD_HEAD:
        raise RecordError(f"line 1: a record starts with {RECORD_HEAD!r}")
    game, at = _begin(lines)
    yield game
    number = 0
    for line_number, line in enumerate(lines[at:], start=at + 1):
        if not line.strip():
            continue
        if line.startswith("end "):
            if game.winner is None or line.split() != ["end", f"P{game.winner + 1}", "wins"]:
                raise RecordError(f"line {line_number}: the game does not end like this")
            continue
        number += 1
        _play_line(game, line, line_number, number)
        yield game


def _begin(lines: list[str]) -> tuple[Game, int]:
    """The game of the head lines, and how many lines they are."""
    if len(lines) < 2 or not lines[1].startswith("setup "):
        raise RecordError("line 2: 'setup {...}' is missing")
    has_origin = len(lines) > 2 and lines[2].startswith("origin ")
    try:
        setup = setup_from(_json(lines[1], 2))
        origin = thaw(setup.table, _json(lines[2], 3)) if has_origin else None
    except RecordError:
        raise
    except KemetError as error:
        raise RecordError(f"line {3 if has_origin else 2}: {error}") from None
    return Game(setup, origin), 3 if has_origin else 2


def _json(line: str, number: int) -> Any:
    try:
        return json.loads(line.split(" ", 1)[1])
    except (ValueError, RecursionError) as error:
        raise RecordError(f"line {number}: {error}") from None


def _play_line(game: Game, line: str, line_number: int, number: int) -> None:
    body, _, mark = line.partition("#")
    words = body.split()
    seat = number_in(words[1].removeprefix("P"), 1, 9) if len(words) > 2 and words[1].startswith("P") else -1
    if seat < 0 or words[0] != f"{number}.":
        raise RecordError(f"line {line_number}: expected '{number}. P1 choice #hash', not {line!r}")
    try:
        game.play(seat - 1, " ".join(words[2:]))
    except KemetError as error:
        raise RecordError(f"line {line_number}: {error}") from None
    if mark.strip() != fingerprint(game.state):
        raise RecordError(f"line {line_number}: the hash does not fit; the rules or the content differ")
