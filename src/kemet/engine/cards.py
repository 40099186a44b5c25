"""Divine intervention cards outside battle: playing, the Veto window, effects (section 12)."""

from __future__ import annotations

from kemet.engine.creatures import destroy_units, is_untouchable
from kemet.engine.events import (
    EV_CARD,
    EV_DREW,
    EV_ESCAPED,
    EV_LOST_PRAYER,
    EV_RECOVERED,
    EV_VETOED,
    gain,
    tell,
    whisper,
)
from kemet.engine.names import (
    ASK_RECOVER,
    ASK_VETO,
    CARD,
    CARD_AT,
    E_DESTROY,
    E_ENLIST,
    E_ESCAPE,
    E_GAIN_PRAYER,
    E_IGNORE_WALLS,
    E_REMEMBER,
    E_SWIFT,
    E_TAKE_PRAYER,
    E_TELEPORT,
    E_VETO,
    F_A,
    F_B,
    F_SEAT,
    F_STEP,
    FRAME,
    FRAME_CARD,
    FRAME_PLACE,
    FRAME_RECOVER,
    M_PRAY,
    M_RECRUIT_FREE,
    MAX_PRAYER,
    MAX_SPACES,
    NOWHERE,
    PASS,
    PLACE_ENLIST,
    RECOVER,
    S_HAND,
    S_KNOWN,
    S_PRAYER,
    S_SIDE,
    SEAT,
    YES,
)
from kemet.engine.place import can_enlist
from kemet.engine.prices import card_price, pay
from kemet.engine.state import (
    State,
    ask,
    count_bits,
    discard_open,
    enemies_at,
    holder,
    lowest_bit,
    pop,
    push,
    shift_units,
    units,
)
from kemet.engine.travel import arrive, teleport_targets

# FRAME_CARD: seat is the player of the card, value A the kind of card, B its target space, C its price.
# Steps: 0 the window opens, 1 the answers are in, 2 the card was vetoed, 3 it takes effect.
OPENS, ANSWERED, VETOED, WORKS = 0, 1, 2, 3


def turn_cards(s: State, seat: int, kinds: list[int], found: list[int]) -> None:
    """Add to `found` the own-turn cards of these kinds that can be played now (B-DAY-15, B-DI-08)."""
    base = seat * SEAT
    hand = s.seats[base + S_HAND]
    for kind in kinds:
        if not hand & s.table.card_mask[kind] or card_price(s, seat, kind) > s.seats[base + S_PRAYER]:
            continue
        effect = s.table.card_effect[kind]
        if effect == E_DESTROY:
            at = CARD_AT + kind * MAX_SPACES
            for space in range(s.table.spaces):
                if s.troops[space] and may_be_struck(s, seat, space):
                    found.append(at + space)
        elif effect == E_TELEPORT:
            at = CARD_AT + kind * MAX_SPACES
            for space in teleport_targets(s, seat, card_price(s, seat, kind)):
                found.append(at + space)
        elif effect == E_SWIFT:
            if not s.move_started:
                found.append(CARD + kind)
        elif effect == E_REMEMBER:
            if recoverable(s, seat):
                found.append(CARD + kind)
        elif effect == E_ENLIST:
            if can_enlist(s, seat):
                found.append(CARD + kind)
        elif effect == E_GAIN_PRAYER:
            if s.seats[base + S_PRAYER] < MAX_PRAYER:
                found.append(CARD + kind)
        elif effect == E_TAKE_PRAYER:
            if s.seats[base + S_PRAYER] < MAX_PRAYER or _somebody_prays(s, seat):
                found.append(CARD + kind)
        else:
            found.append(CARD + kind)


def may_be_struck(s: State, seat: int, space: int) -> bool:
    """Enemy units stand there and nothing shields them from damage outside battle."""
    if not enemies_at(s, space, seat):
        return False
    return not (s.creatures[space] and is_untouchable(s, space, holder(s, space)))


