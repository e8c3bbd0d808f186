"""Experience: objectives, and what it buys in town (DJ-33)."""

from oubliettes.games.donjon.goods import GAINS, PRICES, THINGS
from oubliettes.games.donjon.pieces import CHARACTERISTICS, OBJECTIVE_XP
from oubliettes.games.donjon.rules.adventurer.sheet import learn, max_fatigue, new, put
from oubliettes.games.donjon.rules.town.creation import new_skills
from oubliettes.games.donjon.table import Hero, Steps, Table
from oubliettes.kernel import Ask, Draw, Pick, Script, word

DONE: Pick = ("done",)
DRAW: Pick = ("grow", "treasure")
GROWTH: tuple[tuple[str, Pick], ...] = (
    *(("characteristic", ("grow", id)) for id in CHARACTERISTICS),
    ("life", ("grow", "life")),
    ("fatigue", ("grow", "fatigue")),
    ("destiny", ("grow", "destiny")),
)


def gain(t: Table, hero: Hero, xp: int, rule: str) -> None:
    """DJ-33.1: for an objective; for a kill it comes at once (`harm.kill`)."""
    hero.xp += xp
    hero.xp_game += xp
    t.say("gains-xp", rule, seat=hero.number, xp=xp)


def objectives(t: Table, survivors: list[Hero]) -> None:
    """DJ-33.3 to DJ-33.6: the whole sum for each adventurer who is alive, secondary ones even after a failure."""
    for id in t.done:
        for hero in survivors:
            if id == "main":
                gain(t, hero, OBJECTIVE_XP["main"], "DJ-33.4")
            else:
                gain(t, hero, OBJECTIVE_XP["secondary"], "DJ-33.5")


def growths(t: Table, hero: Hero) -> list[Pick]:
    """DJ-33.8 to DJ-33.13: what he can pay for. DJ-6.2: more skills, too."""
    found = [pick for kind, pick in GROWTH if PRICES[kind] <= hero.xp]
    if hero.xp >= PRICES["skill"]:
        found += new_skills(hero)
    if hero.xp >= PRICES["treasure"] and t.decks["treasure"]:
        found.append(DRAW)
    return found


def spend_xp(t: Table, seat: int) -> Script[None]:
    """DJ-33.7, DJ-33.14: any number of purchases; what is not spent is kept."""
    hero = t.heroes[seat]
    while options := growths(t, hero):
        pick: Pick = yield Ask(seat, "experience", [*options, DONE], "DJ-33.7", None, {"xp": hero.xp})
        if pick is DONE:
            return
        if pick is DRAW:
            hero.xp -= PRICES["treasure"]
            t.then(("xp_treasure", seat), ("spend_xp", seat))
            return
        grow(t, hero, pick)


def grow(t: Table, hero: Hero, pick: Pick) -> None:
    """One purchase; there is no cap (DJ-33.14)."""
    what = word(pick)
    if pick[0] == "skill_card":
        hero.xp -= PRICES["skill"]
        learn(hero, what)
    elif what in CHARACTERISTICS:
        hero.xp -= PRICES["characteristic"]
        place = CHARACTERISTICS.index(what)
        hero.base = (*hero.base[:place], hero.base[place] + GAINS["characteristic"], *hero.base[place + 1 :])
    elif what == "life":
        hero.xp -= PRICES["life"]
        hero.max_life += GAINS["life"]
        hero.life = hero.max_life
    elif what == "fatigue":
        hero.xp -= PRICES["fatigue"]
        hero.max_fatigue += GAINS["fatigue"]
        hero.fatigue = max_fatigue(hero)
    else:
        hero.xp -= PRICES["destiny"]
        hero.destiny += GAINS["destiny"]  # DJ-33.16: added to those left
    t.say("grows", "DJ-33.7", seat=hero.number, thing=what)


def xp_treasure(t: Table, seat: int) -> Script[None]:
    """DJ-33.13, DJ-34.3: a card of the one deck between games; gold is worth its value and stays nobody's card."""
    deck = t.decks["treasure"]
    place: int = yield Draw(len(deck))
    card = deck[place]
    hero = t.heroes[seat]
    t.say("finds-treasure", "DJ-33.13", seat=seat, thing=card)
    if THINGS[card].category == "gold":
        hero.gold += THINGS[card].value
    else:
        del deck[place]
        put(hero, new(card))


STEPS: Steps = {"spend_xp": spend_xp, "xp_treasure": xp_treasure}
