"""Lessons: which there are, and a table of one's own for one of them."""

from __future__ import annotations

from fastapi import APIRouter

from kemet.lessons import LESSONS, lesson
from kemet.server.http.guard import Slowed, TheAccount, TheHub
from kemet.server.live import opening, seating
from kemet.server.problems import Problem
from kemet.server.shapes import tables as shape
from kemet.server.store import tables as work

router = APIRouter(prefix="/api", tags=["lessons"])


@router.get("/lessons", response_model=shape.Lessons)
async def lessons() -> dict[str, object]:
    """All lessons in the order in which they are best taken."""
    known = [lesson(name) for name in LESSONS]
    return {"lessons": [{"name": each.name, "minutes": each.minutes, "modules": list(each.modules)} for each in known]}


@router.post("/lessons/{name}", response_model=shape.Seated, dependencies=[Slowed], status_code=201)
async def begin(name: str, wanted: shape.Pupil, hub: TheHub, account: TheAccount) -> dict[str, object]:
    """A table on which this lesson is played; the one who asks is its pupil."""
    if name not in LESSONS:
        raise Problem("unknown", "there is no such lesson")
    row, seat, secret = opening.open_lesson(lesson(name), wanted.name, account.id if account else None)
    await hub.database.run(lambda connection: work.add_table(connection, row))
    table = await hub.table(row.id)
    await seating.begin_when_full(table)
    return {"table": table.info(), "seat": seat, "secret": secret}
