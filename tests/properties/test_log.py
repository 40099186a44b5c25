"""Whole games are told so that a reader can keep every account: each change is said once, with its cause.

With KEMET_LOG_GAMES=8 every golden game and eight random ones of each box are read in every language.
"""

import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from scripted import RandomPlayer
from words.log import ALLIANCE, COMMON, Figures, Reader

from kemet.content.languages import LANGUAGES
from kemet.content.records import MODULES
from kemet.content.seth.words import SETH_MODULES
from kemet.engine import flow
from kemet.engine.battle.choose import DISCARD_FOR_WOUND
from kemet.engine.board.holding import listen
from kemet.engine.board.points import permanent_points, temporary_points
from kemet.engine.seth.victory import alliance_points, temporary_points_of_alliance
from kemet.engine.state.bits import count_bits
from kemet.engine.state.ruleset import VIOLET
from kemet.engine.state.state import State
from kemet.game.game import Game, new_game
from kemet.game.record import replay
from kemet.telling.events import events_for
from kemet.telling.saying import Story

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.txt"))
LONG = int(os.environ.get("KEMET_LOG_GAMES", "0"))
#: Lines whose change needs a cause in brackets or in their own words.
CAUSES = re.compile(r"event-(prayer|lost_prayer|destroyed|drawn|drawn-several|drew|placed|placed-paid|stolen)")


def figures_of(s: State, reader: Reader) -> Figures:
    """What the pencil should say now."""
    told: Figures = Counter()
    seth = s.table.with_seth
    for seat, mine in enumerate(s.seats):
        told["prayer", seat] = mine.prayer
        told["cards", seat] = count_bits(mine.hand)
        told.update(_tiles(s, reader, seat, mine.tiles))
        if not seth:
            told["points", seat], told["held", seat] = permanent_points(s, seat), temporary_points(s, seat)
    if seth:
        told.update(_tiles(s, reader, COMMON, s.seth.tiles))
        told["points", 0] = s.seats[0].vp_battle
        told["points", ALLIANCE], told["held", ALLIANCE] = alliance_points(s), temporary_points_of_alliance(s)
    for space in s.table.districts:
        if seth and s.pyramids[space] >> 3 == VIOLET and s.table.space_ids[space] != "SE1":
            continue  # one pyramid stands for his whole city
        told["level", s.table.space_ids[space]] = s.pyramids[space] & 7
    for space, troop in enumerate(s.troops):
        for seat in range(s.table.players):
            told["units", seat, s.table.space_ids[space]] += troop >> 4 * seat & 15
    for battle in s.battles:
        if battle.attacker.apart:
            for seat in range(s.table.players):
                told["units", seat, s.table.space_ids[battle.space]] += battle.attacker.troop >> 4 * seat & 15
    return told


def _tiles(s: State, reader: Reader, owner: int, tiles: int) -> Figures:
    held = [id for number, id in enumerate(s.table.tile_ids) if tiles >> number & 1]
    return Counter(("tile", owner, reader.texts.name(f"tile-{id}")) for id in held)


def unexplained(game: Game, language: str, viewer: int) -> Iterator[str]:
    """Every change of the game that its log does not tell, or tells otherwise."""
    table = game.setup.table
    reader = Reader(language, table.space_ids, table.with_seth)
    state = game._first()
    listen(state)
    kept = figures_of(state, reader)
    reader.levels.update({str(what[1]): level for what, level in kept.items() if what[0] == "level"})
    story, lines, seen = Story(), list[tuple[str, Figures]](), 0
    for number, (seat, code) in enumerate([(-1, -1), *game.choices]):
        if seat < 0:
            flow.advance(state)
        else:
            flow.play(state, seat, code)
        assert state.log is not None
        fresh = []
        for event in events_for(table, state.log[seen:], viewer):
            entry = story.tell(event)
            for _ in range(entry.takes_back):
                _, change = lines.pop()
                kept.subtract(change)
                fresh = fresh[:-1]
            for saying in entry.sayings:
                line = reader.filling.fill(saying)
                change = reader.read(line)
                if CAUSES.fullmatch(saying.key):
                    assert "origin" in saying.values, line
                lines.append((line, change))
                kept.update(change)
                if (total := reader.total(line)) and kept["prayer", total[0]] != total[1]:
                    yield f"{language}, choice {number}: {line}: not {kept['prayer', total[0]]}?"
                fresh.append(line)
        seen = len(state.log)
        real = figures_of(state, reader)
        for what in real.keys() | kept.keys():
            if kept[what] != real[what] and not (what[0] == "cards" and state.question is DISCARD_FOR_WOUND):
                yield f"{language}, choice {number}: {what} is {real[what]}, the log says {kept[what]}: {fresh}"
                kept[what] = real[what]


def random_game(seed: int, modules: tuple[str, ...], seth: bool) -> Game:
    players, limit = (3 + seed % 4, {"dayLimit": "4"}) if seth else (2 + seed % 4, {})
    game = new_game(players, seed, modules=modules, seth=seth, house_rules=limit)
    bot = RandomPlayer(str(seed))
    while not game.over:
        game.play(game.waiting_for()[0], bot.pick(game, game.waiting_for()[0]))
    return game


BOXES = {"base": ((), False), "taseti": (MODULES, False), "seth": (SETH_MODULES, True)}


@pytest.mark.parametrize("seed", range(max(1, LONG)))
@pytest.mark.parametrize("box", BOXES)
def test_every_change_of_random_games_is_explained(box: str, seed: int) -> None:
    game = random_game(seed, *BOXES[box])
    for place, language in enumerate(LANGUAGES):
        viewer = (seed + place) % (game.players + 1) - 1
        assert list(unexplained(game, language, viewer)) == []


@pytest.mark.parametrize("path", GOLDEN if LONG else GOLDEN[::4], ids=lambda path: path.stem)
def test_every_change_of_golden_games_is_explained(path: Path) -> None:
    """They use every tile, card, power and house rule."""
    game = replay(path.read_text(encoding="utf-8"))
    place = GOLDEN.index(path)
    for language in LANGUAGES if LONG else (LANGUAGES[place // 4 % len(LANGUAGES)],):
        assert list(unexplained(game, language, place % (game.players + 1) - 1)) == []
