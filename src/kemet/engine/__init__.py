"""Every rule of the game, and nothing else: no input or output, no words for people, standard library only.

| here | holds |
|---|---|
| `flow` | the loop: run what is under way until somebody is asked, list choices, play one |
| `state/` | what a moment of a game is made of: state, seats, powers, battles, frames, questions, the table |
| `board/` | what every moment asks of the board: troops, sides, control, points, prices, creatures, losses |
| `founding` | the set-up |
| `night/` | the Night; bids at dawn |
| `day/` | turns, the five actions, the end of the Day, victory |
| `cards/` | divine intervention cards outside battle |
| `battle/` | one battle, one order |
| `priests/` | the path to Ta-Seti |
| `seth/` | what only Seth brings: the track, his turns, yellow actions, the alliance as a team, temples, victory |
| `hidden` | a state that agrees with all a seat knows and is random in the rest |
| `check`, `check_path`, `check_seth` | what is always true |
| `playout` | random play, for simulation and benchmarks |
| `options` | what the table agrees on before play |
| `native` | numbers and rows that the compiler lays out as C does |

A rule is found by its moment. Whatever is asked is a `Question` in the file of that moment; whatever is under way is a
`Frame` beside it. To add one, write both there: nothing else in the engine needs to know.
"""
