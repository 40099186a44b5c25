"""A program that we talk to line by line. Nothing it does can hold us up: every wait ends, every line has a limit.

Three threads wait in our place: one writes, one reads a line whenever one is wanted, one keeps the last words of
standard error. The program leads a process group of its own, and the whole group goes with it.
"""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

from kemet.bots.forfeit import Forfeit, shortened

LONGEST_LINE = 65_536
LAST_WORDS = 2_048
GRACE = 1.0  # seconds to leave by itself once its input has ended


class Program:
    """Runs from the moment it is made until `close`."""

    def __init__(self, command: Sequence[str]):
        pipe = subprocess.PIPE
        own_group = os.name == "posix"
        try:
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=own_group)
        except (OSError, ValueError) as error:
            raise Forfeit(f"could not be started ({getattr(error, 'strerror', None) or error})") from None
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._inbox: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._wanted = threading.Semaphore(0)
        self._draining = False
        self._last_words = b""
        self._threads = [
            threading.Thread(target=work, args=(stream,), daemon=True)
            for work, stream in (
                (self._read, self._process.stdout),
                (self._write, self._process.stdin),
                (self._overhear, self._process.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for one line of answer; a Forfeit says what came instead."""
        self._outbox.put(line)
        self._wanted.release()
        try:
            answer = self._inbox.get(timeout=seconds)
        except queue.Empty:
            raise Forfeit(f"was silent for {seconds:g} s") from None
        if not answer.endswith(b"\n"):
            if len(answer) >= LONGEST_LINE:
                raise Forfeit(f"wrote a line of more than {LONGEST_LINE} bytes")
            raise Forfeit(self._how_it_ended())
        return answer

    def close(self, line: bytes | None = None) -> bool:
        """Send a last line and end the input; whatever still runs after a moment is killed. Did it leave by itself?"""
        if line is not None:
            self._outbox.put(line)
        self._outbox.put(None)
        self._draining = True
        self._wanted.release()
        self._threads[0].join(GRACE)
        left = not self._threads[0].is_alive()
        if left:
            left = self._gone(GRACE)
        self._kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(GRACE)
        for stream, thread in zip((self._process.stdout, self._process.stderr), self._threads[::2], strict=True):
            if stream is not None and not thread.is_alive():
                stream.close()
        return left

    def _kill(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _gone(self, seconds: float) -> bool:
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def _how_it_ended(self) -> str:
        """Its output has ended in the middle of a game."""
        if not self._gone(GRACE):
            return "closed its output"
        self._threads[2].join(GRACE)
        code = self._process.returncode
        how = f"exit code {code}" if code >= 0 else f"signal {-code}"
        lines = self._last_words.strip().split(b"\n")
        said = shortened(next((line for line in reversed(lines) if b"Error" in line), lines[-1]))
        return f"crashed ({how}){': ' * bool(said)}{said}"

    # --- the threads ----------------------------------------------------------------------------------------------

    def _read(self, stream: IO[bytes]) -> None:
        while True:
            self._wanted.acquire()
            line = stream.readline(LONGEST_LINE)
            while line and self._draining:
                line = stream.readline(LONGEST_LINE)
            self._inbox.put(line)
            if not line:
                return

    def _write(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError):  # a program that does not read is noticed by its silence
            while (line := self._outbox.get()) is not None:
                stream.write(line)
                stream.flush()
        with suppress(OSError, ValueError):
            stream.close()

    def _overhear(self, stream: IO[bytes]) -> None:
        while words := os.read(stream.fileno(), LAST_WORDS):
            self._last_words = (self._last_words + words)[-LAST_WORDS:]
