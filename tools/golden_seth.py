"""Golden games with Seth: what they must use together, and the search for them (see tools/golden.py)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import kemet
from kemet import Game
from kemet.content import load_content
from kemet.content.seth.records import MEMBERS, SETH_MODULES
from kemet.engine.options import SETH_RULES
from kemet.engine.state import events
from kemet.engine.state.verbs import WORDS, verbs_called
from kemet.telling.events import KINDS
from kemet.telling.notation import Choice, describe
from kemet.telling.view import END_REASONS, question_slugs
from kemet.telling.view.seth import STEPS, TOKENS

RECORDS = 20
CANDIDATES = 240
LONGEST = 2000  # choices
FIRST_EVENT = events.EV_STEP_OF_DAY
SETH_QUESTIONS = question_slugs()[question_slugs().index("group-of-owner") :]
SETH_VERBS = [word for word in WORDS if all(row.with_seth for row in verbs_called(word))]
SETH_ENDS = END_REASONS[END_REASONS.index("combat-points") :]
SETH_EVENTS = [name for code, (name, _) in KINDS.items() if code >= FIRST_EVENT]
MODULE_SETS = ((), ("black",), ("cards",), SETH_MODULES)


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
        *(f"members {members} modules {len(modules)}" for members in MEMBERS for modules in MODULE_SETS),
        *(f"house {key}" for key in SETH_RULES),
    }


def used_with_seth(game: Game) -> Iterator[str]:
    """What the events of a game with Seth show, and what was agreed."""
    options = game.setup.options
    yield f"members {options.members} modules {len(options.modules)}"
    for event in game.events():
        fields = event.fields
        if event.kind == "creature_card" and fields["space"] is not None:
            yield f"unleashed {fields['creature_card']}"
        elif event.kind == "power":
            yield f"power {fields['power']}"
        elif event.kind == "seth_token":
            yield f"Seth at {fields['seth_space']}"
            yield f"Seth's {fields['seth_token']} token"
        elif event.kind == "step_of_day":
            yield f"step {fields['step_kind']}"


# --- how they are played ------------------------------------------------------------------------------

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


def seth_game(name: str, number: int) -> Game | None:
    """A random game, or nothing if it is long: a pure function of its name."""
    chance = random.Random(name)
    liking = LIKINGS[number % len(LIKINGS)]
    members = MEMBERS[number // 5 % 4]
    modules = MODULE_SETS[number // 20 % 4]
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
