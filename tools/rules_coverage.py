"""Which rules of docs/rules have a test: compares their IDs with the marks `@pytest.mark.rule("B-...")`.

A test that is skipped or expected to fail proves nothing and is not counted.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import sys

import pytest

from kemet.rulebook import DOCUMENTS, all_rules


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
                    self.tests_of.setdefault(str(id), []).append(item.nodeid)


def collect(arguments: list[str]) -> dict[str, list[str]]:
    """The tests of each marked rule. Leaves the program when the tests can't be collected."""
    marks = RuleMarks()
    output = io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        code = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", *arguments], plugins=[marks])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        sys.exit(f"{output.getvalue()}\nthe tests could not be collected")
    return marks.tests_of


def main() -> int:
    parser = argparse.ArgumentParser(description="Which rules of docs/rules have a test.")
    parser.add_argument("--document", choices=DOCUMENTS, default="base")
    parser.add_argument("tests", nargs="*", help="files or folders with tests (default: all)")
    options = parser.parse_args()

    tests_of = collect(options.tests)
    wanted = [each.id for each in all_rules(options.document)]
    uncovered = [id for id in wanted if id not in tests_of]
    unknown = sorted(tests_of.keys() - {each.id for each in all_rules()})
    for id in uncovered:
        print(f"no test   {id}")
    for id in unknown:
        print(f"unknown   {id}   in {tests_of[id][0]}")
    print(f"{options.document}: {len(wanted)} rules, {len(wanted) - len(uncovered)} covered")
    return 1 if uncovered or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
