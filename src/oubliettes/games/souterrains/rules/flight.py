"""Flight: at least two tests, pursuit, Give-up (SS-18)."""

from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.fixtures import NOWHERE
from oubliettes.games.souterrains.pieces import BLIND, DANGER, FIGHT, TEST_DIE, TESTS
from oubliettes.games.souterrains.rules.clock import calm, ends_and_lights, level, tick
from oubliettes.games.souterrains.rules.creatures import on_wound, strike_hero
from oubliettes.games.souterrains.rules.dice import Told, total
from oubliettes.games.souterrains.rules.dungeons.generator import beyond_exit, dead_end, link_end
from oubliettes.games.souterrains.rules.experience import look
from oubliettes.games.souterrains.rules.harm import burn_round
from oubliettes.games.souterrains.rules.modifiers import all_cold, prepare
from oubliettes.games.souterrains.rules.travel import enter, seal
from oubliettes.games.souterrains.rules.trial import decide
from oubliettes.games.souterrains.rules.wander import leader, total_hd
from oubliettes.games.souterrains.rules.ways import way
from oubliettes.games.souterrains.table import CONTACT, SEAT, UNMEASURED, Table, Trial
from oubliettes.games.souterrains.wares import COINS_PER_ENC, ENCUMBRANCE, IMMOBILE
from oubliettes.kernel import Ask, Pick, Script, number

NO_DROP: Pick = ("no_drop",)
DROP_COINS: Pick = ("drop_coins", "coins", COINS_PER_ENC)
ROW: int = FIGHT["flight_row"]
"""SS-18.14, SS-18.16: so many tests of a kind in a row end a flight."""
WAY_OUT = 999
"""The number of a flight straight out of the dungeon."""
LINK = 1000
"""Flights by a link are numbered from here: its place among the section's features."""


def flee_options(t: Table) -> list[Pick]:
    """SS-18.18: a way out, an explored section, a stair; unexplored open exits only if there is nothing else."""
    dungeon = t.dungeon
    if t.hero.status == IMMOBILE:
        return []
    options: list[Pick] = []
    if any(section == t.section for section, _ in dungeon.way_ins):
        options.append(("flee", WAY_OUT, "way_out"))
    unexplored: list[Pick] = []
    for place, edge in dungeon.exits_of(t.section):
        if not edge.passable:
            continue
        if edge.b == NOWHERE:
            unexplored.append(("flee", place, "unexplored"))
        else:
            options.append(("flee", place, "explored"))
    for place, link in enumerate(t.place.features):
        if link.kind == "link" and link.id != "conduit" and not link.out:
            (options if link.joins != NOWHERE else unexplored).append(("flee", LINK + place, link.id))
    return options or unexplored


def end_of_blows(t: Table) -> None:
    """The round is broken off: nobody else acts in it."""
    while t.agenda and t.agenda[-1][0] in ("slot", "turns", "end_round", "round"):
        t.agenda.pop()


def flight(t: Table, where: int) -> None:
    """SS-18.1, SS-18.22: away without a test from enemies who are all Surprised; otherwise the first test."""
    enc = t.enc
    enc.exit = where
    enc.distance = UNMEASURED
    end_of_blows(t)
    if enc.group_surprised and enc.round <= 1:
        enc.unopposed = not enc.blows
        t.then(("run_out", where), ("fled",))
        return
    enc.run = enc.tests = 0
    t.then(("flight_test",))


def flight_test(t: Table) -> Script[None]:
    """SS-18.2 to SS-18.7, SS-18.17: one test, unhurt if passed (SS-18.3); the blow of a failed first; Danger -1 once.
    SS-18.14, SS-18.16: two of a kind in a row end it; they may give up after the first and after each passed."""
    enc = t.enc
    enc.combat = True
    enc.tests += 1
    passed = t.invisible  # SS-3.34
    if not passed:
        passed = yield from decide(t, "flight", prepare(t, "flight"))
    enc.run = max(1, enc.run + 1) if passed else min(-1, enc.run - 1)
    if not enc.fled_danger:
        enc.fled_danger = True
        calm(t, -DANGER["lost_combat"], "SS-18.6")
    for _ in range(int(ENCUMBRANCE[t.hero.status]["rounds_per_square"])):  # SS-7.8
        tick(t)
        ends_and_lights(t)
        yield from burn_round(t)
        enc.kindled.clear()
    if not t.hero.hp:
        enc.result = "down"
        t.then(("fallen",))
        return
    if enc.tests == 1 and not passed:
        yield from _parting_blow(t)
        if not t.hero.hp or enc.fainted:
            enc.result = "down"
            t.then(("fallen",))
            return
        if enc.paralysed or enc.held != NOWHERE:  # SS-18.5
            _back_to_fight(t)
            return
    if enc.run == -ROW:
        t.then(("run_on",), ("caught",))
    elif enc.run == ROW:
        t.then(("run_on",), ("fled",))
    elif passed or enc.tests == 1:
        t.then(("run_on",), ("give_up",))
    else:
        t.then(("run_on",), ("flight_test",))


def _parting_blow(t: Table) -> Script[None]:
    """SS-18.4, SS-18.5: the best weapon among them, without an attack roll."""
    enc, group = t.enc, t.group
    if enc.group_surprised:
        return
    able = [place for place, m in enumerate(group.members) if m.state == "up" and CREATURES[m.creature].attacks]
    if not able:
        return
    place = max(able, key=lambda place: CREATURES[group.members[place].creature].best.mean)
    member = group.members[place]
    told: Told = []
    damage = yield from total(t, CREATURES[member.creature].best, "damage", "SS-18.4", by=member.creature, into=told)
    t.say("enemy-hits", "SS-18.4", creature=member.creature, hp=damage, rolls=tuple(told))
    if strike_hero(t, member, damage):
        yield from on_wound(t, place)
    enc.kindled.clear()  # the blow ends the round


