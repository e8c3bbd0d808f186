"""A potion at once for who has just been hurt: "at any time" is also between two blows of the monsters (DJ-14.5)."""

from oubliettes.games.donjon.goods import THINGS
from oubliettes.games.donjon.pieces import SEATS
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.adventurer.sheet import is_standing
from oubliettes.games.donjon.rules.dice.fate import PASS
from oubliettes.games.donjon.rules.equipment import uses
from oubliettes.games.donjon.table import IN, Hero, Table
from oubliettes.kernel import Ask, Pick, Script

Shape = list[tuple[int, int]]


def shape(t: Table) -> Shape:
    """Life and venom of each adventurer: compared after a blow, they tell whom it hurt."""
    return [(hero.life, hero.venom) for hero in t.heroes]


def potions(t: Table, before: Shape) -> Script[None]:
    """Those who carry what helps somebody hurt since `before` are asked, from the leader on: all of it is public."""
    hurt = [
        SEATS[hero.number]
        for hero, (life, venom) in zip(t.heroes, before, strict=True)
        if hero.fate == IN and (hero.life < life or hero.venom > venom)
    ]
    if not hurt:
        return
    for hero in party.from_leader(t):
        while options := _helpful(t, hero, hurt):
            pick: Pick = yield Ask(hero.number, "potion", [*options, PASS], "DJ-14.5")
            if pick == PASS:
                break
            yield from uses.ACTIONS.play(pick, t, hero) or ()


def _helpful(t: Table, hero: Hero, hurt: list[str]) -> list[Pick]:
    """Potions of healing, endurance and antidotes, his to drink or to give (DJ-8.29); others can wait for his turn."""
    if hero.frozen or not is_standing(hero):
        return []
    found: list[Pick] = []
    for kind in dict.fromkeys(item.kind for item in hero.pack):
        thing = THINGS[kind]
        if kind in uses.POTIONS and not thing.strength and thing.speed_factor <= 1:
            uses.USES[kind](t, hero, found)
    return [pick for pick in found if (pick[2] if pick[0] == "feed" else SEATS[hero.number]) in hurt]
