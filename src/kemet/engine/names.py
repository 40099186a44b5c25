"""Numbers with names: phases, frames, questions, seat fields, modifiers, abilities, choice codes.

Everything inside the engine is an integer so that a state can be copied, hashed and saved at once. A *choice*
is one integer: a base from the list at the end plus small parameters. The bases are fixed, so the same number
means the same choice in every game; a mask over `CHOICES` entries covers them all.
"""

from __future__ import annotations

from typing import Final

# --- limits of the coding -----------------------------------------------------------------------------------
MAX_SEATS: Final = 6
MAX_SPACES: Final = 40
MAX_TILES: Final = 96
MAX_CARDS: Final = 40
MAX_BATTLE_CARDS: Final = 12
MAX_ACTIONS: Final = 12
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

# --- why a game ended ---------------------------------------------------------------------------------------
END_TARGET: Final = 1
END_DAY_LIMIT: Final = 2
END_IN_THE_DAY: Final = 3  # module "victory": before a token is placed
END_LAST_DAY: Final = 4  # module "victory": after the last Day

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

# --- frames: what is under way, innermost last on the stack ---------------------------------------------------
#: A frame is FRAME integers: kind, step, seat, and three values of its own.
FRAME: Final = 6
F_KIND: Final = 0
F_STEP: Final = 1
F_SEAT: Final = 2
F_A: Final = 3
F_B: Final = 4
F_C: Final = 5

FRAME_MOVE: Final = 0
FRAME_TURN: Final = 1
FRAME_BATTLE: Final = 2
FRAME_PLACE: Final = 3
FRAME_DAY: Final = 4
FRAME_CARD: Final = 5
FRAME_FIGHTS: Final = 6
FRAME_RAISE: Final = 7
FRAME_BUY: Final = 8
FRAME_NIGHT: Final = 9
FRAME_SETUP: Final = 10
FRAME_END_OF_DAY: Final = 11
FRAME_HOME: Final = 12
FRAME_SUMMON: Final = 13
FRAME_SWAP: Final = 14
FRAME_RETURN: Final = 15
FRAME_NIGHT_POWERS: Final = 16
FRAME_LOSS: Final = 17
FRAME_PREPARE: Final = 18
FRAME_PRIEST: Final = 19
FRAME_TRIP: Final = 20
FRAME_RECOVER: Final = 21
FRAME_DAWN: Final = 22
FRAME_SEALS: Final = 23
FRAME_SEND_BACK: Final = 24

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

# --- questions: what the waiting seats are asked --------------------------------------------------------------
ASK_MOVE: Final = 0
ASK_TURN: Final = 1
ASK_PLACE: Final = 2
ASK_BATTLE_CARDS: Final = 3
ASK_BATTLE_DIVINE: Final = 4
ASK_FROM: Final = 5
ASK_GROUP: Final = 6
ASK_VETO: Final = 7
ASK_RAISE: Final = 8
ASK_BUY: Final = 9
ASK_ESCAPE: Final = 10
ASK_LOSER: Final = 11
ASK_WINNER: Final = 12
ASK_RETREAT: Final = 13
ASK_ORDER: Final = 14
ASK_WOUND: Final = 15
ASK_HOME: Final = 16
ASK_SUMMON: Final = 17
ASK_RETURN: Final = 18
ASK_SWAP: Final = 19
ASK_NIGHT: Final = 20
ASK_VISION: Final = 21
ASK_DELTA: Final = 22
ASK_SANCTUARY: Final = 23
ASK_FIGHT: Final = 24
ASK_CITY: Final = 25
ASK_PYRAMID: Final = 26
ASK_UNITS: Final = 27
ASK_NOTHING: Final = 28
ASK_LOSS: Final = 29
ASK_BATTLE_LOSS: Final = 30
ASK_PREPARE: Final = 31
ASK_PRIEST: Final = 32
ASK_KILL: Final = 33
ASK_TAKE: Final = 34
ASK_REPLACE: Final = 35
ASK_OBJECTS: Final = 36
ASK_SWAP_CARDS: Final = 37
ASK_RECOVER: Final = 38
ASK_BID: Final = 39
ASK_SPEND: Final = 40
ASK_SPOT: Final = 41
ASK_SEAL: Final = 42
ASK_SEND_BACK: Final = 43

ASK_NAMES: Final = (
    "move",
    "turn",
    "place",
    "battle cards",
    "battle divine cards",
    "start of move",
    "group",
    "veto",
    "raise",
    "buy",
    "escape",
    "loser",
    "winner",
    "retreat space",
    "turn order",
    "divine wound",
    "creature home",
    "creature bought",
    "creature return",
    "card to remove",
    "night power",
    "vision",
    "delta sacrifice",
    "sanctuary sacrifice",
    "next battle",
    "city",
    "starting pyramid",
    "starting units",
    "nothing",
    "units lost",
    "units lost in battle",
    "before the action",
    "priest",
    "unit to destroy",
    "tokens to take",
    "unit to replace",
    "battle objects",
    "swap of battle cards",
    "card to recover",
    "dawn bid",
    "dawn tokens",
    "place in turn order",
    "divine seal",
    "priest to send back",
)

