"""Numbers for hosts, in the text form of Prometheus."""

from __future__ import annotations

from collections import Counter

#: Upper bounds of the buckets in seconds.
BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.total += seconds
        for place, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.counts[place] += 1
                return
        self.counts[-1] += 1

    def lines(self, name: str) -> list[str]:
        lines, below = [f"# TYPE {name} histogram"], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            below += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {below}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {below}"]


class Metrics:
    """Counted by this process since it started."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.choices = Histogram()
        self.lags = Histogram()

    def count(self, name: str, label: str = "") -> None:
        self.counts[name, label] += 1

    def text(self, gauges: dict[str, float | None], counters: dict[str, int], times: dict[str, Histogram]) -> str:
        """Gauges that nobody knows (None) are left out."""
        lines = []
        named: set[str] = set()
        for (name, label), value in sorted(self.counts.items()):
            if name not in named:
                lines.append(f"# TYPE kemet_{name}_total counter")
                named.add(name)
            lines.append(f"kemet_{name}_total{label} {value}")
        for name, value in counters.items():
            lines += [f"# TYPE kemet_{name}_total counter", f"kemet_{name}_total {value}"]
        for name, gauge in gauges.items():
            if gauge is not None:
                lines += [f"# TYPE kemet_{name} gauge", f"kemet_{name} {gauge}"]
        for name, histogram in {"choice": self.choices, "loop_lag": self.lags, **times}.items():
            lines += histogram.lines(f"kemet_{name}_seconds")
        return "\n".join([*lines, ""])
