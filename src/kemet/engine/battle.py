"""The battle, step by step in the order of section 19.5 (C1 to C17)."""

from __future__ import annotations

from typing import Final

from kemet.engine.battle_extras import (
    battle_abilities,
    battle_bonus,
    is_expanded,
    is_masked,
    more,
    sees_first,
    tile_modifier,
)
from kemet.engine.cards import play_card
from kemet.engine.creatures import destroy_units, is_untouchable, send_home, send_to_reserve
from kemet.engine.events import (
    EV_BATTLE,
    EV_CALLED_OFF,
    EV_COMMITTED,
    EV_DISCARDED,
    EV_POINT,
    EV_RECALLED,
    EV_REFILL,
    EV_RESULT,
    EV_RETREATED,
    EV_REVEALED,
    EV_SHOWN,
    EV_STAYED,
    EV_WOUND,
    gain,
    tell,
)
from kemet.engine.names import (
    ADD,
    ASK_BATTLE_CARDS,
    ASK_ESCAPE,
    ASK_LOSER,
    ASK_RETREAT,
    ASK_WINNER,
    ASK_WOUND,
    B_BOTH_SEEN,
    B_BY_MOVE,
    B_DAMAGE,
    B_DISCARDED,
    B_DIVINE,
    B_LOST,
    B_PLAYED,
    B_PROTECTION,
    B_SEAT,
    B_SIDE,
    B_SIDES,
    B_SPACE,
    B_STAGE,
    B_STRENGTH,
    B_WINNER,
    B_WOUND,
    BATTLE,
    DAY,
    DIVINE_WOUND,
    DONE,
    E_DAMAGE,
    E_PROTECTION,
    E_STRENGTH,
    ESCAPE,
    IGNORE_WALLS,
    M_DAMAGE,
    M_INITIATIVE,
    M_PRAYER_PER_KILL,
    M_PRAYER_PER_WIN,
    M_PROTECTION,
    M_STRENGTH,
    M_STRENGTH_ATTACKING,
    M_STRENGTH_DEFENDING,
    M_VICTORY_DEFENDING,
    MAX_BATTLE_CARDS,
    NOWHERE,
    PASS,
    RECALL,
    RETREAT,
    RETREAT_TO,
    S_ABILITIES,
    S_BATTLE_HAND,
    S_BATTLE_SET,
    S_HAND,
    S_KNOWN,
    S_PRAYER,
    S_PROVEN,
    S_SHOWN,
    S_SIDE,
    S_VP_BATTLE,
    SEAT,
    SILENCE_CREATURE,
    STAY,
    WOUND,
)
from kemet.engine.place import limit_at
from kemet.engine.powers import skill_abilities, skills_of
from kemet.engine.prices import card_price, pay
from kemet.engine.state import (
    State,
    ask,
    creature_at,
    discard_open,
    enemies_at,
    lowest_bit,
    pop,
    priests_at,
    remove_units,
    shift_units,
    units,
    working_creature,
)

# Stages of a side while cards are chosen (B_STAGE).
PICKING: Final = 0
WAITING: Final = 1
COMMITTING: Final = 2
LOCKED: Final = 3

ATTACKER: Final = B_SIDES
DEFENDER: Final = B_SIDES + B_SIDE


# --- C1, C2: before the battle ------------------------------------------------------------------------------------


def open_escape(s: State) -> None:
    """The defender is asked whether or not he holds an Escape, if one can exist and a space is free."""
    defender = s.battle[DEFENDER + B_SEAT]
    if s.phase != DAY or not s.seats[defender * SEAT + S_HAND]:
        return
    known = s.discard
    for seat in range(s.table.players):
        known &= s.seats[seat * SEAT + S_KNOWN]
    if s.table.escape_mask & ~known and free_spaces(s, defender, False):
        ask(s, ASK_ESCAPE, defender)


