"""The table of Donjon: the map with its fog, doors and furniture, the party's sheets, the monsters, the MD's hand."""

from textwrap import wrap

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from oubliettes.games.donjon.goods import TABLES, THINGS
from oubliettes.games.donjon.pieces import CHASM, SIDE
from oubliettes.games.donjon.rooms.map import HEROES, MONSTERS, Chart, chart
from oubliettes.games.donjon.sight.view import View
from oubliettes.games.donjon.sight.view_figures import EffectView, HeroView, ItemView, MonsterView
from oubliettes.games.donjon.sight.view_places import PieceView, ZoneView
from oubliettes.games.donjon.table import IN, LEFT, PC_NEXT, PC_NOW, PE_NEXT, PE_NOW, ROUND
from oubliettes.terminal.drawing import Drawing
from oubliettes.terminal.screen import PLAIN_WIDTH
from oubliettes.words import Words

BESIDE = 120
"""How wide a window must be for the sheets beside the map."""
PACKED = 4
"""So many things of the pack are told of those whose turn it is not."""
MARGIN, MODULE_WIDTH = 10, 21
"""Of a map: the characters for coordinates and the last wall, and those of a module with its wall."""
ENDS = (ROUND, PE_NOW, PC_NOW, PE_NEXT, PC_NEXT)
"""What effects last until the end of, the nearest first."""
INDENT = "   "
CATEGORIES = (
    "weapon",
    "ammunition",
    "armour",
    "talisman",
    "potion",
    "scroll",
    "grimoire",
    "gear",
    "quest",
    "gold",
)
"""The order in which a pack is told."""
PLAIN = (30, 22)
"""How many squares, across and down, a map in plain text shows."""


# ------------------------------------------------------------------ where the game stands


def heading(view: View, words: Words) -> list[Text]:
    say = words.say
    if not view.quest:
        return [Text(say("table-before"), style="bold"), Text(say("table-letters"), style="dim")]
    if view.outcome:
        phase = say(f"ending-{view.outcome}")
    else:
        fight = view.phase == "PC"
        phase = say("table-fight", n=view.round) if fight else say("table-exploration", n=view.explorations)
    idle = [say("table-idle", n=view.idle)] if view.idle else []
    parts = [phase, *idle, words.thing(view.quest), say("table-hand", n=view.hand_size)]
    if view.leader >= 0:
        parts.append(say("table-leader", seat=words.seat(view.leader)))
    lines = [Text(" · ".join(parts), style="bold")]
    aims = [_aim(view, "main", words), *(_aim(view, id, words) for id in view.secondary)]
    lines.append(Text(words.ui("pair", name=say("table-aims"), value=", ".join(aims))))
    pile = [say("table-pile", n=view.pile)]
    if not view.revealed:
        pile.append(say("table-distance", n=view.distance) if view.distance >= 0 else say("table-distance-unknown"))
    if view.next_card:
        pile.append(say("table-next-card", card=words.thing(view.next_card)))
    lines.append(Text(" · ".join(pile), style="dim"))
    if view.afoot:
        told = ", ".join(words.thing(name) for name in view.afoot)
        lines.append(Text(words.ui("pair", name=say("table-afoot"), value=told), style="#e69f00"))
    if view.event:
        lines.append(Text(say("table-event", card=words.thing(view.event)), style="bold #e69f00"))
    return lines


def _aim(view: View, id: str, words: Words) -> str:
    if id != "main":
        name = words.thing(id)
    else:
        name = words.thing(view.main) if view.quest == "custom" else words.say(f"table-goal-{view.quest}")
    return f"{'✓' if id in view.done else '□'} {name}"


def place(view: View, words: Words) -> list[Text]:
    """The zone of whoever acts, in words."""
    here = _standing_in(view)
    if here is None:
        return []
    number, zone = here
    told = [words.thing(zone.room or zone.card), words.say("table-level", n=zone.level)]
    told.append(words.say("table-dark" if zone.dark and not zone.lit else "table-lit"))
    told += [words.say(f"table-{name}") for name, on in (("searched", zone.searched), ("safe", zone.safe)) if on]
    pieces = [piece for piece in view.pieces.values() if str(piece.zone) == number]
    if pieces:
        told.append(", ".join(_piece(piece, words) for piece in pieces))
    return [Text(words.say("table-zone", n=number, told=" · ".join(told)))]


def _piece(piece: PieceView, words: Words) -> str:
    told = [words.say("table-spent")] if piece.spent else []
    told += [words.say("table-locked")] if piece.locked else []
    if piece.kind == CHASM and piece.row:
        told.append(words.say(f"table-row-{TABLES[CHASM][piece.row - 1].effect}"))
    name = words.thing(piece.kind)
    return f"{name} ({', '.join(told)})" if told else name


