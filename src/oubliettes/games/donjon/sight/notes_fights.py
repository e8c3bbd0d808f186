"""What a pick of a fight does, before the dice and after them: chances, damage, who is hit (DJ-23, DJ-25, DJ-27)."""

from collections import Counter

from oubliettes.games.donjon.goods import THINGS
from oubliettes.games.donjon.pieces import D10, DEXTERITY, SEATS, SKILLS, dice, seat_of
from oubliettes.games.donjon.rules.adventurer.sheet import SKILL_COST, attack_base, dice_bonus, weapon_is_magic
from oubliettes.games.donjon.rules.attack.resolution import (
    PIECE,
    defence,
    differences,
    faces,
    monster_attack_base,
    name,
    target,
)
from oubliettes.games.donjon.rules.attack.weapons import weight
from oubliettes.games.donjon.rules.attack.wrecking import ENOUGH
from oubliettes.games.donjon.rules.dice.parts import listened
from oubliettes.games.donjon.rules.dice.trials import TARGET
from oubliettes.games.donjon.rules.skills import aims, reach
from oubliettes.games.donjon.rules.skills.spells import RULES
from oubliettes.games.donjon.rules.skills.wizards import spell_base
from oubliettes.games.donjon.sight.odds import fall, passes
from oubliettes.games.donjon.table import NOBODY, Figure, Hero, Monster, Table, is_hero, is_monster
from oubliettes.kernel import Ask, Line, Note, Pick, line, note, number, word


def _blow(gap: int, attack: int, guard: int, life: int, *more: Line | None) -> Note:
    found = fall(gap, attack, guard, life)
    told = line("blow", mean=round(found.mean, 1), kill=round(100 * found.kill))
    return note(told, *more, chance=found.hit)


def strike(t: Table, ask: Ask, pick: Pick) -> Note:
    """A blow or a shot at a monster, before Fatigue, Destiny or a skill."""
    hero, monster = t.heroes[ask.seat], t.figure(number(pick))
    assert isinstance(monster, Monster)
    ammo = word(pick, 3) if len(pick) > 3 else ""
    gap = weight(t, hero, monster, ammo) - defence(t, monster)
    if monster.creature.magic_only and not weapon_is_magic(hero, ammo):  # DJ-25.16
        return note(line("unhurt", monster=monster.kind))
    uses = line("uses", thing=ammo) if ammo else None
    pays = line("fatigue-cost", n=SKILL_COST) if pick[0] == "follow" else None
    return _blow(gap, faces(t, hero), faces(t, monster), monster.life, uses, pays)


def monster_strike(t: Table, ask: Ask, pick: Pick) -> Note:
    """A monster's attack, or its tail."""
    monster, hero = t.figure(t.turn.figure), t.heroes[seat_of(pick[1])]
    assert isinstance(monster, Monster)
    power = monster.creature.tail if pick[0] == "tail" else monster.creature.weapon
    gap = monster_attack_base(t, monster, power) - defence(t, hero)
    return _blow(gap, faces(t, monster), faces(t, hero), hero.life)


def at_thing(t: Table, ask: Ask, pick: Pick) -> Note:
    """A web or ice: no defence, thirteen or more (DJ-31.4)."""
    figure: Figure = t.heroes[ask.seat] if ask.seat < len(t.heroes) else t.figure(t.turn.figure)
    if isinstance(figure, Hero):
        ammo = word(pick, 3) if len(pick) > 3 else ""
        base = attack_base(figure, ammo) + dice_bonus(figure) + listened(t)
    else:
        base = monster_attack_base(t, figure, figure.creature.weapon)
    sides = faces(t, figure)
    chance = sum(die + base >= ENOUGH for die in range(1, sides + 1)) / sides
    return note(line("needs", total=ENOUGH, base=base), chance=chance)


def smash(t: Table, ask: Ask, pick: Pick) -> Note:
    """DJ-45.10."""
    hero = t.heroes[ask.seat]
    idol = next(piece for piece in t.pieces if piece.kind == "idol" and not piece.gone)
    ammo = word(pick) if len(pick) > 1 else ""
    gap = attack_base(hero, ammo) + dice_bonus(hero) + listened(t) - defence(t, idol)
    return _blow(gap, faces(t, hero), faces(t, idol), idol.life)


def trial(t: Table, figure: Figure, characteristic: int, goal: int = TARGET, *more: Line | None) -> Note:
    """A test: its chance by the die alone, and with all Fatigue Points that may be spent (DJ-27.2)."""
    chance = passes(t, figure, characteristic, goal)
    helped = None
    if isinstance(figure, Hero) and figure.fatigue:
        best = passes(t, figure, characteristic, goal, figure.fatigue)
        helped = line("with-fatigue", n=figure.fatigue, chance=round(100 * best)) if best > chance else None
    return note(line("test", target=goal), helped, *more, chance=chance)


