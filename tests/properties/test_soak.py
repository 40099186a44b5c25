"""A short slice of `make soak`: games with the invariants checked, and a run that goes on where another stopped."""

from __future__ import annotations

import re
import sys

import pytest
import soak


def played(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str) -> tuple[int, int]:
    """How many games, and how many choices."""
    given = ["soak", "--jobs", "1", "--seed", "short", "--modules", "none", *arguments]
    monkeypatch.setattr(sys, "argv", given)
    assert soak.main() == 0
    told = re.findall(r"([\d,]+) games, ([\d,]+) choices", capsys.readouterr().out)
    [(games, choices)] = told
    return int(games), int(choices.replace(",", ""))


def test_a_soak_goes_on_where_it_stopped(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    whole = played(capsys, monkeypatch, "--games", "3")
    begun = played(capsys, monkeypatch, "--games", "1")
    rest = played(capsys, monkeypatch, "--games", "3", "--first", "1")
    assert whole == (begun[0] + rest[0], begun[1] + rest[1])
    assert rest[0] == 2
