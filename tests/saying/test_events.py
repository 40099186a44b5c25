"""Every event has a sentence, and what belongs together is told together."""

from collections.abc import Iterable

import pytest
from scripted import RandomPlayer

from kemet.content.languages import LANGUAGES
from kemet.content.records import MODULES
from kemet.content.seth.words import SETH_MODULES
from kemet.content.texts import load_texts
from kemet.engine.state.events import ALL, EV_TURN
from kemet.game.game import new_game
from kemet.telling.events import Event, events_for
from kemet.telling.saying import Filling, Story, gods_with_seth, in_english, story_of
from kemet.telling.saying.event_values import saying_of

VOICES = [Filling(load_texts(language), gods_with_seth(load_texts(language))) for language in LANGUAGES]


def sentence(event: Event) -> str:
    return in_english(saying_of(event))


def sentences(events: Iterable[Event]) -> list[str]:
    return [in_english(saying) for saying in story_of(events)]


@pytest.mark.parametrize(("modules", "seth"), [((), False), (MODULES, False), (SETH_MODULES, True)])
def test_whole_games_are_told_in_every_language(modules: tuple[str, ...], seth: bool) -> None:
    """A value that a sentence asks for and nobody gives is an error in the filling."""
    told = set()
    for seed in range(6):
        players, limit = (3 + seed % 4, {"dayLimit": "4"}) if seth else (2 + seed % 4, {})
        game = new_game(players, seed, modules=modules, seth=seth, house_rules=limit)
        bot = RandomPlayer(str(seed))
        while not game.over:
            game.play(game.waiting_for()[0], bot.pick(game, game.waiting_for()[0]))
        for seat in range(game.players):
            for event in game.events(seat=seat):
                if event.kind in told and seat:
                    continue
                told.add(event.kind)
                for voice in VOICES:
                    assert "None" not in voice.fill(saying_of(event))
        assert all(sentences(game.events(seat=0)))
    assert len(told) > 30
    if seth:
        assert told >= {"step_of_day", "seth_token", "proposed", "temple", "later", "creature_card", "corrupted"}
    elif modules:
        assert told >= {"trip", "took", "refilled", "bid", "spent", "spot", "dawn_token", "used", "sealed", "priest"}


def test_a_story_told_event_by_event_is_the_whole_story() -> None:
    game = new_game(3, 5, modules=MODULES)
    bot = RandomPlayer("5")
    while not game.over:
        game.play(game.waiting_for()[0], bot.pick(game, game.waiting_for()[0]))
    story, lines = Story(), []
    for event in game.events(seat=1):
        told = story.tell(event)
        assert told.takes_back <= len(lines)
        lines = lines[: len(lines) - told.takes_back] + list(told.sayings)
    assert lines == story_of(game.events(seat=1))
    assert len(lines) < len(game.events(seat=1))


def test_a_token_of_which_nothing_comes_says_so() -> None:
    laid = Event("token", {"seat": 0, "token": "regular", "action": "pray1"})
    full = Event("prayer", {"seat": 0, "gained": 0, "total": 11, "origin": "praying"})
    gained = Event("prayer", {"seat": 0, "gained": 1, "total": 11, "origin": "praying"})
    ends, turn = Event("turn_end", {"seat": 0}), Event("turn", {"seat": 1, "round": 2})
    waits = Event("later", {"seat": 1})
    placed = "Anubis places a regular token: Pray, middle row."
    assert sentences([laid, full, ends]) == [placed]
    assert sentences([laid, full, ends, turn]) == [f"{placed} Nothing comes of it.", "Round 2: Bastet's turn."]
    assert sentences([laid, laid, gained]) == [
        f"{placed} Nothing comes of it.",
        placed,
        "Anubis gains 1 prayer (Pray) and has 11.",
    ]
    assert sentences([laid, ends, waits])[0] == f"{placed} Nothing comes of it."
    assert sentences([laid, gained, ends, turn])[0] == placed


