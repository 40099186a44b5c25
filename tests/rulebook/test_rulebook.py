"""The rules documents can be read by ID: nothing lost, nothing twice, every row readable."""

import doctest
import re
from pathlib import Path

import pytest

from kemet import rulebook
from kemet.rulebook import UnknownRule, all_rules, rule, search

DOCS = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize(("document", "count"), [("base", 394), ("taseti", 292), ("seth", 638)])
def test_every_definition_is_found(document: str, count: int) -> None:
    assert len(all_rules(document)) == count


def test_ids_are_unique_over_all_documents() -> None:
    ids = [each.id for each in all_rules()]
    assert len(ids) == len(set(ids))


def test_every_bold_id_of_the_text_is_a_rule() -> None:
    text = "".join((DOCS / f"{name}.md").read_text(encoding="utf-8") for name in ("base", "taseti"))
    bold = set(re.findall(r"\*\*([BT][0-9]?-[A-Z0-9-]+)\*\*", text))
    assert bold == {each.id for each in all_rules("base") + all_rules("taseti")}


def test_every_rule_has_text_and_a_section() -> None:
    assert [each.id for each in all_rules() if not each.text or not each.section] == []


def test_every_certainty_is_known_or_absent() -> None:
    marks = {each.certainty.split(";")[0].split(" ")[0].strip(",") for each in all_rules()}
    assert marks <= {"sure", "likely", "reconstructed", ""}


def test_the_example_in_the_docstring() -> None:
    assert doctest.testmod(rulebook).failed == 0


def test_bullet() -> None:
    found = rule("B-BATTLE-08")
    assert found.document == "base"
    assert found.section == "10. Battle"
    assert found.certainty == "sure"
    assert found.text.startswith("Each side may add any number of battle DI cards")


def test_bullet_keeps_the_whole_certainty() -> None:
    assert rule("B-SETUP-05").certainty == "sure; order reconstructed"


def test_table_row_pairs_headings_with_cells() -> None:
    found = rule("B-CREATURE-ELEPHANT")
    assert found.text.splitlines()[:3] == ["creature: Ancestral Elephant", "tile: blue 2", "move: 1"]
    assert found.certainty == "sure"
    assert "certainty" not in found.text


def test_table_row_of_seth() -> None:
    found = rule("S-SETUP-08")
    assert found.text.startswith("The single violet pyramid starts at level 1")
    assert found.certainty == "sure (second half likely)"


def test_id_in_small_letters() -> None:
    assert rule(" b-vp-01 ") is rule("B-VP-01")


def test_unknown_rule_names_close_ones() -> None:
    with pytest.raises(UnknownRule, match="'B-BATLE-08'; did you mean B-BATTLE-08") as caught:
        rule("B-BATLE-08")
    assert isinstance(caught.value, KeyError)


@pytest.mark.parametrize("nonsense", ["", "§", "x" * 1000, "B-BATTLE-", "**B-VP-01**"])
def test_nonsense_is_unknown(nonsense: str) -> None:
    with pytest.raises(UnknownRule, match="there is no rule"):
        rule(nonsense)


def test_unknown_document() -> None:
    with pytest.raises(ValueError, match="choose one of base, taseti, seth"):
        all_rules("osiris")


def test_search_needs_every_word() -> None:
    ids = {each.id for each in search("VETO escape")}
    assert ids
    assert all("veto" in (text := rule(id).text.lower()) and "escape" in text for id in ids)
    assert search("veto nowhere-to-be-found") == ()
    assert search("  ") == ()


def test_packaged_documents_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "base.md").write_text("", encoding="utf-8")
    monkeypatch.setattr(rulebook, "__file__", str(tmp_path / "__init__.py"))
    assert rulebook._folder() == tmp_path
