"""Who can attack whom with one Move in Seth's games, and by how much: teleports, steps, walls and the portal counted.

A troop that stands at a pyramid may teleport to an obelisk and step on from there, so most of the board is near to
those who can pay. Read by the rules of thumb and by the judge of Seth's games. Compiled with the engine.
"""

from __future__ import annotations

from typing import Final, final

from kemet.bots.seth.map import NOBODY, side_strength
from kemet.engine.board.creatures import side_creature
from kemet.engine.board.prices import teleport_price
from kemet.engine.board.sides import enemies_at, friends_at, is_walled_off
from kemet.engine.native import i64, vec
from kemet.engine.seth.ruleset import CORRUPT_CREATURE, INVASION, SETH_MOVE
from kemet.engine.seth.victory import ALLIANCE
from kemet.engine.state.bits import count_bits, lowest_bit, one_bit
from kemet.engine.state.codes import MOVE, SETH
from kemet.engine.state.state import State, rules_of

ROOM: Final = 64  # more than there are spaces


@final
class Threats:
    """The attackers of one side and their leads over everybody they can reach; filled again for every position."""

    def __init__(self) -> None:
        self.power: vec[i64] = vec[i64]([NOBODY] * ROOM)  # [space]: the strongest attacker that can come there
        self.leads: vec[i64] = vec[i64]([NOBODY] * ROOM)  # [space]: the best lead over the troop there
        self.first: i64 = NOBODY  # the best of them
        self.second: i64 = NOBODY
        self.danger = 0.0  # how likely each of them is beaten, added up

    def look(self, s: State, side: i64, only_ready: bool) -> None:
        """All attacks of Seth (0) or the alliance (1); `only_ready`: by members who still have a Move today."""
        leads = self.leads
        power = self.power
        spaces = s.table.spaces
        for space in range(spaces):
            power[space] = NOBODY
        for space in range(spaces):
            if friends_at(s, space, side) and not enemies_at(s, space, side):
                self._look_from(s, side, space, only_ready)
        self.first = NOBODY
        self.second = NOBODY
        self.danger = 0.0
        other: i64 = ALLIANCE if side == SETH else SETH
        for space in range(spaces):
            leads[space] = NOBODY
            if power[space] == NOBODY or not enemies_at(s, space, side):
                continue
            lead = power[space] - side_strength(s, space, other, False)
            leads[space] = lead
            self.danger += likely(lead)
            if lead > self.first:
                self.second = self.first
                self.first = lead
            elif lead > self.second:
                self.second = lead

    def _look_from(self, s: State, side: i64, start: i64, only_ready: bool) -> None:
        found = reach_of(s, side, start, only_ready)
        strength = side_strength(s, start, side, True)
        power = self.power
        while found:
            target = lowest_bit(found)
            found &= found - 1
            if strength > power[target]:
                power[target] = strength

    def lead_over(self, s: State, space: i64, strength: i64) -> i64:
        """What the strongest attacker would lead by if a troop of such a strength stood here."""
        if self.power[space] == NOBODY:
            return NOBODY
        return self.power[space] - strength


def reach_of(s: State, side: i64, start: i64, only_ready: bool) -> i64:
    """Bit set of the spaces the troop on this one can come to, led by the member who leads it furthest."""
    troop = friends_at(s, start, side)
    moves: i64 = -1
    teleports = False
    at_pyramid = s.pyramids[start] & 7 != 0
    for seat in range(s.table.players):
        if troop >> 4 * seat & 15 and (not only_ready or can_move(s, seat)):
            if s.seats[seat].powers.move > moves:
                moves = s.seats[seat].powers.move
            if at_pyramid and teleport_price(s, seat) <= s.seats[seat].prayer:
                teleports = True
    if moves < 0:
        return 0
    if side != SETH:
        moves += s.seth.powers.move
    creature = side_creature(s, start, side)
    if creature >= 0:
        moves += s.table.creature_move[creature]
    return in_reach(s, side, start, moves + 1, teleports)


def in_reach(s: State, side: i64, start: i64, moves: i64, teleports: bool) -> i64:
    """Bit set of the spaces a troop can come to with these steps, a teleport before them or not.

    Walls let nobody in but by the first step (S-MOVE-08); a teleport costs no step.
    """
    table = s.table
    rules = rules_of(s)
    seen = one_bit(start)
    at = seen
    found: i64 = 0
    if teleports:
        for far in table.obelisks:
            if enemies_at(s, far, side):
                found |= one_bit(far)
            else:
                at |= one_bit(far)
        seen |= at
    through = side == SETH or s.seth.ceremony_done > 0
    for step in range(moves):
        reached: i64 = 0
        while at:
            space = lowest_bit(at)
            at &= at - 1
            for near in table.neighbours[space]:
                if seen >> near & 1 or (is_walled_off(s, side, near) and (step > 0 or space != start)):
                    continue
                if enemies_at(s, near, side):
                    found |= one_bit(near)
                else:
                    reached |= one_bit(near)
            onward = rules.portal[space]
            if through and onward >= 0 and not seen >> onward & 1:
                if enemies_at(s, onward, side):
                    found |= one_bit(onward)
                else:
                    reached |= one_bit(onward)
        seen |= reached
        at = reached
    return (found | seen) & ~one_bit(start)


def best_lead(s: State, side: i64, strength: i64, found: i64) -> i64:
    """The best lead of such an attacker over anybody on these spaces."""
    other: i64 = ALLIANCE if side == SETH else SETH
    best: i64 = NOBODY
    while found:
        target = lowest_bit(found)
        found &= found - 1
        if enemies_at(s, target, side):
            lead = strength - side_strength(s, target, other, False)
            if lead > best:
                best = lead
    return best


def likely(lead: i64) -> float:
    """How likely an attack with such a lead is to be won, from 0 to 1."""
    if lead <= -3:
        return 0.0
    if lead >= 4:
        return 1.0
    return (float(lead) + 3.0) / 7.0


def can_move(s: State, seat: i64) -> bool:
    """A member with a token left today and a free Move space."""
    if seat == SETH or not s.seats[seat].tokens or s.seth.acted >> seat & 1:
        return seat == SETH
    placed = s.seats[seat].placed
    for space in range(len(s.table.action_ids)):
        if s.table.action_kind[space] == MOVE and not placed >> space & 1:
            return True
    return False


def attacks_left(s: State) -> i64:
    """How many attacks by Move or invasion Seth can still make today."""
    tokens = s.seats[SETH].tokens + count_bits(s.seth.colours)
    rules = rules_of(s)
    attacks: i64 = 0
    placed = s.seats[SETH].placed
    for space in range(rules.spaces):
        if placed >> space & 1 or not tokens:
            continue
        if rules.action[space] == INVASION:
            attacks += 2
            tokens -= 1
        elif rules.action[space] == SETH_MOVE:
            attacks += 1
            tokens -= 1
    return attacks


def can_strike(s: State) -> bool:
    """May Seth still unleash a creature today: the space is free and a colour token is left."""
    if not s.seth.colours:
        return False
    rules = rules_of(s)
    for space in range(rules.spaces):
        if rules.action[space] == CORRUPT_CREATURE and not s.seats[SETH].placed >> space & 1:
            return True
    return False
