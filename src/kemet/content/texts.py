"""Names, explanations and sentences per language.

The same files serve the library, the terminal and the page in the browser: `content/text` calls and explains what is
in the box, `saying/text` has the sentences about play.

>>> english = load_texts()
>>> english.name("tile-charge")
'Charge!'
>>> english.say("count-units", count=3)
'3 units'
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kemet.content.fluent import Message, fill, read_fluent
from kemet.content.seth.records import BOX
from kemet.content.source import ContentError

PACKAGE = Path(__file__).parents[1]
FOLDERS = (PACKAGE / "content" / "text", PACKAGE / "content" / "text" / BOX, PACKAGE / "saying" / "text")
LANGUAGES = ("en", "fr", "pl", "pt")
#: A language as it is spoken elsewhere, and the one it follows: its files hold only what is said in another way.
VARIANTS = {"pt-PT": "pt"}
SPOKEN = (*LANGUAGES, *VARIANTS)


class Texts:
    """The texts of one language. An id without a text is answered by what the caller offers instead."""

    def __init__(self, messages: dict[str, Message], language: str = "en"):
        self.messages = messages
        self.language = language

    def __contains__(self, id: str) -> bool:
        return id in self.messages

    def name(self, id: str, otherwise: str = "") -> str:
        """The value of a message; content of a pack has no text of ours and is called by its id."""
        found = self.messages.get(id)
        return fill(found.value, self.language, {}) if found else otherwise or id.partition("-")[2]

    def text(self, id: str) -> str:
        """The explanation of a message, or nothing."""
        found = self.messages.get(id)
        explained = found.attributes.get("text") if found else None
        return fill(explained, self.language, {}) if explained else ""

    def say(self, id: str, /, **values: str | int) -> str:
        """The value of a message with its placeholders filled in."""
        return fill(self.messages[id].value, self.language, values)


@cache
def load_texts(language: str = "en", *more: Path) -> Texts:
    """The texts of a language, read once; `more` are folders with texts that only one program says."""
    if language not in SPOKEN:
        raise ContentError(f"there are no texts for the language {language!r}; there are {', '.join(SPOKEN)}")
    messages: dict[str, Message] = {}
    for folder in (*FOLDERS, *more):
        read = _read(folder, VARIANTS.get(language, language))
        if twice := messages.keys() & read.keys():
            raise ContentError(f"{folder.name}: said elsewhere already: {', '.join(sorted(twice))}")
        messages |= read
        if language in VARIANTS:
            messages |= _read(folder, language)
    return Texts(messages, language)


def _read(folder: Path, language: str) -> dict[str, Message]:
    path = folder / f"{language}.ftl"
    return read_fluent(path.read_text(encoding="utf-8"), path.relative_to(PACKAGE).as_posix())
