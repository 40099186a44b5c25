"""One net out of several: its scores are the mean of theirs.

    python -m kemet.training.mean build/v3.json v2 build/on.json build/new.json

Nets that learned apart are wrong in different places, and a search that takes the best of many guesses finds the places
where a single one is too hopeful. The mean of their scores is a net like any other, with the hidden units of all.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from kemet.bots.learned.files import StoredNet, load_net
from kemet.errors import KemetError
from kemet.lab.whole_file import write_whole


def mean_of(nets: Sequence[StoredNet], made: dict[str, object]) -> StoredNet:
    count = len(nets)
    content = frozenset.intersection(*(net.content for net in nets))
    return StoredNet(
        sum(net.units for net in nets),
        round(sum(net.trust for net in nets) / count),
        [round(sum(weights) / count) for weights in zip(*(net.linear for net in nets), strict=True)],
        _side_by_side([(net.own, net.units) for net in nets]),
        _side_by_side([(net.others, net.units) for net in nets]),
        _side_by_side([(net.calendar, net.units) for net in nets]),
        [round(weight / count) for net in nets for weight in net.out],
        made,
        content,
    )


def _side_by_side(parts: Sequence[tuple[list[int], int]]) -> list[int]:
    """Rows of all hidden units, place after place."""
    rows, width = parts[0]
    return [
        weight
        for place in range(len(rows) // width)
        for row, units in parts
        for weight in row[place * units : (place + 1) * units]
    ]


def main(arguments: Sequence[str]) -> int:
    if len(arguments) < 3:
        print("usage: python -m kemet.training.mean OUT NET NET ...", file=sys.stderr)
        return 2
    out, *names = arguments
    try:
        nets = [load_net(name) for name in names]
        made: dict[str, object] = {
            "mean of": [{"net": Path(name).stem, **net.made} for name, net in zip(names, nets, strict=True)]
        }
        write_whole(Path(out), mean_of(nets, made).text())
    except (KemetError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
