"""Who an address counts as. Limits are for people and their homes, not for numbers."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from functools import lru_cache

#: Everybody with IPv6 has a network of this size, and may take another address for each request.
HOME = 64


def source_of(client: Sequence[object] | None) -> str:
    """The source of a connection, from the pair of address and port that the server knows it by."""
    return source(str(client[0])) if client else "unknown"


@lru_cache(maxsize=10_000)
def source(address: str) -> str:
    """
    >>> source("198.51.100.7"), source("::ffff:198.51.100.7"), source("2001:db8:1:2:a::b"), source("2001:db8:1:2::1")
    ('198.51.100.7', '198.51.100.7', '2001:db8:1:2::/64', '2001:db8:1:2::/64')
    """
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(number, ipaddress.IPv4Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((number, HOME), strict=False))
