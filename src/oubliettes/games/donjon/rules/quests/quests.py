"""Quests: the choice of one, the objective room, and what is done there (DJ-9.1 to DJ-9.4, DJ-20, DJ-45)."""

from collections.abc import Callable
from typing import Any

from oubliettes.games.donjon.goods import GRIMOIRES, TABLES
from oubliettes.games.donjon.pieces import (
    CHASM,
    COMMON,
    CREATURES,
    MAGIC,
    MODULE,
    OBJECTIVE_CARDS,
    QUESTS,
    ROOM_CARDS,
    STRENGTH,
    WRITTEN,
    standing,
)
from oubliettes.games.donjon.rules import draws
from oubliettes.games.donjon.rules.adventurer import campaign
from oubliettes.games.donjon.rules.adventurer.sheet import carries, new, put
from oubliettes.games.donjon.rules.dice.luck import table_die
from oubliettes.games.donjon.rules.dice.trials import trial
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.rules.ending.goals import VILLAINS, affordable
from oubliettes.games.donjon.rules.master import decide, master
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.rules.skills import using
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import NOBODY, OPEN, PC, PE, Actions, Door, Group, Hero, Piece, Steps, Table, Zone
from oubliettes.kernel import Draw, Pick, Script, Verbs, word

RANDOM, CUSTOM = "random", "custom"
DONE: Pick = ("done",)
PORTCULLIS_TRIED = 2
"""The bit of `turn.tried` for a portcullis (DJ-42.22)."""
OBJECT = "quest_object"
SEASONED_TIER = 3
NO_TABLE = 1
"""As if the circle had been tried, with no effect: the gate has no table (DJ-45.17)."""


# ------------------------------------------------------------------ which quest (DJ-9.1, DJ-45.20, DJ-45.21)


def quest(t: Table) -> Script[None]:
    """The MD chooses a quest, unless the options have; the automatic one takes any that suits the party (DJ-35.5).

    DJ-9.3: the objective card is shown to everybody.
    """
    chosen = t.quest_option
    if chosen == "choice":
        if t.md == NOBODY:
            fitting = [id for id in WRITTEN if QUESTS[id]["tier"] < SEASONED_TIER or _seasoned(t)]
            n: int = yield Draw(len(fitting))
            chosen = fitting[n]
        else:
            options: list[Pick] = [("quest", id) for id in (*WRITTEN, RANDOM, CUSTOM)]
            pick = yield from master(t, "quest", options, "DJ-9.1")
            chosen = word(pick)
    elif chosen == "campaign":  # DJ-46.5
        chosen = campaign.next_quest(t)
    t.quest = chosen
    if chosen == RANDOM:
        t.agenda.append(("random_quest",))
    elif chosen == CUSTOM:
        t.agenda.append(("custom_quest",))
    else:
        t.objective = QUESTS[chosen]["objective_card"]  # DJ-9.4
        t.secondary = tuple(QUESTS[chosen]["secondary"])
        t.say("quest", "DJ-45.2", quest=chosen, card=t.objective)


def _seasoned(t: Table) -> bool:
    return sum(len(hero.skills) for hero in t.heroes) >= arrival.SEASONED * len(t.heroes)


def random_quest(t: Table) -> Script[None]:
    """DJ-45.20."""
    n: int = yield Draw(len(OBJECTIVE_CARDS))
    t.objective = OBJECTIVE_CARDS[n]
    left = list(COMMON)
    for _ in range(QUESTS[RANDOM]["secondary_draw"]):
        n = yield Draw(len(left))
        t.secondary = (*t.secondary, left.pop(n))
    t.say("quest", "DJ-45.20", quest=RANDOM, card=t.objective)


