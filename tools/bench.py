"""How fast and how small the engine is, beside Catanatron and python-chess: `make bench`, or with options
`make bench ARGS="--seconds 1 --rounds 5"`. docs/benchmarks.md explains every row.

All measurements run on one core, each in a process of its own (tools/bench_worker.py), interleaved in rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
WORKER = ROOT / "tools" / "bench_worker.py"
OTHERS = ROOT / "build" / "bench-env"
PINS = ("catanatron==3.2.1", "networkx==3.6.1", "chess==1.11.2")

PLAIN, COMPILED, CATANATRON, CHESS = ENGINES = (
    "Kemet, plain",
    "Kemet, compiled",
    "Catanatron",
    "python-chess",
)
OURS = (PLAIN, COMPILED)

Result = dict[str, Any]


@dataclass(frozen=True)
class Row:
    """One line of the table: which task of the worker measures it in which engine."""

    key: str
    label: str
    kemet: str
    catanatron: str = ""
    chess: str = ""
    more_is_better: bool = False
    digits: int = 0

    def tasks(self) -> dict[str, str]:
        """The task of each engine that has one."""
        each = (self.kemet, self.kemet, self.catanatron, self.chess)
        return {engine: task for engine, task in zip(ENGINES, each, strict=True) if task}


#: Measured in every round.
TIMED = (
    Row("play2", "decisions/s, random play, 2 players", "kemet_play2", "", "chess_play", True),
    Row(
        "play5",
        "decisions/s, random play, 5 players (Catanatron 4)",
        "kemet_play5",
        "catanatron_play",
        "",
        True,
    ),
    Row("play5all", "decisions/s, random play, 5 players, all modules", "kemet_play5all", "", "", True),
    Row("play5seth", "decisions/s, random play, Seth against 4, two modules", "kemet_play5seth", "", "", True),
    Row("loop5", "decisions/s, 5 players, with the loop in plain Python", "kemet_loop", "", "", True),
    Row("search2", "decisions/s in the search, 2 players", "kemet_search2", "", "", True),
    Row("search5all", "decisions/s in the search, 5 players, all modules", "kemet_search5all", "", "", True),
    Row("copy", "µs per copy()", "kemet_copy", "catanatron_copy", "chess_copy", False, 2),
    Row("legal", "µs per legal()", "kemet_legal", "catanatron_legal", "chess_legal", False, 2),
    Row("view", "µs per view()", "kemet_view", digits=2),
)
#: Counted once, without a clock.
COUNTED = (
    Row("choices2", "", "kemet_choices2", "", "chess_choices"),
    Row("choices5", "", "kemet_choices5", "catanatron_choices"),
    Row("choices5all", "", "kemet_choices5all"),
)
#: Weighed once.
WEIGHED = (
    Row("state", "bytes per state (1,000 copies)", "kemet_state_bytes"),
    Row("own_state", "bytes per state (200 games of their own)", "kemet_own_state_bytes"),
    Row("game", "bytes per live game (500 games)", "kemet_game_bytes"),
    Row("told_game", "bytes per live game with its events told (100 games)", "kemet_told_game_bytes"),
)


@dataclass(frozen=True)
class Figure:
    """What one row says about one engine."""

    median: float
    best: float
    samples: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Line:
    """One printed line of the table."""

    key: str
    label: str
    figures: dict[str, Figure]
    digits: int = 0
    percent: bool = False


@dataclass(frozen=True)
class Bar:
    """Something that must be reached. `reached` is None when it could not be measured."""

    label: str
    value: str
    reached: bool | None

    def verdict(self) -> str:
        return "not measured" if self.reached is None else "PASS" if self.reached else "FAIL"


# --- The environments -----------------------------------------------------------------------------------


@dataclass
class Bench:
    """The processes that measure, and what they had to say beside their figures."""

    seconds: float
    notes: list[str] = field(default_factory=list)
    engines: list[str] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)

    def note(self, text: str) -> None:
        if text not in self.notes:
            self.notes.append(text)

    def measure(self, engine: str, task: str) -> Result | None:
        """The answer of one process, or None with a note."""
        result = ask(engine, task, self.seconds)
        if "note" in result:
            self.note(f"{task} is skipped: {result['note']}")
            return None
        if "share" in result:
            self.shares.append(result["share"])
        return result


class Broken(Exception):
    """A measurement ended with an error."""


def ask(engine: str, task: str, seconds: float, folder: Path | None = None) -> Result:
    """Run one task of the worker in the environment of an engine, or with the `kemet` of a folder."""
    variables = {name: text for name, text in os.environ.items() if name not in {"KEMET_PURE", "PYTHONPATH"}}
    variables["PYTHONHASHSEED"] = "0"
    if engine == PLAIN:
        variables |= {"KEMET_PURE": "1", "PYTHONPATH": str(ROOT / "src")}
    if folder:
        variables["PYTHONPATH"] = str(folder)
    python = sys.executable if engine in OURS or folder else str(python_of_others())
    command = [python, str(WORKER), task, str(seconds)]
    done = subprocess.run(command, env=variables, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Broken(f"{task} failed ({engine}):\n{done.stderr}")
    return dict(json.loads(done.stdout))


def compare(old: Path, new: Path, seconds: float, rounds: int) -> str:
    """Choices with two options or more a second in two folders that hold `kemet` (sources or a build).

    Both play in turn in each round. A decision with one answer is made, and takes its time, but does not count.
    """
    stay_on_one_core()
    lines = []
    for game in ("2", "5", "5all", "5seth"):
        real = {folder: share_of_real(ask(str(folder), f"kemet_choices{game}", 0, folder)) for folder in (old, new)}
        samples: dict[Path, list[float]] = {old: [], new: []}
        for number in range(rounds):
            for folder in (old, new) if number % 2 else (new, old):
                speed = ask(str(folder), f"kemet_play{game}", seconds, folder)["value"]
                samples[folder].append(speed * real[folder])
        before, after = median(samples[old]), median(samples[new])
        pairs = median(late / early for early, late in zip(samples[old], samples[new], strict=True))
        best_before, best_after = max(samples[old]), max(samples[new])
        change = f"{pairs:.2f} times in the median of the pairs, {best_after / best_before:.2f} best against best"
        speeds = f"{before:,.0f} ({best_before:,.0f}) before, {after:,.0f} ({best_after:,.0f}) after"
        lines.append(f"{game}: {speeds}, {change}")
    return "\n".join(lines)


def share_of_real(counted: Result) -> float:
    """How many of the decisions had more than one answer."""
    return float(1 - counted["forced"] / counted["decisions"])


def python_of_others() -> Path:
    return OTHERS / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def ensure_others() -> str | None:
    """Make the environment of the other libraries unless it fits; the reason if that is not possible."""
    stamp = OTHERS / "pins.json"
    wanted = json.dumps({"pins": PINS, "python": sys.version})
    if stamp.exists() and stamp.read_text() == wanted:
        return None
    say(f"Making the environment build/{OTHERS.name} with {', '.join(PINS)}")
    pip = [str(python_of_others()), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PINS]
    for command in ([sys.executable, "-m", "venv", "--clear", str(OTHERS)], pip):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            lines = (done.stderr or done.stdout).splitlines() or ["no reason was given"]
            return next((line for line in lines if line.startswith("ERROR")), lines[-1])
    stamp.write_text(wanted)
    return None


def find_engines(bench: Bench) -> None:
    """Which engines can be measured here; a note for each that can't."""
    bench.engines.append(PLAIN)
    if os.environ.get("KEMET_PURE") == "1":
        bench.note("The compiled build is left out: KEMET_PURE=1.")
    else:
        build = ask(COMPILED, "kemet_build", 0)
        if build.get("build") == "compiled":
            bench.engines.append(COMPILED)
        else:
            bench.note(f"The compiled build is left out: {build.get('note', 'kemet is installed as plain Python')}.")
    problem = ensure_others()
    if problem is None:
        bench.engines += [CATANATRON, CHESS]
    else:
        bench.note(f"Catanatron and python-chess are left out, they could not be installed: {problem}")


