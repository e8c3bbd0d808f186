"""The reference of the public names, `docs/api.md`, made from their docstrings.

    python -m tests.reference

writes it anew; `tests/test_reference.py` keeps it true.
"""

import inspect
from pathlib import Path
from typing import Any

import oubliettes
from oubliettes import kernel, players

PAGE = Path(__file__).parents[1] / "docs" / "api.md"
HEAD = """# Public names

Made by `python -m tests.reference` from the docstrings. How they work together: [architecture.md](architecture.md); how
a game is written with them: [kernel.md](kernel.md); how bots use them: [bots.md](bots.md).
"""


def signature(what: Any) -> str:
    """The names of its parameters: their types are told by the code, and written otherwise by each Python."""
    try:
        found = inspect.signature(what).parameters.values()
    except (TypeError, ValueError):
        return ""
    names = [
        f"{'*' * (one.kind is one.VAR_POSITIONAL)}{'**' * (one.kind is one.VAR_KEYWORD)}{one.name}" for one in found
    ]
    return f"({', '.join(name for name in names if name not in ('self', 'cls'))})"


def sentence(what: Any) -> str:
    """The first paragraph of its docstring; plain values say what they are."""
    doc = inspect.getdoc(what) if inspect.isclass(what) or callable(what) else ""
    written = doc and not doc.startswith(f"{getattr(what, '__name__', '')}(")  # a dataclass makes one up
    return " ".join((doc or "").split("\n\n")[0].split()) if written else ""


def entry(name: str, what: Any) -> str:
    if not (inspect.isclass(what) or inspect.isroutine(what)):
        value = f" = `{what!r}`" if isinstance(what, str | int) or (isinstance(what, tuple) and len(what) < 6) else ""
        return f"- `{name}`{value}\n"
    lines = [f"- `{name}{'' if inspect.isclass(what) else signature(what)}` {sentence(what)}".rstrip() + "\n"]
    if inspect.isclass(what) and what.__module__.startswith("oubliettes") and not issubclass(what, Exception | tuple):
        for member, one in inspect.getmembers(what):
            if member.startswith("_"):
                continue
            if inspect.isroutine(one) and (getattr(one, "__module__", "") or "").startswith("oubliettes"):
                lines.append(f"  - `{member}{signature(one)}` {sentence(one)}".rstrip() + "\n")
            elif isinstance(one, property):
                lines.append(f"  - `{member}` {sentence(one.fget)}".rstrip() + "\n")
    return "".join(lines)


def page() -> str:
    parts = [HEAD]
    for module in (oubliettes, kernel, players):
        title = module.__name__
        again = set(oubliettes.__all__) if module is kernel else set()
        names = sorted(set(module.__all__) - again, key=lambda name: (name.lower(), name))
        names = [name for name in names if name != "GAMES"]
        parts.append(f"\n## `{title}`\n\n{sentence_of(module)}\n\n")
        parts += [entry(name, getattr(module, name)) for name in names]
    return "".join(parts)


def sentence_of(module: Any) -> str:
    return " ".join((module.__doc__ or "").split("\n\n")[0].split())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