def recoverable(s: State, seat: int) -> bool:
    """For all this seat knows, a card it may take lies in the discards (T5-CARD-DIVMEMORY)."""
    if s.table.memory_chain and not s.remembered:
        return s.discard != 0
    return s.discard & ~(s.seats[seat * SEAT + S_KNOWN] & s.table.memory_mask) != 0


def _somebody_prays(s: State, seat: int) -> bool:
    side = s.seats[seat * SEAT + S_SIDE]
    for other in range(s.table.players):
        if s.seats[other * SEAT + S_SIDE] != side and s.seats[other * SEAT + S_PRAYER]:
            return True
    return False


def play_turn_card(s: State, seat: int, choice: int) -> None:
    if choice >= CARD_AT:
        play_card(s, seat, (choice - CARD_AT) // MAX_SPACES, (choice - CARD_AT) % MAX_SPACES)
    else:
        play_card(s, seat, choice - CARD, NOWHERE)


def play_card(s: State, seat: int, kind: int, space: int) -> None:
    """Pay, lay the card open and give the others their Veto window (B-DI-06, B-DI-09)."""
    price = card_price(s, seat, kind)
    pay(s, seat, price)
    discard_open(s, seat, lowest_bit(s.seats[seat * SEAT + S_HAND] & s.table.card_mask[kind]))
    tell(s, EV_CARD, seat, kind, space, price)
    push(s, FRAME_CARD, seat, kind, space, price)


def run_card(s: State) -> None:
    top = len(s.stack) - FRAME
    step = s.stack[top + F_STEP]
    if step == OPENS:
        asked = veto_window(s, s.stack[top + F_SEAT], s.stack[top + F_A])
        if asked:
            s.stack[top + F_STEP] = ANSWERED
            s.ask = ASK_VETO
            s.waiting = asked
            s.answers = 0
            return
        step = WORKS
    if step == ANSWERED:
        s.learned += 1
        if s.answers:
            s.stack[top + F_STEP] = WORKS
            _spend_veto(s)
            return
        step = WORKS
    seat = s.stack[top + F_SEAT]
    kind = s.stack[top + F_A]
    space = s.stack[top + F_B]
    pop(s)
    if step == VETOED:
        tell(s, EV_VETOED, seat, kind)
    else:
        _effect(s, seat, kind, space)


def veto_window(s: State, seat: int, kind: int) -> int:
    """Who is asked: neither active nor the card's player, and able to hold a Veto for all that everybody knows."""
    if s.table.card_effect[kind] == E_VETO and not s.table.veto_on_veto:
        return 0
    known_to_all = s.discard
    for other in range(s.table.players):
        known_to_all &= s.seats[other * SEAT + S_KNOWN]
    if not s.table.veto_mask & ~known_to_all:
        return 0
    asked = 0
    for other in range(s.table.players):
        if other != seat and other != s.active and s.seats[other * SEAT + S_HAND]:
            asked |= 1 << other
    return asked


def legal_veto(s: State, seat: int) -> list[int]:
    held = s.seats[seat * SEAT + S_HAND] & s.table.veto_mask
    if held and card_price(s, seat, s.table.card_of_bit[lowest_bit(held)]) <= s.seats[seat * SEAT + S_PRAYER]:
        return [PASS, YES]
    return [PASS]


def play_veto(s: State, seat: int, choice: int) -> None:
    if choice == YES:
        s.answers |= 1 << seat


def _spend_veto(s: State) -> None:
    """Only the first yes in turn order after the active player costs a card (B-DI-09)."""
    order = s.order
    first = order.index(s.active)
    for offset in range(1, len(order)):
        seat = order[(first + offset) % len(order)]
        if s.answers >> seat & 1:
            break
    s.answers = 0
    bit = lowest_bit(s.seats[seat * SEAT + S_HAND] & s.table.veto_mask)
    play_card(s, seat, s.table.card_of_bit[bit], NOWHERE)


def _effect(s: State, seat: int, kind: int, space: int) -> None:
    effect = s.table.card_effect[kind]
    amount = s.table.card_amount[kind]
    base = seat * SEAT
    if effect == E_VETO:
        s.stack[len(s.stack) - FRAME + F_STEP] = VETOED
    elif effect == E_GAIN_PRAYER:
        if s.table.prayer_card_with_priest:
            amount += s.seats[base + M_PRAY]
        gain(s, seat, amount)
    elif effect == E_TAKE_PRAYER:
        _take_prayer(s, seat, amount)
    elif effect == E_ENLIST:
        if s.table.scribe_with_enlistment:
            amount += s.seats[base + M_RECRUIT_FREE]
        push(s, FRAME_PLACE, seat, PLACE_ENLIST, 0, amount)
    elif effect == E_DESTROY:
        target = holder(s, space)
        destroy_units(s, space, target, min(amount, units(s, space, target)))
    elif effect == E_TELEPORT:
        arrive(s, seat, space)
    elif effect == E_IGNORE_WALLS:
        s.move_walls = 1
    elif effect == E_ESCAPE:
        _escape(s, seat, space)
    elif effect == E_SWIFT:
        s.move_bonus += amount
        s.move_left += amount
    elif effect == E_REMEMBER:
        push(s, FRAME_RECOVER, seat)


def _take_prayer(s: State, seat: int, amount: int) -> None:
    """Every opponent loses 1, the player gains 1 in total (B-CARD-MANATHEFT)."""
    side = s.seats[seat * SEAT + S_SIDE]
    for other in range(s.table.players):
        at = other * SEAT + S_PRAYER
        if s.seats[other * SEAT + S_SIDE] != side and s.seats[at] > 0:
            lost = min(amount, s.seats[at])
            s.seats[at] -= lost
            tell(s, EV_LOST_PRAYER, other, lost, s.seats[at])
    gain(s, seat, amount)


def _escape(s: State, seat: int, space: int) -> None:
    """The defender's whole troop leaves the battle space with its creature (B-CARD-ESCAPE)."""
    from_space = s.battle[0]
    shift_units(s, from_space, space, seat)
    tell(s, EV_ESCAPED, seat, from_space, space)


# --- Divine Memory ------------------------------------------------------------------------------------------------


def run_recover(s: State) -> None:
    seat = s.stack[len(s.stack) - FRAME + F_SEAT]
    s.seats[seat * SEAT + S_KNOWN] = s.discard  # he looks through the discards
    s.learned += 1
    if legal_recover(s):
        ask(s, ASK_RECOVER, seat)
    else:
        pop(s)


def legal_recover(s: State) -> list[int]:
    """Any discard but the other Divine Memory (T-X-25)."""
    cards = s.discard
    if not s.table.memory_chain or s.remembered or count_bits(cards & s.table.memory_mask) < 2:
        cards &= ~s.table.memory_mask  # not the card just played, and never the other one but by house rule
    return [RECOVER + kind for kind in range(len(s.table.card_mask)) if cards & s.table.card_mask[kind]]


def play_recover(s: State, seat: int, choice: int) -> None:
    """Nobody else sees which card it was, so the others know the discards no longer."""
    pop(s)
    kind = choice - RECOVER
    if s.table.card_effect[kind] == E_REMEMBER:
        s.remembered = 1
    bit = lowest_bit(s.discard & s.table.card_mask[kind])
    s.discard ^= 1 << bit
    s.seats[seat * SEAT + S_HAND] |= 1 << bit
    s.seats[seat * SEAT + S_KNOWN] = s.discard
    for other in range(s.table.players):
        if other != seat:
            s.seats[other * SEAT + S_KNOWN] = 0
    s.learned += 1
    tell(s, EV_RECOVERED, seat)
    whisper(s, EV_DREW, seat, kind)
