"""The upgrade of docs/operations.md, line by line: an older server with a running game becomes one of this release, and
goes back.
"""

from __future__ import annotations

import io
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import time
import venv
from pathlib import Path

import httpx
import pytest
from free_ports import free_port

ROOT = Path(__file__).parents[2]
OPERATIONS = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
#: The last commit before the database learned to seal secrets, rate players and ban people.
OLD = "ccd449f"
WITHIN = 900.0
#: What stands for systemd: `systemctl start kemet@8000` runs the line ExecStart of the service.
SYSTEMCTL = """#!/bin/bash
set -eu
port="${{2#kemet@}}"
case "$1" in
  start) {{ {command} & echo $! > {place}/pid; wait || true; touch {place}/ended; }} >> {place}/said.txt 2>&1 & ;;
  stop) kill "$(cat {place}/pid)"; until [ -e {place}/ended ]; do sleep 0.1; done; rm {place}/ended ;;
esac
"""


def has(commit: str) -> bool:
    done = subprocess.run(["git", "cat-file", "-e", f"{commit}^{{tree}}"], cwd=ROOT, capture_output=True)
    return done.returncode == 0


def wheel(source: Path, into: Path, **variables: str) -> None:
    """A plain one; how a whole one is built is tested beside this."""
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(into), str(source)]
    done = subprocess.run(
        command, timeout=WITHIN, env={**os.environ, "KEMET_PURE": "1", **variables}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-2000:]


def old_sources(folder: Path) -> None:
    packed = subprocess.run(["git", "archive", OLD], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")


def new_sources(folder: Path) -> None:
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(".git", ".venv", "node_modules", "tests", "build"))


def answered(address: str) -> httpx.Response:
    until = time.monotonic() + WITHIN
    while True:
        try:
            return httpx.get(f"{address}/health", timeout=30).raise_for_status()
        except httpx.HTTPError:
            assert time.monotonic() < until, "the server never answered"
            time.sleep(0.2)


@pytest.mark.skipif(os.name == "nt", reason="the lines are those of a Unix shell")
@pytest.mark.skipif(shutil.which("git") is None or not has(OLD), reason=f"the history without commit {OLD}")
def test_the_upgrade_followed_to_the_letter(tmp_path: Path) -> None:
    port = free_port()
    old, new, home, data, backups, programs = (
        tmp_path / name for name in ("old", "new", "home", "data", "backups", "programs")
    )
    for folder in (data, backups, programs):
        folder.mkdir()
    old_sources(old)
    wheel(old, tmp_path / "old wheel", PATH=str(programs))  # without Node it made one without the table
    new_sources(new)
    wheel(new, new)
    places = {
        "/opt/kemet": str(home),
        "/var/lib/kemet": str(data),
        "/var/backups": str(backups),
        "kemet@8000": f"kemet@{port}",
    }

    def placed(text: str) -> str:
        for theirs, ours in places.items():
            text = text.replace(theirs, ours)
        return text

    start = re.search(r"(?m)^ExecStart=(.*)$", (ROOT / "deploy/kemet@.service").read_text())
    assert start is not None
    command = placed(start[1]).replace("%i", '"$port"')
    (programs / "systemctl").write_text(SYSTEMCTL.format(command=command, place=tmp_path))
    (programs / "systemctl").chmod(0o755)
    variables = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "KEMET_DATABASE")}
    variables |= {"PATH": f"{programs}:{os.environ['PATH']}", "KEMET_DATABASE": f"sqlite:///{data}/kemet.db"}
    variables["KEMET_PORT"] = str(port)  # `check` looks whether it is free

    def follow(lines: str, cwd: Path = new) -> str:
        done = subprocess.run(["bash", "-euo", "pipefail", "-c", lines], cwd=cwd, env=variables, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, timeout=WITHIN)  # fmt: skip
        assert done.returncode == 0, done.stdout[-3000:]
        return done.stdout

    venv.create(home, with_pip=True)
    follow(f"{home}/bin/pip install --quiet --require-hashes --requirement {old}/requirements-server.lock")
    follow(f"{home}/bin/pip install --quiet --no-deps '{tmp_path}/old wheel/'kemet-*.whl")
    address = f"http://127.0.0.1:{port}"
    try:
        follow(f"systemctl start kemet@{port}")
        assert "table" not in answered(address).json(), "the old release"
        players = httpx.Client(base_url=f"{address}/api", headers={"X-Kemet": "1"}, timeout=60)
        seats = [{"kind": "you", "name": "Neferu"}, {"kind": "bot", "bot": "easy"}]
        made = players.post("/tables", json={"players": 2, "seats": seats}).raise_for_status().json()
        person = {"name": "Neferu", "password": "papyrus boat on the nile"}
        players.post("/account", json=person).raise_for_status()

        steps = re.search(r"(?ms)^## Upgrade$.*?^```sh\n(.*?)^```$.*?^```sh\n(.*?)^```$", OPERATIONS)
        assert steps is not None
        told = follow(placed(steps[1]))

        assert answered(address).json()["table"] is True, "this release, with its table"
        assert "The form of the database was 0007 and is " in told
        assert "1 agree, 0 disagree." in told
        assert not [line for line in told.splitlines() if line.startswith("Traceback")]
        there = players.get(f"/tables/{made['table']['id']}").raise_for_status().json()
        assert there["status"] == "running"
        players.post("/session", json=person).raise_for_status()

        shutil.copy(old / "requirements-server.lock", tmp_path / "old wheel")
        follow(placed(steps[2]), cwd=tmp_path / "old wheel")

        assert "table" not in answered(address).json(), "the old release again"
        there = players.get(f"/tables/{made['table']['id']}").raise_for_status().json()
        assert there["status"] == "running"
        assert (data / "newer/kemet.db").is_file(), "what was played in between is not lost"
    finally:
        if (tmp_path / "pid").exists():
            os.kill(int((tmp_path / "pid").read_text()), signal.SIGTERM)
