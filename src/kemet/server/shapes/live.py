"""Every message of the WebSocket, both ways."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, TypeAdapter

from kemet.server.shapes.game import GameEvent, Prompt
from kemet.server.shapes.made import Made
from kemet.server.shapes.odds import Odds
from kemet.server.shapes.sayings import Saying, Shape
from kemet.server.shapes.tables import TableInfo
from kemet.telling.view.types import SeatView, SpaceView, View

PROTOCOL = 2
Id = Annotated[str, Field(pattern=r"^[!-~]{1,64}$", description="printable ASCII without blanks")]
Code = Annotated[StrictInt, Field(ge=0, le=65535)]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Orders(Message):
    """What to answer in out-of-turn windows without asking. The owner alone sees them."""

    veto: Literal["ask", "never", "when-hit"] = "ask"
    escape: Literal["ask", "never", "when-losing"] = "ask"
    escape_below: StrictInt = Field(default=30, ge=0, le=100, description="per cent to win the battle")
    recall: Literal["ask", "always", "never"] = "ask"
    battle_objects: Literal["ask", "never"] = "ask"
    sacrifice: Literal["ask", "always", "never"] = "ask"
    divine_wound: Literal["ask", "never"] = "ask"
    next: Literal["ask", "later"] = Field(default="ask", description="with Seth: let the other members act first")
    split: Literal["ask", "agree", "usual"] = Field(default="ask", description="a proposed split of prayer")
    losses: Literal["ask", "usual"] = Field(default="ask", description="whose units of a mixed troop are lost")


# --- from the client ----------------------------------------------------------------------------------------------


class Hello(Message):
    type: Literal["hello"]
    protocol: StrictInt = Field(json_schema_extra={"const": PROTOCOL})  # another one is refused by that name
    table: Annotated[str, Field(max_length=64)]
    secret: Annotated[str, Field(max_length=200)] | None = None
    since: StrictInt | None = Field(default=None, ge=0)
    mark: Annotated[str, Field(max_length=64)] | None = None
    changes: StrictBool = Field(default=False, description="after the first state, send what is new in it only")


class Choose(Message):
    type: Literal["choose"]
    id: Id
    prompt: Annotated[str, Field(max_length=64)]
    choices: Annotated[list[Code], Field(min_length=1, max_length=40)]


class Undo(Message):
    type: Literal["undo"]
    id: Id


class Chat(Message):
    type: Literal["chat"]
    id: Id
    text: Annotated[str, Field(max_length=4000)]


class SetOrders(Message):
    type: Literal["orders"]
    id: Id
    orders: Orders


class Return(Message):
    type: Literal["return"]
    id: Id


class Why(Message):
    """By its code, or in notation."""

    type: Literal["why"]
    id: Id
    code: Code | None = None
    text: Annotated[str, Field(max_length=200)] | None = None


class Hint(Message):
    type: Literal["hint"]
    id: Id


class AskOdds(Message):
    type: Literal["odds"]
    id: Id
    battle: Annotated[Literal[1, 2], Field(description="of the two battles of an invasion")] | None = None
    space: Annotated[str, Field(max_length=20)] | None = None
    units: Annotated[StrictInt, Field(ge=0, le=20)] | None = None
    creature: Annotated[str, Field(max_length=40)] | None = None
    priests: Annotated[StrictInt, Field(ge=0, le=3)] | None = None
    added: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=40)] = []


class Look(Message):
    """The page is in sight: no need to notify this person of their turn."""

    type: Literal["look"]
    id: Id


class Ping(Message):
    type: Literal["ping"]
    id: Id


FromClient = Annotated[
    Hello | Choose | Undo | Chat | SetOrders | Return | Why | Hint | AskOdds | Look | Ping, Field(discriminator="type")
]
from_client: TypeAdapter[Any] = TypeAdapter(FromClient)


# --- from the server ----------------------------------------------------------------------------------------------


class ChatLine(Shape):
    seat: int
    name: str
    text: str
    time: float


class ClockSeat(Shape):
    seat: int
    seconds_left: float


class Clocks(Shape):
    """Counted down by the client: `seconds_left` at the Unix time `at`."""

    kind: Literal["live", "days"]
    seats: list[ClockSeat]
    running: list[int]
    at: float


class Welcome(Shape):
    type: Literal["welcome"]
    protocol: int
    table: TableInfo
    seat: int | None
    orders: Orders | None
    chat: list[ChatLine]
    time: float


class StateMessage(Shape):
    """The viewer keeps its first `version - len(events)` events, drops later ones and adds these."""

    type: Literal["state"]
    version: int
    mark: str
    rewound: bool
    view: Made[View]
    prompt: Prompt | None
    can_undo: bool
    events: list[GameEvent]
    clocks: Clocks | None


class ChangedView(Shape):
    """Parts of a view to put in place of the old ones: of `spaces` and `seats` those named, of all else the whole."""

    model_config = ConfigDict(extra="allow")

    spaces: dict[str, Made[SpaceView]] | None = None
    seats: dict[str, Made[SeatView]] | None = None


class ChangeMessage(Shape):
    """What is new since the state or change before it. `prompt` is left out when it is the same as before."""

    type: Literal["change"]
    version: int
    mark: str
    rewound: bool
    view: ChangedView
    prompt: Prompt | None = None
    can_undo: bool
    events: list[GameEvent]
    clocks: Clocks | None


class TableMessage(Shape):
    type: Literal["table"]
    table: TableInfo


class ChatMessage(ChatLine):
    type: Literal["chat"]


class Ack(Shape):
    type: Literal["ack"]
    id: str
    repeated: bool
    version: int
    orders: Orders | None = None


class Refused(Shape):
    type: Literal["refused"]
    id: str | None
    error: Literal[
        "stale",
        "illegal",
        "not-asked",
        "spectator",
        "malformed",
        "too-fast",
        "not-possible",
        "not-stored",
        "chat-closed",
    ]
    reason: str


class Failure(Shape):
    type: Literal["error"]
    error: str
    reason: str


class Because(Saying):
    """Why something is refused or advised, and the rule behind it."""

    rule: str


class WhyAnswer(Shape):
    type: Literal["why"]
    id: str
    reason: str
    because: Because | None


class PlannedChoice(Shape):
    kind: str
    fields: dict[str, str | int]
    text: str
    says: Saying


class HintAnswer(Shape):
    type: Literal["hint"]
    id: str
    choice: int
    sentence: str
    plan: list[PlannedChoice]
    reasons: list[Because]
    chance: float | None


class OddsAnswer(Shape):
    type: Literal["odds"]
    id: str
    odds: Odds


class Pong(Shape):
    type: Literal["pong"]
    id: str
    time: float


FromServer = Annotated[
    Welcome
    | StateMessage
    | ChangeMessage
    | TableMessage
    | ChatMessage
    | Ack
    | Refused
    | Failure
    | WhyAnswer
    | HintAnswer
    | OddsAnswer
    | Pong,
    Field(discriminator="type"),
]
from_server: TypeAdapter[Any] = TypeAdapter(FromServer)
