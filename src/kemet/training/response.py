"""A best response: a net that learns from games against one fixed bot alone, to find what that bot is weak at.

    python -m kemet.training.response --against net:v1,tries=64,samples=8 --games 2000 --rounds 2

It begins as the judge of the bot that it answers, so what it wins more than half of is what the games taught it.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path

from kemet.bots import bot_of
from kemet.bots.learned.files import load_net
from kemet.bots.spec import SearchSpec, read_spec
from kemet.errors import KemetError
from kemet.game.game import Game
from kemet.lab.cluster import spread
from kemet.lab.matches import Failure, needs_of, play_fixture
from kemet.lab.rates import Rate
from kemet.lab.scribe import create, resume
from kemet.lab.tournament import Tournament
from kemet.lab.whole_file import write_whole
from kemet.training.fitting import Recipe, fit
from kemet.training.model import Model
from kemet.training.rows import read_rows
from kemet.training.selfplay import Played, collect, play_loosely, read_games, table_of

Tell = Callable[[str], None]
PLAYERS = 2  # of one answer to one bot


@dataclass(frozen=True)
class Answer:
    """Games of a bot that learns against one that does not; the seats in turn. Only the learner tries things out."""

    seed: str
    learner: str
    against: str
    modules: tuple[str, ...] = ()

    def play(self, number: int) -> Played:
        seed = f"{self.seed}/{number}"
        own = number % PLAYERS
        specs = [self.learner if seat == own else self.against for seat in range(PLAYERS)]
        game = Game(table_of(PLAYERS, self.modules, seed))
        bots = [bot_of(spec, f"{seed}/P{seat}") for seat, spec in enumerate(specs, start=1)]
        play_loosely(game, bots, random.Random(f"loose {seed}"), {own})
        return Played(number, PLAYERS, tuple(self.modules), seed, self.learner, tuple(game.choices))


@dataclass(frozen=True)
class Response:
    """The budget of an answer: rounds of games, a fit after each, and matches that tell how well it answers."""

    folder: Path
    against: str
    seed: str = "response"
    rounds: int = 2
    games: int = 2000
    matches: int = 400
    modules: tuple[str, ...] = ()
    recipe: Recipe = field(default_factory=Recipe)
    jobs: int = 1
    cluster: str = ""

    def spec(self, net: Path | None) -> str:
        """The same search as the bot it answers, with another net; without one that bot itself."""
        fixed = read_spec(self.against)
        if not isinstance(fixed, SearchSpec):
            raise KemetError(f"{self.against}: only a bot of the families search and net can be answered by a net")
        return replace(fixed, net=str(net)).text if net else fixed.text


def respond(response: Response, tell: Tell) -> Rate:
    """Learn, then play the matches; the share of them that the answer won. A stopped run goes on where it was."""
    response.folder.mkdir(parents=True, exist_ok=True)
    net: Path | None = None
    for number in range(1, response.rounds + 1):
        net = _round(response, number, net, tell)
    won = matches(response, response.spec(net))
    tell(f"{response.spec(net)} against {response.against}: {won}")
    return won


def _round(response: Response, number: int, before: Path | None, tell: Tell) -> Path:
    path = response.folder / f"round-{number}.games"
    answer = Answer(f"{response.seed}/{number}", response.spec(before), response.against, response.modules)
    bots = answer.learner, answer.against
    for count in collect(answer.play, response.games, path, response.jobs, response.cluster, bots):
        if count % 100 == 0 or count == response.games:
            tell(f"round {number}: {count} of {response.games} games")
    net = response.folder / f"round-{number}.json"
    if not net.exists():
        write_whole(net, _fitted(response, number, before, tell))
    return net


def _fitted(response: Response, number: int, before: Path | None, tell: Tell) -> str:
    """A net fitted to the games of all rounds, from the net of the bot that it answers on."""
    files = [response.folder / f"round-{each}.games" for each in range(1, number + 1)]
    fixed = read_spec(response.against)
    begun = Model.of(load_net(fixed.net)) if isinstance(fixed, SearchSpec) and fixed.net else None
    teacher = Model.of(load_net(str(before))) if before else begun
    recipe = replace(response.recipe, units=len(begun.out)) if begun else response.recipe
    fitted = fit(
        read_rows(read_games(files), response.jobs), recipe, begun or Model.new(recipe.units, recipe.seed), teacher
    )
    for players, found in fitted.surprise.items():
        tell(f"round {number}: surprise at the winner {fitted.judge[players]:.4f} (judge) -> {found:.4f}")
    made = {
        "answers": response.against,
        "seed": response.seed,
        "round": number,
        "games": number * response.games,
        "positions": fitted.positions,
        "recipe": asdict(recipe),
    }
    return fitted.model.stored(made).text()


def matches(response: Response, learner: str) -> Rate:
    """Games that nobody learns from, seats in turn, nobody loose."""
    if learner == response.against:
        raise KemetError("there is nothing to measure: the answer is the bot itself")
    tournament = Tournament(
        seed=f"{response.seed}/matches",
        bots=(learner, response.against),
        players=(PLAYERS,),
        games=response.matches,
        module_sets=(response.modules,),
    )
    tournament.check()
    path = response.folder / "matches.jsonl"
    with resume(path) if path.exists() else create(path, tournament) as scribe:
        begun = scribe.book.tournament
        if (begun.seed, begun.total, begun.everybody) != (tournament.seed, tournament.total, tournament.everybody):
            raise KemetError(f"{path}: these matches were begun with other options; name another folder")
        work, needs = partial(play_fixture, tournament), needs_of(tournament)
        for result in spread(work, scribe.book.missing, response.jobs, response.cluster, needs=needs):
            if isinstance(result, Failure):
                raise KemetError(f"game {result.seed} broke off: {result.reason}")
            scribe.add(result)
        results = scribe.book.results.values()
    return Rate(sum(result.winning_bot == learner for result in results), len(results))


def main(arguments: list[str] | None = None) -> int:
    given = _parser().parse_args(arguments)
    response = Response(
        Path(given.out),
        given.against,
        given.seed,
        given.rounds,
        given.games,
        given.matches,
        recipe=Recipe(epochs=given.epochs, rate=given.rate),
        jobs=given.jobs,
        cluster=given.cluster,
    )
    try:
        respond(response, lambda text: print(time.strftime("%H:%M:%S"), text, flush=True))
    except KemetError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m kemet.training.response", description=__doc__.splitlines()[0])
    parser.add_argument("--against", required=True, metavar="SPEC", help="the bot that is answered")
    parser.add_argument("--out", default="build/response", metavar="FOLDER", help="every step is kept here")
    parser.add_argument("--seed", default="response", help="the same seed gives the same games")
    parser.add_argument("--rounds", type=int, default=2, metavar="N", help="of games and a fit (2)")
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="in each round (2000)")
    parser.add_argument("--matches", type=int, default=400, metavar="N", help="to measure the answer (400)")
    parser.add_argument("--epochs", type=int, default=Recipe().epochs, metavar="N", help="of each fit")
    parser.add_argument("--rate", type=float, default=Recipe().rate, metavar="R", help="of learning")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (1)")
    parser.add_argument("--cluster", default="", metavar="ADDRESS", help="of a Ray cluster, or local")
    return parser


if __name__ == "__main__":
    sys.exit(main())
