"""What a call says: that it is somebody's turn, who invites them, or that their round begins; at which table, and the
link to it. Nothing else is known here."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from kemet.content.texts import Texts, load_texts
from kemet.server.calls import push
from kemet.server.store.calls import INVITED, ROUND, WAITING, Call

OWN_TEXTS = "notifications"
#: Tables that one message names.
MAX_NAMED = 10
#: How each kind of call is said: alone, several of them, and in a list.
TITLE = {WAITING: "call-one", INVITED: "call-invitation", ROUND: "call-ready"}
SEVERAL = {WAITING: "call-several", INVITED: "call-invitations"}
LINE = {WAITING: "call-turn", INVITED: "call-invited", ROUND: "call-begins"}


@dataclass(frozen=True)
class News:
    """A message in somebody's language: a title, lines with links, and the page that a tap opens."""

    title: str
    lines: tuple[tuple[str, str], ...] = ()  # what is said, and the link that belongs to it
    page: str = "/mine"
    tag: str = "kemet"


def texts_of(language: str) -> Texts:
    return load_texts(language, OWN_TEXTS)


def news_of(language: str, due: list[Call], home: str) -> News:
    """It is your turn at these tables, you are invited to them, or a round begins there."""
    texts = texts_of(language)
    lines = tuple((_line(texts, call), f"{home}{_page(call)}" if home else "") for call in due[:MAX_NAMED])
    if len(due) == 1:
        [call] = due
        title = texts.say(TITLE[call.state], name=call.invited_by, table=_name(call))
        return News(title, lines, _page(call), f"kemet-{call.table}")
    [kind, *others] = {call.state for call in due}
    return News(texts.say("call-mixed" if others else SEVERAL.get(kind, "call-mixed"), count=len(due)), lines)


def _line(texts: Texts, call: Call) -> str:
    return texts.say(LINE[call.state], name=call.invited_by, table=_name(call))


def _name(call: Call) -> str:
    return call.name or ", ".join(filter(None, call.players))


def _page(call: Call) -> str:
    return f"/t/{call.table}"


def welcome(language: str) -> News:
    """Sent when a place is named: it shows that calls arrive."""
    return News(texts_of(language).say("call-welcome"))


def letter(language: str, news: News, stop: str) -> str:
    texts = texts_of(language)
    told = [f"{said}\n{link}" for said, link in news.lines]
    return "\n\n".join([*told, texts.say("call-stop", link=stop)]) + "\n"


def for_push(address: str, news: News) -> tuple[str, bytes]:
    """`address` is the subscription as the browser gave it."""
    subscription = json.loads(address)
    body = news.lines[0][0] if len(news.lines) == 1 else ""
    told = {"title": news.title, "body": body, "page": news.page, "tag": news.tag}
    sealed = push.locked(json.dumps(told).encode(), subscription["p256dh"], subscription["auth"])
    return subscription["endpoint"], sealed


def for_discord(news: News) -> bytes:
    """Names of tables come from people: they must neither ping anybody nor look like our own links."""
    lines = [
        f"**{_plain(news.title)}**",
        *(f"{_plain(said)} {f'<{link}>' if link else ''}".rstrip() for said, link in news.lines),
    ]
    return json.dumps({"content": "\n".join(lines)[:1900], "allowed_mentions": {"parse": []}}).encode()


def _plain(text: str) -> str:
    return re.sub(r"([\\*_~`|<>\[\]()#@:/.-])", r"\\\1", text)


def for_ntfy(address: str, news: News) -> tuple[str, bytes]:
    """Published to the root of the server, as data: names may hold any letter. The topic is the last part."""
    parts = urlsplit(address)
    base, _, topic = parts.path.rpartition("/")
    said = "\n".join(said for said, _ in news.lines) or news.title
    link = next((link for _, link in news.lines if link), "")
    told = {"topic": topic, "title": news.title, "message": said} | ({"click": link} if link else {})
    return f"{parts.scheme}://{parts.netloc}{base}/", json.dumps(told).encode()
