"""Attack: guess from the time a bot takes whether it holds a Veto, or a card that it could add in a battle.

Players of many tables note when each bot's answer is seen, and how long after those of the other bots in the same
window. Afterwards the games are told again with everything open, and the best threshold on either number is tried on
answers that it was not found on (`guessing.py`). 50 % is guessing. What everybody sees is no secret: a number is
compared with what is usual for these seats, and for windows that ended with or without a Veto. The box holds more
Vetoes than the printed one, so that they are held in every third window or so and not in every tenth.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from statistics import mean, median
from typing import Any, NamedTuple

from attack_thinking import ATTACKER, FRIENDS, play, seated, stubborn
from guessing import guess
from live_client import LiveClient
from load import fresh_database
from server_process import ServerProcess

from kemet.engine import flow
from kemet.engine.battle.choose import BATTLE_CARDS
from kemet.engine.cards.play import VETO
from kemet.engine.founding import new_state
from kemet.engine.state.state import State
from kemet.server.store import tables as work
from kemet.server.store.database import Database
from kemet.server.table.match import codes_of
from kemet.setup import setup_from

MOST = 0.55
CROWD = 30
MORE_VETOES = '[[card]]\nid = "veto"\ncopies = 9\n'
WATCHED = {"a Veto": VETO, "a battle's card": BATTLE_CARDS}


class Seen(NamedTuple):
    """An answer in a window: the seat and the others there, how long it took, how long it came after the others."""

    seats: tuple[int, ...]
    took: float
    behind: float | None


class Truth(NamedTuple):
    """What a seat held in a window, and what everybody saw at its end."""

    holds: bool
    vetoed: bool


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
            self.seen[seat].append(Seen((seat, *sorted(others)), came - self._since[seat], behind))
        self._since.clear()
        self._came.clear()


class Watcher:
    """A person who plays quickly, and looks at everything that comes."""

    def __init__(self, person: LiveClient):
        self.person = person
        self.eyes = {what: Eyes(question.name) for what, question in WATCHED.items()}

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
    state = new_state(setup.table, setup.seed)
    flow.advance(state)
    held: dict[int, list[Truth]] = defaultdict(list)
    holding: dict[int, bool] = {}
    vetoed = False
    for entry in entries:
        if entry.kind != "choose":
            continue
        for code in codes_of(entry):  # one message, one entry, maybe several choices
            for seat in _asked(state, what):
                holding.setdefault(seat, HOLDS[what](state, seat))
            learned = state.learned
            vetoed = vetoed or (state.question is VETO and code != flow.default(state, entry.seat))
            flow.play(state, entry.seat, code)
        if not _asked(state, what) or (state.question is VETO and state.learned != learned):
            for seat, holds in holding.items():
                held[seat].append(Truth(holds, vetoed))
            holding.clear()
        if state.question is not VETO or state.learned != learned:
            vetoed = False
    return held


def _asked(state: State, what: str) -> set[int]:
    """The bots: whoever attacks has the first seat."""
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
Answers = dict[str, list[tuple[Seen, Truth]]]


async def collect(
    server: ServerProcess, database: str, tables: int, wanted: int, seconds: float, crowd: int
) -> Answers:
    chance = random.Random(2)
    watchers = [
        Watcher(seated(server, f"{FRIENDS}{number % 9}", [("medium", "easy")[number % 2]] * 3))
        for number in range(tables)
    ]
    others = [seated(server, ATTACKER, ["hard", "hard"]) for _ in range(crowd)]
    for client in (*(each.person for each in watchers), *others):
        await client.open()
    tasks = [asyncio.create_task(stubborn(each.watch(chance))) for each in watchers]
    tasks += [asyncio.create_task(stubborn(play(each, chance, hints=True))) for each in others]
    until = time.monotonic() + seconds
    while time.monotonic() < until and min(_seen(watchers, what) for what in WATCHED) < wanted:
        await asyncio.sleep(1)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    stored = Database(database)
    try:
        return {what: [pair for each in watchers for pair in _paired(stored, each, what)] for what in WATCHED}
    finally:
        stored.close()


def _seen(watchers: list[Watcher], what: str) -> int:
    return sum(each.eyes[what].windows for each in watchers)


def _paired(database: Database, watcher: Watcher, what: str) -> list[tuple[Seen, Truth]]:
    held = truth(database, watcher.person.table, what)
    seen = watcher.eyes[what].seen
    return [
        pair for seat, answers in seen.items() for pair in zip(answers, held[seat], strict=False)
    ]  # the last windows may not have been seen any more


def _compared(numbers: list[tuple[Seen, Truth, float]]) -> list[tuple[float, bool]]:
    """With what is usual for this seat among these others, and for such an end: the seats answer in turn, a card that
    was vetoed does nothing, and everybody knows it."""
    alike: dict[tuple[tuple[int, ...], bool], list[float]] = defaultdict(list)
    for seen, true, number in numbers:
        alike[seen.seats, true.vetoed].append(number)
    usual = {public: median(found) for public, found in alike.items()}
    return [(number - usual[seen.seats, true.vetoed], true.holds) for seen, true, number in numbers]


def judge(name: str, answers: list[tuple[Seen, Truth]]) -> bool:
    """Print what the best guesses are worth; are both worth nothing?"""
    chance = random.Random(3)
    held = True
    for by, numbers in (
        ("the time", [(seen, true, seen.took) for seen, true in answers]),
        ("the order", [(seen, true, seen.behind) for seen, true in answers if seen.behind is not None]),
    ):
        found = guess(_compared(numbers), chance)
        good = found.right < MOST
        held = held and good
        print(
            f"{name:28}{by:10}{found.answers:6} answers, {found.with_secret:4} hold it: guessed {found.right:.1%}"
            f" (by chance up to {found.by_chance:.1%}, in hindsight {found.flattering:.1%})"
            f"   {'held' if good else 'NOT HELD'}",
            flush=True,
        )
    return held


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=48, help="that are watched")
    parser.add_argument("--windows", type=int, default=400, help="of each kind, to be seen")
    parser.add_argument("--seconds", type=float, default=600.0, help="at most, for each of quiet and load")
    parser.add_argument("--only", choices=("quiet", "load"))
    given = parser.parse_args()
    held = True
    for name, crowd in (("quiet", 0), ("load", CROWD)):
        if given.only not in (None, name):
            continue
        with fresh_database("sqlite") as database, tempfile.TemporaryDirectory(prefix="kemet-box-") as box:
            (Path(box) / "cards.toml").write_text(MORE_VETOES, encoding="utf-8")
            with ServerProcess(database, ("--content", box)) as server:
                answers = asyncio.run(collect(server, database, given.tables, given.windows, given.seconds, crowd))
        for what, seen in answers.items():
            held = judge(f"{name}, {what}", seen) and held
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
