"""uvicorn as this server wants it: for `kemet serve`, and for tests and tools that start it themselves."""

from __future__ import annotations

import gc
import sys
import threading
import time
from typing import Self

import uvicorn
from fastapi import FastAPI

from kemet.server.app import create_app
from kemet.server.gate.connection_limits import Door, ask_for_files
from kemet.server.gate.protocols import wires
from kemet.server.settings import Settings

#: Larger WebSocket messages never reach us; those above our own limit are refused with a reason.
MAX_FRAME = 65_536
STARTS_WITHIN = 120.0
#: Seconds for which a connection stays open without a request: longer than the proxies in deploy/ keep theirs. If the
#: server closed first, a choice could be sent into a connection that is just ending, and a proxy sends no choice twice.
KEEPS_OPEN = 75
#: Seconds after which a busy thread lets another one go on. The one that writes to SQLite lets go at every statement;
#: with Python's own 5 ms a group of choices would wait for the busy event loop for a second.
SWITCH = 0.0005
#: How many more objects than before it takes until Python looks for cycles, among new ones, younger and all. With its
#: own numbers (700, 10, 10) a server with 700 tables stopped for half a second every few seconds to look through them.
COLLECT = (50_000, 20, 10)


def collect_seldom() -> None:
    """For a process that is a server and nothing else."""
    gc.freeze()  # what was imported stays for good: nobody looks through it again
    gc.set_threshold(*COLLECT)


def uvicorn_config(app: FastAPI, host: str, port: int, behind_proxy: bool = False) -> uvicorn.Config:
    sys.setswitchinterval(SWITCH)
    settings: Settings = app.state.settings
    app.state.door = Door(ask_for_files(), None if behind_proxy else settings.address_connections)
    http, live = wires(app.state.door)
    return uvicorn.Config(
        app,
        http=http,
        ws=live,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        proxy_headers=behind_proxy,
        forwarded_allow_ips="*" if behind_proxy else None,
        server_header=False,
        ws_max_size=MAX_FRAME,
        ws_ping_interval=20,  # and a connection that does not answer within 40 seconds more is closed
        ws_ping_timeout=40,
        ws_per_message_deflate=False,
        timeout_keep_alive=KEEPS_OPEN,
        timeout_graceful_shutdown=3,
    )


class BackgroundServer:
    """A server in a thread of this process, for tests and examples: `with BackgroundServer(settings) as server`."""

    def __init__(self, settings: Settings, port: int = 0):
        self.app = create_app(settings)
        self.uvicorn = uvicorn.Server(uvicorn_config(self.app, "127.0.0.1", port))
        self._thread = threading.Thread(target=self.uvicorn.run, daemon=True)
        self._thread.start()
        until = time.monotonic() + STARTS_WITHIN
        while not self.uvicorn.started:
            if not self._thread.is_alive() or time.monotonic() > until:
                raise RuntimeError("the server did not start; its log tells why")
            time.sleep(0.01)
        self.port: int = self.uvicorn.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self._thread.join(STARTS_WITHIN)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
