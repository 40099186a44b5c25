"""Tournaments: the same games whatever the jobs, and files that survive being cut off."""

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from lab.waiting import wait_until

from kemet.errors import KemetError
from kemet.lab import matches, workers
from kemet.lab.line_file import LineFileError
from kemet.lab.logbook import read_logbook
from kemet.lab.matches import Failure, play_fixture
from kemet.lab.results import Result, read_result
from kemet.lab.scribe import create, resume
from kemet.lab.standings import in_order, ratings, tables
from kemet.lab.tournament import NEIGHBOURS, Tournament, TournamentError
from kemet.lab.workers import WorkerDied, in_parallel

QUICK = Tournament("lab", ("easy", "random"), (2, 3), games=4, house_rules={"dayLimit": "3"})


def timeless(result: Result | Failure) -> Result:
    """What must be the same again; only the clock may differ."""
    assert isinstance(result, Result)
    return replace(result, seconds=0.0, thinking={})


def play_all(tournament: Tournament, jobs: int = 1) -> list[Result]:
    numbers = range(1, tournament.total + 1)
    outcomes = in_parallel(partial(play_fixture, tournament), numbers, jobs)
    return sorted((timeless(outcome) for outcome in outcomes), key=lambda result: result.game)


def test_jobs_make_no_difference() -> None:
    one = play_all(QUICK)
    assert one == play_all(QUICK, 2)
    assert [result.game for result in one] == list(range(1, 13))
    assert len({result.seed for result in one}) == 12


def test_another_seed_gives_other_games() -> None:
    assert play_all(replace(QUICK, games=1)) != play_all(replace(QUICK, games=1, seed="other"))


def test_match_ups_take_turns_and_seats_rotate() -> None:
    tournament = Tournament("x", ("hard", "easy"), (2, 4), games=8, scheme=NEIGHBOURS, module_sets=((), ("path",)))
    fixtures = [tournament.fixture(number) for number in range(1, tournament.total + 1)]
    assert len(tournament.match_ups) == 4
    assert [len(fixture.seats) for fixture in fixtures[:4]] == [2, 2, 4, 4]
    assert [fixture.modules for fixture in fixtures[:2]] == [(), ("path",)]
    for players in (2, 4):
        strong = Counter(fixture.seats.index("hard") for fixture in fixtures if len(fixture.seats) == players)
        assert strong == dict.fromkeys(range(players), 16 // players)


def test_a_result_tells_the_whole_game() -> None:
    result = play_fixture(replace(QUICK, module_sets=(("path", "cards"),)), 2)
    assert isinstance(result, Result)
    assert result.modules == ["path", "cards"]
    assert len(result.points) == len(result.tiles) == len(result.order) == len(result.line_up) == 3
    assert result.days <= 3
    assert result.end in ("target", "day-limit")
    assert result.thinking["easy"].max_ms >= result.thinking["easy"].mean_ms > 0
    assert read_result(result.line()) == result
    limited = replace(result, end="day-limit")
    assert read_result(limited.line().replace("day-limit", "day limit")) == limited  # as it was kept before


def test_places_put_the_winner_first() -> None:
    result = play_fixture(QUICK, 2)
    assert isinstance(result, Result)
    assert replace(result, winner=2, points=[5, 5, 3]).places() == [2, 1, 3]
    assert replace(result, winner=3, points=[5, 5, 9]).places() == [2, 2, 1]


def test_a_stumbling_bot_is_told_not_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "seat_bots", lambda *_: 1 / 0)
    assert play_fixture(QUICK, 3) == Failure(3, "lab/3", "ZeroDivisionError: division by zero")


def test_what_kills_one_worker_after_the_other_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "RETRIES", 1)
    with pytest.raises(WorkerDied, match="number 7"):
        list(in_parallel(os._exit, [7], 2))


def die_once(folder: Path, number: int) -> int:
    """Kills its process the first time it is asked for number 2."""
    mark = folder / "died"
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


@pytest.mark.parametrize("chunk", [1, 2])
def test_a_worker_that_dies_is_replaced(tmp_path: Path, chunk: int) -> None:
    work = partial(die_once, tmp_path)
    assert sorted(in_parallel(work, range(5), 2, chunk)) == [0, 1, 4, 9, 16]
    assert (tmp_path / "died").exists()


def test_what_a_worker_cannot_do_is_said_by_its_parent() -> None:
    setup = partial(Tournament("x", house_rules={"dayLimit": "soon"}).setup, modules=(), seed="x")
    with pytest.raises(KemetError, match="dayLimit"):
        list(in_parallel(setup, [2], 2))


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"bots": ("genius",)}, "genius"),
        ({"bots": ("easy", "easy")}, "twice"),
        ({"players": (2, 2)}, "twice"),
        ({"bots": ("easy",), "scheme": NEIGHBOURS}, "two bots"),
        ({"games": 0}, "1 or more"),
        ({"seconds": 0.0}, "more than 0"),
        ({"seconds": float("inf")}, "more than 0"),
        ({"module_sets": ((), ())}, "twice"),
    ],
)
def test_impossible_tournaments_are_refused(change: dict[str, object], named: str) -> None:
    with pytest.raises(TournamentError, match=named):
        replace(QUICK, **change).check()


# --- the file -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished_text(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("lab") / "games.jsonl"
    with create(path, QUICK) as scribe:
        for number in scribe.book.missing:
            result = play_fixture(QUICK, number)
            assert isinstance(result, Result)
            scribe.add(result)
    return path.read_bytes()


