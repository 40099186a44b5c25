"""What a moment of a game is made of. Nothing in this room decides a rule.

| file | holds |
|---|---|
| `state` | `State`: one moment of one game |
| `seat`, `powers` | a player's own things; what a set of tiles adds up to |
| `forces` | a battle and its two forces |
| `frames` | what is under way, and the questions it asks |
| `path`, `roads` | the path to Ta-Seti: what lies on it; where it leads |
| `seth` | what lies on the table only when Seth is there |
| `table`, `seth_table` | content and options of one game, fixed before the first choice |
| `codes`, `choices`, `bits` | numbers with names: small facts, choices, bit sets |
| `events`, `chance` | what is sent to whom; random numbers |
"""
