"""The coverage of rules tells the truth: what is covered, what is not, and marks that name no rule."""

import subprocess
import sys
from pathlib import Path

from kemet.rulebook import all_rules

TOOL = Path(__file__).parents[2] / "tools" / "rules_coverage.py"
MARKED = "import pytest\n@pytest.mark.rule({ids})\n{more}def test_it(): pass\n"


def coverage(folder: Path, test: str, *options: str) -> subprocess.CompletedProcess[str]:
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = rule(*ids)\n")
    (folder / "test_sample.py").write_text(test)
    command = [sys.executable, str(TOOL), *options, "test_sample.py"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def ids(document: str) -> str:
    return ", ".join(f'"{each.id}"' for each in all_rules(document))


def test_everything_covered(tmp_path: Path) -> None:
    done = coverage(tmp_path, MARKED.format(ids=ids("base"), more=""))
    assert (done.returncode, done.stdout) == (0, "base: 394 rules, 394 covered\n")


def test_a_missing_rule_fails(tmp_path: Path) -> None:
    done = coverage(tmp_path, MARKED.format(ids=ids("base").replace('"B-VP-03", ', ""), more=""))
    assert (done.returncode, done.stdout) == (1, "no test   B-VP-03\nbase: 394 rules, 393 covered\n")


def test_an_unknown_rule_fails(tmp_path: Path) -> None:
    done = coverage(tmp_path, MARKED.format(ids=ids("seth") + ', "B-VP-99"', more=""), "--document", "seth")
    assert done.returncode == 1
    assert done.stdout.startswith("unknown   B-VP-99   in test_sample.py::test_it\n")
    assert done.stdout.endswith("seth: 638 rules, 638 covered\n")


def test_a_skipped_test_proves_nothing(tmp_path: Path) -> None:
    done = coverage(tmp_path, MARKED.format(ids=ids("base"), more="@pytest.mark.skip\n"))
    assert done.returncode == 1
    assert done.stdout.endswith("base: 394 rules, 0 covered\n")


def test_tests_that_cannot_be_collected_fail(tmp_path: Path) -> None:
    done = coverage(tmp_path, "import nothing_of_this_name\n")
    assert done.returncode == 1
    assert "the tests could not be collected" in done.stderr
