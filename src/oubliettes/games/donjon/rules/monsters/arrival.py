"""The Monster deck, and monsters that come onto the board (DJ-24.1 to DJ-24.5, DJ-30, DJ-43)."""

from bisect import insort
from collections.abc import Iterable

from oubliettes.games.donjon.board import distance, picked_square, sees
from oubliettes.games.donjon.goods import THINGS
from oubliettes.games.donjon.pieces import COMPONENTS, CREATURES, MONSTER_CARDS, NUMBERS, SKILLS, MonsterCard
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.adventurer.sheet import is_standing, may_use, owned
from oubliettes.games.donjon.rules.ending import interruption
from oubliettes.games.donjon.rules.master import decide
from oubliettes.games.donjon.rules.zones import ground
from oubliettes.games.donjon.table import NOBODY, OFF, PE, Coming, Group, Hero, Monster, Piece, Steps, Table
from oubliettes.kernel import Pick, Script

SOLDIERS = "soldiers"
SEASONED: int = NUMBERS["seasoned_skills"]
"""Skills the adventurers own on average before cards of the rare tier come (DJ-30.11)."""
RARE_TIER: int = NUMBERS["rare_tier"]
HOWL: int = next(entry["monsters"] for entry in COMPONENTS["event_card"] if entry["id"] == "distant_howl")
"""DJ-42.26."""
LATER = -2
"""Instead of a chasm's number: these monsters wait to be placed with others (DJ-20.8)."""
ARRIVALS = frozenset(("monsters", "monster_card", "place_monsters", "place_quest", "place_custom"))
"""Steps that still bring monsters: a fight starts when the last of them are there."""


# ------------------------------------------------------------------ the deck


def deck(t: Table) -> list[str]:
    """DJ-43.1, DJ-30.11: sorted, since nobody knows its order."""
    every = t.full_deck or seasoned(t)
    return sorted(
        card.id for card in MONSTER_CARDS.values() for _ in range(card.count) if card.tier < RARE_TIER or every
    )


def seasoned(t: Table) -> bool:
    """DJ-30.11: whether the adventurers are ready for the worst."""
    return sum(len(hero.skills) for hero in t.heroes) >= SEASONED * len(t.heroes)


def may_come(t: Table, card: str, why: str) -> bool:
    """DJ-30.9: no unique among soldiers. DJ-30.12: nothing that the party has no means to hurt."""
    found = MONSTER_CARDS[card]
    if why == SOLDIERS and found.unique:
        return False
    return t.full_deck or not magic_only(found) or can_hurt_magic(t)


def magic_only(card: MonsterCard) -> bool:
    return any(CREATURES[kind].magic_only for kind, _ in card.creatures)


def can_hurt_magic(t: Table) -> bool:
    """DJ-30.12."""
    return any(is_standing(hero) and _has_means(hero) for hero in t.heroes)


def _has_means(hero: Hero) -> bool:
    if any(SKILLS[skill].power >= 0 or skill == "sacred_hammer" for skill in hero.skills):
        return True
    things = [THINGS[item.kind] for item in owned(hero)]
    if any(thing.skill and SKILLS[thing.skill].power >= 0 for thing in things):
        return True
    weapons = [thing for thing in things if thing.slot == "weapon" and may_use(hero, thing)]
    missiles = [thing for thing in things if thing.ammo and not thing.slot]
    return any(weapon.magic and not weapon.ranged for weapon in weapons) or any(
        (weapon.magic or one.magic) and weapon.ammo == one.ammo for weapon in weapons for one in missiles
    )


def come(t: Table, zone: int, piece: int = NOBODY) -> None:
    """A Monster card for a newly revealed zone, or for any (`NOBODY`); `piece`: a chasm whose bridge they guard."""
    if zone == NOBODY:
        t.listened = False
    t.agenda.append(("draw", "monster", "monster_card", "", zone, piece))


def monster_card(t: Table, card: str, why: str, zone: int, piece: int) -> None:
    """DJ-30.1, DJ-30.8, DJ-30.9: its monsters, and a lieutenant's soldiers from a second card.

    DJ-43.2: the card is back in the deck when the last of them is gone.
    """
    if card:
        _muster(t, MONSTER_CARDS[card])
    if card and MONSTER_CARDS[card].unique == "lieutenant":
        t.agenda.append(("draw", "monster", "monster_card", SOLDIERS, zone, piece))
    elif piece != LATER:
        t.agenda.append(("place_monsters", zone, piece))


