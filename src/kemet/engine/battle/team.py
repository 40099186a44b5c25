"""Several members on one side of a battle: who decides, who fights, whose units are lost (B1 to B5, B15, B16)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.battle.enter import call_off, gather
from kemet.engine.battle.step import ForceStep, Step
from kemet.engine.battle.sums import (
    creature_controller,
    creature_with,
    fighting_creature,
    team_tiles,
    troop_of,
    units_of,
)
from kemet.engine.board.creatures import HomeFrame, is_osiris, send_home_if_alone
from kemet.engine.board.losses import DESTROYED, OWN_CARD, lose_units
from kemet.engine.board.origins import first_bearer, origin
from kemet.engine.board.sides import seats_in
from kemet.engine.board.troops import captured_with, priests_at, remove_units
from kemet.engine.native import i64
from kemet.engine.seth.share import LOSS_BEFORE, LOSS_IN_BATTLE, LOSS_OWN_CARD, Purpose, ShareFrame, serve
from kemet.engine.seth.victory import check_victory
from kemet.engine.state.bits import count_bits, lowest_bit, nibble_sum
from kemet.engine.state.choices import FIGHTER, Choices
from kemet.engine.state.codes import DAY, NOWHERE, SETH, UNTOUCHABLE
from kemet.engine.state.events import (
    BY_CREATURE,
    EV_BATTLE,
    EV_CALLED_OFF,
    EV_DESTROYED,
    EV_FIGHTER,
    emit,
)
from kemet.engine.state.forces import CORRUPTED, CREATURE_STRIKES, Battle, Force
from kemet.engine.state.frames import Question, Refusals
from kemet.engine.state.powers import Powers
from kemet.engine.state.state import State, ask, push, rules_of

ATTACKERS: Final = 0
DEFENDERS: Final = 1


def leading_seat(s: State, troop: i64) -> i64:
    """Who decides for a troop: most units, then the earlier seat (S-TEAM-05).

    A team decision has one such decider (S-TEAM-01), and nobody votes on what they confirm (S-TEAM-02).
    """
    best: i64 = NOWHERE
    most: i64 = 0
    for seat in range(s.table.players):
        count = troop >> 4 * seat & 15
        if count > most:
            best = seat
            most = count
    return best


def team_powers(s: State, seats: i64) -> Powers:
    """The tiles of all who are present, each name once (S-MIXED-06, S-MIXED-07, S-MIXED-14, S-CORRUPT-TROOP-14).

    Bestial Fury too: its strength and damage are battle class (S-TS-16).
    """
    if seats & seats - 1 == 0:
        return s.seats[lowest_bit(seats)].powers
    together = 0
    for tile, _ in team_tiles(s, seats):
        together |= 1 << tile
    return s.table.powers_of(together)


def is_shielded(s: State, battle: Battle, force: Force) -> bool:
    """Devourer and new Sphinx keep their whole troop from losses outside the battle (T-X-34, S-CLAR-44)."""
    creature = fighting_creature(s, battle, force)
    return creature >= 0 and s.table.creature_abilities[creature] & UNTOUCHABLE != 0


# --- losses by owner --------------------------------------------------------------------------------------------------


def lose_before(s: State, battle: Battle, force: Force, amount: i64, decider: i64, why: i64) -> None:
    """Units lost before the cards; the side that suffers chooses (S-BATTLE-11, S-TEAM-LOSS)."""
    there = units_of(s, battle, force)
    if amount > there:
        amount = there
    if amount > 0:
        lose(s, battle, force, amount, decider, LOSS_BEFORE, why)


def lose(s: State, battle: Battle, force: Force, amount: i64, decider: i64, purpose: i64, why: i64 = 0) -> None:
    """A force gives up units: of several owners somebody names whose, of one seat the owner picks the figures."""
    if not s.table.with_seth:
        lose_units(s, battle.space, force.fighter, amount, OWN_CARD if purpose == LOSS_OWN_CARD else DESTROYED, why)
        return
    side = ATTACKERS if force is battle.attacker else DEFENDERS
    troop = troop_of(s, battle, force)
    if purpose == LOSS_BEFORE:
        troop = _may_lose(s, battle, force, troop, amount)
    push(s, ShareFrame(decider, purpose, amount, troop, side, why))


def _may_lose(s: State, battle: Battle, force: Force, troop: i64, amount: i64) -> i64:
    """In a corrupted battle the only member who can fight keeps their last unit while others are left (S-CLAR-38)."""
    if battle.kind != CORRUPTED:
        return troop
    mover = battle.attacker.fighter
    able = troop & (15 << 4 * mover) if force is battle.attacker else troop & ~(15 << 4 * mover)
    seats = seats_in(able)
    if count_bits(seats) == 1 and nibble_sum(troop) > amount:
        return troop - (1 << 4 * lowest_bit(seats))
    return troop


def usual_losses(s: State, battle: Battle, force: Force, most: i64, amount: i64) -> i64:
    """Unit by unit from the owner with most left, but a controller's last unit beside their creature last (S-CLAR-42).

    `most` is what may be lost of each; an only fighter who keeps their last unit has one less there (S-CLAR-38).
    """
    left = troop_of(s, battle, force)
    lost: i64 = 0
    controller = creature_controller(s, battle, force)
    for _ in range(amount):
        best: i64 = NOWHERE
        for seat in range(s.table.players):
            count = left >> 4 * seat & 15
            if most - lost >> 4 * seat & 15 == 0:
                continue
            if seat == controller and count == 1 and nibble_sum(most - lost) > 1:
                continue
            if best < 0 or count >= left >> 4 * best & 15:
                best = seat
        left -= 1 << 4 * best
        lost += 1 << 4 * best
    return lost


def take_units(s: State, battle: Battle, force: Force, shares: i64, priests: i64) -> i64:
    """These units, `priests` among them, go to the reserves of their first owners; returns the uncaptured, by owner."""
    figures: i64 = 0
    while shares:
        seat = lowest_bit(shares) >> 2
        amount = shares >> 4 * seat & 15
        shares -= amount << 4 * seat
        if force.apart:
            figures |= _take_apart(s, force, seat, amount) << 4 * seat
            continue
        captured = captured_with(s, battle.space, seat)
        remove_units(s, battle.space, seat, amount, priests)
        figures |= amount - (captured - captured_with(s, battle.space, seat)) << 4 * seat
    return figures


def _take_apart(s: State, force: Force, seat: i64, amount: i64) -> i64:
    force.troop -= amount << 4 * seat
    extra = (force.violet >> 4 * seat & 15) - (force.troop >> 4 * seat & 15)
    if extra < 0:
        extra = 0
    force.violet -= extra << 4 * seat
    s.seats[seat].reserve += amount - extra
    s.seats[SETH].reserve += extra
    return amount - extra


def creatures_go_home(s: State, battle: Battle, force: Force) -> None:
    """Those that lost their controller's last unit (S-MIXED-12)."""
    if not force.apart:
        send_home_if_alone(s, battle.space, force.fighter)
        return
    for seat in range(s.table.players):
        creature = (force.creatures >> 4 * seat & 15) - 1
        if creature < 0:
            continue
        alone = force.troop == 0 if is_osiris(s, creature) else not force.troop >> 4 * seat & 15
        if alone:
            force.creatures -= creature + 1 << 4 * seat
            push(s, HomeFrame(seat, creature))


