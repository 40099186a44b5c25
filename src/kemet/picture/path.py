"""The path to Ta-Seti: drawn board by board from left to right, or said stop by stop."""

from __future__ import annotations

import re
import textwrap
from itertools import zip_longest

from kemet.content.records import SLOTS
from kemet.picture import words
from kemet.picture.facts import Facts
from kemet.picture.page import NO_BREAK, Page, together
from kemet.picture.words import SEAT_COLOURS, SYMBOLS
from kemet.telling.view.types import PathView, StopView

BOARDS = 4
#: A screen narrower than this shows two boards side by side instead of four.
FOUR_ABREAST = 110


def missing(facts: Facts) -> str:
    """Why there is no path to show, or nothing."""
    if facts.view["path"] is not None:
        return ""
    return words.name("path-not-laid" if "path" in facts.view["modules"] else "path-none")


def _laid(facts: Facts) -> PathView:
    """The path of a table that has one."""
    path = facts.view["path"]
    assert path is not None
    return path


def tokens_at(stop: StopView) -> str:
    """'Hare Statue + Mask', or that nothing is left."""
    return " + ".join(words.token(slot["token"]) for slot in stop["slots"] if slot["token"]) or words.name("path-empty")


def symbols_of(symbols: list[str]) -> str:
    return ", ".join(words.symbol(symbol) for symbol in symbols)


def roads_on(leads_to: dict[str, list[str]]) -> list[tuple[list[str], str]]:
    """Stops that can be reached, those with the same symbols on the way together."""
    grouped: dict[str, list[str]] = {}
    for stop, symbols in leads_to.items():
        grouped.setdefault(symbols_of(symbols), []).append(stop)
    return [(stops, symbols) for symbols, stops in grouped.items()]


def face_down(path: PathView, facts: Facts) -> str:
    """How many tokens of each kind can still be put on the path."""
    counts = dict.fromkeys(SLOTS[:-1], 0)
    for token, left in path["reserves"].items():
        counts[facts.token_slot[token]] += left
    told = [f"{words.name(f'slot-{slot}')} {count}" for slot, count in counts.items()]
    return ", ".join([*told, f"{words.name('slot-VP')} {path['victory_points_aside']}"])


# --- drawn ----------------------------------------------------------------------------------------------------------


def draw_stops(page: Page, facts: Facts) -> None:
    """In short, for the table at the start of a turn: a line for each board, without the roads."""
    if missing(facts):
        return
    path = _laid(facts)
    page.line(" " + page.paint(words.name("path-title"), "bold"))
    for board in range(1, BOARDS + 1):
        stops = []
        for id, stop in path["stops"].items():
            if stop["board"] == board:
                stops.append(together(f"{id} {tokens_at(stop)}{_priests(stop)}"))
        for line in _cell("   ".join(stops), page.width, "   ", "   "):
            page.line(_painted(page, line, path))


def draw_path(page: Page, facts: Facts) -> None:
    if missing(facts):
        page.line(missing(facts))
        return
    path = _laid(facts)
    page.heading(words.say("path-head", faces=" ".join(path["faces"])))
    abreast = BOARDS if page.width >= FOUR_ABREAST else BOARDS // 2
    width = page.width // abreast
    columns = [_column(facts, path, board, width - 2) for board in range(1, BOARDS + 1)]
    for start in range(0, BOARDS, abreast):
        for cells in zip_longest(*columns[start : start + abreast], fillvalue=""):
            page.line(_painted(page, "".join(cell.ljust(width) for cell in cells).rstrip(), path))
    waiting = " ".join(f"{SYMBOLS[seat['seat']]}{seat['priests_on_path_reserve']}" for seat in facts.view["seats"])
    parts = [words.say("path-waiting", waiting=waiting), words.say("path-face-down", tokens=face_down(path, facts))]
    if path["temporary_held"]:
        held = ", ".join(f"+1 {words.name(f'temporary-{name}')}" for name in path["temporary_held"])
        parts.append(words.say("path-this-move", held=held))
    for line in textwrap.wrap("   ".join(parts), page.width - 2):
        page.line(_painted(page, f" {line}", path))


