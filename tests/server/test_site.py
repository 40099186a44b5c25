"""The pages of the front end as browsers, chats, telephones and search engines get them."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path

import frontend
import httpx
import pytest
from running import Running, wait_until

from kemet.content.languages import SPOKEN

Serve = Callable[..., Running]
ROOT = Path(__file__).parents[2]
PUBLIC = ROOT / "web/public"
SCRIPT = "assets/index-4f9c2b1a.js"
YOU = {"kind": "you", "name": 'Ann "<b>"'}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "easy"}


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """What `npm run build` leaves, in short: the page, a script, what is copied."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes((ROOT / "web/index.html").read_bytes())
    (folder / SCRIPT).write_text("console.log('battle');\n" * 500)
    for each in PUBLIC.iterdir():
        (folder / each.name).write_bytes(each.read_bytes())
    frontend.pack(folder)
    return folder


def head(page: httpx.Response) -> dict[str, str]:
    """What the head says, by name."""
    assert page.status_code == 200
    assert page.text.count("</head>") == 1
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page.text)
    title = re.search(r"<title>(.*?)</title>", page.text)
    language = re.search(r'<html lang="([^"]*)"', page.text)
    assert title is not None
    assert language is not None
    return dict(found) | {"title": title[1], "lang": language[1]}


def test_the_page_speaks_the_readers_language(serve: Serve, web: Path) -> None:
    http = serve(web=web).http
    said = {}
    for language in SPOKEN:
        page = http.get("/", headers={"Accept-Language": f"{language},en;q=0.5"})
        found = head(page)
        assert found["lang"] == language == page.headers["content-language"]
        assert page.headers["vary"] == "accept-language"
        assert found["description"] == found["og:description"]
        assert "robots" not in found, "this page is for everybody"
        assert head(http.get("/", params={"lang": language}))["lang"] == language, "a link can name a language"
        said[language] = found["description"]
    assert len(set(said.values())) == len(SPOKEN) - 1, "Portugal and Brazil say it alike"
    assert head(http.get("/", headers={"Accept-Language": "xx"}))["lang"] == "en"
    assert head(http.get("/?lang=%22%3E"))["lang"] == "en"


def test_search_engines_find_every_language_at_the_public_address(serve: Serve, web: Path) -> None:
    page = serve(web=web, public_address="https://kemet.example").http.get("/rules")
    linked = dict(re.findall(r'hreflang="([^"]+)" href="([^"]+)"', page.text))
    assert linked == {"x-default": "https://kemet.example/rules"} | {
        language: f"https://kemet.example/rules?lang={language}" for language in SPOKEN
    }
    assert head(page)["og:image"] == "https://kemet.example/share.png"


def test_a_link_to_a_table_shows_who_plays_and_never_how_it_stands(serve: Serve, web: Path) -> None:
    server = serve(web=web)
    made = server.http.post("/api/tables", json={"players": 3, "seats": [YOU, OPEN, BOT]}).json()["table"]["id"]
    found = head(server.http.get(f"/t/{made}/join"))
    assert found["og:title"].startswith("Ann &quot;&lt;b&gt;&quot;, "), "written as text, whatever a name holds"
    assert found["title"].startswith("Ann &quot;")
    assert found["og:description"] == "One seat is free at this table for 3. Take it: no account needed."
    assert found["robots"] == "noindex"
    named = {"players": 2, "seats": [YOU, BOT], "name": "Thebes at night"}
    running = server.http.post("/api/tables", json=named).json()["table"]["id"]
    for page in ("", "/replay", "/replay/12", "/story"):
        found = head(server.http.get(f"/t/{running}{page}", headers={"Accept-Language": "de"}))
        assert found["og:title"] == "Thebes at night"
        assert found["og:description"] == "Eine Partie für 2 läuft gerade. Sieh live zu."
    for nowhere in ("/t/nobody", "/t/%22", "/t/a/b/c", "/mine"):
        found = head(server.http.get(nowhere))
        assert found["og:title"] == "Kemet"
        assert found["robots"] == "noindex"


def test_a_preview_loads_no_game(serve: Serve, web: Path) -> None:
    server = serve(web=web)
    seat = server.client.create(seats=[YOU, BOT])
    with seat.live() as live:
        next(live.prompts())  # the bot has nothing to do: nobody else brings the table back
    hub = server.app.state.hub
    wait_until(lambda: not list(hub.tables[seat.table].all_viewers()))
    hub.tables.pop(seat.table)
    page = head(server.http.get(f"/t/{seat.table}"))
    assert page["og:description"] == "A game for 2 is being played. Watch it live."
    assert seat.table not in hub.tables


