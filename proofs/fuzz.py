"""Random games with the invariants checked after every choice: `make fuzz ARGS="--games 200000 --jobs 2"`.

Every game is a pure function of its name ("1:17" is game 17 of seed 1) and of `--modules`: player count,
target, modules of Ta-Seti, house rules, how each seat likes to choose, and all choices. A failure prints the
command that repeats that one game. `--modules seth` plays with Seth.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import time
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations

import kemet
from kemet.content import load_content
from kemet.content.records import MODULES
from kemet.content.seth.words import SETH_MODULES
from kemet.engine import flow
from kemet.engine.invariants.base import step_violations, violations
from kemet.engine.options import HOUSE_RULES, MODULE_OF, RULES_WITH_SETH, SETH_RULES, TARGETS, values_of
from kemet.engine.state import choices, events
from kemet.engine.state.codes import OVER
from kemet.engine.state.state import State
from kemet.telling.view import END_REASONS, question_slugs

MAX_DECISIONS = 60_000
CHUNK = 20  # games that a process plays before it reports

#: The first code of every kind of choice (kemet.engine.state.choices) and its name.
WORDS = """
PASS DONE END YES RECALL RETREAT STAY REINFORCE CITY PYRAMID COUNT SEAT_AT GOLD TOKEN SILVER UNIT FROM STEP
TELEPORT ESCAPE RETREAT_TO FIGHT GROUP LIFT BUILD CREATURE BUY_TILE BATTLE REMOVE ADD WOUND KEEP CARD CARD_AT
SPEND SPOT TRIP TAKE REPLACE SEND_BACK PRIEST LOSE KILL USE SEAL RECOVER CREATURE_AT
PAIR PAIR_REMOVE SHARE REGROUP CREATURE_STAYS LATER BEGIN CEREMONY PROPOSE VIOLET_TOKEN COLOUR_TOKEN SETH_SILVER
CLEAR_TOKEN GREY COMMON_GOLD HIT SITE FIGHTER ATTACK TELEPORT_ATTACK TROOP CREATURE_CARD STRIKE FAITH DESTROY FIRST
ADD_SECOND POWER VICTIM CAPTURE RIDE
"""
KINDS: dict[str, int] = {word.lower(): getattr(choices, word) for word in WORDS.split()}
KINDS = dict(sorted(KINDS.items(), key=lambda kind: kind[1]))
KIND_NAMES = tuple(KINDS)
KIND_OF = tuple(bisect_right(tuple(KINDS.values()), code) - 1 for code in range(choices.CHOICES))
EVENT_NAMES = {value: name[3:].lower() for name, value in vars(events).items() if name.startswith("EV_")}


# --- one game -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Plan:
    """What is agreed before a game, drawn from the game's name."""

    name: str
    players: int
    target: int
    beginner: bool
    house: dict[str, str]
    modules: tuple[str, ...]
    seth: bool = False

    def __str__(self) -> str:
        house = " ".join(f"{key}={value}" for key, value in self.house.items()) or "no house rules"
        modules = "+".join(self.modules) or "no modules"
        seth = " with Seth" if self.seth else ""
        start = f"{self.players} players{seth}, target {self.target}{', beginner' if self.beginner else ''}"
        return f"{start}, {modules}, {house}"

    def game(self) -> kemet.Game:
        """The game before its first choice."""
        agreed = (self.players, self.name, self.target, self.beginner, self.house, (), self.modules)
        return kemet.new_game(*agreed, seth=self.seth)


def draw_plan(name: str, modules: str = "random") -> Plan:
    """The plan of a game; about half of all games have house rules, one in eight is for beginners."""
    chance = random.Random(f"plan {name}")
    if modules == "seth":
        return seth_plan(name, chance)
    players = chance.choice((2, 3, 4, 5))
    share = chance.choice((0.0, 0.0, 0.2, 0.5))
    target, beginner = chance.choice(TARGETS), chance.random() < 0.125
    chosen = drawn_modules(modules, chance)
    house = {
        key: house_rule(key, chance)
        for key in HOUSE_RULES
        if chance.random() < share and MODULE_OF.get(key, "") in ("", *chosen)
    }
    if players != 4:
        house.pop("fourPlayerEast", None)
    return Plan(name, players, target, beginner, house, chosen)