def stay_on_one_core() -> str:
    """Pin this process and all that it starts; the last core, as interrupts like the first."""
    if sys.platform != "linux":
        return "not pinned (this system cannot)"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"core {core}"


# --- Measuring ------------------------------------------------------------------------------------------


def measure_rounds(bench: Bench, rounds: int) -> dict[str, dict[str, Figure]]:
    """All timed rows, side by side, several times over."""
    samples: dict[str, dict[str, list[float]]] = {row.key: {} for row in TIMED}
    for number in range(rounds):
        say(f"Round {number + 1} of {rounds}")
        for row in TIMED:
            for engine, result in measure_row(bench, row).items():
                samples[row.key].setdefault(engine, []).append(result["value"])
    return {row.key: {engine: figure(row, values) for engine, values in samples[row.key].items()} for row in TIMED}


def measure_row(bench: Bench, row: Row) -> dict[str, Result]:
    """One row once, in every engine that is there."""
    tasks = {engine: task for engine, task in row.tasks().items() if engine in bench.engines}
    results = {engine: bench.measure(engine, task) for engine, task in tasks.items()}
    return {engine: result for engine, result in results.items() if result is not None}


def figure(row: Row, values: list[float]) -> Figure:
    return Figure(median(values), max(values) if row.more_is_better else min(values), values)


