"""The game for people who study and train: rows of numbers, masks, environments of the usual kinds. docs/research.md.

| Module | Holds |
|---|---|
| `settings` | which table is played, and a ladder of smaller games |
| `layout`, `encoding`, `actions` | where an observation has what; writing it; actions without gaps (compiled) |
| `games`, `batch`, `processes` | many games per call (compiled; with numpy; over several processes) |
| `match`, `kemet_v0`, `solo`, `vector` | one game; PettingZoo; Gymnasium; Gymnasium's vector environments |
| `chance_nodes`, `spiel`, `spiel_duel` | explicit chance; OpenSpiel |
| `rewards`, `duel`, `strategies` | what a moment is worth; the battle alone; how far one can be exploited in it |
| `board_shapes`, `board_svg`, `board_pixels` | the board as shapes, as a drawing, as pixels |
| `policies`, `extras` | policies from files as players; what to install |

Importing this package loads none of them, so nothing outside the standard library is needed until it is used.
"""
