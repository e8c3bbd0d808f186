"""The Combat Phase, round by round (DJ-10.9, DJ-24)."""

from bisect import insort

from oubliettes.games.donjon.board import sees
from oubliettes.games.donjon.pieces import LIMITS
from oubliettes.games.donjon.rules.adventurer import party, states
from oubliettes.games.donjon.rules.adventurer.sheet import is_standing, round_starts, straighten
from oubliettes.games.donjon.rules.attack.harm import restore_strength
from oubliettes.games.donjon.rules.automatic import monster_play
from oubliettes.games.donjon.rules.dice import life
from oubliettes.games.donjon.rules.ending import goals, interruption, outcome
from oubliettes.games.donjon.rules.equipment import uses
from oubliettes.games.donjon.rules.master import decide
from oubliettes.games.donjon.rules.monsters import targeting
from oubliettes.games.donjon.rules.movement import distances
from oubliettes.games.donjon.rules.order import leader
from oubliettes.games.donjon.rules.order.turn_start import settle
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import IN, LEFT, NOBODY, OFF, PC, Steps, Table
from oubliettes.kernel import Pick, Script

ROUNDS = LIMITS["combat_round_cap"]
IDLE_SHUT_OUT, IDLE = LIMITS["idle_rounds_without_path"], LIMITS["idle_rounds_with_path"]


# ------------------------------------------------------------------ the phase


def combat(t: Table) -> None:
    """DJ-6.6, DJ-11.9: skills are straightened first, then comes the MD's onset window."""
    t.phase = PC
    t.phases += 1
    t.round = t.idle = 0
    t.played = t.ambush = t.dead_magic = t.frenzy = False
    t.fallen = tuple(hero.number for hero in t.heroes if hero.fate == IN and hero.life == 0)
    states.phase_starts(t, PC)
    straighten(t, PC)
    t.say("combat", "DJ-10.3")
    t.then(("window", "onset"), ("round",))


def combat_round(t: Table) -> None:
    """DJ-10.9, DJ-13.4: adventurers, monsters, end of the round; an ambush turns the first round about (DJ-42.4)."""
    settle(t)
    t.round += 1
    t.struck = False
    for hero in t.heroes:
        hero.played = False
    frozen = any(hero.frozen for hero in t.heroes) or any(monster.frozen for monster in t.monsters)
    round_starts(t)
    t.say("combat-round", "DJ-10.9", number=t.round)
    if t.ambush and t.round == 1:
        t.then(("monsters_part",), ("heroes_part",), ("round_ends", int(frozen)))
    else:
        t.then(("heroes_part",), ("monsters_part",), ("round_ends", int(frozen)))


def defeat(t: Table) -> None:
    """DJ-10.11, DJ-31.51, DJ-31.52: nobody stands: those who are down die."""
    for hero in party.heroes_in(t):
        life.die(t, hero)
    if not any(hero.fate == LEFT for hero in t.heroes):
        goals.forfeit(t)  # DJ-1.13
    outcome.check_party(t)


def heroes_part(t: Table) -> Script[None]:
    """DJ-13.3, DJ-13.6: the leader names the next; one healed in time still plays (DJ-7.12)."""
    settle(t)
    waiting = [hero for hero in party.standing(t) if not hero.played]
    if not waiting:
        return
    hero = yield from leader.name_next(t, waiting)
    t.then(("fight_starts", hero.number), ("fight",), ("fight_ends",), ("heroes_part",))


# ------------------------------------------------------------------ monsters


def monsters_part(t: Table) -> None:
    """DJ-11.5: the MD's melee window; then all monsters, those who have just come included (DJ-24.9)."""
    settle(t)
    for monster in t.monsters:
        monster.played = False
    for hero in t.heroes:
        hero.hits = 0
    t.then(("window", "melee"), ("next_monster",))


def next_monster(t: Table) -> Script[None]:
    """DJ-13.5: in the order the MD likes."""
    settle(t)
    waiting = [monster for monster in t.monsters if not monster.played]
    if not waiting:
        t.frenzy = False
        return
    if t.md == NOBODY:
        monster = monster_play.next_to_act(t, waiting)
    else:
        options: list[Pick] = [("act", one.number, one.kind) for one in waiting]
        pick = yield from decide(t, "next-monster", options, "DJ-13.5")
        monster = waiting[options.index(pick)]
    t.then(("prowl_starts", monster.number), ("prowl",), ("next_monster",))


