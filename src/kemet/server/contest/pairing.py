"""Who plays whom: neighbours in the standings who have not met yet, or everybody of a group; and who sits where."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice, permutations

from kemet.server.contest.standings import BOT, Round

#: People of one table.
Company = tuple[int, ...]
#: Steps of the search for tables of strangers; for ten people it is complete.
MAX_STEPS = 20_000
#: Choices of who sits at the short tables that are tried.
MAX_CHOICES = 12


class Past:
    """What the rounds so far mean for the next one."""

    def __init__(self, rounds: Iterable[Round]):
        self.met: Counter[frozenset[int]] = Counter()
        self.short: Counter[int] = Counter()  # rounds with fewer people at their table than others had
        self.sat: dict[int, Counter[int]] = defaultdict(Counter)
        for each in rounds:
            self.add([game.people for game in each])
            for game in each:
                for seat, entrant in enumerate(game.seats):
                    self.sat[entrant][seat] += 1

    def add(self, companies: Sequence[Company]) -> None:
        most = max(map(len, companies), default=0)
        for company in companies:
            self.met.update(map(frozenset, combinations(company, 2)))
            if len(company) < most:
                self.short.update(company)

    def repeats(self, companies: Iterable[Company]) -> int:
        """How often people sit together again."""
        return sum(self.met[frozenset(pair)] for company in companies for pair in combinations(company, 2))


# --- Swiss --------------------------------------------------------------------------------------------------------


def table_sizes(people: int, size: int) -> list[int]:
    """As few tables as there can be, and as even: none has two people more than another."""
    tables = -(-people // size)
    return [people // tables + (number < people % tables) for number in range(tables)]


def swiss(order: Sequence[int], past: Past, size: int) -> list[Company]:
    """The next round for people in the order of the standings: nobody meets anybody again while that can be helped, and
    the short tables, or a bye, go around. The last ones of the standings are the first to have them."""
    sizes = table_sizes(len(order), size)
    full = sum(each == sizes[0] for each in sizes)
    best: list[Company] = []
    for few in islice(_short_ones(order, past, len(order) - full * sizes[0]), MAX_CHOICES):
        found = _companies([each for each in order if each not in few], sizes[0], past)
        found += _companies([each for each in order if each in few], sizes[-1], past)
        if not best or past.repeats(found) < past.repeats(best):
            best = found
        if past.repeats(best) == 0:
            break
    return best


def _short_ones(order: Sequence[int], past: Past, number: int) -> Iterator[set[int]]:
    """Who may have the short tables: those who had them least often, of these the last of the standings first."""
    if number == 0:
        yield set()
        return
    ranked = sorted(reversed(order), key=lambda each: past.short[each])
    most = past.short[ranked[number - 1]]
    sure = [each for each in ranked if past.short[each] < most]
    among = [each for each in ranked if past.short[each] == most]
    for some in combinations(among, number - len(sure)):
        yield {*sure, *some}


def _companies(people: Sequence[int], size: int, past: Past) -> list[Company]:
    return _strangers(tuple(people), size, past) or _improved(people, size, past)


def _strangers(people: Company, size: int, past: Past) -> list[Company]:
    """Tables at which nobody has met anybody, neighbours together; none where there are no such tables, or where they
    are too hard to find."""
    steps = MAX_STEPS

    def seat(table: Company, rest: Company, start: int) -> list[Company]:
        nonlocal steps
        steps -= 1
        if len(table) == size:
            if not rest:
                return [table]
            others = seat(rest[:1], rest[1:], 0)
            return [table, *others] if others else []
        for place in range(start, len(rest)):
            new = rest[place]
            if steps > 0 and not any(past.met[frozenset((new, other))] for other in table):
                found = seat((*table, new), rest[:place] + rest[place + 1 :], place)
                if found:
                    return found
        return []

    return seat(people[:1], people[1:], 0) if people else []


def _improved(people: Sequence[int], size: int, past: Past) -> list[Company]:
    """Neighbours together; then any two change places as long as fewer people meet again by it."""
    tables = [list(people[start : start + size]) for start in range(0, len(people), size)]
    places = [(table, seat) for table in tables for seat in range(len(table))]
    better = True
    while better:
        better = False
        for (one, here), (other, there) in combinations(places, 2):
            before = past.repeats([tuple(one), tuple(other)])
            if one is other or not before:
                continue
            one[here], other[there] = other[there], one[here]
            if past.repeats([tuple(one), tuple(other)]) < before:
                better = True
            else:
                one[here], other[there] = other[there], one[here]
    return [tuple(table) for table in tables]


# --- groups -------------------------------------------------------------------------------------------------------


def groups(people: Sequence[int], size: int) -> list[list[int]]:
    """As few groups as there can be, dealt in turn."""
    number = -(-len(people) // size)
    return [list(people[first::number]) for first in range(number)]


def schedule(people: int, size: int) -> list[list[Company]]:
    """The rounds of a group in which everybody meets everybody, by their numbers in it."""
    if size == 2:
        return _circle(people)
    past, rounds = Past([]), list[list[Company]]()
    while strangers := [pair for pair in combinations(range(people), 2) if not past.met[frozenset(pair)]]:
        tables = swiss(range(people), past, size)
        if not any(not past.met[frozenset(pair)] for company in tables for pair in combinations(company, 2)):
            tables = _together(tables, *strangers[0])
        past.add(tables)
        rounds.append(tables)
    return rounds


def _together(tables: list[Company], one: int, other: int) -> list[Company]:
    """The same tables, but these two sit at one."""
    neighbour = next(each for table in tables if one in table for each in table if each != one)
    swapped = {other: neighbour, neighbour: other}
    return [tuple(swapped.get(each, each) for each in table) for table in tables]


def _circle(people: int) -> list[list[Company]]:
    """Two at a table: one stays, the others move on by one. With an odd number somebody pauses."""
    ring = [*range(people), *[None] * (people % 2)]
    rounds = []
    for _ in range(len(ring) - 1):
        pairs = [(ring[place], ring[-1 - place]) for place in range(len(ring) // 2)]
        rounds.append([tuple(each for each in pair if each is not None) for pair in pairs])
        ring[1:] = [ring[-1], *ring[1:-1]]
    return rounds


# --- seats --------------------------------------------------------------------------------------------------------


def seated(company: Company, bots: int, past: Past, lot: random.Random) -> tuple[int, ...]:
    """Everybody where they sat least often; the lot decides between equals."""
    around = [*company, *[BOT] * bots]
    lot.shuffle(around)
    return min(permutations(around), key=lambda seats: sum(past.sat[each][seat] ** 2 + 2 * past.sat[each][seat]
               for seat, each in enumerate(seats) if each != BOT))  # fmt: skip
