"""What is studied: one bot in all seats, at several kinds of tables, with the same number of games at each."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from kemet.bots import read_spec
from kemet.content.records import MODULES
from kemet.game.configuration import Setup
from kemet.lab.cluster import Needs
from kemet.lab.kept import Kept, play_missing
from kemet.lab.provenance import provenance
from kemet.lab.study.noting import Noted, from_data, judge_of, note_game
from kemet.lab.tournament import DAY_LIMIT
from kemet.lab.wording import module_set


@dataclass(frozen=True)
class Kind:
    """A kind of table."""

    players: int
    modules: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        """
        >>> Kind(4, ("path",)).label
        '4 players, path'
        """
        return f"{self.players} players, {module_set(self.modules)}"


@dataclass(frozen=True)
class Study:
    """`games` at each kind of table. In every second game the starting pyramids are drawn by lot."""

    kinds: tuple[Kind, ...]
    games: int
    seed: str
    bot: str
    seconds: float = 1.0
    house_rules: dict[str, str] = field(default_factory=lambda: dict(DAY_LIMIT))
    packs: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        return self.games * len(self.kinds)

    @property
    def everybody(self) -> tuple[str, ...]:
        """Who plays and who judges, as bot specs."""
        return self.bot, f"net:{judge_of(self.bot)},tries=1"

    def check(self) -> None:
        """Refuse impossible options before any game starts; a KemetError says why."""
        read_spec(self.bot).check()
        for kind in self.kinds:
            self.setup(kind, 0)

    def setup(self, kind: Kind, number: int) -> Setup:
        seed = f"{self.seed}/{kind.label}/{number}"
        return Setup(kind.players, 8, False, self.house_rules, self.packs, seed, kind.modules)

    def play(self, kind: Kind, number: int) -> Noted:
        """The game with this number, from 1."""
        return note_game(self.setup(kind, number), self.bot, self.seconds, drawn=number % 2 == 0)


def kept_games(path: Path, study: Study) -> Kept:
    """The file where the games are kept, each kind of table a part of its own; more may be asked for later."""
    options = {name: value for name, value in asdict(study).items() if name not in ("kinds", "games")}
    content = study.setup(Kind(2, MODULES), 0).content.digest  # whichever kinds are studied today
    return Kept(path, {**provenance(study.everybody, content), "command": "findings", **options})


def publish(path: Path, study: Study, games: Mapping[Kind, Sequence[Noted]]) -> None:
    """Write all games compressed; unpacked it is such a file of kept games."""
    with TemporaryDirectory() as folder:
        plain = Path(folder) / "games.jsonl"
        with kept_games(plain, study) as kept:
            for kind, some in games.items():
                for number, noted in enumerate(some, start=1):
                    kept.add(kind.label, number, asdict(noted))
        path.write_bytes(gzip.compress(plain.read_bytes(), mtime=0))


def play_study(
    study: Study, jobs: int, cluster: str = "", kept: Kept | None = None
) -> Iterator[tuple[Kind, int, Noted]]:
    """All games with their numbers, kind after kind, within a kind in any order."""
    numbers = range(1, study.games + 1)
    for kind in study.kinds:
        work, needs = partial(study.play, kind), Needs((study.bot,), (study.setup(kind, 0),))
        games = play_missing(work, numbers, jobs, cluster, kept, kind.label, asdict, from_data, needs=needs)
        for number, noted in games:
            yield kind, number, noted


def in_order(played: Iterable[tuple[Kind, int, Noted]]) -> dict[Kind, list[Noted]]:
    """By kind and number: the same study says the same, whichever finished first."""
    found: dict[Kind, dict[int, Noted]] = {}
    for kind, number, noted in played:
        found.setdefault(kind, {})[number] = noted
    return {kind: [games[number] for number in sorted(games)] for kind, games in found.items()}
