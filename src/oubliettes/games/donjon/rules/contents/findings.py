"""What comes of furniture and magic circles (DJ-18.4 to DJ-18.13, DJ-19)."""

from collections.abc import Callable

from oubliettes.games.donjon.goods import GRIMOIRES, POTION, TABLES, TORCH, Row
from oubliettes.games.donjon.pieces import CIRCLE, HEADINGS, MODULE, STRENGTH
from oubliettes.games.donjon.rules.adventurer.sheet import new, put
from oubliettes.games.donjon.rules.adventurer.states import CURSE, LUCK, add_effect
from oubliettes.games.donjon.rules.attack import harm, weapons
from oubliettes.games.donjon.rules.contents import loot
from oubliettes.games.donjon.rules.dice.life import heal, restore
from oubliettes.games.donjon.rules.dice.luck import Thrown, table_die, throw
from oubliettes.games.donjon.rules.dice.trials import trial
from oubliettes.games.donjon.rules.master import master
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.rules.movement import walking
from oubliettes.games.donjon.rules.zones import ground, layout, ways_on
from oubliettes.games.donjon.table import NOBODY, PC_NEXT, PE_NEXT, Hero, Piece, Steps, Table
from oubliettes.kernel import Ask, Pick, Script, number, word

LOOK: tuple[Pick, ...] = (("look",), ("decline",))
TELL: tuple[Pick, ...] = (("tell",), ("keep",))
MAKE: tuple[Pick, ...] = (("make_torch",), ("decline",))
DRAUGHT: tuple[Pick, ...] = (("drink_water",), ("bottle",))

Effect = Callable[[Table, Hero, Piece, Row, int], Script[None] | None]

# ------------------------------------------------------------------ furniture (DJ-19.1 to DJ-19.77)


def nothing(t: Table, hero: Hero, piece: Piece, row: Row, die: int) -> None:
    t.say("finds-nothing", row.rule, seat=hero.number)


def damage(t: Table, hero: Hero, piece: Piece, row: Row, die: int) -> Script[None]:
    """A dart, visions, a cut, a circle's bite: no defence."""
    if row.dice:
        yield from harm.harm(t, hero, row.dice, row.rule, cause=piece.kind)
    else:
        yield from harm.hurt(t, hero, row.amount, row.rule)


def treasure(t: Table, hero: Hero, piece: Piece, row: Row, die: int) -> None:
    """DJ-18.9: from a weapon rack only arms; else what the MD finds fit for such a piece (DJ-21.6)."""
    t.agenda.append(("treasure", hero.number, row.draw, "rack" if row.only else piece.kind))


def monster(t: Table, hero: Hero, piece: Piece, row: Row, die: int) -> Script[None]:
    """DJ-18.8: their coming ends his turn; in combat a circle ends his movement (DJ-19.58)."""
    t.say("alarm", row.rule, seat=hero.number)
    if piece.kind == CIRCLE:
        yield from _halt(t, hero)
    t.then(*(("monsters", NOBODY),) * row.draw)


def parchment(t: Table, hero: Hero, piece: Piece, row: Row, die: int) -> Script[None]:
    """DJ-18.11: he may look; once the objective room is revealed there is nothing to learn."""
    if t.revealed:
        t.say("finds-nothing", "DJ-18.11", seat=hero.number)
        return
    t.say("finds-parchment", row.rule, seat=hero.number)
    known = {"known": int(t.learnt[hero.number])}
    pick: Pick = yield Ask(hero.number, "parchment", LOOK, "DJ-18.11", None, known)
    if pick[0] == "look":
        learn(t, hero)


def learn(t: Table, hero: Hero) -> None:
    """DJ-18.11: he alone is shown how many cards lie above the objective card."""
    t.learnt[hero.number] = True
    t.say("looks", "DJ-18.11", seat=hero.number)
    t.say("distance", "DJ-18.11", readers=(hero.number,), cards=cards_above(t))
    t.agenda.append(("tell_distance", hero.number))


def cards_above(t: Table) -> int:
    return len(t.pile) - 1 - t.pile.index(t.objective)


def tell_distance(t: Table, seat: int) -> Script[None]:
    """DJ-18.11: he may pass the number on to the other adventurers' seats; never to the MD."""
    others = tuple(hero.number for hero in t.heroes if hero.number != seat)
    if not others:
        return
    pick: Pick = yield Ask(seat, "tell-distance", TELL, "DJ-18.11", None, {"cards": cards_above(t)})
    if pick[0] == "tell":
        for other in others:
            t.learnt[other] = True
        t.say("tells", "DJ-18.11", seat=seat)
        t.say("distance", "DJ-18.11", readers=others, cards=cards_above(t))


