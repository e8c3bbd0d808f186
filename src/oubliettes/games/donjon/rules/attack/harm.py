"""Loss of Life, falling, and the end of a monster (DJ-7.4, DJ-7.5, DJ-25.12, DJ-28.1 to DJ-28.4, DJ-30.13)."""

from bisect import insort

from oubliettes.games.donjon.pieces import SKILLS, dice
from oubliettes.games.donjon.rules.adventurer.sheet import is_standing
from oubliettes.games.donjon.rules.dice.fate import BEAR, forced
from oubliettes.games.donjon.rules.dice.life import ESCAPE, escapes_death
from oubliettes.games.donjon.rules.dice.luck import throw
from oubliettes.games.donjon.rules.ending.goals import killed
from oubliettes.games.donjon.rules.master import md_hand
from oubliettes.games.donjon.table import NOBODY, OFF, Figure, Hero, Monster, Table
from oubliettes.kernel import Ask, Die, Roll, Rolled, Script

FIRE: tuple[int, ...] = dice(SKILLS["wall_of_fire"].damage)
"""DJ-37.12."""


def hurt(t: Table, hero: Hero, n: int, rule: str = "DJ-25.11") -> Script[None]:
    """An adventurer loses Life (DJ-7.5), and at 0 may escape death (DJ-28.1, DJ-28.2)."""
    if n <= 0 or hero.frozen or not is_standing(hero):  # DJ-7.16, DJ-37.7
        return
    hero.life = max(0, hero.life - n)
    t.say("loses-life", rule, seat=hero.number, life=n, left=hero.life)
    if hero.life:
        return
    if not (yield from escapes_death(t, hero, Ask(hero.number, "escape-death", ESCAPE, "DJ-28.1"), "DJ-28.1")):
        fall(t, hero)


def fall(t: Table, hero: Hero) -> None:
    """DJ-7.9, DJ-14.11: he is down, and if it was his turn it is over."""
    t.say("falls", "DJ-7.9", seat=hero.number)
    if hero.number in t.fallen:
        t.fallen = tuple(number for number in t.fallen if number != hero.number)
    if t.turn.figure == hero.number:
        t.turn.over = True


def harmful(
    t: Table, hero: Hero, dice: tuple[int, ...], *, cause: str = "", fate: bool = True, gold: bool = False
) -> Script[int]:
    """Dice that fix harm to an adventurer: Life, or `gold`. `cause`: what does it, if it is no Event card. `fate`: they
    are the MD's, and Destiny makes him roll again (DJ-28.4)."""
    while True:
        rolled: tuple[int, ...] = yield Roll(dice, for_=md_hand(t) if fate else hero.number)
        n = sum(rolled)
        if t.log is not None:
            thrown = Rolled("gold-lost" if gold else "harm", tuple(map(Die, dice, rolled)), total=n)
            t.say("harm-dice", "DJ-28.4", rolls=(thrown,), cause=cause or t.event, seat=hero.number)
        if not fate or n == len(dice):
            return n
        told = {"life": 0 if gold else n, "gold": min(n, hero.gold) if gold else 0, "total": 0, "target": 0}
        if not (yield from forced(t, hero, "roll-again", facts={"cause": cause or t.event, **told}, no=BEAR)):
            return n


def harm(t: Table, hero: Hero, dice: tuple[int, ...], rule: str, *, cause: str = "", fate: bool = True) -> Script[None]:
    """Such dice rolled, and the Life lost."""
    if hero.frozen or not is_standing(hero):
        return
    n = yield from harmful(t, hero, dice, cause=cause, fate=fate)
    yield from hurt(t, hero, n, rule)


def wound(t: Table, monster: Monster, n: int, by: int = NOBODY) -> None:
    """A monster loses Life; at 0 it is dead and removed (DJ-25.12)."""
    monster.life = max(0, monster.life - n)
    if monster.life:
        t.say("wounds", "DJ-25.11", monster=monster.kind, life=n, left=monster.life)
    else:
        kill(t, monster, by)


def kill(t: Table, monster: Monster, by: int = NOBODY) -> None:
    """DJ-30.13, DJ-30.14, DJ-33.2: the experience is his alone who dealt the fatal blow, if an adventurer did."""
    if by != NOBODY:
        hero = t.heroes[by]
        hero.xp += monster.creature.xp
        hero.xp_game += monster.creature.xp
        t.say("kills", "DJ-30.13", seat=by, monster=monster.kind, xp=monster.creature.xp)
    else:
        t.say("monster-dies", "DJ-25.12", monster=monster.kind)
    remove(t, monster, by)
    killed(t, monster)


def remove(t: Table, monster: Monster, by: int = NOBODY) -> None:
    """Off the board. The card goes back with its last monster (DJ-30.6); the last spectre frees all (DJ-31.54)."""
    t.stand(monster, OFF)
    t.monsters.remove(monster)
    group = t.groups[monster.group]
    group = group._replace(left=group.left - 1, last_blow=by if by != NOBODY else group.last_blow)
    t.groups[monster.group] = group
    if not group.left and group.card:
        insort(t.decks["monster"], group.card)
    if monster.creature.drains and not any(other.creature.drains for other in t.monsters):
        restore_strength(t)


def restore_strength(t: Table) -> None:
    """DJ-31.53, DJ-31.54."""
    for hero in t.heroes:
        if hero.drained:
            hero.drained = 0
            t.say("strength-returns", "DJ-31.54", seat=hero.number)


def damage_dice(t: Table, by: int, faces: tuple[int, ...], monster: Monster) -> Script[int]:
    """Harm to a monster: an adventurer's dice, with his luck (DJ-19.67), or the MD's."""
    if by != NOBODY:
        n, rolls = yield from throw(t, t.heroes[by], faces, "damage")
    else:
        rolled: tuple[int, ...] = yield Roll(faces, for_=md_hand(t))
        n = sum(rolled)
        rolls = (Rolled("damage", tuple(map(Die, faces, rolled)), total=n),)
    t.say("damage-dice", "DJ-25.11", rolls=rolls, monster=monster.kind)
    return n


def burn(t: Table, figure: Figure) -> Script[None]:
    """DJ-37.12: a figure that enters a fire square, or starts its turn on one, loses 1D6 PV without defence."""
    lit = next((by for square, by in t.fires if square == figure.at), None)
    if lit is None or figure.flying or figure.frozen:
        return
    if isinstance(figure, Hero):
        yield from harm(t, figure, FIRE, "DJ-37.12", cause="wall_of_fire", fate=lit == NOBODY)
    else:
        n = yield from damage_dice(t, lit, FIRE, figure)
        wound(t, figure, n, lit)
