"""The game as viewers get it: `Game.view`, events, choices. Tests check that real ones have these shapes."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from kemet.server.shapes.sayings import Saying, Shape
from kemet.server.shapes.seth import SethView, Side, Site, TokenState

Colour = Literal["white", "red", "blue", "black", "violet"]


class Points(Shape):
    """Victory points by source; `path` and `daggers` only with modules."""

    battle: int
    tiles: int
    creatures: int
    two_temples: int
    sanctuary: int
    path: int | None = None
    daggers: int | None = None
    temporary: int
    total: int


class SeatView(Shape):
    """What the table shows of one seat; the last fields are the viewer's own."""

    seat: int
    city: str | None
    prayer: int
    reserve: int
    creatures_in_reserve: list[str]
    tokens: int
    placed: list[str]
    silver: TokenState
    gold: TokenState
    gold_actions: list[str]
    tiles: list[str]
    points: Points
    hand_size: int
    battle_hand_size: int
    battle_cards_shown: list[str]
    battle_cards_possible: list[str]
    side: Side | None = Field(default=None, description="with Seth")
    hand_by_deck: dict[Side, int] | None = Field(default=None, description="with Seth: the backs of its cards")
    dawn_tokens: int | None = None
    priests_on_path_reserve: int | None = None
    priests_in_reserve: int | None = None
    objects: dict[str, int] | None = None
    skills: list[str] | None = None
    sealed: list[str] | None = None
    hand: dict[str, int] | None = None
    hand_prices: dict[str, int] | None = None
    battle_hand: list[str] | None = None
    removed: list[str] | None = None


class Pyramid(Shape):
    colour: Colour
    level: int


class SpaceView(Shape):
    """One space of the board; `units`, `creatures` and `priests` by seat.

    With Seth: of his units here so many were `captured`, by first owner; of a member's units here so many were Seth's
    (`violet`), by holder. Both are counted among `units`.
    """

    controller: int | None
    units: dict[str, int]
    creatures: dict[str, str]
    owner: int | None = None
    priests: dict[str, int] | None = None
    pyramid: Pyramid | None = None
    captured: dict[str, int] | None = None
    violet: dict[str, int] | None = None


class PendingCard(Shape):
    """With Seth it may be aimed at a unit of an `owner`, or give him an `amount` of prayer."""

    seat: int
    card: str
    space: str | None
    owner: int | None = None
    amount: int | None = None


class MoveView(Shape):
    """The group that is being put together or moves; `origin` is where it set out.

    With Seth its units by owner, and the creature that rides with them.
    """

    origin: str
    space: str
    units: int
    creature: bool
    priests: int
    movement_left: int
    started: bool
    walls_ignored: bool
    teleported_to: list[str]
    group: dict[str, int] | None = None
    creature_id: str | None = None


class SumLine(Shape):
    """What something adds to a figure of a side. `source` is a message, or `units`, `wound`, `mirror-...`, `other`.

    `so_far` is the figure with this line and all before it: what the side brings comes first, then the cards laid.
    `mirror-` names the enemy's battle card that Deadly Mirror reflects; `other` is what has left since the reveal.
    """

    source: str
    owner: int | None = Field(description="with Seth null: the whole alliance")
    stat: Literal["strength", "damage", "protection"]
    amount: int
    so_far: int


class Figures(Shape):
    strength: int
    damage: int
    protection: int


class SideView(Shape):
    """One side of a battle; fields appear when the viewer may know them.

    `sum` explains its figures as far as the viewer can know, `total` adds the lines up. `units` are those weighed,
    wherever they are by now; a creature that is `silenced` counts for nothing.

    With Seth `seat` is the fighter; all `members` take part, with their units (`troop`) and `tiles`, each with the seat
    that brings it.
    """

    seat: int
    locked: bool
    units: int
    creature: str | None
    silenced: bool
    sum: list[SumLine]
    total: Figures
    played: str | None = None
    objects: dict[str, int] | None = None
    skills: list[str] | None = None
    own_card_lost: int | None = None
    discarded: str | None = None
    divine: dict[str, int] | None = None
    strength: int | None = None
    damage: int | None = None
    protection: int | None = None
    wound: int | None = None
    lost: int | None = None
    members: list[int] | None = None
    troop: dict[str, int] | None = None
    creature_id: str | None = None
    controller: int | None = Field(default=None, description="whose creature it is; null of Osiris")
    tiles: dict[str, int] | None = None


class BattleView(Shape):
    """With Seth a corrupted creature or a corrupted troop may attack; `pending`: its cards lie ready, it waits for the
    other battle of the invasion."""

    space: str
    by_move: bool
    revealed: bool
    masked: bool
    winner: Literal["attacker", "defender"] | None
    attacker: SideView
    defender: SideView
    kind: Literal["battle", "creature", "corrupted"] | None = None
    creature_card: str | None = None
    pending: bool | None = None
    number: int | None = Field(default=None, description="which of two battles at once, the first moved first; 0 alone")


class Slot(Shape):
    kind: str
    token: str | None


class StopView(Shape):
    board: int
    slots: list[Slot]
    priests: dict[str, int]
    leads_to: dict[str, list[str]]


