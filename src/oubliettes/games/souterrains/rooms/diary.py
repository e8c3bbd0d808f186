"""The diary of a career: what the log tells, expedition by expedition. The browser's `diary.ts` writes the same."""

from collections.abc import Iterable

from oubliettes.kernel import Event
from oubliettes.words import Words

CHAPTERS = ("descend", "left", "night")
"""What begins a new paragraph."""
CLOSING = ("left", "night", "encounter-ends", "rested", "new-hd", "death", "retired", "paused")
"""What ends one."""


def written(words: Words, name: str, events: Iterable[Event]) -> str:
    """A title, then for each expedition a heading and its paragraphs."""
    lines = [words.say("table-diary-title", name=name), ""]
    paragraph: list[str] = []

    def close() -> None:
        if paragraph:
            lines.extend((" ".join(paragraph), ""))
        paragraph.clear()

    for event in events:
        if words.quiet(event):
            continue
        if event.key in CHAPTERS:
            close()
        sentence = words.event(event)
        if event.key == "descend":
            lines.extend((sentence, "-" * len(sentence), ""))
            continue
        paragraph.append(sentence)
        if event.key in CLOSING:
            close()
    close()
    return "\n".join(lines)
