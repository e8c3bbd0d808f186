"""One self-contained page: sections with sentences, charts and tables. No script, nothing loaded from elsewhere."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape


@dataclass(slots=True)
class Grid:
    """A table: the first column names the rows."""

    caption: str
    head: list[str]
    rows: list[list[str]]


@dataclass(slots=True)
class Section:
    title: str
    lines: list[str] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    charts: list[tuple[str, str, list[str]]] = field(default_factory=list)
    """Caption, SVG, and the names of its series for the legend."""
    grids: list[Grid] = field(default_factory=list)

    def empty(self) -> bool:
        return not (self.lines or self.warnings or self.charts or self.grids)


STYLE = """
:root { color-scheme: light dark; --ink: #1d1b19; --soft: #5f5a54; --rule: #d8d2c8; --ground: #fbf9f5; --card: #ffffff;
  --s0: #7a2e2e; --s1: #24607a; --s2: #8a6a14; --s3: #4a6b2f; --s4: #6a4a86; --s5: #5a5a5a; --warn: #8a4b00; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7df; --soft: #b0a89d; --rule: #45403a; --ground: #191715;
  --card: #221f1c; --s0: #e08a7d; --s1: #7fc1dd; --s2: #dcb95a; --s3: #a5cb84; --s4: #c3a4e0; --s5: #b9b9b9;
  --warn: #f0b45a; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 2rem 1rem 4rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.2rem; margin: 2.2rem 0 .6rem; border-bottom: 1px solid var(--rule); padding-bottom: .2rem; }
p { margin: .4rem 0; max-width: 44rem; }
.lead { color: var(--soft); }
.warning { color: var(--warn); font-weight: 600; }
figure, .grid { background: var(--card); border: 1px solid var(--rule); border-radius: .5rem; padding: .8rem;
  margin: 1rem 0; overflow-x: auto; }
figcaption, caption { text-align: left; font-weight: 600; margin-bottom: .4rem; padding-bottom: .4rem; }
.chart { width: 100%; min-width: 34rem; height: auto; display: block; font: 12px system-ui, sans-serif; }
.chart text { fill: var(--ink); }
.chart .axis { fill: var(--soft); }
.grid-line, .chart .grid { stroke: var(--rule); stroke-width: 1; }
.chart .whisker { stroke: var(--ink); stroke-width: 1.5; }
.chart polyline { fill: none; stroke-width: 2; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .92rem; }
th, td { padding: .25rem .6rem; text-align: right; border-top: 1px solid var(--rule); white-space: nowrap; }
thead th { border-top: 0; white-space: normal; color: var(--soft); font-weight: 600; vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 9rem; }
tbody th { font-weight: 400; }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: .4rem 0 0; padding: 0; list-style: none;
  font-size: .9rem; }
.legend i { display: inline-block; width: .8rem; height: .8rem; border-radius: .2rem; margin-right: .4rem; }
""" + "".join(
    f".chart .s{n} {{ fill: var(--s{n}); }} .chart .l{n} {{ stroke: var(--s{n}); stroke-width: 2; }} "
    f".legend .k{n} {{ background: var(--s{n}); }}\n"
    for n in range(6)
)


def page(lang: str, title: str, lead: str, sections: Sequence[Section]) -> str:
    """The whole document."""
    body = "".join(_section(section) for section in sections if not section.empty())
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<title>{escape(title)}</title>\n<link rel="icon" href="data:,">\n<style>{STYLE}</style>\n</head>\n'
        f'<body>\n<main>\n<h1>{escape(title)}</h1>\n<p class="lead">{escape(lead)}</p>\n{body}</main>\n'
        "</body>\n</html>\n"
    )


def _section(section: Section) -> str:
    parts = [f"<section>\n<h2>{escape(section.title)}</h2>\n"]
    parts += [f'<p class="warning">{escape(line)}</p>\n' for line in section.warnings]
    parts += [f"<p>{escape(line)}</p>\n" for line in section.lines]
    for caption, svg, names in section.charts:
        legend = ""
        if len(names) > 1:
            items = "".join(f'<li><i class="k{n % 6}"></i>{escape(name)}</li>' for n, name in enumerate(names))
            legend = f'<ul class="legend">{items}</ul>'
        parts.append(f'<figure tabindex="0"><figcaption>{escape(caption)}</figcaption>{svg}{legend}</figure>\n')
    parts += [_grid(grid) for grid in section.grids if grid.rows]
    return "".join([*parts, "</section>\n"])


def _grid(grid: Grid) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in grid.head)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>\n'
        for row in grid.rows
    )
    return (
        f'<div class="grid" tabindex="0" role="region" aria-label="{escape(grid.caption)}"><table>'
        f"<caption>{escape(grid.caption)}</caption><thead><tr>{head}</tr></thead>\n<tbody>{rows}</tbody></table></div>\n"
    )
