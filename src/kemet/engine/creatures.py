"""Creatures: summoning, returning with a Recruit action, going home, going to the reserve (section 11)."""

from __future__ import annotations

from kemet.engine.events import EV_CREATURE, EV_DESTROYED, EV_SACRIFICED, tell
from kemet.engine.names import (
    ASK_HOME,
    ASK_LOSS,
    ASK_RETURN,
    ASK_SUMMON,
    CREATURE,
    CREATURE_AT,
    DISTRICTS,
    F_A,
    F_B,
    F_C,
    F_SEAT,
    FRAME,
    FRAME_HOME,
    FRAME_LOSS,
    LOSE,
    LOSS_DESTROYED,
    LOSS_OWN_CARD,
    MAX_SPACES,
    NOWHERE,
    RECRUIT_WITH_TROOPS,
    S_ABILITIES,
    S_CITY,
    S_CREATURES,
    SEAT,
    UNTOUCHABLE,
)
from kemet.engine.state import (
    State,
    ask,
    creature_at,
    enemies_at,
    figures_lost,
    lift_creature,
    pop,
    priests_at,
    push,
    put_creature,
    remove_units,
    units,
    working_creature,
)

IN_RESERVE = DISTRICTS  # the fourth place a creature may be put


def creature_places(s: State, seat: int, creature: int, held_too: bool) -> list[int]:
    """Own districts with an own unit and no own creature; `held_too` admits one that is being fought for."""
    found = []
    first = s.seats[seat * SEAT + S_CITY] * DISTRICTS
    for number in range(DISTRICTS):
        space = s.table.districts[first + number]
        if units(s, space, seat) and creature_at(s, space, seat) < 0:
            if held_too or not enemies_at(s, space, seat):
                found.append(CREATURE + creature * 4 + number)
    return found


def settle_creature(s: State, seat: int, choice: int) -> None:
    """Put the creature of this choice into the district it names, or into the reserve."""
    creature = (choice - CREATURE) >> 2
    number = (choice - CREATURE) & 3
    if number == IN_RESERVE:
        to_reserve(s, seat, creature)
        return
    space = s.table.districts[s.seats[seat * SEAT + S_CITY] * DISTRICTS + number]
    put_creature(s, space, seat, creature)
    tell(s, EV_CREATURE, seat, creature, space)


def to_reserve(s: State, seat: int, creature: int) -> None:
    s.seats[seat * SEAT + S_CREATURES] |= 1 << creature
    tell(s, EV_CREATURE, seat, creature, NOWHERE)


def send_home(s: State, seat: int, space: int) -> None:
    """The creature here lost its last unit to destruction: it goes home (B-CREATURE-07)."""
    if creature_at(s, space, seat) >= 0:
        push(s, FRAME_HOME, seat, lift_creature(s, space, seat))


def send_to_reserve(s: State, seat: int, space: int, may_go_home: bool) -> None:
    """The creature here lost its last unit in another way (B-CREATURE-08, or the house rule)."""
    if creature_at(s, space, seat) < 0:
        return
    if may_go_home:
        send_home(s, seat, space)
    else:
        to_reserve(s, seat, lift_creature(s, space, seat))


def lose_units(s: State, space: int, seat: int, amount: int, reason: int) -> None:
    """Units leave a space for the reserve; if priests are among them their owner picks the figures first."""
    priests = figures_lost(s, space, seat, amount)
    if priests < 0:
        push(s, FRAME_LOSS, seat, space, amount, reason)
    else:
        settle_loss(s, space, seat, amount, priests, reason)


def settle_loss(s: State, space: int, seat: int, amount: int, priests: int, reason: int) -> None:
    remove_units(s, space, seat, amount, priests)
    if reason == LOSS_OWN_CARD:
        tell(s, EV_DESTROYED, seat, space, amount)
        return  # creatures go home in their own step of the battle
    tell(s, EV_DESTROYED if reason == LOSS_DESTROYED else EV_SACRIFICED, seat, space, amount)
    if units(s, space, seat) == 0:
        if reason == LOSS_DESTROYED:
            send_home(s, seat, space)
        else:
            send_to_reserve(s, seat, space, False)


def destroy_units(s: State, space: int, seat: int, amount: int) -> None:
    """Units go to the reserve outside a battle's own losses; a creature left alone goes home."""
    lose_units(s, space, seat, amount, LOSS_DESTROYED)


def is_untouchable(s: State, space: int, seat: int) -> bool:
    """A creature that keeps its troop from all damage outside battle (T1-CREATURE-DEVOURER)."""
    creature = working_creature(s, space, seat)
    return creature >= 0 and s.table.creature_abilities[creature] & UNTOUCHABLE != 0


