"""The page about one or more tournaments: each section takes the results and says one thing about them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from kemet.bots import thinking_time
from kemet.lab import findings, page
from kemet.lab.logbook import Logbook
from kemet.lab.plots import Mark, histograms, interval_plot, median
from kemet.lab.results import Result
from kemet.lab.standings import Table, in_order, ratings, tables
from kemet.lab.wording import module_set, percent, rate_cells, share_mark, short_interval, tile_name

#: A tile bought less often than this says nothing in the plot; the table has it all the same.
FEWEST_BUYERS = 20
#: That many tiles from either end are drawn.
MAX_TILES = 12


def report(books: Sequence[tuple[Path, Logbook]]) -> str:
    """The whole page, for books with at least one result in all."""
    results = [result for _, book in books for result in in_order(book.results)]
    bots = list(ratings(results))
    sections = [
        ("Ratings", _ratings(results)),
        ("Wins in each match-up", _match_ups(results, bots)),
        ("Who finishes ahead of whom", _matrix(results, bots)),
        ("Length of games", _lengths(results)),
        ("Tiles and winning", _tiles(results)),
        ("Seats and turn order", _seats(results)),
        ("Modules", _modules(results)),
        ("Time per decision", _thinking(results)),
    ]
    return page.page(f"Kemet tournament: {len(results)} games", _top(books, results), sections)


def _top(books: Sequence[tuple[Path, Logbook]], results: list[Result]) -> str:
    parts = []
    ends = Counter(result.end for result in results)
    pairs = [("Games ended by", ", ".join(f"{end} ({count})" for end, count in ends.most_common()))]
    for path, book in books:
        options = book.tournament
        hashes = book.played_with.get("content")
        content = ", ".join(sorted({str(each) for each in hashes.values()})) if isinstance(hashes, dict) else hashes
        rules = " ".join(f"{key}={value}" for key, value in options.house_rules.items()) or "none"
        pairs += [
            (path.name, f"{len(book.results)} of {options.total} games, seed {options.seed}, {options.scheme}"),
            ("played to", f"{options.victory_points} points, house rules {rules}{_pace(book)}"),
            ("played with", f"kemet {book.played_with.get('kemet')}, rules {book.played_with.get('rules')}, "
                            f"content {content}, bots {book.played_with.get('bots')}"),
        ]  # fmt: skip
    parts.append(page.facts(pairs))
    if len({str(book.played_with.get("bots")) for _, book in books}) > 1:
        parts.append(page.paragraph("Careful: these files were played with different versions of the bots."))
    return "".join(parts)


def _pace(book: Logbook) -> str:
    """Those that think for as long as they are told."""
    seconds = {bot: thinking_time(bot, book.tournament.seconds) for bot in book.tournament.everybody}
    return "".join(f", {bot} thinks {time:g} s" for bot, time in seconds.items() if time)


# --- strength -----------------------------------------------------------------------------------------------------


def _ratings(results: list[Result]) -> str:
    strengths = ratings(results)
    marks = []
    rows = []
    for bot, rating in strengths.items():
        low, high = rating.interval
        seats = sum(result.line_up.count(bot) for result in results)
        marks.append(Mark(bot, rating.middle, low, high, f"{rating.middle:.1f} ({low:.1f}–{high:.1f})"))
        rows.append([bot, f"{rating.middle:.2f}", f"{low:.2f} to {high:.2f}", str(seats)])
    title = "Ratings with 95 % intervals"
    text = "; ".join(f"{mark.label} {mark.text}" for mark in marks)
    ends = math.floor(min(mark.low for mark in marks)) - 1, math.ceil(max(mark.high for mark in marks)) + 1
    plot = interval_plot(title, text, marks, lambda tick: f"{tick:g}", ends)
    data = page.table(title, ["bot", "rating", "interval", "seats played"], rows)
    about = (
        "After Weng and Lin, from the finishing order of every game: the winner, then the others by points. A newcomer "
        "has 25; the more games, the narrower the interval. How strong a bot is at a table is told by its win rates."
    )
    return page.paragraph(about) + page.cards(page.figure(title, plot, data))


def _match_ups(results: list[Result], bots: list[str]) -> str:
    about = "How often a copy of the bot won. The dashed tick is the even share: what it would win among equals."
    parts = []
    made = tables(results)
    for players, modules in dict.fromkeys((len(table.line_up), table.modules) for table in made):
        same = [table for table in made if (len(table.line_up), table.modules) == (players, modules)]
        told = [(table, bot) for table in same for bot in _told(table, bots)]
        marks = [share_mark(_against(table, bots, bot), table.wins[bot], table.even_share(bot)) for table, bot in told]
        rows = [
            [_against(table, bots, bot), *rate_cells(table.wins[bot]), percent(table.even_share(bot))]
            for table, bot in told
        ]
        title = f"Win rates with {players} players, {module_set(modules)}"
        text = "; ".join(f"{mark.label} {mark.text}" for mark in marks)
        plot = interval_plot(title, text, marks, percent, (0, 1))
        heads = ["match-up", "wins", "games", "share", "interval", "even share"]
        parts.append(page.figure(title, plot, page.table(title, heads, rows)))
    return page.paragraph(about) + page.cards(*parts)


def _told(table: Table, bots: list[str]) -> list[str]:
    """Of two sides one says it all: the stronger one is shown."""
    present = [bot for bot in bots if table.copies(bot)]
    return present[:1] if len(present) == 2 else present


def _copies(table: Table, bot: str) -> str:
    return bot if table.copies(bot) == 1 else f"{table.copies(bot)} {bot}"


def _against(table: Table, bots: list[str], bot: str) -> str:
    others = [_copies(table, other) for other in bots if table.copies(other) and other != bot]
    return f"{_copies(table, bot)} against {', '.join(others) or 'each other'}"


def _matrix(results: list[Result], bots: list[str]) -> str:
    about = (
        "The share of games in which the bot of the row finished ahead of the bot of the column; with two players that "
        "is the win rate. Ties count half."
    )
    parts = []
    for players, some in findings.by_players(results).items():
        rates = findings.finished_ahead(some)
        if rates:
            cells = {
                pair: (rate.share, percent(rate.share), f"{short_interval(rate)}, {rate.games}")
                for pair, rate in rates.items()
            }
            present = [bot for bot in bots if any(bot in pair for pair in cells)]
            caption = f"{players} players, row ahead of column: share, interval, games"
            parts.append(f'<div class="card">{page.matrix(caption, present, cells)}</div>')
    if not parts:
        return page.paragraph("Nobody met another bot.")
    return page.paragraph(about) + page.cards(*parts)


# --- games --------------------------------------------------------------------------------------------------------


def _lengths(results: list[Result]) -> str:
    groups = findings.by_players(results)
    parts = []
    for name in ("days", "choices"):
        series = [(f"{players} players", Counter(_length(result, name) for result in some))
                  for players, some in groups.items()]  # fmt: skip
        rows = []
        for label, counts in series:
            mean = findings.mean_of(list(counts.elements()))
            rows.append([label, str(counts.total()), f"{mean.value:.1f}", str(median(counts)), str(min(counts)),
                         str(max(counts))])  # fmt: skip
        title = "Length in Days" if name == "days" else "Length in choices"
        text = "; ".join(f"{row[0]}: median {row[3]}, from {row[4]} to {row[5]}" for row in rows)
        heads = ["players", "games", "mean", "median", "shortest", "longest"]
        parts.append(page.figure(title, histograms(title, text, series), page.table(title, heads, rows)))
    return page.paragraph("How many games were how long; dashed: the median.") + page.cards(*parts)


def _length(result: Result, name: str) -> int:
    return result.days if name == "days" else result.choices


def _tiles(results: list[Result]) -> str:
    effects = findings.tile_effects(results)
    about = (
        "How often the buyers of a tile won. The dashed tick is how often the same bots win in the same match-up, "
        "whatever they buy: a tile gets no praise for strong buyers. Players who are ahead may still buy it more."
    )
    if not effects:
        return page.paragraph("No tile was bought.")
    often = [effect for effect in effects if effect.buyers.games >= FEWEST_BUYERS] or effects
    drawn = often if len(often) <= 2 * MAX_TILES else often[:MAX_TILES] + often[-MAX_TILES:]
    marks = [share_mark(tile_name(effect.tile), effect.buyers, effect.anyway) for effect in drawn]
    title = "Win rate of buyers against what they win anyway"
    if len(drawn) < len(effects):
        title += f" (the {len(drawn)} most telling of {len(effects)} tiles)"
    top = min(1.0, max(max(mark.high, mark.compare or 0) for mark in marks) + 0.02)
    text = f"Best for its buyers: {tile_name(drawn[0].tile)}. Worst: {tile_name(drawn[-1].tile)}."
    rows = [
        [tile_name(effect.tile), *rate_cells(effect.buyers), percent(effect.anyway), f"{100 * effect.gain:+.1f}"]
        for effect in effects
    ]
    heads = ["tile", "wins", "bought", "share", "interval", "anyway", "difference"]
    plot = interval_plot(title, text, marks, percent, (0, top))
    return page.paragraph(about) + page.cards(page.figure(title, plot, page.table(title, heads, rows)))


def _seats(results: list[Result]) -> str:
    about = "All bots take all seats equally often, so a difference comes from the seat. Dashed: the even share."
    parts = []
    for title, rates_of, name in (
        ("Wins by seat", findings.seat_rates, "seat"),
        ("Wins by place in the first turn order", findings.turn_rates, "place"),
    ):
        marks = []
        rows = []
        for players, some in findings.by_players(results).items():
            for number, rate in enumerate(rates_of(some), start=1):
                marks.append(share_mark(f"{players} players, {name} {number}", rate, 1 / players))
                rows.append([f"{players} players, {name} {number}", *rate_cells(rate), percent(1 / players)])
        top = min(1.0, max(max(mark.high, mark.compare or 0) for mark in marks) + 0.02)
        text = "; ".join(f"{mark.label} {mark.text}" for mark in marks)
        plot = interval_plot(title, text, marks, percent, (0, top))
        data = page.table(title, ["seat", "wins", "games", "share", "interval", "even share"], rows)
        parts.append(page.figure(title, plot, data))
    return page.paragraph(about) + page.cards(*parts)


def _modules(results: list[Result]) -> str:
    effects = findings.module_effects(results)
    sets = {effect.modules for effect in effects}
    title = "Mean length in Days by modules"
    marks = []
    rows = []
    for effect in effects:
        days, choices = effect.days, effect.choices
        label = f"{effect.players} players, {module_set(effect.modules)}"
        marks.append(Mark(label, days.value, days.low, days.high, f"{days.value:.1f} ({days.low:.1f}–{days.high:.1f})"))
        rows.append([f"{effect.players} players, {module_set(effect.modules)}", str(effect.games), f"{days.value:.2f}",
                     f"{days.low:.2f} to {days.high:.2f}", f"{choices.value:.0f}",
                     f"{choices.low:.0f} to {choices.high:.0f}", percent(effect.by_day_limit.share)])  # fmt: skip
    top = max(mark.high for mark in marks) * 1.05
    text = "; ".join(f"{mark.label} {mark.text}" for mark in marks)
    plot = interval_plot(title, text, marks, lambda tick: f"{tick:g}", (0, top))
    heads = ["modules", "games", "Days", "interval", "choices", "interval", "ended by the limit of Days"]
    about = f"All games were played with the same modules: {module_set(next(iter(sets)))}. " if len(sets) == 1 else ""
    about += "Win rates for each set of modules are in the tables of the match-ups."
    return page.paragraph(about) + page.cards(page.figure(title, plot, page.table(title, heads, rows)))


def _thinking(results: list[Result]) -> str:
    times = findings.thinking_times(results)
    title = "Milliseconds per decision, mean to longest"
    rows = [[time.bot, str(time.decisions), _ms(time.mean_ms), _ms(time.max_ms)] for time in times]
    marks = [_time_mark(time) for time in times]
    ends = math.floor(min(mark.low for mark in marks)), math.ceil(max(mark.high for mark in marks) + 0.01)
    text = "; ".join(f"{row[0]}: mean {row[2]}, longest {row[3]}" for row in rows)
    plot = interval_plot(title, text, marks, lambda tick: f"{10**tick:g}" if tick == int(tick) else "", ends)
    data = page.table(title, ["bot", "decisions", "mean ms", "longest ms"], rows)
    about = (
        "Decisions with more than one choice, on the machine of the tournament. The dot is the mean, the line reaches "
        "to the longest; each step of the scale is ten times the one before."
    )
    return page.paragraph(about) + page.cards(page.figure(title, plot, data))


# --- words --------------------------------------------------------------------------------------------------------


def _time_mark(time: findings.ThinkingTime) -> Mark:
    mean, longest = _log(time.mean_ms), _log(time.max_ms)
    return Mark(time.bot, mean, mean, longest, f"{_ms(time.mean_ms)}–{_ms(time.max_ms)}")


def _ms(value: float) -> str:
    return f"{value:.3g}" if value < 1000 else f"{value:.0f}"


def _log(value: float) -> float:
    """A clock may show nothing at all; a logarithm may not."""
    return math.log10(max(value, 0.001))
