"""Accounts, sessions and the second factor in HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from kemet.server.shapes.sayings import Shape
from kemet.server.shapes.tables import Asked, Named

Password = Annotated[str, Field(min_length=8, max_length=200)]
SixDigits = Annotated[str, Field(min_length=6, max_length=40)]


class Credentials(Asked):
    name: Named
    password: Password


class NewAccount(Credentials):
    invitation: Annotated[str, Field(max_length=200)] | None = Field(default=None, description="of a link /invited/...")


class LogIn(Credentials):
    code: SixDigits | None = Field(default=None, description="of the app, or one of those for a lost telephone")


class Proof(Asked):
    """To change something about an account, people show that it is theirs, not only that they sit at its browser."""

    password: Password
    code: SixDigits | None = None


class NewPassword(Proof):
    new: Password


class Code(Asked):
    code: SixDigits


class Session(Shape):
    name: str | None
    second_factor: bool
    host: bool = Field(description="of this server: sees the page for hosts")


class OneSession(Shape):
    id: str
    device: str
    opened: float
    seen: float = Field(description="to the hour")
    here: bool = Field(description="the session that asks")


class Sessions(Shape):
    sessions: list[OneSession]


class Proposed(Shape):
    secret: str
    address: str = Field(description="otpauth://, for the app")


class RecoveryCodes(Shape):
    codes: list[str]
