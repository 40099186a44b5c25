"""The types of what a viewer may know: each field is stated here once.

The server's shapes, the JSON Schema and the browser's types are made from them (`kemet.server.shapes`). A note on a
field appears there too. Fields that are not required appear with a module, with Seth, or to who may know them.
"""

from __future__ import annotations

from typing import Annotated, Literal, NewType, NotRequired, TypedDict

#: A number for each seat that has one; over the wire the seats are strings, as all keys in JSON.
BySeat = dict[int, int]
Phase = Literal["setup", "night", "day", "end-of-day", "over", "eclipse"]
EndReason = Literal[
    "", "target", "day-limit", "in-the-day", "last-day", "combat-points", "no-units", "objectives", "district"
]
#: A question by its only name, such as `escape-together`; `question_slugs` lists them.
QuestionSlug = NewType("QuestionSlug", str)
Colour = Literal["white", "red", "blue", "black", "violet"]
#: What a silver, gold, grey or clear token is doing, in the order of its codes.
TokenState = Literal["none", "in-hand", "placed", "from-next-turn"]
PointSource = Literal["battle", "tiles", "creatures", "two_temples", "sanctuary", "path", "daggers", "temporary"]
Stat = Literal["strength", "damage", "protection"]
Role = Literal["attacker", "defender"]
# --- with Seth
Side = Literal["seth", "alliance"]
BattleKind = Literal["battle", "creature", "corrupted"]
Consent = Literal["split", "temple", "ceremony"]
TrackKind = Literal["seth", "alliance", "eclipse"]
#: What lies on a space of Seth's board: a kind of token, or the member whose colour it has.
Lies = Literal["violet", "silver", "clear"] | int


class TrackStep(TypedDict):
    """A step of the day: a turn of Seth with `tokens`, one of the alliance, the eclipse."""

    kind: TrackKind
    tokens: int


class SacredTemple(TypedDict):
    """What it pays at the end of the day, and the power that its third level brought."""

    level: int
    income: int
    power: str | None


class ProposalView(TypedDict):
    """What members are asked to agree to: each one's part, who has agreed, who is still asked.

    `usual` is what counts if somebody refuses a split; `chooser` picks the power of the ceremony.
    """

    cause: Consent
    proposer: int
    shares: BySeat
    usual: BySeat | None
    space: str | None
    level: int | None
    chooser: int | None
    asked: list[int]
    agreed: list[int]


class SethView(TypedDict):
    """What everybody sees of a game with Seth beside the board and the seats."""

    members: int
    track: list[TrackStep]
    step: Annotated[int | None, "where the day stands on the track; null outside of it"]
    acted: Annotated[list[int], "members who have had their turn in this step"]
    later: Annotated[list[int], "members who let the others go first"]
    colour_tokens: Annotated[list[int], "members whose colour token Seth holds"]
    board: Annotated[dict[str, Lies], "by space of Seth's board"]
    grey: TokenState
    gold: TokenState
    clear: TokenState
    alliance_tiles: list[str]
    osiris_buyer: int | None
    powers: list[str]
    powers_left: Annotated[list[str] | None, "the power tokens to choose from, while one is chosen"]
    temples: dict[str, SacredTemple]
    temple_objective: bool
    ceremony_objective: bool
    portal_open: bool
    ceremony_cost: int
    payers: list[int]
    alliance_points: int
    alliance_target: int
    temporary_points: int
    deck_sizes: Annotated[dict[Side, int], "cards left to draw, by deck; their sum is `deck_size`"]
    discard_sizes: Annotated[dict[Side, int], "discards, by deck; their sum is `discard_size`"]
    creature_cards: Annotated[list[str], "creature cards in Seth's hand"]
    corrupted: Annotated[int | None, "the member whose troop is corrupted now"]
    invading: Annotated[int, "which movement of a Furious invasion is under way, 0 outside of one"]
    chat_closed: Annotated[bool, "from the declaration of a corrupted battle until its reveal"]
    proposal: ProposalView | None


class Site(TypedDict):
    """The next level of a sacred temple and the units it takes."""

    level: int
    units: int


class Points(TypedDict):
    """Victory points by source; `path` and `daggers` only with modules."""

    battle: int
    tiles: int
    creatures: int
    two_temples: int
    sanctuary: int
    path: NotRequired[int]
    daggers: NotRequired[int]
    temporary: int
    total: int


class SeatView(TypedDict):
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
    side: NotRequired[Annotated[Side, "with Seth"]]
    hand_by_deck: NotRequired[Annotated[dict[Side, int], "with Seth: the backs of its cards"]]
    dawn_tokens: NotRequired[int]
    priests_on_path_reserve: NotRequired[int]
    priests_in_reserve: NotRequired[int]
    objects: NotRequired[dict[str, int]]
    skills: NotRequired[list[str]]
    sealed: NotRequired[list[str]]
    hand: NotRequired[dict[str, int]]
    hand_prices: NotRequired[dict[str, int]]
    battle_hand: NotRequired[list[str]]
    removed: NotRequired[list[str]]


class Pyramid(TypedDict):
    colour: Colour
    level: int


class SpaceView(TypedDict):
    """One space of the board; `units`, `creatures` and `priests` by seat.

    With Seth: how many of Seth's units here are `captured`, by first owner, and how many of a member's are Seth's
    (`violet`), by holder. `units` counts both.
    """

    controller: int | None
    units: BySeat
    creatures: dict[int, str]
    owner: NotRequired[int]
    priests: NotRequired[BySeat]
    pyramid: NotRequired[Pyramid]
    captured: NotRequired[BySeat]
    violet: NotRequired[BySeat]


