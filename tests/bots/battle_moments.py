"""Moments of random games at which both sides of a battle pick their cards."""

from __future__ import annotations

import random

import kemet
from kemet.engine.battle.choose import BATTLE_CARDS
from kemet.engine.state.bits import count_bits
from kemet.engine.state.forces import PICKING
from kemet.engine.state.state import State
from kemet.game.game import Game


def battles(players: int, modules: tuple[str, ...], seed: int, most: int) -> list[Game]:
    """Random games at moments at which both sides pick battle cards."""
    chance = random.Random(seed)
    found: list[Game] = []
    while len(found) < most:
        game = kemet.new_game(players, chance.getrandbits(30), modules=modules, house_rules={"dayLimit": "6"})
        while not game.over and len(found) < most:
            seat = chance.choice(game.waiting_for())
            if is_open(game.state) and chance.random() < 0.5:
                found.append(game.copy())
            game.play(seat, chance.choice(game.codes(seat)))
    return found


def is_open(s: State) -> bool:
    return bool(s.battles) and s.question is BATTLE_CARDS and count_bits(s.waiting) == 2 and all_picking(s)


def all_picking(s: State) -> bool:
    battle = s.battles[-1]
    return battle.attacker.stage == battle.defender.stage == PICKING
