"""`kemet report`: from files of results to a page, or one line that says why not."""

from pathlib import Path
from typing import Any

import pytest

OPTIONS = ["--games", "2", "--seed", "r", "--house", "dayLimit=2"]


@pytest.fixture
def results(run: Any, tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    assert run("tournament", "--bots", "easy,random", "--players", "2,3", *OPTIONS, "--out", str(path)).code == 0
    return path


def test_a_page_is_made(run: Any, tmp_path: Path, results: Path) -> None:
    out = tmp_path / "page.html"
    ran = run("report", str(results), "--out", str(out))
    assert (ran.code, ran.err) == (0, "")
    assert "about 6 games" in ran.out
    text = out.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "Unofficial" in text


def test_a_running_tournament_can_be_looked_at(run: Any, tmp_path: Path, results: Path) -> None:
    results.write_bytes(results.read_bytes()[:-40])
    assert "about 5 games" in run("report", str(results), "--out", str(tmp_path / "page.html")).out


def test_files_that_cannot_be_used(run: Any, tmp_path: Path, results: Path) -> None:
    header = results.read_bytes().split(b"\n", 1)[0] + b"\n"
    page = tmp_path / "page.html"
    for content, named in [
        (b"", "no file of a tournament"),
        (b"{}\n", "no file of a tournament"),
        (b"[1]\n", "no file of a tournament"),
        (b"\xff\xfe\x00", "no file of a tournament"),
        (header[:-20], "no file of a tournament"),
        (header.replace(b"[2,3]", b'["x"]'), "no file of a tournament"),
        (header.replace(b'["easy","random"]', b"[]"), "no file of a tournament"),
        (header.replace(b'"house_rules":{', b'"house_rules":{"a":1,'), "no file of a tournament"),
        (header.replace(b'"seed":"r"', b'"seed":7'), "no file of a tournament"),
        (header.replace(b'"games":2', b'"games":0'), "no game of this tournament is finished"),
        (header, "no game of this tournament is finished"),
        (header + b"{}\n{}\n", "line 2"),
    ]:
        broken = tmp_path / "broken"
        broken.write_bytes(content)
        ran = run("report", str(results), str(broken), "--out", str(page))
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert named in ran.err
        assert str(broken) in ran.err
        assert not page.exists()


def test_files_in_the_way(run: Any, tmp_path: Path, results: Path) -> None:
    for arguments, named in [
        ([str(results), str(results)], "named twice"),
        ([str(results), "--out", str(results)], "file of results"),
        ([str(results), "--out", str(tmp_path)], "cannot be written"),
        ([str(results), "--out", str(tmp_path / "no" / "page.html")], "cannot be written"),
        ([str(tmp_path / "nothing")], "cannot be read"),
    ]:
        ran = run("report", *arguments)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert named in ran.err