# --- frames -----------------------------------------------------------------------------------------------------


def run_home(s: State) -> None:
    """FRAME_HOME, value A: the creature, which stands nowhere until its owner has chosen."""
    top = len(s.stack) - FRAME
    seat = s.stack[top + F_SEAT]
    creature = s.stack[top + F_A]
    places = creature_places(s, seat, creature, False)
    if len(places) > 1:
        ask(s, ASK_HOME, seat)
        return
    pop(s)
    settle_creature(s, seat, places[0] if places else CREATURE + creature * 4 + IN_RESERVE)


def run_summon(s: State) -> None:
    """FRAME_SUMMON, value A: a creature just bought (B-CREATURE-03)."""
    top = len(s.stack) - FRAME
    seat = s.stack[top + F_SEAT]
    creature = s.stack[top + F_A]
    if creature_places(s, seat, creature, True):
        ask(s, ASK_SUMMON, seat)
        return
    pop(s)
    to_reserve(s, seat, creature)


def run_return(s: State) -> None:
    """FRAME_RETURN: one creature in reserve must come back if a district qualifies (B-RECRUIT-07 to B-RECRUIT-10)."""
    seat = s.stack[len(s.stack) - FRAME + F_SEAT]
    choices = legal_return(s, seat)
    if not choices:
        pop(s)
    elif len(choices) == 1:
        play_return(s, seat, choices[0])
    else:
        ask(s, ASK_RETURN, seat)


def run_loss(s: State) -> None:
    """FRAME_LOSS, values A, B, C: the space, the number of units, the reason."""
    ask(s, ASK_LOSS, s.stack[len(s.stack) - FRAME + F_SEAT])


def loss_choices(s: State, space: int, seat: int, amount: int) -> list[int]:
    """How many of the units lost may be priests; plain units first."""
    priests = priests_at(s, space, seat)
    plain = units(s, space, seat) - priests
    low = amount - plain if amount > plain else 0
    return [LOSE + number for number in range(low, min(priests, amount) + 1)]


def legal_loss(s: State, seat: int) -> list[int]:
    top = len(s.stack) - FRAME
    return loss_choices(s, s.stack[top + F_A], seat, s.stack[top + F_B])


def play_loss(s: State, seat: int, choice: int) -> None:
    top = len(s.stack) - FRAME
    space, amount, reason = s.stack[top + F_A], s.stack[top + F_B], s.stack[top + F_C]
    pop(s)
    settle_loss(s, space, seat, amount, choice - LOSE, reason)


def legal_placing(s: State, seat: int) -> list[int]:
    """The choices for a creature that goes home or was just bought."""
    creature = s.stack[len(s.stack) - FRAME + F_A]
    if s.ask == ASK_HOME:
        return creature_places(s, seat, creature, False)
    return [*creature_places(s, seat, creature, True), CREATURE + creature * 4 + IN_RESERVE]


def legal_return(s: State, seat: int) -> list[int]:
    waiting = s.seats[seat * SEAT + S_CREATURES]
    found: list[int] = []
    creature = 0
    while waiting:
        if waiting & 1:
            found += creature_places(s, seat, creature, True)
            if s.table.creature_with_troops:
                _add_troops(s, seat, creature, found)
        waiting >>= 1
        creature += 1
    return found


def _add_troops(s: State, seat: int, creature: int, found: list[int]) -> None:
    """House rule enforcedCreature: with Enforced Recruitment a creature may join a troop outside the city."""
    if not s.seats[seat * SEAT + S_ABILITIES] & RECRUIT_WITH_TROOPS:
        return
    for space in range(s.table.spaces):
        city = s.table.city[space]
        if units(s, space, seat) and creature_at(s, space, seat) < 0 and (city < 0 or s.city_seat[city] != seat):
            found.append(CREATURE_AT + creature * MAX_SPACES + space)


def play_placing(s: State, seat: int, choice: int) -> None:
    pop(s)
    settle_creature(s, seat, choice)


def play_return(s: State, seat: int, choice: int) -> None:
    if choice >= CREATURE_AT:
        creature, space = divmod(choice - CREATURE_AT, MAX_SPACES)
        s.seats[seat * SEAT + S_CREATURES] ^= 1 << creature
        put_creature(s, space, seat, creature)
        tell(s, EV_CREATURE, seat, creature, space)
    else:
        s.seats[seat * SEAT + S_CREATURES] ^= 1 << ((choice - CREATURE) >> 2)
        settle_creature(s, seat, choice)
    if not s.table.all_creatures_return:
        pop(s)
