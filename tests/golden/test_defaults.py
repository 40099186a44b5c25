"""A default that changes leaves games begun before it alone: records and saves say which defaults they mean."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import kemet
from kemet.engine.options import DEFAULTS_VERSION

HERE = Path(__file__).parent
FIRST_RELEASE = sorted(HERE.glob("*.txt"))


def setup_line(record: str) -> dict[str, object]:
    data = json.loads(record.splitlines()[1].removeprefix("setup "))
    assert isinstance(data, dict)
    return data


@pytest.mark.rule("T4-WIN-04", "B-TELE-10")
def test_a_record_of_the_first_release_keeps_its_defaults() -> None:
    text = next(path for path in FIRST_RELEASE if '"victory"' in path.read_text().splitlines()[1]).read_text()
    assert "defaults" not in setup_line(text)
    game = kemet.replay(text)
    assert game.setup.options.defaults == 1
    assert game.record() == text
    assert kemet.load(kemet.dump(game)).setup.options.defaults == 1


def test_a_new_game_says_which_defaults_it_has() -> None:
    game = kemet.new_game(players=2, seed=1)
    assert setup_line(game.record())["defaults"] == DEFAULTS_VERSION
    assert kemet.replay(game.record()).setup.options.defaults == DEFAULTS_VERSION


def test_defaults_of_a_later_release_are_refused() -> None:
    text = kemet.new_game(players=2, seed=1).record()
    later = text.replace(f'"defaults":{DEFAULTS_VERSION}', f'"defaults":{DEFAULTS_VERSION + 1}')
    with pytest.raises(kemet.KemetError, match="defaults"):
        kemet.replay(later)
