"""From a text to a game. See docs/notation.md."""

from __future__ import annotations

from kemet.engine.flow import advance
from kemet.engine.state.state import State, as_row, empty_state, renew_powers
from kemet.errors import KemetError, PositionError
from kemet.game.game import Game
from kemet.game.positions.agreed import read_setup
from kemet.game.positions.cards import read_cards
from kemet.game.positions.lines import Lines
from kemet.game.positions.moments import read_day, read_moment, read_order, read_phase
from kemet.game.positions.seats import read_seat, settle_tiles
from kemet.game.positions.seth.moments import MOMENTS, read_step, read_track
from kemet.game.positions.seth.reading import (
    count_reserves,
    read_alliance,
    read_creature_cards,
    read_side_seat,
    settle_osiris,
)
from kemet.game.positions.taseti.reading import read_path
from kemet.game.positions.words import SEAT_FIELDS, SETH_SEAT_FIELDS
from kemet.game.saves.validation import ENGINE_ERRORS, require_sound

COMMON = {"players", "modules", "house", "seed", "day", "discard", "hidden", "deck", "moment"}
WITHOUT_SETH = {"order", "turn", "night", "end-of-day", "path", "slots", "tokens", "last-day", "keeper"}
WITH_SETH = {*MOMENTS, "acted", "later", "temples", "alliance", "creature-cards"}


def position(text: str, packs: tuple[str, ...] = ()) -> Game:
    """The game that starts at this position; a PositionError names the line and the reason."""
    lines = Lines(text)
    setup = read_setup(lines, packs)
    lines.table = setup.table
    seats = {f"P{seat + 1}" for seat in range(setup.table.players)}
    lines.require_known(COMMON | seats | (WITH_SETH if setup.table.with_seth else WITHOUT_SETH))
    try:
        s = empty_state(setup.table, setup.seed)
        if setup.table.with_seth:
            _read_sides(lines, s)
        else:
            _read(lines, s)
        advance(s)
        require_sound(s)
    except PositionError:
        raise
    except KemetError as error:
        raise PositionError(str(error).replace("saved state", "position")) from None
    except ENGINE_ERRORS as error:
        raise PositionError(f"the position is impossible: {error}") from None
    return Game(setup, s)


def _read(lines: Lines, s: State) -> None:
    table = s.table
    s.order = as_row(read_order(lines))
    if table.has_path:
        read_path(lines, s)
    s.day, s.round = read_day(lines)
    for seat in range(table.players):
        read_seat(lines, s, seat)
    settle_tiles(lines, s)
    _read_hands(lines, s, SEAT_FIELDS)
    s.last_day = 1 if "last-day" in lines else 0
    for seat in range(table.players):
        renew_powers(s, seat)
    if "keeper" in lines:
        s.delta_keeper = lines.seat("keeper", lines.rest("keeper"))
    if "moment" in lines:
        read_moment(lines, s)
    else:
        read_phase(lines, s)


def _read_sides(lines: Lines, s: State) -> None:
    read_track(lines, s)
    read_alliance(lines, s)
    for seat in range(s.table.players):
        read_side_seat(lines, s, seat)
    settle_tiles(lines, s)
    settle_osiris(lines, s)
    read_creature_cards(lines, s)
    _read_hands(lines, s, SETH_SEAT_FIELDS)
    read_step(lines, s)
    count_reserves(lines, s)


def _read_hands(lines: Lines, s: State, known: tuple[str, ...]) -> None:
    seats = range(s.table.players)
    read_cards(lines, s, {seat: lines.fields(f"P{seat + 1}", known).get("hand", "") for seat in seats})