def legal_escape(s: State, seat: int) -> list[int]:
    found = [PASS]
    held = s.seats[seat * SEAT + S_HAND] & s.table.escape_mask
    if held and card_price(s, seat, s.table.card_of_bit[lowest_bit(held)]) <= s.seats[seat * SEAT + S_PRAYER]:
        for space in free_spaces(s, seat, False):
            found.append(ESCAPE + space)
    return found


def play_escape(s: State, seat: int, choice: int) -> None:
    s.learned += 1  # also a no tells the attacker something
    if choice != PASS:
        held = s.seats[seat * SEAT + S_HAND] & s.table.escape_mask
        play_card(s, seat, s.table.card_of_bit[lowest_bit(held)], choice - ESCAPE)


def after_escape(s: State) -> None:
    battle = s.battle
    space = battle[B_SPACE]
    attacker = battle[ATTACKER + B_SEAT]
    defender = battle[DEFENDER + B_SEAT]
    if units(s, space, defender) == 0:
        call_off(s)
        return
    if s.phase == DAY and s.seats[attacker * SEAT + M_INITIATIVE] and not is_untouchable(s, space, defender):
        struck = min(s.seats[attacker * SEAT + M_INITIATIVE], units(s, space, defender))
        if struck == units(s, space, defender):
            pop(s)  # before the creature's way home is asked for
            destroy_units(s, space, defender, struck)
            _tell_called_off(s)
            s.battle = []
            if s.table.initiative_wipe_ends_move:
                s.move_at = NOWHERE
            return
        destroy_units(s, space, defender, struck)
    tell(s, EV_BATTLE, attacker, defender, space)


def call_off(s: State) -> None:
    """No battle: the defender is gone before it (B-BATTLE-03, B-BATTLE-05). The Move may go on."""
    _tell_called_off(s)
    s.battle = []
    pop(s)


def _tell_called_off(s: State) -> None:
    battle = s.battle
    tell(s, EV_CALLED_OFF, battle[ATTACKER + B_SEAT], battle[DEFENDER + B_SEAT], battle[B_SPACE])


# --- C3, C4: cards ------------------------------------------------------------------------------------------------


def open_cards(s: State) -> None:
    """Both choose at once; against Prescience the other side picks first (B-BATTLE-06, B-BATTLE-09)."""
    battle = s.battle
    attacker = battle[ATTACKER + B_SEAT]
    defender = battle[DEFENDER + B_SEAT]
    s.ask = ASK_BATTLE_CARDS
    s.waiting = 1 << attacker | 1 << defender
    if sees_first(s, DEFENDER):
        battle[DEFENDER + B_STAGE] = WAITING
        s.waiting = 1 << attacker
    elif sees_first(s, ATTACKER):
        battle[ATTACKER + B_STAGE] = WAITING
        s.waiting = 1 << defender


def side_of(s: State, seat: int) -> int:
    """Where this seat's block lies in the battle list."""
    return ATTACKER if s.battle[ATTACKER + B_SEAT] == seat else DEFENDER


def legal_battle(s: State, seat: int) -> list[int]:
    side = side_of(s, seat)
    if s.battle[side + B_STAGE] == PICKING:
        return s.table.pairs(s.seats[seat * SEAT + S_BATTLE_HAND])
    found = [DONE]
    committed = s.battle[side + B_DIVINE]
    rest = s.seats[seat * SEAT + S_HAND] & s.table.battle_mask & ~committed
    if rest and not is_masked(s):
        purse = s.seats[seat * SEAT + S_PRAYER] - committed_price(s, seat, committed)
        for kind in s.table.battle_kinds:
            if rest & s.table.card_mask[kind] and card_price(s, seat, kind) <= purse:
                found.append(ADD + kind)
    return found


def committed_price(s: State, seat: int, committed: int) -> int:
    price = 0
    while committed:
        price += card_price(s, seat, s.table.card_of_bit[lowest_bit(committed)])
        committed &= committed - 1
    return price


