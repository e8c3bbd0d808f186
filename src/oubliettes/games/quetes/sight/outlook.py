"""Chances and stakes of a fight as notes tell them: counted from what a seat may know (QT-4, QT-12, QT-13)."""

from oubliettes.games.quetes.pieces import (
    ARENA_TROPHY,
    CARD_GEMS,
    CARD_TROPHIES,
    CARDS,
    DEFEAT_WOUNDS,
    DRAGON_OBJECT,
    GUARDIAN,
    HEAVY_WOUNDS,
    IF_WE_WIN,
    IN_ADVANCE,
    IN_ANY_CASE,
    MONSTERS,
    OBJECTS,
    PRIEST,
)
from oubliettes.games.quetes.rules.goods import half_purse
from oubliettes.games.quetes.rules.negotiation import bystanders
from oubliettes.games.quetes.rules.power import ally_share, fight_power, in_camp, quarters
from oubliettes.games.quetes.sight.odds import odds
from oubliettes.games.quetes.table import GREEN, RED, Fight, Player, Table
from oubliettes.kernel import Ask, Line, Note, line, note

Goods = tuple[tuple[str, int], ...]
CLAUSE = {IF_WE_WIN: "owed-if-won", IN_ANY_CASE: "owed-anyway", IN_ADVANCE: "paid-first"}
"""What each clause of a promise means (QT-11.13, QT-26.14)."""


# ------------------------------------------------------------------ chances


def winning(t: Table, fight: Fight, more: int = 0) -> float:
    """The green side's chance as the known camps stand, with so much more power."""
    counted = odds(t, fight, more)
    return counted.wins / counted.throws


def helped(t: Table, fight: Fight, seat: int) -> int:
    """QT-4.4, QT-26.7: what this seat would bring as an ally."""
    return ally_share(fight_power(t, fight, seat), quarters(t, arena=fight.kind == "arena"))


def countable(fight: Fight) -> bool:
    """Whether nobody can still take a side unseen: then a chance is exact."""
    return fight.kind != "arena" or not bystanders(fight) or (fight.revealed and bool(fight.dice))


def hundredths(chance: float) -> int:
    """Only what is certain is 100, only what is impossible is 0."""
    return int(100 * chance) if chance in (0, 1) else min(99, max(1, int(100 * chance + 0.5)))


def outlook(fight: Fight, chance: float, *lines: Line | None, danger: bool = False) -> Note:
    """An exact chance; before fists close or open, what it is if nobody else joins in."""
    if countable(fight):
        return note(*lines, chance=chance, danger=danger)
    return note(line("lone", percent=hundredths(chance)), *lines, danger=danger)


def own(fight: Fight, seat: int, green: float) -> float:
    """A chance seen from this seat's side."""
    return 1 - green if fight.camps[seat] == RED or seat == fight.defender else green


def again(t: Table, fight: Fight, chance: float) -> Line | None:
    """QT-19.13: the same with the re-roll of a Priest who stands on the green side."""
    fighters = {fight.principal, *in_camp(fight, GREEN)}
    if any(t.players[seat].character == PRIEST and t.players[seat].token for seat in fighters):
        return line("with-reroll", percent=hundredths(1 - (1 - chance) ** 2))
    return None


def heavy(t: Table, fight: Fight) -> Line | None:
    """QT-5.2: how likely a defeat by an 8 is."""
    counted = odds(t, fight)
    return line("heavy", n=HEAVY_WOUNDS, percent=hundredths(counted.heavy / counted.throws)) if counted.heavy else None


# ------------------------------------------------------------------ what is at stake


def spoils(t: Table, fight: Fight) -> Goods:
    """QT-13.3, QT-13.4, QT-22.1, QT-24.2: what a victory over the dungeon brings the active player."""
    if fight.enemy == GUARDIAN:
        return (("gem", t.temple),) if t.temple else ()
    found = [("gem", min(t.reserve, CARD_GEMS[fight.enemy])), ("trophy_point", CARD_TROPHIES[fight.enemy])]
    if fight.enemy in MONSTERS:
        found.append((CARDS[fight.enemy], 1))
    if fight.enemy in DRAGON_OBJECT:
        found.append((OBJECTS[DRAGON_OBJECT[fight.enemy]], 1))
    return tuple(one for one in found if one[1])


def prize(t: Table, fight: Fight) -> Line:
    return line("to-win", goods=spoils(t, fight))


def loot(victim: Player) -> Line:
    """QT-15.1: half of the gems, rounded up."""
    return line("loot", gems=("gem", half_purse(victim)), purse=victim.gems)


def arena_stake() -> Line:
    """QT-5.1, QT-14.12: what each winner gains and each loser suffers."""
    return line("arena-stake", points=("trophy_point", ARENA_TROPHY), n=DEFEAT_WOUNDS)


def as_it_stands(t: Table, ask: Ask) -> Note:
    """The fight as this seat knows it, nothing added."""
    fight = t.fight
    assert fight
    chance = own(fight, ask.seat, winning(t, fight))
    return outlook(fight, chance, again(t, fight, chance) if fight.camps[ask.seat] == GREEN else None)
