"""The path to Ta-Seti: drawn board by board from left to right, or told stop by stop."""

from __future__ import annotations

import re
import textwrap
from itertools import zip_longest
from typing import Any

from kemet.cli import words
from kemet.cli.facts import Facts
from kemet.cli.screen import NO_BREAK, Screen, together
from kemet.cli.words import SEAT_COLOURS, SYMBOLS
from kemet.content.records import SLOTS

BOARDS = 4
#: A screen narrower than this shows two boards side by side instead of four.
FOUR_ABREAST = 110
NO_PATH = "This game is played without the path to Ta-Seti."
NOT_LAID = "The path to Ta-Seti is laid once all cities are taken."


def missing(facts: Facts) -> str:
    """Why there is no path to show, or nothing."""
    if facts.view["path"] is not None:
        return ""
    return NOT_LAID if "path" in facts.view["modules"] else NO_PATH


def tokens_at(stop: dict[str, Any]) -> str:
    """'Hare Statue + Mask', or that nothing is left."""
    return " + ".join(words.token(slot["token"]) for slot in stop["slots"] if slot["token"]) or "empty"


def symbols_of(symbols: list[str]) -> str:
    return ", ".join(words.symbol(symbol) for symbol in symbols)


def roads_on(leads_to: dict[str, list[str]]) -> list[tuple[list[str], str]]:
    """Stops that can be reached, those with the same symbols on the way together."""
    grouped: dict[str, list[str]] = {}
    for stop, symbols in leads_to.items():
        grouped.setdefault(symbols_of(symbols), []).append(stop)
    return [(stops, symbols) for symbols, stops in grouped.items()]


def face_down(path: dict[str, Any], facts: Facts) -> str:
    """How many tokens of each kind can still be put on the path."""
    counts = dict.fromkeys(SLOTS[:-1], 0)
    for token, left in path["reserves"].items():
        counts[facts.token_slot[token]] += left
    told = [f"{words.name(f'slot-{slot}')} {count}" for slot, count in counts.items()]
    return ", ".join([*told, f"{words.name('slot-VP')} {path['victory_points_aside']}"])


# --- drawn ----------------------------------------------------------------------------------------------------------


def draw_stops(screen: Screen, facts: Facts) -> None:
    """In short, for the table at the start of a turn: a line for each board, without the roads."""
    if missing(facts):
        return
    path = facts.view["path"]
    screen.line(" " + screen.paint("Path to Ta-Seti", "bold") + "  (the command path shows the roads)")
    for board in range(1, BOARDS + 1):
        stops = []
        for id, stop in path["stops"].items():
            if stop["board"] == board:
                stops.append(together(f"{id} {tokens_at(stop)}{_priests(stop)}"))
        for line in _cell("   ".join(stops), screen.width, "   ", "   "):
            screen.line(_painted(screen, line, path))


def draw_path(screen: Screen, facts: Facts) -> None:
    path = facts.view["path"]
    if missing(facts):
        screen.line(missing(facts))
        return
    screen.heading(f"Path to Ta-Seti ── boards {' '.join(path['faces'])} ── priests walk from left to right")
    abreast = BOARDS if screen.width >= FOUR_ABREAST else BOARDS // 2
    width = screen.width // abreast
    columns = [_column(facts, path, board, width - 2) for board in range(1, BOARDS + 1)]
    for start in range(0, BOARDS, abreast):
        for cells in zip_longest(*columns[start : start + abreast], fillvalue=""):
            screen.line(_painted(screen, "".join(cell.ljust(width) for cell in cells).rstrip(), path))
    waiting = " ".join(f"{SYMBOLS[seat['seat']]}{seat['priests_on_path_reserve']}" for seat in facts.view["seats"])
    parts = [f"priests waiting to enter: {waiting}", f"face down: {face_down(path, facts)}"]
    if path["temporary_held"]:
        held = ", ".join(f"+1 {words.name(f'temporary-{name}')}" for name in path["temporary_held"])
        parts.append(f"this Move: {held}")
    for line in textwrap.wrap("   ".join(parts), screen.width - 2):
        screen.line(_painted(screen, f" {line}", path))


