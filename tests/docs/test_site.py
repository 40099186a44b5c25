"""The documentation site, built: what the sources say is what the pages show."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

pytest.importorskip("mkdocs", reason="`make docs` or `make test` installs MkDocs")

ROOT = Path(__file__).parents[2]
TOP = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
SOURCES = [
    *(ROOT / name for name in TOP),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs/rules").glob("*.md")),
]
FENCE = re.compile(r"(?ms)^(?P<ticks>```+)(?P<mark>[^\n`]*)\n(?P<body>.*?)^(?P=ticks)[ \t]*$")

#: Languages that the site's highlighter does not know.
UNKNOWN = {"mermaid": "text"}


@dataclass
class Shown(HTMLParser):
    """What a page shows: its headings, its blocks of code, and its prose."""

    headings: list[str] = field(default_factory=list)
    blocks: list[str] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    prose: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.kind = ""

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        if tag == "div" and "highlight" in (given.get("class") or ""):
            self.kind = given["class"] or ""
        if tag in ("pre", "code", "script", "style", "svg"):
            self.open.append(tag)
        if tag == "pre":
            self.blocks.append("")
            self.kinds.append(self.kind)
            self.kind = ""
        if re.fullmatch("h[1-6]", tag):
            self.open.append("h")
            self.headings.append("")

    def handle_endtag(self, tag: str) -> None:
        tag = "h" if re.fullmatch("h[1-6]", tag) else tag
        if tag in self.open:
            while self.open.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        if "h" in self.open:
            self.headings[-1] += data
        if "pre" in self.open:
            self.blocks[-1] += data
        elif not self.open:
            self.prose.append(data)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "--site-dir",
        str(folder),
    ]  # --quiet counts no dead link
    done = subprocess.run(
        [*command, "--config-file", "tools/site/mkdocs.yml"],
        cwd=ROOT,
        env=os.environ
        | {"PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT / "tools"))), "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return folder


def shown(page: Path) -> Shown:
    text = page.read_text(encoding="utf-8")
    reader = Shown()
    reader.feed(text[text.index("<article") : text.index("</article>")])
    return reader


def page_of(source: Path, site: Path) -> Path:
    if source.name == "README.md":
        return site / "index.html"
    place = source.relative_to(ROOT).with_suffix("").as_posix().removeprefix("docs/")
    return site / (place if place.islower() else place.lower()) / "index.html"


def plain(text: str) -> str:
    """Words alone: no marks of Markdown, no links' addresses, no signs."""
    return re.sub(r"\W+", " ", re.sub(r"\]\([^)]*\)|\{[^}]*\}", "", text)).strip().lower()


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_a_page_shows_what_its_source_says(source: Path, site: Path) -> None:
    text = source.read_text(encoding="utf-8")
    page = shown(page_of(source, site))
    written = [(found["mark"].split(), found["body"]) for found in FENCE.finditer(text)]
    assert [block.strip("\n") for block in page.blocks] == [body.strip("\n") for _, body in written]
    assert all(mark for mark, _ in written), "a block says what it is"
    marked = [f"language-{UNKNOWN.get(mark[0], mark[0])}" for mark, _ in written]
    assert [kind.split()[0] for kind in page.kinds] == marked, "every block is highlighted, and as what it is"
    titles = {plain(heading) for heading in page.headings}
    wanted = re.findall(r"(?m)^#{1,6} +(.+?)[ #]*$", FENCE.sub("", text))
    assert [title for title in wanted if plain(title) not in titles] == []


@dataclass
class Addresses(HTMLParser):
    """Where a page leads, and where on it others may lead."""

    links: list[str] = field(default_factory=list)
    marks: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value for name, value in attributes if value}
        self.links += [given[name] for name in ("href", "src") if name in given]
        self.marks |= {given[name] for name in ("id", "name") if name in given}


def test_every_link_leads_somewhere(site: Path) -> None:
    """By the pages themselves: MkDocs leaves a link as it is where it does not know what it is."""
    pages = {page: Addresses() for page in site.glob("**/*.html")}
    for page, found in pages.items():
        found.feed(page.read_text(encoding="utf-8"))
    dead = []
    for page, found in pages.items():
        for link in found.links:
            address = urlsplit(link)
            if address.scheme or address.netloc:
                continue
            place = site if address.path.startswith("/") else page.parent
            target = place / address.path.lstrip("/") if address.path else page
            target = (target / "index.html" if target.is_dir() else target).resolve()
            known = pages[target].marks if target in pages else None
            if not target.is_file() or (address.fragment and known and unquote(address.fragment) not in known):
                dead.append(f"{page.relative_to(site)}: {link}")
    assert sum(len(found.links) for found in pages.values()) > 5000
    assert dead == []


def test_no_page_has_a_stray_fence(site: Path) -> None:
    pages = [page for page in site.glob("**/index.html")]
    assert len(pages) > len(SOURCES)
    assert [page for page in pages if "```" in "".join(shown(page).prose)] == []


def test_examples_of_docstrings_are_examples(site: Path) -> None:
    for name, line in {"api": ">>> game = kemet.new_game(players=3, seed=7)", "api/rulebook": ">>> rule("}.items():
        page = shown(site / name / "index.html")
        at = next(number for number, block in enumerate(page.blocks) if line in block)
        assert page.kinds[at].startswith("language-pycon")
        assert ">>>" not in "".join(page.prose)
        assert "<blockquote>" not in (site / name / "index.html").read_text(encoding="utf-8")
