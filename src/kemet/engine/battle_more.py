"""The steps that Ta-Seti puts into a battle (docs/rules/taseti.md, 7.6). Their order is in battle_flow.py."""

from __future__ import annotations

from kemet.engine.battle import (
    ATTACKER,
    DEFENDER,
    active_creature,
    add_up,
    call_off,
    find_winner,
    gain_if_any,
    loser_side,
    pay_for_kills,
    score,
    side_of,
    tell_result,
    units_lost,
    winner_side,
)
from kemet.engine.battle_extras import battle_abilities, battle_bonus, is_masked, more, tile_modifier
from kemet.engine.creatures import destroy_units, is_untouchable, lose_units, loss_choices
from kemet.engine.dawn import win_dawn_token
from kemet.engine.events import EV_CARDS_SWAPPED, EV_MASKED, EV_POINT, SOURCE_DAGGER, gain, tell
from kemet.engine.luck import draw
from kemet.engine.names import (
    ASK_BATTLE_LOSS,
    ASK_OBJECTS,
    ASK_SWAP_CARDS,
    B_BOTH_SEEN,
    B_BY_MOVE,
    B_DISCARDED,
    B_DIVINE,
    B_LEFT,
    B_LOST,
    B_LOST_PRIESTS,
    B_MASK,
    B_OBJECTS,
    B_OWN_LOST,
    B_PLAYED,
    B_SEAT,
    B_SKILLS,
    B_SPACE,
    B_SURVIVORS,
    B_SWAPS,
    COMPENSATION,
    DAY,
    DEVOUR,
    DIRECT_RECRUITMENT,
    DONE,
    E_SWAP_CARDS,
    E_WIN_PRAYER,
    E_WIN_UNHARMED,
    E_WIN_UNITS,
    EXTRA,
    FRAME_PLACE,
    LOSE,
    LOSS_OWN_CARD,
    M_CARDS_PER_TWO_KILLS,
    M_PRAYER_PER_ENTRY,
    M_PRAYER_PER_LOSS,
    M_PRAYER_PER_WIN,
    M_TRAP,
    M_VICTORY_DEFENDING,
    NOWHERE,
    PLACE_DIRECT,
    PLACE_WON,
    SEAL,
    SEAT,
    USE,
    X_VP_DAGGER,
    YES,
)
from kemet.engine.place import can_place, open_spaces
from kemet.engine.powers import skills_of
from kemet.engine.seals import add_seals, held, play_seal, use_up
from kemet.engine.state import State, ask, count_bits, figures_lost, lowest_bit, priests_at, push, remove_units, units

USE_DAGGER = 2
USE_MASK = 3


# --- C0b, C0c: entering ---------------------------------------------------------------------------------------------


def enter(s: State) -> None:
    """Dedication to Battle pays for every entry in a Move (T1-TILE-DEDICATION)."""
    attacker = s.battle[ATTACKER + B_SEAT]
    pay = s.seats[attacker * SEAT + M_PRAYER_PER_ENTRY]
    if pay and s.battle[B_BY_MOVE] and s.phase == DAY and not (s.table.dedication_once and s.dedicated):
        s.dedicated = 1
        gain(s, attacker, pay)


def spring_trap(s: State) -> None:
    """Deadly Trap: one unit of the group is destroyed (T1-TILE-DEADLYTRAP)."""
    attacker = s.battle[ATTACKER + B_SEAT]
    traps = s.seats[s.battle[DEFENDER + B_SEAT] * SEAT + M_TRAP]
    if traps and s.battle[B_BY_MOVE] and s.phase == DAY and not is_untouchable(s, s.battle[B_SPACE], attacker):
        destroy_units(s, s.battle[B_SPACE], attacker, min(traps, units(s, s.battle[B_SPACE], attacker)))


def after_trap(s: State) -> None:
    """A group wiped out by the Trap: no battle, and the Move ends (T-X-04)."""
    if s.battle[B_BY_MOVE]:
        left = units(s, s.battle[B_SPACE], s.battle[ATTACKER + B_SEAT])
        if left == 0:
            call_off(s)
            s.move_at = NOWHERE
        else:
            s.move_priests = priests_at(s, s.battle[B_SPACE], s.battle[ATTACKER + B_SEAT])
            s.move_units = left


# --- C2a to C2c: skills and objects ---------------------------------------------------------------------------------


def open_objects(s: State, side: int) -> None:
    """Skills of both troops are fixed when the battle starts (T3-UNIT-05); then each side may use objects."""
    if side == ATTACKER:
        for other in (ATTACKER, DEFENDER):
            seat = s.battle[other + B_SEAT]
            if priests_at(s, s.battle[B_SPACE], seat):
                s.battle[more(other) + B_SKILLS] = skills_of(s, seat)
    if s.path and len(legal_objects(s, s.battle[side + B_SEAT])) > 1:
        ask(s, ASK_OBJECTS, s.battle[side + B_SEAT])


