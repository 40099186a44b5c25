"""Token buckets: some at once, then as many as drip in."""

from __future__ import annotations

import time
from collections import OrderedDict


class Bucket:
    """Holds `burst` tokens and gains `rate` a second."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, burst: float, rate: float):
        self.burst = burst
        self.rate = rate
        self.tokens = float(burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Is there a token left? Takes it. Without any, `wait` says for how long."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is a token again."""
        return max(0.0, (1 - self.tokens) / self.rate)


class Buckets:
    """One bucket per address; the longest unused are forgotten."""

    def __init__(self, burst: float, rate: float, most: int = 10_000):
        self.burst = burst
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._buckets.pop(key, None) or Bucket(self.burst, self.rate)
        self._buckets[key] = bucket
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket.take()
