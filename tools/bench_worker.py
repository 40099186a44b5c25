"""One measurement of `tools/bench.py` in a process of its own: `bench_worker.py TASK SECONDS`, prints JSON.

It runs in three environments (the plain sources, the installed build, the one of the other libraries), so it
imports what it measures only inside the functions. Time is processor time: what else runs on the machine
costs little, and `share` tells how much of the core the measurement had.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kemet.bots import Seat
    from kemet.engine.state.ruleset import Ruleset
    from kemet.engine.state.state import State
    from kemet.telling.view import View

Result = dict[str, Any]
Task = Callable[[float], Result]

ENDLESS = 1_000_000  # more decisions than any game has
APART = 25  # positions are taken from whole games, one in this number of decisions
POSITION_GAMES = (1, 2, 3)
COUNTED_GAMES = 100
COPIES = 1000
SAMPLES = 8  # of what is hidden, for one search
TRIES = 1000
OWN_STATES = 200
LIVE_GAMES = 500
TOLD_GAMES = 100  # fewer: they take long to make


class Missing(Exception):
    """What should be measured is not there; the message becomes a note under the table."""


# --- Measuring ------------------------------------------------------------------------------------------


def rate(work: Callable[[int], int], seconds: float) -> Result:
    """Call work(1), work(2), ... for this number of seconds; the units that they return, per second."""
    work(0)  # caches and the interpreter warm up outside of the time
    done = number = 0
    wall, start = time.perf_counter(), time.process_time()
    spent = 0.0
    while spent < seconds:
        number += 1
        done += work(number)
        spent = time.process_time() - start
    return {"value": done / spent, "share": spent / max(spent, time.perf_counter() - wall)}


def microseconds(action: Callable[[Any], object], positions: list[Any], seconds: float) -> Result:
    """The mean time of action(position) over all positions."""

    def all_once(_: int) -> int:
        for each in positions:
            action(each)
        return len(positions)

    result = rate(all_once, seconds)
    return result | {"value": 1e6 / result["value"]}


def bytes_each(make: Callable[[int], object], amount: int) -> Result:
    """The memory that one more object takes while all of them live."""
    make(0)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    alive = [make(number) for number in range(1, amount + 1)]
    after, _ = tracemalloc.get_traced_memory()
    return {"value": (after - before) / len(alive)}


def choice_counts(numbers: Iterator[int], games: int) -> Result:
    """From the number of legal choices at each decision of some games."""
    counts = list(numbers)
    return {
        "games": games,
        "decisions": len(counts),
        "forced": counts.count(1),
        "choices": sum(counts),
    }


# --- Kemet: the engine ----------------------------------------------------------------------------------


def either(name: str, earlier: str) -> Any:
    """A module by its name, or by the one that it had in earlier releases, for `bench.py --compare`."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        return importlib.import_module(earlier)


def table(players: int, **settings: Any) -> Ruleset:
    setup = either("kemet.game.configuration", "kemet.setup").Setup
    return setup(players, 8, False, settings.pop("house", {}), (), "bench", **settings).table  # type: ignore[no-any-return]


def table_with_all_modules(players: int) -> Ruleset:
    from kemet.content.records import MODULES

    return table(players, modules=MODULES)


def table_with_seth(players: int) -> Ruleset:
    """Two sides that only wait would play for ever (S-CLAR-73), so the Days are limited."""
    return table(players, house={"dayLimit": "30"}, modules=("black", "cards"), seth=True)


def begin(board: Ruleset, seed: int) -> State:
    """The first decision of a game."""
    game = either("kemet.game.game", "kemet.game")
    new = getattr(game.flow, "new_state", None)
    if new is None:  # before one function knew both
        new = game.new_state_with_seth if getattr(board, "with_seth", False) else game.new_state
    state: State = new(board, str(seed))
    game.flow.advance(state)
    return state


