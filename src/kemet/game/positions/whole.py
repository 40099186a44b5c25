"""From a game to its text and back: which lines there are, and in which order. See docs/notation.md."""

from __future__ import annotations

from kemet.engine.flow import advance
from kemet.engine.state.codes import OVER, SETH
from kemet.engine.state.state import State, as_row, empty_state, renew_powers
from kemet.errors import KemetError, PositionError
from kemet.game.game import Game
from kemet.game.positions.agreed import read_setup, write_setup
from kemet.game.positions.cards import read_discards, write_discards
from kemet.game.positions.lines import Lines
from kemet.game.positions.moments import read_day, read_moment, read_order, read_phase, write_day, write_phase
from kemet.game.positions.seats import PARTS, Part, read_seat, settle_tiles, write_seat
from kemet.game.positions.seth.alliance import read_alliance, read_creature_cards, settle_osiris, write_alliance
from kemet.game.positions.seth.moments import MOMENTS, read_step, read_track, write_step, write_track
from kemet.game.positions.seth.seats import HIS_PARTS, MEMBERS_PARTS, count_reserves
from kemet.game.positions.taseti import read_path, write_path
from kemet.game.positions.words import SEAT_FIELDS, SETH_SEAT_FIELDS
from kemet.game.saves.validation import ENGINE_ERRORS, require_sound

COMMON = {"players", "modules", "house", "seed", "day", "discard", "hidden", "deck", "moment"}
WITHOUT_SETH = {"order", "turn", "night", "end-of-day", "path", "slots", "tokens", "last-day", "keeper"}
WITH_SETH = {*MOMENTS, "acted", "later", "temples", "alliance", "creature-cards"}


def write_position(game: Game) -> str:
    """The position of a game as text; `position` reads it back. It holds hidden things."""
    s = game.state
    if s.phase == OVER:
        raise PositionError("the game is over: there is no position to play on from")
    lines = write_setup(game.setup)
    if s.table.with_seth:
        lines += [*write_track(s), *write_alliance(s), write_step(s)]
    else:
        lines += [*write_day(s), *write_path(s), write_phase(s)]
    lines += [write_seat(s, seat, _parts(s, seat)) for seat in range(s.table.players)]
    return "\n".join([*lines, *write_discards(s)]) + "\n"


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
    s.order = as_row(read_order(lines))
    read_path(lines, s)
    s.day, s.round = read_day(lines)
    for seat in range(s.table.players):
        read_seat(lines, s, seat, _parts(s, seat), SEAT_FIELDS)
    settle_tiles(lines, s)
    read_discards(lines, s)
    s.last_day = 1 if "last-day" in lines else 0
    for seat in range(s.table.players):
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
        read_seat(lines, s, seat, _parts(s, seat), SETH_SEAT_FIELDS)
    settle_tiles(lines, s)
    settle_osiris(lines, s)
    read_creature_cards(lines, s)
    read_discards(lines, s)
    read_step(lines, s)
    count_reserves(lines, s)


def _parts(s: State, seat: int) -> tuple[Part, ...]:
    """What a seat's line says."""
    if not s.table.with_seth:
        return PARTS
    return HIS_PARTS if seat == SETH else MEMBERS_PARTS