def play_battle(s: State, seat: int, choice: int) -> None:
    battle = s.battle
    side = side_of(s, seat)
    if choice == DONE:
        battle[side + B_STAGE] = LOCKED
        return
    s.waiting |= 1 << seat
    if choice >= ADD:
        rest = s.seats[seat * SEAT + S_HAND] & s.table.card_mask[choice - ADD] & ~battle[side + B_DIVINE]
        battle[side + B_DIVINE] |= 1 << lowest_bit(rest)
        return
    battle[side + B_PLAYED] = (choice - BATTLE) // MAX_BATTLE_CARDS
    battle[side + B_DISCARDED] = (choice - BATTLE) % MAX_BATTLE_CARDS
    battle[side + B_STAGE] = COMMITTING
    other = DEFENDER if side == ATTACKER else ATTACKER
    if battle[other + B_STAGE] == WAITING:
        battle[other + B_STAGE] = PICKING
        s.waiting |= 1 << battle[other + B_SEAT]
        s.learned += 1
        if s.log is not None:
            s.log.append((EV_SHOWN, 1 << seat | 1 << battle[other + B_SEAT], seat, battle[side + B_PLAYED], 0, 0, 0, 0))


# --- C5 to C13: reveal and outcome ----------------------------------------------------------------------------------


def reveal(s: State) -> None:
    """Both lay open together and pay (B-BATTLE-11); strength, damage and protection are added up."""
    s.learned += 1
    for side in (ATTACKER, DEFENDER):
        add_up(s, side)
    for side in (ATTACKER, DEFENDER):
        battle = s.battle
        seat = battle[side + B_SEAT]
        committed = battle[side + B_DIVINE]
        while committed:
            bit = lowest_bit(committed)
            committed &= committed - 1
            kind = s.table.card_of_bit[bit]
            price = card_price(s, seat, kind)
            pay(s, seat, price)
            discard_open(s, seat, bit)
            tell(s, EV_COMMITTED, seat, kind, price)
        tell(
            s,
            EV_REVEALED,
            seat,
            battle[side + B_PLAYED],
            battle[side + B_STRENGTH],
            battle[side + B_DAMAGE],
            battle[side + B_PROTECTION],
        )
        if s.table.discard_face_up:
            tell(s, EV_DISCARDED, seat, battle[side + B_DISCARDED])


def add_up(s: State, side: int) -> None:
    """Everything but Divine Wound (B-BATTLE-15, B-BATTLE-18)."""
    battle = s.battle
    table = s.table
    seat = battle[side + B_SEAT]
    card = battle[side + B_PLAYED]
    battle[side + B_STRENGTH] = units(s, battle[B_SPACE], seat) + table.battle_strength[card]
    battle[side + B_DAMAGE] = table.battle_damage[card]
    battle[side + B_PROTECTION] = table.battle_protection[card]
    if is_masked(s):
        return
    base = seat * SEAT
    in_role = M_STRENGTH_ATTACKING if side == ATTACKER else M_STRENGTH_DEFENDING
    battle[side + B_STRENGTH] += s.seats[base + M_STRENGTH] + s.seats[base + in_role]
    battle[side + B_DAMAGE] += s.seats[base + M_DAMAGE]
    battle[side + B_PROTECTION] += s.seats[base + M_PROTECTION]
    creature = active_creature(s, side)
    if creature >= 0:
        battle[side + B_STRENGTH] += table.creature_strength[creature]
        battle[side + B_DAMAGE] += table.creature_damage[creature]
        battle[side + B_PROTECTION] += table.creature_protection[creature]
    if is_expanded(s):
        battle[side + B_STRENGTH] += battle_bonus(s, side, M_STRENGTH) + battle_bonus(s, side, in_role)
        battle[side + B_DAMAGE] += battle_bonus(s, side, M_DAMAGE)
        battle[side + B_PROTECTION] += battle_bonus(s, side, M_PROTECTION)
    committed = battle[side + B_DIVINE]
    while committed:
        kind = table.card_of_bit[lowest_bit(committed)]
        committed &= committed - 1
        if table.card_effect[kind] == E_STRENGTH:
            battle[side + B_STRENGTH] += table.card_amount[kind]
        elif table.card_effect[kind] == E_DAMAGE:
            battle[side + B_DAMAGE] += table.card_amount[kind]
        elif table.card_effect[kind] == E_PROTECTION:
            battle[side + B_PROTECTION] += table.card_amount[kind]


