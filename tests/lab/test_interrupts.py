"""Ctrl-C never breaks off the compiled engine in the middle."""

import os
import signal
import subprocess
import sys
import threading
import time

import pytest

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


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "--games", "1000000", "--players", "5"],
        ["play", "--humans", "0", "--bots", "hard", "--players", "4"],
    ],
    ids=lambda command: command[0],
)
def test_commands_stop_in_one_line(command: list[str]) -> None:
    run = subprocess.Popen([sys.executable, "-m", "kemet", *command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    time.sleep(1.5)
    run.send_signal(signal.SIGINT)
    _, err = run.communicate(timeout=30)
    assert (run.returncode, err.strip()) == (130, b"kemet: stopped")
