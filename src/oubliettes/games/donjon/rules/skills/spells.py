"""Skills and spells at work (DJ-36 to DJ-39), cast by adventurers, from scrolls, or by monsters (DJ-32)."""

from oubliettes.games.donjon.pieces import COMPONENTS, SKILLS
from oubliettes.games.donjon.rules.attack.weapons import begins_attack
from oubliettes.games.donjon.rules.skills import aims, priests, warriors_and_thieves, wizards
from oubliettes.games.donjon.table import Figure, Hero, Table
from oubliettes.kernel import Pick, Script

RULES: dict[str, str] = {entry["id"]: entry["rules"][0] for entry in COMPONENTS["skill"]}
"""The rule of each skill."""


def cast(t: Table, caster: Figure, skill: str, aim: Pick) -> Script[None]:
    """A skill or spell takes effect on one of its `aims`; paying for it is the caller's.

    DJ-32.1: monsters cast as wizards do.
    """
    if isinstance(caster, Hero):
        t.say("uses-skill", RULES[skill], seat=caster.number, skill=skill)
    else:
        t.say("monster-casts", RULES[skill], monster=caster.kind, skill=skill)
    if SKILLS[skill].takes_attack:
        if isinstance(caster, Hero):
            begins_attack(t, caster)
        else:
            t.turn.attacks += 1
    yield from _CASTS[skill](t, caster, aim) or ()


_CASTS: aims.Casts = {**wizards.CASTS, **priests.CASTS, **warriors_and_thieves.CASTS}