def legal_objects(s: State, seat: int) -> list[int]:
    found = [DONE]
    side = side_of(s, seat)
    for token in range(len(s.table.token_ids)):
        if s.table.token_battle[token] and held(s, seat, token):
            if s.table.token_use[token] == USE_DAGGER and s.battle[more(side) + B_OBJECTS] >> 4 * token & 15:
                continue  # at most one Dagger a battle (T3-OBJ-04)
            found.append(USE + token)
    add_seals(s, seat, found)
    return found


def play_objects(s: State, seat: int, choice: int) -> None:
    if choice == DONE:
        return
    if choice >= SEAL:
        play_seal(s, seat, choice)
    else:
        token = choice - USE
        use_up(s, seat, token)
        s.battle[more(side_of(s, seat)) + B_OBJECTS] += 1 << 4 * token
        if s.table.token_use[token] == USE_MASK:
            s.battle[B_MASK] = 1
            tell(s, EV_MASKED, seat)
    if len(legal_objects(s, seat)) > 1:
        s.waiting |= 1 << seat


# --- C5a: Tactical Choice -------------------------------------------------------------------------------------------


def committed_sum(s: State, side: int, effect: int) -> int:
    """The amounts of all committed cards with this effect."""
    total = 0
    cards = s.battle[side + B_DIVINE]
    while cards:
        kind = s.table.card_of_bit[lowest_bit(cards)]
        cards &= cards - 1
        if s.table.card_effect[kind] == effect:
            total += s.table.card_amount[kind]
    return total


def open_swap(s: State, side: int) -> None:
    at = more(side)
    s.battle[at + B_SWAPS] = committed_sum(s, side, E_SWAP_CARDS)
    if s.battle[at + B_SWAPS]:
        ask(s, ASK_SWAP_CARDS, s.battle[side + B_SEAT])


def play_swap_cards(s: State, seat: int, choice: int) -> None:
    """The shown card and the discarded one change places; both count as used (T5-CARD-TACTICAL)."""
    side = side_of(s, seat)
    at = more(side)
    s.battle[at + B_SWAPS] -= 1
    if choice == YES:
        played = s.battle[side + B_PLAYED]
        s.battle[side + B_PLAYED] = s.battle[side + B_DISCARDED]
        s.battle[side + B_DISCARDED] = played
        s.battle[at + B_BOTH_SEEN] = 1
        s.learned += 1
        add_up(s, side)
        tell(s, EV_CARDS_SWAPPED, seat, s.battle[side + B_PLAYED])
    if s.battle[at + B_SWAPS]:
        s.waiting |= 1 << seat


# --- C8 to C9a: losses ----------------------------------------------------------------------------------------------


def open_losses(s: State) -> None:
    """Both sides' losses are counted together; owners of priests pick the figures at the same time."""
    find_winner(s)
    for side in (ATTACKER, DEFENDER):
        s.battle[side + B_LOST] = units_lost(s, side)
    winner = winner_side(s)
    if committed_sum(s, winner, E_WIN_UNHARMED):
        s.battle[winner + B_LOST] = 0
    for side in (ATTACKER, DEFENDER):
        seat = s.battle[side + B_SEAT]
        priests = figures_lost(s, s.battle[B_SPACE], seat, s.battle[side + B_LOST])
        if priests < 0:
            s.ask = ASK_BATTLE_LOSS
            s.waiting |= 1 << seat
        else:
            s.battle[more(side) + B_LOST_PRIESTS] = priests


def legal_battle_loss(s: State, seat: int) -> list[int]:
    return loss_choices(s, s.battle[B_SPACE], seat, s.battle[side_of(s, seat) + B_LOST])


def play_battle_loss(s: State, seat: int, choice: int) -> None:
    s.battle[more(side_of(s, seat)) + B_LOST_PRIESTS] = choice - LOSE


def take_losses(s: State) -> None:
    space = s.battle[B_SPACE]
    for side in (ATTACKER, DEFENDER):
        seat = s.battle[side + B_SEAT]
        lost = s.battle[side + B_LOST]
        if lost:
            remove_units(s, space, seat, lost, s.battle[more(side) + B_LOST_PRIESTS])
    tell_result(s)


def own_card_losses(s: State, side: int) -> None:
    """Sacrificial Charge takes its toll of its own side; nothing prevents it (T5-BCARD-500)."""
    space = s.battle[B_SPACE]
    seat = s.battle[side + B_SEAT]
    left = units(s, space, seat)
    s.battle[more(side) + B_SURVIVORS] = left
    lost = min(left, s.table.battle_own_losses[s.battle[side + B_PLAYED]])
    s.battle[more(side) + B_OWN_LOST] = lost
    if lost:
        lose_units(s, space, seat, lost, LOSS_OWN_CARD)


# --- C10 to C12b: gains ---------------------------------------------------------------------------------------------


