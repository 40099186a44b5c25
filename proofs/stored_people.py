"""People written straight into a database, with what they have to do with each other: for tests of how lists grow.

Everybody shows their results, has two ratings and belongs to a club of ten; one in four has founded a tournament.
Ann, the first, belongs to a full club, follows fifty people and is followed by a thousand.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from sqlalchemy import Table, insert

from kemet.server.shapes.contests import Agreed
from kemet.server.store import accounts as work
from kemet.server.store.clubs import MAX_MEMBERS
from kemet.server.store.database import Database
from kemet.server.store.schema import (
    accounts,
    club_lines,
    club_members,
    clubs,
    contest_entrants,
    contests,
    follows,
    standings,
)

Rows = Iterable[dict[str, Any]]
ANN, CLUB, CONTEST = 1, "C" * 22, f"T{0:021}"
OF_A_CLUB, OF_A_CONTEST, PEOPLE_A_CONTEST = 10, 8, 4
FOLLOWED, FOLLOWERS, LINES = 50, 1000, 300
AT_ONCE = 10_000


@dataclass(frozen=True)
class StoredPeople:
    """Accounts 1 to `size`; number 1 is Ann."""

    size: int

    def name(self, number: int) -> str:
        return "Ann" if number == ANN else f"player {number:07}"

    def somebody(self, number: int) -> int:
        """One of the others, all of them in turn."""
        return 2 + number * 7919 % (self.size - 1)


def store(database: Database, size: int, session: str) -> StoredPeople:
    """All of them; Ann is logged in with this session."""
    crowd = StoredPeople(size)
    for table, rows in _rows(crowd):
        rest = iter(rows)
        while some := list(islice(rest, AT_ONCE)):
            with database.engine.begin() as connection:
                connection.execute(insert(table), some)
    database.run_now(lambda connection: work.open_session(connection, ANN, session))
    return crowd


def _rows(crowd: StoredPeople) -> Iterator[tuple[Table, Rows]]:
    everybody, now = range(1, crowd.size + 1), time.time()
    yield (
        accounts,
        (
            {
                "id": each,
                "name": crowd.name(each),
                "folded": crowd.name(each).casefold(),
                "looks": f"looks of {each}",
                "password_hash": "no password fits",
                "created": now,
                "open_profile": True,
                "listed": crowd.name(each).casefold(),
                "online_at": now + 1e6,  # all the time
            }
            for each in everybody
        ),
    )
    rated = {"mu": 25.0, "sigma": 2.0, "games": 20, "shown": True}
    yield (
        standings,
        (
            rated | {"account": each, "kind": kind, "value": 800 + each * 31 % 1400}
            for each in everybody
            for kind in ("two", "many")
        ),
    )
    followed = ({"account": ANN, "other": each, "at": now} for each in range(2, 2 + FOLLOWED))
    followers = ({"account": each, "other": ANN, "at": now} for each in range(2, min(FOLLOWERS, crowd.size) + 1))
    yield follows, [*followed, *followers]
    yield from _clubs(crowd, now)
    yield from _contests(crowd, now)


def _clubs(crowd: StoredPeople, now: float) -> Iterator[tuple[Table, Rows]]:
    facts = {"about": "We play in the evening.", "entry": "open", "founded": now}
    names = {CLUB: "Ann's club"} | {f"C{number:021}": f"club {number:06}" for number in range(crowd.size // OF_A_CLUB)}
    yield (
        clubs,
        (facts | {"id": id, "name": name, "folded": name.casefold(), "looks": name} for id, name in names.items()),
    )
    member = {"role": "member", "muted": False, "since": now}
    others = (
        member
        | {"club": f"C{each // OF_A_CLUB:021}", "account": each + 1, "role": ("founder", "member")[each % 10 > 0]}
        for each in range(crowd.size // OF_A_CLUB * OF_A_CLUB)
    )
    founder = member | {"club": CLUB, "account": ANN, "role": "founder"}
    yield club_members, others
    yield club_members, [founder, *(member | {"club": CLUB, "account": each} for each in range(2, MAX_MEMBERS + 1))]
    said = {"club": CLUB, "account": ANN, "at": now, "words": "Tonight at eight?"}
    yield club_lines, (said | {"number": number} for number in range(1, LINES + 1))


def _contests(crowd: StoredPeople, now: float) -> Iterator[tuple[Table, Rows]]:
    """Half are over; what is open or running has nothing to wake up for."""
    agreed = Agreed.model_validate({"clock": {"kind": "days", "days": 2}}).model_dump()
    common = {"name": "Cup", "plan": json.dumps(agreed), "seed": "cup", "wake_at": None}
    numbers = range(crowd.size // PEOPLE_A_CONTEST)
    yield (
        contests,
        (
            common
            | {
                "id": f"T{number:021}",
                "founder": crowd.somebody(number),
                "created": now - number,
                "status": ("open", "running", "over", "over")[number % 4],
            }
            for number in numbers
        ),
    )
    yield (
        contest_entrants,
        (
            {
                "contest": f"T{number:021}",
                "number": place,
                "account": ANN if place == 1 and number < 5 else crowd.somebody(number * OF_A_CONTEST + place),
                "entered": now,
            }
            for number in numbers
            for place in range(1, OF_A_CONTEST + 1)
        ),
    )
