"""Floods, deaf sockets, seats of others, a locked database: `python3 tools/dev.py attack wire --seconds 8 --only half`.

Meanwhile people at other tables, with another address, play and measure. Prints a table: the attack, what others felt
(the 95th percentile of their acknowledgements), whether the server held. Bounded in time and count.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import pkgutil
import sys
from dataclasses import dataclass

import attacks
from attacks.bystanders import Bystanders
from attacks.scene import Attack, NotHeld, Scene, finished_games
from load import fresh_database
from server_process import ServerProcess

#: The most that others may feel, in seconds. On a machine that is busy already the quiet moment before the attack is
#: the measure: three times that.
BAR = 0.150
BUSY = 3.0
#: Games that are over when it begins.
FINISHED = 4
#: Quiet seconds before each attack.
BREATH = 3.0


@dataclass(frozen=True)
class Verdict:
    attack: str
    quiet: float  # p95 of the others before, in seconds
    felt: float  # ... and meanwhile
    gave_way: bool
    may_be_felt: bool
    note: str

    @property
    def held(self) -> bool:
        return not self.gave_way and (self.may_be_felt or self.felt <= max(BAR, BUSY * self.quiet))

    def line(self) -> str:
        times = f"{self.quiet * 1000:6.0f} ms {self.felt * 1000:8.0f} ms"
        return f"{self.attack:30} {times}   {'held' if self.held else 'NOT HELD':9} {self.note}"


def all_attacks() -> list[Attack]:
    """What the files of the folder list, file by file."""
    found: list[Attack] = []
    for module in sorted(pkgutil.iter_modules(attacks.__path__), key=lambda each: each.name):
        found += getattr(importlib.import_module(f"attacks.{module.name}"), "ATTACKS", [])
    return found


async def attack_all(server: ServerProcess, database: str, wanted: list[Attack], seconds: float) -> list[Verdict]:
    """One after the other, each with a quiet moment before."""
    scene = Scene(server, database, finished_games(database, FINISHED))
    verdicts = []
    async with Bystanders(server, tables=6) as others:
        for attack in wanted:
            await asyncio.sleep(BREATH)
            verdicts.append(await _one(attack, scene, others, seconds))
            print(verdicts[-1].line(), flush=True)
    return verdicts


async def _one(attack: Attack, scene: Scene, others: Bystanders, seconds: float) -> Verdict:
    quiet = others.p95()
    try:
        note, gave_way = await asyncio.wait_for(attack.run(scene, seconds), seconds + 60), False
    except NotHeld as error:
        note, gave_way = str(error), True
    if not scene.server.answers():
        note, gave_way = f"the server is not well; {note}", True
    return Verdict(attack.name, quiet, others.p95(), gave_way, not attack.others_must_not_feel, note)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each attack")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--only", default="", metavar="TEXT", help="attacks whose name holds this")
    given = parser.parse_args()
    wanted = [attack for attack in all_attacks() if given.only in attack.name]
    print(f"{'attack':30} {'before':>9} {'others felt':>11}   {'':9} what happened (times: p95 of acknowledgements)")
    with fresh_database(given.database) as database, ServerProcess(database, ()) as server:
        verdicts = asyncio.run(attack_all(server, database, wanted, given.seconds))
        mistakes = [each for each in server.errors() if each["message"] != "not stored"]
    for mistake in mistakes[:5]:
        print(f"in the server's log: {mistake}")
    held = sum(verdict.held for verdict in verdicts)
    print(f"{held} of {len(wanted)} attacks held off")
    return 0 if held == len(wanted) and not mistakes else 1


if __name__ == "__main__":
    sys.exit(main())
