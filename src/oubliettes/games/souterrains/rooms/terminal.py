"""The table of Seul dans les Souterrains: the map that draws itself, the dials, the others."""

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from oubliettes.games.souterrains.pieces import FACES, MOST_DANGER, MOST_FATIGUE, SIGHT, TURN
from oubliettes.games.souterrains.rules.careers.career import SHARED
from oubliettes.games.souterrains.sight.notes.parts import above
from oubliettes.games.souterrains.sight.shapes import EncounterView, ExitView, SectionView, TrialView, View
from oubliettes.games.souterrains.wares import ENCUMBRANCE
from oubliettes.kernel import Pick, Result
from oubliettes.terminal.drawing import Drawing
from oubliettes.words import Words

Put = Callable[[float, float, str], None]
"""Puts a sign at a place of the map."""
ACROSS, DOWN = 4, 2
"""Columns and lines from one square to the next: walls stand between squares."""
PLAIN = (19, 8)
"""How many squares around the character a map in plain text shows."""
BESIDE = 100
"""How wide a window must be for the dials beside the map."""
LOADS = dict(zip(("first", "second", "third"), (row["max"] for row in ENCUMBRANCE), strict=False))
"""SS-4.3 to SS-4.5: up to where each status goes."""
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
DOORS = {
    "door": "+", "locked": "L", "stuck": "S", "forced": "/", "grille": "#", "collapse_exit": "%", "secret": "s",
    "sealed": "x",
}  # fmt: skip
MARKS = {"link": ">", "container": "=", "element": "&", "find": "*", "test": "?"}
MOODS = {"hostile": "!", "friendly": "~", "peace": "~", "somebody": "?"}
"""Those who stand in a section."""
CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""A wall's sign by the walls that meet there: 1 north, 2 east, 4 south, 8 west."""
STYLES = {
    "@": "bold #56b4e9", "!": "bold #d55e00", "~": "bold #009e73", "$": "bold #e69f00", "=": "bold #e69f00",
    "?": "bold #e69f00", "&": "#009e73", ">": "bold", "*": "#56b4e9", "^": "bold #d55e00", "o": "#009e73",
}  # fmt: skip


# ------------------------------------------------------------------ the map


class _Paper:
    """What the map is drawn on: signs, and walls whose corners find their sign by what meets there."""

    def __init__(self, middle: Sequence[int], squares: tuple[int, int]) -> None:
        self.left, self.top = middle[0] - squares[0] // 2, middle[1] - squares[1] // 2
        self.wide, self.deep = squares[0] * ACROSS + 1, squares[1] * DOWN + 1
        self.signs = [[" "] * self.wide for _ in range(self.deep)]
        self.walls = [[0] * self.wide for _ in range(self.deep)]

    def put(self, x: float, y: float, sign: str) -> None:
        column, line = round((x - self.left) * ACROSS), round((y - self.top) * DOWN)
        if 0 <= line < self.deep and 0 <= column < self.wide:
            self.signs[line][column] = sign

    def wall(self, x: int, y: int, side: str) -> None:
        """Half of a line at both ends, whole between."""
        x0, y0 = (x - self.left) * ACROSS, (y - self.top) * DOWN
        if side in ("north", "south"):
            line = y0 + (DOWN if side == "south" else 0)
            for column in range(x0, x0 + ACROSS + 1):
                self._meet(line, column, (2 if column < x0 + ACROSS else 0) | (8 if column > x0 else 0))
        else:
            column = x0 + (ACROSS if side == "east" else 0)
            for line in range(y0, y0 + DOWN + 1):
                self._meet(line, column, (4 if line < y0 + DOWN else 0) | (1 if line > y0 else 0))

    def _meet(self, line: int, column: int, bits: int) -> None:
        if 0 <= line < self.deep and 0 <= column < self.wide:
            self.walls[line][column] |= bits

    def build(self) -> None:
        """The walls, over the floor."""
        for line, row in enumerate(self.walls):
            for column, bits in enumerate(row):
                if bits:
                    self.signs[line][column] = CORNERS[bits]


def chart(view: View, squares: tuple[int, int]) -> list[Text]:
    """The level around the character: walls, doors by their letter, what stands there, what he sees in bold."""
    level = view.sections[str(view.section)].level
    paper = _Paper(view.square, squares)
    drawn = [section for section in view.sections.values() if section.level == level]
    seen: set[tuple[int, int]] = set()
    for section in drawn:
        seen |= _floor(view, section, paper)
    paper.build()
    for section in drawn:
        _furnish(section, paper.put)
    for edge in view.exits.values():
        if view.sections[str(edge.a)].level == level:
            _door(edge, paper.put)
    for number, x, y in view.ways_out:
        if view.sections[str(number)].level == level:
            paper.put(x + 0.5, y + 0.5, "o")
    paper.put(view.square[0] + 0.5, view.square[1] + 0.5, "@")
    lines = [_styled(row, line, seen, paper.left, paper.top) for line, row in enumerate(paper.signs)]
    return _trimmed(lines)