# ------------------------------------------------------------------ the end of a round and of the phase


def round_ends(t: Table, frozen: int) -> None:
    """DJ-24.10 to DJ-24.12, DJ-7.7: regeneration, what lasts the round, harsh death, monsters that withdraw."""
    settle(t)
    for monster in t.monsters:
        creature = monster.creature
        if creature.regeneration and not monster.singed and monster.life < creature.life:
            monster.life = min(creature.life, monster.life + creature.regeneration)
            t.say("regenerates", "DJ-31.59", monster=monster.kind, left=monster.life)
        monster.singed = False
    states.round_ends(t)
    if t.struck:
        t.idle = 0
    elif not frozen:
        t.idle += 1
    if t.round >= ROUNDS or t.idle >= IDLE or (t.idle >= IDLE_SHUT_OUT and _shut_out(t)):
        withdraw(t)
        interruption.interrupt(t, ("combat_ends",))
    if t.harsh and any(hero.life == 0 and hero.number not in t.fallen for hero in party.heroes_in(t)):
        t.then(("last_aid",), ("harsh_deaths",), ("round",))
    else:
        t.then(("round",))


def harsh_deaths(t: Table) -> None:
    """DJ-7.7, DJ-7.8."""
    life.deaths(t, spared=t.fallen)
    outcome.check_party(t)


def _shut_out(t: Table) -> bool:
    """DJ-24.10: no monster has a path, figures ignored, to a square from which it could attack anybody standing."""
    heroes = [hero for hero in t.heroes if is_standing(hero)]
    for monster in t.monsters:
        ways = distances.far(t, (monster.at,), webs=not monster.creature.web)
        open_squares = [square for square, steps in enumerate(ways) if steps < distances.NO_WAY]
        for hero in heroes:
            if targeting.stand_to_attack(t, monster, hero, open_squares):
                return False
            if monster.spells and any(sees(t.map, square, hero.at) for square in open_squares):
                return False
    return True


def withdraw(t: Table) -> None:
    """DJ-24.10, DJ-24.13: gone without experience or Treasure, their cards back in the deck; quest monsters stay."""
    t.say("withdraw", "DJ-24.10")
    for monster in [one for one in t.monsters if not one.quest]:
        t.stand(monster, OFF)
        t.monsters.remove(monster)
        group = t.groups[monster.group]._replace(left=t.groups[monster.group].left - 1, treasures=0)
        t.groups[monster.group] = group
        if group.card and not group.left:
            insort(t.decks["monster"], group.card)


def combat_ends(t: Table) -> None:
    """DJ-24.14, DJ-31.54: Strength comes back; last aid, deaths, loot and objectives follow."""
    restore_strength(t)
    for hero in t.heroes:
        hero.frozen = False  # DJ-37.7: the ice melts
    for monster in t.monsters:
        monster.frozen = monster.knocked = monster.rooted = monster.lost_turn = monster.singed = False
    t.then(("last_aid",), ("combat_over",))


def combat_over(t: Table) -> None:
    """Deaths (DJ-7.6), the Treasures of finished cards (DJ-30.5), the objective (DJ-1.13), a new PE (DJ-10.10)."""
    life.deaths(t)
    for hero in t.heroes:
        if hero.sanctuary != NOBODY and t.heroes[hero.sanctuary].fate != IN:
            hero.sanctuary = NOBODY  # a priest who is gone has no next turn (DJ-38.9)
    states.phase_ends(t, PC)
    uses.combat_ends(t)
    t.fires = ()
    layout.refresh(t)
    t.ambush = t.dead_magic = t.frenzy = t.listened = False
    outcome.check_party(t)
    goals.cleared(t)
    goals.check(t)
    t.then(("spoils",), ("explore",))


STEPS: Steps = {
    "combat": combat,
    "round": combat_round,
    "heroes_part": heroes_part,
    "monsters_part": monsters_part,
    "next_monster": next_monster,
    "round_ends": round_ends,
    "harsh_deaths": harsh_deaths,
    "combat_ends": combat_ends,
    "combat_over": combat_over,
    "defeat": defeat,
}