class PathView(Shape):
    faces: list[str]
    stops: dict[str, StopView]
    entrances: dict[str, list[str]]
    victory_points_aside: int
    reserves: dict[str, int]
    temporary_held: list[str]
    taking: str | None = Field(description="the stop whose tokens a priest may take now")


class DawnView(Shape):
    bids: dict[str, int]


class Movement(Shape):
    """How far a group goes, and what the creature or a priest in it adds."""

    group: int
    creature: int
    priests: int


class Entry(Shape):
    """What entering a space brings before a battle: a fee in prayer, a gain of prayer, units lost in a trap."""

    fee: int | None = None
    gain: int | None = None
    trap: int | None = None


class AboutView(Shape):
    """What the question is about; only what belongs to it is there. `cause` is one of the messages `cause-...`.

    With Seth: `total` is shared out; the `owner` is asked about now, so many are `named` already; `shares` are what the
    `proposer` wants, `usual` what counts without consent.
    """

    cause: str | None
    space: str | None = None
    stop: str | None = None
    lost: int | None = None
    most: int | None = None
    bid: int | None = None
    gain: int | None = None
    pray: int | None = None
    levels: dict[str, int] | None = None
    silver_activates: bool | None = None
    teleport: int | None = None
    movement: Movement | int | None = Field(default=None, description="of a mixed group one number")
    entries: dict[str, Entry] | None = None
    total: int | None = None
    owner: int | None = None
    named: dict[str, int] | None = None
    limits: dict[str, int] | None = Field(default=None, description="the most of each seat that can be shared out")
    proposer: int | None = None
    shares: dict[str, int] | None = None
    usual: dict[str, int] | None = None
    sites: dict[str, Site] | None = Field(default=None, description="sacred temples that can be built, by space")
    level: int | None = None
    units: int | None = None
    recall: int | None = Field(default=None, description="the prayer that the recall of the whole troop brings")
    chooser: int | None = Field(default=None, description="the member who will choose the power tokens")
    yellow: list[str] | None = Field(default=None, description="spaces of Seth's board that hit a member")
    victim: int | None = None
    battles: list[str] | None = Field(default=None, description="the spaces of both battles, the first moved first")


class Winning(Shape):
    """Who wins with the points of now, and when: at their next turn, or at the end of this Day."""

    seats: list[int]
    when: Literal["turn", "end of day"]


class View(Shape):
    """All that one viewer may know: `kemet.Game.view(seat)`."""

    viewer: int | None
    players: int
    target: int
    beginner: bool
    house_rules: dict[str, str]
    modules: list[str]
    phase: Literal["setup", "night", "day", "end of day", "over", "eclipse"]
    day: int
    round: int
    active: int | None
    order: list[int]
    waiting: list[int]
    question: str
    about: AboutView | None
    asked: str
    district: str | None
    winner: int | None
    end_reason: str
    seats: list[SeatView]
    spaces: dict[str, SpaceView]
    supply: dict[str, int]
    deck_size: int
    discard_size: int
    known_discards: dict[str, int]
    seen: dict[str, int]
    pending_card: PendingCard | None
    move: MoveView | None
    battle: BattleView | None
    path: PathView | None
    dawn: DawnView | None
    last_day: bool
    winning: Winning | None
    seth: SethView | None = None
    other_battle: BattleView | None = Field(default=None, description="the second battle of a Furious invasion")


class GameEvent(Shape):
    """One thing that happened. `version` counts the events of this viewer from 1.

    As a story: take back so many of the last sentences, then say these.
    """

    version: int
    kind: str
    fields: dict[str, str | int | list[int] | None]
    takes_back: int
    says: list[Saying]


class Choice(Shape):
    """One legal choice. `prayer` and `points`: what it does at once to one's own; null when that depends. `idle`: an
    action token that would be gone for nothing."""

    code: int
    kind: str
    fields: dict[str, str | int]
    text: str
    says: Saying
    prayer: int | None
    points: int | None
    idle: bool


class Route(Shape):
    """The shortest way of the moving group to a space: choices to be played in a row."""

    space: str
    choices: list[int]
    prayer: int
    steps: int
    battle: bool


class Party(Shape):
    """A group of a mixed troop: units by owner, the creature that goes along, and the choices to be played in a row."""

    units: dict[str, int]
    creature: str | None
    choices: list[int]


class CoachPage(Shape):
    """One thing that the coach of a lesson says: the key of its words, and what to point at (docs/protocol.md)."""

    text: str
    point: list[str]


class Coaching(Shape):
    """Where a lesson stands: what the coach says now, and the choices it waits for, the next one first. Without any
    the pupil plays freely; other choices than these end the lesson."""

    lesson: str
    step: int
    steps: int
    pages: list[CoachPage]
    choices: list[int]


class Prompt(Shape):
    """The question a seat is asked now; `parties` while a mixed group is put together, the whole troop first."""

    id: str
    question: str
    choices: list[Choice]
    routes: list[Route]
    parties: list[Party] | None = None
    deadline: float | None = Field(description="Unix time at which the clock runs out")
    coaching: Coaching | None = Field(default=None, description="in a lesson, until the pupil leaves its way")