class Losses(Purpose):
    """Units that a force loses, named by owner."""

    def usual(self, s: State, frame: ShareFrame) -> i64:
        return usual_losses(s, s.battles[-1], _suffers(s, frame), frame.most, frame.total)


def _suffers(s: State, frame: ShareFrame) -> Force:
    battle = s.battles[-1]
    return battle.attacker if frame.extra == ATTACKERS else battle.defender


def _take_off(s: State, frame: ShareFrame) -> None:
    battle = s.battles[-1]
    take_units(s, battle, _suffers(s, frame), frame.shares, 0)
    for seat in range(s.table.players):
        if frame.shares >> 4 * seat & 15:
            emit(s, EV_DESTROYED, seat, battle.space, frame.shares >> 4 * seat & 15, frame.why)


@final
class LossesBefore(Losses):
    def done(self, s: State, frame: ShareFrame) -> None:
        _take_off(s, frame)
        if not check_victory(s):
            creatures_go_home(s, s.battles[-1], _suffers(s, frame))


@final
class LossesInBattle(Losses):
    """Only named here; both sides take them off together."""

    def done(self, s: State, frame: ShareFrame) -> None:
        _suffers(s, frame).lost_by = frame.shares


@final
class LossesToOwnCard(Losses):
    def done(self, s: State, frame: ShareFrame) -> None:
        _take_off(s, frame)


