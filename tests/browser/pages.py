"""Every page of the site: its address, a sign that it is there, and whose it is."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from browser.player import Window
from browser.scenes import table_at
from playwright.sync_api import Page
from running import Running
from society import CLUB, Society, society

from kemet.client import Seat

ROUTES = Path(__file__).parents[2] / "web/src/page/route.svelte.ts"
#: Width and height; the phone is one that is touched.
SIZES = {"phone": (390, 844), "laptop": (1366, 768), "large": (1920, 1080), "huge": (2560, 1440)}
#: What the console says about a key that the server does not know, and about a guest who asks for results.
EXPECTED = ("404", "401", "403")


@dataclass(frozen=True)
class Place:
    path: str
    sign: str
    seat: Seat | None = None
    #: The session of somebody with an account.
    session: str = ""


def places(server: Running) -> dict[str, Place]:
    """Tables that wait, run and are over, letters' links; what a guest finds, and what somebody with friends does."""
    over, _ = table_at(server, "over", public=True)
    running, asked = table_at(server, "turn")
    invited, waiting = (
        server.client.create(seats=[{"kind": "you", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}], public=True)
        for _ in range(2)
    )
    known = society(server)
    return {
        "title": Place("/", ".go"),
        "lobby": Place("/#all", ".card"),
        "rules": Place("/rules", ".rules article"),
        "new table": Place("/new", ".sum"),
        "mine": Place("/mine", "main"),
        "account": Place("/account", ".account form"),
        "invited": Place("/invited/some-token", ".account form"),
        "page for hosts, to a guest": Place("/host", "main a[href='/account']"),
        "imprint": Place("/imprint", ".words"),
        "profile of a guest": Place("/profile", "main a[href='/account']"),
        "people": Place("/people", "ul li a"),
        "friends of a guest": Place("/friends", "main a[href='/account']"),
        "clubs": Place("/clubs", "main a[href='/account']"),
        "club": Place(f"/clubs/{known.club}", "main a[href='/account']"),
        "tournaments": Place("/tournaments", "ul li a"),
        "new tournament": Place("/tournaments/new", "form h2"),
        "tournament": Place(f"/tournaments/{known.running_cup}", "table tbody tr"),
        "puzzle": Place("/puzzle", ".task .do"),
        "results of somebody": Place("/people/Nefertari", ".curves svg"),
        "results of nobody": Place("/people/no.body", "main a"),
        "stop": Place("/stop/a.key-that-is-unknown", ".k-wrong:not(:empty)"),
        "confirm": Place("/confirm/unknown", ".k-wrong:not(:empty)"),
        "recover": Place("/recover/unknown", "form"),
        "missing": Place("/what/is/this", "main a"),
        "join": Place(f"/t/{invited.table}", ".gods"),
        "waiting room": Place(f"/t/{waiting.table}/join", ".invite", waiting),
        "table": Place(f"/t/{running[asked].table}", ".ask.mine", running[asked]),
        "story": Place(f"/t/{over[0].table}/story", ".win", over[0]),
        "replay": Place(f"/t/{over[0].table}/replay", ".board .space", over[0]),
        **known_places(known),
    }


def known_places(known: Society) -> dict[str, Place]:
    """What people with accounts see of each other: their pages are full."""
    us, keeper, asker = (known.session(name) for name in (CLUB[0], CLUB[1], CLUB[7]))
    return {
        "my lobby": Place("/#all", ".invitations li, .card", session=us),
        "my account": Place("/account", "main a[href='/profile']", session=us),
        "my results": Place("/profile", ".curves svg", session=us),
        "my friends": Place("/friends", ".dot.on", session=us),
        "my clubs": Place("/clubs", "form textarea", session=us),
        "my club": Place(f"/clubs/{known.club}", "table tbody tr", session=us),
        "a club I keep": Place(f"/clubs/{known.club}", "table tbody tr", session=keeper),
        "a club I asked": Place(f"/clubs/{known.club}", "section.k-row button", session=asker),
        "my tournaments": Place("/tournaments", "#mine-title", session=us),
        "my new tournament": Place("/tournaments/new", "form h2", session=us),
        "my open tournament": Place(f"/tournaments/{known.open_cup}", ".is-danger", session=us),
        "my running tournament": Place(f"/tournaments/{known.running_cup}", ".is-big", session=us),
        "my tournament that is over": Place(f"/tournaments/{known.over_cup}", "a[download]", session=us),
    }


def visit(view: Window, place: Place) -> Page:
    """Go there and wait for its sign; the browser's seats are told first."""
    view.excuse(*EXPECTED)
    if view.page.url == "about:blank":
        view.go("/")
    view.take_seats(*[place.seat] if place.seat else [])
    view.take_session(place.session)
    page = view.go(place.path)
    page.wait_for_selector(place.sign, state="attached")
    page.wait_for_function("() => document.querySelector('.page-loading') === null")
    return page


def uncovered(paths: list[str]) -> list[str]:
    """The routes of the site that none of these addresses takes."""
    written = re.findall(r"^  \[/(.+)/, \"\w+\"\],$", ROUTES.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(written) > 10, "the routes are written in another way now"
    patterns = [each.replace("(?<", "(?P<").replace("\\/", "/") for each in written]
    return [each for each in patterns if not any(re.match(each, path) for path in paths)]