def active_creature(s: State, side: int) -> int:
    """This side's creature, unless the enemy's makes it count as absent (B-CREATURE-SNAKE)."""
    battle = s.battle
    creature = working_creature(s, battle[B_SPACE], battle[side + B_SEAT])
    if creature < 0:
        return NOWHERE
    other = DEFENDER if side == ATTACKER else ATTACKER
    enemy = working_creature(s, battle[B_SPACE], battle[other + B_SEAT])
    if enemy >= 0 and s.table.creature_abilities[enemy] & SILENCE_CREATURE:
        return NOWHERE
    return creature


def open_wound(s: State, side: int) -> None:
    seat = s.battle[side + B_SEAT]
    if battle_abilities(s, side) & DIVINE_WOUND and s.seats[seat * SEAT + S_HAND]:
        ask(s, ASK_WOUND, seat)


def legal_wound(s: State, seat: int) -> list[int]:
    found = [DONE]
    hand = s.seats[seat * SEAT + S_HAND]
    for kind in range(len(s.table.card_mask)):
        if hand & s.table.card_mask[kind]:
            found.append(WOUND + kind)
    return found


def play_wound(s: State, seat: int, choice: int) -> None:
    """Discards are face down: only their owner knows them (B-BATTLE-14)."""
    side = side_of(s, seat)
    if choice == DONE:
        tell(s, EV_WOUND, seat, s.battle[side + B_WOUND])
        return
    bit = lowest_bit(s.seats[seat * SEAT + S_HAND] & s.table.card_mask[choice - WOUND])
    s.seats[seat * SEAT + S_HAND] ^= 1 << bit
    s.seats[seat * SEAT + S_KNOWN] |= 1 << bit
    s.discard |= 1 << bit
    s.learned += 1
    s.battle[side + B_WOUND] += 1
    s.battle[side + B_STRENGTH] += 1
    if s.seats[seat * SEAT + S_HAND]:
        s.waiting |= 1 << seat
    else:
        tell(s, EV_WOUND, seat, s.battle[side + B_WOUND])


def resolve(s: State) -> None:
    """C8 to C13 of the base game in one go: winner, losses, prayer, victory points, creatures."""
    find_winner(s)
    for side in (ATTACKER, DEFENDER):
        lost = units_lost(s, side)
        if lost:
            s.battle[side + B_LOST] = lost
            remove_units(s, s.battle[B_SPACE], s.battle[side + B_SEAT], lost, 0)
    tell_result(s)
    pay_for_kills(s)
    winner = winner_side(s)
    seat = s.battle[winner + B_SEAT]
    gain_if_any(s, seat, s.seats[seat * SEAT + M_PRAYER_PER_WIN])
    if units(s, s.battle[B_SPACE], seat):
        score(s, seat, 1 if winner == ATTACKER else s.seats[seat * SEAT + M_VICTORY_DEFENDING])
    creatures_home(s)


def find_winner(s: State) -> None:
    """The higher value; a tie is the defender's (B-BATTLE-16)."""
    s.battle[B_WINNER] = 0 if s.battle[ATTACKER + B_STRENGTH] > s.battle[DEFENDER + B_STRENGTH] else 1


def units_lost(s: State, side: int) -> int:
    """Enemy damage less own protection, at most all (B-BATTLE-17)."""
    other = DEFENDER if side == ATTACKER else ATTACKER
    lost = s.battle[other + B_DAMAGE] - s.battle[side + B_PROTECTION]
    present = units(s, s.battle[B_SPACE], s.battle[side + B_SEAT])
    if lost > present:
        return present
    return lost if lost > 0 else 0


