"""How a hero played by a bot fights: who is struck, with what, and from where."""

from oubliettes.games.donjon.board import distance, picked_square, sees
from oubliettes.games.donjon.goods import THINGS
from oubliettes.games.donjon.mind import condition
from oubliettes.games.donjon.pieces import DEFENCE, DIRECTION, DIRECTIONS, SKILLS, seat_of
from oubliettes.games.donjon.rules.adventurer.sheet import ammunition, weapon_is_magic
from oubliettes.games.donjon.rules.attack.resolution import PIECE
from oubliettes.games.donjon.rules.movement import distances
from oubliettes.games.donjon.rules.skills import reach
from oubliettes.games.donjon.table import IN, Hero, Monster, Table
from oubliettes.kernel import Pick, number, word

LOW = 6
"""PV at which somebody is to be healed."""
MANY = 3
"""Enemies from which on a fight is worth a blessing."""
AREAS = frozenset(("fireball", "toxic_cloud", "lightning_bolt"))
Use = tuple[str, Pick, Pick]
"""A skill, its aim, and the pick."""
BOONS = frozenset(("blessing", "aegis", "arcane_shield"))


def fight(t: Table, hero: Hero, options: list[Pick]) -> Pick:
    """What to do next in his turn."""
    by_verb: dict[str, list[Pick]] = {}
    for pick in options:
        by_verb.setdefault(word(pick, 0), []).append(pick)
    if "end" not in by_verb:
        return _approach(t, hero, by_verb) or options[0]
    skills = condition.uses(by_verb)
    aid = _aid(t, hero, skills, by_verb)
    if aid:
        return aid
    if "activate" in by_verb:
        return by_verb["activate"][0]
    if not t.turn.attacks:
        spell = _spell(t, hero, skills)
        if spell:
            return spell
        boon = _boon(t, hero, skills)
        if boon:
            return boon
        ready = condition.better_gear(hero, by_verb)
        if ready:
            return ready
        if "smash" in by_verb:
            return by_verb["smash"][0]
        blow = _blow(t, hero, by_verb)
        if blow:
            return blow
        nearer = _approach(t, hero, by_verb)
        if nearer:
            return nearer
        for verb in ("smash-from-afar", "hack", "pierce", "ice"):
            if verb in by_verb:
                return by_verb[verb][0]
    return by_verb["end"][0]


def _aid(t: Table, hero: Hero, skills: list[Use], by_verb: dict[str, list[Pick]]) -> Pick | None:
    """Healing for the fallen and the weak; a potion for himself."""
    worst: tuple[int, Pick] | None = None
    for skill, aim, pick in skills:
        if skill == "healing":
            life = t.heroes[seat_of(aim[0])].life
            if life <= LOW and (worst is None or life < worst[0]):
                worst = (life, pick)
        elif skill == "song_of_comfort":
            weak = sum(other.life <= 2 * LOW for other in t.heroes if other.fate == IN)
            if weak > 1 and worst is None:
                worst = (LOW, pick)
        elif skill == "second_wind" and hero.life <= 2 * LOW:
            return pick
    if worst:
        return worst[1]
    if hero.life <= LOW:
        for pick in by_verb.get("drink", ()):
            if THINGS[word(pick)].heal:
                return pick
    for pick in by_verb.get("feed", ()):
        if t.heroes[seat_of(pick[2])].life == 0 and THINGS[word(pick)].heal:
            return pick
    return None


def _spell(t: Table, hero: Hero, skills: list[Use]) -> Pick | None:
    """An area with two enemies and no friend; else a missile at the strongest."""
    best: tuple[int, Pick] | None = None
    for skill, aim, pick in skills:
        if skill in AREAS:
            squares = (
                reach.ray(t, hero, DIRECTIONS.index(word(aim, 0)))
                if skill == "lightning_bolt"
                else reach.area(t.map, picked_square(t.map, aim, 0))
            )
            struck = reach.caught(t, squares)
            enemies = sum(len(t.heroes) <= number < PIECE for number in struck)
            friends = sum(number < len(t.heroes) for number in struck)
            if enemies > 1 and not friends and (best is None or enemies > best[0]):
                best = (enemies, pick)
    if best:
        return best[1]
    targets = [
        use for use in skills if use[0] == "magic_missile" and isinstance(use[1][1], str) and int(use[1][0]) < PIECE
    ]
    if targets:
        return max(targets, key=lambda use: _threat(t, int(use[1][0])))[2]
    for skill, _, pick in skills:
        if skill == "turn_undead" or (skill == "whirlwind" and len(reach.beset(t, hero)) > 1):
            return pick
    return None


