"""For hosts: is it well, and how busy is it."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

import kemet
from kemet.server.gate.hosts import may_see_numbers
from kemet.server.http.guard import TheHub
from kemet.server.http.health import HealthCheck
from kemet.server.http.site import has_table
from kemet.server.live.hub import Hub
from kemet.server.problems import Problem
from kemet.server.shapes import tables as shape
from kemet.server.shapes.hosts import HostSite
from kemet.server.watch import process
from kemet.server.watch.metrics import Metrics

router = APIRouter(tags=["hosts"])


def connections(hub: Hub) -> int:
    return sum(len(viewers) for table in hub.tables.values() for viewers in table.viewers.values())


@router.head("/alive", include_in_schema=False)
@router.get("/alive", response_model=shape.Alive)
async def alive() -> dict[str, object]:
    """200 as long as this process answers at all, whatever its database does: whether to restart it, not whether to
    send people there."""
    return {"version": kemet.__version__}


@router.head("/health", include_in_schema=False)
@router.get("/health", response_model=shape.Health, responses={503: {"model": shape.Health}})
async def health(request: Request, hub: TheHub, response: Response) -> dict[str, object]:
    """200 while games can be stored, else 503 and why."""
    known: HealthCheck = request.app.state.health
    trouble = await known.trouble(hub)
    if trouble is not None:
        response.status_code = 503
    return {
        "status": "ok" if trouble is None else "failing",
        "trouble": trouble,
        "version": kemet.__version__,
        "table": has_table(hub.settings),
        "database": "postgresql" if hub.database.is_postgres else "sqlite",
        "tables": len(hub.tables),
        "connections": connections(hub),
    }


@router.get("/api/site", response_model=HostSite)
async def site(hub: TheHub) -> dict[str, object]:
    """Who may register, and the imprint."""
    return {"registration": hub.settings.registration, "imprint": hub.settings.imprint}


@router.get(
    "/metrics", response_model=None, responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
)
async def metrics(request: Request, hub: TheHub) -> PlainTextResponse:
    """The text form of Prometheus, for the host alone."""
    if not may_see_numbers(request.client.host if request.client else "", hub.settings.metrics_for):
        raise Problem("forbidden", "these numbers are for the host; another network can be let in (--metrics-for)")
    counted: Metrics = request.app.state.metrics
    thinking = hub.thinking
    gauges = {
        "tables_in_memory": len(hub.tables),
        "connections": connections(hub),
        "tables_driven": sum(driver.driving for driver in hub.drivers.values()),
        "thinking_waiting": thinking.waiting(),
        "thinking_oldest_seconds": round(thinking.oldest(), 3),
        "database_waiting": hub.database.waiting,
        "disk_free_bytes": hub.database.room(),
        "memory_bytes": process.memory(),
        "open_files": process.open_files(),
        "open_files_most": process.most_files(),
    }
    counters = {
        "thoughts": thinking.thoughts,
        "thoughts_shortened": thinking.shortened,
        "thoughts_hurried": thinking.hurried,
        "thoughts_given_up": thinking.given_up,
        "thinking_processes_replaced": thinking.replaced,
        **hub.caller.figures(),
    }
    return PlainTextResponse(counted.text(gauges, counters, {"database": hub.database.times}))
