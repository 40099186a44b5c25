"""Reports, and what hosts of the server see and do, in HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, StrictBool, StrictInt, model_validator

from kemet.server.shapes.sayings import Shape
from kemet.server.shapes.tables import Asked, Named, Number
from kemet.server.store.invitations import DAYS, MAX_DAYS

Reason = Literal["insult", "name", "cheating", "stalling", "spam", "other"]
Registration = Literal["open", "invitation", "closed"]
TableId = Annotated[str, Field(max_length=32)]
SeatNumber = Annotated[StrictInt, Field(ge=0, le=5)]


class HostSite(Shape):
    """What this host has settled for everybody."""

    registration: Registration
    imprint: str = Field(description="who runs this site, and its house rules; plain text, perhaps empty")


class NewReport(Asked):
    """About a seat of a table (`time` names one of its lines), or about who shows a profile by this name."""

    reason: Reason
    words: Annotated[str, Field(max_length=1200)] = ""
    table: TableId | None = None
    seat: SeatNumber | None = None
    time: Number | None = None
    name: Named | None = None

    @model_validator(mode="after")
    def _about_one(self) -> Self:
        at_table = self.table is not None and self.seat is not None
        if at_table == (self.name is not None):
            raise ValueError("name a table and a seat, or somebody with a profile")
        return self


class Report(Shape):
    id: int
    at: float
    reason: Reason
    words: str
    table: str | None
    seat: int | None
    line: str | None = Field(description="what the reported wrote, if it is about a line that still stands")
    name: str = Field(description="of the reported, as it was then")
    account: str | None = Field(description="of the reported, as it is now; null for guests")
    banned: bool
    muted: bool
    by: str = Field(description="empty: a guest without a seat")
    by_guest: bool
    closed: float | None


class Reports(Shape):
    reports: list[Report]
    open: int = Field(description="how many wait in all")
    next: int | None = Field(description="`before` of the next page")


class CloseReport(Asked):
    closed: StrictBool


class KnownAccount(Shape):
    name: str
    since: float
    banned: bool
    muted: bool
    host: bool
    second_factor: bool


class KnownAccounts(Shape):
    people: list[KnownAccount]


class OnAccount(Asked):
    """What a host does to an account."""

    name: Named
    act: Literal["ban", "unban", "mute", "unmute", "rename"]
    new: Named | None = None


class OnSeat(Asked):
    """... or to a guest at a table."""

    table: TableId
    seat: SeatNumber
    act: Literal["mute", "unmute", "rename"]
    new: Named | None = None


class NewInvitation(Asked):
    days: Annotated[StrictInt, Field(ge=1, le=MAX_DAYS)] = DAYS


class MadeInvitation(Shape):
    token: str = Field(description="of the link /invited/TOKEN; it is shown once")
    expires: float


class Invitation(Shape):
    id: str
    made: float
    expires: float


class Invitations(Shape):
    invitations: list[Invitation]
