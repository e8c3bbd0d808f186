"""Copies of a table, made from its annotations: what can change is copied, what cannot is shared.

`copy = copier(Table)` writes, once, the function that one would write by hand, a line a field, and as fast. By its
annotation a field is

| annotation                                                   | in the copy                            |
| ------------------------------------------------------------ | -------------------------------------- |
| `int`, `str`, `tuple[...]`, `frozenset[...]`, a `NamedTuple`, a frozen dataclass ... | the same object |
| `list[...]`, `dict[..., ...]`, `set[...]`                    | a new one, its items copied if need be |
| a dataclass that can change                                  | copied, by the same rules              |
| a class with a `copy()` of its own                           | what that gives                        |
| `Annotated[..., SHARED]`                                     | the same object: nobody changes it in place |
| `Annotated[..., DROPPED]`                                    | None: it can be made again, or is no state  |

Anything else is refused when the function is made, with the field's name: no field is forgotten, none shared by chance.
"""

import dataclasses
import enum
import types
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from oubliettes.kernel.errors import ScriptError

SHARED: Final = "shared"
DROPPED: Final = "dropped"

D = TypeVar("D")


def copier(cls: type[D]) -> Callable[[D], D]:
    """A function that copies what is of this dataclass."""
    made: Callable[[D], D] = _copiers[cls] if cls in _copiers else _copiers.setdefault(cls, _write(cls))
    return made


_copiers: dict[type[Any], Callable[[Any], Any]] = {}


def _write(cls: type[Any]) -> Callable[[Any], Any]:
    known: dict[str, Any] = {"cls": cls, "make": cls.__new__}
    lines = ["def copy(old):", " new = make(cls)"]
    hints = get_type_hints(cls, include_extras=True)
    for field in dataclasses.fields(cls):
        try:
            lines.append(f" new.{field.name} = {_copied(f'old.{field.name}', hints[field.name], cls, known)}")
        except TypeError as wrong:
            raise ScriptError(
                f"{cls.__name__}.{field.name} cannot be copied: {wrong}. Give it a type that does not change, or a "
                "copy() of its own, or say Annotated[..., SHARED] where nobody changes it in place"
            ) from None
    source = "\n".join([*lines, " return new"])
    exec(source, known)
    made: Callable[[Any], Any] = known["copy"]
    made.__doc__ = f"A copy of a {cls.__name__} that shares nothing that changes:\n\n{source}"
    return made


def _copied(what: str, hint: Any, owner: type[Any], known: dict[str, Any], depth: int = 0) -> str:
    """The expression that copies `what`; TypeError says why there is none."""
    if get_origin(hint) is Annotated:
        hint, *marks = get_args(hint)
        if SHARED in marks:
            return what
        if DROPPED in marks:
            return "None"
    if _lasting(hint):
        return what
    origin, parts = get_origin(hint) or hint, get_args(hint)
    if origin in (Union, types.UnionType):
        changing = [part for part in parts if not _lasting(part)]
        if len(changing) == 1 and set(parts) == {*changing, type(None)}:
            return f"({_copied(what, changing[0], owner, known, depth)} if {what} is not None else None)"
        raise TypeError(f"of {hint} it cannot be told which it is")
    item = f"item{depth}"
    if origin is list:
        inner = _copied(item, parts[0], owner, known, depth + 1)
        return f"{what}[:]" if inner == item else f"[{inner} for {item} in {what}]"
    if origin is dict:
        inner = _copied(item, parts[1], owner, known, depth + 1)
        return (
            f"{what}.copy()" if inner == item else f"{{key{depth}: {inner} for key{depth}, {item} in {what}.items()}}"
        )
    if origin is set:
        return f"{what}.copy()"
    if not isinstance(origin, type):
        raise TypeError(f"{hint} says nothing of what it holds")
    if hasattr(origin, "copy"):
        return f"{what}.copy()"
    if not dataclasses.is_dataclass(origin):
        raise TypeError(f"a {origin.__name__} may change")
    if origin is owner:
        return f"copy({what})"
    known[f"copy_{origin.__name__}"] = copier(origin)
    return f"copy_{origin.__name__}({what})"


@cache
def _lasting(hint: Any) -> bool:
    """Whether nothing of that type ever changes."""
    origin, parts = get_origin(hint) or hint, get_args(hint)
    if origin in (Union, types.UnionType):
        return all(map(_lasting, parts))
    if origin is tuple:
        return all(part is Ellipsis or part is Any or _lasting(part) for part in parts)
    if origin in (Literal, Callable, type(None), None):
        return True
    if not isinstance(origin, type):
        return False
    if issubclass(origin, tuple):  # a NamedTuple
        return all(map(_lasting, get_type_hints(origin).values()))
    if dataclasses.is_dataclass(origin):
        return bool(origin.__dataclass_params__.frozen)  # type: ignore[attr-defined]
    return issubclass(origin, int | float | str | bytes | frozenset | enum.Enum | types.FunctionType)