def test_texts_come_packed_to_browsers_that_take_them_so(serve: Serve, web: Path) -> None:
    http = serve(web=web).http
    whole = (web / SCRIPT).read_bytes()
    packed = {}
    for accepted, is_packed in {
        "gzip, deflate, br": True,
        "br;q=1, gzip;q=0.2": True,
        "*": True,
        "identity": False,
        "gzip;q=0": False,
        "gzip;q=0.0, br": False,
        "x-gzip-not": False,
    }.items():
        answer = http.get(f"/{SCRIPT}", headers={"Accept-Encoding": accepted})
        assert answer.content == whole, accepted
        assert answer.headers["content-type"].startswith("text/javascript")
        assert (answer.headers.get("content-encoding") == "gzip") is is_packed, accepted
        assert answer.headers["vary"] == "accept-encoding", "a cache keeps both apart"
        assert "immutable" in answer.headers["cache-control"]
        packed[is_packed] = answer.headers["etag"], int(answer.headers["content-length"])
    assert packed[True][0] != packed[False][0], "two bodies, two tags"
    assert packed[True][1] < packed[False][1] / 3


def test_what_a_browser_has_is_not_sent_again(serve: Serve, web: Path) -> None:
    http = serve(web=web).http
    for path in ("/", "/icon.svg", "/manifest.webmanifest", f"/{SCRIPT}"):
        tag = http.get(path).headers["etag"]
        again = http.get(path, headers={"If-None-Match": f'"other", W/{tag}'})
        assert (again.status_code, again.content) == (304, b""), path
        assert again.headers["etag"] == tag
        assert http.get(path, headers={"If-None-Match": '"other"'}).status_code == 200
    assert http.get("/icon-maskable.png").headers["cache-control"] == "no-cache", (
        "its name has no hash, though it is long"
    )
    french = http.get("/", headers={"Accept-Language": "fr"}).headers["etag"]
    assert http.get("/", headers={"Accept-Language": "de", "If-None-Match": french}).status_code == 200


def test_the_page_can_be_an_app(serve: Serve, web: Path) -> None:
    http = serve(web=web).http
    answer = http.get("/manifest.webmanifest", headers={"Accept-Language": "pl"})
    assert answer.headers["content-type"] == "application/manifest+json"
    app = json.loads(answer.content)
    assert app["lang"] == "pl"
    assert app["description"].startswith("Kemet, gra planszowa")
    for icon in app["icons"]:
        picture = http.get(icon["src"])
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "x".join(map(str, size_of(picture.content))) == icon["sizes"]
    assert {icon.get("purpose", "any") for icon in app["icons"]} == {"any", "maskable"}
    page = http.get("/").text
    for linked in re.findall(r'<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"', page):
        assert http.get(linked).status_code == 200, linked
    assert size_of(http.get("/share.png").content) == (1200, 630)
    assert size_of(http.get("/icon-touch.png").content) == (180, 180)
    assert http.get("/favicon.ico").content[:4] == b"\0\0\1\0"


def size_of(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    return int.from_bytes(png[16:20]), int.from_bytes(png[20:24])


def test_robots_may_look_at_links_and_not_at_letters(serve: Serve, web: Path) -> None:
    answer = serve(web=web).http.get("/robots.txt")
    assert answer.headers["content-type"].startswith("text/plain")
    closed = re.findall(r"(?m)^Disallow: (.*)$", answer.text)
    assert {"/api/", "/confirm/", "/recover/", "/stop/"} == set(closed), "a chat may look at /t/, to show the link"


def test_a_head_alone_is_answered(serve: Serve, web: Path) -> None:
    http = serve(web=web).http
    for path in ("/", "/rules", f"/{SCRIPT}", "/share.png"):
        answer = http.head(path)
        assert (answer.status_code, answer.content) == (200, b""), path
        assert answer.headers["etag"] == http.get(path).headers["etag"]


def test_the_same_texts_are_packed_into_the_same_bytes(web: Path) -> None:
    first = (web / f"{SCRIPT}.gz").read_bytes()
    frontend.pack(web)
    assert (web / f"{SCRIPT}.gz").read_bytes() == first
    assert gzip.decompress(first) == (web / SCRIPT).read_bytes()
    assert not (web / "index.html.gz").exists(), "it is made for each reader"
    assert not list(web.rglob("*.gz.gz"))