def walk(board: Ruleset, seed: int) -> Iterator[tuple[State, int, list[int]]]:
    """A random game, decision by decision: the state, the seat and its choices."""
    from kemet.engine.flow import legal, play
    from kemet.engine.state.bits import lowest_bit
    from kemet.engine.state.codes import OVER

    number = random.Random(seed).random
    state = begin(board, seed)
    while state.phase != OVER:
        seat = lowest_bit(state.waiting)
        choices = legal(state, seat)
        yield state, seat, choices
        play(state, seat, choices[int(number() * len(choices))])


def positions(players: int, seeds: tuple[int, ...] = POSITION_GAMES) -> list[tuple[State, int]]:
    """Moments spread evenly over whole random games, each with a seat that is asked."""
    board = table(players)
    found: list[tuple[State, int]] = []
    for seed in seeds:
        moments = enumerate(walk(board, seed))
        found += [(state.copy(), seat) for at, (state, seat, _) in moments if at % APART == 0]
    return found


def kemet_build(seconds: float) -> Result:
    """Which build this environment imports."""
    try:
        flow = importlib.import_module("kemet.engine.flow")
    except ModuleNotFoundError as error:
        raise Missing(f"{error.name} is not installed") from None
    return {"build": "compiled" if str(flow.__file__).endswith((".so", ".pyd")) else "plain"}


def kemet_play(players: int, make: Callable[[int], Ruleset] = table) -> Task:
    """Whole random games, set-up included, in the loop that simulations use."""

    def task(seconds: float) -> Result:
        from kemet.engine.playout import random_playout

        board = make(players)
        return rate(lambda seed: random_playout(begin(board, seed), seed, ENDLESS), seconds)

    return task


def kemet_loop(seconds: float) -> Result:
    """The same with the loop in plain Python, as a program with its own player has it."""
    from kemet.engine.flow import legal, play
    from kemet.engine.state.bits import lowest_bit
    from kemet.engine.state.codes import OVER

    board = table(5)

    def game(seed: int) -> int:
        number = random.Random(seed).random
        state = begin(board, seed)
        decisions = 0
        while state.phase != OVER:
            seat = lowest_bit(state.waiting)
            choices = legal(state, seat)
            play(state, seat, choices[int(number() * len(choices))])
            decisions += 1
        return decisions

    return rate(game, seconds)


def kemet_choices(players: int, make: Callable[[int], Ruleset] = table) -> Task:
    def task(seconds: float) -> Result:
        board = make(players)
        games = (walk(board, seed) for seed in range(1, COUNTED_GAMES + 1))
        return choice_counts((len(choices) for game in games for _, _, choices in game), COUNTED_GAMES)

    return task


def kemet_search(players: int, make: Callable[[int], Ruleset] = table) -> Task:
    """What the search plays while it thinks: short searches, made in the midst of games of easy bots."""

    def task(seconds: float) -> Result:
        from kemet.bots.judging import progress
        from kemet.bots.searching import Search
        from kemet.bots.weights import weights_for

        seats = thoughtful_moments(players, make(players).options.modules)
        moments = [(seat.number, [seat.sample(str(number)) for number in range(SAMPLES)]) for seat in seats]

        def one_search(number: int) -> int:
            seat, samples = moments[number % len(moments)]
            search = Search(seat, weights_for(samples[0].table, progress(samples[0])), number)
            search.run(samples, TRIES, 0.0)
            return search.decisions

        return rate(one_search, seconds)

    return task


def thoughtful_moments(players: int, modules: tuple[str, ...]) -> list[Seat]:
    """Seats that have a choice by day, other than battle cards, spread over whole games of easy bots."""
    from kemet import new_game
    from kemet.bots import Seat, make_bot

    found: list[Seat] = []
    for seed in POSITION_GAMES:
        game = new_game(players, seed, modules=modules)
        bot = make_bot("easy", str(seed))
        decisions = 0
        while not game.over:
            seat = game.waiting_for()[0]
            if decisions % APART == 0 and is_thoughtful(game.view(seat), game.codes(seat)):
                found.append(Seat(game.copy(), seat))
            game.play(seat, bot.choose(Seat(game, seat)))
            decisions += 1
    return found


