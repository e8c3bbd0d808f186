"""Attack and damage (DJ-25), with Fatigue (DJ-27) and Destiny (DJ-28.3) on the dice.

A blow goes step by step, never back (DJ-25.15, DJ-25.18): attack die, defence dice, re-rolls that Destiny forces,
reactions, Fatigue Points, result. Nobody is asked where no answer could change the result.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from oubliettes.games.donjon.pieces import ATTACK, D6, D10, DEFENCE, SKILLS
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.adventurer.sheet import (
    KNOCKED_DEFENCE,
    defence_base,
    dice_bonus,
    is_standing,
    pay_skill,
    ready,
)
from oubliettes.games.donjon.rules.dice.fate import PASS, forced, somebody_pays
from oubliettes.games.donjon.rules.dice.parts import FRENZY, IDOL, attack_parts, defence_parts
from oubliettes.games.donjon.rules.master import md_hand
from oubliettes.games.donjon.table import NOBODY, PC, Blow, Figure, Hero, Monster, Piece, Reaction, Table
from oubliettes.kernel import Ask, Die, Modifier, Pick, Roll, Rolled, Script, number, word

MELEE, SHOT, SPELL = "melee", "shot", "spell"
PIECE = 1000
"""A thing that can be attacked like a figure (the idol) has this number and its own added up."""
FATIGUE: tuple[Pick, ...] = tuple(("fatigue", n) for n in range(100))

Target = Figure | Piece


def target(t: Table, number: int) -> Target:
    return t.pieces[number - PIECE] if number >= PIECE else t.figure(number)


def faces(t: Table, one: Target | None) -> int:
    """DJ-21.15, DJ-21.17: with the beginner option monsters that are no uniques roll D6 in combat."""
    return D6 if t.d6 and isinstance(one, Monster) and not one.unique else D10


def hand(t: Table, one: Target | None) -> int:
    """The seat that rolls for a figure."""
    return one.number if isinstance(one, Hero) else md_hand(t)


def defence(t: Table, one: Target, *, armour: bool = True) -> int:
    """Defence plus armour (DJ-25.6) and whatever changes them."""
    if isinstance(one, Hero):
        return defence_base(one, armour) + dice_bonus(one)
    if isinstance(one, Monster):
        creature = one.creature
        base = creature.stats[DEFENCE] + (creature.armour if armour else 0)
        return base - KNOCKED_DEFENCE if one.knocked else base
    return IDOL["defence"]


def monster_attack_base(t: Table, monster: Monster, power: int) -> int:
    """DJ-25.5, DJ-42.15."""
    return monster.creature.stats[ATTACK] + power + (FRENZY if t.frenzy else 0)


# ------------------------------------------------------------------ one blow


def differences(blow: Blow) -> list[int]:
    """DJ-25.7, DJ-25.11: for each target, attack total minus defence total; 0 or less misses."""
    total = blow.base + blow.die + blow.fatigue
    return [total - base - die - more for base, die, more in zip(blow.defences, blow.dice, blow.guards, strict=True)]


def resolve(t: Table, blow: Blow) -> Script[list[int]]:
    """DJ-25.15, from the dice on. Gives the damage to each target, 0 where the blow misses (DJ-25.11)."""
    attacker = None if blow.attacker == NOBODY else target(t, blow.attacker)
    targets = [target(t, number) for number in blow.targets]
    rolled: tuple[int, ...] = yield Roll((faces(t, attacker),), for_=hand(t, attacker))
    dice = []
    for one in targets:  # DJ-25.10: one attack die for all, each target its own defence
        guard: tuple[int, ...] = yield Roll((faces(t, one),), for_=hand(t, one))
        dice.append(guard[0])
    t.blow = blow._replace(die=rolled[0], dice=tuple(dice), guards=(0,) * len(dice))
    while (yield from _one_reroll(t)):  # DJ-28.3, DJ-28.4, DJ-25.18: until all concerned pass
        pass
    yield from _reactions(t, t.blow)
    yield from _fatigue(t, t.blow)
    final = t.blow
    found = [max(n, 0) for n in differences(final)]
    if t.log is not None:
        _tell_result(t, final, found)
    t.blow = None
    return found


# ------------------------------------------------------------------ what is told of it


def _tell_result(t: Table, blow: Blow, found: list[int]) -> None:
    """Target by target, with all that was added to the dice."""
    fresh = () if blow.told else range(len(blow.targets))
    for place, n in enumerate(found):
        rolled = _dice(t, blow, place, attack=not blow.told and not place, guard=place in fresh)
        facts: dict[str, Any] = {
            "attacker": name(t, blow.attacker),
            "target": name(t, blow.targets[place]),
            "total": rolled.total,
            "guard": rolled.against.total if rolled.against else 0,
        }
        rolls = (replace(rolled, outcome="hit" if n else "miss"),)
        if n:
            t.say("blow-lands", "DJ-25.11", rolls=rolls, **facts, damage=n)
        else:
            t.say("blow-misses", "DJ-25.7", rolls=rolls, **facts)


def _shown(t: Table) -> Blow:
    """The blow, its dice told to everybody: somebody is about to be asked."""
    blow = t.blow
    assert blow
    if not blow.told:
        t.blow = blow = blow._replace(told=True)
        if t.log is not None:
            rolls = tuple(_dice(t, blow, place, attack=not place) for place in range(len(blow.targets)))
            names = tuple(name(t, number) for number in blow.targets)
            t.say("dice-fall", "DJ-25.7", rolls=rolls, attacker=name(t, blow.attacker), targets=names)
    return blow


def _thrown_again(t: Table, blow: Blow, place: int = -1) -> None:
    """Destiny made the MD throw a defence die again; without a place, his attack die (DJ-28.3)."""
    t.blow = blow
    if t.log is not None:
        places = range(len(blow.targets)) if place < 0 else (place,)
        rolls = tuple(_dice(t, blow, n, attack=place < 0 and not n, guard=place >= 0) for n in places)
        t.say("dice-again", "DJ-28.3", rolls=rolls, attacker=name(t, blow.attacker))


def _dice(t: Table, blow: Blow, place: int, *, attack: bool = True, guard: bool = True) -> Rolled:
    """The attack against one target. `attack`, `guard`: whether that die is told for the first time."""
    attacker = None if blow.attacker == NOBODY else target(t, blow.attacker)
    one = target(t, blow.targets[place])
    assert not isinstance(attacker, Piece)
    more = Modifier("fatigue", blow.fatigue, "DJ-27.2")
    held = Modifier("fatigue", blow.guards[place], "DJ-27.2")
    against = Rolled(
        "defence",
        (Die(faces(t, one), blow.dice[place]),),
        name(t, blow.targets[place]),
        (*defence_parts(t, blow, place, one), *((held,) if held.value else ())),
        blow.defences[place] + blow.dice[place] + blow.guards[place],
        again=not guard,
    )
    return Rolled(
        blow.manner,
        (Die(faces(t, attacker), blow.die),),
        name(t, blow.attacker),
        (*attack_parts(t, attacker, blow, one), *((more,) if more.value else ())),
        blow.base + blow.die + blow.fatigue,
        ">",
        against=against,
        again=not attack,
    )


def name(t: Table, number: int) -> str:
    """A figure in the log: a kind of monster, a player's seat, a thing."""
    if number == NOBODY:
        return "trap"
    one = target(t, number)
    return f"seat:{number}" if isinstance(one, Hero) else one.kind


