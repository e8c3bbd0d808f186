"""What the seat sees: frozen views, built from the hidden table only."""

from typing import Any

from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.fixtures import NOWHERE, SIDES, rows
from oubliettes.games.souterrains.goods import Goods, Item
from oubliettes.games.souterrains.groups import Group
from oubliettes.games.souterrains.hero import Hero
from oubliettes.games.souterrains.pieces import FIVE, FREE_RST, SIX, TURN, xp_for
from oubliettes.games.souterrains.rules.careers.hall import entry, title
from oubliettes.games.souterrains.rules.clock import level
from oubliettes.games.souterrains.rules.modules.library import MODULES, print_sign
from oubliettes.games.souterrains.rules.ways import link_rounds, rate, way
from oubliettes.games.souterrains.sight.hide import SOMEBODY
from oubliettes.games.souterrains.sight.odds import odds, percent, settles
from oubliettes.games.souterrains.sight.onward import concerns, onward
from oubliettes.games.souterrains.sight.shapes import (
    EncounterView,
    EnemyView,
    ExitView,
    HeroView,
    SectionView,
    TrialView,
    View,
)
from oubliettes.games.souterrains.table import Encounter, Table
from oubliettes.games.souterrains.wares import COINS, ENCUMBRANCE, PO
from oubliettes.kernel import TEXT


def view(t: Table, seat: int | None) -> View:
    inside = t.here != NOWHERE
    return View(
        phase=t.phase,
        hero=_hero(t),
        day=t.day,
        t=t.t,
        turn=t.turn,
        round=t.t % TURN,
        rest_in=max(0, FIVE - t.since),
        test_in=SIX - t.t % SIX,
        patrol_in=max(0, t.patrol_at - t.t) if t.patrol_at >= 0 else -1,
        spells={
            name: until - t.t
            for name, until in (
                ("shield_spell", t.shield_until), ("invisibility", t.invisible_until),
                ("light_spell", t.light_until), ("sanctuary", t.sanctuary_until),
            )
            if until > t.t
        },
        danger=t.danger,
        level=level(t),
        dungeon=t.dungeon.name if inside else "",
        theme=t.dungeon.theme if inside else "",
        section=t.section,
        square=list(t.square),
        sight=t.sight if inside else "light",
        sections={str(number): _section(t, number) for number in range(len(t.dungeon.sections))} if inside else {},
        exits={
            str(number): ExitView(number, list(edge.square), SIDES[edge.side], edge.door, edge.open, edge.a, edge.b)
            for number, edge in enumerate(t.dungeon.exits)
        }
        if inside
        else {},
        ways_out=[[section, *square] for section, square in t.dungeon.way_ins] if inside else [],
        out_in=_out_in(t) if inside else -1,
        onward=list(onward(t) or ()),
        concerns=concerns(t),
        odds=odds(t),
        code=t.settings.code,
        story=_story(t) if inside and t.dungeon.module else {},
        encounter=_encounter(t, t.fight) if t.fight else None,
        trial=_trial(t),
        offer=[list(pick) for pick in t.offer],
        town=_town(t),
        dungeons=[[d.name, d.theme, d.levels, len(d.sections)] for d in t.dungeons],
        bestiary=list(t.deeds.met),
        deeds=entry(t),
    )  # fmt: skip


def _out_in(t: Table) -> int:
    """Rounds to the nearest known way out."""
    moves = way(t, lambda node: node in t.dungeon.way_ins)
    if moves is None:
        return -1
    rounds, here = 0, t.section
    for move in moves:
        if move[0] == "cross":
            here = t.dungeon.exits[move[1]].other(here)
        if move[0] == "link":
            links = t.dungeon.sections[here].features
            link = next(link for link in links if link.kind == "link" and link.square == move[1:])
            rounds += link_rounds(t, here, link)
            here = link.joins
        else:
            rounds += rate(t, here)
    return rounds


def _story(t: Table) -> dict[str, str]:
    """SS-28.2, SS-28.3: the name and text of a module's section, once it is known; on its doorstep the introduction."""
    module = MODULES[t.dungeon.module]
    row = next((row for row in module["section"] if row["id"] == t.place.key), None)
    if row is None or not t.place.known:
        return {}
    doorstep = (t.section, t.square) == (0, t.place.entry)
    return {
        lang: print_sign(f"{row['name'][lang]}. {(module.header['intro'] if doorstep else row['text'])[lang]}", lang)
        for lang in row["name"]
    }


