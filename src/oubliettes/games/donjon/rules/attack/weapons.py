"""Attacks with weapons, claws and tails: what comes before the dice, and what a hit does (DJ-25, DJ-31, DJ-36)."""

from oubliettes.games.donjon.board import adjacent
from oubliettes.games.donjon.goods import THINGS
from oubliettes.games.donjon.pieces import MAGIC, NUMBERS, SEATS, SKILLS, STRENGTH
from oubliettes.games.donjon.rules.adventurer.sheet import (
    attack_base,
    dice_bonus,
    is_standing,
    pay_skill,
    ready,
    spirit_broken,
    use_up,
    versus,
    weapon_is_magic,
)
from oubliettes.games.donjon.rules.adventurer.states import STEALTH, WEAKENED, add_effect, end_effect
from oubliettes.games.donjon.rules.attack.harm import fall, hurt, remove, wound
from oubliettes.games.donjon.rules.attack.resolution import (
    MELEE,
    PIECE,
    SHOT,
    defence,
    monster_attack_base,
    open_to_attack,
    resolve,
    target,
)
from oubliettes.games.donjon.rules.dice.fate import PASS
from oubliettes.games.donjon.rules.dice.parts import listened
from oubliettes.games.donjon.rules.dice.trials import trial
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import NOBODY, PC, PE_NEXT, Blow, Figure, Hero, Monster, Piece, Table
from oubliettes.kernel import Ask, Pick, Script, word

VENOM: int = NUMBERS["venom_penalty"]
"""DJ-31.6."""
BEFORE_DICE = ("mighty_blow", "charge", "backstab")


# ------------------------------------------------------------------ an adventurer attacks


def begins_attack(t: Table, hero: Hero) -> None:
    """DJ-38.9, DJ-39.6: who attacks gives up Sanctuary and Stealth. DJ-24.7: a movement begun before it is over.

    It costs no points, and may follow a run (DJ-24.8).
    """
    hero.sanctuary = NOBODY
    if hero.effects:
        end_effect(hero, STEALTH)
    turn = t.turn
    if turn.figure == hero.number:
        turn.attacks += 1
        turn.acted = True
        if turn.steps and t.phase == PC:  # in a PE steps and actions mix (DJ-12.14)
            turn.stopped = True


def weight(t: Table, hero: Hero, monster: Monster, ammo: str = "") -> int:
    """What he adds to his attack die against this enemy (DJ-25.5)."""
    return attack_base(hero, ammo) + dice_bonus(hero) + versus(hero, monster) + listened(t)


def hero_attacks(t: Table, hero: Hero, monster: Monster, ammo: str = "") -> Script[bool]:
    """One attack with the weapon in hand, in melee or shooting `ammo`. True if it hit."""
    t.struck = True
    skills = () if ammo else (yield from declared(t, hero, monster, monster.kind))
    base = weight(t, hero, monster, ammo) + declared_bonus(skills)
    magic = weapon_is_magic(hero, ammo)
    if ammo:
        use_up(t, hero, ammo)  # DJ-8.20
    manner = SHOT if ammo else MELEE
    blow = bare(hero.number, base, ammo=ammo, skills=skills)._replace(
        targets=(monster.number,), defences=(defence(t, monster),), manner=manner, magic=magic
    )
    (n,) = yield from resolve(t, blow)
    if n and "charge" in skills:
        monster.rooted = True  # DJ-36.7
    damage(t, hero, monster, n, magic=magic)
    if n and THINGS[hero.weapon.kind].stops_regeneration:
        monster.singed = True  # DJ-44.8
    if not ammo and monster.life <= 0:
        yield from follow_through(t, hero)
    return n > 0


