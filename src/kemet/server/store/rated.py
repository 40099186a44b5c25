"""What makes a game one that may be rated: people only, each with an account of their own."""

from __future__ import annotations

from kemet.server.store.rows import TableRow


def may_begin(row: TableRow) -> bool:
    """Is every seat taken, and at a rated table by people who can be rated?"""
    if any(seat.kind == "open" for seat in row.seats):
        return False
    return not row.rated or (is_between_people(row) and all(seat.account is not None for seat in row.seats))


def is_between_people(row: TableRow) -> bool:
    """No bot sits here, and nobody twice, as far as their accounts are still there."""
    accounts = [seat.account for seat in row.seats if seat.account is not None]
    return all(seat.kind == "human" for seat in row.seats) and len(set(accounts)) == len(accounts)
