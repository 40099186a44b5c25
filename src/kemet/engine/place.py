"""Units from the reserve: Recruit, Enlistment, night Reinforcements, and the battles they start (section 6)."""

from __future__ import annotations

from kemet.engine.battle_extras import battle_skills
from kemet.engine.clash import start_battle
from kemet.engine.creatures import legal_return
from kemet.engine.events import EV_DECLINED, EV_PLACED, tell
from kemet.engine.names import (
    ASK_FIGHT,
    ASK_PLACE,
    B_SPACE,
    DISTRICTS,
    DONE,
    END,
    EXTRA,
    F_A,
    F_B,
    F_C,
    F_SEAT,
    F_STEP,
    FIGHT,
    FRAME,
    FRAME_FIGHTS,
    FRAME_RETURN,
    M_LIMIT,
    NOWHERE,
    PASS,
    PLACE_BOUGHT,
    PLACE_DIRECT,
    PLACE_ENLIST,
    PLACE_NIGHT,
    PLACE_RECRUIT,
    PRIEST,
    RECRUIT,
    RECRUIT_WITH_TROOPS,
    S_ABILITIES,
    S_CITY,
    S_PRAYER,
    S_RESERVE,
    SEAT,
    UNIT,
    X_PRIESTS_RESERVE,
)
from kemet.engine.points import district_owner
from kemet.engine.powers import skill_sum, skills_of
from kemet.engine.prices import pay, recruit_price
from kemet.engine.state import State, add_units, ask, enemies_at, pop, priests_at, push, units

BASE_LIMIT = 5
TOP_LIMIT = 7

# FRAME_PLACE: value A is the reason, B the units placed so far, C depends on the reason:
# Enlistment and Reinforcements: the most that may be placed; bits above 8: the one outside troop of Reinforcements.


def limit_at(s: State, seat: int, space: int, joining: int = 0) -> int:
    """The most own units on this space (B-LIMIT-03); `joining` priests may bring the Legion skill (T-CLAR-01)."""
    limit = BASE_LIMIT + s.seats[seat * SEAT + M_LIMIT]
    if s.extra and limit < TOP_LIMIT:
        if priests_at(s, space, seat) or (joining and units(s, space, seat) <= limit):  # else T3-SEAL-05
            limit = min(TOP_LIMIT, limit + skill_sum(s, skills_of(s, seat), M_LIMIT))
        elif s.battle and s.battle[B_SPACE] == space:
            limit = min(TOP_LIMIT, limit + skill_sum(s, battle_skills(s, seat), M_LIMIT))  # T-CLAR-12
    return limit


def run_place(s: State) -> None:
    top = len(s.stack) - FRAME
    step = s.stack[top + F_STEP]
    seat = s.stack[top + F_SEAT]
    if step == 0:
        choices = legal_place(s, seat)
        if len(choices) > 1 or choices[0] > END:
            ask(s, ASK_PLACE, seat)
            return
        if choices[0] == PASS:
            pop(s)
            return
    s.stack[top + F_STEP] = 2
    reason = s.stack[top + F_A]
    if step < 2 and reason == PLACE_RECRUIT:
        push(s, FRAME_RETURN, seat)
        return
    pop(s)
    if s.move_at == NOWHERE and not s.battle:
        push(s, FRAME_FIGHTS, seat)


def legal_place(s: State, seat: int) -> list[int]:
    """One unit to a space, or an end to it. PASS declines a whole Recruit action, a returning creature included."""
    top = len(s.stack) - FRAME
    reason = s.stack[top + F_A]
    placed = s.stack[top + F_B]
    extra = s.stack[top + F_C]
    found: list[int] = []
    if s.seats[seat * SEAT + S_RESERVE]:
        if reason == PLACE_RECRUIT:
            if _can_pay_for_next(s, seat, placed):
                add_places(s, seat, recruit_spaces(s, seat), found)
        elif reason == PLACE_DIRECT:
            _add_direct_places(s, seat, extra, found)
        elif placed < extra & 255:
            add_places(s, seat, _spaces_for(s, seat, reason, (extra >> 8) - 1), found)
            if reason == PLACE_BOUGHT:
                found = [choice for choice in found if choice < PRIEST]  # only the mercenaries themselves
    if reason == PLACE_RECRUIT and placed == 0:
        if legal_return(s, seat):
            found.append(DONE)
        found.append(PASS)
    elif reason != PLACE_BOUGHT or not _must_place(s, seat, found):
        found.append(DONE)
    return found


