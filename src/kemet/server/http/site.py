"""The built front end, and the headers that keep browsers safe."""

from __future__ import annotations

import hashlib
import json
import mimetypes
import re
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kemet.server.http import head
from kemet.server.problems import Problem
from kemet.server.settings import Settings

router = APIRouter(include_in_schema=False)
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
INDEX, MANIFEST = "index.html", "manifest.webmanifest"
#: Names with a hash of their content never change: assets/app-4f9c2b1a.js
HASHED = re.compile(r"assets/[^/]*[-.][A-Za-z0-9_-]{8,}\.\w+$")
FOR_EVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Kemet</title></head>
<body><h1>Kemet</h1>
<p>The server runs, but the table in the browser is not built. In the checkout <code>make play</code> builds it;
an installed package has it. The protocol is at <a href="/api/openapi.json">/api/openapi.json</a> and
<a href="/api/messages.json">/api/messages.json</a>.</p></body></html>
"""


def has_table(settings: Settings) -> bool:
    """Is the table in the browser there? Without it a server stores games that nobody can see."""
    return (settings.web / INDEX).is_file()


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(path: str, request: Request) -> Response:
    """A file of the front end; any other address is a page of it."""
    settings: Settings = request.app.state.settings
    if path.startswith("api/"):
        if request.app.state.methods_at(request.scope):
            raise HTTPException(405)
        raise Problem("unknown", "there is no such address")
    if not has_table(settings):
        return HTMLResponse(NOT_BUILT, headers={"cache-control": "no-store"})
    found = _inside(settings.web, path)
    if found is not None and found.name == MANIFEST:
        return _manifest(found, request)
    if found is not None and found.name != INDEX:
        return _file(found, request)
    if found is None and _names_a_file(path):
        raise Problem("unknown", "there is no such file")
    language = head.language_for(request)
    shown = await head.preview(request.app.state.hub, path, language)
    html = (settings.web / INDEX).read_text(encoding="utf-8")
    made = head.with_head(html, path, language, shown, settings.public_address)
    return _made(made.encode(), "text/html", language, request)


def _manifest(found: Path, request: Request) -> Response:
    """What a telephone reads when the page becomes an app on it: in the language of its owner."""
    language = head.language_for(request)
    told = json.loads(found.read_bytes()) | {"lang": language, "description": head.description(language)}
    return _made(json.dumps(told, ensure_ascii=False).encode(), "application/manifest+json", language, request)


def _made(body: bytes, kind: str, language: str, request: Request) -> Response:
    """What was made for this reader, unless the browser has just that."""
    headers = {
        "cache-control": ALWAYS_ASK,
        "content-language": language,
        "etag": f'"{hashlib.sha256(body).hexdigest()[:32]}"',
        "vary": "accept-language",
    }
    return _unless_known(Response(body, media_type=kind, headers=headers), request)


def _file(found: Path, request: Request) -> Response:
    """A file as it is, or packed if the browser takes it so. Each has a tag of its own."""
    packed = found.with_name(f"{found.name}.gz")
    headers = {"cache-control": FOR_EVER if HASHED.search(found.as_posix()) else ALWAYS_ASK}
    kind = mimetypes.guess_type(found.name)[0]
    if packed.is_file():
        headers["vary"] = "accept-encoding"
        if _takes_gzip(request.headers.get("accept-encoding", "")):
            found, headers["content-encoding"] = packed, "gzip"
    return _unless_known(FileResponse(found, media_type=kind, headers=headers, stat_result=found.stat()), request)


def _takes_gzip(accepted: str) -> bool:
    """`gzip`, also as `gzip;q=0.5`; not `gzip;q=0`."""
    found = re.search(r"(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=([0-9.]+)\s*)?(?:,|$)", accepted.lower())
    return found is not None and (found[1] is None or found[1].strip("0.") != "")


def _unless_known(answer: Response, request: Request) -> Response:
    """304, without a body, if the browser asks whether what it has is still right, and it is."""
    known = re.findall(r'"[^"]*"|\*', request.headers.get("if-none-match", ""))
    if answer.headers["etag"] not in known:
        return answer
    kept = {name: value for name, value in answer.headers.items() if name in ("cache-control", "etag", "vary")}
    return Response(status_code=304, headers=kept)


def _names_a_file(path: str) -> bool:
    """Files lie at the top or below `assets`; a page further down may have a dot in it: the key of a letter, a name."""
    folder, _, name = path.rpartition("/")
    return "." in name and folder.partition("/")[0] in ("", "assets")


def _inside(folder: Path, path: str) -> Path | None:
    """A file below the folder, never one beside it."""
    if "\0" in path:
        return None
    try:
        wanted = (folder / path).resolve()
        return wanted if wanted.is_file() and wanted.is_relative_to(folder.resolve()) else None
    except (OSError, RuntimeError):  # a name that is too long, or a link that leads round in circles
        return None


class SafeHeaders:
    """Adds the same headers to every answer."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        safe = safe_headers(scope)

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = message.get("headers", [])
                named = {name.lower() for name, _ in own}
                message["headers"] = [*own, *((name, value) for name, value in safe if name not in named)]
            await send(message)

        await self.app(scope, receive, send_safely)


def safe_headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    return _headers(host, scope["path"], scope["scheme"] == "https")


def _headers(host: str, path: str, encrypted: bool) -> list[tuple[bytes, bytes]]:
    # some browsers do not count WebSockets of the same host as 'self'
    sockets = f" ws://{host} wss://{host}" if re.fullmatch(r"[\w.\-:\[\]]{1,255}", host) else ""
    policy = (
        f"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
    headers = {
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
    }
    if encrypted:
        headers["strict-transport-security"] = "max-age=31536000"
    if path.startswith("/api/"):
        headers["cache-control"] = "no-store"
    return [(name.encode(), value.encode()) for name, value in headers.items()]
