"""Names that every game's rules hand on as text: steps of the agenda, questions that orders and chains speak of.

Whole games try most of them; this reads them all from the source, so that a name misspelt in a rare rule is found.
"""

import ast
from collections.abc import Iterator
from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import LANGUAGES, Game
from oubliettes.words import Words
from tests.messages import trees

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

PUSH = ("agenda.append", "agenda.extend", ".then", ".interrupt", "interrupt")
DRAWN = ("_card", "_found", "_furniture")
"""How the names of Donjon's steps end that a drawn card is handed on to."""


def named(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and name of each step that is written out in this piece of code."""
    for step in ast.walk(node):
        parts = step.elts if isinstance(step, ast.Tuple) else []
        words = [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
        if words and isinstance(parts[0], ast.Constant):
            yield parts[0].lineno, words[0]
            if words[0] == "draw":
                yield from ((parts[0].lineno, word) for word in words[1:] if word.endswith(DRAWN))


def of_steps(annotation: ast.expr | None) -> bool:
    """Whether something is said to be a step or several."""
    return annotation is not None and "Step" in {node.id for node in ast.walk(annotation) if isinstance(node, ast.Name)}


def pushed(game: Game[Any]) -> Iterator[tuple[int, str]]:
    """The steps that the rules put on the agenda, at once or by way of a value that is called a step."""
    for node in trees(game.folder / "rules"):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(PUSH):
            yield from (found for part in (*node.args, *node.keywords) for found in named(part))
        elif isinstance(node, ast.AnnAssign) and node.value and of_steps(node.annotation):
            yield from named(node.value)
        elif isinstance(node, ast.FunctionDef) and of_steps(node.returns):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and inner.value:
                    yield from named(inner.value)


@games
def test_each_step_that_is_pushed_exists(game: Game[Any]) -> None:
    found = list(pushed(game))
    assert len(found) > 5
    assert [(line, name) for line, name in found if name not in game.steps] == []


@games
def test_no_step_is_left_over_and_all_are_written_alike(game: Game[Any]) -> None:
    assert [name for name in game.steps if not name.isidentifier()] == []
    spoken = [node.value for node in trees(game.folder / "rules") if isinstance(node, ast.Constant)]
    assert [name for name in game.steps if spoken.count(name) < 2] == []  # once as the key of its own entry


@games
def test_orders_and_chains_speak_of_questions_that_are_asked(game: Game[Any]) -> None:
    words = Words(LANGUAGES[0], game)  # which hold no question that nobody asks: tests/test_words_complete.py
    chained = [prompt for prompts in game.chains.values() for prompt in prompts]
    ordered = [prompt for order in game.orders for prompt in order.prompts]
    assert [prompt for prompt in (*ordered, *chained) if not words.has(f"prompt-{prompt}")] == []
    assert len(chained) == len(set(chained)), "a question belongs to one chain"
