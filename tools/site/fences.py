"""Fences as the site's Markdown knows them: the second word of ours is for the tests, or the name of a file."""

from __future__ import annotations

import re

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

FENCE = re.compile(r"(?m)^(?P<ticks>```+)(?P<language>[\w-]+) +(?P<word>\S+)[ \t]*$")


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    return FENCE.sub(with_title, markdown)


def with_title(fence: re.Match[str]) -> str:
    title = f' title="{fence["word"]}"' if "." in fence["word"] else ""
    return f"{fence['ticks']}{fence['language']}{title}"
