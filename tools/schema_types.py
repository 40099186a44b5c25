"""The front end's types from the server's own schema: `make types`. A test fails when the file is out of date."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import frontend

TYPES = frontend.WEB / "src/server/messages.ts"


def write_types(target: Path) -> int:
    """Write the types of every message to a file; the exit code of npm."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "kemet.server.shapes.export", folder], check=True)
        return frontend.npm("run", "--silent", "types", "--", folder, str(target))


if __name__ == "__main__":
    sys.exit(write_types(TYPES))