class PendingCard(TypedDict):
    """With Seth it may be aimed at a unit of an `owner`, or give them an `amount` of prayer."""

    seat: int
    card: str
    space: str | None
    owner: NotRequired[int]
    amount: NotRequired[int]


class MoveView(TypedDict):
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
    group: NotRequired[BySeat]
    creature_id: NotRequired[str | None]


class SumLine(TypedDict):
    """What something adds to a figure of a side. `source` is a message, or `units`, `wound`, `mirror-...`, `other`.

    `so_far` is the figure with this line and all before it: what the side brings comes first, then the cards laid.
    `mirror-` names the enemy's battle card that Deadly Mirror reflects; `other` is what has left since the reveal.
    """

    source: str
    owner: Annotated[int | None, "with Seth null: the whole alliance"]
    stat: Stat
    amount: int
    so_far: int


class Figures(TypedDict):
    strength: int
    damage: int
    protection: int


class SideView(TypedDict):
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
    played: NotRequired[str]
    objects: NotRequired[dict[str, int]]
    skills: NotRequired[list[str]]
    own_card_lost: NotRequired[int]
    discarded: NotRequired[str]
    divine: NotRequired[dict[str, int]]
    strength: NotRequired[int]
    damage: NotRequired[int]
    protection: NotRequired[int]
    wound: NotRequired[int]
    lost: NotRequired[int]
    members: NotRequired[list[int]]
    troop: NotRequired[BySeat]
    creature_id: NotRequired[str | None]
    controller: NotRequired[Annotated[int | None, "whose creature it is; null of Osiris"]]
    tiles: NotRequired[dict[str, int]]


class BattleView(TypedDict):
    """With Seth a corrupted creature or a corrupted troop may attack; `pending`: its cards lie ready, it waits for the
    other battle of the invasion."""

    space: str
    by_move: bool
    revealed: bool
    masked: bool
    winner: Role | None
    attacker: SideView
    defender: SideView
    kind: NotRequired[BattleKind]
    creature_card: NotRequired[str | None]
    pending: NotRequired[bool]
    number: NotRequired[Annotated[int, "which of two battles at once, the first moved first; 0 alone"]]


class Slot(TypedDict):
    kind: str
    token: str | None


class StopView(TypedDict):
    board: int
    slots: list[Slot]
    priests: BySeat
    leads_to: dict[str, list[str]]


class PathView(TypedDict):
    faces: list[str]
    stops: dict[str, StopView]
    entrances: dict[str, list[str]]
    victory_points_aside: int
    reserves: dict[str, int]
    temporary_held: list[str]
    taking: Annotated[str | None, "the stop whose tokens a priest may take now"]


class DawnView(TypedDict):
    bids: BySeat


class Movement(TypedDict):
    """How far a group goes, and what the creature or a priest in it adds."""

    group: int
    creature: int
    priests: int


class Entry(TypedDict):
    """What entering a space brings before a battle: a fee in prayer, a gain of prayer, units lost in a trap."""

    fee: NotRequired[int]
    gain: NotRequired[int]
    trap: NotRequired[int]


class AboutView(TypedDict):
    """What the question is about; only what belongs to it is there. `cause` is one of the messages `cause-...`.

    With Seth: `total` is shared out, `named` of it so far, and the question is about the `owner`; `shares` are what the
    `proposer` wants, `usual` what counts without consent.
    """

    cause: str | None
    space: NotRequired[str]
    stop: NotRequired[str]
    lost: NotRequired[int]
    most: NotRequired[int]
    bid: NotRequired[int]
    gain: NotRequired[int]
    pray: NotRequired[int]
    levels: NotRequired[dict[str, int]]
    silver_activates: NotRequired[bool]
    teleport: NotRequired[int]
    movement: NotRequired[Annotated[Movement | int, "of a mixed group one number"]]
    entries: NotRequired[dict[str, Entry]]
    total: NotRequired[int]
    owner: NotRequired[int]
    named: NotRequired[BySeat]
    limits: NotRequired[Annotated[BySeat, "the most of each seat that can be shared out"]]
    proposer: NotRequired[int]
    shares: NotRequired[BySeat]
    usual: NotRequired[BySeat]
    sites: NotRequired[Annotated[dict[str, Site], "sacred temples that can be built, by space"]]
    level: NotRequired[int]
    units: NotRequired[int]
    recall: NotRequired[Annotated[int, "the prayer that the recall of the whole troop brings"]]
    chooser: NotRequired[Annotated[int, "the member who will choose the power tokens"]]
    yellow: NotRequired[Annotated[list[str], "spaces of Seth's board that hit a member"]]
    victim: NotRequired[int]
    battles: NotRequired[Annotated[list[str], "the spaces of both battles, the first moved first"]]


class Winning(TypedDict):
    """Who wins with the points of now, and when: at their next turn, or at the end of this Day."""

    seats: list[int]
    when: Literal["turn", "end-of-day"]


class View(TypedDict):
    """All that one viewer may know: `kemet.Game.view(seat)`."""

    viewer: int | None
    players: int
    target: int
    beginner: bool
    house_rules: dict[str, str]
    modules: list[str]
    phase: Phase
    day: int
    round: int
    active: int | None
    order: list[int]
    waiting: list[int]
    question: QuestionSlug
    about: AboutView | None
    asked: QuestionSlug
    district: str | None
    winner: int | None
    end_reason: EndReason
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
    seth: NotRequired[SethView]
    other_battle: NotRequired[Annotated[BattleView | None, "the second battle of a Furious invasion"]]
