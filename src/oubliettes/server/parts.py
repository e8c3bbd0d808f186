"""A view in parts: its fields, and the keys of those that are maps, and of maps in these. Only what changed is sent."""

from typing import Any

import msgspec

from oubliettes.server.messages import LogEvent

Parts = dict[str, Any]


def parts_of(view: Any) -> Parts:
    """`{"level": 3, "seats/": None, "seats/0/": None, "seats/0/gems": 2}`."""
    return spread(msgspec.to_builtins(view))


def spread(whole: Parts, path: str = "") -> Parts:
    """All parts by their paths; a map is named by a path that ends with a slash."""
    parts: Parts = {}
    for name, value in whole.items():
        if isinstance(value, dict):
            parts[f"{path}{name}/"] = None
            parts |= spread(value, f"{path}{name}/")
        else:
            parts[f"{path}{name}"] = value
    return parts


def changes(before: Parts, after: Parts) -> tuple[Parts, list[str]]:
    """What to send to one who has `before`: the parts that are new or other, and those that are gone.

    A map that is new comes whole, one that is gone goes whole.
    """
    changed: Parts = {}
    new: dict[str, Parts] = {}
    for key, value in after.items():
        if key in before and before[key] == value:
            continue
        name = key.removesuffix("/")
        cut = name.rfind("/") + 1
        holder, place = (new[name[:cut]], name[cut:]) if name[:cut] in new else (changed, name)
        if name != key:
            holder[place] = new[key] = {}
        else:
            holder[place] = value
    gone = [key for key in before if key not in after]
    maps = {key for key in gone if key.endswith("/")}
    return changed, [key for key in gone if not maps or key.removesuffix("/").rpartition("/")[0] + "/" not in maps]


def show(events: list[LogEvent], seen: list[Parts], before: Parts) -> Parts:
    """Tell with each event what has changed since the one before it; where the last of them leads to."""
    for event, parts in zip(events, seen, strict=False):
        event.parts, event.gone = changes(before, parts)
        before = parts
    return before