def fatigue(t: Table, ask: Ask, pick: Pick) -> Note:
    """What so many PF make of dice that have fallen."""
    n = number(pick)
    cost = line("fatigue-cost", n=n) if n else None
    blow = t.blow
    if blow is None or not blow.die:
        passed = ask.prompt == "test" or n
        return note(cost, line("passes") if passed else line("fails"))
    own = blow.attacker == ask.seat
    gaps = differences(blow)
    if own:
        hits = sum(gap + n > 0 for gap in gaps)
        most = max(gap + n for gap in gaps)
        return note(cost, line("hits", n=hits, damage=most) if most > 0 else line("misses"))
    left = gaps[blow.targets.index(ask.seat)] - n
    life = t.heroes[ask.seat].life
    if left <= 0:
        return note(cost, line("misses"))
    return note(cost, line("loses", n=left, left=max(0, life - left)), danger=left >= life)


def again(t: Table, ask: Ask, pick: Pick) -> Note:
    """1 PD for an MD die thrown again: how often it falls better for the party."""
    cost = line("destiny-cost")
    if t.blow is not None and t.blow.die:
        blow = t.blow
        place = number(pick) if len(pick) > 1 else 0
        own = 0 <= blow.attacker < len(t.heroes)
        one = target(t, blow.targets[place]) if own else (None if blow.attacker == NOBODY else target(t, blow.attacker))
        old = blow.dice[place] if own else blow.die
        sides = faces(t, one)
        return note(cost, line("die-lies", die=old), chance=(old - 1) / sides)
    if t.trial is not None:
        test = t.trial
        chance = sum(die != D10 and die + test.base < test.target for die in range(1, D10 + 1)) / D10
        return note(cost, line("made-fail"), chance=chance)
    return note(cost, line("thrown-again"))


def bear(t: Table, ask: Ask, pick: Pick) -> Note:
    """A die of the MD stands."""
    facts = dict(ask.facts or {})
    life, gold = int(facts.get("life", 0)), int(facts.get("gold", 0))
    if life:
        left = max(0, t.heroes[ask.seat].life - life)
        return note(line("loses", n=life, left=left), danger=not left)
    return note(line("loses-gold", n=gold) if gold else line("stands"))


def declare(t: Table, ask: Ask, pick: Pick) -> Note:
    """Skills before and after the dice."""
    skill = word(pick)
    card = SKILLS[skill]
    return note(
        line("fatigue-cost", n=SKILL_COST),
        line("attack-bonus", n=card.attack_bonus) if card.attack_bonus else None,
        line("defence-bonus", n=card.defence_bonus) if card.defence_bonus else None,
        line("rule", rule=RULES[skill]),
    )


def cast(t: Table, ask: Ask, pick: Pick) -> Note:
    """A skill, a spell, a scroll: what it costs, whom it hits, how likely."""
    source, aim = aims.from_pick(pick)
    thing = THINGS.get(source)
    skill = thing.skill if thing and thing.skill else source
    caster = t.heroes[ask.seat] if ask.seat < len(t.heroes) else t.figure(t.turn.figure)
    if isinstance(caster, Monster):
        cost = line("once")
    else:
        cost = line("uses", thing=source) if thing else line("fatigue-cost", n=SKILL_COST)
    card = SKILLS[skill]
    if skill in reach.MANY:
        hit = reach.struck(t, caster, skill, aim)
        friends = isinstance(caster, Hero) and any(map(is_hero, hit))
        return note(cost, _struck(t, hit), danger=friends)
    if skill == "magic_missile" and aim and (isinstance(aim[0], str) or isinstance(aim[-1], str)):
        one = target(t, number(aim, 0)) if isinstance(aim[0], int) else t.heroes[seat_of(aim[0])]
        gap = spell_base(t, caster, skill) - defence(t, one)
        return _blow(gap, faces(t, caster), faces(t, one), one.life, cost)
    if skill == "ice_block" and aim:
        one = reach.aimed_at(t, aim)
        return note(cost, line("rule", rule=RULES[skill]), chance=1 - passes(t, one, DEXTERITY))
    heals = _healing(dice(card.heal)) if card.heal else None
    return note(cost, heals, line("rule", rule=RULES[skill]))


def _healing(faces: tuple[int, ...]) -> Line:
    return line("heals", n=len(faces), faces=faces[0])


def _struck(t: Table, numbers: list[int]) -> Line:
    """Adventurers by name, monsters by kind and number."""
    heroes = [SEATS[number] for number in numbers if is_hero(number)]
    kinds = Counter(name(t, number) for number in numbers if is_monster(number) and number < PIECE)
    idol = ["idol"] if any(number >= PIECE for number in numbers) else []
    return line("struck", who=[*heroes, *([kind, n] for kind, n in kinds.items()), *idol])


def heals(kind: str) -> Line | None:
    """What a potion or a scroll of healing gives back."""
    thing = THINGS[kind]
    faces = thing.heal or (dice(SKILLS[thing.skill].heal) if thing.skill and SKILLS[thing.skill].heal else ())
    return _healing(faces) if faces else None
