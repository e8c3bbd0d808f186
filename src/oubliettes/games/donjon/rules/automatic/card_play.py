"""The automatic MD's cards and other choices (DJ-35.1 to DJ-35.4, DJ-35.22)."""

from collections.abc import Callable, Iterable, Sequence

from oubliettes.games.donjon.board import distance, place
from oubliettes.games.donjon.goods import TREASURES
from oubliettes.games.donjon.pieces import CREATURES, DUNGEON_CARDS, EVENT_CARDS, MONSTER_CARDS, ROOM_CARDS, seat_of
from oubliettes.games.donjon.rules.adventurer.sheet import is_standing
from oubliettes.games.donjon.rules.master import Chooser
from oubliettes.games.donjon.table import Monster, Table
from oubliettes.kernel import Pick, number, word


def _best(options: Iterable[Pick], value: Callable[[Pick], float]) -> Pick:
    """The option worth most, the first of equals: they come in reading order, or as cards were drawn."""
    return max(options, key=value)


def _play(t: Table, options: Sequence[Pick]) -> Pick:
    """DJ-35.1: it always takes its card, and plays the one with the highest value, the first drawn on a tie.

    With no room for it and nothing to play it discards (DJ-11.11).
    """
    if options[0] == ("draw",):
        return options[0]
    cards = [option for option in options if option[0] == "play"]
    if not cards:
        useless = [option for option in options if option[0] == "discard"]
        return _discard(t, useless) if useless else options[-1]
    return _best(cards, lambda option: EVENT_CARDS[t.hand[number(option)]].value)


def _discard(t: Table, options: Sequence[Pick]) -> Pick:
    """DJ-35.22: a sixth card: the one of lowest value."""
    return _best(options, lambda option: -EVENT_CARDS[t.hand[number(option)]].value)


def _hero(t: Table, options: Sequence[Pick]) -> Pick:
    """DJ-35.2: him it has targeted least, then him with most PV, then seat order."""
    return min(options, key=lambda option: _worth_a_card(t, seat_of(option[1])))


def _worth_a_card(t: Table, number: int) -> tuple[int, int, int]:
    hero = t.heroes[number]
    return (hero.targeted, -hero.life, number)


def _zone(t: Table, options: Sequence[Pick]) -> Pick:
    """DJ-35.3: the zone with most adventurers."""
    where = [t.map.zone[hero.at] for hero in t.heroes if is_standing(hero)]
    return _best(options, lambda option: where.count(number(option)))


def _door(t: Table, options: Sequence[Pick]) -> Pick:
    """DJ-35.3: the open door with most adventurers beyond it."""
    zones = [t.map.zone[hero.at] for hero in t.heroes if is_standing(hero)]
    doors = [t.doors[number(option)] for option in options]
    here = set.intersection(*({door.zone, door.beyond} for door in doors))
    """All of them are doors of one zone."""

    def crowd(option: Pick) -> int:
        door = t.doors[number(option)]
        return sum(zones.count(zone) for zone in (door.zone, door.beyond) if zone not in here)

    return _best(options, crowd)


def _monster(t: Table, options: Sequence[Pick]) -> Pick:
    """DJ-35.3: the monster that has lost most PV."""

    def lost(option: Pick) -> int:
        monster = t.figure(number(option))
        assert isinstance(monster, Monster)
        return monster.creature.life - monster.life

    return _best(options, lost)


def _kind(t: Table, options: Sequence[Pick]) -> Pick:
    """DJ-35.22: Reinforcements of the kind worth most XP."""
    return _best(options, lambda option: CREATURES[word(option, 2)].xp)


def _far(t: Table, options: Sequence[Pick]) -> Pick:
    """DJ-35.3: the free square farthest from the adventurers."""
    m = t.map
    heroes = [hero.at for hero in t.heroes if is_standing(hero)]

    def gap(option: Pick) -> int:
        square = m.at[place(number(option), number(option, 2))]
        return min((distance(m, square, at) for at in heroes), default=0)

    return _best(options, gap)


def _ahead(t: Table, options: Sequence[Pick]) -> Pick:
    """DJ-35.4: of the new card and the one held, the better for it; the new one on a tie."""
    kind = t.drawn_from
    new, held = _card_worth(kind, t.drawn), _card_worth(kind, t.held[kind])
    return options[1] if held > new else options[0]


def _card_worth(kind: str, card: str) -> int:
    if kind == "dungeon":
        return int(bool(DUNGEON_CARDS[card].tile.room))
    if kind == "monster":
        return MONSTER_CARDS[card].xp
    if kind == "treasure":
        return -TREASURES[card].value
    return int(ROOM_CARDS[card].monsters)


def _place(t: Table, options: Sequence[Pick]) -> Pick:
    """DJ-35.6, for a bot on the MD's seat: casters, archers, others; the first square in reading order."""

    def rank(option: Pick) -> tuple[int, int, int]:
        creature = CREATURES[word(option, 3)]
        return (0 if creature.spells else 1 if creature.ranged else 2, number(option, 2), number(option))

    return min(options, key=rank)


CHOICES: dict[str, Chooser] = {
    "md-step": _play,
    "first-event": _play,
    "window": _play,
    "sixth-card": _discard,
    "event-hero": _hero,
    "event-zone": _zone,
    "event-door": _door,
    "event-monster": _monster,
    "event-kind": _kind,
    "event-square": _far,
    "card-ahead": _ahead,
    "place-monster": _place,
}
"""By prompt."""
