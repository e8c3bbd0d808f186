"""The words of the browser: all there, in both languages, and said as Python says them."""

import re
from pathlib import Path

import pytest

from tests.browser import examples
from tests.messages import FILES, messages, read

WEB = Path(__file__).parents[2] / "web" / "src"
SOURCES = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
FRENCH = messages(WEB / "words" / "web.fr.ftl") | messages(WEB / "words" / "pages.fr.ftl")
ENGLISH = messages(WEB / "words" / "web.en.ftl") | messages(WEB / "words" / "pages.en.ftl")
SAID = re.compile(r"""\bsay\(\s*(?:'([\w-]+)'|`([\w-]*)\$\{)""")
"""`say('id')`, and the beginning of `say(`id-${...}`)`."""
ASKED_FIRST = {"field-"}
"""What is said only if a game has words for it."""


def known() -> set[str]:
    """Whatever the browser's own words, those that all games share and those of the games say."""
    found = set(FRENCH)
    for folder, stem in FILES.values():
        found |= set(messages(folder / f"{stem}.fr.ftl"))
    return found


def test_the_examples_are_up_to_date() -> None:
    again = "make them again: .venv/bin/python -m tests.browser.examples"
    assert examples.PLACE.read_text(encoding="utf-8") == examples.examples(), again


def test_nothing_the_browser_says_is_missing() -> None:
    ids = known()
    missing = []
    said = 0
    for path in SOURCES:
        for whole, beginning in SAID.findall(path.read_text(encoding="utf-8")):
            said += 1
            if not (whole in ids if whole else any(id.startswith(beginning) for id in ids) or beginning in ASKED_FIRST):
                missing.append(f"{path.name}: {whole or beginning}")
    assert said > 150
    assert missing == []


def test_nothing_is_left_over() -> None:
    """Each message is named in the source, whole or by its beginning (`clock-${seconds}`)."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    beginnings = {beginning for _, beginning in SAID.findall(text) if beginning}
    unused = [
        id for id in FRENCH if f"'{id}'" not in text and not any(id.startswith(beginning) for beginning in beginnings)
    ]
    assert unused == []


def test_a_table_knows_what_it_says() -> None:
    """The words of pages that are no tables are fetched with those pages: nothing else may ask for them."""
    pages = set(messages(WEB / "words" / "pages.fr.ftl"))
    assert not pages & set(messages(WEB / "words" / "web.fr.ftl"))
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        said = {whole for whole, _ in SAID.findall(text) if whole in pages}
        assert not said or "home.pages!" in text, f"{path.name} says {said}, which may not have been fetched"


def test_both_languages_say_the_same() -> None:
    assert list(FRENCH) == list(ENGLISH)
    for id, message in FRENCH.items():
        assert read(message).variables == read(ENGLISH[id]).variables, id


@pytest.mark.parametrize("id", FRENCH)
def test_french_typography(id: str) -> None:
    for text in read(FRENCH[id]).texts:
        assert "'" not in text
        assert not re.search(r"[^\u202f][;!?]", text), text
        assert not re.search(r"[^\u00a0\d]:(?!//)", text), text
        assert not re.search(r"«(?!\u00a0)|(?<!\u00a0)»", text), text


@pytest.mark.parametrize("id", ENGLISH)
def test_english_typography(id: str) -> None:
    for text in read(ENGLISH[id]).texts:
        assert "'" not in text
        assert '"' not in text
