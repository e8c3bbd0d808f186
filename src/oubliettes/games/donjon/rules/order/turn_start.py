"""What happens at the start of a figure's turn, in either phase (DJ-19.51, DJ-37.7, DJ-37.12, DJ-42.29)."""

from oubliettes.games.donjon.goods import TABLES
from oubliettes.games.donjon.pieces import STRENGTH
from oubliettes.games.donjon.rules.adventurer.sheet import is_standing
from oubliettes.games.donjon.rules.attack.harm import burn, harm
from oubliettes.games.donjon.rules.dice import life
from oubliettes.games.donjon.rules.dice.trials import trial
from oubliettes.games.donjon.rules.ending import interruption, outcome
from oubliettes.games.donjon.table import NOBODY, Hero, Monster, Table
from oubliettes.kernel import Ask, Pick, Script

WATER: tuple[int, ...] = next(row.dice for row in TABLES["fountain"] if row.effect == "poison_water")
"""DJ-19.51."""
END: Pick = ("end",)
REST: Pick = ("rest",)
LEAVE: Pick = ("leave",)
CURE: tuple[Pick, ...] = (("cure",), ("suffer",))


def start_of_turn(t: Table, hero: Hero) -> Script[bool]:
    """Ice, fountain poison, fire, a lost turn: whether he may play."""
    for other in t.heroes:  # DJ-38.9: until the priest's next turn
        if other.sanctuary == hero.number:
            other.sanctuary = NOBODY
    if hero.frozen:
        if not (yield from trial(t, hero, STRENGTH, rule="DJ-37.7")):
            t.say("stays-frozen", "DJ-37.7", seat=hero.number)
            return False
        hero.frozen = False
        t.say("breaks-free", "DJ-37.7", seat=hero.number)
    if hero.water:
        yield from _poisoned(t, hero)
    if is_standing(hero) and t.fires:
        yield from burn(t, hero)
    if not is_standing(hero):
        return False
    if hero.lost_turn:
        hero.lost_turn = False
        t.say("loses-turn", "DJ-42.29", seat=hero.number)
        return False
    return True


def _poisoned(t: Table, hero: Hero) -> Script[None]:
    """DJ-19.50 to DJ-19.52: 1D4 PV, unless 1 PD ends it before the roll."""
    if life.has_destiny(hero):
        pick: Pick = yield Ask(hero.number, "water-poison", CURE, "DJ-19.52")
        if pick[0] == "cure":
            yield from life.spend_destiny(t, hero)
            hero.water = False
            t.say("water-cured", "DJ-19.52", seat=hero.number)
            return
    yield from harm(t, hero, WATER, "DJ-19.51", cause="fountain")


def monster_starts(t: Table, monster: Monster) -> Script[bool]:
    """The same for a monster; its test in the ice concerns nobody (DJ-37.7)."""
    if monster.frozen:
        if not (yield from trial(t, monster, STRENGTH, rule="DJ-37.7")):
            return False
        monster.frozen = False
        t.say("monster-breaks-free", "DJ-37.7", monster=monster.kind)
    if t.fires:
        yield from burn(t, monster)
        if monster.life <= 0:
            return False
    if monster.lost_turn:
        monster.lost_turn = False
        t.say("monster-loses-turn", "DJ-42.29", monster=monster.kind)
        return False
    return True


def settle(t: Table) -> None:
    """DJ-10.11, DJ-24.14: the phase ends as soon as nobody stands, or no monster is left. DJ-10.4."""
    if not any(map(is_standing, t.heroes)):
        outcome.check_party(t)
        interruption.interrupt(t, ("defeat",))
    if not t.monsters:
        interruption.interrupt(t, ("combat_ends",))