def exact(value: float) -> Figure:
    return Figure(value, value, [value])


def count_choices(bench: Bench) -> dict[str, dict[str, Result]]:
    """How many choices the decisions had. Both builds have to agree: they play the same games."""
    say("Counting choices")
    counts = {row.key: measure_row(bench, row) for row in COUNTED}
    for by_engine in counts.values():
        if COMPILED in by_engine and by_engine[PLAIN] != by_engine[COMPILED]:
            bench.note("WARNING: the two builds play different games. Is the installed build older than src?")
    return counts


def choice_lines(
    counts: dict[str, dict[str, Result]], timed: dict[str, dict[str, Figure]], key: str, who: str
) -> list[Line]:
    """How many decisions were real ones, and how many of those are made in a second."""
    by_engine = counts[f"choices{key}"]
    length = {engine: exact(each["decisions"] / each["games"]) for engine, each in by_engine.items()}
    forced = {engine: each["forced"] / each["decisions"] for engine, each in by_engine.items()}
    real = {
        engine: Figure(speed.median * (1 - forced[engine]), speed.best * (1 - forced[engine]))
        for engine, speed in timed[f"play{key}"].items()
    }
    shares = {engine: exact(share) for engine, share in forced.items()}
    return [
        Line(f"forced{key}", f"share of decisions with one choice, {who}", shares, 1, percent=True),
        Line(f"real{key}", f"decisions with a real choice/s, {who}", real),
        Line(f"length{key}", f"decisions per game, {who}", length),
    ]


def weigh(bench: Bench) -> dict[str, dict[str, Figure]]:
    say("Weighing states and games")
    rows = {row.key: measure_row(bench, row) for row in WEIGHED}
    return {key: {engine: exact(each["value"]) for engine, each in row.items()} for key, row in rows.items()}


def all_lines(bench: Bench, rounds: int) -> list[Line]:
    """The whole table."""
    timed = measure_rounds(bench, rounds)
    counts = count_choices(bench)
    weighed = weigh(bench)
    speed = {row.key: Line(row.key, row.label, timed[row.key], row.digits) for row in TIMED}
    return [
        speed["play2"],
        *choice_lines(counts, timed, "2", "2 players"),
        speed["play5"],
        *choice_lines(counts, timed, "5", "5 players"),
        speed["play5all"],
        *choice_lines(counts, timed, "5all", "5 players, all modules"),
        speed["play5seth"],
        speed["loop5"],
        speed["search2"],
        speed["search5all"],
        speed["copy"],
        speed["legal"],
        speed["view"],
        *(Line(row.key, row.label, weighed[row.key]) for row in WEIGHED),
    ]


# --- What must be reached -------------------------------------------------------------------------------

#: Catanatron's decisions/s on the machine that bars in absolute numbers were set on.
REFERENCE_SPEED = 26_298