def _column(facts: Facts, path: PathView, board: int, width: int) -> list[str]:
    """One board: its stops from top to bottom, each with tokens, priests and roads."""
    lines: list[str] = [f" {words.say('path-board', face=path['faces'][board - 1])}"]
    for id, stop in path["stops"].items():
        if stop["board"] != board:
            continue
        lines += _cell(f"{id:<4}{tokens_at(stop)}{_priests(stop)}", width, " ", "     ")
        if id in path["entrances"]:
            symbols = together(symbols_of(path["entrances"][id])).replace(f",{NO_BREAK}", ", ")
            lines += _cell(words.say("path-enter", symbols=symbols or "-"), width, "   ", "     ")
        for stops, symbols in roads_on(stop["leads_to"]):
            way = together(symbols).replace(f",{NO_BREAK}", ", ")
            road = f"→ {' '.join(stops)}"
            lines += _cell(words.pair(road, way) if way else road, width, "   ", "     ")
    return lines


def _priests(stop: StopView) -> str:
    return "".join(f" {SYMBOLS[seat]}{count}" for seat, count in stop["priests"].items())


def _cell(text: str, width: int, indent: str, later: str) -> list[str]:
    lines = textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=later, break_on_hyphens=False)
    return [line.replace(NO_BREAK, " ") for line in lines]


def _painted(page: Page, line: str, path: PathView) -> str:
    """Priests in the colour of their player, boards and the ids of stops bold."""
    if not page.colour:
        return line
    line = re.sub(
        f"([{SYMBOLS}])([0-9]+)",
        lambda found: page.paint(found[0], SEAT_COLOURS[SYMBOLS.index(found[1])], "bold"),
        line,
    )
    ids = "|".join(re.escape(id) for id in path["stops"])
    board = re.escape(words.say("path-board", face="")).rstrip("\\ ")
    return re.sub(rf"(^ |  )({ids}|{board} \S+)(?= |$)", lambda found: found[1] + page.paint(found[2], "bold"), line)


# --- told -----------------------------------------------------------------------------------------------------------


def tell_stops(page: Page, facts: Facts) -> None:
    """In short: only what lies on the path and who is there."""
    if missing(facts):
        return
    for board in range(1, BOARDS + 1):
        stops = [(id, stop) for id, stop in _laid(facts)["stops"].items() if stop["board"] == board]
        lying = ", ".join(f"{words.stop(id)} {tokens_at(stop)}" for id, stop in stops)
        page.line(words.say("path-told-board", face=_laid(facts)["faces"][board - 1], stops=lying))
        for id, stop in stops:
            _tell_priests(page, id, stop)


def tell_path(page: Page, facts: Facts) -> None:
    if missing(facts):
        page.line(missing(facts))
        return
    path = _laid(facts)
    page.line(words.say("path-told-faces", faces=", ".join(path["faces"])))
    for id, symbols in path["entrances"].items():
        page.line(_way("path-told-enter", symbols_of(symbols), stop=words.stop(id)))
    for id, stop in path["stops"].items():
        _tell_stop(page, facts, id, stop)
    for seat in facts.view["seats"]:
        waiting = words.priests(seat["priests_on_path_reserve"])
        page.line(words.say("path-told-waiting", who=words.god(seat["seat"]), priests=waiting))
    page.line(words.say("path-told-aside", tokens=face_down(path, facts)))
    for name in path["temporary_held"]:
        page.line(words.say("path-told-temporary", temporary=words.name(f"temporary-{name}")))


def _way(key: str, way: str, **values: str) -> str:
    """A sentence about a road, with what lies on it if there is anything."""
    return words.say(f"{key}-with", way=way, **values) if way else words.say(key, **values)


def _tell_stop(page: Page, facts: Facts, id: str, stop: StopView) -> None:
    kind = words.name(f"stopkind-{facts.stop_kind[id]}")
    page.line(words.say("path-told-stop", stop=words.stop(id), kind=kind, board=stop["board"], tokens=tokens_at(stop)))
    _tell_priests(page, id, stop)
    for stops, symbols in roads_on(stop["leads_to"]):
        goals = f" {words.name('path-told-or')} ".join(words.stop(to) for to in stops)
        page.line(_way("path-told-road", symbols, stop=words.stop(id), stops=goals))


def _tell_priests(page: Page, id: str, stop: StopView) -> None:
    for seat, count in stop["priests"].items():
        page.line(
            words.say("path-told-priests", who=words.god(seat), priests=words.priests(count), stop=words.stop(id))
        )
