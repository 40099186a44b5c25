"""Why a bot chose what it chose: what it is, what it leads to, what it is worth, in one sentence."""

from __future__ import annotations

from dataclasses import dataclass

from kemet.bots.judging import FEATURES, TILES, scores
from kemet.bots.odds import Odds, battle_odds, move_odds
from kemet.content.records import ACTIONS
from kemet.engine.board.points import total_points
from kemet.engine.board.troops import units
from kemet.engine.flow import legal, play
from kemet.engine.reasons import Reason
from kemet.engine.state.bits import count_bits, lowest_bit
from kemet.engine.state.choices import ADD, STEP, TELEPORT, WOUND
from kemet.engine.state.codes import MAX_SPACES, OVER
from kemet.engine.state.state import State
from kemet.telling.notation import Choice, describe
from kemet.telling.printed import Facts
from kemet.telling.saying import Choices, Saying, say, saying_of_reason
from kemet.telling.saying.sayings import listed
from kemet.telling.view import view_of

#: Features worth a word when they have grown or shrunk by so much; the words are the messages `hint-...`.
GROWN = {
    "permanent": 0.9,
    "temporary": 0.9,
    "at_target": 0.1,
    "two_temples": 0.1,
    "sanctuary": 0.9,
    "invader": 0.9,
    "units": 0.9,
    "cards": 0.9,
    "skills": 0.9,
    "objects": 0.9,
    "high_pyramids": 0.9,
    "striker": 0.9,
}
SHRUNK = {"exposed_temple": 0.9, "exposed": 0.9}
#: Kinds of choices with a rule of thumb, the message `hint-rule-...`.
RULES = (
    "from",
    "group",
    "end",
    "done",
    "buy",
    "raise",
    "build",
    "place",
    "play",
    "add",
    "step",
    "teleport",
    "stay",
    "yes",
)
PRAYER = ("prayer", "more_prayer", "most_prayer")
MAX_REASONS = 3
MAX_STEPS = 4


@dataclass(frozen=True)
class Step:
    """A choice and what it means."""

    choice: Choice
    saying: Saying

    def as_data(self) -> dict[str, object]:
        choice = self.choice
        return {"kind": choice.kind, "fields": choice.fields, "text": choice.text, "says": self.saying.as_data()}


@dataclass(frozen=True)
class Explanation:
    """A choice, the seat's own choices meant to follow, the reasons, and the chance to win the game if known."""

    choice: Step
    plan: tuple[Step, ...]
    reasons: tuple[Reason, ...]
    chance: float | None = None
    #: A battle card that was drawn by lot: how often it is played in such battles.
    share: float | None = None

    def saying(self) -> Saying:
        """All of it in one sentence, without a capital letter and a full stop."""
        told = self.choice.saying
        if self.plan:
            told = say("advice-then", choice=told, plan=listed(step.saying for step in self.plan))
        reasons = self.why()
        return say("advice-because", choice=told, reasons=listed(reasons)) if reasons else told

    def why(self) -> list[Saying]:
        """The reasons alone, then the chance to win and the lot."""
        said = [saying_of_reason(reason) for reason in self.reasons]
        for key, share in (("hint-chance", self.chance), ("hint-lot", self.share)):
            if share is not None:
                said.append(say(key, percent=round(100 * share)))
        return said

    def as_data(self) -> dict[str, object]:
        reasons = [saying_of_reason(reason).as_data() | {"rule": reason.rule} for reason in self.reasons]
        return {"plan": [step.as_data() for step in self.plan], "reasons": reasons, "chance": self.chance}


def because(key: str, **values: int) -> Reason:
    return Reason(key, dict(values), family="hint")


def rule_of_thumb(s: State, seat: int, code: int) -> Reason | None:
    """The rule behind a choice, for a bot that follows rules."""
    found = describe(s, seat, code)
    if found.kind in ("token", "silver") and found.fields["action_space"] in s.table.action_ids:
        space = s.table.action_ids.index(str(found.fields["action_space"]))
        return because(f"token-{ACTIONS[s.table.action_kind[space]]}")
    return because(f"rule-{found.kind}") if found.kind in RULES else None


