"""How late the event loop is: everything that people wait for waits for it."""

from __future__ import annotations

import asyncio

from kemet.server.watch.metrics import Histogram

EVERY = 0.25


async def watch_lag(lags: Histogram) -> None:
    """A short sleep, again and again: what it takes too long is the lag."""
    loop = asyncio.get_running_loop()
    while True:
        wanted = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        lags.add(max(0.0, loop.time() - wanted))
