"""An observation tells what a seat may know: all of it, in its place, and nothing else."""

import random
from collections.abc import Iterator

import pytest

from kemet.content.records import MODULES
from kemet.engine import flow
from kemet.engine.hidden import sample_hidden
from kemet.engine.state.codes import OVER
from kemet.engine.state.state import State
from kemet.rl.encoding import encode
from kemet.rl.layout import Layout
from kemet.rl.numbering import numbers_of
from kemet.rl.rows import new_row
from kemet.rl.settings import Settings
from kemet.telling.view import view_of

TABLES = {
    "two": Settings(),
    "three, cards": Settings(players=3, modules=("cards",)),
    "five, all modules": Settings(players=5, modules=MODULES, house_rules={"dawnTokensHidden": "yes"}),
    "seth": Settings(players=4, seth=True, modules=("black", "cards")),
}


def row_of(layout: Layout, s: State, viewer: int) -> bytes:
    row = new_row(layout.size)
    encode(layout, s, viewer, row, 0)
    return bytes(row)


def moments(settings: Settings, seed: int, most: int = 900) -> Iterator[State]:
    """A game played at random, moment by moment."""
    s = settings.game(seed).state
    chance = random.Random(seed)
    for _ in range(most):
        if s.phase == OVER:
            return
        yield s
        seat = chance.choice([seat for seat in range(s.table.players) if s.waiting >> seat & 1])
        flow.play(s, seat, chance.choice(flow.legal(s, seat)))


@pytest.mark.parametrize("name", TABLES)
def test_nothing_hidden_shows(name: str) -> None:
    """Whatever a seat cannot know is drawn again: its row stays the same byte by byte."""
    for number, s in enumerate(moments(TABLES[name], seed=1)):
        if number % 4:
            continue
        layout = numbers_of(s.table)[0]
        for viewer in range(s.table.players):
            twin = s.copy()
            sample_hidden(twin, viewer, str(number))
            assert row_of(layout, twin, viewer) == row_of(layout, s, viewer), (number, viewer, s.question.slug)


@pytest.mark.parametrize("name", TABLES)
def test_what_the_view_tells_the_row_tells(name: str) -> None:
    """A seat that is asked twice and sees another view sees another row."""
    before: dict[int, tuple[bytes, object]] = {}
    for s in moments(TABLES[name], seed=2, most=300):
        viewer = next(seat for seat in range(s.table.players) if s.waiting >> seat & 1)
        row, view = row_of(numbers_of(s.table)[0], s, viewer), view_of(s, viewer)
        if viewer in before and before[viewer][0] == row:
            assert before[viewer][1] == view
        before[viewer] = row, view


def test_the_viewer_comes_first_and_the_others_as_they_sit() -> None:
    s = list(moments(TABLES["three, cards"], seed=3, most=120))[-1]
    layout = numbers_of(s.table)[0]
    slices = layout.slices()
    for viewer in range(3):
        row = row_of(layout, s, viewer)
        for number in range(3):
            seat = s.seats[(viewer + number) % 3]
            assert row[slices[f"seat+{number}/prayer"][0]] == seat.prayer
            start, end = slices[f"seat+{number}/tiles"]
            assert sum(bit << place for place, bit in enumerate(row[start:end])) == seat.tiles
        start, end = slices["own/hand"]
        assert sum(row[start:end]) == s.seats[viewer].hand.bit_count()


def test_every_number_has_one_name_and_every_name_a_place() -> None:
    for settings in TABLES.values():
        layout = Layout(settings.setup().table)
        names = layout.names()
        assert len(names) == len(set(names)) == layout.size
        assert sum(end - start for start, end in layout.slices().values()) == layout.size


def test_a_signature_says_whether_rows_mean_the_same() -> None:
    base = Layout(Settings().setup().table).signature()
    assert base == Layout(Settings(day_limit=5).setup().table).signature()
    assert base != Layout(Settings(players=3).setup().table).signature()
    assert base != Layout(Settings(modules=("black",)).setup().table).signature()
