"""Leaving a game at a real terminal in a hurry: it is kept, and can be gone on with."""

import os
import select
import signal
import sys
from pathlib import Path

import pytest

from kemet import load

pty = pytest.importorskip("pty", reason="this system has no such terminals")
CTRL_C, CTRL_D = b"\x03", b"\x04"
PATIENCE = 120.0
SOON = 5.0


class Terminal:
    """`kemet play` with a person at the keyboard."""

    def __init__(self, folder: Path, *arguments: str):
        program = [sys.executable, "-m", "kemet", "play", "--bots", "random", "--language", "en", *arguments]
        self.process, self.keyboard = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execv(program[0], program)
        self.seen = ""

    def until(self, words: str) -> None:
        while words not in self.seen:
            self._read()

    def until_asked(self) -> None:
        """What is typed before the prompt may be lost: a terminal that is being switched forgets it."""
        while "> " not in self.seen.rpartition("\n")[2]:
            self._read()

    def _read(self) -> None:
        ready, _, _ = select.select([self.keyboard], [], [], PATIENCE)
        if not ready:
            os.kill(self.process, signal.SIGKILL)
            raise AssertionError(f"nothing more came after {self.seen[-200:]!r}")
        self.seen += os.read(self.keyboard, 65536).decode(errors="replace")

    def type(self, keys: bytes) -> None:
        self.seen = ""
        os.write(self.keyboard, keys)

    def press(self, key: bytes) -> None:
        """Again where nothing happens, as people do: a signal just before Python listens waits for the next key."""
        self.seen = ""
        for _ in range(int(PATIENCE / SOON)):
            os.write(self.keyboard, key)
            if select.select([self.keyboard], [], [], SOON)[0]:
                return

    def ends(self) -> int:
        code = os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
        os.close(self.keyboard)
        return code


@pytest.mark.parametrize(("key", "code"), [(CTRL_C, 130), (CTRL_D, 0)])
def test_a_game_that_is_left_in_a_hurry_is_kept(tmp_path: Path, key: bytes, code: int) -> None:
    (tmp_path / "kemet-first-game.json").write_text("somebody else's")
    terminal = Terminal(tmp_path, "--seed", "first game", "--players", "2")
    terminal.until_asked()
    terminal.type(b"1\n")
    terminal.until("Starting pyramids")
    terminal.until_asked()
    terminal.press(key)
    terminal.until("kemet play --load kemet-first-game-2.json")
    assert terminal.ends() == code
    assert load((tmp_path / "kemet-first-game-2.json").read_text()).choices
    assert (tmp_path / "kemet-first-game.json").read_text() == "somebody else's"


def test_a_game_that_was_saved_is_not_kept_twice(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seed", "1", "--players", "2")
    terminal.until_asked()
    terminal.type(b"save mine.json\n")
    terminal.until("--load mine.json")
    terminal.until_asked()
    terminal.press(CTRL_C)
    terminal.until("stopped")
    assert terminal.ends() == 130
    assert [path.name for path in tmp_path.iterdir()] == ["mine.json"]
