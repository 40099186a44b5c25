"""The browser and the server mean the same: the front end's types are those of the server's schema."""

from pathlib import Path

import pytest
from frontend import node_folder
from schema_types import TYPES, write_types


@pytest.mark.skipif(node_folder() is None, reason="Node is missing")
def test_types_are_up_to_date(tmp_path: Path) -> None:
    fresh = tmp_path / "messages.ts"
    assert write_types(fresh) == 0
    assert fresh.read_text() == TYPES.read_text(), "run `make types`"
