"""What artefacts do (DH-11), and the market that sells four more (DH-20)."""

from oubliettes.games.dungeon_heroes.pieces import (
    AROUND,
    ARTEFACT_NUMBER,
    ARTEFACTS,
    BREAD,
    COMPONENTS,
    DAMAGE,
    ELIXIR,
    FACE,
    FACES,
    GRAIL,
    HAT,
    HATS,
    HERO,
    HOLY_ICON,
    MAX_HP,
    MIRROR,
    NAMES,
    ORTHOGONAL,
    PRICE,
    SKULL,
    SQUARE,
    WITHIN_TWO,
    squares_of,
)
from oubliettes.games.dungeon_heroes.rules.entering import equip, spend_artefact
from oubliettes.games.dungeon_heroes.rules.figures import slay, slay_tile
from oubliettes.games.dungeon_heroes.rules.healing import heal, patients
from oubliettes.games.dungeon_heroes.rules.lives import mend
from oubliettes.games.dungeon_heroes.table import NOBODY, Hero, Table
from oubliettes.kernel import Pick, Script, choose

GRAIL_COST: int = COMPONENTS["artefact"][GRAIL]["actions"]


def artefact_actions(t: Table, hero: Hero) -> list[Pick]:
    """DH-8.5, DH-11.4: what his artefacts let him do for one action."""
    options: list[Pick] = []
    name = hero.name
    near = AROUND[hero.at] | 1 << hero.at
    receivers = [other.name for other in t.heroes if other is not hero and other.at >= 0 and near >> other.at & 1]
    for artefact in dict.fromkeys(hero.artefacts):
        options += [("give", name, ARTEFACTS[artefact], other) for other in receivers]  # DH-11.5, DH-11.6
    if HAT in hero.artefacts:
        hidden = t.backs & ~t.monsters
        options += [pick for bit, pick in HATS[hero.kind] if hidden & bit]  # DH-11.19
    if SKULL in hero.artefacts:
        options += [("skull", name, face, square) for face, square in dict.fromkeys(victims(t, hero))]
    if MIRROR in hero.artefacts:  # DH-20.19, DH-20.20
        options += [("mirror", name, other.name) for other in t.heroes if other.at >= 0 and other.at != hero.at]
    if BREAD in hero.artefacts and hero.hp < MAX_HP[hero.kind]:  # DH-20.24
        options.append(("bread", name))
    return options


# ------------------------------------------------------------------ gifts (DH-11.5, DH-11.6)


def give(t: Table, hero: Hero, pick: Pick) -> None:
    """One artefact to a neighbour, diagonal ones included."""
    artefact = ARTEFACT_NUMBER[pick[2]]
    left = list(hero.artefacts)
    left.remove(artefact)
    hero.artefacts = tuple(left)
    other = t.heroes[HERO[pick[3]]]
    other.artefacts = tuple(sorted((*other.artefacts, artefact)))
    t.say("gives", "DH-11.5", hero=hero.name, artefact=pick[2], other=other.name)


# ------------------------------------------------------------------ holy icon, Grail (DH-11.13 to DH-11.26)


def icons(t: Table, hero: Hero) -> list[Pick]:
    """DH-11.13: himself or a hero next to him."""
    if HOLY_ICON not in hero.artefacts:
        return []
    return [("icon", hero.name, target) for target in patients(t, hero)]


def use_icon(t: Table, hero: Hero, target: str) -> Script[None]:
    spend_artefact(t, hero, HOLY_ICON, "DH-11.13")
    yield from heal(t, hero, target, "DH-11.13")


def grails(t: Table, hero: Hero) -> list[Pick]:
    """DH-11.22 to DH-11.25: two actions left to him and to the turn, a dead hero, an empty square next to him."""
    if GRAIL not in hero.artefacts or hero.limit - hero.used < GRAIL_COST or t.budget - t.spent < GRAIL_COST:
        return []
    dead = [other.name for other in t.heroes if other.dead]
    if not dead:
        return []
    room = squares_of(t.empty & ORTHOGONAL[hero.at])
    return [("grail", hero.name, other, NAMES[square]) for other in dead for square in room]


