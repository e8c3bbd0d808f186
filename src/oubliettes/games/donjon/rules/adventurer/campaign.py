"""What outlives a game: sheets that carry over, and how far the campaign has come (DJ-46.3 to DJ-46.6)."""

import json
from collections.abc import Sequence
from typing import Any

from oubliettes.games.donjon.goods import CLASSES_OF, FIGURES, NAMES, RACES, SKILLS_OF, THINGS, TREASURES
from oubliettes.games.donjon.pieces import CHARACTERISTICS, WRITTEN
from oubliettes.games.donjon.rules.adventurer.sheet import max_fatigue, owned, put
from oubliettes.games.donjon.table import IN, LEFT, NOTHING, Hero, Item, Table
from oubliettes.kernel import BadOption

FORMAT = 1
GAME = "donjon"
NUMBERS = ("max_life", "max_fatigue", "destiny", "gold", "xp")
PLAIN = ("race", "cls", "name", "figure", *NUMBERS)
READY = ("weapon", "shield", "body")

# ------------------------------------------------------------------ handing over


def legacy(t: Table) -> tuple[dict[str, Any] | None, ...]:
    """For each seat: the sheet of a living adventurer, nothing of a dead one (DJ-46.4), and the quests done so far."""
    won = quests_won(t)
    if t.outcome == "success" and t.quest in WRITTEN and t.quest not in won:
        won.append(t.quest)
    handed: list[dict[str, Any] | None] = [
        {"format": FORMAT, "game": GAME, "won": won, "hero": sheet(hero) if hero.fate in (IN, LEFT) else None}
        for hero in t.heroes
    ]
    if t.md >= 0:
        handed.append({"format": FORMAT, "game": GAME, "won": won, "hero": None})
    return tuple(handed)


def sheet(hero: Hero) -> dict[str, Any]:
    """An adventurer as plain data."""
    data: dict[str, Any] = {name: getattr(hero, name) for name in PLAIN}
    data["base"] = list(hero.base)
    data["skills"] = list(hero.skills)
    data["pack"] = [[item.kind, item.left] for item in hero.pack]
    for slot in READY:
        data[slot] = getattr(hero, slot).kind
    return data


def save(data: dict[str, Any]) -> str:
    """What one seat was handed, as the text of a file."""
    return json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True)


def load(text: str) -> dict[str, Any]:
    """The other way round; BadOption says what is wrong with a file."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadOption(f"this is no sheet of Donjon: {error}") from error
    check_sheet(data)
    return dict(data)


# ------------------------------------------------------------------ taking over


def taken_over(sheets: Sequence[Any], seats: int) -> tuple[str, ...]:
    """What the seats bring along, as text for the table; BadOption if one of them was not made by this game."""
    brought = [sheets[seat] if seat < len(sheets) else None for seat in range(seats)]
    for data in brought:
        if data is not None:
            check_sheet(data)
    return tuple("" if data is None else json.dumps(data) for data in brought)


def check_sheet(data: Any) -> None:
    """BadOption unless this was handed over by a game of Donjon."""
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("game") != GAME:
        raise BadOption(f"this is no sheet of Donjon of format {FORMAT}: export it again from the game")
    won, hero = data.get("won"), data.get("hero")
    if not isinstance(won, list) or not set(map(str, won)) <= set(WRITTEN):
        raise BadOption(f"a sheet names the quests done so far, not {won!r}")
    if hero is not None:
        try:
            wrong = _wrong(hero)
        except (KeyError, TypeError, ValueError) as error:
            raise BadOption(f"this sheet of Donjon is damaged ({error!r}): export it again from the game") from error
        if wrong:
            raise BadOption(f"this sheet holds what Donjon does not know: {', '.join(map(str, wrong))}")


def _wrong(hero: dict[str, Any]) -> list[Any]:
    """What no adventurer's sheet can hold."""
    race, cls = hero["race"], hero["cls"]
    if race not in RACES or cls not in CLASSES_OF[race]:
        return [race, cls]
    found: list[Any] = [name for name in NUMBERS if type(hero[name]) is not int or hero[name] < 0]
    found += [hero[name] for name in ("name", "figure") if hero[name] not in (*NAMES[race], *FIGURES)]
    found += [value for value in hero["base"] if type(value) is not int or value < 0]
    found += [skill for skill in hero["skills"] if skill not in SKILLS_OF[cls]]
    found += _wrong_things(hero)
    if len(hero["base"]) != len(CHARACTERISTICS) or len(set(hero["skills"])) < len(hero["skills"]):
        found.append("base" if len(hero["base"]) != len(CHARACTERISTICS) else "skills")
    return found


def _wrong_things(hero: dict[str, Any]) -> list[Any]:
    """What nobody can carry from quest to quest, or make ready there."""
    found: list[Any] = []
    for kind, left in hero["pack"]:
        if kind not in THINGS or THINGS[kind].category in ("quest", "gold") or not 0 < left <= THINGS[kind].amount:
            found.append(kind)
    for slot in READY:
        thing = THINGS.get(hero[slot])
        if hero[slot] and (thing is None or thing.slot != slot or thing.category == "quest"):
            found.append(hero[slot])
    return found


def handed(t: Table, seat: int) -> dict[str, Any] | None:
    """What an earlier game handed over to this seat."""
    text = t.sheets[seat] if seat < len(t.sheets) else ""
    return load(text) if text else None


def restore(t: Table, hero: Hero) -> bool:
    """DJ-46.3: an adventurer goes on from quest to quest. False if this seat has to make a new one."""
    data = handed(t, hero.number)
    if data is None or data["hero"] is None:
        return False
    old = data["hero"]
    for name in PLAIN:
        setattr(hero, name, old[name])
    hero.base = tuple(old["base"])
    hero.skills = tuple(old["skills"])
    hero.tilted = ("",) * len(hero.skills)
    hero.pack = ()
    for kind, left in old["pack"]:
        if _claim(t, hero, kind):
            put(hero, Item(kind, left))
    for slot in READY:
        kind = old[slot]
        setattr(hero, slot, Item(kind) if kind and _claim(t, hero, kind) else NOTHING)
    hero.life = hero.max_life
    hero.fatigue = max_fatigue(hero)
    t.say("returns", "DJ-46.3", seat=hero.number, name=hero.name, cls=hero.cls)
    return True


def _claim(t: Table, hero: Hero, kind: str) -> bool:
    """DJ-46.6: a card he owns is not in the deck; one that others have claimed already is made good in gold."""
    if kind not in TREASURES:
        return True
    claimed = sum(item.kind == kind for other in t.heroes for item in owned(other))
    if claimed < TREASURES[kind].count:
        return True
    hero.gold += THINGS[kind].value
    return False


# ------------------------------------------------------------------ the campaign (DJ-46.5)


def quests_won(t: Table) -> list[str]:
    """The quests that the furthest of these seats has behind it, in the order of the campaign."""
    won: set[str] = set()
    for seat in range(len(t.sheets)):
        data = handed(t, seat)
        if data is not None and len(data["won"]) > len(won):
            won = set(data["won"])
    return [quest for quest in WRITTEN if quest in won]


def next_quest(t: Table) -> str:
    """The first of the campaign that is not won; the last one once it is won."""
    won = quests_won(t)
    return next((quest for quest in WRITTEN if quest not in won), WRITTEN[-1])