def seth_plan(name: str, chance: random.Random) -> Plan:
    """A game with Seth, over members, both modules and all options; no rule ends it, so Days do (S-CLAR-73)."""
    members = chance.choice((2, 3, 4, 5))
    chosen = tuple(module for module in SETH_MODULES if chance.random() < 0.5)
    share = chance.choice((0.0, 0.2, 0.5))
    house = {
        key: chance.choice(values_of(key))
        for key in (*RULES_WITH_SETH, *SETH_RULES)
        if chance.random() < share and MODULE_OF.get(key, "") in ("", *chosen) and key != "secondNewBattleCard"
    }
    if members != 4:
        house.pop("fourPlayerEast", None)
    house["dayLimit"] = str(chance.randint(2, 8))
    return Plan(name, members + 1, chance.choice(TARGETS), False, house, chosen, True)


def drawn_modules(modules: str, chance: random.Random) -> tuple[str, ...]:
    """`all`, `none`, a list such as `black,dawn`, or `random`: each of the 32 subsets is as likely."""
    if modules == "random":
        return tuple(name for name in MODULES if chance.random() < 0.5)
    if modules in ("all", "none"):
        return MODULES if modules == "all" else ()
    return tuple(modules.split(","))


def house_rule(key: str, chance: random.Random) -> str:
    """One of the values that a house rule may take, the default included."""
    if key == "dayLimit":
        return str(chance.randint(1, 12))
    if key == "tokenCopies":
        less, more = chance.sample(load_content(modules=["path"]).path_tokens, 2)
        amount = chance.randint(0, less.copies)
        return f"{less.id}:{less.copies - amount}+{more.id}:{more.copies + amount}"
    if key == "secondNewBattleCard":
        return chance.choice(("113", "212", "302", "041"))
    return chance.choice(HOUSE_RULES[key])


class Failure(Exception):
    """A game broke an invariant or did not end."""


@dataclass
class Tally:
    """What was reached in some games."""

    games: int = 0
    days: int = 0
    modules: Counter[tuple[str, ...]] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)
    codes: Counter[int] = field(default_factory=Counter)
    events: Counter[int] = field(default_factory=Counter)
    things: Counter[tuple[int, str]] = field(default_factory=Counter)  # bought, taken, used: event and what
    ends: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.days += other.days
        self.modules.update(other.modules)
        self.questions.update(other.questions)
        self.codes.update(other.codes)
        self.events.update(other.events)
        self.things.update(other.things)
        self.ends.update(other.ends)
        self.failures += other.failures

    @property
    def choices(self) -> int:
        return self.codes.total()


class Chooser:
    """Picks choices at random; in half of the games every seat prefers some kinds of choices to others."""

    def __init__(self, plan: Plan):
        self.chance = random.Random(f"play {plan.name}")
        self.tastes: list[list[int]] = []
        if self.chance.random() < 0.5:
            for _ in range(plan.players):
                self.tastes.append([self.chance.choice((1, 1, 4)) for _ in KINDS])

    def seat(self, s: State) -> int:
        waiting = [seat for seat in range(s.table.players) if s.waiting >> seat & 1]
        return waiting[0] if len(waiting) == 1 else self.chance.choice(waiting)

    def choice(self, seat: int, choices: list[int]) -> int:
        if not self.tastes:
            return choices[int(self.chance.random() * len(choices))]
        taste = self.tastes[seat]
        return self.chance.choices(choices, [taste[KIND_OF[code]] for code in choices])[0]


def play_game(plan: Plan, tally: Tally, most: int = MAX_DECISIONS) -> State:
    """Play one game to its end and check every state; the last state, or a Failure with the reason."""
    s = plan.game().state
    log: list[tuple[int, ...]] = []
    s.log = log
    chooser = Chooser(plan)
    before = s.copy()
    for number in range(1, most + 1):
        seat = chooser.seat(s)
        legal = flow.legal(s, seat)
        if not legal or len(set(legal)) != len(legal):
            raise Failure(f"before choice {number}: P{seat + 1} has no choice, or the same choice twice")
        code = chooser.choice(seat, legal)
        tally.questions[s.question.slug] += 1
        tally.codes[code] += 1
        flow.play(s, seat, code)
        if wrong := violations(s) + step_violations(before, s):
            raise Failure(f"choice {number}, P{seat + 1} code {code} in Day {s.day}: {'; '.join(wrong)}")
        if s.phase == OVER:
            break
        before = s.copy()
    else:
        raise Failure(f"without an end after {most} choices")
    tally.games += 1
    tally.days += s.day
    tally.modules[plan.modules] += 1
    tally.ends[END_REASONS[s.end_reason]] += 1
    tally.events.update(event[0] for event in log)
    ids = {
        events.EV_BOUGHT: s.table.tile_ids,
        events.EV_TOOK: [*s.table.token_ids, "victory point"],
        events.EV_USED: s.table.token_ids,
    }
    tally.things.update((event[0], ids[event[0]][event[3]]) for event in log if event[0] in ids)
    return s