def test_sentences_of_taseti() -> None:
    refilled = [
        Event("refilled", {"stop": "1A1", "path_token": "ibis"}),
        Event("refilled", {"stop": "2A1", "path_token": "mask"}),
        Event("refilled", {"stop": "TS", "path_token": None}),
    ]
    assert sentences(refilled) == ["New on the path: Ibis Statue at 1A1, Mask at 2A1, victory point at Ta-Seti (TS)."]
    assert sentences(refilled[2:]) == ["New on the path: a victory point at Ta-Seti (TS)."]
    won = [
        Event("took", {"seat": 0, "path_token": None}),
        Event("point", {"seat": 0, "source": "path", "points": 1}),
    ]
    assert sentences(won) == ["Anubis gains 1 victory point (path)."]
    assert sentence(won[0]) == "Anubis takes the victory point of the path."
    lost = Event("point", {"seat": 1, "source": "daggers", "points": -1})
    assert sentence(lost) == "Bastet loses 1 victory point (dagger)."
    sealed = [
        Event("used", {"seat": 0, "path_token": "seal"}),
        Event("sealed", {"seat": 0, "tile": "charge", "owner": 1}),
    ]
    assert sentences(sealed) == ["Anubis seals Bastet's Charge! until the next Day begins."]
    assert sentence(Event("trip", {"seat": 0, "from_stop": None, "stop": "1A1"})) == (
        "Anubis's priest enters the path and goes to 1A1."
    )
    assert sentence(Event("spent", {"seat": 0, "tokens": 0, "value": 4})) == "Anubis bids 4."
    assert sentence(Event("spent", {"seat": 0, "tokens": 2, "value": 6})) == "Anubis spends 2 dawn tokens and bids 6."
    assert sentence(Event("fee", {"seat": 0, "space": "FA", "price": 2})) == (
        "Anubis pays the Sphinx 2 prayer for entering Gate of A (FA)."
    )


def test_with_seth_a_turn_has_no_round() -> None:
    table = new_game(4, 1, seth=True).setup.table
    turns = events_for(table, [(EV_TURN, ALL, seat, 9) for seat in (0, 3)], viewer=1)
    told = {
        language: [voice.fill(saying) for saying in story_of(turns)]
        for language, voice in zip(LANGUAGES, VOICES, strict=True)
    }
    assert told == {
        "en": ["Seth's turn.", "Horus's turn."],
        "de": ["Seth ist am Zug.", "Horus ist am Zug."],
        "es": ["Turno de Seth.", "Turno de Horus."],
        "fr": ["Seth joue.", "Horus joue."],
        "pl": ["Tura: Seth.", "Tura: Horus."],
        "pt": ["Turno de Seth.", "Turno de Hórus."],
    }
    assert sentence(Event("turn", {"seat": 2, "round": 4})) == "Round 4: Horus's turn."


def test_units_placed_one_by_one_are_told_together() -> None:
    placed = [Event("placed", {"seat": 0, "space": "A1", "price": 1, "origin": "recruiting"})] * 3
    assert sentences(placed) == ["Anubis adds 3 units to A1 for 3 prayer (Recruit)."]
    free = Event("placed", {"seat": 0, "space": "A1", "price": 0, "origin": "card-enlistment"})
    assert sentences([*placed, free])[1:] == ["Anubis adds 1 unit to A1 (Enlistment)."]


def test_a_teleport_is_told_once() -> None:
    move = {"seat": 1, "from": "B1", "to": "TW3", "units": 2}
    events = [
        Event("teleport", {**move, "creature": "griffin", "price": 2, "payer": 1}),
        Event("fee", {"seat": 1, "space": "TW3", "price": 1}),
        Event("step", {**move, "creature": "griffin"}),
    ]
    assert sentences(events) == [
        "Bastet teleports 2 units and Griffin Sphinx from B1 to West River Temple (TW3) for 2 prayer.",
        "Bastet pays the Sphinx 1 prayer for entering West River Temple (TW3).",
    ]
    mixed = Event("teleport", {**move, "creature": None, "price": 2, "payer": 0, "group": [0, 1, 1]})
    assert sentence(mixed) == (
        "Bastet teleports 1 unit of Bastet and 1 unit of Horus from B1 to West River Temple (TW3); "
        "Anubis pays 2 prayer."
    )


def test_a_tie_is_the_defenders() -> None:
    result = {"winner_strength": 5, "loser_strength": 5, "winner_lost": 1, "loser_lost": 0, "attacker": 1}
    assert sentence(Event("result", {"winner": 0, "loser": 1, **result})) == (
        "Anubis and Bastet are tied at 5: Anubis defends and wins the tie. Anubis loses 1 unit, Bastet loses no units."
    )
    shared = {"winner_losses": [0, 0, 1], "loser_losses": [0, 0, 0]}
    assert sentence(Event("result", {"winner": 1, "loser": 0, **result, **shared})) == (
        "Bastet and Anubis are tied at 5: Bastet defends and wins the tie. Losses: Horus 1 unit."
    )
    shared = {"winner_losses": [0, 0, 0], "loser_losses": [2, 0, 0]}
    won = {**result, "winner_strength": 6, "winner_lost": 0, "loser_lost": 2}
    assert sentence(Event("result", {"winner": 1, "loser": 0, **won, **shared})) == (
        "Bastet beats Anubis, 6 to 5. Bastet loses no units, Anubis loses 2 units."
    )


