"""Ratings: one for each kind of table, changed once by each rated game, and the lists of who stands where."""

from __future__ import annotations

import time
from collections.abc import Iterable
from functools import cache
from typing import Any

from sqlalchemy import Connection, insert, select, text, update

from kemet.server.shapes.people import RatedMoment, Rating, Standing
from kemet.server.store.accounts import lock
from kemet.server.store.rated import is_between_people
from kemet.server.store.rows import Summary, TableRow
from kemet.server.store.schema import SHOWN, accounts, ratings, standings

#: Duels, tables of three to five, and the two sides of a game with Seth: a rating of one says little of another.
KINDS = ("two", "many", "seth", "alliance")
#: A rating of fewer games is provisional.
SETTLED = 10
#: Moments of a rating's course that are sent.
COURSE = 200
#: Rated games that are counted, the newest first.
MAX_GAMES = 1000
PAGE = 50


def kind_of(row: TableRow, seat: int) -> str:
    if row.setup.get("seth"):
        return "alliance" if seat else "seth"
    return "two" if row.setup["players"] == 2 else "many"


def shown(mu: float, sigma: float) -> int:
    """What people read: careful at first, so that a few games of luck do not lead the list."""
    return round(1500 + 40 * (mu - 3 * sigma))


# --- a game is over -----------------------------------------------------------------------------------------------


def rate(connection: Connection, row: TableRow, summary: Summary) -> None:
    """A rated game is over: the winner first, then by points; with Seth a side wins. Players who gave up share the last
    place, whatever the bot that played on has reached. Each game counts once. A deleted account counts as somebody new,
    so that nobody can spoil the game for the others. A game with a bot in it counts for nobody, however it came about.
    """
    if not is_between_people(row) or summary["winner"] is None:
        return
    people = {seat.seat: seat.account for seat in row.seats}
    owners = [account for account in people.values() if account is not None]
    lock(connection, owners)  # two games of theirs may end together: the second begins with what the first has made
    if _counted(connection, row.id, owners):
        return
    before = {seat: _latest(connection, account, kind_of(row, seat)) for seat, account in people.items()}
    after = _sides(before, summary) if row.setup.get("seth") else _each_alone(before, summary)
    for seat, account in people.items():
        if account is not None:
            place, mu, sigma = after[seat]
            _note(connection, row, account, kind_of(row, seat), place, mu, sigma)


def _each_alone(before: dict[int, tuple[float, float]], summary: Summary) -> dict[int, tuple[int, float, float]]:
    places = _places_alone(before, summary)
    model = _model()
    teams = [[model.rating(*before[seat])] for seat in before]
    rated = model.rate(teams, ranks=[float(places[seat]) for seat in before])
    return {seat: (places[seat], one.mu, one.sigma) for seat, [one] in zip(before, rated, strict=True)}


def places_of(row: TableRow, summary: Summary) -> dict[int, int]:
    """Who came first, second and so on, by seat; with Seth a side wins. Players who gave up are last."""
    every = [seat.seat for seat in row.seats]
    if not row.setup.get("seth"):
        return _places_alone(every, summary)
    gave_up = set(summary.get("resigned", []))
    return {seat: 1 if summary["winner"] == min(seat, 1) and seat not in gave_up else 2 for seat in every}


def _places_alone(every: Iterable[int], summary: Summary) -> dict[int, int]:
    points, winner, gave_up = summary["points"], summary["winner"], set(summary.get("resigned", []))
    order = {seat: (True, True, 0) if seat in gave_up else (False, seat != winner, -points[seat]) for seat in every}
    standing = sorted(set(order.values()))
    return {seat: standing.index(place) + 1 for seat, place in order.items()}


def _sides(before: dict[int, tuple[float, float]], summary: Summary) -> dict[int, tuple[int, float, float]]:
    """Seth against all others. Players who gave up have lost, whatever became of their side."""
    model, gave_up = _model(), set(summary["resigned"])
    sides = [[seat for seat in before if seat == 0], [seat for seat in before if seat > 0]]
    teams = [[model.rating(*before[seat]) for seat in side] for side in sides]
    found: dict[int, tuple[int, float, float]] = {}
    for winner in (0, 1):
        rated = model.rate(teams, ranks=[float(winner), float(1 - winner)])
        for number, side in enumerate(sides):
            for seat, one in zip(side, rated[number], strict=True):
                has_won = summary["winner"] == number and seat not in gave_up
                if has_won == (winner == number):
                    found[seat] = (1 if has_won else 2, one.mu, one.sigma)
    return found