def outcome(s: State) -> None:
    """Prayer and victory points, in the order of the table (C10, C11, C12)."""
    for side in (ATTACKER, DEFENDER):
        s.battle[more(side) + B_LEFT] = units(s, s.battle[B_SPACE], s.battle[side + B_SEAT])
    pay_for_kills(s)
    winner = winner_side(s)
    seat = s.battle[winner + B_SEAT]
    gain_if_any(s, seat, tile_modifier(s, winner, M_PRAYER_PER_WIN))
    _glory(s, winner)
    if _survives(s, winner):
        _victory_points(s, winner)
    _daggers(s)


def _glory(s: State, winner: int) -> None:
    """Each card is a gain of its own (T-CLAR-07)."""
    cards = s.battle[winner + B_DIVINE]
    while cards:
        kind = s.table.card_of_bit[lowest_bit(cards)]
        cards &= cards - 1
        if s.table.card_effect[kind] == E_WIN_PRAYER:
            gain(s, s.battle[winner + B_SEAT], s.table.card_amount[kind])


def _survives(s: State, side: int) -> bool:
    """Survivors for victory points; house rule sacrificeBeforeVp counts them before the own card's toll."""
    return s.battle[more(side) + (B_SURVIVORS if s.table.sacrifice_after_points else B_LEFT)] > 0


def _victory_points(s: State, winner: int) -> None:
    seat = s.battle[winner + B_SEAT]
    if winner == ATTACKER:
        score(s, seat, 1)
    elif not is_masked(s):
        score(s, seat, s.seats[seat * SEAT + M_VICTORY_DEFENDING])
        score(s, seat, battle_bonus(s, winner, M_VICTORY_DEFENDING))
    if is_masked(s) or s.battle[loser_side(s) + B_LOST] < 2:
        return
    creature = active_creature(s, winner)
    if creature >= 0 and s.table.creature_abilities[creature] & DEVOUR:
        if winner == ATTACKER or s.table.devourer_defends:
            score(s, seat, 1)


def _daggers(s: State) -> None:
    """Double-Edged Dagger: +1 for a winner with survivors, -1 for a loser (T3-OBJ-DAGGER)."""
    if is_masked(s):
        return
    for side in (ATTACKER, DEFENDER):
        if not _uses_dagger(s, side):
            continue
        seat = s.battle[side + B_SEAT]
        if side != winner_side(s):
            points = -1
        elif _survives(s, side) or not s.table.dagger_needs_survivor:
            points = 1
        else:
            continue
        s.extra[seat * EXTRA + X_VP_DAGGER] += points
        tell(s, EV_POINT, seat, SOURCE_DAGGER, points)


def _uses_dagger(s: State, side: int) -> bool:
    for token in range(len(s.table.token_ids)):
        if s.table.token_use[token] == USE_DAGGER and s.battle[more(side) + B_OBJECTS] >> 4 * token & 15:
            return True
    return False


def direct_recruitment(s: State, side: int) -> None:
    """Units destroyed by the opponent may be placed elsewhere at once (T3-SKILL-DIRECTRECRUIT)."""
    lost = s.battle[side + B_LOST]
    seat = s.battle[side + B_SEAT]
    if lost and battle_abilities(s, side) & DIRECT_RECRUITMENT:
        spaces = [space for space in open_spaces(s, seat, False) if space != s.battle[B_SPACE]]
        if can_place(s, seat, spaces):
            priests = s.battle[more(side) + B_LOST_PRIESTS]
            push(s, FRAME_PLACE, seat, PLACE_DIRECT, 0, lost - priests | priests << 8)


def winner_reinforces(s: State) -> None:
    """The Reinforcements card, before retreat and recall (C12b)."""
    winner = winner_side(s)
    amount = committed_sum(s, winner, E_WIN_UNITS)
    seat = s.battle[winner + B_SEAT]
    if amount and can_place(s, seat, open_spaces(s, seat, False)):
        push(s, FRAME_PLACE, seat, PLACE_WON, 0, amount)


# --- C16a: the end of the battle --------------------------------------------------------------------------------------


def spoils(s: State) -> None:
    """Honor in Battle, Dawn token, Divinity, Compensation; the attacker's first."""
    for side, other in ((ATTACKER, DEFENDER), (DEFENDER, ATTACKER)):
        seat = s.battle[side + B_SEAT]
        gain_if_any(s, seat, tile_modifier(s, side, M_PRAYER_PER_LOSS) * s.battle[side + B_LOST])
        if s.table.has_dawn and (side == loser_side(s) or s.battle[more(side) + B_LEFT] == 0):
            win_dawn_token(s, seat)
        if is_masked(s):
            continue
        cards = battle_bonus(s, side, M_CARDS_PER_TWO_KILLS) * (s.battle[other + B_LOST] // 2)
        if battle_abilities(s, side) & COMPENSATION:
            cards += count_bits(s.battle[side + B_DIVINE])
        for _ in range(cards):
            draw(s, seat)
