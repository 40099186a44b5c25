"""What a battle brings: prayer, victory points, units placed at once, creatures home (steps C10 to C13)."""

from __future__ import annotations

from typing import final

from kemet.engine.battle.step import ForceStep, Step
from kemet.engine.battle.sums import abilities_of, committed_sum, creature_of, tiles_of, units_of
from kemet.engine.battle.team import creatures_go_home
from kemet.engine.board.origins import first_bearer, first_token, origin, token_able
from kemet.engine.board.prices import gain
from kemet.engine.day.recruit import DIRECT, WON, PlaceFrame, can_place, can_reinforce, open_spaces
from kemet.engine.native import i64
from kemet.engine.priests.objects import USE_DAGGER
from kemet.engine.state.bits import lowest_bit, one_bit
from kemet.engine.state.codes import DEVOUR, DIRECT_RECRUITMENT, E_WIN_PRAYER, E_WIN_UNITS
from kemet.engine.state.events import BY_CARD, BY_CREATURE, EV_POINT, SOURCE_BATTLE, SOURCE_DAGGER, emit
from kemet.engine.state.forces import Battle, Force
from kemet.engine.state.state import State, push


@final
class Gains(Step):
    """Prayer and victory points, in the order of the table (C10, C11, C12), before anybody leaves (B-BATTLE-23)."""

    def take(self, s: State, battle: Battle) -> None:
        battle.attacker.left = units_of(s, battle, battle.attacker)
        battle.defender.left = units_of(s, battle, battle.defender)
        _pay_for_kills(s, battle, battle.attacker)  # the attacker first (B-BATTLE-21)
        _pay_for_kills(s, battle, battle.defender)
        winner = battle.winner()
        gain_if_any(s, winner.fighter, tiles_of(s, battle, winner).prayer_per_win, "prayer_per_win")  # B-BATTLE-22
        _glory(s, winner)
        if survives(s, winner):
            _victory_points(s, battle, winner)
        if s.table.has_path and not battle.masked:
            _dagger(s, battle, battle.attacker)
            _dagger(s, battle, battle.defender)


def gain_if_any(s: State, seat: i64, amount: i64, modifier: str) -> None:
    """What tiles with this modifier bring, survivors or not."""
    if amount > 0:
        gain(s, seat, amount, 0, modifier)


def _pay_for_kills(s: State, battle: Battle, force: Force) -> None:
    """Crusade (B-TILE-CRUSADE)."""
    each = tiles_of(s, battle, force).prayer_per_kill
    if each:
        gain_if_any(s, force.fighter, each * battle.enemy_of(force).lost, "prayer_per_kill")


def _glory(s: State, winner: Force) -> None:
    """Each card is a gain of its own (T-CLAR-07)."""
    cards = winner.divine
    while cards:
        kind = s.table.card_of_bit[lowest_bit(cards)]
        cards &= cards - 1
        if s.table.card_effect[kind] == E_WIN_PRAYER:
            gain(s, winner.fighter, s.table.card_amount[kind], origin(BY_CARD, kind))


def survives(s: State, force: Force) -> bool:
    """Survivors for victory points; house rule sacrificeBeforeVp counts them before their card's toll (T-CLAR-22)."""
    if s.table.sacrifice_after_points:
        return force.survivors > 0
    return force.left > 0


def _victory_points(s: State, battle: Battle, winner: Force) -> None:
    """One for a win in attack (B-VP-01); in defence what tile and skill give, each for itself (B-VP-02, T-X-06).

    The Devourer's comes on top (T-X-08); by house rule only in attack (T-CLAR-23).
    """
    seat = winner.fighter
    if winner is battle.attacker:
        score(s, seat, 1, 0)
    elif not battle.masked:
        score(s, seat, s.seats[seat].powers.victory_defending, first_bearer(s, 1 << seat, "victory_defending"))
        of_path = winner.skill_powers.victory_defending + winner.object_powers.victory_defending
        score(s, seat, of_path, first_token(s, "victory_defending"))
    if battle.masked or battle.loser().lost < 2:
        return
    creature = creature_of(s, battle, winner)
    if creature >= 0 and s.table.creature_abilities[creature] & DEVOUR:
        if winner is battle.attacker or s.table.devourer_defends:
            score(s, seat, 1, origin(BY_CREATURE, creature))


def score(s: State, seat: i64, points: i64, why: i64) -> None:
    """Victory points never run out (B-LIMIT-09)."""
    if points:
        s.seats[seat].vp_battle += points
        emit(s, EV_POINT, seat, SOURCE_BATTLE, points, 0, why)


def _dagger(s: State, battle: Battle, force: Force) -> None:
    """Double-Edged Dagger: +1 for a winner with survivors, -1 for a loser (T3-OBJ-DAGGER)."""
    if not _uses_dagger(s, force):
        return
    points = 1
    if force is not battle.winner():
        points = -1
    elif s.table.dagger_needs_survivor and not survives(s, force):
        return
    s.seats[force.fighter].vp_dagger += points
    emit(s, EV_POINT, force.fighter, SOURCE_DAGGER, points)


def _uses_dagger(s: State, force: Force) -> bool:
    for token in range(s.table.tokens):
        if s.table.token_use[token] == USE_DAGGER and force.objects >> 4 * token & 15:
            return True
    return False


# --- C12a, C12b: units placed at once ---------------------------------------------------------------------------------


@final
class DirectRecruitment(ForceStep):
    """Units destroyed by the opponent may be placed elsewhere at once (T3-SKILL-DIRECTRECRUIT)."""

    def take_for(self, s: State, battle: Battle, force: Force) -> None:
        seat = force.fighter
        if force.lost and abilities_of(s, battle, force) & DIRECT_RECRUITMENT:
            spaces = open_spaces(s, seat, False) & ~one_bit(battle.space)
            if can_place(s, seat, spaces):
                plain = force.lost - force.lost_priests
                why = token_able(s, DIRECT_RECRUITMENT)
                push(s, PlaceFrame(seat, DIRECT, plain, force.lost_priests, why))


@final
class WinnerReinforces(Step):
    """The Reinforcements card, before retreat and recall; of a mixed troop the fighter places their own (S-CLAR-49)."""

    def take(self, s: State, battle: Battle) -> None:
        winner = battle.winner()
        if winner.divine == 0:
            return
        amount = committed_sum(s, winner, E_WIN_UNITS)
        seat = winner.fighter
        if amount and can_reinforce(s, seat):
            push(s, PlaceFrame(seat, WON, amount, why=_card_of(s, winner, E_WIN_UNITS)))


def _card_of(s: State, force: Force, effect: i64) -> i64:
    """The divine card with this effect, for events."""
    cards = force.divine
    while cards:
        kind = s.table.card_of_bit[lowest_bit(cards)]
        cards &= cards - 1
        if s.table.card_effect[kind] == effect:
            return origin(BY_CARD, kind)
    return 0


# --- C13 --------------------------------------------------------------------------------------------------------------


@final
class CreaturesHome(Step):
    """After losses and points, before anybody leaves (B-CREATURE-09).

    The attacker chooses first, so that frame lies on top.
    """

    def take(self, s: State, battle: Battle) -> None:
        creatures_go_home(s, battle, battle.defender)
        creatures_go_home(s, battle, battle.attacker)
