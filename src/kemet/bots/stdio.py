"""Bots that are programs of their own, in any language: JSON lines over standard input and output.

docs/outside-bots.md is the protocol. A program gets what its seat may know, and nothing else ever reaches it: the
seed of the game, for one, would tell it all cards. It plays one seat of one game.
"""

from __future__ import annotations

import hashlib
import json
import shlex
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from kemet.bots.forfeit import Forfeit, shortened
from kemet.bots.players import Bot
from kemet.bots.seat import Seat
from kemet.bots.spec_errors import SpecError
from kemet.bots.spec_options import seconds_of
from kemet.bots.stdio_process import Program
from kemet.errors import KemetError
from kemet.telling.saying import Saying, in_english, say

PROTOCOL = 2
SECONDS = 10.0  # for each choice
START = 30.0  # until it is ready: some have a net to load
CLOCKS = {"seconds": SECONDS, "start": START}
MAX_SOURCE = 100_000_000  # a larger file is not read to see whether it changed


class StdioBot:
    """Starts its program when it is first asked. Whatever goes wrong afterwards is a Forfeit, and the program ends."""

    def __init__(self, name: str, command: Sequence[str], seed: str, seconds: float = SECONDS, start: float = START):
        self.name = name
        self.called = ""  # the name that the program gives itself
        self.left_by_itself = True
        self._command = command
        self._seed = hashlib.sha256(f"{name}/{seed}".encode()).hexdigest()[:16]
        self._seconds = seconds
        self._start = start
        self._program: Program | None = None
        self._number = 0
        self._why = ""

    def __reduce__(self) -> NoReturn:
        raise KemetError(f"{self.name}: a program cannot be copied in the middle of its game")

    def choose(self, seat: Seat) -> int:
        self._why = ""
        if len(seat.codes) == 1:
            return seat.codes[0]
        try:
            program = self._ready(seat)
            self._number += 1
            answer = _message(program.ask(_line(self._question(seat)), self._seconds), "choice")
            return self._choice(seat, answer)
        except Forfeit:
            self.close()
            raise

    def advice(self) -> Saying:
        return say("advice-outside")

    def why(self) -> str:
        return self._why or in_english(self.advice())

    def close(self, last: Seat | None = None) -> None:
        if self._program is None:
            return
        over: dict[str, object] = {"type": "over"} if last is None else {"type": "over", "view": last.view()}
        self.left_by_itself = self._program.close(_line(over))
        self._program = None

    @property
    def pid(self) -> int | None:
        """Of the program, while it runs."""
        return self._program.pid if self._program is not None else None

    def _ready(self, seat: Seat) -> Program:
        if self._program is None:
            self._program = Program(self._command)
            answer = _message(self._program.ask(_line(self._greeting(seat)), self._start), "ready")
            self.called = shortened(str(answer.get("name", "")))
        return self._program

    def _greeting(self, seat: Seat) -> dict[str, object]:
        return {
            "type": "start",
            "protocol": PROTOCOL,
            "seat": seat.number,
            "seed": self._seed,
            "seconds": self._seconds,
            "view": seat.view(),
            "printed": seat.printed,
        }

    def _question(self, seat: Seat) -> dict[str, object]:
        choices = [seat.choice(code) for code in seat.codes]
        return {
            "type": "choose",
            "number": self._number,
            "question": seat.question(),
            "view": seat.view(),
            "choices": [
                {"index": choice.index, "kind": choice.kind, "fields": choice.fields, "text": choice.text}
                for choice in choices
            ],
        }

    def _choice(self, seat: Seat, answer: dict[str, object]) -> int:
        if answer.get("number") != self._number:
            raise Forfeit(f"answered question {shortened(str(answer.get('number')))}, but was asked {self._number}")
        chosen = answer.get("choice")
        if isinstance(chosen, str):
            texts = {seat.text(code): code for code in seat.codes}
            code = texts.get(" ".join(chosen.split()), -1)
        else:
            code = chosen if type(chosen) is int and chosen in seat.codes else -1
        if code < 0:
            raise Forfeit(f"made an illegal choice: {shortened(str(chosen)) or 'none'}")
        self._why = shortened(str(answer.get("why", "")))
        return code


def _line(message: dict[str, object]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def _message(line: bytes, wanted: str) -> dict[str, object]:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise Forfeit(f"wrote a line that is no JSON: {shortened(line)}") from None
    if not isinstance(message, dict) or message.get("type") != wanted:
        raise Forfeit(f"wrote something else than a message of type {wanted}: {shortened(line)}")
    return message


@dataclass(frozen=True)
class StdioSpec:
    """`stdio:./my_bot --flag`; before the command clocks may be set: `stdio:seconds=2 start=60 ./my_bot`."""

    command: tuple[str, ...]
    seconds: float = SECONDS
    start: float = START

    @property
    def text(self) -> str:
        clocks = [f"{name}={getattr(self, name):g}" for name, usual in CLOCKS.items() if getattr(self, name) != usual]
        return f"stdio:{' '.join([*clocks, shlex.join(self.command)])}"

    def check(self) -> None:
        if shutil.which(self.command[0]) is None:
            raise SpecError(self.text, f"there is no program {self.command[0]!r} that can be run")

    def make(self, seed: str, seconds: float) -> Bot:
        return StdioBot(self.text, self.command, seed, self.seconds, self.start)

    def sources(self) -> list[Path]:
        """The program and every file that its command names."""
        program = shutil.which(self.command[0])
        files = [Path(word) for word in (program or "", *self.command[1:])]
        return [path for path in files if path.is_file() and path.stat().st_size <= MAX_SOURCE]


def read_stdio(text: str, rest: str) -> StdioSpec:
    """The spec of such a text, behind `stdio:`."""
    try:
        words = shlex.split(rest)
    except ValueError as error:
        raise SpecError(text, f"the command cannot be read ({error})") from None
    clocks = dict(CLOCKS)
    while words and words[0].partition("=")[0] in CLOCKS and "=" in words[0]:
        name, _, value = words.pop(0).partition("=")
        clocks[name] = seconds_of(text, name, value)
    if not words:
        raise SpecError(text, "the command is missing; write stdio:./my_bot --flag")
    return StdioSpec(tuple(words), clocks["seconds"], clocks["start"])
