"""The examples in the docstrings do what they say."""

import doctest
import importlib

import pytest


@pytest.mark.parametrize("name", ["words.words", "words.language", "players.bots", "players.seats"])
def test_examples(name: str) -> None:
    outcome = doctest.testmod(importlib.import_module(f"oubliettes.{name}"))
    assert outcome.attempted
    assert not outcome.failed
