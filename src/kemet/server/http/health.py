"""Is this server well? It is while it can write: a disk that is full still answers questions as if it were well."""

from __future__ import annotations

import asyncio
import time

from kemet.server.live.hub import Hub
from kemet.server.store.trouble import NotStored

#: Seconds for which an answer stands: asking often must not cost anything.
STANDS = 1.0
#: Seconds after which a database that does not answer counts as failing.
PATIENCE = 5.0
#: Bytes that must be free on the disk of a database file.
ROOM = 20_000_000


class HealthCheck:
    """What was found out last, and when."""

    def __init__(self) -> None:
        self._trouble: str | None = None
        self._until = 0.0
        self._asking: asyncio.Task[str | None] | None = None

    def forget(self) -> None:
        self._until = 0.0

    async def trouble(self, hub: Hub) -> str | None:
        """None while everything can be stored, else a word for why not. Many who ask together share one try."""
        if time.monotonic() < self._until:
            return self._trouble
        if self._asking is None:
            self._asking = asyncio.create_task(_try(hub))
            self._asking.add_done_callback(self._found)
        return await asyncio.shield(self._asking)

    def _found(self, asking: asyncio.Task[str | None]) -> None:
        self._asking = None
        if not asking.cancelled():
            self._trouble = asking.result()
            self._until = time.monotonic() + STANDS


async def _try(hub: Hub) -> str | None:
    try:
        await asyncio.wait_for(hub.beat(), PATIENCE)
    except NotStored as trouble:
        return trouble.why
    except TimeoutError:
        return "busy"
    except Exception:
        return "failing"
    room = hub.database.room()
    if room is not None and room < ROOM:
        return "full"
    return hub.database.trouble or ("leases" if hub.leases.failing else None)