def all_bars(lines: list[Line]) -> list[Bar]:
    found = {line.key: line.figures for line in lines}
    catan_speed = found["play5"].get(CATANATRON)
    bars = [
        times_bar(
            f"{engine}, {players} players: decisions/s",
            found[f"play{players}"].get(engine),
            catan_speed,
            least,
        )
        for engine, least in ((PLAIN, 5), (COMPILED, 150))
        for players in (2, 5)
    ]
    modules_speed = found["play5all"].get(COMPILED)
    bars.append(times_bar(f"{COMPILED}, 5 players, all modules: decisions/s", modules_speed, catan_speed, 105))
    bars.append(half_bar(f"{COMPILED}, Seth against 4: decisions/s", found["play5seth"].get(COMPILED), modules_speed))
    slower = slowness(catan_speed)
    bars.append(speed_bar(f"{COMPILED}, 2 players: the search", found["search2"].get(COMPILED), 2_000_000, slower))
    modules_search = found["search5all"].get(COMPILED)
    bars.append(speed_bar(f"{COMPILED}, 5 players, all modules: the search", modules_search, 1_100_000, slower))
    bars.append(time_bar(f"{COMPILED}: copy()", found["copy"].get(COMPILED), 0.6, slower))
    bars.append(time_bar(f"{COMPILED}: view()", found["view"].get(COMPILED), 40, slower))
    bars += [bytes_bar(f"{engine}: a state", found["state"].get(engine), 1, 4_000) for engine in OURS]
    bars += [bytes_bar(f"{engine}: 10,000 live games", found["game"].get(engine), 10_000, 10**9) for engine in OURS]
    return bars


def times_bar(label: str, high: Figure | None, low: Figure | None, least: int) -> Bar:
    """How many times one figure is the other: by the medians and by the best, so that noise can't decide."""
    wanted = f"{label}, at least {least} times as good as Catanatron"
    if high is None or low is None:
        return Bar(wanted, "-", None)
    ratio, of_best = high.median / low.median, high.best / low.best
    return Bar(wanted, f"{ratio:.2f} times (best against best {of_best:.2f})", min(ratio, of_best) >= least)


def half_bar(label: str, what: Figure | None, other: Figure | None) -> Bar:
    wanted = f"{label}, at least half of 5 players with all modules"
    if what is None or other is None:
        return Bar(wanted, "-", None)
    return Bar(wanted, f"{what.median / other.median:.2f} of it", 2 * what.median >= other.median)


def slowness(catan_speed: Figure | None) -> float:
    """How many times slower this machine is than the one the bars were set on, by what Catanatron does on both."""
    return max(1.0, REFERENCE_SPEED / catan_speed.median) if catan_speed else 1.0


def speed_bar(label: str, what: Figure | None, least: int, slower: float) -> Bar:
    wanted = f"{label}, at least {least:,} decisions/s{_here(f'{least / slower:,.0f}', slower)}"
    if what is None:
        return Bar(wanted, "-", None)
    return Bar(wanted, f"{what.median:,.0f} (best {what.best:,.0f})", what.median >= least / slower)


def time_bar(label: str, what: Figure | None, most: float, slower: float) -> Bar:
    wanted = f"{label}, at most {most} µs{_here(f'{most * slower:.2f}', slower)}"
    if what is None:
        return Bar(wanted, "-", None)
    return Bar(wanted, f"{what.median:.2f} µs (best {what.best:.2f})", what.median <= most * slower)


def _here(bar: str, slower: float) -> str:
    return f" ({bar} on this machine, {slower:.1f} times slower)" if slower > 1 else ""


def bytes_bar(label: str, each: Figure | None, amount: int, most: int) -> Bar:
    wanted = f"{label}, under {most:,} bytes"
    if each is None:
        return Bar(wanted, "-", None)
    return Bar(wanted, f"{each.median * amount:,.0f} bytes", each.median * amount < most)


def asides(lines: list[Line]) -> list[str]:
    """Comparisons that nothing depends on: the bars once more, counting real choices only."""
    found = {line.key: line.figures for line in lines}
    catan = found["real5"].get(CATANATRON)
    if catan is None:
        return []
    return [
        f"{engine}, {who}: {found[f'real{key}'][engine].median / catan.median:.1f} times "
        "Catanatron when only decisions with a real choice count"
        for engine in OURS
        for key, who in (("2", "2 players"), ("5", "5 players"), ("5all", "5 players, all modules"))
        if engine in found[f"real{key}"]
    ]


