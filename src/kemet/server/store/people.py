"""What became of somebody's games: results, ratings, favourite tables, and all of it for who wants to take it along."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection, delete, insert, select, text, update

from kemet.server.store.accounts import sessions_of
from kemet.server.store.calls import Owner
from kemet.server.store.calls import callings_of as places_of
from kemet.server.store.rated import is_between_people
from kemet.server.store.rows import TableRow
from kemet.server.store.schema import accounts, entries, favourites, ratings, seats, tables
from kemet.server.store.tables import find_tables

#: Games that a profile counts, the newest first.
MOST_GAMES = 1000
SHOWN, MOST_OPPONENTS, MOST_FAVOURITES, MOST_LINES = 50, 20, 200, 10_000


@dataclass(frozen=True)
class Person:
    id: int
    name: str
    created: float
    open_profile: bool
    mail: str | None


def person(connection: Connection, account: int) -> Person:
    columns = [accounts.c[name] for name in Person.__dataclass_fields__]
    return Person(*connection.execute(select(*columns).where(accounts.c.id == account)).one())


def person_by_name(connection: Connection, folded: str) -> Person | None:
    """Only of those who want to be found."""
    columns = [accounts.c[name] for name in Person.__dataclass_fields__]
    found = connection.execute(select(*columns).where(accounts.c.folded == folded, accounts.c.open_profile)).first()
    return Person(*found) if found else None


def open_profile(connection: Connection, account: int, is_open: bool) -> None:
    connection.execute(update(accounts).where(accounts.c.id == account).values(open_profile=is_open))


# --- results ------------------------------------------------------------------------------------------------------


def games_of(connection: Connection, account: int) -> list[TableRow]:
    """The games of this account that are over, newest first."""
    own = select(seats.c.table_id).where(seats.c.account == account)
    over = select(tables.c.id).where(tables.c.id.in_(own), tables.c.status == "over")
    newest = over.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(MOST_GAMES)
    ids = list(connection.execute(newest).scalars())
    found: list[TableRow] = []
    for start in range(0, len(ids), 100):
        found += find_tables(connection, ids[start : start + 100])
    return found


def has_won(row: TableRow, seat: int) -> bool:
    """With Seth the winner is a side: his, or all of the alliance."""
    winner = row.summary["winner"]
    return bool(winner == (min(seat, 1) if row.setup.get("seth") else seat))


def _are_allies(row: TableRow, seat: int, other: int) -> bool:
    return bool(row.setup.get("seth")) and seat > 0 and other > 0


def profile_of(connection: Connection, someone: Person, only_public: bool) -> dict[str, Any]:
    """Others see no private tables: neither that they were played nor with whom."""
    rows = [row for row in games_of(connection, someone.id) if row.public or not only_public]
    players: Counter[tuple[int, bool]] = Counter()
    modules: Counter[tuple[str, bool]] = Counter()
    opponents: Counter[tuple[str, str | None, bool]] = Counter()
    history: list[dict[str, Any]] = []
    for row in rows:
        mine = next(seat for seat in row.seats if seat.account == someone.id)
        won = has_won(row, mine.seat)
        players[row.setup["players"], won] += 1
        for module in (row.setup.get("modules") or []) + (["seth"] if row.setup.get("seth") else []) or ["base"]:
            modules[module, won] += 1
        for other in row.seats:
            if other.seat != mine.seat and not _are_allies(row, other.seat, mine.seat):
                opponents[other.name if other.kind == "human" else "", other.bot, won] += 1
        if len(history) < SHOWN:
            history.append(_one_game(row, mine.seat, won))
    return {
        "name": someone.name,
        "since": someone.created,
        "open": someone.open_profile,
        "games": len(rows),
        "won": sum(count for (_, won), count in players.items() if won),
        "by_players": [{"players": each, **_of(players, each)} for each in sorted({each for each, _ in players})],
        "by_module": [{"module": each, **_of(modules, each)} for each in sorted({each for each, _ in modules})],
        "opponents": _opponents(opponents),
        "history": history,
        "rating": rating_of(connection, someone.id, {row.id for row in rows} if only_public else None),
    }


def _of(counted: Counter[Any], which: Any) -> dict[str, int]:
    return {"games": counted[which, True] + counted[which, False], "won": counted[which, True]}


def _opponents(counted: Counter[tuple[str, str | None, bool]]) -> list[dict[str, Any]]:
    met = {(name, bot) for name, bot, _ in counted}
    rows: list[dict[str, Any]] = [
        {"name": name, "bot": bot, "games": counted[name, bot, True] + counted[name, bot, False],
         "won": counted[name, bot, True]}
        for name, bot in met
    ]  # fmt: skip
    rows.sort(key=lambda row: (-row["games"], row["name"], row["bot"] or ""))
    return rows[:MOST_OPPONENTS]


def _one_game(row: TableRow, seat: int, won: bool) -> dict[str, Any]:
    return {
        "table": row.id,
        "name": row.name,
        "names": [each.name for each in row.seats],
        "at": row.created,
        "seat": seat,
        "points": row.summary["points"],
        "won": won,
        "rated": row.rated,
    }


# --- ratings ------------------------------------------------------------------------------------------------------


def rate(connection: Connection, row: TableRow, summary: dict[str, Any]) -> None:
    """A rated game is over: the winner first, then by points. Who gave up shares the last place, whatever the bot that
    played on has reached. Each game counts once. Who deleted their account meanwhile counts as somebody new, so that
    nobody can spoil the game for the others. A game with a bot in it counts for nobody, however it came about."""
    if not is_between_people(row) or summary["winner"] is None:
        return
    people = [(seat.seat, seat.account) for seat in row.seats]
    _wait_for_other_games(connection, [account for _, account in people if account is not None])
    points, winner, gave_up = summary["points"], summary["winner"], set(summary["resigned"])
    order = {seat: (True, True, 0) if seat in gave_up else (False, seat != winner, -points[seat]) for seat, _ in people}
    standing = sorted(set(order.values()))
    places = [standing.index(order[seat]) + 1.0 for seat, _ in people]
    model = _model()
    teams = [[model.rating(*(_latest(connection, account) or (model.mu, model.sigma)))] for _, account in people]
    for (_, account), place, [after] in zip(people, places, model.rate(teams, ranks=places), strict=True):
        if account is None:
            continue
        values = {
            "account": account,
            "table_id": row.id,
            "at": time.time(),
            "place": int(place),
            "players": len(people),
        }
        connection.execute(text(ADD_RATING), values | {"mu": after.mu, "sigma": after.sigma})


def _wait_for_other_games(connection: Connection, owners: list[int]) -> None:
    """Two games of the same people may end together, at two processes: the second begins with what the first has made
    of the ratings. Everybody locks in the same order. (In SQLite there is one writer.)"""
    locked = select(accounts.c.id).where(accounts.c.id.in_(owners)).order_by(accounts.c.id).with_for_update()
    connection.execute(locked).all()


ADD_RATING = (
    "INSERT INTO ratings (account, table_id, at, place, players, mu, sigma) "
    "VALUES (:account, :table_id, :at, :place, :players, :mu, :sigma) ON CONFLICT (account, table_id) DO NOTHING"
)


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # only here: few games are rated, and a server starts sooner without it

    return PlackettLuce()


def _latest(connection: Connection, account: int | None) -> tuple[float, float] | None:
    if account is None:
        return None
    last = select(ratings.c.mu, ratings.c.sigma).where(ratings.c.account == account)
    found = connection.execute(last.order_by(ratings.c.at.desc()).limit(1)).first()
    return (found.mu, found.sigma) if found else None


def shown(mu: float, sigma: float) -> int:
    """What people read: careful at first, so that a few games of luck do not lead the list."""
    return round(1500 + 40 * (mu - 3 * sigma))


def rating_of(connection: Connection, account: int, among: set[str] | None) -> dict[str, Any] | None:
    """None before the first rated game. Its course may be told for some games only; the value counts them all."""
    rows = connection.execute(
        select(ratings).where(ratings.c.account == account).order_by(ratings.c.at.desc()).limit(MOST_GAMES)
    ).all()
    if not rows:
        return None
    value = shown(rows[0].mu, rows[0].sigma)
    if among is not None:
        rows = [row for row in rows if row.table_id in among]
    told = [{"at": row.at, "value": shown(row.mu, row.sigma)} for row in reversed(rows)]
    return {"value": value, "games": len(rows), "history": told[-SHOWN:]}


# --- favourites ---------------------------------------------------------------------------------------------------


def favourites_of(connection: Connection, account: int) -> list[TableRow]:
    mine = select(favourites.c.table_id).where(favourites.c.account == account).order_by(favourites.c.at.desc())
    return find_tables(connection, list(connection.execute(mine.limit(MOST_FAVOURITES)).scalars()))


def set_favourite(connection: Connection, account: int, table: str, wanted: bool) -> bool:
    """False when there are too many, or no such table."""
    connection.execute(delete(favourites).where(favourites.c.account == account, favourites.c.table_id == table))
    if not wanted:
        return True
    if len(favourites_of(connection, account)) >= MOST_FAVOURITES or not find_tables(connection, [table]):
        return False
    connection.execute(insert(favourites), {"account": account, "table_id": table, "at": time.time()})
    return True


# --- taking it along, and leaving ---------------------------------------------------------------------------------


def everything(connection: Connection, account: int) -> dict[str, Any]:
    """All that is kept about an account, but for what protects it."""
    someone = person(connection, account)
    own = connection.execute(select(seats).where(seats.c.account == account).order_by(seats.c.table_id)).all()
    lines = connection.execute(
        select(entries.c.table_id, entries.c.at, entries.c.note)
        .join(seats, (seats.c.table_id == entries.c.table_id) & (seats.c.seat == entries.c.seat))
        .where(seats.c.account == account, entries.c.kind == "chat")
        .order_by(entries.c.at.desc())
        .limit(MOST_LINES)
    ).all()
    return {
        "account": {"name": someone.name, "created": someone.created, "mail": someone.mail},
        "sessions": [{"device": each.device, "opened": each.opened, "seen": each.seen}
                     for each in sessions_of(connection, account)],
        "seats": [{"table": seat.table_id, "seat": seat.seat, "name": seat.name, "god": seat.god} for seat in own],
        "chat": [{"table": line.table_id, "at": line.at, "text": line.note} for line in lines],
        "callings": [{"kind": each.kind, "address": each.address} for each in places_of(connection, Owner(account))],
        "favourites": [row.id for row in favourites_of(connection, account)],
        "profile": profile_of(connection, someone, only_public=False),
    }  # fmt: skip


def erase(connection: Connection, account: int) -> list[str]:
    """Before the account goes: its names at tables and its lines of talk; the tables where something was erased."""
    mine = connection.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.account == account)).all()
    connection.execute(update(seats).where(seats.c.account == account).values(name=seats.c.god))
    for table, seat in mine:
        said = (entries.c.table_id == table) & (entries.c.seat == seat) & (entries.c.kind == "chat")
        connection.execute(update(entries).where(said).values(note=""))
    return [table for table, _ in mine]
