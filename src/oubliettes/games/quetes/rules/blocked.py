"""What a person would expect to be offered and may not pick now, with the rule that forbids it."""

from oubliettes.games.quetes.pieces import ARENA_ROUND, CONSTANTS, HEAL_PRICE, LOVE, SEATS, TOLL, TROPHY_PRICE
from oubliettes.games.quetes.rules.guild import room
from oubliettes.games.quetes.rules.power import can_flee, gauge
from oubliettes.games.quetes.table import REST, Table
from oubliettes.kernel import Blocked


def phase_two(t: Table) -> list[Blocked]:
    """Arenas in the observation rounds or under Surge of Love; the Dungeon for those who cannot pay The Toll."""
    found = []
    if t.round < ARENA_ROUND or t.lasting == LOVE:
        rule = "QT-3.7" if t.round < ARENA_ROUND else "QT-21.25"
        found = [Blocked(("arena", SEATS[seat]), rule) for seat in t.others(t.active)]
    if t.lasting == TOLL and t.player.gems < CONSTANTS["toll_price"]:
        found.append(Blocked(("dungeon",), "QT-10.11"))
    return found


def before_fight(t: Table) -> list[Blocked]:
    """Flight from a monster that is not strong enough."""
    assert t.fight
    return [] if can_flee(gauge(t.player), t.fight.enemy_power) else [Blocked(("flee",), "QT-13.7")]


def may_buy_quest(t: Table) -> bool:
    """QT-7.5, QT-7.6: one a turn, over Supply and Rest."""
    return t.quests_bought < CONSTANTS["quests_bought_per_turn"]


def may_buy_trophy(t: Table) -> bool:
    """QT-16.5: one a turn."""
    return t.trophies_bought < CONSTANTS["trophies_bought_per_turn"]


def menu(t: Table) -> list[Blocked]:
    """Healing and quests that are not to be had."""
    p = t.player
    found = []
    if p.cursed and p.wounds:
        found.append(Blocked(("heal",), "QT-24.6"))
    elif not p.wounds or p.gems < HEAL_PRICE:
        found.append(Blocked(("heal",), "QT-7.4"))
    if not may_buy_quest(t):
        found.append(Blocked(("buy_quest",), "QT-7.6"))
    elif room(p) <= 0:
        found.append(Blocked(("buy_quest",), "QT-7.8"))
    elif p.gems < CONSTANTS["quest_price"]:
        found.append(Blocked(("buy_quest",), "QT-7.5"))
    elif not t.pile:
        found.append(Blocked(("buy_quest",), "QT-7.9"))
    if t.phase == REST and (not may_buy_trophy(t) or p.gems < TROPHY_PRICE):
        found.append(Blocked(("buy_trophy",), "QT-16.4" if may_buy_trophy(t) else "QT-16.5"))
    return found