serve(LOSS_BEFORE, LossesBefore())
serve(LOSS_IN_BATTLE, LossesInBattle())
serve(LOSS_OWN_CARD, LossesToOwnCard())


def pick_losses(s: State, battle: Battle, force: Force) -> None:
    """B15: the fighter names whose units are lost (S-BATTLE-04); Seth's are all alike (S-BATTLE-05)."""
    if force.lost:
        lose(s, battle, force, force.lost, force.fighter, LOSS_IN_BATTLE)


# --- B1 to B4 ---------------------------------------------------------------------------------------------------------


@final
class Trap(Step):
    """C0c, B1: Deadly Trap of anybody in the troop entered destroys a unit of the group; the mover chooses which.

    T1-TILE-DEADLYTRAP, S-TS-11, S-TEAM-LOSS.
    """

    def take(self, s: State, battle: Battle) -> None:
        if not battle.by_move or s.phase != DAY:
            return
        struck: i64 = 0
        seats = battle.defender.seats
        while seats:
            struck += s.seats[lowest_bit(seats)].powers.trap
            seats &= seats - 1
        if struck and not is_shielded(s, battle, battle.attacker):
            why = first_bearer(s, battle.defender.seats, "trap")
            lose_before(s, battle, battle.attacker, struck, battle.attacker.fighter, why)


@final
class AfterTrap(Step):
    """A group wiped out by the Trap: no battle, and the Move ends (T-X-04, S-BATTLE-10)."""

    def take(self, s: State, battle: Battle) -> None:
        if units_of(s, battle, battle.attacker) == 0:
            no_battle(s, battle)
            s.move_at = NOWHERE
        else:
            group_is_what_is_left(s, battle)


def no_battle(s: State, battle: Battle) -> None:
    emit(s, EV_CALLED_OFF, battle.attacker.fighter, battle.defender.fighter, battle.space)
    call_off(s)


def group_is_what_is_left(s: State, battle: Battle) -> None:
    """If there is no battle after all, these go on moving."""
    if battle.by_move and not battle.attacker.apart and s.move_at == battle.space:
        troop = troop_of(s, battle, battle.attacker)
        s.move_units = nibble_sum(troop)
        s.move_priests = priests_at(s, battle.space, battle.attacker.fighter)
        if s.table.with_seth:
            s.seth.group = troop


@final
class StrikeFirst(Step):
    """B3: Initiative of the mover, by day (S-MIXED-08); a side that escaped before fights no battle."""

    def take(self, s: State, battle: Battle) -> None:
        if units_of(s, battle, battle.defender) == 0:
            no_battle(s, battle)
            return
        struck = s.seats[battle.attacker.fighter].powers.initiative
        if struck and s.phase == DAY and not is_shielded(s, battle, battle.defender):
            decider = leading_seat(s, troop_of(s, battle, battle.defender))
            why = first_bearer(s, 1 << battle.attacker.fighter, "initiative")
            lose_before(s, battle, battle.defender, struck, decider, why)


@final
class AfterStrike(Step):
    def take(self, s: State, battle: Battle) -> None:
        if units_of(s, battle, battle.defender) == 0:
            defenders_are_gone(s, battle)