def _standing_in(view: View) -> tuple[str, ZoneView] | None:
    spot = focus(view)
    for number, zone in view.zones.items():
        for module in zone.modules:
            if 0 <= spot[0] - module.at[0] < SIDE and 0 <= spot[1] - module.at[1] < SIDE:
                return number, zone
    return None


def focus(view: View) -> list[int]:
    """What the map is centred on: whoever acts, or the first adventurer in the dungeon."""
    if view.turn:
        one = view.heroes.get(str(view.turn.figure)) or view.monsters.get(str(view.turn.figure))
        if one and one.at:
            return one.at
    return next((hero.at for hero in view.heroes.values() if hero.at), [0, 0])


# ------------------------------------------------------------------ the party


def party(view: View, words: Words) -> list[Text]:
    return [
        line for hero in view.heroes.values() if view.sheets[str(hero.seat)].cls for line in _sheet(view, hero, words)
    ]


def _sheet(view: View, hero: HeroView, words: Words) -> list[Text]:
    """An adventurer: points, then skills and what is ready; what is in the pack in full for whose turn it is."""
    say = words.say
    sheet, purse = view.sheets[str(hero.seat)], view.purses[str(hero.seat)]
    colour = HEROES[hero.seat % len(HEROES)]
    head = Text(f"@{hero.seat + 1}", style=f"bold reverse {colour}")
    gone = hero.fate not in (IN, LEFT)
    head.append(f" {words.seat(hero.seat)}", style="strike" if gone else "bold")
    head.append(f" ({words.thing(sheet.race)}, {words.thing(sheet.cls)})")
    if gone:
        return [head.append(f" · {words.say(f'table-fate-{hero.fate}')}")]
    parts = [
        say("table-life", n=hero.life, of=sheet.max_life),
        say("table-fatigue", n=hero.fatigue, of=sheet.max_fatigue),
        say("table-destiny", n=hero.destiny),
        say("table-blows", attack=sheet.attack, defence=sheet.defence),
        say("table-speed", n=sheet.stats["speed"]),
        say("table-purse", gold=purse.gold, xp=purse.xp),
    ]
    if hero.fate == LEFT and not view.outcome:
        parts.insert(0, say("table-fate-left"))
    head.append(f" · {' · '.join(parts)}")
    skills = [f"{words.thing(skill.id)}{' ↷' if skill.tilted else ''}" for skill in hero.skills]
    worn = [_item(item, item.left, words) for item in (sheet.weapon, sheet.shield, sheet.body) if item]
    acts = view.turn is None or view.turn.figure == hero.seat
    packed = _pack(view.packs[str(hero.seat)], words)
    if len(packed) > PACKED:
        worn, packed = (worn, packed) if acts else ([*worn, *packed[:PACKED], "…"], [])
    else:
        worn, packed = worn + packed, []
    ready = " · ".join(", ".join(some) for some in (skills, worn) if some)
    lines = [head, *([Text(f"{INDENT}{ready}", style="dim")] if ready else [])]
    if packed:
        told = words.ui("pair", name=say("table-pack"), value=", ".join(packed))
        lines.append(Text(f"{INDENT}{told}", style="dim"))
    states = _states(hero, words)
    if states and hero.fate == IN:
        lines.append(Text(f"{INDENT}{', '.join(states)}", style=MONSTERS))
    return lines


def _item(item: ItemView, n: int, words: Words) -> str:
    name = f"{words.thing(item.kind)} ×{n}" if n > 1 else words.thing(item.kind)
    told = [words.say("table-notch", n=item.notch)] if item.notch else []
    told += [words.say(f"table-{state}") for state in item.states]
    return f"{name} ({', '.join(told)})" if told else name


def _pack(items: list[ItemView], words: Words) -> list[str]:
    """What is carried by categories, things of a kind and in the same state together."""
    alike: dict[tuple[str, int, tuple[str, ...]], list[ItemView]] = {}
    for item in sorted(items, key=lambda item: CATEGORIES.index(THINGS[item.kind].category)):
        alike.setdefault((item.kind, item.notch, tuple(item.states)), []).append(item)
    return [_item(some[0], sum(item.left for item in some), words) for some in alike.values()]


def _states(hero: HeroView, words: Words) -> list[str]:
    found = [words.say(f"table-state-{name}") for name in hero.states]
    if not hero.standing:
        found.append(words.say("table-state-down"))
    if hero.venom:
        found.append(words.say("table-state-venom", n=hero.venom))
    if hero.drained:
        found.append(words.say("table-state-drained", n=hero.drained))
    return found + [_effect(effect, words) for effect in hero.effects]


