"""Examples of docstrings, shown as examples: Markdown would take `>>>` for a quotation within quotations."""

from __future__ import annotations

import re
from typing import Any

import griffe

#: From a prompt to the next empty line, as doctest reads it.
EXAMPLE = re.compile(r"(?m)^>>> .*(?:\n[^\n]+)*")


class Examples(griffe.Extension):  # type: ignore[misc,unused-ignore]  # griffe comes with the site's own packages
    """Puts a fence around every example."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", obj.docstring.value)

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:
        self.on_object(obj=pkg)  # the package itself is no object of its own for griffe
