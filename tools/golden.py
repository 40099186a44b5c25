"""Golden games: records in tests/golden that together use everything the content has.

`make golden` replays them and says what none of them uses; `make golden ARGS="--renew base"` finds new ones
without modules, `ARGS="--renew taseti"` those with modules of Ta-Seti, `ARGS="--renew seth"` those with Seth. Renew
them when a rule was wrong, and only then: they are the promise that old records replay. `hashes.json` keeps what came
of each game under each version of the rules, also of games renewed since: other hashes need another version.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import fuzz

import kemet
from kemet import Game
from kemet.content import load_content
from kemet.content.records import MODULES, TEMPORARY
from kemet.content.seth.words import MEMBERS, SETH_MODULES
from kemet.engine import flow
from kemet.engine.options import MODULE_OF, SETH_RULES
from kemet.engine.state import events
from kemet.engine.state.choices import TRIP
from kemet.engine.state.roads import SYMBOL_TOKEN, SYMBOL_WORDS, chosen_faces
from kemet.engine.state.state import State
from kemet.engine.state.verbs import WORDS, verbs_called
from kemet.game.configuration import RULES_VERSION
from kemet.telling.events import KINDS
from kemet.telling.notation import Choice, describe
from kemet.telling.view import END_REASONS, question_of, question_slugs
from kemet.telling.view.packed import bit_names
from kemet.telling.view.seth import STEPS, TOKENS

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
HASHES = FOLDER / "hashes.json"
RECORDS = 20  # of each family
LONGEST = 2500  # choices; a record stays below 150 KB

#: What only games with Seth ask, choose, show and reach.
SETH_QUESTIONS = question_slugs()[question_slugs().index("group-of-owner") :]
SETH_VERBS = [word for word in WORDS if all(row.with_seth for row in verbs_called(word))]
SETH_ENDS = END_REASONS[END_REASONS.index("combat-points") :]
SETH_EVENTS = [name for code, (name, _) in KINDS.items() if code >= events.EV_STEP_OF_DAY]
SETH_MODULE_SETS = ((), ("black",), ("cards",), SETH_MODULES)

#: What only games with modules ask, choose and reach.
QUESTIONS = [name for name in question_slugs() if name not in SETH_QUESTIONS]
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
        *(f"choice {verb}" for verb in WORDS if verb not in SETH_VERBS),
        *(f"question {name}" for name in QUESTIONS if name != "nothing"),
        *(f"end {reason}" for reason in END_REASONS if reason and reason not in SETH_ENDS),
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
        emitted = {f"event {kind}" for kind, _ in KINDS.values() if kind not in SETH_EVENTS}
        return things | set(words) | emitted
    return things | {word for word in words if word not in only_with_modules()}


def wanted_with_seth() -> set[str]:
    """Everything of Seth's box that some golden game must use."""
    content = load_content(modules=SETH_MODULES, members=max(MEMBERS))
    box = content.seth
    assert box is not None
    tiles = [tile for tile in content.tiles if tile.copies and (tile.box or tile.side)]
    return {
        *(f"question {name}" for name in SETH_QUESTIONS),
        *(f"choice {verb}" for verb in SETH_VERBS),
        *(f"event {name}" for name in SETH_EVENTS),
        *(f"end {reason}" for reason in SETH_ENDS),
        *(f"tile {tile.id}" for tile in tiles),
        *(f"card {card.id}" for card in content.cards if card.copies),
        *(f"battle card {card.id}" for card in content.battle_cards),
        *(f"unleashed {card.id}" for card in box.creature_cards),
        *(f"power {token.id}" for token in box.power_tokens),
        *(f"Seth at {space.id}" for space in box.spaces if space.colour != "gold"),
        *(f"Seth's {token} token" for token in (*TOKENS.values(), "colour")),
        *(f"step {kind}" for kind in STEPS),
        *(f"members {members} modules {len(modules)}" for members in MEMBERS for modules in SETH_MODULE_SETS),
        *(f"house {key}" for key in SETH_RULES),
    }


