"""What runs on GitHub and GitLab cannot run here: the forges' schemas accept it, and what it names is there."""

from __future__ import annotations

import datetime
import http.server
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
import threading
import zipfile
from pathlib import Path
from typing import Any

import pytest
import release_notes
import yaml

import kemet

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
FORMS = sorted(path for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
SCHEMAS = {
    "github-workflows": WORKFLOWS,
    "github-issue-forms": FORMS,
    "github-issue-config": [ROOT / ".github/ISSUE_TEMPLATE/config.yml"],
    "gitlab-ci": [ROOT / ".gitlab-ci.yml"],
    "citation-file-format": [ROOT / "CITATION.cff"],
    "compose-spec": [ROOT / "deploy/compose.yml"],
}
#: Machines that GitHub has in November 2026. A job for one that is gone, as macos-13, waits and never fails.
RUNNERS = {"ubuntu-24.04", "ubuntu-24.04-arm", "macos-15", "macos-15-intel", "windows-2022", "windows-2025"}


def read(path: Path) -> dict[str, Any]:
    """Without YAML's old habit of taking the key `on` for a yes."""
    found: dict[Any, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return {"on" if key is True else key: value for key, value in found.items()}


def shell_lines() -> list[str]:
    """Everything that a forge gives to a shell."""
    jobs = [job for path in WORKFLOWS for job in read(path)["jobs"].values()]
    steps = [step["run"] for job in jobs for step in job["steps"] if "run" in step]
    lab = [job["script"] for job in read(ROOT / ".gitlab-ci.yml").values() if "script" in job]
    return [*steps, *(line for script in lab for line in script)]


def conforms(schema: str, *files: Path) -> subprocess.CompletedProcess[str]:
    more = ["--data-transform", "gitlab-ci"] if schema == "gitlab-ci" else []
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", *more]
    return subprocess.run([*command, *map(str, files)], capture_output=True, text=True)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_the_schema_is_content(schema: str) -> None:
    assert SCHEMAS[schema]
    done = conforms(schema, *SCHEMAS[schema])
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_misspelt_key_is_found(tmp_path: Path) -> None:
    wrong = tmp_path / "ci.yml"
    wrong.write_text(WORKFLOWS[0].read_text().replace("timeout-minutes:", "time-out:"))
    assert conforms("github-workflows", wrong).returncode == 1


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is missing")
def test_a_shell_can_read_every_line() -> None:
    lines = shell_lines()
    assert ".ci/run" in lines
    assert lines.count(".ci/run") == 2, "both forges check the same"
    for line in lines:
        plain = re.sub(r"\$\{\{.*?\}\}", "value", line)
        done = subprocess.run(["bash", "-n", "-c", plain], capture_output=True, text=True)
        assert done.returncode == 0, f"{line}\n{done.stderr}"


def test_the_files_that_they_name_are_there() -> None:
    named = set(re.findall(r"(?<![\w/])(?:tools|deploy|\.ci)/[\w./-]+", "\n".join(shell_lines())))
    assert {".ci/run", "deploy/Containerfile", "tools/dev.py", "tools/release_notes.py"} <= named
    assert [name for name in sorted(named) if not (ROOT / name).is_file()] == []


def test_a_release_holds_what_hosts_need_beside_the_wheel() -> None:
    """docs/operations.md installs and upgrades with these, without a checkout."""
    packing = [line for line in shell_lines() if "deploy.tar.gz" in line]
    assert len(packing) == 2
    assert all("cp requirements-server.lock dist/" in line for line in packing)


def test_a_workflow_may_do_no_more_than_it_needs() -> None:
    for path in WORKFLOWS:
        workflow = read(path)
        assert workflow["permissions"] == {"contents": "read"}
        for name, job in workflow["jobs"].items():
            assert "timeout-minutes" in job, f"{path.name}: {name} could run for ever"
            for step in job["steps"]:
                assert re.fullmatch(r"actions/[\w-]+@v\d+", step.get("uses", "actions/none@v0")), (
                    "the forge's own alone"
                )
                assert "${{ github.event" not in step.get("run", ""), "what strangers write is never part of a command"


def test_every_machine_is_there() -> None:
    for path in WORKFLOWS:
        for job in read(path)["jobs"].values():
            several = job.get("strategy", {}).get("matrix", {}).get("os")
            assert set(several or [job["runs-on"]]) <= RUNNERS
            assert several is None or job["runs-on"] == "${{ matrix.os }}"


def test_every_job_that_is_needed_is_there() -> None:
    for path in WORKFLOWS:
        jobs = read(path)["jobs"]
        for job in jobs.values():
            needs = job.get("needs", [])
            assert {needs} <= set(jobs) if isinstance(needs, str) else set(needs) <= set(jobs)


def test_the_version_is_the_same_everywhere() -> None:
    changes = release_notes.sections((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert next(iter(changes)) == kemet.__version__, "the newest stands first"
    citation, day = read(ROOT / "CITATION.cff"), changes[kemet.__version__][0]
    assert citation["version"] == kemet.__version__
    assert str(citation.get("date-released")) == str(day), "the day of the release; none before"
    cited = re.search(r"release (\d+\.\d+\.\d+)", (ROOT / "docs/benchmark.md").read_text(encoding="utf-8"))
    assert cited is not None
    assert cited[1] == kemet.__version__
    assert set(re.findall(r"[=@v](\d+\.\d+\.\d+)\b", README)) == {kemet.__version__}


@pytest.mark.skipif(os.name == "nt", reason="the lines are those of a Unix shell")
def test_the_recipe_gives_the_version_its_day(tmp_path: Path) -> None:
    """The first lines of docs/build.md; those after them commit, test, tag and push."""
    recipe = re.search(
        r"(?ms)^## Releasing$.*?^```sh\n(version=.*?)^git commit", (ROOT / "docs/build.md").read_text("utf-8")
    )
    assert recipe is not None
    for name in ("tools/release_notes.py", "CHANGELOG.md", "CITATION.cff"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src").mkdir()
    (tmp_path / "src/kemet.py").write_text(f'__version__ = "{kemet.__version__}"\n')
    before = datetime.date.today()
    done = subprocess.run(["bash", "-euc", recipe[1]], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout == release_notes.sections((ROOT / "CHANGELOG.md").read_text("utf-8"))[kemet.__version__][1]
    assert read(tmp_path / "CITATION.cff")["date-released"] in (before, datetime.date.today())
    assert conforms("citation-file-format", tmp_path / "CITATION.cff").returncode == 0


#: As GitHub lists the files of a release: a piece of a page, its links without a host.
ASSETS = """<div class="Box">
  <a href="/owner/repository/releases/download/v{version}/kemet-{version}-py3-none-any.whl" class="Truncate">kemet</a>
  <a href="/owner/repository/archive/refs/tags/v{version}.tar.gz" class="Truncate">Source code</a>
</div>"""


def test_the_line_that_installs_finds_the_wheel(tmp_path: Path) -> None:
    version = kemet.__version__
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as wheel:
        wheel.writestr(
            f"kemet-{version}.dist-info/METADATA", f"Metadata-Version: 2.1\nName: kemet\nVersion: {version}\n"
        )
        wheel.writestr(f"kemet-{version}.dist-info/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        wheel.writestr(f"kemet-{version}.dist-info/RECORD", "")
    page = "/owner/repository/releases/expanded_assets/v" + version
    file = f"/owner/repository/releases/download/v{version}/kemet-{version}-py3-none-any.whl"
    answers = {page: ("text/html; charset=utf-8", ASSETS.format(version=version).encode()), file: ("", made.getvalue())}

    class GitHub(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            kind, body = answers.get(self.path, ("", b""))
            self.send_response(200 if body else 404)
            self.send_header("Content-Type", kind or "application/octet-stream")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), GitHub) as standing:
        threading.Thread(target=standing.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{standing.server_port}/owner/repository"
        line = release_notes.install(version, address).splitlines()[1]
        pip, install, *rest = shlex.split(line)
        assert (pip, install) == ("pip", "install")
        command = [sys.executable, "-m", "pip", "download", "--no-deps", "--no-index", "--dest", str(tmp_path), *rest]
        done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"PIP_CONFIG_FILE": os.devnull})
        standing.shutdown()
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / file.rpartition("/")[2]).read_bytes() == made.getvalue()
    assert line in README.replace("https://github.com/OWNER/REPOSITORY", address)


def test_the_notes_of_a_release_are_those_of_its_version() -> None:
    text = (
        "# Changes\n\n## Unreleased: 0.3.0\n\nSoon.\n\n## 0.2.0 (2026-12-01)\n\nThe table.\n\n## 0.1.0 (2026-01-02)\n"
    )
    assert release_notes.notes(text, "0.2.0") == "The table.\n"
    with pytest.raises(ValueError, match=r"no heading .## 0\.3\.0"):
        release_notes.notes(text, "0.3.0")
    with pytest.raises(ValueError, match="a version is"):
        release_notes.notes("## 0.4.0\n\nNo day.\n", "0.4.0")
