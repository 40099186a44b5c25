"""`kemet puzzle`."""

from __future__ import annotations

from kemet.puzzles import THEMES, puzzle_of_today, puzzles


def test_a_puzzle_is_solved_choice_by_choice(run) -> None:
    puzzle = next(iter(puzzles().values()))
    line = [step.best for step in puzzle.steps]
    ran = run("puzzle", puzzle.id, "--plain", typed=line)
    assert ran.code == 0
    assert ran.out.count("Right.") == len(line)
    assert "Solved!" in ran.out
    assert "Wrong tries" not in ran.out


def test_a_wrong_choice_may_be_tried_again_and_is_counted(run) -> None:
    puzzle = next(iter(puzzles().values()))
    best, *also = puzzle.steps[0].best, *puzzle.steps[0].also
    other = next(choice.text for choice in puzzle.game().legal(puzzle.seat) if choice.text not in (best, *also))
    line = [other, "what", "table", *(step.best for step in puzzle.steps)]
    ran = run("puzzle", puzzle.id, "--plain", typed=line)
    assert f"{other} is not the best choice here" in ran.out
    assert "Wrong tries: 1." in ran.out


def test_today_has_one_and_giving_up_shows_its_line(run) -> None:
    ran = run("puzzle", "--plain", typed=["answer"])
    today = puzzle_of_today()
    assert f"Puzzle {today.id}:" in ran.out
    assert today.steps[0].best in ran.out.split("The line:")[1]
    for theme in THEMES:
        assert run("puzzle", "--theme", theme, "--plain", typed=["quit"]).code == 0


def test_mistakes_are_one_line(run) -> None:
    assert run("puzzle", "nothing").code == 2
    assert "point, stop, temple" in run("puzzle", "--theme", "love").err
