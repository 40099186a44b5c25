"""`/api/messages.json`: the JSON Schema of every WebSocket message. `/api/openapi.json` comes from FastAPI."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from pydantic import TypeAdapter

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


@router.get("/messages.json", response_model=dict[str, Any])
async def messages() -> dict[str, Any]:
    """The JSON Schema of every WebSocket message."""
    return messages_schema()
