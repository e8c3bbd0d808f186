"""Rules and what cites them, both ways: no rule without a test, no citation without a rule."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import oubliettes.games
from oubliettes.kernel import LANGUAGES, RULE_ID, Ledger

ROOT = Path(__file__).parents[1]
GAMES = sorted(path.parent for path in Path(oubliettes.games.__file__).parent.glob("*/ledger.toml"))
OTHERS = [ROOT / "tests" / "kernel" / "toy_box", ROOT / "tests" / "sixth" / "lanterns"]
"""Ledgers of games that are only there for tests."""
INVENTED = "ZZ"
"""The prefix of rules that tests make up on purpose."""
WRITTEN = ("py", "toml", "ftl", "md", "ts", "svelte", "json")
SECTION = re.compile(r"\b[A-Z]{2}-\d+\b(?!\.\d)")
KINDS = {"stated", "ruling", "supplied"}

one_game = pytest.mark.parametrize("folder", GAMES, ids=lambda folder: str(folder.name))


@cache
def ledger(folder: Path) -> Ledger:
    return Ledger.parse((folder / "ledger.toml").read_text(encoding="utf-8"))


def written() -> Iterator[Path]:
    """All that people write and that may speak of a rule."""
    yield from ROOT.glob("*.md")
    for room in ("src", "tests", "docs", "benchmarks", "web/src"):
        for path in sorted((ROOT / room).rglob("*")):
            if path.suffix[1:] in WRITTEN and path.is_file() and "node_modules" not in path.parts:
                yield path


@cache
def cited() -> list[tuple[Path, int, str]]:
    """Every citation of a rule or a section, with its place."""
    prefixes = {ledger(folder).prefix for folder in (*GAMES, *OTHERS)}
    found = []
    for path in written():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            found += [(path.relative_to(ROOT), number, id) for id in RULE_ID.findall(line)]
            sections = [id for id in SECTION.findall(line) if id.split("-")[0] in prefixes]
            found += [(path.relative_to(ROOT), number, id) for id in sections]
    return found


def marks(path: Path) -> Iterator[tuple[int, ast.Call]]:
    """The `@rule(...)` marks of a file: on a test or a class of tests, on a case, on all the file."""
    where: list[ast.expr] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.FunctionDef() | ast.ClassDef() if node.name.lower().startswith("test"):
                where += node.decorator_list
            case ast.Assign(targets=[ast.Name(id="pytestmark")]):
                where.append(node.value)
    for expression in where:
        for call in ast.walk(expression):
            if isinstance(call, ast.Call) and ast.unparse(call.func) in ("rule", "pytest.mark.rule"):
                yield call.lineno, call


@cache
def all_marks() -> list[tuple[Path, int, ast.Call]]:
    return [(path, *mark) for path in sorted((ROOT / "tests").rglob("test_*.py")) for mark in marks(path)]


def ids_of(call: ast.Call) -> list[str]:
    return [str(argument.value) for argument in call.args if isinstance(argument, ast.Constant)]


# ------------------------------------------------------------------ both ways


@one_game
def test_every_rule_is_shown_by_a_test(folder: Path) -> None:
    shown = {id for _, _, call in all_marks() for id in ids_of(call)}
    missing = [id for id in ledger(folder).rules if id not in shown]
    assert not missing, f"{len(missing)} rules of {folder.name} are cited by no test: {', '.join(missing)}"


def test_every_citation_is_of_a_rule_that_exists() -> None:
    known = {id for folder in (*GAMES, *OTHERS) for id in (*ledger(folder).rules, *ledger(folder).sections)}
    wrong = [f"{path}:{n}: {id}" for path, n, id in cited() if id not in known and not id.startswith(INVENTED)]
    assert not wrong, "rules that no ledger has:\n" + "\n".join(wrong)


def test_marks_are_written_out() -> None:
    """`@rule("DR-4.3")`: a mark that is worked out could not be checked, and one without a rule shows nothing."""
    wrong = []
    for path, line, call in all_marks():
        ids = ids_of(call)
        if not ids or call.keywords or len(ids) < len(call.args) or not all(map(RULE_ID.fullmatch, ids)):
            wrong.append(f"{path.relative_to(ROOT)}:{line}: {ast.unparse(call)}")
    assert not wrong, "marks without rules written out:\n" + "\n".join(wrong)


def test_the_tests_of_a_game_cite_its_own_rules() -> None:
    prefixes = {folder.name: ledger(folder).prefix for folder in GAMES}
    wrong = []
    for path, line, call in all_marks():
        prefix = prefixes.get(path.parent.name, "")
        wrong += [f"{path.relative_to(ROOT)}:{line}: {id}" for id in ids_of(call) if not id.startswith(prefix)]
    assert not wrong, "rules of another game:\n" + "\n".join(wrong)


# ------------------------------------------------------------------ the ledgers themselves


def numbers(id: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", id))


@one_game
def test_a_ledger_is_in_order(folder: Path) -> None:
    book = ledger(folder)
    assert re.fullmatch("[A-Z]{2}", book.prefix)
    assert list(book.sections) == [f"{book.prefix}-{number}" for number in range(1, len(book.sections) + 1)]
    ids = list(book.rules)
    assert all(RULE_ID.fullmatch(id) and id.startswith(f"{book.prefix}-") for id in ids)
    assert ids == sorted(ids, key=numbers), "ids follow the order of the book"
    strays = [id for id in ids if id.split(".")[0] not in book.sections]
    assert not strays, f"rules of sections that do not exist: {strays}"
    empty = [section for section in book.sections if not book.section(section)]
    assert not empty, f"sections without rules: {empty}"


@one_game
def test_a_ledger_speaks_both_languages(folder: Path) -> None:
    book = ledger(folder)
    mute = [rule.id for rule in book.rules.values() for lang in LANGUAGES if not rule.text(lang).strip()]
    assert not mute, f"rules without words: {mute}"
    same = [rule.id for rule in book.rules.values() if rule.fr == rule.en and re.search(r"\w{4}", rule.fr)]
    assert not same, f"rules with the same words in French and English: {same}"
    assert all(heading[lang].strip() for heading in book.sections.values() for lang in LANGUAGES)


@one_game
def test_a_ledger_says_where_each_rule_comes_from(folder: Path) -> None:
    book = ledger(folder)
    assert {rule.kind for rule in book.rules.values()} <= KINDS
    unsaid = [rule.id for rule in book.rules.values() if rule.kind == "stated" and not rule.source.strip()]
    assert not unsaid, f"rules that the rulebook states, without the place: {unsaid}"


def rule_lists(data: Any) -> Iterator[Any]:
    """What stands under `rule` or `rules`, at any depth."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in ("rule", "rules"):
                yield value
            else:
                yield from rule_lists(value)
    elif isinstance(data, list):
        for value in data:
            yield from rule_lists(value)


