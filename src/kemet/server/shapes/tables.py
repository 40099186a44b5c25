"""Tables, seats, clocks and accounts in HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt

from kemet.server.shapes.game import GameEvent
from kemet.server.shapes.made import Made
from kemet.server.shapes.sayings import Shape
from kemet.telling.view.types import View

God = Literal["anubis", "bastet", "horus", "sobek", "wadjet", "seth"]
Status = Literal["open", "running", "over"]
#: A number, not a truth value that Python would take for 0 or 1.
Number = Annotated[float, Field(strict=True)]
Named = Annotated[str, Field(max_length=120)]


class Asked(BaseModel):
    """Requests: an unknown field is a mistake worth telling."""

    model_config = ConfigDict(extra="forbid")


class NoClock(Asked):
    kind: Literal["none"] = "none"


class LiveClock(Asked):
    """Minutes for the whole game, and seconds more after each answer."""

    kind: Literal["live"]
    minutes: Number = Field(gt=0, le=600)
    increment: Number = Field(ge=0, le=600)


class DaysClock(Asked):
    """Days for every answer."""

    kind: Literal["days"]
    days: Number = Field(gt=0, le=60)


Clock = Annotated[NoClock | LiveClock | DaysClock, Field(discriminator="kind")]


class NewSeat(Asked):
    kind: Literal["you", "open", "bot"]
    bot: Named | None = Field(default=None, description="a strength of /api/options")
    name: Named | None = None
    god: Named | None = None


class RulesAsked(Asked):
    """The rules by which a table plays."""

    victory_points: StrictInt = 8
    beginner: StrictBool = False
    modules: list[Named] = Field(default=[], max_length=10)
    house_rules: dict[Named, Named] = Field(default={}, max_length=60)


class NewTable(RulesAsked):
    """Everything a new table can choose."""

    players: StrictInt = Field(default=2, ge=2, le=6)
    seth: StrictBool = Field(default=False, description="seat 0 is Seth, all others are the alliance: 3 to 6 players")
    seed: Annotated[str, Field(min_length=1, max_length=200)] | None = Field(
        default=None, description="for known dice; the table then says so"
    )
    public: StrictBool = False
    name: Named | None = None
    clock: Clock = NoClock()
    seats: list[NewSeat] = Field(min_length=2, max_length=6)
    bot_pace: Number | None = Field(default=None, ge=0, le=10)
    rated: StrictBool = Field(default=False, description="people with accounts only, and the result counts")
    club: Named | None = Field(default=None, description="a table of this club: its members take the seats")


class SeatInfo(Shape):
    seat: int
    kind: Literal["human", "open", "bot"]
    name: str
    god: God
    bot: str | None
    connected: bool
    away: bool = Field(description="a bot plays for this person until they return")
    resigned: bool
    host: bool


class TableInfo(Shape):
    """What everybody with the link may know about a table."""

    id: str
    lesson: str | None = Field(default=None, description="the lesson that this game is, see /api/lessons")
    name: str
    status: Status
    public: bool
    created: float
    rated: bool
    club: str | None = Field(default=None, description="the id of the club whose members take its seats")
    players: int
    seth: bool
    victory_points: int
    beginner: bool
    modules: list[str]
    house_rules: dict[str, str]
    clock: Clock
    seed_hash: str = Field(description="SHA-256 of `seed_salt`, a colon and `seed`")
    seed_given: bool = Field(description="the creator chose the seed and may know the dice")
    seed: str | None = Field(description="when the game is over")
    seed_salt: str | None = Field(description="with the seed; empty in games that began without one")
    seats: list[SeatInfo]
    day: int
    round: int
    waiting: list[int]
    points: list[int]
    winner: int | None = Field(description="a seat; with Seth 0 is Seth and 1 the whole alliance")
    rematch: str | None
    rules: int
    content: str
    spectators: int


class TableList(Shape):
    tables: list[TableInfo]
    next: str | None


class Seated(Shape):
    """A seat taken: the secret is shown here and never again. Somebody who makes a table without sitting down
    gets a secret too: it opens no seat, but begins the game and sends people away before it."""

    table: TableInfo
    seat: int | None
    secret: str | None


class Join(Asked):
    name: Named = ""
    god: Named | None = None
    seat: StrictInt | None = Field(default=None, ge=0, le=5)
    claim: Annotated[str, Field(max_length=200)] | None = Field(
        default=None, description="the secret of the same seat at the table before the rematch"
    )


class Pupil(Asked):
    name: Named = ""


class LessonInfo(Shape):
    name: str
    minutes: int
    modules: list[str]


class Lessons(Shape):
    lessons: list[LessonInfo]


class Start(Asked):
    fill: Named = "medium"


class Remove(Asked):
    seat: StrictInt = Field(ge=0, le=5)
    bot: Named | None = Field(default=None, description="the strength of a bot that takes the seat; else it is open")


class Key(Asked):
    table: Named
    secret: Annotated[str, Field(max_length=200)]


class Mine(Asked):
    seats: list[Key] = Field(default=[], max_length=200)
    before: Named | None = Field(default=None, description="the `next` of the page before; the account's games go on")


class MyGame(Shape):
    table: TableInfo
    seat: int
    asked: bool
    deadline: float | None


class MyGames(Shape):
    games: list[MyGame]
    next: str | None


class Done(Shape):
    done: bool = True


class Error(Shape):
    error: str
    reason: str


class Moment(Shape):
    version: int
    day: int
    round: int
    seat: int | None
    kind: str


class Moments(Shape):
    moments: list[Moment]
    version: int


class MomentView(Shape):
    version: int
    view: Made[View]
    events: list[GameEvent]


class PointsNow(Shape):
    """Points by seat and source after a turn."""

    version: int
    day: int
    round: int
    seat: int | None
    points: list[dict[str, int]]


class BattleSide(TypedDict):
    seat: int
    battle_card: str | None
    divine: list[str]
    strength: int | None
    damage: int | None
    protection: int | None
    lost: int | None


class BattleTold(TypedDict):
    version: int
    day: int
    round: int
    space: str
    attacker: BattleSide
    defender: BattleSide
    winner: int | None
    called_off: bool


class Story(Shape):
    points: list[PointsNow]
    battles: list[Made[BattleTold]]
    sources: list[str]


class HouseRule(Shape):
    key: str
    values: list[str] = Field(description="the first is the default")
    free_form: bool = Field(description="any text of the form that `text` tells")
    module: str | None
    players: int | None = Field(description="only with this many players beside Seth")
    with_seth: bool = Field(description="offered in games with Seth")
    without_seth: bool = Field(description="offered in games without Seth")
    name: str
    text: str = Field(description="how the value of a free form is written; empty for all others")
    meanings: dict[str, str] = Field(description="what each value means; empty for a free form")


class SethOptions(Shape):
    """What a table with Seth can choose otherwise; the beginner rules are not among it."""

    players: list[int]
    victory_points: list[int] = Field(description="Seth's target")
    modules: list[str]


class TableOptions(Shape):
    """Everything a new table can choose."""

    players: list[int]
    victory_points: list[int]
    modules: list[str]
    house_rules: list[HouseRule]
    bots: list[str]
    clocks: list[str]
    gods: list[God]
    version: str
    rules: int
    content: str
    seth: SethOptions


class Alive(Shape):
    version: str


class Health(Shape):
    status: Literal["ok", "failing"]
    trouble: str | None = Field(
        description="why nothing can be stored: busy, full, read-only, unreachable, failing, overloaded; "
        "leases: no table is taken on"
    )
    version: str
    table: bool = Field(description="whether the table in the browser is there; an installed package has it")
    database: str
    tables: int
    connections: int