def _threat(t: Table, number: int) -> int:
    monster = t.figure(number)
    assert isinstance(monster, Monster)
    return monster.creature.xp


def _boon(t: Table, hero: Hero, skills: list[Use]) -> Pick | None:
    """A blessing for whoever fights in front, if the fight is worth it."""
    if hero.fatigue < 3 or len(t.monsters) < MANY:
        return None
    best: tuple[int, Pick] | None = None
    for skill, aim, pick in skills:
        if skill in BOONS:
            other = t.heroes[seat_of(aim[0])]
            worth = len(reach.beset(t, other)) * 2 + (other.cls == "warrior")
            if worth > 1 and (best is None or worth > best[0]):
                best = (worth, pick)
    return best[1] if best else None


def _blow(t: Table, hero: Hero, by_verb: dict[str, list[Pick]]) -> Pick | None:
    """The enemy with the fewest PV, then the worst defended, of those whom this weapon can hurt."""
    blows = [
        pick
        for pick in by_verb.get("strike", []) + by_verb.get("shoot", [])
        if _hurts(t, hero, number(pick), word(pick, 3) if len(pick) > 3 else "")
    ]
    if not blows:
        return None
    return min(blows, key=lambda pick: _toughness(t, number(pick)))


def _hurts(t: Table, hero: Hero, number: int, ammo: str = "") -> bool:
    """DJ-25.16."""
    monster = t.figure(number)
    assert isinstance(monster, Monster)
    return not monster.creature.magic_only or weapon_is_magic(hero, ammo)


def _targets(t: Table, hero: Hero) -> list[int]:
    """Squares of the enemies whom he can hurt, and of an idol."""
    caster = any(SKILLS[skill].power >= 0 for skill in hero.skills)
    ammo = next(iter(ammunition(hero)), "")
    found = [
        monster.at for monster in t.monsters if not monster.frozen and (caster or _hurts(t, hero, monster.number, ammo))
    ]
    found += [square for idol in reach.idols(t) for square in idol.squares]
    return found or [monster.at for monster in t.monsters if not monster.frozen]


def _toughness(t: Table, number: int) -> tuple[int, int]:
    monster = t.figure(number)
    assert isinstance(monster, Monster)
    return (monster.life, monster.creature.stats[DEFENCE] + monster.creature.armour)


# ------------------------------------------------------------------ moving


def _approach(t: Table, hero: Hero, by_verb: dict[str, list[Pick]]) -> Pick | None:
    """Towards a square from which he can attack: the warrior where most enemies are, the others where fewest."""
    if "step" not in by_verb and "run" not in by_verb:
        return None
    m = t.map
    enemies = _targets(t, hero)
    if not enemies:
        return None
    ways = distances.ways(t, hero, t.turn.points)
    reached = {hero.at: (0, -1), **ways} if not t.turn.passing else ways
    goal = _stand(t, hero, enemies, {square: cost for square, (cost, _) in reached.items()})
    if goal == hero.at and not t.turn.passing:
        return None
    if goal < 0:
        if "run" in by_verb:
            return by_verb["run"][0]
        far = distances.far(t, enemies)
        goal = min(reached, key=lambda square: (far[square], distance(m, square, enemies[0]), square))
        if goal == hero.at:
            return None
    return next((pick for pick in by_verb.get("step", ()) if DIRECTION[pick[1]] == reached[goal][1]), None)


def _stand(t: Table, hero: Hero, enemies: list[int], reached: dict[int, int]) -> int:
    """The best of these squares to attack from, by what they cost; -1 if none is any good."""
    m = t.map
    shooter = bool(ammunition(hero)) or "magic_missile" in hero.skills
    best: tuple[int, int, int] | None = None
    beside = [m.near[enemy] for enemy in enemies]
    for square, cost in reached.items():
        near = sum(square in squares for squares in beside)
        if not (any(sees(m, square, enemy) for enemy in enemies) if shooter else near):
            continue
        key = (-near if hero.cls == "warrior" and not shooter else near, cost, square)
        if best is None or key < best:
            best = key
    return best[2] if best else -1


def next_hero(t: Table, options: list[Pick]) -> Pick:
    """Casters before the lines meet, then those in contact, healers when somebody is low."""
    low = any(hero.fate == IN and hero.life <= LOW for hero in t.heroes)

    def rank(pick: Pick) -> tuple[int, int]:
        hero = t.heroes[seat_of(pick[1])]
        if low and "healing" in hero.skills:
            return (0, hero.number)
        if t.round <= 1 and hero.cls == "wizard":
            return (1, hero.number)
        return (2 if reach.beset(t, hero) else 3, hero.number)

    return min(options, key=rank)
