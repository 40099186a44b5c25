"""Who did something, and how often did they win: counted beside the even share, over all numbers of players."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from kemet.lab.findings import Mean, mean_of
from kemet.lab.rates import Z95, Rate
from kemet.lab.study.noting import FULL_CHANCE, Noted, Purchase, SeatNotes

#: Purchases are compared within groups of about so many from equally good positions.
EQUALS = 200
#: Standard deviations beyond which one of many rows is called sure: 99.9 % of a bell curve lie between.
SURE = 3.29
EARLY = 2  # the last Day that counts as early for a purchase


@dataclass(frozen=True)
class Seen:
    """A seat did something that has a name, in a game of so many players, and won or not."""

    name: str
    players: int
    won: bool


@dataclass(frozen=True)
class Line:
    """All who did the same. `times` is how often they won, measured by the even share: 1 is as often as anybody."""

    name: str
    seats: int
    times: Mean
    by_players: dict[int, Rate]

    @property
    def is_sure(self) -> bool:
        """More or less than the even share, even among many rows."""
        return is_sure(self.times, 1.0)


def is_sure(mean: Mean, even: float) -> bool:
    """Does even an interval of 99.9 % leave out what nobody would wonder at?"""
    half = (mean.high - mean.low) / 2
    return abs(mean.value - even) > half * SURE / Z95


def lines(seen: Iterable[Seen]) -> list[Line]:
    """In the order in which the names come."""
    found: dict[str, list[Seen]] = defaultdict(list)
    for each in seen:
        found[each.name].append(each)
    return [_line(name, some) for name, some in found.items()]


def _line(name: str, seen: list[Seen]) -> Line:
    games: Counter[int] = Counter(each.players for each in seen)
    wins: Counter[int] = Counter(each.players for each in seen if each.won)
    times = mean_of([each.players * each.won for each in seen])
    return Line(name, len(seen), times, {players: Rate(wins[players], games[players]) for players in sorted(games)})


def _seats(games: Iterable[Noted]) -> Iterator[tuple[int, bool, SeatNotes]]:
    """Every seat: how many play, whether it won, what was noted of it."""
    for game in games:
        for seat, notes in enumerate(game.seats):
            yield len(game.seats), seat == game.winner, notes


# --- what the lot decides -----------------------------------------------------------------------------------------


def turn_order(games: Iterable[Noted]) -> list[Line]:
    """By place in the order that is drawn at the set-up."""
    seen = [
        Seen(_place(place, len(game.lot)), len(game.lot), seat == game.winner)
        for game in games
        for place, seat in enumerate(game.lot, start=1)
    ]
    return sorted(lines(seen), key=lambda line: (line.name.partition(" of ")[2], line.name))


def _place(place: int, players: int) -> str:
    return f"place {place} of {players}"


def drawn_pyramids(games: Iterable[Noted]) -> list[Line]:
    """By starting pyramids, where they were drawn by lot; the best first."""
    seen = (Seen(notes.pyramids, players, won) for players, won, notes in _seats(g for g in games if g.drawn))
    return best_first(lines(seen))


def chosen_pyramids(games: Iterable[Noted]) -> dict[str, float]:
    """The share of seats that chose each, where they could choose."""
    taken = Counter(notes.pyramids for _, _, notes in _seats(g for g in games if not g.drawn))
    return {pyramids: seats / taken.total() for pyramids, seats in taken.most_common()}


# --- what the bots decide -----------------------------------------------------------------------------------------


def first_actions(games: Iterable[Noted]) -> list[Line]:
    """By the first action of the first Day."""
    return best_first(lines(Seen(n.actions[0], players, won) for players, won, n in _seats(games) if n.actions))


def first_tiles(games: Iterable[Noted]) -> list[Line]:
    """By the first tile bought."""
    return best_first(lines(Seen(n.bought[0].tile, players, won) for players, won, n in _seats(games) if n.bought))


def temples_held(games: Iterable[Noted], last_day: int = 4) -> list[Line]:
    """By the number of temples at the end of each of the first Days, in games that go on."""
    seen = [
        Seen(_temples(day, len(evening.temples)), players, won)
        for players, won, notes in _seats(games)
        for day, evening in enumerate(notes.evenings[:last_day], start=1)
    ]
    return sorted(lines(seen), key=lambda line: line.name)


def _temples(day: int, held: int) -> str:
    return f"Day {day}: {held if held < 3 else '3 or more'} {'temple' if held == 1 else 'temples'}"


def which_temple(games: Iterable[Noted], day: int) -> list[Line]:
    """By each temple that is held at the end of a Day."""
    seen = [
        Seen(temple, players, won)
        for players, won, notes in _seats(games)
        for evening in notes.evenings[day - 1 : day]
        for temple in evening.temples
    ]
    return best_first(lines(seen))


def leaders(games: Iterable[Noted], last_day: int = 5) -> list[Line]:
    """How often whoever alone has most points at the end of a Day wins a game that goes on."""
    seen = []
    for game in games:
        evenings = zip(*(notes.evenings for notes in game.seats), strict=True)
        for day, together in enumerate(evenings, start=1):
            points = [evening.points for evening in together]
            if day <= last_day and points.count(max(points)) == 1:
                won = points.index(max(points)) == game.winner
                seen.append(Seen(f"leader after Day {day}", len(points), won))
    return sorted(lines(seen), key=lambda line: line.name)


def best_first(some: Sequence[Line]) -> list[Line]:
    return sorted(some, key=lambda line: (-line.times.value, line.name))


@dataclass(frozen=True)
class Points:
    """Points at the end by one source: of winners, and of the others."""

    source: str
    winners: Mean
    others: Mean


def points_by_source(games: Sequence[Noted]) -> list[Points]:
    """Those with the largest difference first."""
    found = []
    for source in games[0].seats[0].points:
        own: dict[bool, list[float]] = {True: [], False: []}
        for _, won, notes in _seats(games):
            own[won].append(notes.points[source])
        if source != "total" and any(own[True] + own[False]):
            found.append(Points(source, mean_of(own[True]), mean_of(own[False])))
    return sorted(found, key=lambda points: points.others.value - points.winners.value)


# --- tiles --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TileWorth:
    """Buyers of a tile. `gain` is how much more often they won than buyers of anything from equally good positions."""

    tile: str
    purchases: int
    share: float  # of all seats bought it
    day: float
    price: float
    gain: Mean
    by_players: dict[int, Mean]
    early: Mean | None  # by the second Day
    late: Mean | None

    @property
    def is_sure(self) -> bool:
        """Even among so many tiles that a few stand out by chance."""
        return is_sure(self.gain, 0.0)


@dataclass(frozen=True)
class _Bought:
    purchase: Purchase
    players: int
    gain: float  # won, minus how often buyers in equally good positions win


def tile_worths(games: Sequence[Noted]) -> list[TileWorth]:
    """The best for its buyers first."""
    tiles: dict[str, list[_Bought]] = defaultdict(list)
    for players in sorted({len(game.seats) for game in games}):
        same = [game for game in games if len(game.seats) == players]
        for bought in _against_equals(same, players):
            tiles[bought.purchase.tile].append(bought)
    seats = sum(len(game.seats) for game in games)
    worths = [_worth(tile, some, seats) for tile, some in tiles.items()]
    return sorted(worths, key=lambda worth: (-worth.gain.value, worth.tile))


def _against_equals(games: Iterable[Noted], players: int) -> Iterator[_Bought]:
    """Purchases in the order of the buyers' chances, each beside those around it."""
    made = [(purchase, won) for _, won, notes in _seats(games) for purchase in notes.bought]
    made.sort(key=lambda one: one[0].chance)
    groups = max(1, len(made) // EQUALS)
    for group in range(groups):
        equals = made[group * len(made) // groups : (group + 1) * len(made) // groups]
        if equals:
            usual = fmean(won for _, won in equals)
            yield from (_Bought(purchase, players, won - usual) for purchase, won in equals)


def _worth(tile: str, bought: list[_Bought], seats: int) -> TileWorth:
    early = [each.gain for each in bought if each.purchase.day <= EARLY]
    late = [each.gain for each in bought if each.purchase.day > EARLY]
    by_players: dict[int, list[float]] = defaultdict(list)
    for each in bought:
        by_players[each.players].append(each.gain)
    return TileWorth(
        tile,
        len(bought),
        len(bought) / seats,
        fmean(each.purchase.day for each in bought),
        fmean(each.purchase.price for each in bought),
        mean_of([each.gain for each in bought]),
        {players: mean_of(gains) for players, gains in sorted(by_players.items())},
        mean_of(early) if early else None,
        mean_of(late) if late else None,
    )


# --- is the judge to be believed? -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Believed:
    """Buyers whose chance the judge put between two bounds: what it said on average, and how often they won."""

    said: float
    won: Rate


def calibration(games: Iterable[Noted], groups: int = 10) -> list[Believed]:
    """From the smallest chances to the largest, at purchases."""
    made = sorted((p.chance / FULL_CHANCE, won) for _, won, notes in _seats(games) for p in notes.bought)
    found = []
    for group in range(groups):
        some = made[group * len(made) // groups : (group + 1) * len(made) // groups]
        if some:
            found.append(Believed(fmean(said for said, _ in some), Rate(sum(won for _, won in some), len(some))))
    return found
