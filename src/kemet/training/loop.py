"""The whole training: rounds of games, a fit, a gate. Every step is a file, so a stopped run goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Protocol

from kemet.bots.learned.files import load_net
from kemet.errors import KemetError
from kemet.lab.provenance import behaviour
from kemet.lab.whole_file import write_whole
from kemet.training.fitting import Fitted, Recipe, fit
from kemet.training.gate import Gate, verdict
from kemet.training.model import Model
from kemet.training.rows import read_rows
from kemet.training.selfplay import Played, SelfPlay, collect, play_game, read_games

Tell = Callable[[str], None]


@dataclass(frozen=True)
class Training:
    """What a run does. `tries` are those of the bots that learn, a choice of them for each game."""

    folder: Path
    seed: str = "train"
    rounds: int = 5
    games: int = 10_000
    tries: tuple[int, ...] = (64, 100)
    samples: int = 8
    gate_games: int = 200
    gate_tries: int = 200
    recipe: Recipe = field(default_factory=Recipe)
    jobs: int = 1
    cluster: str = ""
    begin: str = ""  # a net to begin with; without one the judge of the weights plays the first round

    def open(self, file: str) -> None:
        """Make the folder, or make sure that it is this training that was begun there; more rounds may follow."""
        for name in ("rounds", "games", "gate_games", "gate_tries"):
            if getattr(self, name) < 1:
                raise KemetError(f"{name} must be 1 or more, not {getattr(self, name)}")
        free = ("folder", "rounds", "jobs", "cluster")
        now = json.loads(json.dumps({name: value for name, value in asdict(self).items() if name not in free}))
        path = self.folder / file
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                write_whole(path, json.dumps(now, indent=1) + "\n")
            before = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise KemetError(f"{path}: {getattr(error, 'strerror', None) or error}") from None
        for name, value in now.items():
            if before.get(name) != value:
                begun = f"{path}: this training was begun with {name} {before.get(name)!r}, not {value!r}"
                raise KemetError(f"{begun}; name another folder with --out")

    def bot(self, net: Path | None, tries: int, samples: int) -> str:
        bounds = f"tries={tries},samples={samples}"
        return f"net:{net},{bounds}" if net else f"search:{bounds}"

    def gate_bot(self, net: Path | None) -> str:
        return self.bot(net, self.gate_tries, 24)


@dataclass(frozen=True)
class Kind:
    """What is special about the net for one kind of game; everything else about its training is the same."""

    name: str  # of the files of its rounds
    file: str  # holds what the training was begun with
    seed: str  # before the number of a round
    people: str  # whom its tables are counted by
    medium: str  # the bot `medium` without its clock: the same seed must come to the same verdict on a busy machine
    play: Callable[[str, tuple[str, ...]], Callable[[int], Played]]
    fit: Callable[[Iterable[Played], int, Recipe, str], Learned]
    gate: type[Gate]


class Learned(Protocol):
    """A fitted net of any kind."""

    @property
    def positions(self) -> int: ...

    @property
    def surprise(self) -> dict[int, float]: ...

    @property
    def judge(self) -> dict[int, float]: ...

    @property
    def model(self) -> Storable: ...


class Storable(Protocol):
    def stored(self, made: dict[str, object]) -> Written: ...


class Written(Protocol):
    def text(self) -> str: ...


def train(training: Training, kind: Kind, tell: Tell) -> Path | None:
    """The best net's file, or None if no net was better than the judge."""
    training.open(kind.file)
    best = Path(training.begin) if training.begin else None
    beaten: list[Path | None] = []
    for number in range(1, training.rounds + 1):
        made = _round(training, kind, number, best, tell)
        if _passes(training, kind, number, made, best, beaten, tell):
            beaten.append(best)
            best = made
    tell(f"the best net is {best}" if best else "no net was better than the judge")
    return best


def _round(training: Training, kind: Kind, number: int, best: Path | None, tell: Tell) -> Path:
    """Games of the best so far, then a net fitted to the games of all rounds."""
    path = training.folder / f"{kind.name}-{number}.games"
    bots = tuple(training.bot(best, tries, training.samples) for tries in training.tries)
    play = kind.play(f"{training.seed}/{kind.seed}{number}", bots)
    for count in collect(play, training.games, path, training.jobs, training.cluster, bots):
        if count % 100 == 0 or count == training.games:
            tell(f"round {number}: {count} of {training.games} games")
    net = training.folder / f"{kind.name}-{number}.json"
    if not net.exists():
        _fit(training, kind, number, best, net, tell)
    return net


def _fit(training: Training, kind: Kind, number: int, best: Path | None, net: Path, tell: Tell) -> None:
    files = [training.folder / f"{kind.name}-{each}.games" for each in range(1, number + 1)]
    recipe = training.recipe
    if best:  # it learns on, with half the rate: what the best net knows is not to be learned again
        recipe = replace(recipe, rate=recipe.rate / 2)
    fitted = kind.fit(read_games(files), training.jobs, recipe, str(best or ""))
    for count, found in fitted.surprise.items():
        tell(f"round {number}: {count} {kind.people}, log loss {fitted.judge[count]:.4f} -> {found:.4f}")
    made = {
        "seed": training.seed,
        "round": number,
        "games": number * training.games,
        "positions": fitted.positions,
        "tries": list(training.tries),
        "from": str(best or ""),
        "recipe": asdict(recipe),
        "behaviour": behaviour(),
    }
    write_whole(net, fitted.model.stored(made).text())


def _passes(
    training: Training, kind: Kind, number: int, net: Path, best: Path | None, beaten: list[Path | None], tell: Tell
) -> bool:
    """Through the gate; what it said stands in a file."""
    gate = kind.gate(training.gate_games, f"{training.seed}/{kind.seed}gate {number}", training.jobs, training.cluster)
    rest = training.gate_bot(best)
    bouts = partial(gate.bouts, training.gate_bot(net), [rest, *map(training.gate_bot, beaten), kind.medium])
    return verdict(training.folder / f"{kind.name}-{number}.gate", bouts, rest, tell)


def _play(seed: str, bots: tuple[str, ...]) -> Callable[[int], Played]:
    return partial(play_game, SelfPlay(seed, bots))


def _fitted(games: Iterable[Played], jobs: int, recipe: Recipe, best: str) -> Fitted[Model]:
    rows = read_rows(games, jobs)
    if not best:
        return fit(rows, recipe, Model.new(recipe.units, recipe.seed))
    start, teacher = (Model.of(load_net(best)) for _ in range(2))
    return fit(rows, recipe, start, teacher)


WITHOUT_SETH = Kind("round", "training.json", "", "players", "search:tries=16,samples=4", _play, _fitted, Gate)
