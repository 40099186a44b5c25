"""Every ID of a rule or a ruling on the site leads to its row."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

from kemet.rulebook import all_rules

RULINGS = Path(__file__).resolve().parents[2] / "docs/rulings.md"
#: The address of each rule and each ruling.
PLACES = {rule.id: f"rules/{rule.document}/#{rule.id.lower()}" for rule in all_rules()} | {
    id: f"rulings/#{id.lower()}" for id in re.findall(r"(?m)^### (R-\d+)$", RULINGS.read_text(encoding="utf-8"))
}
ID = re.compile(r"(?<![\w-])(?:[A-Z][0-9]?-[A-Z0-9]+(?:-[A-Z0-9]+)*)(?![\w-])")
#: Where a row of a rules document begins: a bullet, or the first cell of a table's row.
ROW = re.compile(
    r"(<li>\s*(?:<p>)?<strong>|<tr>\s*<td[^>]*>(?:<strong>)?)(?P<id>[A-Z][0-9]?-[A-Z0-9-]+)(?=</strong>|</td>)"
)
TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9]*)[^>]*>")
#: Inside these nothing is turned into a link.
CLOSED = {"a", "pre", "script", "style", "svg", "h1", "h2", "h3", "h4", "h5", "h6"}

laid: set[str] = set()


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    if page.file.src_uri.startswith("rules/"):
        html = ROW.sub(with_anchor, html)
    return "".join(linked(html, page.url))


def with_anchor(row: re.Match[str]) -> str:
    id = row["id"]
    if id not in PLACES or id in laid:
        return row[0]
    laid.add(id)
    return f'{row[1]}<span id="{id.lower()}"></span>{id}'


def linked(html: str, url: str) -> Iterator[str]:
    """The page with links around IDs, wherever a link may stand."""
    closed: list[str] = []
    at = 0
    for tag in TAG.finditer(html):
        yield html[at : tag.start()] if closed else with_links(html[at : tag.start()], url)
        yield tag[0]
        at = tag.end()
        name = tag[2].lower()
        if name not in CLOSED or tag[0].endswith("/>"):
            continue
        if not tag[1]:
            closed.append(name)
        elif closed:
            closed.pop()
    yield with_links(html[at:], url)


def with_links(text: str, url: str) -> str:
    def link(found: re.Match[str]) -> str:
        place = PLACES.get(found[0])
        return f'<a href="{get_relative_url(place, url)}">{found[0]}</a>' if place else found[0]

    return ID.sub(link, text)


def on_post_build(config: MkDocsConfig) -> None:
    missing = sorted(rule.id for rule in all_rules() if rule.id not in laid)
    if missing:
        raise PluginError(f"rules without a row on the site: {', '.join(missing)}")
