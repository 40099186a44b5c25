"""Counterfactual regret minimisation on the battle alone, until hardly anything can be gained against it.

The duel is small enough to know the truth: a single battle is solved exactly as a matrix game, and for several battles
the best answer to a strategy can be worked out, so that the distance to an equilibrium is measured and not guessed.

    python examples/rl/cfr_duel.py --cards 4 --battles 2 --rounds 500
"""

import argparse
from pathlib import Path

from kemet.bots.solving import solve
from kemet.rl.duel import Duel, History, Pair
from kemet.rl.strategies import expected, exploitability, save_strategy, shares


class Solver:
    """Regret matching plus at every information state; strategies are averaged over the rounds."""

    def __init__(self, duel: Duel):
        self.duel = duel
        self.regrets: dict[str, list[float]] = {}
        self.sums: dict[str, list[float]] = {}

    def run(self, rounds: int) -> None:
        for number in range(rounds):
            self._walk((), [1.0, 1.0], float(number + 1))

    def _walk(self, history: History, reach: list[float], weight: float) -> float:
        """The value for the attacker; both players' regrets are counted on the way."""
        player = self.duel.player(history)
        if player < 0:
            return self.duel.value(history)
        pairs = self.duel.legal(history)
        key = self.duel.known(history, player)
        regrets = self.regrets.setdefault(key, [0.0] * len(pairs))
        sums = self.sums.setdefault(key, [0.0] * len(pairs))
        mix = normal([max(regret, 0.0) for regret in regrets])
        values = []
        for share, pair in zip(mix, pairs, strict=True):
            further = [own * share if seat == player else own for seat, own in enumerate(reach)]
            values.append(self._walk((*history, pair), further, weight))
        value = sum(share * each for share, each in zip(mix, values, strict=True))
        sign = 1.0 if player == 0 else -1.0
        for number, each in enumerate(values):
            regrets[number] = max(regrets[number] + sign * reach[1 - player] * (each - value), 0.0)
            sums[number] += weight * reach[player] * mix[number]
        return value

    def strategy(self) -> dict[str, list[float]]:
        """The average over all rounds, at every information state."""
        return {key: normal(sums) for key, sums in self.sums.items()}


def normal(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [each / total for each in weights] if total else [1 / len(weights)] * len(weights)


def cards_of(duel: Duel, strategy: list[float], pairs: list[Pair]) -> list[float]:
    """How often each card is played, whatever is discarded."""
    played = [0.0] * duel.cards
    for share, (card, _) in zip(strategy, pairs, strict=True):
        played[card] += share
    return played


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--attackers", type=int, default=5)
    parser.add_argument("--defenders", type=int, default=5)
    parser.add_argument("--cards", type=int, default=4)
    parser.add_argument("--battles", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--out", type=Path, help="write the strategy here, for kemet benchmark kemet-duel-v0")
    options = parser.parse_args(arguments)
    duel = Duel(options.attackers, options.defenders, options.cards, options.battles)
    solver = Solver(duel)
    solver.run(options.rounds)
    strategy = solver.strategy()
    value, gap = expected(duel, strategy), exploitability(duel, strategy)
    print(f"value for the attacker {value:+.4f}, exploitability {gap:.4f}")
    if options.out:
        save_strategy(options.out, strategy)
    played = cards_of(duel, list(shares(duel, strategy, ())), duel.legal(()))
    print("first card of the attacker:", " ".join(f"{share:.2f}" for share in played))
    if duel.battles == 1:
        print(f"exact value {solve([list(row) for row in duel.table]).value:+.4f}")


if __name__ == "__main__":
    main()
