"""A crowd of processes on one PostgreSQL, small: `make crowd` tells figures, this that all of it is stored."""

from __future__ import annotations

import argparse
import sys

import crowd
import pytest
from postgres import Postgres


@pytest.mark.skipif(sys.platform != "linux", reason="processor time is read from /proc")
def test_a_crowd_is_leased_listened_to_and_stored(postgres_server: Postgres) -> None:
    given = argparse.Namespace(processes=3, tables=30, choices=40.0, seconds=2.0, by=2)
    found = crowd.measure(given, postgres_server)
    assert found.leased == 30
    assert found.refused == 0
    assert len(found.stored) > 40
    assert found.use > 0
    assert f"{found.leased} of 30 tables" in crowd.report(given, found)
