"""The steps of the Containerfile, run without a container: the wheel, its packages by hash, the server, its health."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONTAINER = (ROOT / "deploy" / "Containerfile").read_text()
WITHIN = 120.0


def step(containing: str, places: dict[str, str]) -> list[str]:
    """The commands of one RUN, with other places in place of the container's."""
    found = next(line for line in re.findall(r"(?m)^RUN (.*)$", CONTAINER) if containing in line)
    for theirs, ours in places.items():
        found = found.replace(theirs, ours)
    return found.split(" && ")


def run(command: str, **more: str) -> None:
    # the sources must not be seen: what counts is what is installed
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | more
    done = subprocess.run(["bash", "-euo", "pipefail", "-c", command], env=clean, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}\n{done.stderr[-2000:]}"


@pytest.mark.skipif(os.name == "nt", reason="the steps are those of a Unix shell")
def test_the_steps_lead_to_a_healthy_server(tmp_path: Path) -> None:
    source, wheels, home, data = (tmp_path / name for name in ("src", "wheels", "kemet", "data"))
    data.mkdir()
    wanted = (
        "src",
        "docs",
        "tools",
        "pyproject.toml",
        "setup.py",
        "MANIFEST.in",
        "README.md",
        "LICENSE",
        "CHANGELOG.md",
    )
    source.mkdir()
    for name in wanted:
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "*.so", "web")
            shutil.copytree(ROOT / name, source / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, source / name)
    tools = str(Path(sys.executable).parent)
    build = step("-m build", {"/opt/tools/bin": tools, "/wheels": str(wheels), " .": f" {source}"})
    # the compiled engine and the front end are proven elsewhere; here the way from sources to a server counts
    run(" && ".join(build), KEMET_PURE="1")
    places = {
        "/opt/kemet": str(home),
        "/tmp/requirements-server.lock": str(ROOT / "requirements-server.lock"),
        "/wheels": str(wheels),
        "RUN python": sys.executable,
    }
    for command in step("requirements-server.lock", places):
        run(command.replace("--no-cache-dir ", ""))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    cmd, health = (
        [part.replace("/opt/kemet", str(home)).replace("8000", port) for part in json.loads(found[-1])]
        for found in (
            re.findall(r"(?m)^CMD (\[.*\])$", CONTAINER),
            re.findall(r"(?m)^HEALTHCHECK .*?CMD (\[.*\])$", CONTAINER),
        )
    )
    address = {"KEMET_DATABASE": f"sqlite:///{data / 'kemet.db'}", "PYTHONDONTWRITEBYTECODE": "1"}
    server = subprocess.Popen(cmd, env={**os.environ, "PYTHONPATH": ""} | address, stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + WITHIN
        while subprocess.run(health, stderr=subprocess.DEVNULL).returncode != 0:
            assert server.poll() is None, "the server ended"
            assert time.monotonic() < until, "it never became healthy"
            time.sleep(0.2)
        assert (data / "kemet.db").exists()
    finally:
        server.terminate()
        assert server.wait(30) in (0, -signal.SIGTERM), "stopped in order"
