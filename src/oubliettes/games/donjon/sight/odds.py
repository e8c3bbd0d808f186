"""Exact chances, for whoever wants to know before he picks: of a blow (DJ-25) and of a test (DJ-23)."""

from functools import cache
from itertools import product
from typing import NamedTuple

from oubliettes.games.donjon.pieces import D10, DEXTERITY, DIRECTION, MAGIC, STRENGTH
from oubliettes.games.donjon.rules.adventurer.sheet import weapon_is_magic
from oubliettes.games.donjon.rules.attack.resolution import defence, faces
from oubliettes.games.donjon.rules.attack.weapons import weight
from oubliettes.games.donjon.rules.contents import findings
from oubliettes.games.donjon.rules.dice.trials import SURE, TARGET, base
from oubliettes.games.donjon.rules.movement import walking
from oubliettes.games.donjon.table import Figure, Hero, Monster, Table
from oubliettes.kernel import Pick

TESTS = {"break": STRENGTH, "force": STRENGTH, "lid": STRENGTH, "lift": STRENGTH, "break_free": MAGIC}
"""The picks that are a test against TARGET (DJ-15.9, DJ-15.12, DJ-19.35, DJ-42.22, DJ-19.65)."""


class Odds(NamedTuple):
    """Chances in hundredths, and the mean damage in tenths of a Life Point."""

    success: int
    kill: int = 0
    damage: int = 0


class Fall(NamedTuple):
    """How two dice against each other may fall, exactly: the chance to hit and to kill, and the mean damage."""

    hit: float
    kill: float
    mean: float


@cache
def fall(gap: int, attack: int, guard: int, life: int) -> Fall:
    """Two dice with so many faces, `gap` added to the attacker's (DJ-25.7, DJ-25.11): a tie misses."""
    found = [max(0, gap + a - b) for a, b in product(range(1, attack + 1), range(1, guard + 1))]
    share = 1 / len(found)
    return Fall(share * sum(n > 0 for n in found), share * sum(n >= life for n in found), share * sum(found))


def exchange(gap: int, attack: int, guard: int, life: int) -> Odds:
    """The same in whole numbers."""
    found = fall(gap, attack, guard, life)
    return Odds(round(100 * found.hit), round(100 * found.kill), round(10 * found.mean))


def blow(t: Table, hero: Hero, monster: Monster, ammo: str = "") -> Odds:
    """One attack with the weapon in hand, before any Fatigue, Destiny or skill."""
    gap = weight(t, hero, monster, ammo) - defence(t, monster)
    found = exchange(gap, faces(t, hero), faces(t, monster), monster.life)
    unhurt = monster.creature.magic_only and not weapon_is_magic(hero, ammo)  # DJ-25.16
    return Odds(found.success) if unhurt else found


def chance(t: Table, hero: Hero, characteristic: int, target: int = TARGET) -> Odds:
    """DJ-23.2, DJ-23.3: before any Fatigue; a natural 10 succeeds."""
    return Odds(round(100 * passes(t, hero, characteristic, target)))


def passes(t: Table, figure: Figure, characteristic: int, target: int = TARGET, more: int = 0) -> float:
    """The same, exactly, with so many points added."""
    added = base(t, figure, characteristic) + more
    return sum(die == SURE or die + added >= target for die in range(1, D10 + 1)) / D10


def odds(t: Table, hero: Hero, options: list[Pick]) -> dict[Pick, Odds]:
    """What the dice say of those picks that lead straight to them."""
    found: dict[Pick, Odds] = {}
    for pick in options:
        match pick:
            case ("strike" | "shoot" | "follow" | "whirl", int(number), _, *ammo):
                monster = t.figure(number)
                assert isinstance(monster, Monster)
                found[pick] = blow(t, hero, monster, str(ammo[0]) if ammo else "")
            case ("cross", way):
                chasm = walking.chasm_ahead(t, hero, DIRECTION[way])
                assert chasm is not None
                found[pick] = chance(t, hero, DEXTERITY, findings.crossing(hero, chasm[0]))
            case (str(verb), *_) if verb in TESTS:
                found[pick] = chance(t, hero, TESTS[verb])
    return found
