"""Numbered tasks on a Ray cluster, where the processes of one machine are not enough (docs/cluster.md).

What travels is the plan, numbers and nets that are no part of the release, never games: a game follows from the seed
and its number, so the results are those of the pool. A task whose worker dies is given to another one, and a worker
that would play other games than we do refuses to.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, TypeVar

import kemet
from kemet.bots import read_spec
from kemet.bots.learned.seth.files import bring_nets
from kemet.bots.spec import SearchSpec, nets_of
from kemet.errors import KemetError
from kemet.game.configuration import RULES_VERSION, Setup
from kemet.lab.provenance import behaviour, bots_digest
from kemet.lab.workers import in_parallel

T = TypeVar("T")
LOCAL = "local"
RETRIES = 5  # of a task whose worker died; what kills six workers kills all
AHEAD = 2  # tasks given out for each processor: nobody waits for us, and little is lost when we stop
LOCAL_STORE = 200_000_000  # bytes; results are small


class ClusterError(KemetError):
    """The cluster cannot do the work; the text says why."""


@dataclass(frozen=True)
class Needs:
    """What the work needs beside this release: bots, as specs, and the content of set-ups."""

    bots: tuple[str, ...] = ()
    setups: tuple[Setup, ...] = ()


NOTHING = Needs()


@dataclass(frozen=True)
class Kit:
    """What goes with every task. A set-up is refused where its content is another: see `setup_from`."""

    needs: Needs
    nets: dict[str, str]
    release: tuple[str, int, str, str]


def spread(
    work: Callable[[int], T],
    numbers: Iterable[int],
    jobs: int,
    cluster: str,
    chunk: int = 1,
    needs: Needs = NOTHING,
) -> Iterator[T]:
    """`work` of every number, in any order: on a cluster, if one is named, else on processes of this machine."""
    if cluster:
        return on_cluster(work, numbers, cluster, jobs, chunk, needs)
    return in_parallel(work, numbers, jobs, chunk)


def on_cluster(
    work: Callable[[int], T],
    numbers: Iterable[int],
    address: str,
    processors: int,
    chunk: int = 1,
    needs: Needs = NOTHING,
) -> Iterator[T]:
    """In tasks of `chunk` numbers. `local` starts a cluster of this many processors here and ends it again."""
    ray = _ray()
    kit = Kit(needs, nets_of(needs.bots), _release(needs))
    _connect(ray, address, processors)
    try:
        task = partial(ray.remote(max_retries=RETRIES)(_task).remote, work, ray.put(kit))
        yield from _results(ray, task, iter(numbers), chunk)
    finally:
        ray.shutdown()


def _results(ray: Any, task: Callable[[list[int]], Any], numbers: Iterator[int], chunk: int) -> Iterator[Any]:
    under_way: dict[Any, list[int]] = {}
    while True:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(under_way)  # machines come and go
        for _ in range(room):
            some = list(islice(numbers, chunk))
            if some:
                under_way[task(some)] = some
        if not under_way:
            return
        ready, _ = ray.wait(list(under_way), num_returns=1)
        yield from _fetched(ray, ready[0], under_way.pop(ready[0]))


def _fetched(ray: Any, ready: Any, numbers: list[int]) -> list[Any]:
    try:
        found: list[Any] = ray.get(ready)
    except ray.exceptions.RayTaskError as error:
        raise ClusterError(str(error.cause)) from None
    except ray.exceptions.RayError as error:
        what = str(error).strip().splitlines()[0]
        raise ClusterError(f"the workers on number {numbers[0]} died again and again ({what})") from None
    return found


def _task(work: Callable[[int], T], kit: Kit, numbers: list[int]) -> list[T]:
    """Runs on the cluster."""
    here = _release(kit.needs)
    if here != kit.release:
        raise ClusterError(
            f"a worker has kemet {_told(here)}, but {_told(kit.release)} asks; install the same release everywhere, "
            "and the programs and modules of the bots under the same paths"
        )
    bring_nets(kit.nets)
    return [work(number) for number in numbers]


def _release(needs: Needs) -> tuple[str, int, str, str]:
    """What must be the same everywhere: our version, the rules, how the engine and the bots behave, the files that
    the bots name. Nets travel."""
    there = [bot for bot in needs.bots if not isinstance(read_spec(bot), SearchSpec)]
    return kemet.__version__, RULES_VERSION, behaviour(), bots_digest(there)


def _told(release: tuple[str, int, str, str]) -> str:
    version, rules, engine, bots = release
    return f"{version} (rules {rules}, engine {engine}, bots {bots})"


def _connect(ray: Any, address: str, processors: int) -> None:
    quiet = {"logging_level": "ERROR", "log_to_driver": False}
    try:
        if address == LOCAL:
            here = {"include_dashboard": False, "object_store_memory": LOCAL_STORE}
            ray.init(address=LOCAL, num_cpus=max(1, processors), **here, **quiet)
        else:
            ray.init(address=address, **quiet)
    except Exception as error:  # Ray raises whatever it likes when a start fails
        ray.shutdown()
        raise ClusterError(f"--cluster {address}: {str(error).strip().partition(chr(10))[0]}") from None


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that we play
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        ray = importlib.import_module("ray")
        importlib.import_module("ray.exceptions")
    except ImportError:
        raise ClusterError("a cluster needs Ray: pip install ray") from None
    return ray
