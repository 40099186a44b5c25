"""`kemet serve` as a process of its own, on loopback: started, killed and started again by the tools beside this."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from postgres import free_port

PATIENCE = 60.0
ORPHANS_WITHIN = 5.0
#: Quick bots and windows, and no limit on what one address may do: all players of a test come from one.
FOR_TESTS = ("--bot-pace", "0", "--window-pace", "0", "--address-limit", "1000000")


class NotStarted(Exception):
    """The server did not come up; the text holds the end of its log."""


@dataclass
class ServerProcess:
    """One server process; `with` starts it and ends it."""

    database: str
    arguments: tuple[str, ...] = FOR_TESTS
    port: int = field(default_factory=free_port)
    log: Path = field(default_factory=lambda: Path(tempfile.mkstemp(prefix="kemet-log-")[1]))
    process: subprocess.Popen[bytes] | None = None
    orphans: int = 0
    #: For this process alone, such as other sources.
    variables: dict[str, str] = field(default_factory=dict)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_address(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/live"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Stop it and remove its log."""
        self.stop()
        self.log.unlink(missing_ok=True)

    def start(self, wait: bool = True) -> None:
        command = [sys.executable, "-m", "kemet", "serve", "--port", str(self.port), *self.arguments]
        # by the environment: the command line of a process can be read by everybody on the machine
        variables = {**os.environ, "KEMET_DATABASE": self.database, **self.variables}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=variables, start_new_session=True)
        if wait:
            self.wait_until_ready()

    def wait_until_ready(self) -> None:
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process is None or self.process.poll() is not None or time.monotonic() > end:
                self.kill()
                raise NotStarted(self.log_text()[-2000:])
            time.sleep(0.02)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def kill(self) -> None:
        """As the kernel does when memory runs out: only the server dies, and it can tidy up nothing."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self._end_orphans(self.process.pid)
            self.process = None

    def _end_orphans(self, group: int) -> None:
        """The processes that think for bots must notice by themselves that their server is gone."""
        with contextlib.suppress(ProcessLookupError):
            end = time.monotonic() + ORPHANS_WITHIN
            while time.monotonic() < end:
                os.killpg(group, 0)
                time.sleep(0.01)
            self.orphans += 1
            os.killpg(group, signal.SIGKILL)

    def stop(self) -> None:
        """As a host stops it."""
        if self.process is None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
        self.process = None

    def log_text(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def errors(self) -> list[dict[str, Any]]:
        """Lines of the log that tell of a mistake."""
        lines = [json.loads(line) for line in self.log_text().splitlines() if line.startswith("{")]
        return [line for line in lines if line["level"] in ("error", "critical")]
