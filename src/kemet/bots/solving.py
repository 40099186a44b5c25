"""Small two-player games in which both choose at once: the mixed strategies nobody can improve on.

Battle cards are such a game (B-BATTLE-06). `solve` is exact for what one side wins and the other loses. `settle` is for
two tables of pay-offs and unknown hands: with more than two players the enemy's loss is not all mine, and the enemy's
cards are known only in part. Compiled with the engine.
"""

from __future__ import annotations

from typing import Final, final

from kemet.engine.native import i64, vec

TINY: Final = 1e-9


@final
class Solution:
    """One mix for each side, and what the side of the rows may expect."""

    def __init__(self, rows: list[float], columns: list[float], value: float):
        self.rows = rows
        self.columns = columns
        self.value = value


def solve(table: list[list[float]]) -> Solution:
    """The equilibrium of a zero-sum game by the simplex method; the rows want much, the columns little.

    With all pay-offs shifted above zero, the columns' linear program is: the largest sum of y with table * y <= 1.
    Its solution, scaled to add up to 1, is the columns' mix; the prices of its constraints are the rows' mix.
    """
    height = len(table)
    width = len(table[0])
    lowest = min([min(row) for row in table])
    shift = 1.0 - lowest
    size = width + height + 1  # the columns, one slack a row, the right-hand side
    lines: list[list[float]] = []
    for number in range(height):
        line = [value + shift for value in table[number]]
        line += [0.0] * height
        line[width + number] = 1.0
        line.append(1.0)
        lines.append(line)
    goal = [-1.0] * width + [0.0] * (height + 1)
    basis = [width + number for number in range(height)]
    while True:
        enter = _entering(goal, size - 1)
        if enter < 0:
            break
        _pivot(lines, goal, basis, enter, size)
    total = goal[size - 1]
    columns = [0.0] * width
    for number in range(height):
        if basis[number] < width:
            columns[basis[number]] = lines[number][size - 1] / total
    rows = [goal[width + number] / total for number in range(height)]
    return Solution(_tidy(rows), _tidy(columns), 1.0 / total - shift)


def _entering(goal: list[float], count: int) -> int:
    """Bland's rule: the first that helps; it can't run in circles."""
    for number in range(count):
        if goal[number] < -TINY:
            return number
    return -1


def _pivot(lines: list[list[float]], goal: list[float], basis: list[int], enter: int, size: int) -> None:
    best = -1
    bound = 0.0
    for number in range(len(lines)):
        line = lines[number]
        if line[enter] > TINY:
            ratio = line[size - 1] / line[enter]
            if best < 0 or ratio < bound - TINY or (ratio < bound + TINY and basis[number] < basis[best]):
                best = number
                bound = ratio
    pivot = lines[best]
    scale = 1.0 / pivot[enter]
    for place in range(size):
        pivot[place] *= scale
    basis[best] = enter
    for number in range(len(lines)):
        if number != best and lines[number][enter] != 0.0:
            _subtract(lines[number], pivot, lines[number][enter], size)
    _subtract(goal, pivot, goal[enter], size)


def _subtract(line: list[float], pivot: list[float], times: float, size: int) -> None:
    for place in range(size):
        line[place] -= times * pivot[place]


@final
class Kind:
    """One hand the side of the columns may hold: how likely it is, and its columns."""

    def __init__(self, chance: float, columns: list[int]):
        self.chance = chance
        self.columns: vec[i64] = vec[i64](columns)


