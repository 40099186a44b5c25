"""What tests need from the machine beyond packages of Python and Node: two browsers and a font
for them, a PostgreSQL server, the proxies nginx and Caddy, and valgrind, which counts instructions.

They are looked for first. On Debian and its kin, as root, a missing one is installed; elsewhere the tests that need it
are skipped and say so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FIREFOX = ("firefox-esr", "firefox")
POSTGRES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")


def chromium() -> str | None:
    """The browser's program, or None."""
    return _program("KEMET_CHROMIUM", CHROMIUM)


def firefox() -> str | None:
    """The other browser's program, or None."""
    return _program("KEMET_FIREFOX", FIREFOX)


def _program(variable: str, names: tuple[str, ...]) -> str | None:
    return os.environ.get(variable) or next(filter(None, map(shutil.which, names)), None)


def postgres_folder() -> Path | None:
    """Where `initdb` and `pg_ctl` are, or None."""
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).parent
    folders = [folder for pattern in POSTGRES for folder in Path("/").glob(pattern.lstrip("/"))]
    return next((folder for folder in reversed(sorted(folders)) if (folder / "initdb").exists()), None)


def nginx() -> str | None:
    """The proxy's program, or None; it lies where ordinary users do not look."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


def caddy() -> str | None:
    return shutil.which("caddy")


def there() -> dict[str, bool]:
    """Debian's packages, and whether what they bring is here."""
    return {
        "chromium": chromium() is not None,
        "firefox-esr": firefox() is not None,
        "postgresql": postgres_folder() is not None,
        "nginx-light": nginx() is not None,
        "caddy": caddy() is not None,
        "fonts-liberation": any(Path("/usr/share/fonts").glob("**/Liberation*")),
        "valgrind": shutil.which("valgrind") is not None,
    }


def ensure_for_tests() -> list[str]:
    """Install the packages that are not here yet, where that is possible; the names still missing."""
    missing = [package for package, found in there().items() if not found]
    if not missing or not shutil.which("apt-get") or os.name == "nt" or os.geteuid() != 0:
        return missing
    print(f"Installing for the tests: {', '.join(missing)}", flush=True)
    # RUNLEVEL: the proxies are for the tests alone, not to be started as services
    variables = dict(os.environ) | {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    # One by one: a package that a distribution does not have must not keep away the others.
    for command in (["update"], *(["install", "-y", "--no-install-recommends", package] for package in missing)):
        subprocess.run(["apt-get", "-qq", *command], env=variables, capture_output=True, check=False)
    return [package for package in missing if not there()[package]]
