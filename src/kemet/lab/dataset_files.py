"""The folder of a dataset: shards as Parquet, what they were made with as JSON, and a card for people.

A shard's files appear only when they are complete, so a run that was stopped goes on with what is missing.
"""

from __future__ import annotations

import importlib
import io
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import kemet
from kemet.errors import KemetError
from kemet.lab.dataset import DatasetPlan, make_shard
from kemet.lab.dataset_card import card
from kemet.lab.line_file import LineFile, LineFileError
from kemet.lab.provenance import provenance
from kemet.lab.row_files import pyarrow
from kemet.lab.whole_file import write_whole

FORMAT, VERSION = "kemet-dataset", 1
ABOUT = "dataset.json"
MEANING = "numbers.json"


class DatasetError(KemetError):
    """The folder cannot be used; the text says why."""


@dataclass(frozen=True)
class Packed:
    """A shard as the bytes of its files, ready to travel."""

    number: int
    games: bytes
    choices: bytes
    counts: tuple[int, int]


def pack_shard(dataset: DatasetPlan, number: int) -> Packed:
    """Make a shard, wherever this runs."""
    shard = make_shard(dataset, number)
    games = _parquet(shard.games, _games_schema(), dataset)
    choices = _parquet(shard.choices, _choices_schema(dataset), dataset)
    return Packed(number, games, choices, (len(shard.games), len(shard.choices)))


class Folder:
    """A dataset on this machine."""

    def __init__(self, path: Path, dataset: DatasetPlan):
        self.path = path
        self.dataset = dataset
        self._held: LineFile | None = None  # while one run writes here, no other one does

    def open(self) -> None:
        """Make the folder, or make sure that it is this dataset, begun with the same rules, content and bots."""
        pyarrow()
        about = self._about()
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            file = self.path / ABOUT
            if not file.exists():
                if any(self.path.iterdir()):
                    raise DatasetError(f"{self.path}: the folder is not empty, and no dataset is in it")
                write_whole(file, json.dumps(about, indent=1) + "\n")
            self._held = LineFile(file, "r+")
            before = json.loads(self._held.text())
        except LineFileError:
            raise
        except (OSError, ValueError) as error:
            raise DatasetError(f"{self.path}: {getattr(error, 'strerror', None) or error}") from None
        for name, now in about.items():
            was = before.get(name) if isinstance(before, dict) else None
            if was != now:
                differs = _difference(was, now)
                raise DatasetError(
                    f"{self.path}: this dataset was begun otherwise: {name}{differs}; name another folder"
                )

    def there(self) -> set[int]:
        """The shards that are complete; what somebody took away or spoilt is made again."""
        return {number for number in range(self.dataset.shards) if self._is_complete(number)}

    def _is_complete(self, number: int) -> bool:
        parquet = importlib.import_module("pyarrow.parquet")
        try:
            for name in ("choices", "games"):
                parquet.read_metadata(self._file(name, number))
        except (OSError, ValueError):
            return False
        return True

    def add(self, packed: Packed) -> None:
        """The choices first: a shard with its games is complete."""
        for name, data in (("choices", packed.choices), ("games", packed.games)):
            file = self._file(name, packed.number)
            try:
                write_whole(file, data)
            except OSError as error:
                raise DatasetError(f"{file}: cannot be written ({error.strerror or error})") from None

    def close(self) -> tuple[int, int]:
        """Write the card, once all shards are there; returns how many games and choices there are."""
        parquet = importlib.import_module("pyarrow.parquet")
        counts = [
            sum(parquet.read_metadata(self._file(name, number)).num_rows for number in range(self.dataset.shards))
            for name in ("games", "choices")
        ]
        size = sum(file.stat().st_size for file in self.path.glob("*.parquet"))
        if self.dataset.numbers:
            (self.path / MEANING).write_text(json.dumps(_meaning(self.dataset)) + "\n", encoding="utf-8")
        text = card(self.dataset, self._about(), counts[0], counts[1], size)
        (self.path / "README.md").write_text(text, encoding="utf-8")
        if self._held is not None:
            self._held.close()
        return counts[0], counts[1]

    def _file(self, name: str, number: int) -> Path:
        return self.path / f"{name}-{number:05}.parquet"

    def _about(self) -> dict[str, object]:
        plan = self.dataset.plan
        data = {
            "format": FORMAT,
            "version": VERSION,
            **provenance(plan.bots, plan.setup(plan.seed).content.digest),
            "options": self.dataset.as_data(),
        }
        if self.dataset.numbers:
            layout, actions = self.dataset.meaning()
            data["numbers"] = [layout.signature(), actions.signature()]
        made: dict[str, object] = json.loads(json.dumps(data))  # as it will be read again
        return made


def _meaning(dataset: DatasetPlan) -> dict[str, object]:
    """What each byte of `observation` and each action is."""
    layout, actions = dataset.meaning()
    return {
        "observation": {"signature": layout.signature(), "slices": layout.slices()},
        "actions": {"signature": actions.signature(), "names": actions.names},
    }


def seed_in(path: Path) -> str | None:
    """The seed of a dataset that was begun there, so that a command without a seed goes on with it."""
    try:
        seed = json.loads((path / ABOUT).read_text(encoding="utf-8"))["options"]["seed"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return seed if isinstance(seed, str) else None


def _difference(was: Any, now: Any) -> str:
    """Which option, if it is one of several."""
    if not (isinstance(was, dict) and isinstance(now, dict)):
        return f" ({was}, here {now})"
    names = [name for name in now if was.get(name) != now[name]]
    return "".join(f" ({name}: {was.get(name)}, here {now[name]})" for name in names[:1])


def _parquet(rows: list[dict[str, object]], schema: Any, dataset: DatasetPlan) -> bytes:
    parquet = importlib.import_module("pyarrow.parquet")
    marks = {"kemet": kemet.__version__, "format": f"{FORMAT} {VERSION}", "seed": dataset.plan.seed}
    table = pyarrow().Table.from_pylist(rows, schema.with_metadata(marks))
    file = io.BytesIO()
    parquet.write_table(table, file, compression="zstd")
    return file.getvalue()


def _games_schema() -> Any:
    arrow = pyarrow()
    text, small, short = arrow.string(), arrow.uint8(), arrow.uint16()
    return arrow.schema(
        {
            "game": arrow.uint32(),
            "setup": text,
            "bots": arrow.list_(text),
            "winner": small,
            "end": text,
            "days": short,
            "points": arrow.list_(arrow.int16()),
            "places": arrow.list_(small),
            "order": arrow.list_(small),
            "seats": arrow.list_(small),
            "codes": arrow.list_(short),
            "forfeits": arrow.list_(small),
            "hash": text,
        }
    )


def _choices_schema(dataset: DatasetPlan) -> Any:
    arrow = pyarrow()
    text, small, short = arrow.string(), arrow.uint8(), arrow.uint16()
    fields = {
        "game": arrow.uint32(),
        "number": arrow.uint32(),
        "day": short,
        "seat": small,
        "question": text,
        "legal": arrow.list_(short),
        "choice": short,
        "text": text,
        "won": arrow.bool_(),
        "place": small,
        "points": arrow.int16(),
    }
    if dataset.views:
        fields["view"] = arrow.large_string()
    if dataset.numbers:
        layout, actions = dataset.meaning()
        fields |= {"observation": arrow.binary(layout.size), "mask": arrow.binary(actions.size), "action": short}
    return arrow.schema(fields)
