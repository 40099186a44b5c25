"""A real Ray of two nodes on this machine: the results of the pool, whichever node dies. `make cluster` runs this."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kemet.cli import main
from kemet.lab import cluster
from kemet.lab.cluster import ClusterError, on_cluster
from kemet.lab.logbook import read_logbook
from kemet.lab.matches import Failure, play_fixture
from kemet.lab.results import Result
from kemet.lab.tournament import Tournament
from kemet.lab.workers import in_parallel
from kemet.training.__main__ import main as train

ray_cluster: Any = pytest.importorskip("ray.cluster_utils")
GAMES = Tournament("cluster", ("search:tries=100,samples=4", "easy"), (2,), games=10, house_rules={"dayLimit": "4"})
WORK = partial(play_fixture, GAMES)
NUMBERS = range(1, GAMES.total + 1)
NODE = {"num_cpus": 1, "object_store_memory": cluster.LOCAL_STORE}


@pytest.fixture(scope="module")
def machines() -> Iterator[Any]:
    """A head and one more node, with a processor each."""
    found = ray_cluster.Cluster()
    patiently(lambda: found.add_node(**NODE, include_dashboard=False))
    patiently(lambda: found.add_node(**NODE))
    yield found
    found.shutdown()


def patiently(start: Callable[[], object]) -> None:
    """Ray gives a node 30 seconds to start, too few on a machine with much else to do."""
    for left in range(4, -1, -1):
        try:
            start()
            return
        except Exception as error:  # bare, as Ray raises it
            if "timed out during startup" not in str(error) or not left:
                raise


@pytest.fixture(scope="module")
def from_the_pool() -> list[Result]:
    return told(list(in_parallel(WORK, NUMBERS, 1)))


def told(outcomes: list[Result | Failure]) -> list[Result]:
    """All games in order; only the clock may differ."""
    results = [replace(each, seconds=0.0, thinking={}) for each in outcomes if isinstance(each, Result)]
    assert len(results) == len(outcomes) == GAMES.total
    return sorted(results, key=lambda result: result.game)


def descendants(pid: int) -> list[tuple[int, str]]:
    """Processes that we or our children started, with their names."""
    children: dict[int, list[int]] = {}
    names: dict[int, str] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int(folder.joinpath("stat").read_text().rpartition(")")[2].split()[1])
            names[int(folder.name)] = folder.joinpath("cmdline").read_bytes().replace(b"\0", b" ").decode()
        except (OSError, ValueError):
            continue  # it has just ended
        children.setdefault(parent, []).append(int(folder.name))
    found, row = [], [pid]
    for each in row:
        row += children.get(each, [])
        found.append((each, names.get(each, "")))
    return found


def kill_a_busy_worker() -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        for pid, name in descendants(os.getpid()):
            if name.startswith("ray::_task"):
                os.kill(pid, signal.SIGKILL)
                return
        time.sleep(0.01)
    raise AssertionError("no worker was ever busy")


def test_a_killed_worker_is_replaced(machines: Any, from_the_pool: list[Result]) -> None:
    outcomes: list[Result | Failure] = []
    for outcome in on_cluster(WORK, NUMBERS, machines.address, 0):
        outcomes.append(outcome)
        if len(outcomes) in (2, 5):
            kill_a_busy_worker()
    assert told(outcomes) == from_the_pool


def test_the_commands_give_what_they_give_without_a_cluster(
    machines: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    quick = ["--seed", "c", "--rule", "dayLimit=2"]
    for place, where in (("here", []), ("there", ["--cluster", machines.address])):
        folder = tmp_path / place
        folder.mkdir()
        for command in (
            ["simulate", "--games", "600", "--out", str(folder / "rows.csv"), *quick],
            ["simulate", "--games", "3", "--bots", "easy", "--out", str(folder / "bots.csv"), *quick],
            ["dataset", "--games", "34", "--bots", "random", "--out", str(folder / "set"), *quick],
            ["balance", "--seth", "--members", "2", "--games", "2", "--bot", "easy", *quick, "--plain"],
            ["findings", "--players", "2,3", "--games", "4", "--bot", "easy", "--out", str(folder / "f.html"), *quick],
        ):
            assert main([*command, *where]) == 0
        (folder / "said.txt").write_text(capsys.readouterr().out.replace(str(folder), "FOLDER"))
    files = sorted(path.relative_to(tmp_path / "here") for path in (tmp_path / "here").rglob("*.*"))
    assert len(files) == 10
    for file in files:
        assert (tmp_path / "there" / file).read_bytes() == (tmp_path / "here" / file).read_bytes(), file


def test_a_tournament_goes_on_anywhere(machines: Any, tmp_path: Path, from_the_pool: list[Result]) -> None:
    out = tmp_path / "games.jsonl"
    options = ["--bots", ",".join(GAMES.bots), "--games", "10", "--seed", GAMES.seed, "--house", "dayLimit=4"]
    assert main(["tournament", *options, "--out", str(out), "--cluster", machines.address]) == 0
    whole = out.read_bytes().splitlines(keepends=True)
    out.write_bytes(b"".join(whole[:4]) + whole[4][:30])  # the driver was killed in the middle of a line
    assert main(["tournament", "--resume", str(out), "--cluster", machines.address]) == 0
    assert told(list(read_logbook(out).results.values())) == from_the_pool


def test_kept_games_go_on_anywhere(machines: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Begun without a cluster, cut off in the middle of a line, gone on with one: what a whole run says."""
    rules = ["--seed", "k", "--rule", "dayLimit=2", "--plain"]
    for name, command in (
        ("simulate", ["simulate", "--games", "6", "--players", "2", "--bots", "easy,random", *rules]),
        ("balance", ["balance", "--seth", "--members", "2", "--games", "4", "--bot", "easy", *rules]),
    ):
        file = tmp_path / name
        assert main(command) == 0
        whole = capsys.readouterr().out
        assert main([*command, "--keep", str(file)]) == 0
        lines = file.read_bytes().splitlines(keepends=True)
        file.write_bytes(b"".join(lines[:3]) + lines[3][:20])
        capsys.readouterr()
        assert main([*command, "--keep", str(file), "--cluster", machines.address]) == 0
        assert capsys.readouterr().out == whole
        assert sorted(file.read_bytes().splitlines()) == sorted(line.rstrip() for line in lines)