def _attacked(t: Table, blow: Blow) -> Iterator[tuple[int, Hero]]:
    """DJ-25.18: the attacked adventurers in seat order from the leader, with their places among the targets."""
    if len(blow.targets) == 1:
        if blow.targets[0] < len(t.heroes):
            yield 0, t.heroes[blow.targets[0]]
        return
    for hero in party.from_leader(t):
        if hero.number in blow.targets:
            yield blow.targets.index(hero.number), hero


def _one_reroll(t: Table) -> Script[bool]:
    """DJ-28.3: an MD die again for 1 PD, the attacker asked first; False if nobody wants it."""
    blow = t.blow
    assert blow
    if 0 <= blow.attacker < len(t.heroes):
        options: list[Pick] = [
            ("again", place, name(t, number))
            for place, number in enumerate(blow.targets)
            if number >= len(t.heroes) and blow.dice[place] > 1 and not _fatal(t, blow, place)
        ]
        if not options or not somebody_pays(t, t.heroes[blow.attacker]):
            return False
        blow = _shown(t)
        pick = yield from forced(t, t.heroes[blow.attacker], "destiny-attack", options)
        if pick is None:
            return False
        place = number(pick)
        one = target(t, blow.targets[place])
        die: tuple[int, ...] = yield Roll((faces(t, one),), for_=md_hand(t))
        _thrown_again(t, blow._replace(dice=(*blow.dice[:place], die[0], *blow.dice[place + 1 :])), place)
        return True
    if blow.die == 1:
        return False
    gaps = differences(blow)
    hit = [(gaps[place], hero) for place, hero in _attacked(t, blow) if gaps[place] > 0]
    for gap, hero in hit:
        asked = [other.number for _, other in hit]
        if not somebody_pays(t, hero, asked):
            continue
        blow = _shown(t)
        if (yield from forced(t, hero, "destiny-defence", facts={"damage": gap}, but=asked)):
            attacker = None if blow.attacker == NOBODY else target(t, blow.attacker)
            die = yield Roll((faces(t, attacker),), for_=md_hand(t))
            _thrown_again(t, blow._replace(die=die[0]))
            return True
    return False


