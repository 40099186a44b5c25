"""What hosts are given is whole: the container, the service, the proxies, the dashboard and the alerts."""

from __future__ import annotations

import argparse
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest
import yaml

from kemet.cli.commands import serve
from kemet.cli.variables import variable
from kemet.server.serving import BackgroundServer
from kemet.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text()
COMPOSE = yaml.safe_load((DEPLOY / "compose.yml").read_text())


def instructions(name: str) -> list[str]:
    return re.findall(rf"(?m)^{name} (.*)$", CONTAINER)


def check(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_container_is_built_in_stages_and_runs_as_nobody_special() -> None:
    stages = instructions("FROM")
    assert len(stages) == 2
    assert all(re.search(r":\d[\w.-]+", stage) for stage in stages), "a version, not whatever is newest"
    assert instructions("USER") == ["10001"]
    assert CONTAINER.index("\nUSER ") < CONTAINER.index("\nCMD ")
    assert instructions("HEALTHCHECK")
    assert instructions("VOLUME") == ["/data"], "all else may be read-only"


def test_every_package_of_the_container_is_checked_by_its_hash() -> None:
    for step in instructions("RUN"):
        for install in re.findall(r"pip install [^&]*", step):
            assert "--require-hashes" in install or "--no-index" in install


@pytest.mark.skipif(shutil.which("hadolint") is None, reason="hadolint is missing")
def test_the_linter_of_containers_is_content() -> None:
    check("hadolint", str(DEPLOY / "Containerfile"))


def known(command: list[str]) -> argparse.Namespace:
    """The command line as `kemet` reads it."""
    parser = argparse.ArgumentParser()
    serve.add(parser.add_subparsers())
    return parser.parse_args(command)


def test_commands_are_those_of_this_release() -> None:
    container = json.loads(instructions("CMD")[-1])
    service = re.search(r"(?m)^ExecStart=(.*)$", (DEPLOY / "kemet@.service").read_text())
    assert service is not None
    composed = COMPOSE["services"]["kemet"]["command"]
    for _, *command in (container, composed, shlex.split(service[1].replace("%i", "8000"))):
        assert known(command).port == 8000


def test_the_composition_is_whole() -> None:
    """PostgreSQL ready before the server, no port but the proxy's, and every variable known to `kemet serve`."""
    services = COMPOSE["services"]
    assert set(services) == {"kemet", "postgres", "caddy"}
    assert [name for name, each in services.items() if "ports" in each] == ["caddy"]
    assert services["kemet"]["depends_on"]["postgres"]["condition"] == "service_healthy"
    assert (DEPLOY / services["kemet"]["build"]["context"] / services["kemet"]["build"]["dockerfile"]).is_file()
    named = {volume.partition(":")[0] for each in services.values() for volume in each.get("volumes", ())}
    for volume in named:
        assert volume in COMPOSE["volumes"] or (DEPLOY / volume).is_file()
    options = known(["serve"]).options
    variables = {variable(action) for action in options.actions} | {"KEMET_MAIL", "KEMET_SECRET_KEY"}
    assert set(services["kemet"]["environment"]) <= variables
    assert "KEMET_SECRET_KEY" in services["kemet"]["environment"], (
        "PostgreSQL has no file beside it that could hold one"
    )
    caddy = (DEPLOY / "Caddyfile").read_text()
    for name in services["caddy"]["environment"]:
        assert f"{{${name}:" in caddy


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is missing")
def test_the_service_is_hardened(tmp_path: Path) -> None:
    """systemd's own judgement, 0 (safe) to 10 (exposed)."""
    unit = shutil.copy(DEPLOY / "kemet@.service", tmp_path / "kemet@8000.service")
    found = subprocess.run(["systemd-analyze", "security", "--offline=true", str(unit)], capture_output=True, text=True)
    level = re.search(r"Overall exposure level for kemet@8000.service: ([\d.]+)", found.stdout)
    if level is None:
        pytest.skip("this systemd cannot look at a file")
    assert float(level[1]) < 2.0


def test_locks_pin_by_hash_and_hosts_run_what_is_tested() -> None:
    names = ("requirements.lock", "requirements-server.lock", "requirements-docs.lock")
    locks = {name: (ROOT / name).read_text() for name in names}
    pinned = {name: dict(re.findall(r"(?m)^([\w.-]+)==([^\s;]+)", text)) for name, text in locks.items()}
    assert pinned["requirements-server.lock"].items() <= pinned["requirements.lock"].items()
    assert {"fastapi", "uvicorn", "sqlalchemy", "rich"} <= set(pinned["requirements-server.lock"])
    assert "pytest" not in pinned["requirements-server.lock"]
    for text in locks.values():
        for entry in re.split(r"(?m)^(?=[\w.-]+==)", text)[1:]:
            assert "--hash=sha256:" in entry, entry


def test_the_dashboard_and_the_alerts_name_numbers_that_exist(tmp_path: Path) -> None:
    with BackgroundServer(Settings(database=f"sqlite:///{tmp_path / 'kemet.db'}", workers=1)) as server:
        patient = httpx.Client(base_url=server.address, timeout=None)  # a busy machine may take its time
        patient.get("/api/tables/none")  # a refusal is counted once there is one
        told = set(re.findall(r"(?m)^(kemet_\w+)", patient.get("/metrics").text))
    asked = (DEPLOY / "grafana.json").read_text() + (DEPLOY / "alerts.yml").read_text()
    assert json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    named = set(re.findall(r"\bkemet_\w+", asked))
    assert len(named) > 15
    assert named <= told