def custom_quest(t: Table) -> Script[None]:
    """DJ-45.21, DJ-45.28: piece by piece."""
    pick = yield from master(t, "custom-card", [("objective", card) for card in OBJECTIVE_CARDS], "DJ-45.21")
    t.objective = word(pick)
    pick = yield from master(t, "custom-kind", [("main", kind) for kind in QUESTS[CUSTOM]["main_kinds"]], "DJ-45.21")
    kind = word(pick)
    means = arrival.can_hurt_magic(t)
    villains = [one for one in VILLAINS if kind != "slay" or means or not CREATURES[one].magic_only]  # DJ-45.28
    pick = yield from master(t, "custom-villain", [("villain", one) for one in villains], "DJ-45.21")
    villain = word(pick)
    cards = [card.id for card in ROOM_CARDS.values() if card.shape == "rectangular"]
    pick = yield from master(t, "custom-furniture", [("furniture", card) for card in cards], "DJ-45.21")
    room = word(pick)
    minions: list[str] = []
    while fitting := affordable(minions):
        pick = yield from master(t, "custom-minion", [*(("minion", one) for one in fitting), DONE], "DJ-45.21")
        if pick is DONE:
            break
        minions.append(word(pick))
    while len(t.secondary) < QUESTS[CUSTOM]["secondary_max"]:
        goals_left: list[Pick] = [("secondary", goal) for goal in COMMON if goal not in t.secondary]
        pick = yield from master(t, "custom-secondary", [*goals_left, DONE], "DJ-45.21")
        if pick is DONE:
            break
        t.secondary = (*t.secondary, word(pick))
    target = {"slay": villain, "destroy": "idol"}.get(kind, OBJECT)
    t.custom = (kind, target, villain, room, *minions)
    t.say("quest", "DJ-45.21", quest=CUSTOM, card=t.objective)


# ------------------------------------------------------------------ the objective room (DJ-20)


def objective_room(t: Table, number: int) -> None:
    """DJ-20.1, DJ-20.4, DJ-20.12: the content that the quest has prepared, nothing of it locked.

    The villain and his minions (DJ-20.5), what is to be found (DJ-20.6), and Treasures as the quest states them
    (DJ-20.11).
    """
    zone = t.zones[number]
    zone.room = t.quest
    if t.quest == RANDOM:  # DJ-20.8
        t.then(
            ("draw", "rectangular", "objective_furniture", "", number),
            ("draw", "monster", "monster_card", "", number, arrival.LATER),
            ("draw", "monster", "monster_card", "", number, arrival.LATER),
            ("place_quest", number),
        )
        return
    if t.quest == CUSTOM:
        t.agenda.append(("place_custom", number))
        _furnish_custom(t, zone)  # a chasm is rolled for before anybody is placed (DJ-19.78)
        return
    entry = QUESTS[t.quest]
    zone.dark = entry["dark"]
    pieces = layout.furnish(t, zone, [standing(piece) for piece in entry["furniture"]], locked=False)
    _give_roles(t, zone, entry, pieces)
    group = len(t.groups)
    t.groups.append(Group("", len(entry["monsters"]), entry["treasures"]))
    for one in entry["monsters"]:
        square = layout.spot_of(t, zone, *one["at"])
        if not layout.free(t, square):
            square = layout.nearest_free(t, square, number)  # DJ-20.10
        arrival.spawn(t, one["kind"], group, square, unique=one["kind"] == entry["villain"], quest=True)
    arrival.alarm(t)


def _give_roles(t: Table, zone: Zone, entry: dict[str, Any], pieces: list[Piece]) -> None:
    """Which things of the room are the quest's own."""
    for piece in pieces:
        piece.role = ROLES.get((t.quest, piece.kind), "")
        if piece.kind == CHASM:
            piece.row = entry["chasm_result"]
        elif piece.role == "gate":
            piece.row = NO_TABLE
    if "idol" in entry:
        _idol(t, zone, entry["idol"])
    for x, y in entry.get("captives", ()):
        layout.add_piece(t, "captive", zone.number, (layout.spot_of(t, zone, x, y),), "captive")
    layout.refresh(t)


ROLES: dict[tuple[str, str], str] = {
    ("black_fang", "chest"): "banner",
    ("dead_kings_crown", "sarcophagus"): "crown",
    ("silver_spring", "fountain"): "flask",
    ("arena_captives", "chest"): "champion",
    ("forbidden_laboratory", "desk"): "notes",
    ("forbidden_laboratory", "library"): "grimoire",
    ("forbidden_laboratory", "alchemist_bench"): "bench",
    ("bleeding_idol", "altar"): "altar",
    ("gate_of_hell", "magic_circle"): "gate",
    ("gate_of_hell", "chest"): "dawn",
}


