"""Friends, blocks and invitations in HTTP requests and answers."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from kemet.server.shapes.sayings import Shape
from kemet.server.shapes.tables import Asked, Named, TableInfo


class Somebody(Asked):
    name: Named = Field(description="of an account; case does not count")


class FriendSettings(Asked):
    """What one shows, and from whom one takes invitations."""

    online_to: Literal["followers", "friends", "nobody"]
    invites_from: Literal["everybody", "followed", "nobody"] = Field(
        description="`followed`: those whom one follows; calls come from these alone"
    )


class FriendsTable(Shape):
    """A public table at which somebody sits."""

    table: str
    name: str
    names: list[str]
    status: Literal["open", "running"]


class Friend(Shape):
    """Somebody whom one follows."""

    name: str
    friend: bool = Field(description="they follow back")
    online: bool = Field(description="as far as they show it")
    tables: list[FriendsTable] = Field(description="where they sit, when they are online: public tables only")


class Friends(Shape):
    following: list[Friend]
    followers: list[str] = Field(description="the newest whom one does not follow")
    blocked: list[str]
    online_to: Literal["followers", "friends", "nobody"]
    invites_from: Literal["everybody", "followed", "nobody"]


class SeatInvitation(Shape):
    by: str
    at: float
    table: TableInfo


class ClubInvitation(Shape):
    id: str
    name: str


class SeatInvitations(Shape):
    invitations: list[SeatInvitation]
    clubs: list[ClubInvitation] = Field(description="that invite one to join")


class Invited(Shape):
    names: list[str] = Field(description="whom one has invited to this table")