def _back_to_fight(t: Table) -> None:
    t.enc.run = t.enc.tests = 0
    t.enc.distance = CONTACT
    t.enc.surprised = t.enc.group_surprised = t.enc.approach = False
    t.then(("round",) if t.enc.init else ("combat",))


def run_on(t: Table) -> None:
    """SS-18.18, SS-18.19: the first test takes him through the exit, each later one a section nearer to the way out."""
    enc = t.enc
    if enc.tests == 1:
        t.then(("run_out", enc.exit))
        return
    moves = way(t, lambda node: node in t.dungeon.way_ins)
    if moves is None:
        return
    cross = next((move for move in moves if move[0] != "step"), None)
    if cross is None:
        t.then(("run_out", WAY_OUT))
    elif cross[0] == "cross":
        t.then(("run_out", cross[1]))
    else:
        places = [n for n, f in enumerate(t.place.features) if f.kind == "link" and f.square == (cross[1], cross[2])]
        t.then(("run_out", LINK + places[0]))


def run_out(t: Table, where: int) -> Script[None]:
    """Out of the section. What is behind an unexplored exit is drawn as he runs; a dead end leaves him there."""
    if where == WAY_OUT:
        t.enc.result, t.enc.outside = "fled", True
        t.then(("fled_outside",))
        return
    if where >= LINK:
        link = t.place.features[where - LINK]
        if link.joins == NOWHERE:
            yield from link_end(t.dungeon, t.section, link, level(t))
        _rush(t, link.joins, link.to, NOWHERE)
        return
    edge = t.exit(where)
    if dead_end(t.dungeon, edge):
        seal(t, edge)
        return
    if edge.b == NOWHERE:
        yield from beyond_exit(t.dungeon, edge, level(t))
    edge.open = True
    other = edge.other(t.section)
    _rush(t, other, edge.end(other), where)


def _rush(t: Table, section: int, square: tuple[int, int], edge: int) -> None:
    enter(t, section, square, t.section, t.square, edge)
    t.on_entry = False  # SS-18.21
    t.place.visited = True
    look(t)


def give_up(t: Table) -> Script[None]:
    """SS-18.8 to SS-18.13: D10 + bonus + Danger >= total HD + malus, and they let him go."""
    if not t.fight or t.enc.result:
        return
    group = t.group
    if not any(CREATURES[member.creature].pursues for member in group.living()):
        t.then(("fled",))
        return
    chief = leader(group)
    bonus = 0
    options = _drops(t)
    if len(options) > 1:
        pick: Pick = yield Ask(SEAT, "flight-drop", options, rule="SS-18.10")
        if pick is not NO_DROP:
            _throw_away(t, pick)
            bonus = chief.greed
    if (yield from decide(t, "give-up", giveup_trial(t, bonus))):
        t.say("give-up", "SS-18.8")
        t.then(("fled",))
    else:
        t.then(("flight_test",))


def giveup_trial(t: Table, bonus: int) -> Trial:
    """SS-18.8, SS-18.9: whether they let him go, with the bonus for what he throws away."""
    trial = Trial("giveup", total_hd(t.group, living=True), die=TEST_DIE["giveup"])
    if bonus:
        trial.bonus.append(("greed", bonus))
    if t.danger:
        trial.bonus.append(("danger", t.danger))
    if TESTS["giveup"]["blind"] and (not t.sight or (t.sight == "infravision" and all_cold(t))):
        trial.malus.append(("blind", BLIND))  # SS-18.11, SS-18.12
    return trial


def _drops(t: Table) -> list[Pick]:
    """SS-18.10: 200 coins, a valuable, or another found thing of Encumbrance 1 or more."""
    options: list[Pick] = [NO_DROP]
    pack = t.hero.pack
    if pack.coin_count >= COINS_PER_ENC:
        options.append(DROP_COINS)
    options += [
        ("drop_item", place, item.id)
        for place, item in enumerate(pack.items)
        if item.thing.kind == "valuable" or (item.found and item.thing.enc >= 1 and not item.thing.capacity)
    ]
    return options


def _throw_away(t: Table, pick: Pick) -> None:
    pack = t.hero.pack
    if pick is DROP_COINS:
        pack.take_coins(COINS_PER_ENC)
    else:
        pack.items.pop(number(pick))
    t.say("thrown-away", "SS-18.10", pick=pick)


def caught(t: Table) -> None:
    """SS-18.15, SS-18.23: two failures in a row: combat again, in the section reached, Initiative dice kept."""
    if not t.fight or t.enc.result:
        return
    t.say("caught", "SS-18.23")
    _back_to_fight(t)


def fled(t: Table) -> None:
    """SS-18.20, SS-18.21: shaken off; the encounter is over."""
    enc = t.enc
    if enc.result:
        return
    enc.result = "fled"
    t.say("shaken-off", "SS-18.20")
    t.then(("end_encounter", "unopposed") if enc.unopposed else ("aftermath",))


def fled_outside(t: Table) -> None:
    """SS-18.19: outside; the pursuers are shaken off."""
    enc = t.enc
    enc.result = "fled"
    t.say("shaken-off", "SS-18.19")
    t.then(("end_encounter", "unopposed") if enc.unopposed else ("aftermath",), ("leave",))


STEPS = {
    "flight": flight,
    "flight_test": flight_test,
    "run_on": run_on,
    "run_out": run_out,
    "give_up": give_up,
    "caught": caught,
    "fled": fled,
    "fled_outside": fled_outside,
}
