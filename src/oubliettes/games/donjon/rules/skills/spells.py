"""Skills and spells at work (DJ-36 to DJ-39), cast by adventurers, from scrolls, or by monsters (DJ-32)."""

from collections.abc import Callable

from oubliettes.games.donjon.board import picked_square, place, sees
from oubliettes.games.donjon.pieces import COMPONENTS, DEXTERITY, MAGIC, NUMBERS, SKILLS, SPEED, dice, seat_of
from oubliettes.games.donjon.rules.adventurer.sheet import dice_bonus, is_standing, speed_changed, stat
from oubliettes.games.donjon.rules.adventurer.states import (
    BLESSING,
    FLYING,
    LIFTED,
    STEALTH,
    TAUNT,
    add_effect,
    cure,
    effect,
    end_effect,
    until_combat_end,
    until_phase_end,
)
from oubliettes.games.donjon.rules.attack.harm import damage_dice, harmful, hurt, kill, wound
from oubliettes.games.donjon.rules.attack.resolution import PIECE, SPELL, defence, open_to_attack, target
from oubliettes.games.donjon.rules.attack.weapons import (
    attack_idol,
    bare,
    begins_attack,
    chosen,
    hero_attacks,
    strike_all,
)
from oubliettes.games.donjon.rules.attack.wrecking import monster_through, through
from oubliettes.games.donjon.rules.dice import life
from oubliettes.games.donjon.rules.dice.parts import FRENZY, listened
from oubliettes.games.donjon.rules.dice.trials import trial, trial_die
from oubliettes.games.donjon.rules.master import decide
from oubliettes.games.donjon.rules.movement import walking
from oubliettes.games.donjon.rules.skills import aims
from oubliettes.games.donjon.rules.skills.aims import in_zone, struck
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import (
    NOBODY,
    ROUND,
    Blow,
    Figure,
    Fire,
    Hero,
    Monster,
    Piece,
    Table,
    is_hero,
)
from oubliettes.kernel import Ask, Pick, Script, choose, number

RULES: dict[str, str] = {entry["id"]: entry["rules"][0] for entry in COMPONENTS["skill"]}
"""The rule of each skill."""
HAMMER_BONUS: int = next(entry["weapon_bonus"] for entry in COMPONENTS["skill"] if entry["id"] == "sacred_hammer")
"""DJ-38.7."""
FIRE_LENGTH: int = NUMBERS["fire_length"]
"""DJ-37.11."""
DONE: Pick = ("done",)


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


def spell_base(t: Table, caster: Figure, skill: str) -> int:
    """DJ-25.8, DJ-25.9: Magic plus the Power of the spell, and what is added to attack totals."""
    power = SKILLS[skill].power
    if isinstance(caster, Hero):
        return stat(caster, MAGIC) + power + dice_bonus(caster) + effect(caster, BLESSING) + listened(t)
    return caster.creature.stats[MAGIC] + power + (FRENZY if t.frenzy else 0)


# ------------------------------------------------------------------ wizards (DJ-37)


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
    add_effect(aims.aimed_at(t, aim), FLYING, 1, until_phase_end(t))


def _ice(t: Table, caster: Figure, aim: Pick) -> Script[None]:
    """DJ-37.6."""
    t.struck = True
    one = aims.aimed_at(t, aim)
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
        squares = aims.fire_squares(t, caster) if not line else _next_in_line(t, caster, line)
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
        ends = [(line[1], (dx, dy)), (line[0], (-dx, -dy))]
    for square, (dx, dy) in ends:
        other = m.at.get(place(m.x[square] + dx, m.y[square] + dy))
        if other is not None and layout.free(t, other) and sees(m, caster.at, other):
            found.append(other)
    return found


def _shield(t: Table, caster: Figure, aim: Pick) -> None:
    """DJ-37.14."""
    add_effect(t.heroes[seat_of(aim[0])], "arcane_shield", SKILLS["arcane_shield"].defence_bonus, until_combat_end(t))


def _teleport(t: Table, caster: Figure, aim: Pick) -> Script[None]:
    """DJ-37.16, DJ-12.17."""
    hero = t.heroes[seat_of(aim[0])]
    m = t.map
    options: list[Pick] = [("to", m.x[square], m.y[square]) for square in aims.teleport_squares(t, hero)]
    pick: Pick = yield Ask(caster.number, "teleport", options, "DJ-37.16")
    t.stand(hero, picked_square(m, pick))
    hero.prisoner = NOBODY
    walking.carry_torch(t, hero)
    t.say("teleported", "DJ-37.16", seat=hero.number)


# ------------------------------------------------------------------ priests (DJ-38)


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
    for monster in aims.turnable(t, caster):
        passed, die = yield from trial_die(t, monster, MAGIC, about=caster.number, rule="DJ-38.6")
        if die == 1:
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


# ------------------------------------------------------------------ warriors and thieves (DJ-36, DJ-39)


def _second_wind(t: Table, caster: Figure, aim: Pick) -> Script[None]:
    """DJ-36.9, DJ-19.91: it is not magic, and cures nothing."""
    assert isinstance(caster, Hero)
    yield from life.restore(t, caster, dice(SKILLS["second_wind"].heal))


def _whirlwind(t: Table, caster: Figure, aim: Pick) -> Script[None]:
    """DJ-36.3: one attack on each enemy who is next to him now, in the order he likes."""
    assert isinstance(caster, Hero)
    left, struck = aims.beset(t, caster), 0
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
    layout.zone_of(t, caster.at).safe = True


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


_CASTS: dict[str, Callable[[Table, Figure, Pick], Script[None] | None]] = {
    "second_wind": _second_wind,
    "taunt": _taunt,
    "whirlwind": _whirlwind,
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
    "healing": _healing,
    "purification": _purification,
    "blessing": _blessing,
    "aegis": _aegis,
    "turn_undead": _turn_undead,
    "sacred_hammer": _hammer,
    "song_of_comfort": _song,
    "sanctuary": _sanctuary,
    "find_traps": _find_traps,
    "lockpicking": _lockpicking,
    "stealth": _stealth,
    "listen_at_doors": _listen,
}
