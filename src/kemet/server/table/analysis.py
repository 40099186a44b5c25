"""A finished game understood: the chance to win over time, the choices that cost most, luck in battles.

Everything is known when a game is over, but a choice is weighed with what its seat knew then: what was hidden from it
is drawn again. The work is cut into pieces of about a second, so that bots of running games never wait for long.
"""

from __future__ import annotations

import itertools
from dataclasses import asdict, dataclass
from typing import Any, TypedDict

from kemet.bots import Seat, battle_odds
from kemet.bots.judging import Judge, progress
from kemet.bots.learned.net import Net
from kemet.bots.learned.policy_files import best_policy
from kemet.bots.learned.seth.files import best_nets
from kemet.bots.learned.seth.net import SethNet
from kemet.bots.players import SearchBot
from kemet.bots.searching import Search
from kemet.bots.weights import weights_for
from kemet.engine import flow
from kemet.engine.battle.choose import BATTLE_CARDS
from kemet.engine.state.state import State
from kemet.game.game import Game
from kemet.server.shapes.analysis import BattleLuck, Chances, TurningPoint
from kemet.server.table.history import actor, steps
from kemet.telling.events import ALL_SEEING
from kemet.telling.saying import Choices
from kemet.telling.view import view_of

#: How many choices are weighed in all, and in one piece of work.
MAX_WEIGHED, PIECE = 200, 8
#: How much a choice is thought about.
SAMPLES, TRIES = 4, 16
#: How many choices are shown, and what counts as a cost at all.
TOLD, LEAST = 3, 0.02


@dataclass(frozen=True)
class Weighed:
    """One choice: what was played and what the bot would have done, each with its chance to win."""

    place: int  # among the choices of the game
    seat: int
    cost: float
    chance: float
    played: dict[str, object]
    better: dict[str, object]
    reasons: list[dict[str, object]]


class Course(TypedDict):
    """`before`: how much was told before each choice."""

    course: list[Chances]
    turns: list[TurningPoint]
    luck: list[BattleLuck]
    before: list[int]


@dataclass
class Fought:
    """A battle, and the chance its attacker had when cards were chosen."""

    space: int
    attacker: int
    defender: int
    chance: float
    winner: int | None = None


def course(game: Game) -> Course:
    """The judge's chances after each turn, and each battle with the chance its attacker had when cards were chosen."""
    rows: list[Chances] = []
    battles: list[Fought] = []
    version, before = 0, list[int]()  # how much was told before each choice: where the replay shows it
    net = best_nets().at(game.setup.table)
    for state, events in steps(game, ALL_SEEING):
        for event in events:
            version += 1
            if event.kind in ("turn_end", "night", "over"):
                by = actor(event) if event.kind == "turn_end" else None
                rows.append({"version": version, "day": state.day, "seat": by, "chances": _chances(state, net)})
            elif event.kind == "result" and battles and battles[-1].winner is None:
                winner = event.fields["winner"]
                battles[-1].winner = winner if isinstance(winner, int) else None
        if state.question is BATTLE_CARDS and state.battles:
            _note_battle(state, battles)
        before.append(version)
    fought = [each for each in battles if each.winner is not None]
    return {"course": rows, "turns": _turns(rows), "luck": _luck(fought, game.players), "before": before}


def _turns(rows: list[Chances]) -> list[TurningPoint]:
    """The moments at which somebody's chance changed most."""
    found: list[TurningPoint] = []
    for last, row in itertools.pairwise(rows):
        changes = [now - then for then, now in zip(last["chances"], row["chances"], strict=True)]
        seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
        found.append({"version": row["version"], "day": row["day"], "seat": seat,
                      "before": last["chances"][seat], "after": row["chances"][seat]})  # fmt: skip
    found.sort(key=lambda turn: -abs(turn["after"] - turn["before"]))
    return sorted(found[:TOLD], key=lambda turn: turn["version"])


def _luck(battles: list[Fought], players: int) -> list[BattleLuck]:
    """Battles each seat could expect to win, by the chances when cards were chosen, and those it won."""
    rows: list[BattleLuck] = [{"seat": seat, "battles": 0, "expected": 0.0, "won": 0} for seat in range(players)]
    for battle in battles:
        for seat, chance in ((battle.attacker, battle.chance), (battle.defender, 1 - battle.chance)):
            rows[seat]["battles"] += 1
            rows[seat]["expected"] = round(rows[seat]["expected"] + chance, 2)
            rows[seat]["won"] += battle.winner == seat
    return rows