# --- fields of a seat (State.seats[seat * SEAT + field]) -------------------------------------------------------
S_PRAYER: Final = 0
S_RESERVE: Final = 1
S_CITY: Final = 2
S_TOKENS: Final = 3  # regular tokens still in hand
S_PLACED: Final = 4  # bit set of action spaces that hold a token
S_SILVER: Final = 5  # 0 no token, 1 in hand, 2 placed today, 3 usable from the next turn
S_GOLD: Final = 6
S_TILES: Final = 7  # bit set of tiles owned
S_BARRED: Final = 8  # bit set of tiles of a name already owned (B-BUY-04)
S_ABILITIES: Final = 9
S_HAND: Final = 10  # bit set of divine intervention cards held
S_KNOWN: Final = 11  # bit set of discarded cards this seat knows to be there
S_BATTLE_HAND: Final = 12  # bit set of battle cards in hand
S_BATTLE_SET: Final = 13  # bit set of battle cards that belong to the seat (one may be removed)
S_SHOWN: Final = 14  # battle cards shown to all since the last refill
S_REMOVED: Final = 15  # battle cards taken out of the game in secret
S_PROVEN: Final = 16  # battle cards shown since the last removal: they cannot be the removed one
S_CREATURES: Final = 17  # bit set of creatures in reserve
S_VP_BATTLE: Final = 18
S_VP_TILE: Final = 19
S_VP_CREATURE: Final = 20
S_VP_TEMPLES: Final = 21
S_VP_SANCTUARY: Final = 22
S_SIDE: Final = 23
S_GOLD_ACTIONS: Final = 24  # bit set of actions the gold token may take
S_PROVEN_BEFORE: Final = 25  # battle cards shown between the first removal and the second
S_LAST_SPECIAL: Final = 26  # the special battle card that came in last, as a bit
S_MODIFIERS: Final = 27  # first of the modifier totals

# --- modifiers, in the order of content.records.MODIFIERS -----------------------------------------------------
M_STRENGTH: Final = 27
M_STRENGTH_ATTACKING: Final = 28
M_STRENGTH_DEFENDING: Final = 29
M_DAMAGE: Final = 30
M_PROTECTION: Final = 31
M_MOVE: Final = 32
M_PRAY: Final = 33
M_TILE_PRICE: Final = 34
M_LEVEL_PRICE: Final = 35
M_TELEPORT_PRICE: Final = 36
M_PAYMENT: Final = 37
M_RECRUIT_FREE: Final = 38
M_LIMIT: Final = 39
M_INITIATIVE: Final = 40
M_NIGHT_PRAYER: Final = 41
M_NIGHT_CARDS: Final = 42
M_NIGHT_UNITS: Final = 43
M_VISION: Final = 44
M_PRAYER_PER_KILL: Final = 45
M_PRAYER_PER_WIN: Final = 46
M_VICTORY_DEFENDING: Final = 47
M_PRAYER_PER_LOSS: Final = 48
M_PRAYER_PER_ENTRY: Final = 49
M_TRAP: Final = 50
M_EXTRA_GAIN: Final = 51
M_CARDS_PER_TWO_KILLS: Final = 52
SEAT: Final = 53
BASE_SEAT: Final = 48  # the fields a game without modules uses

# --- fields of a seat that only modules of Ta-Seti use (State.extra[seat * EXTRA + field]) ------------------------
X_VP_PATH: Final = 0
X_VP_DAGGER: Final = 1  # may be negative
X_DAWN: Final = 2  # dawn tokens
X_PRIESTS: Final = 3  # priests in the path reserve
X_PRIESTS_RESERVE: Final = 4  # priests in the unit reserve
X_OBJECTS: Final = 5  # four bits of count per path token
X_SKILLS: Final = 6  # bit set of path tokens
X_SEALED: Final = 7  # bit set of tiles without effect
EXTRA: Final = 8
PRIESTS: Final = 3

# --- the path to Ta-Seti (State.path): two numbers, then blocks whose places the table knows ------------------------
PATH_LAYOUT: Final = 0  # four bits, one per board: which face is up
PATH_ASIDE: Final = 1  # path victory points waiting aside
PATH_BLOCKS: Final = 2

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

# --- effects of cards, in the order of content.records.EFFECTS -------------------------------------------------
E_STRENGTH: Final = 0
E_DAMAGE: Final = 1
E_PROTECTION: Final = 2
E_GAIN_PRAYER: Final = 3
E_TAKE_PRAYER: Final = 4
E_ENLIST: Final = 5
E_DESTROY: Final = 6
E_TELEPORT: Final = 7
E_IGNORE_WALLS: Final = 8
E_VETO: Final = 9
E_ESCAPE: Final = 10
E_WIN_PRAYER: Final = 11
E_SWAP_CARDS: Final = 12
E_WIN_UNHARMED: Final = 13
E_WIN_UNITS: Final = 14
E_SWIFT: Final = 15
E_REMEMBER: Final = 16

