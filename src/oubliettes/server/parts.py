"""A view in parts: its fields, and the keys of those that are maps. Only what changed is sent."""

from typing import Any

import msgspec

from oubliettes.server.messages import LogEvent

Parts = dict[str, Any]


def parts_of(view: Any) -> Parts:
    """`{"level": 3, "party/": None, "party/fighter": 2}`."""
    parts: Parts = {}
    for name, value in msgspec.to_builtins(view).items():
        if isinstance(value, dict):
            parts[f"{name}/"] = None
            for key, item in value.items():
                parts[f"{name}/{key}"] = item
        else:
            parts[name] = value
    return parts


def changes(before: Parts, after: Parts) -> tuple[Parts, list[str]]:
    """What to send to one who has `before`: the parts that are new or other, and those that are gone."""
    changed = {key: value for key, value in after.items() if key not in before or before[key] != value}
    gone = [key for key in before if key not in after]
    return changed, gone


def show(events: list[LogEvent], seen: list[Parts], before: Parts) -> Parts:
    """Tell with each event what has changed since the one before it; where the last of them leads to."""
    for event, parts in zip(events, seen, strict=False):
        event.parts, event.gone = changes(before, parts)
        before = parts
    return before
