"""Small facts as numbers with names: limits, phases, kinds, actions, abilities, effects."""

from __future__ import annotations

from typing import Final

# --- limits of the coding -----------------------------------------------------------------------------------
MAX_SEATS: Final = 6
MAX_SPACES: Final = 40
MAX_BATTLE_CARDS: Final = 12
MAX_PRAYER: Final = 11
MAX_LEVEL: Final = 4
DISTRICTS: Final = 3
NOWHERE: Final = -1

# --- phases -------------------------------------------------------------------------------------------------
SETUP: Final = 0
NIGHT: Final = 1
DAY: Final = 2
END_OF_DAY: Final = 3
OVER: Final = 4
ECLIPSE: Final = 5  # Seth: a night in the middle of the Day
SETH: Final = 0  # his seat (S-CLAR-01)

# --- why a game ended ---------------------------------------------------------------------------------------
END_TARGET: Final = 1
END_DAY_LIMIT: Final = 2
END_IN_THE_DAY: Final = 3  # module "victory": before a token is placed
END_LAST_DAY: Final = 4  # module "victory": after the last Day
END_COMBAT_POINTS: Final = 5  # S-WIN-01
END_NO_UNITS: Final = 6  # S-WIN-02
END_OBJECTIVES: Final = 7  # S-WIN-03
END_DISTRICT: Final = 8  # S-WIN-04

# --- kinds of spaces ----------------------------------------------------------------------------------------
DISTRICT: Final = 0
DESERT: Final = 1
TEMPLE: Final = 2
SANCTUARY: Final = 3

# --- actions ------------------------------------------------------------------------------------------------
MOVE: Final = 0
RECRUIT: Final = 1
RAISE: Final = 2
PRAY: Final = 3
BUY: Final = 4

# --- an extra token of a seat, silver or gold (B-DAY-09, B-DAY-10) ------------------------------------------------
NO_TOKEN: Final = 0
IN_HAND: Final = 1
PLACED_TODAY: Final = 2
FROM_NEXT_TURN: Final = 3  # house rule sameTurnBonusToken

# --- the path to Ta-Seti --------------------------------------------------------------------------------------
PRIESTS: Final = 3  # of each player

# --- steps of the Night (FRAME_NIGHT); their order is Table.night_order ---------------------------------------------
NIGHT_TOKENS: Final = 0  # N0
NIGHT_PRAYER: Final = 1  # N1
NIGHT_CARDS: Final = 2  # N2
NIGHT_POWERS: Final = 3  # N3
NIGHT_TURN_ORDER: Final = 4  # N4
NIGHT_ENDS: Final = 5
NIGHT_SEALS: Final = 6  # N2s, module "path"
NIGHT_REFILL: Final = 7  # NR, module "path"
NIGHT_DAWN: Final = 8  # ND, module "dawn"

# --- abilities, bits in the order of content.records.ABILITIES -------------------------------------------------
IGNORE_WALLS: Final = 1
TELEPORT_FROM_OBELISK: Final = 2
DIVINE_WOUND: Final = 4
PRESCIENCE: Final = 8
HAND_OF_GOD: Final = 16
SILENCE_CREATURE: Final = 32
RECRUIT_WITH_TROOPS: Final = 64
DEVOUR: Final = 128
UNTOUCHABLE: Final = 256
DIRECT_RECRUITMENT: Final = 512
COMPENSATION: Final = 1024
SWAP_CARDS: Final = 2048
INCORRUPTIBLE: Final = 4096
COMMON: Final = 8192

# --- effects of cards that rules ask for by number: their places in content.records.EFFECTS -----------------------
E_STRENGTH: Final = 0
E_DAMAGE: Final = 1
E_PROTECTION: Final = 2
E_VETO: Final = 9
E_ESCAPE: Final = 10
E_WIN_PRAYER: Final = 11
E_SWAP_CARDS: Final = 12
E_WIN_UNHARMED: Final = 13
E_WIN_UNITS: Final = 14
E_REMEMBER: Final = 16
E_GIVE_PRAYER: Final = 17
E_DESTROY: Final = 6
