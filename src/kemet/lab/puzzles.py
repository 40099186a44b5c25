"""Finds puzzles in bots' games, and solves them again.

A puzzle begins with somebody's turn. The champion's judge and policy search it: first with few tries, then, where one
choice stands out, with many and by other samples. Each other choice is searched by itself, so that a choice the search
never liked is not called bad unseen. The line goes on as long as one choice is clearly best; it ends where others are
asked, where battle cards are chosen (nobody should know which), and where several ways are good.

The search stops at the end of the turn, so it sees neither that a purchase can wait nor that the Day ends with this
turn. Therefore bots play the Day to its end after each choice: the line must come out best there, too.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev

from kemet.bots import Seat, bot_of, make_bot
from kemet.bots.guessing import Guesser
from kemet.bots.judging import Judge, progress
from kemet.bots.learned.policy_files import best_policy
from kemet.bots.learned.seth.files import best_nets
from kemet.bots.searching import Search, is_turn_of
from kemet.bots.weights import weights_for
from kemet.content.records import MODULES
from kemet.engine.board.control import temples_held
from kemet.engine.flow import find, play
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.choices import Choices
from kemet.engine.state.codes import OVER
from kemet.engine.state.state import State
from kemet.game.configuration import Setup
from kemet.game.game import Game
from kemet.game.positions import position, write_position
from kemet.puzzles.puzzle import Puzzle, Step
from kemet.telling.notation import write
from kemet.telling.view import points_of

#: Who plays the games: good enough for positions of real games.
PLAYER = "net:v2,tries=24,samples=6,policy=p1"
#: Tries of the first look, and of the check by other samples; the last check has ten times as many.
SIEVE, CHECK = 400, 3000
SAMPLES = 48
#: ... and for each of the other choices by itself.
EACH, EACH_CHECK = 40, 300
STANDS_OUT = 0.6  # share of the tries that the first look spends on the choice
CLEAR = 0.10  # what the best choice gains over all others, in chances to win
AS_GOOD = 0.025  # choices this close are the same to the solver
MAX_ALSO = 1
LONGEST = 8
MAX_OF_A_GAME = 2
FEWEST_CHOICES = 5
#: Below, nothing helps; above, everything wins.
HOPELESS, EASY = 0.12, 0.97
NEVER_ASKED = ("battle-cards",)
#: A solver of this rating finds an even puzzle half of the time; what bots find by rules of thumb is easier.
HARDEST, BY_SEARCH, BY_THUMB, A_STEP = 2000, 600, 500, 40
JUDGES = 6
#: Who plays a Day to its end: the turn that is looked at, and all that follows.
TURN_PLAYER, DAY_PLAYER = "net:v2,tries=32,samples=8,policy=p1", "net:v2,tries=12,samples=4,policy=p1"
#: Days that are played after each choice: at first, at a time where it is close, and at most.
FEW_DAYS, MORE_DAYS, MAX_DAYS = 16, 16, 64
#: The line must be better by this much, less the error of the mean; what is clearly better is not looked at further.
PLAYED_OUT, SURELY = 0.02, 0.05
ERRORS, LEAST_ERROR = 2.5, 0.02


class Thinker:
    """The champion's way to look at one position, with as many tries as one likes."""

    def __init__(self, game: Game, seat: int, seed: int, samples: int = SAMPLES):
        view, table = Seat(game, seat), game.state.table
        self.seat, self.seed = seat, seed
        self.samples = [view.sample(f"{seed}:{number}") for number in range(samples)]
        self.weights = weights_for(table, progress(game.state))
        self.net, self.policy = best_nets().at(table), best_policy().at(table)

    def search(self, tries: int, samples: list[State] | None = None) -> Search:
        search = Search(self.seat, self.weights, self.seed, self.net, self.policy, not self.samples[0].table.with_seth)
        search.run(samples or self.samples, tries, 0.0)
        return search

    def chance_after(self, code: int, tries: int) -> float:
        """The seat's chance to win once it has chosen so, with the best it can do for the rest of its turn."""
        judge, guesser, choices = Judge(self.weights, self.net), Guesser(self.weights, self.seed, False), Choices()
        ended, going_on = 0.0, list[State]()
        for sample in self.samples:
            s, began = sample.copy(), sample.active
            play(s, self.seat, code)
            while s.phase != OVER and is_turn_of(s, began):
                asked = self.seat if s.waiting >> self.seat & 1 else lowest_bit(s.waiting)
                find(s, asked, choices)
                if asked == self.seat and choices.count > 1:
                    break
                play(s, asked, guesser.pick(s, asked, choices))
            if s.phase == OVER or not is_turn_of(s, began):
                ended += judge.chances(s)[self.seat]
            else:
                going_on.append(s)
        if going_on:
            share = len(going_on) / len(self.samples)
            ended += len(going_on) * self.search(max(1, round(tries * share)), going_on).chance()
        return ended / len(self.samples)


