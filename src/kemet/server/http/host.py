"""For hosts: is it well, and how busy is it."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import text

import kemet
from kemet.server.http.guard import TheHub
from kemet.server.live.hub import Hub
from kemet.server.metrics import Metrics
from kemet.server.shapes import tables as shape

router = APIRouter(tags=["hosts"])


def connections(hub: Hub) -> int:
    return sum(len(viewers) for table in hub.tables.values() for viewers in table.viewers.values())


@router.get("/health", response_model=shape.Health, responses={503: {"model": shape.Health}})
async def health(hub: TheHub, response: Response) -> dict[str, object]:
    """200 while the database answers, else 503."""
    try:
        await hub.database.run(lambda connection: connection.execute(text("SELECT 1")).scalar())
        status = "ok"
    except Exception:
        status = "failing"
        response.status_code = 503
    return {
        "status": status,
        "version": kemet.__version__,
        "database": "postgresql" if hub.database.is_postgres else "sqlite",
        "tables": len(hub.tables),
        "connections": connections(hub),
    }


@router.get(
    "/metrics", response_model=None, responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
)
async def metrics(request: Request, hub: TheHub) -> PlainTextResponse:
    """The text form of Prometheus."""
    counted: Metrics = request.app.state.metrics
    lines = counted.text(
        {
            "tables_in_memory": len(hub.tables),
            "connections": connections(hub),
            "tables_driven": sum(driver.driving for driver in hub.drivers.values()),
            "bot_thoughts": hub.thinking.thoughts,
            "thinking_processes_replaced": hub.thinking.replaced,
        }
    )
    return PlainTextResponse(lines)
