"""Pages of the site that do not lie in docs/: the README and its neighbours, and the reference made of docstrings."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[2]
#: Documents of the checkout's top folder, by the page that they become.
TOP = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "code_of_conduct.md",
}
REFERENCE = {
    "api/index.md": ("The library", "kemet"),
    "api/bots.md": ("Bots", "kemet.bots"),
    "api/client.md": ("The client", "kemet.client"),
    "api/rulebook.md": ("Rules as data", "kemet.rulebook"),
}
RULES = """# Rules

Every rule has an ID. Wherever an ID stands on this site, it leads to its row.

- [The base game](base.md)
- [Ta-Seti](taseti.md), the expansion in five modules
- [Seth](seth.md), the expansion of one against all
- [Rulings](../rulings.md): what the program does where the rules leave something open
"""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    made = {page: from_top((ROOT / name).read_text(encoding="utf-8")) for name, page in TOP.items()}
    made["licence.md"] = f"# Licence\n\n```text\n{(ROOT / 'LICENSE').read_text(encoding='utf-8')}```\n"
    made["rules/index.md"] = RULES
    made |= {page: f"# {title}\n\n::: {module}\n" for page, (title, module) in REFERENCE.items()}
    for page, text in made.items():
        files.append(File.generated(config, page, content=text))
    return files


def from_top(text: str) -> str:
    """Links of a document of the top folder, as they are below docs/."""
    for name, page in {"docs/rules": "rules/index.md", "LICENSE": "licence.md", **TOP}.items():
        text = re.sub(rf"\]\({re.escape(name)}(?=[)#])", f"]({page}", text)
    return text.replace("](docs/", "](")


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links from docs/ to a document above it."""
    for name, target in TOP.items():
        markdown = markdown.replace(f"](../{name}", f"]({target}")
    return markdown
