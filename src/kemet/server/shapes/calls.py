"""Being called when it is one's turn, and letters, in HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from kemet.server.shapes.accounts import Password, Proof
from kemet.server.shapes.languages import Language
from kemet.server.shapes.sayings import Shape
from kemet.server.shapes.tables import Asked

Kind = Literal["push", "mail", "discord", "ntfy"]
Minute = Annotated[int, Field(ge=0, lt=1440, description="of the day")]
Key = Annotated[str, Field(max_length=200, pattern=r"^[A-Za-z0-9_=-]+$")]


class Habits(Asked):
    """In which language, and when. Calls in quiet hours come at their end, all in one."""

    language: Language = "en"
    zone: Annotated[str, Field(max_length=60)] = Field(default="", description="Europe/Warsaw; empty is UTC")
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    digest: Annotated[int, Field(ge=0, le=1440)] = Field(default=0, description="one message in this many minutes")


class Subscription(Asked):
    """What the browser's push service gave."""

    endpoint: Annotated[str, Field(max_length=500)]
    p256dh: Key
    auth: Key


class NewCalling(Habits):
    kind: Kind
    address: Annotated[str, Field(max_length=500)] = Field(default="", description="of a webhook")
    subscription: Subscription | None = None


class Calling(Shape):
    id: str
    kind: Kind
    place: str = Field(description="as much of the address as helps to know it again")
    language: Language
    zone: str
    quiet_from: int | None
    quiet_until: int | None
    digest: int
    failing: bool = Field(description="the last message did not arrive")


class Callings(Shape):
    callings: list[Calling]
    push_key: str = Field(description="the server's key, for the browser's push service")
    can_mail: bool = Field(description="does this host send mail")
    mail: str | None = Field(description="the confirmed address of the account")


class NewMail(Proof):
    mail: Annotated[str, Field(max_length=254)] = Field(description="empty: no address any more")
    language: Language = "en"


class Forgotten(Asked):
    mail: Annotated[str, Field(max_length=254)]
    language: Language = "en"


class Recovery(Asked):
    token: Annotated[str, Field(max_length=100)]
    new: Password


class Token(Asked):
    token: Annotated[str, Field(max_length=100)]