def play_games(games: list[str], modules: str = "random") -> Tally:
    """Play these games; whatever goes wrong is kept, with the command that repeats it."""
    tally = Tally()
    for name in games:
        plan = draw_plan(name, modules)
        try:
            play_game(plan, tally)
        except Exception as error:
            reason = str(error) if isinstance(error, Failure) else f"{type(error).__name__}: {error}"
            repeat = f"make fuzz ARGS='--only {name} --modules {modules}'"
            tally.failures.append(f"FAILED {name} ({plan})\n  {reason}\n  repeat: {repeat}")
    return tally


# --- many games ---------------------------------------------------------------------------------------


def chunks(seed: str, games: int) -> Iterator[list[str]]:
    for first in range(0, games, CHUNK):
        yield [f"{seed}:{number}" for number in range(first, min(first + CHUNK, games))]


def run(seed: str, games: int, jobs: int, modules: str) -> Tally:
    """Play these games in several processes, with a line of progress."""
    total = Tally()
    start = time.monotonic()
    with multiprocessing.Pool(jobs) as pool:
        for tally in pool.imap_unordered(partial(play_games, modules=modules), chunks(seed, games)):
            total.add(tally)
            for failure in tally.failures:
                print(f"\r{failure}", flush=True)
            done = total.games + len(total.failures)
            pace = done / (time.monotonic() - start)
            text = f"{done:,} of {games:,} games, {pace:.1f} games/s, {len(total.failures)} failures"
            end = "" if sys.stderr.isatty() else "\n"
            if end == "" or done == games or done % (CHUNK * 50) == 0:
                print(f"\r{text}", end=end, file=sys.stderr, flush=True)
    return total


def summary(tally: Tally) -> str:
    """The numbers of a run; what was never reached is marked."""
    kinds = Counter[str]()
    for code, count in tally.codes.items():
        kinds[KIND_NAMES[KIND_OF[code]]] += count
    things = load_content(modules=MODULES)
    tiles = [tile.id for tile in things.tiles if tile.copies]
    tokens = [token.id for token in things.path_tokens]
    objects = [token.id for token in things.path_tokens if token.slot != "SK"]
    happened = {name: tally.events[number] for number, name in EVENT_NAMES.items()}
    subsets = [subset for size in range(len(MODULES) + 1) for subset in combinations(MODULES, size)]
    parts = [
        f"{tally.games:,} games, {tally.choices:,} choices, {tally.days:,} Days",
        f"{len(tally.failures)} failures",
        table("Modules", {"+".join(subset) or "none": tally.modules[subset] for subset in subsets}),
        table("Ends", {reason: tally.ends[reason] for reason in END_REASONS if reason}),
        table("Questions", {name: tally.questions[name] for name in question_slugs() if name in ASKED}),
        table("Choices", {name: kinds[name] for name in KIND_NAMES}),
        table("Tiles bought", {name: tally.things[events.EV_BOUGHT, name] for name in tiles}),
        table("Path tokens taken", {name: tally.things[events.EV_TOOK, name] for name in [*tokens, "victory point"]}),
        table("Objects used", {name: tally.things[events.EV_USED, name] for name in objects}),
        table("Events", happened),
    ]
    return "\n".join(parts)


#: "battle-divine-cards" is only a name for the second half of "battle-cards"; "nothing" is never asked.
ASKED = set(question_slugs()) - {"battle-divine-cards", "nothing"}


def table(title: str, counts: dict[str, int]) -> str:
    """Names and numbers in columns, most frequent first."""
    cells = [f"{name} {count:,}" for name, count in sorted(counts.items(), key=lambda item: -item[1]) if count]
    never = [name for name, count in counts.items() if not count]
    wide = max((len(cell) for cell in cells), default=0) + 2
    per_line = max(1, 110 // wide)
    lines = ["  " + "".join(f"{cell:{wide}}" for cell in cells[at : at + per_line]).rstrip()
             for at in range(0, len(cells), per_line)]  # fmt: skip
    return "\n".join([f"{title}:", *lines, *([f"  NEVER: {', '.join(never)}"] if never else [])])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--modules", default="random", help="all, none, random (default), a list: black,dawn; or seth")
    parser.add_argument("--only", metavar="NAME", help="repeat one game, such as 1:17")
    options = parser.parse_args()
    if options.only:
        tally = play_games([options.only], options.modules)
        print("\n".join(tally.failures) or f"{options.only}: {draw_plan(options.only, options.modules)}: good")
    else:
        tally = run(options.seed, options.games, options.jobs, options.modules)
        print(summary(tally))
    return 1 if tally.failures else 0


if __name__ == "__main__":
    sys.exit(main())
