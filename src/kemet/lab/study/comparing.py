"""Who did something, and how often did they win: counted beside the even share, over all numbers of players."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from kemet.lab.findings import Mean
from kemet.lab.rates import Z95, Rate
from kemet.lab.study.noting import FULL_CHANCE, Noted, Purchase, SeatNotes
from kemet.lab.study.resampling import Case, mean_over_games

#: Nothing is said of fewer cases than this.
FEWEST = 30
#: Purchases of one Day and one place in the turn order are compared within groups of about this many, from equally good
#: positions.
EQUALS = 50
#: Standard deviations beyond which one of many rows is called sure: 99.9 % of a bell curve lie between.
SURE = 3.29
EARLY = 2  # the last Day that counts as early for a purchase


@dataclass(frozen=True)
class Seen:
    """A seat did something that has a name, in a game with a number and this many players, and won or not."""

    name: str
    game: int
    players: int
    won: bool


@dataclass(frozen=True)
class Line:
    """All who did the same. `times` is how often they won, measured by the even share: 1 is as often as anybody.
    `by_players` is the share of games won, where there are enough."""

    name: str
    seats: int
    times: Mean
    by_players: dict[int, Mean]

    @property
    def is_sure(self) -> bool:
        """More or less than the even share, even among many rows."""
        return is_sure(self.times, 1.0)


def is_sure(mean: Mean, even: float) -> bool:
    """Does even an interval of 99.9 % leave out what nobody would wonder at?"""
    half = (mean.high - mean.low) / 2
    return abs(mean.value - even) > half * SURE / Z95


def lines(seen: Iterable[Seen]) -> list[Line]:
    """In the order in which the names come; what was seen too seldom is left out."""
    found: dict[str, list[Seen]] = defaultdict(list)
    for each in seen:
        found[each.name].append(each)
    return [_line(name, some) for name, some in found.items() if len(some) >= FEWEST]


def _line(name: str, seen: list[Seen]) -> Line:
    by_players: dict[int, list[Seen]] = defaultdict(list)
    for each in seen:
        by_players[each.players].append(each)
    shares = {players: _won(some) for players, some in sorted(by_players.items()) if len(some) >= FEWEST}
    return Line(name, len(seen), _won(seen, by_even_share=True), shares)


def _won(seen: list[Seen], by_even_share: bool = False) -> Mean:
    """How often they won. Where all did or none, drawing again shows no doubt, so the interval is Wilson's."""
    worth = [each.players if by_even_share else 1 for each in seen]
    rate = Rate(sum(each.won for each in seen), len(seen))
    if rate.hits in (0, rate.games):
        return Mean(*(fmean(worth) * share for share in (rate.share, *rate.interval)))
    return mean_over_games((each.game, won * each.won) for each, won in zip(seen, worth, strict=True))


def _seats(games: Iterable[Noted]) -> Iterator[tuple[int, int, bool, SeatNotes]]:
    """Every seat: the number of its game, how many play, whether it won, what was noted of it."""
    for number, game in enumerate(games):
        for seat, notes in enumerate(game.seats):
            yield number, len(game.seats), seat == game.winner, notes


# --- what the lot decides -----------------------------------------------------------------------------------------


def turn_order(games: Iterable[Noted]) -> list[Line]:
    """By place in the order that is drawn at the set-up."""
    seen = [
        Seen(_place(place, len(game.lot)), number, len(game.lot), seat == game.winner)
        for number, game in enumerate(games)
        for place, seat in enumerate(game.lot, start=1)
    ]
    return sorted(lines(seen), key=lambda line: (line.name.partition(" of ")[2], line.name))


def _place(place: int, players: int) -> str:
    return f"place {place} of {players}"


def drawn_pyramids(games: Iterable[Noted]) -> list[Line]:
    """By starting pyramids, where they were drawn by lot; the best first."""
    drawn = _seats(game for game in games if game.drawn)
    return best_first(lines(Seen(notes.pyramids, game, players, won) for game, players, won, notes in drawn))


def chosen_pyramids(games: Iterable[Noted]) -> dict[str, float]:
    """The share of seats that chose each, where they could choose."""
    taken = Counter(notes.pyramids for *_, notes in _seats(g for g in games if not g.drawn))
    return {pyramids: seats / taken.total() for pyramids, seats in taken.most_common()}


# --- what the bots decide -----------------------------------------------------------------------------------------


def first_actions(games: Iterable[Noted]) -> list[Line]:
    """By the first action of the first Day."""
    seen = (Seen(n.actions[0], game, players, won) for game, players, won, n in _seats(games) if n.actions)
    return best_first(lines(seen))


def first_tiles(games: Iterable[Noted]) -> list[Line]:
    """By the first tile bought."""
    seen = (Seen(n.bought[0].tile, game, players, won) for game, players, won, n in _seats(games) if n.bought)
    return best_first(lines(seen))


def temples_held(games: Iterable[Noted], last_day: int = 4) -> list[Line]:
    """By the number of temples at the end of each of the first Days, in games that go on."""
    seen = [
        Seen(_temples(day, len(evening.temples)), game, players, won)
        for game, players, won, notes in _seats(games)
        for day, evening in enumerate(notes.evenings[:last_day], start=1)
    ]
    return sorted(lines(seen), key=lambda line: line.name)


