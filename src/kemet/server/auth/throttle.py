"""Wrong passwords cost time: after a few, each one more doubles the wait. By account and address together, by address,
and by account alone: the last is mild, so that nobody can lock somebody else out."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Patience:
    """Some mistakes are free; then the wait doubles from one second up to the longest."""

    free: int
    longest: float

    def wait(self, mistakes: int) -> float:
        return 0.0 if mistakes < self.free else min(self.longest, 2.0 ** min(mistakes - self.free, 30))


TOGETHER = Patience(free=5, longest=900.0)
BY_ADDRESS = Patience(free=20, longest=900.0)
BY_ACCOUNT = Patience(free=50, longest=30.0)
#: Mistakes are forgotten after this many seconds without one.
FORGIVEN = 3600.0
MAX_WATCHED = 20_000


class Throttle:
    """Who made how many mistakes. Names that nobody has count like others: the answer must not tell."""

    def __init__(self, now: Callable[[], float] = time.monotonic):
        self.now = now
        self._mistakes: OrderedDict[tuple[str, ...], tuple[int, float]] = OrderedDict()

    def wait(self, account: str, address: str) -> float:
        """Seconds until the next password may be tried."""
        return max(self._left(key, patience) for key, patience in _keys(account, address))

    def _left(self, key: tuple[str, ...], patience: Patience) -> float:
        mistakes, at = self._mistakes.get(key, (0, 0.0))
        past = self.now() - at
        return 0.0 if past > FORGIVEN else max(0.0, patience.wait(mistakes) - past)

    def mistake(self, account: str, address: str) -> None:
        now = self.now()
        for key, _ in _keys(account, address):
            count, at = self._mistakes.pop(key, (0, now))
            self._mistakes[key] = (1 if now - at > FORGIVEN else count + 1, now)
        while len(self._mistakes) > MAX_WATCHED:
            self._mistakes.popitem(last=False)

    def forgive(self, account: str, address: str) -> None:
        """The last try was none after all. Those before it count on: the right password must not buy new guesses at
        the code that is asked for beside it."""
        for key, _ in _keys(account, address):
            count, at = self._mistakes.pop(key, (0, 0.0))
            if count > 1:
                self._mistakes[key] = (count - 1, at)

    def success(self, account: str, address: str) -> None:
        """The owner was here: what this address got wrong for this account is forgotten, and this try was no mistake.
        Those at other accounts, and of other addresses, count on."""
        self.forgive(account, address)
        self._mistakes.pop((account, address), None)


def _keys(account: str, address: str) -> list[tuple[tuple[str, ...], Patience]]:
    return [
        ((account, address), TOGETHER),
        (("address", address, ""), BY_ADDRESS),
        (("account", account, ""), BY_ACCOUNT),
    ]
