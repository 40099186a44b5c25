"""`/api/messages.json`: the JSON Schema of every WebSocket message; `/api/openapi.json`: that of the HTTP part."""

from __future__ import annotations

from functools import cache
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response
from pydantic import TypeAdapter

from kemet.server.encoding import encode
from kemet.server.shapes import live

router = APIRouter(prefix="/api", tags=["schemas"])


def messages_schema() -> dict[str, Any]:
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


@cache
def encoded_schema() -> bytes:
    return encode(messages_schema())


@router.get("/messages.json", response_model=dict[str, Any])
async def messages() -> Response:
    """The JSON Schema of every WebSocket message."""
    return unchanging(encoded_schema())


@router.get("/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    """The HTTP part."""
    state = request.app.state
    if not hasattr(state, "openapi"):
        state.openapi = encode(request.app.openapi())
    return unchanging(state.openapi)


def unchanging(encoded: bytes) -> Response:
    """What stays the same for as long as this release runs."""
    return Response(encoded, media_type="application/json", headers={"Cache-Control": "public, max-age=300"})