def _effect(effect: EffectView, words: Words) -> str:
    """What it is, and the end of which phase or round it waits for."""
    ends = [words.say(f"table-end-{bit}") for bit in ENDS if effect.until & bit]
    state = words.say(f"table-effect-{effect.name}", n=effect.value)
    return words.say("table-until", state=state, end=words.listing(ends))


# ------------------------------------------------------------------ monsters, dice, the master


def band(view: View, words: Words, size: tuple[int, int]) -> list[Text]:
    """A line for each monster, by the number that stands on the map; where it is, if the map does not reach so far."""
    shown = Chart(focus(view), size)
    lines = []
    for number, monster in view.monsters.items():
        x, y = monster.at
        away = "" if shown.holds((x, y)) else words.say("table-square", x=x, y=y)
        lines.append(_monster(number, monster, away, words))
    return lines


def _monster(number: str, monster: MonsterView, away: str, words: Words) -> Text:
    line = Text(number, style=MONSTERS)
    line.append(f" {words.thing(monster.kind)} · {words.say('table-life', n=monster.life, of=monster.max_life)}")
    if away:
        line.append(f" · {away}")
    if monster.spells:
        line.append(f" · {', '.join(words.thing(spell) for spell in monster.spells)}")
    told = [words.say(f"table-state-{name}") for name in monster.states]
    if monster.waker >= 0:
        told.append(words.say("table-state-waker", seat=words.seat(monster.waker)))
    if told:
        line.append(f" · {', '.join(told)}", style="bold")
    return line


def dice(view: View, words: Words) -> list[Text]:
    """A blow or a test whose dice have fallen: both totals."""
    lines = []
    if view.blow and view.blow.die:
        blow = view.blow
        for target, guard, die in zip(blow.targets, blow.defences, blow.dice, strict=False):
            facts = {"total": blow.base + blow.die, "die": blow.die, "guard": guard + die, "guard_die": die}
            who, whom = _name(view, blow.attacker, words), _name(view, target, words)
            lines.append(Text(words.say("table-blow", who=who, whom=whom, **facts), style="bold"))
    if view.trial:
        test = view.trial
        facts = {"total": test.base + test.die, "die": test.die, "target": test.target}
        name = words.thing(test.characteristic)
        lines.append(
            Text(words.say("table-test", who=_name(view, test.figure, words), test=name, **facts), style="bold")
        )
    return lines


def _name(view: View, figure: int, words: Words) -> str:
    if str(figure) in view.heroes:
        return words.seat(figure)
    monster = view.monsters.get(str(figure))
    return words.thing(monster.kind) if monster else words.say("table-nobody")


def hand(view: View, words: Words) -> list[Text]:
    """What only the MD sees."""
    cards = [words.thing(card) for card in view.hand]
    held = [words.thing(card) for card in view.held.values()]
    lines = [words.ui("pair", name=words.say("table-cards"), value=", ".join(cards))] if cards else []
    lines += [words.ui("pair", name=words.say("table-held"), value=", ".join(held))] if held else []
    lines += [words.ui("pair", name=words.say("table-drawn"), value=words.thing(view.drawn))] if view.drawn else []
    return [Text(line) for line in lines]


# ------------------------------------------------------------------ all of it


def _around(view: View, words: Words, size: tuple[int, int]) -> list[Text]:
    return [*dice(view, words), *band(view, words, size), *party(view, words), *hand(view, words)]


def plain(view: View, words: Words) -> list[str]:
    drawn = chart(view, words, focus(view), PLAIN) if view.zones and not view.outcome else []
    below = [*(place(view, words) if drawn else []), *_around(view, words, PLAIN)]
    return [*_wrapped(heading(view, words)), *(line.plain for line in drawn), *_wrapped(below)]


def _wrapped(lines: list[Text]) -> list[str]:
    """What is in words, in lines that fit: the rest stands below, further right."""
    return [
        part
        for line in lines
        for part in wrap(line.plain, PLAIN_WIDTH, subsequent_indent=INDENT * 2, break_on_hyphens=False)
    ]


def rich(view: View, words: Words, width: int, height: int) -> RenderableType:
    """The map as large as the window allows; the sheets beside it where there is room."""
    beside = width >= BESIDE
    across = ((width * 3 // 5 if beside else width) - MARGIN) * SIDE // MODULE_WIDTH
    size = (across, max(8, min(36, height - (14 if beside else 26))))
    head, around = Group(*heading(view, words)), Group(*_around(view, words, size))
    if not view.zones or view.outcome:
        return Group(head, around)
    drawn = Group(*chart(view, words, focus(view), size), *place(view, words))
    if not beside:
        return Group(head, drawn, around)
    both = Table.grid(padding=(0, 2, 0, 0), expand=True)
    both.add_column(ratio=3)
    both.add_column(ratio=2)
    both.add_row(drawn, around)
    return Group(head, both)


DRAWING = Drawing(rich, plain)