def tell_result(s: State) -> None:
    if s.log is None:
        return
    battle = s.battle
    winner = winner_side(s)
    loser = loser_side(s)
    tell(
        s,
        EV_RESULT,
        battle[winner + B_SEAT],
        battle[loser + B_SEAT],
        battle[winner + B_STRENGTH],
        battle[loser + B_STRENGTH],
        battle[winner + B_LOST],
        battle[loser + B_LOST],
    )


def pay_for_kills(s: State) -> None:
    """Crusade, attacker first (B-BATTLE-21)."""
    for side, other in ((ATTACKER, DEFENDER), (DEFENDER, ATTACKER)):
        each = tile_modifier(s, side, M_PRAYER_PER_KILL)
        gain_if_any(s, s.battle[side + B_SEAT], each * s.battle[other + B_LOST])


def score(s: State, seat: int, points: int) -> None:
    if points:
        s.seats[seat * SEAT + S_VP_BATTLE] += points
        tell(s, EV_POINT, seat, S_VP_BATTLE, points)


def creatures_home(s: State) -> None:
    """C13; the attacker chooses first, so his frame lies on top."""
    space = s.battle[B_SPACE]
    for side in (DEFENDER, ATTACKER):
        if not units(s, space, s.battle[side + B_SEAT]):
            send_home(s, s.battle[side + B_SEAT], space)


def gain_if_any(s: State, seat: int, amount: int) -> None:
    if amount > 0:
        gain(s, seat, amount)


# --- C14, C15: retreat and recall -----------------------------------------------------------------------------------


def loser_side(s: State) -> int:
    return DEFENDER if s.battle[B_WINNER] == 0 else ATTACKER


def winner_side(s: State) -> int:
    return ATTACKER if s.battle[B_WINNER] == 0 else DEFENDER


def open_loser(s: State) -> None:
    seat = s.battle[loser_side(s) + B_SEAT]
    if not units(s, s.battle[B_SPACE], seat):
        return
    choices = legal_loser(s, seat)
    if len(choices) == 1:
        play_loser(s, seat, choices[0])
    else:
        ask(s, ASK_LOSER, seat)


def legal_loser(s: State, seat: int) -> list[int]:
    found = [RECALL]
    if free_spaces(s, seat, s.table.retreat_to_own_units):
        found.append(RETREAT)
    if not units(s, s.battle[B_SPACE], s.battle[winner_side(s) + B_SEAT]):
        found.append(STAY)
    return found


def play_loser(s: State, seat: int, choice: int) -> None:
    space = s.battle[B_SPACE]
    if choice == RECALL:
        _recall(s, seat, space)
    elif choice == STAY:
        tell(s, EV_STAYED, seat, space)
    else:
        spaces = free_spaces(s, seat, s.table.retreat_to_own_units)
        if len(spaces) == 1:
            _retreat(s, seat, spaces[0])
        else:
            ask(s, ASK_RETREAT, s.battle[winner_side(s) + B_SEAT])


def legal_retreat(s: State) -> list[int]:
    loser = s.battle[loser_side(s) + B_SEAT]
    return [RETREAT_TO + space for space in free_spaces(s, loser, s.table.retreat_to_own_units)]


def play_retreat(s: State, choice: int) -> None:
    _retreat(s, s.battle[loser_side(s) + B_SEAT], choice - RETREAT_TO)


def free_spaces(s: State, seat: int, own_units_too: bool) -> list[int]:
    """Where this seat's troop in the battle may retreat or escape to (B-RETREAT-04, B-RETREAT-08, B-RETREAT-09)."""
    space = s.battle[B_SPACE]
    walls = s.table.retreat_into_enemy_city or _passes_walls(s, seat)
    found = []
    for onward in s.table.neighbours[space]:
        if s.troops[onward] and not (own_units_too and _may_merge(s, seat, space, onward)):
            continue
        city = s.table.city[onward]
        if city >= 0 and not walls:
            if s.seats[s.city_seat[city] * SEAT + S_SIDE] != s.seats[seat * SEAT + S_SIDE]:
                continue
        found.append(onward)
    return found


