"""Games with Seth as text: choices, records, saves, positions, the terminal."""

from __future__ import annotations

import io
import random

import pytest

import kemet
from kemet.cli.session.ending import reasons
from kemet.content.languages import LANGUAGES
from kemet.picture import words
from kemet.picture.page import Page
from kemet.picture.show import PARTS, show
from kemet.telling.notation import describe, read

MODULES = ((), ("black",), ("cards",), ("black", "cards"))


def random_game(seed: int, days: int = 2) -> kemet.Game:
    house = {"dayLimit": str(days)}
    return kemet.new_game(3 + seed % 4, seed, modules=MODULES[seed % 4], seth=True, house_rules=house)


@pytest.mark.parametrize("seed", range(8))
def test_every_choice_is_read_back_and_no_two_are_written_alike(seed: int) -> None:
    game, chance = random_game(seed), random.Random(seed)
    while not game.over:
        seat = chance.choice(game.waiting_for())
        codes = game.codes(seat)
        texts = [describe(game.state, seat, code).text for code in codes]
        assert len(set(texts)) == len(texts)
        city = game.state.seats[seat].city
        assert [read(game.setup.table, text, city) for text in texts] == codes
        game.play(seat, chance.choice(texts))
    assert kemet.replay(game.record()).fingerprint() == game.fingerprint()
    assert kemet.load(kemet.dump(game)).choices == game.choices


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("violet nowhere", "no space of Seth's board 'nowhere'"),
        ("colour P9 invasion", "from 1 to 3"),
        ("add seth_veto twice", "write it as"),
        ("card seth_veto A1 P2", "strikes no owner"),
        ("play s410 with s202", "write it as"),
    ],
)
def test_wrong_words_are_named(text: str, reason: str) -> None:
    with pytest.raises(kemet.NotationError, match=reason):
        kemet.new_game(3, 1, seth=True).play(0, text)


def test_without_seth_his_choices_are_none() -> None:
    game = kemet.new_game(3, 1)
    with pytest.raises(kemet.NotationError, match="only a game with Seth"):
        game.play(game.waiting_for()[0], "violet sethMove1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_and_told_in_every_language(language: str) -> None:
    game, chance = random_game(3), random.Random(5)
    with words.seated(("Seth", "Anubis", "Bastet", "Horus", "Sobek", "Wadjet"), language):
        while not game.over:
            if len(game.choices) % 100 == 50:
                for part in PARTS:
                    for plain in (False, True):
                        page = Page(io.StringIO(), plain)
                        show(page, game, len(game.choices) // 100 % game.players, part)
                        assert "None" not in str(page.stream.getvalue())  # type: ignore[attr-defined]
            seat = chance.choice(game.waiting_for())
            game.play(seat, chance.choice(game.codes(seat)))
        assert len(reasons(game.view(None))) == 2


def test_the_table_names_both_sides() -> None:
    game = kemet.new_game(3, 1, seth=True)
    with words.seated(("Seth", "Anubis", "Bastet")):
        page = Page(io.StringIO())
        show(page, game, 0)
        drawn = page.stream.getvalue()  # type: ignore[attr-defined]
    assert "Seth to 8 battle points" in drawn
    assert "0 of 6 points" in drawn
    assert "Great Ceremony costs" in drawn
