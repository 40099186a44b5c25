"""One POST to an address that a stranger named. Public addresses only unless the host allows others; the name is
resolved once and that very number is called; redirects are not followed; of the answer only the head is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from urllib.parse import urlsplit

from kemet.errors import KemetError

LONGEST = 500
SECONDS = 10.0
MAX_HEAD = 16_384
#: Addresses of the public network (RFC 4291); all others lead nowhere, or to the local network.
GLOBAL_V6 = ipaddress.ip_network("2000::/3")
#: Translated from or wrapped around other addresses: what is inside could be our own network.
WRAPPED = tuple(ipaddress.ip_network(each) for each in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"))


class NotPosted(KemetError):
    """An address that this server does not call."""


class Unreachable(KemetError):
    """Nobody answered, or not in time."""


@dataclass(frozen=True)
class Target:
    """An address taken apart and found to be harmless as far as its text goes."""

    host: str
    port: int
    path: str
    secure: bool

    @property
    def origin(self) -> str:
        usual = 443 if self.secure else 80
        named = f"[{self.host}]" if ":" in self.host else self.host
        return f"http{'s' * self.secure}://{named}{'' if self.port == usual else f':{self.port}'}"


def target_of(url: str, private: bool = False) -> Target:
    """Read an address; `private` allows plain HTTP and any port, as hosts do in their own network.

    >>> target_of("https://ntfy.sh/kemet").host
    'ntfy.sh'
    """
    if len(url) > LONGEST or not re.fullmatch(r"https?://[!-~]+", url) or "\\" in url:
        raise NotPosted("this is no address of the web")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotPosted("this is no address of the web") from None
    secure = parts.scheme == "https"
    if not parts.hostname or "@" in parts.netloc:
        raise NotPosted("this is no address of the web")
    if not private and (not secure or port not in (None, 443)):
        raise NotPosted("only https addresses with the usual port are called")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.hostname, port or (443 if secure else 80), path, secure)


def is_public(address: str) -> bool:
    """May a stranger make this server call there?

    >>> is_public("9.9.9.9"), is_public("127.0.0.1"), is_public("::ffff:10.0.0.1"), is_public("169.254.169.254")
    (True, False, False, False)
    """
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        if ip not in GLOBAL_V6 or any(ip in network for network in WRAPPED):
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


async def resolved(target: Target, private: bool, threads: ThreadPoolExecutor) -> str:
    """The number to call. One that is not public refuses them all: a name must not lead here and there.

    In threads of its own: a host whose name server never answers must not hold up other work.
    """
    loop = asyncio.get_running_loop()
    try:
        found = await loop.run_in_executor(
            threads, lambda: socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
        )
    except (OSError, UnicodeError):
        raise Unreachable("there is no such name") from None
    numbers = [str(each[4][0]) for each in found]
    if not numbers or (not private and not all(map(is_public, numbers))):
        raise NotPosted("this address is not a public one")
    return numbers[0]


@dataclass(frozen=True)
class Answer:
    status: int
    wait: float | None = None  # what the other side asks for, in seconds


async def post(
    url: str, body: bytes, headers: dict[str, str], threads: ThreadPoolExecutor, private: bool = False
) -> Answer:
    """Send, and read no more than the head of the answer."""
    target = target_of(url, private)
    try:
        async with asyncio.timeout(SECONDS):
            number = await resolved(target, private, threads)
            return await _exchange(target, number, body, headers)
    except (NotPosted, Unreachable):
        raise
    except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
        raise Unreachable(type(error).__name__) from None


async def _exchange(target: Target, number: str, body: bytes, headers: dict[str, str]) -> Answer:
    context = ssl.create_default_context() if target.secure else None
    name = target.host if target.secure else None
    reader, writer = await asyncio.open_connection(
        number, target.port, ssl=context, server_hostname=name, limit=MAX_HEAD
    )
    try:
        lines = {"Host": target.origin.partition("://")[2], "Content-Length": str(len(body)), "Connection": "close"}
        head = "".join(f"{name}: {value}\r\n" for name, value in (lines | headers).items())
        writer.write(f"POST {target.path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body)
        await writer.drain()
        return _answer(await reader.readuntil(b"\r\n\r\n"))
    finally:
        writer.transport.abort()  # whatever else they say, nobody reads it


def _answer(head: bytes) -> Answer:
    first, *rest = head.decode("latin-1").split("\r\n")
    status = re.match(r"HTTP/1\.[01] (\d{3})", first)
    if status is None:
        raise ValueError("not HTTP")
    waits = [value for line in rest if (value := re.match(r"(?i)retry-after: *(\d{1,6}) *$", line))]
    return Answer(int(status[1]), float(waits[0][1]) if waits else None)