def _hero(t: Table) -> HeroView:
    hero = t.hero
    conditions = [
        name
        for name, on in (("poisoned", hero.poisoned > 0), ("diseased", hero.diseased), ("invisible", t.invisible))
        if on
    ]
    return HeroView(
        name=hero.name, title=title(hero.hd), hit_die=hero.hit_die, hd=hero.hd, xp=hero.xp,
        next_xp=xp_for(hero.hd + 1), hp=hero.hp, hp_max=hero.hp_max, ac=t.ac, ac_defence=t.ac_defence,
        fatigue=hero.fatigue, rst=_rst(hero), domains=hero.domains[:], gifts=hero.gifts[:], conditions=conditions,
        resources=hero.resources, torches=hero.pack.torches.all + len(hero.pack.stubs),
        coins={metal: stack.all for metal, stack in zip(COINS, hero.pack.coins, strict=True) if stack.all},
        po=hero.money // PO, coin_room=hero.coin_room,
        armour=hero.armour.id if hero.armour else "",
        main=hero.main.id if hero.main else "", main_lit=bool(hero.main and hero.main.lit),
        off=hero.off.id if hero.off else "", off_lit=bool(hero.off and hero.off.lit),
        light_left=max((item.left for item in (hero.main, hero.off) if item and item.lit), default=0),
        worn=[item.id for item in hero.worn], pack=[_item(item) for item in hero.pack.items],
        enc=hero.enc, status=ENCUMBRANCE[hero.status]["id"], stored=hero.stored, found_po=hero.found_value // PO,
        motive=hero.motive, on_honour=hero.honour,
    )  # fmt: skip


def _rst(hero: Hero) -> list[str]:
    """SS-2.17: a free one in the player's own words."""
    return [TEXT + hero.talent if id == FREE_RST and hero.talent else id for id in hero.rst]


def _item(item: Item) -> list[Any]:
    return [item.id, item.price // PO, item.found]


def _section(t: Table, number: int) -> SectionView:
    section = t.dungeon.sections[number]
    group = t.dungeon.standing(number)
    return SectionView(
        number=number, level=section.level, kind=section.kind,
        squares=rows(section.seen), more=bool(section.unseen),
        floor=section.floor if section.known else "", walls=section.walls if section.known else "",
        lit=section.lit and section.known, flooded=section.flooded, special=section.special,
        name=section.key if section.known else "",
        searched=section.searched, visited=section.visited,
        features=[[f.kind, f.id, *f.square, f.opened or f.id in section.used] for f in section.features],
        traps=[[trap.id, trap.place, trap.armed, trap.safe] for trap in section.traps],
        loot=_goods(section.loot), cache=section.cache is not None,
        group=_mood(group) if group and group.seen else "",
    )  # fmt: skip


def _mood(group: Group) -> str:
    """SS-14.25, SS-14.29, SS-29.6: as far as it has been told."""
    if group.peace:
        return "peace"
    return group.attitude if group.told else SOMEBODY


def _goods(goods: Goods) -> list[list[Any]]:
    found: list[list[Any]] = [[item.id, 1] for item in goods.items]
    found += [[metal, stack.all] for metal, stack in zip(COINS, goods.coins, strict=True) if stack.all]
    if goods.resources.all:
        found.append(["resource", goods.resources.all])
    if goods.torches.all or goods.stubs:
        found.append(["torches", goods.torches.all + len(goods.stubs)])
    return found


def _encounter(t: Table, enc: Encounter) -> EncounterView:
    group = t.dungeon.groups[enc.group]
    enemies = []
    if group.seen:
        for place, member in enumerate(group.members):
            creature = CREATURES[member.creature]
            known = member.creature in t.deeds.met
            enemies.append(
                EnemyView(
                    place, creature.id, member.state, member.hp if group.counted else -1,
                    member.hp_max if group.counted else -1, creature.hd, creature.ac, member.chief,
                    list(creature.abilities) if known else [],
                )
            )  # fmt: skip
    return EncounterView(
        distance=enc.distance, seen=group.seen, attitude=group.attitude if group.told else "",
        surprised=enc.surprised, group_surprised=enc.group_surprised, round=enc.round, combat=enc.combat,
        enemies=enemies, total_hd=sum(enemy.hd for enemy in enemies if enemy.state == "up"),
        held=enc.held != NOWHERE, paralysed=enc.paralysed, burning=enc.burning, run=enc.run,
    )  # fmt: skip


def _trial(t: Table) -> TrialView | None:
    trial = t.trial
    if trial is None:
        return None
    return TrialView(
        test=trial.test, difficulty=trial.difficulty, needed=trial.needed, die=trial.die,
        chance=percent(settles(trial)), bonus=[list(entry) for entry in trial.bonus],
        malus=[list(entry) for entry in trial.malus],
    )  # fmt: skip


def _town(t: Table) -> dict[str, Any]:
    town = t.town
    return {
        "bank": town.bank // PO, "dwelling": town.dwelling, "paid_until": town.paid_until, "guild": town.guild,
        "rumour": town.rumour, "ate": town.meal_day == t.day, "stored": _goods(town.stored),
    }  # fmt: skip
