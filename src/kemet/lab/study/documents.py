"""The findings as a page with plots, and as a document with the same plots beside it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kemet.content.records import MODULES
from kemet.lab import page
from kemet.lab.plots import interval_plot, scale_of
from kemet.lab.provenance import provenance
from kemet.lab.study.chapters import Chapter, Figure, Games, chapters, in_short
from kemet.lab.study.comparing import FEWEST
from kemet.lab.study.noting import judge_of
from kemet.lab.study.plan import Study
from kemet.lab.study.resampling import DRAWS

COMMAND = "kemet findings"
GAMES = "games.jsonl.gz"  # beside the drawings of a document
#: A drawing that stands alone brings its own colours, light and dark.
STYLE = """
:root { --card: #fffdf7; --ink: #2b2418; --soft: #6a5d45; --line: #e0d5bd; --main: #0f6b78; --mark: #b3541e; }
@media (prefers-color-scheme: dark) { :root { --card: #211d16; --ink: #efe6d3; --soft: #b3a68b; --line: #3d3629;
  --main: #5fc3d0; --mark: #f0a060; } }
svg { background: var(--card); font: 13px system-ui, sans-serif; }
text { fill: var(--ink); paint-order: stroke; stroke: var(--card); stroke-width: 4px; }
.tick, .value { fill: var(--soft); font-size: 12px; }
.grid { stroke: var(--line); }
.interval { stroke: var(--main); stroke-width: 3; stroke-linecap: round; opacity: .55; }
.dot { fill: var(--main); }
.compare { stroke: var(--mark); stroke-width: 2; stroke-dasharray: 3 2; }
"""


def title_of(games: Games) -> str:
    return f"Kemet: what {sum(map(len, games.values())):,} games of bots say"


def facts_of(study: Study, games: Games) -> list[tuple[str, str]]:
    sizes = f"{study.games:,} at each of {len(games)} kinds of table"
    played = provenance(study.everybody, "")
    rules = " ".join(f"{key}={value}" for key, value in study.house_rules.items()) or "none"
    return [
        ("Who played", f"{study.bot}, in every seat"),
        ("Who judged positions", f"net:{judge_of(study.bot)}, hidden cards included"),
        ("Games", sizes),
        ("Seed", f"{study.seed}; house rules: {rules}"),
        (
            "Played with",
            f"kemet {played['kemet']}, rules {played['rules']}, engine {played['behaviour']}, bots {played['bots']}",
        ),
    ]


CAUTION = (
    "Bots of one kind played themselves, so this is how the game looks to them. A better player may find what they "
    f"overlook. Intervals are 95 %, by bootstrap over games ({DRAWS} draws); nothing is said of fewer than {FEWEST} "
    "cases. What the lot decided is cause and effect, everything else is correlation and is called so."
)


# --- the page -----------------------------------------------------------------------------------------------------


def html_page(study: Study, games: Games) -> str:
    sections = [(chapter.heading, _section(chapter)) for chapter in chapters(games)]
    top = page.facts(facts_of(study, games)) + page.paragraph(CAUTION) + page.bullets(in_short(games))
    return page.page(title_of(games), top, sections, COMMAND)


def _section(chapter: Chapter) -> str:
    parts = []
    for figure in chapter.figures:
        table = page.table(figure.title, figure.heads, figure.rows)
        parts.append(
            page.figure(figure.title, plot(figure), table) if figure.marks else f'<div class="card">{table}</div>'
        )
    return page.paragraph(chapter.about) + page.cards(*parts)


def plot(figure: Figure) -> str:
    text = "; ".join(f"{mark.label} {mark.text}" for mark in figure.marks)
    return interval_plot(figure.title, text, figure.marks, figure.say, scale_of(figure.marks))


# --- the document -------------------------------------------------------------------------------------------------


def document(study: Study, games: Games, folder: str) -> tuple[str, dict[str, str]]:
    """Markdown, and the drawings that belong into a folder beside it, by their names."""
    parts = [f"# {title_of(games)}", CAUTION]
    parts.append("\n".join(f"- **{name}**: {text}" for name, text in facts_of(study, games)))
    parts.append(f"Made by `{_command(study, games)}`, the same again with the same release and bots. "
                 f"`--out findings.html` makes a page of it. Every game is in [{GAMES}]({folder}/{GAMES}): unpacked "
                 "and named with `--keep`, it makes this page without playing again.")  # fmt: skip
    parts.append("## In short")
    parts.append("\n".join(f"- {sentence}" for sentence in in_short(games)))
    drawings: dict[str, str] = {}
    for chapter in chapters(games):
        parts += [f"## {chapter.heading}", chapter.about]
        for figure in chapter.figures:
            parts.append(f"### {figure.title}")
            if figure.marks:
                name = f"{_file_name(figure.title)}.svg"
                drawings[name] = standalone(plot(figure))
                parts.append(f"![{figure.title}]({folder}/{name})")
            parts.append(_table(figure.heads, figure.rows))
    return "\n\n".join(parts) + "\n", drawings


def _command(study: Study, games: Games) -> str:
    players = ",".join(dict.fromkeys(str(kind.players) for kind in games))
    sets = dict.fromkeys(kind.modules for kind in games)
    modules = " ".join(f"--modules {'all' if each == MODULES else ','.join(each) or 'none'}" for each in sets)
    options = f"--players {players} {modules} --games {study.games} --seed {study.seed}"
    return f"{COMMAND} --bot {study.bot} {options} --out docs/findings.md"


def _file_name(title: str) -> str:
    """
    >>> _file_name("Points of winners (dashed: of the others), path+cards")
    'points-of-winners-dashed-of-the-others-path-cards'
    """
    return "-".join(re.findall(r"[a-z0-9]+", title.lower()))


def standalone(svg: str) -> str:
    """A drawing of a page as a file of its own."""
    return (
        svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace(
            "</title>", f"</title><style>{STYLE}</style>", 1
        )
        + "\n"
    )


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in lines)
