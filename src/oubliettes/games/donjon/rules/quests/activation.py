"""What is activated: things of a quest, levers, slabs (DJ-14.7, DJ-14.13, DJ-42.22, DJ-42.23, DJ-45)."""

from collections.abc import Callable

from oubliettes.games.donjon.goods import GRIMOIRES, TABLES
from oubliettes.games.donjon.pieces import ACTION_SPEED, MAGIC, QUESTS, STRENGTH
from oubliettes.games.donjon.rules.adventurer.sheet import carries, new, put
from oubliettes.games.donjon.rules.dice.luck import table_die
from oubliettes.games.donjon.rules.dice.trials import trial
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.rules.quests.quests import OBJECT
from oubliettes.games.donjon.rules.skills import using
from oubliettes.games.donjon.rules.zones import ground, layout
from oubliettes.games.donjon.table import NOBODY, OPEN, PC, PE, Actions, Door, Hero, Piece, Table
from oubliettes.kernel import Pick, Script, Verbs

PORTCULLIS_TRIED = 2
"""The bit of `turn.tried` for a portcullis (DJ-42.22)."""
EITHER_PHASE = frozenset(("captive", "dawn"))
"""DJ-45.14, DJ-45.16: for 1 movement point, in a fight too."""


def options(t: Table, hero: Hero) -> list[Pick]:
    """What he may activate from where he stands, not after a run (DJ-12.3); the menu sees that he has a point left."""
    found: list[Pick] = []
    if t.turn.ran:
        return found
    for piece in t.pieces:
        if piece.gone or piece.spent or not (piece.role in goals.TAKEN or piece.kind in ("lever", "slab")):
            continue
        role = piece.role if piece.role in goals.TAKEN else piece.kind
        if role == "idol" or (t.phase == PC and role not in EITHER_PHASE):
            continue
        if (hero.at in piece.squares or hero.at in ground.beside(t, piece.squares)) and _useful(t, role):
            found.append(("activate", piece.number, role))
    if t.phase == PE and not t.turn.tried & PORTCULLIS_TRIED and barred(t, hero) is not None:
        found.append(("lift",))
    return found


def _useful(t: Table, role: str) -> bool:
    """DJ-45.12: one flask; it can be filled again only if it is lost."""
    if role != "flask":
        return True
    flask = goals.main(t)["target"]
    lying = any(item.kind == flask for body in t.bodies for item in body.items)
    return not lying and not any(carries(hero, flask) for hero in t.heroes)


def barred(t: Table, hero: Hero) -> Door | None:
    for door in t.doors:
        if door.portcullis and hero.at in (*door.near, *door.far):
            return door
    return None


def activate(t: Table, hero: Hero, number: int, role: str) -> Script[None]:
    t.turn.points -= ACTION_SPEED
    t.turn.acted = True
    t.say("activates", "DJ-14.7", seat=hero.number, pick=("activate", number, role))
    yield from _ACTIVE[role](t, hero, t.pieces[number]) or ()


def _find(t: Table, hero: Hero, kind: str, rule: str) -> None:
    put(hero, new(kind))
    t.say("finds", rule, seat=hero.number, item=kind)


def _banner(t: Table, hero: Hero, piece: Piece) -> None:
    """DJ-45.4: the banner and one Treasure card."""
    piece.spent = True
    chest = QUESTS[t.quest]["special_chest"]
    _find(t, hero, chest["holds"], "DJ-45.4")
    goals.accomplish(t, "open_banner_chest")
    t.agenda.append(("treasure", hero.number, chest["treasures"], ""))


def _tomb(t: Table, hero: Hero, piece: Piece) -> Script[None]:
    """DJ-45.6: the third one opened holds the crown if it is not found yet."""
    piece.spent = True
    opened = t.marks["tombs"] = t.marks.get("tombs", 0) + 1
    crown = goals.main(t)["target"]
    last = opened == sum(one.role == "crown" for one in t.pieces) and not t.marks.get("crown")
    effect = "quest_item"
    if not last:
        die, rolls = yield from using.search_die(t, hero, "examine")
        t.say("examines", "DJ-45.6", rolls=rolls, seat=hero.number, thing=piece.kind, die=die)
        effect = TABLES[QUESTS[t.quest]["sarcophagus_table"]][die - 1].effect
    if effect == "quest_item" and not t.marks.get("crown"):
        t.marks["crown"] = 1
        _find(t, hero, crown, "DJ-45.6")
        goals.check(t)
    elif effect == "spawn":
        t.turn.over = True
        yield from arrival.wake_beside(t, "mummy", piece, hero.number)


