"""What is added to dice, part by part, as everybody is told: each part with its name and its rule (DJ-5, DJ-23, DJ-25).

The sums that decide are made where the rules are (`sheet`, `attack`, `spells`, `trials`); a test holds both together.
"""

from oubliettes.games.donjon.goods import THINGS
from oubliettes.games.donjon.pieces import ATTACK, CHARACTERISTICS, DEFENCE, MAGIC, NUMBERS, QUESTS, SKILLS
from oubliettes.games.donjon.rules.adventurer.sheet import (
    KNOCKED_DEFENCE,
    MIGHT_BLOW,
    RING,
    armour_power,
    carries,
    stat,
    versus,
    weapon_power,
)
from oubliettes.games.donjon.rules.adventurer.states import (
    AEGIS,
    ARCANE_SHIELD,
    BLESSING,
    CURSE,
    EVIL_EYE,
    LUCK,
    SACRED_HAMMER,
    effect,
)
from oubliettes.games.donjon.rules.zones.light import dark_for
from oubliettes.games.donjon.table import Blow, Figure, Hero, Monster, Piece, Table
from oubliettes.kernel import Modifier

FRENZY: int = NUMBERS["frenzy_attack"]
"""DJ-42.15."""
DARKNESS: int = NUMBERS["darkness_penalty"]
"""DJ-22.3."""
IDOL: dict[str, int] = QUESTS["bleeding_idol"]["idol"]
"""Life and Defence of an idol (DJ-45.10), in a custom quest, too (DJ-45.28)."""

Parts = tuple[Modifier, ...]


def listened(t: Table) -> int:
    """DJ-39.9: in the first round of a combat behind a door that was listened at."""
    return SKILLS["listen_at_doors"].attack_bonus if t.listened and t.round == 1 else 0


def _found(*parts: Modifier) -> Parts:
    """The parts that add something."""
    return tuple(part for part in parts if part.value)


def _dice_parts(figure: Figure) -> Parts:
    """DJ-23.6: what changes every D10 of a figure."""
    return _found(
        Modifier("venom", -figure.venom if isinstance(figure, Hero) else 0, "DJ-31.6"),
        Modifier(LUCK, effect(figure, LUCK), "DJ-19.67"),
        Modifier(CURSE, -effect(figure, CURSE), "DJ-19.30"),
        Modifier(EVIL_EYE, -effect(figure, EVIL_EYE), "DJ-42.18"),
    )


def _own(figure: Figure, characteristic: int, rule: str) -> Modifier:
    value = stat(figure, characteristic) if isinstance(figure, Hero) else figure.creature.stats[characteristic]
    return Modifier(CHARACTERISTICS[characteristic], value, rule)


def luck_part(hero: Hero) -> Parts:
    """DJ-19.67, DJ-23.7."""
    return _found(Modifier(LUCK, effect(hero, LUCK), "DJ-19.67"))


def test_parts(t: Table, figure: Figure, characteristic: int) -> Parts:
    """DJ-23.2."""
    dark = isinstance(figure, Hero) and dark_for(t, figure)
    return (
        _own(figure, characteristic, "DJ-23.2"),
        *_dice_parts(figure),
        *_found(Modifier("darkness", -DARKNESS if dark else 0, "DJ-22.3")),
    )


def attack_parts(t: Table, attacker: Figure | None, blow: Blow, against: Figure | Piece | None) -> Parts:
    """DJ-25.5, DJ-25.8: of a blow that this figure, or a trap, strikes; Fatigue Points come on top."""
    if attacker is None:
        return (Modifier("trap", blow.base, "DJ-42.10"),)
    power = SKILLS[blow.spell].power if blow.spell else 0
    first = _own(attacker, MAGIC if blow.spell else ATTACK, "DJ-25.8" if blow.spell else "DJ-25.5")
    if isinstance(attacker, Monster):
        creature = attacker.creature
        arm = Modifier("tail", creature.tail) if blow.tail else Modifier("monster_weapon", creature.weapon)
        return (
            first,
            *_found(
                Modifier(blow.spell, power, "DJ-25.9") if blow.spell else arm._replace(rule="DJ-25.5"),
                Modifier("frenzy", FRENZY if t.frenzy else 0, "DJ-42.15"),
            ),
        )
    last = (Modifier(BLESSING, effect(attacker, BLESSING), "DJ-38.4"), *_dice_parts(attacker))
    heard = Modifier("listen_at_doors", listened(t), "DJ-39.9")
    if blow.spell:
        return (first, *_found(Modifier(blow.spell, power, "DJ-25.9"), *last, heard))
    hammer = effect(attacker, SACRED_HAMMER) if attacker.weapon.kind and weapon_power(attacker, blow.ammo) else 0
    shot = THINGS[blow.ammo].bonus if blow.ammo else 0
    weapon = attacker.weapon.kind or "bare_hands"
    return (
        first,
        *_found(
            Modifier(weapon, weapon_power(attacker, blow.ammo) - hammer - shot, "DJ-25.5"),
            Modifier(blow.ammo, shot, "DJ-25.17"),
            Modifier(SACRED_HAMMER, hammer, "DJ-38.7"),
            Modifier("poison", THINGS["poison"].attack_bonus if attacker.weapon.coat else 0, "DJ-8.14"),
            Modifier(MIGHT_BLOW, 0 if blow.ammo else effect(attacker, MIGHT_BLOW), "DJ-44.11"),
            Modifier("undead_bane", versus(attacker, against) if isinstance(against, Monster) else 0, "DJ-44.7"),
            *last,
            heard,
            *(Modifier(skill, SKILLS[skill].attack_bonus, "DJ-25.15") for skill in blow.skills),
        ),
    )


def defence_parts(t: Table, blow: Blow, place: int, one: Figure | Piece) -> Parts:
    """DJ-25.6: of one target; Fatigue Points come on top."""
    reacted = (Modifier(one.skill, one.more, "DJ-25.15") for one in blow.reactions if one.place == place)
    armour = not blow.spell or not SKILLS[blow.spell].ignores_armour
    if isinstance(one, Piece):
        return (Modifier("idol", IDOL["defence"], "DJ-45.10"),)
    first = _own(one, DEFENCE, "DJ-25.6")
    knocked = Modifier("knocked", -KNOCKED_DEFENCE if one.knocked else 0, "DJ-37.10")
    if isinstance(one, Monster):
        return (first, *_found(Modifier("armour", one.creature.armour if armour else 0, "DJ-25.6"), knocked))
    return (
        first,
        *_found(
            Modifier("armour", armour_power(one) if armour else 0, "DJ-25.6"),
            Modifier(RING.id, RING.defence_bonus if carries(one, RING.id) else 0, "DJ-44.15"),
            Modifier(AEGIS, effect(one, AEGIS), "DJ-38.5"),
            Modifier(ARCANE_SHIELD, effect(one, ARCANE_SHIELD), "DJ-37.14"),
            knocked,
            *_dice_parts(one),
            *reacted,
        ),
    )
