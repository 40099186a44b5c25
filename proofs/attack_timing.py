"""Attack: guess from the time a bot takes whether it holds a Veto, or a card that it could add in a battle.

Players of many tables note when each bot's answer is seen, and how long after those of the other bots in the same
window. Afterwards the games are played again with everything open, and the best threshold on either number is tried on
answers that it was not found on (`guessing.py`). 50 % is guessing. What everybody sees is no secret: a number is
compared with what is usual for these seats, for windows that somebody else ended with a Veto or nobody did (who played
one has shown it), for battles to which the seats added as many divine cards, which are turned over at its end, and for
seats with as many divine cards in hand: who has more holds a Veto more often, and that is later in a game, when the
machine may be busier. The box holds more Vetoes than the printed one, so that they are held in every third window or so
and not in every tenth.

`--keep FILE` adds what was seen to a file, and judges all that is in it: so several runs count together.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

import httpx
from attack_thinking import ATTACKER, FRIENDS, play, seated, stubborn
from guessing import Answer, guess
from live_client import LiveClient
from load import fresh_database
from server_process import ServerProcess

from kemet.engine import flow
from kemet.engine.battle.choose import BATTLE_CARDS
from kemet.engine.cards.play import VETO
from kemet.engine.state.choices import ADD, WOUND
from kemet.engine.state.state import State
from kemet.game.configuration import setup_from
from kemet.server.store import tables as work
from kemet.server.store.database import Database
from kemet.server.table.match import codes_of

MAX_RIGHT = 0.55
#: Hands of this size or more count as alike.
MANY = 5
CROWD = 30
#: Seconds after which an address that made too many tables tries again.
TOO_FAST = 5.0
MORE_VETOES = '[[card]]\nid = "veto"\ncopies = 9\n'
WATCHED = {"a Veto": VETO, "a battle's card": BATTLE_CARDS}


class Seen(NamedTuple):
    """An answer in a window: the seat and the others there, how long it took, how long it came after the others; and
    when it came."""

    seats: tuple[int, ...]
    took: float
    behind: float | None
    at: float


class Truth(NamedTuple):
    """What a seat held in a window, and what everybody saw there: the bots that were asked, whose Veto ended it (-1:
    nobody's), how many divine cards each of the bots had laid when the battle cards were turned over, how many this
    one had in hand."""

    holds: bool
    seats: tuple[int, ...]
    vetoed_by: int
    laid: tuple[int, ...]
    cards: int


class Kept(NamedTuple):
    """An answer with the truth about it, as it is kept in a file."""

    run: str
    what: str
    seats: tuple[int, ...]
    took: float
    behind: float | None
    at: float
    holds: bool
    vetoed: bool
    laid: tuple[int, ...]
    cards: int


class Eyes:
    """One table: the answers of each seat in windows of one kind, in the order in which they were seen."""

    def __init__(self, kind: str):
        self.kind = kind
        self.seen: dict[int, list[Seen]] = defaultdict(list)
        self.windows = 0
        self._since: dict[int, float] = {}
        self._came: dict[int, float] = {}

    def look(self, view: dict[str, Any], is_new: bool, now: float) -> None:
        """`is_new`: a card was played. Then a window that was open is over, and maybe another has begun."""
        asked = {seat for seat in view["waiting"] if seat} if view["asked"] == self.kind else set()
        for seat in self._since:
            if is_new or seat not in asked:
                self._came.setdefault(seat, now)
        if is_new or not asked:
            self._close()
        for seat in asked:
            self._since.setdefault(seat, now)

    def _close(self) -> None:
        """The window is over for all bots."""
        self.windows += bool(self._came)
        for seat, came in self._came.items():
            others = {other: at for other, at in self._came.items() if other != seat}
            behind = came - mean(others.values()) if others else None
            self.seen[seat].append(Seen((seat, *sorted(others)), came - self._since[seat], behind, came))
        self._since.clear()
        self._came.clear()


class Watcher:
    """A person who plays quickly, and looks at everything that comes."""

    def __init__(self, person: LiveClient):
        self.person = person
        self.eyes = {what: Eyes(question.slug) for what, question in WATCHED.items()}

    async def watch(self, chance: random.Random) -> None:
        take_in = self.person.take_in

        def looking(message: dict[str, Any]) -> dict[str, Any]:
            taken = take_in(message)
            if taken["type"] == "state":
                now, is_new = time.perf_counter(), any(event["kind"] == "card" for event in taken["events"])
                for eyes in self.eyes.values():
                    eyes.look(taken["view"], is_new, now)
            return taken

        self.person.take_in = looking  # type: ignore[method-assign]
        await play(self.person, chance, hints=False)


def truth(database: Database, table: str, what: str) -> dict[int, list[Truth]]:
    """For each seat, window by window, in the order in which its answers were seen."""
    row = database.run_now(lambda connection: work.find_table(connection, table))
    entries = database.run_now(lambda connection: work.entries_after(connection, table, 0))
    assert row is not None
    setup = setup_from(row.setup)
    state = flow.new_state(setup.table, setup.seed)
    flow.advance(state)
    held: dict[int, list[Truth]] = defaultdict(list)
    holding: dict[int, tuple[bool, int]] = {}
    laid: Counter[int] = Counter()
    vetoed_by = -1
    for entry in entries:
        if entry.kind != "choose":
            continue
        for code in codes_of(entry):  # one message, one entry, maybe several choices
            for seat in _asked(state, what):
                holding.setdefault(seat, (HOLDS[what](state, seat), int(state.seats[seat].hand).bit_count()))
            learned = state.learned
            laid[entry.seat] += state.question is BATTLE_CARDS and ADD <= code < WOUND
            if state.question is VETO and code != flow.default(state, entry.seat):
                vetoed_by = entry.seat
            flow.play(state, entry.seat, code)
        if not _asked(state, what) or (state.question is VETO and state.learned != learned):
            for seat, (holds, cards) in holding.items():
                bots = tuple(sorted(holding))
                held[seat].append(Truth(holds, bots, vetoed_by, tuple(laid[bot] for bot in bots), cards))
            holding.clear()
            laid.clear()
        if state.question is not VETO or state.learned != learned:
            vetoed_by = -1
    return held


def _asked(state: State, what: str) -> set[int]:
    """The bots: the attacker has the first seat."""
    if state.question is not WATCHED[what]:
        return set()
    return {seat for seat in range(1, state.table.players) if state.waiting >> seat & 1}


def _could_veto(state: State, seat: int) -> bool:
    return len(flow.legal(state, seat)) > 1


def _could_add(state: State, seat: int) -> bool:
    """With its battle card laid, has it a divine card to add?"""
    after = state.copy()
    flow.play(after, seat, flow.default(after, seat))
    return after.question is BATTLE_CARDS and len(flow.legal(after, seat)) > 1


HOLDS: dict[str, Callable[[State, int], bool]] = {"a Veto": _could_veto, "a battle's card": _could_add}


async def sit_again(
    server: ServerProcess, source: str, bots: list[str], use: Callable[[LiveClient], Awaitable[None]]
) -> None:
    """At one table after the other: as many are played at the end of a run as at its beginning."""
    while True:
        try:
            person = await asyncio.to_thread(seated, server, source, bots)
        except httpx.HTTPStatusError:
            await asyncio.sleep(TOO_FAST)
            continue
        try:
            await person.open()
            await stubborn(use(person))
        finally:
            await person.close()


async def collect(server: ServerProcess, database: str, given: argparse.Namespace, crowd: int, run: str) -> list[Kept]:
    chance = random.Random(2)
    watchers: list[Watcher] = []

    async def watch(person: LiveClient) -> None:
        watchers.append(Watcher(person))
        await watchers[-1].watch(chance)

    async def hurry(person: LiveClient) -> None:
        await play(person, chance, hints=True)

    tasks = [
        asyncio.create_task(
            sit_again(server, f"{FRIENDS}{number % 9}", [given.bots[number % len(given.bots)]] * 3, watch)
        )
        for number in range(given.tables)
    ]
    tasks += [asyncio.create_task(sit_again(server, ATTACKER, ["hard", "hard"], hurry)) for _ in range(crowd)]
    until = time.monotonic() + given.seconds
    while time.monotonic() < until and min(_seen(watchers, what) for what in WATCHED) < given.windows:
        await asyncio.sleep(1)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    stored = Database(database)
    try:
        return [kept for what in WATCHED for each in watchers for kept in _paired(stored, each, what, run)]
    finally:
        stored.close()


def _seen(watchers: list[Watcher], what: str) -> int:
    return sum(each.eyes[what].windows for each in watchers)


def _paired(database: Database, watcher: Watcher, what: str, run: str) -> list[Kept]:
    """What was seen beside what was so. The last windows may not have been seen any more; if others are missing, what
    comes after them cannot be paired."""
    held = truth(database, watcher.person.table, what)
    found = []
    for seat, answers in watcher.eyes[what].seen.items():
        for seen, true in zip(answers, held[seat], strict=False):
            if tuple(sorted(seen.seats)) != true.seats:
                print(f"{what}: a window of {true.seats} was seen as one of {seen.seats}")
                break
            if true.vetoed_by != seat:
                found.append(Kept(run, what, *seen, true.holds, true.vetoed_by >= 0, true.laid, true.cards))
    return found


def keep(path: Path, kept: list[Kept]) -> list[Kept]:
    """Add them to the file; all that is in it."""
    with path.open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(each) + "\n" for each in kept)
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    kept = [Kept(*row) for row in rows]
    return [each._replace(seats=tuple(each.seats), laid=tuple(each.laid)) for each in kept]


def judge(name: str, answers: list[Kept]) -> bool:
    """Print what the best guesses are worth; are both worth nothing?"""
    chance = random.Random(3)
    held = True
    for by, numbers in (
        ("the time", [(each, each.took) for each in answers]),
        ("the order", [(each, each.behind) for each in answers if each.behind is not None]),
    ):
        seen = [Answer(number, each.holds, _public(each)) for each, number in numbers]
        found = guess(seen, chance)
        good = found.right < MAX_RIGHT
        held = held and good
        print(
            f"{name:28}{by:10}{found.answers:6} answers, {found.with_secret:4} hold it: guessed {found.right:.1%}"
            f" (luck stays below {found.by_chance:.1%} in 19 of 20 deals, is as good in {found.by_luck:.0%};"
            f" in hindsight {found.flattering:.1%})   {'held' if good else 'NOT HELD'}",
            flush=True,
        )
    return held


def _public(answer: Kept) -> tuple[object, ...]:
    return answer.run, answer.seats, answer.vetoed, answer.laid, min(answer.cards, MANY)


def windows(answers: list[Kept]) -> int:
    """A window of three bots is seen three times."""
    return round(sum(1 / len(each.seats) for each in answers))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=48, help="that are watched")
    parser.add_argument("--windows", type=int, default=400, help="of each kind, to be seen")
    parser.add_argument("--seconds", type=float, default=600.0, help="at most, for each of quiet and load")
    parser.add_argument("--only", choices=("quiet", "load"))
    parser.add_argument("--bots", nargs="+", default=["medium", "easy"], help="at the tables in turn")
    parser.add_argument("--keep", type=Path, metavar="FILE")
    given = parser.parse_args()
    held = True
    for name, crowd in (("quiet", 0), ("load", CROWD)):
        if given.only not in (None, name):
            continue
        with fresh_database("sqlite") as database, tempfile.TemporaryDirectory(prefix="kemet-box-") as box:
            (Path(box) / "cards.toml").write_text(MORE_VETOES, encoding="utf-8")
            with ServerProcess(database, ("--content", box)) as server:
                run = f"{name} {time.time():.0f}"
                seen = asyncio.run(collect(server, database, given, crowd, run))
        if given.keep is not None:
            seen = [each for each in keep(given.keep, seen) if each.run.startswith(name)]
        for what in WATCHED:
            answers = [each for each in seen if each.what == what]
            print(f"{name}, {what}: {windows(answers)} windows")
            held = judge(f"{name}, {what}", answers) and held
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
