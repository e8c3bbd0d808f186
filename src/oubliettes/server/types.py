"""TypeScript types from the Python ones: `python -m oubliettes.server.types` writes web/src/lib/protocol.ts.

The messages of the socket, the forms of the lobby, and each game's view. `--check` writes nothing and fails when the
file is not up to date.
"""

import sys
import typing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from oubliettes.games import GAMES
from oubliettes.kernel import Game
from oubliettes.server import messages
from oubliettes.server.forms import finished, game, problem, profile, table

HEADER = """// Generated from src/oubliettes/server by: python -m oubliettes.server.types
// Do not edit: change the Python types and run that command.
"""
PLACE = Path(__file__).parents[3] / "web" / "src" / "lib" / "protocol.ts"


class Types:
    """Collects the interfaces that the types given refer to."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self._names: dict[Any, str] = {}
        self._prefix = ""

    def add(self, types: list[Any], prefix: str = "") -> list[str]:
        """Write these types and all they mention; their names. `prefix` keeps games apart."""
        self._prefix = prefix
        return [self._name(info) for info in inspect.multi_type_info(types)]

    def _name(self, info: inspect.Type) -> str:
        match info:
            case inspect.AnyType():
                return "unknown"
            case inspect.NoneType():
                return "null"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.LiteralType(values):
                return " | ".join(_literal(value) for value in values)
            case (
                inspect.ListType(item)
                | inspect.VarTupleType(item)
                | inspect.SetType(item)
                | inspect.FrozenSetType(item)
            ):
                inner = self._name(item)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case inspect.TupleType(items):
                return f"[{', '.join(map(self._name, items))}]"
            case inspect.DictType(key, value):
                return f"Record<{self._name(key)}, {self._name(value)}>"
            case inspect.UnionType(types):
                return " | ".join(dict.fromkeys(map(self._name, types)))
            case inspect.EnumType(cls):
                return " | ".join(_literal(member.value) for member in cls)
            case inspect.Metadata(inner):
                return self._name(inner)
            case inspect.StructType(cls) | inspect.DataclassType(cls):
                return self._interface(info, cls)
        raise TypeError(f"no TypeScript for {info!r}: use plain data in messages and views")

    def _interface(self, info: inspect.StructType | inspect.DataclassType, cls: type) -> str:
        if cls in self._names:
            return self._names[cls]
        name = self._names[cls] = f"{self._prefix}{cls.__name__}"
        if name in self.written:
            raise TypeError(f"two types would be called {name} in TypeScript: rename one")
        self.written[name] = ""  # its place: before the types that mention it are done
        lines = []
        optional = False
        if isinstance(info, inspect.StructType):
            optional = info.cls.__struct_config__.omit_defaults or info.forbid_unknown_fields
            if info.tag is not None:
                lines.append(f"  {info.tag_field}: {_literal(info.tag)}")
        for field in info.fields:
            mark = "?" if optional and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self._name(field.type)}")
        about = (cls.__doc__ or "").strip().splitlines()[:1]
        comment = f"/** {about[0]} */\n" if about and not about[0].startswith(f"{cls.__name__}(") else ""
        self.written[name] = f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return name


def _literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else msgspec.json.encode(value).decode()


def _pascal(slug: str) -> str:
    return "".join(word.capitalize() for word in slug.split("-"))


def view_type(game: Game[Any]) -> Any:
    """The class of what a seat sees: what the game's `view` says it returns."""
    return typing.get_type_hints(game.view)["return"]


def form_types() -> list[Any]:
    return [
        cls
        for forms in (problem, game, profile, table, finished)
        for cls in vars(forms).values()
        if isinstance(cls, type) and issubclass(cls, msgspec.Struct) and cls.__module__ == forms.__name__
    ]


def typescript() -> str:
    types = Types()
    client = types.add(list(typing.get_args(messages.ClientMessage)))
    server = types.add(list(typing.get_args(messages.ServerMessage)))
    types.add(form_types())
    views = {slug: types.add([view_type(game)], _pascal(slug))[0] for slug, game in GAMES.items()}
    parts = [
        HEADER,
        f"export const PROTOCOL = {messages.PROTOCOL}\n",
        *types.written.values(),
        f"export type ClientMessage = {' | '.join(client)}\n",
        f"export type ServerMessage = {' | '.join(server)}\n",
        "/** What a seat sees, by the game's slug. */\nexport interface Views {\n"
        + "\n".join(f"  '{slug}': {name}" for slug, name in views.items())
        + "\n}\n",
    ]
    return "\n".join(parts)


def main(args: list[str]) -> int:
    text = typescript()
    if "--check" in args:
        return 0 if PLACE.is_file() and PLACE.read_text(encoding="utf-8") == text else 1
    PLACE.parent.mkdir(parents=True, exist_ok=True)
    PLACE.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
