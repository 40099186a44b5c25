"""`python -m kemet.server.shapes.export DIR` writes openapi.json and messages.json, for types in other languages."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from kemet.server.app import create_app
from kemet.server.http.schemas import messages_schema
from kemet.server.settings import Settings


def write_schemas(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    documents = {"openapi.json": create_app(Settings()).openapi(), "messages.json": messages_schema()}
    for name, document in documents.items():
        (folder / name).write_text(json.dumps(document, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m kemet.server.shapes.export DIR")
    write_schemas(Path(sys.argv[1]))
