"""The whole training: rounds of games, a fit, a gate. Every step is a file, so a stopped run goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Protocol

from kemet.bots.learned.files import load_net
from kemet.bots.learned.seth.files import load_any_net
from kemet.errors import KemetError
from kemet.lab.provenance import behaviour
from kemet.lab.whole_file import write_whole
from kemet.training.comparisons import Known, read_comparisons
from kemet.training.endings import Compared, Comparing, read_compared
from kemet.training.fitting import Fitted, Recipe, Within, fit
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
    turns: int = 2  # of each game are ended in several ways, to be compared; 0: none
    endings: int = 5
    continuations: int = 2  # of each ending
    prior: str = ""  # a policy that says what searches try first, such as p1
    gate_games: int = 700  # fewer cannot see a gain of 53 to 55 %
    gate_tries: int = 200
    recipe: Recipe = field(default_factory=Recipe)
    jobs: int = 1
    cluster: str = ""
    begin: str = ""  # a net to begin with; without one the judge of the weights plays the first round

    def open(self, file: str) -> None:
        """Make the folder, or make sure that it is this training that was begun there; more rounds may follow."""
        least = {
            "rounds": 1,
            "games": 1,
            "gate_games": 1,
            "gate_tries": 1,
            "turns": 0,
            "endings": 2,
            "continuations": 2,
        }
        for name, number in least.items():
            if getattr(self, name) < number:
                raise KemetError(f"{name} must be {number} or more, not {getattr(self, name)}")
        self._check_net()
        free = ("folder", "rounds", "jobs", "cluster")
        options = {name: value for name, value in asdict(self).items() if name not in free}
        now = json.loads(json.dumps({**options, "behaviour": behaviour()}))
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

    def _check_net(self) -> None:
        """Games of another engine are not mixed with ours, not even in what a net has learned."""
        learned = load_any_net(self.begin).made.get("behaviour") if self.begin else None
        if learned not in (None, behaviour()):
            raise KemetError(
                f"{self.begin}: this net learned from games of another engine ({learned}, here {behaviour()}); "
                "train a new one"
            )

    def bot(self, net: Path | None, tries: int, samples: int) -> str:
        bounds = f"tries={tries},samples={samples}" + f",policy={self.prior}" * (self.prior != "")
        return f"net:{net},{bounds}" if net else f"search:{bounds}"

    def comparing(self, seed: str, net: Path | None) -> Comparing:
        """Its trees are those of the gate; on from their leaves bots play as in the games."""
        on = self.bot(net, min(self.tries), self.samples)
        return Comparing(seed, self.gate_bot(net), on, self.turns, self.endings, self.continuations)

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
    fit: Callable[[list[Known], int, Recipe, str], Learned]
    gate: type[Gate]
    compares: bool  # turns that were ended in several ways


class Learned(Protocol):
    """A fitted net of any kind."""

    @property
    def positions(self) -> int: ...

    @property
    def surprise(self) -> dict[int, float]: ...

    @property
    def judge(self) -> dict[int, float]: ...

    @property
    def days(self) -> dict[str, dict[str, float]]: ...

    @property
    def within(self) -> Within | None: ...

    def report(self) -> dict[str, object]: ...

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
    if kind.compares and training.turns:
        _compare(training, kind, number, best, tell)
    net = training.folder / f"{kind.name}-{number}.json"
    if not net.exists():
        _fit(training, kind, number, best, net, tell)
    return net


def _compare(training: Training, kind: Kind, number: int, best: Path | None, tell: Tell) -> None:
    """Turns of these games, ended in several ways."""
    played = {each.number: each for each in read_games([training.folder / f"{kind.name}-{number}.games"])}
    plan = training.comparing(f"{training.seed}/{kind.seed}{number}/compared", best)
    path = training.folder / f"{kind.name}-{number}.compared"
    compare = partial(_compared, plan, played)
    for count in collect(compare, training.games, path, training.jobs, training.cluster, (plan.tree, plan.bot)):
        if count % 100 == 0 or count == training.games:
            tell(f"round {number}: turns of {count} of {training.games} games ended in several ways")


def _compared(plan: Comparing, played: dict[int, Played], number: int) -> Compared:
    return plan.compare(played[number])


def _known(training: Training, kind: Kind, number: int) -> list[Known]:
    """The games of all rounds, with what came of their turns."""
    found: list[Known] = []
    for each in range(1, number + 1):
        path = training.folder / f"{kind.name}-{each}.compared"
        compared = {one.number: one for one in read_compared(path)} if path.exists() else {}
        for played in read_games([path.with_suffix(".games")]):
            found.append((len(found), played, compared.get(played.number)))
    return found


def _fit(training: Training, kind: Kind, number: int, best: Path | None, net: Path, tell: Tell) -> None:
    recipe = training.recipe
    if best:  # it learns on, with half the rate: what the best net knows is not to be learned again
        recipe = replace(recipe, rate=recipe.rate / 2)
    fitted = kind.fit(_known(training, kind, number), training.jobs, recipe, str(best or ""))
    for count, found in fitted.surprise.items():
        tell(f"round {number}: {count} {kind.people}, log loss {fitted.judge[count]:.4f} -> {found:.4f}")
    for days, loss in fitted.days.items():
        tell(f"round {number}: Days {days}, log loss {loss['judge']:.4f} -> {loss['net']:.4f}")
    if fitted.within:
        tell(f"round {number}: {fitted.within}")
    made = {
        "seed": training.seed,
        "round": number,
        "games": number * training.games,
        "positions": fitted.positions,
        "tries": list(training.tries),
        "from": str(best or ""),
        "recipe": asdict(recipe),
        "behaviour": behaviour(),
        "held back": fitted.report(),
    }
    write_whole(net, fitted.model.stored(made).text())


def _passes(
    training: Training, kind: Kind, number: int, net: Path, best: Path | None, beaten: list[Path | None], tell: Tell
) -> bool:
    """Through the gate; what it said stands in a file. Who knows less about endings of one turn need not play."""
    path = training.folder / f"{kind.name}-{number}.gate"
    if not path.exists() and explains_less(net):
        tell(f"round {number}: it explains less within the turn than the best net; no games needed")
        write_whole(path, json.dumps({"passed": False, "bouts": []}, indent=1) + "\n")
    gate = kind.gate(training.gate_games, f"{training.seed}/{kind.seed}gate {number}", training.jobs, training.cluster)
    rest = training.gate_bot(best)
    bouts = partial(gate.bouts, training.gate_bot(net), [rest, *map(training.gate_bot, beaten), kind.medium])
    return verdict(path, bouts, rest, tell)


def explains_less(net: Path) -> bool:
    """R² within the turn on held-back turns is the gate's first figure."""
    within = json.loads(net.read_text(encoding="utf-8"))["made"]["held back"].get("within the turn")
    return bool(within and within["after"] <= within["before"])


def _play(seed: str, bots: tuple[str, ...]) -> Callable[[int], Played]:
    return partial(play_game, SelfPlay(seed, bots))


def _fitted(known: list[Known], jobs: int, recipe: Recipe, best: str) -> Fitted[Model]:
    rows, compared = read_rows([played for _, played, _ in known], jobs), read_comparisons(known, jobs)
    if not best:
        return fit(rows, recipe, Model.new(recipe.units, recipe.seed), compared=compared)
    start, teacher = (Model.of(load_net(best)) for _ in range(2))
    return fit(rows, recipe, start, teacher, compared)


WITHOUT_SETH = Kind("round", "training.json", "", "players", "search:tries=16,samples=4", _play, _fitted, Gate, True)
