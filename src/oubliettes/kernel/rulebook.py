"""What makes a rulebook of a ledger: the whole game on one page, examples beside the rules, pictures of the things."""

import tomllib
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True, frozen=True)
class Passage:
    """A sentence or two, the rules it follows, and a row of pictures."""

    fr: str
    en: str
    rules: tuple[str, ...]
    show: tuple[str, ...] = ()
    """`bone:broadsword`: what it is made of, and the picture or the number on it; `>` and `+` stand for themselves."""

    def text(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


@dataclass(slots=True, frozen=True)
class Part:
    """A part of the summary: how a turn goes, what one may do, who beats what, how one wins."""

    id: str
    fr: str
    en: str
    passages: tuple[Passage, ...]

    def title(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


@dataclass(slots=True, frozen=True)
class Rulebook:
    summary: tuple[Part, ...] = ()
    """The game on one page."""
    pictures: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """By section of the ledger: the things that it is about."""
    examples: dict[str, tuple[Passage, ...]] = field(default_factory=dict)
    """By section."""

    @classmethod
    def parse(cls, text: str) -> "Rulebook":
        data: dict[str, Any] = tomllib.loads(text)
        parts = tuple(
            Part(one["id"], one["fr"], one["en"], tuple(_passage(passage) for passage in one["line"]))
            for one in data["part"]
        )
        pictures = {section: tuple(row.split()) for section, row in data.get("pictures", {}).items()}
        examples: dict[str, tuple[Passage, ...]] = {}
        for one in data.get("example", ()):
            section = one.pop("section")
            examples[section] = (*examples.get(section, ()), _passage(one))
        return cls(parts, pictures, examples)


def _passage(entry: dict[str, Any]) -> Passage:
    shown = entry.pop("show", "")
    rules = entry.pop("rules")
    return Passage(rules=tuple(rules), show=tuple(shown.split()), **entry)