def test_a_training_on_a_cluster_makes_the_same_nets(
    machines: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nets are made while it runs, on the machine that asks; others, which look elsewhere for files, get them."""
    short = ["--quick", "--games", "3", "--gate-games", "2", "--gate-tries", "2", "--jobs", "2"]
    for kind in ([], ["--seth"]):
        for place, where in (("here", []), ("there", ["--cluster", machines.address])):
            folder = tmp_path / place
            folder.mkdir(exist_ok=True)
            monkeypatch.chdir(folder)
            assert train([*short, *kind, "--out", "nets", *where]) == 0
    for file in ("round-1.json", "round-1.gate", "seth-1.json", "seth-1.gate"):
        assert (tmp_path / "there/nets" / file).read_bytes() == (tmp_path / "here/nets" / file).read_bytes(), file


def test_a_worker_without_the_same_programs_and_content_refuses(
    machines: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It would lose games by forfeit, or play another game, and nobody would know."""
    bot = tmp_path / "bot"
    bot.write_text("#!/bin/sh\nexit 1\n")
    bot.chmod(0o755)
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "tiles.toml").write_text('[[tile]]\nid = "charge"\ncopies = 2\n')
    monkeypatch.chdir(tmp_path)  # the nodes were started elsewhere: what is named from here is not there
    there = ["--games", "2", "--seed", "x", "--cluster", machines.address]
    for options, why in (
        (["--bots", "stdio:./bot;easy"], "the programs and modules of the bots under the same paths"),
        (["--bots", "easy,random", "--content", "pack"], "content"),
    ):
        for command in ("tournament", "simulate", "dataset"):
            out = ["--out", f"{command}-{len(why)}" + ".csv" * (command == "simulate")]
            assert main([command, *options, *there, *out]) == 2
            assert why in capsys.readouterr().err


def test_what_fails_says_why_and_what_never_works_ends(machines: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ClusterError, match="by zero"):
        list(on_cluster(partial(divmod, 1), [0], machines.address, 0))
    monkeypatch.setattr(cluster, "RETRIES", 1)
    with pytest.raises(ClusterError, match="workers on number 7 died again and again"):
        list(on_cluster(os._exit, [7], machines.address, 0))
    monkeypatch.setattr(cluster, "_release", lambda needs: ("0.0.1", 1, "other bots"))
    with pytest.raises(ClusterError, match="install the same release everywhere"):
        list(on_cluster(abs, [1], machines.address, 0))


def test_a_machine_that_dies_is_done_without(machines: Any, from_the_pool: list[Result]) -> None:
    """The last test: afterwards only the head is left."""
    outcomes: list[Result | Failure] = []
    for outcome in on_cluster(WORK, NUMBERS, machines.address, 0):
        outcomes.append(outcome)
        if len(outcomes) == 2:
            machines.remove_node(machines.worker_nodes.copy().pop(), allow_graceful=False)
    assert told(outcomes) == from_the_pool


def test_a_cluster_of_our_own_is_gone_afterwards() -> None:
    def nodes() -> list[int]:
        return [pid for pid, name in descendants(os.getpid()) if "/raylet " in name]

    before = nodes()  # those of the other tests
    assert sorted(on_cluster(abs, range(-5, 0), "local", 2)) == [1, 2, 3, 4, 5]
    assert nodes() == before


def test_without_a_cluster_at_the_address(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_ray", lambda: (_ for _ in ()).throw(ClusterError("a cluster needs Ray")))
    assert main(["simulate", "--games", "1", "--cluster", "local"]) == 2
    assert capsys.readouterr().err == "kemet: a cluster needs Ray\n"