# --- why units are being placed (FRAME_PLACE, value A) ---------------------------------------------------------
PLACE_RECRUIT: Final = 0
PLACE_ENLIST: Final = 1
PLACE_NIGHT: Final = 2
PLACE_BOUGHT: Final = 3  # mercenaries
PLACE_ROAD: Final = 4
PLACE_DIRECT: Final = 5  # Direct Recruitment
PLACE_WON: Final = 6  # the Reinforcements card

# --- why units are lost (FRAME_LOSS, value C) ----------------------------------------------------------------------
LOSS_DESTROYED: Final = 0
LOSS_SACRIFICED: Final = 1
LOSS_OWN_CARD: Final = 2

# --- fields of the battle under way (State.battle) -------------------------------------------------------------
B_SPACE: Final = 0
B_WINNER: Final = 1  # 0 attacker, 1 defender
B_BY_MOVE: Final = 2  # 1: the attacker entered by a Move, 0: by placing units
B_SIDES: Final = 3  # two blocks of B_SIDE integers follow: attacker, defender
B_SEAT: Final = 0
B_PLAYED: Final = 1
B_DISCARDED: Final = 2
B_DIVINE: Final = 3  # bit set of divine cards committed; they stay in the hand until the reveal
B_STAGE: Final = 4  # 0 choosing battle cards, 1 waits (Prescience), 2 choosing divine cards, 3 locked
B_STRENGTH: Final = 5
B_DAMAGE: Final = 6
B_PROTECTION: Final = 7
B_LOST: Final = 8
B_WOUND: Final = 9
B_SIDE: Final = 10
B_SIZE: Final = 23
# With Ta-Seti a block of B_MORE integers per side follows, and one more number.
B_OBJECTS: Final = 0  # four bits of count per path token used in this battle
B_SKILLS: Final = 1  # skills of the troop, fixed when the battle starts
B_OWN_LOST: Final = 2  # units lost to the own battle card
B_SWAPS: Final = 3  # Tactical Choice cards still to decide
B_LOST_PRIESTS: Final = 4
B_SURVIVORS: Final = 5  # units left before the own battle card took its toll
B_LEFT: Final = 6  # units left after all losses
B_BOTH_SEEN: Final = 7  # 1: the cards were swapped, so both are known to all
B_MORE: Final = 8
B_MASK: Final = 39  # 1: only units and battle cards count
B_BIG: Final = 40

# --- choices ---------------------------------------------------------------------------------------------------
PASS: Final = 0
DONE: Final = 1
END: Final = 2
YES: Final = 3
RECALL: Final = 4
RETREAT: Final = 5
STAY: Final = 6
REINFORCE: Final = 7
CITY: Final = 8  # + city
PYRAMID: Final = 16  # + colour * 2 + level - 1
COUNT: Final = 24  # + number of units
SEAT_AT: Final = 32  # + seat
TOKEN: Final = 40  # + action space
SILVER: Final = 52  # + action space
UNIT: Final = 64  # + space: put one unit there
FROM: Final = 104  # + space
STEP: Final = 144  # + space
TELEPORT: Final = 184  # + space
ESCAPE: Final = 224  # + space
RETREAT_TO: Final = 264  # + space
FIGHT: Final = 304  # + space
GROUP: Final = 344  # + units * 8 + priests * 2 + creature
LIFT: Final = 416  # + district space * 4 + level - 1: raise the pyramid that stands there
BUILD: Final = 576  # + (colour * 3 + district) * 4 + level - 1: a new pyramid
CREATURE: Final = 624  # + creature * 4 + district (3: reserve)
BUY_TILE: Final = 688  # + tile
BATTLE: Final = 784  # + played * 12 + discarded
REMOVE: Final = 928  # + battle card
ADD: Final = 940  # + card: commit a battle card
WOUND: Final = 980  # + card: discard it for Divine Wound
KEEP: Final = 1020  # + card: keep it of those seen
CARD: Final = 1060  # + card: play it
CARD_AT: Final = 1100  # + card * MAX_SPACES + space: play it at a space
GOLD: Final = 2700  # + action
SPEND: Final = 2710  # + dawn tokens
SPOT: Final = 2780  # + place in the turn order
TRIP: Final = 2800  # + start * 32 + stop; start 0 is the path reserve, otherwise stop + 1
TAKE: Final = 3800  # + bit set of slots
REPLACE: Final = 3810  # + space * 2 + 1 if a priest is replaced
SEND_BACK: Final = 3890  # + space
PRIEST: Final = 3930  # + space: put one priest of the unit reserve there
LOSE: Final = 3970  # + priests among the units lost
KILL: Final = 3980  # + space
USE: Final = 4020  # + path token
SEAL: Final = 4050  # + tile * 6 + owner
RECOVER: Final = 4630  # + card
CREATURE_AT: Final = 4700  # + creature * MAX_SPACES + space: with a troop outside the city (house rule)
CHOICES: Final = 5300