def defenders_are_gone(s: State, battle: Battle) -> None:
    """No battle, and the group may go on (S-BATTLE-10), but for the house rule initiativeWipeContinues."""
    no_battle(s, battle)
    if s.table.initiative_wipe_ends_move:
        s.move_at = NOWHERE


@final
class Bite(ForceStep):
    """B4: the Cobra with this force bites the other one (S-TILE-COBRA)."""

    def take_for(self, s: State, battle: Battle, force: Force) -> None:
        rules = rules_of(s)
        creature = creature_with(s, battle, force)
        if creature < 0 or not rules.bite[creature]:
            return
        enemy = battle.enemy_of(force)
        if not is_shielded(s, battle, enemy):
            decider = leading_seat(s, troop_of(s, battle, enemy))
            lose_before(s, battle, enemy, rules.bite[creature], decider, origin(BY_CREATURE, creature))


@final
class AfterBite(Step):
    def take(self, s: State, battle: Battle) -> None:
        if units_of(s, battle, battle.attacker) == 0:
            no_battle(s, battle)
            s.move_at = NOWHERE
        elif units_of(s, battle, battle.defender) == 0:
            if battle.kind == CORRUPTED:
                land(s, battle.attacker, battle.space)
            defenders_are_gone(s, battle)
        else:
            group_is_what_is_left(s, battle)


def land(s: State, force: Force, space: i64) -> None:
    """A troop that stood apart comes back to the board."""
    s.troops[space] += force.troop
    s.creatures[space] += force.creatures
    s.seth.violet[space] += force.violet
    force.troop = 0
    force.creatures = 0
    force.violet = 0


# --- B5: the fighter --------------------------------------------------------------------------------------------------


@final
class NameFighter(ForceStep):
    """Members present are fixed here for tiles and gains (S-MIXED-16); then one of them is named (S-BATTLE-01).

    Asked for only if several may fight; a member who attacks by placing units is alone there (S-CLAR-40).
    """

    def take_for(self, s: State, battle: Battle, force: Force) -> None:
        gather(s, battle, force)
        if battle.kind == CREATURE_STRIKES and force is battle.attacker:
            force.seats = 1 << SETH
        force.strong = troop_of(s, battle, force)
        force.powers = team_powers(s, force.seats)
        able = _able(battle, force)
        if able >> SETH & 1 or force.apart or count_bits(able) == 1:
            name(s, battle, force, force.fighter if force.apart else lowest_bit(able))
            return
        decider = leading_seat(s, _only(s, force.strong, able))
        force.fighter = decider
        ask(s, CHOOSE_FIGHTER, decider)


def _able(battle: Battle, force: Force) -> i64:
    """In a corrupted battle the token's player does not defend (S-CORRUPT-TROOP-11)."""
    if battle.kind == CORRUPTED and force is battle.defender:
        return force.seats & ~(1 << battle.attacker.fighter)
    return force.seats


def _only(s: State, troop: i64, seats: i64) -> i64:
    kept: i64 = 0
    for seat in range(s.table.players):
        if seats >> seat & 1:
            kept |= troop & 15 << 4 * seat
    return kept


def name(s: State, battle: Battle, force: Force, seat: i64) -> None:
    force.fighter = seat
    if force is battle.defender:
        emit(s, EV_BATTLE, battle.attacker.fighter, seat, battle.space)
    if count_bits(force.seats) > 1:
        emit(s, EV_FIGHTER, seat, battle.space)


@final
class ChooseFighter(Question):
    """Any member present who may fight; nobody else needs to agree (S-TEAM-FIGHTER)."""

    refusals: ClassVar[Refusals] = {"fighter": ("fighter", "S-BATTLE-01")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        battle = s.battles[-1]
        force = battle.force_of(seat)
        found.add(FIGHTER + seat)
        able = _able(battle, force)
        for other in range(s.table.players):
            if able >> other & 1 and other != seat:
                found.add(FIGHTER + other)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        battle = s.battles[-1]
        name(s, battle, battle.force_of(seat), choice - FIGHTER)

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        return choices[0]


CHOOSE_FIGHTER: Final = ChooseFighter(55, "fighter")
