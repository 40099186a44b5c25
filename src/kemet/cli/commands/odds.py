"""`kemet odds`: the exact odds of a battle, or of the attacks that are possible next door."""

from __future__ import annotations

import argparse
from typing import get_args

from kemet.bots import Odds, attack_odds, battle_odds, move_odds
from kemet.bots.odds import Divine, group_at
from kemet.cli.commands.odds_table import print_attacks, print_odds
from kemet.cli.errors import BadInput
from kemet.cli.files import read_game, read_position
from kemet.cli.language import add_language
from kemet.cli.options import seat_number
from kemet.cli.screen import Screen
from kemet.engine.board.troops import units
from kemet.game.game import Game
from kemet.lab.interrupts import uninterrupted
from kemet.picture import words

#: Where an attack starts, and its odds.
Attack = tuple[str, Odds]


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "odds",
        help=words.name("usage-odds"),
        description=words.name("usage-odds-text"),
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help=words.name("usage-file"))
    parser.add_argument("--position", metavar="FILE", help=words.name("usage-position"))
    parser.add_argument("--seat", type=int, metavar="N", help=words.name("usage-odds-seat"))
    parser.add_argument("--space", metavar="SPACE", help=words.name("usage-odds-space"))
    parser.add_argument("--from", dest="start", metavar="SPACE", help=words.name("usage-odds-troop"))
    parser.add_argument(
        "--divine",
        choices=get_args(Divine),
        default="none",
        help=words.name("usage-odds-divine"),
    )
    parser.add_argument("--add", action="append", default=[], metavar="CARD", help=words.name("usage-odds-add"))
    parser.add_argument("--plain", action="store_true", help=words.name("usage-sentences"))
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    if (given.file is None) == (given.position is None):
        raise BadInput(words.name("bad-odds-file"))
    if given.start is not None and given.space is None:
        raise BadInput(words.name("bad-odds-from"))
    game = read_game(given.file) if given.position is None else read_position(given.position)
    seat = _whoever(game) if given.seat is None else seat_number(given.seat, game.players)
    tell_odds(Screen(given.plain), game, seat, given.space, given.start, given.divine, tuple(given.add))
    return 0


def tell_odds(
    screen: Screen,
    game: Game,
    seat: int,
    space: str | None = None,
    start: str | None = None,
    divine: Divine = "none",
    added: tuple[str, ...] = (),
) -> None:
    """The battle under way in full; else the attack on one space in full, or every attack next door in a line."""
    with uninterrupted():
        fighting = battle_odds(game, seat, added, divine) if space is None else None
        attacks = [] if fighting else _attacks(game, seat, space, start, divine, added)
    if fighting is not None:
        print_odds(screen, fighting)
    elif len(attacks) == 1:
        print_odds(screen, attacks[0][1], attacks[0][0])
    elif attacks:
        print_attacks(screen, attacks)
    else:
        raise BadInput(_why_none(seat, space, start))


def _whoever(game: Game) -> int:
    waiting = game.waiting_for()
    if not waiting:
        raise BadInput(words.name("bad-over"))
    return game.state.active if game.state.active in waiting else waiting[0]


def _attacks(
    game: Game, seat: int, space: str | None, start: str | None, divine: Divine, added: tuple[str, ...]
) -> list[Attack]:
    """With the group that moves just now, else with every whole troop that stands next to the enemy."""
    s = game.state
    ids = s.table.space_ids
    for name in (space, start):
        if name is not None and name not in ids:
            raise BadInput(words.say("notation-known", word=name, known=", ".join(ids)))
    moving = s.active == seat and s.move_at >= 0 and s.move_units > 0 and start is None
    starts = [ids[s.move_at]] if moving else [start] if start else _own_spaces(game, seat)
    found = []
    for begin in starts:
        near = [ids[other] for other in s.table.neighbours[ids.index(begin)]]
        targets = near if space is None else [space] if space in near or start is not None else []
        for target in targets:
            group = group_at(game, seat, begin)
            if not group[0]:
                raise BadInput(words.say("bad-no-units", seat=f"P{seat + 1}", space=begin))
            odds = move_odds(game, seat, target, divine=divine) if moving else None
            odds = odds or attack_odds(game, seat, target, *group, added=added, divine=divine)
            if odds is not None:
                found.append((begin, odds))
    return found


def _own_spaces(game: Game, seat: int) -> list[str]:
    s = game.state
    return [id for number, id in enumerate(s.table.space_ids) if units(s, number, seat)]


def _why_none(seat: int, space: str | None, start: str | None) -> str:
    if space is None:
        return words.say("bad-no-battle", seat=f"P{seat + 1}")
    if start is None:
        return words.say("bad-no-troop", seat=f"P{seat + 1}", space=space)
    return words.say("bad-no-enemy", seat=f"P{seat + 1}", space=space)