def _notes(t: Table, hero: Hero, piece: Piece) -> None:
    """DJ-45.8."""
    piece.spent = True
    goals.notes_burnt(t)


def _grimoire(t: Table, hero: Hero, piece: Piece) -> Script[None]:
    """DJ-45.8: 1D10 on the wizard list."""
    piece.spent = True
    die, rolls = yield from table_die(t, hero, "grimoire")
    t.say("examines", "DJ-45.8", rolls=rolls, seat=hero.number, thing=piece.kind, die=die)
    _find(t, hero, GRIMOIRES[die - 1], "DJ-45.8")
    goals.accomplish(t, "take_grimoire")
    yield from goals.examined(t, hero, piece)


def _captive(t: Table, hero: Hero, piece: Piece) -> None:
    """DJ-45.14."""
    piece.gone = True
    layout.refresh(t)
    goals.freed(t)


def _flask(t: Table, hero: Hero, piece: Piece) -> None:
    """DJ-45.12."""
    _find(t, hero, goals.main(t)["target"], "DJ-45.12")


def _dawn(t: Table, hero: Hero, piece: Piece) -> None:
    """DJ-45.16."""
    piece.spent = True
    _find(t, hero, QUESTS[t.quest]["special_chest"]["holds"], "DJ-45.16")


def _gate(t: Table, hero: Hero, piece: Piece) -> Script[None]:
    """DJ-45.17: a Magic test, any number of tries."""
    if (yield from trial(t, hero, MAGIC, rule="DJ-45.17")):
        piece.spent = True
        goals.accomplish(t, "close_gate")


def _object(t: Table, hero: Hero, piece: Piece) -> Script[None]:
    """DJ-45.28: a chest that rolls no table."""
    piece.spent = True
    _find(t, hero, OBJECT, "DJ-45.28")
    goals.check(t)
    yield from goals.examined(t, hero, piece)


def _lever(t: Table, hero: Hero, piece: Piece) -> None:
    """DJ-42.22: lifts the portcullis for good."""
    piece.spent = piece.gone = True
    raise_portcullis(t, t.doors[int(piece.role)])


def raise_portcullis(t: Table, door: Door) -> None:
    door.portcullis = False
    if door.state == OPEN:
        layout.swing(t, door, open_=True)
    for piece in t.pieces:
        if piece.kind == "lever" and piece.role == str(door.number):
            piece.gone = True
    t.say("portcullis-lifted", "DJ-42.22", door=door.number)


def lift(t: Table, hero: Hero) -> Script[None]:
    """DJ-42.22: a Strength test facing it, once per turn."""
    t.turn.points -= ACTION_SPEED
    t.turn.acted = True
    t.turn.tried |= PORTCULLIS_TRIED
    door = barred(t, hero)
    assert door is not None
    if (yield from trial(t, hero, STRENGTH, rule="DJ-42.22")):
        raise_portcullis(t, door)


def _slab(t: Table, hero: Hero, piece: Piece) -> Script[None]:
    """DJ-42.23."""
    piece.spent = piece.gone = True
    die, rolls = yield from table_die(t, hero, "slab")
    row = TABLES["loose_slab"][die - 1]
    t.say("slab", "DJ-42.23", rolls=rolls, seat=hero.number, die=die)
    if row.effect == "monster":
        t.then(*(("monsters", NOBODY),) * row.draw)
    elif row.effect == "treasure":
        t.agenda.append(("treasure", hero.number, row.draw, ""))
    else:
        t.say("finds-nothing", "DJ-42.23", seat=hero.number)


_ACTIVE: dict[str, Callable[[Table, Hero, Piece], Script[None] | None]] = {
    "banner": _banner,
    "crown": _tomb,
    "notes": _notes,
    "grimoire": _grimoire,
    "captive": _captive,
    "flask": _flask,
    "dawn": _dawn,
    "gate": _gate,
    "object": _object,
    "lever": _lever,
    "slab": _slab,
}


ACTIONS: Actions = Verbs("what is done for a quest", {"activate": activate, "lift": lift})