def follow_through(t: Table, hero: Hero) -> Script[None]:
    """DJ-36.4: right after a kill in melee, one more attack against another adjacent enemy."""
    if not ready(t, hero, "follow_through"):
        return
    near = t.map.near[hero.at]
    enemies = [monster for monster in t.monsters if monster.at in near and not monster.frozen]
    if not enemies:
        return
    options: list[Pick] = [("follow", monster.number, monster.kind) for monster in enemies]
    pick: Pick = yield Ask(hero.number, "follow-through", [*options, PASS], "DJ-36.4")
    if pick[0] == "pass":
        return
    pay_skill(t, hero, "follow_through")
    t.say("uses-skill", "DJ-36.4", seat=hero.number, skill="follow_through")
    yield from hero_attacks(t, hero, next(monster for monster in enemies if monster.number == pick[1]))


def damage(t: Table, hero: Hero, monster: Monster, n: int, *, magic: bool) -> None:
    """DJ-25.11, DJ-25.16."""
    if not n:
        return
    if monster.creature.magic_only and not magic:
        t.say("unhurt", "DJ-25.16", monster=monster.kind)
    else:
        wound(t, monster, n, hero.number)


def declared(t: Table, hero: Hero, monster: Monster | None, kind: str) -> Script[tuple[str, ...]]:
    """Skills declared before the dice of a melee attack: Mighty Blow, Charge, Backstab (DJ-36.2, DJ-36.7, DJ-39.4).

    Without a monster a thing is attacked: a web, ice, the idol.
    """
    skills: tuple[str, ...] = ()
    while options := [("declare", skill) for skill in BEFORE_DICE if _may_declare(t, hero, monster, skill)]:
        pick: Pick = yield Ask(hero.number, "before-dice", [*options, PASS], "DJ-25.15", None, {"monster": kind})
        if pick[0] == "pass":
            break
        skill = word(pick)
        pay_skill(t, hero, skill)
        t.say("uses-skill", SKILLS_RULES[skill], seat=hero.number, skill=skill)
        skills = (*skills, skill)
    return skills


def declared_bonus(skills: tuple[str, ...]) -> int:
    """What they add to the attack."""
    return sum(SKILLS[skill].attack_bonus for skill in skills)


def bare(attacker: int, base: int, spell: str = "", ammo: str = "", skills: tuple[str, ...] = ()) -> Blow:
    """An attack before it has a target, or on a thing that does not defend itself."""
    return Blow(attacker=attacker, base=base, spell=spell, ammo=ammo, skills=skills)


SKILLS_RULES = {"mighty_blow": "DJ-36.2", "charge": "DJ-36.7", "backstab": "DJ-39.4"}


def _may_declare(t: Table, hero: Hero, monster: Monster | None, skill: str) -> bool:
    if not ready(t, hero, skill):
        return False
    if skill == "charge":
        return t.turn.steps >= SKILLS[skill].min_moved
    if skill == "backstab":
        return monster is not None and any(
            other is not hero and open_to_attack(other) and adjacent(t.map, other.at, monster.at) for other in t.heroes
        )
    return True


def attack_idol(t: Table, idol: Piece, blow: Blow, manner: str) -> Script[None]:
    """DJ-45.10: attacked like a monster; it rolls its own defence die."""
    number = PIECE + idol.number
    blow = blow._replace(targets=(number,), defences=(defence(t, idol),), manner=manner, magic=True)
    (n,) = yield from resolve(t, blow)
    crack(t, idol, n)


def crack(t: Table, idol: Piece, n: int) -> None:
    """DJ-45.10: at 0 PV it shatters, and a demon of the quest vanishes without experience."""
    idol.life = max(0, idol.life - n)
    if n:
        t.say("idol-cracks", "DJ-45.10", life=n, left=idol.life)
    if idol.life or idol.gone:
        return
    idol.gone = True
    layout.refresh(t)
    t.say("idol-shatters", "DJ-45.10")
    goals.accomplish(t, goals.MAIN)
    for monster in [one for one in t.monsters if one.kind == "demon"]:
        t.say("demon-vanishes", "DJ-45.10")
        remove(t, monster)


# ------------------------------------------------------------------ a monster attacks


