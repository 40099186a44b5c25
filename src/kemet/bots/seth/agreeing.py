"""What the alliance decides together: shares of losses and payments, temples, consent. Compiled with the engine."""

from __future__ import annotations

from kemet.bots.seth.map import wanted_site
from kemet.engine.board.sides import friends_at
from kemet.engine.native import i64, vec
from kemet.engine.seth.share import PURPOSE, share_of
from kemet.engine.seth.victory import temple_level
from kemet.engine.state.bits import nibble_sum
from kemet.engine.state.choices import SHARE, SITE, Choices
from kemet.engine.state.state import State, rules_of


def fill_shares(s: State, seat: i64, choices: Choices, worth: vec[float]) -> None:
    """What is usual among members: losses and sacrifices from those who have most, payments from those who can."""
    frame = share_of(s, seat)
    usual = PURPOSE[frame.purpose].usual(s, frame) >> 4 * frame.owner & 15
    for place in range(choices.count):
        gap = (choices.codes[place] - SHARE & 15) - usual
        if gap < 0:
            gap = -gap
        worth[place] = 4.0 / float(1 + 3 * gap)


def fill_temple(s: State, choices: Choices, worth: vec[float]) -> None:
    """One temple is built to the top; further ones only where a unit is left over."""
    wanted = wanted_site(s)
    for place in range(choices.count):
        code = choices.codes[place]
        value = 1.0
        if code >= SITE:
            space = code - SITE
            if space == wanted or (wanted < 0 and not s.seth.temple_done):
                value = 8.0
            elif s.seth.temple_done and nibble_sum(friends_at(s, space, 1)) > missing_after(s, space):
                value = 2.0
            else:
                value = 0.3
            if not _leaves_somebody(s, space):
                value = 0.0  # Seth wins when the alliance has nobody left (S-WIN-02)
        worth[place] = value


def missing_after(s: State, space: i64) -> i64:
    """What the next level of the temple here costs."""
    rules = rules_of(s)
    level = temple_level(s, space)
    return rules.temple_cost[level + 1] if level < 3 else 0


def _leaves_somebody(s: State, space: i64) -> bool:
    total: i64 = 0
    for troop in s.troops:
        total += nibble_sum(troop & s.table.friend_mask[1])
    return total > missing_after(s, space)
