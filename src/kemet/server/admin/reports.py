"""For a host in the terminal: what players have reported, and invitations to register."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row

from kemet.server.admin.opening import AdminProblem, check_form, opened, snapshot
from kemet.server.store import invitations, reports


def listed(url: str, is_closed: bool, most: int) -> list[Row[Any]]:
    """The newest first."""
    with snapshot(url) as connection:
        check_form(connection)
        return reports.page(connection, is_closed, most=most)


def close(url: str, report: int) -> None:
    with opened(url) as database:

        def work(connection: Connection) -> None:
            check_form(connection)
            if not reports.close(connection, report, is_closed=True):
                raise AdminProblem(f"there is no report {report}; `kemet admin reports` lists them")

        database.run_now(work)


def invite(url: str, days: int, number: int) -> list[tuple[str, float]]:
    """Tokens of new invitations, and when each expires: all of them or none."""
    if not 1 <= days <= invitations.MAX_DAYS:
        raise AdminProblem(f"an invitation works for 1 to {invitations.MAX_DAYS} days")
    if not 1 <= number <= invitations.MAX_OUT:
        raise AdminProblem(f"there may be 1 to {invitations.MAX_OUT} invitations")
    with opened(url) as database:

        def work(connection: Connection) -> list[tuple[str, float]]:
            check_form(connection)
            made = [each for _ in range(number) if (each := invitations.make(connection, days)) is not None]
            if len(made) < number:
                raise AdminProblem(
                    f"more than {invitations.MAX_OUT} invitations would be out; these wait to be used first"
                )
            return made

        return database.run_now(work)