@one_game
def test_components_name_rules_that_exist(folder: Path) -> None:
    book = ledger(folder)
    for path in sorted(folder.glob("*.toml")):
        if path.name == "ledger.toml":
            continue
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        for found in rule_lists(data):
            ids = [found] if isinstance(found, str) else found
            assert ids, f"an empty list of rules in {path.name}"
            wrong = [id for id in ids if id not in book.rules]
            assert not wrong, f"{path.name} names rules that do not exist: {wrong}"


@one_game
def test_a_games_folder_is_whole(folder: Path) -> None:
    """A game that is on the table says in its data who it is; a folder may still wait to be put on it."""
    by_folder = {game.folder: game for game in oubliettes.games.GAMES.values()}
    if folder not in by_folder:
        assert (folder / "__init__.py").exists(), f"{folder.name} is no package"
        return
    game = by_folder[folder]
    assert (game.ledger.game, tomllib.loads((folder / "components.toml").read_text(encoding="utf-8"))["game"]) == (
        game.slug,
        game.slug,
    )
    for option in game.options:
        wrong = [id for id in option.rules if id not in game.ledger.rules]
        assert not wrong, f"option {option.id} names rules that do not exist: {wrong}"


def test_no_two_games_share_a_prefix() -> None:
    prefixes = [ledger(folder).prefix for folder in (*GAMES, *OTHERS)]
    assert len(set(prefixes)) == len(prefixes)


# ------------------------------------------------------------------ and that these checks find something


def test_marks_are_found_wherever_pytest_takes_them(tmp_path: Path) -> None:
    file = tmp_path / "test_something.py"
    file.write_text(
        'pytestmark = rule("ZZ-1.1")\n'
        '@rule("ZZ-1.2")\ndef test_one(): pass\n'
        '@pytest.mark.rule("ZZ-1.3")\nclass TestTwo: pass\n'
        '@pytest.mark.parametrize("a", [pytest.param(1, marks=rule("ZZ-1.4"))])\ndef test_three(a): pass\n'
        'def helper(): return rule("ZZ-1.5")\n'
        '@rule("ZZ-1.6")\ndef not_a_test(): pass\n'
        'ledger.rule("ZZ-1.7")\n',
        encoding="utf-8",
    )
    found = sorted(ast.literal_eval(call.args[0]) for _, call in marks(file))
    assert found == ["ZZ-1.1", "ZZ-1.2", "ZZ-1.3", "ZZ-1.4"]


def test_citations_are_looked_for_in_all_rooms() -> None:
    rooms = {path.parts[0] for path, _, _ in cited()}
    assert {"src", "tests", "CONTRIBUTING.md"} <= rooms
    assert any(id == "TY-2.4" for _, _, id in cited())
    assert {path.suffix for path, _, _ in cited()} >= {".py", ".toml", ".md"}
