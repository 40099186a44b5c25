"""Who controls a space, a temple, a pyramid (sections 13 and 14 of the base rules)."""

from __future__ import annotations

from kemet.engine.native import i64
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.codes import DISTRICTS, NOWHERE, SETH
from kemet.engine.state.state import State


def district_owner(s: State, space: i64) -> i64:
    """The seat whose city this district belongs to, or -1."""
    city = s.table.city[space]
    if city < 0:
        return NOWHERE
    return s.city_seat[city]


def controller(s: State, space: i64) -> i64:
    """Who controls this space: the troop there, else the city's owner (B-CONTROL-01, B-CONTROL-04).

    Control changes at the end of a move or battle (B-CONTROL-02, B-CONTROL-03): until then a group on its way holds
    nothing it has entered, and a space that is fought for belongs to the side that was there.
    """
    troop = s.troops[space]
    if s.table.with_seth:
        troop = holders(s, space)
        if _has_guests(s, space, troop):
            return district_owner(s, space)
    if troop == 0:
        return district_owner(s, space)
    if s.move_at >= 0 and s.move_fresh >> space & 1:
        troop &= ~(15 << 4 * s.active)
        if troop == 0:
            return district_owner(s, space)
    first = lowest_bit(troop) >> 2
    if troop == troop & 15 << 4 * first or first != district_owner(s, space):
        return first
    return lowest_bit(troop & ~(15 << 4 * first)) >> 2


def holders(s: State, space: i64) -> i64:
    """With Seth: the packed troop that holds this space; who passes or still fights for it does not (S-CLAR-25)."""
    troop = s.troops[space]
    for battle in s.battles:
        if battle.space == space:
            return troop if battle.attacker.apart else troop & ~battle.attacker.owners
    if s.seth.invading and troop & s.table.enemy_mask[SETH]:
        return troop & s.table.enemy_mask[SETH]  # his battles wait for the second movement (S-INVASION-02)
    if space == s.move_at:
        return troop - s.seth.group
    return troop


def _has_guests(s: State, space: i64, troop: i64) -> bool:
    """Allies stand beside a member in that member's district: it is still theirs (S-MOVE-09)."""
    owner = district_owner(s, space)
    return owner > SETH and troop >> 4 * owner & 15 != 0 and not troop & s.table.enemy_mask[owner]


def temples_held(s: State, seat: i64) -> i64:
    """How many temples this seat controls (the Sanctuary is none, B-ENDDAY-04).

    They lie in no city, so nobody controls one without a unit there.
    """
    held: i64 = 0
    for space in s.table.temples:
        if s.troops[space] >> 4 * seat & 15 and controller(s, space) == seat:
            held += 1
    return held


def pyramid_level(s: State, seat: i64, colour: i64) -> i64:
    """The highest pyramid of this colour that the seat controls (B-BUY-02, B-CONTROL-05, T1-PYR-06).

    One's own that an enemy holds counts for the enemy alone (B-CONTROL-06); one where an ally stands counts for both
    (S-MOVE-09, S-MOVE-16).
    """
    best: i64 = 0
    own = s.seats[seat].city * DISTRICTS
    districts = s.table.districts
    for number in range(len(districts)):
        space = districts[number]
        pyramid = s.pyramids[space]
        if pyramid & 7 <= best or pyramid >> 3 != colour:
            continue
        troop = s.troops[space]
        if troop >> 4 * seat & 15 or (own <= number < own + DISTRICTS and not troop & s.table.enemy_mask[seat]):
            best = pyramid & 7
    return best