def _muster(t: Table, found: MonsterCard) -> None:
    """All that the card shows wait to be placed."""
    howl = _howl(t, found)
    number = len(t.groups)
    crowd = [(kind, n + HOWL * (kind == howl)) for kind, n in found.creatures]
    t.groups.append(Group(found.id, sum(n for _, n in crowd), found.treasures))
    t.coming += [Coming(kind, number) for kind, n in crowd for _ in range(n)]
    t.say("monsters", "DJ-30.1", monsters=tuple(crowd))


def _howl(t: Table, card: MonsterCard) -> str:
    """DJ-42.26: one more of the first kind that is not unique."""
    if not t.howl:
        return ""
    kind = next((kind for kind, _ in card.creatures if not CREATURES[kind].unique), "")
    if kind:
        t.howl = False
    return kind


# ------------------------------------------------------------------ onto the board


def spawn(t: Table, kind: str, group: int, square: int, *, unique: bool = False, quest: bool = False) -> Monster:
    """As many as come: figures are no limit (DJ-30.17)."""
    creature = CREATURES[kind]
    monster = Monster(t.made, kind, life=creature.life, group=group, spells=creature.spells, unique=unique, quest=quest)
    t.made += 1
    t.monsters.append(monster)
    t.stand(monster, square)
    return monster


def place_monsters(t: Table, zone: int, piece: int) -> Script[None]:
    """DJ-24.1 to DJ-24.5: at the limit of sight, as the MD likes among equally distant squares."""
    yield from settle_in(t, zone, piece)
    alarm(t)


def settle_in(t: Table, zone: int, piece: int = NOBODY) -> Script[None]:
    """All monsters that are to come are placed, one after the other. DJ-24.2."""
    t.coming.sort(key=lambda one: _rank(one.kind))
    ground = _ground(t, zone, t.pieces[piece] if piece != NOBODY else None)
    m = t.map
    while t.coming:
        squares = ground.best()
        if not squares:  # those that do not fit are not played
            for _, group in t.coming:
                _not_played(t, group)
            t.coming.clear()
            break
        kinds = tuple(dict.fromkeys(t.coming))
        if t.md == NOBODY:
            square, (kind, group) = squares[0], t.coming[0]  # DJ-35.6
        else:
            options: list[Pick] = [("place", m.x[sq], m.y[sq], kind) for kind, _ in kinds for sq in squares]
            options = list(dict.fromkeys(options))
            pick = yield from decide(t, "place-monster", options, "DJ-24.3", kinds=tuple(k for k, _ in kinds))
            square = picked_square(m, pick)
            kind, group = next(one for one in t.coming if one.kind == pick[3])
        t.coming.remove(Coming(kind, group))
        card = t.groups[group].card
        spawn(t, kind, group, square, unique=bool(card and MONSTER_CARDS[card].unique))
        ground.take(square)


def _rank(kind: str) -> int:
    """DJ-35.6: spellcasters first, then archers, then the others."""
    creature = CREATURES[kind]
    return 0 if creature.spells else 1 if creature.ranged else 2


def _not_played(t: Table, number: int) -> None:
    group = t.groups[number]
    group = group._replace(left=group.left - 1)
    if not group.left:
        group = group._replace(treasures=0)
        if group.card:
            insort(t.decks["monster"], group.card)
    t.groups[number] = group


class _Ground:
    """Where monsters may still be placed: groups of squares, the best first."""

    def __init__(self, ranks: list[list[int]]) -> None:
        self.ranks = ranks

    def best(self) -> list[int]:
        while self.ranks and not self.ranks[0]:
            self.ranks.pop(0)
        return self.ranks[0] if self.ranks else []

    def take(self, square: int) -> None:
        for squares in self.ranks:
            if square in squares:
                squares.remove(square)


