"""The command as a process of its own: closed pipes and odd bytes."""

import os
import subprocess
import sys


def kemet(*arguments: str, typed: bytes = b"", close_early: bool = False) -> tuple[int, bytes, bytes]:
    process = subprocess.Popen(
        [sys.executable, "-m", "kemet", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    if close_early:
        assert process.stdout is not None
        process.stdout.close()
        process.stdout = None
    out, err = process.communicate(typed, timeout=60)
    return process.returncode, out, err


def test_a_closed_pipe_is_no_error() -> None:
    code, _, err = kemet("rules", "--most", "1000", "move", close_early=True)
    assert (code, err) == (0, b"")


def test_odd_bytes_are_refused_like_any_wrong_answer() -> None:
    code, out, err = kemet("play", "--seed", "3", typed=b"\xff\xfe\n1\n\x00\n")
    assert b"Traceback" not in out + err
    assert code in (0, 2)


def test_python_m_kemet() -> None:
    code, out, _ = kemet("--version")
    assert code == 0
    assert out.startswith(b"kemet ")