def only_with_modules() -> set[str]:
    found = {f"question {name}" for name in QUESTIONS_OF_TASETI} | {f"choice {verb}" for verb in VERBS_OF_TASETI}
    return found | {f"end {reason}" for reason in ENDS_OF_TASETI} | {f"house {key}" for key in MODULE_OF}


def uses(game: Game) -> set[str]:
    """What a game used: its choices are played again from the beginning."""
    found = shown(game) | agreed(game)
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
    if options.seth:
        found.add(f"members {options.members} modules {len(options.modules)}")
    return found | ({"beginner"} if options.beginner else set())


def shown(game: Game) -> set[str]:
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
        elif event.kind == "creature_card" and fields["space"] is not None:
            found.add(f"unleashed {fields['creature_card']}")
        elif event.kind == "power":
            found.add(f"power {fields['power']}")
        elif event.kind == "seth_token":
            found |= {f"Seth at {fields['seth_space']}", f"Seth's {fields['seth_token']} token"}
        elif event.kind == "step_of_day":
            found.add(f"step {fields['step_kind']}")
    return found | {f"event {KINDS[event[0]][0]}" for event in game.state.log or []}


# --- how games with Seth are played -------------------------------------------------------------------

Liking = Callable[[int, Choice], float]


def _any(seat: int, choice: Choice) -> float:
    return 1.0


def _together(seat: int, choice: Choice) -> float:
    """The members agree: temples, the ceremony, then Seth's city."""
    if seat == 0:
        return 1.0
    if str(choice.fields.get("space", "")).startswith("SE"):
        return 40.0
    likings = {"yes": 9.0, "ceremony": 9.0, "temple": 9.0, "begin": 3.0, "recall": 0.2}
    return likings.get(choice.kind, 1.0) * (3.0 if choice.text.startswith("token pray") else 1.0)


def _doomed(seat: int, choice: Choice) -> float:
    """The members give their units away, and Seth destroys what is left."""
    if seat == 0:
        action = str(choice.fields.get("action_space", ""))
        return 20.0 if choice.kind == "destroy" or action in ("destroyTwo", "corruptTroop", "invasion") else 1.0
    if choice.text in ("token recruit", "pass", "done") or choice.kind == "place":
        return 0.05 if choice.kind in ("token", "place") else 1.0
    return {"recall": 50.0, "temple": 20.0, "yes": 9.0, "raise": 0.1}.get(choice.kind, 1.0)


def _warlike(seat: int, choice: Choice) -> float:
    """Everybody looks for battles, Seth above all."""
    if choice.text in ("violet invasion", "violet sethMove1", "token move1", "token move2"):
        return 6.0
    return {"step": 3.0, "stay": 3.0, "unleash": 9.0, "attack": 9.0, "add": 3.0, "pass": 0.3}.get(choice.kind, 1.0)


def _lavish(seat: int, choice: Choice) -> float:
    """Seth draws cards, invades, and lays more than he can pay for two battles (S-CLAR-47)."""
    action = str(choice.fields.get("action_space", ""))
    if seat == 0 and action in ("invoke1", "invoke2", "invasion", "sethRaise", "buyPower"):
        return {"invasion": 30.0}.get(action, 6.0)
    if seat == 0 and choice.kind in ("pass", "end", "done"):
        return 0.1
    return {"add": 30.0, "step": 6.0, "teleport": 6.0, "stay": 9.0}.get(choice.kind, 1.0)


LIKINGS: tuple[Liking, ...] = (_any, _together, _doomed, _warlike, _lavish)