def _column(facts: Facts, path: dict[str, Any], board: int, width: int) -> list[str]:
    """One board: its stops from top to bottom, each with tokens, priests and roads."""
    lines: list[str] = [f" board {path['faces'][board - 1]}"]
    for id, stop in path["stops"].items():
        if stop["board"] != board:
            continue
        lines += _cell(f"{id:<4}{tokens_at(stop)}{_priests(stop)}", width, " ", "     ")
        if id in path["entrances"]:
            symbols = together(symbols_of(path["entrances"][id])).replace(f",{NO_BREAK}", ", ")
            lines += _cell(f"enter: {symbols or '-'}", width, "   ", "     ")
        for stops, symbols in roads_on(stop["leads_to"]):
            way = together(symbols).replace(f",{NO_BREAK}", ", ")
            lines += _cell(f"→ {' '.join(stops)}{f': {way}' if way else ''}", width, "   ", "     ")
    return lines


def _priests(stop: dict[str, Any]) -> str:
    return "".join(f" {SYMBOLS[seat]}{count}" for seat, count in stop["priests"].items())


def _cell(text: str, width: int, indent: str, later: str) -> list[str]:
    lines = textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=later, break_on_hyphens=False)
    return [line.replace(NO_BREAK, " ") for line in lines]


def _painted(screen: Screen, line: str, path: dict[str, Any]) -> str:
    """Priests in the colour of their player, boards and the ids of stops bold."""
    if not screen.colour:
        return line
    line = re.sub(
        f"([{SYMBOLS}])([0-9]+)",
        lambda found: screen.paint(found[0], SEAT_COLOURS[SYMBOLS.index(found[1])], "bold"),
        line,
    )
    ids = "|".join(re.escape(id) for id in path["stops"])
    return re.sub(rf"(^ |  )({ids}|board \S+)(?= |$)", lambda found: found[1] + screen.paint(found[2], "bold"), line)


# --- told -----------------------------------------------------------------------------------------------------------


def tell_stops(screen: Screen, facts: Facts) -> None:
    """In short: only what lies on the path and who is there."""
    if missing(facts):
        return
    for board in range(1, BOARDS + 1):
        stops = [(id, stop) for id, stop in facts.view["path"]["stops"].items() if stop["board"] == board]
        lying = ", ".join(f"{words.stop(id)} {tokens_at(stop)}" for id, stop in stops)
        screen.line(f"Path board {facts.view['path']['faces'][board - 1]}: {lying}.")
        for id, stop in stops:
            _tell_priests(screen, id, stop)


def tell_path(screen: Screen, facts: Facts) -> None:
    path = facts.view["path"]
    if missing(facts):
        screen.line(missing(facts))
        return
    screen.line(f"The path to Ta-Seti runs over the boards {', '.join(path['faces'])}.")
    for id, symbols in path["entrances"].items():
        way = symbols_of(symbols)
        screen.line(f"A priest can enter to {words.stop(id)}{f' with {way} on the way' if way else ''}.")
    for id, stop in path["stops"].items():
        _tell_stop(screen, facts, id, stop)
    for seat in facts.view["seats"]:
        waiting = words.priests(seat["priests_on_path_reserve"])
        screen.line(f"{words.god(seat['seat'])} has {waiting} waiting to enter.")
    screen.line(f"Face down or aside: {face_down(path, facts)}.")
    for name in path["temporary_held"]:
        screen.line(f"This Move has the {words.name(f'temporary-{name}')} token.")


def _tell_stop(screen: Screen, facts: Facts, id: str, stop: dict[str, Any]) -> None:
    kind = words.name(f"stopkind-{facts.stop_kind[id]}")
    screen.line(f"{words.stop(id)}, a {kind} on board {stop['board']}: {tokens_at(stop)}.")
    _tell_priests(screen, id, stop)
    for stops, symbols in roads_on(stop["leads_to"]):
        way = f" with {symbols} on the way" if symbols else ""
        screen.line(f"From {words.stop(id)} one goes to {' or '.join(words.stop(to) for to in stops)}{way}.")


def _tell_priests(screen: Screen, id: str, stop: dict[str, Any]) -> None:
    for seat, count in stop["priests"].items():
        screen.line(f"{words.god(seat)} has {words.priests(count)} in {words.stop(id)}.")
