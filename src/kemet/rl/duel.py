"""The battle alone: two troops, one set of battle cards each, one battle after the other until the cards are used up.

In each battle both choose in secret which card to play and which to discard (B-BATTLE-06). Cards played are shown,
discards are not, so from the second battle on a hand is known only in part. Every battle is fought out by the engine;
small enough to be solved exactly, and a fair first test for anything that claims to find equilibria.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from kemet.bots.battle_trials import Arena, enter
from kemet.engine.board.troops import units
from kemet.errors import KemetError
from kemet.game.positions import position

UNIT = 0.1  # what a unit is worth where a victory point is 1
SPACE = "TW3"
CARDS = 6  # of the starting set, in the order of the content

#: A battle card played and one discarded, by their places in the set.
Pair = tuple[int, int]
#: What both have chosen, battle after battle; the last may still lack the defender's pair.
History = tuple[Pair, ...]


@lru_cache(maxsize=32)
def pay_offs(attackers: int, defenders: int) -> tuple[tuple[float, ...], ...]:
    """[attacker's card][defender's card]: what a battle brings the attacker, points and units, less the defender's."""
    if not (1 <= attackers <= 5 and 1 <= defenders <= 5):
        raise KemetError("troops have 1 to 5 units")
    game = position(
        f"players 2 target 8\nturn P1\nP1 city A; prayer 5; troops A1 {attackers}\n"
        f"P2 city B; prayer 5; troops {SPACE} {defenders}\n"
    )
    space = game.setup.table.space_ids.index(SPACE)
    entered = enter(game.state, 0, space, attackers, -1, 0)
    assert entered is not None
    assert units(entered, space, 1) == defenders
    arena = Arena(entered, 0)
    cards = [card for card in range(len(game.setup.table.battle_ids)) if game.setup.table.starting_set >> card & 1]

    def worth(own: int, enemy: int) -> float:
        fight = arena.fight(own, enemy, 0, 0)
        points = fight.own_points - fight.enemy_points
        return points + UNIT * (fight.enemy_losses - fight.own_losses)

    return tuple(tuple(worth(own, enemy) for enemy in cards) for own in cards)


class Duel:
    """`battles` battles between the same troops, with the first `cards` battle cards of the set."""

    def __init__(self, attackers: int = 5, defenders: int = 5, cards: int = 4, battles: int = 2):
        if not 2 <= cards <= CARDS or not 1 <= battles <= cards // 2:
            raise KemetError(f"a duel has 2 to {CARDS} cards, and two of them are used in each battle")
        self.cards = cards
        self.battles = battles
        self.table = [row[:cards] for row in pay_offs(attackers, defenders)[:cards]]
        self.pairs: list[Pair] = list(permutations(range(cards), 2))

    def player(self, history: History) -> int:
        """0 the attacker, 1 the defender, -1 at the end. The defender does not see what the attacker just chose."""
        return -1 if len(history) == 2 * self.battles else len(history) % 2

    def legal(self, history: History) -> list[Pair]:
        """The pairs that the player who chooses can still make."""
        used = {card for pair in history[len(history) % 2 :: 2] for card in pair}
        return [pair for pair in self.pairs if not used & set(pair)]

    def known(self, history: History, player: int) -> str:
        """All that a player knows: their own pairs, and the enemy's cards of battles that were fought."""
        fought = len(history) // 2
        own = history[player::2]
        shown = [str(history[2 * battle + 1 - player][0]) for battle in range(fought)]
        return f"{'AD'[player]} {' '.join(f'{played}/{laid}' for played, laid in own)} | {' '.join(shown)}"

    def possible(self, history: History, player: int) -> list[History]:
        """All histories that this player cannot tell from this one."""
        found: list[History] = [()]
        for at, pair in enumerate(history):
            if at % 2 == player:
                found = [(*past, pair) for past in found]
                continue
            shown = at // 2 < len(history) // 2  # the battle was fought
            found = [(*past, other) for past in found for other in self.legal(past) if not shown or other[0] == pair[0]]
        return found

    def value(self, history: History) -> float:
        """What the attacker has gained over all battles fought."""
        return sum(
            self.table[history[at][0]][history[at + 1][0]] for at in range(0, len(history) - len(history) % 2, 2)
        )
