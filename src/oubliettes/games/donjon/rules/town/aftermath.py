"""After the dungeon: experience, title, recovery, gifts, spending (DJ-29, DJ-33, DJ-34, DJ-46.1, DJ-46.2)."""

from oubliettes.games.donjon.goods import THINGS, TREASURES
from oubliettes.games.donjon.pieces import SEATS
from oubliettes.games.donjon.rules.adventurer.sheet import new, owned, put, seated
from oubliettes.games.donjon.rules.dice.life import recover
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.rules.equipment.gifts import BACK, hand_over, presents
from oubliettes.games.donjon.rules.equipment.ready_set import arm
from oubliettes.games.donjon.rules.town import experience
from oubliettes.games.donjon.rules.town.shop import DONE, buy, wares
from oubliettes.games.donjon.table import IN, LEFT, NOTHING, OFF, TOWN, Hero, Item, Steps, Table, Turn
from oubliettes.kernel import Ask, Pick, Script, word


def survivors(t: Table) -> list[Hero]:
    """DJ-33.6: alive at the end of the game, those who left earlier included."""
    return [hero for hero in t.heroes if hero.fate in (IN, LEFT)]


def aftermath(t: Table) -> None:
    """DJ-46.1: objective XP, the title, recovery; then gifts, and for each survivor his XP and his gold."""
    alive = survivors(t)
    goals.at_the_end(t)
    t.phase = TOWN
    t.turn = Turn()
    experience.objectives(t, alive)
    t.result = richest(t, alive)
    for seat in t.result:
        t.say("richest", "DJ-34.4", seat=seat)
    for hero in t.heroes:
        t.stand(hero, OFF)
    for hero in alive:
        hero.fate = LEFT
        drop_quest_things(t, hero)
        recover(hero)
    gather_treasures(t, alive)
    gifts = [("gifts", hero.number) for hero in alive] if len(alive) > 1 else []
    spending = [step for hero in alive for step in (("spend_xp", hero.number), ("spend_gold", hero.number))]
    t.then(*gifts, *spending)


def richest(t: Table, alive: list[Hero]) -> tuple[int, ...]:
    """DJ-34.4, DJ-34.5: most gold before any spending, then most XP of this game, then shared; only after a success."""
    if t.outcome != "success" or not alive:
        return ()
    best = max((hero.gold, hero.xp_game) for hero in alive)
    return tuple(hero.number for hero in alive if (hero.gold, hero.xp_game) == best)


def drop_quest_things(t: Table, hero: Hero) -> None:
    """What a quest lent or was about is not taken along (DJ-45.16)."""

    def kept(item: Item) -> bool:
        return THINGS[item.kind].category != "quest"

    for item in owned(hero):
        if not kept(item):
            t.say("hands-back", "DJ-45.16", seat=hero.number, thing=item.kind)
    hero.pack = tuple(item for item in hero.pack if kept(item))
    if not kept(hero.weapon):
        hero.weapon = NOTHING


def gather_treasures(t: Table, alive: list[Hero]) -> None:
    """DJ-34.3: all Treasure cards owned by nobody form one deck."""
    deck = [card for card, thing in TREASURES.items() for _ in range(thing.count)]
    for hero in alive:
        for item in owned(hero):
            if item.kind in TREASURES:
                deck.remove(item.kind)
    t.decks["treasure"] = sorted(deck)
    t.discards["treasure"] = []
    t.held.pop("treasure", None)
    t.bodies = ()


def gifts(t: Table, seat: int) -> Script[None]:
    """DJ-8.33, DJ-46.1: each survivor once, anything to any survivor, before spending."""
    hero = t.heroes[seat]
    others: list[Pick] = [("give", SEATS[other.number]) for other in survivors(t) if other is not hero]
    while presents(hero, ready=True):
        pick: Pick = yield Ask(seat, "gifts", [*others, DONE], "DJ-46.1")
        if pick is DONE:
            return
        other = seated(t, pick[1])
        facts = {"other_seat": other.number}
        what: Pick = yield Ask(seat, "give", [*presents(hero, ready=True), BACK], "DJ-46.1", None, facts)
        if what is not BACK:
            hand_over(t, hero, other, what)


def spend_gold(t: Table, seat: int) -> Script[None]:
    """DJ-34.1, DJ-34.2: the shop, and the Treasure cards at the value printed on them."""
    hero = t.heroes[seat]
    while options := [*wares(hero), *cards_for_sale(t, hero)]:
        pick: Pick = yield Ask(seat, "spend-gold", [*options, DONE], "DJ-34.1", None, {"gold": hero.gold})
        if pick is DONE:
            break
        kind = word(pick)
        if pick[0] == "buy":
            buy(t, hero, kind)
        else:
            hero.gold -= THINGS[kind].value
            t.decks["treasure"].remove(kind)
            put(hero, new(kind))
            t.say("buys", "DJ-34.2", seat=seat, thing=kind, gold=THINGS[kind].value)
    arm(hero)


def cards_for_sale(t: Table, hero: Hero) -> list[Pick]:
    """DJ-34.3: not gold and jewels."""
    return [
        ("buy_card", card)
        for card in dict.fromkeys(t.decks["treasure"])
        if THINGS[card].category != "gold" and THINGS[card].value <= hero.gold
    ]


STEPS: Steps = {
    "aftermath": aftermath,
    "gifts": gifts,
    "spend_gold": spend_gold,
    **experience.STEPS,
}