def raise_hero(t: Table, hero: Hero, pick: Pick) -> None:
    """DH-11.22, DH-11.26: back at full strength with empty hands. DH-9.6: he does not enter the square."""
    spend_artefact(t, hero, GRAIL, "DH-11.21")
    other = t.heroes[HERO[pick[2]]]
    other.dead = False
    other.hp = MAX_HP[other.kind]
    other.at = SQUARE[pick[3]]
    t.say("hero-raised", "DH-11.21", hero=other.name, square=pick[3])


# ------------------------------------------------------------------ skull, mirror, elixir, bread (DH-20.17 to DH-20.24)


def victims(t: Table, hero: Hero) -> list[tuple[str, str]]:
    """DH-20.17, DH-20.18, DH-18.12: figures within two squares, by their nearer square, and face-up monster tiles."""
    near = WITHIN_TWO[hero.at]
    found = [(FACES[figure.face], NAMES[figure.at]) for figure in t.figures if figure.mask & near]
    return found + [(FACES[t.tile[square]], NAMES[square]) for square in squares_of(t.lying & near)]


def skull(t: Table, hero: Hero, pick: Pick) -> Script[None]:
    """DH-20.18: one monster of any kind."""
    spend_artefact(t, hero, SKULL, "DH-20.17")
    face, square = FACE[pick[2]], SQUARE[pick[3]]
    figure = t.figure_on(square)
    if figure and figure.face == face:
        yield from slay(t, figure, hero, "DH-20.17")
    else:
        slay_tile(t, square, hero, "DH-20.17")


def mirror(t: Table, hero: Hero, pick: Pick) -> None:
    """DH-20.19, DH-20.20: they change places, and enter nothing."""
    spend_artefact(t, hero, MIRROR, "DH-20.19")
    other = t.heroes[HERO[pick[2]]]
    hero.at, other.at = other.at, hero.at
    t.say("swapped", "DH-20.19", hero=hero.name, other=other.name)


def elixirs(hero: Hero) -> list[Pick]:
    """DH-20.21."""
    return [("elixir", hero.name)] if ELIXIR in hero.artefacts else []


def bread(t: Table, hero: Hero, pick: Pick) -> None:
    """DH-20.23."""
    spend_artefact(t, hero, BREAD, "DH-20.23")
    mend(t, hero, MAX_HP[hero.kind], "DH-20.23")


# ------------------------------------------------------------------ the market (DH-20.1 to DH-20.16)


def purchases(t: Table) -> list[Pick]:
    """DH-20.2, DH-20.9: what the pooled experience can pay, while the turn has actions left."""
    if not t.market or t.spent >= t.budget:
        return []
    purse = sum(DAMAGE[face] for hero in t.heroes for face in hero.xp)
    return [("buy", ARTEFACTS[artefact]) for artefact in t.market if PRICE[artefact] <= purse]


def buy(t: Table, pick: Pick) -> Script[bool]:
    """DH-20.3: an action of the turn that tires nobody.

    DH-20.12, DH-20.13: paid tile by tile, no change given. DH-20.4: then assigned to a hero.

    DH-20.14, DH-20.15: they are artefacts like others, at once. DH-21.13: in solo too.
    """
    t.buying = ARTEFACT_NUMBER[pick[1]]
    t.spent += 1
    price = PRICE[t.buying]
    while t.paid < price:
        faces = dict.fromkeys(face for hero in t.heroes for face in hero.xp)
        options: list[Pick] = [("pay", FACES[face]) for face in sorted(faces)]
        facts = {"artefact": pick[1], "price": price, "left": price - t.paid}
        paid = yield from choose(t.heroes_seat, "pay", options, "DH-20.13", facts=facts)
        face = FACE[paid[1]]
        payer = next(hero for hero in t.heroes if face in hero.xp)
        left = list(payer.xp)
        left.remove(face)
        payer.xp = tuple(left)
        t.paid += DAMAGE[face]
    heroes: list[Pick] = [("assign", hero.name) for hero in t.in_play]
    given = yield from choose(t.heroes_seat, "assign", heroes, "DH-20.4", facts={"artefact": pick[1]})
    t.market = tuple(artefact for artefact in t.market if artefact != t.buying)  # DH-20.25
    t.say("bought", "DH-20.2", artefact=pick[1], paid=t.paid)
    equip(t, t.heroes[HERO[given[1]]], (t.buying,), "DH-20.5")
    t.buying, t.paid = NOBODY, 0
    return False
