"""The wizard's spells, which monsters cast too (DJ-32, DJ-37)."""

from oubliettes.games.donjon.board import picked_square, place, sees
from oubliettes.games.donjon.pieces import DEXTERITY, MAGIC, NUMBERS, SKILLS, dice, seat_of
from oubliettes.games.donjon.rules.adventurer.sheet import dice_bonus, stat
from oubliettes.games.donjon.rules.adventurer.states import (
    BLESSING,
    FLYING,
    add_effect,
    effect,
    until_combat_end,
    until_phase_end,
)
from oubliettes.games.donjon.rules.attack.harm import damage_dice, harmful, hurt, wound
from oubliettes.games.donjon.rules.attack.resolution import PIECE, SPELL, defence, open_to_attack, target
from oubliettes.games.donjon.rules.attack.weapons import attack_idol, bare, chosen, strike_all
from oubliettes.games.donjon.rules.attack.wrecking import monster_through, through
from oubliettes.games.donjon.rules.dice.parts import FRENZY, listened
from oubliettes.games.donjon.rules.dice.trials import trial
from oubliettes.games.donjon.rules.master import decide
from oubliettes.games.donjon.rules.movement import walking
from oubliettes.games.donjon.rules.skills import reach
from oubliettes.games.donjon.rules.skills.aims import Casts
from oubliettes.games.donjon.rules.skills.reach import struck
from oubliettes.games.donjon.rules.zones import ground, layout
from oubliettes.games.donjon.table import NOBODY, Blow, Figure, Fire, Hero, Monster, Piece, Table, is_hero
from oubliettes.kernel import Ask, Pick, Script, choose, number

FIRE_LENGTH: int = NUMBERS["fire_length"]
"""DJ-37.11."""


DONE: Pick = ("done",)


def spell_base(t: Table, caster: Figure, skill: str) -> int:
    """DJ-25.8, DJ-25.9: Magic plus the Power of the spell, and what is added to attack totals."""
    power = SKILLS[skill].power
    if isinstance(caster, Hero):
        return stat(caster, MAGIC) + power + dice_bonus(caster) + effect(caster, BLESSING) + listened(t)
    return caster.creature.stats[MAGIC] + power + (FRENZY if t.frenzy else 0)


def _missile(t: Table, caster: Figure, aim: Pick) -> Script[None]:
    """DJ-37.3."""
    base = spell_base(t, caster, "magic_missile")
    if isinstance(aim[-1], int):  # a square: a web (DJ-31.5)
        web = picked_square(t.map, aim, 0)
        blow = bare(caster.number, base, "magic_missile")
        yield from through(t, caster, blow, web) if isinstance(caster, Hero) else monster_through(t, caster, blow, web)
        return
    if isinstance(caster, Hero):
        one = target(t, number(aim, 0))
        if isinstance(one, Piece):  # no enemy figure: a round may be idle all the same (DJ-24.10)
            yield from attack_idol(t, one, bare(caster.number, base, "magic_missile"), SPELL)
            return
        t.struck = True
    else:
        found = yield from chosen(t, caster, t.heroes[seat_of(aim[0])])
        if found is None:
            return
        one = found
    blow = Blow(
        attacker=caster.number,
        base=base,
        targets=(one.number,),
        defences=(defence(t, one),),
        spell="magic_missile",
        manner=SPELL,
        magic=True,
    )
    yield from strike_all(t, caster, blow)


def _area_attack(t: Table, caster: Figure, skill: str, numbers: list[int], *, armour: bool = True) -> Script[None]:
    """DJ-25.10: one attack die for all, friend and foe (DJ-37.2)."""
    t.struck = t.struck or any(number < PIECE for number in numbers)
    if isinstance(caster, Monster):
        for number in numbers:
            if is_hero(number):
                t.heroes[number].hits += 1
    defences = tuple(defence(t, target(t, number), armour=armour) for number in numbers)
    base = spell_base(t, caster, skill)
    blow = Blow(
        attacker=caster.number,
        base=base,
        targets=tuple(numbers),
        defences=defences,
        spell=skill,
        manner=SPELL,
        magic=True,
    )
    yield from strike_all(t, caster, blow)


def _cloud(t: Table, caster: Figure, aim: Pick) -> Script[None]:
    """DJ-37.4: armour does not count, and undead are immune."""
    yield from _area_attack(t, caster, "toxic_cloud", struck(t, caster, "toxic_cloud", aim), armour=False)


def _fireball(t: Table, caster: Figure, aim: Pick) -> Script[None]:
    """DJ-37.13."""
    yield from _area_attack(t, caster, "fireball", struck(t, caster, "fireball", aim))


def _bolt(t: Table, caster: Figure, aim: Pick) -> Script[None]:
    """DJ-37.15."""
    yield from _area_attack(t, caster, "lightning_bolt", struck(t, caster, "lightning_bolt", aim))


def _fly(t: Table, caster: Figure, aim: Pick) -> None:
    """DJ-37.5."""
    add_effect(reach.aimed_at(t, aim), FLYING, 1, until_phase_end(t))


