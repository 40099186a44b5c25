"""Ctrl-C never breaks off the compiled engine in the middle."""

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from lab.waiting import wait_until

from kemet.lab.interrupts import terminate_like_interrupt, uninterrupted


def press_ctrl_c() -> None:
    os.kill(os.getpid(), signal.SIGINT)


def test_a_signal_waits_for_the_end_of_the_block() -> None:
    steps = []

    def work() -> None:
        with uninterrupted():
            press_ctrl_c()
            steps.append("finished")
        steps.append("never reached")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert steps == ["finished"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_an_error_is_not_hidden() -> None:
    with pytest.raises(ZeroDivisionError), uninterrupted():
        raise ZeroDivisionError
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_other_threads_do_without() -> None:
    done = []

    def work() -> None:
        with uninterrupted():
            done.append(True)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert done == [True]


def test_terminating_is_like_ctrl_c() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with pytest.raises(KeyboardInterrupt), terminate_like_interrupt():
        os.kill(os.getpid(), signal.SIGTERM)
    assert signal.getsignal(signal.SIGTERM) == before


def started(*command: str) -> subprocess.Popen[bytes]:
    variables = os.environ | {"PYTHONUNBUFFERED": "1"}
    program = [sys.executable, "-m", "kemet", *command]
    return subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=variables)


def stopped(run: subprocess.Popen[bytes]) -> tuple[int, bytes]:
    run.send_signal(signal.SIGINT)
    _, err = run.communicate(timeout=60)
    return run.returncode, err.strip()


def test_a_simulation_stops_in_one_line(tmp_path: Path) -> None:
    run = started("simulate", "--games", "1000000", "--players", "5", "--out", str(tmp_path / "games.csv"))
    wait_until((tmp_path / "games.csv.part").exists)  # now it plays
    assert stopped(run) == (130, b"kemet: stopped")
    assert not list(tmp_path.iterdir())


def test_a_game_of_bots_stops_in_one_line() -> None:
    run = started("play", "--humans", "0", "--bots", "hard", "--players", "4")
    assert run.stdout is not None
    assert run.stdout.readline()  # now it plays
    assert stopped(run) == (130, b"kemet: stopped")
