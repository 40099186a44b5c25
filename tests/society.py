"""People who know each other: friends, a club, tournaments, games that are over; their pages are full."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from contesting import begun, end_round, founded
from running import Browser, Running, account, id_of
from sqlalchemy import Connection

from kemet.server.gate.origins import COOKIE
from kemet.server.live.opening import open_table
from kemet.server.shapes.tables import NewTable
from kemet.server.store import ratings
from kemet.server.store import tables as work
from kemet.server.store.rows import Entry, SeatRow

OPEN = {"kind": "open"}
TILES = ("charge", "carnage", "phoenix", "priest", "defense", "crusade")
#: A club of eight; the first is its founder, one name is as long as names may be.
CLUB = ("Nefertari", "Thutmose", "Hatshepsut the Great of Thebes", "Meritre", "Ibi", "Khaemwaset", "Tiye", "Senusret")


def finished(
    server: Running,
    owners: Sequence[int],
    points: list[int],
    *,
    rated: bool = False,
    seth: bool = False,
    names: Sequence[str] = (),
    tiles: Sequence[str] = ("charge",),
    **more: Any,
) -> str:
    """A public game that is over; the first seat with the most points won, with Seth its side. People who are named
    have the god of their seat, all others are P0, P1 ... and Horus."""
    wanted = {
        "players": len(points),
        "seats": [{"kind": "bot", "bot": "easy"}] * len(points),
        "public": True,
        "modules": [] if seth else ["path"],
        "seth": seth,
    }
    row, _, _ = open_table(NewTable.model_validate(wanted), (), None)
    winner = min(points.index(max(points)), 1) if seth else points.index(max(points))
    rows = [
        SeatRow(seat, "human", names[seat] if names else f"P{seat}", row.seats[seat].god if names else "Horus",
                secret_hash=f"s{seat}", account=owner)
        for seat, owner in enumerate(owners)
    ]  # fmt: skip
    summary = row.summary | {"points": points, "winner": winner, "tiles": [list(tiles), *[[]] * (len(points) - 1)]}
    row = replace(row, status="over", rated=rated, seats=(*rows, *row.seats[len(rows) :]), summary=summary, **more)

    def store(connection: Connection) -> None:
        work.add_table(connection, row)
        said = [Entry(1, "start", -1), Entry(2, "chat", 0, note="my secret plan", message="m")]
        work.append(connection, row.id, said, "over", summary, None, None)
        if rated:
            for _ in range(2):  # a game counts once, however often its end is written
                ratings.rate(connection, row, summary | {"resigned": []})

    server.hub.database.run_now(store)
    return row.id


@dataclass(frozen=True)
class Society:
    """Who they are, and the addresses of what is theirs."""

    people: dict[str, Browser]
    club: str
    asking: str
    open_cup: str
    running_cup: str
    over_cup: str

    def session(self, name: str) -> str:
        """The cookie of this person."""
        return str(self.people[name].http.cookies[COOKIE])


def society(server: Running) -> Society:
    """The eight of a club, everything about them used at least once."""
    people = {name: account(server, name) for name in (*CLUB, "Ptahhotep")}
    founder, second, third, fourth, *_ = (people[name] for name in CLUB)
    for each in people.values():
        each("PUT", "profile", open=True)

    for one, two in ((founder, CLUB[1]), (second, CLUB[0]), (founder, CLUB[2]), (founder, CLUB[3]), (fourth, CLUB[0])):
        assert one("PUT", "friends", name=two).status_code == 200
    for name in CLUB[5:]:
        people[name]("PUT", "friends", name=CLUB[0])
    founder("PUT", "blocked", name="Ptahhotep")

    about = "Every Thursday at eight: two tables, and who has lost brings the dates."
    club = founder("POST", "clubs", name="Friends of Thoth", about=about).json()["club"]["id"]
    for name in CLUB[1:7]:
        assert people[name]("PUT", f"clubs/{club}/me").status_code == 200
    founder("PUT", f"clubs/{club}", about=about, entry="request")
    founder("PUT", f"clubs/{club}/roles", name=CLUB[1], role="keeper")
    for name in CLUB[7:]:
        people[name]("PUT", f"clubs/{club}/me")
    founder("PUT", f"clubs/{club}/people", name="Ptahhotep")
    for who, words in ((founder, "Tonight at eight?"), (second, "I bring dates."), (third, "Then I shall lose late.")):
        who("POST", f"clubs/{club}/talk", text=words)
    asking = third("POST", "clubs", name="Night owls", about="Turn-based, one choice a day.").json()["club"]["id"]
    founder("PUT", f"clubs/{asking}/me")
    third("PUT", f"clubs/{asking}", about="", entry="invited")

    _games(server, club)
    for who, wanted in (
        (second, {"public": True, "name": "By the river"}),
        (second, {"club": club, "name": "Thursday"}),
        (third, {"public": True}),
    ):
        seats = [{"kind": "you", "name": who.name}, OPEN, {"kind": "bot", "bot": "easy"}]
        table = who("POST", "tables", players=3, seats=seats, **wanted).json()["table"]["id"]
        who("POST", f"tables/{table}/invitations", name=CLUB[0])

    clock = {"kind": "days", "days": 2}
    some = [people[name] for name in CLUB[:5]]
    over = begun(*some, name="Inundation Cup", players=3, rounds=2)["id"]
    for _ in range(2):
        end_round(server, founder, over)
    running = begun(*some, name="Nile Cup", players=3, fill="easy", clock=clock)["id"]
    open_cup = founded(*some, name="Cup of the Two Lands", players=4, places=32, clock=clock, modules=["path", "dawn"])
    return Society(people, club, asking, open_cup, running, over)


def _games(server: Running, club: str) -> None:
    """Enough for a curve of each kind of rating, for favourite tiles, and for a league."""
    ids = {name: id_of(server, name) for name in CLUB}

    def play(number: int, *names: str, **more: Any) -> None:
        points = [8 - (seat + number) % len(names) * 2 for seat in range(len(names))]
        tiles = TILES[number % len(TILES) :]
        finished(server, [ids[name] for name in names], points, rated=True, names=names, tiles=tiles, **more)

    one, two, three, four, *_ = CLUB
    for number in range(6):
        play(number, one, two)
        play(number, two, one)
        play(number, one, three, four, club=club)
        play(number, three, one, two, seth=True)
    play(1, one, two, three, seth=True)
    play(2, one, two, three, seth=True)
