"""What all tests share."""

from typing import Any

import pytest

from oubliettes.kernel import Match, Pick

rule = pytest.mark.rule
"""`@rule("DR-4.3")`: the ledger rules that a test shows, and that break it when they are broken."""


def pick(text: str) -> Pick:
    """`"fight die:fighter goblin 3"` as a pick."""
    return tuple(int(word) if word.isdigit() else word for word in text.split())


def do(match: Match[Any], *picks: str) -> Match[Any]:
    """Make these picks, each by the seat that is asked first."""
    for text in picks:
        assert match.pending, f"the match is over before {text!r}"
        match.choose(match.pending[0].seat, pick(text))
    return match


def offers(match: Match[Any]) -> list[str]:
    """What the seat that is asked first may pick, as text."""
    return [" ".join(map(str, option)) for option in match.pending[0].options] if match.pending else []


def said(match: Match[Any]) -> list[str]:
    """The keys of all that was said so far."""
    return [event.key for event in match.log]
