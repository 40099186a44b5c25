"""What a force comes to, line by line: who asks gets the sum as it is added, never a second one."""

from __future__ import annotations

from kemet.engine.battle.casualties import BATTLE_LOSS
from kemet.engine.battle.ledger import Ledger, Line
from kemet.engine.battle.sums import creature_of, fighting_creature, troop_of, units_of, weigh
from kemet.engine.board.losses import LossFrame
from kemet.engine.state.codes import NOWHERE
from kemet.engine.state.forces import Battle, Force
from kemet.engine.state.state import State


def lines(s: State, battle: Battle, force: Force) -> list[Line]:
    """The lines of a force's sum; together they are its figures, once those have been added up.

    Cards that somebody may not know are left out of a copy of the battle before it is asked for here.
    """
    twin = battle.copy()
    mine = twin.attacker if force is battle.attacker else twin.defender
    weighed = battle.result >= 0
    if weighed:
        _stand_again(s, battle, force, mine)
    ledger = Ledger(mine)
    weigh(s, twin, mine, _creature_then(s, twin, mine, force) if weighed else creature_of(s, twin, mine), ledger)
    mine.strength += mine.wound
    ledger.book("wound", mine.fighter)
    if weighed:
        mine.strength, mine.damage, mine.protection = force.strength, force.damage, force.protection
        ledger.book("other", mine.fighter)  # a creature that has gone took its name with it, not its share
    return ledger.lines


def weighed_troop(s: State, battle: Battle, force: Force) -> int:
    """The units that were weighed, by owner: the fallen are among them, reinforcements are not."""
    if battle.result < 0:
        return troop_of(s, battle, force)
    if force.strong:
        return force.strong
    if s.question is BATTLE_LOSS:
        count = units_of(s, battle, force)  # nobody has fallen yet
    elif force is battle.defender and isinstance(s.frame, LossFrame) and s.frame.seat == battle.attacker.fighter:
        count = units_of(s, battle, force) + force.lost  # the attacker's own card takes its toll first
    else:
        count = force.survivors + force.lost
    return count << 4 * force.fighter


def _stand_again(s: State, battle: Battle, force: Force, mine: Force) -> None:
    """The copy of a force has the troop that was weighed, wherever its units are by now."""
    if not force.apart:
        mine.creatures = s.creatures[battle.space] & force.owners
    mine.apart = True
    mine.troop = weighed_troop(s, battle, force)


def _creature_then(s: State, twin: Battle, mine: Force, force: Force) -> int:
    """The creature there counted if the sum comes out with it: the Snake that silenced it may have gone since."""
    creature = fighting_creature(s, twin, mine)
    weigh(s, twin, mine, creature, None)
    counted = mine.strength + mine.wound == force.strength and mine.damage == force.damage
    return creature if counted and mine.protection == force.protection else NOWHERE
