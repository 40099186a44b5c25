"""The whole training: rounds of games, a fit, a gate. Every step is a file; who is stopped goes on where he was."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path

from kemet.bots.learned.files import load_net
from kemet.errors import KemetError
from kemet.lab.whole_file import write_whole
from kemet.training.fitting import Recipe, fit
from kemet.training.gate import Gate, verdict
from kemet.training.model import Model
from kemet.training.rows import read_rows
from kemet.training.selfplay import SelfPlay, collect, play_game, read_games

Tell = Callable[[str], None]
#: The bot `medium` without its clock: the same seed must come to the same verdict, however busy the machine.
MEDIUM = "search:tries=16,samples=4"


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


def train(training: Training, tell: Tell) -> Path | None:
    """The best net's file, or None if no net was better than the judge."""
    training.open("training.json")
    best = Path(training.begin) if training.begin else None
    beaten: list[Path | None] = []
    for number in range(1, training.rounds + 1):
        made = _round(training, number, best, tell)
        if _passes(training, number, made, best, beaten, tell):
            beaten.append(best)
            best = made
    tell(f"the best net is {best}" if best else "no net was better than the judge")
    return best


def _round(training: Training, number: int, best: Path | None, tell: Tell) -> Path:
    """Games of the best so far, then a net fitted to the games of all rounds."""
    path = training.folder / f"round-{number}.games"
    bots = tuple(training.bot(best, tries, training.samples) for tries in training.tries)
    play = partial(play_game, SelfPlay(f"{training.seed}/{number}", bots))
    for count in collect(play, training.games, path, training.jobs, training.cluster, bots):
        if count % 100 == 0 or count == training.games:
            tell(f"round {number}: {count} of {training.games} games")
    net = training.folder / f"round-{number}.json"
    if not net.exists():
        _fit(training, number, best, net, tell)
    return net


def _fit(training: Training, number: int, best: Path | None, net: Path, tell: Tell) -> None:
    files = [training.folder / f"round-{each}.games" for each in range(1, number + 1)]
    rows = read_rows(read_games(files), training.jobs)
    recipe = training.recipe
    if best is None:
        fitted = fit(rows, recipe)
    else:  # it learns on, with half the rate: what the best net knows is not to be learned again
        start, teacher = (Model.of(load_net(str(best))) for _ in range(2))
        recipe = replace(recipe, rate=recipe.rate / 2)
        fitted = fit(rows, recipe, start, teacher)
    for players, found in fitted.surprise.items():
        tell(f"round {number}: {players} players, surprise at the winner {fitted.judge[players]:.4f} -> {found:.4f}")
    made = {
        "seed": training.seed,
        "round": number,
        "games": number * training.games,
        "positions": fitted.positions,
        "tries": list(training.tries),
        "from": str(best or ""),
        "recipe": asdict(recipe),
    }
    write_whole(net, fitted.model.stored(made).text())


def _passes(
    training: Training, number: int, net: Path, best: Path | None, beaten: list[Path | None], tell: Tell
) -> bool:
    """Through the gate; what it said stands in a file."""
    gate = Gate(training.gate_games, f"{training.seed}/gate {number}", training.jobs, training.cluster)
    rest = training.gate_bot(best)
    bouts = partial(gate.bouts, training.gate_bot(net), [rest, *map(training.gate_bot, beaten), MEDIUM])
    return verdict(training.folder / f"round-{number}.gate", bouts, rest, tell)
