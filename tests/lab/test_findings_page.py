"""docs/findings.md says what its games say, and its games are those of their seeds."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kemet.content.records import MODULES
from kemet.lab.study import comparing
from kemet.lab.study.noting import Noted, from_data
from kemet.lab.study.plan import Kind, Study, kept_games
from kemet.lab.wording import tile_name

PAGE = Path(__file__).parents[2] / "docs" / "findings.md"
GAMES = PAGE.with_suffix("") / "games.jsonl.gz"
REMAKE = "make docs/findings.md again, with the command that it names"


@cache
def header() -> dict[str, Any]:
    told: dict[str, Any] = json.loads(gzip.decompress(GAMES.read_bytes()).partition(b"\n")[0])
    return told


@cache
def published() -> tuple[Study, dict[Kind, dict[int, Noted]]]:
    _, *lines = gzip.decompress(GAMES.read_bytes()).splitlines()
    told = header()
    kinds = tuple(Kind(players, modules) for modules in ((), MODULES) for players in (2, 3, 4, 5))
    games: dict[Kind, dict[int, Noted]] = {kind: {} for kind in kinds}
    of_label = {kind.label: kind for kind in kinds}
    for line in lines:
        label, number, data = json.loads(line)
        games[of_label[label]][number] = from_data(data)
    study = Study(kinds, len(games[kinds[0]]), told["seed"], told["bot"], told["seconds"], told["house_rules"])
    return study, games


def test_the_games_rest_on_engine_and_bots_as_they_are(tmp_path: Path) -> None:
    """So the file, unpacked, makes the page without playing again, as the page says."""
    study, _ = published()
    plain = tmp_path / "games.jsonl"
    plain.write_bytes(gzip.decompress(GAMES.read_bytes()))
    with kept_games(plain, study) as kept:
        assert len(kept.of(study.kinds[0].label)) == study.games
    told = header()
    assert f"rules {told['rules']}, engine {told['behaviour']}, bots {told['bots']}" in PAGE.read_text(), REMAKE


@pytest.mark.parametrize("modules", [(), MODULES], ids=["no modules", "all modules"])
def test_a_published_game_follows_from_its_seed(modules: tuple[str, ...]) -> None:
    study, games = published()
    kind = Kind(2, modules)
    shortest = min(games[kind], key=lambda number: games[kind][number].choices)
    assert study.play(kind, shortest) == games[kind][shortest], REMAKE


def test_the_cell_of_the_first_player_is_that_of_the_games() -> None:
    _, games = published()
    some = list(games[Kind(2)].values())
    line = comparing.turn_order(some)[0]
    share = sum(game.winner == game.lot[0] for game in some) / len(some)
    assert line.by_players[2].value == share
    assert f"| place 1 of 2 | {len(some)} | {2 * share:.2f} (" in PAGE.read_text(), REMAKE


def test_the_cell_of_the_best_tile_is_that_of_the_games() -> None:
    _, games = published()
    some = [game for kind, numbered in games.items() if not kind.modules for game in numbered.values()]
    best = comparing.tile_worths(some)[0]
    bought = sum(each.tile == best.tile for game in some for seat in game.seats for each in seat.bought)
    assert best.share == bought / sum(len(game.seats) for game in some)
    starred = f"{tile_name(best.tile)}{' *' if best.is_sure else ''}"
    gain = f"{100 * best.gain.value:+.1f} ({100 * best.gain.low:+.1f} to {100 * best.gain.high:+.1f})"
    row = f"| {starred} | {100 * best.share:.1f} % | {best.day:.1f} | {best.price:.1f} | {gain} |"
    assert row in PAGE.read_text(), REMAKE