def explain(
    s: State, printed: Facts, seat: int, codes: list[int], weights: list[float], chance: float | None
) -> Explanation:
    """The first code is the choice, the others are meant to follow; `s` is a sample, and is left as it is.

    The line is played up to a battle, whose odds are given, or to its end; what has changed by then are the reasons.
    """
    now = s.copy()
    steps: list[Step] = []
    reasons: list[Reason] = []
    for code in codes:
        if len(steps) > MAX_STEPS or not _go_to(now, seat, code):
            break
        steps.append(step_of(now, printed, seat, code))
        odds = _odds(now, seat, code)
        if odds is not None:
            reasons += battle_reasons(odds, _card(now, code))
            break
        play(now, seat, code)
    else:
        reasons += _changes(s, now, seat, weights)
    return Explanation(steps[0], tuple(steps[1:]), tuple(reasons[:MAX_REASONS]), chance)


def step_of(s: State, printed: Facts, seat: int, code: int) -> Step:
    """A choice of a seat that is asked, with its meaning at this moment."""
    choice = describe(s, seat, code)
    return Step(choice, Choices(view_of(s, seat), printed).saying(choice))


def _go_to(s: State, seat: int, code: int) -> bool:
    """Let the others decline until the seat is asked and may choose so; False if it does not come to that."""
    for _ in range(8):
        if s.phase == OVER or s.waiting >> seat & 1:
            break
        other = lowest_bit(s.waiting)
        play(s, other, legal(s, other)[0])
    return code in legal(s, seat)


def _odds(s: State, seat: int, code: int) -> Odds | None:
    """The odds of the battle that a step, a teleport or a card leads to."""
    if s.battles:
        added = (s.table.card_ids[code - ADD],) if ADD <= code < WOUND else ()
        return battle_odds(s, seat, added)
    for base in (STEP, TELEPORT):
        if base <= code < base + MAX_SPACES:
            return move_odds(s, seat, code - base)
    return None


def battle_reasons(odds: Odds, card: str) -> list[Reason]:
    """The chances of a battle, with one card if it is chosen already."""
    if odds.called_off:
        return [because("no-battle")]
    expected = next((each.expected for each in odds.cards if each.card == card), odds.expected)
    said = [because("battle", percent=round(100 * expected.win))]
    if expected.point >= 0.005:
        said.append(because("battle-point", percent=round(100 * expected.point)))
    return said


def _card(s: State, code: int) -> str:
    """The battle card that a choice plays."""
    table = s.table
    if not table.pair_base <= code < table.remove_base:
        return ""
    return table.battle_ids[(code - table.pair_base) // table.pair_width]


def _changes(before: State, after: State, seat: int, weights: list[float]) -> list[Reason]:
    """What has become better for the seat, the weightiest first."""
    if before.table.with_seth:
        return _gains(before, after, seat)
    found: list[tuple[float, Reason]] = []
    prayer = 0.0
    for number, feature in enumerate(FEATURES):
        grown = _feature(after, seat, number) - _feature(before, seat, number)
        if feature in PRAYER:
            prayer += grown
        elif feature in GROWN and grown >= GROWN[feature]:
            found.append((weights[number] * grown, because(feature.replace("_", "-"), count=round(grown))))
        elif feature in SHRUNK and grown <= -SHRUNK[feature]:
            found.append((weights[number] * grown, because(feature.replace("_", "-"))))
    if prayer > 0.5:
        found.append((0.0, because("prayer", count=round(prayer))))
    return [reason for _, reason in sorted(found, key=lambda each: -each[0])]


def _gains(before: State, after: State, seat: int) -> list[Reason]:
    """With Seth the judge weighs sides, not seats: what a seat has more of is read off the table."""
    found = []
    for key, count in (
        ("permanent", total_points(after, seat) - total_points(before, seat)),
        ("units", _on_the_board(after, seat) - _on_the_board(before, seat)),
        ("cards", count_bits(after.seats[seat].hand) - count_bits(before.seats[seat].hand)),
        ("prayer", after.seats[seat].prayer - before.seats[seat].prayer),
    ):
        if count > 0:
            found.append(because(key, count=count))
    return found


def _on_the_board(s: State, seat: int) -> int:
    return sum(units(s, space, seat) for space in range(s.table.spaces))


def _feature(s: State, seat: int, number: int) -> float:
    unit = [0.0] * (TILES + len(s.table.tile_ids))
    unit[number] = 1.0
    return scores(s, unit)[seat]