@pytest.fixture
def finished(tmp_path: Path, finished_text: bytes) -> Path:
    path = tmp_path / "games.jsonl"
    path.write_bytes(finished_text)
    return path


def test_the_file_reads_back(finished: Path) -> None:
    book = read_logbook(finished)
    assert book.tournament == QUICK
    assert book.missing == []
    assert [timeless(result) for result in in_order(book.results)] == play_all(QUICK)
    header = json.loads(finished.read_text().splitlines()[0])
    assert set(header) == {"format", "version", "kemet", "rules", "behaviour", "content", "bots", "options"}


def test_any_cut_is_mended(finished: Path) -> None:
    whole = finished.read_bytes()
    lines = whole.splitlines(keepends=True)
    ends = [sum(len(line) for line in lines[:number]) for number in range(1, len(lines) + 1)]
    for cut in {*ends, *(end - 1 for end in ends[1:]), *range(ends[0], ends[2], 97)}:
        finished.write_bytes(whole[:cut])
        with resume(finished) as scribe:
            kept = sum(end <= cut for end in ends) - 1
            assert len(scribe.book.results) == kept
            assert scribe.book.missing == list(range(kept + 1, QUICK.total + 1))
        assert finished.stat().st_size == ends[kept]


def test_what_was_missing_is_added_and_nothing_else(finished: Path) -> None:
    lines = finished.read_bytes().splitlines(keepends=True)
    finished.write_bytes(b"".join(lines[:3] + lines[5:]) + lines[3][:30])
    with resume(finished) as scribe:
        assert scribe.book.missing == [3, 4]
        for number in scribe.book.missing:
            result = play_fixture(QUICK, number)
            assert isinstance(result, Result)
            scribe.add(result)
    assert [timeless(result) for result in in_order(read_logbook(finished).results)] == play_all(QUICK)


@pytest.mark.parametrize(
    "broken",
    [
        b"{}\n",
        b"nonsense\n",
        b'{"game":0}\n',
        b"[]\n",
        b"\x00\n",
    ],
)
def test_a_broken_line_in_the_middle_is_named(finished: Path, broken: bytes) -> None:
    lines = finished.read_bytes().splitlines(keepends=True)
    finished.write_bytes(b"".join([*lines[:4], broken, *lines[5:]]))
    with pytest.raises(TournamentError, match="line 5"):
        resume(finished)


def test_results_of_another_tournament_are_refused(finished: Path) -> None:
    text = finished.read_text()
    finished.write_text(text.replace('"seed":"lab/3"', '"seed":"elsewhere/3"'))
    with pytest.raises(TournamentError, match="do not fit"):
        read_logbook(finished)


@pytest.mark.parametrize("name", ["kemet", "rules", "content", "bots"])
def test_going_on_with_other_rules_or_bots_is_refused(finished: Path, name: str) -> None:
    header, rest = finished.read_text().split("\n", 1)
    changed = json.loads(header) | {name: "another"}
    finished.write_text(json.dumps(changed) + "\n" + rest)
    with pytest.raises(TournamentError, match=f"{name} another"):
        resume(finished)
    assert read_logbook(finished).played_with[name] == "another"


def test_two_runs_cannot_share_a_file(finished: Path) -> None:
    with resume(finished), pytest.raises(LineFileError, match="another run"):
        resume(finished)
    resume(finished).close()


def test_tables_and_ratings(finished: Path) -> None:
    results = in_order(read_logbook(finished).results)
    made = tables(results)
    assert [(table.line_up, table.games) for table in made] == [
        (("easy", "random"), 4),
        (("easy", "easy", "random"), 4),
        (("easy", "random", "random"), 4),
    ]
    for table in made:
        assert sum(rate.hits for rate in table.wins.values()) == 4
        assert sum(table.even_share(bot) for bot in table.wins) == pytest.approx(1)
    assert list(ratings(results)) == ["easy", "random"]


# --- being stopped ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGKILL"])
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for left-over workers in /proc")
def test_a_stopped_run_goes_on(tmp_path: Path, name: str, jobs: int) -> None:
    stop = signal.Signals[name]
    path = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "kemet", "tournament", "--jobs", str(jobs)]
    options = ["--bots", "easy", "--players", "5", "--games", "2000", "--seed", "s", "--house", "dayLimit=1"]
    run = subprocess.Popen([*command, *options, "--out", str(path)], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
    wait_for_lines(path, 4)
    workers = children(run.pid)
    assert len(workers) >= jobs - 1
    run.send_signal(stop)
    _, err = run.communicate(timeout=120)
    assert run.returncode == (-signal.SIGKILL if stop == signal.SIGKILL else 130)
    assert stop == signal.SIGKILL or b"go on with: kemet tournament --resume" in err
    assert b"Traceback" not in err
    wait_until(lambda: not any(Path(f"/proc/{worker}/task").exists() for worker in workers))
    before = read_logbook(path)
    assert 3 <= len(before.results) < 2000
    with resume(path) as scribe:
        assert len(scribe.book.missing) == 2000 - len(before.results)
    some = next(iter(before.results.values()))
    assert timeless(play_fixture(before.tournament, some.game)) == timeless(some)


def children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


def wait_for_lines(path: Path, number: int) -> None:
    wait_until(lambda: path.exists() and path.read_bytes().count(b"\n") >= number)
