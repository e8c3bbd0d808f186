"""The skills of warriors and thieves that are used in a turn of their own (DJ-36, DJ-39)."""

from oubliettes.games.donjon.pieces import SKILLS, dice
from oubliettes.games.donjon.rules.adventurer.states import STEALTH, TAUNT, add_effect, until_combat_end
from oubliettes.games.donjon.rules.attack.weapons import hero_attacks
from oubliettes.games.donjon.rules.dice import life
from oubliettes.games.donjon.rules.skills import reach
from oubliettes.games.donjon.rules.skills.aims import Casts
from oubliettes.games.donjon.rules.zones import ground
from oubliettes.games.donjon.table import ROUND, Figure, Hero, Table
from oubliettes.kernel import Pick, Script, choose, number


def _second_wind(t: Table, caster: Figure, aim: Pick) -> Script[None]:
    """DJ-36.9, DJ-19.91: it is not magic, and cures nothing."""
    assert isinstance(caster, Hero)
    yield from life.restore(t, caster, dice(SKILLS["second_wind"].heal))


def _whirlwind(t: Table, caster: Figure, aim: Pick) -> Script[None]:
    """DJ-36.3: one attack on each enemy who is next to him now, in the order he likes."""
    assert isinstance(caster, Hero)
    left, struck = reach.beset(t, caster), 0
    while left := [monster for monster in left if monster.life > 0]:
        options: list[Pick] = [("whirl", monster.number, monster.kind) for monster in left]
        pick = yield from choose(caster.number, "whirlwind", options, "DJ-36.3", None, {"struck": struck})
        struck += 1
        monster = next(monster for monster in left if monster.number == pick[1])
        left.remove(monster)
        yield from hero_attacks(t, caster, monster)


def _taunt(t: Table, caster: Figure, aim: Pick) -> None:
    """DJ-36.8."""
    t.struck = True
    add_effect(caster, TAUNT, 1, ROUND)


def _stealth(t: Table, caster: Figure, aim: Pick) -> None:
    """DJ-39.6."""
    add_effect(caster, STEALTH, 1, until_combat_end(t))


def _find_traps(t: Table, caster: Figure, aim: Pick) -> None:
    """DJ-39.2."""
    ground.zone_of(t, caster.at).safe = True


def _lockpicking(t: Table, caster: Figure, aim: Pick) -> None:
    """DJ-39.3, DJ-15.13."""
    if aim[0] == "door":
        door = t.doors[number(aim)]
        door.locked = False
        door.relocked = True
    else:
        t.pieces[number(aim)].locked = False


def _listen(t: Table, caster: Figure, aim: Pick) -> None:
    """DJ-39.9: the adventurers see the next Dungeon card; the card itself is turned up by the step that follows."""
    t.doors[number(aim)].listened = True
    t.agenda.append(("listen",))


CASTS: Casts = {
    "second_wind": _second_wind,
    "taunt": _taunt,
    "whirlwind": _whirlwind,
    "find_traps": _find_traps,
    "lockpicking": _lockpicking,
    "stealth": _stealth,
    "listen_at_doors": _listen,
}
