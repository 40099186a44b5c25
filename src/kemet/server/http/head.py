"""The head of a page: its language, and what a link to it shows, which is what everybody with the link may see."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from fastapi import Request

from kemet.content.languages import SPOKEN
from kemet.server.auth.tokens import is_id
from kemet.server.calls.message import texts_of
from kemet.server.http.letters import language_of
from kemet.server.http.listing import all_listed
from kemet.server.live.hub import Hub
from kemet.server.store import tables as work
from kemet.server.store.trouble import NotStored

#: Pages for everybody; all others concern few people and are in no search engine.
FOR_ALL = ("", "rules", "puzzle")
AT_TABLE = re.compile(r"t/(?P<table>[^/]+)(?:/(?:join|story|replay(?:/\d+)?))?/?")
PICTURE, WIDTH, HEIGHT = "/share.png", 1200, 630


@dataclass(frozen=True)
class Preview:
    """What a link shows."""

    title: str
    description: str


def language_for(request: Request) -> str:
    """The language of the address (`?lang=fr`), else the one that the browser asks for."""
    wanted = request.query_params.get("lang")
    return wanted if wanted in SPOKEN else language_of(request)


def description(language: str) -> str:
    return texts_of(language).say("page-description")


async def preview(hub: Hub, path: str, language: str) -> Preview:
    """What the link to this page shows. A link to a game tells who plays, never how it stands: it may be a replay that
    somebody has yet to see."""
    otherwise = Preview("Kemet", description(language))
    found = AT_TABLE.fullmatch(path)
    if found is None or not is_id(found["table"]):
        return otherwise
    try:
        row = await hub.database.read(lambda connection: work.find_table(connection, found["table"]))
    except NotStored:  # the page says what is wrong
        return otherwise
    for info in all_listed(hub, [row] if row else []):
        return _of_table(info, language) or otherwise
    return otherwise


def _of_table(info: dict[str, object], language: str) -> Preview | None:
    seats, players = info["seats"], info["players"]
    assert isinstance(seats, list)
    assert isinstance(players, int)
    names = ", ".join(seat["name"] for seat in seats if seat["kind"] != "open")
    texts, free = texts_of(language), sum(seat["kind"] == "open" for seat in seats)
    if info["status"] == "open":
        said = texts.say("link-open", free=free, players=players)
    else:
        said = texts.say("link-over" if info["status"] == "over" else "link-running", players=players)
    return Preview(f"{info['name'] or names or 'Kemet'}", said)


def with_head(html: str, path: str, language: str, shown: Preview, home: str) -> str:
    """The page with its head filled in. `home` is the public address: without it, addresses are relative."""
    html = html.replace('<html lang="en">', f'<html lang="{language}">', 1)
    html = re.sub(r'\s*<meta name="description"[^>]*>', "", html, count=1)
    html = html.replace("<title>Kemet</title>", f"<title>{escape(shown.title)}</title>", 1)
    return html.replace("</head>", "".join(f"  {line}\n" for line in _lines(path, shown, home)) + "</head>", 1)


def _lines(path: str, shown: Preview, home: str) -> Iterable[str]:
    address = f"{home}/{path}"
    yield _meta("name", "description", shown.description)
    for name, said in {
        "site_name": "Kemet",
        "type": "website",
        "title": shown.title,
        "description": shown.description,
        "url": address,
        "image": f"{home}{PICTURE}",
        "image:width": str(WIDTH),
        "image:height": str(HEIGHT),
    }.items():
        yield _meta("property", f"og:{name}", said)
    yield _meta("name", "twitter:card", "summary_large_image")
    if path not in FOR_ALL:
        yield _meta("name", "robots", "noindex")
        return
    yield f'<link rel="canonical" href="{escape(address)}" />'
    yield f'<link rel="alternate" hreflang="x-default" href="{escape(address)}" />'
    for each in SPOKEN:
        yield f'<link rel="alternate" hreflang="{each}" href="{escape(address)}?lang={each}" />'


def _meta(kind: str, name: str, said: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(said)}" />'
