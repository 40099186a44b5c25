"""What a process that thinks does first: it leaves the cores to the server, and ends with it.

A file of its own that imports next to nothing: what the bots need takes a second to load, and is loaded quietly too.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def be_quiet() -> None:
    """Leave the cores to the server when it needs them; end when the server ends or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    _be_ordinary()
    if hasattr(os, "nice"):
        os.nice(10)


def _be_ordinary() -> None:
    """A host may run the server with real-time priority (`chrt`). Thoughts must not: they would keep the cores from the
    server, and from the kernel's own threads that write to the disk."""
    if hasattr(os, "sched_setscheduler") and os.sched_getscheduler(0) != os.SCHED_OTHER:
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
