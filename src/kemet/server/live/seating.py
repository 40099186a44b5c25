"""Taking seats: join, leave, start, rematch."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace

from kemet.server.auth.tokens import fits, hash_of, new_id, new_salt, new_secret, new_seed
from kemet.server.gate.clean import NAME, clean, distinct
from kemet.server.live.hub import Hub
from kemet.server.live.live_table import LiveTable
from kemet.server.live.opening import check_strength, pick_god
from kemet.server.problems import Problem
from kemet.server.shapes.tables import Join
from kemet.server.store import tables as work
from kemet.server.store.database import Conflict
from kemet.server.store.rated import may_begin
from kemet.server.store.rights import Right
from kemet.server.store.rows import SeatRow, TableRow
from kemet.server.table.summary import summary_of

Taken = tuple[int, str]


async def join(table: LiveTable, wanted: Join, account: int | None, kept: int | None = None) -> Taken:
    """Take an open seat; the game begins when it was the last. `kept`: the seat that waits for this account, because it
    sat there before the rematch."""
    async with table.lock:
        if wanted.claim is not None:
            await table.read_news()  # a secret that was given up claims nothing
        if table.row.rated:
            _check_rated(table.row, account)
        before = _open_seat(table, wanted, kept)
        gods = {seat.god for seat in table.row.seats if seat.seat != before.seat and seat.kind != "open"}
        secret = new_secret()
        after = replace(
            before,
            kind="human",
            name=distinct(clean(wanted.name, NAME) or before.name or before.god, _others(table.row, before)),
            god=pick_god(
                wanted.god or (before.god if before.god not in gods else None),
                gods,
                before.seat,
                table.match.setup.options.seth,
            ),
            bot=None,
            secret_hash=hash_of(secret),
            claim_hash=None,
            account=account,
            host=before.host or not any(seat.host for seat in table.row.seats),
        )
        try:
            await table.change_seat(before, after)
        except Conflict:
            await table.read_news()
            raise Problem("not-possible", "somebody took this seat just now") from None
        table.show_table()
    await begin_when_full(table)
    return before.seat, secret


def _check_rated(row: TableRow, account: int | None) -> None:
    if account is None:
        raise Problem("not-possible", "this table is rated: log in first")
    if any(seat.account == account for seat in row.seats):
        raise Problem("not-possible", "this table is rated, and you sit here already")


def _others(row: TableRow, seat: SeatRow) -> list[str]:
    return [each.name for each in row.seats if each.seat != seat.seat and each.name]


def _open_seat(table: LiveTable, wanted: Join, kept: int | None) -> SeatRow:
    if table.match.game is not None:
        raise Problem("not-possible", "the game has begun; you can watch it")
    empty = [seat for seat in table.row.seats if seat.kind == "open"]
    own = [seat for seat in empty if seat.seat == kept]
    if wanted.claim is not None:
        claimed = [seat for seat in empty if fits(wanted.claim, seat.claim_hash)] or own
        if not claimed:
            raise Problem("unauthorised", "this claim opens no seat of this table")
        return claimed[0]
    free = own + [seat for seat in empty if seat.claim_hash is None]
    if wanted.seat is not None:
        free = [seat for seat in free if seat.seat == wanted.seat]
    if not free:
        raise Problem("not-possible", "there is no such open seat at this table")
    return free[0]


async def begin_when_full(table: LiveTable) -> None:
    if may_begin(table.row):
        await table.start()


async def start(table: LiveTable, right: Right, fill: str) -> None:
    """The host begins: bots take the seats that are still open."""
    check_strength(fill, table.hub.settings.bot_names)
    async with table.lock:
        if not right.hosts(table.row):
            raise Problem("forbidden", "only the host may start the game")
        if table.match.game is not None:
            raise Problem("not-possible", "the game has begun already")
        for before in [each for each in table.row.seats if each.kind == "open"]:
            try:
                await table.change_seat(before, _bot_for(before, fill))
            except Conflict:
                await table.read_news()
        table.show_table()
    await begin_when_full(table)
    if table.match.game is None:
        raise Problem("not-possible", "somebody left just now, or came; try again")


def _bot_for(seat: SeatRow, strength: str) -> SeatRow:
    return replace(seat, kind="bot", bot=strength, name=f"{seat.god} ({strength})", claim_hash=None)


async def leave(table: LiveTable, right: Right) -> None:
    """Before the start the seat is open again; after it, a bot plays on, or at a rated table the game is lost."""
    async with table.lock:
        right.check(table.row)
        if table.match.game is None:
            before = table.row.seats[right.seat]
            await _vacate(table, before, before.emptied())
            return
    await table.hand_over(right.seat, "left", right)


async def leave_for_good(table: LiveTable, seat: int) -> None:
    """The account of this seat is gone, and with it every key: nobody waits for somebody who cannot come."""
    async with table.lock:
        await table.read_news()
        if table.match.game is None:
            before = table.row.seats[seat]
            if before.kind == "human" and before.secret_hash is None and before.account is None:
                await _vacate(table, before, before.emptied())
            return
    await table.hand_over(seat, "left")


async def remove(table: LiveTable, right: Right, seat: int, bot: str | None) -> None:
    """The host sends somebody away who sits there and does not play; a bot may take the seat at once."""
    if bot is not None:
        check_strength(bot, table.hub.settings.bot_names)
    async with table.lock:
        if not right.hosts(table.row):
            raise Problem("forbidden", "only the host may send somebody away")
        if table.match.game is not None:
            raise Problem("not-possible", "the game has begun already")
        if seat == right.seat:
            raise Problem("not-possible", "to go yourself, leave")
        if seat >= len(table.row.seats) or table.row.seats[seat].kind == "bot":
            raise Problem("not-possible", "nobody sits there who could be sent away")
        before = table.row.seats[seat]
        empty = before.emptied()
        await _vacate(table, before, empty if bot is None else _bot_for(empty, bot))
    await begin_when_full(table)


async def _vacate(table: LiveTable, before: SeatRow, after: SeatRow) -> None:
    try:
        await table.change_seat(before, after)
        await _pass_on_host(table, before)
    except Conflict:
        await table.read_news()
        raise Problem("not-possible", "the table changed just now; try again") from None
    table.show_table()


async def _pass_on_host(table: LiveTable, left: SeatRow) -> None:
    people = [seat for seat in table.row.seats if seat.kind == "human"]
    if left.host and people:
        await table.change_seat(people[0], replace(people[0], host=True))


async def rematch(hub: Hub, table: LiveTable, seat: int, address: str, club: str | None) -> tuple[LiveTable, Taken]:
    """A new table with the same options and seats. Who asks first opens it; the others claim their seats. It is its
    club's if who asks still belongs to it."""
    if table.match.status != "over":
        raise Problem("not-possible", "a rematch is possible once the game is over")
    if table.row.rematch is not None:
        raise Problem("not-possible", "there is a rematch already: join it with your old secret as `claim`")
    if table.row.rated and table.row.seats[seat].account is None:
        raise Problem("not-possible", "this table is rated: log in first")
    secret = new_secret()
    row = replace(_again(table.row, seat, secret), club=club)
    try:
        async with hub.lobby.listing(address, row.id, row.public):
            await hub.run_and_tell(table.row.id, lambda connection: work.set_rematch(connection, table.row.id, row))
    except Conflict:
        await table.hear()
        raise Problem("not-possible", "there is a rematch already: join it with your old secret as `claim`") from None
    table.row = replace(table.row, rematch=row.id)
    table.show_table()
    new = await hub.table(row.id)
    await begin_when_full(new)
    return new, (seat, secret)


def _again(row: TableRow, host: int, secret: str) -> TableRow:
    seats = []
    for seat in row.seats:
        if seat.kind != "human":
            seats.append(seat)
        elif seat.seat == host:
            seats.append(replace(seat, host=True, secret_hash=hash_of(secret)))
        else:
            claim = seat.secret_hash
            seats.append(replace(seat, kind="open", host=False, secret_hash=None, claim_hash=claim, account=None))
    return replace(
        row,
        id=new_id(),
        status="open",
        created=time.time(),
        setup=row.setup | {"seed": new_seed()},
        seed_given=False,
        seed_salt=new_salt(),
        prompt_key=secrets.token_hex(16),
        maker_hash=None,
        rematch=None,
        summary=summary_of(None),
        wake_at=None,
        seats=tuple(seats),
    )
