"""JSON as bytes: fast, and the same bytes for the same data."""

from __future__ import annotations

from typing import Any

import orjson


def encode(data: Any) -> bytes:
    """Views have seats as keys of tables; JSON writes them as texts."""
    return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS)


def encode_to_keep(data: Any) -> bytes:
    """The same bytes without the room that the encoder left behind them: a kilobyte or four, however short they are."""
    return bytes(memoryview(encode(data)))


def ready(encoded: bytes) -> orjson.Fragment:
    """Bytes that are JSON already, to be put into a larger message as they are."""
    return orjson.Fragment(encoded)


def decode(text: str | bytes) -> Any:
    """Raises ValueError for anything that is no JSON."""
    return orjson.loads(text)
