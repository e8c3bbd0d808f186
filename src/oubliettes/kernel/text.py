"""What people type freely: one line of so many letters, with nothing in it that a terminal or a page would obey."""

import unicodedata

TEXT = "text:"
"""Before such a line where the name of a thing stands: it is said as it is. `text:Ana the Brave`."""


def tidy(text: str, most: int) -> str:
    """The line as it is kept; ValueError if it is too long, or holds control characters or marks nobody sees.

    >>> tidy("  Ana \\n the   Brave ", 20)
    'Ana the Brave'
    """
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if len(line) > most or not line.isprintable():
        raise ValueError(f"{most} letters at most, on one line, without control characters")
    return line


def is_text(text: str, most: int) -> bool:
    """Whether `tidy` takes it."""
    try:
        tidy(text, most)
    except ValueError:
        return False
    return True
