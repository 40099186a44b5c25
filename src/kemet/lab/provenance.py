"""What a result rests on: how this engine and these bots behave, as two short hashes.

They are made by playing, not by reading sources: a fixed set of games and searches is played here and now. So a rule
that changed shows, however small, and a renamed file does not; both builds give the same hashes. Tournaments, datasets,
findings, nets and benchmark results carry them, and games with other hashes are never mixed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import kemet
import kemet.bots
from kemet.bots import Seat, bot_of
from kemet.bots.spec import sources_of
from kemet.content.records import MODULES
from kemet.engine.playout import first_number, next_number, random_playout
from kemet.game.configuration import RULES_VERSION
from kemet.game.game import Game
from kemet.game.saves.freeze import fingerprint

#: Tables that together use every module and both sides of Seth, as `new_game` takes them.
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3, "victory_points": 10},
    {"players": 5},
    {"players": 2, "beginner": True},
    *({"players": 2, "modules": (module,)} for module in MODULES),
    {"players": 4, "modules": MODULES},
    {"players": 3, "seth": True},
    {"players": 6, "seth": True, "modules": ("black", "cards")},
)
GAMES = 2  # at each table
LONGEST = 1200  # choices; two sides may wait for each other for ever
#: Bots with little to think about, so that asking them takes a moment in plain Python too.
SEARCHES = ("easy", "search:tries=12,samples=2", "net:v3,tries=12,samples=2,policy=p1,beliefs=1,duels=1")
SEARCHES_WITH_SETH = ("easy", "search:tries=12,samples=2", "net:s1,tries=12,samples=2")
SEARCHED_TABLES = (0, 2, len(TABLES) - 3, len(TABLES) - 2)
DEPTHS = (25, 90, 170)  # choices before a bot is asked


def provenance(bots: Iterable[str], content: object) -> dict[str, object]:
    """What decides how a game goes beside its options."""
    return {
        "kemet": kemet.__version__,
        "rules": RULES_VERSION,
        "behaviour": behaviour(),
        "content": content,
        "bots": bots_digest(bots),
    }


@cache
def behaviour() -> str:
    """How the engine behaves: the last moments of random games at every kind of table."""
    return _digest(_endings())


def bots_digest(specs: Iterable[str]) -> str:
    """How bots behave, and the nets, policies and modules behind these. A net that they do not ask has no part in it:
    a release that brings a new one leaves older results as they are."""
    return _digest([_bots_behaviour(), *map(_file, sources_of(specs))])


@cache
def _bots_behaviour() -> str:
    return _digest([_file(Path(kemet.bots.__file__).with_name("weights.toml")), *_answers()])


def _file(path: Path) -> str:
    return f"{path.name}:{hashlib.sha256(path.read_bytes()).hexdigest()}"


def _endings() -> Iterator[str]:
    for number, options in enumerate(TABLES):
        for each in range(GAMES):
            state = kemet.new_game(seed=f"behaviour/{number}/{each}", **options).state
            made = random_playout(state, 100 * number + each, LONGEST)
            yield f"{number} {each} {made} {fingerprint(state)}"


def _answers() -> Iterator[str]:
    for number in SEARCHED_TABLES:
        options = TABLES[number]
        for depth in DEPTHS:
            game = kemet.new_game(seed=f"searches/{number}/{depth}", **options)
            _play_on(game, depth)
            if game.over:
                continue
            seat = game.waiting_for()[0]
            for spec in SEARCHES_WITH_SETH if options.get("seth") else SEARCHES:
                answer = bot_of(spec, f"{number}/{depth}").choose(Seat(game, seat))
                yield f"{number} {depth} {spec} {answer}"


def _play_on(game: Game, depth: int) -> None:
    """Random choices, and then until somebody has a real one."""
    low = int(first_number(depth))
    while not game.over:
        seat = game.waiting_for()[0]
        codes = game.codes(seat)
        if depth <= 0 and len(codes) > 2:
            return
        low = int(next_number(low))
        game.play(seat, codes[low % len(codes)])
        depth -= 1


def _digest(lines: Iterable[str]) -> str:
    total = hashlib.sha256()
    for line in lines:
        total.update(line.encode() + b"\n")
    return total.hexdigest()[:16]
