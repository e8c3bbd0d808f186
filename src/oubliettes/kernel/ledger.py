"""The rules of a game, numbered, in French and English: shown to players, cited by code and tests."""

import re
import tomllib
from dataclasses import dataclass, field
from typing import Any

from oubliettes.kernel.errors import OubliettesError

RULE_ID = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
LANGUAGES = ("fr", "en")
UNPLAYED = ("advice", "people", "scope", "summary")
"""Why no code does a rule: it is advice without effect; it is what people do around a table (who reads aloud, who is
the youngest); it says what this program leaves out; it sums up what other rules say one by one."""


@dataclass(slots=True, frozen=True)
class Rule:
    id: str
    fr: str
    en: str
    source: str
    """The rulebook's own heading; empty where the rulebook is silent."""
    kind: str
    """`stated` by the rulebook, a `ruling` where it is silent or vague, or `supplied` where it relies on a picture."""
    spoiler: bool = False
    """It tells what players find out in play: whoever reads the rules is shown it only if he asks for it."""

    unplayed: str = ""
    """Why no code does it, if none does: one of UNPLAYED."""

    def text(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


@dataclass(slots=True)
class Ledger:
    game: str
    prefix: str
    sections: dict[str, dict[str, str]]
    """`{"DR-4": {"fr": ..., "en": ...}}`, in the order of the book."""
    rules: dict[str, Rule] = field(default_factory=dict)

    @classmethod
    def parse(cls, text: str) -> "Ledger":
        data: dict[str, Any] = tomllib.loads(text)
        sections = {entry["id"]: {lang: entry[lang] for lang in LANGUAGES} for entry in data["section"]}
        rules: dict[str, Rule] = {}
        for entry in data["rule"]:
            rule = Rule(**entry)
            if rule.id in rules:
                raise OubliettesError(
                    f"the ledger of {data['game']} numbers two rules {rule.id}: give one another number"
                )
            rules[rule.id] = rule
        return cls(data["game"], data["prefix"], sections, rules)

    def rule(self, id: str) -> Rule:
        """The rule of that number; `4.3` will do for `DR-4.3`."""
        full = id.upper() if id.upper().startswith(f"{self.prefix}-") else f"{self.prefix}-{id}"
        if full not in self.rules:
            raise OubliettesError(
                f"{self.game} has no rule {full}: its sections go from {next(iter(self.sections))} "
                f"to {list(self.sections)[-1]}; without a number the whole ledger is shown"
            )
        return self.rules[full]

    def section(self, id: str) -> list[Rule]:
        """The rules of a section, `DR-4`, in the order of the book."""
        return [rule for rule in self.rules.values() if rule.id.split(".")[0] == id]
