"""Charm, Negotiation, Bribery; stakes; yielding; prisoners (SS-15, SS-16.20)."""

from oubliettes.games.souterrains.fixtures import NOWHERE
from oubliettes.games.souterrains.goods import Goods
from oubliettes.games.souterrains.pieces import COST, DANGER, UNDERGROUND, dice
from oubliettes.games.souterrains.rules.carrying import DONE, NEW_BAG, move_stack, take
from oubliettes.games.souterrains.rules.clock import alarm, ends_and_lights, level, tick
from oubliettes.games.souterrains.rules.dice import Told, total
from oubliettes.games.souterrains.rules.dungeons.generator import beyond_exit, dead_end
from oubliettes.games.souterrains.rules.experience import reveal
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.searching import uncover
from oubliettes.games.souterrains.rules.travel import seal
from oubliettes.games.souterrains.rules.treasure import draw_treasure, rob
from oubliettes.games.souterrains.rules.trial import MONEY_STEP, decide, valuables
from oubliettes.games.souterrains.rules.wander import leader, total_hd
from oubliettes.games.souterrains.table import SEAT, Table, Trial
from oubliettes.games.souterrains.wares import COINS
from oubliettes.kernel import Ask, Pick, Script, choose, number, word

SHARE: int = UNDERGROUND["share_percent"]
"""SS-15.9."""
SUPPLIES = dice(UNDERGROUND["supplies"])
"""SS-15.12."""
MONEY = {"charm": "any", "negotiation": "any", "bribery": "must"}
"""SS-15.4: any amount; Bribery is nothing without it."""

STAKE_STEPS = {
    "peace": "stake_peace",
    "share": "stake_share",
    "information": "stake_information",
    "supplies": "stake_supplies",
}
"""SS-15.7: what each stake comes to, won or lost."""


def talk_options(t: Table) -> list[Pick]:
    """SS-15.5, SS-15.6, SS-15.14: by the leader's flag, once per encounter."""
    enc, group = t.enc, t.group
    flag = leader(group).talk
    if enc.talked or flag == "no":
        return []
    if flag == "charm":
        return [("talk", "charm")] if group.attitude != "friendly" else []
    options: list[Pick] = [("talk", "charm"), ("talk", "negotiation")]
    if t.hero.money >= MONEY_STEP or valuables(t):
        options.append(("talk", "bribery"))
    return options


def stakes(t: Table) -> list[Pick]:
    """SS-15.7 to SS-15.12, SS-15.16: of those who are about to strike he asks for peace and risks the blows; nothing
    else that he can lose is worth that much. Friends share, tell and give, and he must have what he puts up."""
    group = t.group
    if group.attitude != "friendly":
        return [("stake", "peace")]
    options: list[Pick] = [("stake", "share")] if group.hoard not in ("", "N") else []
    options.append(("stake", "information"))
    if t.hero.resources:
        options.append(("stake", "supplies"))
    return options


def talk(t: Table, kind: str) -> Script[None]:
    """SS-15.1 to SS-15.7: the stake, a round, the test against 15 and the total HD of the others."""
    enc = t.enc
    enc.talked = True
    options = stakes(t)
    pick = yield from choose(SEAT, "stake", options, rule="SS-15.7")
    for _ in range(COST["talk"]):
        tick(t)
        ends_and_lights(t)
    trial = talk_trial(t, kind)
    passed = yield from decide(t, "talk", trial)
    t.then((STAKE_STEPS[word(pick)], int(passed)))


def talk_trial(t: Table, kind: str) -> Trial:
    trial = prepare(t, kind, malus=(("opponents", total_hd(t.group, living=True)),))
    trial.money = MONEY[kind] if leader(t.group).talk == "full" else ""  # a beast has no use for it
    return trial


def stake_peace(t: Table, passed: int) -> None:
    """SS-15.8, SS-15.13: they leave him alone, or they attack and nobody is Surprised."""
    if passed:
        t.then(("end_encounter", "peace"))
    else:
        t.enc.surprised = t.enc.group_surprised = False
        t.then(("combat",))