def _floor(view: View, section: SectionView, paper: _Paper) -> set[tuple[int, int]]:
    """A section's squares and the walls around them; those that he sees."""
    inside = set(_squares(section))
    for x, y in inside:
        paper.put(x + 0.5, y + 0.5, "≈" if section.flooded else "·")
        for side, (dx, dy) in STEPS.items():
            if (x + dx, y + dy) not in inside:
                paper.wall(x, y, side)
    if section.number != view.section or not view.sight:
        return set()
    return {(x, y) for x, y in inside if section.lit or _near(view, x, y)}


def _squares(section: SectionView) -> list[tuple[int, int]]:
    return [(x + i, y) for x, y, many in section.squares for i in range(many)]


def _near(view: View, x: int, y: int) -> bool:
    return max(abs(x - view.square[0]), abs(y - view.square[1])) <= SIGHT


def _furnish(section: SectionView, put: Put) -> None:
    """Its number in its widest row; what stands there, who is there, what lies there."""
    if not section.squares:
        return
    x, y, many = max(section.squares, key=lambda row: (row[2], -row[1]))
    for place, digit in enumerate(str(section.number)):
        put(x + many / 2 + (place - len(str(section.number)) // 2) / ACROSS, y + 0.5, digit)
    for kind, _, fx, fy, used in section.features:
        if not used or kind == "link":
            put(fx + 0.5, fy + 0.5, MARKS[kind])
    if section.group:
        put(x + 0.25, y + 0.5, MOODS[section.group])
    elif section.loot or section.cache:
        put(x + 0.25, y + 0.5, "$")
    elif any(armed for _, _, armed, _ in section.traps):
        put(x + 0.25, y + 0.5, "^")


def _door(edge: ExitView, put: Put) -> None:
    (x, y), (dx, dy) = edge.square, STEPS[edge.side]
    sign = " " if edge.door == "open" else "'" if edge.open and edge.door in ("locked", "stuck") else DOORS[edge.door]
    put(x + 0.5 + dx / 2, y + 0.5 + dy / 2, sign)
    if edge.b < 0 and edge.door != "sealed":
        put(x + 0.5 + dx * (0.5 + 1 / ACROSS if dx else 1), y + 0.5 + dy, "?")


def _styled(row: list[str], line: int, seen: set[tuple[int, int]], left: int, top: int) -> Text:
    text = Text()
    for column, sign in enumerate(row):
        square = (left + column // ACROSS, top + line // DOWN)
        style = STYLES.get(sign, "")
        if not style and sign in "·≈":
            style = "bold #f0e442" if square in seen else "dim"
        text.append(sign, style=style)
    text.rstrip()
    return text


def _trimmed(lines: list[Text]) -> list[Text]:
    """Without empty lines above and below, and without what is empty at the left of all of them."""
    while lines and not lines[0].plain:
        lines.pop(0)
    while lines and not lines[-1].plain:
        lines.pop()
    margin = min((len(line.plain) - len(line.plain.lstrip()) for line in lines if line.plain), default=0)
    return [line[margin:] if line.plain else line for line in lines]


# ------------------------------------------------------------------ the dials


def dials(view: View, words: Words) -> list[Text]:
    """Time, light, Fatigue and Danger as tracks, what falls due, the way out."""
    hero, say = view.hero, words.say
    light = (
        say("table-light", n=hero.light_left)
        if hero.light_left
        else say(
            "table-light-spell" if "light_spell" in view.spells
            else "table-light-room" if view.sections[str(view.section)].lit
            else "table-infravision" if view.sight == "infravision"
            else "table-no-light"
        )
    )  # fmt: skip
    due = [say("table-due-rest", n=view.rest_in), say("table-due-test", n=view.test_in)]
    if view.patrol_in >= 0:
        due.append(say("table-due-patrol", n=view.patrol_in))
    due += [say("table-due-spell", spell=words.thing(spell), n=n) for spell, n in view.spells.items()]
    out = say("table-out-in", n=view.out_in) if view.out_in >= 0 else say("table-out-unknown")
    clock = say("table-turn", turn=view.turn, round=view.round + 1)
    return [
        Text(f"{clock} {_dial(view.round)} · {say('table-level', n=view.level)} · {light}", style="bold"),
        _track(words.thing("fatigue"), hero.fatigue, MOST_FATIGUE, "#56b4e9"),
        _track(words.thing("danger"), view.danger, MOST_DANGER, "#d55e00"),
        Text(" · ".join([*due, out]), style="bold" if min(view.rest_in, view.test_in) <= TURN else ""),
    ]


def _dial(done: int) -> str:
    """The twelve rounds of a Turn."""
    return "●" * done + "◉" + "○" * (TURN - 1 - done)


def _track(name: str, value: int, most: int, colour: str) -> Text:
    return Text.assemble(f"{name:<13} ", ("■" * value, f"bold {colour}"), ("□" * (most - value), "dim"), f" {value}")


def sheet(view: View, words: Words) -> list[Text]:
    hero, say = view.hero, words.say
    if not hero.name:
        return []
    held = [words.thing(id) for id in (hero.main, hero.off, hero.armour, *hero.worn) if id]
    numbers = [
        say("table-hp", n=hero.hp, of=hero.hp_max), say("table-ac", n=hero.ac, defence=hero.ac_defence),
        f"{hero.hd} {words.thing('hd')}", words.ui("pair", name=words.thing("resources"), value=hero.resources),
        words.counted("torches", hero.torches), say("table-purse", po=hero.po),
    ]  # fmt: skip
    lines = [
        Text.assemble((words.thing(hero.name), "bold"), f", {words.thing(hero.title)} · {' · '.join(numbers)}"),
        Text(
            f"{say('table-xp', xp=hero.xp, next=hero.next_xp)} · "
            f"{say('table-load', n=hero.enc, status=words.thing(hero.status), **LOADS)}"
        ),
    ]
    if hero.motive:
        lines.append(Text(hero.motive, style="italic"))
    if held:
        lines.append(Text(" · ".join(held)))
    if hero.pack:
        carried = ", ".join(words.thing(item[0]) for item in hero.pack)
        lines.append(Text(words.ui("pair", name=say("table-pack"), value=carried), style="dim"))
    if hero.conditions:
        lines.append(Text(", ".join(words.thing(id) for id in hero.conditions), style="bold #d55e00"))
    return lines


# ------------------------------------------------------------------ where he is, whom he meets, what he rolls


def place(view: View, words: Words) -> list[Text]:
    """The section in words; a module's own words for it."""
    here, say = view.sections[str(view.section)], words.say
    told = [words.thing(here.special)] if here.special else []
    if here.floor:
        told.append(say("table-floor-walls", floor=words.thing(here.floor), walls=words.thing(here.walls)))
    told += [
        say(f"table-{name}") for name, on in (
            ("lit", here.lit), ("flooded", here.flooded), ("searched", here.searched), ("more", here.more),
            ("cache", here.cache), (f"group-{here.group}", here.group),
        ) if on
    ]  # fmt: skip
    told += [_thing(str(feature[1]), words) for feature in here.features]
    told += [
        say("table-trapped" if armed else "table-disarmed", trap=words.thing(id)) for id, _, armed, _ in here.traps
    ]
    lines = [Text(f"{say('table-section', n=here.number, kind=words.thing(here.kind))}. {', '.join(told)}".rstrip())]
    if story := view.story.get(words.lang):
        lines.append(Text(story, style="italic"))
    if view.code and view.dungeon == SHARED:
        lines.append(Text(say("table-code", code=str(view.code)), style="dim"))
    return lines


def _thing(id: str, words: Words) -> str:
    return words.thing(id) if words.has(f"thing-{id}") else words.say("table-nothing")


def meeting(enc: EncounterView, view: View, words: Words) -> list[Text]:
    say = words.say
    title = say("table-fight-round", n=enc.round) if enc.combat else say("table-encounter")
    facts = [title, *([say("table-distance", n=enc.distance)] if enc.distance else [])]
    facts += [words.thing(enc.attitude)] if enc.attitude else []
    facts += [say("table-surprised")] if enc.surprised else []
    facts += [say("table-they-surprised")] if enc.group_surprised else []
    facts += [say("table-held")] if enc.held else []
    facts.append(say("table-survival", n=above(FACES["survival"], view.hero.fatigue)))
    lines = [Text(" · ".join(facts), style="bold #d55e00")]
    if not enc.seen:
        return [*lines, Text(f"? {say('table-presence')}")]
    for enemy in enc.enemies:
        told = [say("table-enemy", name=words.thing(enemy.creature), hd=enemy.hd, ac=enemy.ac)]
        told += [say("table-chief")] if enemy.chief else []
        told += [words.thing(enemy.state)] if enemy.state != "up" else []
        if enemy.hp >= 0 and enemy.state == "up":
            told.append(say("table-enemy-hp", n=enemy.hp, of=enemy.hp_max))
        told += [words.thing(id) for id in enemy.abilities if words.has(f"thing-{id}")]
        lines.append(Text(f"{enemy.place + 1}  {', '.join(told)}", style="" if enemy.state == "up" else "dim"))
    return lines


def test(trial: TrialView, words: Words) -> list[Text]:
    """What the die must show, and why."""
    parts = [words.say("table-difficulty", n=trial.difficulty)]
    parts += [words.say("table-modifier", name=_thing(name, words), n=f"+{n}") for name, n in trial.bonus]
    parts += [words.say("table-modifier", name=_thing(name, words), n=f"−{n}") for name, n in trial.malus]
    needs = words.say("table-needs", n=trial.needed, die=trial.die, chance=trial.chance)
    return [
        Text(words.ui("pair", name=words.thing(trial.test), value=needs), style="bold"),
        Text(f"  {' · '.join(parts)}"),
    ]


def town(view: View, words: Words) -> list[Text]:
    say = words.say
    lines = [f"{say('table-in-town')} · {say('table-day', n=view.day)} · {say('table-bank', po=view.town['bank'])}"]
    if view.town["dwelling"]:
        name = words.thing(view.town["dwelling"])
        lines.append(say("table-dwelling", name=name, day=view.town["paid_until"]))
    if view.town["guild"]:
        lines.append(say("table-guild", name=words.thing(view.town["guild"])))
    if view.town["rumour"]:
        lines.append(say("table-rumour", name=words.thing(view.town["rumour"])))
    if view.dungeons:
        lines.append(say("table-dungeons"))
        lines += [
            f"  {say('table-dungeon', n=number, theme=words.thing(theme), sections=sections)}"
            for number, (_, theme, _, sections) in enumerate(view.dungeons)
        ]
    return [Text(line) for line in lines]


# ------------------------------------------------------------------ all of it


def _around(view: View, words: Words) -> list[Text]:
    """All but the map."""
    lines: list[Text] = []
    if view.trial:
        lines += test(view.trial, words)
    if view.encounter:
        lines += meeting(view.encounter, view, words)
    if view.sections:
        lines += dials(view, words)
    elif view.phase != "create":
        lines += town(view, words)
    return lines + sheet(view, words)


def plain(view: View, words: Words) -> list[str]:
    lines = _around(view, words)
    if view.sections:
        lines = [*chart(view, PLAIN), *place(view, words), *lines]
    return [line.plain for line in lines]


def rich(view: View, words: Words, width: int, height: int) -> RenderableType:
    """The map as large as the window allows; the rest beside it where there is room."""
    around = Group(*_around(view, words))
    if not view.sections:
        return around
    beside = width >= BESIDE
    room = width * 3 // 5 if beside else width - 2
    squares = (room // ACROSS, max(5, min(14, (height - (14 if beside else 24)) // DOWN)))
    drawn = Group(*chart(view, squares), *place(view, words))
    if not beside:
        return Group(drawn, around)
    both = Table.grid(padding=(0, 2, 0, 0), expand=True)
    both.add_column(ratio=3)
    both.add_column(ratio=2)
    both.add_row(drawn, around)
    return both


def onward(before: View | None, now: View) -> Pick | None:
    """The next step of exploring; none when there is something to stop for that was not there before."""
    if before is not None and news(before, now):
        return None
    return tuple(now.onward) or None


def news(before: View, now: View) -> list[str]:
    return [name for name, value in now.concerns.items() if before.concerns.get(name) != value]


def halted(before: View, now: View, words: Words) -> str:
    """Why a walk is over."""
    names = [_concern(name, now, words) for name in news(before, now)]
    if names:
        return words.say("table-stopped", why=words.listing(list(dict.fromkeys(names))))
    return words.say("table-stopped-asked" if now.onward or now.encounter or now.trial else "table-stopped-end")


def _concern(name: str, view: View, words: Words) -> str:
    kind, *rest = name.split()
    if kind == "special":
        return words.thing(view.sections[rest[0]].special)
    return words.thing(rest[0]) if len(rest) == 2 and words.has(f"thing-{rest[0]}") else words.thing(kind)


def ending(result: Result, words: Words) -> list[str]:
    """SS-24.9: the line that goes into the hall of fame."""
    kept = result.legacy[0]
    return [hall_line(kept["hall"], words)] if kept else []


def hall_line(line: dict[str, object], words: Words) -> str:
    facts = {name: line[name] for name in ("score", "xp", "expeditions")}
    name, title = words.thing(str(line["name"])), words.thing(str(line["title"]))
    said = words.say("table-hall-line", name=name, title=title, **facts)
    killer = str(line["killer"])
    if killer and words.has(f"thing-{killer}"):
        said += f" {words.say('table-hall-killer', killer=words.thing(killer))}."
    return said


DRAWING = Drawing(rich, plain, ending, onward, halted)
