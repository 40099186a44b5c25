"""One net out of several: its scores are the mean of theirs.

    python -m kemet.training.mean build/v3.json v2 build/on.json build/new.json

Nets that learned apart are wrong in different places, and a search that takes the best of many guesses finds the places
where a single one is too hopeful. The mean of their scores is a net like any other, with the hidden units of all. Nets
for games with Seth have a mean, too (s1 and others).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from kemet.bots.learned.files import MAX_UNITS, StoredNet
from kemet.bots.learned.seth.files import StoredSethNet, load_any_net
from kemet.errors import KemetError
from kemet.lab.whole_file import write_whole

Stored = StoredNet | StoredSethNet


def mean_of(nets: Sequence[Stored], made: dict[str, object]) -> Stored:
    units = sum(net.units for net in nets)
    if units > MAX_UNITS:
        raise KemetError(f"together they have {units} hidden units; a net has {MAX_UNITS} at most")
    with_seth = [net for net in nets if isinstance(net, StoredSethNet)]
    without = [net for net in nets if isinstance(net, StoredNet)]
    count = len(nets)
    content = frozenset.intersection(*(net.content for net in nets))
    trust = round(sum(net.trust for net in nets) / count)
    out = [round(weight / count) for net in nets for weight in net.out]
    if not with_seth:
        own, others, calendar = (
            _side_by_side([(getattr(net, row), net.units) for net in without]) for row in ("own", "others", "calendar")
        )
        return StoredNet(units, trust, _mean_row(without), own, others, calendar, out, made, content)
    if without:
        raise KemetError("nets for games with Seth and without him read other things; they have no mean")
    hidden = _side_by_side([(net.hidden, net.units) for net in with_seth])
    return StoredSethNet(units, trust, _mean_row(with_seth), hidden, out, made, content)


def _mean_row(nets: Sequence[Stored]) -> list[int]:
    return [round(sum(weights) / len(nets)) for weights in zip(*(net.linear for net in nets), strict=True)]


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
        nets = [load_any_net(name) for name in names]
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
