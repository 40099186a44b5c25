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
    Entry,
    EscapeFrom,
    EscapeWindow,
    TeamEscape,
    UseObjects,
)
from kemet.engine.battle.casualties import CountLosses, OwnCardLosses, TakeLosses
from kemet.engine.battle.choose import ChooseCards, Reveal, SwapWindow, WoundWindow
from kemet.engine.battle.outcome import CreaturesHome, DirectRecruitment, Gains, WinnerReinforces
from kemet.engine.battle.reward import Capture, Points, Prayers
from kemet.engine.battle.step import Step, lay_out
from kemet.engine.battle.team import (
    AfterBite,
    AfterStrike,
    AfterTrap,
    Bite,
    NameFighter,
    StrikeFirst,
    Trap,
)

# Steps that both orders have.
ENTRY: Final = Entry(10)
CHOOSE_CARDS: Final = ChooseCards(2)
REVEAL: Final = Reveal(3)
ATTACKER_SWAPS: Final = SwapWindow(15, True)
DEFENDER_SWAPS: Final = SwapWindow(16, False)
ATTACKER_WOUNDS: Final = WoundWindow(4, True)
DEFENDER_WOUNDS: Final = WoundWindow(5, False)
COUNT_LOSSES: Final = CountLosses(17)
TAKE_LOSSES: Final = TakeLosses(18)
ATTACKERS_OWN_LOSSES: Final = OwnCardLosses(19, True)
DEFENDERS_OWN_LOSSES: Final = OwnCardLosses(20, False)
WINNER_REINFORCES: Final = WinnerReinforces(24)
CREATURES_HOME: Final = CreaturesHome(25)
LOSER_LEAVES: Final = LoserLeaves(7)
WINNER_DECIDES: Final = WinnerDecides(8)
CARDS_AWAY: Final = CardsAway(26)
SPOILS: Final = Spoils(27)
CLOSE: Final = Close(28)

ORDER: Final[list[Step]] = [
    ENTRY,  # C0b
    Trap(11),  # C0c
    AfterTrap(12),
    EscapeWindow(0),  # C1
    AfterEscape(1),  # C2
    UseObjects(13, True),  # C2a, C2b
    UseObjects(14, False),  # C2c
    CHOOSE_CARDS,  # C3, C4
    REVEAL,  # C5
    ATTACKER_SWAPS,  # C5a
    DEFENDER_SWAPS,
    ATTACKER_WOUNDS,  # C6
    DEFENDER_WOUNDS,
    COUNT_LOSSES,  # C7, C8
    TAKE_LOSSES,  # C9
    ATTACKERS_OWN_LOSSES,  # C9a
    DEFENDERS_OWN_LOSSES,
    Gains(21),  # C10 to C12
    DirectRecruitment(22, True),  # C12a
    DirectRecruitment(23, False),
    WINNER_REINFORCES,  # C12b
    CREATURES_HOME,  # C13
    LOSER_LEAVES,  # C14
    WINNER_DECIDES,  # C15
    CARDS_AWAY,  # C16
    SPOILS,  # C16a
    CLOSE,  # C17
]
lay_out(ORDER, False)

#: With Seth (S-BATTLE-12): losses by owner, the Cobra, a fighter, points before prayer, captured figures.
ORDER_WITH_SETH: Final[list[Step]] = [
    ENTRY,  # B0
    Trap(40),  # B1
    AfterTrap(41),
    TeamEscape(42),  # B2
    EscapeFrom(43),
    StrikeFirst(29),  # B3
    AfterStrike(30),
    Bite(31, True),  # B4
    Bite(32, False),
    AfterBite(33),
    NameFighter(34, True),  # B5
    NameFighter(35, False),
    CHOOSE_CARDS,  # B6, B7
    REVEAL,  # B8
    ATTACKER_SWAPS,  # B9, B10
    DEFENDER_SWAPS,
    ATTACKER_WOUNDS,  # B11
    DEFENDER_WOUNDS,
    COUNT_LOSSES,  # B12 to B14
    TAKE_LOSSES,  # B15
    ATTACKERS_OWN_LOSSES,  # B16
    DEFENDERS_OWN_LOSSES,
    Points(36),  # B17
    Prayers(37, True),  # B18
    Prayers(38, False),
    Capture(39),  # B19
    WINNER_REINFORCES,  # B20
    CREATURES_HOME,  # B21
    LOSER_LEAVES,  # B22
    WINNER_DECIDES,  # B23
    CARDS_AWAY,  # B24
    SPOILS,
    CLOSE,
]
lay_out(ORDER_WITH_SETH, True)