def _counted(connection: Connection, table: str, owners: list[int]) -> bool:
    """Has this game been rated already? The caller holds the locks of its people."""
    known = select(ratings.c.account).where(ratings.c.account.in_(owners), ratings.c.table_id == table)
    return connection.execute(known.limit(1)).first() is not None


def _note(connection: Connection, row: TableRow, account: int, kind: str, place: int, mu: float, sigma: float) -> None:
    rated = {"account": account, "kind": kind, "mu": mu, "sigma": sigma}
    game = {"table_id": row.id, "at": time.time(), "place": place, "players": len(row.seats)}
    connection.execute(insert(ratings), rated | game)
    connection.execute(text(SET_STANDING), rated | {"value": shown(mu, sigma)})


SET_STANDING = (
    "INSERT INTO standings (account, kind, mu, sigma, value, games, shown) "
    "VALUES (:account, :kind, :mu, :sigma, :value, 1, (SELECT open_profile FROM accounts WHERE id = :account)) "
    "ON CONFLICT (account, kind) DO UPDATE "
    "SET mu = excluded.mu, sigma = excluded.sigma, value = excluded.value, games = standings.games + 1"
)


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # only here: few games are rated, and a server starts sooner without it

    return PlackettLuce()


def _latest(connection: Connection, account: int | None, kind: str) -> tuple[float, float]:
    model = _model()
    if account is not None:
        last = select(standings.c.mu, standings.c.sigma).where(standings.c.account == account, standings.c.kind == kind)
        if found := connection.execute(last).first():
            return found.mu, found.sigma
    return model.mu, model.sigma


# --- what people see ----------------------------------------------------------------------------------------------


def ratings_of(connection: Connection, account: int, among: set[str] | None) -> list[Rating]:
    """One for each kind of table that was played rated. Course and number may be of some games only; the value counts
    them all."""
    rows = connection.execute(
        select(ratings.c.kind, ratings.c.table_id, ratings.c.at, ratings.c.mu, ratings.c.sigma)
        .where(ratings.c.account == account)
        .order_by(ratings.c.at.desc())
        .limit(MAX_GAMES)
    ).all()
    courses: dict[str, list[RatedMoment]] = {kind: [] for kind in KINDS}
    for row in reversed(rows):
        if among is None or row.table_id in among:
            courses[row.kind].append({"at": row.at, "value": shown(row.mu, row.sigma)})
    mine = [(each, courses[each["kind"]]) for each in standings_of(connection, [account]).get(account, [])]
    return [{**each, "games": len(course), "history": course[-COURSE:]} for each, course in mine]


def standings_of(connection: Connection, owners: Iterable[int]) -> dict[int, list[Standing]]:
    """The ratings of some people as they are now."""
    rows = connection.execute(select(standings).where(standings.c.account.in_(list(owners)))).all()
    found: dict[int, list[Standing]] = {}
    for row in sorted(rows, key=lambda row: KINDS.index(row.kind)):
        found.setdefault(row.account, []).append(
            {"kind": row.kind, "value": row.value, "provisional": row.games < SETTLED}
        )
    return found


def leaders(connection: Connection, kind: str, below: tuple[int, int] | None) -> list[Any]:
    """A page of the best of those who show their results: rows of account, name, value and games."""
    wanted = (
        select(standings.c.account, standings.c.value, standings.c.games, accounts.c.name)
        .join(accounts, accounts.c.id == standings.c.account)
        .where(standings.c.kind == kind, SHOWN)
        .order_by(standings.c.value.desc(), standings.c.account.desc())
        .limit(PAGE)
    )
    if below:
        value, account = below
        wanted = wanted.where(
            (standings.c.value <= value), (standings.c.value < value) | (standings.c.account < account)
        )
    return list(connection.execute(wanted).all())


def show_ratings(connection: Connection, account: int, wanted: bool) -> None:
    connection.execute(update(standings).where(standings.c.account == account).values(shown=wanted))
