"""Light and darkness (DJ-22)."""

from oubliettes.games.donjon.goods import EVERBURNING
from oubliettes.games.donjon.pieces import QUESTS
from oubliettes.games.donjon.rules.adventurer.sheet import carries, has_light, is_standing
from oubliettes.games.donjon.rules.zones.ground import joined_zones
from oubliettes.games.donjon.table import Hero, Table


def is_dark(t: Table, zone: int) -> bool:
    """DJ-22.9: dark by its card or an event, and nobody standing there has a light. Other zones are lit (DJ-22.1)."""
    if not t.zones[zone].dark and t.zones[zone].level not in QUESTS[t.quest].get("dark_levels", ()):  # DJ-22.10
        return False
    place = t.map.zone
    beside = -1
    for hero in t.heroes:
        if not is_standing(hero):
            continue
        where = place[hero.at]
        if where == zone and has_light(hero):
            return False
        if where != zone and carries(hero, EVERBURNING):
            beside = where  # DJ-44.21; the card is the only one of its kind
    return beside < 0 or beside not in joined_zones(t, zone)


def dark_for(t: Table, hero: Hero) -> bool:
    """DJ-22.4: the zone he stands in when he declares a run or makes a test."""
    return is_dark(t, t.map.zone[hero.at])
