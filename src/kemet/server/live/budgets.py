"""How long a thought may take: less when many wait, so that a bot answers with less search rather than late."""

from __future__ import annotations

from dataclasses import dataclass

from kemet.bots import thinking_time

#: Who gives hints: the champion's judge in the time of the hard bot.
HINT = "hint"
#: The least a bot thinks that takes its time; below that a quicker bot answers in its place.
SHORTEST = 0.03
#: Everybody who waits now is answered within this many full thoughts; the promise is three.
WITHIN = 1.5
#: When so much of the promised time is over and nobody has begun to think, a quick bot answers.
LAST_MOMENT = 0.75
#: What a quick bot takes at most, in seconds.
QUICK, QUICKEST = {"medium": 0.04}, 0.002
#: What is promised to people for the quick bots, in seconds.
PROMISED = {"easy": 1.0, "medium": 2.0}
#: A thought in a window leaves time for those that may follow in the same window.
SHARE_OF_WINDOW = 0.45


@dataclass(frozen=True)
class Budgets:
    """The rules of thumb of one server."""

    hard_seconds: float

    def full(self, strength: str) -> float:
        """What a thought takes that nobody hurries."""
        return thinking_time("hard" if strength == HINT else strength, self.hard_seconds) or QUICK.get(
            strength, QUICKEST
        )

    def promised(self, strength: str) -> float:
        """Seconds until there is an answer, at the latest."""
        return PROMISED.get(strength) or 3 * self.full(strength)

    def now(self, strength: str, others_waiting: int, at_once: int, within: float | None) -> float:
        """Seconds for a thought that begins now, while others wait for one of `at_once` places."""
        full = self.full(strength)
        share = WITHIN * full * at_once / (others_waiting + 1)
        if within is not None:
            share = min(share, within * SHARE_OF_WINDOW)
        return min(full, max(SHORTEST, share))

    def unwatched(self, strength: str) -> float:
        """Where nobody waits, a game is played to its end without much ado."""
        return min(self.full(strength), SHORTEST)

    def last_moment(self, strength: str, within: float | None) -> float:
        """How long a thought may wait for its turn before a quick bot answers."""
        promised = LAST_MOMENT * self.promised(strength)
        return promised if within is None else min(promised, LAST_MOMENT * within)
