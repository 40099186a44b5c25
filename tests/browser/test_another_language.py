"""A language that nobody speaks, put into the browser in the place of English: no page says a word of its own."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable
from pathlib import Path

import society
from browser.pages import Place, visit
from browser.player import Window, script
from browser.scenes import table_at
from playwright.sync_api import Page, Route
from running import Running
from words.another import marked

from kemet.content.languages import TEXT_FOLDER

FILES = {path.stem: path.read_text(encoding="utf-8") for path in (TEXT_FOLDER / "en").iterdir()}
WORDS = script("words")
#: Words that people give here, names of languages, hashes, what is typed, and what the browser itself writes: lists of
#: names and dates.
GIVEN = [
    each.value
    for each in ast.walk(ast.parse(Path(society.__file__).read_text(encoding="utf-8")))
    if isinstance(each, ast.Constant) and isinstance(each.value, str) and re.match("[A-Z][ a-z]", each.value)
]
LISTED = json.loads((TEXT_FOLDER / "languages.json").read_text(encoding="utf-8")).values()
NAMES = re.compile(
    "|".join(re.escape(name) for name in sorted([*GIVEN, *(each["name"] for each in LISTED)], key=len, reverse=True))
    + r"|Kemet|Ann|no\.body|scene over|\S*://\S*|/people/\S*|\b[0-9a-f]{32,}\b|printf %s|sha256sum|\boff\b"
    r"|\band\b|[A-Z][a-z]+ – [A-Z][a-z]+ \d{4}"
)


def area_of(chunk: str) -> str:
    """Whose English texts these are, if any."""
    for area, text in FILES.items():
        plain = next(line for line in text.splitlines() if re.match(r"[a-z][\w-]* = [\w ,.]{9,}$", line))
        if f"\n{plain}\n" in chunk:
            return area
    return ""


def speak(route: Route) -> None:
    """Every file of English texts says something else."""
    response = route.fetch()
    area = area_of(response.text())
    text = marked(FILES[area]) if area else ""
    route.fulfill(response=response, body=f"export default {json.dumps(text)}" if area else response.body())


def english(page: Page) -> list[str]:
    """Texts with a plain vowel in a word."""
    said = {NAMES.sub("", text) for text in page.evaluate(WORDS)}
    return sorted(text for text in said if re.search(r"[A-Za-z]*[aeiou][a-z]{2,}", text))


def test_no_page_says_a_word_of_its_own(
    window: Callable[..., Window], server: Running, every_page: dict[str, Place]
) -> None:
    battle, fighter = table_at(server, "battle")
    scene = {"battle": Place(f"/t/{battle[fighter].table}", ".foot .picks", battle[fighter])}
    view = window()
    view.context.route("**/assets/*.js", speak)
    left = {name: english(visit(view, place)) for name, place in (every_page | scene).items()}
    assert {name: texts for name, texts in left.items() if texts} == {}