def add_places(s: State, seat: int, spaces: list[int], found: list[int]) -> None:
    """Choices for plain units and for priests of the unit reserve, where there is room (T3-UNIT-10)."""
    if not s.extra:
        limit = BASE_LIMIT + s.seats[seat * SEAT + M_LIMIT]
        for space in spaces:
            if (s.troops[space] >> 4 * seat & 15) < limit:
                found.append(UNIT + space)
        return
    priests = s.extra[seat * EXTRA + X_PRIESTS_RESERVE] if s.extra else 0
    plain = s.seats[seat * SEAT + S_RESERVE] - priests
    for space in spaces:
        if plain and units(s, space, seat) < limit_at(s, seat, space):
            found.append(UNIT + space)
    if priests:
        for space in spaces:
            if units(s, space, seat) < limit_at(s, seat, space, 1):
                found.append(PRIEST + space)


def _add_direct_places(s: State, seat: int, lost: int, found: list[int]) -> None:
    """Direct Recruitment places the very units that were lost: so many plain ones, so many priests (bits 8 up)."""
    everywhere: list[int] = []
    add_places(s, seat, _spaces_for(s, seat, PLACE_DIRECT, NOWHERE), everywhere)
    for choice in everywhere:
        if lost >> 8 if choice >= PRIEST else lost & 255:
            found.append(choice)


def _can_pay_for_next(s: State, seat: int, placed: int) -> bool:
    price = recruit_price(s, seat, placed + 1) - recruit_price(s, seat, placed)
    return price <= s.seats[seat * SEAT + S_PRAYER]


def _must_place(s: State, seat: int, found: list[int]) -> bool:
    """Mercenaries go into the districts as long as one without enemies has room (T1-MERC-01, T1-MERC-03)."""
    for choice in found:
        if not enemies_at(s, choice - (PRIEST if choice >= PRIEST else UNIT), seat):
            return True
    return False


def _spaces_for(s: State, seat: int, reason: int, outside: int) -> list[int]:
    if reason == PLACE_ENLIST:
        return open_spaces(s, seat, s.move_at == NOWHERE)
    if reason == PLACE_NIGHT:
        return night_spaces(s, seat, outside)
    if reason == PLACE_BOUGHT:
        return own_districts(s, seat)
    spaces = open_spaces(s, seat, False)
    if reason == PLACE_DIRECT and s.battle[B_SPACE] in spaces:
        spaces.remove(s.battle[B_SPACE])  # never with the troop that fought (T-CLAR-17)
    return spaces


def own_districts(s: State, seat: int) -> list[int]:
    first = s.seats[seat * SEAT + S_CITY] * DISTRICTS
    return s.table.districts[first : first + DISTRICTS]


def recruit_spaces(s: State, seat: int) -> list[int]:
    """The own city (B-RECRUIT-02), and with Enforced Recruitment every own troop (T1-TILE-ENFORCED)."""
    if not s.seats[seat * SEAT + S_ABILITIES] & RECRUIT_WITH_TROOPS:
        return own_districts(s, seat)
    spaces = []
    for space in range(s.table.spaces):
        if units(s, space, seat) or district_owner(s, space) == seat:
            spaces.append(space)
    return spaces


def open_spaces(s: State, seat: int, held_too: bool) -> list[int]:
    """Own districts and own troops; `held_too`: also a district held by an enemy (B-CARD-ENLISTMENT)."""
    spaces = []
    for space in range(s.table.spaces):
        if units(s, space, seat):
            if held_too or not enemies_at(s, space, seat) or (s.battle and s.battle[B_SPACE] == space):
                spaces.append(space)
        elif district_owner(s, space) == seat and (held_too or not enemies_at(s, space, seat)):
            spaces.append(space)
    return spaces


