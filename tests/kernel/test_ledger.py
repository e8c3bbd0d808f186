"""The numbered rules of a game."""

import pytest

from oubliettes.kernel import RULE_ID, Ledger, OubliettesError
from tests.kernel.toy import TOY

TWICE = """
game = "g"
prefix = "ZZ"
[[section]]
id = "ZZ-1"
fr = "Un"
en = "One"
[[rule]]
id = "ZZ-1.1"
fr = "a"
en = "a"
source = ""
kind = "stated"
[[rule]]
id = "ZZ-1.1"
fr = "b"
en = "b"
source = ""
kind = "stated"
"""


@pytest.mark.parametrize("id", ["TY-2.3", "2.3", "ty-2.3"])
def test_a_rule_by_its_number(id: str) -> None:
    rule = TOY.ledger.rule(id)
    assert rule.id == "TY-2.3"
    assert rule.text("en").startswith("Look at the top card")
    assert rule.text("fr").startswith("Regardez")


@pytest.mark.parametrize("id", ["9.9", "2", "", "ZZ-1.1", "2.33"])
def test_a_rule_that_does_not_exist(id: str) -> None:
    with pytest.raises(OubliettesError, match=r"cellar has no rule TY-.*: its sections go from TY-1 to TY-3"):
        TOY.ledger.rule(id)


def test_sections_are_in_the_order_of_the_book() -> None:
    assert list(TOY.ledger.sections) == ["TY-1", "TY-2", "TY-3"]
    assert TOY.ledger.sections["TY-3"]["en"] == "The auction and the end"
    assert [rule.id for rule in TOY.ledger.section("TY-3")] == ["TY-3.1", "TY-3.2"]
    assert TOY.ledger.section("ZZ-9") == []


def test_no_number_twice() -> None:
    with pytest.raises(OubliettesError, match=r"the ledger of g numbers two rules ZZ-1\.1: give one another number"):
        Ledger.parse(TWICE)


def test_what_looks_like_a_rule() -> None:
    text = "as in TY-2.3, (ZZ-10.12) and TY-3.1: not UTF-8.1, not TY-3, not sha-256.1, not TYP-1.2 or TY-1.2x"
    assert RULE_ID.findall(text) == ["TY-2.3", "ZZ-10.12", "TY-3.1"]