# --- The report -----------------------------------------------------------------------------------------


def machine(core: str, engines: list[str]) -> dict[str, str]:
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    return {
        "processor": processor(),
        "cores": str(os.cpu_count()),
        "measured on": core,
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "load before": load,
        "others": ", ".join(PINS) if CATANATRON in engines else "none",
    }


def processor() -> str:
    """The name of the processor where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or "unknown"
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def render(lines: list[Line]) -> str:
    """The table, as Markdown that is also readable as it is."""
    rows = [["median (best)", *ENGINES], *([line.label, *cells(line)] for line in lines)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    return "\n".join(
        "| " + " | ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) + " |"
        for row in (rows[0], rule, *rows[1:])
    )


def cells(line: Line) -> list[str]:
    return [cell(line, line.figures[engine]) if engine in line.figures else "-" for engine in ENGINES]


def cell(line: Line, what: Figure) -> str:
    if line.percent:
        return f"{what.median:.{line.digits}%}"
    text = f"{what.median:,.{line.digits}f}"
    return text if what.best == what.median else f"{text} ({what.best:,.{line.digits}f})"


def report(facts: dict[str, str], lines: list[Line], bars: list[Bar], bench: Bench) -> str:
    parts = [f"{name}: {text}" for name, text in facts.items()]
    parts += ["", render(lines), ""]
    parts += [f"{bar.verdict():12}  {bar.label}: {bar.value}" for bar in bars]
    parts += [f"{'aside':12}  {text}" for text in asides(lines)]
    if min(bench.shares) < 0.9:
        bench.note(f"The machine was busy: a measurement had only {min(bench.shares):.0%} of the core.")
    parts += ["", *bench.notes] if bench.notes else []
    return "\n".join(parts)


def as_json(facts: dict[str, str], lines: list[Line], bars: list[Bar], bench: Bench, rounds: int) -> str:
    whole = {
        "machine": facts,
        "seconds": bench.seconds,
        "rounds": rounds,
        "smallest share of the core": min(bench.shares),
        "table": [asdict(line) for line in lines],
        "bars": [asdict(bar) | {"verdict": bar.verdict()} for bar in bars],
        "asides": asides(lines),
        "notes": bench.notes,
    }
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# --- The entrance ---------------------------------------------------------------------------------------


def positive(kind: type[int] | type[float]) -> Any:
    """A reader of numbers above zero for the command line."""

    def number(text: str) -> float:
        value = kind(text)
        if not value > 0:
            raise ValueError
        return value

    return number


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the engine beside Catanatron and python-chess.")
    parser.add_argument("--seconds", type=positive(float), default=3, help="per measurement (default 3)")
    parser.add_argument("--rounds", type=positive(int), default=3, help="how often each is repeated (default 3)")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench.json", help="default build/bench.json")
    parser.add_argument("--strict", action="store_true", help="exit code 1 unless every bar is measured and passed")
    parser.add_argument(
        "--compare", type=Path, nargs=2, metavar=("OLD", "NEW"), help="only random play, in two folders that hold kemet"
    )
    return parser.parse_args()


def main() -> int:
    options = arguments()
    if options.compare:
        old, new = options.compare
        print(compare(old.resolve(), new.resolve(), options.seconds, options.rounds))
        return 0
    bench = Bench(options.seconds)
    try:
        find_engines(bench)
        facts = machine(stay_on_one_core(), bench.engines)
        lines = all_lines(bench, options.rounds)
    except Broken as broken:
        say(f"error: {broken}")
        return 2
    except KeyboardInterrupt:
        return 130
    bars = all_bars(lines)
    print(report(facts, lines, bars, bench))
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(as_json(facts, lines, bars, bench, options.rounds), encoding="utf-8")
    passed = all(bar.reached for bar in bars)
    return 1 if options.strict and not passed else 0


if __name__ == "__main__":
    sys.exit(main())
