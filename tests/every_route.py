"""Every route and what its schema asks for, read from the application itself: a new route joins by itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute

from kemet.server.app import ROUTERS

CHANGING = ("POST", "PUT", "PATCH", "DELETE")
#: What ends the session of who asks.
ENDING = {("DELETE", "/api/account"), ("DELETE", "/api/session"), ("DELETE", "/api/sessions")}
JsonSchema = dict[str, Any]


def routes() -> list[tuple[str, APIRoute]]:
    known = [route for router in ROUTERS for route in router.routes]
    found = [route for route in known if isinstance(route, APIRoute) and route.path.startswith("/api/")]
    return [(method, route) for route in found for method in sorted(route.methods or ())]


def calls_of(dependant: Dependant) -> Iterator[Any]:
    """What a route depends on, and what this depends on."""
    yield dependant.call
    for each in dependant.dependencies:
        yield from calls_of(each)


def query_of(dependant: Dependant) -> set[str]:
    """The names that a route reads from its address behind the question mark."""
    return {field.alias for field in dependant.query_params}.union(*map(query_of, dependant.dependencies))


def schema_of(route: APIRoute) -> JsonSchema:
    """Of the body; without one, of an empty one."""
    field = route.body_field
    return field.field_info.annotation.model_json_schema() if field is not None else {"properties": {}}


def body_of(route: APIRoute) -> dict[str, Any]:
    """As little as its schema asks for."""
    schema = schema_of(route)
    return {name: value_of(schema, schema["properties"][name]) for name in schema.get("required", [])}


def value_of(whole: JsonSchema, part: JsonSchema) -> Any:
    """A value that fits a part of a schema."""
    if "$ref" in part:
        part = whole["$defs"][part["$ref"].rpartition("/")[2]]
    if "enum" in part or "const" in part:
        return part.get("const", part.get("enum", [None])[0])
    kind = part.get("type", "object")
    if kind == "array":
        return [value_of(whole, part["items"])] * part.get("minItems", 0)
    if kind == "object":
        return {name: value_of(whole, each) for name, each in part.get("properties", {}).items()
                if name in part.get("required", [])}  # fmt: skip
    return {"string": "x" * max(8, part.get("minLength", 0)), "boolean": False}.get(kind, part.get("minimum", 0))
