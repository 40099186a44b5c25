"""Models made from the types of `kemet.telling`, so that no field is stated twice."""

from __future__ import annotations

import types
from collections.abc import Iterator
from functools import cache
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pydantic import BaseModel, Field, GetCoreSchemaHandler, create_model
from pydantic_core import CoreSchema
from typing_extensions import TypeAliasType

from kemet.server.shapes.sayings import Shape
from kemet.telling.view import question_slugs
from kemet.telling.view.types import QuestionSlug

#: The slug of a question on the wire: one of those that there are.
Asked: Any = TypeAliasType("QuestionSlug", Literal[tuple(question_slugs())])


@cache
def model_of(typed: type, base: type[BaseModel] = Shape) -> type[BaseModel]:
    """The model of a TypedDict. A field that is not required may be null too: clients in other languages have one."""
    fields: dict[str, Any] = dict(_fields(typed, base))  # pydantic takes any type here
    return create_model(typed.__name__, __base__=base, __doc__=typed.__doc__, **fields)


def _fields(typed: type, base: type[BaseModel]) -> Iterator[tuple[str, Any]]:
    for name, hint in get_type_hints(typed, include_extras=True).items():
        required = get_origin(hint) is not NotRequired
        inner = hint if required else get_args(hint)[0]
        note: str | None = None
        if get_origin(inner) is Annotated:
            inner, note = get_args(inner)
        if required:
            yield name, (_wire_type(inner, base), Field(description=note))
        else:
            yield name, (_wire_type(inner, base) | None, Field(default=None, description=note))


def _wire_type(hint: Any, base: type[BaseModel]) -> Any:
    """The same type with models in place of TypedDicts, and with the keys that JSON has."""
    if is_typeddict(hint):
        return model_of(hint, base)
    if hint is QuestionSlug:
        return Asked
    origin, args = get_origin(hint), get_args(hint)
    if origin is None or origin is Literal:
        return hint
    if origin in (Union, types.UnionType):
        return Union[tuple(_wire_type(each, base) for each in args)]  # noqa: UP007 - made of a list
    if origin is dict and args[0] is int:
        args = (str, args[1])
    return origin[tuple(_wire_type(each, base) for each in args)]


class _Made:
    def __get_pydantic_core_schema__(self, source: type, handler: GetCoreSchemaHandler) -> CoreSchema:
        return handler.generate_schema(model_of(source))


Typed = TypeVar("Typed")
#: A TypedDict as a field of a shape: `view: Made[View]`.
Made = Annotated[Typed, _Made()]
