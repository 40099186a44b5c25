"""Tournaments for people: what is asked of the database. Each function is one piece of work for `Database.run`."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from kemet.server.auth.tokens import new_id
from kemet.server.contest.course import Plan
from kemet.server.contest.standings import BOT, Game, GameOutcome
from kemet.server.problems import Problem
from kemet.server.store import calls, tables
from kemet.server.store.database import Conflict
from kemet.server.store.rows import Entry, Row, Summary, TableRow
from kemet.server.store.schema import accounts, contest_entrants, contest_games, contests, entries
from kemet.server.store.schema import tables as played

PAGE = 50
#: Tournaments that an account may have under way at once.
MAX_FOUNDED = 3
#: Tournaments that an account may take part in at once.
MAX_ENTERED = 10
#: Tournaments that are looked at in one go.
AT_ONCE = 50
DAY = 86_400.0
#: Seconds after which a tournament that nobody starts is cancelled.
FORGOTTEN = 30 * DAY
UNDER_WAY = ("open", "running")
#: What `shapes.contests.Agreed` says, as JSON keeps it.
Agreed = dict[str, Any]


@dataclass(frozen=True, slots=True)
class ContestRow:
    id: str
    name: str
    founder: int | None
    created: float
    status: str
    agreed: Agreed
    seed: str
    round: int
    round_began: float

    @property
    def plan(self) -> Plan:
        agreed = self.agreed
        sizes = agreed["players"], agreed["rounds"], agreed["group"]
        return Plan(agreed["form"], *sizes, agreed["fill"] is not None, self.seed)


@dataclass(frozen=True, slots=True)
class EntrantRow:
    number: int
    account: int | None
    name: str | None
    has_left: bool
    banned: bool

    @property
    def is_present(self) -> bool:
        return self.account is not None and not self.has_left and not self.banned


@dataclass(frozen=True, slots=True)
class GameRow:
    round: int
    number: int
    table: str | None
    game: Game


@dataclass(frozen=True, slots=True)
class Whole:
    """A tournament with all that happened in it."""

    row: ContestRow
    founder: str | None
    entrants: list[EntrantRow]
    games: list[GameRow]

    @property
    def rounds(self) -> list[list[Game]]:
        rounds: list[list[Game]] = [[] for _ in range(self.row.round)]
        for each in self.games:
            rounds[each.round - 1].append(each.game)
        return rounds

    @property
    def numbers(self) -> list[int]:
        return [each.number for each in self.entrants]

    @property
    def present(self) -> set[int]:
        return {each.number for each in self.entrants if each.is_present}


@dataclass(frozen=True, slots=True)
class NewGame:
    """A table of the next round as it begins; none for a bye."""

    seats: tuple[int, ...]
    table: TableRow | None = None
    fingerprint: str = ""


# --- reading ------------------------------------------------------------------------------------------------------


def _row(values: Any) -> ContestRow:
    facts = values._mapping
    plain = {name: facts[name] for name in ContestRow.__slots__ if name != "agreed"}
    return ContestRow(**plain, agreed=json.loads(facts["plan"]))


#: A tournament in a list: with its founder's name and the number of people.
Listed = tuple[ContestRow, str | None, int]


def listed(connection: Connection, status: str, before: tuple[float, str] | None) -> list[Listed]:
    """A page of tournaments in this state, newest first."""
    wanted = contests.c.status == status
    if before is not None:
        created, id = before
        older = or_(contests.c.created < created, and_(contests.c.created == created, contests.c.id < id))
        wanted = and_(wanted, older)
    return _page(connection, wanted)


def listed_for(connection: Connection, account: int) -> list[Listed]:
    """The open and running ones in which somebody takes part, or which they founded."""
    theirs = and_(contest_entrants.c.account == account, ~contest_entrants.c.has_left)
    entered = contests.c.id.in_(select(contest_entrants.c.contest).where(theirs))
    wanted = and_(contests.c.status.in_(UNDER_WAY), or_(contests.c.founder == account, entered))
    return _page(connection, wanted)


def _page(connection: Connection, wanted: ColumnElement[bool]) -> list[Listed]:
    taken = select(func.count()).where(contest_entrants.c.contest == contests.c.id).scalar_subquery()
    found = select(contests, accounts.c.name.label("by"), taken.label("taken"))
    found = found.outerjoin(accounts, accounts.c.id == contests.c.founder).where(wanted)
    rows = connection.execute(found.order_by(contests.c.created.desc(), contests.c.id.desc()).limit(PAGE)).all()
    return [(_row(row), row.by, row.taken) for row in rows]


def whole(connection: Connection, id: str) -> Whole | None:
    found = connection.execute(
        select(contests, accounts.c.name.label("by"))
        .outerjoin(accounts, accounts.c.id == contests.c.founder)
        .where(contests.c.id == id)
    ).first()
    if found is None:
        return None
    people = select(contest_entrants, accounts.c.name, func.coalesce(accounts.c.banned, False).label("banned"))
    people = people.outerjoin(accounts, accounts.c.id == contest_entrants.c.account)
    people = people.where(contest_entrants.c.contest == id).order_by(contest_entrants.c.number)
    rows = connection.execute(people).all()
    games = select(contest_games).where(contest_games.c.contest == id)
    games = games.order_by(contest_games.c.round, contest_games.c.number)
    return Whole(
        _row(found),
        found.by,
        [EntrantRow(row.number, row.account, row.name, row.has_left, bool(row.banned)) for row in rows],
        [GameRow(row.round, row.number, row.table_id, _game(row)) for row in connection.execute(games)],
    )


def _game(row: Any) -> Game:
    return Game(tuple(json.loads(row.seats)), _outcome(json.loads(row.outcome)) if row.outcome else None)


def _outcome(stored: Row) -> GameOutcome:
    return GameOutcome(tuple(stored["points"]), stored["winner"], frozenset(stored["gone"]))


class Standing(NamedTuple):
    """How the game of a table stands."""

    status: str
    summary: Summary


def tables_in(connection: Connection, id: str) -> dict[str, Standing]:
    """The tables of a tournament that are still there: many, of which little is wanted."""
    of_contest = select(contest_games.c.table_id).where(contest_games.c.contest == id)
    wanted = select(played.c.id, played.c.status, played.c.summary).where(played.c.id.in_(of_contest))
    found = {}
    for row in connection.execute(wanted):
        with contextlib.suppress(ValueError, RecursionError):  # a spoiled one counts as not there
            found[row.id] = Standing(row.status, json.loads(row.summary))
    return found


def outcome_of(row: TableRow | Standing | None, seats: int) -> GameOutcome | None:
    """How the game of a stored table ended; None while it runs. One that was deleted before is a draw."""
    if row is None:
        return GameOutcome((0,) * seats)
    if row.status != "over":
        return None
    gone = frozenset([*row.summary.get("away", []), *row.summary.get("resigned", [])])
    return GameOutcome(tuple(row.summary["points"]), row.summary["winner"], gone)


def due(connection: Connection, now: float) -> list[str]:
    """Tournaments that have to be looked at, those that wait longest first."""
    wanted = select(contests.c.id).where(contests.c.wake_at <= now).order_by(contests.c.wake_at).limit(AT_ONCE)
    return list(connection.execute(wanted).scalars())


def never_seen(connection: Connection, table: str, waiting: Sequence[int]) -> list[int]:
    """Those of these seats from which nothing ever came."""
    said = select(entries.c.seat).where(entries.c.table_id == table, entries.c.message.is_not(None)).distinct()
    heard = set(connection.execute(said.where(entries.c.seat.in_(waiting))).scalars())
    return [seat for seat in waiting if seat not in heard]


# --- founding, entering, leaving ----------------------------------------------------------------------------------


def found_contest(connection: Connection, name: str, founder: int, agreed: Agreed, seed: str, now: float) -> str:
    """The id of a new tournament."""
    _lock_account(connection, founder)
    mine = select(func.count()).where(contests.c.founder == founder, contests.c.status.in_(UNDER_WAY))
    if connection.execute(mine).scalar_one() >= MAX_FOUNDED:
        raise Problem("not-possible", f"you have {MAX_FOUNDED} tournaments under way already")
    id, starts_at = new_id(), agreed["starts_at"]
    wake_at = starts_at if starts_at is not None else now + FORGOTTEN
    new = {"id": id, "name": name, "founder": founder, "created": now, "status": "open", "seed": seed}
    connection.execute(insert(contests), new | {"plan": json.dumps(agreed), "wake_at": wake_at})
    return id


def _lock_account(connection: Connection, account: int) -> None:
    """Limits of an account are counted by one transaction after the other."""
    connection.execute(select(accounts.c.id).where(accounts.c.id == account).with_for_update()).one()


def _locked(connection: Connection, id: str, *status: str) -> ContestRow:
    """The tournament, and nobody changes it meanwhile; a Problem when it is not in one of these states."""
    found = connection.execute(select(contests).where(contests.c.id == id).with_for_update()).first()
    if found is None:
        raise Problem("unknown", "there is no such tournament")
    row = _row(found)
    if row.status not in status:
        raise Problem("not-possible", f"this is not possible: the tournament is {row.status}")
    return row


def enter(connection: Connection, id: str, account: int, now: float) -> None:
    _lock_account(connection, account)
    row = _locked(connection, id, "open")
    own = contest_entrants.c.account == account
    under_way = select(func.count()).select_from(contest_entrants).join(contests)
    under_way = under_way.where(own, ~contest_entrants.c.has_left, contests.c.status.in_(UNDER_WAY))
    if connection.execute(under_way).scalar_one() >= MAX_ENTERED:
        raise Problem("not-possible", f"you take part in {MAX_ENTERED} tournaments already")
    here = select(contest_entrants).where(contest_entrants.c.contest == id)
    taken = connection.execute(here).all()
    if any(each.account == account for each in taken):
        raise Problem("not-possible", "you take part already")
    if len(taken) >= row.agreed["places"]:
        raise Problem("not-possible", "all places are taken")
    number = max((each.number for each in taken), default=0) + 1
    connection.execute(insert(contest_entrants), {"contest": id, "number": number, "account": account, "entered": now})


def leave(connection: Connection, id: str, account: int) -> str:
    """Before it begins the place is free again; afterwards they are not drawn any more. The state that it is in."""
    row = _locked(connection, id, *UNDER_WAY)
    mine = and_(contest_entrants.c.contest == id, contest_entrants.c.account == account)
    change = (
        delete(contest_entrants).where(mine)
        if row.status == "open"
        else update(contest_entrants).where(mine, ~contest_entrants.c.has_left).values(has_left=True)
    )
    if connection.execute(change).rowcount != 1:
        raise Problem("not-possible", "you do not take part")
    return row.status


def _check_leader(connection: Connection, row: ContestRow, account: int) -> None:
    is_host = select(accounts.c.host).where(accounts.c.id == account)
    if row.founder != account and not connection.execute(is_host).scalar():
        raise Problem("forbidden", "only who founded the tournament may do this, or a host of this server")


def begin(connection: Connection, id: str, account: int, now: float) -> None:
    """By its founder or a host. The first round is drawn when it is looked at next."""
    row = _locked(connection, id, "open")
    _check_leader(connection, row, account)
    if not _begin(connection, id, now):
        raise Problem("not-possible", "a tournament needs two people at least")


def _begin(connection: Connection, id: str, now: float) -> bool:
    here = contest_entrants.c.contest == id
    connection.execute(delete(contest_entrants).where(here, contest_entrants.c.account.is_(None)))
    if connection.execute(select(func.count()).select_from(contest_entrants).where(here)).scalar_one() < 2:
        return False
    connection.execute(update(contests).where(contests.c.id == id).values(status="running", wake_at=now))
    return True


def begin_or_forget(connection: Connection, id: str, now: float) -> None:
    """Its time has come. Where too few people came, or nobody started it for long, it is cancelled."""
    row = _locked(connection, id, "open")
    if row.agreed["starts_at"] is None or not _begin(connection, id, now):
        _cancel(connection, row)


def cancel(connection: Connection, id: str, account: int | None) -> str:
    """By its founder or a host; None is a host at the terminal. Its name."""
    row = _locked(connection, id, *UNDER_WAY)
    if account is not None:
        _check_leader(connection, row, account)
    _cancel(connection, row)
    return row.name


def _cancel(connection: Connection, row: ContestRow) -> None:
    """One that never began is gone. Games that run go on as any others."""
    this = contests.c.id == row.id
    if row.status == "open":
        connection.execute(delete(contests).where(this))
    else:
        connection.execute(update(contests).where(this).values(status="cancelled", wake_at=None))


# --- going on -----------------------------------------------------------------------------------------------------


def sleep_until(connection: Connection, id: str, at: float) -> None:
    connection.execute(update(contests).where(contests.c.id == id).values(wake_at=at))


def set_outcomes(connection: Connection, id: str, known: Sequence[tuple[GameRow, GameOutcome]]) -> None:
    """Games that are over; what was noted once stays."""
    for row, outcome in known:
        this = and_(
            contest_games.c.contest == id,
            contest_games.c.round == row.round,
            contest_games.c.number == row.number,
            contest_games.c.outcome.is_(None),
        )
        said = {"points": outcome.points, "winner": outcome.winner, "gone": sorted(outcome.gone)}
        connection.execute(update(contest_games).where(this).values(outcome=json.dumps(said)))


def begin_round(connection: Connection, before: ContestRow, games: Sequence[NewGame], now: float, due: float) -> None:
    """The next round with all its tables, which run from now on; a Conflict when somebody else was faster. `due`: when
    people are called to them."""
    row = _locked(connection, before.id, "running")
    if row.round != before.round:
        raise Conflict("the round is drawn already")
    number = row.round + 1
    for place, new in enumerate(games, start=1):
        table = new.table
        if table is not None:
            tables.add_table(connection, table)
            start = [Entry(1, "start", -1, made_by="server", at=now)]
            tables.append(connection, table.id, start, "running", table.summary, new.fingerprint, now)
            people = [seat for seat, entrant in enumerate(new.seats) if entrant != BOT]
            calls.ask(connection, table.id, people, due, calls.ROUND)
        connection.execute(
            insert(contest_games),
            {
                "contest": row.id,
                "round": number,
                "number": place,
                "table_id": table.id if table else None,
                "seats": json.dumps(new.seats),
            },
        )
    changed = {"round": number, "round_began": now, "wake_at": now}
    connection.execute(update(contests).where(contests.c.id == row.id).values(changed))


def end(connection: Connection, id: str) -> None:
    _locked(connection, id, "running")
    connection.execute(update(contests).where(contests.c.id == id).values(status="over", wake_at=None))


# --- for who wants to take it along -------------------------------------------------------------------------------


def contests_of(connection: Connection, account: int) -> list[dict[str, object]]:
    """All that is kept about an account's part in tournaments."""
    rows = connection.execute(
        select(
            contests.c.id, contests.c.name, contests.c.founder, contest_entrants.c.number, contest_entrants.c.entered
        )
        .outerjoin(
            contest_entrants,
            and_(contest_entrants.c.contest == contests.c.id, contest_entrants.c.account == account),
        )
        .where(or_(contests.c.founder == account, contest_entrants.c.account == account))
        .order_by(contests.c.created)
    ).all()
    return [
        {
            "id": row.id,
            "name": row.name,
            "founded": row.founder == account,
            "number": row.number,
            "entered": row.entered,
        }
        for row in rows
    ]
