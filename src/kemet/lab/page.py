"""One HTML page without anything from elsewhere: light and dark, narrow and wide, plots with tables beside them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --back: #faf6ec; --card: #fffdf7; --ink: #2b2418; --soft: #6a5d45; --line: #e0d5bd;
  --main: #0f6b78; --mark: #b3541e; --good: 15 107 120; --bad: 179 84 30; }
@media (prefers-color-scheme: dark) {
  :root { --back: #17140f; --card: #211d16; --ink: #efe6d3; --soft: #b3a68b; --line: #3d3629;
    --main: #5fc3d0; --mark: #f0a060; --good: 95 195 208; --bad: 240 160 96; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.25rem; max-width: 76rem; background: var(--back); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
header, section { margin-bottom: 2rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.3rem; margin: 0 0 .25rem; }
h3 { font-size: 1rem; margin: 0 0 .5rem; }
p { margin: .25rem 0 .75rem; max-width: 46rem; }
.unofficial { display: inline-block; padding: .1rem .6rem; border: 1px solid var(--mark); border-radius: 1rem;
  color: var(--mark); }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  align-items: start; }
figure, .card { margin: 0; padding: 1rem; background: var(--card); border: 1px solid var(--line);
  border-radius: .6rem; min-width: 0; max-width: 32rem; }
svg { display: block; width: 100%; max-width: 30rem; height: auto; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); paint-order: stroke; stroke: var(--card); stroke-width: 4px; }
svg .tick, svg .value { fill: var(--soft); font-size: 12px; }
.grid, .axis { stroke: var(--line); }
.interval { stroke: var(--main); stroke-width: 3; stroke-linecap: round; opacity: .55; }
.dot, .bar { fill: var(--main); }
.compare { stroke: var(--mark); stroke-width: 2; stroke-dasharray: 3 2; }
details { margin-top: .75rem; }
summary { cursor: pointer; color: var(--main); padding: .25rem 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--soft); padding-bottom: .25rem; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
.matrix th, .matrix td { text-align: center; padding: .3rem .4rem; }
.matrix small { display: block; color: var(--soft); }
dl { display: grid; grid-template-columns: auto 1fr; gap: .2rem 1rem; margin: .5rem 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
a { color: var(--main); display: inline-block; padding: .25rem 0; }
footer { color: var(--soft); font-size: .9rem; }
"""


def page(title: str, top: str, sections: Sequence[tuple[str, str]], command: str = "kemet report") -> str:
    """The whole document; each section has a heading and what is below it. The footer names the command."""
    names = [f"s{number}" for number in range(1, len(sections) + 1)]
    links = "".join(
        f'<li><a href="#{name}">{escape(heading)}</a></li>' for name, (heading, _) in zip(names, sections, strict=True)
    )
    bodies = "\n".join(
        f'<section id="{name}" aria-labelledby="{name}h"><h2 id="{name}h">{escape(heading)}</h2>\n{body}</section>'
        for name, (heading, body) in zip(names, sections, strict=True)
    )
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<header>
<h1>{escape(title)}</h1>
<p class="unofficial">Unofficial: not made or approved by the publisher of Kemet</p>
{top}
<nav aria-label="Sections"><ul>{links}</ul></nav>
</header>
<main>
{bodies}
</main>
<footer><p>Intervals are 95 %. Made by <code>{command}</code>, an unofficial program.</p></footer>
</body>
</html>
"""


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>\n"


def figure(heading: str, plot: str, data: str) -> str:
    """A plot, and its numbers as a table for those who cannot read the plot."""
    table = f"<details><summary>Numbers as a table</summary>{data}</details>"
    return f"<figure><figcaption><h3>{escape(heading)}</h3></figcaption>{plot}{table}</figure>\n"


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The first column names the row."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(_row(row[0], [f"<td>{escape(text)}</td>" for text in row[1:]]) for row in rows)
    return _table("", caption, head, body)


def matrix(caption: str, names: Sequence[str], cells: dict[tuple[str, str], tuple[float, str, str]]) -> str:
    """Rows against columns: a share from 0 to 1 that also colours the cell, its text, and a smaller text."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in ("", *names))
    body = "".join(_row(row, [_cell(cells.get((row, other))) for other in names]) for row in names)
    return _table("matrix", caption, head, body)


def _cell(cell: tuple[float, str, str] | None) -> str:
    if cell is None:
        return "<td>·</td>"
    share, text, small = cell
    colour = f"rgb(var(--{'good' if share >= 0.5 else 'bad'}) / {abs(share - 0.5):.2f})"
    return f'<td style="background: {colour}">{escape(text)}<small>{escape(small)}</small></td>'


def _row(name: str, cells: Sequence[str]) -> str:
    """Of cells that are HTML already."""
    return f'<tr><th scope="row">{escape(name)}</th>{"".join(cells)}</tr>'


def _table(kind: str, caption: str, head: str, body: str) -> str:
    opening = f'<table class="{kind}">' if kind else "<table>"
    whole = f"{opening}<caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(caption)}">{whole}</div>'


def facts(pairs: Sequence[tuple[str, str]]) -> str:
    return f"<dl>{''.join(f'<dt>{escape(name)}</dt><dd>{escape(text)}</dd>' for name, text in pairs)}</dl>\n"


def bullets(sentences: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(sentence)}</li>' for sentence in sentences)}</ul>\n"


def cards(*parts: str) -> str:
    """Figures beside each other where there is room."""
    return f'<div class="cards">{"".join(parts)}</div>\n'