def _fatal(t: Table, blow: Blow, place: int) -> bool:
    one = target(t, blow.targets[place])
    return differences(blow)[place] >= one.life


def _reactions(t: Table, blow: Blow) -> Script[None]:
    """DJ-36.6, DJ-39.5: Parry and Dodge, once the dice are known."""
    if t.phase != PC or blow.manner == SPELL or blow.attacker < len(t.heroes):
        return
    for place, hero in _attacked(t, blow):
        if differences(blow)[place] <= 0 or hero.frozen:
            continue
        options: list[Pick] = []
        if blow.manner == MELEE and ready(t, hero, "parry"):
            options.append(("react", "parry"))
        if ready(t, hero, "dodge"):
            options.append(("react", "dodge"))
        if not options:
            continue
        blow = _shown(t)
        pick: Pick = yield Ask(hero.number, "reaction", [*options, PASS], "DJ-25.15")
        if pick[0] == "pass":
            continue
        skill = word(pick)
        pay_skill(t, hero, skill)
        t.say("uses-skill", "DJ-36.6" if skill == "parry" else "DJ-39.5", seat=hero.number, skill=skill)
        more = SKILLS[skill].defence_bonus or max(differences(blow)[place], 0)
        defences = (*blow.defences[:place], blow.defences[place] + more, *blow.defences[place + 1 :])
        blow = t.blow = blow._replace(defences=defences, reactions=(*blow.reactions, Reaction(place, skill, more)))


def _fatigue(t: Table, blow: Blow) -> Script[None]:
    """DJ-27.2, DJ-27.3, DJ-27.5: Fatigue Points on one's own die, the attacker first.

    DJ-27.4: on attack and defence dice; damage dice and tables get none.
    """
    if 0 <= blow.attacker < len(t.heroes):
        hero = t.heroes[blow.attacker]
        options: Sequence[Pick] = _useful_attack(t, blow, hero.fatigue)
        if len(options) > 1:
            blow = _shown(t)
            pick: Pick = yield Ask(hero.number, "fatigue-attack", options, "DJ-27.3", None, _gap(blow, 0))
            spend_fatigue(t, hero, number(pick))
            blow = t.blow = blow._replace(fatigue=number(pick))
    for place, hero in _attacked(t, blow):
        gap = differences(blow)[place]
        if gap <= 0 or not hero.fatigue or hero.frozen:
            continue
        options = FATIGUE[: min(gap, hero.fatigue) + 1]
        attacker = None if blow.attacker == NOBODY else target(t, blow.attacker)
        if isinstance(attacker, Monster) and attacker.creature.drains and blow.manner != SPELL:
            if hero.fatigue < gap:  # DJ-31.48: a hit is a hit, whatever the difference
                continue
            options = (FATIGUE[0], FATIGUE[gap])
        blow = _shown(t)
        pick = yield Ask(hero.number, "fatigue-defence", options, "DJ-27.3", None, _gap(blow, place))
        n = number(pick)
        spend_fatigue(t, hero, n)
        blow = t.blow = blow._replace(guards=(*blow.guards[:place], n, *blow.guards[place + 1 :]))


def _gap(blow: Blow, place: int) -> dict[str, int]:
    return {"gap": differences(blow)[place]}


def _useful_attack(t: Table, blow: Blow, most: int) -> list[Pick]:
    """How many Fatigue Points could be added: none, or enough to hit somebody and no more than kill everybody."""
    if not most:
        return [FATIGUE[0]]
    gaps = differences(blow)
    enemies = [
        (gap, target(t, number).life) for gap, number in zip(gaps, blow.targets, strict=True) if number >= len(t.heroes)
    ]
    least = min((1 - gap if gap < 1 else 1 for gap, life in enemies if gap < life), default=most + 1)
    enough = max((life - gap for gap, life in enemies), default=0)
    return [FATIGUE[0], *FATIGUE[least : max(0, min(most, enough)) + 1]]


def spend_fatigue(t: Table, hero: Hero, n: int) -> None:
    """DJ-27.1: on a die."""
    if n:
        hero.fatigue -= n
        t.say("spends-fatigue", "DJ-27.2", seat=hero.number, fatigue=n)


def open_to_attack(hero: Hero) -> bool:
    """DJ-7.9, DJ-37.7: neither the downed nor the frozen can be attacked."""
    return is_standing(hero) and not hero.frozen
