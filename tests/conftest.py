"""Which build is tested: the one installed in .venv, or with KEMET_PURE=1 the sources in src."""

import filecmp
import importlib.util
import logging
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src"

if os.environ.get("KEMET_PURE") == "1":
    sys.path.insert(0, str(SOURCES))
    os.environ["PYTHONPATH"] = str(SOURCES)  # for the commands that tests start

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # a shell deafens what it starts in the background
    signal.signal(signal.SIGINT, signal.default_int_handler)


def tested_package() -> Path | None:
    """The folder of the `kemet` that tests will import, found without importing it."""
    spec = importlib.util.find_spec("kemet")
    return Path(spec.origin).parent if spec and spec.origin else None


def stale_files(package: Path) -> list[str]:
    """Sources that differ from the installed build."""
    home = SOURCES / "kemet"
    names = [str(path.relative_to(home)) for path in home.rglob("*") if path.suffix in {".py", ".toml", ".ftl"}]
    _, different, missing = filecmp.cmpfiles(home, package, names, shallow=False)
    return sorted(different + missing)


def pytest_configure(config: pytest.Config) -> None:
    package = tested_package()
    stale = stale_files(package) if package else []
    if stale:
        advice = "run `python3 tools/dev.py test`, or set KEMET_PURE=1"
        pytest.exit(f"the installed build is older than src ({', '.join(stale[:3])}): {advice}", returncode=4)


def pytest_report_header() -> str:
    package = tested_package()
    if package is None:
        return "kemet: not installed"
    compiled = any(path.suffix in {".so", ".pyd"} for path in (package / "engine").glob("*"))
    return f"kemet: {'compiled' if compiled else 'plain Python'} build"


@pytest.fixture(autouse=True)
def logs_end_with_their_test() -> Iterator[None]:
    """`kemet serve` run in a test logs to what was standard error then: nobody may write there afterwards."""
    root = logging.getLogger()
    level, handlers = root.level, root.handlers[:]
    yield
    for handler in set(root.handlers) - set(handlers):
        if type(handler) is logging.StreamHandler:
            root.removeHandler(handler)
            root.setLevel(level)