def _note_battle(state: State, battles: list[Fought]) -> None:
    battle = state.battles[-1]
    attacker, defender = battle.attacker.fighter, battle.defender.fighter
    if battles and battles[-1].winner is None and battles[-1].space == int(battle.space):
        return  # the second of the two chooses
    odds = battle_odds(state, attacker)
    if odds is not None and not odds.called_off:
        chance = round(odds.equilibrium.win, 3)
        battles.append(Fought(int(battle.space), int(attacker), int(defender), chance))


def _chances(state: State, net: Net | SethNet | None) -> list[float]:
    """By the judge that learned, where it knows the game."""
    if state.winner >= 0:
        side = state.table.side
        return [float(side[seat] == side[state.winner]) for seat in range(state.table.players)]
    judge = Judge(weights_for(state.table, progress(state)), net)
    return [round(each, 4) for each in judge.chances(state)[: state.table.players]]


def costly(weighed: list[Weighed], before: list[int]) -> list[dict[str, object]]:
    """Those that cost most, with the moment of the replay at which they were made."""
    most = sorted(weighed, key=lambda each: -each.cost)[:TOLD]
    return [{name: value for name, value in asdict(each).items() if name != "place"} | {"version": before[each.place]}
            for each in most]  # fmt: skip


def worth_weighing(game: Game, people: list[int]) -> list[int]:
    """Places of the choices that people made and that were choices; evenly fewer where there are too many."""
    found = []
    again = Game(game.setup)
    for place, (seat, code) in enumerate(game.choices):
        if seat in people and len(again.codes(seat)) > 1:
            found.append(place)
        again.play(seat, code)
    step = max(1, -(-len(found) // MAX_WEIGHED))
    return found[::step]


def weigh(game: Game, places: list[int]) -> list[Weighed]:
    """What these choices cost, those that cost something."""
    told = []
    again = Game(game.setup)
    for place, (seat, code) in enumerate(game.choices[: max(places) + 1]):
        if place in places:
            found = _weigh(again, place, seat, code)
            if found is not None:
                told.append(found)
        again.play(seat, code)
    return told


def _weigh(game: Game, place: int, seat: int, played: int) -> Weighed | None:
    bot = SearchBot("analysis", f"analysis {place}", TRIES, 0.0, SAMPLES, net=best_nets(), policy=best_policy())
    sight = Seat(game, seat)
    better = bot.choose(sight)
    if better == played:
        return None
    samples = [sight.sample(f"{place}:{number}") for number in range(SAMPLES)]
    net = best_nets().at(game.setup.table)
    best, own = (_value(samples, seat, code, net) for code in (better, played))
    if best - own < LEAST:
        return None
    say = Choices(view_of(game.state, seat), sight.printed).saying
    found = bot.explanation()
    reasons: Any = found.as_data()["reasons"] if found else []
    return Weighed(place, seat, round(best - own, 3), round(best, 3), say(sight.choice(played)).as_data(),
                   say(sight.choice(better)).as_data(), reasons)  # fmt: skip


def _goes_on(state: State, seat: int) -> bool:
    """Is it still this seat's move, with something to think about? Battle cards are another game."""
    if state.winner >= 0 or state.waiting != 1 << seat or state.question is BATTLE_CARDS:
        return False
    return len(flow.legal(state, seat)) > 1


def _leave_no_choice(state: State, seat: int) -> None:
    """Plays what is no choice, else a turn that ends by itself would be judged earlier than one that is thought on."""
    while state.winner < 0 and state.waiting == 1 << seat and state.question is not BATTLE_CARDS:
        legal = flow.legal(state, seat)
        if len(legal) != 1:
            return
        flow.play(state, seat, legal[0])


def _value(samples: list[State], seat: int, code: int, net: Net | SethNet | None) -> float:
    """The chance to win after this choice, as far as the seat can know: thought on while it is still its move."""
    after = []
    for sample in samples:
        twin = sample.copy()
        if code not in flow.legal(twin, seat):
            continue  # it could be played only because of what was hidden
        flow.play(twin, seat, code)
        _leave_no_choice(twin, seat)
        after.append(twin)
    own = [twin for twin in after if _goes_on(twin, seat)]
    total = sum(_chances(twin, net)[seat] for twin in after if twin not in own)
    if own:
        weights = weights_for(own[0].table, progress(own[0]))
        search = Search(seat, weights, 1, net)
        search.run(own, TRIES, 0.0)
        total += search.chance() * len(own)
    return total / max(1, len(after))
