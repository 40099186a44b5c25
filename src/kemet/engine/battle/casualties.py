"""Who wins, and what both forces lose (steps C7 to C9a)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.battle.step import ForceStep, Step
from kemet.engine.battle.sums import committed_sum, units_of
from kemet.engine.battle.team import lose, pick_losses, take_units
from kemet.engine.board.losses import add_losses
from kemet.engine.board.origins import origin
from kemet.engine.board.troops import figures_lost
from kemet.engine.native import i64
from kemet.engine.seth.share import LOSS_OWN_CARD
from kemet.engine.state.choices import LOSE, Choices
from kemet.engine.state.codes import E_WIN_UNHARMED
from kemet.engine.state.events import ALL, BY_BATTLE_CARD, EV_RESULT
from kemet.engine.state.forces import ATTACKER_WINS, DEFENDER_WINS, Battle, Force
from kemet.engine.state.frames import Context, Question, Refusals
from kemet.engine.state.state import State


@final
class CountLosses(Step):
    """The higher value wins, survivors or not (B-BATTLE-19).

    Both sides' losses are counted together; owners of priests pick the figures at the same time.
    """

    def take(self, s: State, battle: Battle) -> None:
        if battle.attacker.strength > battle.defender.strength:
            battle.result = ATTACKER_WINS
        else:
            battle.result = DEFENDER_WINS  # also a tie (B-BATTLE-16, S-BATTLE-03)
        battle.attacker.lost = _units_lost(s, battle, battle.attacker)
        battle.defender.lost = _units_lost(s, battle, battle.defender)
        winner = battle.winner()
        if winner.divine and committed_sum(s, winner, E_WIN_UNHARMED):
            winner.lost = 0  # so nothing pays for losses either (T-X-13)
        if s.table.with_seth:
            pick_losses(s, battle, battle.defender)  # the attacker's lies on top (S-CLAR-53)
            pick_losses(s, battle, battle.attacker)
        elif s.table.has_path:
            _pick_figures(s, battle, battle.attacker)
            _pick_figures(s, battle, battle.defender)


def _units_lost(s: State, battle: Battle, force: Force) -> i64:
    """Enemy damage less own protection, at most all (B-BATTLE-17)."""
    lost = battle.enemy_of(force).damage - force.protection
    if lost <= 0:
        return 0
    present = units_of(s, battle, force)
    if lost > present:
        return present
    return lost


def _pick_figures(s: State, battle: Battle, force: Force) -> None:
    priests = figures_lost(s, battle.space, force.fighter, force.lost)
    if priests < 0:
        s.question = BATTLE_LOSS
        s.waiting |= 1 << force.fighter
    else:
        force.lost_priests = priests


@final
class BattleLoss(Question):
    """How many of the units lost are priests (T3-UNIT-03)."""

    causes: ClassVar[tuple[str, ...]] = ("battle",)
    refusals: ClassVar[Refusals] = {"lose": ("priests-lost", "T3-UNIT-03")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        battle = s.battles[-1]
        add_losses(s, battle.space, seat, battle.force_of(seat).lost, found)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        s.battles[-1].force_of(seat).lost_priests = choice - LOSE

    def context(self, s: State, seat: i64) -> Context:
        battle = s.battles[-1]
        return {"cause": "battle", "space": s.table.space_ids[battle.space], "lost": battle.force_of(seat).lost}


BATTLE_LOSS: Final = BattleLoss(30, "units-lost-in-battle")


@final
class TakeLosses(Step):
    def take(self, s: State, battle: Battle) -> None:
        _remove(s, battle, battle.attacker)
        _remove(s, battle, battle.defender)
        if s.log is not None:
            winner = battle.winner()
            loser = battle.loser()
            both = (winner.fighter, loser.fighter, winner.strength, loser.strength, winner.lost, loser.lost)
            by_owner = (winner.lost_by, loser.lost_by)
            s.log.append((EV_RESULT, ALL, *both, battle.attacker.fighter, *by_owner))


def _remove(s: State, battle: Battle, force: Force) -> None:
    if force.lost:
        shares = force.lost_by or force.lost << 4 * force.fighter
        force.figures = take_units(s, battle, force, shares, force.lost_priests)


@final
class OwnCardLosses(ForceStep):
    """Sacrificial Charge takes its toll of its own side; nothing prevents it (T5-BCARD-500, S-TS-20).

    `lost` is what the opponent destroyed; these units count for nothing that speaks of that (T-X-14, T-X-15).
    """

    def take_for(self, s: State, battle: Battle, force: Force) -> None:
        lost = s.table.battle_own_losses[force.played]
        force.survivors = units_of(s, battle, force)
        if lost > force.survivors:
            lost = force.survivors
        force.own_lost = lost
        if lost:
            lose(s, battle, force, lost, force.fighter, LOSS_OWN_CARD, origin(BY_BATTLE_CARD, force.played))
