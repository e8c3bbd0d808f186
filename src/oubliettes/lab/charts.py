"""Charts as inline SVG: bars, columns, lines and dots with intervals. Colours are the page's, so that dark pages work.

Each chart says in its title what it shows; the numbers behind it are in a table of the report beside it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH = 680
LEFT = 64
RIGHT = 16
TOP = 16
BOTTOM = 44

Format = Callable[[float], str]


@dataclass(slots=True, frozen=True)
class Point:
    """A value and its interval."""

    value: float
    low: float
    high: float


@dataclass(slots=True, frozen=True)
class Series:
    name: str
    values: Sequence[Point]


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers from below `low` to above `high`.

    >>> ticks(0, 23)
    [0.0, 5.0, 10.0, 15.0, 20.0, 25.0]
    """
    span = (high - low) or abs(high) or 1.0
    rough = span / about
    power = 10.0 ** floor(log10(rough))
    step = next(factor * power for factor in (1, 2, 2.5, 5, 10) if factor * power >= rough * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(n * step, 10) for n in range(first, last + 1)]


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def _text(x: float, y: float, text: str, anchor: str = "middle", style: str = "") -> str:
    css = f' class="{style}"' if style else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{css}>{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line class="{style}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _upright(marks: Sequence[float], height: float, say: Format) -> tuple[list[str], Callable[[float], float]]:
    """The scale at the left, and where a value is."""
    low, high = marks[0], marks[-1]

    def at(value: float) -> float:
        return TOP + (height - TOP - BOTTOM) * (1 - (value - low) / ((high - low) or 1))

    parts = []
    for mark in marks:
        parts.append(_line(LEFT, at(mark), WIDTH - RIGHT, at(mark), "grid"))
        parts.append(_text(LEFT - 8, at(mark) + 4, say(mark), "end"))
    return parts, at


def columns(
    title: str, labels: Sequence[str], series: Sequence[tuple[str, Sequence[float]]], say: Format, axis: str = ""
) -> str:
    """Upright bars, the series side by side: how often each value was seen."""
    height = 260.0
    most = max((value for _, values in series for value in values), default=0) or 1.0
    parts, at = _upright(ticks(0, most), height, say)
    room = (WIDTH - LEFT - RIGHT) / max(1, len(labels))
    bar = room * 0.84 / max(1, len(series))
    every = ceil(len(labels) * 30 / (WIDTH - LEFT))
    for n, label in enumerate(labels):
        x = LEFT + n * room
        for number, (name, values) in enumerate(series):
            top = at(values[n])
            parts.append(
                f'<rect class="s{number % 6}" x="{x + room * 0.08 + number * bar:.1f}" y="{top:.1f}" '
                f'width="{max(bar - 0.5, 0.5):.1f}" height="{max(0.0, at(0) - top):.1f}">'
                f"<title>{escape(f'{name} · {label}: {say(values[n])}')}</title></rect>"
            )
        if n % every == 0:
            parts.append(_text(x + room / 2, height - BOTTOM + 16, label))
    if axis:
        parts.append(_text((LEFT + WIDTH - RIGHT) / 2, height - 8, axis, style="axis"))
    return _svg(title, height, parts)


def lines(title: str, labels: Sequence[str], series: Sequence[Series], say: Format, axis: str = "") -> str:
    """What happens to some values while something else is changed step by step."""
    height = 300.0
    low = min(point.low for one in series for point in one.values)
    high = max(point.high for one in series for point in one.values)
    parts, at = _upright(ticks(low, high), height, say)
    room = (WIDTH - LEFT - RIGHT) / max(1, len(labels))
    for n, label in enumerate(labels):
        parts.append(_text(LEFT + room * (n + 0.5), height - BOTTOM + 16, label))
    for number, one in enumerate(series):
        nudge = (number - (len(series) - 1) / 2) * 6
        xs = [LEFT + room * (n + 0.5) + nudge for n in range(len(labels))]
        way = " ".join(f"{x:.1f},{at(point.value):.1f}" for x, point in zip(xs, one.values, strict=True))
        parts.append(f'<polyline class="l{number % 6}" points="{way}"/>')
        for x, point, label in zip(xs, one.values, labels, strict=True):
            parts.append(_line(x, at(point.low), x, at(point.high), f"l{number % 6}"))
            parts.append(
                f'<circle class="s{number % 6}" cx="{x:.1f}" cy="{at(point.value):.1f}" r="4">'
                f"<title>{escape(f'{one.name} · {label}: {say(point.value)}')}</title></circle>"
            )
    if axis:
        parts.append(_text((LEFT + WIDTH - RIGHT) / 2, height - 8, axis, style="axis"))
    return _svg(title, height, parts)


def _lying(
    names: Sequence[str], marks: Sequence[float], say: Format
) -> tuple[list[str], float, float, Callable[[float], float]]:
    """A scale at the bottom and a row a name: parts, height, where rows begin, where a value is."""
    left = min(300.0, 24 + 7.2 * max(map(len, names), default=0))
    height = TOP + 26.0 * len(names) + 28
    low, high = marks[0], marks[-1]

    def at(value: float) -> float:
        return left + (WIDTH - RIGHT - 56 - left) * (value - low) / ((high - low) or 1)

    parts = []
    for mark in marks:
        parts.append(_line(at(mark), TOP, at(mark), height - 28, "grid"))
        parts.append(_text(at(mark), height - 10, say(mark)))
    for n, name in enumerate(names):
        parts.append(_text(left - 8, TOP + 26 * n + 17, name if len(name) < 40 else f"{name[:38]}…", "end"))
    return parts, height, left, at


def bars(title: str, names: Sequence[str], values: Sequence[Point], say: Format) -> str:
    """Lying bars with their intervals, from nothing."""
    marks = ticks(min(0.0, *(point.low for point in values)), max(point.high for point in values))
    parts, height, _, at = _lying(names, marks, say)
    for n, point in enumerate(values):
        y = TOP + 26 * n
        left, right = sorted((at(0), at(point.value)))
        parts.append(
            f'<rect class="s0" x="{left:.1f}" y="{y + 4:.1f}" width="{max(0.5, right - left):.1f}" height="17"/>'
        )
        if point.high > point.low:
            parts.append(_line(at(point.low), y + 12.5, at(point.high), y + 12.5, "whisker"))
        parts.append(_text(max(right, at(point.high)) + 6, y + 17, say(point.value), "start"))
    return _svg(title, height, parts)


def dots(title: str, names: Sequence[str], values: Sequence[Point], say: Format) -> str:
    """Dots with their intervals, on a scale that fits them."""
    marks = ticks(min(point.low for point in values), max(point.high for point in values))
    parts, height, _, at = _lying(names, marks, say)
    for n, point in enumerate(values):
        y = TOP + 26 * n + 12.5
        parts.append(_line(at(point.low), y, at(point.high), y, "whisker"))
        for end in (point.low, point.high):
            parts.append(_line(at(end), y - 5, at(end), y + 5, "whisker"))
        parts.append(f'<circle class="s0" cx="{at(point.value):.1f}" cy="{y:.1f}" r="5"/>')
        parts.append(_text(at(point.high) + 8, y + 4.5, say(point.value), "start"))
    return _svg(title, height, parts)
