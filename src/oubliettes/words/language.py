"""Which language a person reads."""

from collections.abc import Mapping


def language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the locale's, else English.

    >>> language(None, {"LANG": "fr_CA.UTF-8"}), language(None, {"LC_ALL": "C", "LANG": "fr_FR"})
    ('fr', 'en')
    """
    if wanted is not None:
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := environment.get(name):
            return "fr" if spoken.lower().startswith("fr") else "en"
    return "en"
