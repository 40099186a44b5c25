"""Every lesson can be played from its first choice to its last, and its coach has words in every language."""

from __future__ import annotations

import pytest

from kemet.content.languages import LANGUAGES
from kemet.content.texts import read_area
from kemet.engine.invariants.base import violations
from kemet.game.configuration import Setup
from kemet.game.game import Game
from kemet.lessons import LESSONS, Lesson, lesson, lesson_named_by, progress, scripted, waits

#: What the coach can point at; `web/src/lesson/targets.ts` finds it.
TARGETS = ("goal", "map", "actions", "prayer", "market", "panel", "hand", "points", "fight", "dawn", "track", "tray")
NAMED_TARGETS = ("space", "action", "tile", "card", "battle-card", "choice", "stop", "spot")


def begun(of: Lesson) -> Game:
    game = Game(of.setup())
    for seat, code in of.opening:
        game.play(seat, code)
    return game


def next_scripted(of: Lesson, game: Game, order: int = 1) -> tuple[int, int] | None:
    """A seat that has something written to do; where several have, `order` says who is first."""
    found = ((seat, scripted(of, game, seat)) for seat in game.waiting_for()[::order])
    return next(((seat, code) for seat, code in found if code is not None), None)


@pytest.mark.parametrize("order", [1, -1])
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_plays_through(name: str, order: int) -> None:
    """Either fighter may answer first: each step is reached, and then the pupil is free."""
    of = lesson(name)
    game = begun(of)
    assert game.waiting_for() == [of.pupil], "the opening ends where the pupil is needed"
    seen = []
    while (found := next_scripted(of, game, order)) is not None:
        standing = progress(of, game)
        assert standing is not None
        if of.pupil in game.waiting_for():
            seen.append(standing.step)
        if found[0] == of.pupil:
            assert standing.choices[0] == found[1]
        game.play(*found)
        assert violations(game.state) == []
    assert sorted(set(seen)) == list(range(len(of.steps)))
    end = progress(of, game)
    assert end is not None
    assert (end.choices, end.pages) == ((), of.farewell)
    assert game.waiting_for() == [of.pupil]
    assert not game.over


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_known_by_its_set_up(name: str) -> None:
    agreed = lesson(name).setup()
    assert lesson_named_by(agreed.as_data()) is lesson(name)
    options = agreed.options
    other = Setup(options.players, 8, False, {}, (), "another seed", options.modules, seth=options.seth)
    assert lesson_named_by(other.as_data()) is None


def test_taking_back_and_the_own_way() -> None:
    of = lesson("first")
    game = begun(of)
    first = progress(of, game)
    game.play(of.pupil, "token pray1")
    assert progress(of, game) != first
    game.take_back(of.pupil)
    assert progress(of, game) == first
    game.play(of.pupil, "token pray2")
    assert progress(of, game) is None
    assert scripted(of, game, of.pupil) is None


def test_in_the_middle_of_a_step_only_its_last_page_is_said_again() -> None:
    of = lesson("first")
    game = begun(of)
    while (standing := progress(of, game)) is not None and standing.step < 10:
        found = next_scripted(of, game)
        assert found is not None
        game.play(*found)
    assert standing is not None
    assert len(standing.pages) == 2
    game.play(of.pupil, "from A1")
    later = progress(of, game)
    assert later is not None
    assert (later.step, later.pages, later.choices) == (10, standing.pages[-1:], standing.choices[1:])


def test_an_ally_waits_for_the_pupil_s_word_who_acts_next() -> None:
    of = lesson("seth")
    ally = 2
    game = begun(of)
    game.play(of.pupil, "temple FA")
    assert game.waiting_for() == [of.pupil, ally]
    assert waits(of, game, ally)
    assert scripted(of, game, ally) is None
    game.play(of.pupil, "later")
    assert not waits(of, game, ally)
    assert scripted(of, game, ally) is not None


def test_an_ally_does_not_wait_for_one_who_went_an_own_way() -> None:
    of = lesson("seth")
    game = begun(of)
    game.play(of.pupil, "pass")
    assert game.question(2) == "who-acts-next"
    assert not waits(of, game, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_has_words_for_every_page(language: str) -> None:
    messages = read_area(language, "lesson")
    said = {page.text for name in LESSONS for each in lesson(name).steps for page in each.pages}
    said |= {page.text for name in LESSONS for page in lesson(name).farewell}
    assert said - set(messages) == set()
    known = {key for key in messages if any(key.startswith(f"lesson-{name}-") for name in LESSONS)}
    assert known == said, "words that nobody says"


@pytest.mark.parametrize("name", LESSONS)
def test_the_coach_points_at_things_that_there_are(name: str) -> None:
    of = lesson(name)
    pages = [page for each in of.steps for page in each.pages] + list(of.farewell)
    view = begun(of).view(of.pupil)
    for point in (point for page in pages for point in page.point):
        kind, _, what = point.partition(" ")
        assert kind in (NAMED_TARGETS if what else TARGETS), point
        assert kind != "space" or what in view["spaces"], point