def test_causes_are_named() -> None:
    gain = {"seat": 0, "gained": 4, "total": 9}
    assert sentence(Event("prayer", {**gain, "origin": "night+tile-slaves"})).startswith(
        "Anubis gains 4 prayer (Night + "
    )
    assert sentence(Event("prayer", {**gain, "origin": "space-TW3"})) == (
        "Anubis gains 4 prayer (West River Temple) and has 9."
    )
    lost = {"seat": 1, "space": "A1", "units": 1}
    assert sentence(Event("destroyed", {**lost, "origin": "tile-deadly_trap"})) == (
        "Bastet loses 1 unit at A1 (Deadly Trap)."
    )
    assert sentence(Event("destroyed", {**lost, "origin": None})) == "Bastet loses 1 unit at A1 (begun earlier)."


def test_points_name_what_brings_them() -> None:
    point = {"seat": 1, "points": 1, "origin": None}
    assert sentence(Event("point", {**point, "source": "two_temples", "temples": 3})) == (
        "Bastet gains 1 victory point (3 temples)."
    )
    fought = {**point, "source": "battle", "temples": None, "side": "alliance"}
    assert sentence(Event("point", fought)) == "The alliance gains 1 victory point (battle, Bastet)."
    held = {"seat": 1, "space": "A1", "points": -1, "pyramid": 1}
    assert sentence(Event("held", held)) == "Bastet no longer holds the level-4 pyramid in A1: −1 temporary point."
    assert sentence(Event("held", {**held, "points": 1, "pyramid": 0, "side": "alliance"})) == (
        "The alliance now holds A1: +1 temporary point."
    )


def test_draws_are_told_together() -> None:
    drawn = [Event("drawn", {"seat": seat, "origin": "night"}) for seat in (2, 1, 0)]
    assert sentences(drawn[:2]) == ["Horus and Bastet draw a divine card each (Night)."]
    assert sentences([*drawn, Event("drew", {"seat": 0, "card": "veto"})])[-1] == "Anubis draws Veto (Night)."
    assert len(sentences([*drawn, Event("drawn", {"seat": 3, "origin": "tile-divine_boon"})])) == 2
    recovered = [Event("recovered", {"seat": 0}), Event("drew", {"seat": 0, "card": "veto"})]
    assert sentences(recovered) == ["Anubis takes Veto from the discarded divine cards."]


# --- in every language ----------------------------------------------------------------------------------------------

ALL_VOICES = pytest.mark.parametrize("voice", VOICES, ids=LANGUAGES)


def said(voice: Filling, kind: str, **fields: object) -> str:
    return voice.fill(saying_of(Event(kind, fields)))


@ALL_VOICES
def test_a_tie_is_no_victory_in_any_language(voice: Filling) -> None:
    battle = {"winner": 2, "loser": 1, "winner_lost": 0, "loser_lost": 1, "attacker": 1}
    tie = said(voice, "result", **battle, winner_strength=7, loser_strength=7)
    won = said(voice, "result", **battle, winner_strength=8, loser_strength=7)
    assert tie.count("7") == 1, "one strength for both"
    assert won.count("8") == won.count("7") == 1
    for name in voice.gods[1:3]:
        assert name in tie
        assert name in won


@ALL_VOICES
def test_a_teleport_names_the_creature_and_all_owners(voice: Filling) -> None:
    alone = {"seat": 1, "from": "B1", "to": "TW3", "units": 4, "creature": "griffin", "price": 2, "payer": 1}
    told = said(voice, "teleport", **alone, group=[0, 1, 3])
    named = [voice.gods[1], voice.gods[2], voice.texts.name("creature-griffin")]
    assert all(name in told for name in named), told


@ALL_VOICES
@pytest.mark.parametrize(
    "origin",
    ["night", "recall", "praying", "space-TW3", "tile-high_priest", "tile-energy_drain", "tile-honor_in_battle"],
)
def test_prayer_names_its_source(voice: Filling, origin: str) -> None:
    told = said(voice, "prayer", seat=1, gained=2, total=9, origin=origin)
    source = origin if "-" in origin else f"origin-{origin}"
    assert source in voice.texts
    assert f"({voice.texts.name(source)})" in told


@ALL_VOICES
@pytest.mark.parametrize(
    "origin", ["tile-deadly_trap", "tile-initiative", "creature-cobra", "card-raining_fire", "strike"]
)
def test_losses_name_their_cause(voice: Filling, origin: str) -> None:
    told = said(voice, "destroyed", seat=1, space="RW", units=2, origin=origin)
    cause = origin if "-" in origin else f"origin-{origin}"
    assert cause in voice.texts
    assert told.endswith(f"({voice.texts.name(cause)}).")


@ALL_VOICES
def test_points_and_days_are_told(voice: Filling) -> None:
    common = said(voice, "point", seat=2, points=1, source="two_temples", temples=3, origin=None, side="alliance")
    assert voice.texts.say("count-temples", count=3) in common
    assert voice.gods[2] not in common, "the alliance's, nobody's own"
    assert "4" in said(voice, "day_ends", day=4)
    assert said(voice, "day_ends", day=4) != said(voice, "day", day=4)