def grimoire(t: Table, hero: Hero, piece: Piece, row: Row, die: int) -> Script[None]:
    """DJ-18.12."""
    die, rolls = yield from table_die(t, hero, "grimoire")
    put(hero, new(GRIMOIRES[die - 1]))
    t.say("finds-item", row.rule, rolls=rolls, seat=hero.number, thing=GRIMOIRES[die - 1])


def explosion(t: Table, hero: Hero, piece: Piece, row: Row, die: int) -> Script[None]:
    """DJ-19.18, DJ-19.19: each figure within two squares of the bench, heroes first (DJ-25.19)."""
    t.say("explosion", row.rule)
    caught = _blast(t, piece.squares, row.radius)
    for other in t.heroes:
        if other.at in caught:
            yield from harm.harm(t, other, row.dice, row.rule, cause=piece.kind)
    for one in [one for one in t.monsters if one.at in caught and not one.frozen]:
        n = yield from harm.damage_dice(t, hero.number, row.dice, one)
        weapons.damage(t, hero, one, n, magic=False)  # DJ-25.16, DJ-30.14


def _blast(t: Table, squares: tuple[int, ...], radius: int) -> set[int]:
    """DJ-19.19: so many steps from there, over furniture and figures, through open doors but no walls."""
    found = set(squares)
    for _ in range(radius):
        found |= {to for square in found for to in t.map.near[square]}
    return found


def item(t: Table, hero: Hero, piece: Piece, row: Row, die: int) -> Script[None]:
    """A potion; or a torch, if he cares to make one (DJ-19.24)."""
    if row.item == TORCH:
        pick: Pick = yield Ask(hero.number, "make-torch", MAKE, row.rule)
        if pick[0] == "decline":
            return
    put(hero, new(row.item, row.amount))
    t.say("finds-item", row.rule, seat=hero.number, thing=row.item)


def penalty(t: Table, hero: Hero, piece: Piece, row: Row, die: int) -> None:
    """DJ-19.30."""
    add_effect(hero, CURSE, row.value, PE_NEXT)
    t.say("cursed", row.rule, seat=hero.number)


def spawn(t: Table, hero: Hero, piece: Piece, row: Row, die: int) -> Script[None]:
    """A mummy beside its sarcophagus (DJ-19.36), or the statue itself, as a troll (DJ-19.44)."""
    t.turn.over = True
    if piece.kind == "statue":
        piece.gone = True
        layout.refresh(t)
        yield from arrival.wake(t, row.monster, piece.squares, hero.number, unique=True)
        return
    yield from arrival.wake_beside(t, row.monster, piece, hero.number)


def stuck_lid(t: Table, hero: Hero, piece: Piece, row: Row, die: int) -> Script[None]:
    """DJ-19.35: the first test is part of the opening; the result of the die is kept."""
    piece.spent = False
    piece.row = die
    yield from heave(t, hero, piece, row)


def heave(t: Table, hero: Hero, piece: Piece, row: Row) -> Script[None]:
    """DJ-19.33, DJ-19.34: a Strength test, once for each adventurer."""
    piece.tried |= 1 << hero.number
    if (yield from trial(t, hero, STRENGTH, rule=row.rule)):
        piece.spent = True
        t.agenda.append(("treasure", hero.number, row.draw, piece.kind))
    else:
        t.say("lid-resists", row.rule, seat=hero.number)


