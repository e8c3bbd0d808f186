"""The priest's skills (DJ-38)."""

from oubliettes.games.donjon.pieces import COMPONENTS, DESTROYED_UP_TO, MAGIC, SKILLS, SPEED, dice, seat_of
from oubliettes.games.donjon.rules.adventurer.sheet import is_standing, speed_changed, stat
from oubliettes.games.donjon.rules.adventurer.states import (
    BLESSING,
    LIFTED,
    add_effect,
    cure,
    end_effect,
    until_phase_end,
)
from oubliettes.games.donjon.rules.attack.harm import kill
from oubliettes.games.donjon.rules.dice import life
from oubliettes.games.donjon.rules.dice.trials import trial_die
from oubliettes.games.donjon.rules.skills import reach
from oubliettes.games.donjon.rules.skills.aims import Casts
from oubliettes.games.donjon.rules.skills.reach import in_zone
from oubliettes.games.donjon.table import Figure, Table
from oubliettes.kernel import Pick, Script

HAMMER_BONUS: int = next(entry["weapon_bonus"] for entry in COMPONENTS["skill"] if entry["id"] == "sacred_hammer")
"""DJ-38.7."""


def _healing(t: Table, caster: Figure, aim: Pick) -> Script[None]:
    """DJ-38.2."""
    hero = t.heroes[seat_of(aim[0])]
    yield from life.restore(t, hero, dice(SKILLS["healing"].heal), cures=True, by=caster.number)


def _purification(t: Table, caster: Figure, aim: Pick) -> None:
    """DJ-38.3."""
    for hero in in_zone(t, caster):
        before = stat(hero, SPEED)
        cure(hero)
        hero.frozen = False
        end_effect(hero, *LIFTED)
        speed_changed(t, hero, before)  # DJ-44.24


def _bonus(t: Table, aim: Pick, skill: str, value: int) -> None:
    add_effect(t.heroes[seat_of(aim[0])], skill, value, until_phase_end(t))


def _blessing(t: Table, caster: Figure, aim: Pick) -> None:
    """DJ-38.4."""
    _bonus(t, aim, BLESSING, SKILLS["blessing"].attack_bonus)


def _aegis(t: Table, caster: Figure, aim: Pick) -> None:
    """DJ-38.5."""
    _bonus(t, aim, "aegis", SKILLS["aegis"].defence_bonus)


def _turn_undead(t: Table, caster: Figure, aim: Pick) -> Script[None]:
    """DJ-38.6: a Magic test each; failed, the next turn is lost; on a natural 1 the creature is destroyed."""
    t.struck = True
    for monster in reach.turnable(t, caster):
        passed, die = yield from trial_die(t, monster, MAGIC, about=caster.number, rule="DJ-38.6")
        if die <= DESTROYED_UP_TO:
            kill(t, monster, caster.number)
        elif not passed:
            monster.lost_turn = True
            t.say("turned", "DJ-38.6", monster=monster.kind)


def _hammer(t: Table, caster: Figure, aim: Pick) -> None:
    """DJ-38.7."""
    _bonus(t, aim, "sacred_hammer", HAMMER_BONUS)


def _song(t: Table, caster: Figure, aim: Pick) -> Script[None]:
    """DJ-38.8."""
    for hero in in_zone(t, caster):
        if is_standing(hero):
            yield from life.restore(t, hero, dice(SKILLS["song_of_comfort"].heal), cures=True, by=caster.number)


def _sanctuary(t: Table, caster: Figure, aim: Pick) -> None:
    """DJ-38.9: until the priest's next turn."""
    t.heroes[seat_of(aim[0])].sanctuary = caster.number


CASTS: Casts = {
    "healing": _healing,
    "purification": _purification,
    "blessing": _blessing,
    "aegis": _aegis,
    "turn_undead": _turn_undead,
    "sacred_hammer": _hammer,
    "song_of_comfort": _song,
    "sanctuary": _sanctuary,
}