def stake_share(t: Table, passed: int) -> Script[None]:
    """SS-15.9, SS-15.10: half of each stack, every second single item, first pick his; or they leave with all of it."""
    if not passed:
        t.then(("end_encounter", "failure"))
        return
    group = t.group
    hoard = Goods()
    for _ in range(group.hoards):
        hoard.add((yield from draw_treasure(t, group.hoard, level(t))))
    group.hoard = ""
    hero, place = t.hero, t.place
    hero.pack.resources.add(hoard.resources.take(hoard.resources.all * SHARE // 100))
    hero.pack.torches.add(hoard.torches.take(hoard.torches.all * SHARE // 100))
    coins = tuple(stack.all * SHARE // 100 for stack in hoard.coins)
    place.loot.add(hoard)
    first = len(place.loot.items) - len(hoard.items)
    t.then(("share_coins", *coins), ("share_items", first), ("end_encounter", "peace"))


def share_coins(t: Table, *coins: int) -> Script[None]:
    """SS-21.21: his half goes where there is room, and he may make room; what fits nowhere stays with them."""
    hero, section = t.hero, t.place
    while sum(coins) > hero.coin_room:
        options: list[Pick] = [DONE, *(("carry", place, box) for place, box in enumerate(section.boxes))]
        if hero.resources:
            options.append(NEW_BAG)
        if len(options) == 1:
            break
        pick: Pick = yield Ask(SEAT, "loot", options, rule="SS-21.21")
        if pick is DONE:
            break
        take(t, section, section.loot, pick)
    for metal, many in zip(COINS, coins, strict=True):
        move_stack(section.loot, hero.pack, metal, min(many, max(0, hero.coin_room)))


def share_items(t: Table, first: int) -> Script[None]:
    """He picks, they keep the best of the rest, and so on. What is theirs lies there, guarded."""
    items = t.place.loot.items
    shared = items[first:]
    kept = items[:first]
    theirs = []
    while shared:
        options: list[Pick] = [("take", place, item.id) for place, item in enumerate(shared)]
        pick = yield from choose(SEAT, "share", options, rule="SS-15.10")
        t.hero.pack.items.append(shared.pop(number(pick)))
        if shared:
            best = max(shared, key=lambda item: item.price)
            shared.remove(best)
            theirs.append(best)
    t.place.loot.items = kept + theirs


def stake_information(t: Table, passed: int) -> Script[None]:
    """SS-15.11."""
    if passed:
        yield from uncover(t)
        t.then(("information",), ("end_encounter", "peace"))
    else:
        yield from alarm(t, DANGER["uninformed"], "SS-15.11")
        t.then(("end_encounter", "uninformed"))


def information(t: Table) -> Script[None]:
    """One known unexplored exit: what is behind it is drawn, not entered."""
    options: list[Pick] = [
        ("ask_about", place)
        for place, edge in enumerate(t.dungeon.exits)
        if edge.b == NOWHERE and edge.door != "sealed"
    ]
    if not options:
        return
    pick: Pick = yield Ask(SEAT, "information", options, rule="SS-15.11")
    t.then(("tell", number(pick)))


def tell(t: Table, place: int) -> Script[None]:
    edge = t.exit(place)
    if dead_end(t.dungeon, edge):
        seal(t, edge)
        return
    section = yield from beyond_exit(t.dungeon, edge, level(t))
    reveal(t, section)
    t.say("told-of", "SS-15.11")


def stake_supplies(t: Table, passed: int) -> Script[None]:
    """SS-15.12: both put up as many, a D6 and no more than he has."""
    told: Told = []
    many = min((yield from total(t, SUPPLIES, "supplies", "SS-15.12", into=told)), t.hero.resources)
    if passed:
        t.hero.pack.resources.plain += many
        t.say("supplies", "SS-15.12", resources=("resource", many), rolls=tuple(told))
        t.then(("end_encounter", "peace"))
    else:
        t.hero.spend(many)
        t.say("supplies-lost", "SS-15.12", resources=("resource", many), rolls=tuple(told))
        t.then(("end_encounter", "failure"))


def yielded(t: Table) -> None:
    """SS-15.15: no test; he hands the spoils over."""
    rob(t, leader(t.group).spoils)
    t.then(("end_encounter", "yielded"))


# ------------------------------------------------------------------ a prisoner (SS-16.20)


def question(t: Table, hd: int) -> Script[None]:
    """Negotiation with the prisoner's own HD as malus: the information stake; one who will not tell cries out."""
    trial = prepare(t, "negotiation", malus=(("opponents", hd),))
    trial.money = "any"
    if (yield from decide(t, "talk", trial)):
        yield from uncover(t)
        t.then(("information",))
    else:
        yield from alarm(t, DANGER["prisoner_cries"], "SS-16.20")


STEPS = {
    "talk": talk,
    "stake_peace": stake_peace,
    "stake_share": stake_share,
    "share_coins": share_coins,
    "share_items": share_items,
    "stake_information": stake_information,
    "information": information,
    "tell": tell,
    "stake_supplies": stake_supplies,
    "yielded": yielded,
    "question": question,
}