@dataclass(frozen=True)
class Clear:
    """A decision in which little is as good as the best: what is, and how well it and the best of the rest do."""

    best: int
    also: tuple[int, ...]
    chance: float
    other: float


def clear_choice(game: Game, seat: int, seed: int, tries: int, each: int, samples: int = SAMPLES) -> Clear | None:
    """The choice that is clearly best here, or nothing."""
    thinker = Thinker(game, seat, seed, samples)
    search = thinker.search(tries)
    best, chance = search.line()[0], search.chance()
    if not HOPELESS < chance < EASY:
        return None
    tried = dict(search.visits())
    also, other = list[int](), 0.0
    for code in sorted(game.codes(seat), key=lambda code: -tried.get(code, 0)):
        if code == best:
            continue
        value = thinker.chance_after(code, each)
        if value > chance - CLEAR / 2:  # close: looked at again, as long as the best was
            value = thinker.chance_after(code, max(each, tries // 4))
        if value >= chance - AS_GOOD:
            also.append(code)
            if len(also) > MAX_ALSO:
                return None
        elif value > chance - CLEAR:
            return None
        else:
            other = max(other, value)
    return Clear(best, tuple(also), chance, other)


def find_in_game(seed: str) -> Iterator[Puzzle]:
    """The puzzles of one game between bots."""
    chance = random.Random(seed)
    players = chance.choice((2, 2, 2, 3, 3, 4))
    modules = chance.choice(((), (), tuple(MODULES), tuple(name for name in MODULES if chance.random() < 0.5)))
    game = Game(Setup(players, 8, False, {"dayLimit": "20"}, (), seed, modules))
    bots = [bot_of(PLAYER, f"{seed}/P{seat}") for seat in range(players)]
    turn, themes = (-1, -1, -1), set[str]()
    while not game.over:
        seat, s = game.waiting_for()[0], game.state
        is_new = game.question(seat) == "turn" and s.day > 1 and turn != (s.day, s.round, seat)
        if is_new and len(themes) < MAX_OF_A_GAME:
            turn = (s.day, s.round, seat)
            found = look_at(game, seat, chance.getrandbits(30))
            if found and found.theme not in themes:
                themes.add(found.theme)
                yield found
        game.play(seat, bots[seat].choose(Seat(game, seat)))


def look_at(game: Game, seat: int, seed: int) -> Puzzle | None:
    """The puzzle that begins here, if there is one."""
    if len(game.codes(seat)) < FEWEST_CHOICES:
        return None
    search = Thinker(game, seat, seed, 16).search(SIEVE)
    most = max(visits for _, visits in search.visits())
    if most < STANDS_OUT * int(search.iterations) or not HOPELESS < search.chance() < EASY:
        return None
    text = write_position(game)
    if clear_choice(position(text), seat, seed + 1, SIEVE, EACH, 16) is None:
        return None
    return _checked(text, seat, seed + 2)


def _checked(text: str, seat: int, seed: int) -> Puzzle | None:
    game = position(text)
    before = game.copy()
    steps, first, branches, keys = list[Step](), None, 0, 0
    while len(steps) < LONGEST and game.waiting_for() == [seat] and game.question(seat) not in NEVER_ASKED:
        codes = game.codes(seat)
        if len(codes) > 1:
            tries = CHECK if first is None else CHECK // 2
            clear = clear_choice(game, seat, seed + len(steps), tries, EACH_CHECK // (1 if first is None else 2))
            if clear is None:
                break
            first = first or clear
            branches += 1
            keys += not clear.also and len(codes) > 2
            best, also = clear.best, clear.also
        else:
            best, also = codes[0], ()
        said = [write(game.state, seat, code) for code in (best, *also)]
        steps.append(Step(said[0], tuple(said[1:])))
        game.play(seat, best)
        if game.state.active != before.state.active:
            break
    while steps and steps[-1].best == "end":
        steps.pop()
    if first is None or branches < 2 or not keys:
        return None
    theme = theme_of(before, game, seat)
    if theme is None:
        return None
    id = hashlib.sha256(text.encode()).hexdigest()[:8]
    rating = rating_of(before, game, seat, steps)
    found = Puzzle(id, theme, seat, rating, text, tuple(steps), round(first.chance, 3), round(first.other, 3))
    if margin_played_out(found) < PLAYED_OUT or solve_again(found, 10 * CHECK, seed) is not None:
        return None
    return found


def theme_again(puzzle: Puzzle) -> str | None:
    """The theme of a puzzle that was found before themes changed."""
    before, after = puzzle.game(), puzzle.game()
    for step in puzzle.steps:
        after.play(puzzle.seat, step.best)
    return theme_of(before, after, puzzle.seat)


def theme_of(before: Game, after: Game, seat: int) -> str | None:
    """What the line has done, the greatest thing first; nothing worth a puzzle is None."""
    s, then = after.state, before.state
    target = before.setup.options.target
    if (after.over and after.winner == seat) or points_of(s, seat)["total"] >= target > points_of(then, seat)["total"]:
        return "point"
    if s.battles:
        battle = s.battles[-1]
        if points_of(then, battle.defender.fighter)["total"] >= target:
            return "stop"
        return "temple" if battle.space in list(s.table.temples) else "battle"
    if temples_held(s, seat) > temples_held(then, seat):
        return "temple"
    if s.seats[seat].tiles != then.seats[seat].tiles:
        return "tile"
    return None


def rating_of(before: Game, after: Game, seat: int, steps: list[Step]) -> int:
    """How hard it is, from how often weaker bots begin and go on as the line does. People see a point that is to be had
    at once, though a bot may pass it by."""
    found = {"medium": 0, "easy": 0}
    for name in found:
        for number in range(JUDGES):
            twin, bot = before.copy(), make_bot(name, f"{number}")
            found[name] += all(_agrees(twin, bot.choose(Seat(twin, seat)), seat, step) for step in steps)
    if scores_at_once(before, after, seat):
        found["easy"] = JUDGES
    by_search, by_thumb = BY_SEARCH * found["medium"] // JUDGES, BY_THUMB * found["easy"] // JUDGES
    return HARDEST - by_search - by_thumb + A_STEP * (len(steps) - 2)


def scores_at_once(before: Game, after: Game, seat: int) -> bool:
    """Without a battle the line has brought a point."""
    had, has = (points_of(game.state, seat)["total"] for game in (before, after))
    return not after.state.battles and has > had


def _agrees(game: Game, code: int, seat: int, step: Step) -> bool:
    said = write(game.state, seat, code)
    game.play(seat, step.best)
    return said == step.best or said in step.also


def margin_of(puzzle: Puzzle, tries: int, seed: int) -> float:
    """By how much the line's worst step is better than all that is refused there, in chances to win: each choice is
    searched by itself, so that none is called bad unseen, by four times as many samples."""
    game, margin = puzzle.game(), 1.0
    for step in puzzle.steps:
        thinker = Thinker(game, puzzle.seat, seed, 4 * SAMPLES)
        values = {write(game.state, puzzle.seat, code): code for code in game.codes(puzzle.seat)}
        chances = {said: thinker.chance_after(code, tries) for said, code in values.items()}
        right = [chances.pop(said) for said in (step.best, *step.also)]
        margin = min(margin, max(right) - max(chances.values(), default=0.0))
        game.play(puzzle.seat, step.best)
    return margin


def margin_played_out(puzzle: Puzzle, most: int = MAX_DAYS) -> float:
    """By how much the line's worst step is better than all that is refused there when bots play the Day to its end,
    less the error of that mean. It looks no further than to the first step that is worse."""
    game, margin = puzzle.game(), 1.0
    for number, step in enumerate(puzzle.steps):
        if len(game.codes(puzzle.seat)) > 1 + len(step.also):
            margin = min(margin, _step_played_out(game, puzzle.seat, puzzle.steps[number:], most))
            if margin < 0:
                break
        game.play(puzzle.seat, step.best)
    return margin


def _step_played_out(game: Game, seat: int, steps: Sequence[Step], most: int) -> float:
    codes = {write(game.state, seat, code): code for code in game.codes(seat)}
    best, *also = steps[0].best, *steps[0].also
    rest = {best: [step.best for step in steps[1:]]}
    view, done = Seat(game, seat), 0
    close = [said for said in codes if said != best and said not in also]
    came: dict[str, list[float]] = {said: [] for said in codes}
    while close and done < most:
        days = range(done, min(most, done + (MORE_DAYS if done else FEW_DAYS)))
        samples = [(f"{day}", view.sample(f"day {day}")) for day in days]
        for said in (best, *close):
            came[said] += [_end_of_day(game, s, seat, codes[said], rest.get(said, []), key) for key, s in samples]
        done += len(days)
        gains = {said: _gain(came[best], came[said]) for said in close}
        if any(gain + ERRORS * max(error, LEAST_ERROR) < 0 for gain, error in gains.values()):
            break
        still = [said for said, (gain, error) in gains.items() if gain - ERRORS * max(error, LEAST_ERROR) < SURELY]
        close = still if done < most else close
    refused = [each for said, each in came.items() if said != best and said not in also and each]
    return min(gain - error for gain, error in (_gain(came[best][: len(each)], each) for each in refused))


def _gain(better: list[float], worse: list[float]) -> tuple[float, float]:
    """The mean of the differences, and its error."""
    gains = [one - other for one, other in zip(better, worse, strict=True)]
    return fmean(gains), pstdev(gains) / len(gains) ** 0.5


def _end_of_day(game: Game, sample: State, seat: int, code: int, line: Sequence[str], key: str) -> float:
    """The seat's chance to win at the end of the Day, after this choice and as much of the line as is possible."""
    players = game.setup.options.players
    mine, others = bot_of(TURN_PLAYER, key), [bot_of(DAY_PLAYER, f"{key}/P{other}") for other in range(players)]
    twin, wanted, is_my_turn = game.copy(), list(line), True
    twin.state = sample.copy()
    day, active = sample.day, sample.active
    twin.play(seat, code)
    while not twin.over and twin.state.day == day:
        asked = twin.waiting_for()[0]
        is_my_turn = is_my_turn and twin.state.active == active
        following = _code_of(twin, asked, wanted.pop(0)) if wanted and asked == seat else None
        if following is None:
            bot = mine if is_my_turn and asked == seat else others[asked]
            following = bot.choose(Seat(twin, asked))
        twin.play(asked, following)
    if twin.over:
        return float(twin.winner == seat)
    table = twin.state.table
    return Judge(weights_for(table, progress(twin.state)), best_nets().at(table)).chances(twin.state)[seat]


def _code_of(game: Game, seat: int, text: str) -> int | None:
    return next((code for code in game.codes(seat) if write(game.state, seat, code) == text), None)


def solve_again(puzzle: Puzzle, tries: int, seed: int = 7) -> str | None:
    """Search each step of the line again; what is wrong with it, or None. A choice that is as good is right too."""
    game = puzzle.game()
    for step in puzzle.steps:
        if len(game.codes(puzzle.seat)) > 1:
            code = Thinker(game, puzzle.seat, seed, 4 * SAMPLES).search(tries).line()[0]
            said = write(game.state, puzzle.seat, code)
            if said != step.best and said not in step.also:
                return f"{puzzle.id}: the search chooses {said!r} where the line has {step.best!r}"
        game.play(puzzle.seat, step.best)
    return None
