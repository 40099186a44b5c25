"""Golden games: records in tests/golden that together use everything the content has.

`make golden` replays them and says what none of them uses; `make golden ARGS="--renew base"` finds new ones
without modules, `ARGS="--renew taseti"` those with modules of Ta-Seti, `ARGS="--renew seth"` those with Seth. Renew
them when a rule was wrong, and only then: they are the promise that old records replay.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import fuzz
import golden_seth

import kemet
from kemet import Game
from kemet.content import load_content
from kemet.content.records import MODULES, TEMPORARY
from kemet.engine import flow
from kemet.engine.options import MODULE_OF
from kemet.engine.state.choices import TRIP
from kemet.engine.state.roads import SYMBOL_TOKEN, SYMBOL_WORDS, chosen_faces
from kemet.engine.state.state import State
from kemet.engine.state.verbs import WORDS
from kemet.telling.events import KINDS
from kemet.telling.notation import describe
from kemet.telling.view import END_REASONS, question_of, question_slugs
from kemet.telling.view.packed import bit_names

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
BASE, TASETI, SETH = "[0-9]*.txt", "taseti-*.txt", "seth-*.txt"
RECORDS = 20  # without modules
LONGEST = 2500  # choices; a record stays below 150 KB
CANDIDATES = 1500

#: What is only asked, chosen and reached in games with modules.
QUESTIONS = [name for name in question_slugs() if name not in golden_seth.SETH_QUESTIONS]
QUESTIONS_OF_TASETI = QUESTIONS[QUESTIONS.index("units-lost") :]
VERBS_OF_TASETI = [
    "kill",
    "priest",
    "sendback",
    "recover",
    "seal",
    "use",
    "lose",
    "replace",
    "take",
    "trip",
    "spot",
    "spend",
]
ENDS_OF_TASETI = ("in-the-day", "last-day")

#: Random games hardly ever recruit into two districts that enemies hold (B-RECRUIT-06).
TWO_BATTLES = """
players 3 target 8
turn P1
P1 city A; prayer 11; troops A3 2; tiles recruiting_scribe
P2 city B; troops A1 1, B1 5
P3 city C; troops A2 1, C1 5
"""

#: Nor does anybody often begin a turn with the target while somebody else has more (T4-WIN-03).
LAST_DAY = """
players 3 target 8
modules victory
turn P1
P1 city A; points battle 6
P2 city B; points battle 8
P3 city C; points battle 9
"""


# --- what a record uses -------------------------------------------------------------------------------


def wanted(modules: tuple[str, ...] = MODULES) -> set[str]:
    """Everything that some golden game with these modules (all or none) must use."""
    content = load_content(modules=modules)
    things = {f"tile {tile.id}" for tile in content.tiles if tile.copies}
    things |= {f"card {card.id}" for card in content.cards if card.copies}
    things |= {f"creature {creature.id}" for creature in content.creatures}
    things |= {f"battle card {card.id}" for card in content.battle_cards}
    things |= {f"{token} {space.id}" for token in ("regular", "silver") for space in content.actions}
    things |= {f"gold {action}" for tile in content.tiles for action in tile.gold_actions}
    things |= {f"players {players}" for players in (2, 3, 4, 5)}
    things |= {"beginner", "target 10"}
    words = [
        *(f"choice {verb}" for verb in WORDS if verb not in golden_seth.SETH_VERBS),
        *(f"question {name}" for name in QUESTIONS if name != "nothing"),
        *(f"end {reason}" for reason in END_REASONS if reason and reason not in golden_seth.SETH_ENDS),
        *(f"house {key}" for key in kemet.HOUSE_RULES),
    ]
    if modules:
        things |= {f"modules {size}" for size in range(1, len(MODULES))}
        things |= {f"modules {len(MODULES)} players {players}" for players in (2, 3, 4, 5)}
        things |= {f"temporary {name}" for name in TEMPORARY} | {"took victory point"}
        things |= {f"took {token.id}" for token in content.path_tokens}
        things |= {f"used {token.id}" for token in content.path_tokens if token.slot != "SK" and not token.draws}
        things |= {f"skill in battle {token.id}" for token in content.path_tokens if token.slot == "SK"}
        things |= {f"face {face.id}" for face in content.faces}
        things |= {f"road {symbol}" for face in content.faces for _, _, symbols in face.roads for symbol in symbols}
        told = {f"event {kind}" for kind, _ in KINDS.values() if kind not in golden_seth.SETH_EVENTS}
        return things | set(words) | told
    return things | {word for word in words if word not in only_with_modules()}


def only_with_modules() -> set[str]:
    found = {f"question {name}" for name in QUESTIONS_OF_TASETI} | {f"choice {verb}" for verb in VERBS_OF_TASETI}
    return found | {f"end {reason}" for reason in ENDS_OF_TASETI} | {f"house {key}" for key in MODULE_OF}


def uses(game: Game) -> set[str]:
    """What a game used: its choices are told again from the beginning."""
    found = told(game) | agreed(game)
    state = Game(game.setup, game.origin).state
    for seat, code in game.choices:
        found.add(f"question {question_of(state, seat)}")
        choice = describe(state, seat, code)
        found.add(f"choice {choice.kind}")
        if choice.kind == "trip":
            found |= {f"road {symbol}" for symbol in road_symbols(state, code)}
        flow.play(state, seat, code)
        found |= {f"skill in battle {name}" for name in skills_in_battle(state)}
    if "path" in game.setup.options.modules:
        faces = chosen_faces(game.setup.content, state.path.layout)
        found |= {f"face {face.id}" for face in faces}
    if game.setup.options.seth:
        found |= set(golden_seth.used_with_seth(game))
    return found


def road_symbols(s: State, code: int) -> Iterator[str]:
    """The printed symbols between the start and the stop of a trip."""
    start, stop = divmod(code - TRIP, 32)
    roads, layout = s.table.roads, s.path.layout
    if start == stop + 1:
        return
    trips = layout * roads.starts + start
    for symbol in roads.trip_symbols[trips][list(roads.trip_stops[trips]).index(stop)]:
        kind, amount = divmod(symbol, 8)
        yield f"tok:{TEMPORARY[amount]}" if kind == SYMBOL_TOKEN else f"{SYMBOL_WORDS[kind]}{amount}"


def skills_in_battle(s: State) -> list[str]:
    forces = [force for battle in s.battles[-1:] for force in (battle.attacker, battle.defender)]
    return [name for force in forces for name in bit_names(s.table.token_ids, force.skills)]


def agreed(game: Game) -> set[str]:
    options = game.setup.options
    found = {f"players {options.players}", f"target {options.target}"} | {f"house {key}" for key in options.house}
    found |= {f"modules {len(options.modules)}", f"modules {len(options.modules)} players {options.players}"}
    return found | ({"beginner"} if options.beginner else set())


def told(game: Game) -> set[str]:
    """What the events show."""
    found: set[str] = set()
    for event in game.events():
        fields = event.fields
        if event.kind == "bought":
            found.add(f"tile {fields['tile']}")
        elif event.kind in ("card", "committed"):
            found.add(f"card {fields['card']}")
        elif event.kind == "creature":
            found.add(f"creature {fields['creature']}")
        elif event.kind == "revealed":
            found.add(f"battle card {fields['battle_card']}")
        elif event.kind == "token":
            found.add(f"{fields['token']} {fields['action']}")
        elif event.kind in ("took", "used"):
            found.add(f"{event.kind} {fields['path_token'] or 'victory point'}")
        elif event.kind == "temporary":
            found.add(f"temporary {fields['temporary']}")
        elif event.kind == "over":
            found.add(f"end {fields['reason']}")
    return found | {f"event {KINDS[event[0]][0]}" for event in game.state.log or []}


# --- searching ----------------------------------------------------------------------------------------


def random_game(name: str, modules: str) -> Game | None:
    """A random game of the fuzzer, or nothing if it is long. One in 50 starts where something rare is certain."""
    plan = fuzz.draw_plan(name, modules)
    if int(name.split(":")[1]) % 50:
        game = plan.game()
    else:
        plan = replace(plan, players=3)
        game = kemet.position(f"seed {name}\n{TWO_BATTLES if modules == 'none' else LAST_DAY}")
    chooser = fuzz.Chooser(plan)
    for _ in range(LONGEST):
        seat = chooser.seat(game.state)
        game.play(seat, chooser.choice(seat, game.codes(seat)))
        if game.over:
            return game
    return None


Candidates = dict[str, tuple[Game, set[str]]]


def few(candidates: Candidates, missing: set[str]) -> list[Game]:
    """Those that are worth most for their length, until nothing is missing."""
    missing = set(missing)
    chosen: list[Game] = []
    while missing:
        name = max(candidates, key=lambda name: len(candidates[name][1] & missing) / len(candidates[name][0].choices))
        game, used = candidates.pop(name)
        if not used & missing:
            raise SystemExit(f"no candidate uses {', '.join(sorted(missing))}; give another --seed")
        chosen.append(game)
        missing -= used
    return chosen


def search_with_seth(seed: str) -> list[Game]:
    """The same with Seth, and short games after them until there are enough."""
    candidates: Candidates = {}
    for number in range(golden_seth.CANDIDATES):
        game = golden_seth.seth_game(f"{seed}:{number}", number)
        if game:
            candidates[f"{seed}:{number}"] = (game, uses(game))
    chosen = few(candidates, golden_seth.wanted_with_seth())
    rest = sorted((game for game, _ in candidates.values()), key=lambda game: len(game.choices))
    return chosen + rest[: max(0, golden_seth.RECORDS - len(chosen))]


def search(seed: str, modules: str, missing: set[str]) -> list[Game]:
    """Few and short games that together use everything."""
    candidates: Candidates = {}
    for number in range(CANDIDATES):
        name = f"{seed}:{number}"
        game = random_game(name, modules)
        if game:
            candidates[name] = (game, uses(game))
    chosen = few(candidates, missing)
    return chosen + whole_games([game for game, used in candidates.values() if "end target" in used], len(chosen))


def whole_games(candidates: list[Game], chosen: int) -> list[Game]:
    """Short games to 8 or 10 points, for every player count in turn, until there are enough."""
    whole = sorted(candidates, key=lambda game: len(game.choices))
    found: list[Game] = []
    for players in itertools.cycle((5, 4, 3, 2)):
        if chosen + len(found) >= RECORDS:
            break
        fitting = (game for game in whole if game.players == players and not game.setup.options.beginner)
        found.append(next(game for game in fitting if game not in found))
    return found


def renew(family: str, seed: str) -> None:
    names = {"base": BASE, "taseti": TASETI, "seth": SETH}[family]
    if family == "base":
        games = search(seed, "none", wanted(()))
    elif family == "seth":
        games = search_with_seth(f"{seed}-seth")
    else:
        used = (uses(kemet.replay(path.read_text(encoding="utf-8"))) for path in FOLDER.glob(BASE))
        games = search(f"{seed}-taseti", "random", wanted().difference(*used))
    for path in FOLDER.glob(names):
        path.unlink()
    for number, game in enumerate(games, start=1):
        text = game.record()
        assert kemet.replay(text).fingerprint() == game.fingerprint()
        name = f"{'' if family == 'base' else f'{family}-'}{number:02}-{game.players}-players.txt"
        (FOLDER / name).write_text(text, encoding="utf-8")


def report() -> int:
    """Replay all records; 1 if something is used by none."""
    missing = wanted() | golden_seth.wanted_with_seth()
    total = 0
    for path in sorted(FOLDER.glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        game = kemet.replay(text)
        missing -= uses(game)
        total += len(text)
        print(f"{path.name}: {len(game.choices)} choices, {len(text) // 1000} KB")
    print(f"{total // 1000} KB; used by none: {', '.join(sorted(missing)) or 'nothing'}")
    return 1 if missing else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--renew", choices=("base", "taseti", "seth"), help="search new games and replace these records"
    )
    parser.add_argument("--seed", default="golden", help="where the search begins")
    options = parser.parse_args()
    if options.renew:
        renew(options.renew, options.seed)
    return report()


if __name__ == "__main__":
    sys.exit(main())
