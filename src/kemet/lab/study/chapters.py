"""What the games say, chapter by chapter: sentences, plots and tables as data, for a page or for a document."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from kemet.lab.findings import Mean
from kemet.lab.plots import Mark
from kemet.lab.study import comparing
from kemet.lab.study.comparing import Line, TileWorth
from kemet.lab.study.noting import Noted
from kemet.lab.study.plan import Kind
from kemet.lab.study.resampling import mean_over_games
from kemet.lab.wording import TEXTS, module_set, percent, tile_name

T = TypeVar("T")
Games = Mapping[Kind, Sequence[Noted]]
#: That many rows from either end of a long list are drawn.
MAX_ROWS = 12

BY_LOT = "Drawn by lot, so this is cause and effect, for bots like these. "
CORRELATION = "This is correlation: the bots chose it, and players who are ahead choose differently. "
TOO_FEW = "Too few games to say anything."
TIMES = "A value of 1 is the even share, so that tables of every size count together; the columns tell them apart."


@dataclass(frozen=True)
class Figure:
    """A plot and its numbers; without marks only the numbers."""

    title: str
    marks: list[Mark]
    say: Callable[[float], str]
    heads: list[str]
    rows: list[list[str]]


@dataclass(frozen=True)
class Chapter:
    heading: str
    about: str
    figures: list[Figure]


def chapters(games: Games) -> list[Chapter]:
    """For every set of modules apart; what rests on too few cases is left out."""
    found = []
    for chapter in _all(games):
        figures = [figure for figure in chapter.figures if figure.rows]
        found.append(Chapter(chapter.heading, chapter.about if figures else TOO_FEW, figures))
    return found


def _all(games: Games) -> list[Chapter]:
    sets = by_modules(games)
    return [
        Chapter("The games", "How long they were and how they ended.", [_lengths(games)]),
        Chapter(
            "First in the turn order",
            BY_LOT + "Wins by place in the order drawn at the set-up. With the module dawn players bid for "
            "the order of each Day, so the lot says little more than who chose a city first. " + TIMES,
            [_line_figure("Turn order", modules, comparing.turn_order(some)) for modules, some in sets.items()],
        ),
        Chapter(
            "Openings: the starting pyramids",
            BY_LOT + "In every second game each seat's starting pyramids were drawn, whatever the bot likes; the last "
            "column is how often it takes them when it may choose. " + TIMES,
            [_pyramids(modules, some) for modules, some in sets.items()],
        ),
        Chapter(
            "Openings: the first action and the first tile",
            CORRELATION + TIMES,
            [
                figure
                for modules, some in sets.items()
                for figure in (
                    _line_figure("First action", modules, comparing.first_actions(some)),
                    _line_figure("First tile", modules, comparing.first_tiles(some), tile_name),
                )
            ],
        ),
        Chapter(
            "Tiles worth their price",
            "How many more games of a hundred the buyers of a tile won than those who bought anything on the same Day, "
            "at the same place in the turn order and in equally good positions, as the learned judge saw them just "
            "before they paid; the price is paid out of that position. "
            "That takes away most of what being ahead does, but it is still correlation: the judge may misjudge who "
            "likes a tile. With so many tiles a few leave the 95 % interval by chance; those marked with * are outside "
            "99.9 %. Early is the first two Days.",
            [_tiles(modules, some) for modules, some in sets.items()],
        ),
        Chapter(
            "The value of temples",
            CORRELATION + "Temples held at the end of a Day after which the game went on (the Sanctuary is none). "
            + TIMES,
            [
                figure
                for modules, some in sets.items()
                for figure in (
                    _line_figure("Temples held", modules, comparing.temples_held(some)),
                    _line_figure("Held at the end of Day 2", modules, comparing.which_temple(some, 2), _space_name),
                )
            ],
        ),
        Chapter(
            "Where winners have more points",
            "Points at the end of the game by source, winners and others. Temporary points are temples and pyramids of "
            "level 4. A winner has more points by definition; what tells is where.",
            [_points(modules, some) for modules, some in sets.items()],
        ),
        Chapter(
            "Who leads, wins?",
            CORRELATION + "How often a player who alone had most points at the end of a Day won in the end. " + TIMES,
            [_line_figure("Leaders", modules, comparing.leaders(some)) for modules, some in sets.items()],
        ),
        Chapter(
            "Is the judge to be believed?",
            "The chapter about tiles leans on the learned judge. Here is what it said before purchases, in ten groups, "
            "and how often those buyers won; the dashed tick is what it said.",
            [_calibration(modules, some) for modules, some in sets.items()],
        ),
    ]  # fmt: skip


def by_modules(games: Games) -> dict[tuple[str, ...], list[Noted]]:
    """All games with the same modules, whatever the number of players."""
    sets: dict[tuple[str, ...], list[Noted]] = {}
    for kind, some in games.items():
        sets.setdefault(kind.modules, []).extend(some)
    return {modules: some for modules, some in sets.items() if some}


# --- in short -----------------------------------------------------------------------------------------------------


def in_short(games: Games) -> list[str]:
    """The findings in a sentence each; only what the intervals bear."""
    return [sentence for modules, some in by_modules(games).items() for sentence in _in_short(modules, some)]


def _in_short(modules: tuple[str, ...], games: list[Noted]) -> list[str]:
    name = module_set(modules).capitalize()
    if len(games) < comparing.FEWEST:
        return [f"{name}: {TOO_FEW.lower()}"]
    return [
        f"{name}: {_firsts(games)}.",
        f"{name}: {_pyramids_in_short(comparing.drawn_pyramids(games))}.",
        f"{name}: {_tiles_in_short(comparing.tile_worths(games))}.",
        f"{name}: {_leads_in_short(comparing.leaders(games))}.",
    ]


def _firsts(games: list[Noted]) -> str:
    firsts = [line for line in comparing.turn_order(games) if line.name.startswith("place 1 ")]
    told = [f"{_won(line, players)} with {players}" for line in firsts for players in line.by_players]
    return f"the player drawn to go first wins {', '.join(told)} players" if told else "too few games of any size"


def _pyramids_in_short(found: list[Line]) -> str:
    sure = [line for line in found if line.is_sure]
    if not sure:
        return "no starting pyramids surely win more or less than their share"
    better = [f"{line.name} ({_times(line.times)})" for line in sure if line.times.value > 1]
    worse = [f"{line.name} ({_times(line.times)})" for line in sure if line.times.value < 1]
    parts = [f"that surely win more than their share: {'; '.join(better)}"] * bool(better)
    parts += [f"that surely win less: {'; '.join(worse)}"] * bool(worse)
    return f"starting pyramids {', '.join(parts)}"


def _tiles_in_short(found: list[TileWorth]) -> str:
    sure = [worth for worth in found if worth.is_sure]
    good = [f"{tile_name(worth.tile)} {_points_text(worth.gain)}" for worth in sure if worth.gain.value > 0][:5]
    bad = [f"{tile_name(worth.tile)} {_points_text(worth.gain)}" for worth in sure if worth.gain.value < 0][-5:]
    if not sure:
        return "of no tile the buyers surely win more or less than others in equally good positions"
    parts = [
        f"whose buyers surely win more than others in equally good positions (correlation): {', '.join(good)}"
    ] * bool(good)
    parts += [f"whose buyers surely win less: {', '.join(reversed(bad))}"] * bool(bad)
    return f"tiles {'; '.join(parts)}"


def _leads_in_short(found: list[Line]) -> str:
    told = [f"{line.name.removeprefix('leader ')} {_times(line.times)} times" for line in found[:3]]
    return f"who leads alone wins (correlation), {', '.join(told)} the even share" if told else "nobody ever led alone"


# --- figures ------------------------------------------------------------------------------------------------------


def _lengths(games: Games) -> Figure:
    marks, rows = [], []
    for kind, some in games.items():
        if len(some) < comparing.FEWEST:
            continue
        days = mean_over_games((number, game.days) for number, game in enumerate(some))
        choices = mean_over_games((number, game.choices) for number, game in enumerate(some))
        ends = sorted({game.end for game in some})
        shares = {end: sum(game.end == end for game in some) / len(some) for end in ends}
        ended = ", ".join(f"{end.replace('-', ' ')} {100 * share:.1f} %" for end, share in shares.items())
        text = f"{days.value:.2f} ({days.low:.2f}–{days.high:.2f})"
        marks.append(Mark(kind.label, days.value, days.low, days.high, text))
        rows.append([kind.label, str(len(some)), text, f"{choices.value:.0f} ({choices.low:.0f}–{choices.high:.0f})",
                     ended])  # fmt: skip
    return Figure(
        "Mean length in Days", marks, lambda tick: f"{tick:g}", ["table", "games", "Days", "choices", "ended by"], rows
    )


def _line_figure(
    title: str, modules: tuple[str, ...], found: Sequence[Line], named: Callable[[str], str] = str
) -> Figure:
    players = sorted({number for line in found for number in line.by_players})
    heads = ["", "seats", "times the even share", *(f"won, {number} players" for number in players)]
    rows = [
        [named(line.name), str(line.seats), _times(line.times), *(_won(line, number) for number in players)]
        for line in found
    ]
    drawn = _both_ends(found)
    marks = [_times_mark(named(line.name), line.times) for line in drawn]
    return Figure(f"{title}, {module_set(modules)}", marks, lambda tick: f"{tick:g}", heads, rows)


def _pyramids(modules: tuple[str, ...], games: list[Noted]) -> Figure:
    found = comparing.drawn_pyramids(games)
    chosen = comparing.chosen_pyramids(games)
    plain = _line_figure("Starting pyramids", modules, found)
    rows = [
        [*row, f"{100 * chosen.get(line.name, 0.0):.1f} %"] for row, line in zip(plain.rows, found, strict=True)
    ]  # fmt: skip
    return Figure(plain.title, plain.marks, plain.say, [*plain.heads, "taken by choice"], rows)


def _tiles(modules: tuple[str, ...], games: list[Noted]) -> Figure:
    found = comparing.tile_worths(games)
    players = sorted({number for worth in found for number in worth.by_players})
    heads = ["tile", "bought by", "Day", "price", "gain", *(f"{number} players" for number in players), "early", "late"]
    rows = [
        [
            _starred(worth),
            f"{100 * worth.share:.1f} %",
            f"{worth.day:.1f}",
            f"{worth.price:.1f}",
            _points_text(worth.gain),
            *(_optional(worth.by_players.get(number)) for number in players),
            _optional(worth.early),
            _optional(worth.late),
        ]
        for worth in found
    ]
    drawn = _both_ends(found)
    marks = [
        Mark(_starred(worth), worth.gain.value, worth.gain.low, worth.gain.high, _points_text(worth.gain), 0.0)
        for worth in drawn
    ]
    return Figure(f"Gain by tile, {module_set(modules)}", marks, lambda tick: f"{100 * tick:+.0f}", heads, rows)


def _points(modules: tuple[str, ...], games: list[Noted]) -> Figure:
    found = comparing.points_by_source(games)
    marks, rows = [], []
    for points in found:
        winners, others = points.winners, points.others
        source = points.source.replace("_", " ")
        text = f"{winners.value:.2f} ({winners.low:.2f}–{winners.high:.2f})"
        marks.append(Mark(source, winners.value, winners.low, winners.high, text, others.value))
        rows.append([source, text, f"{others.value:.2f} ({others.low:.2f}–{others.high:.2f})"])
    title = f"Points of winners (dashed: of the others), {module_set(modules)}"
    return Figure(title, marks, lambda tick: f"{tick:g}", ["source", "winners", "others"], rows)


def _calibration(modules: tuple[str, ...], games: list[Noted]) -> Figure:
    found = comparing.calibration(games)
    marks = [
        Mark(f"said {percent(each.said)}", each.won.value, each.won.low, each.won.high, _share(each.won), each.said)
        for each in found
    ]
    rows = [[f"{100 * each.said:.1f} %", str(each.purchases), _share(each.won)] for each in found]
    heads = ["said", "purchases", "won"]
    return Figure(f"What the judge said, {module_set(modules)}", marks, percent, heads, rows)


# --- words --------------------------------------------------------------------------------------------------------


def _both_ends(some: Sequence[T]) -> list[T]:
    """Of a long list."""
    return list(some) if len(some) <= 2 * MAX_ROWS else [*some[:MAX_ROWS], *some[-MAX_ROWS:]]


def _times_mark(name: str, times: Mean) -> Mark:
    return Mark(name, times.value, max(0.0, times.low), times.high, _times(times), 1.0)


def _times(times: Mean) -> str:
    return f"{times.value:.2f} ({max(0.0, times.low):.2f}–{times.high:.2f})"


def _won(line: Line, players: int) -> str:
    won = line.by_players.get(players)
    return _share(won) if won else "–"


def _share(won: Mean) -> str:
    """
    >>> _share(Mean(0.631, 0.606, 0.659))
    '63 % (61–66)'
    """
    return f"{percent(won.value)} ({100 * won.low:.0f}–{100 * won.high:.0f})"


def _points_text(gain: Mean) -> str:
    """
    >>> _points_text(Mean(0.031, 0.012, 0.05))
    '+3.1 (+1.2 to +5.0)'
    """
    return f"{100 * gain.value:+.1f} ({100 * gain.low:+.1f} to {100 * gain.high:+.1f})"


def _optional(gain: Mean | None) -> str:
    """The gain with half its interval, where there are enough purchases to have one."""
    if gain is None:
        return "–"
    return f"{100 * gain.value:+.1f} ± {50 * (gain.high - gain.low):.1f}"


def _starred(worth: TileWorth) -> str:
    return f"{tile_name(worth.tile)}{' *' if worth.is_sure else ''}"


def _space_name(id: str) -> str:
    return f"{TEXTS.name(f'space-{id}')} ({id})"
