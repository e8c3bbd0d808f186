"""The rules as a person reads them."""

from typing import Any

from oubliettes.kernel import Game, Rule
from oubliettes.terminal.solid import SOLID
from oubliettes.terminal.trouble import Trouble
from oubliettes.words import Words, typeset


def rule_lines(game: Game[Any], id: str, words: Words) -> list[str]:
    """One rule, with its number; where it is ours and not the rulebook's, that is said."""
    if id not in game.ledger.rules:
        return [words.ui("no-rule")]
    return [_line(game.ledger.rules[id], words)]


def _line(rule: Rule, words: Words) -> str:
    text = typeset(rule.text(words.lang), words.lang).translate(SOLID)
    return f"{rule.id}  {text}" + (f"  [{words.ui(f'kind-{rule.kind}')}]" if rule.kind != "stated" else "")


def ledger_lines(game: Game[Any], id: str | None, words: Words) -> list[str]:
    """The whole ledger, a section (`DR-4` or `4`) or a rule (`DR-4.3` or `4.3`)."""
    ledger = game.ledger
    if id is None:
        return [line for section in ledger.sections for line in (*_section(game, section, words), "")]
    full = id.upper() if id.upper().startswith(f"{ledger.prefix}-") else f"{ledger.prefix}-{id}"
    if full in ledger.sections:
        return _section(game, full, words)
    if full in ledger.rules:
        rule = ledger.rules[full]
        source = [words.ui("rulebook-heading", source=rule.source)] if rule.source else []
        return [_line(rule, words), *source]
    sections = list(ledger.sections)
    raise Trouble("error-no-rule", rule=id, first=sections[0], last=sections[-1])


def _section(game: Game[Any], id: str, words: Words) -> list[str]:
    heading = f"{id}  {typeset(game.ledger.sections[id][words.lang], words.lang).translate(SOLID)}"
    rules = game.ledger.section(id)
    return [heading, "-" * len(heading), *(_held_back(rule, words) or _line(rule, words) for rule in rules)]


def _held_back(rule: Rule, words: Words) -> str:
    """A rule that spoils a surprise is shown by its number alone."""
    return f"{rule.id}  [{words.ui('rule-spoiler')}]" if rule.spoiler else ""