def is_thoughtful(view: View, codes: list[int]) -> bool:
    return len(codes) > 1 and view["phase"] == "day" and view["question"] != "battle-cards"


def kemet_copy(seconds: float) -> Result:
    return microseconds(lambda state: state.copy(), [state for state, _ in positions(5)], seconds)


def kemet_legal(seconds: float) -> Result:
    from kemet.engine.flow import legal

    return microseconds(lambda at: legal(at[0], at[1]), positions(5), seconds)


def kemet_state_bytes(seconds: float) -> Result:
    """1,000 copies of one state in the middle of a game of five."""
    moments = positions(5, (1,))
    middle, _ = moments[len(moments) // 2]
    return bytes_each(lambda _: middle.copy(), COPIES)


def kemet_own_state_bytes(seconds: float) -> Result:
    """States of games that share nothing but the table, each in the middle."""
    from kemet.engine.playout import random_playout

    board = table(5)
    half = half_a_game(board)

    def make(seed: int) -> State:
        state = begin(board, seed)
        random_playout(state, seed, half)
        return state

    return bytes_each(make, OWN_STATES)


def half_a_game(board: Ruleset) -> int:
    """Half as many decisions as a random game has in the mean."""
    from kemet.engine.playout import random_playout

    return sum(random_playout(begin(board, seed), seed, ENDLESS) for seed in range(1, 21)) // 40


# --- Kemet: the library ---------------------------------------------------------------------------------


def new_game(players: int, seed: int) -> Any:
    """A game of the library. The one place to change when its entrance gets another name."""
    try:
        module = importlib.import_module("kemet.game.game")
    except ModuleNotFoundError as error:
        raise Missing(f"{error.name} does not exist yet") from None
    entrance = getattr(importlib.import_module("kemet"), "new_game", None) or getattr(module, "new_game", None)
    if entrance is None:
        raise Missing("new_game is neither in kemet nor in kemet.game.game")
    return entrance(players=players, seed=seed)


def play_game(game: Any, seed: int) -> Iterator[Any]:
    """Play a random game through the library; yields it before each choice."""
    rng = random.Random(seed)
    waiting = list(game.waiting_for())
    while waiting:
        yield game
        game.play(waiting[0], rng.choice(game.codes(waiting[0])))
        waiting = list(game.waiting_for())


def kemet_view(seconds: float) -> Result:
    game = new_game(5, 1)
    if not hasattr(game, "view"):
        raise Missing("Game.view does not exist yet")
    moments = [each.copy() for at, each in enumerate(play_game(game, 1)) if at % APART == 0]
    pairs = [(moment, seat) for moment in moments for seat in range(5)]
    return microseconds(lambda pair: pair[0].view(pair[1]), pairs, seconds)


def kemet_game_bytes(told: bool) -> Task:
    """Games made and played one by one, each in the middle; `told`: with the log of their events."""

    def task(seconds: float) -> Result:
        new_game(5, 0)  # says so at once if there is none
        half = half_a_game(table(5))

        def make(seed: int) -> Any:
            game = new_game(5, seed)
            for at, _ in enumerate(play_game(game, seed)):
                if at >= half:
                    break
            if told:
                game.events(seat=0)
            return game

        return bytes_each(make, TOLD_GAMES if told else LIVE_GAMES)

    return task


# --- Catanatron -----------------------------------------------------------------------------------------


def catanatron_game(seed: int) -> Any:
    library = importlib.import_module("catanatron")
    color = library.Color
    colors = (color.RED, color.BLUE, color.WHITE, color.ORANGE)
    return library.Game([library.RandomPlayer(each) for each in colors], seed=seed + 1)  # 0 means any seed


def catanatron_walk(seed: int) -> Iterator[Any]:
    """A random game; yields it before each choice. The same loop as Game.play()."""
    limit = importlib.import_module("catanatron.game").TURNS_LIMIT
    game = catanatron_game(seed)
    while game.winning_color() is None and game.state.num_turns < limit:
        yield game
        game.play_tick()


def catanatron_positions() -> list[Any]:
    games = (enumerate(catanatron_walk(seed)) for seed in POSITION_GAMES)
    return [game.copy() for moments in games for at, game in moments if at % APART == 0]


def catanatron_play(seconds: float) -> Result:
    def whole_game(seed: int) -> int:
        game = catanatron_game(seed)
        game.play()
        return len(game.state.actions)

    return rate(whole_game, seconds)


def catanatron_choices(seconds: float) -> Result:
    games = (catanatron_walk(seed) for seed in range(COUNTED_GAMES))
    numbers = (len(moment.state.playable_actions) for game in games for moment in game)
    return choice_counts(numbers, COUNTED_GAMES)


def catanatron_copy(seconds: float) -> Result:
    return microseconds(lambda game: game.copy(), catanatron_positions(), seconds)


def catanatron_legal(seconds: float) -> Result:
    generate = importlib.import_module("catanatron.models.actions").generate_playable_actions
    return microseconds(generate, [game.state for game in catanatron_positions()], seconds)


# --- python-chess ---------------------------------------------------------------------------------------


def chess_walk(seed: int) -> Iterator[tuple[Any, int]]:
    """A random game; yields the board and the number of legal moves. Repetitions don't end it."""
    number = random.Random(seed).random
    board = importlib.import_module("chess").Board()
    moves = list(board.legal_moves)
    while moves and not board.is_insufficient_material() and board.halfmove_clock < 150:
        yield board, len(moves)
        board.push(moves[int(number() * len(moves))])
        moves = list(board.legal_moves)


def chess_positions() -> list[Any]:
    games = (enumerate(chess_walk(seed)) for seed in POSITION_GAMES)
    return [board.copy() for moments in games for at, (board, _) in moments if at % APART == 0]


def chess_play(seconds: float) -> Result:
    return rate(lambda seed: sum(1 for _ in chess_walk(seed)), seconds)


def chess_choices(seconds: float) -> Result:
    games = (chess_walk(seed) for seed in range(1, COUNTED_GAMES + 1))
    return choice_counts((moves for game in games for _, moves in game), COUNTED_GAMES)


def chess_copy(seconds: float) -> Result:
    """Without the moves that led there: a state of Kemet has no history either."""
    return microseconds(lambda board: board.copy(stack=False), chess_positions(), seconds)


def chess_legal(seconds: float) -> Result:
    return microseconds(lambda board: list(board.legal_moves), chess_positions(), seconds)


# --- The entrance ---------------------------------------------------------------------------------------


TASKS: dict[str, Task] = {
    "kemet_play2": kemet_play(2),
    "kemet_play5": kemet_play(5),
    "kemet_play5all": kemet_play(5, table_with_all_modules),
    "kemet_play5seth": kemet_play(5, table_with_seth),
    "kemet_search2": kemet_search(2),
    "kemet_search5all": kemet_search(5, table_with_all_modules),
    "kemet_choices2": kemet_choices(2),
    "kemet_choices5": kemet_choices(5),
    "kemet_choices5all": kemet_choices(5, table_with_all_modules),
    "kemet_choices5seth": kemet_choices(5, table_with_seth),
    "kemet_game_bytes": kemet_game_bytes(told=False),
    "kemet_told_game_bytes": kemet_game_bytes(told=True),
    **{
        task.__name__: task
        for task in (
            kemet_build, kemet_loop, kemet_copy, kemet_legal, kemet_state_bytes, kemet_own_state_bytes,
            kemet_view,
            catanatron_play, catanatron_choices, catanatron_copy, catanatron_legal,
            chess_play, chess_choices, chess_copy, chess_legal,
        )
    },
}  # fmt: skip


def main(arguments: list[str]) -> int:
    try:
        result = TASKS[arguments[0]](float(arguments[1]))
    except Missing as missing:
        result = {"note": str(missing)}
    print(json.dumps(result))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
