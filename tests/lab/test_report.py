"""The page about tournaments: its numbers, that it needs nothing from elsewhere, and that everybody can read it."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from kemet.lab import findings
from kemet.lab.logbook import Logbook
from kemet.lab.plots import histograms, median
from kemet.lab.report import report
from kemet.lab.results import Result, Thinking
from kemet.lab.tournament import Tournament


def result(game: int, line_up: str, winner: int, points: list[int], **more: Any) -> Result:
    """A game with letters for bots: 'ab' is a in the first seat and b in the second."""
    players = len(line_up)
    plain = Result(
        game,
        f"x/{game}",
        list(line_up),
        [],
        winner,
        "target",
        5,
        200,
        points,
        [[] for _ in line_up],
        list(range(1, players + 1)),
        {bot: Thinking(10, 1.0, 4.0) for bot in line_up},
        1.0,
    )
    return replace(plain, **more)


def test_finishing_ahead_counts_a_game_once() -> None:
    games = [result(1, "ab", 1, [8, 3]), result(2, "ba", 1, [8, 3]), result(3, "ab", 1, [8, 7])]
    rates = findings.finished_ahead(games)
    assert (rates["a", "b"].hits, rates["a", "b"].games) == (2, 3)
    assert (rates["b", "a"].hits, rates["b", "a"].games) == (1, 3)
    copies = findings.finished_ahead([result(1, "abbb", 2, [5, 8, 5, 2])])
    assert copies["a", "b"].hits == pytest.approx((0 + 0.5 + 1) / 3)
    assert ("b", "b") not in copies


def test_seats_and_turn_order() -> None:
    games = [result(1, "ab", 1, [8, 3], order=[2, 1]), result(2, "ab", 1, [8, 3]), result(3, "ab", 2, [3, 8])]
    assert [rate.hits for rate in findings.seat_rates(games)] == [2, 1]
    assert [rate.hits for rate in findings.turn_rates(games)] == [1, 2]


def test_a_tile_is_compared_with_what_its_buyers_win_anyway() -> None:
    games = [
        result(1, "ab", 1, [8, 3], tiles=[["sphinx"], []]),
        result(2, "ab", 1, [8, 3], tiles=[["sphinx"], []]),
        result(3, "ab", 1, [8, 3], tiles=[[], ["priest"]]),
        result(4, "ab", 2, [3, 8], tiles=[[], ["priest"]]),
    ]
    sphinx, priest = sorted(findings.tile_effects(games), key=lambda effect: effect.tile, reverse=True)
    assert (sphinx.buyers.share, sphinx.anyway) == (1.0, 0.75)
    assert (priest.buyers.share, priest.anyway) == (0.5, 0.25)


def test_modules_and_thinking() -> None:
    games = [
        result(1, "ab", 1, [8, 3], days=4),
        result(2, "ab", 1, [8, 3], days=6),
        result(3, "ab", 1, [8, 3], days=9, modules=["path"], end="day-limit"),
    ]
    base, path = findings.module_effects(games)
    assert (base.modules, base.days.value, base.by_day_limit.hits) == ((), 5.0, 0)
    assert (path.modules, path.days.value, path.by_day_limit.hits) == (("path",), 9.0, 1)
    slow = replace(games[0], thinking={"a": Thinking(30, 5.0, 90.0), "b": Thinking(0, 0.0, 0.0)})
    times = {time.bot: time for time in findings.thinking_times([games[0], slow])}
    assert (times["a"].decisions, times["a"].mean_ms, times["a"].max_ms) == (40, 4.0, 90.0)


def test_histograms_draw_every_game() -> None:
    svg = histograms("Days", "all", [("2 players", Counter({3: 1, 5: 2, 5000: 1}))])
    assert svg.count("<rect") == 2
    assert median(Counter({1: 1, 2: 1, 3: 1})) == 2


# --- the page -----------------------------------------------------------------------------------------------------


class Outline(HTMLParser):
    """Which tags a page has, that they nest, and all addresses in it."""

    VOID = ("meta", "line", "circle", "rect")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.ids: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.addresses += [value or "" for name, value in attrs if name in ("href", "src", "action", "xlink:href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def many() -> Iterator[Result]:
    for game in range(1, 61):
        bots = ("hard", "easy") if game % 2 else ("easy", "hard", "<b>")
        winner = 1 + game % len(bots)
        points = [8 if seat == winner else 3 for seat in range(1, len(bots) + 1)]
        yield replace(
            result(game, "ab" if game % 2 else "abc", winner, points, days=3 + game % 7),
            line_up=list(bots),
            thinking={bot: Thinking(20, 0.5, 7.0) for bot in bots},
            tiles=[["sphinx", "victory_point_red"]] + [[] for _ in bots[1:]],
            modules=["path"] if game % 3 else [],
        )


def page() -> str:
    tournament = Tournament("x", ("hard", "easy"), (2, 3), 60)
    played_with = {"kemet": "0", "rules": 1, "content": {"base": "c0ffee"}, "bots": "b0t"}
    book = Logbook(tournament, played_with, {one.game: one for one in many()}, 0)
    return report([(Path("games.jsonl"), book)])


def test_the_page_is_whole_and_needs_nothing_from_elsewhere() -> None:
    text = page()
    outline = Outline()
    outline.feed(text)
    assert outline.open == []
    assert all(address.startswith("#") for address in outline.addresses)
    assert "://" not in text
    assert outline.tags["script"] == outline.tags["img"] == outline.tags["link"] == 0
    assert len(outline.ids) == len(set(outline.ids))
    assert "default-src 'none'" in text
    assert "<b>" not in text


def test_every_plot_has_a_title_a_description_and_a_table() -> None:
    outline = Outline()
    text = page()
    outline.feed(text)
    plots = outline.tags["svg"]
    assert plots >= 9
    assert outline.tags["desc"] == plots
    assert outline.tags["title"] == plots + 1
    assert outline.tags["figure"] == outline.tags["details"] == plots
    assert text.count("</details></figure>") == plots
    assert outline.tags["caption"] == outline.tags["table"] >= plots


def test_the_page_tells_what_it_must() -> None:
    text = page()
    for part in (
        "Unofficial",
        "60 games",
        "seed x",
        "content c0ffee",
        "bots b0t",
        "prefers-color-scheme: dark",
        "width=device-width",
        "Ratings with 95 % intervals",
        "Win rates with 2 players, no modules",
        "Win rates with 3 players, path",
        "Length in Days",
        "Length in choices",
        "Victory Point (red)",
        "Wins by seat",
        "Mean length in Days by modules",
        "Milliseconds per decision",
    ):
        assert part in text, part
    assert not re.search(r"\bnan\b|\binf\b", text)


def test_one_game_is_enough() -> None:
    tournament = Tournament("x", ("easy",), (2,), 1)
    only = replace(next(many()), tiles=[[], []], line_up=["easy", "easy"], thinking={"easy": Thinking(0, 0.0, 0.0)})
    text = report([(Path("one"), Logbook(tournament, {}, {1: only}, 0))])
    assert "Nobody met another bot." in text
    assert "No tile was bought." in text
