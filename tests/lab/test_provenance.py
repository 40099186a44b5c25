"""What a result rests on is how the engine and the bots behave, not how their files are called."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kemet.bots.learned.files import NETS
from kemet.cli import main
from kemet.engine.day import pray
from kemet.game.configuration import RULES_VERSION
from kemet.lab import cluster, provenance

#: How the engine behaves under each version of the rules. A rule that changes on purpose gets a new version and a new
#: row; an old row never changes, because stored games keep the rules they began with.
BEHAVIOUR_OF = {1: "7c624e026658bdd3"}


def test_other_rules_are_another_version() -> None:
    assert provenance.behaviour() == BEHAVIOUR_OF[RULES_VERSION]


def test_a_changed_number_of_the_rules_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    if not str(pray.__file__).endswith(".py"):
        pytest.skip("compiled numbers cannot be replaced")
    monkeypatch.setattr(pray, "PRAY_GAIN", 4)
    assert provenance._digest(provenance._endings()) != provenance.behaviour()


def test_every_kind_of_search_is_asked() -> None:
    asked = {line.split()[2] for line in provenance._answers()}
    assert asked == {*provenance.SEARCHES, *provenance.SEARCHES_WITH_SETH}


def test_results_rest_on_the_nets_that_were_asked_and_on_no_others(tmp_path: Path) -> None:
    digest = provenance.bots_digest
    first, second = digest(["net:v1,tries=9"]), digest(["net:v2,tries=9"])
    assert len({first, second, digest(["easy"]), digest(["hard"]), digest(["champion"])}) == 5
    assert digest(["easy"]) == digest(["search:tries=9"])
    assert digest(["net:v2,tries=9,policy=p1"]) not in (first, second)
    own = tmp_path / "v1.json"
    own.write_bytes((NETS / "v1.json").read_bytes())
    assert digest([f"net:{own},tries=9"]) == first
    own.write_text(own.read_text() + " ")
    assert digest([f"net:{own},tries=9"]) != first


def test_a_tournament_of_another_engine_is_not_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "t.jsonl"
    assert (
        main(["tournament", "--bots", "easy,random", "--games", "2", "--seed", "s", "--plain", "--out", str(file)]) == 0
    )
    assert json.loads(file.read_text().splitlines()[0])["behaviour"] == provenance.behaviour()
    monkeypatch.setattr(provenance, "behaviour", lambda: "other")
    assert main(["tournament", "--resume", str(file)]) == 2
    assert "was played with behaviour" in capsys.readouterr().err


def test_a_worker_with_another_engine_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = cluster.Kit(cluster.NOTHING, {}, cluster._release(cluster.NOTHING))
    monkeypatch.setattr(cluster, "behaviour", lambda: "other")
    with pytest.raises(cluster.ClusterError, match="install the same release everywhere"):
        cluster._task(str, kit, [1])