def seth_game(name: str) -> Game | None:
    """A random game with Seth, or nothing if it is long: a pure function of its name."""
    number = int(name.split(":")[1])
    chance = random.Random(name)
    liking = LIKINGS[number % len(LIKINGS)]
    members = MEMBERS[number // 5 % 4]
    modules = SETH_MODULE_SETS[number // 20 % 4]
    house = {key: values[1] for key, values in SETH_RULES.items() if chance.random() < 0.15}
    house["dayLimit"] = str(chance.choice((1, 2, 3) if liking is _any else (6, 12, 20)))
    target = chance.choice((6, 8)) if liking is _warlike else 8
    game = kemet.new_game(members + 1, name, target, modules=modules, seth=True, house_rules=house)
    while not game.over:
        if len(game.choices) == LONGEST:
            return None
        seat = chance.choice(game.waiting_for())
        codes = game.codes(seat)
        likings = [liking(seat, describe(game.state, seat, code)) for code in codes] if liking is not _any else None
        game.play(seat, chance.choices(codes, likings)[0])
    return game


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


@dataclass(frozen=True)
class Family:
    """A kind of table with records of its own: their names, what they must use, how one is played by its name."""

    files: str
    prefix: str
    wanted: Callable[[], set[str]]
    play: Callable[[str], Game | None]
    candidates: int

    def paths(self) -> list[Path]:
        return sorted(FOLDER.glob(self.files))

    def renew(self, seed: str) -> None:
        games = self._search(seed)
        for path in self.paths():
            path.unlink()
        for number, game in enumerate(games, start=1):
            text = game.record()
            assert kemet.replay(text).fingerprint() == game.fingerprint()
            name = f"{self.prefix}{number:02}-{game.players}-players.txt"
            (FOLDER / name).write_text(text, encoding="utf-8")

    def _search(self, seed: str) -> list[Game]:
        """Few and short games that together use everything, then short ones to their true end."""
        candidates: Candidates = {}
        for number in range(self.candidates):
            name = f"{seed}:{number}"
            game = self.play(name)
            if game:
                candidates[name] = (game, uses(game))
        chosen = few(candidates, self.wanted())
        return chosen + whole_games(candidates, RECORDS - len(chosen))


def new_with_modules() -> set[str]:
    """What the games without modules leave to those with modules."""
    return wanted().difference(*(uses(kemet.replay(path.read_text(encoding="utf-8"))) for path in BASE.paths()))


BASE = Family("[0-9]*.txt", "", lambda: wanted(()), lambda name: random_game(name, "none"), 1500)
TASETI = Family("taseti-*.txt", "taseti-", new_with_modules, lambda name: random_game(name, "random"), 1500)
SETH = Family("seth-*.txt", "seth-", wanted_with_seth, seth_game, 240)
FAMILIES = {"base": BASE, "taseti": TASETI, "seth": SETH}


def whole_games(candidates: Candidates, count: int) -> list[Game]:
    """The shortest games that somebody won before the last Day, for every number of players in turn."""
    won = [game for game, used in candidates.values() if not used & {"end day-limit", "beginner"}]
    won.sort(key=lambda game: len(game.choices))
    found: list[Game] = []
    while won and len(found) < count:
        for players in sorted({game.players for game in won}, reverse=True):
            found.append(next(game for game in won if game.players == players))
            won.remove(found[-1])
    return found[: max(0, count)]


def played_and_hashes(record: str) -> tuple[str, str]:
    """A digest of the set-up with all choices, and one of what came of them."""
    parts = [line.partition(" #") for line in record.splitlines()]
    choices, hashes = ("\n".join(part[place] for part in parts) for place in (0, 2))
    return hashlib.sha256(choices.encode()).hexdigest()[:16], hashlib.sha256(hashes.encode()).hexdigest()[:16]


def kept_hashes() -> dict[str, dict[str, str]]:
    """By version of the rules and by what was played."""
    found: dict[str, dict[str, str]] = json.loads(HASHES.read_text(encoding="utf-8"))
    return found


def keep_hashes() -> None:
    """Add those of new records; what is there stays."""
    kept = kept_hashes()
    now = kept.setdefault(str(RULES_VERSION), {})
    for path in sorted(FOLDER.glob("*.txt")):
        now.setdefault(*played_and_hashes(path.read_text(encoding="utf-8")))
    HASHES.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def report() -> int:
    """Replay all records; 1 if something is used by none."""
    missing = wanted() | wanted_with_seth()
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
    parser.add_argument("--renew", choices=FAMILIES, help="search new games and replace these records")
    parser.add_argument("--seed", default="golden", help="where the search begins")
    options = parser.parse_args()
    if options.renew:
        FAMILIES[options.renew].renew(options.seed)
        keep_hashes()
    return report()


if __name__ == "__main__":
    sys.exit(main())
