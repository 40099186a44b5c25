"""The words in which tests are written, so that a test reads like a play report.

game = attack("prayer 7; troops FA 5; tiles charge", "troops OAB 3")
fight(game, attacker="410 202", defender="320 130")
assert prayer(game, "P1") == 7

| file | words for |
|---|---|
| `tables` | where a game stands when a test begins: `day`, `night`, `evening`, `position` |
| `deeds` | what players do: `play`, `march`, `attack`, `fight`, `cannot` |
| `sights` | what is there to see: `on`, `prayer`, `points`, `losses`, `told` |
| `journeys` | what is there to see on the path to Ta-Seti |
| `seth` | games with Seth: a table of his own, and all the words for it; imported from there |
| `walks`, `flaws` | what is always true: games played at random, and states broken on purpose |

The first four are imported from here. Seats are called P1 to P5; spaces, tiles and cards as in docs/notation.md. A word
is added here when a second file needs it; a test file keeps only the words for situations of its own.
"""

from words.deeds import (
    attack,
    cannot,
    choices,
    fight,
    hurry_until,
    idle_until,
    lock,
    march,
    moving,
    next_turn,
    place,
    play,
    say_no,
    settle,
)
from words.journeys import aside, lying, objects, priests_on, priests_outside, priests_waiting
from words.sights import (
    battle_is_on,
    capacity,
    creature,
    creatures_waiting,
    dawn_tokens,
    hand,
    losses,
    numbers,
    on,
    outcome,
    points,
    prayer,
    pyramid,
    reserve,
    seat_view,
    seen,
    side,
    told,
    values,
)
from words.tables import day, evening, night, position, seat_number

__all__ = [
    "aside",
    "attack",
    "battle_is_on",
    "cannot",
    "capacity",
    "choices",
    "creature",
    "creatures_waiting",
    "dawn_tokens",
    "day",
    "evening",
    "fight",
    "hand",
    "hurry_until",
    "idle_until",
    "lock",
    "losses",
    "lying",
    "march",
    "moving",
    "next_turn",
    "night",
    "numbers",
    "objects",
    "on",
    "outcome",
    "place",
    "play",
    "points",
    "position",
    "prayer",
    "priests_on",
    "priests_outside",
    "priests_waiting",
    "pyramid",
    "reserve",
    "say_no",
    "seat_number",
    "seat_view",
    "seen",
    "settle",
    "side",
    "told",
    "values",
]
