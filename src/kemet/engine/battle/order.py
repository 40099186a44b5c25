"""The order of a battle: every step by name, in one list (docs/rules/base.md, 19.5; taseti.md, 7.6).

The numbers are those of saves and are not in order: what came with Ta-Seti has higher ones. The base game's saves know
fewer of them (`saves/`). Entry and Trap stand before the Escape, Initiative behind it (T-X-01,
T-X-03).
"""

from __future__ import annotations

from typing import Final

from kemet.engine.battle.aftermath import CardsAway, Close, LoserLeaves, Spoils, WinnerDecides
from kemet.engine.battle.before import (
    AfterEscape,
    AfterTrap,
    Entry,
    EscapeFrom,
    EscapeWindow,
    TeamEscape,
    Trap,
    UseObjects,
)
from kemet.engine.battle.casualties import CountLosses, OwnCardLosses, TakeLosses
from kemet.engine.battle.choose import ChooseCards, Reveal, SwapWindow, WoundWindow
from kemet.engine.battle.outcome import CreaturesHome, DirectRecruitment, Gains, WinnerReinforces
from kemet.engine.battle.reward import Capture, Points, Prayers
from kemet.engine.battle.step import STEPS, Step, lay_out
from kemet.engine.battle.team import (
    AfterBite,
    AfterSpringTrap,
    AfterStrike,
    Bite,
    NameFighter,
    SpringTrap,
    StrikeFirst,
)

ORDER: Final[list[Step]] = [
    Entry(10),  # C0b
    Trap(11),  # C0c
    AfterTrap(12),
    EscapeWindow(0),  # C1
    AfterEscape(1),  # C2
    UseObjects(13, True),  # C2a, C2b
    UseObjects(14, False),  # C2c
    ChooseCards(2),  # C3, C4
    Reveal(3),  # C5
    SwapWindow(15, True),  # C5a
    SwapWindow(16, False),
    WoundWindow(4, True),  # C6
    WoundWindow(5, False),
    CountLosses(17),  # C7, C8
    TakeLosses(18),  # C9
    OwnCardLosses(19, True),  # C9a
    OwnCardLosses(20, False),
    Gains(21),  # C10 to C12
    DirectRecruitment(22, True),  # C12a
    DirectRecruitment(23, False),
    WinnerReinforces(24),  # C12b
    CreaturesHome(25),  # C13
    LoserLeaves(7),  # C14
    WinnerDecides(8),  # C15
    CardsAway(26),  # C16
    Spoils(27),  # C16a
    Close(28),  # C17
]
lay_out(ORDER, False)

#: With Seth (S-BATTLE-12): losses by owner, the Cobra, a fighter, points before prayer, captured figures.
ORDER_WITH_SETH: Final[list[Step]] = [
    STEPS[10],  # B0
    SpringTrap(40),  # B1
    AfterSpringTrap(41),
    TeamEscape(42),  # B2
    EscapeFrom(43),
    StrikeFirst(29),  # B3
    AfterStrike(30),
    Bite(31, True),  # B4
    Bite(32, False),
    AfterBite(33),
    NameFighter(34, True),  # B5
    NameFighter(35, False),
    STEPS[2],  # B6, B7
    STEPS[3],  # B8
    STEPS[15],  # B9, B10
    STEPS[16],
    STEPS[4],  # B11
    STEPS[5],
    STEPS[17],  # B12 to B14
    STEPS[18],  # B15
    STEPS[19],  # B16
    STEPS[20],
    Points(36),  # B17
    Prayers(37, True),  # B18
    Prayers(38, False),
    Capture(39),  # B19
    STEPS[24],  # B20
    STEPS[25],  # B21
    STEPS[7],  # B22
    STEPS[8],  # B23
    STEPS[26],  # B24
    STEPS[27],
    STEPS[28],
]
lay_out(ORDER_WITH_SETH, True)