def _idol(t: Table, zone: Zone, entry: dict[str, Any]) -> None:
    """DJ-45.10."""
    squares = standing({"kind": "idol", **entry}).squares
    idol = layout.add_piece(t, "idol", zone.number, [layout.spot_of(t, zone, x, y) for x, y in squares], "idol")
    idol.life = entry["life"]


def objective_furniture(t: Table, card: str, why: str, number: int) -> None:
    """DJ-20.8: a drawn room card for the furniture; the room keeps its name, to which its occupants fit (DJ-41.4)."""
    if card:
        zone = t.zones[number]
        zone.room = card
        zone.dark = ROOM_CARDS[card].dark
        pieces = layout.furnish(t, zone, ROOM_CARDS[card].furniture, locked=False)
        draws.discard(t, ROOM_CARDS[card].shape, card)  # DJ-41.4
        for piece in pieces:
            if piece.kind == CHASM:
                t.agenda.append(("chasm", piece.number))


def place_quest(t: Table, number: int) -> Script[None]:
    """DJ-20.13: all monsters placed when the room is revealed are quest monsters."""
    yield from arrival.settle_in(t, number)
    for monster in t.monsters:
        monster.quest = True
    goals.cleared(t)
    arrival.alarm(t)


def _furnish_custom(t: Table, zone: Zone) -> None:
    """DJ-45.28: the furniture of the card, less what stands where the object or the idol goes."""
    kind, room = t.custom[0], t.custom[3]
    zone.dark = ROOM_CARDS[room].dark
    taken: tuple[tuple[int, int], ...] = ()
    entry = QUESTS[CUSTOM]
    if kind in ("retrieve", "carry_out"):
        taken = standing({"kind": "chest", **entry["object_chest"]}).squares
    elif kind == "destroy":
        taken = standing({"kind": "idol", **entry["idol"]}).squares
    pieces = [piece for piece in ROOM_CARDS[room].furniture if not set(piece.squares).intersection(taken)]
    for piece in layout.furnish(t, zone, pieces, locked=False):
        if piece.kind == CHASM:
            t.agenda.append(("chasm", piece.number))
    if kind == "destroy":
        _idol(t, zone, entry["idol"])
    elif taken:
        layout.add_piece(t, "chest", zone.number, [layout.spot_of(t, zone, x, y) for x, y in taken], "object")
    layout.refresh(t)


def place_custom(t: Table, number: int) -> Script[None]:
    """DJ-45.28: the MD puts villain and minions on free squares of the upper module.

    DJ-20.11: the quest states their Treasures.
    """
    zone, m = t.zones[number], t.map
    villain, minions = t.custom[2], t.custom[4:]
    group = len(t.groups)
    t.groups.append(Group("", 1 + len(minions), QUESTS[CUSTOM]["treasures"]))
    for kind in (villain, *minions):
        upper = [square for square in layout.free_squares(t, number) if square // MODULE == zone.modules[0]]
        squares = upper or layout.free_squares(t, number)
        options: list[Pick] = [("place", m.x[square], m.y[square], kind) for square in squares]
        pick = yield from decide(t, "place-monster", options, "DJ-45.28", kinds=(kind,))
        square = squares[options.index(pick)]
        arrival.spawn(t, kind, group, square, unique=kind == villain)
    for monster in t.monsters:
        monster.quest = True  # DJ-20.13: the guards of a bridge, too
    arrival.alarm(t)


# ------------------------------------------------------------------ things to activate (DJ-14.7, DJ-14.13, DJ-45)

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
        if (hero.at in piece.squares or hero.at in layout.beside(t, piece.squares)) and _useful(t, role):
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
    t.turn.points -= 1
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
    t.turn.points -= 1
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
        t.agenda.append(("monsters", NOBODY))
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
STEPS: Steps = {
    "quest": quest,
    "random_quest": random_quest,
    "custom_quest": custom_quest,
    "objective_room": objective_room,
    "objective_furniture": objective_furniture,
    "place_quest": place_quest,
    "place_custom": place_custom,
}
