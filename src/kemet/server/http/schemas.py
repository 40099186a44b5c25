"""`/api/messages.json`: the JSON Schema of every WebSocket message; `/api/openapi.json`: that of the HTTP part."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Hashable
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import Response
from pydantic import TypeAdapter

from kemet.server.encoding import encode
from kemet.server.shapes import live

router = APIRouter(prefix="/api", tags=["schemas"])


_made: dict[tuple[Callable[..., bytes], tuple[Hashable, ...]], bytes] = {}
_making = threading.Lock()


def messages_schema() -> dict[str, Any]:  # JSON Schema
    """One document: `FromClient` and `FromServer` and all that they use, under `$defs`."""
    both: TypeAdapter[Any] = TypeAdapter(live.FromClient)
    server: TypeAdapter[Any] = TypeAdapter(live.FromServer)
    refs = "#/$defs/{model}"
    client_schema = both.json_schema(ref_template=refs)
    server_schema = server.json_schema(ref_template=refs, mode="serialization")
    definitions = {**client_schema.pop("$defs", {}), **server_schema.pop("$defs", {})}
    definitions |= {"FromClient": client_schema, "FromServer": server_schema}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of the Kemet WebSocket",
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": definitions,
    }


def encoded_schema() -> bytes:
    return encode(messages_schema())


@router.get("/messages.json", response_model=dict[str, Any])
async def messages() -> Response:
    """The JSON Schema of every WebSocket message."""
    return unchanging(await made_once(encoded_schema))


@router.get("/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    """The HTTP part."""
    return unchanging(await made_once(encoded_openapi, request.app))


def encoded_openapi(app: FastAPI) -> bytes:
    return encode(app.openapi())


async def made_once(make: Callable[..., bytes], *given: Hashable) -> bytes:
    """Making it takes a while the first time: in a thread, where others go on meanwhile, and only once."""
    if (make, given) not in _made:
        await asyncio.to_thread(make_once, make, given)
    return _made[make, given]


def make_once(make: Callable[..., bytes], given: tuple[Hashable, ...]) -> None:
    with _making:
        if (make, given) not in _made:
            _made[make, given] = make(*given)


def unchanging(encoded: bytes) -> Response:
    """What stays the same for as long as this release runs."""
    return Response(encoded, media_type="application/json", headers={"Cache-Control": "public, max-age=300"})