def chosen(t: Table, monster: Monster, hero: Hero, *, guarded: bool = True) -> Script[Hero | None]:
    """DJ-25.15: Sanctuary, then Bodyguard (`guarded`: an attack or an attack spell). None: the attack is lost."""
    t.struck = True
    hero.hits += 1
    if hero.sanctuary != NOBODY and not (yield from trial(t, monster, MAGIC, about=hero.number, rule="DJ-38.9")):
        t.say("sanctuary-holds", "DJ-38.9", monster=monster.kind, seat=hero.number)
        return None
    if guarded:
        for warrior in t.heroes:
            if warrior is not hero and _may_guard(t, warrior, hero):
                pick: Pick = yield Ask(
                    warrior.number,
                    "bodyguard",
                    (("guard", SEATS[hero.number]), PASS),
                    "DJ-36.5",
                    None,
                    {"monster": monster.kind},
                )
                if pick[0] == "guard":
                    pay_skill(t, warrior, "bodyguard")
                    t.say("guards", "DJ-36.5", seat=warrior.number, other_seat=hero.number)
                    return warrior
    return hero


def _may_guard(t: Table, warrior: Hero, hero: Hero) -> bool:
    """DJ-36.5."""
    return open_to_attack(warrior) and ready(t, warrior, "bodyguard") and adjacent(t.map, warrior.at, hero.at)


def monster_attacks(t: Table, monster: Monster, hero: Hero, *, tail: bool = False) -> Script[bool]:
    """One attack of a monster on its target. True if it hit."""
    t.turn.acted = True
    if hero.number == monster.waker:
        monster.waker = NOBODY  # DJ-19.37: first, not for ever
    found = yield from chosen(t, monster, hero)
    if found is None:
        return False
    creature = monster.creature
    base = monster_attack_base(t, monster, creature.tail if tail else creature.weapon)
    manner = SHOT if creature.ranged and found.at not in t.map.near[monster.at] else MELEE
    blow = Blow(
        attacker=monster.number,
        base=base,
        targets=(found.number,),
        defences=(defence(t, found),),
        manner=manner,
        tail=tail,
    )
    (n,) = yield from resolve(t, blow)
    if n:
        yield from bite(t, monster, found, n)
    return n > 0


def bite(t: Table, monster: Monster, hero: Hero, n: int) -> Script[None]:
    """What the hit of this creature does: Life, Strength, weakness, venom."""
    creature = monster.creature
    if creature.drains:  # DJ-31.48
        hero.drained += creature.drains
        t.say("drained", "DJ-31.48", seat=hero.number, monster=monster.kind)
        if spirit_broken(hero):
            t.say("loses-will", "DJ-31.49", seat=hero.number)
            fall(t, hero)
        return
    yield from hurt(t, hero, n)
    if creature.weakens:  # DJ-31.24
        add_effect(hero, WEAKENED, creature.weakens, PE_NEXT)
        t.say("weakened", "DJ-31.24", seat=hero.number)
    venomous = creature.venom_over and n > creature.venom_over and is_standing(hero)
    if venomous and not (yield from trial(t, hero, STRENGTH, rule="DJ-31.6")):
        poison(t, hero)


def poison(t: Table, hero: Hero) -> None:
    """DJ-31.6, DJ-31.7: a penalty of 1 until he is healed; venom adds up."""
    hero.venom += VENOM
    t.say("poisoned", "DJ-31.6", seat=hero.number)


def strike_all(t: Table, attacker: Figure, blow: Blow) -> Script[None]:
    """An attack on several figures: all losses before anyone acts again (DJ-25.19)."""
    found = yield from resolve(t, blow)
    for number, n in zip(blow.targets, found, strict=True):
        if not n:
            continue
        one = target(t, number)
        if isinstance(one, Hero):
            yield from hurt(t, one, n)
        elif isinstance(one, Piece):
            crack(t, one, n)
        elif isinstance(attacker, Hero):
            damage(t, attacker, one, n, magic=blow.magic)
        else:
            wound(t, one, n)