def settle(own: list[list[float]], other: list[list[float]], kinds: list[Kind], rounds: int) -> Solution:
    """Mixes for a game with two tables of pay-offs and hands that only their owner knows, by regret matching.

    In every round each side plays what it regrets not having played; each kind of the other side has regrets of its
    own. For a zero-sum game the averages come close to the equilibrium; for others they are a sensible habit: no single
    card would have done better against the other's. The columns' mix is the one the rows expect to meet.
    """
    height = len(own)
    width = len(own[0])
    own_rows = _nested(own)
    other_rows = _nested(other)
    row_regret = _nothing(height)
    kind_regret = vec[vec[float]]([_nothing(len(kind.columns)) for kind in kinds])
    row_sums = _nothing(height)
    column_sums = _nothing(width)
    for number in range(rounds):
        weight = float(number) + 1.0  # later rounds count for more: they regret less
        row = _matched(row_regret)
        _add(row_sums, weight, row)
        _regret_rows(own_rows, row_regret, row, _expected(kinds, kind_regret, width))
        gains = _column_gains(other_rows, _matched(row_regret), width)
        for place in range(len(kinds)):
            _regret_kind(kinds[place], kind_regret[place], gains)
        _add(column_sums, weight, _expected(kinds, kind_regret, width))
    rows = _tidy(list(row_sums))
    columns = _tidy(list(column_sums))
    value = 0.0
    for i in range(height):
        for j in range(width):
            value += rows[i] * columns[j] * own[i][j]
    return Solution(rows, columns, value)


def answered(own: list[list[float]], other: list[list[float]], kinds: list[Kind]) -> Solution:
    """The columns choose after they have seen the row (B-BATTLE-09): the row that their answers hurt least."""
    best = 0
    most = 0.0
    replies: list[float] = []
    for i in range(len(own)):
        value = 0.0
        columns = [0.0] * len(own[0])
        for kind in kinds:
            reply = kind.columns[0]
            for j in kind.columns:
                if other[i][j] > other[i][reply]:
                    reply = j
            value += kind.chance * own[i][reply]
            columns[reply] += kind.chance
        if i == 0 or value > most:
            best = i
            most = value
            replies = columns
    return Solution([1.0 if i == best else 0.0 for i in range(len(own))], replies, most)


def _nested(table: list[list[float]]) -> vec[vec[float]]:
    return vec[vec[float]]([vec[float](line) for line in table])


def _nothing(size: i64) -> vec[float]:
    return vec[float]([0.0] * size)


def _add(total: vec[float], weight: float, mix: vec[float]) -> None:
    for place in range(len(mix)):
        total[place] += weight * mix[place]


def _expected(kinds: list[Kind], regrets: vec[vec[float]], width: i64) -> vec[float]:
    """What the rows expect of the columns: the mix of each kind, as likely as that kind is."""
    found = _nothing(width)
    for place in range(len(kinds)):
        kind = kinds[place]
        mix = _matched(regrets[place])
        for number in range(len(mix)):
            found[kind.columns[number]] += kind.chance * mix[number]
    return found


def _matched(regret: vec[float]) -> vec[float]:
    """In proportion to the regrets; all alike when there is none."""
    total = 0.0
    for value in regret:
        total += value
    if total <= 0.0:
        return vec[float]([1.0 / float(len(regret))] * len(regret))
    mix = _nothing(len(regret))
    for place in range(len(regret)):
        mix[place] = regret[place] / total
    return mix


def _regret_rows(own: vec[vec[float]], regret: vec[float], row: vec[float], column: vec[float]) -> None:
    gains = _nothing(len(row))
    mean = 0.0
    for i in range(len(row)):
        line = own[i]
        gain = 0.0
        for j in range(len(column)):
            gain += column[j] * line[j]
        gains[i] = gain
        mean += row[i] * gain
    for i in range(len(row)):
        value = regret[i] + gains[i] - mean
        regret[i] = value if value > 0.0 else 0.0


def _column_gains(other: vec[vec[float]], row: vec[float], width: i64) -> vec[float]:
    gains = _nothing(width)
    for i in range(len(row)):
        if row[i] > 0.0:
            _add(gains, row[i], other[i])
    return gains


def _regret_kind(kind: Kind, regret: vec[float], gains: vec[float]) -> None:
    mix = _matched(regret)
    mean = 0.0
    for place in range(len(mix)):
        mean += mix[place] * gains[kind.columns[place]]
    for place in range(len(mix)):
        value = regret[place] + gains[kind.columns[place]] - mean
        regret[place] = value if value > 0.0 else 0.0


def _tidy(mix: list[float]) -> list[float]:
    """Shares that add up to 1, without the dust of rounding."""
    kept = [value if value > TINY else 0.0 for value in mix]
    total = sum(kept)
    return [value / total for value in kept]
