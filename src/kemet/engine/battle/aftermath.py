"""After the fighting: retreat, recall, cards put away, what the end of a battle brings (steps C14 to C17)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.battle.enter import end_battle
from kemet.engine.battle.step import Step
from kemet.engine.battle.sums import abilities_of, creature_with, tiles_of, troop_of, units_of
from kemet.engine.battle.team import land, take_units
from kemet.engine.board.creatures import HomeFrame, send_to_reserve, to_reserve
from kemet.engine.board.origins import first_bearer, first_token, origin, token_able
from kemet.engine.board.sides import enemies_at, friends_at, is_hostile_city, together_limit
from kemet.engine.board.troops import priests_at, shift_units, tell_leaving, working_creature
from kemet.engine.cards.draw import draw
from kemet.engine.day.passing import portal_from
from kemet.engine.native import i64
from kemet.engine.seth.split import divide
from kemet.engine.seth.victory import check_victory
from kemet.engine.state.bits import count_bits, lowest_bit, nibble_sum, one_bit
from kemet.engine.state.choices import RECALL, RETREAT, RETREAT_TO, STAY, Choices
from kemet.engine.state.codes import COMPENSATION, DAY, IGNORE_WALLS, NOWHERE, SETH
from kemet.engine.state.events import (
    BY_CREATURE_CARD,
    BY_RECALL,
    EV_DAWN_TOKEN,
    EV_RECALLED,
    EV_REFILL,
    EV_RETREATED,
    EV_STAYED,
    emit,
)
from kemet.engine.state.forces import Battle, Force
from kemet.engine.state.frames import Context, Question, Refusals, first_of
from kemet.engine.state.state import State, ask, pop, push, rules_of


def free_spaces(s: State, battle: Battle, seat: i64, own_units_too: bool) -> i64:
    """Bit set: where this troop may retreat or escape to (B-RETREAT-04, B-RETREAT-08, B-RETREAT-09).

    Where the attacker came from is a space like others (B-RETREAT-10).
    """
    rules = s.table.seth
    walls = s.table.retreat_into_enemy_city or (rules is None and _passes_walls(s, battle, seat))  # S-RECALL-05
    found: i64 = 0
    for onward in s.table.neighbours[battle.space]:
        if s.troops[onward] and not (own_units_too and _may_merge(s, battle, seat, onward)):
            continue
        if walls or not is_hostile_city(s, seat, onward):
            found |= one_bit(onward)
    if rules is not None and rules.portal_for_retreat:  # otherwise never (S-RECALL-06, S-CLAR-28)
        onward = portal_from(s, seat, battle.space)
        if onward >= 0 and not (s.troops[onward] and not (own_units_too and _may_merge(s, battle, seat, onward))):
            if walls or not is_hostile_city(s, seat, onward):
                found |= one_bit(onward)
    return found


def _may_merge(s: State, battle: Battle, seat: i64, onward: i64) -> bool:
    """House rule retreatSpace: own units there are no obstacle within the limit and the creature rule."""
    if enemies_at(s, onward, seat):
        return False
    force = battle.force_of(seat)
    if creature_with(s, battle, force) >= 0 and s.creatures[onward] & s.table.friend_mask[seat]:
        return False
    together = friends_at(s, onward, seat) + troop_of(s, battle, force)
    return nibble_sum(together) <= together_limit(s, seat, onward, together, priests_at(s, battle.space, seat))


def _passes_walls(s: State, battle: Battle, seat: i64) -> bool:
    """The tile by day, the card for the rest of its Move, or a Phoenix with that troop (B-CLAR-02)."""
    mine = s.seats[seat]
    if s.phase == DAY and mine.powers.abilities & IGNORE_WALLS:
        return True
    if battle.by_move and s.move_walls and battle.attacker.fighter == seat:
        return True
    if mine.skill_powers.abilities & IGNORE_WALLS and priests_at(s, battle.space, seat):
        return True  # T-CLAR-06
    creature = working_creature(s, battle.space, seat)
    return creature >= 0 and s.table.creature_abilities[creature] & IGNORE_WALLS != 0


def _recall(s: State, battle: Battle, force: Force) -> None:
    """All survivors to the reserve, 1 prayer point each (B-RETREAT-03, B-RETREAT-13), priests too (T-X-21).

    Who joined after the battle is one of them (T-CLAR-13); a Mask is over by now (T-CLAR-08). Points won stay
    (B-RETREAT-15). With Seth one point less, split among the owners (S-RECALL-01), captured units count (S-CLAR-51),
    and the creature goes to its tile (S-RECALL-04).
    """
    rules = s.table.seth
    troop = troop_of(s, battle, force)
    take_units(s, battle, force, troop, priests_at(s, battle.space, force.fighter))
    count = nibble_sum(troop)
    emit(s, EV_RECALLED, force.fighter, battle.space, count, troop)
    if rules is not None:
        if check_victory(s):
            return
        count -= rules.recall_less
    divide(s, force.fighter, count, troop, BY_RECALL)
    _creatures_to_tiles(s, battle, force)


def _creatures_to_tiles(s: State, battle: Battle, force: Force) -> None:
    if not force.apart:
        if not s.creatures[battle.space]:
            return
        for seat in range(s.table.players):
            if s.creatures[battle.space] & force.owners & 15 << 4 * seat:
                send_to_reserve(s, seat, battle.space, s.table.recalled_creature_goes_home)
        return
    for seat in range(s.table.players):
        creature = (force.creatures >> 4 * seat & 15) - 1
        if creature >= 0:
            if s.table.recalled_creature_goes_home:
                push(s, HomeFrame(seat, creature))
            else:
                to_reserve(s, seat, creature)
    force.creatures = 0


def tell_apart(s: State, loser: Force, space: i64, onward: i64) -> None:
    """The retreat of a troop that stood apart from the board."""
    creature: i64 = NOWHERE
    if loser.creatures:
        creature = (loser.creatures >> 4 * (lowest_bit(loser.creatures) >> 2) & 15) - 1
    emit(s, EV_RETREATED, loser.fighter, space, onward, nibble_sum(loser.troop), creature, loser.troop)


def _retreat(s: State, battle: Battle, onward: i64) -> None:
    """No Move: it costs nothing and ends there (B-RETREAT-11)."""
    loser = battle.loser()
    seat = loser.fighter
    if loser.apart:
        tell_apart(s, loser, battle.space, onward)
        land(s, loser, onward)
        return
    tell_leaving(s, EV_RETREATED, seat, battle.space, onward)
    shift_units(s, battle.space, onward, seat)


# --- C14: the loser ---------------------------------------------------------------------------------------------------


@final
class LoserLeaves(Step):
    """Judged now, with all that was placed since the losses (B-CLAR-03)."""

    def take(self, s: State, battle: Battle) -> None:
        loser = battle.loser()
        if not units_of(s, battle, loser):
            return  # B-RETREAT-12
        choices = s.scratch()
        LOSER.legal(s, loser.fighter, choices)
        if choices.count == 1:
            LOSER.play(s, loser.fighter, choices.codes[0])
        else:
            ask(s, LOSER, loser.fighter)


def _after_battle(s: State, force: Force) -> Context:
    """With Seth the whole troop, and the prayer of its recall: one less than units (S-RECALL-01)."""
    rules = s.table.seth
    if rules is None:
        return {}
    left = units_of(s, s.battles[-1], force)
    return {"units": left, "recall": max(0, left - rules.recall_less)}


@final
class Loser(Question):
    """Recall, retreat where the winner says, or stay if nobody is left to hold the space (B-RETREAT-01, B-RETREAT-02).

    Without a space to go to only the recall is left (B-RETREAT-05). With Seth the fighter decides for the whole troop
    (S-TEAM-RECALL).
    """

    refusals: ClassVar[Refusals] = {"stay": ("loser-stays", "B-RETREAT-06"), "retreat": ("retreat", "B-RETREAT-05")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        battle = s.battles[-1]
        found.add(RECALL)
        if free_spaces(s, battle, seat, s.table.retreat_to_own_units):
            found.add(RETREAT)
        if not units_of(s, battle, battle.winner()):
            found.add(STAY)  # B-RETREAT-06, S-RECALL-07; a creature card holds no space (S-CORRUPT-CREATURE-10)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        battle = s.battles[-1]
        if choice == RECALL:
            _recall(s, battle, battle.loser())
        elif choice == STAY:
            emit(s, EV_STAYED, seat, battle.space)
        else:
            spaces = free_spaces(s, battle, seat, s.table.retreat_to_own_units)
            if spaces & spaces - 1 == 0:
                _retreat(s, battle, lowest_bit(spaces))
            else:
                ask(s, RETREAT_SPACE, battle.winner().fighter)

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        return first_of(choices, [STAY, RETREAT, RECALL])

    def context(self, s: State, seat: i64) -> Context:
        return _after_battle(s, s.battles[-1].loser())


LOSER: Final = Loser(11, "loser")


@final
class RetreatSpace(Question):
    """The winner chooses where the loser goes (B-RETREAT-04), also with nobody left (B-CLAR-07).

    With Seth the winning fighter, any legal space he likes (S-TEAM-RETREAT, S-CLAR-50).
    """

    refusals: ClassVar[Refusals] = {"retreat to": ("retreat-space", "B-RETREAT-04")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        battle = s.battles[-1]
        spaces = free_spaces(s, battle, battle.loser().fighter, s.table.retreat_to_own_units)
        while spaces:
            found.add(RETREAT_TO + lowest_bit(spaces))
            spaces &= spaces - 1

    def play(self, s: State, seat: i64, choice: i64) -> None:
        _retreat(s, s.battles[-1], choice - RETREAT_TO)

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        """With Seth the first by its name (S-TEAM-RETREAT)."""
        if s.table.with_seth:
            return min(choices, key=lambda choice: s.table.space_ids[choice - RETREAT_TO])
        return choices[0]


RETREAT_SPACE: Final = RetreatSpace(13, "retreat-space")


# --- C15: the winner --------------------------------------------------------------------------------------------------


@final
class WinnerDecides(Step):
    """An alliance troop may recall (S-RECALL-03), after a corrupted battle in any case (S-CORRUPT-TROOP-21)."""

    def take(self, s: State, battle: Battle) -> None:
        winner = battle.winner()
        if not units_of(s, battle, winner):
            return
        if winner.fighter == s.table.seth_seat:
            emit(s, EV_STAYED, SETH, battle.space)  # he may not recall (S-RECALL-02), by no tile either (S-SETHBASE-07)
        else:
            ask(s, WINNER, winner.fighter)


@final
class Winner(Question):
    """Recall all or stay (B-RETREAT-07)."""

    refusals: ClassVar[Refusals] = {"recall": ("seth-stays", "S-RECALL-02")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        found.add(STAY)
        found.add(RECALL)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        battle = s.battles[-1]
        if choice == RECALL:
            _recall(s, battle, battle.winner())
        else:
            emit(s, EV_STAYED, seat, battle.space)

    def context(self, s: State, seat: i64) -> Context:
        return _after_battle(s, s.battles[-1].winner())


WINNER: Final = Winner(12, "winner")


# --- C16, C17: the end ------------------------------------------------------------------------------------------------


@final
class CardsAway(Step):
    """Used battle cards leave, empty hands are refilled (B-BATTLE-24, B-BATTLE-25).

    A card in a battle still to come is in hand until then, so that hand is not empty (S-INVASION-16).
    """

    def take(self, s: State, battle: Battle) -> None:
        _put_away(s, battle.attacker)
        _put_away(s, battle.defender)


def _put_away(s: State, force: Force) -> None:
    mine = s.seats[force.fighter]
    shown: i64 = 1 << force.played
    discarded: i64 = 0
    if force.discarded >= 0:  # of two battles at once nothing is discarded (S-INVASION-07)
        discarded = 1 << force.discarded
    mine.battle_hand &= ~(shown | discarded)
    if s.table.discard_face_up or force.both_seen:  # otherwise nobody ever sees it (B-BATTLE-07)
        shown |= discarded
    mine.shown |= shown
    mine.proven |= shown
    if not mine.battle_hand:
        mine.battle_hand = mine.battle_set
        mine.shown = 0
        emit(s, EV_REFILL, force.fighter)


@final
class Spoils(Step):
    """Honor in Battle, Dawn token, Divinity, Compensation; the attacker's first (C16a).

    A loser gets one Dawn token, and so does a fighter without units, by their own card too (T2-DAWN-02, T2-DAWN-03).
    """

    def take(self, s: State, battle: Battle) -> None:
        if s.table.expanded:
            _take_spoils(s, battle, battle.attacker)
            _take_spoils(s, battle, battle.defender)


def _take_spoils(s: State, battle: Battle, force: Force) -> None:
    seat = force.fighter
    per_loss = tiles_of(s, battle, force).prayer_per_loss
    if per_loss and force.lost:
        why = first_bearer(s, force.seats, "prayer_per_loss")
        divide(s, seat, per_loss * force.lost, force.strong or force.owners, why)  # like all prayer (S-TS-09)
    if battle.card >= 0 and force is battle.attacker:
        for _ in range(rules_of(s).card_draws[battle.card]):
            draw(s, SETH, origin(BY_CREATURE_CARD, battle.card))  # the Mummy card, won or lost
    if s.table.has_dawn and (force is battle.loser() or force.left == 0):
        s.seats[seat].dawn_tokens += 1
        emit(s, EV_DAWN_TOKEN, seat)
    if battle.masked:
        return
    each = force.skill_powers.cards_per_two_kills + force.object_powers.cards_per_two_kills
    for _ in range(each * (battle.enemy_of(force).lost // 2)):
        draw(s, seat, first_token(s, "cards_per_two_kills"))
    if abilities_of(s, battle, force) & COMPENSATION:
        for _ in range(count_bits(force.divine)):
            draw(s, seat, token_able(s, COMPENSATION))


@final
class Close(Step):
    """The battle is over, and with it the attacker's Move (B-MOVE-13)."""

    def take(self, s: State, battle: Battle) -> None:
        if battle.by_move:
            s.move_at = NOWHERE
        if battle.attacker.apart:
            land(s, battle.attacker, battle.space)
        end_battle(s)
        pop(s)
