"""With Seth nothing that the server sends depends on what its receiver cannot know: himself, ally, enemy, spectator."""

from __future__ import annotations

import json
import random

from golden_moments import GOLDEN, asked, golden_moment, golden_moments
from showing import shown

from kemet import Game
from kemet.bots import battle_odds
from kemet.engine.battle.before import ESCAPE_TOGETHER
from kemet.server.shapes.live import Orders
from kemet.server.table.history import moment
from kemet.server.table.orders import ordered_answer
from kemet.telling.refusals import why_not

SIX = [number for number, path in enumerate(GOLDEN, start=1) if "-6-players" in path.name]
#: Questions in which something lies face down or an answer is kept secret.
SECRET = ("battle-cards", "invasion-cards", "escape-together", "veto", "card-to-keep", "vision")


def told(game: Game, seat: int) -> str:
    """Everything a seat can get out of the server at this moment: state, take-back, odds, refusals."""
    return json.dumps(
        {
            "state": shown(game, seat).decode(),
            "odds": odds.as_data() if (odds := battle_odds(game, seat, (), "all")) else None,
            "refusals": [why_not(game.state, seat, code) for code in range(0, 7466, 311)],
            "orders": ordered_answer(game, seat, Orders(veto="never", escape="never", losses="usual")),
        }
    )


def test_six_seats_are_told_the_same_in_games_that_differ_in_hidden_things() -> None:
    looked_at: set[str] = set()
    for at, game in enumerate(golden_moments(*SIX)):
        question = game.state.question.slug
        if at % 131 and (question not in SECRET or question in looked_at):
            continue
        looked_at.add(question)
        for seat in range(6):
            truth, twin = game.copy(), game.copy()
            truth.sample_hidden(seat, "truth")
            twin.sample_hidden(seat, "another")
            assert told(truth, seat) == told(twin, seat), (at, seat)
            assert shown(truth, -1) == shown(twin, -1)
    assert looked_at >= {"battle-cards", "veto", "turn-of-seth", "turn", "who-acts-next"}
    assert looked_at & {"escape-together", "invasion-cards"}


def test_what_happens_tells_the_same_until_something_is_learned() -> None:
    """The same choices in two games that differ in hidden things: every kind of viewer hears the same events."""
    compared = 0
    for at, moment_of_it in enumerate(golden_moments(SIX[0])):
        if at % 97:
            continue
        for seat in (0, 1, 4):
            truth, twin = moment_of_it.copy(), moment_of_it.copy()
            truth.sample_hidden(seat, "truth")
            twin.sample_hidden(seat, "another")
            chance = random.Random(at)
            while not truth.over:
                chooser = chance.choice(truth.waiting_for())
                both = [code for code in truth.codes(chooser) if code in twin.codes(chooser)]
                learned = truth.state.learned, twin.state.learned
                if not both:
                    break
                code = chance.choice(both)
                for game in (truth, twin):
                    game.play(chooser, code)
                if (truth.state.learned, twin.state.learned) != learned:
                    break
                for viewer in (seat, None):
                    assert truth.events(seat=viewer) == twin.events(seat=viewer), (at, seat)
                compared += 1
    assert compared > 40


def test_a_replay_shows_no_ally_what_another_holds() -> None:
    """The past too: a seat's moments are those it saw then."""
    game = golden_moment(SIX[0], lambda game: len(game.choices) > 150)
    for seat in (0, 1, 4, -1):
        found = moment(game, seat, 60)
        assert found is not None
        hands = [each["seat"] for each in found["view"]["seats"] if "hand" in each]
        assert hands == ([seat] if seat >= 0 else [])


def test_invasion_cards_laid_face_down_show_in_nobodys_take_back() -> None:
    """Who fights in one of two battles may take back, whatever another has laid since, until that one is ready."""
    game = next(
        game.copy()
        for game in golden_moments(*range(1, len(GOLDEN) + 1))
        if asked("invasion-cards")(game) and len(game.waiting_for()) > 1
    )
    first, other = game.waiting_for()[:2]
    game.play(first, game.codes(first)[0])
    before = [game.can_take_back(seat) for seat in range(game.players) if seat != other]
    assert game.can_take_back(first)
    game.play(other, game.codes(other)[0])
    assert [game.can_take_back(seat) for seat in range(game.players) if seat != other] == before
    game.take_back(first)
    assert game.question(first) == "invasion-cards"
    assert game.question(other) == "invasion-divine-cards"


def test_an_escape_together_is_answered_alike_with_and_without_the_card() -> None:
    game = golden_moment(2, lambda game: game.state.question is ESCAPE_TOGETHER and bool(game.state.waiting))
    for seat in game.waiting_for():
        assert ordered_answer(game, seat, Orders(escape="never")) is not None
        assert ordered_answer(game, seat, Orders(escape="when-losing")) is not None
        game.play(seat, game.codes(seat)[0])
        assert not game.can_take_back(seat)  # an answer, also a no, told something
