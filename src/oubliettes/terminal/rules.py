"""The rules as a person reads them."""

import re
from typing import Any

from oubliettes.games import GAMES
from oubliettes.kernel import Game, Rule
from oubliettes.terminal.solid import SOLID
from oubliettes.terminal.where import Where, chapters, whereabouts
from oubliettes.trouble import Trouble
from oubliettes.words import Words, typeset

SECTION = re.compile(r"[A-Za-z]{2}-\d")


def rule_lines(game: Game[Any], id: str, words: Words) -> list[str]:
    """One rule, with its number; where it is ours and not the rulebook's, that is said."""
    if id not in game.ledger.rules:
        return [words.ui("no-rule")]
    return [_line(game.ledger.rules[id], words)]


def _line(rule: Rule, words: Words) -> str:
    text = typeset(rule.text(words.lang), words.lang).translate(SOLID)
    return f"{rule.id}  {text}" + (f"  [{words.ui(f'kind-{rule.kind}')}]" if rule.kind != "stated" else "")


def game_of_rule(id: str) -> Game[Any] | None:
    """The game that a rule's number (`DR-4.3`) or a section's (`DR-4`) is of."""
    prefix = id.upper().partition("-")[0] if SECTION.match(id) else ""
    return next((game for game in GAMES.values() if game.ledger.prefix == prefix), None)


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


def summary_lines(game: Game[Any], words: Words) -> list[str]:
    """The game on one page, each sentence with the numbers of its rules; without one, the whole ledger."""
    lines: list[str] = []
    for part in game.rulebook.summary:
        title = typeset(part.title(words.lang), words.lang).translate(SOLID)
        lines += [title, "-" * len(title)]
        for passage in part.passages:
            text = typeset(passage.text(words.lang), words.lang).translate(SOLID)
            lines.append(f"{text}  [{', '.join(passage.rules)}]")
        lines.append("")
    return lines or ledger_lines(game, None, words)


def where_lines(game: Game[Any], id: str | None, words: Words) -> list[str]:
    """Where rules are done, told and tested: one rule, a section, or, without a number, each chapter's modules."""
    ledger = game.ledger
    if id is None:
        width = max(map(len, ledger.sections))
        return [f"{section:{width}}  {', '.join(files)}" for section, files in chapters(game).items()]
    full = id.upper() if id.upper().startswith(f"{ledger.prefix}-") else f"{ledger.prefix}-{id}"
    rules = [rule.id for rule in ledger.section(full)] if full in ledger.sections else [full]
    if full not in ledger.sections and full not in ledger.rules:
        return ledger_lines(game, id, words)  # which says what is wrong
    places = whereabouts(game, rules)
    lines: list[str] = []
    for one in rules:
        heading = ledger_lines(game, one, words)[:1] if len(rules) == 1 else [one]
        lines += [*heading, *_places(ledger.rules[one], places[one], words), *([""] if len(rules) > 1 else [])]
    return lines


def _places(rule: Rule, where: Where, words: Words) -> list[str]:
    lines = [words.ui("where-unplayed", why=rule.unplayed)] if rule.unplayed else []
    for kind in ("code", "components", "words", "tests"):
        lines += [f"{words.ui(f'where-{kind}')}{place}" for place in getattr(where, kind)]
    return [f"  {line}" for line in lines]


def _section(game: Game[Any], id: str, words: Words) -> list[str]:
    heading = f"{id}  {typeset(game.ledger.sections[id][words.lang], words.lang).translate(SOLID)}"
    rules = game.ledger.section(id)
    return [heading, "-" * len(heading), *(_held_back(rule, words) or _line(rule, words) for rule in rules)]


def _held_back(rule: Rule, words: Words) -> str:
    """A rule that spoils a surprise is shown by its number alone."""
    return f"{rule.id}  [{words.ui('rule-spoiler')}]" if rule.spoiler else ""