def _temples(day: int, held: int) -> str:
    return f"Day {day}: {held if held < 3 else '3 or more'} {'temple' if held == 1 else 'temples'}"


def which_temple(games: Iterable[Noted], day: int) -> list[Line]:
    """By each temple that is held at the end of a Day."""
    seen = [
        Seen(temple, game, players, won)
        for game, players, won, notes in _seats(games)
        for evening in notes.evenings[day - 1 : day]
        for temple in evening.temples
    ]
    return best_first(lines(seen))


def leaders(games: Iterable[Noted], last_day: int = 5) -> list[Line]:
    """How often the sole leader at the end of a Day wins a game that goes on."""
    seen = []
    for number, game in enumerate(games):
        evenings = zip(*(notes.evenings for notes in game.seats), strict=True)
        for day, together in enumerate(evenings, start=1):
            points = [evening.points for evening in together]
            if day <= last_day and points.count(max(points)) == 1:
                won = points.index(max(points)) == game.winner
                seen.append(Seen(f"leader after Day {day}", number, len(points), won))
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
    if len(games) < FEWEST:
        return []
    found = []
    for source in games[0].seats[0].points:
        own: dict[bool, list[Case]] = {True: [], False: []}
        for game, _, won, notes in _seats(games):
            own[won].append((game, notes.points[source]))
        if source != "total" and any(points for _, points in own[True] + own[False]):
            found.append(Points(source, mean_over_games(own[True]), mean_over_games(own[False])))
    return sorted(found, key=lambda points: points.others.value - points.winners.value)


# --- tiles --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TileWorth:
    """Buyers of a tile. `gain` is how much more often they won than buyers of anything on the same Day, at the same
    place in the turn order and from equally good positions; `purchases` counts those that have such equals."""

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
        """Even among many tiles, where a few stand out by chance."""
        return is_sure(self.gain, 0.0)


@dataclass(frozen=True)
class _Bought:
    purchase: Purchase
    game: int
    players: int
    won: bool
    gain: float = 0.0  # won, minus how often its equals win


def tile_worths(games: Sequence[Noted]) -> list[TileWorth]:
    """The best for its buyers first."""
    made = [
        _Bought(purchase, game, players, won)
        for game, players, won, notes in _seats(games)
        for purchase in notes.bought
    ]
    often = Counter(each.purchase.tile for each in made)
    tiles: dict[str, list[_Bought]] = defaultdict(list)
    for bought in _against_equals(made):
        tiles[bought.purchase.tile].append(bought)
    seats = sum(len(game.seats) for game in games)
    worths = [_worth(tile, some, often[tile] / seats) for tile, some in tiles.items() if len(some) >= FEWEST]
    return sorted(worths, key=lambda worth: (-worth.gain.value, worth.tile))


def _against_equals(made: Iterable[_Bought]) -> Iterator[_Bought]:
    """Purchases of one Day and one place in the turn order, in the order of the buyers' chances, each beside those
    around it. Where there are too few, there are no equals."""
    together: dict[tuple[int, int, int], list[_Bought]] = defaultdict(list)
    for each in made:
        together[each.players, each.purchase.day, each.purchase.place].append(each)
    for _, some in sorted(together.items()):
        if len(some) < FEWEST:
            continue
        some.sort(key=lambda each: each.purchase.chance)
        groups = max(1, len(some) // EQUALS)
        for group in range(groups):
            equals = some[group * len(some) // groups : (group + 1) * len(some) // groups]
            usual = fmean(each.won for each in equals)
            yield from (replace(each, gain=each.won - usual) for each in equals)


def _worth(tile: str, bought: list[_Bought], share: float) -> TileWorth:
    by_players = {
        players: _gain(each for each in bought if each.players == players)
        for players in sorted({each.players for each in bought})
    }
    gain = _gain(bought)
    assert gain is not None
    return TileWorth(
        tile,
        len(bought),
        share,
        fmean(each.purchase.day for each in bought),
        fmean(each.purchase.price for each in bought),
        gain,
        {players: some for players, some in by_players.items() if some is not None},
        _gain(each for each in bought if each.purchase.day <= EARLY),
        _gain(each for each in bought if each.purchase.day > EARLY),
    )


def _gain(bought: Iterable[_Bought]) -> Mean | None:
    """The mean gain of enough purchases."""
    cases = [(each.game, each.gain) for each in bought]
    return mean_over_games(cases) if len(cases) >= FEWEST else None


# --- is the judge to be believed? -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Believed:
    """Buyers whose chance the judge put between two bounds: what it said on average, and how often they won."""

    said: float
    purchases: int
    won: Mean


def calibration(games: Iterable[Noted], most: int = 10) -> list[Believed]:
    """From the smallest chances to the largest, at purchases; fewer groups where there are few."""
    made = sorted((p.chance / FULL_CHANCE, won, game) for game, _, won, notes in _seats(games) for p in notes.bought)
    groups = min(most, len(made) // FEWEST)
    found = []
    for group in range(groups):
        some = made[group * len(made) // groups : (group + 1) * len(made) // groups]
        won = mean_over_games((game, float(won)) for _, won, game in some)
        found.append(Believed(fmean(said for said, *_ in some), len(some), won))
    return found
