"""Nothing of an older look is left lying about: every component, sign, picture and class is used by something."""

import json
import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web" / "src"
TEXTS = {path: path.read_text(encoding="utf-8") for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte", ".css")}
CODE = "\n".join(text for path, text in TEXTS.items() if path.suffix != ".css")


def quoted(name: str, text: str) -> bool:
    return re.search(rf"""["'`]{name}["'`]""", text) is not None


def test_components() -> None:
    found = [path for path in TEXTS if path.suffix == ".svelte" and path.name != "App.svelte"]
    assert len(found) > 60
    assert [path.name for path in found if f"/{path.name}'" not in CODE] == []


def test_signs() -> None:
    home = WEB / "kit" / "Sign.svelte"
    script = TEXTS[home].split("} as const")[0]
    signs = re.findall(r"^    '?([a-z-]+)'?:", script, re.MULTILINE)
    assert len(signs) > 15
    others = "\n".join(text for path, text in TEXTS.items() if path != home)
    assert [sign for sign in signs if not quoted(sign, others)] == []


def test_pictures() -> None:
    """Of the kit by anybody, of a game by its own folder."""
    for path in WEB.rglob("icons.json"):
        near = (
            CODE
            if path.parent.name == "kit"
            else "\n".join(text for one, text in TEXTS.items() if one.parent == path.parent)
        )
        assert [name for name in json.loads(path.read_text()) if not quoted(name, near)] == [], path


def test_classes_of_the_look() -> None:
    style = "\n".join(text for path, text in TEXTS.items() if path.suffix == ".css")
    plain = re.sub(r"url\([^)]*\)|/\*.*?\*/|'[^']*'", "", style, flags=re.DOTALL)
    classes = set(re.findall(r"\.([a-z][\w-]*)", plain))
    assert len(classes) > 20
    assert [name for name in sorted(classes) if not re.search(rf"\b{name}\b", CODE)] == []


def test_colours_and_sizes_are_those_of_the_tokens() -> None:
    """What is asked for is set somewhere."""
    every = "\n".join(TEXTS.values())
    known = set(re.findall(r"(--[\w-]+):", every)) | set(re.findall(r"style:(--[\w-]+)", every))
    known |= set(re.findall(r"'(--[\w-]+)'", every))
    assert set(re.findall(r"var\((--[\w-]+)", every)) <= known
