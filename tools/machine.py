"""What tests need from the machine beyond packages of Python and Node: a browser and a PostgreSQL server.

Both are looked for first. On Debian and its kin, as root, a missing one is installed; elsewhere the tests that need it
are skipped and say so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
POSTGRES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")


def chromium() -> str | None:
    """The browser's program, or None."""
    given = os.environ.get("KEMET_CHROMIUM")
    return given or next(filter(None, map(shutil.which, CHROMIUM)), None)


def postgres_folder() -> Path | None:
    """Where `initdb` and `pg_ctl` are, or None."""
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).parent
    folders = [folder for pattern in POSTGRES for folder in Path("/").glob(pattern.lstrip("/"))]
    return next((folder for folder in reversed(sorted(folders)) if (folder / "initdb").exists()), None)


def ensure(needed: dict[str, bool]) -> list[str]:
    """Install the Debian packages that are not there yet, where that is possible; the names still missing."""
    missing = [package for package, there in needed.items() if not there]
    if not missing or not shutil.which("apt-get") or os.name == "nt" or os.geteuid() != 0:
        return missing
    print(f"Installing for the tests: {', '.join(missing)}", flush=True)
    variables = dict(os.environ) | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", *missing]):
        subprocess.run(["apt-get", "-qq", *command], env=variables, capture_output=True, check=False)
    found = {"chromium": chromium() is not None, "postgresql": postgres_folder() is not None}
    return [package for package in missing if not found[package]]


def ensure_for_tests() -> list[str]:
    """A browser and PostgreSQL; returns what could not be had."""
    return ensure({"chromium": chromium() is not None, "postgresql": postgres_folder() is not None})
