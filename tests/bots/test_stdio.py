"""Programs as bots: what they are told, and how a program that does not keep to the protocol loses."""

import json
import os
import shlex
import shutil
import sys
import time
from pathlib import Path
from typing import Any

import frontend
import pytest

import kemet
from kemet.bots import Forfeit, Seat, SpecError, bot_of, read_spec, stdio, stdio_process
from kemet.bots.stdio import StdioBot
from kemet.lab.matches import play_bots, play_fixture, seat_bots
from kemet.lab.results import Result, read_result
from kemet.lab.stdio_check import examine
from kemet.lab.tournament import GIVEN, Tournament

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
#: A bot that takes the first choice; `spoil` may do something else with a question.
HONEST = """
import json, os, subprocess, sys, time
def say(**message): print(json.dumps(message), flush=True)
def spoil(message): pass
{}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        say(type="ready", name=NAME if "NAME" in globals() else "honest")
    elif message["type"] == "choose":
        spoil(message)
        say(type="choice", number=message["number"], choice=message["choices"][0]["text"], why="it was first")
    else:
        break
"""


def command(folder: Path, change: str = "", name: str = "bot.py") -> str:
    """How such a bot is started."""
    script = folder / name
    script.write_text(HONEST.format(change))
    return shlex.join([sys.executable, "-I", "-S", str(script)])


def spoiling(deed: str) -> str:
    return f"def spoil(message):\n    if message['number'] == 2: {deed}"


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def play_alone(bot: StdioBot, most: int = 200) -> int:
    """The bot plays both seats until it gives up; returns the process it had."""
    game = kemet.new_game(seed=4)
    pid = 0
    for _ in range(most):
        seat = game.waiting_for()[0]
        game.play(seat, bot.choose(Seat(game, seat)))
        pid = bot.pid or pid
    bot.close()
    return pid


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("sys.exit('no net found')", r"crashed \(exit code 1\): no net found"),
        (spoiling("1 / 0"), r"crashed \(exit code 1\): ZeroDivisionError: division by zero"),
        (spoiling("os.kill(os.getpid(), 9)"), r"crashed \(signal 9\)$"),
        (spoiling("sys.stdout.close(); os.close(1); time.sleep(60)"), "closed its output"),
        (spoiling("say(type='choice', number=2, choice='win at once')"), "illegal choice: win at once"),
        (spoiling("say(type='choice', number=2, choice=-1)"), "illegal choice: -1"),
        (spoiling("say(type='choice', number=2, choice=True)"), "illegal choice: True"),
        (spoiling("say(type='choice', number=2)"), "illegal choice: None"),
        (spoiling("say(type='choice', number=1, choice=0)"), "answered question 1, but was asked 2"),
        (spoiling("say(type='hello')"), "something else than a message of type choice"),
        (spoiling("print([], flush=True)"), "something else than a message of type choice"),
        (spoiling("print('I think', flush=True)"), "no JSON: I think"),
        (spoiling("print('[' * 60000, flush=True)"), "no JSON"),
        (spoiling("sys.stdout.write('a' * 200000); sys.stdout.flush()"), "more than 65536 bytes"),
    ],
)
def test_who_breaks_the_protocol_gives_up(tmp_path: Path, change: str, why: str) -> None:
    bot = StdioBot("it", shlex.split(command(tmp_path, change)), "1")
    with pytest.raises(Forfeit, match=why):
        play_alone(bot)
    assert bot.pid is None


@pytest.mark.parametrize("deed", ["time.sleep(60)", "[print('x', file=sys.stderr) for _ in iter(int, 1)]"])
def test_silence_ends_with_the_clock_and_the_whole_group_goes(tmp_path: Path, deed: str) -> None:
    change = "NAME = str(subprocess.Popen(['sleep', '60']).pid)\n" + spoiling(deed)
    spec = read_spec(f"stdio:seconds=0.5 {command(tmp_path, change)}")
    bot = spec.make("1", 1.0)
    assert isinstance(bot, StdioBot)
    with pytest.raises(Forfeit, match=r"was silent for 0\.5 s"):
        play_alone(bot)
    deadline = time.monotonic() + 20
    while is_running(int(bot.called)) and time.monotonic() < deadline:  # its new parent has to bury it
        time.sleep(0.01)
    assert not is_running(int(bot.called))


def test_who_never_listens_is_silent(tmp_path: Path) -> None:
    script = tmp_path / "deaf.py"
    script.write_text("import time; time.sleep(60)")
    bot = StdioBot("deaf", [sys.executable, "-I", "-S", str(script)], "1", start=0.3)
    with pytest.raises(Forfeit, match=r"was silent for 0\.3 s"):
        play_alone(bot)


def test_a_program_leaves_no_process_behind(tmp_path: Path) -> None:
    bot = StdioBot("it", shlex.split(command(tmp_path)), "1")
    pid = play_alone(bot, 20)
    assert bot.why() == "it was first"
    assert bot.left_by_itself
    with pytest.raises(ChildProcessError):  # no zombie either
        os.waitpid(pid, os.WNOHANG)


# --- what it is told ----------------------------------------------------------------------------------------------


class Deaf:
    """In place of a program: keeps what it is told and takes the first choice."""

    def __init__(self, command: list[str]):
        self.told: list[dict[str, Any]] = command  # type: ignore[assignment]  # the test's own list

    def ask(self, line: bytes, seconds: float) -> bytes:
        self.told.append(json.loads(line))
        if self.told[-1]["type"] == "start":
            return b'{"type": "ready"}\n'
        number, first = self.told[-1]["number"], self.told[-1]["choices"][0]["index"]
        return json.dumps({"type": "choice", "number": number, "choice": first}).encode() + b"\n"

    def close(self, line: bytes) -> bool:
        self.told.append(json.loads(line))
        return True


