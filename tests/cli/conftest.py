"""A terminal for tests: typed lines in, what was printed and the exit code out."""

import io
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import pytest

from kemet.cli import main
from kemet.cli.language import TERMINAL_TEXTS
from kemet.picture import words


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """A command speaks its language to the end of the program; the next test begins in English."""
    yield
    words.speak("en", TERMINAL_TEXTS)
    words.call_seats(seth=False)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def runner(*arguments: str, typed: Iterable[str] = ()) -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        capsys.readouterr()
        quick = ["--bots", "random"] if arguments[:1] == ("play",) and "--bots" not in arguments else []
        code = main([*arguments, *quick])
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return runner
