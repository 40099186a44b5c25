"""What a battle brings when Seth is there: points before prayer, carrion, captured figures (B17 to B19)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.battle.outcome import survives
from kemet.engine.battle.step import ForceStep, Step
from kemet.engine.battle.sums import creature_of, troop_of, units_of
from kemet.engine.board.origins import first_bearer, origin
from kemet.engine.board.prices import gain
from kemet.engine.board.sides import part_limit
from kemet.engine.native import i64
from kemet.engine.seth.split import divide
from kemet.engine.seth.victory import check_victory, score_for
from kemet.engine.state.bits import count_bits, lowest_bit, nibble_sum
from kemet.engine.state.choices import CAPTURE, PASS, Choices
from kemet.engine.state.codes import DEVOUR, E_WIN_PRAYER, SETH
from kemet.engine.state.events import BY_BATTLE, BY_CARD, BY_CREATURE, BY_CREATURE_CARD, EV_CAPTURED, emit
from kemet.engine.state.forces import CORRUPTED, CREATURE_STRIKES, ORDINARY, Battle, Force
from kemet.engine.state.frames import Question, Refusals
from kemet.engine.state.state import State, ask, rules_of


@final
class Points(Step):
    """B17: all points of the battle, then the conditions of both sides together (S-CLAR-70).

    A game won here ends at once: nothing later is carried out (S-CLAR-06, S-INVASION-15).
    """

    def take(self, s: State, battle: Battle) -> None:
        battle.attacker.left = units_of(s, battle, battle.attacker)
        battle.defender.left = units_of(s, battle, battle.defender)
        winner = battle.winner()
        if winner is battle.attacker:
            self._for_attack(s, battle, winner)
        elif survives(s, winner):
            self._for_defence(s, battle, winner)
        check_victory(s)

    def _for_attack(self, s: State, battle: Battle, winner: Force) -> None:
        rules = rules_of(s)
        if battle.kind == CREATURE_STRIKES:
            score_for(s, SETH, rules.creature_points, 0)  # without a unit there, and never more (S-CORRUPT-CREATURE-09)
        elif survives(s, winner):
            if battle.kind == CORRUPTED:
                score_for(s, SETH, 1, 0)  # S-CORRUPT-TROOP-16
            else:
                score_for(s, winner.fighter, 1, 0)
                score_for(s, winner.fighter, _devoured(s, battle, winner), _by_creature(s, battle, winner))

    def _for_defence(self, s: State, battle: Battle, winner: Force) -> None:
        """Only Defensive Victory and the Devourer pay for a defence (S-BATTLE-08, S-BATTLE-09).

        S-CORRUPT-CREATURE-11, S-CORRUPT-TROOP-18.
        """
        rules = rules_of(s)
        if battle.kind == CORRUPTED and not rules.corrupted_defence:
            return
        score_for(
            s, winner.fighter, winner.powers.victory_defending, first_bearer(s, winner.seats, "victory_defending")
        )
        if battle.kind == ORDINARY and s.table.devourer_defends:
            score_for(s, winner.fighter, _devoured(s, battle, winner), _by_creature(s, battle, winner))


def _devoured(s: State, battle: Battle, winner: Force) -> i64:
    """The Devourer's extra point for two enemies or more (S-TS-15)."""
    creature = creature_of(s, battle, winner)
    if creature >= 0 and s.table.creature_abilities[creature] & DEVOUR and battle.loser().lost >= 2:
        return 1
    return 0


def _by_creature(s: State, battle: Battle, force: Force) -> i64:
    return origin(BY_CREATURE, creature_of(s, battle, force))


# --- B18 --------------------------------------------------------------------------------------------------------------


@final
class Prayers(ForceStep):
    """Crusade, Holy War, Glory, carrion, the Scarab card; a mixed troop puts them together (S-CLAR-41)."""

    def take_for(self, s: State, battle: Battle, force: Force) -> None:
        sources = _sources(s, battle, force)
        if force.fighter == SETH or count_bits(force.seats) == 1:
            for amount, why in sources:
                gain(s, force.fighter, amount, why)
            return
        total: i64 = 0
        for amount, _ in sources:
            total += amount
        divide(s, force.fighter, total, force.strong, sources[0][1] if len(sources) == 1 else BY_BATTLE)


def _sources(s: State, battle: Battle, force: Force) -> list[tuple[int, int]]:
    """Amounts with their origins."""
    rules = rules_of(s)
    enemy = battle.enemy_of(force)
    of_kills = first_bearer(s, force.seats, "prayer_per_kill")
    found: list[tuple[int, int]] = [(force.powers.prayer_per_kill * enemy.lost, of_kills)]
    if force is battle.winner():
        found.append((force.powers.prayer_per_win, first_bearer(s, force.seats, "prayer_per_win")))
        cards = force.divine
        while cards:
            kind = s.table.card_of_bit[lowest_bit(cards)]
            cards &= cards - 1
            if s.table.card_effect[kind] == E_WIN_PRAYER:
                found.append((s.table.card_amount[kind], origin(BY_CARD, kind)))
    creature = creature_of(s, battle, force)
    if creature >= 0 and rules.carrion[creature]:
        carrion = min(rules.carrion[creature], force.lost + enemy.lost)
        found.append((carrion, origin(BY_CREATURE, creature)))
    if battle.card >= 0 and force is battle.attacker and force is battle.winner():
        found.append((rules.card_prayer[battle.card], origin(BY_CREATURE_CARD, battle.card)))
    return [(amount, why) for amount, why in found if amount > 0]


# --- B19 --------------------------------------------------------------------------------------------------------------


@final
class Capture(Step):
    """Units Corruption: the winner may take one figure that was destroyed by damage (S-CLAR-43).

    The limit is that of the units left: Legion of a member who lost their last one here does not help.
    Only in an ordinary battle (S-CORRUPT-CREATURE-15, S-CORRUPT-TROOP-15).
    """

    def take(self, s: State, battle: Battle) -> None:
        winner = battle.winner()
        if battle.kind != ORDINARY or not winner.powers.capture or not battle.loser().figures:
            return
        troop = troop_of(s, battle, winner)
        if troop and nibble_sum(troop) < part_limit(s, winner.fighter, troop):
            ask(s, CAPTURE_UNIT, winner.fighter)


def holder_of_captured(s: State, winner: Force) -> i64:
    """The owner of the tile, no matter who fought (S-MIXED-15)."""
    for seat in range(s.table.players):
        if winner.seats >> seat & 1 and s.seats[seat].powers.capture:
            return seat
    return winner.fighter


@final
class CaptureUnit(Question):
    refusals: ClassVar[Refusals] = {"capture": ("capture", "S-CLAR-43")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        figures = s.battles[-1].loser().figures
        found.add(PASS)
        for owner in range(s.table.players):
            if figures >> 4 * owner & 15:
                found.add(CAPTURE + owner)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        if choice == PASS:
            return
        battle = s.battles[-1]
        owner = choice - CAPTURE
        holder = holder_of_captured(s, battle.winner())
        s.seats[owner].reserve -= 1  # it comes out of there
        s.troops[battle.space] += 1 << 4 * holder
        if holder == SETH:
            s.seth.captured[battle.space] += 1 << 4 * owner
        else:
            s.seth.violet[battle.space] += 1 << 4 * holder
        emit(s, EV_CAPTURED, holder, owner, battle.space)


CAPTURE_UNIT: Final = CaptureUnit(56, "capture")