def _ice(t: Table, caster: Figure, aim: Pick) -> Script[None]:
    """DJ-37.6."""
    t.struck = True
    one = reach.aimed_at(t, aim)
    about = NOBODY
    if isinstance(caster, Monster):
        assert isinstance(one, Hero)
        found = yield from chosen(t, caster, one, guarded=False)
        if found is None:
            return
    else:
        about = caster.number
    if not (yield from trial(t, one, DEXTERITY, about=about, rule="DJ-37.6")):
        one.frozen = True
        t.say("frozen", "DJ-37.7", who=_who(one))


def _who(one: Figure) -> str:
    """A figure in the log."""
    return f"seat:{one.number}" if isinstance(one, Hero) else one.kind


def _quake(t: Table, caster: Figure, aim: Pick) -> Script[None]:
    """DJ-37.9: every figure but the caster tests its Dexterity; flyers ignore it (DJ-37.5)."""
    t.struck = True
    zone = number(aim)
    by = caster.number if isinstance(caster, Hero) else NOBODY
    shaken: list[Figure] = [hero for hero in t.heroes if open_to_attack(hero)]
    shaken += [monster for monster in t.monsters if not monster.frozen]
    losses: list[tuple[Figure, int]] = []
    for one in shaken:
        if one is caster or one.flying or t.map.zone[one.at] != zone:
            continue
        if isinstance(one, Hero) and by == NOBODY:
            one.hits += 1
        if (yield from trial(t, one, DEXTERITY, about=by if isinstance(one, Monster) else NOBODY, rule="DJ-37.9")):
            continue
        if isinstance(one, Hero):
            n = yield from harmful(t, one, dice(SKILLS["earthquake"].damage), cause="earthquake", fate=by == NOBODY)
        else:
            n = yield from damage_dice(t, by, dice(SKILLS["earthquake"].damage), one)
        losses.append((one, n))
    for one, n in losses:  # DJ-25.19
        one.knocked = True
        if isinstance(one, Hero):
            yield from hurt(t, one, n, "DJ-37.9")
        else:
            wound(t, one, n, by)


def _fire(t: Table, caster: Figure, aim: Pick) -> Script[None]:
    """DJ-37.11: up to three squares in a straight line, one after the other."""
    t.struck = True
    m = t.map
    by = caster.number if isinstance(caster, Hero) else NOBODY
    line: list[int] = []
    while len(line) < FIRE_LENGTH:
        squares = reach.fire_squares(t, caster) if not line else _next_in_line(t, caster, line)
        options: list[Pick] = [("fire", m.x[square], m.y[square]) for square in squares]
        if line:
            options = [*options, DONE]
        if isinstance(caster, Hero):
            pick = yield from choose(caster.number, "fire", options, "DJ-37.11")
        else:
            pick = yield from decide(t, "fire", options, "DJ-37.11")
        if pick[0] == "done":
            break
        line.append(picked_square(m, pick))
        t.fires = (*t.fires, Fire(line[-1], by))
    layout.refresh(t)  # only now: all of them had to be in sight (DJ-26.2)


def _next_in_line(t: Table, caster: Figure, line: list[int]) -> list[int]:
    """The squares that go on in the same direction, side by side or corner to corner, at either end."""
    m = t.map
    found = []
    if len(line) == 1:
        around = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]
        ends = [(line[0], way) for way in around]
    else:
        dx, dy = m.x[line[1]] - m.x[line[0]], m.y[line[1]] - m.y[line[0]]
        row = sorted(line, key=lambda square: m.x[square] * dx + m.y[square] * dy)
        ends = [(row[-1], (dx, dy)), (row[0], (-dx, -dy))]
    for square, (dx, dy) in ends:
        other = m.at.get(place(m.x[square] + dx, m.y[square] + dy))
        if other is not None and ground.free(t, other) and sees(m, caster.at, other):
            found.append(other)
    return found


def _shield(t: Table, caster: Figure, aim: Pick) -> None:
    """DJ-37.14."""
    add_effect(t.heroes[seat_of(aim[0])], "arcane_shield", SKILLS["arcane_shield"].defence_bonus, until_combat_end(t))


def _teleport(t: Table, caster: Figure, aim: Pick) -> Script[None]:
    """DJ-37.16, DJ-12.17."""
    hero = t.heroes[seat_of(aim[0])]
    m = t.map
    options: list[Pick] = [("to", m.x[square], m.y[square]) for square in reach.teleport_squares(t, hero)]
    pick: Pick = yield Ask(caster.number, "teleport", options, "DJ-37.16")
    t.stand(hero, picked_square(m, pick))
    hero.prisoner = NOBODY
    walking.carry_torch(t, hero)
    t.say("teleported", "DJ-37.16", seat=hero.number)


CASTS: Casts = {
    "magic_missile": _missile,
    "toxic_cloud": _cloud,
    "fly": _fly,
    "ice_block": _ice,
    "earthquake": _quake,
    "wall_of_fire": _fire,
    "fireball": _fireball,
    "arcane_shield": _shield,
    "lightning_bolt": _bolt,
    "teleport": _teleport,
}
