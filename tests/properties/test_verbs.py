"""The dictionary of verbs: every number belongs to one sentence, and every sentence leads back to its number."""

from __future__ import annotations

import pytest

import kemet
from kemet.content.records import MODULES
from kemet.content.seth.words import SETH_MODULES
from kemet.engine.state import choices
from kemet.engine.state.verbs import BASES, VERBS, row_at
from kemet.telling.notation import describe, read

TABLES = {
    "base": kemet.new_game(5, "verbs"),
    "taseti": kemet.new_game(5, "verbs", modules=MODULES),
    "seth": kemet.new_game(6, "verbs", modules=SETH_MODULES, seth=True),
}
NO_BASES = {"CHOICES", "PAIR_WIDTH", "SETH_SPACES", "STRIKES", "GIFTS", "ROOM"}


def test_every_base_has_its_row() -> None:
    bases = {name: value for name, value in vars(choices).items() if name.isupper() and name not in NO_BASES}
    assert sorted(bases.values()) == BASES


@pytest.mark.parametrize("box", TABLES)
def test_no_row_reaches_into_the_next(box: str) -> None:
    table = TABLES[box].setup.table
    for row, end in zip(VERBS, [*BASES[1:], choices.CHOICES], strict=True):
        found = [code for _, code in row.codes(table)] if row.is_known(table) else []
        assert len(found) == len(set(found)), row.sentence
        assert all(row.base <= code < end for code in found), row.sentence


@pytest.mark.parametrize("box", TABLES)
def test_every_number_that_means_something_is_written_and_read_back(box: str) -> None:
    game = TABLES[box]
    table, seat = game.setup.table, 1
    game.state.seats[seat].city = 1
    words = set()
    for code in range(choices.CHOICES):
        try:
            choice = describe(game.state, seat, code)
        except IndexError:
            continue
        words.add(choice.kind)
        if (
            choice.kind == "creature"
            and code >= choices.CREATURE_AT
            and table.city[table.space_ids.index(choice.text.split()[2])] == 1
        ):
            continue  # in the city of the chooser it is the other row
        assert read(table, choice.text, 1) == code, choice
    assert words == {row.word for row in VERBS if row.is_known(table) and list(row.codes(table))}


def test_two_of_the_strides_are_stated_where_the_engine_is_fast() -> None:
    assert row_at(choices.PAIR).strides == [choices.PAIR_WIDTH, 1]
    assert row_at(choices.STRIKE).strides[0] == choices.STRIKES
    assert row_at(choices.BATTLE).strides[0] == TABLES["base"].setup.table.pair_width
