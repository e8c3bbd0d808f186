"""A fingerprint of every card, monster and table in the boxes: what rulebooks print does not change by accident."""

import json
import tomllib
from hashlib import sha256
from typing import Any

from oubliettes.kernel import Game

NAME = "box.json"
WORDS = frozenset(("name", "text", "note", "en", "fr", "supplied"))
"""Not the numbers of a thing but what is said of it: free to be put better."""


def prints(game: Game[Any]) -> dict[str, str]:
    """`{"monster goblin": "0f3a9c1d"}`: each entry of a game's components.toml."""
    found: dict[str, Any] = {}
    for table, content in tomllib.loads((game.folder / "components.toml").read_text(encoding="utf-8")).items():
        if isinstance(content, dict):
            found |= {f"{table} {key}": value for key, value in content.items()}
        elif isinstance(content, list):
            for place, entry in enumerate(content):
                named = entry.get("id", place) if isinstance(entry, dict) else place
                found[f"{table} {named}" if f"{table} {named}" not in found else f"{table} {named} {place}"] = entry
        else:
            found[table] = content
    return {key: _print(value) for key, value in sorted(found.items()) if key not in WORDS}


def _print(value: Any) -> str:
    return sha256(json.dumps(_bare(value), sort_keys=True).encode()).hexdigest()[:8]


def _bare(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _bare(inner) for key, inner in value.items() if key not in WORDS}
    return [_bare(inner) for inner in value] if isinstance(value, list) else value
