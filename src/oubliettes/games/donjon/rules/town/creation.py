"""Making adventurers, or bringing back those of an earlier game (DJ-3 to DJ-8, DJ-46.3)."""

from oubliettes.games.donjon.goods import CLASSES_OF, FIGURES, LOADOUTS, NAMES, RACES, SHOP, SKILLS_OF, START
from oubliettes.games.donjon.rules.adventurer import campaign
from oubliettes.games.donjon.rules.adventurer.sheet import born, learn
from oubliettes.games.donjon.rules.equipment.ready_set import arm
from oubliettes.games.donjon.rules.town.shop import buy, shopping
from oubliettes.games.donjon.table import Hero, Steps, Table
from oubliettes.kernel import Ask, Pick, Script, word

RACE_PICKS: tuple[Pick, ...] = (
    *(("race", race) for race in RACES),
    *(("ready_made", cls) for cls in LOADOUTS),
)


def create(t: Table, seat: int) -> Script[None]:
    """DJ-8.35: race, class, two skills, purchases, figure and name; or all as the notes advise it.

    DJ-4.2: classes that others have are open to him, too.
    """
    hero = t.heroes[seat]
    if campaign.restore(t, hero):
        yield from shopping(t, hero)
        return
    pick: Pick = yield Ask(seat, "race", RACE_PICKS, "DJ-3.1")
    if pick[0] == "ready_made":
        ready_made(t, hero, word(pick))
    else:
        hero.race = word(pick)
        pick = yield Ask(seat, "class", [("class", cls) for cls in CLASSES_OF[hero.race]], "DJ-4.1")
        hero.cls = word(pick)
        born(hero)
        for _ in range(START["skills"]):
            pick = yield Ask(seat, "skill", new_skills(hero), "DJ-6.1")
            learn(hero, word(pick))
        yield from shopping(t, hero)
    taken = {other.figure for other in t.heroes}
    pick = yield Ask(seat, "figure", [("figure", id) for id in FIGURES if id not in taken], "DJ-8.34")
    hero.figure = word(pick)
    known = {other.name for other in t.heroes}
    pick = yield Ask(seat, "name", [("name", name) for name in NAMES[hero.race] if name not in known], "DJ-8.35")
    hero.name = word(pick)
    t.say("created", "DJ-8.35", seat=seat, race=hero.race, cls=hero.cls, name=hero.name)


def ready_made(t: Table, hero: Hero, cls: str) -> None:
    """The race, skills and first purchases that suit a class."""
    advice = LOADOUTS[cls]
    hero.race, hero.cls = advice.race, advice.cls
    born(hero)
    for skill in advice.skills:
        learn(hero, skill)
    for kind in advice.items:
        if SHOP[kind].price <= hero.gold:
            buy(t, hero, kind)
    arm(hero)


def new_skills(hero: Hero) -> list[Pick]:
    """DJ-6.1, DJ-33.15: of his class, and not his already. DJ-6.8: others may have the same card."""
    return [("skill_card", skill) for skill in SKILLS_OF[hero.cls] if skill not in hero.skills]


STEPS: Steps = {"create": create}
