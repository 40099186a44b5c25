"""Links of the documents lead somewhere: to files that are there, to headings and rows that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kemet.rulebook import all_rules

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.M | re.S)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+?)\s*$", re.M)
ID = re.compile(r"(?<![\w-])(?:B|S|T[0-9]?|R)-[A-Z0-9]+(?:-[A-Z0-9]+)*(?![\w*-])")
RULES = {rule.id for rule in all_rules()}
RULINGS = set(re.findall(r"(?m)^### (R-\d+)$", (ROOT / "docs/rulings.md").read_text(encoding="utf-8")))


def slug(heading: str) -> str:
    """As GitHub and the site make addresses of headings."""
    plain = re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
    return re.sub(r"[^\w\- ]", "", plain).strip().replace(" ", "-")


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def anchors(path: Path) -> set[str]:
    return {slug(heading) for heading in HEADING.findall(text_of(path))}


def dead_links(path: Path, text: str) -> list[str]:
    dead = []
    for link in LINK.findall(CODE.sub("", text)):
        if re.match(r"[a-z]+:", link):
            continue  # elsewhere; nobody asks the network in a test
        file, _, anchor = link.partition("#")
        target = (path.parent / file).resolve() if file else path
        if not target.exists() or (anchor and anchor not in anchors(target)):
            dead.append(link)
    return dead


def unknown_ids(text: str) -> list[str]:
    """IDs that no document defines; a family may be named by what its IDs begin with."""
    known = RULES | RULINGS
    return sorted(
        {id for id in ID.findall(text) if id not in known and not any(each.startswith(f"{id}-") for each in known)}
    )


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    assert dead_links(path, text_of(path)) == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_rule_that_is_named_is_there(path: Path) -> None:
    assert unknown_ids(text_of(path)) == []


def test_what_leads_nowhere_is_found() -> None:
    text = "[a](docs/nowhere.md) [b](docs/rulings.md#r-01) [c](docs/rulings.md#r-999) [d](#start) [e](#nothing)"
    assert dead_links(ROOT / "README.md", text) == ["docs/nowhere.md", "docs/rulings.md#r-999", "#nothing"]
    assert unknown_ids("B-MOVE-17, `B-MOVE-999`, R-01, R-999, B-TILE") == ["B-MOVE-999", "R-999"]


#: Where the documents' paths begin; most are named as seen from their room.
ROOMS = (
    ".",
    "src",
    "src/kemet",
    "web",
    "web/src",
    "web/art",
    "web/art/board",
    "web/art/painted",
    "tests",
    "tools",
    "proofs",
    "docs",
    "docs/rules",
    "deploy",
)
MORE_ROOMS = (
    "text",
    "text/en",
    "content",
    "content/data",
    "engine",
    "engine/state",
    "telling",
    "game",
    "bots",
    "lab",
    "server",
    "rulebook",
)
NAMED = re.compile(r"`([\w./-]+/[\w.-]+\.\w+|[\w-]+\.(?:py|ts|svelte|toml|ftl|json|svg|css|yml|md))`")
#: What a document speaks of without meaning a file of ours: placeholders, and what programs write.
NOT_OURS = re.compile(r"-N(-tall)?\.svg$|^build/|^\.venv/|^my-box|^(evening|games|example|weights|spot)\.")


def lost_files(text: str) -> list[str]:
    rooms = [ROOT / room for room in (*ROOMS, *(f"src/kemet/{room}" for room in MORE_ROOMS))]
    named = {name for name in NAMED.findall(text) if not NOT_OURS.search(name)}
    known = {path.name for path in (ROOT / "web/src").rglob("*.*")} | {
        path.name for path in (ROOT / "tests").rglob("*.py")
    }
    return sorted(name for name in named - known if not any((room / name).exists() for room in rooms))


@pytest.mark.parametrize(
    "path", [path for path in DOCUMENTS if path.parent.name != "rules"], ids=lambda path: path.name
)
def test_files_that_are_named_are_there(path: Path) -> None:
    assert lost_files(text_of(path)) == []


def test_a_file_that_is_not_there_is_found() -> None:
    assert lost_files("`web/src/nowhere.ts`, `docs/look.md`, `engine/flow.py`, `art2.py`") == [
        "art2.py",
        "web/src/nowhere.ts",
    ]


def test_every_document_has_its_place_on_the_site() -> None:
    listed = set(re.findall(r"[\w/-]+\.md", text_of(ROOT / "tools/site/mkdocs.yml")))
    below = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert below <= listed