def _may_merge(s: State, seat: int, space: int, onward: int) -> bool:
    """House rule retreatSpace: own units there are no obstacle within the limit and the creature rule."""
    if enemies_at(s, onward, seat):
        return False
    if creature_at(s, space, seat) >= 0 and creature_at(s, onward, seat) >= 0:
        return False
    limit = limit_at(s, seat, onward, priests_at(s, space, seat))
    return units(s, space, seat) + units(s, onward, seat) <= limit


def _passes_walls(s: State, seat: int) -> bool:
    """The tile by day, the card for the rest of its Move, or a Phoenix with that troop (B-CLAR-02)."""
    if s.phase == DAY and s.seats[seat * SEAT + S_ABILITIES] & IGNORE_WALLS:
        return True
    if s.battle[B_BY_MOVE] and s.move_walls and s.battle[ATTACKER + B_SEAT] == seat:
        return True
    if priests_at(s, s.battle[B_SPACE], seat) and skill_abilities(s, skills_of(s, seat)) & IGNORE_WALLS:
        return True  # T-CLAR-06
    creature = working_creature(s, s.battle[B_SPACE], seat)
    return creature >= 0 and s.table.creature_abilities[creature] & IGNORE_WALLS != 0


def _recall(s: State, seat: int, space: int) -> None:
    """All survivors to the reserve, 1 prayer point each (B-RETREAT-03, B-RETREAT-13)."""
    count = units(s, space, seat)
    remove_units(s, space, seat, count, priests_at(s, space, seat))
    tell(s, EV_RECALLED, seat, space, count)
    gain(s, seat, count)
    send_to_reserve(s, seat, space, s.table.recalled_creature_goes_home)


def _retreat(s: State, seat: int, onward: int) -> None:
    space = s.battle[B_SPACE]
    shift_units(s, space, onward, seat)
    tell(s, EV_RETREATED, seat, space, onward)


def open_winner(s: State) -> None:
    seat = s.battle[winner_side(s) + B_SEAT]
    if units(s, s.battle[B_SPACE], seat):
        ask(s, ASK_WINNER, seat)


def play_winner(s: State, seat: int, choice: int) -> None:
    if choice == RECALL:
        _recall(s, seat, s.battle[B_SPACE])
    else:
        tell(s, EV_STAYED, seat, s.battle[B_SPACE])


def finish(s: State) -> None:
    """C16 and C17 of the base game in one go."""
    put_cards_away(s)
    close(s)


def put_cards_away(s: State) -> None:
    """Used battle cards leave, empty hands are refilled (B-BATTLE-24, B-BATTLE-25)."""
    battle = s.battle
    for side in (ATTACKER, DEFENDER):
        base = battle[side + B_SEAT] * SEAT
        played = 1 << battle[side + B_PLAYED]
        discarded = 1 << battle[side + B_DISCARDED]
        both = s.table.discard_face_up or (is_expanded(s) and battle[more(side) + B_BOTH_SEEN])
        shown = played | discarded if both else played
        s.seats[base + S_BATTLE_HAND] &= ~(played | discarded)
        s.seats[base + S_SHOWN] |= shown
        s.seats[base + S_PROVEN] |= shown
        if not s.seats[base + S_BATTLE_HAND]:
            s.seats[base + S_BATTLE_HAND] = s.seats[base + S_BATTLE_SET]
            s.seats[base + S_SHOWN] = 0
            tell(s, EV_REFILL, battle[side + B_SEAT])


def close(s: State) -> None:
    """The battle is over, and with it the attacker's Move (B-MOVE-13)."""
    if s.battle[B_BY_MOVE]:
        s.move_at = NOWHERE
    s.battle = []
    pop(s)