def _ground(t: Table, zone: int, chasm: Piece | None) -> _Ground:
    """DJ-24.3 to DJ-24.5, DJ-19.88: far side of a chasm first, then in sight as far as possible, then the nearest.

    DJ-24.4: in that zone, if it is new; else in any.
    """
    m = t.map
    heroes = [hero.at for hero in t.heroes if is_standing(hero)]
    zones = [zone] if zone != NOBODY else range(len(t.zones))
    squares = [square for number in zones for square in t.zones[number].squares if ground.free(t, square)]
    gaps = {square: min(distance(m, square, at) for at in heroes) for square in squares} if heroes else {}
    seen = [square for square in gaps if any(sees(m, at, square) for at in heroes)]
    ranks: list[list[int]] = []
    if chasm is not None:
        beyond = _far_side(t, chasm, seen)
        ranks += _by_distance(t, beyond, gaps)
        seen = [square for square in seen if square not in beyond]
    ranks += _by_distance(t, seen, gaps)
    if heroes:
        ranks += _out_of_sight(t, zone, heroes, {square for rank in ranks for square in rank})
    return _Ground(ranks)


def _out_of_sight(t: Table, zone: int, heroes: list[int], taken: set[int]) -> list[list[int]]:
    """DJ-24.5: what is left of that zone, or of those of the adventurers, and next door; the nearest first."""
    m = t.map
    home = {zone} if zone != NOBODY else {m.zone[at] for at in heroes}
    home |= {other for number in home for other in ground.joined_zones(t, number)}
    rest = [sq for number in sorted(home) for sq in ground.free_squares(t, number) if sq not in taken]
    gaps = {square: min(distance(m, square, at) for at in heroes) for square in rest}
    return list(reversed(_by_distance(t, rest, gaps)))


def _by_distance(t: Table, squares: Iterable[int], gaps: dict[int, int]) -> list[list[int]]:
    """Farthest first, each group in reading order."""
    found: dict[int, list[int]] = {}
    for square in squares:
        found.setdefault(gaps[square], []).append(square)
    m = t.map
    return [sorted(found[gap], key=lambda sq: (m.y[sq], m.x[sq])) for gap in sorted(found, reverse=True)]


def _far_side(t: Table, chasm: Piece, squares: list[int]) -> list[int]:
    """The squares across the band, seen from the adventurer who opened the door, else from the leader."""
    m = t.map
    opener = t.heroes[t.turn.figure] if 0 <= t.turn.figure < len(t.heroes) else party.leader(t)
    line = m.y if chasm.side % 2 == 0 else m.x
    band = line[chasm.squares[0]]
    near_side = line[opener.at] > band
    return [square for square in squares if line[square] != band and (line[square] > band) != near_side]


def alarm(t: Table) -> None:
    """DJ-10.3: monsters in an Exploration Phase start a fight; in a Combat Phase they join it (DJ-24.9)."""
    if t.phase != PE or not t.monsters:
        return
    if any(step[0] in ARRIVALS or step[:2] == ("draw", "monster") for step in t.agenda):
        return
    interruption.start_combat(t)


def wake(t: Table, kind: str, squares: Iterable[int], waker: int, *, unique: bool = False) -> Script[None]:
    """DJ-18.8, DJ-19.36, DJ-19.44: a creature on one of these squares, the nearest to its waker, whom it goes for."""
    m = t.map
    at = t.heroes[waker].at
    free = [square for square in squares if ground.free(t, square)]
    if not free:
        return
    least = min(distance(m, square, at) for square in free)
    options: list[Pick] = [("place", m.x[sq], m.y[sq], kind) for sq in free if distance(m, sq, at) == least]
    pick = yield from decide(t, "place-monster", options, "DJ-19.36", kinds=(kind,))
    t.groups.append(Group("", 1, 0))
    monster = spawn(t, kind, len(t.groups) - 1, picked_square(m, pick), unique=unique)
    monster.waker = waker
    t.listened = False
    t.say("wakes", "DJ-18.8", monster=kind, seat=waker)
    alarm(t)


def wake_beside(t: Table, kind: str, piece: Piece, waker: int) -> Script[None]:
    """DJ-19.36: on a free square that touches the piece; where none is, on the nearest."""
    free = [square for square in ground.around(t, piece.squares) if ground.free(t, square)]
    if not free:
        nearest = ground.nearest_free(t, piece.squares[0])
        free = [nearest] if nearest != OFF else []
    yield from wake(t, kind, free, waker)


STEPS: Steps = {
    "monsters": come,
    "monster_card": monster_card,
    "place_monsters": place_monsters,
}