def test_a_program_is_told_what_its_seat_may_know_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stdio, "Program", Deaf)
    secret = "a seed that nobody may guess"
    game = kemet.new_game(players=3, seed=secret, modules=["cards", "dawn"])
    twins: list[list[Any]] = [[], []]
    asked = 0
    while asked < 60 and not game.over:
        seat = game.waiting_for()[0]
        twin = game.copy()
        twin.sample_hidden(seat, asked)
        for told, each in zip(twins, (game, twin), strict=True):
            bot = StdioBot("it", told, secret)  # type: ignore[arg-type]
            bot.choose(Seat(each, seat))
            bot.close()
        asked += 1
        game.play(seat, game.codes(seat)[asked % len(game.codes(seat))])
    assert len(twins[0]) > 60
    assert twins[0] == twins[1]
    assert secret not in json.dumps(twins[0])
    assert {message["type"] for message in twins[0]} == {"start", "choose", "over"}


# --- what a forfeit means -----------------------------------------------------------------------------------------


def played(folder: Path, line_up: tuple[str, ...], **options: Any) -> Result:
    tournament = Tournament("f", line_ups=(line_up,), scheme=GIVEN, games=1, house_rules={"dayLimit": "2"}, **options)
    tournament.check()
    result = play_fixture(tournament, 1)
    assert isinstance(result, Result), result
    assert read_result(result.line()) == result
    return result


def test_with_two_players_the_other_one_wins_at_once(tmp_path: Path) -> None:
    bad = f"stdio:{command(tmp_path, spoiling('1 / 0'))}"
    result = played(tmp_path, (bad, "random"))
    loser = result.line_up.index(bad) + 1
    assert (result.winner, result.end) == (3 - loser, "forfeit")
    assert result.forfeits == {str(loser): "crashed (exit code 1): ZeroDivisionError: division by zero"}


def test_with_more_players_the_others_finish_their_game(tmp_path: Path) -> None:
    bad = f"stdio:{command(tmp_path, spoiling('1 / 0'))}"
    result = played(tmp_path, (bad, "random", "easy"))
    loser = result.line_up.index(bad)
    assert result.end != "cut-off"
    assert list(result.forfeits) == [str(loser + 1)]
    assert result.places()[loser] == 3
    assert result.choices > 30


def test_with_seth_the_side_has_lost(tmp_path: Path) -> None:
    bad = f"stdio:{command(tmp_path, spoiling('1 / 0'))}"
    assert played(tmp_path, (bad, "random", "random"), seth=True).winner == 2
    assert played(tmp_path, ("random", bad, "random"), seth=True).winner == 1


def test_programs_and_our_bots_play_a_whole_game(tmp_path: Path) -> None:
    game = kemet.new_game(seed=2, house_rules={"dayLimit": "2"})
    bots = seat_bots([f"stdio:{command(tmp_path)}", "easy"], "2")
    outcome = play_bots(game, bots, {})
    assert game.over
    assert outcome.forfeits == {}


# --- specs and the examination ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("stdio:  cat   -u", "stdio:cat -u"),
        ("stdio:start=30 seconds=2.0 cat 'a b'", "stdio:seconds=2 cat 'a b'"),
        ("stdio:cat seconds=2", "stdio:cat seconds=2"),
    ],
)
def test_commands_are_read_as_a_shell_reads_them(text: str, name: str) -> None:
    assert read_spec(text).text == name
    assert read_spec(name).text == name


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("stdio:", "the command is missing"),
        ("stdio:seconds=2", "the command is missing"),
        ("stdio:seconds=0 cat", "seconds must be more than 0"),
        ("stdio:cat 'a", "cannot be read"),
        ("stdio:./no_such_program", "there is no program './no_such_program'"),
    ],
)
def test_commands_that_name_no_bot_say_why(text: str, why: str) -> None:
    with pytest.raises(SpecError, match=why):
        read_spec(text).check()


def test_a_tournament_knows_the_files_of_a_command(tmp_path: Path) -> None:
    spec = f"stdio:{command(tmp_path)}"
    assert tmp_path / "bot.py" in read_spec(spec).sources()
    assert bot_of(spec, "1").name == spec


@pytest.mark.parametrize("example", ["builder.py", "pilgrim.mjs"])
def test_the_examples_pass_the_examination(example: str, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = frontend.node_folder(Path(sys.executable).parent)
    if folder is not None:
        monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    runner = sys.executable if example.endswith(".py") else shutil.which("node")
    if runner is None:
        pytest.skip("Node is not here")
    findings = list(examine(f"stdio:{shlex.join([runner, str(EXAMPLES / example)])}", "example"))
    assert [finding.name for finding in findings if not finding.passed] == []
    assert findings[0].why == example.partition(".")[0]
    assert len(findings) == 7


def test_the_examination_finds_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stdio_process, "GRACE", 0.5)
    late = "def spoil(message):\n    if message['view']['modules']: os._exit(3)"
    stays = "import atexit; atexit.register(time.sleep, 60)"
    findings = {found.name: found for found in examine(f"stdio:{command(tmp_path, late + chr(10) + stays)}", "1")}
    failed = [name for name, finding in findings.items() if not finding.passed]
    assert failed == ["leaving", "modules"]
    assert findings["modules"].why == "crashed (exit code 3)"