def night_spaces(s: State, seat: int, outside: int) -> list[int]:
    """Own districts and one troop elsewhere; `outside` is that troop once it is chosen (B-TILE-REINFORCEMENTS)."""
    spaces = []
    for space in range(s.table.spaces):
        if district_owner(s, space) == seat or (units(s, space, seat) and (outside < 0 or outside == space)):
            spaces.append(space)
    return spaces


def can_place(s: State, seat: int, spaces: list[int]) -> bool:
    """Is there a unit in reserve and room for it?"""
    if not s.seats[seat * SEAT + S_RESERVE]:
        return False
    found: list[int] = []
    add_places(s, seat, spaces, found)
    return len(found) > 0


def can_enlist(s: State, seat: int) -> bool:
    """Is there any place for an enlisted unit? The own city nearly always has one, so it is asked first."""
    if not s.seats[seat * SEAT + S_RESERVE]:
        return False
    first = s.seats[seat * SEAT + S_CITY] * DISTRICTS
    for number in range(first, first + DISTRICTS):
        troop = s.troops[s.table.districts[number]]
        if troop == 0 or 0 < (troop >> 4 * seat & 15) < BASE_LIMIT:
            return True
    return can_place(s, seat, open_spaces(s, seat, s.move_at == NOWHERE))


def play_place(s: State, seat: int, choice: int) -> None:
    top = len(s.stack) - FRAME
    stack = s.stack
    if choice == PASS:
        tell(s, EV_DECLINED, seat, RECRUIT)
        pop(s)
        return
    if choice == DONE:
        stack[top + F_STEP] = 1
        return
    priest = choice >= PRIEST
    space = choice - PRIEST if priest else choice - UNIT
    placed = stack[top + F_B]
    if stack[top + F_A] == PLACE_RECRUIT:
        pay(s, seat, recruit_price(s, seat, placed + 1) - recruit_price(s, seat, placed))
    elif stack[top + F_A] == PLACE_NIGHT and district_owner(s, space) != seat:
        stack[top + F_C] = (stack[top + F_C] & 255) | (space + 1) << 8
    if stack[top + F_A] == PLACE_DIRECT:
        stack[top + F_C] -= 1 << 8 if priest else 1
    stack[top + F_B] = placed + 1
    s.seats[seat * SEAT + S_RESERVE] -= 1
    add_units(s, space, seat, 1)
    if priest:
        s.priests[space] += 1 << 4 * seat
        s.extra[seat * EXTRA + X_PRIESTS_RESERVE] -= 1
    if space == s.move_at:
        s.move_regrouped = 0  # units added to the group's space may join it (B-MOVE-18)
    if s.log is not None:
        tell(s, EV_PLACED, seat, space)


# --- the battles that placing starts ------------------------------------------------------------------------------


def contested(s: State, seat: int) -> list[int]:
    """Own districts that hold own and enemy units (B-RECRUIT-05)."""
    return [space for space in own_districts(s, seat) if units(s, space, seat) and enemies_at(s, space, seat)]


def run_fights(s: State) -> None:
    """FRAME_FIGHTS: the battles one by one, in the order the attacker chooses (B-RECRUIT-06)."""
    seat = s.stack[len(s.stack) - FRAME + F_SEAT]
    spaces = contested(s, seat)
    if not spaces:
        pop(s)
    elif len(spaces) == 1:
        _fight(s, seat, spaces[0])
    else:
        ask(s, ASK_FIGHT, seat)


def legal_fight(s: State, seat: int) -> list[int]:
    return [FIGHT + space for space in contested(s, seat)]


def play_fight(s: State, seat: int, choice: int) -> None:
    _fight(s, seat, choice - FIGHT)


def _fight(s: State, seat: int, space: int) -> None:
    others = enemies_at(s, space, seat)
    defender = 0
    while not others >> 4 * defender & 15:
        defender += 1
    start_battle(s, space, seat, defender, 0)
