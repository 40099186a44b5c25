"""The order of a battle: every step by name, in one list (docs/rules/base.md, 19.5; taseti.md, 7.6).

The numbers are those of saves and are not in order: what came with Ta-Seti has higher ones. The base game's saves know
fewer of them (`freeze.py`). Entry and Trap stand before the Escape, Initiative behind it (T-X-01,
T-X-03).
"""

from __future__ import annotations

from typing import Final

from kemet.engine.battle.aftermath import CardsAway, Close, LoserLeaves, Spoils, WinnerDecides
from kemet.engine.battle.before import AfterEscape, AfterTrap, Entry, EscapeWindow, Trap, UseObjects
from kemet.engine.battle.casualties import CountLosses, OwnCardLosses, TakeLosses
from kemet.engine.battle.choose import ChooseCards, Reveal, SwapWindow, WoundWindow
from kemet.engine.battle.outcome import CreaturesHome, DirectRecruitment, Gains, WinnerReinforces
from kemet.engine.battle.step import Step, lay_out

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
lay_out(ORDER)
