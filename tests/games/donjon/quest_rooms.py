"""Objective rooms of quests, laid out."""

from oubliettes.games.donjon.pieces import QUESTS, ROOM_CARDS
from oubliettes.games.donjon.rules.zones import ground
from oubliettes.games.donjon.table import PE, Table
from tests.games.donjon.fights import SPENT
from tests.games.donjon.situation import match, table


def hall(kind: str = "retrieve", hero: str = f"warrior 2,1 {SPENT}") -> Table:
    """The objective room of a custom quest with the furniture of the chasm hall, not yet laid out."""
    t = table("room_n", "n arena!", heroes=hero)
    target = {"retrieve": "quest_object", "destroy": "idol"}[kind]
    t.quest, t.secondary, t.custom = "custom", (), (kind, target, "ogre", "chasm_hall", "orc")
    return t


def stand_beside(t: Table, role: str, seat: int = 0, place: int = 0) -> int:
    """A hero is put beside the piece with that role; its number."""
    piece = [one for one in t.pieces if one.role == role or one.kind == role][place]
    t.stand(t.heroes[seat], next(square for square in ground.beside(t, piece.squares) if ground.free(t, square)))
    return piece.number


def has_chasm(card: str) -> bool:
    return any(piece.kind == "chasm" for piece in ROOM_CARDS[card].furniture)


def cleared(quest: str, *heroes: str) -> Table:
    """The same room with its monsters dead and gone, in an Exploration Phase."""
    t = room(quest, *heroes)
    for monster in list(t.monsters):
        t.stand(monster, -1)
    t.monsters.clear()
    t.groups.clear()
    t.phase = PE
    return t


def room(quest: str, *heroes: str, reveal: bool = True) -> Table:
    """The objective room of a written quest north of an ordinary room, its content laid out, in the fight it starts."""
    entry = QUESTS[quest]
    t = table("room_n", f"n {entry['objective_card']}!", heroes=";".join(heroes) or f"warrior 2,1 {SPENT}")
    t.quest, t.secondary = quest, tuple(entry["secondary"])
    if reveal:
        match(t, ("objective_room", 1))
        t.agenda.clear()
    return t