def secret_door(t: Table, hero: Hero, piece: Piece, row: Row, die: int) -> Script[None]:
    """Behind the throne, which slides away (DJ-19.71), or on a side that the MD chooses (DJ-19.46)."""
    zone = t.zones[piece.zone]
    sides = ways_on.secret_sides(t, zone)
    if piece.kind == "throne":
        behind = (piece.squares[0] // MODULE, piece.side)
        if behind in sides:
            piece.gone = True
            layout.refresh(t)
            ways_on.secret_door(t, zone, *behind)
            return
    elif sides:
        options: list[Pick] = [("side", HEADINGS[side], module) for module, side in sides]
        pick = yield from master(t, "secret-side", options, "DJ-19.46")
        ways_on.secret_door(t, zone, number(pick, 2), HEADINGS.index(word(pick)))
        return
    t.say("finds-nothing", "DJ-17.23", seat=hero.number)


def gold(t: Table, hero: Hero, piece: Piece, row: Row, die: int) -> Script[None]:
    found = Thrown(row.amount)
    if row.dice:
        found = yield from throw(t, hero, row.dice, "gold")
    loot.gain_gold(t, hero, found.total, found.rolls)


def poison_water(t: Table, hero: Hero, piece: Piece, row: Row, die: int) -> None:
    """DJ-19.50: felt from his next turn on (DJ-19.51)."""
    hero.water = True
    t.say("poisoned-water", row.rule, seat=hero.number)


def healing_water(t: Table, hero: Hero, piece: Piece, row: Row, die: int) -> Script[None]:
    """DJ-19.53, DJ-19.54: he draws at once, the others may come later."""
    piece.spent = False
    piece.row = die
    yield from draw_water(t, hero, piece, row)


def draw_water(t: Table, hero: Hero, piece: Piece, row: Row) -> Script[None]:
    """Once each: drunk, or bottled as a healing potion."""
    piece.tried |= 1 << hero.number
    pick: Pick = yield Ask(hero.number, "enchanted-water", DRAUGHT, "DJ-19.53")
    if pick[0] == "bottle":
        put(hero, new(POTION))
        t.say("finds-item", row.rule, seat=hero.number, thing=POTION)
    else:
        yield from restore(t, hero, row.dice, cures=True)


# ------------------------------------------------------------------ the magic circle (DJ-19.57 to DJ-19.68)


def enter_circle(t: Table, hero: Hero, piece: Piece) -> Script[None]:
    """DJ-19.58: the first adventurer who steps onto it, once for each circle, in either phase."""
    die, rolls = yield from table_die(t, hero, "circle")
    piece.row = die
    piece.spent = True
    row = TABLES["magic_circle"][die - 1]
    t.say("enters-circle", "DJ-19.57", rolls=rolls, seat=hero.number, die=die)
    yield from EFFECTS[row.effect](t, hero, piece, row, die) or ()


def teleport(t: Table, hero: Hero, piece: Piece, row: Row, die: int) -> Script[None]:
    """DJ-19.60, DJ-19.61: to a free square of the first zone of this level; his turn ends."""
    zone = ways_on.first_of_level(t, ground.zone_of(t, hero.at).level)
    m = t.map
    t.turn.over = True
    options: list[Pick] = [("arrive", m.x[at], m.y[at]) for at in ground.free_squares(t, zone.number)]
    if not options:
        return
    pick: Pick = yield Ask(hero.number, "arrive", options, "DJ-19.61")
    t.stand(hero, next(at for at in zone.squares if (m.x[at], m.y[at]) == pick[1:]))
    walking.carry_torch(t, hero)


def full_heal(t: Table, hero: Hero, piece: Piece, row: Row, die: int) -> None:
    """DJ-19.62, DJ-19.91."""
    heal(t, hero, hero.max_life, cures=True)


def prisoner(t: Table, hero: Hero, piece: Piece, row: Row, die: int) -> Script[None]:
    """DJ-19.65: he goes no further; see `furniture.break_free`."""
    hero.prisoner = piece.number
    t.say("imprisoned", row.rule, seat=hero.number)
    yield from _halt(t, hero)


def _halt(t: Table, hero: Hero) -> Script[None]:
    """DJ-19.58: a movement broken by a circle ends there, or beside it if he was passing over somebody (DJ-12.16)."""
    t.turn.stopped = True
    if t.turn.passing:
        yield from walking.settle(t, hero)


def luck(t: Table, hero: Hero, piece: Piece, row: Row, die: int) -> None:
    """DJ-19.67."""
    add_effect(hero, LUCK, row.value, PC_NEXT)
    t.say("lucky", row.rule, seat=hero.number)


EFFECTS: dict[str, Effect] = {
    "nothing": nothing,
    "damage": damage,
    "treasure": treasure,
    "monster": monster,
    "objective_distance": parchment,
    "grimoire": grimoire,
    "explosion": explosion,
    "item": item,
    "penalty": penalty,
    "spawn": spawn,
    "test_then_treasure": stuck_lid,
    "secret_door": secret_door,
    "gold": gold,
    "poison_water": poison_water,
    "healing_water": healing_water,
    "teleport_level_start": teleport,
    "full_heal": full_heal,
    "prisoner": prisoner,
    "bonus_all_dice": luck,
}
"""By the effect of a row."""


STEPS: Steps = {"tell_distance": tell_distance}
