"""From a request for a new table to its row, checked by the engine's own set-up."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from dataclasses import replace
from typing import cast

from kemet.bots import STRENGTHS
from kemet.content.texts import load_texts
from kemet.engine.options import BEGINNER_TARGET
from kemet.engine.state.codes import SETH
from kemet.errors import KemetError
from kemet.game.configuration import Setup
from kemet.lessons import Lesson
from kemet.server.auth.tokens import hash_of, new_id, new_salt, new_secret, new_seed
from kemet.server.gate.clean import NAME, TABLE_NAME, clean, distinct
from kemet.server.problems import Problem
from kemet.server.shapes.tables import NewSeat, NewTable
from kemet.server.store.rows import ClockData, SeatRow, TableRow
from kemet.server.table.summary import summary_of

GODS = tuple(load_texts().name(f"god-{number}") for number in range(1, 6))
SETHS_NAME = load_texts().name("side-seth")


def open_table(
    wanted: NewTable, packs: tuple[str, ...], account: int | None, bots: Collection[str] = STRENGTHS
) -> tuple[TableRow, int | None, str]:
    """The row of a new table, the creator's seat and its secret. One who takes no seat gets the secret of the table."""
    if len(wanted.seats) != wanted.players:
        raise Problem("malformed", f"{wanted.players} players need {wanted.players} seats, not {len(wanted.seats)}")
    own = [number for number, seat in enumerate(wanted.seats) if seat.kind == "you"]
    if len(own) > 1:
        raise Problem("malformed", "you can take one seat only")
    if wanted.rated:
        _check_rated(wanted, own, account)
    setup = _setup(wanted, packs)
    secret = new_secret()
    taken_gods: set[str] = set()
    rows: list[SeatRow] = []
    for number, seat in enumerate(wanted.seats):
        row = _seat(number, seat, taken_gods, wanted.seth, bots)
        row = replace(row, name=distinct(row.name, [each.name for each in rows]))
        if number in own:
            row = SeatRow(number, "human", row.name, row.god, None, True, hash_of(secret), None, account)
        taken_gods.add(row.god)
        rows.append(row)
    table = TableRow(
        id=new_id(),
        name=clean(wanted.name or "", TABLE_NAME),  # without one, every reader's page says whose table it is
        public=wanted.public,
        rated=wanted.rated,
        club=wanted.club,
        status="open",
        created=time.time(),
        setup=setup.as_data(),
        seed_given=wanted.seed is not None,
        seed_salt=new_salt(),
        clock=cast("ClockData", wanted.clock.model_dump()),
        prompt_key=secrets.token_hex(16),
        maker_hash=None if own else hash_of(secret),
        bot_pace=wanted.bot_pace,
        summary=summary_of(None),
        seats=tuple(rows),
    )
    return table, own[0] if own else None, secret


def open_lesson(lesson: Lesson, name: str, account: int | None) -> tuple[TableRow, int | None, str]:
    """The table of a lesson: easy bots sit around the pupil and play on when the script is over."""
    seats = [NewSeat(kind="bot", bot="easy")] * lesson.players
    seats[lesson.pupil] = NewSeat(kind="you", name=name)
    wanted = NewTable(
        players=lesson.players,
        beginner=lesson.beginner,
        modules=list(lesson.modules),
        seth=lesson.seth,
        seed=lesson.seed,
        seats=seats,
    )
    return open_table(wanted, (), account)


def _check_rated(wanted: NewTable, own: list[int], account: int | None) -> None:
    """Ratings compare people under the same dice: no bots, no guests, no known seed, no sides."""
    if account is None or not own:
        raise Problem("not-possible", "a rated table is for people with accounts: log in and take a seat")
    if wanted.seth or wanted.seed is not None or any(seat.kind == "bot" for seat in wanted.seats):
        raise Problem("not-possible", "rated tables have neither bots nor Seth nor a chosen seed")


def _setup(wanted: NewTable, packs: tuple[str, ...]) -> Setup:
    target = 8 if wanted.beginner else wanted.victory_points
    seed = wanted.seed if wanted.seed is not None else new_seed()
    try:
        agreed = (wanted.players, target, wanted.beginner, wanted.house_rules, packs, seed, wanted.modules)
        setup = Setup(*agreed, seth=wanted.seth)
    except KemetError as error:
        raise Problem("malformed", str(error)) from None
    assert not wanted.beginner or setup.options.target == BEGINNER_TARGET
    return setup


def _seat(number: int, seat: NewSeat, taken_gods: set[str], seth: bool, bots: Collection[str]) -> SeatRow:
    god = pick_god(seat.god, taken_gods, number, seth)
    if seat.kind == "bot":
        strength = seat.bot or "medium"
        check_strength(strength, bots)
        return SeatRow(number, "bot", clean(seat.name or "", NAME) or f"{god} ({strength})", god, strength)
    name = clean(seat.name or "", NAME)
    return SeatRow(number, "open", (name or god) if seat.kind == "you" else "", god)


def check_strength(strength: str, bots: Collection[str]) -> None:
    if strength not in bots:
        raise Problem("malformed", f"there is no bot {strength[:20]!r}; known are {', '.join(bots)}")


def pick_god(wanted: str | None, taken: set[str], number: int, seth: bool) -> str:
    """The god a player wants, or the first that nobody has. Seth alone has the first seat of his game (S-SETUP-26)."""
    if seth and number == SETH:
        if wanted is not None and wanted.lower() != SETHS_NAME.lower():
            raise Problem("malformed", "the god of this seat is Seth")
        return SETHS_NAME
    named = next((god for god in GODS if wanted and god.lower() == wanted.lower()), None)
    if wanted is not None and named is None:
        raise Problem("malformed", f"there is no god {wanted[:20]!r}; known are {', '.join(GODS).lower()}")
    if named is not None and named not in taken:
        return named
    first = number - 1 if seth else number
    order = (*GODS[first:], *GODS[:first])
    return next(god for god in order if god not in taken)
