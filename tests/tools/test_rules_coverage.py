"""The coverage of rules tells the truth: what is covered, what is not, and marks that name no rule."""

import subprocess
import sys
from pathlib import Path

from rules_coverage import citations, unknown, where_rules_act

from kemet.rulebook import all_rules

TOOL = Path(__file__).parents[2] / "tools" / "rules_coverage.py"
CITED = "313 of the 313 that act are cited in the code"
MARKED = "import pytest\n@pytest.mark.rule({ids})\n{more}def test_it(): pass\n"


def coverage(folder: Path, test: str, *options: str) -> subprocess.CompletedProcess[str]:
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = rule(*ids)\n")
    (folder / "test_sample.py").write_text(test)
    command = [sys.executable, str(TOOL), "--document", "base", *options, "test_sample.py"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def ids(document: str) -> str:
    return ", ".join(f'"{each.id}"' for each in all_rules(document))


def test_everything_covered(tmp_path: Path) -> None:
    done = coverage(tmp_path, MARKED.format(ids=ids("base"), more=""), "--missing")
    assert (done.returncode, done.stdout) == (0, f"base: 394 rules, 394 have a test, {CITED}\n")


def test_every_rule_with_its_places(tmp_path: Path) -> None:
    lines = coverage(tmp_path, MARKED.format(ids=ids("base"), more="")).stdout.splitlines()
    assert len(lines) == 394 + 1
    tie = next(line for line in lines if line.startswith("B-BATTLE-16 ")).split()
    assert tie[1].startswith("src/kemet/engine/battle/casualties.py:")
    assert tie[-1] == "test_sample.py::test_it"
    assert "an example" in next(line for line in lines if line.startswith("B-EX-01 "))


def test_a_missing_rule_fails(tmp_path: Path) -> None:
    done = coverage(tmp_path, MARKED.format(ids=ids("base").replace('"B-VP-03", ', ""), more=""), "--missing")
    told = f"no test   B-VP-03\nbase: 394 rules, 393 have a test, {CITED}\n"
    assert (done.returncode, done.stdout) == (1, told)


def test_an_unknown_rule_fails(tmp_path: Path) -> None:
    done = coverage(tmp_path, MARKED.format(ids=ids("base") + ', "B-VP-99"', more=""), "--missing")
    assert done.returncode == 1
    assert done.stdout.startswith("unknown   B-VP-99   in test_sample.py::test_it\n")


def test_a_skipped_test_proves_nothing(tmp_path: Path) -> None:
    done = coverage(tmp_path, MARKED.format(ids=ids("base"), more="@pytest.mark.skip\n"), "--missing")
    assert done.returncode == 1
    assert done.stdout.endswith(f"base: 394 rules, 0 have a test, {CITED}\n")


def test_tests_that_cannot_be_collected_fail(tmp_path: Path) -> None:
    done = coverage(tmp_path, "import nothing_of_this_name\n")
    assert done.returncode == 1
    assert "the tests could not be collected" in done.stderr


CODE = """
'''Ties (B-VP-99).'''
# all of B-RETREAT-01 to B-RETREAT-03
if held: return Reason("tie", rule="B-BATTLE-16")
# B-BATTLE-16, and no rule: [A-Z-]
"""


def test_citations(tmp_path: Path) -> None:
    """A citation names the rule itself, a range, or stands in a refusal, which counts least."""
    path = tmp_path / "src" / "kemet" / "engine" / "ties.py"
    path.parent.mkdir(parents=True)
    path.write_text(CODE)
    found = citations(tmp_path / "src" / "kemet", where_rules_act(tmp_path / "src" / "kemet"))
    here = "src/kemet/engine/ties.py"
    assert found["B-BATTLE-16"] == [f"{here}:5", f"{here}:4"]
    assert [found[f"B-RETREAT-0{number}"] for number in (1, 2, 3)] == [[f"{here}:3"]] * 3
    assert unknown(found) == ["B-VP-99"]


def test_rooms_that_only_talk_about_rules_are_no_places(tmp_path: Path) -> None:
    for room in ("cli", "bots"):
        (tmp_path / room).mkdir()
        (tmp_path / room / "talk.py").write_text("# B-BATTLE-16\n")
    assert where_rules_act(tmp_path) == []
