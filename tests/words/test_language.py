"""Which language a person reads."""

import pytest

from oubliettes.words import language


@pytest.mark.parametrize(
    "environment, spoken",
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "fr_BE"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_locale_decides(environment: dict[str, str], spoken: str) -> None:
    assert language(None, environment) == spoken


def test_what_is_asked_for_comes_first() -> None:
    assert language("en", {"LC_ALL": "fr_FR"}) == "en"
    assert language("fr", {"LANG": "en_US"}) == "fr"
