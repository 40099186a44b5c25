"""By which names this server answers, and to whom it shows its numbers.

A page of another site must not reach it under a name of its own (DNS rebinding).
Browsers believe a name, whatever machine it leads to today. So a server that anybody can start at home answers to
numbers, to `localhost` and to names of the local network; others must be allowed.
"""

from __future__ import annotations

import ipaddress
import re
import socket

ANY = "*"


def is_allowed(host: str | None, allowed: tuple[str, ...]) -> bool:
    """
    >>> is_allowed("127.0.0.1:8000", ()), is_allowed("[::1]", ()), is_allowed("localhost:80", ())
    (True, True, True)
    >>> is_allowed("evil.example:8000", ()), is_allowed("kemet.example", ("kemet.example",))
    (False, True)
    """
    if host is None or ANY in allowed:
        return True  # only programs leave it out
    match = re.fullmatch(r"(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9_.-]{1,253})(:\d{1,5})?", host)
    if match is None:
        return False
    name = match[1].lower().rstrip(".")
    if name in {each.lower() for each in allowed}:
        return True
    if "." not in name and not name.startswith("["):
        return True  # names without a dot are those of the local network
    return name.endswith((".local", ".localhost", ".lan", ".home.arpa")) or _is_number(name) or name == _own_name()


def may_see_numbers(address: str, networks: tuple[str, ...]) -> bool:
    """Is this the server's own machine, or in a network that its host named? Players must not see them: how
    much the bots have to think about tells what they hold.

    >>> may_see_numbers("127.0.0.1", ()), may_see_numbers("192.168.0.7", ())
    (True, False)
    >>> may_see_numbers("10.1.2.3", ("10.0.0.0/8",))
    True
    """
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    number = getattr(number, "ipv4_mapped", None) or number
    return number.is_loopback or any(number in ipaddress.ip_network(network) for network in networks)


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _own_name() -> str:
    return socket.gethostname().lower()
