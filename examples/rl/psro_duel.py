"""Policy-space response oracles on the battle alone: learn an answer, add it to the population, weigh the population.

Each round a new learner (tabular, from played games alone) answers the mix of the other side's population; then the
table of who beats whom is solved exactly and gives the next mix. The distance to equilibrium is worked out exactly.

    python examples/rl/psro_duel.py --rounds 40 --games 2000 --seed 1 --out psro-1.json
"""

import argparse
import random
from collections import defaultdict
from pathlib import Path

from kemet.bots.solving import solve
from kemet.rl.duel import Duel, History
from kemet.rl.strategies import expected, exploitability, save_strategy

EXPLORE = 0.2  # how often a learner tries something at random
#: From an information state to the place of a pair among the legal ones; the first where it says nothing.
Pure = dict[str, int]


class Populations:
    """Pure strategies of attacker and defender, and how often each is played."""

    def __init__(self, duel: Duel, chance: random.Random):
        self.duel = duel
        self.chance = chance
        self.members: list[list[Pure]] = [[{}], [{}]]
        self.mixes = [[1.0], [1.0]]

    def round(self, games: int) -> None:
        """Both sides learn an answer to the other's mix, then the mixes are worked out again."""
        answers = [self._learn(player, games) for player in range(2)]
        for own, answer in zip(self.members, answers, strict=True):
            own.append(answer)
        table = [[self._value(attacker, defender) for defender in self.members[1]] for attacker in self.members[0]]
        solution = solve(table)
        self.mixes = [solution.rows, solution.columns]

    def _value(self, attacker: Pure, defender: Pure) -> float:
        """Nothing is drawn in a duel: two pure strategies always bring the same."""
        history: History = ()
        while (player := self.duel.player(history)) >= 0:
            place = (attacker, defender)[player].get(self.duel.known(history, player), 0)
            history = (*history, self.duel.legal(history)[place])
        return self.duel.value(history)

    def _learn(self, player: int, games: int) -> Pure:
        """The best answer that this many games teach: the mean result of every choice, seldom something at random."""
        sums: dict[str, list[float]] = {}
        counts: dict[str, list[int]] = {}
        for _ in range(games):
            enemy = self.chance.choices(self.members[1 - player], self.mixes[1 - player])[0]
            history: History = ()
            chosen = []
            while (turn := self.duel.player(history)) >= 0:
                key, pairs = self.duel.known(history, turn), self.duel.legal(history)
                if turn == player:
                    totals = sums.setdefault(key, [0.0] * len(pairs))
                    often = counts.setdefault(key, [0] * len(pairs))
                    place = self.chance.randrange(len(pairs)) if self.chance.random() < EXPLORE else best(totals, often)
                    chosen.append((key, place))
                else:
                    place = enemy.get(key, 0)
                history = (*history, pairs[place])
            result = self.duel.value(history) * (1 if player == 0 else -1)
            for key, place in chosen:
                sums[key][place] += result
                counts[key][place] += 1
        return {key: best(sums[key], counts[key]) for key in sums}

    def strategy(self) -> dict[str, list[float]]:
        """Both mixes as one strategy: at an information state only those members count that would have come there."""
        weights: dict[str, list[float]] = defaultdict(list)
        self._walk((), [list(mix) for mix in self.mixes], weights)
        return {key: [each / sum(row) for each in row] for key, row in weights.items() if sum(row)}

    def _walk(self, history: History, reach: list[list[float]], weights: dict[str, list[float]]) -> None:
        player = self.duel.player(history)
        if player < 0:
            return
        key, pairs = self.duel.known(history, player), self.duel.legal(history)
        places = [member.get(key, 0) for member in self.members[player]]
        rows = [
            [weight if place == number else 0.0 for weight, place in zip(reach[player], places, strict=True)]
            for number in range(len(pairs))
        ]
        weights[key] = [sum(row) for row in rows]
        for row, pair in zip(rows, pairs, strict=True):
            self._walk((*history, pair), [row, reach[1]] if player == 0 else [reach[0], row], weights)


def best(sums: list[float], counts: list[int]) -> int:
    """The choice with the best mean; what was never tried comes first."""
    return max(range(len(sums)), key=lambda place: sums[place] / counts[place] if counts[place] else float("inf"))


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--games", type=int, default=2000, help="that each learner plays in a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the strategy here, for kemet benchmark kemet-duel-v0")
    options = parser.parse_args(arguments)
    duel = Duel()
    populations = Populations(duel, random.Random(options.seed))
    for number in range(1, options.rounds + 1):
        populations.round(options.games)
        if number % 5 == 0 or number == options.rounds:
            strategy = populations.strategy()
            gap, value = exploitability(duel, strategy), expected(duel, strategy)
            print(f"round {number:3}: exploitability {gap:.4f}, value for the attacker {value:+.4f}", flush=True)
    if options.out:
        save_strategy(options.out, populations.strategy())


if __name__ == "__main__":
    main()
