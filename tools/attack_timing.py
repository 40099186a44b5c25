"""Attack: guess from the time a bot takes in a Veto window whether it holds a Veto.

Players of many tables note when each bot's answer is seen. Afterwards the games are told again with everything open,
and the best threshold on time, found on one half of the windows, is tried on the other. 50 % is guessing.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections import defaultdict
from collections.abc import Iterator

from attack_thinking import ATTACKER, FRIENDS, _stubborn, play, seated
from live_client import LiveClient
from load import fresh_database
from server_process import ServerProcess

from kemet.engine import flow
from kemet.engine.cards.play import VETO
from kemet.engine.founding import new_state
from kemet.engine.state.state import State
from kemet.server.store import tables as work
from kemet.server.store.database import Database
from kemet.server.table.match import codes_of
from kemet.setup import setup_from

MOST = 0.55
Answer = tuple[float, bool]


class Eyes:
    """One table: how long each seat's answers in Veto windows took, in the order in which they were seen."""

    def __init__(self, person: LiveClient):
        self.person = person
        self.took: dict[int, list[float]] = defaultdict(list)
        self._since: dict[int, float] = {}

    def look(self) -> None:
        assert self.person.state is not None
        view, now = self.person.state["view"], time.perf_counter()
        asked = set(view["waiting"]) if view["asked"] == "veto" else set()
        for seat in [seat for seat in self._since if seat not in asked]:
            self.took[seat].append(now - self._since.pop(seat))
        for seat in asked - {0}:
            self._since.setdefault(seat, now)

    async def watch(self, chance: random.Random) -> None:
        """Play quickly, and look at everything that comes."""
        take_in = self.person.take_in

        def looking(message: dict[str, object]) -> dict[str, object]:
            taken = take_in(message)
            if taken["type"] == "state":
                self.look()
            return taken

        self.person.take_in = looking  # type: ignore[method-assign]
        await play(self.person, chance, hints=False)


def truth(database: Database, table: str) -> dict[int, list[bool]]:
    """For each seat: could it have vetoed, window by window, in the order in which its answers were seen."""
    row = database.run_now(lambda connection: work.find_table(connection, table))
    entries = database.run_now(lambda connection: work.entries_after(connection, table, 0))
    assert row is not None
    setup = setup_from(row.setup)
    state = new_state(setup.table, setup.seed)
    flow.advance(state)
    held: dict[int, list[bool]] = defaultdict(list)
    holding: dict[int, bool] = {}
    for entry in entries:
        if entry.kind != "choose":
            continue
        for code in codes_of(entry):  # one message, one entry, maybe several choices
            for seat in asked_to_veto(state):
                holding.setdefault(seat, len(flow.legal(state, seat)) > 1)
            flow.play(state, entry.seat, code)
            for seat in set(holding) - asked_to_veto(state):
                held[seat].append(holding.pop(seat))
    return held


def asked_to_veto(state: State) -> set[int]:
    if state.question is not VETO:
        return set()
    return {seat for seat in range(state.table.players) if state.waiting >> seat & 1}


def best_guess(seen: list[Answer], tried: list[Answer]) -> float:
    """The balanced accuracy on `tried` of the threshold that is best on `seen`."""
    cut = max(sorted({took for took, _ in seen}), key=lambda cut: abs(accuracy(seen, cut) - 0.5), default=0.0)
    turned = accuracy(seen, cut) < 0.5
    return 1 - accuracy(tried, cut) if turned else accuracy(tried, cut)


def accuracy(answers: list[Answer], cut: float) -> float:
    """Balanced: of those with and of those without the card, how many does 'slower than this: has it' get right?"""
    shares = []
    for holds in (True, False):
        kind = [took for took, has_it in answers if has_it == holds]
        shares.append(sum((took > cut) == holds for took in kind) / len(kind) if kind else 0.5)
    return sum(shares) / 2


async def collect(server: ServerProcess, database: str, wanted: int, seconds: float, crowd: int) -> list[Answer]:
    chance = random.Random(2)
    eyes = [Eyes(seated(server, f"{FRIENDS}{number % 9}", ["medium", "medium", "easy"])) for number in range(24)]
    others = [seated(server, ATTACKER, ["hard", "hard"]) for _ in range(crowd)]
    for client in (*(each.person for each in eyes), *others):
        await client.open()
    tasks = [asyncio.create_task(_stubborn(each.watch(chance))) for each in eyes]
    tasks += [asyncio.create_task(_stubborn(play(each, chance, hints=True))) for each in others]
    until = time.monotonic() + seconds
    while time.monotonic() < until and sum(len(took) for each in eyes for took in each.took.values()) < wanted:
        await asyncio.sleep(1)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    stored = Database(database)
    try:
        return [pair for each in eyes for pair in _paired(each, truth(stored, each.person.table))]
    finally:
        stored.close()


def _paired(eyes: Eyes, held: dict[int, list[bool]]) -> Iterator[Answer]:
    for seat, took in eyes.took.items():
        yield from zip(took, held[seat], strict=False)  # the last windows may not have been seen any more


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--windows", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=900.0, help="at most, for each of quiet and load")
    given = parser.parse_args()
    held = True
    for name, crowd in (("quiet", 0), ("under load", 30)):
        with fresh_database("sqlite") as database, ServerProcess(database, ()) as server:
            answers = asyncio.run(collect(server, database, given.windows, given.seconds, crowd))
        random.Random(3).shuffle(answers)
        half = len(answers) // 2
        guessed = (best_guess(answers[:half], answers[half:]) + best_guess(answers[half:], answers[:half])) / 2
        held = held and guessed < MOST
        holders = sum(has_it for _, has_it in answers)
        verdict = "held" if guessed < MOST else "NOT HELD"
        print(f"{name:12}{len(answers):5} windows, {holders} with a Veto: balanced accuracy {guessed:.0%}   {verdict}")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
