"""`tools/dev.py` and Ctrl-C: the program it runs ends in its own time, and nothing else is begun."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SLOW_TO_LEAVE = """
import pathlib, sys, time
try:
    print("begun", flush=True)
    time.sleep(60)
except KeyboardInterrupt:
    time.sleep(1)
    pathlib.Path(sys.argv[1]).write_text("stored")
"""
TWO_PROGRAMS = """
import sys
sys.path.insert(0, "tools")
import dev
dev.run("python", "-c", sys.argv[1], sys.argv[2])
print("went on")
"""


@pytest.mark.skipif(os.name == "nt", reason="process groups are otherwise there")
@pytest.mark.skipif(not (ROOT / ".venv").exists(), reason="not in an environment of tools/dev.py")
def test_ctrl_c_ends_the_command_when_its_program_has_ended(tmp_path: Path) -> None:
    game = tmp_path / "game"
    command = subprocess.Popen(
        [sys.executable, "-c", TWO_PROGRAMS, SLOW_TO_LEAVE, str(game)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    assert command.stdout is not None
    assert command.stdout.readline() == b"begun\n"
    os.killpg(command.pid, signal.SIGINT)
    told, _ = command.communicate(timeout=60)
    assert (told, game.read_text()) == (b"", "stored")
    assert command.returncode != 0
