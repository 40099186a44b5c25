"""The golden games replay to the same hashes on every build, and together they use the whole content."""

import pickle
from functools import lru_cache
from pathlib import Path

import pytest
from golden import (
    BASE,
    FOLDER,
    RECORDS,
    SETH,
    TASETI,
    kept_hashes,
    played_and_hashes,
    uses,
    wanted,
    wanted_with_seth,
)

from kemet import Game, new_game, replay
from kemet.content import EARLIER_BOXES
from kemet.game.configuration import RULES_VERSION
from kemet.game.facts import facts

PATHS = sorted(FOLDER.glob("*.txt"))


@lru_cache
def golden_game(path: Path) -> Game:
    return replay(path.read_text(encoding="utf-8"))


@lru_cache
def used(path: Path) -> set[str]:
    return uses(golden_game(path))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_replays_to_the_same_hashes(path: Path) -> None:
    game = golden_game(path)
    assert game.over
    assert game.record() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_other_hashes_are_another_version_of_the_rules(path: Path) -> None:
    played, hashes = played_and_hashes(path.read_text(encoding="utf-8"))
    kept = kept_hashes()[str(RULES_VERSION)]
    assert played in kept, "a new record: `make golden ARGS=--renew ...` keeps its hashes"
    assert kept[played] == hashes, "the same choices come to something else: raise RULES_VERSION"


def test_a_changed_hash_is_seen() -> None:
    record = PATHS[0].read_text(encoding="utf-8")
    played, hashes = played_and_hashes(record)
    third = next(line for line in record.splitlines() if line.startswith("3. "))
    other = played_and_hashes(record.replace(third, third[:-4] + "0000"))
    assert other[0] == played
    assert other[1] != hashes


def test_a_game_begun_with_an_earlier_box_goes_on_with_it() -> None:
    """Values of Seth were tuned since (R-54): this record has the Day of five members as it was."""
    old = golden_game(FOLDER / "seth-11-6-players.txt").setup
    box = old.content.seth
    assert box is not None
    assert [step for step in box.track.steps if step[0] == "S"] == ["S2", "S2", "S3", "S2", "S2"]
    assert facts(old)["content"] == old.content.digest
    assert old.packs == EARLIER_BOXES[-1:]
    assert old.as_data()["packs"] == []
    assert pickle.loads(pickle.dumps(old)).content.digest == old.content.digest
    assert new_game(6, 1, seth=True, modules=old.options.modules).setup.content.digest != old.content.digest


def test_there_are_enough() -> None:
    assert len(BASE.paths()) >= RECORDS
    assert len(SETH.paths()) >= RECORDS
    assert sum(path.stat().st_size for path in PATHS) < 2_000_000
    assert sum(path.stat().st_size for path in TASETI.paths()) < 1_500_000


def test_everything_of_the_base_is_used_by_some_game_without_modules() -> None:
    unused = wanted(()).difference(*(used(path) for path in BASE.paths()))
    assert not unused, f"no golden game uses {sorted(unused)}: run `make golden ARGS='--renew base'`"


def test_everything_is_used_by_some_game() -> None:
    unused = wanted().difference(*(used(path) for path in PATHS))
    assert not unused, f"no golden game uses {sorted(unused)}: run `make golden ARGS='--renew taseti'`"


def test_everything_of_seth_is_used_by_some_game() -> None:
    unused = wanted_with_seth().difference(*(used(path) for path in SETH.paths()))
    assert not unused, f"no golden game uses {sorted(unused)}: run `make golden ARGS='--renew seth'`"
