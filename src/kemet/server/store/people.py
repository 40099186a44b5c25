"""What became of somebody's games: results, favourite tables, and all of it for who wants to take it along."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from kemet.server.shapes.people import FavouriteTile, Opponent, Score, Standing
from kemet.server.store import clubs, friends, reports
from kemet.server.store.accounts import LAST_LETTER, sessions_of
from kemet.server.store.calls import Owner
from kemet.server.store.calls import callings_of as places_of
from kemet.server.store.contests import contests_of
from kemet.server.store.ratings import PAGE, ratings_of, show_ratings, standings_of
from kemet.server.store.rows import TableRow
from kemet.server.store.schema import accounts, entries, favourites, seats, tables
from kemet.server.store.tables import find_tables
from kemet.server.store.vault import CALLING, Vault

#: Games that a profile counts, the newest first.
MAX_GAMES = 1000
SHOWN, MAX_OPPONENTS, MAX_TILES, MAX_FAVOURITES, MAX_LINES = 50, 20, 10, 200, 10_000


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
    listed = accounts.c.folded if is_open else None
    connection.execute(update(accounts).where(accounts.c.id == account).values(open_profile=is_open, listed=listed))
    show_ratings(connection, account, is_open)


@dataclass(frozen=True)
class ListedPerson:
    """Somebody in the list of people."""

    name: str
    since: float
    listed: str
    ratings: list[Standing]


def listed_people(connection: Connection, beginning: str, after: str) -> list[ListedPerson]:
    """A page of those who show their results and whose folded name begins so, in the order of their names."""
    wanted = select(accounts.c.id, accounts.c.name, accounts.c.created, accounts.c.listed)
    wanted = wanted.where(accounts.c.listed.is_not(None), accounts.c.listed > after)
    if beginning:
        wanted = wanted.where(accounts.c.listed >= beginning, accounts.c.listed < beginning + LAST_LETTER)
    rows = connection.execute(wanted.order_by(accounts.c.listed).limit(PAGE)).all()
    rated = standings_of(connection, [row.id for row in rows])
    return [ListedPerson(row.name, row.created, row.listed, rated.get(row.id, [])) for row in rows]


# --- results ------------------------------------------------------------------------------------------------------


def games_of(connection: Connection, account: int) -> list[TableRow]:
    """The games of this account that are over, newest first."""
    own = select(seats.c.table_id).where(seats.c.account == account)
    over = select(tables.c.id).where(tables.c.id.in_(own), tables.c.status == "over")
    newest = over.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(MAX_GAMES)
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


def profile_of(connection: Connection, someone: Person, only_public: bool) -> dict[str, object]:
    """Others see no private tables: neither that they were played nor with whom."""
    rows = [row for row in games_of(connection, someone.id) if row.public or not only_public]
    players: Counter[tuple[int, bool]] = Counter()
    modules: Counter[tuple[str, bool]] = Counter()
    gods: Counter[tuple[str, bool]] = Counter()
    tiles: Counter[tuple[str, bool]] = Counter()
    opponents: Counter[tuple[tuple[str, str | None], bool]] = Counter()
    history: list[dict[str, object]] = []
    for row in rows:
        mine = next(seat for seat in row.seats if seat.account == someone.id)
        won = has_won(row, mine.seat)
        players[row.setup["players"], won] += 1
        for module in (row.setup.get("modules") or []) + (["seth"] if row.setup.get("seth") else []) or ["base"]:
            modules[module, won] += 1
        gods[mine.god.lower(), won] += 1
        for tile in set(tiles_at(row, mine.seat)):
            tiles[tile, won] += 1
        for other in row.seats:
            if other.seat != mine.seat and not _are_allies(row, other.seat, mine.seat):
                opponents[(other.name if other.kind == "human" else "", other.bot), won] += 1
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
        "by_god": [{"god": each, **_of(gods, each)} for each in sorted({each for each, _ in gods})],
        "tiles": _favourite_tiles(tiles),
        "opponents": _opponents(opponents),
        "history": history,
        "ratings": ratings_of(connection, someone.id, {row.id for row in rows} if only_public else None),
    }


def _of(counted: Counter[Any], which: Any) -> Score:
    return {"games": counted[which, True] + counted[which, False], "won": counted[which, True]}


def tiles_at(row: TableRow, seat: int) -> list[str]:
    """What the seat had bought by the end; games of older releases did not note it."""
    bought = row.summary.get("tiles", [])
    return list(bought[seat]) if seat < len(bought) else []


def _favourite_tiles(counted: Counter[tuple[str, bool]]) -> list[FavouriteTile]:
    rows: list[FavouriteTile] = [{"tile": tile, **_of(counted, tile)} for tile in {tile for tile, _ in counted}]
    rows.sort(key=lambda row: (-row["games"], -row["won"], row["tile"]))
    return rows[:MAX_TILES]


def _opponents(counted: Counter[tuple[tuple[str, str | None], bool]]) -> list[Opponent]:
    met = {who for who, _ in counted}
    rows: list[Opponent] = [{"name": name, "bot": bot, **_of(counted, (name, bot))} for name, bot in met]
    rows.sort(key=lambda row: (-row["games"], row["name"], row["bot"] or ""))
    return rows[:MAX_OPPONENTS]


def _one_game(row: TableRow, seat: int, won: bool) -> dict[str, object]:
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


# --- favourites ---------------------------------------------------------------------------------------------------


def favourites_of(connection: Connection, account: int) -> list[TableRow]:
    mine = select(favourites.c.table_id).where(favourites.c.account == account).order_by(favourites.c.at.desc())
    return find_tables(connection, list(connection.execute(mine.limit(MAX_FAVOURITES)).scalars()))


def set_favourite(connection: Connection, account: int, table: str, wanted: bool) -> bool:
    """False when there are too many, or no such table."""
    connection.execute(delete(favourites).where(favourites.c.account == account, favourites.c.table_id == table))
    if not wanted:
        return True
    if len(favourites_of(connection, account)) >= MAX_FAVOURITES or not find_tables(connection, [table]):
        return False
    connection.execute(insert(favourites), {"account": account, "table_id": table, "at": time.time()})
    return True


# --- taking it along, and leaving ---------------------------------------------------------------------------------


def everything(connection: Connection, account: int, vault: Vault) -> dict[str, object]:
    """All that is kept about an account, but for what protects it. What cannot be opened is left out."""
    someone = person(connection, account)
    own = connection.execute(select(seats).where(seats.c.account == account).order_by(seats.c.table_id)).all()
    lines = connection.execute(
        select(entries.c.table_id, entries.c.at, entries.c.note)
        .join(seats, (seats.c.table_id == entries.c.table_id) & (seats.c.seat == entries.c.seat))
        .where(seats.c.account == account, entries.c.kind == "chat")
        .order_by(entries.c.at.desc())
        .limit(MAX_LINES)
    ).all()
    return {
        "account": {"name": someone.name, "created": someone.created, "mail": someone.mail},
        "sessions": [{"device": each.device, "opened": each.opened, "seen": each.seen}
                     for each in sessions_of(connection, account)],
        "seats": [{"table": seat.table_id, "seat": seat.seat, "name": seat.name, "god": seat.god} for seat in own],
        "chat": [{"table": line.table_id, "at": line.at, "text": line.note} for line in lines],
        "callings": [{"kind": each.kind, "address": vault.opened(each.address, CALLING)}
                     for each in places_of(connection, Owner(account)) if vault.can_open(each.address)],
        "contests": contests_of(connection, account),
        "favourites": [row.id for row in favourites_of(connection, account)],
        "reports": [{"at": each.at, "name": each.name, "reason": each.reason, "words": each.words}
                    for each in reports.by_account(connection, account)],
        "profile": profile_of(connection, someone, only_public=False),
        "friends": friends.everything(connection, account),
        "clubs": clubs.everything(connection, account),
    }  # fmt: skip


def erase(connection: Connection, account: int) -> list[str]:
    """Before the account goes: its names at tables and its lines of talk; the tables where something was erased."""
    mine = connection.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.account == account)).all()
    connection.execute(update(seats).where(seats.c.account == account).values(name=seats.c.god))
    for table, seat in mine:
        said = (entries.c.table_id == table) & (entries.c.seat == seat) & (entries.c.kind == "chat")
        connection.execute(update(entries).where(said).values(note=""))
    return [table for table, _ in mine]
