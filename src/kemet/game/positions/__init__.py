"""Positions as short text, as FEN is for chess: for tests, puzzles and bug reports. See docs/notation.md.

`lines.py` knows words and numbers of a text, `whole.py` puts the parts together. Each part has a file of its own, which
writes it and reads it. Rules are in the engine: what breaks them is refused.

>>> game = position('''
... players 2 target 8
... turn P1
... P1 city A; prayer 7; troops A1 5, RW 2; tiles charge; hand veto, prayer x2
... P2 city B; prayer 3; troops TW3 4
... ''')
>>> game.waiting_for(), game.points(1)
([0], 1)

>>> game = position('''
... players 3 seth
... turn P1
... P1 troops SE1 5, SEG 3
... P2 troops A1 5, RW 2
... P3 troops RW 1
... ''')
>>> game.question(0), game.view(None)["spaces"]["RW"]["units"]
('turn-of-seth', {1: 2, 2: 1})
"""

from kemet.game.positions.whole import position, write_position

__all__ = ["position", "write_position"]
