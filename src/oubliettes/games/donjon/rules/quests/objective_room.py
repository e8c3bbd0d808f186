"""The objective room and what the quest has put there (DJ-20, DJ-45)."""

from typing import Any

from oubliettes.games.donjon.pieces import CHASM, MODULE, QUESTS, ROOM_CARDS, standing
from oubliettes.games.donjon.rules import draws
from oubliettes.games.donjon.rules.dice.parts import IDOL
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.rules.master import decide
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.rules.quests.quests import CUSTOM, RANDOM
from oubliettes.games.donjon.rules.zones import ground, layout
from oubliettes.games.donjon.table import Group, Piece, Steps, Table, Zone
from oubliettes.kernel import Pick, Script

NO_TABLE = 1
"""As if the circle had been tried, with no effect: the gate has no table (DJ-45.17)."""


def objective_room(t: Table, number: int) -> None:
    """DJ-20.1, DJ-20.4, DJ-20.12: the content that the quest has prepared, nothing of it locked.

    The villain and his minions (DJ-20.5), what is to be found (DJ-20.6), and Treasures as the quest states them
    (DJ-20.11).
    """
    zone = t.zones[number]
    zone.room = t.quest
    if t.quest == RANDOM:  # DJ-20.8
        t.then(
            *(("draw", "rectangular", "objective_furniture", "", number),) * QUESTS[RANDOM]["room_cards"],
            *(("draw", "monster", "monster_card", "", number, arrival.LATER),) * QUESTS[RANDOM]["monster_cards"],
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
        if not ground.free(t, square):
            square = ground.nearest_free(t, square, number)  # DJ-20.10
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
    idol.life = IDOL["life"]


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
        upper = [square for square in ground.free_squares(t, number) if square // MODULE == zone.modules[0]]
        squares = upper or ground.free_squares(t, number)
        options: list[Pick] = [("place", m.x[square], m.y[square], kind) for square in squares]
        pick = yield from decide(t, "place-monster", options, "DJ-45.28", kinds=(kind,))
        square = squares[options.index(pick)]
        arrival.spawn(t, kind, group, square, unique=kind == villain)
    for monster in t.monsters:
        monster.quest = True  # DJ-20.13: the guards of a bridge, too
    arrival.alarm(t)


STEPS: Steps = {
    "objective_room": objective_room,
    "objective_furniture": objective_furniture,
    "place_quest": place_quest,
    "place_custom": place_custom,
}
