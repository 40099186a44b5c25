"""Where each rule of docs/rules is proven and where it acts: `make rules`, `make rules ARGS="--document taseti"`.

A test names its rules with `@pytest.mark.rule("B-...")`; one that is skipped or expected to fail proves nothing and is
not counted. The engine and the content cite a rule where it acts: in a comment, a docstring, a reason, a record.
"A-01 to A-04" cites all four. Worked examples act nowhere: they show what other rules do.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import re
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from kemet.rulebook import DOCUMENTS, all_rules

ROOT = Path(__file__).resolve().parents[1]
CODE = ROOT / "src" / "kemet"
#: Parts of IDs of worked examples, those of the rulebooks and ours.
EXAMPLES = ("-EX-", "-RB-")

ID = re.compile(r"\b[A-Z][0-9]?-[A-Z0-9]+(?:-[A-Z0-9]+)*\b")
RANGE = re.compile(r"\b([A-Z][0-9]?-[A-Z0-9]+)-(\d+) to \1-(\d+)\b")


# --- tests ----------------------------------------------------------------------------------------------


class RuleMarks:
    """A pytest plugin that notes the rules that the collected tests name."""

    def __init__(self) -> None:
        self.tests_of: dict[str, list[str]] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            if item.get_closest_marker("skip") or item.get_closest_marker("xfail"):
                continue
            for mark in item.iter_markers("rule"):
                for id in mark.args:
                    tests = self.tests_of.setdefault(str(id), [])
                    name = item.nodeid.partition("[")[0]
                    if name not in tests:
                        tests.append(name)


def collect(arguments: list[str]) -> dict[str, list[str]]:
    """The tests of each marked rule. Leaves the program when the tests can't be collected."""
    marks = RuleMarks()
    output = io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        code = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", *arguments], plugins=[marks])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        sys.exit(f"{output.getvalue()}\nthe tests could not be collected")
    return marks.tests_of


# --- code -----------------------------------------------------------------------------------------------


def citations(folder: Path, paths: Iterable[Path]) -> dict[str, list[str]]:
    """The places in these files that cite each rule, as file:line.

    The best come first: the rule itself, then a range of rules, then a reason for which a choice is refused.
    """
    places: dict[str, list[tuple[int, str]]] = {}
    for path in paths:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            place = f"{path.relative_to(folder.parents[1])}:{number}"
            rank = 2 if "Reason(" in line else 0
            for id in dict.fromkeys(ID.findall(line)):
                places.setdefault(id, []).append((rank, place))
            for family, first, last in RANGE.findall(line):
                for between in range(int(first) + 1, int(last)):
                    places.setdefault(f"{family}-{between:0{len(first)}}", []).append((1, place))
    return {id: [place for _, place in sorted(found, key=lambda each: each[0])] for id, found in places.items()}


def where_rules_act(folder: Path) -> list[Path]:
    """The engine first, then the content, then the files above them.

    Sentences, and the rooms for people and bots, only talk about rules.
    """
    rooms = ("engine", "content", "telling", "game")

    def place(path: Path) -> tuple[int, Path]:
        room = path.relative_to(folder).parts[0]
        return (rooms.index(room) if room in rooms else len(rooms), path)

    paths = [path for room in rooms for path in (folder / room).rglob("*")]
    return sorted((path for path in paths if path.suffix in {".py", ".toml"} and "saying" not in path.parts), key=place)


# --- both -----------------------------------------------------------------------------------------------


def is_example(id: str) -> bool:
    return any(part in id for part in EXAMPLES)


def unknown(named: Iterable[str]) -> list[str]:
    """IDs that no document defines although it has the family: B-VP-99."""
    known = {each.id for each in all_rules()}
    families = {id.rpartition("-")[0] for id in known}
    return sorted(id for id in named if id not in known and id.rpartition("-")[0] in families)


def first_of(places: list[str]) -> str:
    """The first place, and how many more there are."""
    return f"{places[0]} (+{len(places) - 1})" if len(places) > 1 else "".join(places)


class Coverage:
    """Where the rules are proven and where they act."""

    def __init__(self, tests: list[str]) -> None:
        self.tests_of = collect(tests)
        self.code_of = citations(CODE, where_rules_act(CODE))

    def tell(self, document: str, missing_only: bool) -> bool:
        """Print the rules of a document, or only what is missing. True if nothing is."""
        wanted = [each.id for each in all_rules(document)]
        unproven = [id for id in wanted if id not in self.tests_of]
        acting = [id for id in wanted if not is_example(id)]
        uncited = [id for id in acting if id not in self.code_of]
        if not missing_only:
            for id in wanted:
                code = "an example" if is_example(id) else first_of(self.code_of.get(id, ["-"]))
                print(f"{id:24} {code:58} {first_of(self.tests_of.get(id, ['-']))}")
        for id in unproven:
            print(f"no test   {id}")
        for id in uncited:
            print(f"no code   {id}")
        proven = f"{len(wanted) - len(unproven)} have a test"
        cited = f"{len(acting) - len(uncited)} of the {len(acting)} that act are cited in the code"
        print(f"{document}: {len(wanted)} rules, {proven}, {cited}")
        return not (unproven or uncited)

    def tell_strangers(self) -> bool:
        """Print what is named and defined nowhere. True if nothing is."""
        known = {each.id for each in all_rules()}
        strangers = [(id, self.tests_of[id][0]) for id in sorted(self.tests_of.keys() - known)]
        everywhere = citations(CODE, CODE.rglob("*.py"))
        strangers += [(id, everywhere[id][0]) for id in unknown(everywhere)]
        for id, place in strangers:
            print(f"unknown   {id}   in {place}")
        return not strangers


def main() -> int:
    parser = argparse.ArgumentParser(description="Where each rule of docs/rules is proven and where it acts.")
    parser.add_argument("--document", choices=DOCUMENTS, help="one document (default: all)")
    parser.add_argument("--missing", action="store_true", help="only what is missing")
    parser.add_argument("tests", nargs="*", help="files or folders with tests (default: all)")
    options = parser.parse_args()
    coverage = Coverage(options.tests)
    whole = [coverage.tell_strangers()]
    for document in [options.document] if options.document else DOCUMENTS:
        whole.append(coverage.tell(document, options.missing))
    return 0 if all(whole) else 1


if __name__ == "__main__":
    sys.exit(main())
