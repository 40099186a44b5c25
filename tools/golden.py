"""Golden games: records in tests/golden that together use everything the content has.

`make golden` replays them and says what none of them uses; `make golden ARGS=--renew` finds new ones. Renew
them when a rule was wrong, and only then: they are the promise that old records replay.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from dataclasses import replace
from pathlib import Path

import fuzz

import kemet
from kemet import Game
from kemet.content import load_content
from kemet.content.records import ACTIONS
from kemet.engine import flow, names
from kemet.notation import VERBS, describe
from kemet.view import END_REASONS, question_of

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
RECORDS = 20
LONGEST = 2500  # choices; a record stays below 150 KB
CANDIDATES = 1500

#: Random games hardly ever recruit into two districts that enemies hold (B-RECRUIT-06).
TWO_BATTLES = """
players 3 target 8
turn P1
P1 city A; prayer 11; troops A3 2; tiles recruiting_scribe
P2 city B; troops A1 1, B1 5
P3 city C; troops A2 1, C1 5
"""


# --- what a record uses -------------------------------------------------------------------------------


def wanted() -> set[str]:
    """Everything that some golden game must use."""
    content = load_content()
    things = {f"tile {tile.id}" for tile in content.tiles if tile.copies}
    things |= {f"card {card.id}" for card in content.cards if card.copies}
    things |= {f"creature {creature.id}" for creature in content.creatures}
    things |= {f"battle card {card.id}" for card in content.battle_cards}
    things |= {f"{token} {space.id}" for token in ("regular", "silver") for space in content.actions}
    things |= {f"gold {action}" for action in ACTIONS[:2]}
    things |= {f"choice {verb}" for verb in VERBS}
    things |= {f"question {name}" for name in names.ASK_NAMES if name != "nothing"}
    things |= {f"end {reason}" for reason in END_REASONS if reason}
    things |= {f"players {players}" for players in (2, 3, 4, 5)}
    things |= {"beginner", "target 10"}
    return things | {f"house {key}" for key in kemet.HOUSE_RULES}


def uses(game: Game) -> set[str]:
    """What a game used: its choices are told again from the beginning."""
    found = told(game) | agreed(game)
    state = Game(game.setup, game.origin).state
    for seat, code in game.choices:
        found.add(f"question {question_of(state, seat)}")
        found.add(f"choice {describe(state, seat, code).kind}")
        flow.play(state, seat, code)
    return found


def agreed(game: Game) -> set[str]:
    options = game.setup.options
    found = {f"players {options.players}", f"target {options.target}"} | {f"house {key}" for key in options.house}
    return found | ({"beginner"} if options.beginner else set())


def told(game: Game) -> set[str]:
    """What the events of all seats show."""
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
        elif event.kind == "over":
            found.add(f"end {fields['reason']}")
    return found


# --- searching ----------------------------------------------------------------------------------------


def random_game(name: str) -> Game | None:
    """A random game of the fuzzer, or nothing if it is long. One in 50 starts where two battles are certain."""
    plan = fuzz.draw_plan(name)
    if int(name.split(":")[1]) % 50:
        game = kemet.new_game(plan.players, plan.name, plan.target, plan.beginner, plan.house)
    else:
        plan = replace(plan, players=3)
        game = kemet.position(f"seed {name}\n{TWO_BATTLES}")
    chooser = fuzz.Chooser(plan)
    for _ in range(LONGEST):
        seat = chooser.seat(game.state)
        game.play(seat, chooser.choice(seat, game.codes(seat)))
        if game.over:
            return game
    return None


def search(seed: str) -> list[Game]:
    """Few and short games that together use everything, then whole games for every player count."""
    candidates: dict[str, tuple[Game, set[str]]] = {}
    for number in range(CANDIDATES):
        name = f"{seed}:{number}"
        game = random_game(name)
        if game:
            candidates[name] = (game, uses(game))
    missing = wanted()
    chosen: list[Game] = []
    while missing:
        name = max(candidates, key=lambda name: len(candidates[name][1] & missing) / len(candidates[name][0].choices))
        game, used = candidates.pop(name)
        if not used & missing:
            raise SystemExit(f"no game of {CANDIDATES} uses {', '.join(sorted(missing))}; give another --seed")
        chosen.append(game)
        missing -= used
    whole = [game for game, used in candidates.values() if "end target" in used and "target 4" not in used]
    for players in itertools.cycle((5, 4, 3, 2)):
        if len(chosen) >= RECORDS:
            return chosen
        fitting = [game for game in whole if game.players == players and game not in chosen]
        chosen.append(min(fitting, key=lambda game: len(game.choices)))
    raise AssertionError


def renew(seed: str) -> None:
    games = search(seed)
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for number, game in enumerate(games, start=1):
        text = game.record()
        assert kemet.replay(text).fingerprint() == game.fingerprint()
        (FOLDER / f"{number:02}-{game.players}-players.txt").write_text(text, encoding="utf-8")


def report() -> int:
    """Replay all records; 1 if something is used by none."""
    missing = wanted()
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
    parser.add_argument("--renew", action="store_true", help="search new games and replace the records")
    parser.add_argument("--seed", default="golden", help="where the search begins")
    options = parser.parse_args()
    if options.renew:
        renew(options.seed)
    return report()


if __name__ == "__main__":
    sys.exit(main())
